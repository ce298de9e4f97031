/** What the hand-written server asks of its database. It answers by a callback: a database that
 * answers at once costs no promise. */
export type Done<T> = (result: T) => void

export type Caller = { orgID: string; mayWrite: boolean }
export type Place = { createdAt: string; linkID: string }
export type Listed = { items: string[]; last: Place | null; more: boolean }

/** What the audit log keeps of a change, in the same commit. */
export type Change = { auditID: string; orgID: string; userID: string; at: string; call: string }

export type NewInterview = {
  interviewID: string
  orgID: string
  productID: string
  userID: string
  interviewName: string
  guidelines: string
  at: string
}

export type NewInvites = {
  orgID: string
  interviewID: string
  linkIDs: string[]
  createdAt: string
  expiresAt: string
}

export type NewAnswer = {
  linkID: string
  clientMessageID: string
  text: string
  browser: string
  at: string
}

export type Backend = {
  findToken(hash: string, done: Done<Caller | null>): void
  /** The invite's JSON. */
  readInvite(orgID: string, linkID: string, done: Done<string | null>): void
  listInvites(
    query: { orgID: string; interviewID: string; after: Place | null; limit: number },
    done: Done<Listed>,
  ): void
  /** Each of these is answered once it is on the disk. */
  addInterview(interview: NewInterview, change: Change, done: Done<void>): void
  addInvites(invites: NewInvites, change: Change, done: Done<boolean>): void
  /** Stores the answer with the reply of the template; false where the link does not wait for one. */
  addAnswer(answer: NewAnswer, done: Done<boolean>): void
  close(): Promise<void>
}

/** The members of an invite's JSON before its conversation, as columns of a row. */
export type RunningRow = {
  link_id: string
  interview_id: string
  product_id: string
  org_id: string
  user_info: string
  status: string
  created_at: string
  lines: string | null
}

export function runningJSON(row: RunningRow): string {
  return `{"linkID":"${row.link_id}","interviewID":${JSON.stringify(row.interview_id)},"productID":${JSON.stringify(row.product_id)},"orgID":${JSON.stringify(row.org_id)},"userInfo":${row.user_info},"status":"${row.status}","timestamp":"${row.created_at}","conversation":[${row.lines ?? ''}]}`
}

export function answerDetail({ browser, at }: NewAnswer): string {
  return `{"kind":"answer","after":0,"browser":"${browser}","generatedBy":"participant","at":"${at}"}`
}
