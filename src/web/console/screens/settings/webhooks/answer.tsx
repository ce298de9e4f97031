import { texts } from './texts.ts'

/** The beginning of what a receiver answered. */
export function Answer({ answer }: { answer: string }) {
  return (
    <details class="webhook-answer">
      <summary>{texts.answer}</summary>
      <pre dir="auto">{answer}</pre>
    </details>
  )
}
