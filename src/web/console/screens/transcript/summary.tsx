import type { Card } from './measures.ts'
import { Places } from './places.tsx'
import { texts } from './texts.ts'

/** What matters most of what was told, each sentence with where its words stand. */
export function Summary({
  sentences,
  linkID,
}: {
  sentences: NonNullable<Card['summary']>
  linkID: string
}) {
  return (
    <div class="summary">
      <h3>{texts.summaryTitle}</h3>
      <p class="small">{texts.summaryAbout}</p>
      <ul>
        {sentences.map(({ text, evidence }) => (
          <li key={text}>
            <span dir="auto">{text}</span>{' '}
            <span class="small">
              <Places seqs={[...new Set(evidence.map(({ seq }) => seq))]} linkID={linkID} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
