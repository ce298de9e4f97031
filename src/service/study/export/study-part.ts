import { profileFields } from '../../../contract/profile-schemas.ts'
import { withFlags } from '../../../interview/answers/flags.ts'
import { misheardIn } from '../../../interview/answers/misheard.ts'
import { withoutName } from '../../../interview/questions/greeting.ts'
import type { Message, Session } from '../../../interview/session.ts'
import type { Claim } from '../../../profile/claims/claim.ts'
import { statusAt } from '../../interviews/present.ts'
import { claimID } from '../../profiles/claim-id.ts'
import { holdingOf, readValue } from '../../profiles/correction-history.ts'
import type { Correction, Extraction } from '../../profiles/profile-store.ts'
import { readRecord } from '../../profiles/stored-record.ts'
import { readSession } from '../../taking-part/stored-session.ts'
import type { Participation } from '../../taking-part/taking-part-store.ts'
import type { PartFormat, StudyInterview, StudyStyle } from './study-style.ts'
import { partWriters } from './study-writer.ts'

/** One interview of a study, and how it is to be written. */
export type StudyPart = StudyStyle<PartFormat> & {
  participation: Participation
  extraction: Pick<Extraction, 'body'> | null
  /** As lists show it. */
  sentiment: number | null
  /** What researchers put right in the profile that it went into. */
  corrections: readonly Correction[]
  /** The `themeID` of each theme of a claim, by its identifier. */
  themes: Readonly<Record<string, readonly string[]>>
  /** Its place among those that were begun, from 1. */
  number: number
  now: Date
}

/** An interview as a piece of a file; nothing where it was never begun. */
export function writeStudyPart(part: StudyPart): string {
  const session = readSession(part.participation)
  return session ? partWriters[part.format](interviewOf(part, session), part) : ''
}

/** Who they are is in the participant's record and the greeting alone; what they said is theirs. */
export function interviewOf(part: StudyPart, session: Session): StudyInterview {
  const { participation, extraction, themes, number, names, now, sentiment } = part
  const { invite, messages, consent, profileID } = participation
  const record = extraction && readRecord(extraction)
  const { linkID } = invite
  const whose = { participant: `P${number}`, ...(names && { linkID }) }
  return {
    interviewID: invite.interviewID,
    participant: {
      record: 'participant',
      ...whose,
      ...(names && profileID !== null && { profileID }),
      ...(names && { ...session.onboarding, ...invite.userInfo }),
      ...(names && invite.kept && { kept: invite.kept }),
      status: statusAt(invite, now),
      language: session.language,
      ...(consent && { started_on: consent.agreedAt }),
      ...(invite.completedAt !== null && { completed_on: invite.completedAt }),
      ...(sentiment !== null && { sentiment }),
    },
    messages: withFlags(session, messages).map((message) => ({
      record: 'message',
      ...whose,
      ...lineOf(session, message, names),
    })),
    claims: (record?.claims ?? []).flatMap((claim) => {
      const quotes = quotesOf(claim, linkID)
      return quotes.length > 0
        ? { record: 'claim', ...whose, ...claimOf(claim, themes), quotes }
        : []
    }),
    // The team's own words on a person may tell who they are, and which conversations are theirs.
    corrections: correctionsOf(names ? part.corrections : []).map((correction) => ({
      ...{ record: 'correction', ...whose },
      ...correction,
    })),
  }
}

/** Those that hold. */
function correctionsOf(corrections: readonly Correction[]) {
  return profileFields.flatMap((field) => {
    const holding = holdingOf(corrections, field)
    if (!holding) return []
    const value = readValue(holding)
    const { reason, at } = holding
    return [{ field, ...(value !== null && { value }), reason, at }]
  })
}

function lineOf(session: Session, message: Message, names: boolean) {
  const { seq, role, kind, content, choice, said, at, after, topicId } = message
  const { questionId, flags = [] } = message
  const topic = session.plan.topics.find(({ id }) => id === topicId)
  const isTheirs = role === 'user'
  const misheard = misheardIn(message)
  return {
    ...{ seq, role, kind },
    content: names || isTheirs ? content : withoutName(session, content),
    ...(choice && { choice }),
    ...(said !== undefined && { said }),
    at,
    ...(questionId !== undefined && { questionID: questionId }),
    ...(after !== undefined && { question: after }),
    ...(topic && { topic: topic.title }),
    ...(flags.length > 0 && { flags: [...flags] }),
    ...(misheard.length > 0 && { misheard }),
  }
}

function claimOf(claim: Claim, themesOf: StudyPart['themes']) {
  const { kind: field, text, standing } = claim
  const id = claimID(claim)
  const themes = [...(Object.hasOwn(themesOf, id) ? (themesOf[id] ?? []) : [])]
  const told = { ...(standing && { standing }), ...(themes.length > 0 && { themes }) }
  return { claimID: id, field, text, ...told }
}

function quotesOf({ evidence }: Claim, linkID: string) {
  return evidence
    .filter((one) => one.linkID === linkID)
    .map(({ seq, start, end, quote }) => ({ seq, start, end, text: quote }))
}
