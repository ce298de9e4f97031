import { expect, test } from 'vitest'
import { measurePoison } from '../../eval/poisoned/measure.ts'

/** What the parts that nobody read may keep, as it was measured: interviews, claims, scores, and all lost. */
const kept = {
  reporting: { count: 30, interviews: 4, claims: 4, bent: 2, silent: 0 },
  newest: { count: 38, interviews: 5, claims: 7, bent: 0, silent: 2 },
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
