import type {
  JSONSchema,
  OpenAPIDocument,
  Operation,
} from '../../src/contract/openapi/openapi-types.ts'
import { browserOf } from '../start.ts'
import { createAsker } from './asker.ts'
import { readTables } from './databases.ts'
import { createTally, type Figure, type Tally, type Trial } from './figure.ts'
import { addTokenFor, furnish, type Owned } from './furnish.ts'
import { quantile } from './random.ts'
import { serve } from './served.ts'

type Party = Owned & { tokenID: string; userID: string; webhookID: string }
type Slot = keyof Party | 'cursor'

/** How one operation of the document is tried: which of its members name something owned. */
type Row = {
  slots: Partial<Record<string, Slot>>
  /** Members that name nothing owned, with what makes the call otherwise right. */
  plain: Record<string, unknown>
}

const none: Row = { slots: {}, plain: {} }
const page = { limit: 1 }
/** Let through by the setting, and answered by nobody. */
const closedURL = 'http://127.0.0.1:9/'
const inADay = new Date(Date.now() + 86_400_000).toISOString()

/**
 * A row for every operation under `/v1`; the others have neither token nor organization to cross. A
 * call without a row, or a member that its row does not know, breaks the figure.
 */
export const rows: Record<string, Row> = {
  'profiles.getList': {
    slots: { productID: 'productID', cursor: 'cursor' },
    plain: { ...page, source: undefined },
  },
  'profiles.getOne': { slots: { profileID: 'profileID' }, plain: {} },
  'profiles.correct': {
    slots: { profileID: 'profileID' },
    plain: { field: 'occupation', value: 'Baker', reason: 'She said so.' },
  },
  'profiles.takeBack': {
    slots: { profileID: 'profileID' },
    plain: { field: 'occupation', at: '2026-01-01T00:00:00.000Z', reason: 'She did not.' },
  },
  'interviews.addOne': {
    slots: {},
    // A product is only named: the first interview that names one brings it into being.
    plain: {
      retentionDays: undefined,
      productID: 'p',
      interviewName: 'n',
      guidelines: 'g',
      userID: 'u',
      interviewer: 'builtin',
      sound: undefined,
    },
  },
  'interviews.getOne': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.getPlan': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.checkGuidelines': { slots: {}, plain: { guidelines: 'g', productID: 'p' } },
  'interviews.draftGuidelines': { slots: {}, plain: { guidelines: 'g', productID: 'p' } },
  'interviews.getReport': { slots: { interviewID: 'interviewID' }, plain: { quotes: 1 } },
  'interviews.getRetention': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.setRetention': { slots: { interviewID: 'interviewID' }, plain: { retentionDays: 9 } },
  'interviews.getList': {
    slots: { productID: 'productID', cursor: 'cursor' },
    plain: { ...page, archived: undefined },
  },
  'interviews.getStanding': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.setClosed': { slots: { interviewID: 'interviewID' }, plain: { closed: false } },
  'interviews.setArchived': { slots: { interviewID: 'interviewID' }, plain: { archived: false } },
  'interviews.erase': { slots: { interviewID: 'interviewID' }, plain: {} },
  'products.getList': { slots: { cursor: 'cursor' }, plain: { ...page, archived: undefined } },
  'products.updateOne': {
    slots: { productID: 'productID' },
    plain: { name: 'n', archived: undefined },
  },
  'products.remove': { slots: { productID: 'productID' }, plain: {} },
  'organization.getSettings': { slots: {}, plain: {} },
  'organization.setSettings': {
    slots: {},
    plain: {
      name: 'n',
      accent: undefined,
      logo: undefined,
      contact: undefined,
      retentionDays: undefined,
    },
  },
  'invites.getSummaries': {
    slots: { interviewID: 'interviewID', productID: 'productID', cursor: 'cursor' },
    plain: { ...page, status: undefined, search: undefined },
  },
  'interviews.getPeople': {
    slots: { interviewID: 'interviewID', cursor: 'cursor' },
    plain: { ...page, group: 'completed', side: undefined },
  },
  'interviews.getFindings': {
    slots: { interviewID: 'interviewID' },
    plain: { quotes: 0, by: 'occupation' },
  },
  'invites.send': {
    slots: { linkIDs: 'linkID' },
    plain: { interviewID: undefined, subject: 's', text: 't', remindAfterDays: 3 },
  },
  'invites.getInvitation': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.setOpenLink': {
    slots: { interviewID: 'interviewID' },
    plain: { open: true, people: 9, expires: inADay, keep: ['pid'] },
  },
  'interviews.getOpenLink': { slots: { interviewID: 'interviewID' }, plain: {} },
  'interviews.setRedirects': {
    slots: { interviewID: 'interviewID' },
    plain: { completed: 'https://panel.example/', screenedOut: undefined, quotaFull: undefined },
  },
  'interviews.ask': {
    slots: { interviewID: 'interviewID' },
    plain: { productID: undefined, question: 'export', sentences: undefined },
  },
  'notes.addOne': {
    slots: { linkID: 'linkID' },
    plain: { profileID: undefined, interviewID: undefined, quote: undefined, text: 'n' },
  },
  'notes.getList': {
    slots: { interviewID: 'interviewID', cursor: 'cursor' },
    plain: { ...page, linkID: undefined, profileID: undefined },
  },
  'notes.remove': { slots: {}, plain: { noteID: 'note_none' } },
  'shares.addOne': {
    slots: { interviewID: 'interviewID' },
    plain: { what: 'findings', linkID: undefined, expires: inADay, names: undefined },
  },
  'shares.getList': {
    slots: { interviewID: 'interviewID', cursor: 'cursor' },
    plain: { ...page, linkID: undefined },
  },
  'shares.remove': { slots: {}, plain: { shareID: 'none' } },
  'themes.getList': { slots: { interviewID: 'interviewID' }, plain: { quotes: 1 } },
  'themes.getClaims': { slots: { interviewID: 'interviewID' }, plain: { themeID: undefined } },
  'themes.getChanges': { slots: { interviewID: 'interviewID' }, plain: {} },
  'themes.change': {
    slots: { interviewID: 'interviewID' },
    plain: {
      ...{ change: 'add', title: 'Export', kind: 'problem', polarity: undefined },
      ...{ themeID: undefined, into: undefined, claims: undefined, changeID: undefined },
    },
  },
  'webhooks.addOne': {
    slots: {},
    plain: { url: closedURL, events: ['care.heard'], description: undefined },
  },
  'webhooks.getList': { slots: { cursor: 'cursor' }, plain: page },
  'webhooks.updateOne': {
    slots: { webhookID: 'webhookID' },
    plain: { url: undefined, events: undefined, description: undefined, enabled: true },
  },
  'webhooks.remove': { slots: { webhookID: 'webhookID' }, plain: {} },
  'webhooks.rotateSecret': { slots: { webhookID: 'webhookID' }, plain: {} },
  'webhooks.test': { slots: { webhookID: 'webhookID' }, plain: {} },
  'webhooks.getDeliveries': {
    slots: { webhookID: 'webhookID', cursor: 'cursor' },
    plain: { ...page, status: undefined, order: 'newest' },
  },
  'webhooks.replay': {
    slots: { webhookID: 'webhookID' },
    plain: { deliveryID: 'msg_none', since: undefined },
  },
  'profiles.generate': {
    slots: { productID: 'productID' },
    plain: { profileIDs: undefined, count: 1, name: undefined },
  },
  'simulations.addOne': {
    slots: { interviewID: 'interviewID', profileIDs: 'profileID' },
    plain: { seed: undefined },
  },
  'simulations.getOne': { slots: {}, plain: { simulationID: 'sim_none' } },
  'simulations.getList': {
    slots: { interviewID: 'interviewID', cursor: 'cursor' },
    plain: { ...page, profileID: undefined, productID: undefined },
  },
  'simulations.remove': { slots: {}, plain: { simulationID: 'sim_none' } },
  'simulations.ask': { slots: { profileID: 'profileID' }, plain: { question: 'Why?' } },
  'simulations.getAccuracy': { slots: { productID: 'productID' }, plain: {} },
  'quotes.verify': { slots: {}, plain: { text: 'export', productID: undefined } },
  'interviews.export': {
    slots: { interviewID: 'interviewID' },
    plain: { format: 'jsonl', names: undefined },
  },
  'invites.getSound': { slots: { linkID: 'linkID' }, plain: { seq: 1 } },
  'interviews.rehearse': {
    slots: { interviewID: 'interviewID' },
    plain: { guidelines: undefined, productID: undefined, people: 1, seed: undefined },
  },
  'interviews.preview': {
    slots: { interviewID: 'interviewID' },
    plain: {
      guidelines: undefined,
      productID: undefined,
      interviewName: undefined,
      interviewer: undefined,
    },
  },
  'interviews.updateOne': {
    slots: { interviewID: 'interviewID' },
    plain: {
      interviewName: 'n',
      guidelines: undefined,
      interviewer: undefined,
      sound: undefined,
      insteadOf: undefined,
    },
  },
  'invites.revoke': { slots: { linkIDs: 'linkID' }, plain: {} },
  'invites.erase': { slots: { linkID: 'linkID' }, plain: {} },
  'invites.setExpiry': { slots: { linkIDs: 'linkID' }, plain: { expires_on: inADay } },
  'members.getList': { slots: { cursor: 'cursor' }, plain: page },
  'members.addOne': { slots: {}, plain: { email: 'a@example.com', role: 'viewer', name: 'n' } },
  'members.setRole': { slots: { userID: 'userID' }, plain: { role: 'viewer' } },
  'members.resetPassword': { slots: { userID: 'userID' }, plain: {} },
  'members.remove': { slots: { userID: 'userID' }, plain: {} },
  'assistants.getRequest': { slots: {}, plain: { request: 'client_id=x' } },
  'assistants.answer': {
    slots: {},
    plain: { request: 'client_id=x', allow: false, scopes: undefined, shown: undefined },
  },
  'assistants.getList': none,
  // One's own alone, and a token of a machine has none: `test/mcp/oauth.test.ts` tries those of others.
  'assistants.revoke': { slots: {}, plain: { tokenID: 'tok_none' } },
  'tokens.getList': { slots: { cursor: 'cursor' }, plain: page },
  'tokens.addOne': { slots: {}, plain: { name: 'n', scopes: ['read'], expires_on: undefined } },
  'tokens.revoke': { slots: { tokenID: 'tokenID' }, plain: {} },
  'invites.getTranscript': { slots: { linkID: 'linkID' }, plain: {} },
  'invites.getList': {
    slots: { interviewID: 'interviewID', productID: 'productID', cursor: 'cursor' },
    plain: page,
  },
  'invites.getOne': { slots: { linkID: 'linkID' }, plain: {} },
  'invites.getReport': { slots: { linkID: 'linkID' }, plain: {} },
  'invites.createInvites': {
    slots: { interviewID: 'interviewID' },
    plain: { count: 1, productID: undefined, orgID: undefined },
  },
  'invites.createInvitesFor': {
    slots: { interviewID: 'interviewID' },
    plain: { count: 1, productID: undefined, orgID: undefined, invitees: undefined },
  },
  // It lists one's own acts alone, also those that asked for what is another's.
  'audit.getList': {
    slots: { cursor: 'cursor' },
    plain: { ...page, resource: undefined, order: 'newest' },
  },
  'people.export': { slots: { email: 'email' }, plain: { identity: undefined } },
  'people.erase': { slots: { email: 'email' }, plain: { identity: undefined } },
}

