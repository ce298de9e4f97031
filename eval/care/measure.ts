import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hearSelfHarm } from '../../src/interview/self-harm.ts'
import { readMarks } from '../marks.ts'

/** Files of a part: of `reporting`, `newest` and `everyday` only counts were ever seen. */
const files = {
  tuning: ['tuning-en.txt', 'tuning-other.txt'],
  reporting: ['reporting.txt'],
  newest: ['newest.txt'],
  everyday: ['everyday.txt'],
} as const
export type Part = keyof typeof files

/** Answers of a part, with where in them somebody tells of harming themselves, openly or veiled. */
export function careAnswers(part: Part) {
  return files[part].flatMap((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .trim()
      .split('\n')
      .map(readMarks),
  )
}

/**
 * Of answers in which somebody tells of harming themselves those that are heard, by rules or at all; and
 * of others, many of which sound alike, those that are taken for one. `everyday` has none but others.
 */
export function measureCare(part: Part) {
  const heard = careAnswers(part).map(({ say, spans }) => ({
    say,
    isHarm: spans.length > 0,
    as: hearSelfHarm(say),
  }))
  const harm = heard.filter(({ isHarm }) => isHarm)
  const others = heard.filter(({ isHarm }) => !isHarm)
  return {
    harm: harm.length,
    told: harm.filter(({ as }) => as === 'told').length,
    missed: harm.filter(({ as }) => as === null).map(({ say }) => say),
    others: others.length,
    toldAlarms: others.filter(({ as }) => as === 'told').length,
    alarms: others.filter(({ as }) => as !== null).map(({ say }) => say),
  }
}
