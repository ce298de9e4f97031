import { describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { openLink } from '../start.ts'
import { useOpenLinks, visitor } from './use-open-links.ts'

describe.each(databases)('who starts by one link for many people, on $name', ({ open }) => {
  const { here, need, openOne, tell, summaries } = useOpenLinks(open)

  test('a browser has one invite, however often its button is pressed, and goes on with it', async () => {
    const { interviewID, url } = await openOne()
    const browser = visitor(url)
    await browser.look()
    const [one, other] = await Promise.all([browser.start(), browser.start()])
    expect([one?.status, one?.to]).toEqual([303, other?.to])
    expect(one?.to).toMatch(/^\/i\/[0-9A-Za-z]{28}$/)
    expect(await browser.look()).toMatchObject({ status: 303, to: one?.to })
    await need('interviews/setOpenLink', { interviewID, open: false })
    expect(await browser.look()).toMatchObject({ status: 303, to: one?.to })
    expect(await browser.start()).toMatchObject({ status: 303, to: one?.to })
    expect(await visitor(url).start()).toMatchObject({ status: 410, to: '' })
    expect(await tell(interviewID)).toMatchObject({ open: false, places: 1 })
    const [summary, ...more] = await summaries(interviewID)
    expect([summary.linkID, more]).toEqual([one?.to.slice(3), []])
    expect(summary).not.toHaveProperty('kept')
  })

  test('a pid is no key: nobody comes by it to what was begun in another browser', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid'] })
    const [victim, stranger] = [visitor(url), visitor(url)]
    for (const browser of [victim, stranger]) await browser.look()
    const first = await victim.start('?pid=A%201')
    const other = await victim.start('?pid=B')
    expect(other.to).not.toBe(first.to)
    expect(await victim.look('?pid=C')).toMatchObject({ status: 200 })
    expect((await victim.look('?pid=B')).to).toBe(other.to)
    expect(await victim.start('?pid=A+1')).toMatchObject({ status: 303, to: first.to })
    await openLink(`${here.url}${first.to}`).send({ type: 'consent', agreed: true })
    expect(await victim.start('?pid=A+1')).toMatchObject({ status: 303, to: first.to })
    for (const browser of [stranger, visitor(url)]) {
      for (const { status, to, html } of [
        await browser.look('?pid=A%201'),
        await browser.start('?pid=A%201'),
      ]) {
        expect([status, to]).toEqual([409, ''])
        expect(html).toContain('This has begun in another browser')
        expect(html).not.toMatch(/\/i\/|Getting started/)
      }
    }
    const german = { headers: { 'accept-language': 'de' } }
    expect(await (await fetch(`${url}?pid=A%201`, german)).text()).toContain('Browser begonnen')
    expect(await tell(interviewID)).toMatchObject({ places: 2 })
  })

  test('a pid that nobody filled in is nobody’s: each browser has its own invite, and it is shown as it came', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid'] })
    const query = '?pid=%5BID%5D'
    const starts: string[] = []
    for (const browser of [visitor(url), visitor(url)]) {
      await browser.look(query)
      const { status, to } = await browser.start(query)
      expect([status, (await browser.look(query)).to]).toEqual([303, to])
      await openLink(`${here.url}${to}`).send({ type: 'consent', agreed: true })
      starts.push(to)
    }
    expect(new Set(starts).size).toBe(2)
    const all = await summaries(interviewID)
    expect(all.map(({ kept }: { kept: object }) => kept)).toEqual([
      { pid: '[ID]' },
      { pid: '[ID]' },
    ])
  })

  test('nobody agrees for whoever comes later with that pid', async () => {
    const { interviewID, url } = await openOne({ keep: ['pid'] })
    const [stranger, person] = [visitor(url), visitor(url)]
    for (const browser of [stranger, person]) await browser.look()
    const before = await stranger.start('?pid=A')
    expect(await person.look('?pid=A')).toMatchObject({ status: 200 })
    const own = await person.start('?pid=A')
    expect([own.status, own.to === before.to]).toEqual([303, false])
    const left = openLink(`${here.url}${before.to}`)
    expect((await left.send({ type: 'consent', agreed: true })).status).toBe(200)
    const of = async ({ to }: { to: string }) =>
      (await summaries(interviewID)).find(({ linkID }: { linkID: string }) => to.endsWith(linkID))
    expect(await of(before)).not.toHaveProperty('kept')
    expect(await of(own)).toMatchObject({ status: 'created', kept: { pid: 'A' } })
    expect((await person.look('?pid=A')).to).toBe(own.to)
  })

  test('a place that nobody agreed to take is given back after half an hour', async () => {
    const { interviewID, url } = await openOne({ people: 1 })
    const slow = visitor(url)
    await slow.look()
    const { to } = await slow.start()
    expect(await visitor(url).start()).toMatchObject({ status: 410 })
    here.aheadMs = 1_801_000
    expect(await tell(interviewID)).toMatchObject({ places: 0 })
    expect(await visitor(url).look()).toMatchObject({ status: 200 })
    const quick = await visitor(url).start()
    const agree = async (path: string) =>
      await openLink(`${here.url}${path}`).send({ type: 'consent', agreed: true })
    expect((await agree(quick.to)).status).toBe(200)
    const late = await agree(to)
    expect([late.status, late.json.message]).toEqual([
      403,
      expect.stringContaining('All places are taken by now'),
    ])
    expect(await tell(interviewID)).toMatchObject({ places: 1 })
    here.aheadMs = 0
  })

  test('one address cannot take all places, and is told to wait', async () => {
    const { interviewID, url } = await openOne({ people: 100 })
    const came = await Promise.all(Array.from({ length: 24 }, () => visitor(url).start()))
    expect(came.filter(({ status }) => status === 303)).toHaveLength(20)
    const [refused] = came.filter(({ status }) => status === 429)
    expect(refused?.html).toContain('Many are starting here just now')
    expect(refused?.headers.get('retry-after')).toBe('60')
    expect(await tell(interviewID)).toMatchObject({ places: 20 })
  })

  test('nobody more starts than may, and everybody else is told so in their language', async () => {
    const { interviewID, url } = await openOne({ people: 5 })
    const came = await Promise.all(Array.from({ length: 20 }, () => visitor(url).start()))
    expect(came.filter(({ status }) => status === 303)).toHaveLength(5)
    const late = came.filter(({ status }) => status === 410)
    expect(late).toHaveLength(15)
    expect(late[0]?.html).toContain('All places are taken')
    expect(await tell(interviewID)).toMatchObject({ places: 5, people: 5 })
    const german = await fetch(url, { headers: { 'accept-language': 'de-AT,en' } })
    expect([german.status, await german.text()]).toEqual([
      410,
      expect.stringContaining('Alle Plätze sind vergeben'),
    ])
  })
})
