import { createHash } from 'node:crypto'
import type { Sound } from '../../interview/speech/voice.ts'

/** What is kept of a process: eighty questions of ten seconds as MP3, each for an hour. */
const keptMax = { sounds: 500, bytes: 16_777_216, ms: 3_600_000 }

/** Keeps the newest sounds of lines that many people are told, under the hash of their words. */
export function createKeptSounds(now: () => Date, { sounds, bytes, ms } = keptMax) {
  const kept = new Map<string, { sound: Sound; until: number }>()
  let held = 0

  function drop(key: string): void {
    held -= kept.get(key)?.sound.bytes.length ?? 0
    kept.delete(key)
  }

  return {
    find(key: string): Sound | null {
      const found = kept.get(key)
      if (!found || found.until <= now().getTime()) return null
      // The ones that are heard stay longest.
      kept.delete(key)
      kept.set(key, found)
      return found.sound
    },
    keep(key: string, sound: Sound): void {
      drop(key)
      kept.set(key, { sound, until: now().getTime() + ms })
      held += sound.bytes.length
      for (const oldest of kept.keys()) {
        if (held <= bytes && kept.size <= sounds) break
        drop(oldest)
      }
    },
  }
}

/** By what a sound is found again: of one organization's words alone. */
export function soundKey(
  orgID: string,
  { text, language }: { text: string; language: string | null },
): string {
  return createHash('sha256').update(`${orgID}\n${language}\n${text}`).digest('base64url')
}