export type Cell = { operation: Operation; method: string; path: string; row: Row; slot: string }

/** Every place for an identifier of every operation, and what no row knows. */
export function planMatrix(document: OpenAPIDocument) {
  const unknown: string[] = []
  const cells = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]): Cell[] => {
        const row = rows[operation.operationId]
        if (!row) unknown.push(`${operation.operationId} has no row`)
        const members = membersOf(operation, document)
        const stray = members.filter(
          (name) => !(name in (row ?? none).slots) && !(name in (row ?? none).plain),
        )
        for (const name of row ? stray : []) unknown.push(`${operation.operationId}: ${name}`)
        return row
          ? Object.keys(row.slots).map((slot) => ({ operation, method, path, row, slot }))
          : []
      }),
    )
  return { cells, unknown }
}

/** Whether a call cannot be made without this member. */
function isNeeded({ operation }: Cell, name: string): boolean {
  const parameter = operation.parameters?.find((parameter) => parameter.name === name)
  return parameter ? parameter.required : true
}

function membersOf(operation: Operation, document: OpenAPIDocument): string[] {
  const parameters = (operation.parameters ?? [])
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name }) => name)
  const schema = operation.requestBody?.content['application/json']?.schema
  return [...parameters, ...(schema ? propertiesOf(schema, document) : [])]
}

