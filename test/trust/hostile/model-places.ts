import { type ModelServer, type Script, startModelServer } from '../../llm/model-server.ts'
import type { Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import { type Served, serve } from '../served.ts'

export const modelKey = 'canary-model-key-4711'

export type WithModel = { server: Served; model: ModelServer; token: string; databaseURL: string }

/** The served process on SQLite with a double of a model behind it, which plays the script. */
export async function serveWithModel(
  { databases }: Pick<Trial, 'databases'>,
  script: Script,
  env: Record<string, string> = {},
): Promise<WithModel> {
  const [database] = databases
  if (!database) throw new Error('There is no database.')
  const model = await startModelServer()
  model.play(script)
  const databaseURL = await database.open()
  const token = await addTokenFor(databaseURL, 'acme')
  const { url, model: name } = model.access('openai-compatible')
  const server = await serve({
    databaseURL,
    env: {
      COLLOQUY_MODEL: `openai-compatible/${name}`,
      COLLOQUY_MODEL_URL: url ?? '',
      COLLOQUY_MODEL_KEY: modelKey,
      ...env,
    },
  })
  return { server, model, token, databaseURL }
}
