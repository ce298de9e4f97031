import { texts } from './texts.ts'

const scores = [1, 2, 3, 4, 5]

/** A score from 1 to 5, as five dots and in words. */
export function SentimentMark({ score }: { score: number | undefined }) {
  if (score === undefined) return <span class="faint">{texts.unknown}</span>
  return (
    <span class="sentiment-mark">
      <span class="sentiment-dots" aria-hidden="true">
        {scores.map((each) => (
          <i key={each} class={each <= score ? 'full' : undefined} />
        ))}
      </span>
      {texts.ofFive(score)}
    </span>
  )
}