function propertiesOf(schema: JSONSchema, document: OpenAPIDocument): string[] {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    return propertiesOf(document.components.schemas[name] ?? {}, document)
  }
  const parts = [schema.oneOf, schema.anyOf, schema.allOf]
    .flat()
    .filter((part) => part !== undefined)
  const own = Object.keys((schema.properties ?? {}) as object)
  return [...own, ...parts.flatMap((part) => propertiesOf(part as JSONSchema, document))]
}

const malformed = ['x', 'int_', "' OR '1'='1", '%', '../../etc', '💥', '0'.repeat(200), '*', '_%']
const timingPairs = { usual: 300, full: 5_000 }

/** F4: one organization asks for what is another's, in every place where an identifier can stand. */
export const tenants: Figure = {
  id: 'F4',
  promise:
    'every call × every place for an identifier × foreign, erased, random and malformed: the same bytes as for what never was, and the other organization is untouched',
  unit: 'calls',
  times: { usual: 1, full: 1 },
  async run({ databases, times }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const databaseURL = await database.open()
      const tokens = {
        mine: await addTokenFor(databaseURL, 'mine', ['read', 'write', 'admin']),
        mineToRead: await addTokenFor(databaseURL, 'mine', ['read']),
        theirs: await addTokenFor(databaseURL, 'theirs', ['read', 'write', 'admin']),
      }
      const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'ask@mail.example' }
      const server = await serve({ databaseURL, env: { WEBHOOK_ALLOW: '127.0.0.1', ...mail } })
      const parties = {
        own: await furnishWhole(server.url, tokens.mine, 'mine'),
        foreign: await furnishWhole(server.url, tokens.theirs, 'theirs'),
        erased: await furnishErased(server.url, tokens.mine),
      }
      const { ask, close } = createAsker({ url: server.url })
      const { cells, unknown } = planMatrix(await readDocument(ask))
      for (const name of unknown) tally.fault(`the matrix does not know ${name}`)
      const them = await theirRows(databaseURL, parties.foreign)
      for (let round = 0; round < times; round += 1)
        for (const cell of cells) await tryCell({ cell, parties, tokens, ask, tally })
      const after = await theirRows(databaseURL, parties.foreign)
      if (JSON.stringify(after) !== JSON.stringify(them)) tally.fault('rows of theirs changed')
      tally.measure(
        `${database.name}: ${cells.length} places, ${them.length} rows of the other organization the same before and after`,
      )
      const pairs = times > 1 ? timingPairs.full : timingPairs.usual
      tally.measure(
        `${database.name}: ${await timeForeign(ask, tokens.mine, parties.foreign, pairs)}`,
      )
      close()
      await server.end('SIGTERM')
    }
    return tally.finding(
      'Two organizations on the served process; each answer compared byte for byte, headers too, with that for a random identifier; the rows of the other one compared in the database.',
    )
  },
}

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
type Ask = ReturnType<typeof createAsker>['ask']
type Try = {
  cell: Cell
  parties: Parties
  tokens: { mine: string; mineToRead: string; theirs: string }
  ask: Ask
  tally: Tally
}

