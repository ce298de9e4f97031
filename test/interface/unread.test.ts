import { afterEach, describe, expect, test } from 'vitest'
import { type Readings, readings } from '../../src/reading/readings.ts'
import { ReadingOverrun } from '../../src/service/reading.ts'
import { databases } from '../databases.ts'
import { call, details, eventually, openLink, startService, type TestService } from '../start.ts'

const guidelines = `# Now
- Must ask: How do you send an invoice today?
- What happens when a payment is late?
- Who helps you with it?
- What would you change first?`
const tooLong = 'zzgrind'
const honest = 'I write each invoice by hand and copy the numbers from my notebook in the evening.'

/** A double of the threads: words with `zzgrind` in them never end for these readings. */
function grinding(...names: (keyof Readings)[]) {
  const table = Object.entries(readings).map(([name, read]) => [
    name,
    async (asked: object) => {
      const key = name as keyof Readings
      const { unread = false } = 'event' in asked ? (asked.event as { unread?: boolean }) : {}
      // Of a step its event, of a turn the answer to it: what came before was read already.
      const newest = 'event' in asked ? asked.event : key === 'propose' ? lastOf(asked) : asked
      const seen = JSON.stringify(newest)
      if (names.includes(key) && !unread && seen.includes(tooLong)) throw new ReadingOverrun()
      return await (read as (asked: object) => Promise<unknown>)(asked)
    },
  ])
  return () => Object.fromEntries(table) as Readings
}

function lastOf(asked: object): unknown {
  return (asked as Parameters<Readings['propose']>[0]).messages.at(-1)
}

describe.each(databases)('words that take too long to read, on $name', ({ open }) => {
  let service: TestService
  afterEach(() => service.close())

  async function begin(reading: () => Readings) {
    service = await startService(await open(), { reading })
    const token = await service.newToken()
    const body = { productID: 'p', interviewName: 'n', guidelines }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
    const { interviewID } = added.json.result
    const path = `/v1/invites/createInvites?interviewID=${interviewID}`
    const link: string = (await call(service.url + path, { token })).json.result[0]
    const browser = openLink(link)
    await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    let last = await browser.send({ type: 'onboard', ...details })
    const say = async (text: string) => {
      const { type, after } = last.json.result.expects
      const id = `m${after}`
      last = await browser.send(
        type === 'verdict' ? { type, text } : { type, text, after, clientMessageID: id },
      )
      return last
    }
    const transcript = async () => {
      const asked = `/v1/invites/getTranscript?linkID=${link.split('/').at(-1)}`
      return (await call(service.url + asked, { token })).json.result
    }
    return { token, interviewID, link, say, transcript, browser }
  }

  test.each(['reduce', 'propose'] as const)(
    'are kept whole, marked, and followed by the next question (%s)',
    async (name) => {
      const reading = grinding(name)
      const { say, transcript } = await begin(reading)
      const said = `${honest} ${tooLong}`
      const reply = await say(said)
      expect(reply.status).toBe(200)
      expect(reply.json.result.expects).toMatchObject({ type: 'answer', after: 2 })
      const { messages } = await transcript()
      expect(messages[1]).toMatchObject({ content: said, flags: ['unread'] })
      expect(messages[2].content).toContain('late')
    },
  )

  test('leave the rest of the interview to be read, and nothing of them in the profile', async () => {
    const reading = grinding('reduce')
    const { say, token, browser } = await begin(reading)
    await say(`I am a florist. ${tooLong}`)
    await say('My sister helps me, and she reminds people once a week.')
    await say('What I need is a tool that never loses a number, and the lists are slow.')
    await browser.send({ type: 'end', keep: true })
    const [profile] = await eventually(async () => {
      const profiles = await call(`${service.url}/v1/profiles/getList?productID=p`, { token })
      return profiles.json.result.length > 0 ? profiles.json.result : null
    })
    expect(JSON.stringify(profile)).toContain('never loses a number')
    expect(JSON.stringify(profile)).not.toContain('florist')
  })

  test('as a verdict: its number counts, its words are kept and the end is reached', async () => {
    const reading = grinding('reduce')
    const { browser, say, transcript } = await begin(reading)
    for (let turn = 0; turn < 30; turn += 1) {
      const state = (await browser.state()).json.result
      if (state.expects?.type === 'verdict' || state.phase === 'done') break
      await say(turn % 2 ? honest : 'No, that is all there is to say about it, really.')
    }
    const verdict = await browser.send({ type: 'verdict', score: 2, text: `meh ${tooLong}` })
    expect(verdict.status).toBe(200)
    const { messages } = await transcript()
    const kept = messages.find(({ content }: { content: string }) => content.includes(tooLong))
    expect(kept).toMatchObject({ content: `meh ${tooLong}\n2/5`, flags: ['unread'] })
  })

  test('as guidelines: whoever checks them and whoever opens a link is told so in a sentence', async () => {
    const reading = grinding('compileGuide', 'openGuide')
    service = await startService(await open(), { reading })
    const token = await service.newToken()
    const url = `${service.url}/v1/interviews`
    const body = { guidelines: `- What is ${tooLong}?` }
    const checked = await call(`${url}/checkGuidelines`, { token, body })
    expect(checked).toMatchObject({ status: 503, json: { message: expect.stringMatching(/read/) } })
    const added = await call(`${url}/addOne`, {
      token,
      body: { ...body, productID: 'p', interviewName: 'n' },
    })
    const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`
    const link: string = (await call(service.url + path, { token })).json.result[0]
    expect(await openLink(link).state()).toMatchObject({ status: 503 })
  })

  test('in a profile: its job waits for a person at once', async () => {
    const reading = grinding('extract')
    const { say, browser } = await begin(reading)
    await say(`${honest} ${tooLong}`)
    await browser.send({ type: 'end', keep: true })
    const reason = await eventually(async () => {
      const [job] = await service.store.listParkedJobs({ limit: 9 })
      return job?.reason
    })
    expect(reason).toBe('This took too long to read.')
  })
})
