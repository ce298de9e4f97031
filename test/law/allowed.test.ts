import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { call, guidelines, openLink, startService, type TestService } from '../start.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(databases)('whether software may answer for somebody, on $name', ({ open }) => {
  let service: TestService
  let token: string

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
  })
  afterAll(() => service.close())

  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  async function newLink() {
    const body = { productID: 'p', interviewName: 'n', guidelines }
    const { interviewID } = (await post('interviews/addOne', body)).json.result
    const { json } = await post('invites/createInvites', { interviewID })
    return openLink(json.result[0])
  }
  const exported = async (link: Awaited<ReturnType<typeof newLink>>) =>
    (await link.request('/export')).json.result

  test('it is asked apart from taking part, and kept by its own text', async () => {
    const link = await newLink()
    const { result } = (await link.request('/state?locale=de')).json
    expect(result.simulationNotice).toMatch(/^Software darf/)
    expect(result.notice).not.toContain('Software darf')
    await link.send({ type: 'consent', agreed: true, locale: 'de', simulate: true })
    const { consent } = await exported(link)
    expect(consent.simulation).toEqual({
      text: result.simulationNotice,
      textHash: hashOf(result.simulationNotice),
    })
    expect((await link.request('/export?format=html')).text).toContain('Software darf')
  })

  test.each([[{}], [{ simulate: false }]])(
    'who says nothing of it does not allow it: %o',
    async (more) => {
      const link = await newLink()
      await link.state()
      await link.send({ type: 'consent', agreed: true, locale: 'en', ...more })
      expect((await exported(link)).consent).not.toHaveProperty('simulation')
    },
  )

  test('it is either yes or no', async () => {
    const link = await newLink()
    expect((await link.send({ type: 'consent', agreed: true, simulate: 'yes' })).status).toBe(400)
  })
})
