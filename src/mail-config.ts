import { z } from 'zod'
import type { SMTPSettings } from './outbound/smtp.ts'
import { isMailAddress } from './service/mail/addresses.ts'

/** What servers listen on where an address says nothing else. */
const ports = { 'smtp:': 587, 'smtps:': 465 } as const

export const mailEnvironment = {
  SMTP_URL: z
    .string()
    .refine((text) => readServer(text) !== null, {
      error:
        'SMTP_URL must be smtp://host or smtps://host, with user:password@ in front and :port behind where needed',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isMailAddress, { error: 'MAIL_FROM must be an e-mail address' })
    .optional(),
}

/** Where mail goes out; null where nobody says so. What is wrong with it is added to the mistakes. */
export function readMail(
  { SMTP_URL: url, MAIL_FROM: from }: Record<string, string | undefined>,
  mistakes: string[],
): SMTPSettings | null {
  if (url === undefined && from === undefined) return null
  if (url === undefined) mistakes.push('MAIL_FROM needs SMTP_URL')
  if (from === undefined) mistakes.push('SMTP_URL needs MAIL_FROM, the address that mail is from')
  const server = readServer(url ?? '')
  return server && from !== undefined ? { ...server, from } : null
}

function readServer(text: string): Omit<SMTPSettings, 'from'> | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return null
  if (hostname === '' || `${pathname.replace(/^\/$/, '')}${search}${hash}` !== '') return null
  const auth = credentialsOf(username, password)
  if (auth === undefined) return null
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  // What listens on this machine alone may do without.
  const isNear = host === 'localhost' || host === '::1' || host.startsWith('127.')
  return {
    ...{ host, secure, auth },
    port: port === '' ? ports[protocol] : Number(port),
    requireTLS: !secure && auth !== null && !isNear,
  }
}

/** Undefined where they cannot be read. */
function credentialsOf(username: string, password: string): SMTPSettings['auth'] | undefined {
  if (username === '' && password === '') return null
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}
