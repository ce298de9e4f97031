import { Failure } from '../../../parts/failure.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { estimate } from '../estimate.ts'
import type { Note } from '../notes.ts'
import { texts } from '../texts.ts'
import type { Plan } from './plan.ts'
import { type Links, Passages, Piece, PlanLinks } from './plan-parts.tsx'
import { PlanTopic } from './plan-topic.tsx'

/** The time that the questions take beside the time there is. */
function Budget({ plan }: { plan: Plan }) {
  const { questions, minutes, leastMinutes, limitMinutes } = estimate(plan)
  const isOver = leastMinutes > limitMinutes
  return (
    <div class={isOver ? 'budget over' : 'budget'}>
      <p>
        <b>{texts.budget(minutes, limitMinutes)}</b>
        <span class="small">{texts.questions(questions)}</span>
      </p>
      <meter
        aria-label={texts.budget(minutes, limitMinutes)}
        min={0}
        max={Math.max(limitMinutes, minutes)}
        value={minutes}
      />
      <p class="small">{isOver ? texts.budgetOver : texts.budgetDetail(leastMinutes)}</p>
    </div>
  )
}

function Warnings({ plan, notes }: { plan: Plan; notes: readonly Note[] }) {
  // What a note says in place already is not said twice.
  const left = plan.warnings.filter(
    ({ message }) => !notes.some((note) => note.messages.some((text) => message.endsWith(text))),
  )
  if (left.length === 0) return null
  return (
    <section class="plan-part warnings">
      <h3>{texts.warnings}</h3>
      <ul>
        {left.map(({ message, suggestion, lines }) => (
          <Piece key={message} lines={lines}>
            <p dir="auto">{message}</p>
            {suggestion && (
              <p class="small" dir="auto">
                {suggestion}
              </p>
            )}
          </Piece>
        ))}
      </ul>
    </section>
  )
}

/** What looks as if it was to be asked, and is not. */
function Unasked({ plan }: { plan: Plan }) {
  const { unasked = [] } = plan
  if (unasked.length === 0) return null
  return (
    <section class="plan-part unasked">
      <h3>{texts.unasked(unasked.length)}</h3>
      <p class="small">{texts.unaskedHint(unasked.length)}</p>
      <ul>
        {unasked.map(({ text, lines }, index) => (
          <Piece key={`${index} ${text}`} lines={lines}>
            <p dir="auto">{text}</p>
          </Piece>
        ))}
      </ul>
    </section>
  )
}

/** Context that is not listed as not asked already. */
function contextOf({ context, unasked = [] }: Plan): Plan['context'] {
  const listed = new Set(unasked.map(({ text, lines }) => `${lines?.from} ${text}`))
  return context.filter(({ text, lines }) => !listed.has(`${lines?.from} ${text}`))
}

/** What the guide compiles to, piece by piece, each with the lines it comes from. */
export function PlanView({
  plan,
  notes,
  error,
  retry,
  isBehind,
  isEmpty,
  isFixed,
  links,
  onTake,
}: {
  plan: Plan | null
  notes: readonly Note[]
  error: unknown
  retry: () => void
  isBehind: boolean
  isEmpty: boolean
  isFixed: boolean
  links: Links
  onTake: (note: Note, wording: string[]) => void
}) {
  return (
    <section class="plan" aria-label={texts.planTitle} aria-busy={isBehind}>
      <div class="plan-head">
        <h2>{texts.planTitle}</h2>
        <p class="small" role="status">
          {error === undefined &&
            (isBehind && !isEmpty ? texts.reading : texts.notesFound(notes.length))}
        </p>
      </div>
      {error !== undefined && <Failure error={error} retry={retry} />}
      {isEmpty && <p class="faint">{texts.planEmpty}</p>}
      {!plan && !isEmpty && error === undefined && <Loading lines={6} label={texts.reading} />}
      {plan && (
        <PlanLinks.Provider value={links}>
          <Budget plan={plan} />
          <Warnings plan={plan} notes={notes} />
          <Unasked plan={plan} />
          {plan.archetypes.length > 0 && <p class="small">{texts.addedHint}</p>}
          <Passages title={texts.opening} passages={plan.opening ? [plan.opening] : []} />
          {plan.topics.map((topic) => (
            <PlanTopic
              key={topic.id}
              topic={topic}
              notes={notes}
              isFixed={isFixed}
              onTake={onTake}
            />
          ))}
          <Passages title={texts.closing} passages={plan.closing} />
          <Passages
            title={texts.avoid}
            passages={plan.avoid.map(({ kind, ...rest }) => ({
              ...rest,
              more: texts.avoidKinds[kind],
            }))}
          />
          <Passages title={texts.goals} passages={plan.goals} />
          <Passages title={texts.context} passages={contextOf(plan)} />
          <Passages
            title={texts.settings}
            passages={(plan.settings ?? []).map(({ name, text, lines }) => ({
              ...{ text, lines },
              more: name,
            }))}
          />
        </PlanLinks.Provider>
      )}
    </section>
  )
}
