import type { CueMatcher } from './cues/matcher.ts'
import type { Avoidance } from './plan.ts'

/** Signs that forbid. */
/** "(internal: …)" */
const internal = /^(?:strictly |nur |rein )?(?:internal|intern[oae]?|interne)(?: only| note)?\s?:/iu
const barredMark = /^[\s"“]{0,2}(?:🚫|❌|⛔|🙊|🤐|🔇|🤫)\ufe0f?\s?/u
/** What stands in brackets, closed or not. */
const bracketed = /\s?[([]([^()[\]]{3,300})(?:[)\]]|$)/gu
const bracketsMax = 12
/** Where what is asked ends and a remark begins. */
const seams = /[,;:.!?()–—]|\s-\s/u

/** Words that only join what to keep quiet about to the rest. */
const joins =
  /^(?:[\s:,;.–—-]|(?:about|on|of|from|to|into|up|that|please|bitte|über|zu|zum|zur|von|vom|nach|an|dass|sur|de|des|du|d'|à|aux?|que|qu'|sobre|del|por|em|no|na|da|do|das|dos|it)(?=[\s:,]|$)){1,6}/iu
const fills =
  /(?:^|\s)(?:and|but|also|please|pls|though|either|bitte|aber|und|svp|s'il (?:vous|te) plaît|et|mais|por favor|pero|y|e|mas|they|you|we|must|to|is|are|that|this|it|das|ist|es|ça|c'est|eso|isso)$/iu
/** A word at least, and no mere number of a section. */
const tells = /\p{Ll}\p{L}{2}|\p{L}{5}|\d/u
const pronoun =
  /^(?:them|it|this|that|these|those|das|es|sie|ça|cela|eso|esto|isso|isto)(?: .{0,12})?[\s.,;!]*$/iu

/** "…, auch nicht andeuten": the same once more, and nothing to be quiet about. */
const again =
  /^(?:auch nicht|und auch nicht|not even|nor|or even|ni|ni siquiera|nem|nem sequer|même pas|ni même)(?!\p{L}).{0,30}$/iu

/** Whether a text holds anything that is to be kept quiet about. */
export function holdsNoGo(text: string, cues: CueMatcher): boolean {
  return (
    barredMark.test(text) ||
    internal.test(text) ||
    noGoIn(text, cues) !== null ||
    cues.noGoAround.some((around) => around.test(text))
  )
}

/** A part before what is forbidden has so many words at least to say something of its own. */
const headWordsMin = 6
const joint = /[,;–—]\s(?:(?:and|but|und|aber|et|mais|y|pero|e|mas)\s)?/giu

/** "Find out why they left, and please don't bring up the plan": what is wanted, and what is not. */
export function splitNoGo(text: string, cues: CueMatcher): { head: string; tail: string } | null {
  const found = noGoIn(text, cues)
  if (!found || !(cues.goal.test(text) || cues.ask.test(text))) return null
  const seam = [...text.slice(0, found.index + 1).matchAll(joint)].at(-1)
  if (!seam) return null
  const head = text.slice(0, seam.index).trim()
  const tail = text.slice(seam.index + seam[0].length)
  const isApart = head.split(' ').length >= headWordsMin && !holdsNoGo(head, cues)
  return isApart ? { head, tail } : null
}

/** Where a text forbids. In a question only a clause of its own does: "What if somebody never says so?" asks. */
function noGoIn(text: string, cues: CueMatcher): RegExpExecArray | null {
  const found = cues.noGo.exec(text)
  if (!found || !/\?["”»)\s]{0,3}$/u.test(text)) return found
  const clause = text.slice(0, found.index).split(seams).at(-1)?.trim() ?? ''
  return clause !== '' ? null : found
}

/** Remarks in brackets that forbid, and what is left of the text without them. */
export function takeBarredBrackets(
  text: string,
  cues: CueMatcher,
): { barred: string[]; rest: string } | null {
  const barred: string[] = []
  let rest = text
  for (const found of text.matchAll(bracketed).take(bracketsMax)) {
    const inside = found[1] ?? ''
    if (!holdsNoGo(inside, cues)) continue
    barred.push(inside)
    rest = rest.replace(found[0], '')
  }
  return barred.length > 0 ? { barred, rest: rest.trim() } : null
}

/** What a sentence asks to be quiet about: "Keep schtum about X", "X is off limits"; else all of it. */
export function quietAbout(sentence: string, cues: CueMatcher): string {
  const text = sentence.replace(barredMark, '').trim()
  for (const around of cues.noGoAround) {
    const [, inside] = around.exec(text) ?? []
    if (inside) return inside.trim()
  }
  const found = noGoIn(text, cues)
  if (!found) return text
  const after = trimmed(text.slice(found.index + found[0].length).replace(joins, ''))
  const before = trimmed(text.slice(0, found.index))
  const behind = (before.split(/[:;]/).at(-1) ?? '').trim()
  if (tells.test(after) && !pronoun.test(after) && !(tells.test(behind) && again.test(after)))
    return after
  return tells.test(behind) ? behind : text
}

/** Without marks and words at its end that say nothing. */
function trimmed(text: string): string {
  let rest = text.trim()
  for (let turn = 0; turn < 4; turn++) {
    const shorter = rest
      .replace(/[\s,;.!–—:-]{1,6}$/u, '')
      .slice(-1_000)
      .replace(fills, '')
      .replace(/^[\s,;–—-]{1,4}/u, '')
    if (shorter === rest) break
    rest = shorter
  }
  return rest.trim()
}

export function kindOfNoGo(sentence: string, cues: CueMatcher): Avoidance['kind'] {
  if (cues.promising.test(sentence)) return 'promise'
  return cues.asking.test(sentence) ? 'ask' : 'mention'
}
