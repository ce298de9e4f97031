import type { CueMatcher } from '../cues/matcher.ts'

/** A condition and what it is about: "if they mention Excel", "ask how they share files". */
export type Conditional = {
  /** As written, without "if". */
  when: string
  rest: string
  /** About somebody mentioning a thing, rather than about whom it is for. */
  isMention: boolean
}

/** Between a condition and what it is about. A comma does where what follows begins as a question. */
const hard = /\s?(?::|→|⇒|->|=>|—|–)\s|\s-\s/u
const soft = /,\s(?:(?:then|dann|alors|entonces|então)\s)?/iu
/** What is left of "is mentioned": it names nothing. */
const auxiliary = /^(?:wird|werden|worden|ist|is|was|est|es|é|that|this|it|dass|que)$/iu
const conditionCharactersMax = 150
const supposed =
  /^\P{L}{0,2}(?:was|what|how|wie|comment|que|qu'est-ce que|qué|cómo|como|o que)(?!\p{L}).{0,20}?(?<!\p{L})(?:would|würden?|\p{L}{2,12}(?:riez|ría|ria))(?!\p{L})/iu

/** A line that is for some people, or for when something comes up; null where it is for all. */
export function readCondition(text: string, cues: CueMatcher): Conditional | null {
  const isWhen = cues.when.test(text)
  const isOthers = cues.whenOthers.test(text) && speaksOfOthers(text, cues)
  const isOnly = cues.onlyBefore.test(text)
  if (cues.wish.test(text) || isAboutAnybody(text, cues)) return null
  const parts = splitAt(text, hard)
  if (parts) {
    const [before, rest] = parts
    if (isWhen || isOthers || isOnly || cues.onlyBehind.test(before) || isForSome(before, cues))
      return conditional(before, rest, cues)
  }
  const order = isWhen || isOthers || isOnly ? cues.askInside.exec(text) : null
  if (order && order.index > 2 && !cues.you.test(text.slice(0, order.index)))
    return conditional(text.slice(0, order.index).trim(), text.slice(order.index), cues)
  // "If you use it on the phone, how …?" is said to a participant as it stands.
  const behind = isWhen || isOthers || isOnly ? splitAt(text, soft) : null
  // "If it was gone tomorrow, what would you do?" supposes something.
  if (behind && supposed.test(behind[1])) return null
  return behind && !cues.you.test(behind[0]) ? conditional(behind[0], behind[1], cues) : null
}

/** "If a friend began there tomorrow: what would you tell them?" is said to a participant. */
const anybody =
  /^(?:if|when|wenn|falls|si|se|quand|cuando|quando) (?:someone|somebody|an? \p{L}+|jemand|eine?[mnr]? \p{L}+|quelqu'un|une? \p{L}+|alguien|una? \p{L}+|algu[eé]m|uma? \p{L}+) /iu

/** "If somebody still uses it: …" is about whoever is asked. */
const sofar =
  /(?<!\p{L})(?:still|already|ever|noch|schon|bereits|encore|déjà|todavía|aún|ya|ainda|já)(?!\p{L})/iu

function isAboutAnybody(text: string, cues: CueMatcher): boolean {
  const start = text.slice(0, conditionCharactersMax)
  return (
    anybody.test(start) &&
    !sofar.test(start) &&
    cues.you.test(text) &&
    !cues.people.test(start) &&
    !cues.mention.test(start)
  )
}

function conditional(before: string, rest: string, cues: CueMatcher): Conditional {
  const isMention = cues.mention.test(before)
  const subject = isMention ? before.replace(cues.mention, '\u0001').split('\u0001') : []
  const [, about = ''] = subject
  const bare = before.replace(cues.when, '').trim()
  const isNamed = /\p{L}{2}/u.test(about) && !auxiliary.test(about.trim())
  const when = isMention && isNamed ? about.trim() : bare || before
  return { when: when.replace(/(?<![\s,:])[\s,:]{1,4}$/u, ''), rest: rest.trim(), isMention }
}

function splitAt(text: string, seam: RegExp): [string, string] | null {
  const found = seam.exec(text.slice(0, conditionCharactersMax + 4))
  if (!found || found.index < 2) return null
  const rest = text.slice(found.index + found[0].length).trim()
  return rest === '' ? null : [text.slice(0, found.index).trim(), rest]
}

/** "When they mention", "as soon as customers": about those who are asked. */
function speaksOfOthers(text: string, cues: CueMatcher): boolean {
  const start = text.slice(0, conditionCharactersMax)
  return (
    !cues.you.test(start) &&
    (cues.they.test(start) || cues.people.test(start) || cues.mention.test(start))
  )
}

/** Words before a colon that name people: "Lapsed customers", "New members". */
function isForSome(before: string, cues: CueMatcher): boolean {
  const words = before.split(' ')
  return words.length <= 4 && cues.people.test(before) && !cues.you.test(before)
}
