import { expect, test } from 'vitest'
import { readTalks, talkUpTo } from '../../eval/questions/turns.ts'
import { proposal } from '../../src/interview/walk.fixture.ts'
import { buildPrompt, type Prompt } from '../../src/interviewers/llm/prompt/prompt.ts'
import { countTokens } from '../../src/interviewers/llm/prompt/tokens.ts'
import { writtenTurn } from '../llm/written-turn.ts'

/** The answer to which the fifteenth line of the interviewer's is asked for. */
const fifteenth = 27
const tokensInMax = 2_600
const tokensOutMax = 120
const stableMin = 0.85

const talk = readTalks().get('tallyroom')

function promptAfter(answer: number): Prompt {
  if (!talk) throw new Error('The talk is not there.')
  const { session, messages } = talkUpTo(talk, answer)
  const turns = (answer + 1) / 2
  return buildPrompt({
    session: { ...session, turns, activeMs: turns * 60_000 },
    messages,
    seed: 'a',
  })
}

const textOf = ({ instructions, transcript, cards }: Prompt) =>
  `${instructions}\n${transcript.join('\n')}\n\n${cards}`

function shared(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a.slice(0, at)
}

// Tokens are estimated, at four bytes each.
test('at fifteen turns a model is sent and asked for little, and most of it as before', () => {
  const before = textOf(promptAfter(fifteenth - 2))
  const now = textOf(promptAfter(fifteenth))
  expect(countTokens(now)).toBeLessThanOrEqual(tokensInMax)
  expect(countTokens(shared(before, now)) / countTokens(now)).toBeGreaterThanOrEqual(stableMin)
  const reply = proposal({
    action: 'probe',
    probeKind: 'contradiction',
    coverage: [{ topicId: 't3', level: 3 }],
    coveredQuestionIds: ['q5'],
    reply: {
      ack: null,
      question:
        'At the start you wrote “I count every Sunday without fail now”. How does that fit with the three Sundays you skipped?',
    },
  })
  expect(countTokens(writtenTurn(reply))).toBeLessThanOrEqual(tokensOutMax)
})

test('two conversations on one plan are sent the same instructions', () => {
  if (!talk) throw new Error('The talk is not there.')
  const { session, messages } = talkUpTo(talk, 3)
  const [a, b] = ['one', 'other'].map((seed) => buildPrompt({ session, messages, seed }))
  expect(a?.instructions).toBe(b?.instructions)
  expect(a?.marker).not.toBe(b?.marker)
})
