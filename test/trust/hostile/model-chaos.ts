import { written } from '../../llm/given.ts'
import type { Play } from '../../llm/model-server.ts'
import { answers, guidelines } from '../../start.ts'
import { createAsker } from '../asker.ts'
import { lookInto } from '../databases.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { createLinks } from '../furnish.ts'
import { walk } from '../load/walk.ts'
import { pick } from '../random.ts'
import { serveWithModel } from './model-places.ts'

const faultShare = 0.5
const atOnce = 10
/** On the screen within this time, with a little for the way there. */
const answerMsPromised = 13_500

const faults: Play[] = [
  { type: 'status', status: 401 },
  { type: 'status', status: 404 },
  { type: 'status', status: 429 },
  { type: 'status', status: 429, headers: { 'retry-after': '1' } },
  { type: 'status', status: 500 },
  { type: 'status', status: 503 },
  { type: 'status', status: 529 },
  { type: 'hang' },
  { type: 'cut' },
  { type: 'reset' },
  { type: 'page' },
  { type: 'refuse' },
  { type: 'write', text: '' },
  { type: 'write', text: '{"action":"probe","reply":' },
  { type: 'write', text: 'x'.repeat(2_000_000) },
]

/** F10: a model that fails in every way it can, half of the time. */
export const modelChaos: Figure = {
  id: 'F10',
  promise:
    'a model that fails in 15 ways in half of its calls: every interview reaches its end, no participant sees an error, each has an answer within 13 s, no answer is lost',
  unit: 'interviews',
  times: { usual: 20, full: 500 },
  async run(trial: Trial) {
    const { times, random } = trial
    const tally = createTally()
    let failed = 0
    const { server, model, token, databaseURL } = await serveWithModel(trial, () => {
      if (random() >= faultShare) return { type: 'write', text: written() }
      failed += 1
      return pick(random, faults)
    })
    const { ask, need, close } = createAsker({ url: server.url, token })
    const { interviewID } = await need<{ interviewID: string }>('/v1/interviews/addOne', {
      body: { productID: 'p', interviewName: 'n', guidelines },
    })
    const links = await createLinks(server.url, token, interviewID, times)
    const slow: number[] = []
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let linkID = links.shift(); linkID; linkID = links.shift()) {
          const { last, refusal, given, slowestMs } = await walk(
            ask,
            linkID,
            (at) => answers[at % answers.length] ?? 'Yes.',
          )
          slow.push(slowestMs)
          tally.count()
          if (refusal || last?.phase !== 'done')
            tally.fault(`it ended with ${refusal?.status ?? 'nothing'} ${refusal?.text ?? ''}`)
          const look = await lookInto(databaseURL)
          const rows = await look.rows(
            `select content from message where link_id = '${linkID}' and role = 'user' order by seq`,
          )
          await look.close()
          const kept = rows.map(({ content }) => content)
          const missing = given.filter((text) => !kept.includes(text))
          for (const text of missing) tally.fault(`an answer is gone: ${text}`)
        }
      }),
    )
    const slowest = Math.max(...slow)
    if (slowest > answerMsPromised) tally.late(`an answer took ${Math.round(slowest)} ms`)
    tally.measure(
      `${model.requests.length} calls of the model, ${failed} of them failed; the slowest answer took ${Math.round(slowest)} ms`,
    )
    close()
    await server.end('SIGTERM')
    await model.close()
    return tally.finding(
      'The served process, its model a double that speaks the protocol over HTTP.',
    )
  },
}
