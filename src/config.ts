import { z } from 'zod'
import { AppError } from './contract/errors.ts'

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

const environment = z.object({
  HOST: z.string().min(1, { error: 'HOST must not be empty' }).default('127.0.0.1'),
  PORT: whole('PORT', 0, 65_535).default(3000),
  PUBLIC_URL: z
    .string()
    .refine((text) => isPublicURL(text), {
      error: 'PUBLIC_URL must be an http or https address without query or fragment',
    })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, {
      error: 'DATABASE_URL must begin with file: or postgres://',
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
    .refine((parts) => parts.every((part) => /^[0-9a-fA-F:.]+(\/\d{1,3})?$/.test(part)), {
      error: 'TRUSTED_PROXIES must be IP addresses or networks, separated by commas',
    })
    .default([]),
  CARE_RESOURCES: z
    .string()
    .max(500, { error: 'CARE_RESOURCES must have at most 500 characters' })
    .optional(),
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
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map(({ message }) => message)
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
  }
}

function isPublicURL(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.search === '' && url.hash === ''
}
