import type { Findings, Quote } from '../../../contract/findings-schemas.ts'
import { runWithin } from '../../calls/acting.ts'
import { createInTurn } from '../../calls/in-turn.ts'
import type { FindPlan } from '../../interviews/plans.ts'
import type { Reading } from '../../reading.ts'
import type { InterviewRow, Organization, Share } from '../../records.ts'
import type { OpenShare, SharedFindings, SharedQuote, SharedTalk } from '../../service.ts'
import type { Store } from '../../store.ts'
import { nameParticipants } from '../export/begun.ts'
import { type FindingsDeps, findingsOf } from '../findings.ts'
import { knownOf } from './known-names.ts'

/** People quoted on each question, as in the console's report. */
const peopleQuoted = 10

export type OpenShareDeps = FindingsDeps & {
  store: Pick<Store, 'findShare' | 'findInterview' | 'findOrganization'>
  reading: Pick<Reading, 'showTalk' | 'leaveOut' | 'compileGuide' | 'tellAnswers'>
  findPlan: FindPlan
  now: () => Date
  /** Refuses where that somebody reads it cannot be written down. */
  noteShared: (share: Share) => void
}

/** An interview may be a megabyte, and is fetched on the thread that serves. */
const inTurn = createInTurn(1)

/** What a share shows at this moment. Nothing is kept of it, so whoever is erased is gone at once. */
export function createOpenShare(deps: OpenShareDeps): OpenShare {
  return async function openShare(shareID) {
    const share = await deps.store.findShare({ shareID })
    if (!share || share.expiresAt <= deps.now().toISOString()) return null
    const { orgID, interviewID, names, expiresAt } = share
    return await runWithin(orgID, async () => {
      const interview = await deps.store.findInterview({ orgID, interviewID })
      const shown = interview && (await show(deps, share, interview))
      if (!shown) return null
      deps.noteShared(share)
      const organization = present(orgID, await deps.store.findOrganization({ orgID }))
      return { interviewName: interview.interviewName, names, expiresAt, organization, shown }
    })
  }
}

function present(orgID: string, organization: Organization | null) {
  const { name = null, accent = null } = organization ?? {}
  return { name: name ?? orgID, ...(accent !== null && { accent }) }
}

async function show(
  deps: OpenShareDeps,
  share: Share,
  interview: InterviewRow,
): Promise<SharedFindings | SharedTalk | null> {
  if (share.what === 'findings') return await findingsShared(deps, share, interview)
  const { linkID, orgID, names } = share
  const participation =
    linkID === null ? null : await inTurn(() => deps.store.findParticipation({ linkID }))
  if (participation?.invite.orgID !== orgID) return null
  return await deps.reading.showTalk({ participation, names, now: deps.now() })
}

async function findingsShared(
  deps: OpenShareDeps,
  { orgID, interviewID, names }: Share,
  interview: InterviewRow,
): Promise<SharedFindings> {
  const plan = await deps.findPlan(interview)
  const participants = await nameParticipants(deps.store, interview, { names })
  const known = new Map<string, string[]>()
  const findings = await findingsOf(deps, {
    ...{ orgID, interviewID, plan, quotesMax: peopleQuoted },
    ...(!names && { onQuoted: (one) => known.set(one.invite.linkID, knownOf(one)) }),
  })
  const quotes = quotesIn(findings)
  const said = quotes.map(({ linkID, text }) => ({ text, known: known.get(linkID) ?? [] }))
  const texts = names ? quotes.map(({ text }) => text) : await deps.reading.leaveOut({ said })
  const shown = new Map(quotes.map((quote, at) => [quote, texts[at] ?? '']))
  const quoted = (own: readonly Quote[]): SharedQuote[] =>
    own.map((quote) => ({
      participant: participants.get(quote.linkID) ?? '',
      text: shown.get(quote) ?? '',
    }))
  return {
    what: 'findings',
    language: plan.language,
    people: findings.people,
    topics: findings.topics.map(({ title, questions }) => ({
      title,
      questions: questions.map(({ text, asked, spoke, silent, quotes: own }) => ({
        ...{ text, asked, spoke, silent },
        quotes: quoted(own),
      })),
    })),
    beside: quoted(findings.beside.quotes),
  }
}

function quotesIn({ topics, beside }: Findings): Quote[] {
  const questions = topics.flatMap((topic) => topic.questions)
  return [...questions.flatMap(({ quotes }) => quotes), ...beside.quotes]
}
