import { createHash } from 'node:crypto'
import { createSpending } from '../../src/interviewers/llm/spending/spending.ts'
import { createModelAnswerer } from '../../src/interviewers/llm-answering/answerer.ts'
import { readings } from '../../src/reading/readings.ts'
import { createInfer } from '../../src/service/simulation/infer.ts'
import { readRecordedStandIns } from '../recorded/recorded-stand-in.ts'
import type { InferFor, Split } from './measure.ts'

/** What was sent to the model, and was never answered in these words. */
export type Unanswered = {
  id: string
  /** The set and the person, and the one question of all that were asked. */
  person: string
  asked: string
  lang: string
  key: string
  body: SentBody
  /** Another request was answered in its place once: the prompt has changed. */
  isChanged: boolean
}
export type SentBody = { messages: { role: string; content: string }[]; response_format?: unknown }

export type RecordedModel = {
  inferFor: (split: Split) => InferFor
  /** Whether anything was ever answered in a set. */
  has: (split: Split) => boolean
  /** What was asked and has no reply. */
  unanswered: Unanswered[]
  /** Who wrote the replies, and when. */
  sources: string[]
}

/** The same in every run: the marks in a prompt are made of it. */
const now = new Date('2026-03-02T09:00:00.000Z')
const access = {
  ...({ provider: 'openai-compatible', model: 'recorded', key: null } as const),
  url: 'http://recorded.invalid/v1',
}
/** What is read where there is no reply: that there is no answer. */
const none = '{"answers": [], "sentences": []}'

/**
 * A model whose replies are recorded, behind everything that a service puts before one. Where a reply
 * is missing it is noted, and read as no answer.
 */
export function createRecordedModel(): RecordedModel {
  const rows = readRecordedStandIns()
  const replyTo = new Map(rows.map(({ key, reply }) => [key, reply]))
  const ids = new Set(rows.map(({ id }) => id))
  const unanswered: Unanswered[] = []

  const inferIn =
    (split: Split): InferFor =>
    (asked) => {
      const person = `${split}/${asked.talk.id}`
      const calls = { answered_by: 0, answer: 0 }
      const answerer = createModelAnswerer({
        ...{ access, dialogues: readings, spending: createSpending(noLimits, noBook) },
        async fetch(_, init) {
          const body: SentBody & { response_format: { json_schema: { name: 'answer' } } } =
            JSON.parse(String(init?.body))
          const { name } = body.response_format.json_schema
          const key = keyOf(body)
          const id = `${person}/${asked.what}/${name}-${++calls[name]}`
          const reply = replyTo.get(key)
          if (reply === undefined) {
            const lang = asked.talk.language
            const isChanged = ids.has(id)
            unanswered.push({ id, person, asked: asked.what, lang, key, body, isChanged })
          }
          return replied(reply ?? none)
        },
      })
      return createInfer({ answerer, now: () => now }, 'org_recorded', asked.standIn)
    }
  return {
    inferFor: inferIn,
    has: (split) => rows.some(({ id }) => id.startsWith(`${split}/`)),
    unanswered,
    sources: [...new Set(rows.map(({ source }) => source))],
  }
}

/** What to do where a model would be sent what nobody has answered. */
export function howToRecord(unanswered: readonly Unanswered[]): string {
  const keys = new Set(unanswered.map(({ key }) => key))
  const changed = new Set(unanswered.flatMap(({ key, isChanged }) => (isChanged ? [key] : [])))
  return `${keys.size} requests have no recorded reply; ${changed.size} of them are not what was answered before: a prompt has changed. Record them anew: node eval/stand-in.ts apart --record FOLDER --by WHO, and the same for open.`
}

/** Of all that a model reads. */
export function keyOf({ messages, response_format }: SentBody): string {
  const read = JSON.stringify([messages, response_format ?? null])
  return createHash('sha256').update(read).digest('hex')
}

const noLimits = {
  ...{ tokensPerInterview: null, tokensPerDay: null, usdPerInterview: null, usdPerDay: null },
  price: null,
}
const noBook = { reserve: async () => true, add: async () => {} }

function replied(content: string): Response {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }]
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  return Response.json({ id: 'recorded', object: 'chat.completion', created: 0, choices, usage })
}
