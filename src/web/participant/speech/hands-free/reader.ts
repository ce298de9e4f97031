import { playQuestion } from './service-voice.ts'
import { readAloud, type Spoken } from './voice.ts'

export type Asked = { seq: number; parts: readonly Spoken[] }

/** `onBegin`: a voice is first heard; `onOther`: another one is about to speak; `onEnd`: all is read, or cannot be. */
export type Heard = { onBegin: () => void; onOther: () => void; onEnd: () => void }

/** Reads a question aloud, until it is stopped. */
export type ReadQuestion = (asked: Asked, heard: Heard) => { stop: () => void }

export const readByBrowser: ReadQuestion = ({ parts }, { onBegin, onEnd }) =>
  readAloud(parts, onBegin, onEnd)

/** With the service's voice, and with the browser's what that does not say, or all where it cannot. */
export function createServiceReader(path: string): ReadQuestion {
  return function readByService({ seq, parts }, { onBegin, onOther, onEnd }) {
    const stopping = new AbortController()
    let reading: { stop: () => void } | null = null
    function readRest(rest: readonly Spoken[]): void {
      if (stopping.signal.aborted) return
      onOther()
      reading = readAloud(rest, onBegin, onEnd)
    }
    void playQuestion({ path, seq }, onBegin, stopping.signal).then(
      () => readRest(parts.filter(({ isPages }) => isPages)),
      () => readRest(parts),
    )
    return {
      stop() {
        stopping.abort()
        reading?.stop()
      },
    }
  }
}
