import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createThemes, oppositeTheme, type Remark, writeTheme } from '../interview-report/themes.ts'
import { layRemarks } from './find-codebook.ts'
import { type Grouped, layOver, type Standing } from './lay-over.ts'
import {
  type ClaimName,
  claimKey,
  type ThemeChange,
  type ThemeRef,
  withoutLink,
} from './theme-change.ts'

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const claimOf = (name: string): ClaimName => ({ linkID: `link-${name}`, claimID: `clm_${name}` })
const problem = (key: string) => writeTheme('problem', key, undefined)
const praise = (key: string) => writeTheme('praise', key, undefined)

/** What a grouper has: themes of each claim, by their names. */
type Groups = Record<string, readonly string[]>

function groupedBy(groups: Groups, before: (theme: string) => number = () => 0): Grouped {
  const themesOf = (claim: string) =>
    names
      .filter((name) => claimKey(claimOf(name)) === claim)
      .flatMap((name) => Object.keys(groups).filter((key) => groups[key]?.includes(name)))
      .map(problem)
  return { themesOf, countBefore: before }
}

const held = (groups: Groups, key: string): ThemeRef => {
  const claims = (groups[key] ?? []).map(claimOf)
  return { claims, of: claims.length, was: problem(key) }
}
const standing = (...changes: ThemeChange[]): Standing[] =>
  changes.map((change, at) => ({ changeID: `chg_${at}`, at: '2026-01-01', change }))

/** The themes of each claim, as changes have them. */
function themesOf(changes: readonly Standing[], groups: Groups): Record<string, string[]> {
  const laid = layOver(changes, groupedBy(groups))
  const told = names.map((name) => {
    const base = Object.keys(groups).filter((key) => groups[key]?.includes(name))
    const themes = base.map((key) => laid.themeOf(claimKey(claimOf(name)), problem(key)))
    return [name, [...new Set(themes)].map((theme) => theme.split('\n').at(-1))] as const
  })
  return Object.fromEntries(told.filter(([, themes]) => themes.length > 0)) as Record<
    string,
    string[]
  >
}

const first: Groups = { export: ['a', 'b', 'c'], price: ['d', 'e'], help: ['f'] }
/** Cut and named anew: most of `export` is in `files`, with one of `price`. */
const second: Groups = { files: ['a', 'b', 'd', 'g'], cost: ['c', 'e'], support: ['f', 'h'] }

describe('changes of themes', () => {
  test('a title sticks to the group that holds most of what the theme held', () => {
    const changes = standing({ change: 'rename', themes: [held(first, 'export')], title: 'Export' })
    expect(themesOf(changes, first)).toMatchObject({ a: ['Export'], c: ['Export'], d: ['price'] })
    expect(themesOf(changes, second)).toMatchObject({ a: ['Export'], c: ['cost'], g: ['Export'] })
  })

  test('what is told later of any merged theme is in the merged one', () => {
    const changes = standing({
      change: 'merge',
      themes: [held(first, 'help')],
      into: held(first, 'export'),
    })
    expect(themesOf(changes, first)).toMatchObject({ a: ['export'], f: ['export'], d: ['price'] })
    expect(themesOf(changes, second)).toMatchObject({ f: ['files'], h: ['files'], g: ['files'] })
  })

  test('claims that are split off or moved stay where they were put', () => {
    const changes = standing(
      {
        change: 'split',
        title: 'Columns',
        side: { kind: 'problem' },
        claims: [claimOf('a')],
        from: [],
      },
      { change: 'move', claims: [claimOf('d')], from: [], into: { madeBy: 'chg_0' } },
      { change: 'add', title: 'Later', side: { kind: 'problem' } },
      { change: 'move', claims: [claimOf('f')], from: [], into: held(first, 'price') },
    )
    const told = { a: ['Columns'], d: ['Columns'] }
    expect(themesOf(changes, first)).toMatchObject({ ...told, f: ['price'], e: ['price'] })
    expect(themesOf(changes, second)).toMatchObject({ ...told, b: ['files'], f: ['cost'] })
    expect(layOver(changes, groupedBy(first)).made).toEqual([problem('Columns'), problem('Later')])
  })

  test('of words that the same claims have, the one that was renamed is', () => {
    const words: Groups = { export: ['a', 'b'], column: ['a', 'b'], price: ['b'] }
    const changes = standing({ change: 'rename', themes: [held(words, 'export')], title: 'X' })
    expect(themesOf(changes, words)).toMatchObject({
      a: ['X', 'column'],
      b: ['X', 'column', 'price'],
    })
  })

  test('a theme is hidden as long as it is mostly what was hidden', () => {
    const hide = standing({ change: 'hide', themes: [held(first, 'price')] })
    const isHidden = (groups: Groups, key: string, before: number) =>
      layOver(
        hide,
        groupedBy(groups, () => before),
      ).isHidden(problem(key))
    expect(isHidden(first, 'price', 2)).toBe(true)
    expect(isHidden({ cost: ['d', 'e', 'g', 'h'] }, 'cost', 2)).toBe(true)
    expect(isHidden({ all: names }, 'all', 8)).toBe(false)
  })

  test('what says the opposite of a theme does so under its new title, too', () => {
    const changes = standing({ change: 'rename', themes: [held(first, 'export')], title: 'Export' })
    const laid = layOver(changes, groupedBy(first))
    expect(laid.oppositeOf(problem('Export'))).toBe(praise('export'))
    expect(laid.oppositeOf(praise('export'))).toBe(problem('Export'))
    expect(laid.oppositeOf(problem('price'))).toBe(oppositeTheme(problem('price')))
  })

  test('themes that take each other in end as one', () => {
    const [one, other] = [held(first, 'export'), held(first, 'price')]
    const changes = standing(
      { change: 'merge', themes: [one], into: other },
      { change: 'merge', themes: [other], into: one },
    )
    expect(themesOf(changes, first)).toMatchObject({ a: ['price'], d: ['price'] })
  })

  test('a word that few use is told once a change is about it, and is no second theme', () => {
    const remark = (word: string): Remark => ({
      ...{ theme: problem(word), weight: 2, wording: 'w', claim: 'clm_a', unnamed: true },
    })
    const words: Groups = { export: ['a'], column: ['a'] }
    const rename = standing({ change: 'rename', themes: [held(words, 'export')], title: 'Export' })
    const laid = layOver(rename, groupedBy(words))
    const themes = createThemes(3, laid)
    themes.add(
      { number: 0, name: 'ada' },
      layRemarks(laid, 'link-a', [remark('export'), remark('column')]),
    )
    expect(themes.list().feedback).toMatchObject([{ key: 'Export', byHand: true, people: 1 }])
  })
})

