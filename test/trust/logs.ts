import { createRequire } from 'node:module'
import { startModelServer } from '../llm/model-server.ts'
import { createAsker } from './asker.ts'
import { createTally, type Figure, type Trial } from './figure.ts'
import { addTokenFor, createLinks, furnish } from './furnish.ts'
import { serve } from './served.ts'

const kinds = [
  'token',
  'link',
  'email',
  'name',
  'answer',
  'guidelines',
  'key',
  'query',
  'cookie',
  'agent',
] as const
type Kind = (typeof kinds)[number]

/** F17: what must not be in any log, through success, failure and crash. */
export const logs: Figure = {
  id: 'F17',
  promise:
    'no token, link, address, name, answer, guideline, key, query, cookie or password of 50 is in anything that the process writes at debug, through success, failure and crash',
  unit: 'canaries',
  times: { usual: 50, full: 200 },
  async run({ times, databases, random }: Trial) {
    const tally = createTally()
    const model = await startModelServer()
    model.play(() => ({ type: 'write', text: '' }))
    const crash = createRequire(import.meta.url).resolve('./faults/throw-on-signal.ts')
    for (const database of databases) {
      const databaseURL = await database.open()
      const rounds = Math.ceil(times / kinds.length / databases.length)
      const canaries: string[] = ['canary-model-key', 'canary-thrown']
      const written: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const token = await addTokenFor(databaseURL, 'acme')
        const server = await serve({
          databaseURL,
          env: {
            LOG_LEVEL: 'debug',
            COLLOQUY_MODEL: 'openai-compatible/llama3.1',
            COLLOQUY_MODEL_URL: model.access('openai-compatible').url ?? '',
            COLLOQUY_MODEL_KEY: 'canary-model-key',
            THROWN: 'canary-thrown',
            NODE_OPTIONS: `--import=${crash}`,
          },
        })
        const owned = await furnish(server.url, token, 'canary-person', 'canary@example.com')
        const [link = ''] = await createLinks(server.url, token, owned.interviewID, 1)
        const mark = Math.floor(random() * 1e9).toString(36)
        const canary = Object.fromEntries(
          kinds.map((kind) => [kind, `canary${kind}${mark}`]),
        ) as Record<Kind, string>
        canary.token = token
        canary.link = link
        canaries.push(...Object.values(canary), owned.linkID, owned.email)
        await sayEverywhere(server.url, canary)
        process.kill(server.pid, 'SIGUSR2')
        const { code } = await server.ended
        if (code !== 1) tally.fault(`${database.name}: a bug ended it with ${code}`)
        if (!server.output().includes('ended by a bug')) tally.fault('the crash is not told of')
        written.push(server.output())
        tally.count(kinds.length)
      }
      const all = written.join('\n')
      for (const canary of canaries)
        if (all.includes(canary)) tally.fault(`${database.name}: ${canary} was written down`)
      if (!all.includes('/i/:linkID/events')) tally.fault('no request was logged at all')
      tally.measure(
        `${database.name}: ${all.split('\n').length} lines, ${canaries.length} canaries`,
      )
    }
    await model.close()
    return tally.finding('Everything that the served process wrote to its two outputs, searched.')
  },
}

/** Each canary in every place where its kind can come, in calls that succeed and calls that fail. */
async function sayEverywhere(url: string, canary: Record<Kind, string>): Promise<void> {
  const { ask, close } = createAsker({ url, token: canary.token })
  const headers = {
    'idempotency-key': canary.key,
    'user-agent': canary.agent,
    cookie: `colloquy_browser=${canary.cookie}; colloquy_session=${canary.cookie}`,
    referer: `http://127.0.0.1/i/${canary.link}`,
  }
  const body = { productID: canary.name, interviewName: canary.name, guidelines: canary.guidelines }
  await ask('/v1/interviews/addOne', { body, headers })
  await ask('/v1/interviews/addOne', { body: { ...body, productID: 7 }, headers })
  await ask('/v1/interviews/addOne', { body: `{"${canary.answer}`, headers })
  await ask('/v1/interviews/addOne', {
    body,
    headers: { ...headers, 'content-type': canary.query },
  })
  await ask(`/v1/profiles/getList?productID=${canary.query}&${canary.query}=1`, { headers })
  await ask(`/v1/invites/getOne?linkID=${canary.link}`, { headers })
  await ask(`/v1/${canary.query}`, { headers })
  await ask('/v1/people/export', { body: { email: `${canary.email}@example.com` }, headers })
  const wrong = { ...headers, authorization: `Bearer clq_${canary.key}` }
  await ask('/v1/profiles/getList?productID=p', { headers: wrong })
  const signIn = { email: `${canary.email}@example.com`, password: canary.answer }
  await ask('/console/session/signIn', { body: signIn, headers })
  const path = `/i/${canary.link}`
  await ask(path, { headers })
  await ask(`${path}/%ff`, { headers })
  await ask(`${path}/events`, { body: { type: 'consent', agreed: true }, headers })
  const details = { name: canary.name, email: `${canary.email}@example.com` }
  const onboarded = await ask(`${path}/events`, { body: { type: 'onboard', ...details }, headers })
  const after = JSON.parse(onboarded?.text ?? '{}').result?.expects?.after ?? 1
  const answer = { type: 'answer', text: canary.answer, clientMessageID: canary.key, after }
  await ask(`${path}/events`, { body: answer, headers })
  await ask(`${path}/events`, { body: { ...answer, after: 99, clientMessageID: 'x' }, headers })
  await ask(`${path}/export`, { headers })
  await ask(`${path}/erase`, { method: 'POST', headers })
  close()
}
