import type { ComponentChildren } from 'preact'
import type { Client } from '../../../../client/types.ts'
import { evidencePath } from '../../evidence-path.ts'
import { Link } from '../link.tsx'
import { texts } from './texts.ts'

export type Quote = Awaited<ReturnType<Client['quotes']['verify']>>[number]

/** People whose words stand open; the others' are behind a line. */
const peopleOpen = 2

/** One person after the other, the first few open. */
export function QuotesByPerson({ quotes }: { quotes: readonly Quote[] }) {
  const people = [...Map.groupBy(quotes, ({ linkID }) => linkID).values()]
  const rest = people.slice(peopleOpen)
  if (people.length === 0) return null
  return (
    <>
      <People>{people.slice(0, peopleOpen).map(personOf)}</People>
      {rest.length > 0 && (
        <details>
          <summary>{texts.morePeople(rest.length)}</summary>
          <People>{rest.map(personOf)}</People>
        </details>
      )}
    </>
  )
}

function People({ children }: { children: ComponentChildren }) {
  return <ul class="quotes">{children}</ul>
}

function personOf(quotes: readonly Quote[]) {
  const [first] = quotes
  return (
    <li key={first?.linkID}>
      {quotes.map((quote) => (
        <Link key={`${quote.seq} ${quote.start}`} class="sentence" to={evidencePath(quote)}>
          <q dir="auto">{quote.text}</q>
        </Link>
      ))}
    </li>
  )
}
