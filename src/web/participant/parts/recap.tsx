import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Snapshot } from '../api.ts'
import type { PageProps } from '../page.ts'
import { doubtsIn } from '../speech/marks.ts'
import { fill } from '../texts/languages.ts'
import { questionID } from './question-id.ts'
import { WordsForm } from './words-form.tsx'

/** What is asked at the recap without the notes, which stand below to be put right. */
export function askedOnce({ conversation, recap = [] }: Snapshot): string {
  const { content } = conversation.findLast(({ role }) => role === 'assistant') ?? { content: '' }
  const first = recap[0] ?? ''
  const last = recap.at(-1) ?? ''
  const from = content.indexOf(first)
  const to = content.lastIndexOf(last) + last.length
  if (!first || from < 0 || to <= from) return content
  let end = from
  while (end > 0 && ' \n:“„«"‘'.includes(content[end - 1] ?? '')) end -= 1
  const before = content.slice(0, end)
  const after = content.slice(to).replace(/^[\s”“»"’.]+/, '')
  return [before && `${before}.`, after].filter(Boolean).join(' ')
}

/** One thing that was noted, to be left as it is or put right. */
function Noted({
  page,
  quote,
  change,
  index,
  onChange,
}: PageProps & {
  quote: string
  /** How it should read; undefined while it stays as it is. */
  change: string | undefined
  index: number
  onChange: (change: string | undefined) => void
}) {
  const { t } = page
  const isChanging = change !== undefined
  const field = useRef<HTMLTextAreaElement>(null)
  const wasAsked = useRef(false)
  // Whoever wants to change it writes next; a change kept from before takes no focus.
  useLayoutEffect(() => {
    if (isChanging && wasAsked.current) field.current?.focus()
  }, [isChanging])
  const id = `noted-${index}`
  return (
    <li>
      <p class="words" dir="auto" id={id}>
        {isChanging ? <s>{quote}</s> : quote}
      </p>
      {isChanging && (
        <textarea
          class="mend"
          ref={field}
          rows={2}
          dir="auto"
          aria-label={t.recapYours}
          aria-describedby={id}
          value={change}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
      <button
        type="button"
        class="quiet"
        aria-describedby={id}
        onClick={() => {
          wasAsked.current = true
          onChange(isChanging ? undefined : quote)
        }}
      >
        {isChanging ? t.recapKeep : t.recapChange}
      </button>
    </li>
  )
}

/** What was noted, point by point: right as it is, put right, or added to. Sent as one answer. */
export function Recap({ page, quotes }: PageProps & { quotes: readonly string[] }) {
  const { store, t } = page
  const keepName = `recap:${store.snapshot.value?.expects?.after}`
  const [changes, setChanges] = useState<Record<number, string>>(() =>
    // Only this screen writes under this name.
    JSON.parse(store.keep.read(keepName) || '{}'),
  )
  const mended = quotes
    .map((old, index) => ({ old, new: (changes[index] ?? old).trim() }))
    .filter((pair) => pair.new && pair.new !== pair.old.trim())
  const isChanged = mended.length > 0 || store.draft.value.trim() !== ''

  function change(index: number, next: string | undefined): void {
    const { [index]: _, ...others } = changes
    const all = next === undefined ? others : { ...others, [index]: next }
    setChanges(all)
    store.keep.write(keepName, JSON.stringify(all))
  }

  function send(): void {
    const parts = [...mended.map((pair) => fill(t.recapInstead, pair)), store.draft.value.trim()]
    const answer = isChanged ? parts.filter(Boolean).join('\n') : t.recapRight
    setChanges({})
    store.keep.write(keepName, '')
    void store.answer(answer, doubtsIn(answer))
  }

  return (
    <WordsForm
      page={page}
      id="answer"
      label={t.recapMissing}
      placeholder={t.recapMissing}
      describedBy={questionID}
      sendLabel={isChanged ? t.send : t.recapRight}
      isReady={!store.doing.value && !store.unsent.value}
      isEnough
      onSend={send}
      onSkip={() => void store.skip()}
    >
      <ul class="noted" aria-label={t.recapTitle}>
        {quotes.map((quote, index) => (
          <Noted
            key={quote}
            page={page}
            quote={quote}
            index={index}
            change={changes[index]}
            onChange={(next) => change(index, next)}
          />
        ))}
      </ul>
    </WordsForm>
  )
}
