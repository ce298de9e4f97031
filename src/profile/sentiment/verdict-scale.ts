import { wholeWords } from '../../language/letters.ts'
import { fold } from '../../language/words.ts'

/** A longer text is a story: only its numbers on a named scale are read. */
const verdictWordsMax = 14
const verdictCharactersMax = 600
/** In so few words a number is the score. */
const bareWordsMax = 3

/**
 * Where a person's own words place them from 1 (very negative) to 5 (very positive): a number on a
 * scale, else words that nobody could take otherwise. Null for everything else; a guess would lie.
 */
export function placeVerdict(text: string): number | null {
  const folded = fold(text.slice(0, verdictCharactersMax))
  return placeNumber(folded) ?? placeWords(folded)
}

const scaled = /(?<![\d.,])(\d{1,2}(?:[.,]5)?) ?(?:\/|out of|of|von|sur|de|em) ?(5|10)(?![\d%])/g
const spelled = new Map(
  [
    'one two three four five',
    'eins zwei drei vier fünf',
    'un deux trois quatre cinq',
    'uno dos tres cuatro cinco',
    'um dois três quatro cinco',
  ].flatMap((list) => list.split(' ').map((word, index) => [word, index + 1] as const)),
)

/** `4/5`, `8 out of 10`, or a bare `4` that is all or nearly all that was said. */
function placeNumber(folded: string): number | null {
  const [first, ...more] = [...folded.matchAll(scaled)]
  if (first) {
    const [value, of] = [Number(first[1]?.replace(',', '.')), Number(first[2])]
    if (more.length > 0 || value > of) return null
    return Math.max(1, Math.round((value / of) * 5))
  }
  const list = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  if (list.length === 0 || list.length > bareWordsMax) return null
  const [only] = list
  if (list.length === 1 && only !== undefined && spelled.has(only)) return spelled.get(only) ?? null
  const numbers = list.filter((word) => /\d/.test(word))
  return numbers.length === 1 && /^[1-5]$/.test(numbers[0] ?? '') ? Number(numbers[0]) : null
}

/** Words that say both, or what would be: they place nobody. */
const divided = wholeWords(
  "but|though|although|however|except|if|would|could|used to|at first|i'd|wish",
  'aber|obwohl|allerdings|außer|wenn|würde|könnte|wäre|früher|anfangs',
  'mais(?! ou menos)|sauf|pourtant|si|serait|pourrait|avant|au début',
  'pero|aunque|salvo|excepto|sería|podría|antes|al principio',
  'mas|embora|porém|exceto|se|seria|poderia|no início',
)
const denied = wholeWords(
  "not|no|never|nothing|\\p{L}+n't|dont|didnt|isnt",
  'nicht|kein\\p{L}*|nie|nichts',
  "pas|jamais|rien|aucun\\p{L}*|n'\\p{L}+",
  'nunca|jamás|tampoco|não',
)

