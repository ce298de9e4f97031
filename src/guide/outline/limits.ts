import type { CueMatcher } from '../cues/matcher.ts'

/** "10 minutes", "max 8 questions". */
export type Limit = {
  minutes?: number
  turns?: number
  /** Of a section that its heading gives a time of its own. */
  isSection?: true
}

/** A limit in brackets behind a title or question: "(5 minutes)". */
const bracketed = /\s?[([]([^()[\]]{1,60})[)\]]/g
/** No more brackets of one text are looked into. */
const bracketsMax = 12
/** A line of more words than this speaks of something else besides the limit. */
const limitWordsMax = 14
const minutesMax = 120
/** "Duration (min): 50" */
const named = /[([]\s?(?:min\w{0,6}|mn)\.?\s?[)\]]\s?[:=]?\s?(\d{1,3})(?!\d)/iu
/** 15' and 15′, as minutes are written in timetables. */
const primes = /(?<![\d.,])(\d{1,3})\s?['’′](?!\d|\p{L})/u

/** "The next half hour", "twenty minutes of that": time that something else takes. */
const ofElse =
  /(?<!\p{L})(?:next|last|first|nächsten|letzten|ersten|prochaines?|dernières?|premières?|próxim[ao]s?|últim[ao]s?|primer[ao]s?)(?: \p{L}{1,20}){1,3}|(?<![\p{L}\d])(?:\p{L}{1,20}|\d{1,3}) (?:minutes|minuten|minutos) (?:of|of that|davon|de ça|de eso|disso)(?!\p{L})/giu

/** The limit that a text states, if any. */
export function findLimit(text: string, cues: CueMatcher): Limit | null {
  const limit: Limit = {}
  const minutes = minutesIn(text, cues) && minutesIn(text.replace(ofElse, ' '), cues)
  if (minutes !== undefined) limit.minutes = minutes
  const turns = cues.turns.exec(text)
  if (turns) limit.turns = Number(turns[2] ?? turns[1])
  if (limit.minutes !== undefined) {
    if (limit.minutes < 1) delete limit.minutes
    else limit.minutes = Math.min(limit.minutes, minutesMax)
  }
  if (limit.turns !== undefined && limit.turns < 1) delete limit.turns
  return limit.minutes === undefined && limit.turns === undefined ? null : limit
}

function minutesIn(text: string, cues: CueMatcher): number | undefined {
  const found = cues.minutes.exec(text) ?? named.exec(text)
  if (found) return Number(found[2] ?? found[1])
  const span = cues.spans.find(({ find }) => find.test(text))
  const prime = span ? null : primes.exec(text)
  return prime ? Number(prime[1]) : span?.minutes
}

/** Takes a bracketed limit, or one behind a dash, off a text. */
export function takeLimit(text: string, cues: CueMatcher): { text: string; limit: Limit | null } {
  for (const found of text.matchAll(bracketed).take(bracketsMax)) {
    const limit = findLimit(found[1] ?? '', cues)
    if (limit) return { text: text.replace(found[0], '').trim(), limit }
  }
  const behind =
    /^(.{2,120}?)\s?(?:[–—:,]|\s-)\s?((?:max\.? |about |ca\.? |~|up to )?\d{1,3}[^–—:,]{1,25})$/.exec(
      text,
    )
  const limit = behind ? findLimit(behind[2] ?? '', cues) : null
  return limit && behind ? { text: behind[1] ?? text, limit } : { text, limit: null }
}

/** Whether the whole text is there to set a limit: "About 15 minutes.", "15 min", "Max 8 questions". */
export function isLimitOnly(text: string, cues: CueMatcher): boolean {
  if (
    text.endsWith('?') ||
    isTitled(text, cues) ||
    text.split(/\s+/).length > limitWordsMax ||
    !findLimit(text, cues)
  )
    return false
  const timeless = text.replace(cues.minutes, ' ').replace(cues.turns, ' ')
  const rest = cues.spans.reduce((left, { find }) => left.replace(find, ' '), timeless)
  const names = cues.whole.test(rest)
  const left = rest.match(/\p{L}{3,}/gu)?.length ?? 0
  return left <= (names ? 9 : 4)
}

/** "Billing (max 2 questions)": a title with a limit, not a limit. */
function isTitled(text: string, cues: CueMatcher): boolean {
  for (const found of text.matchAll(bracketed).take(bracketsMax)) {
    const rest = text.replace(found[0], '')
    if (findLimit(found[1] ?? '', cues) && /\p{L}{3}/u.test(rest) && !cues.whole.test(rest))
      return true
  }
  return false
}
