import { readFileSync } from 'node:fs'
import { compileGuide } from '../../src/guide/compile.ts'
import type { Language } from '../../src/guide/plan.ts'
import { readAnswer } from '../../src/interview/answers/read-answer.ts'
import { createSession } from '../../src/interview/create-session.ts'
import { checkProposal } from '../../src/interview/gates/gates.ts'
import { start } from '../../src/interview/plan.fixture.ts'
import { plannedQuestions } from '../../src/interview/questions/progress.ts'
import type { Message, Session } from '../../src/interview/session.ts'
import { proposal } from '../../src/interview/walk.fixture.ts'

/** A follow-up that somebody wrote to the answer number `after` of a talk, and whether it is a good one. */
export type LabelledTurn = {
  id: string
  lang: Language
  subject: 'turn'
  split: 'open' | 'held-out'
  source: string
  talk: string
  after: number
  text: string
  good: boolean
}

/** A written talk and the guide it goes by, the interviewer's lines and the participant's in turn. */
type Talk = {
  id: string
  lang: Language
  guide: string
  said: ['interviewer' | 'participant', string][]
}

function readLines(name: string): string[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
}

export function readTurns(): LabelledTurn[] {
  // JSON written by hand in this repository, in the shape above.
  return readLines('turns.jsonl').map((line) => JSON.parse(line) as LabelledTurn)
}

export function readTalks(): Map<string, Talk> {
  // JSON written by hand in this repository, in the shape above.
  return new Map(
    readLines('talks.jsonl').map((line) => {
      const talk = JSON.parse(line) as Talk
      return [talk.id, talk]
    }),
  )
}

/** A talk as the engine has it after the answer with this number. */
export function talkUpTo(talk: Talk, after: number): { session: Session; messages: Message[] } {
  const plan = compileGuide(talk.guide)
  const session = createSession({
    plan,
    productID: talk.id,
    organization: 'Northlight',
    interviewer: 'openai/model',
    now: start,
  })
  const [first] = plannedQuestions(session)
  if (!first) throw new Error(`The guide of ${talk.id} asks nothing.`)
  const current = { topicId: first.topic.id, questionId: first.question.id }
  for (const topic of session.topics) {
    if (topic.id === current.topicId)
      Object.assign(topic, { status: 'active', asked: [current.questionId] })
  }
  const messages = talk.said.slice(0, after + 1).map(([who, content], seq): Message => {
    const at = start.toISOString()
    if (who === 'interviewer') {
      return {
        seq,
        role: 'assistant',
        kind: seq === 0 ? 'opening' : 'probe',
        content,
        generatedBy: 'llm',
        at,
        ...current,
      }
    }
    const question = talk.said[seq - 1]?.[1] ?? null
    const reading = readAnswer(content, { language: talk.lang, question })
    return {
      seq,
      role: 'user',
      kind: 'answer',
      content,
      generatedBy: 'participant',
      at,
      after: seq - 1,
      reading,
    }
  })
  return { session: { ...session, state: 'conversation', current, turns: 1 }, messages }
}

/** How many good ones are refused and traps let through, and which. */
export function countTurns(turns: readonly LabelledTurn[], talks: ReadonlyMap<string, Talk>) {
  const counts = { good: 0, refused: 0, traps: 0, passed: 0 }
  const misses: string[] = []
  for (const { id, talk: name, after, text, good } of turns) {
    const talk = talks.get(name)
    if (!talk) throw new Error(`There is no talk ${name}.`)
    const proposed = proposal({
      action: 'probe',
      probeKind: 'detail',
      reply: { ack: null, question: text },
      confirmed: [],
    })
    const checked = checkProposal(proposed, talkUpTo(talk, after))
    counts[good ? 'good' : 'traps'] += 1
    // A trap whose bad words are left out is said to nobody.
    const isSaid = checked.ok && (good || checked.proposal.reply.question === text)
    if (isSaid === good) continue
    counts[good ? 'refused' : 'passed'] += 1
    const why = checked.ok
      ? 'passed'
      : checked.failed.map(({ gate, why }) => `${gate}: ${why}`).join(' ')
    misses.push(`${id} ${text} (${why})`)
  }
  return { ...counts, misses }
}