const it = '(?:it|this|them|this app|the app|this product|the product|you guys)'
const steps: readonly (readonly [number, RegExp])[] = [
  [
    5,
    wholeWords(
      `(?:i |we )?(?:really |absolutely |just |simply )?(?:love|adore) ${it}`,
      'excellent|fantastic|brilliant|outstanding|(?:absolutely|just|simply) (?:great|perfect|wonderful)|very positive|(?:extremely|totally|completely) (?:happy|satisfied)',
      'ausgezeichnet|hervorragend|fantastisch|großartig|sehr positiv|rundum zufrieden|begeistert|ich liebe (?:es|sie|ihn|das)',
      "excellente?|fantastique|formidable|très positi(?:f|ve)|(?:je |j')(?:l'adore|adore)|enchantée?|ravie?",
      'excelente|fantástic[oa]|estupend[oa]|muy positiv[oa]|me encanta|encantad[oa]',
      'ótim[oa]|fantástic[oa]|maravilhos[oa]|muito positiv[oa]|(?:eu )?(?:amo|adoro)',
    ),
  ],
  [
    4,
    wholeWords(
      `(?:very |really |quite |pretty )?(?:happy|satisfied|pleased) with ${it}|(?:i |we )(?:really |do )?like ${it}|(?:quite|mostly|rather) (?:positive|good|happy|satisfied)|positive`,
      '(?:sehr |ganz |recht |eigentlich )?zufrieden|(?:eher|ganz) (?:positiv|gut)|positiv',
      '(?:très |plutôt |assez )?satisfaite?|(?:très |plutôt |assez )?contente?|(?:plutôt |assez )?positi(?:f|ve)',
      '(?:muy |bastante )?content[oa]|(?:muy |bastante )?satisfech[oa]|(?:bastante )?positiv[oa]',
      '(?:muito |bastante )?satisfeit[oa]|(?:muito |bastante )?contente|(?:bastante )?positiv[oa]|gosto (?:muito )?d(?:ele|ela|isso)',
    ),
  ],
  [
    3,
    wholeWords(
      'neutral|mixed(?: feelings)?|so-so|so so|in the middle|in between|50/50|fifty-fifty|indifferent',
      'gemischt\\p{L}*|mittelmäßig|durchwachsen|teils,? teils|unentschieden',
      'neutre|mitigée?|moyen(?:ne)?|partagée?|comme ci comme ça',
      'neutra?l?|más o menos|ni bien ni mal|indiferente',
      'neutr[oa]|mais ou menos|nem bom nem mau|indiferente',
    ),
  ],
  [
    2,
    wholeWords(
      '(?:quite |rather |mostly |a bit )?(?:disappointed|disappointing|unhappy|dissatisfied|frustrated|negative)',
      '(?:eher |ziemlich )?(?:enttäuscht|unzufrieden|negativ|frustriert)',
      '(?:plutôt |assez )?(?:déçue?|décevante?|mécontente?|insatisfaite?|négati(?:f|ve))',
      '(?:bastante )?(?:decepcionad[oa]|descontent[oa]|insatisfech[oa]|negativ[oa])',
      '(?:bastante )?(?:decepcionad[oa]|desapontad[oa]|insatisfeit[oa]|negativ[oa])',
    ),
  ],
  [
    1,
    wholeWords(
      `(?:i |we )?(?:really |absolutely )?(?:hate|despise|can't stand) ${it}|awful|terrible|horrible|useless|rubbish|garbage|very negative|(?:very|really|extremely|deeply) (?:disappointed|unhappy)`,
      'furchtbar|schrecklich|grauenhaft|katastrophal|eine katastrophe|sehr negativ|(?:sehr|maßlos) enttäuscht|unbrauchbar',
      'horrible|affreu(?:x|se)|catastrophique|une catastrophe|nulle?|très (?:négati(?:f|ve)|déçue?)|inutile|je (?:le |la )déteste',
      'horrible|terrible|pésim[oa]|un desastre|muy (?:negativ[oa]|decepcionad[oa])|inútil|(?:lo|la) odio',
      'horrível|terrível|péssim[oa]|um desastre|muito (?:negativ[oa]|decepcionad[oa])|inútil|odeio',
    ),
  ],
]
/** Steps are tried from the outermost in: `very negative` holds `negative`. */
const order = [1, 5, 2, 4, 3]
const inOrder = order.flatMap((score) => steps.filter(([step]) => step === score))

function placeWords(folded: string): number | null {
  const list = folded.split(' ')
  if (list.length > verdictWordsMax || divided.test(folded) || denied.test(folded)) return null
  const found = inOrder.flatMap(([score, pattern]) => (pattern.test(folded) ? [score] : []))
  const [first] = found
  // Words of both sides place nobody.
  const sides = new Set(found.map((score) => Math.sign(score - 3)))
  return first !== undefined && sides.size === 1 ? first : null
}
