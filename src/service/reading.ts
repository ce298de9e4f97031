import type { Transcript } from '../contract/calls/overview-calls.ts'
import { AppError } from '../contract/errors.ts'
import type { ProfileInFull } from '../contract/profile-schemas.ts'
import type { InviteReport } from '../contract/report-schemas.ts'
import type { Profile } from '../contract/resources.ts'
import type { Plan } from '../guide/plan.ts'
import type { EngineEvent, ReduceContext, Reduction } from '../interview/events.ts'
import type { Checked } from '../interview/gates/gates.ts'
import type { Proposed, Turn } from '../interview/ports.ts'
import type { Message, Session, Usage } from '../interview/session.ts'
import type { Claim } from '../profile/claims/claim.ts'
import type { Group, Groupable } from '../profile/claims/grouping.ts'
import type { InterviewRecord } from '../profile/record.ts'
import type { Place } from '../profile/search/found.ts'
import type { Wanted } from '../profile/search/passages.ts'
import type { SummarySentence } from '../profile/second-look.ts'
import type { OwnAnswer, OwnTalk } from '../profile/stand-in/own-answers.ts'
import type { FinishedInterview } from '../profile/synthesizer.ts'
import type { RehearsalName } from '../rehearsal/cast-order.ts'
import type { TriedGuide, TriedTalk } from '../rehearsal/rehearsal.ts'
import type { AccuracyOf } from '../rehearsal/stand-in/accuracy.ts'
import type { StandInAnswer } from '../rehearsal/stand-in/answer.ts'
import type { Candidate, DrawnLine } from '../rehearsal/stand-in/draw-profile.ts'
import type { Measured, MeasureGiven } from '../rehearsal/stand-in/measure.ts'
import type { Simulated, SimulateGiven } from '../rehearsal/stand-in/simulate.ts'
import type { Known, Played } from '../rehearsal/talk/participant.ts'
import type { Shown } from './interviews/present.ts'
import type { AnswersGiven } from './profiles/answers-given.ts'
import type { Gist } from './profiles/gist.ts'
import type { Correction, Extraction, ProfileRecord } from './profiles/profile-store.ts'
import type { SharedTalk } from './service.ts'
import type { FindingsDocument } from './study/export/docx.ts'
import type { StudyPart } from './study/export/study-part.ts'
import type { SaidWords, Searched } from './study/search/searched.ts'
import type { Said } from './study/shares/leave-out.ts'
import type { TalkGiven } from './study/shares/shared-talk.ts'
import type { Participation } from './taking-part/taking-part-store.ts'

/**
 * Everything that reads what people wrote. Each is a pure function of plain data that runs where it
 * can be ended: whoever implements it rejects with a `ReadingOverrun` what takes more than its time,
 * and the thread that serves goes on meanwhile.
 *
 * Of an answer that was not read (`Session.unread`) no reader is given a word.
 */
