import { type StudyFormat, studyTypes } from '../../../contract/calls/study-calls.ts'
import { createInTurn, type InTurn } from '../../calls/in-turn.ts'
import type { InterviewRow } from '../../interviews/interview-store.ts'
import type { SummaryRow } from '../../interviews/invite-store.ts'
import { findInterview } from '../../interviews/research.ts'
import type { Reading } from '../../reading.ts'
import type { Service } from '../../service.ts'
import type { Store } from '../../store.ts'
import type { Digest } from '../../taking-part/digest.ts'
import { type Begun, eachBegun, nameParticipants } from './begun.ts'
import { documentPieces } from './document.ts'
import { qdpxPieces } from './qdpx.ts'
import { findQuestions } from './study-questions.ts'
import type { PartFormat, PartStyle, StudyQuestion, StudyStyle } from './study-style.ts'
import { type FoundThemes, findThemes, writeTheme } from './study-themes.ts'
import { studyEnd, studyHead, studyQuestions, studyThemes } from './study-writer.ts'

export type StudyExportDeps = {
  store: Pick<
    Store,
    | 'findInterview'
    | 'findParticipation'
    | 'listCorrections'
    | 'listTold'
    | 'tellPage'
    | 'listLinksOfInterview'
    | 'listTraits'
    | 'countPlaces'
    | 'findGrouping'
    | 'listThemeChanges'
    | 'findOpenLinkOf'
  >
  reading: Pick<
    Reading,
    | 'writeStudyPart'
    | 'compileGuide'
    | 'tellAnswers'
    | 'questionsOfGoals'
    | 'writeDocx'
    | 'makeGist'
  >
  now: () => Date
}

/** People quoted for each group of answers, and against it. */
const groupQuotesMax = 5

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

/** One piece for each interview that was begun, and for each page of links at least an empty one. */
async function* textPieces(
  deps: Deps,
  interview: InterviewRow,
  style: StudyStyle,
): AsyncGenerator<string> {
  yield studyHead(interview, style, deps.now())
  // A row of a table is an answer: how many gave one alike has none.
  if (style.format !== 'csv') {
    yield studyQuestions(await questionsOf(deps, interview, style, groupQuotesMax), style)
  }
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

async function questionsOf(
  deps: Deps,
  interview: InterviewRow,
  { names }: { names: boolean },
  quotesMax: number,
): Promise<StudyQuestion[]> {
  const { guidelines, productID } = interview
  const plan = await deps.reading.compileGuide({ guidelines, productName: productID })
  // `P1`, `P2` …: as everybody is called beside their name.
  const participants = await nameParticipants(deps.store, interview, { names: false })
  return await findQuestions(deps, interview, { plan, quotesMax, participants, names })
}

/**
 * Whoever began is listed beforehand, so that cases, sources and texts are numbered alike; who they are is
 * read where it is written, so that nobody is in it who was erased before that. What waits to be taken is written.
 */
async function* projectPieces(
  deps: Deps,
  interview: InterviewRow,
  { names, keep }: PartStyle,
): AsyncGenerator<Uint8Array> {
  const { guidelines, productID } = interview
  const plan = await deps.reading.compileGuide({ guidelines, productName: productID })
  const linkIDs: string[] = []
  for await (const begun of eachBegun(deps.store, interview, 'way'))
    if (begun) linkIDs.push(begun.invite.linkID)
  const themes = await findThemes(deps, interview)
  const places = new Map(linkIDs.map((linkID, at) => [linkID, at]))
  const placeOf = (begun: Begun | null) => (begun ? places.get(begun.invite.linkID) : undefined)
  async function* cases() {
    for await (const begun of eachBegun(deps.store, interview, 'way')) {
      const at = placeOf(begun)
      if (begun && at !== undefined) yield { at, person: { ...begun.invite, ...choicesOf(begun) } }
    }
  }
  const textOf = async (at: number) => {
    const linkID = linkIDs[at]
    const style = { names, keep, format: 'txt', themes: null, number: at + 1 } as const
    return linkID === undefined
      ? null
      : await writePart(deps, { invite: { linkID, sentiment: null }, body: null }, style)
  }
  async function* sources() {
    for await (const begun of eachBegun(deps.store, interview)) {
      const at = placeOf(begun)
      const style = { names, keep, format: 'qde', themes, number: (at ?? 0) + 1 } as const
      yield begun && at !== undefined ? await writePart(deps, begun, style) : null
    }
  }
  const begun = { count: linkIDs.length, cases, sources, textOf }
  const codes = themes.told.map(writeTheme)
  const questions = await questionsOf(deps, interview, { names }, 0)
  const study = { interview, plan, themes: codes, questions, names, keep, begun }
  yield* qdpxPieces({ ...study, now: deps.now() })
}

function choicesOf({ digest }: Begun): Pick<Digest, 'choices'> {
  // Only a step writes it.
  const { choices } = digest === null ? {} : (JSON.parse(digest) as Digest)
  return choices ? { choices } : {}
}

/** Null for whoever was erased meanwhile: they are not taken along. */
async function writePart(
  { store, reading, now, inTurn }: Deps,
  {
    invite: { linkID, sentiment },
    body,
  }: { invite: Pick<SummaryRow, 'linkID' | 'sentiment'>; body: string | null },
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
  const {
    profileID,
    invite: { orgID },
  } = participation
  const corrections = profileID === null ? [] : await store.listCorrections({ orgID, profileID })
  const part = { participation, extraction, themes, corrections, sentiment }
  return await reading.writeStudyPart({ ...part, now: now(), ...style })
}
