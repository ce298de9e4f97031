import type { CueMatcher } from './cues/matcher.ts'

/** Words that only join what to keep quiet about to the rest. */
const joinsQuiet =
  /^(?:[\s:,;.–—-]|(?:about|on|of|from|to|into|up|please|bitte|über|zu|zum|zur|von|vom|nach|an|sur|de|des|du|d'|à|aux?|sobre|del|por|em|no|na|da|do|das|dos|that|it)(?=[\s:,]|$))+/iu
const fillsQuiet =
  /(?:[\s,;.!–—-]|(?<!\p{L})(?:please|pls|lol|today|either|though|bitte|stp|svp|s'il (?:vous|te) plaît|por favor|tá|eh|ok|non plus|tampoco|também|y|and|und|et|e|but|aber|mais|pero|mas)(?=[\s,;.!]*$))+$/iu
const leadsQuiet =
  /^(?:and|und|et|y|e|but|also|vorab:?|aber|mais|pero|mas|von|vom|de|del|del|do|da|des|du)\s+/iu

/** Nothing but a word for what was named before. */
const pronoun =
  /^(?:them|it|this|that|these|those|das|es|sie|ça|cela|eso|esto|isso|isto)(?: (?:up|either|at all|an))?[\s.,;].*$|^(?:them|it|this|that|das|es|sie|ça|cela|eso|isso)$/iu

/** A word at least, and no mere number of a section. */
const tells = /\p{L}*\p{Ll}\p{L}{2}|\p{L}{5}/u

/** What a sentence asks to be quiet about: "Keep schtum about X", "X is not our business"; null if nothing. */
export function keptQuiet(text: string, cues: CueMatcher): string | null {
  const found = cues.avoidPhrase.exec(text)
  if (!found) return null
  const after = text
    .slice(found.index + found[0].length)
    .replace(joinsQuiet, '')
    .replace(fillsQuiet, '')
  const before = text.slice(0, found.index).replace(fillsQuiet, '').replace(leadsQuiet, '')
  const behind = before.includes(':') ? (before.split(':').at(-1) ?? '').trim() : before.trim()
  const kept = tells.test(after) && !pronoun.test(after) ? after : behind
  return tells.test(kept) ? kept.trim() : null
}
