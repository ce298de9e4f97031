import { madeBySoftware } from '../../contract/made-by-software.ts'
import type { ProfileInFull } from '../../contract/profile-schemas.ts'
import type { Profile } from '../../contract/resources.ts'
import type { DrawnLine } from '../../rehearsal/stand-in/draw-profile.ts'
import type { GeneratedRow } from './simulation-store.ts'

/** People that a generated profile rests on at least. */
export const drawnFromMin = 5

/** What a generated profile is asked for, of whom until it is made, and what it is made of. */
export type GenerateTask = { name?: string; seed: string; profileIDs: string[] }
export type StoredLines = { lines: DrawnLine[] }

/** The lines of a generated profile without those of an interview that is erased. */
export function withoutLink(body: string, linkID: string): string {
  const { lines }: StoredLines = JSON.parse(body)
  return JSON.stringify({ lines: lines.filter((line) => line.linkID !== linkID) })
}

/** What is asked for, without somebody who is erased. */
export function withoutPerson(task: string, profileID: string): string {
  const { profileIDs, ...rest }: GenerateTask = JSON.parse(task)
  return JSON.stringify({ ...rest, profileIDs: profileIDs.filter((each) => each !== profileID) })
}

/** A generated profile as lists show it. Every line of somebody is marked as the quote that it is. */
export function presentGenerated(row: GeneratedRow): Profile {
  const { lines }: StoredLines = JSON.parse(row.body ?? '{"lines":[]}')
  const { name }: GenerateTask = JSON.parse(row.task)
  const of = (field: DrawnLine['field']) =>
    lines.filter((line) => line.field === field).map(({ text }) => `“${text}”`)
  const alignment = of('productAlignment')
  return {
    profileID: row.profileID,
    productIDs: [row.productID],
    ...(name !== undefined && { firstName: name }),
    metadata: { source: 'ai', acquired_date: row.createdAt.slice(0, 10), interview_count: 0 },
    details: {
      // Where lists have no other place for it.
      background: [noticeOf(lines), ...of('background')].join('\n'),
      ...(alignment.length > 0 && { productAlignment: alignment.join('\n') }),
      key_values: of('key_values'),
      interests: of('interests'),
    },
    history: [],
  }
}

export function presentGeneratedInFull(row: GeneratedRow): ProfileInFull {
  const { lines }: StoredLines = JSON.parse(row.body ?? '{"lines":[]}')
  return {
    ...presentGenerated(row),
    ...{ status: 'partial', alignment: 'unknown', claims: [], contradictions: [], gaps: [] },
    ...{ trajectory: [], changes: [], corrections: [], possibleMatches: [] },
    notice: noticeOf(lines),
    drawnFrom: lines.map(({ field, text, linkID, person }) => ({
      ...{ field, text, linkID, profileID: person },
    })),
  }
}

function noticeOf(lines: readonly DrawnLine[]): string {
  return madeBySoftware(new Set(lines.map(({ linkID }) => linkID)).size)
}
