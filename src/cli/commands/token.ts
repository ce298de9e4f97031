import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { type Scope, scopes as scopesKnown } from '../../contract/calls/call.ts'
import type { CallID } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { nameCharactersMax } from '../../contract/resources.ts'
import { countCharacters } from '../../contract/text.ts'
import { stampOf } from '../../service/calls/audit-reads.ts'
import { createID } from '../../service/ids.ts'
import { presentToken } from '../../service/members/access.ts'
import type { Token } from '../../service/members/token-store.ts'
import { createToken, hashToken } from '../../service/members/tokens.ts'
import type { Store } from '../../service/store.ts'
import { atTheMachine } from '../at-the-machine.ts'
import { commandLine } from '../command-line.ts'
import { withStore } from '../store.ts'
import { asJSON, printList } from '../terminal/print-list.ts'

/** A first token may be made before the first start, as by what sets a machine up. */
const forLater = { mayMake: true }

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** `token create | list | revoke`: also while the service runs on the same database. */
export function tokenCommand(): Command {
  const token = new Command('token').description('Make, list and revoke bearer tokens.')
  token
    .command('create')
    .description('Make a token and print it, and nothing else. It cannot be shown again.')
    .requiredOption('--org <org>', 'the organization it belongs to: an identifier of your own')
    .requiredOption('--user <user>', 'the user it belongs to')
    .option('--scopes <scopes>', 'what it may do: read, write, admin', 'read,write')
    .option('--expires <time>', 'when it ends, as 45m, 12h or 90d; never when left out')
    .addHelpText(
      'after',
      `\nExample:\n  $ TOKEN=$(${commandLine('token create --org acme --user ada --expires 90d')})`,
    )
    .action(createOne)
  token
    .command('list')
    .description('List the tokens by their identifiers; the tokens themselves are not stored.')
    .option('--org <org>', 'only those of this organization')
    .addOption(asJSON())
    .action(listAll)
  token
    .command('revoke')
    .description('Revoke a token at once.')
    .argument('<tokenID>', 'as `token list` shows it')
    .action(revokeOne)
  return token
}

type NewToken = { org: string; user: string; scopes: string; expires?: string }

async function createOne(wanted: NewToken): Promise<void> {
  const orgID = readName('--org', wanted.org)
  const userID = readName('--user', wanted.user)
  const scopes = readScopes(wanted.scopes)
  const now = new Date()
  const expiresAt = wanted.expires === undefined ? null : readExpiry(wanted.expires, now)
  const token = createToken(randomBytes)
  const tokenID = createID({ now: () => now, randomBytes }, 'tok_')
  await withStore(async (store) => {
    await store.addToken({
      hash: hashToken(token),
      tokenID,
      orgID,
      userID,
      scopes,
      createdAt: now.toISOString(),
      expiresAt,
      revokedAt: null,
    })
    await writeDown(store, 'tokens.addOne', { orgID, tokenID })
  }, forLater)
  console.log(token)
}

/** As the same call over HTTP is written down. */
async function writeDown(
  store: Pick<Store, 'addAudit'>,
  call: CallID,
  { orgID, tokenID }: Pick<Token, 'orgID' | 'tokenID'>,
): Promise<void> {
  const stamp = stampOf({ now: () => new Date(), randomBytes })
  const who = { userID: atTheMachine, tokenID: atTheMachine }
  await store.addAudit({ lines: [{ ...stamp, ...who, orgID, call, resource: tokenID, count: 1 }] })
}

async function listAll({ org, json }: { org?: string; json?: boolean }): Promise<void> {
  const tokens = await withStore((store) =>
    store.listTokens(org === undefined ? {} : { orgID: org }),
  )
  const shown = tokens.map((token) => ({ orgID: token.orgID, ...presentToken(token) }))
  await printList(shown, lineOf, json)
}

type Shown = { orgID: string } & ReturnType<typeof presentToken>

function lineOf({ tokenID, orgID, userID, scopes, timestamp, expires_on, revoked_on }: Shown) {
  const until = expires_on === undefined ? 'valid' : `expires ${expires_on}`
  const state = revoked_on === undefined ? until : `revoked ${revoked_on}`
  return [tokenID, orgID, userID, scopes.join(','), timestamp, state].join('\t')
}

async function revokeOne(tokenID: string): Promise<void> {
  const at = new Date().toISOString()
  const revoked = await withStore(async (store) => {
    const token = (await store.listTokens({})).find((known) => known.tokenID === tokenID)
    if (!token || !(await store.revokeToken({ tokenID, at }))) return false
    await writeDown(store, 'tokens.revoke', token)
    return true
  })
  if (!revoked) throw new AppError('not_found', 'There is no such token, or it is revoked already.')
  console.log('Revoked.')
}

function readName(option: string, value: string): string {
  const count = countCharacters(value)
  if (count < 1 || count > nameCharactersMax || !value.isWellFormed() || value.includes('\0')) {
    throw new AppError('invalid', `${option} must have 1 to ${nameCharactersMax} characters.`)
  }
  return value
}

function readScopes(text: string): Scope[] {
  const wanted = text.split(',').map((scope) => scope.trim())
  if (!wanted.every((scope) => scopesKnown.some((known) => known === scope))) {
    throw new AppError(
      'invalid',
      '--scopes must be one or more of read, write and admin, separated by commas.',
    )
  }
  return scopesKnown.filter((scope) => wanted.includes(scope))
}

function readExpiry(text: string, now: Date): string {
  const match = /^([1-9]\d{0,4})([mhd])$/.exec(text)
  if (!match) throw new AppError('invalid', '--expires must be a time such as 45m, 12h or 90d.')
  const unit = match[2] as keyof typeof unitMs // the pattern allows no other
  return new Date(now.getTime() + Number(match[1]) * unitMs[unit]).toISOString()
}
