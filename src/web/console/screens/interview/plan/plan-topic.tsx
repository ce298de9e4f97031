import { Badge } from '../../../parts/badge.tsx'
import { NoteBody } from '../note-card.tsx'
import type { Note } from '../notes.ts'
import { texts } from '../texts.ts'
import { ClosedPreview } from './closed-preview.tsx'
import { closedTexts } from './closed-texts.ts'
import type { Question, Topic } from './plan.ts'
import { Piece } from './plan-parts.tsx'

function QuestionPiece({
  question,
  note,
  isFixed,
  onTake,
}: {
  question: Question
  note: Note | undefined
  isFixed: boolean
  onTake: (note: Note, wording: string[]) => void
}) {
  const { text, original, must, verbatim, ifTime, skipIf, onlyIf, closed, lines } = question
  // Of closed questions that goes without saying.
  const isAsWritten = verbatim && !closed
  return (
    <Piece lines={lines} class={note ? 'question noted' : 'question'} isAdded>
      <p class="asked" dir="auto">
        {text}
      </p>
      {closed && <ClosedPreview closed={closed} />}
      {original && original !== text && (
        <p class="small" dir="auto">
          {texts.written} {original}
        </p>
      )}
      {onlyIf && (
        <p class="small" dir="auto">
          {texts.onlyIf} {onlyIf}
        </p>
      )}
      {skipIf && (
        <p class="small" dir="auto">
          {skipIf}
        </p>
      )}
      {(must || isAsWritten || ifTime) && (
        <p class="badges">
          {must && <Badge tone="accent">{texts.must}</Badge>}
          {isAsWritten && <Badge>{texts.verbatim}</Badge>}
          {ifTime && <Badge>{texts.ifTime}</Badge>}
        </p>
      )}
      {note && (
        <details class="lint-note">
          <summary>{note.messages[0]}</summary>
          <NoteBody note={note} isFixed={isFixed} onTake={(wording) => onTake(note, wording)} />
        </details>
      )}
    </Piece>
  )
}

/** One topic: its questions in the order in which they come up, and what is followed up on. */
export function PlanTopic({
  topic,
  notes,
  isFixed,
  onTake,
}: {
  topic: Topic
  notes: readonly Note[]
  isFixed: boolean
  onTake: (note: Note, wording: string[]) => void
}) {
  const { title, budget, screener, sensitive, deep, questions, probeHints } = topic
  const noteOf = (question: Question) =>
    question.lint.length === 0
      ? undefined
      : notes.find(
          ({ lines, written }) =>
            lines.from === question.lines?.from && written === (question.original ?? question.text),
        )
  return (
    <section class="plan-part topic">
      <h3 dir="auto">
        {title}
        {budget.minutes !== undefined && <Badge>{texts.minutes(budget.minutes)}</Badge>}
        {screener && <Badge tone="accent">{closedTexts.screener}</Badge>}
        {sensitive && <Badge tone="warning">{texts.sensitive}</Badge>}
        {deep && <Badge>{texts.deep}</Badge>}
      </h3>
      <ol>
        {questions.map((question) => (
          <QuestionPiece
            key={question.id}
            question={question}
            note={noteOf(question)}
            isFixed={isFixed}
            onTake={onTake}
          />
        ))}
      </ol>
      {probeHints.length > 0 && (
        <>
          <h4>{texts.followUps}</h4>
          <ul>
            {probeHints.map(({ when, ask, question, lines }) => (
              <Piece key={`${when} ${ask}`} lines={lines} class="hint" isAdded>
                <p dir="auto">
                  {when && <span class="faint">{texts.once(when)} </span>}
                  {question ?? ask}
                </p>
              </Piece>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
