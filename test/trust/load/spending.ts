import { written } from '../../llm/given.ts'
import { inputTokens, type ModelServer, outputTokens } from '../../llm/model-server.ts'
import { answers, guidelines } from '../../start.ts'
import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { createLinks } from '../furnish.ts'
import { serveWithModel } from '../hostile/model-places.ts'
import { walk } from './walk.ts'

const tokensACall = inputTokens + outputTokens
const atOnce = 20
/** In the one call by which the service learns at its start whether the model answers; no interview pays it. */
const checkWords = 'whether you can be reached'

/** F12: somebody talks to the model as much as they can. */
export const spending: Figure = {
  id: 'F12',
  promise:
    'a limit of tokens, for a day or for an interview, is exceeded by at most one call, however many interviews run at once; they all go on without the model',
  unit: 'interviews',
  times: { usual: 40, full: 400 },
  async run(trial: Trial) {
    const tally = createTally()
    const limits = [
      { name: 'COLLOQUY_MODEL_TOKENS_PER_DAY', tokens: 40_000 },
      { name: 'COLLOQUY_MODEL_TOKENS_PER_INTERVIEW', tokens: 4_000 },
    ]
    for (const { name, tokens } of limits) {
      const play = () => ({ type: 'write', text: written() }) as const
      const { server, model, token } = await serveWithModel(trial, play, {
        [name]: String(tokens),
      })
      const { ask, need, close } = createAsker({ url: server.url, token })
      const { interviewID } = await need<{ interviewID: string }>('/v1/interviews/addOne', {
        body: { productID: 'p', interviewName: 'n', guidelines },
      })
      const count = Math.ceil(trial.times / limits.length)
      const links = await createLinks(server.url, token, interviewID, count)
      const labels: string[] = []
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let linkID = links.shift(); linkID; linkID = links.shift()) {
            // What is asked of the model for this interview is known by it.
            const label = `in studio ${1_000 + labels.length}`
            labels.push(label)
            const { last } = await walk(
              ask,
              linkID,
              (at) => `${answers[at % answers.length]} That was ${label}, time ${at}.`,
            )
            if (last?.phase !== 'done') tally.fault('an interview did not reach its end')
            tally.count()
          }
        }),
      )
      const ofInterviews = model.requests.filter(({ text }) => !text.includes(checkWords))
      const all = ofInterviews.length * tokensACall
      const most = Math.max(...labels.map((label) => callsAbout(model, label) * tokensACall))
      const [spent, whose] = name.endsWith('DAY') ? [all, 'a day'] : [most, 'an interview']
      if (spent > tokens + tokensACall)
        tally.fault(`${spent} tokens were used up of ${tokens} ${whose}`)
      if (most === 0) tally.fault('the model was not asked')
      tally.measure(
        `${name}=${tokens}: ${all} tokens used up by ${count} interviews, at most ${most} by one`,
      )
      close()
      await server.end('SIGTERM')
      await model.close()
    }
    return tally.finding(
      'The served process; the calls that reached the double of the model counted.',
    )
  },
}

function callsAbout({ requests }: Pick<ModelServer, 'requests'>, label: string): number {
  return requests.filter(({ text }) => text.includes(label)).length
}
