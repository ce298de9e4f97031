import type { createAsker } from '../asker.ts'
import type { Tally } from '../figure.ts'
import { type Cell, isNeeded } from './matrix.ts'
import type { Party } from './rows.ts'

const malformed = ['x', 'int_', "' OR '1'='1", '%', '../../etc', '💥', '0'.repeat(200), '*', '_%']

/** What would undo the furniture, has no correction to take back, is drawn from five people, or has no sound. */
const unreached = [
  'people.erase',
  'invites.erase',
  'interviews.erase',
  'products.remove',
  'profiles.takeBack',
  'profiles.generate',
  'invites.getSound',
  'interviews.updateOne',
  'webhooks.remove',
]

type Parties = Record<'own' | 'foreign' | 'erased', Party>
export type Ask = ReturnType<typeof createAsker>['ask']
type Try = {
  cell: Cell
  parties: Parties
  tokens: { mine: string; mineToRead: string; theirs: string }
  ask: Ask
  tally: Tally
}

export async function tryCell({ cell, parties, tokens, ask, tally }: Try): Promise<void> {
  const { operation, row, slot } = cell
  const kind = row.slots[slot]
  const name = `${operation.operationId} ${slot}`
  if (!kind) return
  const secrets = Object.values(parties.foreign)
  const call = async (value: string, token: string) => {
    tally.count()
    const others = Object.entries(row.slots).filter(
      ([other]) => other !== slot && other !== 'cursor' && isNeeded(cell, other),
    )
    const rest = others.map(([other, owned]) => [other, parties.own[owned as keyof Party]])
    const given = { ...row.plain, ...Object.fromEntries(rest), [slot]: value }
    const answer = await ask(...requestOf(cell, given, token))
    const headers = Object.entries(answer?.headers ?? {}).filter(
      // How long it is says nothing beside what it says, which may repeat what was asked.
      ([header]) => !['date', 'x-request-id', 'content-length'].includes(header),
    )
    return { status: answer?.status, text: answer?.text ?? '', headers: JSON.stringify(headers) }
  }
  if (kind === 'cursor') return await tryCursor(cell, { parties, tokens, ask, tally })
  for (const token of [tokens.mine, tokens.mineToRead]) {
    const random = await call(randomLike(parties.own[kind]), token)
    const erased = kind === 'linkID' || kind === 'profileID' ? [parties.erased[kind]] : []
    const ofAnotherKind = parties.own[kind === 'linkID' ? 'interviewID' : 'linkID']
    const wrong = kind === 'email' ? [] : [...malformed, ofAnotherKind]
    const tried = [parties.foreign[kind], ...erased, ...wrong]
    for (const value of tried) {
      const answer = await call(value, token)
      const expected = { ...random, text: withoutTime(random.text) }
      const text = withoutTime(answer.text)
      const echoed = text.replaceAll(value, randomLike(parties.own[kind]))
      // What is told alike of both may hold what was asked by chance.
      const same = { ...answer, text: text === expected.text ? text : echoed }
      if (kind === 'email') same.headers = expected.headers = ''
      if (JSON.stringify(same) !== JSON.stringify(expected))
        tally.fault(
          `${name} = ${value}: ${answer.status} ${answer.text.slice(0, 100)} and not ${random.status} ${random.text.slice(0, 100)}`,
        )
      const told = secrets.filter((secret) => secret !== value && answer.text.includes(secret))
      for (const secret of told) tally.fault(`${name} = ${value} tells ${secret}`)
    }
  }
  if (unreached.includes(operation.operationId)) return
  const own = await call(parties.own[kind], tokens.mine)
  if (own.status !== 200) tally.fault(`${name}: one’s own is ${own.status} ${own.text}`)
}

function requestOf({ path, method }: Cell, given: object, token: string): Parameters<Ask> {
  const headers = { authorization: `Bearer ${token}` }
  const members = Object.entries(given).filter(([, value]) => value !== undefined)
  if (method === 'post') {
    // Members that end so take several.
    const written = members.map(([name, value]) => [name, name.endsWith('IDs') ? [value] : value])
    return [path, { body: Object.fromEntries(written), headers }]
  }
  const query = members.map(([name, value]): [string, string] => [name, String(value)])
  return [`${path}?${new URLSearchParams(query)}`, { headers }]
}

/** A cursor that another organization was given opens nothing of theirs. */
async function tryCursor(cell: Cell, { parties, tokens, ask, tally }: Omit<Try, 'cell'>) {
  const isAsked = (name: string) => name in cell.row.slots
  const asTheirs = {
    limit: 1,
    ...(isAsked('productID') && { productID: parties.foreign.productID }),
    ...(isAsked('webhookID') && { webhookID: parties.foreign.webhookID }),
  }
  const first = await ask(...requestOf(cell, asTheirs, tokens.theirs))
  const next = /[?&]cursor=([^&>]+)/.exec(String(first?.headers.link))?.[1]
  const cursors = ['x', '%00', '0'.repeat(200), ...(next ? [decodeURIComponent(next)] : [])]
  for (const cursor of cursors) {
    tally.count()
    const answer = await ask(...requestOf(cell, { ...asTheirs, cursor }, tokens.mine))
    const { productID: _, ...secrets } = { ...parties.foreign, user: 'user of theirs' }
    const told = Object.values(secrets).some((secret) => answer?.text.includes(secret))
    if (told || (answer?.status !== 400 && answer?.status !== 200))
      tally.fault(`a cursor of theirs opens ${answer?.text.slice(0, 100)}`)
  }
}

/** As long and of the same kind, and nobody's. */
export function randomLike(value: string): string {
  const kept = /^(int_|prf_)?.{0,6}/.exec(value)?.[0].length ?? 0
  return value.slice(0, kept) + value.slice(kept).replace(/[0-9A-Za-z]/g, 'Q')
}

function withoutTime(text: string): string {
  return text.replace(/"exportedAt":"[^"]+"/, '')
}