export type Reading = {
  /** What guidelines come to. */
  compileGuide(given: { guidelines: string; productName?: string }): Promise<Plan>
  /** The same for somebody who opens a link and waits for it. */
  openGuide(given: { guidelines: string; productName?: string }): Promise<Plan>
  /** One step of an interview, and what its answers are found by; fails with the conflicts of the engine. */
  reduce(given: StepGiven): Promise<Reduced>
  /** What the built-in interviewer would say next. */
  propose(turn: Turn): Promise<Proposed>
  /** Whether what an interviewer would say next passes the gates. */
  checkProposal(given: CheckGiven): Promise<Checked>
  /** What the built-in synthesizer finds in a finished interview. */
  extract(interview: FinishedInterview): Promise<Claim[]>
  /** The record of a finished interview, of those claims that stand, and what reports need of it. */
  makeRecord(given: RecordGiven): Promise<{ record: InterviewRecord; gist: Gist }>
  /** What reports need of a record that was stored without it. */
  makeGist(extraction: Pick<Extraction, 'body'>): Promise<Gist>
  /** A profile of these interviews, corrections laid over it. */
  composeProfile(given: ComposeGiven): Promise<Profile>
  /** A profile with all that it rests on. */
  showProfile(given: ShowGiven): Promise<ProfileInFull>
  /** How one interview was conducted. */
  reportInvite(given: ReportGiven): Promise<InviteReport>
  /** A conversation with why each question was asked and what of it a profile rests on. */
  showTranscript(given: TranscriptGiven): Promise<Transcript>
  /** An interview as a piece of the file that its study is taken along as. */
  writeStudyPart(given: StudyPart): Promise<string>
  /** What people said as a document of a word processor. */
  writeDocx(given: FindingsDocument): Promise<Uint8Array>
  /** A conversation as somebody without an account reads it. */
  showTalk(given: TalkGiven): Promise<SharedTalk>
  /** Words of several people without their names and addresses. */
  leaveOut(given: { said: readonly Said[] }): Promise<string[]>
  /** What reports on each question need of an interview, where it was not kept. */
  tellAnswers(given: {
    participation: Participation
    extraction: Pick<Extraction, 'body'>
  }): Promise<AnswersGiven>
  /** The questions that serve each goal of a guide, by their identifiers. */
  questionsOfGoals(given: { plan: Plan }): Promise<string[][]>
  /** What all answers of a conversation are found by. */
  wordsSaid(given: { session: Session; messages: readonly Message[] }): Promise<SaidWords[]>
  /** What to look for to answer a question, each word as the stems it may have; none where it has no word of its own. */
  readQuestion(given: { question: string }): Promise<string[][]>
  /** The same of words that somebody is to have said. */
  readQuote(given: { text: string }): Promise<string[][]>
  /** The sentence of each answer that has most of what is looked for, and was heard clearly. */
  choosePassages(given: {
    wanted: readonly Wanted[]
    answers: readonly Searched[]
  }): Promise<Place[]>
  /** Where words stand in answers, letter for letter but for quotes, dashes and white space. */
  findPlaces(given: { text: string; answers: readonly Searched[] }): Promise<Place[]>
  /** What its questions are before anybody hears them. */
  knowGuide(given: { plan: Plan }): Promise<Known>
  /** One interview of a rehearsal, held with somebody of the cast. */
  rehearseTalk(given: RehearseTalkGiven): Promise<TriedTalk>
  /** What all talks of a rehearsal say of the guide. */
  rehearsedGuide(given: RehearsedGiven): Promise<TriedGuide>
  /** What somebody told in one interview, who allowed that software answers for them. */
  ownAnswers(given: OwnTalk): Promise<OwnAnswer[]>
  /** What software says for them to each question, out of their own words. */
  answerFor(given: AnswerForGiven): Promise<StandInAnswer[]>
  /** An interview that software gives in their place. */
  simulate(given: SimulateGiven): Promise<Simulated>
  /** What becomes of answers that are kept back. */
  measureStandIn(given: MeasureStandInGiven): Promise<Measured>
  /** What one person told that a profile may be drawn from. */
  drawnFrom(given: {
    profileID: string
    extractions: readonly Pick<Extraction, 'body'>[]
  }): Promise<Candidate[]>
  /** A profile drawn from what several people told. */
  drawProfile(given: { candidates: readonly Candidate[]; seed: string }): Promise<DrawnLine[]>
  /** How often what was measured was right, over all and for each. */
  tellAccuracy(given: {
    people: readonly { profileID: string; body: string }[]
  }): Promise<Accuracies>
  /** The claims that a model may group, the most telling first; null where it did not read them. */
  listGroupable(given: {
    body: string
    madeBy: string
    claimsMax: number
  }): Promise<Groupable[] | null>
  /** Those groups of a model's that are borne out; null when too few are. */
  verifyGroups(given: { groups: Group[]; claims: readonly Groupable[] }): Promise<Group[] | null>
}

export type RehearseTalkGiven = {
  name: RehearsalName
  plan: Plan
  known: Known
  /** What a model has them say, where one plays them. */
  played?: Played
  productID: string
  organization: string
  seed: string
  startedAt: string
}
export type RehearsedGiven = { plan: Plan; known: Known; talks: readonly TriedTalk[] }

export type AnswerForGiven = {
  answers: readonly OwnAnswer[]
  questions: readonly string[]
  /** Names that say nothing of what a question is about. */
  known: readonly string[]
  language: string
}
export type MeasureStandInGiven = Omit<MeasureGiven, 'claims'> & {
  extractions: readonly Pick<Extraction, 'body'>[]
}
export type Accuracies = {
  overall: AccuracyOf
  profiles: ({ profileID: string } & AccuracyOf)[]
}

/** A step, and what the answers that it appends are found by. */
export type Reduced = Reduction & { said: SaidWords[] }
export type StepGiven = ReduceContext & {
  session: Session
  messages: readonly Message[]
  event: EngineEvent
}
export type CheckGiven = { proposed: unknown; session: Session; messages: readonly Message[] }
export type RecordGiven = FinishedInterview & {
  claims: readonly Claim[]
  /** What whoever read it refused already. */
  rejected: readonly { reason: string; count: number }[]
  generator: string
  fallbackReason?: string
  usage?: Usage
  judged?: InterviewRecord['judged']
  summary?: readonly SummarySentence[]
}
export type ComposeGiven = {
  profileID: string
  createdAt: string
  corrections: readonly Correction[]
  extractions: readonly Pick<Extraction, 'body'>[]
}
export type ShowGiven = {
  record: ProfileRecord
  possibleMatches: ProfileInFull['possibleMatches']
}
export type ReportGiven = {
  participation: Participation
  now: Date
  /** The record that a model may have been paid for. */
  extraction: Pick<Extraction, 'body'> | null
}
export type TranscriptGiven = {
  participation: Participation
  extraction: Pick<Extraction, 'body'> | null
  shown: Shown
}

/** Reading took more than its time, or more memory than it may have, and was ended. */
export class ReadingOverrun extends AppError {
  constructor(message = 'This took too long to read.') {
    super('unavailable', message)
  }
}
