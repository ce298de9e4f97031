import { givesOrders } from '../../../interview/orders.ts'
import { distress, minor } from '../cues/disclosures.ts'
import { findAll, hits, type Span } from './span.ts'

/** Ages from which somebody is an adult here, and under which a number is no age a writer has. */
const adultAge = 18
const leastAge = 5
/** From this many characters on an answer is taken as pasted: nobody types it in a chat. */
const pastedCharacters = 4_000
/** Share of an answer that must look copied for it to count as pasted. */
const pastedShare = 0.8
/** Lines and characters looked at to tell. */
const linesMax = 400

export type Safety = {
  distress: boolean
  minor: boolean
  injection: boolean
  pasted: boolean
  /** Where addresses, telephone and account numbers stand. */
  pii: Span[]
}

/** Reads what concerns the person's safety, or ours, in whatever language it is written. */
export function readSafety(text: string, flat: string): Safety {
  return {
    distress: distress.some((pattern) => hits(flat, pattern)),
    minor: minor.some((pattern) => isMinor(flat, pattern)),
    injection: givesOrders(text),
    pasted: isPasted(text),
    pii: [email, card, iban, phone].flatMap((pattern) => findAll(text, text, pattern)),
  }
}

function isMinor(flat: string, pattern: RegExp): boolean {
  const match = pattern.exec(flat)
  if (!match) return false
  const age = match.groups?.age
  if (age === undefined) return true
  return Number(age) >= leastAge && Number(age) < adultAge
}

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu
const phone = /(?<![\p{L}\p{N}.,])(?:\+|00)?\d(?:[ ()/-]{0,2}\d){7,13}(?![\p{L}\p{N}])/gu
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g
const card = /\b(?:\d{4}[ -]?){3}\d{1,4}\b/g

const logLine =
  /^\s{0,12}(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:|\d\d:\d\d:\d\d|\[?(?:error|warn|info|debug|trace)\b|at \S{1,200} ?\(|>{1,3} |(?:from|to|sent|subject|date|cc|von|an|betreff|gesendet|de|asunto|objet|assunto)\s?: |[{}[\]<]|"[^"]{1,80}"\s?:|\S{80,})/i

/** Logs, mail threads, code and encoded blobs; and whatever is too long to have been typed. */
function isPasted(text: string): boolean {
  if (text.length > pastedCharacters) return true
  const lines = text.split(/\r?\n/, linesMax).filter((line) => line.trim() !== '')
  const copied = lines.filter((line) => logLine.test(line))
  const copiedLength = copied.reduce((sum, line) => sum + line.length, 0)
  const enough = copied.length >= 3 || copied.some((line) => /\S{80}/.test(line))
  return enough && copiedLength / text.length > pastedShare
}
