import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { questionID } from '../parts/question-id.ts'

/** Further above the newest question than this, somebody reads back. */
const readingBackPixels = 240

/** What stays in place at an edge of the window takes that much of it. */
function stuckHeight(selector: string): number {
  const part = document.querySelector<HTMLElement>(selector)
  return part && getComputedStyle(part).position === 'sticky' ? part.offsetHeight : 0
}

/**
 * Where the page has to stand: at its end, but never past the beginning of the question, and where a
 * question is taller than the room there is for it, at the end of that: what is asked stands there.
 */
function findAim(isWaiting: boolean): number | null {
  const question = document.getElementById(questionID)?.getBoundingClientRect()
  const screen = document.querySelector('main')?.getBoundingClientRect()
  // A change of size is told of late: the screen may be another by now.
  if (!question || !screen) return null
  const toEnd = screen.bottom - innerHeight
  const past = question.top - stuckHeight('.header')
  const short = question.bottom - (innerHeight - stuckHeight('.foot'))
  const most = isWaiting ? toEnd : Math.min(toEnd, Math.max(past, short))
  return Math.max(0, Math.round(scrollY + most))
}

/** Brings each new question into sight, and keeps it there unless somebody reads back. */
export function useQuestionInSight(newest: number | undefined, isWaiting: boolean): void {
  const isFirst = useRef(true)
  const isFollowing = useRef(true)
  const waits = useRef(isWaiting)
  /** Where a slide under way ends. */
  const slide = useRef<{ to: number; left: number } | null>(null)
  waits.current = isWaiting

  function go(isCalm: boolean): void {
    const to = findAim(waits.current)
    if (to === null) return
    const calm = isCalm || matchMedia('(prefers-reduced-motion: reduce)').matches
    isFollowing.current = true
    slide.current = calm ? null : { to, left: Math.abs(to - scrollY) }
    window.scrollTo({ top: to, behavior: calm ? 'instant' : 'smooth' })
  }

  useEffect(() => {
    const note = () => {
      const sliding = slide.current
      const left = sliding ? Math.abs(sliding.to - scrollY) : 0
      if (sliding && left > 1 && left <= sliding.left) {
        sliding.left = left
        return
      }
      slide.current = null
      const aim = findAim(waits.current)
      if (aim !== null) isFollowing.current = scrollY > aim - readingBackPixels
    }
    // A field that grows, or a keyboard that comes up, must not cover the question.
    const hold = () => {
      if (isFollowing.current) go(true)
    }
    const growth = new ResizeObserver(hold)
    growth.observe(document.body)
    addEventListener('scroll', note, { passive: true })
    addEventListener('resize', hold)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('resize', hold)
      growth.disconnect()
    }
  }, [])

  useLayoutEffect(() => {
    go(isFirst.current)
    isFirst.current = false
  }, [newest, isWaiting])
}
