import type { CueMatcher } from './cues/matcher.ts'

/** Words that only join what to keep quiet about to the rest. */
const joinsQuiet =
  /^(?:[\s:,;.–—-]|(?:about|on|of|from|to|into|up|please|bitte|über|zu|zum|zur|von|vom|nach|an|sur|de|des|du|d'|à|aux?|sobre|del|por|em|no|na|da|do|das|dos|that|it)(?=[\s:,]|$))+/iu
const fillsQuiet =
  /(?<!\p{L})(?:please|pls|lol|today|either|though|bitte|stp|svp|s'il (?:vous|te) plaît|por favor|tá|eh|ok|non plus|tampoco|também|y|and|und|et|e|but|aber|mais|pero|mas)$/iu
/** The longest of them, and a character before it. */
const fillCharacters = 16
const closes = ' ,;.!–—-'
const leadsQuiet =
  /^(?:and|und|et|y|e|but|also|vorab:?|aber|mais|pero|mas|von|vom|de|del|del|do|da|des|du)\s+/iu

/** Nothing but a word for what was named before. */
const pronoun =
  /^(?:them|it|this|that|these|those|das|es|sie|ça|cela|eso|esto|isso|isto)(?: (?:up|either|at all|an))?[\s.,;].*$|^(?:them|it|this|that|das|es|sie|ça|cela|eso|isso)$/iu

/** A word at least, and no mere number of a section. */
const tells = /\p{Ll}\p{L}{2}|\p{L}{5}/u

/** What a sentence asks to be quiet about: "Keep schtum about X", "X is not our business"; null if nothing. */
export function keptQuiet(text: string, cues: CueMatcher): string | null {
  const found = cues.avoidPhrase.exec(text)
  if (!found) return null
  const after = withoutFill(text.slice(found.index + found[0].length).replace(joinsQuiet, ''))
  const before = withoutFill(text.slice(0, found.index)).replace(leadsQuiet, '')
  const behind = before.includes(':') ? (before.split(':').at(-1) ?? '').trim() : before.trim()
  const kept = tells.test(after) && !pronoun.test(after) ? after : behind
  return tells.test(kept) ? kept.trim() : null
}

/** Without marks and words at its end that say nothing. */
function withoutFill(text: string): string {
  let end = text.length
  for (;;) {
    while (end > 0 && closes.includes(text.charAt(end - 1))) end -= 1
    const word = fillsQuiet.exec(text.slice(Math.max(0, end - fillCharacters), end))
    if (!word) return text.slice(0, end)
    end -= word[0].length
  }
}
