import type { Measured } from './measure.ts'
import { createSubjectIndex, type Subject } from './subjects.ts'

/** Subjects of others that are compared with each other for one question. */
const comparedMax = 30

export type Person = { profileID: string; measured: Measured }

/** What the people but one most commonly tell of, asked a question; null where none of them was asked it. */
export type Common = (question: string, but: string) => Subject | null

type Told = { profileID: string; subject: Subject }

export function commonestIn(people: readonly Person[]): Common {
  const byQuestion = new Map<string, Told[]>()
  for (const { profileID, measured } of people) {
    for (const { question, own } of measured.told) {
      const list = byQuestion.get(question) ?? []
      list.push(...own.map((subject) => ({ profileID, subject })))
      byQuestion.set(question, list)
    }
  }
  const found = new Map<string, (but: string) => Subject | null>()
  return (question, but) => {
    const known = found.get(question) ?? commonestOf(byQuestion.get(question) ?? [])
    found.set(question, known)
    return known(but)
  }
}

/** The same of one question, whose first subjects are compared once, whoever is left out. */
function commonestOf(told: readonly Told[]): (but: string) => Subject | null {
  const compared = firstOf(told)
  const sameAs = createSubjectIndex(compared.map(({ subject }) => subject))
  const same = compared.map(({ subject }) => sameAs(subject))
  return (but) => {
    const others = [...compared.keys()].filter((at) => compared[at]?.profileID !== but)
    const among = new Set(others.slice(0, comparedMax))
    let best: { at: number; count: number } | null = null
    for (const at of among) {
      const count = (same[at] ?? []).filter((other) => among.has(other)).length
      if (count > (best?.count ?? 0)) best = { at, count }
    }
    return best && (compared[best.at]?.subject ?? null)
  }
}

/** So many that those of any one person can be left out and enough are left. */
function firstOf(told: readonly Told[]): Told[] {
  const each = new Map<string, number>()
  return told
    .filter(({ profileID }) => {
      const before = each.get(profileID) ?? 0
      each.set(profileID, before + 1)
      return before < comparedMax
    })
    .slice(0, 2 * comparedMax)
}
