import { asTable } from '../rounds/table.ts'
import { type Counts, guardrails } from './counts.ts'

const brokenShown = 5

/** Whether nothing happened that must not, and each guardrail had something to look at. */
export function isSound({ found }: Counts): boolean {
  return found.every(({ of, broken }) => of > 0 && broken.length === 0)
}

/** The counts as Markdown: each has to be 0. */
export function guardrailTable({ found }: Counts): string {
  const rows = guardrails.map(({ name }, at) => [
    name,
    String(found[at]?.broken.length ?? 0),
    String(found[at]?.of ?? 0),
  ])
  return asTable(['guardrail', 'broken', 'looked at'], rows)
}

/** The first few of each that is broken, where they stand. */
export function breaches({ found }: Counts): string {
  return guardrails
    .flatMap(({ name }, at) => {
      const { of = 0, broken = [] } = found[at] ?? {}
      if (of === 0) return [`${name}: nothing was looked at`]
      if (broken.length === 0) return []
      return [`${name}: ${broken.length}`, ...broken.slice(0, brokenShown).map((one) => `  ${one}`)]
    })
    .join('\n')
}
