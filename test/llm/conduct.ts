import { randomBytes } from 'node:crypto'
import type { Plan } from '../../src/guide/plan.ts'
import type { Interviewer } from '../../src/interview/ports.ts'
import type { Message, Session } from '../../src/interview/session.ts'
import { createBuiltinInterviewer } from '../../src/interviewers/builtin/interviewer.ts'
import { readings } from '../../src/reading/readings.ts'
import { createResearch } from '../../src/service/interviews/research.ts'
import { createParticipation } from '../../src/service/taking-part/participation.ts'
import { readSession } from '../../src/service/taking-part/stored-session.ts'
import { createTakeTurn } from '../../src/service/taking-part/turns/turns.ts'
import { openStore } from '../../src/storage/open.ts'

const eventsMax = 80
const caller = {
  orgID: 'acme',
  userID: 'ada',
  scopes: ['write' as const],
  tokenHash: 'x',
  tokenID: '',
}

export type Conducted = {
  messages: readonly Message[]
  session: Session
  /** Interviewers that failed, in order. */
  fallbacks: string[]
}

/** Conducts one interview on a plan from consent to its end, with the service's own steps. */
export async function conduct(
  interviewer: Interviewer,
  plan: Plan,
  answers: readonly string[],
  orgID = caller.orgID,
): Promise<Conducted> {
  const store = await openStore('file::memory:')
  const fallbacks: string[] = []
  const builtin = createBuiltinInterviewer()
  const deps = {
    patienceMs: 12_000,
    store,
    now: () => new Date(),
    randomBytes,
    onCompleted: () => {},
  }
  const takeTurn = createTakeTurn({
    ...deps,
    reading: readings,
    findInterviewer: (name) => (name === interviewer.name ? interviewer : builtin),
    builtin,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onFallback: ({ interviewer, cause }) => cause !== undefined && fallbacks.push(interviewer),
  })
  const research = createResearch({
    ...deps,
    publicURL: 'http://localhost',
    interviewerNames: [interviewer.name],
    linkDays: 1,
  })
  const take = createParticipation({
    ...deps,
    publicURL: 'http://localhost',
    browsers: { issue: () => 'new', isIssued: () => true },
    reading: readings,
    findPlan: async () => plan,
    takeTurn,
    careResources: null,
  })
  try {
    const linkID = await newLink(research, orgID)
    const given = { linkID, browser: 'b', caller, idempotencyKey: null, query: undefined }
    const send = async (body: Parameters<(typeof take)['participant.addEvent']>[0]['body']) => {
      const answer = await take['participant.addEvent']({ ...given, body })
      if (!('value' in answer)) throw new Error('a Snapshot is a value')
      return answer.value
    }
    let snapshot = await send({ type: 'consent', agreed: true })
    for (let sent = 0; snapshot.phase !== 'done' && sent < eventsMax; sent += 1) {
      const after = snapshot.expects?.after ?? 0
      const text = answers[sent % answers.length] ?? ''
      if (snapshot.expects?.type === 'onboard') snapshot = await send({ type: 'onboard' })
      else if (snapshot.expects?.type === 'verdict')
        snapshot = await send({ type: 'verdict', score: 3 })
      else snapshot = await send({ type: 'answer', text, clientMessageID: `m${sent}`, after })
    }
    const kept = await store.findParticipation({ linkID })
    const session = kept && readSession(kept)
    if (!session) throw new Error('The session is not there.')
    return { messages: kept.messages, session, fallbacks }
  } finally {
    await store.close()
  }
}

async function newLink(research: ReturnType<typeof createResearch>, orgID: string) {
  const given = { caller: { ...caller, orgID }, linkID: '', browser: null, idempotencyKey: null }
  const made = await research['interviews.addOne']({
    ...given,
    query: undefined,
    body: { productID: 'p', interviewName: 'n', guidelines: 'g' },
  })
  const { interviewID } = 'json' in made ? JSON.parse(made.json) : { interviewID: '' }
  const links = await research['invites.createInvites']({
    ...given,
    body: undefined,
    query: { interviewID },
  })
  const [url = '']: string[] = 'json' in links ? JSON.parse(links.json) : []
  return url.slice(url.lastIndexOf('/') + 1)
}
