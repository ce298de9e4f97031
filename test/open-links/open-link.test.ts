import { describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { guidelines, openLink } from '../start.ts'
import { useOpenLinks, visitor } from './use-open-links.ts'

const nothing = { places: 0, started: 0, finished: 0, screenedOut: 0, full: 0 }

describe.each(databases)('one link for many people, on $name', ({ open }) => {
  const { here, get, post, need, addInterview, openOne, tell, summaries } = useOpenLinks(open)

  test('it is opened, shut and opened again at one address, with what bounds it', async () => {
    const interviewID = await addInterview()
    expect(await tell(interviewID)).toEqual({
      ...{ interviewID, open: false, keep: [], redirects: {} },
      ...nothing,
    })
    const expires = new Date(Date.now() + 86_400_000).toISOString()
    const bounds = { people: 40, expires, keep: ['pid', 'utm_source'] }
    const opened = await need('interviews/setOpenLink', { interviewID, open: true, ...bounds })
    expect(opened).toMatchObject({ interviewID, open: true, ...bounds, ...nothing })
    expect(opened.url.replace(here.url, '')).toMatch(/^\/o\/[0-9A-Za-z]{28}$/)
    const shut = await need('interviews/setOpenLink', { interviewID, open: false })
    expect(shut).toEqual({ ...opened, open: false })
    const free = { people: '', expires: '', keep: [] }
    const again = await need('interviews/setOpenLink', { interviewID, open: true, ...free })
    const { people: _, expires: __, ...rest } = opened
    expect(again).toEqual({ ...rest, keep: [] })
    expect(await tell(interviewID)).toEqual(again)
    const lines = (await get(`audit/getList?resource=${interviewID}`)).json.result
    const told = lines.filter((line: { call: string }) => line.call === 'interviews.setOpenLink')
    expect(told).toHaveLength(3)
  })

  test('a closed interview takes nobody new, lets others finish, and can be opened again', async () => {
    const { interviewID, url } = await openOne()
    const links: string[] = await need('invites/createInvites', { interviewID, count: 2 })
    const [waiting = '', begun = ''] = links
    await openLink(begun).send({ type: 'consent', agreed: true })
    const standing = { interviewID, closed: true, archived: false, sound: false }
    expect(await need('interviews/setClosed', { interviewID, closed: true })).toEqual(standing)
    const more = await post('invites/createInvites', { interviewID })
    expect([more.status, more.json.message]).toEqual([
      409,
      'This interview is closed; open it again to invite people.',
    ])
    const page = (link: string, language = 'en') =>
      fetch(link, { headers: { 'accept-language': language } })
    const titles = [
      'This study is over',
      'Diese Studie ist abgeschlossen',
      'Cette étude est terminée',
    ]
    for (const [at, language] of ['en', 'de', 'fr'].entries()) {
      const shown = await page(waiting, language)
      expect([shown.status, await shown.text()]).toEqual([
        410,
        expect.stringContaining(titles[at] ?? ''),
      ])
    }
    expect((await page(url)).status).toBe(410)
    const late = openLink(waiting)
    expect((await late.state()).json).toMatchObject({ result: { phase: 'done', closed: true } })
    expect((await late.send({ type: 'consent', agreed: true })).status).toBe(410)
    expect((await page(begun)).status).toBe(200)
    expect((await summaries(interviewID)).length).toBe(2)
    await need('interviews/setClosed', { interviewID, closed: false })
    expect((await page(waiting)).status).toBe(200)
    expect((await page(url)).status).toBe(200)
  })

  test('archived ones are listed where they are asked for, and products by the name they were given', async () => {
    const productID = 'shelf'
    const body = { productID, interviewName: 'n', guidelines }
    const { interviewID } = await need('interviews/addOne', body)
    await need('interviews/setArchived', { interviewID, archived: true })
    const ids = async (query: string) =>
      (await get(`interviews/getList?${query}`)).json.result.map(
        (one: { interviewID: string }) => one.interviewID,
      )
    expect(await ids('archived=false')).not.toContain(interviewID)
    expect(await ids('archived=true')).toEqual([interviewID])
    expect(await ids('')).toContain(interviewID)
    await need('products/updateOne', { productID, name: 'Shown so', archived: true })
    const products = async (query: string) => (await get(`products/getList?${query}`)).json.result
    expect(await products('archived=true')).toMatchObject([{ productID, name: 'Shown so' }])
    expect(await products('archived=false')).not.toContainEqual(
      expect.objectContaining({ productID }),
    )
    const standing = (await get(`interviews/getStanding?interviewID=${interviewID}`)).json.result
    expect(standing).toEqual({
      interviewID,
      closed: false,
      archived: true,
      sound: false,
      productName: 'Shown so',
    })
    const back = await need('products/updateOne', { productID, name: '', archived: false })
    expect(back).toEqual({ productID, archived: false })
    expect((await post('products/updateOne', { productID: 'none', name: 'n' })).status).toBe(404)
  })

  test.each([
    [{ keep: ['a b'] }, 'keep[0] must have 1 to 200 letters'],
    [{ keep: ['linkID'] }, 'keep[0] must not be linkID'],
    [{ keep: Array.from({ length: 11 }, (_, at) => `p${at}`) }, 'keep must have at most 10 items'],
    [{ keep: ['pid', 'pid'] }, 'keep must name each once'],
    [{ people: 0 }, 'people must be at least 1'],
    [{ expires: '2001-01-01T00:00:00Z' }, 'expires must lie ahead'],
  ])('%j is refused in a sentence', async (wrong, sentence) => {
    const interviewID = await addInterview()
    const { status, json } = await post('interviews/setOpenLink', {
      ...{ interviewID, open: true },
      ...wrong,
    })
    expect(status).toBe(400)
    expect(json.message).toContain(sentence)
  })

  test('its page shows who asks and not a word of the guide, and makes nothing', async () => {
    const { interviewID, url } = await openOne()
    const { status, html, headers } = await visitor(url).look('?utm_source=mail')
    expect(status).toBe(200)
    expect(html).toContain('Harbour &amp; Sons would like to hear from you.')
    expect(html).toContain(`action="${url.slice(here.url.length)}/start?utm_source=mail"`)
    expect(html).toContain('property="og:title" content="An interview · Harbour &amp; Sons"')
    expect(html).not.toMatch(/Secret name|Getting started|made you look|<script/)
    expect(headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`${url}/start`)).status).toBe(405)
    expect((await fetch(url, { method: 'POST' })).status).toBe(405)
    for (const speculation of [{ 'sec-purpose': 'prefetch' }, { purpose: 'preview' }]) {
      expect((await visitor(url).start('', speculation as Record<string, string>)).status).toBe(403)
    }
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await visitor(url).start('', elsewhere)).status).toBe(403)
    expect((await visitor(url).start('', { origin: 'https://evil.example' })).status).toBe(403)
    expect(await tell(interviewID)).toMatchObject({ places: 0 })
    expect(await summaries(interviewID)).toEqual([])
  })

  test('it ends at its time, and one that never was tells nothing', async () => {
    const expires = new Date(Date.now() + 60_000).toISOString()
    const { url } = await openOne({ expires })
    here.aheadMs = 61_000
    expect(await visitor(url).look()).toMatchObject({ status: 410 })
    expect(await visitor(url).start()).toMatchObject({ status: 410 })
    here.aheadMs = 0
    for (const none of ['x', '0'.repeat(28), '%F0%9F%92%A5']) {
      const at = `${here.url}/o/${none}`
      expect(await visitor(at).look()).toMatchObject({ status: 404 })
      expect(await visitor(at).start()).toMatchObject({ status: 404 })
    }
  })
})
