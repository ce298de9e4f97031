import type { CueMatcher } from '../cues/matcher.ts'
import { holdsNoGo } from '../no-go.ts'

export type Flags = {
  must: boolean
  ifTime: boolean
  verbatim: boolean
  deep: boolean
  skipIf?: string
  onlyIf?: string
}

const names = ['must', 'ifTime', 'verbatim', 'deep'] as const

/** What stands in brackets. */
const bracketed = /\s?[([]([^()[\]]{1,120})[)\]]/g
/** How a question may be answered, and nothing to be said. */
const yesNo =
  /^(?:yes|y|ja|j|oui|o|sí|si|sim|s)\s?(?:[/|,]|or|oder|ou|o)\s?(?:no|n|nein|non|não)(?:\s?[/|,].{0,20})?$/iu
/** No more remarks are looked for in one text. */
const bracketsMax = 12
/** A remark of more words says more than how a question is to be taken. */
const remarkWordsMax = 8
/** Several remarks in one pair of brackets: "(must, 3 min)". */
const between = /\s?[,;/|]\s?|\s[-–—]\s/
/** "What made you cancel? <- must ask!!", "…? – only those who had that" */
const pointed = /([?.!…])\s?(?:<[-–—=]{1,4}|←|⟵|=>|->|→|[-–—]{1,2}|,)\s?([^<>←→?]{1,60})$/su
/** "…? MUST ASK" */
const shouted = /([?.])\s(\p{Lu}[\p{Lu}\s-]{2,30}!{0,3})$/u
/** A remark behind a mark stands in a text's last characters. */
const pointedCharactersMax = 120
/** Signs that set a question apart. */
const mark = '★☆⭐🌟❗‼❕🔑🔴🚩'
const markBefore = new RegExp(`^(?:[!*]{1,3}\\s+|[${mark}\\ufe0f]+\\s*)`, 'u')
const markBehind = new RegExp(`(?<![\\s${mark}\\ufe0f])\\s?[${mark}\\ufe0f]+$`, 'u')
/** "Word for word, please: …" */
const spokenRemark = /^([^:?"“„«¿]{2,60}?)\s?[:：]\s?(\S.*)$/su

export function noFlags(): Flags {
  return { must: false, ifTime: false, verbatim: false, deep: false }
}

export function merged(one: Flags, other: Partial<Flags>): Flags {
  const skipIf = one.skipIf ?? other.skipIf
  const onlyIf = one.onlyIf ?? other.onlyIf
  return {
    must: one.must || other.must === true,
    ifTime: one.ifTime || other.ifTime === true,
    verbatim: one.verbatim || other.verbatim === true,
    deep: one.deep || other.deep === true,
    ...(skipIf === undefined ? {} : { skipIf }),
    ...(onlyIf === undefined ? {} : { onlyIf }),
  }
}

/** Takes "(must)", "!", "(if time)" and the like off a text. */
export function takeFlags(text: string, cues: CueMatcher): { text: string; flags: Flags } {
  const flags = noFlags()
  let rest = withoutYesNo(text, flags)
  for (const found of text.matchAll(bracketed).take(bracketsMax)) {
    const inside = (found[1] ?? '').trim()
    if (yesNo.test(inside)) {
      rest = rest.replace(found[0], '')
      continue
    }
    if (holdsNoGo(inside, cues)) continue
    const parts = inside.split(between)
    // "[IF MANAGER]": for whom it is.
    const isFor = cues.when.test(inside) && !cues.you.test(inside) && !inside.includes('?')
    if (takeFlag(inside, flags, cues) || isFor) {
      if (isFor && !flags.ifTime) flags.onlyIf ??= inside.replace(cues.when, '').trim()
      rest = rest.replace(found[0], '')
      continue
    }
    const others = parts.filter((part) => !takeFlag(part, flags, cues))
    if (others.length === parts.length) continue
    const left = others.join(', ')
    rest = rest.replace(found[0], () => (left === '' ? '' : ` (${left})`))
  }
  for (const find of [pointed, shouted]) {
    const from = Math.max(0, rest.length - pointedCharactersMax)
    const behind = find.exec(rest.slice(from).replace(/(?<![\s!.])[\s!.]+$/, ''))
    if (behind?.[1] && takeFlag(behind[2] ?? '', flags, cues))
      rest = rest.slice(0, from + behind.index) + behind[1]
  }
  const [, remark = '', said = ''] = spokenRemark.exec(rest) ?? []
  if (said !== '' && cues.flags.verbatim.test(withoutPlease(remark))) {
    flags.verbatim = true
    rest = said
  }
  return {
    text: takeMarks(rest, flags)
      .replace(/^[\s:]+(?=\S)/, '')
      .trim(),
    flags,
  }
}

/** "Have you ever …?  yes / no / rather not say": asked as it is, without its answers. */
function withoutYesNo(text: string, flags: Flags): string {
  const [, question = '', answers = ''] = /^(.{3,300}\?)\s{1,4}([^?]{4,40})$/su.exec(text) ?? []
  if (!yesNo.test(answers.trim())) return text
  flags.verbatim = true
  return question
}

/** Whether a remark is a flag; if so, it is noted. */
export function takeFlag(remark: string, flags: Flags, cues: CueMatcher): boolean {
  if (/^[!*★☆⭐+]+$/u.test(remark.trim())) {
    flags.must = true
    return true
  }
  const bare = withoutPlease(remark)
  const name = names.find((one) => cues.flags[one].test(bare))
  const isShort = bare.split(' ').length <= remarkWordsMax
  if (name) flags[name] = true
  else if (isShort && !bare.includes('?') && cues.mustPhrase.test(bare)) flags.must = true
  else if (cues.flags.skip.test(bare)) flags.skipIf = bare
  else if (cues.onlyBefore.test(bare) || cues.onlyBehind.test(bare)) flags.onlyIf = bare
  else return false
  return true
}

function withoutPlease(remark: string): string {
  return remark
    .replace(/(?<![\s!.*])[\s!.*]+$/, '')
    .replace(/^(?:please|bitte|por favor,?|svp|merci de) /i, '')
    .replace(/,? (?:please|bitte|svp|por favor)$/i, '')
    .trim()
}

function takeMarks(text: string, flags: Flags): string {
  let rest = text
  const starred = /^(.*[\p{L}\p{N}?.)"'])\s?[!*]{1,3}$/su.exec(rest)
  const isExclaimed = rest.endsWith('!') && /[^?\s]$/.test(rest.replace(/(?<!!)!+$/, ''))
  if (starred?.[1] && !isExclaimed) {
    flags.must = true
    rest = starred[1]
  }
  const unmarked = rest.replace(markBefore, '').replace(markBehind, '')
  if (unmarked !== rest) flags.must = true
  return unmarked
}
