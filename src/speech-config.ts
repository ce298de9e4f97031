import { z } from 'zod'
import { AppError } from './contract/errors.ts'
import { type SpeechWay, speechWays } from './contract/participant.ts'
import { readModelName } from './interviewers/llm/calls/model-name.ts'
import type { Access } from './interviewers/llm/calls/providers.ts'
import type { VoiceNames } from './interviewers/llm-speech/voice.ts'
import { findMisspelt } from './model-mistakes.ts'
import { listOf } from './model-prices.ts'

/** How participants may speak, and are read to. */
export const speechEnvironment = {
  COLLOQUY_SPEECH: z.string().optional(),
  COLLOQUY_SPEECH_URL: z.string().optional(),
  COLLOQUY_SPEECH_KEY: z.string().optional(),
  COLLOQUY_SPEECH_AT_ONCE: z.string().optional(),
  COLLOQUY_VOICE: z.string().optional(),
  COLLOQUY_VOICE_URL: z.string().optional(),
  COLLOQUY_VOICE_KEY: z.string().optional(),
  COLLOQUY_VOICE_NAME: z.string().optional(),
  COLLOQUY_VOICE_AT_ONCE: z.string().optional(),
}

type Env = Record<string, string | undefined>

export type SpeechConfig = {
  /** In order of preference. */
  ways: SpeechWay[]
  /** What writes down what the service is sent; null where it is sent nothing. */
  recognizer: Access | null
  /** Recordings that it is sent at a time. */
  atOnce: number
  /** What reads to those who go hands-free; null where their browser alone does. */
  voice: VoiceConfig | null
}

type VoiceConfig = {
  access: Access
  names: VoiceNames
  /** Lines that it is given at a time. */
  atOnce: number
}

type Hearing = Omit<SpeechConfig, 'voice'>

const atOnceUsual = 8
const atOnceMax = 64
/** Longest name of a voice, characters. */
const voiceNameCharactersMax = 100

/** As before there was a setting: browsers that can listen do. */
const usual: Hearing = { ways: ['browser'], recognizer: null, atOnce: atOnceUsual }
const none: Hearing = { ways: [], recognizer: null, atOnce: atOnceUsual }

/** What is said of a recogniser. */
const settings = ['COLLOQUY_SPEECH_URL', 'COLLOQUY_SPEECH_KEY', 'COLLOQUY_SPEECH_AT_ONCE'] as const
/** What is said of a voice. */
const voiceSettings = [
  'COLLOQUY_VOICE_URL',
  'COLLOQUY_VOICE_KEY',
  'COLLOQUY_VOICE_NAME',
  'COLLOQUY_VOICE_AT_ONCE',
] as const

/** A server that is called by OpenAI's audio calls: the setting that names it, and what it is. */
const recognizing = { setting: 'COLLOQUY_SPEECH', what: 'recogniser' } as const
const speaking = { setting: 'COLLOQUY_VOICE', what: 'voice' } as const
type Server = typeof recognizing | typeof speaking

/** Who speaks OpenAI's audio calls. */
const providers = ['openai', 'openai-compatible']

/** The ways to speak, and to be read to, that the settings name; adds to the mistakes what is wrong with them. */
export function readSpeech(env: Env, mistakes: string[]): SpeechConfig {
  const hearing = readHearing(env, mistakes)
  return { ...hearing, voice: readVoice(env, hearing, mistakes) }
}

function readHearing(env: Env, mistakes: string[]): Hearing {
  mistakes.push(...findMisspelt(env, Object.keys(speechEnvironment), 'COLLOQUY_SPEECH'))
  const given = env.COLLOQUY_SPEECH
  if (!given) {
    const more = settings.find((name) => env[name])
    if (more) mistakes.push(`COLLOQUY_SPEECH must name a recogniser for ${more}`)
    return usual
  }
  if (given.trim() === 'off') return none
  const names = listOf(given)
  const models = names.filter((name) => name.includes('/'))
  const ways = names.map((name) => (name.includes('/') ? 'service' : toWay(name)))
  if (names.length === 0 || !ways.every((way) => way !== null)) {
    mistakes.push(
      'COLLOQUY_SPEECH must be off, or of device, browser and one recogniser as openai/… or openai-compatible/…, separated by commas',
    )
    return none
  }
  if (new Set(ways).size < ways.length) {
    mistakes.push('COLLOQUY_SPEECH must name each way to speak once, and one recogniser at most')
    return none
  }
  const [model] = models
  const recognizer = model === undefined ? null : readServer(recognizing, model, env, mistakes)
  return { ways, recognizer, atOnce: readAtOnce(recognizing, env, mistakes) }
}

