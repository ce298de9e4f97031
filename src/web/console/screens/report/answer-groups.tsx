import { QuotesByPerson } from '../../parts/quotes/quotes-by-person.tsx'
import type { Found } from './report.ts'
import { texts } from './texts.ts'
import { sideOf } from './theme-figures.ts'

type Question = Found['topics'][number]['questions'][number]
type Group = NonNullable<Question['answers']>[number]

/** Groups that stand open; the others are behind a line. */
const groupsOpen = 5

/** What people said alike to a question, and what speaks against it; each opens to their words. */
export function AnswerGroups({ answers = [], alone }: Pick<Question, 'answers' | 'alone'>) {
  if (answers.length === 0) return null
  const rest = answers.slice(groupsOpen)
  return (
    <div class="alike">
      <h5>{texts.alike}</h5>
      {answers.slice(0, groupsOpen).map(groupOf)}
      {rest.length > 0 && (
        <details>
          <summary>{texts.moreGroups(rest.length)}</summary>
          {rest.map(groupOf)}
        </details>
      )}
      {alone && alone.people > 0 && (
        <details>
          <summary>{texts.alone(alone.people)}</summary>
          <QuotesByPerson quotes={alone.quotes} />
        </details>
      )}
    </div>
  )
}

function groupOf({ themeID, title, kind, polarity, people, quotes, against }: Group) {
  return (
    <details key={themeID}>
      <summary>
        <span dir="auto">{title}</span>{' '}
        <span class="faint">
          {texts.groupOf(sideOf({ kind, ...(polarity && { polarity }) }), people)}
          {against.people > 0 && ` · ${texts.against(against.people)}`}
        </span>
      </summary>
      <QuotesByPerson quotes={quotes} />
      {against.quotes.length > 0 && (
        <>
          <p class="small">{texts.speaksAgainst}</p>
          <QuotesByPerson quotes={against.quotes} />
        </>
      )}
    </details>
  )
}