async function tryCell({ cell, parties, tokens, ask, tally }: Try): Promise<void> {
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
function randomLike(value: string): string {
  const kept = /^(int_|prf_)?.{0,6}/.exec(value)?.[0].length ?? 0
  return value.slice(0, kept) + value.slice(kept).replace(/[0-9A-Za-z]/g, 'Q')
}

function withoutTime(text: string): string {
  return text.replace(/"exportedAt":"[^"]+"/, '')
}

async function readDocument(ask: Ask): Promise<OpenAPIDocument> {
  return JSON.parse((await ask('/openapi.json'))?.text ?? '')
}

/** All rows that hold an identifier of theirs, but for the log of who asked for it. */
async function theirRows(databaseURL: string, owned: Owned): Promise<string[]> {
  const tables = await readTables(databaseURL)
  const secrets = Object.values(owned)
  return Object.entries(tables)
    .filter(([table]) => table !== 'audit')
    .flatMap(([table, rows]) => rows.map((row) => `${table} ${row}`))
    .filter((row) => secrets.some((secret) => row.includes(secret)))
    .sort()
}

/** What `furnish` gives, with a member and a token beside it. */
async function furnishWhole(url: string, token: string, name: string): Promise<Party> {
  const owned = await furnish(url, token, name, `${name}@example.com`)
  const { need, close } = createAsker({ url, token })
  const { tokenID } = await need<{ tokenID: string }>('/v1/tokens/addOne', {
    body: { name, scopes: ['read'] },
  })
  const { userID } = await need<{ userID: string }>('/v1/members/addOne', {
    body: { email: `member.of.${name}@example.com`, role: 'viewer' },
  })
  const { webhookID } = await need<{ webhookID: string }>('/v1/webhooks/addOne', {
    body: { url: closedURL, events: ['care.heard'] },
  })
  close()
  return { ...owned, tokenID, userID, webhookID }
}

/** An interview of an organization that the person withdrew, with what had come of it. */
async function furnishErased(url: string, token: string): Promise<Party> {
  const owned = await furnishWhole(url, token, 'withdrawn')
  const erased = await browserOf(`${url}/i/${owned.linkID}`).request('/erase', {})
  if (erased.status !== 200) throw new Error(erased.text)
  return owned
}

/** How much longer one kind of refusal takes than the other; told, and left to the reader. */
async function timeForeign(
  ask: Ask,
  token: string,
  foreign: Owned,
  pairs: number,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const time = async (linkID: string) =>
    (await ask(`/v1/invites/getOne?linkID=${linkID}`, { headers }))?.ms ?? 0
  const timed: { foreign: number[]; missing: number[] } = { foreign: [], missing: [] }
  for (let pair = 0; pair < pairs; pair += 1) {
    timed.foreign.push(await time(foreign.linkID))
    timed.missing.push(await time(randomLike(foreign.linkID)))
  }
  const [there, missing] = [quantile(timed.foreign, 0.5), quantile(timed.missing, 0.5)]
  return `a foreign link takes ${there.toFixed(3)} ms, a missing one ${missing.toFixed(3)} ms in the median of ${pairs} alternating calls each`
}
