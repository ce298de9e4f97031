import type { CodebookTheme } from '../../../contract/calls/theme-calls.ts'
import { type CodebookDeps, findCodebook } from '../../codebook/find-codebook.ts'
import { addGists, claimsIn, gatherThemes } from '../../codebook/read-themes.ts'
import { gatherInTurn } from '../../interview-report/gathering.ts'
import type { Gist } from '../../profiles/gist.ts'
import type { Store } from '../../store.ts'
import type { StudyTheme } from './study-style.ts'

export type FoundThemes = {
  /** Those that are not hidden. */
  told: CodebookTheme[]
  /** The `themeID` of each theme of an interview's claims, by the identifiers of these. */
  of(gist: Gist): Record<string, string[]>
}

/** The themes of a study as a researcher has them. */
export async function findThemes(
  deps: CodebookDeps & { store: Pick<Store, 'listLinksOfInterview'> },
  place: Place,
  quotesMax = 0,
): Promise<FoundThemes> {
  return await gatherInTurn(deps.store, place, () => gather(deps, place, quotesMax))
}

type Place = { orgID: string; interviewID: string }

async function gather(deps: CodebookDeps, place: Place, quotesMax: number): Promise<FoundThemes> {
  const found = await findCodebook(deps, place)
  const gathering = gatherThemes(found, quotesMax)
  await addGists(deps, place, gathering.add)
  const told = new Map([...gathering.list()].filter(([, { hidden }]) => !hidden))
  return {
    told: [...told.values()],
    of: (gist) =>
      Object.fromEntries(
        claimsIn(found, { person: gist.linkID, gist }).map(({ claim, themes }) => [
          claim.claimID,
          [...themes].flatMap((theme) => told.get(theme)?.themeID ?? []),
        ]),
      ),
  }
}

export function writeTheme(theme: CodebookTheme): StudyTheme {
  const { themeID, key, kind, polarity, people, byHand } = theme
  return {
    record: 'theme',
    ...{ themeID, title: key, kind },
    ...(polarity !== undefined && { polarity }),
    people,
    ...(byHand && { byHand }),
  }
}
