import { Link } from '../../parts/link.tsx'
import { pathTo } from '../../router.ts'
import type { Profile } from './sentences.ts'
import { texts } from './texts.ts'

/** What software drew from several people: each line is a sentence of somebody, with the way to it. */
export function Drawn({ profile: { drawnFrom = [] } }: { profile: Profile }) {
  return (
    <section class="card stack-small" aria-labelledby="drawn">
      <h2 id="drawn">{texts.portraitTitle}</h2>
      <p class="small">{texts.drawnAbout}</p>
      <ul class="ruled">
        {drawnFrom.map(({ field, text, linkID }) => (
          <li key={`${linkID} ${text}`}>
            <p class="small">{texts.fields[field]}</p>
            <blockquote dir="auto">{text}</blockquote>
            <Link to={pathTo('invites', linkID)}>{texts.drawnFrom}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
