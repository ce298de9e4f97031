import type { PageProps } from '../../page.ts'
import { type Chosen, type Closed, nothing, valuesOf } from './choosing.ts'

type Props = {
  closed: Closed
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** The options of a question, one below the other, each as wide as the page. */
export function Options({
  closed: { kind, options = [], max = 0 },
  chosen: { choice },
  onPick,
}: Omit<Props, 'onChoose'> & { onPick: (index: number) => void }) {
  const isFull = max > 0 && choice.length >= max
  return (
    <div class="options">
      {options.map((option, index) => {
        const isChosen = choice.includes(index)
        return (
          <label key={index} class={kind === 'some' && isFull && !isChosen ? 'full' : undefined}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name="closed"
              checked={isChosen}
              onChange={({ currentTarget }) => {
                onPick(index)
                // What cannot be taken besides stays as it was, whatever the browser has shown.
                if (kind === 'some' && isFull && !isChosen) currentTarget.checked = false
              }}
            />
            <span dir="auto">{option}</span>
          </label>
        )
      })}
    </div>
  )
}

/** A scale, with what its ends mean below it and in the names of its ends. */
export function Scale({ closed, chosen: { choice }, onChoose }: Props) {
  const values = valuesOf(closed)
  const { low, high } = closed.labels ?? {}
  const labelled = [
    { value: values[0], label: low },
    { value: values.at(-1), label: high },
  ]
  return (
    <>
      <div class="points">
        {values.map((value) => {
          const { label } = labelled.find((end) => end.value === value) ?? {}
          return (
            <label key={value}>
              <input
                type="radio"
                name="closed"
                checked={choice[0] === value}
                aria-label={label ? `${value}: ${label}` : String(value)}
                onChange={() => onChoose({ ...nothing, choice: [value] })}
              />
              <b aria-hidden="true">{value}</b>
            </label>
          )
        })}
      </div>
      <p class="small both-ends" aria-hidden="true">
        {labelled.map(
          ({ value, label }) =>
            label && (
              <span key={value} dir="auto">
                {value} = {label}
              </span>
            ),
        )}
      </p>
    </>
  )
}

export function NumberField({
  page: { t },
  chosen: { written },
  isWrong,
  onChoose,
}: Omit<Props, 'closed'> & PageProps & { isWrong: boolean }) {
  return (
    <div class="field">
      <input
        type="text"
        inputMode="decimal"
        enterKeyHint="send"
        autocomplete="off"
        maxLength={numberCharactersMax}
        value={written}
        aria-label={t.chooseNumber}
        aria-invalid={isWrong}
        aria-describedby="closed-told"
        onInput={({ currentTarget }) => onChoose({ ...nothing, written: currentTarget.value })}
      />
    </div>
  )
}

const numberCharactersMax = 20
