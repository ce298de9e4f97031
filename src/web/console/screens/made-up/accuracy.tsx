import type { Client } from '../../../../client/types.ts'
import { Badge } from '../../parts/badge.tsx'
import { texts } from './texts.ts'

type Accuracy = Awaited<ReturnType<Client['simulations']['ask']>>['accuracy']

/** How often software was right in their place: beside every answer of it. */
export function AccuracyNote({ accuracy }: { accuracy: Accuracy }) {
  const { word, keptBack, standIn, unknown, baselines } = accuracy
  const told = baselines.filter(({ of }) => of.answers > 0)
  return (
    <p class="small">
      <Badge tone={word === 'usable' ? 'good' : 'warning'}>{texts.words[word]}</Badge>{' '}
      {texts.accuracy(keptBack, standIn.rate, unknown)}{' '}
      {told.map(({ name, of }) => texts.baseline[name](of.rate)).join(' ')}
    </p>
  )
}
