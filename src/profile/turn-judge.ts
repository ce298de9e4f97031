import type { Usage } from '../interview/session.ts'
import type { FinishedInterview } from './synthesizer.ts'

export const answereds = ['yes', 'partly', 'no'] as const
export const openings = ['taken', 'missed', 'none'] as const

/** How a model read one question of an interview and what was said to it. */
export type JudgedTurn = {
  /** The message that asks. */
  seq: number
  /** Whether the answer says what was asked. */
  answered: (typeof answereds)[number]
  /** Whether the person saw what was meant. */
  understood: boolean
  /** Whether a lead in the answer before (a trouble, a feeling, something unexplained) was followed. */
  opening: (typeof openings)[number]
}

/** What became of it: `usage` is what the model used up, also for nothing. */
export type Judged =
  | { ok: true; by: string; turns: JudgedTurn[]; usage?: Usage | undefined }
  | { ok: false; why: string; usage?: Usage | undefined }

/** Reads how an interview was conducted, turn by turn. What it says is an opinion, and shown as one. */
export type TurnJudge = {
  /** Null where it judges no interviews of that interviewer's. */
  judge(interview: FinishedInterview, signal: AbortSignal): Promise<Judged | null>
}
