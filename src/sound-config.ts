import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { soundKeyBytes } from './service/sound/sealing.ts'

/** What the sound of what people say is sealed with, where it is kept. */
export const soundEnvironment = { COLLOQUY_SOUND_KEY: z.string().optional() }

type Env = Record<string, string | undefined>

/** Keys that one setting may name: the one that seals, and older ones that still open. */
const keysMax = 10
const fileBytesMax = 4_096
const filePrefix = 'file:'

const told =
  'COLLOQUY_SOUND_KEY must be 32 random bytes in base64 (openssl rand -base64 32), with older keys behind it, separated by commas, or file: and the path of a file with one on each line'

/** The newest first; none where no sound is kept. What is wrong with them is added to the mistakes. */
export function readSoundKeys({ COLLOQUY_SOUND_KEY: given }: Env, mistakes: string[]): Buffer[] {
  if (!given) return []
  const text = given.startsWith(filePrefix) ? readKeyFile(given.slice(filePrefix.length)) : given
  if (text === null) {
    mistakes.push('COLLOQUY_SOUND_KEY names a file that cannot be read, or is too large')
    return []
  }
  const words = text.split(/[\s,]/).filter((word) => word !== '')
  const keys = words.flatMap(toKey)
  if (keys.length !== words.length || keys.length === 0 || keys.length > keysMax) {
    mistakes.push(told)
    return []
  }
  return keys
}

function readKeyFile(path: string): string | null {
  try {
    return statSync(path).size > fileBytesMax ? null : readFileSync(path, 'utf8')
  } catch {
    return null // Told as a mistake, as everything else that a setting names.
  }
}

/** A key, or none: what base64 does not hold would be dropped unsaid. */
function toKey(text: string): Buffer[] {
  const key = Buffer.from(text, 'base64')
  const isWhole = key.toString('base64').replaceAll('=', '') === text.replaceAll('=', '')
  return isWhole && key.length === soundKeyBytes ? [key] : []
}