function readVoice(env: Env, { ways }: Hearing, mistakes: string[]): VoiceConfig | null {
  mistakes.push(...findMisspelt(env, Object.keys(speechEnvironment), 'COLLOQUY_VOICE'))
  const given = env.COLLOQUY_VOICE
  if (!given) {
    const more = voiceSettings.find((name) => env[name])
    if (more) mistakes.push(`COLLOQUY_VOICE must name a voice for ${more}`)
    return null
  }
  if (!ways.some((way) => way !== 'browser')) {
    mistakes.push(
      'COLLOQUY_VOICE needs device or a recogniser in COLLOQUY_SPEECH: without, nobody goes hands-free and is read to',
    )
  }
  const access = readServer(speaking, given, env, mistakes)
  const names = readVoiceNames(env.COLLOQUY_VOICE_NAME, mistakes)
  const atOnce = readAtOnce(speaking, env, mistakes)
  return access && { access, names, atOnce }
}

/** One name for all languages, or one for each of those that it has, as `en=…,de=…`. */
function readVoiceNames(given: string | undefined, mistakes: string[]): VoiceNames {
  if (!given) return null
  const pairs = listOf(given).map((part) => part.split('='))
  const [[only = '', ...more] = []] = pairs
  const isOne = pairs.length === 1 && more.length === 0
  const named = isOne ? [only] : pairs.map(([, name = '']) => name)
  const languages = pairs.map(([language = '']) => language)
  const isWhole =
    named.every((name) => /^[!-~]+$/.test(name) && name.length <= voiceNameCharactersMax) &&
    (isOne || pairs.every(({ length }) => length === 2)) &&
    (isOne || languages.every((language) => /^[a-z]{2}$/.test(language))) &&
    new Set(languages).size === languages.length
  if (isWhole)
    return isOne ? only : new Map(pairs.map(([language = '', name = '']) => [language, name]))
  mistakes.push(
    `COLLOQUY_VOICE_NAME must be a voice of at most ${voiceNameCharactersMax} characters, or one for each language as en=…,de=…`,
  )
  return null
}

function readAtOnce({ setting }: Server, env: Env, mistakes: string[]): number {
  const given = Number(env[`${setting}_AT_ONCE`] || atOnceUsual)
  if (Number.isInteger(given) && given >= 1 && given <= atOnceMax) return given
  mistakes.push(`${setting}_AT_ONCE must be a whole number from 1 to ${atOnceMax}`)
  return atOnceUsual
}

/** `service` is told by the name of a recogniser. */
function toWay(name: string): SpeechWay | null {
  return speechWays.find((way) => way === name && way !== 'service') ?? null
}

/** How a server is reached; null, and more mistakes, where it cannot be. */
function readServer(
  { setting, what }: Server,
  name: string,
  env: Env,
  mistakes: string[],
): Access | null {
  const url = env[`${setting}_URL`]?.replace(/(?<!\/)\/+$/, '') || null
  if (url !== null && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    mistakes.push(`${setting}_URL must be an http or https address`)
  }
  try {
    const { provider, model } = readModelName(name, setting)
    const isOwn = provider === 'openai-compatible'
    const key = env[`${setting}_KEY`] || (isOwn ? null : env.OPENAI_API_KEY) || null
    if (!providers.includes(provider)) {
      mistakes.push(`${setting} must name a ${what} of ${providers.join(' or ')}`)
    } else if (isOwn && url === null) {
      mistakes.push(`${setting}_URL must be set to use a ${what} of ${provider}`)
    } else if (!isOwn && key === null) {
      mistakes.push(`OPENAI_API_KEY must be set to use a ${what} of ${provider}`)
    }
    return { provider, model, key, url }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    mistakes.push(error.message.replace(/\.$/, ''))
    return null
  }
}
