import { lookup, Resolver } from 'node:dns/promises'
import { AppError } from '../contract/errors.ts'
import { addressesIn, hostsFile } from './hosts-file.ts'

/** All addresses of a name. */
export type LookUp = (name: string) => Promise<readonly string[]>

export type NamesOptions = {
  /** In place of those that this machine asks. */
  servers?: readonly string[]
  hosts?: string
  answerMsMax?: number
}

/** How long a name server may take to answer, how often it is asked, … */
const answerMsMaxDefault = 2_000
const triesMax = 2
/** … and how long all of it may take, however many name servers there are. */
const lookupMsMax = 5_000

/** What name servers say of a name that leads nowhere. */
const leadsNowhere = ['ENOTFOUND', 'ENODATA', 'ENONAME', 'EBADNAME']
/** What goes wrong between this machine and the name servers that it asks. */
const onOurSide = ['ETIMEOUT', 'ECONNREFUSED', 'ECANCELLED', 'EREFUSED', 'ENOMEM', 'EFILE']

/**
 * Looks names up in the hosts file of this machine and with its name servers. It takes no thread: what
 * the system does itself takes one of the two that all names of the process share, for as long as
 * somebody's name server says nothing.
 */
export function createNames(options: NamesOptions = {}): LookUp {
  const { hosts = hostsFile, answerMsMax = answerMsMaxDefault } = options
  let answeredAt = Number.NEGATIVE_INFINITY

  async function ask(name: string): Promise<string[]> {
    const begun = performance.now()
    const resolver = new Resolver({ timeout: answerMsMax, tries: triesMax })
    if (options.servers) resolver.setServers(options.servers)
    const timer = setTimeout(() => resolver.cancel(), lookupMsMax)
    const both = [resolver.resolve4(name), resolver.resolve6(name)]
    const asked = await Promise.allSettled(both).finally(() => clearTimeout(timer))
    const found = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const codes = asked.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []))
    const unanswered = codes.filter((code) => onOurSide.includes(code))
    if (unanswered.length < asked.length) answeredAt = performance.now()
    if (found.length > 0) return found
    if (codes.every((code) => leadsNowhere.includes(code))) throw failure('ENOTFOUND')
    // Where name servers tell of other names meanwhile, it is the one of this name that is silent.
    if (unanswered.length > 0 && answeredAt < begun) throw notLookedUp()
    throw failure('EAI_AGAIN')
  }

  return async (name) => {
    const own = await addressesIn(hosts, name)
    return own.length > 0 ? own : await ask(name)
  }
}

/** As every program of this machine does it: for names that the operator has given. */
export async function lookUpBySystem(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)
}

/** That a name could not be looked up here, whoever's it is. */
export function notLookedUp(): AppError {
  const message = 'The name of its host could not be looked up now; try again in a minute.'
  return new AppError('unavailable', message)
}

function failure(code: string): Error {
  return Object.assign(new Error('The name was not looked up.'), { code })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
