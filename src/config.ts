import { isIP } from 'node:net'
import { z } from 'zod'
import { AppError } from './contract/errors.ts'
import { mailEnvironment, readMail } from './mail-config.ts'
import { type ModelConfig, modelEnvironment, readModels } from './model-config.ts'
import { type Allowed, allowedOf, isAllowable } from './outbound/allowed.ts'
import type { SMTPSettings } from './outbound/smtp.ts'
import type { SoundRoom } from './service/sound/sound-store.ts'
import { readSignOn, type SignOnSettings, signOnEnvironment } from './sign-on-config.ts'
import { readSoundKeys, soundEnvironment, soundRoomOf } from './sound-config.ts'
import { readSpeech, type SpeechConfig, speechEnvironment } from './speech-config.ts'
import { isPostgresURL } from './storage/postgres/url.ts'
import { whole } from './whole-setting.ts'

/** Calls a minute a token, where `RATE_LIMIT` is not set. The other limits scale with it. */
export const callsPerMinuteDefault = 600

/** Hosts and networks that webhooks may reach all the same. */
const webhookAllowMax = 100

/** Origins that one setting may name. */
const originsMax = 50

const environment = z.object({
  HOST: z.string().min(1, { error: 'HOST must not be empty' }).default('127.0.0.1'),
  PORT: whole('PORT', 0, 65_535).default(3000),
  PUBLIC_URL: z
    .string()
    .refine((text) => isPublicURL(text), {
      error: 'PUBLIC_URL must be an http or https address without user, path, query or fragment',
    })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  DATABASE_URL: z
    .string()
    .refine((text) => /^file:.+$/.test(text) || isPostgresURL(text), {
      error: 'DATABASE_URL must be file:path/to.db or postgres://user@host/name',
    })
    .default('file:data/colloquy.db'),
  RATE_LIMIT: whole('RATE_LIMIT', 0, 1_000_000).default(callsPerMinuteDefault),
  LINK_DAYS: whole('LINK_DAYS', 1, 3_650).default(30),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent',
    })
    .default('info'),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isNetwork), {
      error: 'TRUSTED_PROXIES must be IP addresses or networks, separated by commas',
    })
    .default([]),
  WEBHOOK_ALLOW: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.length <= webhookAllowMax && parts.every(isAllowable), {
      error: `WEBHOOK_ALLOW must be at most ${webhookAllowMax} hosts, IP addresses or networks, separated by commas`,
    })
    .default([]),
  EMBED_ORIGINS: origins('EMBED_ORIGINS'),
  CORS_ORIGINS: origins('CORS_ORIGINS'),
  ...mailEnvironment,
  ...signOnEnvironment,
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, {
      error: 'METRICS_TOKEN must have 16 to 200 visible characters without spaces',
    })
    .optional(),
  CARE_RESOURCES: z
    .string()
    .max(500, { error: 'CARE_RESOURCES must have at most 500 characters' })
    .optional(),
  ...modelEnvironment,
  ...speechEnvironment,
  ...soundEnvironment,
})

/** The names of all settings. */
export const settingNames = Object.keys(environment.shape)

export type Config = {
  host: string
  port: number
  /** Without a slash at its end; null means the address the service listens on. */
  publicURL: string | null
  databaseURL: string
  /** Calls a minute a token; 0 turns every limit off. */
  callsPerMinute: number
  /** Days until an unfinished link expires. */
  linkDays: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** What webhooks may reach though it is inside, or speaks no TLS. */
  webhookAllow: Allowed
  /** Where mail goes out; null where none does. */
  smtp: SMTPSettings | null
  /** Where members sign in elsewhere; null where they do not. */
  signOn: SignOnSettings | null
  /** Whether members may have passwords. */
  passwordSignIn: boolean
  /** Origins whose pages may frame those behind links. */
  embedOrigins: string[]
  /** Origins whose pages may make calls with a token. */
  corsOrigins: string[]
  /** Whom participants in distress are pointed to, in the operator's words. */
  careResources: string | null
  /** Opens `/metrics` to whoever sends it as a bearer; null means there is no such path. */
  metricsToken: string | null
  /** The models that conduct and read; null means that what is built in does. */
  model: ModelConfig | null
  /** How participants may speak. */
  speech: SpeechConfig
  /** What the sound of what people say is sealed with, the newest first; none where it is not kept. */
  soundKeys: Buffer[]
  /** How much of it is kept. */
  soundRoom: SoundRoom
}

/**
 * Reads the settings from environment variables. An empty one counts as not set. Throws one
 * `AppError('invalid')` that names every wrong setting at once, never its value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(environment.shape)
      .map((name) => [name, env[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  const mistakes = parsed.error?.issues.map(({ message }) => message) ?? []
  const model = readModels(env, mistakes)
  const speech = readSpeech(env, mistakes)
  const soundKeys = readSoundKeys(env, mistakes)
  const smtp = readMail(given, mistakes)
  const signOn = readSignOn(given, mistakes)
  if (!parsed.success || mistakes.length > 0) {
    throw new AppError('invalid', `${mistakes.join('; ')}.`)
  }
  const read = parsed.data
  return {
    host: read.HOST,
    port: read.PORT,
    publicURL: read.PUBLIC_URL ?? null,
    databaseURL: read.DATABASE_URL,
    callsPerMinute: read.RATE_LIMIT,
    linkDays: read.LINK_DAYS,
    logLevel: read.LOG_LEVEL,
    trustedProxies: read.TRUSTED_PROXIES,
    webhookAllow: allowedOf(read.WEBHOOK_ALLOW),
    smtp,
    signOn,
    passwordSignIn: read.PASSWORD_SIGN_IN === 'on',
    embedOrigins: read.EMBED_ORIGINS,
    corsOrigins: read.CORS_ORIGINS,
    careResources: read.CARE_RESOURCES ?? null,
    metricsToken: read.METRICS_TOKEN ?? null,
    model,
    speech,
    soundKeys,
    soundRoom: soundRoomOf(read),
  }
}

function isPublicURL(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username, password } = new URL(text)
  const besides = `${pathname.replace(/^\/+$/, '')}${search}${hash}${username}${password}`
  return /^https?:$/.test(protocol) && besides === ''
}

function origins(setting: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().replace(/\/$/, '')))
    .refine((parts) => parts.length <= originsMax && parts.every(isOrigin), {
      error: `${setting} must be at most ${originsMax} origins such as https://www.example.com, separated by commas`,
    })
    .default([])
}

function isOrigin(text: string): boolean {
  return (
    /^https?:\/\/[a-z0-9.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
  )
}

/** An address, or one with the number of its bits that count. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const kind = isIP(address)
  return kind !== 0 && Number(bits) <= (kind === 4 ? 32 : 128)
}
