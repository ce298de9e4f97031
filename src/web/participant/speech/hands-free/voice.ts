/** Words and the language that they are in. */
export type Spoken = {
  text: string
  locale: string
  /** The page says them, and not the service. */
  isPages?: boolean
}

/** A voice that has not begun by then has nothing to speak with. */
const beginMsMax = 4_000
/** No voice takes longer than this: so long for each character, and so much besides. */
const characterMs = 150
const besidesMs = 6_000

/** Lets the page speak later on: browsers want a press to have asked for it. */
export function wakeVoice(): void {
  if (!('speechSynthesis' in window)) return
  speechSynthesis.cancel()
  speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}

/**
 * Reads aloud with the browser's voice. `onBegin` is told when a part of it is first heard, and never where
 * there is no voice; `onEnd` is told once, also then.
 */
export function readAloud(
  parts: readonly Spoken[],
  onBegin: () => void,
  onEnd: () => void,
): { stop: () => void } {
  let isOver = false
  let late: ReturnType<typeof setTimeout>

  function end(): void {
    if (isOver) return
    stop()
    onEnd()
  }

  function stop(): void {
    isOver = true
    clearTimeout(late)
    if ('speechSynthesis' in window) speechSynthesis.cancel()
  }

  if (!('speechSynthesis' in window)) {
    late = setTimeout(end)
    return { stop }
  }
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  late = setTimeout(end, beginMsMax)
  const speeches = parts.map(({ text, locale }) => {
    const speech = new SpeechSynthesisUtterance(text)
    speech.lang = locale
    speech.onstart = () => {
      clearTimeout(late)
      if (isOver) return
      late = setTimeout(end, besidesMs + length * characterMs)
      onBegin()
    }
    speech.onend = () => speech === speeches.at(-1) && end()
    speech.onerror = end
    return speech
  })
  speechSynthesis.cancel()
  for (const speech of speeches) speechSynthesis.speak(speech)
  if (speeches.length === 0) late = setTimeout(end)
  return { stop }
}
