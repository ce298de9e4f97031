import { openConsole, password, setUp } from '../../console/console-browser.ts'
import { call, details, openLink, startService, type TestService } from '../../start.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import { furnish } from '../furnish.ts'

const wrongTries = 12
const email = 'olga.owner@example.com'

type Tried = { name: string; service: TestService; tally: Tally }

/** F37: what was found from outside stays closed. */
export const foundBefore: Figure = {
  id: 'F37',
  promise:
    'who holds a link is told nothing of whoever took part with it; a token that may only write is told no profile; wrong sign-ins from one address keep no owner out; no token outlives or outreaches what made it',
  unit: 'checks',
  times: { usual: 1, full: 1 },
  async run({ databases }: Trial) {
    const tally = createTally()
    for (const { name, open } of databases) {
      const config = { trustedProxies: ['127.0.0.1'] }
      const service = await startService(await open(), { config })
      const tried = { name, service, tally }
      const told = await tryExports(tried)
      const corrected = await tryCorrections(tried)
      await tryLockOut(tried)
      const left = await tryTokens(tried)
      tally.measure(
        `${name}: ${told} of 4 strangers were told who took part (all 4 were), ${corrected} of 3 changes answered a token that may not read (3 did), the owner got in beside wrong sign-ins (was locked out), ${left} tokens outlived what made them (2 did)`,
      )
      await service.close()
    }
    return tally.finding('The service in this process, over HTTP, by whoever should not.')
  },
}

async function tryExports({ name, service, tally }: Tried): Promise<number> {
  const token = await service.newToken()
  const { linkID } = await furnishLink(service, token)
  const link = `${service.url}/i/${linkID}`
  const own = openLink(link)
  await own.send({ type: 'consent', agreed: true })
  const stranger = openLink(link)
  const inventor = openLink(link, `colloquy_browser=${'E'.repeat(22)}`)
  await own.send({ type: 'onboard', ...details })
  let told = 0
  const tryOne = async (who: string, asked: ReturnType<typeof own.request>) => {
    tally.count()
    const { status, text } = await asked
    const found = Object.values(details).filter((detail) => text.includes(detail))
    if (status !== 403 || found.length > 0) {
      told += 1
      tally.fault(`${name}: ${who} was answered ${status} with ${found.length} details`)
    }
  }
  await tryOne('who has no cookie', stranger.request('/export'))
  await inventor.answer('It was slow, and I lost a day each week over the lists.', 0)
  await tryOne('who made a cookie up and answered', inventor.request('/export'))
  await own.answer('I lost a day each week.', 2)
  await tryOne('who made a cookie up, later', inventor.request('/export'))
  await tryOne('who has no cookie, later', stranger.request('/export'))
  const mine = await own.request('/export')
  if (!mine.text.includes(details.email)) tally.fault(`${name}: who agreed is not told`)
  return told
}

async function furnishLink(service: TestService, token: string) {
  const body = { productID: 'p', interviewName: 'n', guidelines: '- How was it?\n- What next?' }
  const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
  const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`
  const [link]: string[] = (await call(service.url + path, { token })).json.result
  return { linkID: String(link).split('/').at(-1), interviewID: added.json.result.interviewID }
}

async function tryCorrections({ name, service, tally }: Tried): Promise<number> {
  const token = await service.newToken()
  const writer = await service.newToken({ scopes: ['write'] })
  const { profileID, interviewID } = await furnish(service.url, token, 'acme')
  const correction = { profileID, field: 'occupation', value: 'Baker', reason: 'r' }
  const changes = [
    ['profiles/correct', correction],
    ['profiles/takeBack', { profileID, field: 'occupation', at: details.name, reason: 'r' }],
    ['interviews/updateOne', { interviewID }],
  ] as const
  let told = 0
  for (const [path, body] of changes) {
    tally.count()
    const { status } = await call(`${service.url}/v1/${path}`, { token: writer, body })
    if (status === 403) continue
    told += 1
    tally.fault(`${name}: ${path} answered a token without read ${status}`)
  }
  return told
}

async function tryLockOut({ name, service, tally }: Tried): Promise<void> {
  await setUp(service)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let tries = 0; tries < wrongTries; tries += 1) {
    const body = { email, password: 'wrong words, long enough' }
    await openConsole(service).post('signIn', body, from('203.0.113.5'))
  }
  tally.count()
  const owner = openConsole(service)
  const { status } = await owner.post('signIn', { email, password }, from('198.51.100.7'))
  if (status !== 200) tally.fault(`${name}: the owner was answered ${status}`)
}

/** What a stolen session made, and what outlives what made it. */
async function tryTokens({ name, service, tally }: Tried): Promise<number> {
  const owner = openConsole(service)
  await owner.post('signIn', { email, password }, { 'x-forwarded-for': '198.51.100.8' })
  const bearer = await owner.token()
  const mint = async (token: string, body: object) =>
    (await call(`${service.url}/v1/tokens/addOne`, { token, body })).json.result
  const stolen = await mint(bearer, { scopes: ['read', 'write', 'admin'] })
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const parent = await mint(bearer, { scopes: ['read', 'admin'], expires_on: soon })
  const child = await mint(parent.token, { scopes: ['read'] })
  const path = `${service.url}/v1/tokens/getList`
  const listed: { tokenID: string; expires_on?: string }[] = (await call(path, { token: bearer }))
    .json.result
  const end = listed.find(({ tokenID }) => tokenID === child.tokenID)?.expires_on ?? ''
  let left = 0
  const expectEnd = (what: string, holds: boolean) => {
    tally.count()
    if (holds) return
    left += 1
    tally.fault(`${name}: ${what}`)
  }
  expectEnd('a token made by one that expires has no end', end !== '' && end <= soon)
  const changed = 'other words, long enough'
  await owner.post('changePassword', { password, newPassword: changed })
  for (const { token } of [stolen, parent, child]) {
    const path = '/v1/profiles/getList?productID=p'
    const { status } = await call(service.url + path, { token })
    expectEnd('a token outlived a new password', status === 401)
  }
  return left
}
