import type { Card } from './measures.ts'
import { Places } from './places.tsx'
import { texts } from './texts.ts'

type Judged = NonNullable<Card['judged']>

/** What a model made of each question, beside the counts and told apart from them. */
export function JudgedTurns({ judged: { by, turns }, linkID }: { judged: Judged; linkID: string }) {
  const of = (answered: Judged['turns'][number]['answered']) =>
    turns.filter((turn) => turn.answered === answered).length
  const unclear = turns.filter(({ understood }) => !understood)
  const missed = turns.filter(({ opening }) => opening === 'missed')
  const taken = turns.filter(({ opening }) => opening === 'taken').length
  return (
    <div class="judged-turns">
      <h3>{texts.judgedTitle}</h3>
      <p class="small">{texts.judgedAbout(by)}</p>
      <dl class="measures">
        <Row name={texts.judgedAnswered} value={texts.ofAll(of('yes'), turns.length)}>
          {of('partly') > 0 && texts.judgedPartly(of('partly'))}
        </Row>
        <Row
          name={texts.judgedUnderstood}
          value={texts.ofAll(turns.length - unclear.length, turns.length)}
        >
          <Places seqs={unclear.map(({ seq }) => seq)} linkID={linkID} />
        </Row>
        <Row name={texts.judgedTaken} value={texts.ofAll(taken, taken + missed.length)}>
          <Places seqs={missed.map(({ seq }) => seq)} linkID={linkID} />
        </Row>
      </dl>
    </div>
  )
}

type RowProps = { name: string; value: string; children?: preact.ComponentChildren }

function Row({ name, value, children }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="measure-value">{value}</span>
        {children && <p class="small">{children}</p>}
      </dd>
    </div>
  )
}
