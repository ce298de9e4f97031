import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { PageProps } from '../../page.ts'
import { doubtsIn } from '../../speech/marks.ts'
import { fill } from '../../texts/languages.ts'
import { questionID } from '../question-id.ts'
import { hasKeyboard } from '../words-field.tsx'
import { WordsForm } from '../words-form.tsx'
import {
  type Chosen,
  type Closed,
  choiceOf,
  createKeys,
  nameWay,
  nothing,
  tell,
  toggle,
} from './choosing.ts'
import { NumberField, Options, Scale } from './closed-fields.tsx'

const keptPrefix = 'choice:'
const wayID = 'closed-way'

type Props = PageProps & { closed: Closed; seq: number }

/** What is chosen for the question with that number, kept as a draft is. */
function useChosen({ page: { store, language }, closed, seq }: Props) {
  const { keep } = store
  const name = `${keptPrefix}${seq}`
  const [chosen, setChosen] = useState<Chosen>(() =>
    // Only this screen writes under this name.
    JSON.parse(keep.read(name) || JSON.stringify(nothing)),
  )
  const choice = choiceOf(closed, chosen, language)
  const words = store.draft.value
  const before = useRef(words)
  const [isInstead, setInstead] = useState(false)

  function choose(next: Chosen): void {
    setInstead(false)
    setChosen(next)
    keep.write(name, JSON.stringify(next))
  }

  useLayoutEffect(() => {
    for (const old of keep.names(keptPrefix)) if (old !== name) keep.write(old, '')
  }, [])

  // It is either a choice or words, whatever came last; a choice given back stands in both places.
  useLayoutEffect(() => {
    const isMore = words.trim() !== '' && words !== before.current
    before.current = words
    if (!isMore || !choice || words.startsWith(tell(closed, choice))) return
    choose(nothing)
    setInstead(true)
  }, [words])

  return { chosen, choose, choice, isInstead: isInstead && words.trim() !== '' }
}

/** A question that is answered by a choice, chosen first and then sent; or in one's own words. */
export function ClosedQuestion({ page, closed, seq }: Props) {
  const { store, t } = page
  const { chosen, choose, choice, isInstead } = useChosen({ page, closed, seq })
  const [isOver, setOver] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const keys = useMemo(() => createKeys(closed), [])
  const told = choice ? tell(closed, choice) : ''
  const isWrong = chosen.written.trim() !== '' && !choice
  const isReady = store.snapshot.value?.expects?.after === seq && !store.doing.value

  // The keys work at once; a draft is gone on with in its field.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('a, button, input, select, textarea')) return
    const field = store.draft.value ? document.getElementById('answer') : group.current
    if (hasKeyboard() || field === group.current) field?.focus({ preventScroll: true })
  }, [])

  function pick(index: number): void {
    const next = closed.kind === 'some' ? toggle(closed, chosen.choice, index) : [index]
    setOver(!next)
    if (next) choose({ ...nothing, choice: next })
  }

  async function send(): Promise<void> {
    const words = store.draft.value
    if (!choice) return store.answer(words, doubtsIn(words))
    const sending = store.answer(told, { choice })
    if (words !== told) store.setDraft(words)
    await sending
    // Given back, it still stands chosen above.
    const left = store.draft.value
    if (left.startsWith(told)) store.setDraft(left.slice(told.length).trimStart())
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || closed.kind === 'number') return
    if (event.key === 'Enter') {
      event.preventDefault()
      group.current?.form?.requestSubmit()
      return
    }
    const meant = keys(event.key, event.timeStamp)
    if (meant === null) return
    pick(meant)
    const at = closed.kind === 'scale' ? meant - (closed.from ?? 1) : meant
    group.current?.querySelectorAll('input')[at]?.focus()
  }

  const counts = { count: choice?.length ?? 0, max: closed.max ?? 0 }
  const isBoth = choice && store.draft.value.trim() !== '' && store.draft.value !== told
  return (
    <WordsForm
      page={page}
      id="answer"
      label={t.orWords}
      placeholder={t.orWords}
      describedBy={`${questionID} closed-told`}
      isReady={isReady && !store.unsent.value && !isWrong}
      isEnough={choice !== null}
      onSend={() => void send()}
      onSkip={() => void store.skip()}
    >
      <fieldset
        ref={group}
        class="closed"
        tabIndex={-1}
        aria-labelledby={`${questionID} ${wayID}`}
        onKeyDown={onKeyDown}
      >
        <legend class="small" id={wayID}>
          {nameWay(t, closed)}
        </legend>
        {closed.kind === 'scale' ? (
          <Scale closed={closed} chosen={chosen} onChoose={choose} />
        ) : closed.kind === 'number' ? (
          <NumberField page={page} chosen={chosen} isWrong={isWrong} onChoose={choose} />
        ) : (
          <Options closed={closed} chosen={chosen} onPick={pick} />
        )}
        <p class={isWrong ? 'problem' : 'small'} id="closed-told" role="status">
          {isWrong && t.numberWrong}
          {counts.max > 0 && choice && `${fill(isOver ? t.chosenMost : t.chosenOf, counts)} `}
          {isBoth && t.wordsStay}
          {isInstead && t.wordsInstead}
        </p>
      </fieldset>
    </WordsForm>
  )
}
