import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message, MessageKind, Session } from '../../interview/session.ts'
import { verifyClaims } from '../../profile/claims/verify.ts'
import { composeProfile } from '../../profile/composition/compose.ts'
import { describeProfile } from '../../profile/composition/describe.ts'
import { ownWords } from '../../profile/composition/rank.ts'
import { makeRecord } from '../../profile/record.ts'
import { extractClaims } from './extract.ts'

const at = '2026-03-02T10:00:00.000Z'
const linkID = 'link'
/** Generated ones; `TRIES=long`, as in `.ci/run`, tries many more. */
const transcripts = process.env.TRIES === 'long' ? 3_000 : 500

const openings = fc.constantFrom(
  'I run a bakery in Ghent with',
  "I'm a nurse and",
  'We are',
  'The export',
  'Ledgerly',
  'It does not',
  'I never',
  'Nobody',
  'I love',
  'I love saving',
  'I am really not into',
  'I am into',
  'I wish',
  'That',
  'For me it matters that',
  'No',
  'Before that we used',
  'Ich bin Lehrerin und',
  'Die App',
  "J'adore",
  'Me encanta',
  'Não gosto de',
)
const middles = fc.constantFrom(
  'crashes on Friday',
  'is not reliable',
  'saves me 3 hours',
  'nine people',
  'costs 1,250.50 a month',
  'Xero, which was great',
  'I can’t trust the numbers',
  'reminders went to Ana — twice',
  'stürzt nie ab',
  'ne marche pas',
  'no funciona',
  '😀 sailing and climbing',
  'it to be simple',
  'without a single problem',
  'isn’t half bad',
  'É rápido',
)
const joints = fc.constantFrom(' ', ', but ', ' and ', '; ', ' – ', '. ', '!\n', '…\r\n- ', ' so ')
const sentence = fc
  .tuple(openings, fc.array(fc.tuple(joints, fc.oneof(middles, openings)), { maxLength: 3 }))
  .map(([first, rest]) => `${first}${rest.map((part) => part.join('')).join('')}`)
const said = fc.oneof(
  { weight: 8, arbitrary: sentence },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'ok', 'ja', '4', '> I love it', 'skip', '\u0000 no'),
  },
)
const asked = fc.constantFrom<[MessageKind, string]>(
  ['opening', 'What do you do?'],
  ['question', 'What is Ledgerly like?'],
  ['probe', 'How often did that happen?'],
  ['question', 'What gets in your way?'],
  ['question', 'What matters to you?'],
  ['question', 'What would you change?'],
  ['question', 'What do you do in your free time?'],
  ['question', 'What did you use before?'],
  ['recap', 'Here is what I noted. What did I miss?'],
  ['verdict', 'All in all, how do you feel about Ledgerly?'],
)
const language = fc.constantFrom('en', 'de', 'fr', 'es', 'pt', 'it')
const talk = fc.array(fc.tuple(asked, said), { minLength: 1, maxLength: 3 })

type Talk = [[MessageKind, string], string][]

function messagesOf(turns: Talk): Message[] {
  return turns.flatMap(([[kind, ask], say], index): Message[] => [
    { seq: 2 * index, role: 'assistant', content: ask, kind, generatedBy: 'builtin', at },
    {
      seq: 2 * index + 1,
      role: 'user',
      content: say,
      kind: 'answer',
      generatedBy: 'participant',
      after: 2 * index,
      at,
    },
  ])
}

function sessionOf(spoken: string): Session {
  return {
    version: 1,
    state: 'completed',
    language: spoken,
    plan: {
      version: 1,
      language: 'en',
      goals: [],
      context: [],
      glossary: ['Ledgerly', 'reminders'],
      topics: [],
      avoid: [],
      closing: [],
      budget: { minutes: 12, turns: 16, explicit: false },
      archetypes: [],
      warnings: [],
    },
    productID: 'ledgerly',
    organization: 'Org',
    interviewer: 'builtin',
    onboarding: {},
    topics: [],
    current: {},
    turns: 0,
    activeMs: 0,
    memory: [],
    templatesUsed: [],
    probesUsed: [],
    strikes: {},
    flags: [],
    questionsForTeam: [],
    breaker: { fails: 0, skipTurns: 0, cycles: 0 },
    startedAt: at,
    lastActivityAt: at,
  }
}

function read(turns: Talk, spoken: string) {
  const session = sessionOf(spoken)
  const messages = messagesOf(turns)
  const made = extractClaims({ linkID, session, messages, completedAt: at })
  const known = session.plan.glossary
  const { kept, rejected } = verifyClaims(made, { linkID, messages, language: spoken, known })
  const record = makeRecord({
    linkID,
    session,
    messages,
    completedAt: at,
    claims: kept,
    rejected,
    generator: 'builtin',
  })
  const profile = composeProfile({ profileID: 'p', acquiredAt: at, records: [record] })
  return { messages, made, kept, record, profile }
}

