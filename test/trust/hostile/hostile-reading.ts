import { createSession } from '../../../src/interview/create-session.ts'
import type { EngineEvent } from '../../../src/interview/events.ts'
import type { Message, Session } from '../../../src/interview/session.ts'
import { readings } from '../../../src/reading/readings.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import { pick } from '../random.ts'
import { type Hostile, hostileAnswers, hostileGuides, randomHostile } from './hostile-text.ts'

const cpuMsPromised = 100
/** Twice the text may take so many times as long; under `smallMs` a ratio says nothing. */
const growthMax = 3
const smallMs = 25
const guideCharacters = 100_000
const answerCharacters = 20_000
const quoteCharacters = 5_000
const questionCharacters = 500
const now = new Date('2026-01-01T10:00:00.000Z')
const languages = ['en', 'de', 'fr', 'es', 'pt'] as const

/** Whole texts that were found to take long, and how long they took then. */
const found: { name: string; was: string; place: PlaceName; text: (size: number) => string }[] = [
  {
    name: 'an answer with an address of many labels',
    was: 'more than 120 s',
    place: 'answer',
    text: (size) =>
      `We kept our invoices in a spreadsheet until a friend sent us http://${'111.'.repeat(size / 4)}111 and we tried it.`,
  },
  {
    name: 'a verdict of 5, spaces and x',
    was: '21 s, and half an hour at the largest size',
    place: 'verdict',
    text: (size) => `5${' '.repeat(size - 2)}x`,
  },
  ...['| ![', "'", '"', '`', '*', '’', '.@', '?\\', '!>', '<!', 'aⁱ', '\t'].map((unit) => ({
    name: `guidelines of ${JSON.stringify(unit)}`,
    was: '10 to 98 s, or out of memory',
    place: 'guide' as const,
    text: (size: number) => `${unit.repeat(size / unit.length - 1)} x.`,
  })),
  ...['漢', 'ẞ', 'roductς', 'aﬁ', '5 min not ', 'http://', 'http://a:a:'].map((unit) => ({
    name: `an answer of ${JSON.stringify(unit)}`,
    was: '0.7 to 6 s',
    place: 'answer' as const,
    text: (size: number) => `${unit.repeat(size / unit.length - 1)}@x`,
  })),
  ...[', ', '–', '- '].map((unit) => ({
    name: `a verdict of ${JSON.stringify(unit)}`,
    was: '1.4 to 3.1 s',
    place: 'profile' as const,
    text: (size: number) => unit.repeat(size / unit.length),
  })),
  ...['a ', 's', '한'].map((unit) => ({
    name: `a quote of ${JSON.stringify(unit)}`,
    was: '1 to 7 s',
    place: 'quote' as const,
    text: (size: number) => unit.repeat(size / unit.length),
  })),
]

type PlaceName = 'guide' | 'answer' | 'verdict' | 'profile' | 'quote'
/** Reads a text where somebody can put it, and says what the dearest single reading took. */
const places: Record<PlaceName, (text: string, language: string) => Promise<number>> = {
  guide: async (text) => await costOf(() => readings.compileGuide({ guidelines: text })),
  async answer(text, language) {
    const interview = await begin(language)
    const first = await answerTwice(interview, text)
    return Math.max(first, await answerTwice(interview, text))
  },
  async verdict(text, language) {
    const interview = await begin(language)
    interview.session = { ...interview.session, state: 'verdict' }
    return await take(interview, { type: 'verdict', text })
  },
  async profile(text, language) {
    const interview = await begin(language)
    await answerTwice(interview, text)
    interview.session = { ...interview.session, state: 'verdict' }
    await take(interview, { type: 'verdict', text })
    return await readProfile(interview)
  },
  async quote(content, language) {
    const answers = [{ linkID: 'l', seq: 1, content, language, misheard: [], profileID: null }]
    const quote = content.slice(0, quoteCharacters)
    // As it is said, and with a capital at its beginning or its end, which is nowhere.
    const last = quote.trim().slice(-1).toUpperCase()
    const quotes = [quote, `${last}${quote.slice(1)}`, `${quote.trim().slice(0, -1)}${last}`]
    const costs: number[] = []
    for (const text of quotes) {
      costs.push(await costOf(() => readings.findPlaces({ text, answers })))
      costs.push(await costOf(() => readings.readQuote({ text })))
    }
    const question = content.slice(0, questionCharacters)
    const words = await readings.readQuestion({ question })
    const wanted = words.map((stems) => ({ stems, weight: 1 }))
    costs.push(await costOf(() => readings.choosePassages({ wanted, answers })))
    return Math.max(...costs)
  },
}

type Interview = { session: Session; messages: Message[] }

const guides: Record<(typeof languages)[number], string> = {
  en: '- How do you send an invoice today?\n- What happened the last time it went wrong?\n- Who helps you?\n- What would you change?',
  de: '- Wie verschicken Sie heute eine Rechnung?\n- Was ist beim letzten Mal schiefgegangen?\n- Wer hilft Ihnen dabei?',
  fr: '- Comment envoyez-vous une facture aujourd’hui ?\n- Que s’est-il passé la dernière fois ?\n- Qui vous aide ?',
  es: '- ¿Cómo envía hoy una factura?\n- ¿Qué pasó la última vez que salió mal?\n- ¿Quién le ayuda?',
  pt: '- Como envia hoje uma fatura?\n- O que aconteceu da última vez que correu mal?\n- Quem o ajuda?',
}

