import { createSession } from '../../src/interview/create-session.ts'
import type { EngineEvent } from '../../src/interview/events.ts'
import type { Message, Session } from '../../src/interview/session.ts'
import { readings } from '../../src/reading/readings.ts'
import { type Hostile, hostileAnswers, hostileGuides } from '../trust/hostile/hostile-text.ts'

/** Larger than anything that is read of a guide or an answer. */
const guideCharacters = 100_000
const answerCharacters = 20_000
/** Texts that stand apart in the lists, so that every fill and every ending is met. */
const guidesEvery = 223
const answersEvery = 157
const languages = ['en', 'de', 'fr', 'es', 'pt'] as const
const now = new Date('2026-01-01T10:00:00.000Z')

const guides: Record<(typeof languages)[number], string> = {
  en: '- How do you send an invoice today?\n- What happened the last time it went wrong?',
  de: '- Wie verschicken Sie heute eine Rechnung?\n- Was ist beim letzten Mal schiefgegangen?',
  fr: '- Comment envoyez-vous une facture aujourd’hui ?\n- Que s’est-il passé la dernière fois ?',
  es: '- ¿Cómo envía hoy una factura?\n- ¿Qué pasó la última vez que salió mal?',
  pt: '- Como envia hoje uma fatura?\n- O que aconteceu da última vez que correu mal?',
}

/** Hands what takes longest to read to everything that reads people's words, in each language. */
export async function writeTheirWorst(): Promise<void> {
  for (const { text } of sampleOf(hostileGuides, guidesEvery)) {
    await readings.compileGuide({ guidelines: text(guideCharacters) })
  }
  for (const [at, { text }] of sampleOf(hostileAnswers, answersEvery).entries()) {
    const language = languages[at % languages.length] ?? 'en'
    await holdInterview(guides[language], text(answerCharacters))
  }
}

function sampleOf(texts: readonly Hostile[], every: number): Hostile[] {
  return texts.filter((_, at) => at % every === 0)
}

async function holdInterview(guidelines: string, text: string): Promise<void> {
  const plan = await readings.compileGuide({ guidelines })
  const made = { plan, productID: 'p', organization: 'o', interviewer: 'builtin', now }
  let session: Session = createSession(made)
  let messages: Message[] = []
  const take = async (event: EngineEvent) => {
    const next = await readings.reduce({ session, messages, event, now, seed: 's' })
    session = next.session
    messages = [...messages, ...next.append]
  }
  await take({ type: 'onboard', fields: {} })
  for (let answers = 0; answers < 2; answers += 1) {
    const after = messages.at(-1)?.seq ?? 0
    await take({ type: 'answer', text, after, clientMessageID: `m${after}` })
    const turnId = session.pending?.turnId
    if (turnId === undefined) continue
    const proposed = await readings.propose({ session, messages, now, seed: 's' })
    const checked = await readings.checkProposal({ proposed, session, messages })
    const ready = { type: 'turn_ready' as const, turnId, generatedBy: 'builtin' as const }
    if (checked.ok) await take({ ...ready, proposal: checked.proposal })
    else await take({ type: 'turn_failed', turnId, why: 'gates' })
  }
  session = { ...session, state: 'verdict' }
  await take({ type: 'verdict', text })
  await makeProfile(session, messages)
}

async function makeProfile(session: Session, messages: readonly Message[]): Promise<void> {
  const finished = { linkID: 's', session, messages, completedAt: now.toISOString() }
  const claims = await readings.extract(finished)
  const given = { ...finished, claims, rejected: [], generator: 'builtin' }
  const { record } = await readings.makeRecord(given)
  const extractions = [{ body: JSON.stringify(record) }]
  const known = { profileID: 'p', createdAt: now.toISOString(), corrections: [] }
  await readings.composeProfile({ ...known, extractions })
}
