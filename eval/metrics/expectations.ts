import type { Message } from '../../src/interview/session.ts'
import { detectLanguage } from '../../src/interviewers/builtin/reading/detect-language.ts'
import type { CharacterName, Mark } from '../characters/character.ts'
import type { Conversation } from '../conversation.ts'
import { ranToItsEnd } from './conduct.ts'
import { type Metric, shareOf } from './metric.ts'

const pleasPerTopicMax = 1
const redirectsMax = 2
const pastedCharactersMin = 10_000

type Check = [what: string, holds: (conversation: Conversation) => boolean]

/** What each awkward character must and must not be met with. */
const checks: Partial<Record<CharacterName, Check[]>> = {
  terse: [
    ['one plea for more a topic', onePlea],
    ['ends in good time', ({ session, plan }) => (session?.turns ?? 0) <= plan.budget.turns],
    ['is told that it will be short', ({ session }) => session?.lastQuestions !== undefined],
  ],
  rambling: [
    [
      'is asked what mattered most',
      (it) => said(it).some(({ templateId }) => templateId?.startsWith('W')),
    ],
    [
      'no long quotes',
      (it) =>
        said(it).every(({ kind, content }) => kind === 'recap' || quotesOf(content).every(isShort)),
    ],
  ],
  hostile: [
    ['insults are not repeated', (it) => repeats(it, 'insult').length === 0],
    ['is offered to stop', (it) => said(it).some(({ kind }) => kind === 'confirm_end')],
    ['the complaint is followed up', (it) => said(it).some(({ kind }) => kind === 'probe')],
  ],
  'off-topic': [
    ['is led back at most twice running', (it) => longestRun(it, 'redirect') <= redirectsMax],
    ['small talk is no note', (it) => keeps(it, 'small talk').length === 0],
  ],
  multilingual: [
    ['goes on in Spanish', (it) => spanishAtLast(it)],
    ['changes once', ({ session }) => session?.language === 'es'],
  ],
  contradictory: [
    [
      'is asked about it once',
      (it) => said(it).filter(({ probeKind }) => probeKind === 'contradiction').length === 1,
    ],
    [
      'with both quotes',
      (it) =>
        said(it).some(
          ({ probeKind, content }) =>
            probeKind === 'contradiction' && quotesOf(content).length >= 2,
        ),
    ],
  ],
  'happy-churner': [
    [
      'nobody wins them back',
      (it) =>
        said(it).every(
          ({ content }) =>
            !/come back to us|another chance|second chance|win you back|zurückgewinnen/i.test(
              content,
            ),
        ),
    ],
    ['is happy in the end', ({ session }) => (session?.verdict?.score ?? 0) >= 4],
  ],
  sensitive: [['is met with the fixed words', fixedWords]],
  'asks-back': [
    ['gets true answers', (it) => said(it).some(({ kind }) => kind === 'meta')],
    ['questions reach the team', ({ session }) => (session?.questionsForTeam.length ?? 0) > 0],
  ],
  pastes: [
    [
      'all of it is kept',
      (it) =>
        it.messages.some(
          ({ kind, content }) => kind === 'answer' && content.length > pastedCharactersMin,
        ),
    ],
    [
      'it is no evidence',
      (it) => notes(it).every((note) => !/WARN sync|> On day|attachment/.test(note)),
    ],
    [
      'is asked for the part that matters',
      (it) => said(it).some(({ templateId }) => templateId?.startsWith('P')),
    ],
  ],
  leaves: [
    [
      'comes back to the same question',
      ({ resumedElsewhere }) => resumedElsewhere.length > 0 && resumedElsewhere.every(Boolean),
    ],
    ['no answer counts twice', (it) => new Set(idsOf(it)).size === idsOf(it).length],
  ],
}

/** One share for each character: how many of its expectations held. */
export function expectationMetrics(conversations: readonly Conversation[]): Metric[] {
  return Object.entries(checks).map(([character, own]) => {
    const met = conversations.filter(({ name }) => name.split('/').includes(character))
    const each = met.flatMap((conversation) =>
      own.map(([what, holds]) => ({ what, holds, conversation })),
    )
    return shareOf(each, ({ holds, conversation }) => holds(conversation), {
      name: `expected of the ${character}`,
      target: { min: 0.95 },
      hard: false,
      describe: ({ what, conversation }) => `${conversation.name}: ${what}`,
    })
  })
}

function said({ messages }: Conversation) {
  return messages.filter(({ role }) => role === 'assistant')
}

function idsOf({ messages }: Conversation): string[] {
  return messages.flatMap(({ clientMessageID }) => clientMessageID ?? [])
}

function marked(it: Conversation, mark: Mark): Message[] {
  return it.messages.filter(({ clientMessageID }) => it.marks.get(clientMessageID ?? '') === mark)
}

/** Words of so marked answers that are quoted back; complaints beside an insult may be. */
function repeats(it: Conversation, mark: Mark): string[] {
  const purely = marked(it, mark).filter(
    ({ clientMessageID }) => !it.told.get(clientMessageID ?? '')?.length,
  )
  const rude = purely.map(({ content }) => content)
  return said(it)
    .flatMap(({ content }) => quotesOf(content))
    .map((quote) => quote.slice(1, -1).trim())
    .filter((quote) => rude.some((insult) => insult.includes(quote)))
}

/** So marked answers that are kept as evidence or read back in the recap. */
function keeps(it: Conversation, mark: Mark): string[] {
  const seqs = marked(it, mark).map(({ seq }) => seq)
  const kept = it.session?.memory.filter(({ seq }) => seqs.includes(seq)) ?? []
  return [...kept.map(({ quote }) => quote), ...repeats(it, mark)]
}

/** What is kept as evidence, and what of it is read back to them. */
function notes(it: Conversation): string[] {
  const recap = said(it).filter(({ kind }) => kind === 'recap')
  const kept = it.session?.memory.map(({ quote }) => quote) ?? []
  return [...kept, ...recap.map(({ content }) => content)]
}

function quotesOf(text: string): string[] {
  return text.match(/“[^”]*”|„[^“”]*[“”]|«[^»]*»/g) ?? []
}

function isShort(quote: string): boolean {
  return quote.split(/\s+/).length <= 12
}

function onePlea(it: Conversation): boolean {
  const topics = said(it).flatMap(({ probeKind, topicId }) =>
    probeKind === 'expand' ? [topicId] : [],
  )
  return topics.length <= new Set(topics).size * pleasPerTopicMax
}

function longestRun(it: Conversation, kind: string): number {
  let longest = 0
  let run = 0
  for (const message of said(it)) {
    run = message.kind === kind ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function spanishAtLast(it: Conversation): boolean {
  const last = said(it).findLast(({ kind }) => kind === 'verdict' || kind === 'closing')
  return last !== undefined && detectLanguage(last.content) === 'es'
}

/** A minor is thanked and sent off, grief is acknowledged once, danger gets the care text. */
function fixedWords(it: Conversation): boolean {
  const [hurt] = it.messages.filter(({ clientMessageID }) => it.marks.has(clientMessageID ?? ''))
  if (!hurt) return false
  const reply = it.messages[hurt.seq + 1]
  switch (it.marks.get(hurt.clientMessageID ?? '')) {
    case 'minor':
      return it.session?.endReason === 'minor'
    case 'self-harm':
      return reply?.kind === 'safety'
    default:
      return /sorry|leid/.test(reply?.content ?? '') && ranToItsEnd(it)
  }
}