describe('any changes, any regroupings', () => {
  const groups = fc
    .array(fc.constantFrom('p', 'q', 'r', 's'), {
      minLength: names.length,
      maxLength: names.length,
    })
    .map((of): Groups => {
      const told = names.map((name, at) => [of[at] ?? 'p', name] as const)
      const by = Map.groupBy(told, ([group]) => group)
      return Object.fromEntries([...by].map(([group, own]) => [group, own.map(([, name]) => name)]))
    })
  const claims = fc.subarray(names, { minLength: 1, maxLength: 3 }).map((some) => some.map(claimOf))
  /** A theme of some grouping, or one that an earlier change may have made. */
  const ref = fc.oneof(
    fc.tuple(groups, fc.nat()).map(([some, at]): ThemeRef => {
      const keys = Object.keys(some)
      return held(some, keys[at % keys.length] ?? '')
    }),
    fc.nat({ max: 9 }).map((at): ThemeRef => ({ madeBy: `chg_${at}` })),
  )
  const title = fc.constantFrom('X', 'Y', 'Z')
  const side = { kind: 'problem' as const }
  const change = fc.oneof(
    fc.record({ change: fc.constant('rename' as const), themes: fc.tuple(ref), title }),
    fc.record({ change: fc.constant('merge' as const), themes: fc.tuple(ref), into: ref }),
    fc.record({ change: fc.constant('hide' as const), themes: fc.tuple(ref) }),
    fc.record({ change: fc.constant('add' as const), title, side: fc.constant(side) }),
    fc.record({
      change: fc.constant('split' as const),
      title,
      side: fc.constant(side),
      claims,
      from: fc.tuple(ref),
    }),
    fc.record({ change: fc.constant('move' as const), claims, from: fc.tuple(ref), into: ref }),
  )
  const changes = fc.array(change, { maxLength: 10 }).map((some) => standing(...some))

  test('no claim is lost and none is in two themes', () => {
    fc.assert(
      fc.property(changes, groups, (some, now) => {
        const told = themesOf(some, now)
        expect(Object.keys(told).sort()).toEqual(names)
        for (const themes of Object.values(told)) expect(themes).toHaveLength(1)
      }),
    )
  })

  test('with all of them taken back there is what there was', () => {
    fc.assert(
      fc.property(changes, groups, fc.func(fc.boolean()), (some, now, isTakenBack) => {
        const before = themesOf([], now)
        const left = some.filter((one) => !isTakenBack(one.changeID))
        for (const themes of Object.values(themesOf(left, now))) expect(themes).toHaveLength(1)
        expect(themesOf(left.slice(0, 0), now)).toEqual(before)
        expect(before).toEqual(themesOf([], now))
        const laid = layOver([], groupedBy(now))
        for (const key of Object.keys(now)) {
          expect(laid.isHidden(problem(key)) || laid.isKept(problem(key))).toBe(false)
        }
      }),
    )
  })

  test('what one change did is undone by taking it back, whatever came after it elsewhere', () => {
    fc.assert(
      fc.property(changes, groups, (some, now) => {
        const laid = themesOf(some, now)
        const more = {
          changeID: 'chg_last',
          at: '2026',
          change: { change: 'add', title: 'New', side },
        }
        // An empty theme moves nothing, and what is moved into it is where it was without it.
        const filled: Standing[] = [
          ...some,
          more as Standing,
          {
            ...{ changeID: 'chg_fill', at: '2026' },
            change: {
              change: 'move',
              claims: names.map(claimOf),
              from: [],
              into: { madeBy: 'chg_last' },
            },
          },
        ]
        expect(new Set(Object.values(themesOf(filled, now)).flat())).toEqual(new Set(['New']))
        expect(themesOf(filled.toSpliced(-2, 1), now)).toEqual(laid)
        expect(themesOf(filled.slice(0, -1), now)).toEqual(laid)
      }),
    )
  })

  test('who is erased is named by no change, and none is left that named only them', () => {
    fc.assert(
      fc.property(changes, fc.constantFrom(...names), (some, erased) => {
        const { linkID } = claimOf(erased)
        for (const { change } of some) {
          const left = withoutLink(change, { linkID, isNeeded: false })
          expect(JSON.stringify(left)).not.toContain(linkID)
          if (left && 'claims' in left) expect(left.claims.length).toBeGreaterThan(0)
          if (left && 'themes' in left) expect(left.themes.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})
