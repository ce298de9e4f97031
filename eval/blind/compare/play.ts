import { compileGuide } from '../../../src/guide/compile.ts'
import { createSession } from '../../../src/interview/create-session.ts'
import type { EngineEvent } from '../../../src/interview/events.ts'
import { newestQuestion } from '../../../src/interview/questions/expects.ts'
import { reduce } from '../../../src/interview/reduce.ts'
import type { Message } from '../../../src/interview/session.ts'
import { proposeTurn } from '../../../src/interviewers/builtin/interviewer.ts'
import type { Answer, Question } from '../../../src/interviewers/llm/calls/ask-model.ts'
import { conductTurn } from '../../../src/interviewers/llm/conduct-turn.ts'
import { play } from '../../../src/interviewers/llm/dialogue.ts'
import { readGuide } from '../../../src/interviewers/llm-guide/read-guide.ts'
import type { Folder, Person, Said, Talk } from './material.ts'

export type Line = { who: 'interviewer' | 'person'; text: string }
/** A talk as far as it was held, and who is to speak. */
export type Held = { lines: Line[]; due: 'model' | 'person' | 'nobody'; question?: Question }

/** Nobody waits here, so no call is late. */
const patience = { firstMs: 1, mendMs: 1 }
const start = new Date('2026-03-02T09:00:00.000Z')
/** What a person takes to read a question, and to write a word; what a model takes. */
const readSeconds = 20
const wordSeconds = 0.5
const replySeconds = 5
/** By this alone a model under the other prompt ends an interview. */
const ending = /x7y8|5j3k/

/** What the service asks the model about a guide, or what came of it. */
export function playGuide(folder: Folder, person: Person) {
  const { product: productName, organization: orgID } = person
  const task = { guidelines: folder.guide(person), productName, orgID, now: start }
  return play(readGuide(task, 1), folder.readings(person.guide).map(answerOf))
}

/** An interview by the service: each reply passes the gates, or the built-in interviewer speaks. */
export function playService(folder: Folder, person: Person, { replies, said }: Talk): Held {
  const read = playGuide(folder, person)
  if (!('made' in read)) return { lines: [], due: 'nobody' }
  const guidelines = read.made.ok ? read.made.guidelines : folder.guide(person)
  const it = begin(person, guidelines)
  const left = [...replies]
  const talking = [...said]
  for (;;) {
    if (it.session.state === 'completed') return { lines: it.lines(), due: 'nobody' }
    const { pending } = it.session
    if (!pending) {
      const next = talking.shift()
      if (!next) return { lines: it.lines(), due: 'person' }
      it.say(next)
      continue
    }
    const turn = { seed: person.id, session: it.session, messages: it.messages, now: it.now }
    const dialogue = conductTurn(turn, patience)
    let step = dialogue.next()
    while (!step.done) {
      const reply = left.shift()
      if (reply === undefined) return { lines: it.lines(), due: 'model', question: step.value }
      step = dialogue.next(answerOf(reply))
    }
    const { value } = step
    const isOwn = value.type === 'proposal'
    const proposal = isOwn ? value.proposal : proposeTurn(turn)
    const generatedBy = isOwn ? 'llm' : 'builtin'
    it.take({ type: 'turn_ready', turnId: pending.turnId, proposal, generatedBy }, replySeconds)
  }
}

function begin({ id, product, organization, lang, name }: Person, guidelines: string) {
  const plan = compileGuide(guidelines, { productName: product })
  const about = { plan, productID: product, organization, locale: lang }
  const it = {
    now: start,
    messages: [] as Message[],
    session: createSession({ ...about, interviewer: 'compared/model', now: start }),
    lines: (): Line[] =>
      it.messages.map(({ role, content }) => ({
        who: role === 'assistant' ? 'interviewer' : 'person',
        text: content,
      })),
    take(event: EngineEvent, seconds: number) {
      it.now = new Date(it.now.getTime() + seconds * 1_000)
      const { session, append } = reduce(it.session, it.messages, event, { now: it.now, seed: id })
      it.session = session
      it.messages = [...it.messages, ...append]
    },
    say(said: Said) {
      const after = newestQuestion(it.messages)?.seq ?? 0
      if ('leave' in said) return it.take({ type: 'end', keep: true }, readSeconds)
      if ('skip' in said) return it.take({ type: 'skip', after }, readSeconds)
      const seconds = readSeconds + wordSeconds * said.text.split(/\s+/).length
      const { text, score } = said
      if (it.session.state === 'verdict') {
        const told = { ...(score !== undefined && { score }), ...(text !== '' && { text }) }
        return it.take({ type: 'verdict', ...told }, seconds)
      }
      const clientMessageID = `c${it.messages.length}`
      return it.take({ type: 'answer', text, clientMessageID, after }, seconds)
    },
  }
  it.take({ type: 'onboard', fields: { name } }, 0)
  return it
}

/** An interview by the model alone, under the prompt of the folder. */
export function playPrompt({ replies, said }: Talk): Held {
  const lines: Line[] = []
  for (const [at, reply] of replies.entries()) {
    if (ending.test(reply)) return { lines, due: 'nobody' }
    lines.push({ who: 'interviewer', text: reply })
    const next = said[at]
    if (!next) return { lines, due: 'person' }
    lines.push({ who: 'person', text: wordsOf(next) })
    if ('leave' in next) return { lines, due: 'nobody' }
  }
  return { lines, due: 'model' }
}

function wordsOf(said: Said): string {
  if ('leave' in said) return '(left)'
  if ('skip' in said) return '(skipped)'
  return [said.score, said.text].filter((part) => part !== undefined && part !== '').join(' ')
}

function answerOf(text: string): Answer {
  return { ok: true, refused: false, text, tokens: { inputTokens: 0, outputTokens: 0 } }
}
