import type { Asked } from '../../../contract/ask-schemas.ts'
import type { Quote } from '../../../contract/findings-schemas.ts'
import type { Message } from '../../../interview/session.ts'
import type { Answerer, AnswerQuote } from '../../../profile/answerer.ts'
import { chargeText } from '../../calls/cost.ts'
import { createInTurn } from '../../calls/in-turn.ts'
import type { Reading } from '../../reading.ts'
import type { Store } from '../../store.ts'
import { readSession } from '../../taking-part/stored-session.ts'
import type { Participation } from '../../taking-part/taking-part-store.ts'
import { knownOf } from '../shares/known-names.ts'

/** Conversations that are fetched for what their quotes answer, characters. */
const charactersMax = 2_000_000

/** An interview may be a megabyte, and is fetched on the thread that serves. */
const inTurn = createInTurn(1)

type Asking = { orgID: string; productName: string; question: string; quotes: readonly Quote[] }

/**
 * What quotes answer, in sentences of a model that name the quotes they rest on by their places; none
 * where it may be shown none of them, undefined where nothing came of it.
 */
export async function answerInSentences(
  deps: {
    store: Pick<Store, 'findParticipation' | 'findInvite'>
    reading: Pick<Reading, 'leaveOut'>
    answerer: Answerer
    now: () => Date
  },
  { orgID, productName, question, quotes }: Asking,
): Promise<Asked['sentences']> {
  const { answerer, now } = deps
  const shown = await chooseShown(deps, quotes)
  if (shown.length === 0) return []
  const task = { orgID, productName, question, now: now() }
  const signal = new AbortController().signal
  const answered = await answerer.answer({
    ...task,
    quotes: shown.map(({ quote }) => quote),
    signal,
    isStill: () =>
      areStillThere(
        deps.store,
        orgID,
        shown.flatMap(({ place }) => quotes[place] ?? []),
      ),
  })
  if (!answered.ok) return undefined
  return answered.sentences.map(({ text, quotes: rests }) => ({
    text,
    quotes: rests.flatMap((at) => shown[at]?.place ?? []),
  }))
}

/** Whether everybody who is quoted is still there: somebody may be erased while a model writes. */
export async function areStillThere(
  store: Pick<Store, 'findInvite'>,
  orgID: string,
  quotes: readonly Pick<Quote, 'linkID'>[],
): Promise<boolean> {
  for (const linkID of new Set(quotes.map((quote) => quote.linkID))) {
    if (!(await store.findInvite({ orgID, linkID }))) return false
  }
  return true
}

/** The quotes of people who were told that this provider reads along, and what they answer, without names. */
async function chooseShown(
  { store, reading, answerer }: Omit<Parameters<typeof answerInSentences>[0], 'now'>,
  quotes: readonly Quote[],
): Promise<{ place: number; quote: AnswerQuote }[]> {
  const [provider = ''] = answerer.name.split('/')
  const talks = new Map<string, Participation | null>()
  let characters = 0
  for (const { linkID } of quotes) {
    if (talks.has(linkID) || characters > charactersMax) continue
    const talk = await inTurn(() => store.findParticipation({ linkID }))
    talks.set(linkID, talk)
    for (const { content } of talk?.messages ?? []) characters += content.length
  }
  chargeText(characters)
  const chosen = [...quotes.entries()].flatMap(([place, quote]) => {
    const talk = talks.get(quote.linkID)
    const session = talk && readSession(talk)
    if (!talk || !session?.interviewer.startsWith(`${provider}/`)) return []
    const said = talk.messages.find(({ seq }) => seq === quote.seq)
    if (!said || isBarred(said, quote)) return []
    const { language } = session
    const person = quote.profileID ?? quote.linkID
    const shown = { person, text: quote.text, asked: askedBy(said, talk), language }
    return [{ place, quote: shown, known: knownOf(talk) }]
  })
  const texts = await reading.leaveOut({
    said: chosen.flatMap(({ quote: { text, asked }, known }) => [
      { text, known },
      { text: asked, known },
    ]),
  })
  return chosen.map(({ place, quote }, at) => {
    const [text = '', asked = ''] = texts.slice(2 * at)
    return { place, quote: { ...quote, text, asked } }
  })
}

/** Whether some of the words were found to be an order, somebody else's, or talk about the talk. */
function isBarred({ reading }: Message, { start, end }: Quote): boolean {
  return reading?.barred.some((stretch) => stretch.start < end && start < stretch.end) ?? false
}

function askedBy(said: Message, { messages }: Participation): string {
  const asked = messages.find(({ seq }) => seq === (said.after ?? said.seq - 1))
  return asked?.role === 'assistant' ? asked.content : ''
}
