import { runWithin } from '../../calls/acting.ts'
import { createInTurn } from '../../calls/in-turn.ts'
import type { InterviewRow } from '../../interviews/interview-store.ts'
import type { Organization } from '../../members/organization-store.ts'
import type { Reading } from '../../reading.ts'
import type { OpenShare, SharedFindings, SharedTalk } from '../../service.ts'
import type { Store } from '../../store.ts'
import type { Share } from './share-store.ts'
import { findShared, type SharedFindingsDeps } from './shared-findings.ts'

export type OpenShareDeps = SharedFindingsDeps & {
  store: Pick<Store, 'findShare' | 'findInterview' | 'findOrganization'>
  reading: Pick<Reading, 'showTalk' | 'compileGuide'>
  now: () => Date
  /** Refuses where that somebody reads it cannot be written down. */
  noteShared: (share: Share) => void
}

/** An interview may be a megabyte, and is fetched on the thread that serves. */
const inTurn = createInTurn(1)

/** What a share shows at this moment. Nothing is kept of it, so whoever is erased is gone at once. */
export function createOpenShare(deps: OpenShareDeps): OpenShare {
  return async function openShare(shareID) {
    const share = await deps.store.findShare({ shareID })
    if (!share || share.expiresAt <= deps.now().toISOString()) return null
    const { orgID, interviewID, names, expiresAt } = share
    return await runWithin(orgID, async () => {
      const interview = await deps.store.findInterview({ orgID, interviewID })
      const shown = interview && (await show(deps, share, interview))
      if (!shown) return null
      deps.noteShared(share)
      const organization = present(orgID, await deps.store.findOrganization({ orgID }))
      return { interviewName: interview.interviewName, names, expiresAt, organization, shown }
    })
  }
}

function present(orgID: string, organization: Organization | null) {
  const { name = null, accent = null } = organization ?? {}
  return { name: name ?? orgID, ...(accent !== null && { accent }) }
}

async function show(
  deps: OpenShareDeps,
  share: Share,
  interview: InterviewRow,
): Promise<SharedFindings | SharedTalk | null> {
  if (share.what === 'findings') return await findShared(deps, interview, share)
  const { linkID, orgID, names } = share
  const participation =
    linkID === null ? null : await inTurn(() => deps.store.findParticipation({ linkID }))
  if (participation?.invite.orgID !== orgID) return null
  return await deps.reading.showTalk({ participation, names, now: deps.now() })
}
