import type { Quote } from '../../src/contract/findings-schemas.ts'
import type { Answer as ModelAnswer } from '../../src/interviewers/llm/calls/ask-model.ts'
import { play } from '../../src/interviewers/llm/dialogue.ts'
import { answerQuestion } from '../../src/interviewers/llm-answering/answer-question.ts'
import { lookAgain } from '../../src/interviewers/llm-second-look/look-again.ts'
import { sentences } from '../../src/language/sentences.ts'
import type { Answerer, AnswerQuote, AnswerTask } from '../../src/profile/answerer.ts'
import { type Chance, createChance } from '../../src/rehearsal/cast/chance.ts'
import { answerInSentences } from '../../src/service/study/search/answer-in-sentences.ts'
import { type PlayedReading, playReadings } from '../recorded/play-readings.ts'
import { honest, liesApart, liesKnown, make, type Sentence } from './lies.ts'
import { linkOf, openStudy, type Study } from './study.ts'
import { readTalks, type Talk } from './talks.ts'

/** Where sentences of a model are shown that nothing but code has checked. */
export const checkedByCode = ['ask', 'findings'] as const
/** Where the model has looked again at each claim, and code is the second to check. */
export const lookedAtAgain = ['report'] as const
type Outlet = (typeof checkedByCode | typeof lookedAtAgain)[number]

/** Quotes that findings are summed up from, and of one answer where a question finds them. */
const summedQuotes = 40
const questionCharacters = 100
const patienceMs = 1
/** A kind that nothing came of so often in a row is done: what was said lends itself to no more. */
const missesMax = 60

export const kinds = {
  known: liesKnown,
  apart: liesApart,
  honest,
}
export type Side = keyof typeof kinds

/** Of each kind: sentences that were made, and those that got through. */
export type Counted = { side: Side; kind: string; made: number; passed: string[] }

type Telling = (wanted: (quotes: readonly AnswerQuote[]) => Sentence | null) => Promise<Put | null>
/** What was put to the gates, and whether it stood. */
type Put = { sentence: Sentence; stands: boolean; cited: string[] }

/** A scripted model that lies, put to the gates of each outlet, and the same model being honest. */
export async function measureFindings(
  count: number,
  sides: readonly Side[],
  outlets: readonly Outlet[] = checkedByCode,
): Promise<Counted[]> {
  const liar = createLiar()
  const talks = readTalks()
  const study = await openStudy(talks, liar.answerer)
  const chance = createChance('findings')
  const tellings: Record<Outlet, Telling> = {
    ask: createAsking(study, liar, talks, chance),
    findings: createSummingUp(study, liar, talks, chance),
    report: createReporting(chance),
  }
  const rows: Counted[] = []
  for (const side of sides)
    rows.push(...(await countSide(side, { count, chance, tellings, outlets })))
  await study.close()
  return rows
}

/** As many sentences as are wanted of one side, of its kinds in turn while they can be made. */
async function countSide(
  side: Side,
  {
    count,
    chance,
    tellings,
    outlets,
  }: {
    count: number
    chance: Chance
    tellings: Record<Outlet, Telling>
    outlets: readonly Outlet[]
  },
): Promise<Counted[]> {
  const rows = Object.entries(kinds[side]).map(([kind, make]) => {
    const counted: Counted = { side, kind, made: 0, passed: [] }
    return { make, counted, misses: 0 }
  })
  const seen = new Set<string>()
  for (let at = 0; seen.size < count; at += 1) {
    const open = rows.filter(({ misses }) => misses < missesMax)
    const row = open[at % open.length]
    if (!row) break
    const outlet = chance.pick(outlets)
    const put = await tellings[outlet]((quotes) => make(row.make, { quotes, chance }))
    row.misses += 1
    if (!put || seen.has(put.sentence.text)) continue
    seen.add(put.sentence.text)
    row.misses = 0
    row.counted.made += 1
    if (put.stands) {
      row.counted.passed.push(`${outlet}: ${put.sentence.text} ← ${put.cited.join(' | ')}`)
    }
  }
  return rows.map(({ counted }) => counted)
}

/** How many sentences a model once wrote of interviews, honestly and freely, and how many of them stand. */
export function countWritten(): { made: number; stands: number } {
  const played = playReadings()
  const count = (of: (one: PlayedReading) => number) =>
    played.reduce((sum, one) => sum + of(one), 0)
  const written = ({ reading: { look } }: PlayedReading) =>
    look ? look.summary.length + look.claims.filter(({ sentence }) => sentence).length : 0
  const standing = ({ claims, summary }: PlayedReading) =>
    summary.length + claims.filter(({ sentence }) => sentence).length
  return { made: count(written), stands: count(standing) }
}

type Liar = ReturnType<typeof createLiar>

