import { fold } from '../language/words.ts'
import { type VerdictPack, verdictPacks } from './verdict-words.ts'

/** Longer texts are a story, of which the first part is read. */
const verdictCharactersMax = 600
const clausesMax = 12
/** In so few words a number at the end is the score. */
const shortWordsMax = 5
/** Scores this far apart pull the summing-up one step towards the other. */
const apartMin = 2

type Placed = { score: number; overall: boolean; feeling: boolean }

/**
 * Where a person's own words about the product stand from 1 (would warn others) to 5 (would miss
 * it): a number on a scale they name, else the words. Null when they do not say; never 3 for that.
 */
export function placeVerdict(text: string, language: string): number | null {
  const folded = fold(text.slice(0, verdictCharactersMax))
    .replace(
      /(?<!\p{L})(\p{L}+) (?=(?:out of|von|sur|de) (?:5|10|five|ten|fünf|zehn|cinq|dix|cinco|diez|dez)(?!\p{L}))/u,
      (all, word: string) => (digit[word] ? `${digit[word]} ` : all),
    )
    .replace(/(out of|von|sur|de) (five|fünf|cinq|cinco)(?!\p{L})/u, '$1 5')
    .replace(/(out of|von|sur|de) (ten|zehn|dix|diez|dez)(?!\p{L})/u, '$1 10')
  return placeNumber(folded) ?? placeWords(folded, verdictPacks[language.slice(0, 2)] ?? null)
}

const digit: Record<string, number> = Object.fromEntries(
  [
    'one two three four five',
    'eins zwei drei vier fünf',
    'un deux trois quatre cinq',
    'uno dos tres cuatro cinco',
    'um dois três quatro cinco',
  ].flatMap((list) => list.split(' ').map((word, index) => [word, index + 1])),
)

/** `4`, `4/5`, `8 out of 10`, `between 3 and 4`, `a four`; a scale of 10 or 100 is brought to 5. */
function placeNumber(folded: string): number | null {
  const scale =
    /(\d{1,3}(?:[.,]\d)?) ?(?:\/|out of|of|von|sur|de|em) ?(5|10|20|100)\b(?! for (?:comedy|effort|style|trying|looks|drama))|(\d{1,3}) ?%/.exec(
      folded,
    )
  if (scale) return bring(scale[1] ?? scale[3] ?? '', Number(scale[2] ?? 100))
  const rated =
    /(?:give (?:it|them|you)|rate (?:it|them|you)|gebe (?:ich )?(?:\p{L}+ )?|doy|donne|dou) (?:an? |eine? |une? |uma? )?(?:solid |strong |weak )?([6-9]|10|[1-5])(?![\d%.,:])/u.exec(
      folded,
    )
  if (rated) return placeBare(Number(rated[1]))
  const alone =
    /^(?:an? |eine? |une? |uma? |nota |so )?([6-9]|10)(?=$|[.,!;]| (?:maybe|probably|i guess|i think|tbh|or so|vielleicht|peut-être|quizás|talvez)\b)/.exec(
      folded,
    )
  if (alone && folded.split(' ').length <= shortWordsMax) return placeBare(Number(alone[1]))
  const range =
    /(?<![\d.,])([1-5]) ?(?:-|to|or|and|bis|oder|und|à|ou|et|a|o|y|e) ?([1-5])(?![\d%])/.exec(
      folded,
    )
  if (range) return middleward((Number(range[1]) + Number(range[2])) / 2)
  const last = /(?:^|[\s,;:-])([1-5])[.!]?$/.exec(folded)
  if (last && folded.split(' ').length <= shortWordsMax) return Number(last[1])
  const start =
    /^(?:(?:i'd say|i would say|say|probably|about|maybe|a|an|so|eine|un|una|um|uma|le|ich würde sagen|je dirais|diría|diria)[\s,:]+)*([1-5]|\p{L}+)(?:[.,]5)?(?=$|[\s.,!;:)-])/u.exec(
      folded,
    )
  const word = start?.[1] ?? ''
  const bare = folded.split(' ').length <= 3 || /^[1-5]/.test(word)
  const score = /^[1-5]$/.test(word) ? Number(word) : (digit[word] ?? null)
  if (
    score === null ||
    !bare ||
    /^[1-5]\s+(?!stars?|sterne?|étoiles?|estrell|estrel|-|,)\p{L}/u.test(folded)
  ) {
    return null
  }
  return /^\d[.,]5/.test(word + folded.slice(1, 3)) ? middleward(score + 0.5) : score
}

/** A number above the scale that was asked for is meant out of ten. */
function placeBare(value: number): number {
  return value > 5 ? Math.round(value / 2) : value
}

function bring(number: string, of: number): number | null {
  const value = Number(number.replace(',', '.'))
  if (value > of) return null
  if (of === 5) return value < 1 ? 1 : middleward(value)
  return Math.min(5, Math.max(1, Math.round((value / of) * 5)))
}

/** Halves go to the middle of the scale. */
function middleward(value: number): number {
  return value > 3 ? Math.floor(value) : Math.ceil(value)
}

/** What the person felt once and does not feel now. */
const past =
  /(?:^|(?<=[,.;!?]))[^,.;!?]*(?<!\p{L})(?:at first|at the start|in the beginning|used to (?:love|hate|like|be)|anfangs|am anfang|au début|al principio|no começo|no início)(?!\p{L})[^,.;!?]*/gu

function placeWords(folded: string, pack: VerdictPack | null): number | null {
  if (!pack) return null
  const today = folded.replace(past, ' ')
  const placed = (today.trim() === '' ? folded : today)
    .split(pack.turn)
    .flatMap((clause) => clause.split(', '))
    .slice(0, clausesMax)
    .flatMap((clause) => placeClause(clause, pack) ?? [])
  const [first] = placed
  const chosen =
    placed.find((clause) => clause.overall) ?? placed.find((clause) => clause.feeling) ?? first
  if (!chosen || !first) return null
  // "Very positive, I would recommend it": what was said first is no weaker for what follows.
  const isFurther = (first.score - 3) / (chosen.score - 3) > 1
  const main = isFurther && !chosen.overall ? first : chosen
  const others = placed.filter((clause) => clause !== main)
  const contrary = others.find((clause) => Math.abs(clause.score - main.score) >= apartMin)
  if (!contrary || main.overall || main.score === 3) return main.score
  return main.score + Math.sign(contrary.score - main.score)
}

function placeClause(clause: string, pack: VerdictPack): Placed | null {
  // A wish tells what is missing, not how it is.
  if (/\b(?:would be|wish|wäre|serait|sería|seria)\b/.test(clause)) return null
  const match = pack.phrases.find(({ pattern }) => pattern.test(clause))
  if (!match) return null
  const at = clause.search(match.pattern)
  const before = clause.slice(0, at)
  return {
    score: adjust(match.score, before.slice(-24), pack),
    overall: pack.overall.test(clause),
    feeling: pack.feeling.test(clause),
  }
}

/** `very happy` is a step further out than `happy`, `a bit disappointed` no further than 2. */
function adjust(score: number, before: string, pack: VerdictPack): number {
  const strong = pack.strong.test(before)
  if (strong && (score === 4 || score === 2)) return score === 4 ? 5 : 1
  if (pack.weak.test(before) && (score === 5 || score === 1)) return score === 5 ? 4 : 2
  return score
}
