import { Readable } from 'node:stream'
import type { NodemailerError } from 'nodemailer'
import type { Letter, Mailer, MailOutcome } from '../service/mail/mailer.ts'

/** Of one mail, from the name of the server to its last word. */
const mailMsMax = 180_000
const connectMsMax = 15_000
const greetingMsMax = 15_000
/** How long the server may be silent, a scanner of its own before the last word included. */
const silenceMsMax = 90_000
/** Of one answer of the server. */
const answerBytesMax = 65_536

/** Where mail goes out, as the operator says. */
export type SMTPSettings = {
  host: string
  port: number
  /** TLS from the start; else as soon as the server offers it. */
  secure: boolean
  /** No mail without TLS, as a password goes along. */
  requireTLS: boolean
  auth: { user: string; pass: string } | null
  from: string
}

/** Sends by an SMTP server, a connection each mail. It never throws. */
export function createMailer(settings: SMTPSettings): Mailer {
  return {
    async send(letter, { begin, signal }) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(mailMsMax)])
      return await sendOne(settings, letter, { begin, signal: limited })
    },
  }
}

type Stage = { isData: boolean; isStopped: boolean }

async function sendOne(
  settings: SMTPSettings,
  letter: Letter,
  { begin, signal }: Parameters<Mailer['send']>[1],
): Promise<MailOutcome> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
  const { auth, host, port, secure, requireTLS, from } = settings
  const connection = new SMTPConnection({
    ...{ host, port, secure, requireTLS, name: hostOf(from) },
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    ...{ connectionTimeout: connectMsMax, greetingTimeout: greetingMsMax },
    ...{ socketTimeout: silenceMsMax, dnsTimeout: connectMsMax, maxResponseSize: answerBytesMax },
  })
  const stage: Stage = { isData: false, isStopped: false }
  const message = await compose(letter, from)
  const work = new Promise<void>((resolve, reject) => {
    const failing = (error?: Error | null) => error && reject(error)
    connection.on('error', reject)
    connection.once('end', () => reject(new Error('The connection ended.')))
    signal.addEventListener('abort', () => reject(new Error('It took too long.')), { once: true })
    const deliver = () =>
      connection.send(
        { from, to: [letter.to], size: message.length },
        wordsOf(message, { begin, stage }),
        (error) => (error ? reject(error) : resolve()),
      )
    connection.connect((error) => {
      if (error || !auth) return error ? failing(error) : deliver()
      connection.login(auth, (failure) => (failure ? failing(failure) : deliver()))
    })
  })
  try {
    await work
    return { kind: 'sent' }
  } catch (error) {
    return outcomeOf(error, stage)
  } finally {
    connection.close()
  }
}

/** Read once the server waits for the words: what is before that has told nobody anything. */
function wordsOf(
  message: Buffer,
  { begin, stage }: { begin: () => Promise<boolean>; stage: Stage },
): Readable {
  async function* read() {
    stage.isData = await begin()
    stage.isStopped = !stage.isData
    if (stage.isStopped) throw new Error('It is not to be sent any more.')
    yield message
  }
  return Readable.from(read(), { objectMode: false })
}

function outcomeOf(error: unknown, { isData, isStopped }: Stage): MailOutcome {
  if (isStopped) return { kind: 'stopped' }
  const { responseCode: code, command } = readError(error)
  const isOfThisMail = isData || command === 'RCPT TO'
  if (code !== undefined && code >= 500 && isOfThisMail) return { kind: 'refused', code }
  if (code !== undefined) return { kind: 'later', reason: `The mail server answered ${code}.` }
  if (isData) return { kind: 'uncertain' }
  return { kind: 'later', reason: `The mail server could not be used: ${reasonOf(error)}.` }
}

function readError(error: unknown): Pick<NodemailerError, 'responseCode' | 'command'> {
  return error instanceof Error ? (error as NodemailerError) : {} // It only has more members.
}

const reasons: Record<string, string> = {
  EDNS: 'its name leads nowhere',
  ETLS: 'its certificate is not good, or it offers no TLS',
  EAUTH: 'it does not take the user or the password',
  ETIMEDOUT: 'it did not answer in time',
}

/** Never in the server's own words, which may name whom the mail is for. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? 'the connection broke'
}

async function compose(letter: Letter, from: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const { mailID, fromName, to, subject, text, headers } = letter
  const mail = new MailComposer({
    from: { name: oneLine(fromName), address: from },
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    messageId: `<${mailID}@${hostOf(from)}>`,
    headers: Object.entries(headers).map(([key, value]) => ({
      key,
      value: { prepared: true, value: oneLine(value) },
    })),
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  return await mail.compile().build()
}

/** A header is one line, whatever its words came with. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').trim()
}

function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