/** A double of a model: says what it is told to on the quotes it is shown, and insists on it. */
function createLiar() {
  let wanted: (quotes: readonly AnswerQuote[]) => Sentence | null = () => null
  const said: { last: Omit<Put, 'stands'> | null } = { last: null }
  const answerer: Answerer = {
    name: 'scripted/liar',
    async answer(task: AnswerTask) {
      const sentence = wanted(task.quotes)
      said.last = sentence && {
        sentence,
        cited: sentence.quotes.map((at) => task.quotes[at]?.text ?? ''),
      }
      const reply = replyOf({ sentences: sentence ? [namingQuotes(sentence)] : [] })
      const next = play(answerQuestion(task, patienceMs), [reply, reply])
      if (!('made' in next)) throw new Error('A model is asked twice.')
      return next.made
    },
    async point() {
      return { ok: false, why: 'refusal' }
    },
    async guess() {
      return { ok: false, why: 'refusal' }
    },
  }
  return {
    answerer,
    async saying(
      make: typeof wanted,
      told: () => Promise<readonly { text: string }[] | undefined>,
    ): Promise<Put | null> {
      wanted = make
      said.last = null
      const stood = (await told()) ?? []
      const { last } = said as { last: Omit<Put, 'stands'> | null } // Set meanwhile.
      return last && { ...last, stands: stood.length > 0 }
    },
  }
}

function replyOf(value: object): ModelAnswer {
  const tokens = { inputTokens: 0, outputTokens: 0 }
  return { ok: true, refused: false, text: JSON.stringify(value), tokens }
}

const namingQuotes = ({ text, quotes }: Sentence) => ({
  text,
  quotes: quotes.map((at) => `q${at + 1}`),
})

/** On the quotes that a question finds, through the call itself. */
function createAsking(study: Study, liar: Liar, talks: readonly Talk[], chance: Chance): Telling {
  return async (wanted) => {
    const talk = chance.pick(talks)
    const { ask, say } = chance.pick(talk.turns)
    const question = `${talk.product}: ${say} ${ask}`.slice(0, questionCharacters)
    return await liar.saying(wanted, async () => (await study.ask(question, true)).sentences)
  }
}

/** On the quotes of many people, as findings are summed up. */
function createSummingUp(
  { deps, orgID }: Study,
  liar: Liar,
  talks: readonly Talk[],
  chance: Chance,
): Telling {
  const all = talks.flatMap((talk) =>
    talk.turns.flatMap(({ say }, turn) =>
      sentences(say, talk.language).map(
        ({ start, end }): Quote => ({
          ...{ linkID: linkOf(talk), seq: 2 * turn + 1, start, end, text: say.slice(start, end) },
        }),
      ),
    ),
  )
  return async (wanted) => {
    const quotes = Array.from({ length: summedQuotes }, () => chance.pick(all))
    const asking = { orgID, productName: 'study', question: 'What was found?', quotes }
    const given = { ...deps, answerer: liar.answerer }
    return await liar.saying(wanted, () => answerInSentences(given, asking))
  }
}

/** On the claims of one person, as the report of an interview sums them up. */
function createReporting(chance: Chance): Telling {
  const played = playReadings()
  return async (wanted) => {
    const reading = chance.pick(played)
    const sentence = wanted(quotesOf(reading))
    if (!sentence) return null
    const ids = sentence.quotes.map((at) => `c${at + 1}`)
    const isSummary = chance.next() < 0.5
    const reply = replyOf({
      claims: reading.claims.map((_, at) => ({
        ...{ claim: `c${at + 1}`, carried: 'yes' },
        sentence: !isSummary && ids.includes(`c${at + 1}`) ? sentence.text : null,
      })),
      summary: isSummary ? [{ text: sentence.text, claims: ids }] : [],
    })
    const next = play(lookAgain(reading.interview, reading.claims, patienceMs), [reply])
    if (!('made' in next && next.made.ok)) throw new Error('A second look can be read.')
    const { claims, summary } = next.made
    const stands = summary.length > 0 || claims.some((claim) => claim.sentence === sentence.text)
    const cited = sentence.quotes.map((at) => reading.claims[at]?.evidence[0]?.quote ?? '')
    return { sentence, stands, cited }
  }
}

function quotesOf({ claims, interview }: PlayedReading): AnswerQuote[] {
  const { language } = interview.session
  return claims.map(({ evidence }) => {
    const [place] = evidence
    const said = interview.messages.find(({ seq }) => seq === place?.seq)
    const asked = interview.messages.find(({ seq }) => seq === said?.after)?.content ?? ''
    const text = evidence.map(({ quote }) => quote).join('\n')
    return { person: interview.linkID, text, asked, language }
  })
}
