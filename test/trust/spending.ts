import { written } from '../llm/given.ts'
import { inputTokens, outputTokens } from '../llm/model-server.ts'
import { answers, guidelines } from '../start.ts'
import { createAsker } from './asker.ts'
import { createTally, type Figure, type Trial } from './figure.ts'
import { createLinks } from './furnish.ts'
import { serveWithModel } from './model-places.ts'
import { walk } from './walk.ts'

const tokensACall = inputTokens + outputTokens
const atOnce = 20

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
      let most = 0
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let linkID = links.shift(); linkID; linkID = links.shift()) {
            const { last } = await walk(
              ask,
              linkID,
              (at) => `${answers[at % answers.length]} ${at}`,
            )
            if (last?.phase !== 'done') tally.fault('an interview did not reach its end')
            tally.count()
          }
        }),
      )
      const spent = model.requests.length * tokensACall
      if (name.endsWith('DAY') && spent > tokens + tokensACall)
        tally.fault(`${spent} tokens were used up of ${tokens} a day`)
      most = spent
      if (name.endsWith('INTERVIEW') && spent > count * (tokens + tokensACall))
        tally.fault(`${spent} tokens were used up by ${count} interviews of ${tokens} each`)
      tally.measure(`${name}=${tokens}: ${most} tokens used up by ${count} interviews`)
      close()
      await server.end('SIGTERM')
      await model.close()
    }
    return tally.finding(
      'The served process; the calls that reached the double of the model counted.',
    )
  },
}
