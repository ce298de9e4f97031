import type { BodyOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { runBeyond } from '../calls/acting.ts'
import { createID, createIDs, type RandomBytes } from '../ids.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import type { InterviewRow } from './interview-store.ts'
import { linkURL } from './present.ts'
import { chooseInterviewer, findInterview } from './research.ts'

/** How long an interview can be tried: with the sweep after it, well within a day. */
const previewMs = 12 * 3_600_000
/** Most that an organization has open at a time. */
const previewsMax = 200
/** Erased by one round. */
const erasedAtOnce = 100

export type PreviewDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  /** The base of invite URLs, without a slash at its end. */
  publicURL: string
  interviewerNames: readonly string[]
}

/**
 * Makes links to try an interview out. What is tried belongs to an organization of its own that
 * nobody can name, so that no list, count, report, profile or export of anybody can hold it.
 */
export function createPreview(deps: PreviewDeps): Pick<Service, 'interviews.preview'> {
  const { store, now, publicURL } = deps
  return {
    async 'interviews.preview'({ caller, body }) {
      const given = await whatToTry(deps, caller.orgID, body)
      const at = now()
      const expiresAt = new Date(at.getTime() + previewMs).toISOString()
      const [linkID = ''] = createIDs(deps, 1)
      const tried: InterviewRow = {
        ...given,
        orgID: createID(deps, 'prv_'),
        interviewID: createID(deps, 'int_'),
        userID: caller.userID,
        createdAt: at.toISOString(),
      }
      const preview = { ownerID: caller.orgID, linkID, expiresAt, tried, openMax: previewsMax }
      if ((await runBeyond(() => store.addPreview(preview))) === 'full') {
        throw new AppError(
          'conflict',
          `Only ${previewsMax} previews can be open at a time; they end after some hours.`,
        )
      }
      return { value: { url: linkURL(publicURL, linkID), expires_on: expiresAt } }
    },
  }
}

/** Erases the previews that have ended, as many as one round takes; how many there were. */
export async function erasePreviews(
  store: Pick<Store, 'listDuePreviews' | 'erasePreview'>,
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  const links = await store.listDuePreviews({ now: at, limit: erasedAtOnce })
  for (const linkID of links) await store.erasePreview({ linkID, at })
  return links.length
}

async function whatToTry(
  deps: PreviewDeps,
  orgID: string,
  body: BodyOf<'interviews.preview'>,
): Promise<Pick<InterviewRow, 'productID' | 'interviewName' | 'guidelines' | 'interviewer'>> {
  if (body.interviewID !== undefined) {
    const { productID, interviewName, guidelines, interviewer } = await findInterview(
      deps.store,
      orgID,
      body.interviewID,
    )
    return { productID, interviewName, guidelines, interviewer }
  }
  return {
    productID: body.productID ?? 'Preview',
    interviewName: body.interviewName ?? 'Preview',
    guidelines: body.guidelines ?? '',
    interviewer: chooseInterviewer(deps, body.interviewer),
  }
}
