import type { InviteReport } from '../../contract/report-schemas.ts'
import { withFlags } from '../../interview/answers/flags.ts'
import { listFallbacks } from '../../interview/proposals/fallbacks.ts'
import type { Message, Session } from '../../interview/session.ts'
import { addUsage } from '../../interview/spent.ts'
import { countWords } from '../../language/words.ts'
import { engagementOf } from '../../profile/composition/engagement.ts'
import type { InterviewRecord } from '../../profile/record.ts'
import { reportCard } from '../../profile/report-card.ts'
import { statusAt } from '../interviews/present.ts'
import { activeMinutesOf } from '../taking-part/digest.ts'
import { readSession } from '../taking-part/stored-session.ts'
import type { Participation } from '../taking-part/taking-part-store.ts'

/** How one interview was conducted, as far as it has come. */
export function inviteReport(
  participation: Participation,
  now: Date,
  /** What was made of it since it ended. */
  record?: Pick<InterviewRecord, 'usage' | 'summary' | 'judged'>,
): InviteReport {
  const { invite } = participation
  const session = readSession(participation)
  const own = {
    linkID: invite.linkID,
    interviewID: invite.interviewID,
    status: statusAt(invite, now),
  }
  if (!session) return { ...own, topics: [], measures: [], answers: [] }

  const messages = withFlags(session, participation.messages)
  const { measures, dropSeq } = reportCard({ session, messages })
  const spent = addUsage(session.spent, record?.usage)
  const fallbacks = listFallbacks(session.fallbacks)
  const over = own.status !== 'started' && own.status !== 'created'
  return {
    ...own,
    language: session.language,
    ...(session.endReason !== undefined && { endReason: session.endReason }),
    activeMinutes: activeMinutesOf(session),
    topics: topicsOf(session),
    measures: measures.map(({ value, met, ...rest }) => ({
      ...rest,
      ...(value !== null && { value }),
      ...(met !== null && { met }),
    })),
    answers: messages.filter(({ kind }) => kind === 'answer').map(answerOf(session.language)),
    ...(over && dropSeq !== null && { dropSeq }),
    ...(record?.summary && { summary: record.summary }),
    ...(record?.judged && { judged: record.judged }),
    ...(spent && { spent }),
    ...(fallbacks && { fallbacks }),
  }
}

function topicsOf({ plan, topics }: Session): InviteReport['topics'] {
  const titles = new Map(plan.topics.map(({ id, title }) => [id, title]))
  return topics.map(({ id, status, coverage, probesUsed }) => ({
    id,
    title: titles.get(id) ?? id,
    status,
    coverage,
    followUps: probesUsed,
  }))
}

function answerOf(language: string) {
  return ({ seq, after, content, flags = [] }: Message): InviteReport['answers'][number] => ({
    seq,
    ...(after !== undefined && { question: after }),
    words: countWords(content),
    engagement: Math.round(engagementOf(content, language) * 100) / 100,
    ...(flags.length > 0 && { flags: [...flags] }),
  })
}
