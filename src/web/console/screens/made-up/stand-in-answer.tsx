import type { Client } from '../../../../client/types.ts'
import { evidencePath } from '../../evidence-path.ts'
import { Badge } from '../../parts/badge.tsx'
import { Link } from '../../parts/link.tsx'
import { texts } from './texts.ts'

type Answer = Pick<
  Awaited<ReturnType<Client['simulations']['ask']>>,
  'text' | 'standing' | 'evidence' | 'add'
>

/** What software says for somebody, how that stands, and the words it rests on. */
export function StandInAnswer({ answer: { text, standing, evidence, add } }: { answer: Answer }) {
  return (
    <div class="claim-words">
      <p>
        <Badge tone={standing === 'said' ? 'good' : 'warning'}>{texts.standings[standing]}</Badge>
      </p>
      {standing === 'said' ? <blockquote dir="auto">{text}</blockquote> : <p dir="auto">{text}</p>}
      {evidence.map((place) => (
        <Link key={`${place.linkID} ${place.seq} ${place.start}`} to={evidencePath(place)}>
          {texts.place}
        </Link>
      ))}
      {add !== undefined && (
        <p class="small" dir="auto">
          {texts.add(add)}
        </p>
      )}
    </div>
  )
}
