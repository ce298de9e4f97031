import type { Transcript } from '../../invite-types.ts'
import { texts } from './texts.ts'

/** What the person asked, each leading to where they did: what nobody answered is for the team. */
export function Asked({ questions = [] }: Pick<Transcript, 'questions'>) {
  if (questions.length === 0) return null
  const isOpen = questions.some(({ answered }) => !answered)
  return (
    <section class="card told asked" aria-labelledby="asked">
      <h2 id="asked">{texts.askedTitle}</h2>
      {isOpen && <p class="small">{texts.askedAbout}</p>}
      <ul>
        {questions.map(({ seq, text, answered }) => (
          <li key={`${seq}:${text}`}>
            <a href={`#message-${seq}`} dir="auto">
              {text}
            </a>
            <span class="small">{answered ? texts.askedAnswered : texts.askedOpen}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
