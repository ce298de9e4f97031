import type { CodebookTheme, ThemeClaim } from '../../contract/calls/theme-calls.ts'
import { eachTold } from '../interview-report/each-told.ts'
import { findGist, interviewsReadMax } from '../interview-report/find-gist.ts'
import { addInTurn } from '../interview-report/gathering.ts'
import { createThemes, readTheme, showQuote, type Theme } from '../interview-report/themes.ts'
import { createPeople } from '../kept/people.ts'
import type { Gist } from '../profiles/gist.ts'
import { type CodebookDeps, claimOf, type FoundCodebook } from './find-codebook.ts'
import { writeThemeID } from './theme-id.ts'

type Place = { orgID: string; interviewID: string }
export type ReadGist = { person: string; gist: Gist }

/** Adds what each interview told, the oldest link first, until whoever adds it has enough. */
export async function addGists(
  deps: CodebookDeps,
  place: Place,
  add: (read: ReadGist) => undefined | 'enough',
): Promise<void> {
  for await (const read of eachGist(deps, place)) {
    if ((await addInTurn(() => add(read))) === 'enough') return
  }
}

async function* eachGist({ store, reading }: CodebookDeps, place: Place): AsyncGenerator<ReadGist> {
  let read = 0
  for await (const told of eachTold(store, place)) {
    const gist = await findGist(reading, told)
    if (!gist) continue
    yield { person: told.invite.profileID ?? told.invite.linkID, gist }
    read += 1
    if (read >= interviewsReadMax) return
  }
}

/** Gathers the themes of a codebook with all that is in them. */
export function gatherThemes({ name, codebook }: FoundCodebook, quotesMax: number) {
  const themes = createThemes(quotesMax, codebook)
  const people = createPeople()
  const claims = new Map<string, number>()
  return {
    add({ person, gist }: ReadGist): undefined {
      const remarks = name(gist)
      themes.add({ name: person, number: people.numberOf(person) }, remarks)
      for (const told of new Set(remarks.map((one) => `${claimOf('', one)}\n${one.theme}`))) {
        const theme = told.slice(told.indexOf('\n') + 1)
        claims.set(theme, (claims.get(theme) ?? 0) + 1)
      }
    },
    /** By their names, also those that are hidden or empty. */
    list(): Map<string, CodebookTheme> {
      const told = new Map(themes.listAll())
      for (const theme of codebook.made) if (!told.has(theme)) told.set(theme, emptyTheme(theme))
      const shown = [...told].map(([theme, one]): [string, CodebookTheme] => [
        theme,
        {
          themeID: writeThemeID(theme),
          ...one,
          claims: claims.get(theme) ?? 0,
          ...(codebook.isHidden(theme) && { hidden: true as const }),
        },
      ])
      return new Map(shown)
    },
  }
}

function emptyTheme(theme: string): Theme {
  const { kind, key, polarity } = readTheme(theme)
  const side = { kind, key, ...(polarity !== undefined && { polarity }), byHand: true as const }
  return { ...side, people: 0, challengedBy: 0, supporting: [], challenging: [] }
}

/** The claims of an interview, and the themes that each is in. */
export function claimsIn({ name }: FoundCodebook, { person, gist }: ReadGist) {
  const kinds = new Map(gist.remarks.map((one) => [one.claim, readTheme(one.theme).kind]))
  const claims = new Map<string, { claim: ThemeClaim; themes: Set<string> }>()
  for (const { claim: claimID, theme, quote } of name(gist)) {
    if (claimID === undefined) continue
    const known = claims.get(claimID)
    const own = { linkID: gist.linkID, claimID, kind: kinds.get(claimID) ?? '' }
    const claim = known?.claim ?? { ...own, quotes: [] }
    const themes = known?.themes ?? new Set<string>()
    const isNew = quote && !claim.quotes.some((one) => one.quote === quote.quote)
    claims.set(claimID, {
      claim: isNew ? { ...claim, quotes: [...claim.quotes, showQuote({ person, quote })] } : claim,
      themes: themes.add(theme),
    })
  }
  return [...claims.values()]
}
