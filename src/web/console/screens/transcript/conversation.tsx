import type { Transcript } from '../../invite-types.ts'
import { personOf } from '../../parts/status-badge.tsx'
import { formatInstant } from '../../parts/texts/dates.ts'
import { type Piece, type Quote, splitMessage } from './quotes.ts'
import { Listen } from './sound/listen.tsx'
import { texts } from './texts.ts'

type Message = Transcript['messages'][number]

export const quoteID = (at: number) => `quote-${at}`

/** The conversation as it was, with why each question was asked and the quotes lit. */
export function Conversation({
  transcript: { messages, invite },
  quotes,
  chosen,
  hrefOf,
}: {
  transcript: Transcript
  quotes: readonly Quote[]
  chosen: number
  hrefOf: (quote: Quote) => string
}) {
  return (
    <ol class="conversation" aria-label={texts.conversation}>
      {messages.map((message, index) => {
        const before = messages.findLast(({ topic }, at) => at < index && topic !== undefined)
        const isNewTopic = message.topic !== undefined && before?.topic?.id !== message.topic.id
        return (
          <li key={message.seq} id={`message-${message.seq}`} class={`said ${message.role}`}>
            {isNewTopic && (
              <h2 class="said-topic" dir="auto">
                {message.topic?.title}
              </h2>
            )}
            <div class="said-inside">
              <p class="said-who small">
                <b dir="auto">
                  {message.role === 'assistant' ? texts.interviewer : personOf(invite)}
                </b>
                <time dateTime={message.at}>{formatInstant(message.at)}</time>
              </p>
              <Words
                message={message}
                quotes={quotes.filter(({ seq }) => seq === message.seq)}
                chosen={chosen}
                hrefOf={hrefOf}
              />
              {message.choice && (
                <p class="small said-choice">{texts.chosen(message.choice, message.content)}</p>
              )}
              {message.sound && (
                <Listen
                  linkID={invite.linkID}
                  seq={message.seq}
                  sound={message.sound}
                  from={quotes.find(({ at, seq }) => at === chosen && seq === message.seq)}
                  who={personOf(invite)}
                />
              )}
              {message.said !== undefined && (
                <p class="small said-choice" dir="auto">
                  <b>{texts.inTheirWords}</b> {message.said}
                </p>
              )}
              {message.why && (
                <p class="small said-why" dir="auto">
                  <b>{texts.why}</b> {message.why}
                </p>
              )}
              {message.misheard && (
                <p class="small said-flag" dir="auto">
                  {texts.misheard}{' '}
                  {message.misheard
                    .map(({ start, end }) => `“${message.content.slice(start, end)}”`)
                    .join(' ')}
                </p>
              )}
              {message.flags?.map((flag) => (
                <p key={flag} class="small said-flag">
                  {Object.hasOwn(texts.flags, flag) ? texts.flags[flag] : texts.flagged(flag)}
                </p>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Words({
  message: { content },
  quotes,
  chosen,
  hrefOf,
}: {
  message: Message
  quotes: readonly Quote[]
  chosen: number
  hrefOf: (quote: Quote) => string
}) {
  const anchored = new Set<number>()
  return (
    <p class="said-words" dir="auto">
      {splitMessage(content, quotes).map((piece, index) => {
        const [quote] = piece.quotes.toSorted((a, b) => lengthOf(a) - lengthOf(b))
        if (!quote) return piece.text
        const isFirst = !anchored.has(quote.at)
        anchored.add(quote.at)
        return (
          <Lit
            key={index}
            piece={piece}
            quote={quote}
            isFirst={isFirst}
            isChosen={piece.quotes.some(({ at }) => at === chosen)}
            href={hrefOf(quote)}
          />
        )
      })}
    </p>
  )
}

const lengthOf = ({ start, end }: Quote) => end - start

/** Lit words: a link to what rests on them. Of a quote in pieces only the first takes the focus. */
function Lit({
  piece,
  quote,
  isFirst,
  isChosen,
  href,
}: {
  piece: Piece
  quote: Quote
  isFirst: boolean
  isChosen: boolean
  href: string
}) {
  return (
    <mark class={isChosen ? 'chosen' : undefined}>
      <a
        href={href}
        id={isFirst ? quoteID(quote.at) : undefined}
        tabIndex={isFirst ? undefined : -1}
        aria-current={isChosen ? 'true' : undefined}
        title={quote.claims.map(({ text }) => text).join('\n') || undefined}
      >
        {piece.text}
      </a>
    </mark>
  )
}
