import type { GuideTask } from '../../interview/guide-reader.ts'
import type { Turn } from '../../interview/ports.ts'
import type {
  Answering,
  AnswerTask,
  Guessing,
  GuessTask,
  Pointing,
  PointTask,
} from '../../profile/answerer.ts'
import type { Claim } from '../../profile/claims/claim.ts'
import type { Grouped, GroupingTask } from '../../profile/claims/grouping.ts'
import type { Playing, PlayTask } from '../../profile/player.ts'
import type { SecondLook } from '../../profile/second-look.ts'
import type { FinishedInterview } from '../../profile/synthesizer.ts'
import type { ReadGuide } from '../llm-guide/read-guide.ts'
import type { JudgedTurns } from '../llm-judging/judge-turns.ts'
import type { Reader, Reading } from '../llm-synthesis/read-interview.ts'
import type { Answer } from './calls/ask-model.ts'
import type { TurnPatience } from './conduct-turn.ts'
import type { Next } from './dialogue.ts'
import type { Verdict } from './judge.ts'

/** Each dialogue with a model, played with the answers so far up to its next question or its end. */
export type Dialogues = {
  conductTurn(given: {
    turn: Turn
    patience: TurnPatience
    answers: readonly Answer[]
  }): Promise<Next<Exclude<Verdict, { type: 'mend' }>>>
  readInterview(given: {
    interview: FinishedInterview
    reader: Reader
    answers: readonly Answer[]
  }): Promise<Next<Reading>>
  judgeTurns(given: {
    interview: FinishedInterview
    ms: number
    answers: readonly Answer[]
  }): Promise<Next<JudgedTurns>>
  lookAgain(given: {
    interview: FinishedInterview
    claims: readonly Claim[]
    ms: number
    answers: readonly Answer[]
  }): Promise<Next<SecondLook>>
  readGuide(given: {
    task: Omit<GuideTask, 'signal'>
    ms: number
    answers: readonly Answer[]
  }): Promise<Next<ReadGuide>>
  answerQuestion(given: {
    task: Omit<AnswerTask, 'signal' | 'isStill'>
    ms: number
    answers: readonly Answer[]
  }): Promise<Next<Answering>>
  pointAtQuotes(given: {
    task: Omit<PointTask, 'signal'>
    ms: number
    answers: readonly Answer[]
  }): Promise<Next<Pointing>>
  guessAnswers(given: {
    task: Omit<GuessTask, 'signal'>
    ms: number
    answers: readonly Answer[]
  }): Promise<Next<Guessing>>
  playPerson(given: {
    task: Omit<PlayTask, 'signal'>
    ms: number
    answers: readonly Answer[]
  }): Promise<Next<Playing>>
  groupClaims(given: {
    task: Omit<GroupingTask, 'signal'>
    ms: number
    answers: readonly Answer[]
  }): Promise<Next<Grouped>>
}
