import { useEffect, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { findWay } from './find-way.ts'

type Part = typeof import('./hands-free/panel.tsx')

/** Tries to load it, and the pause between two of them, while the line is down. */
const loadsMax = 20
const loadPauseMs = 2_000

/** Loaded for those who choose it, and whether it is chosen. */
let part: Part | null = null
let isChosen = false
const listeners = new Set<() => void>()

async function load(): Promise<void> {
  for (let loads = 1; loads <= loadsMax && !part; loads += 1) {
    part = await import('./hands-free/panel.tsx').catch(() => null)
    if (!part) await new Promise((resolve) => setTimeout(resolve, loadPauseMs))
  }
}

function setChosen(now: boolean): void {
  isChosen = now
  for (const listener of listeners) listener()
}

/** What is shown in place of the ways to write and to send; null where it is not chosen. */
export function useHandsFree(): { part: Part | null; isChosen: boolean; leave: () => void } {
  const [, draw] = useState({})
  useEffect(() => {
    const listener = () => draw({})
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  return { part: isChosen ? part : null, isChosen, leave: () => setChosen(false) }
}

/** Beside the question: to have it read and to answer by speaking, without a hand. */
export function HandsFreeButton({ page }: PageProps) {
  const { isChosen: isOn } = useHandsFree()
  const { way } = findWay(page)
  if (isOn || way === null || way === 'browser') return null
  return (
    <button
      type="button"
      class="quiet hands-free-way"
      onClick={() => {
        setChosen(true)
        void load().then(() => setChosen(isChosen && part !== null))
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 15v-3a8 8 0 0 1 16 0v3M4 15a2 2 0 0 1 2-2h1v7H6a2 2 0 0 1-2-2zM20 15a2 2 0 0 0-2-2h-1v7h1a2 2 0 0 0 2-2z" />
      </svg>
      {page.t.handsFree}
    </button>
  )
}
