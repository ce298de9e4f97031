import { hash } from 'node:crypto'

/** What XML 1.0 cannot hold, whatever is done to it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

/** Text that XML can hold. */
export function xmlText(text: string): string {
  return text.toWellFormed().replaceAll(unfit, '\ufffd')
}

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element; attributes without a value are left out, and its children are XML already. */
export function writeElement(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  return `${openElement(name, attributes, children.length === 0)}${children.join('')}${children.length === 0 ? '' : `</${name}>`}`
}

export function openElement(name: string, attributes: Attributes, isEmpty = false): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXML(String(value))}"`],
  )
  return `<${name}${written.join('')}${isEmpty ? '/>' : '>'}`
}

export function escapeXML(text: string): string {
  return xmlText(text).replaceAll(/[&<>"\n\r\t]/g, (sign) => entities[sign] ?? sign)
}

/** The same identifier for the same thing, in every export of the same interview. */
export function guidOf(...seed: readonly string[]): string {
  const hex = hash('sha256', JSON.stringify(seed)).slice(0, 32).toUpperCase()
  // A UUID of version 8, RFC 9562: made by a rule of our own.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20)].join('-')
}

/** Of the file with the text of an interview. */
export function fileGUID(interviewID: string, participant: string): string {
  return guidOf(interviewID, participant, 'text')
}
