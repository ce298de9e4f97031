import { plain } from '../lines/text.ts'
import type { Language } from '../plan.ts'
import { asksWhy, type Form, isAttempt, isScaleAttempt, readForm } from './forms.ts'

/** Brackets of one line that are looked into, and characters of one. */
const bracketsMax = 12
const bracketed = / ?[([]([^()[\]]{1,160})[)\]]/g

/** What a line says of how it is answered. */
export type Found = {
  /** The line without that. */
  text: string
  /** Null where it could not be read: then `unread` is what stands there. */
  form: Form | null
  why: boolean
  unread: string
  /** Unread, and what could be nothing else. */
  isScale: boolean
}

/** What stands in the brackets of a line on how it is answered; null where none says anything of it. */
export function takeForm(written: string, language: Language): Found | null {
  if (!/[([]/.test(written)) return null
  const found: Found = { text: plain(written), form: null, why: false, unread: '', isScale: false }
  for (const [whole, inside = ''] of plain(written).matchAll(bracketed).take(bracketsMax)) {
    const form = readForm(inside, language)
    const parts = form ? [] : inside.split(/ ?[,;] ?/)
    const forms = parts.map((part) => readForm(part, language))
    const others = parts.filter((part, at) => !forms[at] && !asksWhy(part))
    const own = form ?? forms.find((one) => one !== null) ?? null
    if (own) {
      found.form ??= own
      found.why ||= parts.some(asksWhy)
      found.text = found.text.replace(whole, () =>
        others.length > 0 ? ` (${others.join(', ')})` : '',
      )
    } else if (isAttempt(inside)) {
      found.unread ||= inside
      found.isScale ||= isScaleAttempt(inside)
    }
  }
  found.text = found.text.trim()
  if (!/\p{L}/u.test(found.text)) return null
  if (found.form && found.why === false) found.why = takeWhy(found)
  return found.form !== null || found.unread !== '' ? found : null
}

/** "(choose one) (ask why)" */
function takeWhy(found: Found): boolean {
  for (const [whole, inside = ''] of found.text.matchAll(bracketed).take(bracketsMax)) {
    if (!asksWhy(inside)) continue
    found.text = found.text.replace(whole, '').trim()
    return true
  }
  return false
}
