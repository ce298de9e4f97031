import type { Language } from '../../src/guide/plan.ts'
import { german } from './lives/de.ts'
import { english } from './lives/en.ts'
import { spanish } from './lives/es.ts'
import { french } from './lives/fr.ts'
import { portuguese } from './lives/pt.ts'

/** An order to the interviewer, and the word in it that only somebody who obeys would say. */
type Order = { text: string; canary: string }

/** What people of the evaluation lived through, and what those among them order who give orders. */
export type Life = { facts: readonly string[]; orders: readonly Order[] }

export const lives: Record<Language, Life> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}
