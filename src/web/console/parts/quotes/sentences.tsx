import type { Client } from '../../../../client/types.ts'
import { QuotesByPerson } from './quotes-by-person.tsx'
import { texts } from './texts.ts'

type Quote = Awaited<ReturnType<Client['quotes']['verify']>>[number]
export type Sentence = { text: string; quotes: readonly Quote[] }

/** Sentences of a model, each with the people whose words it rests on. */
export function Sentences({ sentences, by }: { sentences: readonly Sentence[]; by: string }) {
  return (
    <div class="stack told">
      <ul class="sentences">
        {sentences.map(({ text, quotes }) => (
          <li key={text}>
            <p dir="auto">{text}</p>
            <details>
              <summary>
                {texts.saidBy(new Set(quotes.map((one) => one.profileID ?? one.linkID)).size)}
              </summary>
              <QuotesByPerson quotes={quotes} />
            </details>
          </li>
        ))}
      </ul>
      <p class="hint">{texts.writtenBy(by)}</p>
    </div>
  )
}
