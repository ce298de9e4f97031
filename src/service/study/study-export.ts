import { studyTypes } from '../../contract/calls/study-calls.ts'
import { createInTurn, type InTurn } from '../calls/in-turn.ts'
import { toldPages } from '../interview-report/each-told.ts'
import { findInterview } from '../interviews/research.ts'
import type { Reading } from '../reading.ts'
import type { InterviewRow } from '../records.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import type { StudyStyle } from './study-style.ts'
import { studyEnd, studyHead } from './study-writer.ts'

export type StudyExportDeps = {
  store: Pick<Store, 'findInterview' | 'listTold' | 'findParticipation'>
  reading: Pick<Reading, 'writeStudyPart'>
  now: () => Date
}

/** A study as a whole, taken along. */
export function createStudyExport(given: StudyExportDeps): Pick<Service, 'interviews.export'> {
  const deps = { ...given, inTurn: createInTurn(1) }
  return {
    async 'interviews.export'({ caller: { orgID }, query: { interviewID, format, names } }) {
      const interview = await findInterview(deps.store, orgID, interviewID)
      return {
        file: { name: `${interviewID}.${format}`, type: studyTypes[format] },
        pieces: studyPieces(deps, interview, { format, names: names !== 'false' }),
      }
    },
  }
}

/** One piece for each interview that was begun, and for each page of links at least an empty one. */
async function* studyPieces(
  { store, reading, now, inTurn }: StudyExportDeps & { inTurn: InTurn },
  interview: InterviewRow,
  style: StudyStyle,
): AsyncGenerator<string> {
  yield studyHead(interview, style, now())
  const { orgID, interviewID } = interview
  let number = 0
  for await (const page of toldPages(store, { orgID, interviewID, whole: true })) {
    for (const { invite, digest, session, extraction: body } of page) {
      if (digest === null && session === null) continue
      const { linkID } = invite
      // An interview may be a megabyte, and is read on the thread that serves.
      const participation = await inTurn(() => store.findParticipation({ linkID }))
      // Whoever was erased meanwhile is not taken along.
      if (!participation) continue
      number += 1
      const extraction = body === null ? null : { body }
      const part = { participation, extraction, number, now: now() }
      yield await reading.writeStudyPart({ ...part, ...style })
    }
    yield ''
  }
  yield studyEnd(number, style)
}
