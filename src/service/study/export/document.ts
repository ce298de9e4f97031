import type { CodebookTheme } from '../../../contract/calls/theme-calls.ts'
import { AppError } from '../../../contract/errors.ts'
import type { Findings } from '../../../contract/findings-schemas.ts'
import type { Plan } from '../../../guide/plan.ts'
import { findCodebook } from '../../codebook/find-codebook.ts'
import { findSummary } from '../../interview-report/grouping.ts'
import type { InterviewRow } from '../../interviews/interview-store.ts'
import type { Reading } from '../../reading.ts'
import type { Store } from '../../store.ts'
import { type FindingsDeps, findingsOf } from '../findings.ts'
import { nameParticipants } from './begun.ts'
import { findThemes } from './study-themes.ts'

export type DocumentDeps = FindingsDeps & {
  store: FindingsDeps['store'] & Pick<Store, 'findGrouping' | 'listThemeChanges' | 'listTold'>
  reading: FindingsDeps['reading'] & Pick<Reading, 'compileGuide' | 'writeDocx'>
}

/** People quoted on each question of a document. */
const peopleQuoted = 20
/** Themes of a document, and people quoted for each of their sides: as many as a report has. */
const documentThemesMax = 50
const themeQuotesMax = 5
/** How often a document is gathered of which somebody is erased meanwhile. */
const gatheringsMax = 3

/** The findings alone, so that it stays of a size that somebody reads. */
export async function* documentPieces(
  deps: DocumentDeps,
  interview: InterviewRow,
  { names }: { names: boolean },
): AsyncGenerator<Uint8Array> {
  const { interviewName, guidelines, productID } = interview
  const plan = await deps.reading.compileGuide({ guidelines, productName: productID })
  for (let gathering = 1; gathering <= gatheringsMax; gathering += 1) {
    const told = await gatherDocument(deps, interview, plan)
    const quoted = quotedIn(told)
    // Last, so that it is known whether all of them are still there.
    const participants = await nameParticipants(deps.store, interview, { names })
    const own = [...participants].filter(([linkID]) => quoted.has(linkID))
    if (own.length < quoted.size) continue
    const about = { interviewName, productID, participants: Object.fromEntries(own) }
    yield await deps.reading.writeDocx({ ...about, ...told, now: deps.now() })
    return
  }
  throw new AppError(
    'unavailable',
    'People are being erased while this file is made; please try again in a minute.',
  )
}

type Document = { findings: Findings; themes: CodebookTheme[] }

async function gatherDocument(
  deps: DocumentDeps,
  interview: InterviewRow,
  plan: Plan,
): Promise<Document> {
  const { orgID, interviewID } = interview
  const summary = await findSummary(deps.store, { orgID, interviewID })
  const codebook = await findCodebook(deps, { orgID, interviewID })
  const asked = { orgID, interviewID, plan, quotesMax: peopleQuoted, codebook, summary }
  const findings = await findingsOf(deps, asked)
  const { told } = await findThemes(deps, interview, themeQuotesMax)
  return { findings, themes: told.slice(0, documentThemesMax) }
}

/** The links of everybody whose words stand in a document. */
function quotedIn({ findings, themes }: Document): Set<string> {
  const questions = findings.topics.flatMap((topic) => topic.questions)
  const groups = questions.flatMap(({ answers = [] }) => answers)
  return new Set(
    [
      ...(findings.summary?.sentences ?? []),
      ...[...questions, ...groups, ...groups.map(({ against }) => against), findings.beside],
    ]
      .flatMap(({ quotes }) => quotes.map(({ linkID }) => linkID))
      .concat(themes.flatMap(({ supporting }) => supporting.map(({ linkID }) => linkID))),
  )
}
