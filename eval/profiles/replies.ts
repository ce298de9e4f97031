import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Answer } from '../../src/interviewers/llm/calls/ask-model.ts'
import { type Asking, type Dialogue, play } from '../../src/interviewers/llm/dialogue.ts'

/** Questions that one reading may ask. */
const questionsMax = 12

/** What a model answered to each question, by the question. */
export type Replies = Map<string, string>

/** What is left to answer, by the name of its file. */
export type Due = Map<string, Asking>

export function readReplies(path: string): Replies {
  if (!existsSync(path)) return new Map()
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  // JSON that `keepReplies` wrote.
  return new Map(
    lines
      .map((line) => JSON.parse(line) as { key: string; text: string })
      .map(({ key, text }) => [key, text]),
  )
}

/** Plays a dialogue with what was answered; null, and the question among what is due, where an answer lacks. */
export function playWith<Made>(
  { replies, due }: { replies: Replies; due: Due },
  name: string,
  begin: () => Dialogue<Made>,
): Made | null {
  const answers: Answer[] = []
  while (answers.length <= questionsMax) {
    const next = play(begin(), answers)
    if ('made' in next) return next.made
    const text = replies.get(keyOf(next.asking))
    if (text === undefined) {
      due.set(`${name}-${answers.length + 1}`, next.asking)
      return null
    }
    const tokens = { inputTokens: 0, outputTokens: 0 }
    answers.push({ ok: true, refused: false, text, tokens })
  }
  throw new Error(`“${name}” asks more than ${questionsMax} questions.`)
}

/** Writes what is due for whoever answers, and keeps what was answered since. */
export function exchange(folder: string, due: Due, path: string): { kept: number; open: number } {
  mkdirSync(folder, { recursive: true })
  const told = { kept: 0, open: 0 }
  for (const [name, asking] of due) {
    writeFileSync(`${folder}/${name}.request.md`, written(asking))
    const reply = `${folder}/${name}.reply.txt`
    if (!existsSync(reply)) {
      told.open += 1
      continue
    }
    const text = readFileSync(reply, 'utf8').trim()
    appendFileSync(path, `${JSON.stringify({ key: keyOf(asking), text })}\n`)
    told.kept += 1
  }
  return told
}

function keyOf({ prompt, rejected }: Asking): string {
  return createHash('sha256')
    .update(JSON.stringify([prompt, rejected ?? null]))
    .digest('hex')
}

function written({ prompt, rejected }: Asking): string {
  const { instructions, transcript, cards } = prompt
  const asked = `# What you are told\n\n${instructions}\n\n# What you are given\n\n${transcript.join('\n')}\n\n${cards}\n`
  if (!rejected) return asked
  return `${asked}\n# What you answered\n\n${rejected.text}\n\n# What is wrong with it\n\n${rejected.why}\n`
}
