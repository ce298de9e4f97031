import { type StudyFormat, studyTypes } from '../../../contract/calls/study-calls.ts'
import { createInTurn, type InTurn } from '../../calls/in-turn.ts'
import { findSummary } from '../../interview-report/grouping.ts'
import { findInterview } from '../../interviews/research.ts'
import type { Reading } from '../../reading.ts'
import type { InterviewRow, SummaryRow } from '../../records.ts'
import type { Service } from '../../service.ts'
import type { Store } from '../../store.ts'
import { findingsOf } from '../findings.ts'
import { type Begun, eachBegun, nameParticipants } from './begun.ts'
import { qdpxPieces } from './qdpx.ts'
import type { PartFormat, PartStyle, StudyStyle } from './study-style.ts'
import { type FoundThemes, findThemes, writeTheme } from './study-themes.ts'
import { studyEnd, studyHead, studyThemes } from './study-writer.ts'

export type StudyExportDeps = {
  store: Pick<
    Store,
    | 'findInterview'
    | 'findParticipation'
    | 'listTold'
    | 'listTraits'
    | 'countPlaces'
    | 'findGrouping'
    | 'listThemeChanges'
    | 'findOpenLinkOf'
  >
  reading: Pick<
    Reading,
    'writeStudyPart' | 'compileGuide' | 'tellAnswers' | 'writeDocx' | 'makeGist'
  >
  now: () => Date
}

/** People quoted on each question of a document. */
const peopleQuoted = 20
/** Themes of a document, and people quoted for each of their sides: as many as a report has. */
const documentThemesMax = 50
const themeQuotesMax = 5

type Deps = StudyExportDeps & { inTurn: InTurn }

/** A study as a whole, taken along. */
export function createStudyExport(given: StudyExportDeps): Pick<Service, 'interviews.export'> {
  const deps = { ...given, inTurn: createInTurn(1) }
  return {
    async 'interviews.export'({ caller: { orgID }, query: { interviewID, format, names } }) {
      const interview = await findInterview(deps.store, orgID, interviewID)
      const link = await deps.store.findOpenLinkOf({
        orgID,
        interviewID,
        at: deps.now().toISOString(),
      })
      const style = { names: names !== 'false', keep: link?.keep ?? [] }
      return {
        file: { name: `${interviewID}.${format}`, type: studyTypes[format] },
        pieces: piecesOf(deps, interview, { ...style, format }),
      }
    },
  }
}

function piecesOf(
  deps: Deps,
  interview: InterviewRow,
  { format, names, keep }: StudyStyle<StudyFormat>,
): AsyncGenerator<string | Uint8Array> {
  if (format === 'qdpx') return projectPieces(deps, interview, { names, keep })
  if (format === 'docx') return documentPieces(deps, interview, { names })
  return textPieces(deps, interview, { format, names, keep })
}

/** The findings alone, so that it stays of a size that somebody reads. */
async function* documentPieces(
  deps: Deps,
  interview: InterviewRow,
  { names }: { names: boolean },
): AsyncGenerator<Uint8Array> {
  const { orgID, interviewID, interviewName, guidelines, productID } = interview
  const plan = await deps.reading.compileGuide({ guidelines, productName: productID })
  const participants = await nameParticipants(deps.store, interview, { names })
  const summary = await findSummary(deps.store, { orgID, interviewID })
  const asked = { orgID, interviewID, plan, quotesMax: peopleQuoted, summary }
  const findings = await findingsOf(deps, asked)
  const { told } = await findThemes(deps, interview, themeQuotesMax)
  const themes = told.slice(0, documentThemesMax)
  const quoted = new Set(
    [
      ...(findings.summary?.sentences ?? []),
      ...findings.topics.flatMap(({ questions }) => questions),
      findings.beside,
    ]
      .flatMap(({ quotes }) => quotes.map(({ linkID }) => linkID))
      .concat(themes.flatMap(({ supporting }) => supporting.map(({ linkID }) => linkID))),
  )
  const own = [...participants].filter(([linkID]) => quoted.has(linkID))
  const about = { interviewName, productID, participants: Object.fromEntries(own) }
  yield await deps.reading.writeDocx({ ...about, findings, themes, now: deps.now() })
}

/** One piece for each interview that was begun, and for each page of links at least an empty one. */
async function* textPieces(
  deps: Deps,
  interview: InterviewRow,
  style: StudyStyle,
): AsyncGenerator<string> {
  yield studyHead(interview, style, deps.now())
  const themes = await findThemes(deps, interview)
  yield studyThemes(themes.told.map(writeTheme), style)
  let number = 0
  for await (const begun of eachBegun(deps.store, interview)) {
    const piece = begun && (await writePart(deps, begun, { ...style, themes, number: number + 1 }))
    if (piece !== null) number += 1
    yield piece ?? ''
  }
  yield studyEnd(number, style)
}

/** Whoever began is listed beforehand, so that cases, sources and texts are those of the same people. */
async function* projectPieces(
  deps: Deps,
  interview: InterviewRow,
  { names, keep }: PartStyle,
): AsyncGenerator<Uint8Array> {
  const { guidelines, productID } = interview
  const plan = await deps.reading.compileGuide({ guidelines, productName: productID })
  const people: SummaryRow[] = []
  for await (const begun of eachBegun(deps.store, interview, 'way'))
    if (begun) people.push(begun.invite)
  const themes = await findThemes(deps, interview)
  const numbers = new Map(people.map(({ linkID }, at) => [linkID, at + 1]))
  const textOf = async (at: number) => {
    const invite = people[at]
    const style = { names, keep, format: 'txt', themes: null, number: at + 1 } as const
    return invite ? await writePart(deps, { invite, body: null }, style) : null
  }
  async function* sources() {
    for await (const begun of eachBegun(deps.store, interview)) {
      const number = begun && numbers.get(begun.invite.linkID)
      const style = { names, keep, format: 'qde', themes, number: number ?? 0 } as const
      yield begun && number ? await writePart(deps, begun, style) : null
    }
  }
  const begun = { people, sources, textOf }
  const codes = themes.told.map(writeTheme)
  yield* qdpxPieces({ interview, plan, themes: codes, names, keep, begun, now: deps.now() })
}

/** Null for whoever was erased meanwhile: they are not taken along. */
async function writePart(
  { store, reading, now, inTurn }: Deps,
  { invite: { linkID }, body }: Begun,
  {
    themes: found,
    ...style
  }: StudyStyle<PartFormat> & {
    number: number
    themes: FoundThemes | null
  },
): Promise<string | null> {
  // An interview may be a megabyte, and is read on the thread that serves.
  const participation = await inTurn(() => store.findParticipation({ linkID }))
  if (!participation) return null
  const extraction = body === null ? null : { body }
  const gist = extraction && found && (await reading.makeGist(extraction))
  const themes = gist ? found.of(gist) : {}
  return await reading.writeStudyPart({ participation, extraction, themes, now: now(), ...style })
}