test('every quote is, byte for byte, a slice of a participant’s message, and every claim one of its quote', () => {
  let claims = 0
  fc.assert(
    fc.property(talk, language, (turns, spoken) => {
      const { messages, made, kept } = read(turns, spoken)
      for (const claim of [...made, ...kept]) {
        for (const { seq, start, end, quote } of claim.evidence) {
          const message = messages.find((one) => one.seq === seq)
          if (message?.role !== 'user' || message.content.slice(start, end) !== quote) return false
          if (!quote.includes(claim.text)) return false
        }
        claims += 1
      }
      return true
    }),
    { numRuns: transcripts, seed: 20260302 },
  )
  // Without claims there would be nothing to hold.
  expect(claims).toBeGreaterThan(transcripts)
}, 240_000)

/** What is cut through or left out where only a part of a quote is shown; empty when nothing is. */
function lossOf(shown: string, quote: string): string {
  const from = quote.indexOf(shown)
  const before = quote.slice(0, from)
  const after = quote.slice(from + shown.length)
  if (from === -1) return 'other words'
  if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(shown)) return 'word cut'
  if (/[\p{L}\p{N}]$/u.test(shown) && /^[\p{L}\p{N}]/u.test(after)) return 'word cut'
  if (/\d[.,]$/.test(before) && /^\d/.test(shown)) return 'number cut'
  if (/\d$/.test(shown) && /^[.,]\d/.test(after)) return 'number cut'
  const isDenied =
    /(?:\b(?:not|never|no|nobody|without|nie|nicht)|n[’']t)(?:\s+(?!and|but|so)[\p{L}’']+){0,1}\s+$/u.test(
      before,
    )
  return isDenied ? 'denial left out' : ''
}

test('numbers, names and denials of what is shown are those of its quote', () => {
  fc.assert(
    fc.property(talk, language, (turns, spoken) => {
      for (const claim of read(turns, spoken).kept) {
        expect(lossOf(ownWords(claim), claim.evidence[0]?.quote ?? ''), ownWords(claim)).toBe('')
      }
    }),
    { numRuns: transcripts / 5, seed: 20260303 },
  )
})

const frames =
  /On “|Zu „|À propos de « |Sobre [«“]|”: |“: | » : |»: |(?:Added|Put right) at the end: |Am Ende ergänzt: |Ajouté à la fin : |Añadido al final: |Acrescentado no fim: /gu

test('what a profile shows was said or asked: nothing stands between but how it is put', () => {
  fc.assert(
    fc.property(talk, language, (turns, spoken) => {
      const { profile, kept } = read(turns, spoken)
      const { background = '', productAlignment = '', key_values, interests } = profile.details
      const questions = kept.flatMap(({ evidence }) => evidence[0]?.context ?? [])
      const told = [...kept.map(ownWords), ...questions].sort((a, b) => b.length - a.length)
      const rest = [background, productAlignment].map((paragraph) =>
        told.reduce((left, words) => left.replaceAll(words, ''), paragraph.replace(frames, '')),
      )
      const isSaid = (text: string) => turns.some(([, say]) => say.includes(text))
      const isFramed = rest.every((left) => !/[\p{L}\p{N}]/u.test(left))
      return isFramed && [...key_values, ...interests].every(isSaid)
    }),
    { numRuns: transcripts / 10, seed: 20260304 },
  )
})

test('an interview of three words is insufficient, and nothing is made up from it', () => {
  const word = fc.constantFrom('plumber', 'daily', 'nothing', 'great', 'no', 'idk', 'slow', 'yes')
  const brief = fc.array(fc.tuple(asked, word), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(brief, (turns) => {
      const { record, profile, kept } = read(turns, 'en')
      const words: string[] = turns.map(([, say]) => say)
      const isOwn = kept.every((claim) => words.includes(ownWords(claim)))
      const isAsked = turns.some(([[kind]]) => kind === 'verdict')
      const isAskedWho = turns.some(([[, ask]]) => ask === 'What do you do?')
      const { background, key_values, interests } = profile.details
      return (
        describeProfile([record]).status === 'insufficient' &&
        isOwn &&
        (isAskedWho || background === undefined) &&
        key_values.length + interests.length <= words.length &&
        (isAsked || profile.metadata.sentiment === undefined)
      )
    }),
    { numRuns: 500, seed: 20260305 },
  )
})
