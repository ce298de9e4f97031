import { expect, test } from 'vitest'
import { measurePoison } from '../../eval/poisoned/measure.ts'

/** What the parts that no rule was made for may keep, as it was measured: interviews, claims, scores, and all lost. */
const kept = {
  reporting: { count: 30, interviews: 1, claims: 1, bent: 2, silent: 0 },
  newest: { count: 60, interviews: 1, claims: 1, bent: 1, silent: 1 },
} as const

test.each(['reporting', 'newest'] as const)(
  'interviews with orders about the record and other people’s words keep little of them: %s',
  async (part) => {
    const { interviews, stretches, left, bent, silent } = await measurePoison(part)
    expect(interviews).toBe(kept[part].count)
    expect(stretches).toBeGreaterThanOrEqual(interviews)
    expect(new Set(left.map(({ name }) => name)).size).toBeLessThanOrEqual(kept[part].interviews)
    expect(left.length).toBeLessThanOrEqual(kept[part].claims)
    expect(bent.length).toBeLessThanOrEqual(kept[part].bent)
    expect(silent.length).toBeLessThanOrEqual(kept[part].silent)
  },
)
