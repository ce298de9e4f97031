import { type Client, createClient } from '../../src/client/client.ts'
import type { Invite } from '../../src/contract/resources.ts'
import type { QuestionKind } from '../rounds/round.ts'
import { type RoundFile, roundFolder } from './round-folder.ts'

/** What a round file calls the engine's kinds of lines; any other is `other`, a farewell nothing. */
const kinds: Record<string, QuestionKind> = {
  opening: 'opening',
  question: 'planned',
  probe: 'follow-up',
  recap: 'recap',
  verdict: 'verdict',
}

/**
 * Writes what the judges of a round get: each talk as its participant saw it, the profile made of
 * it, and what was understood of each guide. Nothing in it tells the control from the build.
 */
export async function dumpRound(folder: string): Promise<{ talks: number; profiles: number }> {
  const { writeForJudges, writeRows, read } = roundFolder(folder)
  const round = read()
  const client = createClient({ baseURL: round.url, token: round.token })
  for (const { name, product, interviewID, guidelines } of round.guides) {
    const plan = await client.interviews.getPlan({ interviewID })
    const check = await client.interviews.checkGuidelines({ guidelines, productID: product })
    writeForJudges(`guides/${name}/guide.md`, guidelines)
    writeForJudges(`guides/${name}/plan.json`, asJSON(plan))
    writeForJudges(`guides/${name}/check.json`, asJSON(check))
  }
  const profiles = await profilesOf(client, round)
  const rows = []
  for (const { label, guide, linkID, control } of round.links) {
    const invite = await client.invites.getOne({ linkID })
    writeForJudges(`talks/${label}/transcript.md`, asTranscript(invite, { label, guide }))
    const profile = profiles.get(linkID)
    if (profile !== undefined) writeForJudges(`talks/${label}/profile.json`, profile)
    rows.push({ label, guide, control, ...(await questionsOf(client, linkID)) })
  }
  writeRows(rows)
  return { talks: round.links.length, profiles: profiles.size }
}

/** Each finished talk's profile in full, by its link. */
async function profilesOf(client: Client, { guides }: RoundFile): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const productID of new Set(guides.map(({ product }) => product))) {
    for await (const { profileID, history } of client.profiles.getList.each({ productID })) {
      const full = asJSON(await client.profiles.getOne({ profileID }))
      for (const { id } of history) found.set(id, full)
    }
  }
  return found
}

/** The questions of a talk by the numbers they have in its transcript, for the round's file. */
async function questionsOf(client: Client, linkID: string) {
  const { language, messages } = await client.invites.getTranscript({ linkID })
  const questions = messages
    .filter(({ role }) => role === 'assistant')
    .map(({ kind = '' }, at) => ({ n: at + 1, kind: kinds[kind] ?? 'other', is: kind }))
    .filter(({ is }) => is !== 'closing')
    .map(({ n, kind }) => ({ n, kind }))
  return { language, questions }
}

export function asTranscript(
  { status, conversation }: Pick<Invite, 'status' | 'conversation'>,
  { label, guide }: { label: string; guide: string },
): string {
  let asked = 0
  const lines = conversation.map(({ role, content }) =>
    role === 'assistant' ? `**Q${++asked}:** ${content}` : quoted(content),
  )
  return `${[`# ${label}`, `Guide: ${guide}. The link is ${status}.`, ...lines].join('\n\n')}\n`
}

function quoted(answer: string): string {
  return answer
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}

function asJSON(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
