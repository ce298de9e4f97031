import cluster from 'node:cluster'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { type Config, readConfig } from '../config.ts'
import { AppError } from '../contract/errors.ts'
import { standsIn } from '../interviewers/llm/calls/problem.ts'
import type { Running } from '../main.ts'
import { readPlace } from '../storage/open.ts'
import { settle } from '../threads/settle.ts'
import { commandLine } from './command-line.ts'
import { endOnWhatNothingCaught } from './last-resort.ts'
import { sayAlive, serveByWorkers, speakerVariable, workersMax } from './serve-workers.ts'
import { dataOption, settingsFile } from './settings.ts'
import { tellSystemd } from './systemd.ts'

/** By which `npm start` and `npx` run their commands, each in a shell of its own. */
const startedByShell = new Set<string | undefined>(['start', 'npx'])
/** How often to look whether that shell is still there. */
const parentLookMs = 500

/** `serve`: the service, until it is told to stop. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('Start the service. SIGTERM or Ctrl-C ends it after the requests under way.')
    .option('--port <port>', 'in place of PORT')
    .addOption(dataOption())
    .option('--workers <count>', 'serving processes, for the cores of one machine; on PostgreSQL')
    .action(async ({ workers, data }: { workers?: string; data?: string }) => {
      const config = readConfig(process.env)
      const count = readCount(workers)
      if (count > 1) await serveByWorkers(config, count)
      else await serve(config, data).catch(letGo)
    })
}

/** The line to the process that started this one would keep it from ending. */
function letGo(cause: unknown): never {
  process.disconnect?.()
  throw cause
}

function readCount(given = '1'): number {
  const count = Number(given)
  if (/^\d{1,3}$/.test(given) && count >= 1 && count <= workersMax) return count
  throw new AppError('invalid', `--workers must be a whole number between 1 and ${workersMax}.`)
}

async function serve(config: Config, data: string | undefined): Promise<void> {
  // Loaded here, so that the other commands do not wait for the whole service.
  const { startColloquy } = await import('../main.ts')
  endOnWhatNothingCaught()
  const running = await startColloquy(config, { onLinkOpened: () => warmUp() })
  const warmUp = once(() => void running.warmUp().then(settle))
  const isSpeaker = cluster.isPrimary || process.env[speakerVariable]
  const firstOwner = isSpeaker ? await wayIn(running, config, data) : null
  const close = once(() => void running.close().then(() => process.disconnect?.()))
  if (cluster.isPrimary) {
    tellSystemd(process.env)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      // Once: a second signal ends the process at once.
      process.once(signal, close)
    }
    if (startedByShell.has(process.env.npm_lifecycle_event)) onOrphaned(close)
  } else {
    // Ctrl-C reaches every process of the terminal; the one that started this one passes it on.
    process.on('SIGINT', () => undefined)
    process.once('SIGTERM', close)
    process.once('disconnect', close)
    sayAlive()
  }
  // Last: whoever reads that it listens may end it at once.
  if (isSpeaker) welcome(running, config, { firstOwner, data })
  if (isSpeaker) tellOfLinks(running.url, config)
  if (isSpeaker) tellOther(running.speechProblem)
  void running.checkModels().then((problem) => isSpeaker && tellProblem(problem))
  void running.checkSignOn().then((problem) => isSpeaker && tellOther(problem))
  settle()
}

/**
 * npm hands SIGTERM on to its shell, and the shell dies of it without a word to us: that the
 * parent is another one is then all there is to notice.
 */
function onOrphaned(close: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    close()
  }, parentLookMs)
  watch.unref()
}

/**
 * The language model of the built-in interviewer takes 50 MB and half a second: it is loaded when the
 * first page is opened, while that person still reads, and not by a service that nobody visits.
 */
function once(work: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    // After the page has been answered.
    setImmediate(work)
  }
}

/**
 * How the first owner comes in; null once there is one. The code itself is for a terminal alone: what
 * a service manager or a container reads is a log.
 */
async function wayIn(
  { url, store, createSetupCode }: Running,
  { passwordSignIn, signOn }: Config,
  data: string | undefined,
): Promise<string | null> {
  if (!passwordSignIn) return (await store.hasMembers()) ? null : bySignOn(url, signOn?.name ?? '')
  if (!process.stdout.isTTY) return (await store.hasMembers()) ? null : byCommand(url, data)
  const code = await createSetupCode()
  return code === null ? null : byCode(url, code)
}

function byCode(url: string, code: string): string {
  return `
Nobody uses the console yet. Open it and become its first owner with this code, good once:

  ${url}/console
  ${code}
`
}

function byCommand(url: string, data: string | undefined): string {
  return `
Nobody uses the console yet. Open ${url}/console and become its first owner with the one-time
code that this prints, in this folder${elsewhere(data)}:

  ${commandLine(onData('member code', data))}
`
}

function bySignOn(url: string, name: string): string {
  return `
Nobody uses the console yet, and passwords are turned off: open ${url}/console and sign in with
${name}. The first one in must be an owner.
`
}

function welcome(
  { url, fresh }: Running,
  { databaseURL }: Config,
  { firstOwner, data }: { firstOwner: string | null; data: string | undefined },
): void {
  console.log(`Colloquy listens on ${url}`)
  const place = readPlace(databaseURL)
  if (place.kind === 'file') console.log(`Its data is in ${resolve(place.path)}`)
  const settings = settingsFile()
  if (settings !== null) console.log(`Its settings are also those of ${settings}`)
  if (firstOwner !== null) console.log(firstOwner)
  if (fresh) console.log(firstSteps(url, data))
}

/** Whoever listens for others wants their links to lead somewhere, too. */
function tellOfLinks(url: string, { host, publicURL }: Config): void {
  if (publicURL !== null || (host !== '0.0.0.0' && host !== '::')) return
  console.error(
    `\nInvite links begin with ${url}, which others cannot open: set PUBLIC_URL to the address by which people reach this service.`,
  )
}

/** Interviews go on all the same, so it is no failure of the start. */
function tellProblem(problem: string | null): void {
  if (problem !== null) console.error(`\n${problem} ${standsIn}`)
}

/** People who have a session, or type, go on all the same. */
function tellOther(problem: string | null): void {
  if (problem !== null) console.error(`\n${problem}`)
}

/** The commands speak to the database, so they must be told of the same one. */
function elsewhere(data: string | undefined): string {
  const isNamed = data === undefined && process.env.DATABASE_URL !== undefined
  return isNamed ? ', with the same DATABASE_URL' : ''
}

function onData(command: string, data: string | undefined): string {
  return data === undefined ? command : `${command} --data ${data}`
}

function firstSteps(url: string, data: string | undefined): string {
  return `
Nobody has a token yet. In another terminal, in this folder${elsewhere(data)}:

  ${commandLine(onData('token create --org acme --user ada', data))}
                            prints a token for the calls
  ${commandLine(onData(`demo --url ${url}`, data))}
                            shows a whole interview, and leaves a link to try

The calls, with examples:   ${url}/docs
`
}
