import { createWatched, useWatched } from '../watch.ts'

/** How long a line stays for those who see it; it is read out at once. */
const shownMs = 6_000

const shown = createWatched<string>('')
let timer: ReturnType<typeof setTimeout> | undefined

/** Says that something worked, in one short line that goes away by itself. */
export function toast(text: string): void {
  clearTimeout(timer)
  shown.set(text)
  timer = setTimeout(() => shown.set(''), shownMs)
}

/** Where the lines appear; drawn once, by the shell. */
export function Toasts() {
  const text = useWatched(shown)
  return (
    <div class="toasts" role="status">
      {text && <p class="toast">{text}</p>}
    </div>
  )
}
