/** The part of the Web Speech API that dictation uses; the compiler's own typings lack it. */
type SpeechResults = ArrayLike<
  ArrayLike<{ transcript: string; confidence?: number }> & { isFinal: boolean }
>

interface SpeechListener {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { resultIndex: number; results: SpeechResults }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
  stop(): void
}

interface Window {
  SpeechRecognition?: new () => SpeechListener
  webkitSpeechRecognition?: new () => SpeechListener
}
