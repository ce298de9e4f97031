import { readFileSync } from 'node:fs'
import { compileGuide } from '../../src/guide/compile.ts'
import { readAnswer } from '../../src/interview/answers/read-answer.ts'
import { createSession } from '../../src/interview/create-session.ts'
import type { Message } from '../../src/interview/session.ts'
import type { FinishedInterview } from '../../src/profile/synthesizer.ts'

/** `open`: of the last comparison, held by the service with a model; readings were mended after it was judged. `apart`: held without one. */
export const sets = ['open', 'apart'] as const
export type PeopleSet = (typeof sets)[number]

/** A person as their writer made them. */
export type Person = {
  id: string
  guide: string
  product: string
  organization: string
  lang: string
  sheet: string
  facts: string[]
  mainReason: string
}

const folders = { open: '../comparison/round-3/', apart: 'apart/' }
const at = new Date('2026-11-26T12:00:00.000Z')

function read(set: PeopleSet, name: string): string {
  return readFileSync(new URL(folders[set] + name, import.meta.url), 'utf8')
}

export function readPeople(set: PeopleSet): Person[] {
  // JSON written by hand in this repository, in the shape above.
  return JSON.parse(read(set, 'people.json')) as Person[]
}

/** The talk as people read it, and as it is read for a profile. */
export function talkOf(set: PeopleSet, { id }: Person): string {
  return read(set, `talks/${id}-service.md`)
}

/** The service's interview with somebody, from its words: which question of the guide each line was is not kept. */
export function interviewOf(set: PeopleSet, person: Person): FinishedInterview {
  const { id, guide, product, organization, lang } = person
  const plan = compileGuide(read(set, guide), { productName: product })
  const shared = { productID: product, organization, interviewer: 'recorded/model' }
  const session = createSession({ ...shared, plan, locale: lang, now: at })
  const messages = messagesIn(talkOf(set, person), lang)
  const verdict = /(?:^|\n)([1-5])\/5\s*$/.exec(lastOf(messages))?.[1]
  if (verdict) session.verdict = { score: Number(verdict) }
  session.state = 'completed'
  return { linkID: id, session, messages, completedAt: at.toISOString() }
}

function lastOf(messages: readonly Message[]): string {
  return messages.findLast(({ role }) => role === 'user')?.content ?? ''
}

function messagesIn(text: string, language: string): Message[] {
  const parts = text.split(/^\*\*(interviewer|person):\*\* /m).slice(1)
  let question = ''
  return Array.from({ length: parts.length / 2 }, (_, seq): Message => {
    const content = (parts[2 * seq + 1] ?? '').trim()
    const moment = at.toISOString()
    if (parts[2 * seq] === 'interviewer') {
      question = content
      return { seq, role: 'assistant', content, kind: 'question', generatedBy: 'llm', at: moment }
    }
    const reading = readAnswer(content, { language, question })
    const answer = { role: 'user', kind: 'answer', generatedBy: 'participant' } as const
    return { seq, content, ...answer, after: seq - 1, reading, at: moment }
  })
}
