import { z } from 'zod'
import { AppError } from './contract/errors.ts'
import { type SpeechWay, speechWays } from './contract/participant.ts'
import { readModelName } from './interviewers/llm/calls/model-name.ts'
import type { Access } from './interviewers/llm/calls/providers.ts'
import { findMisspelt } from './model-mistakes.ts'
import { listOf } from './model-prices.ts'

/** How participants may speak. */
export const speechEnvironment = {
  COLLOQUY_SPEECH: z.string().optional(),
  COLLOQUY_SPEECH_URL: z.string().optional(),
  COLLOQUY_SPEECH_KEY: z.string().optional(),
  COLLOQUY_SPEECH_AT_ONCE: z.string().optional(),
}

type Env = Record<string, string | undefined>

export type SpeechConfig = {
  /** In order of preference. */
  ways: SpeechWay[]
  /** What writes down what the service is sent; null where it is sent nothing. */
  recognizer: Access | null
  /** Recordings that it is sent at a time. */
  atOnce: number
}

const atOnceUsual = 8
const atOnceMax = 64

/** As before there was a setting: browsers that can listen do. */
const usual: SpeechConfig = { ways: ['browser'], recognizer: null, atOnce: atOnceUsual }
const none: SpeechConfig = { ways: [], recognizer: null, atOnce: atOnceUsual }

/** What is said of a recogniser. */
const settings = ['COLLOQUY_SPEECH_URL', 'COLLOQUY_SPEECH_KEY', 'COLLOQUY_SPEECH_AT_ONCE'] as const

/** Who speaks OpenAI's audio calls. */
const providers = ['openai', 'openai-compatible']

/** The ways to speak that the settings name; adds to the mistakes what is wrong with them. */
export function readSpeech(env: Env, mistakes: string[]): SpeechConfig {
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
  const recognizer = model === undefined ? null : readRecognizer(model, env, mistakes)
  return { ways, recognizer, atOnce: readAtOnce(env, mistakes) }
}

function readAtOnce(env: Env, mistakes: string[]): number {
  const given = Number(env.COLLOQUY_SPEECH_AT_ONCE || atOnceUsual)
  if (Number.isInteger(given) && given >= 1 && given <= atOnceMax) return given
  mistakes.push(`COLLOQUY_SPEECH_AT_ONCE must be a whole number from 1 to ${atOnceMax}`)
  return atOnceUsual
}

/** `service` is told by the name of a recogniser. */
function toWay(name: string): SpeechWay | null {
  return speechWays.find((way) => way === name && way !== 'service') ?? null
}

/** How the recogniser is reached; null, and more mistakes, where it cannot be. */
function readRecognizer(name: string, env: Env, mistakes: string[]): Access | null {
  const url = env.COLLOQUY_SPEECH_URL?.replace(/(?<!\/)\/+$/, '') || null
  if (url !== null && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    mistakes.push('COLLOQUY_SPEECH_URL must be an http or https address')
  }
  try {
    const { provider, model } = readModelName(name, 'COLLOQUY_SPEECH')
    const isOwn = provider === 'openai-compatible'
    const key = env.COLLOQUY_SPEECH_KEY || (isOwn ? null : env.OPENAI_API_KEY) || null
    if (!providers.includes(provider)) {
      mistakes.push(`COLLOQUY_SPEECH must name a recogniser of ${providers.join(' or ')}`)
    } else if (isOwn && url === null) {
      mistakes.push(`COLLOQUY_SPEECH_URL must be set to use a recogniser of ${provider}`)
    } else if (!isOwn && key === null) {
      mistakes.push(`OPENAI_API_KEY must be set to use a recogniser of ${provider}`)
    }
    return { provider, model, key, url }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    mistakes.push(error.message.replace(/\.$/, ''))
    return null
  }
}