async function begin(language: string): Promise<Interview> {
  const guidelines = guides[language as keyof typeof guides]
  const plan = await readings.compileGuide({ guidelines })
  const made = { plan, productID: 'p', organization: 'o', interviewer: 'builtin', now }
  const interview = { session: createSession(made), messages: [] }
  await take(interview, { type: 'onboard', fields: {} })
  return interview
}

/** Takes a step and says what reading it took. */
async function take(interview: Interview, event: EngineEvent): Promise<number> {
  return await costOf(async () => {
    const { session, append } = await readings.reduce({ ...interview, event, now, seed: 's' })
    interview.session = session
    interview.messages = [...interview.messages, ...append]
  })
}

/** Answers, and takes the reply to it. */
async function answerTwice(interview: Interview, text: string): Promise<number> {
  const after = interview.messages.at(-1)?.seq ?? 0
  const event = { type: 'answer' as const, text, after, clientMessageID: `m${after}` }
  const heard = await take(interview, event)
  const turnId = interview.session.pending?.turnId
  if (turnId === undefined) return heard
  const { session, messages } = interview
  let reply: EngineEvent = { type: 'turn_failed', turnId, why: 'gates' }
  const proposed = await costOf(async () => {
    const proposal = await readings.propose({ session, messages, now, seed: 's' })
    const checked = await readings.checkProposal({ proposed: proposal, session, messages })
    if (checked.ok) {
      reply = { type: 'turn_ready', turnId, proposal: checked.proposal, generatedBy: 'builtin' }
    }
  })
  return Math.max(heard, proposed, await take(interview, reply))
}

async function readProfile({ session, messages }: Interview): Promise<number> {
  const finished = { linkID: 's', session, messages, completedAt: now.toISOString() }
  return await costOf(async () => {
    const claims = await readings.extract(finished)
    const given = { ...finished, claims, rejected: [], generator: 'builtin' }
    const { record } = await readings.makeRecord(given)
    const extractions = [{ body: JSON.stringify(record) }]
    const known = { profileID: 'p', createdAt: now.toISOString(), corrections: [] }
    await readings.composeProfile({ ...known, extractions })
  })
}

/** CPU of this thread, in milliseconds. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** What a text costs: the least of some tries, since whatever else the machine does is not its fault. */
async function leastCost(place: PlaceName, text: string, language: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < triesMax && least > smallMs; tries += 1) {
    least = Math.min(least, await places[place](text, language))
  }
  return least
}
const triesMax = 6

/** F34: nothing that anybody writes takes long to read. */
export const hostileReading: Figure = {
  id: 'F34',
  promise:
    'hostile text of the largest size, as guidelines, answer, verdict, in a profile or where it is looked for, in five languages: reading it takes at most 100 ms of CPU, and twice the text takes about twice as long',
  unit: 'texts',
  times: { usual: 400, full: 20_000 },
  async run({ times, random, stopped }: Trial) {
    const tally = createTally()
    for (const language of languages) await places.profile('It is slow.', language)
    for (const { name, was, place, text } of found) {
      const ms = await tryText(tally, place, { name, text }, 'en')
      tally.measure(`${name}: ${ms.toFixed(0)} ms of CPU (it was ${was})`)
    }
    let most = { ms: 0, name: '' }
    for (let at = 0; at < times && !stopped(); at += 1) {
      const place = pick(random, ['guide', 'answer', 'verdict', 'profile', 'quote'] as const)
      const language = pick(random, languages)
      const known = place === 'guide' ? hostileGuides : hostileAnswers
      const hostile = random() < 0.3 ? randomHostile(random) : pick(random, known)
      const ms = await tryText(tally, place, hostile, language)
      if (ms > most.ms) most = { ms, name: `${place}, ${language}, ${hostile.name}` }
    }
    tally.measure(`the dearest of the generated: ${most.ms.toFixed(0)} ms (${most.name})`)
    return tally.finding('The readings of the product on one thread, each text a few times.')
  },
}

async function tryText(
  tally: Tally,
  place: PlaceName,
  { name, text }: Hostile,
  language: string,
): Promise<number> {
  const size = place === 'guide' ? guideCharacters : answerCharacters
  tally.count()
  const whole = await leastCost(place, text(size), language)
  if (whole > cpuMsPromised) tally.fault(`${place}, ${language}, ${name}: ${whole.toFixed(0)} ms`)
  if (whole > smallMs) {
    const half = await leastCost(place, text(size / 2), language)
    // Looked at once more: what the machine did meanwhile is nobody's growth.
    const again = whole > half * growthMax ? await leastCost(place, text(size), language) : whole
    if (again > half * growthMax) {
      tally.fault(`${place}, ${name}: ${half.toFixed(0)} ms, of twice the text ${again.toFixed(0)}`)
    }
  }
  return whole
}
