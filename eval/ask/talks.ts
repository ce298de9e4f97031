import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { languages } from '../../src/guide/plan.ts'
import { readHeldTalks } from '../recorded/held-talk.ts'
import { playTalk } from '../recorded/play-talks.ts'
import { readRecordedTalks } from '../recorded/recorded-talk.ts'

/** A stored talk: what was asked, and what was said to it. */
export type Talk = {
  /** Where it comes from and whose it is. */
  id: string
  language: string
  product: string
  turns: { ask: string; say: string }[]
}

type Line = { role: 'assistant' | 'user'; text: string }

const folder = new URL('../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const rowsOf = <T>(name: string, row: z.ZodType<T>): T[] =>
  read(name)
    .trim()
    .split('\n')
    .map((line) => row.parse(JSON.parse(line)))

/** All whole interviews that are kept in `eval/`, in five languages: the study that is asked. */
export function readTalks(): Talk[] {
  const all = [...compared(), ...held(), ...recorded(), ...open(), ...short()]
  return all.filter(({ language }) => languages.some((known) => known === language))
}

/** The same people by the service and by a prompt. */
function compared(): Talk[] {
  const person = z.object({ id: z.string(), lang: z.string(), product: z.string() })
  const people = z.array(person).parse(JSON.parse(read('comparison/people.json')))
  return readdirSync(new URL('comparison/talks/', folder)).map((file) => {
    const one = people.find(({ id }) => file.startsWith(`${id}-`))
    if (!one) throw new Error(`Nobody of people.json held ${file}.`)
    const lines = read(`comparison/talks/${file}`)
      .split(/^(?=\*\*(?:interviewer|person):\*\* )/m)
      .map((block) => ({
        role: block.startsWith('**person') ? ('user' as const) : ('assistant' as const),
        text: block.slice(block.indexOf(':** ') + 4).trim(),
      }))
    const id = `compared/${file.replace('.md', '')}`
    return { id, language: one.lang, product: one.product, turns: turnsOf(lines) }
  })
}

function held(): Talk[] {
  const products = new Map(readRecordedTalks().map((talk) => [talk.id, talk.productName]))
  return readHeldTalks().map(({ id, lang, lines }) => ({
    ...{ id: `held/${id}`, language: lang, product: products.get(id) ?? '' },
    turns: turnsOf(lines),
  }))
}

function recorded(): Talk[] {
  return readRecordedTalks().map((talk) => {
    const { messages } = playTalk(talk).finished
    const lines = messages.map(({ role, content }) => ({ role, text: content }))
    const { id, lang, productName } = talk
    return {
      ...{ id: `recorded/${id}`, language: lang, product: productName },
      turns: turnsOf(lines),
    }
  })
}

function open(): Talk[] {
  const row = z.object({
    ...{ id: z.string(), lang: z.string() },
    said: z.array(z.tuple([z.string(), z.string()])),
  })
  return rowsOf('questions/talks.jsonl', row).map(({ id, lang, said }) => {
    const lines = said.map(([who, text]) => ({
      role: who === 'interviewer' ? ('assistant' as const) : ('user' as const),
      text,
    }))
    return { id: `open/${id}`, language: lang, product: id, turns: turnsOf(lines) }
  })
}

function short(): Talk[] {
  const turn = z.object({ ask: z.string(), say: z.string() })
  const row = z.object({
    ...{ id: z.string(), lang: z.string(), subject: z.string() },
    turns: z.array(turn),
  })
  return rowsOf('extraction/interviews.jsonl', row).map(({ id, lang, subject, turns }) => ({
    ...{ id: `short/${id}`, language: lang, product: subject },
    turns: turns.filter(({ say }) => say !== ''),
  }))
}

/** Each thing said with what stands before it; a rating by tap is nothing said. */
function turnsOf(lines: readonly Line[]): Talk['turns'] {
  let ask = ''
  const turns: Talk['turns'] = []
  for (const { role, text } of lines) {
    const say = text.replace(/\s*\b[1-5]\/5$/, '')
    if (role === 'assistant') ask = text
    else if (say !== '') turns.push({ ask, say })
  }
  return turns
}
