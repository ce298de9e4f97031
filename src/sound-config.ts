import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { soundKeyBytes } from './service/sound/sealing.ts'
import type { SoundRoom } from './service/sound/sound-store.ts'
import { whole } from './whole-setting.ts'

const megabyte = 1_000_000
/** A hundred terabytes: more than anybody has. */
const megabytesMax = 100_000_000

const room = (name: string, usual: number) => whole(name, 1, megabytesMax).default(usual)

/** What the sound of what people say is sealed with, where it is kept, and how much of it is. */
export const soundEnvironment = {
  COLLOQUY_SOUND_KEY: z.string().optional(),
  COLLOQUY_SOUND_MB: room('COLLOQUY_SOUND_MB', 20_000),
  COLLOQUY_SOUND_MB_PER_ORGANIZATION: room('COLLOQUY_SOUND_MB_PER_ORGANIZATION', 10_000),
  COLLOQUY_SOUND_MB_PER_OPEN_LINK: room('COLLOQUY_SOUND_MB_PER_OPEN_LINK', 2_000),
}

type Megabytes = Record<Exclude<keyof typeof soundEnvironment, 'COLLOQUY_SOUND_KEY'>, number>

export function soundRoomOf(read: Megabytes): SoundRoom {
  return {
    ofAll: read.COLLOQUY_SOUND_MB * megabyte,
    ofOrganization: read.COLLOQUY_SOUND_MB_PER_ORGANIZATION * megabyte,
    ofOpenLink: read.COLLOQUY_SOUND_MB_PER_OPEN_LINK * megabyte,
  }
}

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
