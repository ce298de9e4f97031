import { fold } from '../../src/language/words.ts'
import type { ClaimKind } from '../../src/profile/claim.ts'
import { type Facet, facets, type Reading } from './read.ts'
import type { Transcript } from './transcript.ts'

/** `right` of what was `shown`, `found` of what was `wanted`. */
export type Tally = { shown: number; right: number; wanted: number; found: number }
export type Part = { right: number; of: number }

export type Picked = {
  facets: Record<Facet, Tally>
  all: Tally
  /** All claims kept, whether or not the profile has room for them. */
  claims: Part
  /** Feedback told as what it is: praise, problem or wish. */
  sides: Part
  /** What a reader would take for an error, one line each. */
  errors: string[]
}

const facetOf: Partial<Record<ClaimKind, Facet>> = {
  background: 'background',
  praise: 'alignment',
  problem: 'alignment',
  request: 'alignment',
  remark: 'alignment',
  key_value: 'values',
  interest: 'interests',
}
const sideOf: Partial<Record<ClaimKind, string>> = { praise: '+', problem: '-', request: '!' }
const marks = /^[?+!-]*/

const emptyTally = (): Tally => ({ shown: 0, right: 0, wanted: 0, found: 0 })

function fits(shown: string, label: string): boolean {
  const one = fold(shown)
  const other = fold(label.replace(marks, ''))
  return one.includes(other) || other.includes(one)
}

/** How well the sentences picked from interviews are those that a reader marked. */
export function scorePicks(read: readonly { transcript: Transcript; reading: Reading }[]): Picked {
  const tallies = {
    background: emptyTally(),
    alignment: emptyTally(),
    values: emptyTally(),
    interests: emptyTally(),
  }
  const claims = { right: 0, of: 0 }
  const sides = { right: 0, of: 0 }
  const errors: string[] = []
  for (const { transcript, reading } of read) {
    for (const facet of facets) {
      const { wrong, missed } = addFacet(tallies[facet], transcript[facet], reading.shown[facet])
      errors.push(...wrong.map((text) => `${transcript.name}: ${facet} wrong: ${text}`))
      errors.push(...missed.map((text) => `${transcript.name}: ${facet} missed: ${text}`))
    }
    for (const { kind, text } of reading.claims) {
      const facet = facetOf[kind]
      if (!facet) continue
      const labels = transcript[facet].filter((label) => fits(text, label))
      claims.of += 1
      if (labels.length > 0) claims.right += 1
      else errors.push(`${transcript.name}: claim wrong: ${kind} ${text}`)
      const marked = labels.flatMap((label) => /[+!-]/.exec(marks.exec(label)?.[0] ?? '') ?? [])
      if (kind === 'remark' || marked.length === 0) continue
      sides.of += 1
      if (marked.some((mark) => mark === sideOf[kind])) sides.right += 1
      else errors.push(`${transcript.name}: side wrong: ${kind} ${text}`)
    }
  }
  return { facets: tallies, all: sumOf(Object.values(tallies)), claims, sides, errors }
}

function addFacet(tally: Tally, labels: readonly string[], shown: readonly string[]) {
  const wanted = labels.filter((label) => !marks.exec(label)?.[0].includes('?'))
  const wrong = shown.filter((text) => !labels.some((label) => fits(text, label)))
  const missed = wanted.filter((label) => !shown.some((text) => fits(text, label)))
  tally.shown += shown.length
  tally.right += shown.length - wrong.length
  tally.wanted += wanted.length
  tally.found += wanted.length - missed.length
  return { wrong, missed }
}

function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      shown: sum.shown + one.shown,
      right: sum.right + one.right,
      wanted: sum.wanted + one.wanted,
      found: sum.found + one.found,
    }),
    emptyTally(),
  )
}
