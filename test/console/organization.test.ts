import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { call, guidelines, openLink, startService, type TestService } from '../start.ts'

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64, 7)])
const dataURL = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`

describe.each(databases)('an organization’s settings on $name', ({ open }) => {
  let service: TestService
  let admin: string
  let link: string

  beforeAll(async () => {
    service = await startService(await open())
    admin = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    const body = { productID: 'p', interviewName: 'n', guidelines }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token: admin, body })
    const { interviewID } = added.json.result
    const path = `/v1/invites/createInvites?interviewID=${interviewID}`
    link = (await call(service.url + path, { token: admin })).json.result[0]
  })
  afterAll(() => service.close())

  const change = (body: object, token = admin) =>
    call(`${service.url}/v1/organization/setSettings`, { token, body })
  const settings = async (token = admin) =>
    (await call(`${service.url}/v1/organization/getSettings`, { token })).json.result

  test('they are an administrator’s to change and everybody’s to read', async () => {
    const writer = await service.newToken()
    expect((await change({ name: 'Evil' }, writer)).status).toBe(403)
    const bare = { orgID: 'acme', interviewers: ['builtin'], interviewer: 'builtin' }
    expect(await settings(writer)).toEqual(bare)

    const all = { name: ' Acme Studio ', accent: '#0A7D55', contact: ' Jo ', retentionDays: 90 }
    const changed = await change({ ...all, logo: dataURL(png) })
    expect(changed.json.result).toEqual({
      ...bare,
      name: 'Acme Studio',
      accent: '#0a7d55',
      contact: 'Jo',
      retentionDays: 90,
      logo: expect.stringMatching(/^\/brand\/[0-9a-f]{64}$/),
    })
    expect(await settings(writer)).toEqual(changed.json.result)
    expect((await change({ accent: '' })).json.result).not.toHaveProperty('accent')
    expect((await change({ retentionDays: '' })).json.result).not.toHaveProperty('retentionDays')
    expect(await settings()).toMatchObject({ name: 'Acme Studio', logo: expect.any(String) })
    const other = await service.newToken({ org: 'other', scopes: ['read', 'admin'] })
    expect(await settings(other)).toEqual({ ...bare, orgID: 'other' })
  })

  test('participants are shown them', async () => {
    const contact = 'Jo Field, +44 20 7946 0000'
    await change({ name: 'Acme Studio', accent: '#0a7d55', contact, logo: dataURL(png) })
    const { logo } = await settings()
    const { result } = (await openLink(link).state()).json
    expect(result.organization).toBe('Acme Studio')
    expect(result.branding).toEqual({ accent: '#0a7d55', logo })
    expect(result.contact).toBe(contact)
    expect(result.notice).toContain('Acme Studio')
    await change({ name: '', accent: '', contact: '', logo: '' })
    const after = (await openLink(link).state()).json.result
    expect([after.organization, after.branding, after.contact]).toEqual([
      'acme',
      undefined,
      undefined,
    ])
  })

  test('the picture is served as what it is, and gone with the next', async () => {
    const { logo: path } = (await change({ logo: dataURL(png) })).json.result
    const served = await fetch(service.url + path)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true)

    const other = await service.newToken({ org: 'twin', scopes: ['admin'] })
    const twin = (await change({ logo: dataURL(png) }, other)).json.result.logo
    await change({ logo: dataURL(Buffer.concat([png, Buffer.from('x')])) })
    expect((await fetch(service.url + path)).status).toBe(404)
    expect((await fetch(service.url + twin)).status).toBe(200)
  })

  test.each([
    ['an SVG', dataURL(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')],
    ['an SVG that says it is a PNG', dataURL(Buffer.from('<svg/>'), 'image/png')],
    ['HTML', dataURL(Buffer.from('<script>1</script>'), 'text/html')],
    ['a GIF', dataURL(Buffer.from('GIF89a'), 'image/gif')],
    ['one kind under the name of another', dataURL(png, 'image/jpeg')],
    ['a picture that is too large', dataURL(Buffer.concat([png, Buffer.alloc(65_536)]))],
    ['an address', 'https://evil.example/a.png'],
    ['a name of every object', 'data:image/constructor;base64,AAAA'],
    ['text after the picture', `${dataURL(png)}<script>`],
  ])('%s is no logo', async (_name, logo) => {
    const reply = await change({ logo })
    expect(reply.status).toBe(400)
    expect(reply.json.message).not.toContain('script')
  })

  test.each([
    { accent: 'red' },
    { accent: '#0a7d5' },
    { accent: '#0a7d55;}*{}' },
    { retentionDays: 0 },
    { retentionDays: 1.5 },
    { retentionDays: 4_000 },
    { retentionDays: 'a' },
    { name: 'n'.repeat(201) },
  ])('%o is refused', async (body) => {
    expect((await change(body)).status).toBe(400)
  })

  test('nothing else lies below /brand', async () => {
    const { logo: path } = (await change({ logo: dataURL(png) })).json.result
    for (const wrong of [
      '/brand/',
      `${path}/`,
      `/brand/../brand/${'0'.repeat(64)}`,
      '/brand/%2e%2e%2fdata%2fcolloquy.db',
      `/brand/${'0'.repeat(64)}`,
      `/brand/${"'".repeat(64)}`,
      path.toUpperCase(),
    ]) {
      expect([wrong, (await fetch(service.url + wrong)).status]).toEqual([wrong, 404])
    }
  })
})
