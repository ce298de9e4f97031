import type { CueMatcher } from './cues/matcher.ts'

export type Flags = {
  must: boolean
  ifTime: boolean
  verbatim: boolean
  deep: boolean
  skipIf?: string
}

const flagNames = ['must', 'ifTime', 'verbatim', 'deep'] as const

/** What stands in brackets. */
const bracketed = /\s?[([]([^()[\]]{1,120})[)\]]/g
/** No more remarks are looked for in one text, and no more pieces looked at. */
const bracketsMax = 12
const piecesMax = 60
/** Several remarks in one pair of brackets: "(must, 3 min)". */
const between = /\s?[,;/|]\s?|\s[-–—]\s/
const please = /^(?:please|bitte|s'il (?:vous|te) plaît|svp|por favor|pls)$/iu
/** "What made you cancel? <- must ask!!" */
const pointed = /^(.*\S)\s?(?:<[-–—=]{1,4}|←|⟵|⇐|=>|->|→|⇒|\s[-–—]{1,2})\s([^<>←→]{1,60})$/su
/** A remark behind an arrow stands in a text's last characters. */
const pointedCharactersMax = 120
/** Stars and the like that set a question apart. */
const mark = '★☆⭐🌟❗‼❕🔑🔴🚩'
const markBefore = new RegExp(`^(?:[!*]{1,3}\\s+|[${mark}\\ufe0f]+\\s*)`, 'u')
const markBehind = new RegExp(`(?<![\\s${mark}\\ufe0f])\\s?[${mark}\\ufe0f]+$`, 'u')

/** Takes "(must)", "!", "(if time)" and the like off a text. */
export function takeFlags(text: string, cues: CueMatcher): { text: string; flags: Flags } {
  const flags: Flags = noFlags()
  let rest = text
  for (const found of text.matchAll(bracketed).take(bracketsMax)) {
    const parts = (found[1] ?? '')
      .trim()
      .split(between)
      .filter((part) => !please.test(part))
    const others = parts.filter((part) => !takeOne(part, flags, cues))
    if (others.length === parts.length) continue
    const left = others.join(', ')
    rest = rest.replace(found[0], () => (left === '' ? '' : ` (${left})`))
  }
  const from = Math.max(0, rest.length - pointedCharactersMax)
  const behind = pointed.exec(rest.slice(from).replace(/(?<![\s!.])[\s!.]+$/, ''))
  if (behind?.[1] && behind[2] && takeOne(behind[2], flags, cues))
    rest = rest.slice(0, from) + behind[1]
  rest = takeMarks(takePhrases(takeOpening(rest, flags, cues), flags, cues), flags)
  return { text: rest.replace(/^[\s:]+(?=\S)/, '').trim(), flags }
}

/** Whether a remark is a flag; if so, it is noted. */
function takeOne(remark: string, flags: Flags, cues: CueMatcher): boolean {
  if (/^[!*★☆+]+$/u.test(remark.trim())) {
    flags.must = true
    return true
  }
  const bare = remark
    .replace(/(?<![\s!.*])[\s!.*]+$/, '')
    .replace(/^(?:please|bitte|por favor|svp) /i, '')
    .trim()
  const skipIf = cues.flags.skipIf.exec(bare)
  if (skipIf) {
    flags.skipIf = bare
    return true
  }
  const isShort = bare.split(' ').length <= remarkWordsMax
  const name =
    flagNames.find((one) => cues.flags[one].test(bare)) ??
    (isShort && cues.wordForWord.test(bare) ? 'verbatim' : null) ??
    (isShort && cues.mustPhrase.test(bare) ? 'must' : null)
  if (name) flags[name] = true
  return name !== null
}

/** "Read out as is: …", "This one word for word, please: …" */
function takeOpening(text: string, flags: Flags, cues: CueMatcher): string {
  const [, remark = '', said = ''] = /^([^:?"“„«¿]{2,60}?)\s?[:：]\s?(\S.*)$/su.exec(text) ?? []
  if (remark === '' || remark.split(' ').length > remarkWordsMax) return text
  if (!cues.wordForWord.test(remark)) return text
  flags.verbatim = true
  return said
}

/** A remark of more words than these says more than how a question is to be taken. */
const remarkWordsMax = 8
/** Words that a remark has besides the phrase that makes it one. */
const wordsBesideMax = 3
/** Where a remark ends and what it is about begins. */
const seams = /(\s?(?:[,;:()[\]–—!←]|<-+|\s-\s)+\s?|(?<=\?)\s)/u
/** Whoever is spoken to: then it is a question, and no remark about one. */
const address =
  /(?<!\p{L})(?:you|your|sie|ihnen|ihre?|vous|votre|vos|usted|tú|você|senhora?)(?!\p{L})/iu

/** "Sí o sí: …", "…? MUST ASK", "…, don't skip this one", "if time: …" */
function takePhrases(text: string, flags: Flags, cues: CueMatcher): string {
  const pieces = text.split(seams)
  if (pieces.length > piecesMax) return text
  const named = pieces.map((piece, at) => (at % 2 === 0 ? flagOf(piece, cues) : null))
  const isAbout = pieces.some(
    (piece, at) => at % 2 === 0 && named[at] === null && /\p{L}{3}/u.test(piece),
  )
  if (!isAbout || named.every((name) => name === null)) return text
  let rest = ''
  for (const [at, piece] of pieces.entries()) {
    const name = named[at]
    if (name) flags[name] = true
    // A seam goes with the remark it sets apart.
    const isSeam = at % 2 === 1
    const isDropped = isSeam ? named[at - 1] !== null || named[at + 1] !== null : name !== null
    if (!isDropped) rest += piece
    else if (isSeam && named[at - 1] === null) rest += piece.includes('?') ? piece : ''
  }
  return rest.trim()
}

function flagOf(piece: string, cues: CueMatcher): 'must' | 'ifTime' | null {
  const bare = piece
    .replace(/^(?:bitte|please|s'il vous plaît|por favor) /i, '')
    .replace(/ (?:bitte|please|por favor)$/i, '')
    .replace(/(?<![.\s])[.\s]+$/, '')
  if (bare === '' || /[?=\d]/.test(bare)) return null
  if (cues.flags.ifTime.test(bare)) return 'ifTime'
  if (address.test(bare)) return null
  const [phrase] = cues.mustPhrase.exec(bare) ?? []
  if (phrase === undefined) return null
  const beside = bare.split(/\s+/).length - phrase.split(/\s+/).length
  const isRemark = /^(?:that|this|das|dies|c'est|ça|eso|esto|isso|isto)(?!\p{L})/iu.test(bare)
  return beside <= (isRemark ? remarkWordsMax : wordsBesideMax) ? 'must' : null
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

export function noFlags(): Flags {
  return { must: false, ifTime: false, verbatim: false, deep: false }
}

export function merged(one: Flags, other: Flags): Flags {
  const skipIf = one.skipIf ?? other.skipIf
  return {
    must: one.must || other.must,
    ifTime: one.ifTime || other.ifTime,
    verbatim: one.verbatim || other.verbatim,
    deep: one.deep || other.deep,
    ...(skipIf === undefined ? {} : { skipIf }),
  }
}
