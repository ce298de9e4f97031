import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { Composer } from '../parts/composer.tsx'
import { useLater } from '../parts/later.ts'
import { Messages, questionID } from '../parts/messages.tsx'
import { Verdict } from '../parts/verdict.tsx'
import { hasKeyboard } from '../parts/words-field.tsx'
import { Writing } from '../parts/writing.tsx'

/** Closer to the end than this counts as reading along. */
const nearEndPixels = 240

/** Goes to the end, but never past the beginning of a question that is taller than the screen. */
function scrollToNewest(isCalm: boolean): void {
  const question = document.getElementById(questionID)
  // A change of size is told of late: the screen may be another by now.
  if (!question) return
  const { bottom } = document.querySelector('.header')?.getBoundingClientRect() ?? { bottom: 0 }
  const { top } = question.getBoundingClientRect()
  const calm = isCalm || matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: Math.min(document.documentElement.scrollHeight, window.scrollY + top - bottom),
    behavior: calm ? 'instant' : 'smooth',
  })
}

/** Keeps the newest words in view for whoever reads along, and leaves alone whoever reads back. */
function useReadingAlong(messages: number, isWaiting: boolean): void {
  const isFirst = useRef(true)
  const isNearEnd = useRef(true)

  useEffect(() => {
    const note = () => {
      const below = document.documentElement.scrollHeight - window.scrollY - window.innerHeight
      isNearEnd.current = below < nearEndPixels
    }
    window.addEventListener('scroll', note, { passive: true })
    // A field that grows must not grow over the question it answers.
    const growth = new ResizeObserver(() => {
      if (isNearEnd.current) scrollToNewest(true)
    })
    growth.observe(document.body)
    return () => {
      window.removeEventListener('scroll', note)
      growth.disconnect()
    }
  }, [])

  useLayoutEffect(() => {
    if (isNearEnd.current || isWaiting) scrollToNewest(isFirst.current)
    isFirst.current = false
  }, [messages, isWaiting])
}

/** The interview itself: questions, answers, and at its end the verdict. */
export function ConversationScreen({ page }: PageProps) {
  const { store } = page
  const snapshot = store.snapshot.value
  const doing = store.doing.value
  const later = useLater()
  const asksVerdict = snapshot?.expects?.type === 'verdict' || snapshot?.phase === 'verdict'
  const isWaiting =
    !store.trouble.value &&
    (doing === 'answer' ||
      doing === 'skip' ||
      doing === 'verdict' ||
      (!doing && !snapshot?.expects))
  useReadingAlong(snapshot?.conversation.length ?? 0, isWaiting)

  useLayoutEffect(() => {
    if (!asksVerdict && hasKeyboard()) {
      document.getElementById('answer')?.focus({ preventScroll: true })
    }
  }, [asksVerdict])

  return (
    <>
      <h1 class="topic" tabIndex={-1} dir="auto">
        {snapshot?.interviewName}
      </h1>
      <Messages page={page} />
      <div class="wait">{isWaiting && <Writing page={page} />}</div>
      {asksVerdict ? (
        <Verdict page={page} />
      ) : later && snapshot?.recap ? (
        <later.Recap page={page} quotes={snapshot.recap} />
      ) : (
        <Composer page={page} />
      )}
    </>
  )
}
