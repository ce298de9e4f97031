import type { Transcript } from '../../contract/calls/overview-calls.ts'
import { withFlags } from '../../interview/answers/flags.ts'
import { misheardIn } from '../../interview/answers/misheard.ts'
import type { Message, Session } from '../../interview/session.ts'
import type { InterviewRecord } from '../../profile/record.ts'
import { sentimentOf } from '../../profile/sentiment/sentiment.ts'
import { presentSummary, type Shown } from '../interviews/present.ts'
import { countAnswers } from '../taking-part/steps.ts'
import { readSession } from '../taking-part/stored-session.ts'
import type { Participation } from '../taking-part/taking-part-store.ts'
import { claimID } from './claim-id.ts'
import { whyAsked } from './why-asked.ts'

/** A conversation with why each question was asked, and what of it a profile rests on. */
export function transcriptOf(
  participation: Participation,
  record: InterviewRecord | null,
  shown: Shown,
): Transcript {
  const { invite, messages, profileID } = participation
  const session = readSession(participation)
  const score = record && sentimentOf(record)?.score
  const summary = {
    ...invite,
    answers: countAnswers(messages),
    sentiment: score ?? null,
    profileID,
  }
  return {
    invite: presentSummary(summary, shown),
    ...(session && { language: session.language }),
    messages: session
      ? withFlags(session, messages).map((message) => lineOf(session, message))
      : [],
    ...(session && session.questionsForTeam.length > 0 && { questions: questionsOf(session) }),
    evidence: record && profileID !== null ? evidenceOf(record, profileID) : [],
  }
}

function questionsOf({ questionsForTeam }: Session): Transcript['questions'] {
  return questionsForTeam.map(({ seq, quote, answered = false }) => ({
    seq,
    text: quote,
    answered,
  }))
}

function lineOf({ plan }: Session, message: Message): Transcript['messages'][number] {
  const { seq, role, content, choice, said, at, kind, topicId, flags = [] } = message
  const topic = plan.topics.find(({ id }) => id === topicId)
  const misheard = misheardIn(message)
  return {
    seq,
    role,
    content,
    ...(choice && { choice }),
    ...(said !== undefined && { said }),
    at,
    kind,
    ...(topic && { topic: { id: topic.id, title: topic.title } }),
    ...whyAsked(plan, message),
    ...(flags.length > 0 && { flags: [...flags] }),
    ...(misheard.length > 0 && { misheard }),
  }
}

function evidenceOf({ linkID, claims }: InterviewRecord, profileID: string) {
  return claims.flatMap((claim) =>
    claim.evidence
      .filter((evidence) => evidence.linkID === linkID)
      .map(({ seq, start, end }) => ({
        profileID,
        claimID: claimID(claim),
        field: claim.kind,
        text: claim.text,
        seq,
        start,
        end,
      })),
  )
}
