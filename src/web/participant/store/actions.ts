import { type Api, Fault, type ParticipantEvent } from '../api.ts'
import { type Delivery, deliver, type Outcome, persist } from './deliver.ts'
import type { WakeableLine } from './line.ts'
import type { Doing, State, Unsent } from './state.ts'

export type Deps = { api: Api; state: State; line: WakeableLine; newID: () => string }

/** Whether software may answer for them, and whether the sound of what they say may be kept. */
type Allowed = { simulate?: boolean; sound?: boolean }

/** For so long a question that was left out can be taken up again. */
const undoMs = 2_500

/** What a person can do on the page. One thing at a time; a second click on the way does nothing. */
export function createActions({ api, state, line, newID }: Deps) {
  let cancel = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  /** What to do when the person asks to try again. */
  let again: (() => Promise<unknown>) | null = null

  const delivery = (): Delivery => ({
    api,
    line,
    tell: (trouble) => {
      state.trouble.value = trouble
    },
    cancelled: cancel.signal,
  })

  /** Runs one job with the page marked as doing it; null when another replaced it meanwhile. */
  async function doing<T>(what: Doing, job: () => Promise<T>): Promise<T | null> {
    const { signal } = cancel
    state.doing.value = what
    state.note.value = null
    again = null
    const work = job()
    running = work.catch(() => undefined) // who started it hears of its failure
    try {
      const result = await work
      return signal.aborted ? null : result
    } finally {
      if (!signal.aborted) state.doing.value = null
    }
  }

  function settle(outcome: Outcome): void {
    if (outcome.type === 'accepted') state.accept(outcome.snapshot, { endedHere: true })
    if (outcome.type === 'conflict') {
      state.note.value = { kind: 'moved_on' }
      state.accept(outcome.snapshot, { endedHere: false })
    }
    if (outcome.type === 'refused') state.note.value = { kind: 'refused', message: outcome.message }
    if (outcome.type === 'gone') state.end('closed')
    if (outcome.type === 'unknown') state.end('unknown')
  }

  async function take(event: ParticipantEvent): Promise<boolean> {
    const from = state.snapshot.value
    if (!from || state.doing.value) return false
    const outcome = await doing(event.type, () => deliver(delivery(), event, from))
    if (!outcome) return false
    if (outcome.type === 'stuck') again = () => take(event)
    settle(outcome)
    return outcome.type === 'accepted'
  }

  async function send(item: Unsent): Promise<void> {
    const from = state.snapshot.value
    if (!from || state.doing.value) return
    state.unsent.value = item
    const event: ParticipantEvent = { type: 'answer', ...item }
    const outcome = await doing('answer', () => deliver(delivery(), event, from))
    if (!outcome) return
    if (outcome.type === 'stuck') again = () => send(item)
    if (outcome.type === 'accepted') state.dropUnsent(item)
    if (outcome.type === 'conflict' || outcome.type === 'refused') state.giveBack(item)
    settle(outcome)
  }

  /** Answers the newest question. The words are kept until the service has them. */
  async function answer(text: string, more?: Pick<Unsent, 'choice' | 'unsure'>): Promise<void> {
    unskip()
    const after = state.snapshot.value?.expects?.after
    if (after === undefined || state.unsent.value || state.doing.value) return
    // What no service can store: lone surrogates and NUL.
    const words = text.toWellFormed().replaceAll('\0', '')
    const item = { ...more, clientMessageID: newID(), text: words, after }
    state.keepUnsent(item)
    state.setDraft('')
    await send(item)
  }

  /** Leaves the newest question out, after a moment in which that can be undone. */
  async function skip(): Promise<void> {
    const { type, after } = state.snapshot.value?.expects ?? {}
    const event: ParticipantEvent | null =
      type === 'verdict' ? { type } : after === undefined ? null : { type: 'skip', after }
    if (!event || state.skipping.value || state.doing.value || state.unsent.value) return
    const undone = new AbortController()
    state.skipping.value = undone
    await line.pause(undoMs, undone.signal)
    if (state.skipping.value === undone) state.skipping.value = null
    if (undone.signal.aborted) return
    const text = state.draft.value
    const isTaken = await take(event)
    if (!isTaken || !text.trim() || state.draft.value !== text) return
    state.setDraft('')
    state.note.value = { kind: 'aside', text }
  }

  function unskip(): void {
    state.skipping.value?.abort()
    state.skipping.value = null
  }

  /** Puts what was written for a question that was left out back into the field. */
  function putBack(): void {
    const note = state.note.value
    if (note?.kind !== 'aside') return
    state.note.value = null
    state.setDraft([note.text, state.draft.value].filter(Boolean).join('\n\n'))
  }

  /** What they allow besides, told with the consent. */
  const allowed: Allowed = {}

  async function consent(agreed: boolean, locale: string): Promise<void> {
    await take({ type: 'consent', agreed, locale, ...allowed })
  }

  /** Shows the first screen again to somebody who said no. */
  function reconsider(): void {
    state.isReconsidering.value = true
  }

  /** Drops what is still on its way, then erases. A link that is unknown by then is an erased one. */
  async function eraseBy(call: () => Promise<unknown>): Promise<void> {
    unskip()
    cancel.abort()
    cancel = new AbortController()
    const isErased = await doing('erase', async () => {
      try {
        return (await persist(delivery(), call)) !== null
      } catch (error) {
        if (error instanceof Fault && error.kind === 'unknown') return true
        if (!(error instanceof Fault)) throw error
        state.note.value =
          error.kind === 'forbidden'
            ? { kind: 'only_there' }
            : { kind: 'refused', message: error.message }
        return false
      }
    })
    if (isErased) {
      state.unsent.value = null
      state.end('erased')
    } else if (state.trouble.value === 'stuck') again = () => eraseBy(call)
  }

  /** Ends early with everything kept: an answer still on its way goes first. */
  async function stopAndKeep(): Promise<void> {
    unskip()
    await running
    if (state.unsent.value) await send(state.unsent.value)
    if (state.unsent.value) again = stopAndKeep
    else await take({ type: 'end', keep: true })
  }

  /** Reads the first snapshot and delivers what an earlier visit could not. */
  async function start(): Promise<void> {
    if (state.doing.value) return
    try {
      const first = await doing('start', () => persist(delivery(), () => api.getState()))
      if (!first) return
      state.accept(first, { endedHere: false })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      state.end(error.kind === 'gone' ? 'closed' : 'unknown')
    }
    for (const item of state.readUnsent()) {
      if (state.ending.value || state.unsent.value) state.giveBack(item)
      else await send(item)
    }
  }

  /** Tries again what got stuck; tells whether there was anything. */
  async function retry(): Promise<boolean> {
    line.wake()
    const job = again ?? (state.snapshot.value || state.ending.value ? null : start)
    if (!job || state.doing.value) return state.doing.value !== null
    await job()
    return true
  }

  return {
    ...{
      answer,
      take,
      skip,
      unskip,
      putBack,
      allowed,
      consent,
      reconsider,
      stopAndKeep,
      start,
      retry,
    },
    stopAndErase: () => eraseBy(() => api.addEvent({ type: 'end', keep: false })),
    erase: () => eraseBy(() => api.erase()),
  }
}
