import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { answers, call, eventually, guidelines, openLink, startService } from '../start.ts'

const clear = 'I keep every invoice in one large spreadsheet.'
const doubtful = 'What I need is an export that never loses a number.'
const text = `${clear} ${doubtful}`
const at = text.indexOf('never')
/** A whole interview, on a machine that may be busy. */
const longMs = 120_000
/** Most answers until an interview must have ended by itself. */
const answersMax = 40

type Line = { seq: number; start: number; end: number }

describe.each(databases)('words that were heard in doubt, on $name', ({ open }) => {
  test.each([
    ['confirmed by nobody, are evidence of nothing', [{ from: at, to: at + 5 }]],
    ['as long as nobody looked at them, and what was confirmed is evidence', undefined],
  ])(
    '%s',
    async (_, unsure) => {
      const service = await startService(await open())
      await service.warmUp()
      const { url } = service
      const token = await service.newToken()
      const body = { productID: 'p', interviewName: 'n', guidelines }
      const { interviewID } = (await call(`${url}/v1/interviews/addOne`, { token, body })).json
        .result
      const made = await call(`${url}/v1/invites/createInvites?interviewID=${interviewID}`, {
        token,
      })
      const link = String(made.json.result[0])
      const linkID = link.split('/').at(-1)
      const browser = openLink(link)
      await browser.send({ type: 'consent', agreed: true, locale: 'en' })
      let { result } = (await browser.send({ type: 'onboard', name: 'Ada' })).json
      const seq = Number(result.expects.after) + 1
      const said = [text, ...answers]
      for (let sent = 0; result.phase === 'conversation' && sent < answersMax; sent += 1) {
        const { after } = result.expects
        const next = said.shift()
        const answer = { type: 'answer', text: next, clientMessageID: randomUUID(), after }
        const event = next ? { ...answer, ...(sent === 0 && { unsure }) } : { type: 'skip', after }
        result = (await browser.send(event)).json.result
      }
      if (result.phase === 'verdict') await browser.send({ type: 'verdict', score: 4 })
      await browser.send({ type: 'end', keep: true })

      const talk = await eventually(async () => {
        const reply = await call(`${url}/v1/invites/getTranscript?linkID=${linkID}`, { token })
        const { evidence } = reply.json.result
        return evidence.length > 0 ? reply.json.result : null
      })
      const line = talk.messages.find((message: Line) => message.seq === seq)
      const quotes = talk.evidence
        .filter((evidence: Line) => evidence.seq === seq)
        .map(({ start, end }: Line) => text.slice(start, end))
      const start = text.indexOf(doubtful)
      expect(line.misheard).toEqual(unsure && [{ start, end: text.length }])
      expect(quotes.join(' ').includes('loses a number')).toBe(unsure === undefined)

      const found = async (path: string, body: object) => {
        const { result } = (await call(`${url}/v1/${path}`, { token, body })).json
        const all: (Line & { text: string })[] = result.quotes ?? result
        return all.filter((one) => one.seq === seq).map((one) => one.text)
      }
      const ask = (question: string) => found('interviews/ask', { interviewID, question })
      const verify = (words: string) => found('quotes/verify', { text: words, productID: 'p' })
      expect(await ask('Who loses a number?')).toEqual(unsure ? [] : [doubtful])
      expect(await ask('Where is the spreadsheet with the invoice?')).toEqual([clear])
      expect(await verify('never loses a number')).toEqual(unsure ? [] : ['never loses a number'])
      expect(await verify('one large spreadsheet')).toEqual(['one large spreadsheet'])

      const taken = async (format: string) => {
        const address = `${url}/v1/interviews/export?interviewID=${interviewID}&format=${format}`
        const headers = { authorization: `Bearer ${token}` }
        return (await fetch(address, { headers })).text()
      }
      const lines: (Line & { record: string; misheard?: Line[] })[] = (await taken('jsonl'))
        .trim()
        .split('\n')
        .map((one) => JSON.parse(one))
      const told = lines.find((one) => one.record === 'message' && one.seq === seq)
      expect(told?.misheard).toEqual(line.misheard)
      expect((await taken('csv')).split(doubtful)).toHaveLength(unsure ? 3 : 2)
      expect((await taken('md')).includes(`perhaps misheard, no evidence: ${doubtful}`)).toBe(
        unsure !== undefined,
      )
      await service.close()
    },
    longMs,
  )
})
