import { toldPages } from '../../interview-report/each-told.ts'
import type { InterviewRow } from '../../interviews/interview-store.ts'
import type { SummaryRow } from '../../interviews/invite-store.ts'
import type { Store } from '../../store.ts'

/** `digest` is JSON, as it is kept beside the link. */
export type Begun = { invite: SummaryRow; body: string | null; digest: string | null }

/** The links on which somebody began, oldest first; null after each page of links. */
export async function* eachBegun(
  store: Pick<Store, 'listTold'>,
  { orgID, interviewID }: InterviewRow,
  only?: 'way',
): AsyncGenerator<Begun | null> {
  const wanted = only ? { only } : { whole: true as const }
  for await (const page of toldPages(store, { orgID, interviewID, ...wanted })) {
    for (const { invite, digest, session, extraction: body } of page) {
      if (digest !== null || session !== null) yield { invite, body, digest }
    }
    yield null
  }
}

/** What whoever began is called, by their link: `P1`, `P2` … as in all files, and their name if it is told. */
export async function nameParticipants(
  store: Pick<Store, 'listTold'>,
  interview: InterviewRow,
  { names }: { names: boolean },
): Promise<Map<string, string>> {
  const participants = new Map<string, string>()
  for await (const begun of eachBegun(store, interview, 'way')) {
    if (!begun) continue
    const { linkID, userInfo } = begun.invite
    const known = names && userInfo.name !== undefined ? `, ${userInfo.name}` : ''
    participants.set(linkID, `P${participants.size + 1}${known}`)
  }
  return participants
}
