import { isIP } from 'node:net'
import { z } from 'zod'
import { AppError } from './contract/errors.ts'
import type { Access } from './interviewers/llm/providers.ts'
import { readAccess } from './interviewers/llm/read-access.ts'
import type { SpendLimits } from './interviewers/llm/spending.ts'
import { isPostgresURL } from './storage/postgres-url.ts'

/** Calls a minute a token, where `RATE_LIMIT` is not set. The other limits scale with it. */
export const callsPerMinuteDefault = 600

const whole = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `${name} must be a whole number` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `${name} must be between ${min} and ${max}`,
    })

const usd = (name: string) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, { error: `${name} must be an amount in USD, such as 0.25` })
    .transform(Number)
    .optional()

const tokensMax = 999_999_999
/** An ordinary interview takes 50,000 to 150,000 tokens, most of them input. */
const tokensPerInterviewDefault = 400_000
const tokensPerDayDefault = 10_000_000

/** The model that conducts interviews: who, and how much it may use up. */
const modelEnvironment = {
  COLLOQUY_MODEL: z.string().optional(),
  COLLOQUY_MODEL_TOKENS_PER_INTERVIEW: whole(
    'COLLOQUY_MODEL_TOKENS_PER_INTERVIEW',
    0,
    tokensMax,
  ).default(tokensPerInterviewDefault),
  COLLOQUY_MODEL_TOKENS_PER_DAY: whole('COLLOQUY_MODEL_TOKENS_PER_DAY', 0, tokensMax).default(
    tokensPerDayDefault,
  ),
  COLLOQUY_MODEL_USD_PER_MTOK_IN: usd('COLLOQUY_MODEL_USD_PER_MTOK_IN'),
  COLLOQUY_MODEL_USD_PER_MTOK_OUT: usd('COLLOQUY_MODEL_USD_PER_MTOK_OUT'),
  COLLOQUY_MODEL_USD_PER_INTERVIEW: usd('COLLOQUY_MODEL_USD_PER_INTERVIEW'),
  COLLOQUY_MODEL_USD_PER_DAY: usd('COLLOQUY_MODEL_USD_PER_DAY'),
}

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
})

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
  /** Whom participants in distress are pointed to, in the operator's words. */
  careResources: string | null
  /** Opens `/metrics` to whoever sends it as a bearer; null means there is no such path. */
  metricsToken: string | null
  /** Conducts new interviews; null means the built-in interviewer does. */
  model: { access: Access; limits: SpendLimits } | null
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
  const access = readModelAccess(env, mistakes)
  mistakes.push(...contradictions(env), ...misspelt(env))
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
    careResources: read.CARE_RESOURCES ?? null,
    metricsToken: read.METRICS_TOKEN ?? null,
    model: access && { access, limits: limitsOf(read) },
  }
}

/** How to reach the model, if one is wanted; adds what is wrong to the mistakes. */
function readModelAccess(
  env: Record<string, string | undefined>,
  mistakes: string[],
): Access | null {
  const name = env.COLLOQUY_MODEL
  if (!name || name === 'builtin') return null
  const priced = env.COLLOQUY_MODEL_USD_PER_MTOK_IN && env.COLLOQUY_MODEL_USD_PER_MTOK_OUT
  const limited = env.COLLOQUY_MODEL_USD_PER_INTERVIEW || env.COLLOQUY_MODEL_USD_PER_DAY
  if (limited && !priced) {
    mistakes.push(
      'COLLOQUY_MODEL_USD_PER_MTOK_IN and COLLOQUY_MODEL_USD_PER_MTOK_OUT must be set for a limit in USD',
    )
  }
  try {
    return readAccess(name, env)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    mistakes.push(error.message.replace(/\.$/, ''))
    return null
  }
}

/** How the access to a model is given, beside what has a schema of its own. */
const accessNames = ['COLLOQUY_MODEL_URL', 'COLLOQUY_MODEL_KEY']

/** Kubernetes tells every process of the services beside it, whatever they are called. */
const ofKubernetes = /_(?:SERVICE_HOST$|PORT(?:$|_\w))/

/** Names that are nearly ours: a limit that is misspelt would be none. */
function misspelt(env: Record<string, string | undefined>): string[] {
  const known = [...Object.keys(modelEnvironment), ...accessNames]
  return Object.keys(env)
    .filter((name) => name.startsWith('COLLOQUY_MODEL') && !known.includes(name))
    .filter((name) => !ofKubernetes.test(name))
    .map((name) => `${name} is no setting`)
}

/** Settings that are each well formed and do not go together. */
function contradictions(env: Record<string, string | undefined>): string[] {
  const found: string[] = []
  const limited = env.COLLOQUY_MODEL_USD_PER_INTERVIEW || env.COLLOQUY_MODEL_USD_PER_DAY
  const oneOnly = !env.COLLOQUY_MODEL_USD_PER_MTOK_IN !== !env.COLLOQUY_MODEL_USD_PER_MTOK_OUT
  if (oneOnly && !limited) {
    found.push(
      'COLLOQUY_MODEL_USD_PER_MTOK_IN and COLLOQUY_MODEL_USD_PER_MTOK_OUT must be set together',
    )
  }
  for (const unit of ['TOKENS', 'USD']) {
    const [interview, day] = [
      `COLLOQUY_MODEL_${unit}_PER_INTERVIEW`,
      `COLLOQUY_MODEL_${unit}_PER_DAY`,
    ]
    const dayMax = Number(env[day])
    // A day without a limit, 0, contradicts nothing.
    if (env[interview] && dayMax > 0 && Number(env[interview]) > dayMax) {
      found.push(`${interview} must not be more than ${day}`)
    }
  }
  return found
}

function limitsOf(read: z.infer<typeof environment>): SpendLimits {
  const input = read.COLLOQUY_MODEL_USD_PER_MTOK_IN
  const output = read.COLLOQUY_MODEL_USD_PER_MTOK_OUT
  return {
    tokensPerInterview: read.COLLOQUY_MODEL_TOKENS_PER_INTERVIEW || null,
    tokensPerDay: read.COLLOQUY_MODEL_TOKENS_PER_DAY || null,
    usdPerInterview: read.COLLOQUY_MODEL_USD_PER_INTERVIEW ?? null,
    usdPerDay: read.COLLOQUY_MODEL_USD_PER_DAY ?? null,
    price: input === undefined || output === undefined ? null : { input, output },
  }
}

function isPublicURL(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username, password } = new URL(text)
  const besides = `${pathname.replace(/^\/+$/, '')}${search}${hash}${username}${password}`
  return /^https?:$/.test(protocol) && besides === ''
}

/** An address, or one with the number of its bits that count. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const kind = isIP(address)
  return kind !== 0 && Number(bits) <= (kind === 4 ? 32 : 128)
}
