import { describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { answers, eventually, openLink, takeInterview } from '../start.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { closedGuide, useOpenLinks, visitor } from './use-open-links.ts'

const comparedGuide = `# Use
- Which plan are you on? (choose one)
  - [ ] Free
  - [ ] Paid
- Which of these matter to you? (choose up to 2)
  - [ ] Price
  - [ ] Speed
- What made you look for a tool like this?
`

describe.each(databases)('a link for many people with quotas, on $name', ({ open }) => {
  const { here, get, need, openOne, tell, summaries } = useOpenLinks(open)

  test('one address that agrees each time fills neither a quota nor the link', async () => {
    const written = closedGuide.replace('quota 1', 'quota 21')
    const { interviewID, url } = await openOne({ people: 100 }, written)
    const choose = async ({ to }: { to: string }) => {
      const browser = openLink(`${here.url}${to}`)
      await browser.send({ type: 'consent', agreed: true })
      await browser.send({ type: 'onboard' })
      const chosen = { text: '2 to 10', choice: [1], clientMessageID: to, after: 0 }
      const again = () => browser.send({ type: 'answer', ...chosen })
      return { ...browser, again, taken: await again() }
    }
    const came = []
    for (let one = await visitor(url).start(); one.status === 303; one = await visitor(url).start())
      came.push(await choose(one))
    expect(came).toHaveLength(20)
    const [first, second, ...others] = came.filter(({ taken }) => taken.status === 200)
    const waiting = came.filter(({ taken }) => taken.status === 429)
    expect([others.length, waiting.length]).toEqual([9, 9])
    const [next] = waiting
    expect(next?.taken.json.message).toContain(
      'Many people are choosing this at your network just now',
    )
    expect(next?.taken.headers.get('retry-after')).toBe('60')
    expect((await next?.state())?.json.result).toMatchObject({ expects: { type: 'answer' } })
    const taken = async () => {
      const { json } = await get(`interviews/getFindings?interviewID=${interviewID}`)
      return json.result.topics[0].questions[0].closed.options[1].taken
    }
    expect(await taken()).toBe(11)
    // Nor does who ends at once; whoever answers on lets the next one in.
    await first?.send({ type: 'end', keep: true })
    expect(await taken()).toBe(10)
    await second?.answer('4', 2)
    await second?.answer(answers[2] ?? '', 4)
    expect(await tell(interviewID)).toMatchObject({ places: 19 })
    expect((await next?.again())?.status).toBe(200)
    for (let more = 0; more < 2; more += 1)
      expect(await visitor(url).start()).toMatchObject({ status: 303 })
    expect(await visitor(url).start()).toMatchObject({ status: 429 })
    here.aheadMs = 7_201_000
    expect([await taken(), await tell(interviewID)]).toMatchObject([0, { places: 1 }])
    here.aheadMs = 0
  }, 120_000)

  test('who comes back within two hours finds their place, of the quota and of the link', async () => {
    const { interviewID, url } = await openOne({ people: 1 }, closedGuide)
    const { to } = await visitor(url).start()
    const browser = openLink(`${here.url}${to}`)
    await browser.send({ type: 'consent', agreed: true })
    await browser.send({ type: 'onboard' })
    const chosen = { text: '2 to 10', choice: [1], clientMessageID: to, after: 0 }
    await browser.send({ type: 'answer', ...chosen })
    const [link = ''] = await need('invites/createInvites', { interviewID })
    const other = openLink(link)
    await other.send({ type: 'consent', agreed: true })
    await other.send({ type: 'onboard' })
    here.aheadMs = 7_100_000
    expect(await visitor(url).start()).toMatchObject({ status: 410 })
    const late = await other.send({ type: 'answer', ...chosen, clientMessageID: 'late' })
    expect(late.json.result.status).toBe('quota_full')
    const back = await browser.answer('4', 2)
    expect([back.status, back.json.result.status]).toEqual([200, 'started'])
    here.aheadMs = 0
  })

  test('a screener ends it for whom it is not, a quota when it is full, and each is counted', async () => {
    const receiver = await startReceiver()
    const events = ['invite.ended', 'interview.quota_reached']
    const { webhookID } = await need('webhooks/addOne', { url: receiver.url, events })
    const { interviewID, url } = await openOne({ keep: ['pid'] }, closedGuide)
    const out = 'https://panel.example/out?p={pid}'
    const full = 'https://panel.example/full?p={pid}'
    await need('interviews/setRedirects', { interviewID, screenedOut: out, quotaFull: full })
    const come = async (pid: string) => {
      const { to } = await visitor(url).start(`?pid=${pid}`)
      const browser = openLink(`${here.url}${to}`)
      await browser.send({ type: 'consent', agreed: true, locale: 'en' })
      const { json } = await browser.send({ type: 'onboard' })
      const [{ seq: after, closed }] = json.result.conversation
      expect(closed).toEqual({
        kind: 'one',
        options: ['Just me', '2 to 10', 'More than 10'],
      })
      const choose = (text: string, choice: number[]) =>
        browser.send({ type: 'answer', text, choice, clientMessageID: pid, after })
      return { choose, browser, link: `${here.url}${to}`, linkID: to.slice(3) }
    }
    const told = receiver.reached(3)
    const alone = await come('a')
    const wrong = await alone.choose('More than 10', [0])
    expect([wrong.status, wrong.json.message]).toEqual([
      400,
      'text must be what choice says: the options chosen, or the number.',
    ])
    const ended = (await alone.choose('Just me', [0])).json.result
    expect(ended).toMatchObject({ status: 'screened_out', phase: 'done', progress: 1 })
    expect(ended.conversation.at(-1).content).toContain('another situation')
    expect(ended.next).toBe('https://panel.example/out?p=a')
    expect((await alone.choose('More than 10', [2])).json.result).toEqual(ended)

    const people = await Promise.all(['b', 'c', 'd', 'e'].map(come))
    const went = await Promise.all(people.map(({ choose }) => choose('2 to 10', [1])))
    const statuses = went.map(({ json }) => json.result.status)
    expect(statuses.toSorted()).toEqual(['quota_full', 'quota_full', 'quota_full', 'started'])
    const late = went.find(({ json }) => json.result.status === 'quota_full')?.json.result
    expect(late.conversation.at(-1).content).toContain('enough people')
    expect(late.conversation.at(-2)).toMatchObject({ content: '2 to 10', choice: [1] })
    expect(late.next).toMatch(/^https:\/\/panel\.example\/full\?p=[b-e]$/)
    const inside = people[statuses.indexOf('started')]
    expect((await openLink(inside?.link ?? '').state()).json.result).not.toHaveProperty('next')

    expect((await inside?.browser.answer('4', 2))?.status).toBe(200)
    const last = await inside?.browser.answer(answers[2] ?? '', 4)
    expect(last?.status).toBe(200)
    await inside?.browser.send({ type: 'end', keep: true })
    expect(await tell(interviewID)).toMatchObject({
      places: 1,
      screenedOut: 1,
      full: 3,
      finished: 1,
    })
    const list = await summaries(interviewID)
    expect(list.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'completed',
      'quota_full',
      'quota_full',
      'quota_full',
      'screened_out',
    ])
    const { counts } = (await get(`interviews/getReport?interviewID=${interviewID}`)).json.result
    expect(counts).toMatchObject({ started: 5, screenedOut: 1, quotaFull: 3, endedEarly: 1 })
    const found = (await get(`interviews/getFindings?interviewID=${interviewID}`)).json.result
    const [screener, use] = found.topics
    expect(screener.questions[0].closed).toEqual({
      ...{ kind: 'one', asked: 5, answered: 5 },
      options: [
        { text: 'Just me', end: true, people: 1 },
        { text: '2 to 10', quota: 1, people: 4, taken: 1 },
        { text: 'More than 10', people: 0 },
      ],
    })
    const values = [1, 2, 3, 4, 5].map((value) => ({ value, people: value === 4 ? 1 : 0 }))
    const scale = { kind: 'scale', from: 1, to: 5, labels: { low: 'hard', high: 'easy' }, values }
    expect(use.questions[0].closed).toEqual({ ...scale, asked: 1, answered: 1, mean: 4 })
    const transcript = await get(`invites/getTranscript?linkID=${inside?.linkID}`)
    expect(transcript.json.result.messages[1]).toMatchObject({ content: '2 to 10', choice: [1] })
    const at = `${here.url}/v1/interviews/export?interviewID=${interviewID}&format=`
    const headers = { authorization: `Bearer ${here.token}` }
    const table = await (await fetch(`${at}csv`, { headers })).text()
    expect(table.split('\r\n')[0]).toContain(',choice,said,flags')
    expect(table).toMatch(/,2 to 10,1,/)
    expect(await (await fetch(`${at}jsonl`, { headers })).text()).toContain('"choice":[4]')

    await told
    const reasons = receiver.received.map(({ type, data }) => data.reason ?? type).toSorted()
    expect(reasons).toContain('screened_out')
    expect(reasons.filter((one) => one === 'interview.quota_reached')).toHaveLength(1)
    await need('webhooks/remove', { webhookID })
    await receiver.close()
  })

  test('people are compared by what they chose, whoever chose several in each of these groups', async () => {
    const { interviewID, url } = await openOne({}, comparedGuide)
    const long = answers[0] ?? ''
    for (const plan of ['Free', 'Free', 'Free', 'Free', 'Free', 'Paid']) {
      const { to } = await visitor(url).start()
      const told = plan === 'Free' ? [plan, 'Price and Speed', long] : [plan, 'Speed']
      await takeInterview(`${here.url}${to}`, told, { onboard: {} })
    }
    const tellBy = async (question: string) => {
      const by = `interviewID=${interviewID}&by=question:${question}&quotes=0`
      return (await get(`interviews/getFindings?${by}`)).json
    }
    const found = await eventually(async () => {
      const { result } = await tellBy('q1')
      return result.people === 6 ? result : null
    })
    expect(found.groupedBy).toEqual({
      by: 'question:q1',
      groups: [{ value: 'Free', people: 5 }, { value: 'Paid' }],
      unknown: 0,
    })
    const [{ questions }] = found.topics
    expect(questions[2].groups).toMatchObject([{ value: 'Free', asked: 5, spoke: 5 }])
    expect((await tellBy('q2')).result.groupedBy.groups).toEqual([
      { value: 'Speed', people: 6 },
      { value: 'Price', people: 5 },
    ])
    for (const none of ['q3', 'q9']) {
      expect((await tellBy(none)).message).toContain('by must name a closed question')
    }
  })
})
