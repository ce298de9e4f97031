import type { Plan } from '../../guide/plan.ts'
import { newestQuestion } from '../../interview/questions/expects.ts'
import type { Message } from '../../interview/session.ts'
import { questionIn } from '../../profile/claims/asked.ts'
import { createFindAnswer } from '../../profile/stand-in/find-answer.ts'
import type { OwnAnswer } from '../../profile/stand-in/own-answers.ts'
import type { Doing } from '../cast/character.ts'
import { type AskedNow, holdTalk, type TalkGiven, type TalkParts } from '../talk/hold-talk.ts'
import { answerFor, type Made, type StandInAnswer } from './answer.ts'

export type SimulateGiven = TalkGiven & {
  /** What they told, oldest first. */
  answers: readonly OwnAnswer[]
  /** The newest rating that they gave. */
  score?: number
  /** What a model found, by the questions of the guide that it is for. */
  made: Readonly<Record<string, Made>>
}

export type Simulated = {
  language: string
  answers: (StandInAnswer & { seq: number; question: string; questionID?: string })[]
  conversation: { seq: number; role: 'assistant' | 'user'; content: string }[]
}

/** An interview in which software answers for somebody out of what they said in their own. */
export async function simulate(
  parts: Omit<TalkParts, 'respond'>,
  { answers, score, made, ...given }: SimulateGiven,
): Promise<Simulated> {
  const { plan } = given
  const known = [given.productID, plan.product ?? '', ...plan.glossary]
  const findAnswer = createFindAnswer(answers, known)
  const told: Simulated['answers'] = []

  async function respond({ messages, session }: AskedNow): Promise<Doing> {
    const asked = newestQuestion(messages)
    const questionID = asked?.questionId
    const question = asked ? askedIn(plan, asked) : ''
    const found = made[questionID ?? '']
    const more = { language: plan.language, made: found }
    const { add, ...answer } = answerFor(findAnswer, question, more)
    told.push({
      ...{ seq: messages.length, question, ...answer },
      // What an interviewer asks besides, such as whether all is noted, is nothing for a guide.
      ...(questionID !== undefined && { questionID, ...(add !== undefined && { add }) }),
    })
    if (session.state !== 'verdict') {
      const isNoEvidence = answer.standing === 'unknown'
      return { type: 'answer', text: answer.text, ...(isNoEvidence && { isNoEvidence }) }
    }
    return {
      type: 'verdict',
      text: answer.text,
      ...(score !== undefined && answer.standing === 'said' && { score }),
    }
  }
  // Follow-ups are for people: whoever answers out of what was said has nothing to add to it.
  const reduce: TalkParts['reduce'] = ({ session, ...step }) =>
    parts.reduce({ ...step, session: { ...session, noFollowUps: true } })
  const { messages } = await holdTalk({ ...parts, reduce, respond }, given)
  return {
    language: plan.language,
    answers: told,
    conversation: messages.map(({ seq, role, content }) => ({ seq, role, content })),
  }
}

/** The planned question in its own words, or what a line asks. */
function askedIn({ topics, language }: Plan, { questionId, content }: Message): string {
  const planned = topics
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === questionId)?.text
  return planned ?? questionIn(content, language)
}
