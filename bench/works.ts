import { randomUUID } from 'node:crypto'
import { answersInterviewID, guidelines, interviewID, linkOf, productID } from './data/rows.ts'
import { answerText } from './data/template.ts'
import type { Request } from './servers/loading.ts'
import { linksPerCall, linksRead, pageItems } from './settings.ts'

export type WorkID = 'W1' | 'W1r' | 'W2' | 'W3' | 'W4' | 'W5'

export type Work = {
  id: WorkID
  title: string
  /** The least share of the hand-written server's rate to be reached. */
  goal: number
  connections?: number
  /** The requests of one round. */
  requests(sample: Sample): Request[]
  /** Whether a request may be made once only. */
  once?: true
  /** Which server stands for the service. */
  kind: 'service' | 'canned'
}

/** What the requests are about. */
export type Sample = {
  token: string
  interviewID: string
  frozen: string[]
  running: string[]
  /** Links that no round has answered on yet. */
  takeAnswers(): string[]
}

export const works: Work[] = [
  {
    id: 'W1',
    title: 'read one finished invite, 4 kB',
    goal: 0.8,
    kind: 'service',
    requests: (sample) => sample.frozen.map((linkID) => readOf(sample, linkID)),
  },
  {
    id: 'W1r',
    title: 'read one running invite of 20 messages',
    goal: 0.5,
    kind: 'service',
    requests: (sample) => sample.running.map((linkID) => readOf(sample, linkID)),
  },
  {
    id: 'W2',
    title: `list ${pageItems} invites`,
    goal: 0.8,
    kind: 'service',
    requests: (sample) => [
      get(sample, `/v1/invites/getList?interviewID=${sample.interviewID}&limit=${pageItems}`),
    ],
  },
  {
    id: 'W3',
    title: 'create an interview, durably',
    goal: 0.8,
    kind: 'service',
    requests: (sample) => [createOf(sample)],
  },
  {
    id: 'W4',
    title: `${linksPerCall.toLocaleString('en')} links in one call`,
    goal: 0.8,
    connections: 4,
    kind: 'service',
    requests: (sample) => [linksOf(sample)],
  },
  {
    id: 'W5',
    title: 'an answer and its reply, durably (interviewer that takes no time)',
    goal: 0.8,
    once: true,
    kind: 'canned',
    requests: (sample) => sample.takeAnswers().map(answerOf),
  },
]

export function readOf(sample: Pick<Sample, 'token'>, linkID: string): Request {
  return get(sample, `/v1/invites/getOne?linkID=${linkID}`)
}

export function createOf({ token }: Pick<Sample, 'token'>): Request {
  return {
    method: 'POST',
    path: '/v1/interviews/addOne',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ productID, interviewName: 'Measured', guidelines }),
  }
}

function linksOf(sample: Sample): Request {
  const interview = sample.interviewID === interviewID ? answersInterviewID : sample.interviewID
  return get(sample, `/v1/invites/createInvites?interviewID=${interview}&count=${linksPerCall}`)
}

export function answerOf(linkID: string): Request {
  return {
    method: 'POST',
    path: `/i/${linkID}/events`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'answer',
      clientMessageID: randomUUID(),
      after: 0,
      text: answerText,
    }),
  }
}

function get({ token }: Pick<Sample, 'token'>, path: string): Request {
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } }
}

/** Links spread evenly over those there are. */
export function spread(kind: 'Frozen' | 'Begun0', count: number): string[] {
  const wanted = Math.min(linksRead, count)
  return Array.from({ length: wanted }, (_, index) =>
    linkOf(kind, Math.floor((index * count) / wanted)),
  )
}
