import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { PageProps } from '../../page.ts'
import { fill } from '../../texts/languages.ts'
import { questionID } from '../question-id.ts'
import { hasKeyboard } from '../words-field.tsx'
import { WordsForm } from '../words-form.tsx'
import {
  type Chosen,
  type Closed,
  choiceOf,
  createKeys,
  join,
  nameWay,
  nothing,
  tell,
  toggle,
} from './choosing.ts'
import { NumberField, Options, Scale } from './closed-fields.tsx'

const keptPrefix = 'choice:'
const wayID = 'closed-way'

/** What is chosen for the question with that number, kept as a draft is. */
function useChosen({ store: { keep } }: PageProps['page'], seq: number) {
  const name = `${keptPrefix}${seq}`
  const [chosen, setChosen] = useState<Chosen>(() =>
    // Only this screen writes under this name.
    JSON.parse(keep.read(name) || JSON.stringify(nothing)),
  )
  useLayoutEffect(() => {
    for (const old of keep.names(keptPrefix)) if (old !== name) keep.write(old, '')
  }, [])
  return {
    chosen,
    choose(next: Chosen): void {
      setChosen(next)
      keep.write(name, JSON.stringify(next))
    },
  }
}

/** A question that is answered by a choice: chosen first, then sent; or in one's own words. */
export function ClosedQuestion({ page, closed, seq }: PageProps & { closed: Closed; seq: number }) {
  const { store, t } = page
  const { chosen, choose } = useChosen(page, seq)
  const [isOver, setOver] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const keys = useMemo(() => createKeys(closed), [])
  const choice = choiceOf(closed, chosen, page.language)
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
    if (!choice) return store.answer(words)
    const told = tell(closed, choice)
    await store.answer(join(told, words), choice)
    // Given back, it still stands chosen above.
    if (store.draft.value === told) store.setDraft('')
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

  return (
    <WordsForm
      page={page}
      id="answer"
      label={t.orWords}
      placeholder={t.orWords}
      describedBy={questionID}
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
          {closed.max !== undefined &&
            choice &&
            fill(isOver ? t.chosenMost : t.chosenOf, { count: choice.length, max: closed.max })}
        </p>
      </fieldset>
    </WordsForm>
  )
}
