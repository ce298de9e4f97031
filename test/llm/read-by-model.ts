import { readConfig } from '../../src/config.ts'
import { call, guidelines, startService, type TestService, takeInterview } from '../start.ts'
import type { ModelServer } from './model-server.ts'
import { claimed, type Written } from './written-claims.ts'

/** The model that these tests set up. */
export const model = 'openai-compatible/llama3.1'

export type ReadInterview = {
  service: TestService
  token: string
  linkID: string
  profileID: string
}

/** Takes an interview of a service that this model server stands behind, and has it read. */
export async function takeAndRead(
  server: ModelServer,
  databaseURL: string,
  { said, interviewer = model }: { said: readonly string[]; interviewer?: string },
): Promise<ReadInterview> {
  const settings = readConfig({
    COLLOQUY_MODEL: model,
    COLLOQUY_MODEL_URL: server.access('openai-compatible').url ?? '',
  })
  const service = await startService(databaseURL, {
    config: { model: settings.model },
    work: false,
  })
  const token = await service.newToken()
  const body = { productID: 'invoices', interviewName: 'First look', guidelines, interviewer }
  const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
  const query = `interviewID=${added.json.result.interviewID}`
  const made = await call(`${service.url}/v1/invites/createInvites?${query}`, { token })
  const link: string = made.json.result[0]
  await takeInterview(link, [...said], { onboard: { name: 'Sample Person', occupation: 'Baker' } })
  while (await service.worker.tick());
  const linkID = link.slice(link.lastIndexOf('/') + 1)
  const profileID = (await service.store.findParticipation({ linkID }))?.profileID ?? ''
  return { service, token, linkID, profileID }
}

/** A model that conducts nothing and reads these claims: what it writes to that, null to all else. */
export function readClaims(
  messages: readonly { content: string }[],
  read: readonly Omit<Written, 'from'>[],
): string | null {
  const [system, user] = messages
  if (!system?.content.includes('finished research interview')) return null
  const lines = user?.content.split('\n') ?? []
  const from = (quote: string) => lines.find((line) => line.includes(quote))?.split(':')[0] ?? ''
  return claimed(read.map((one) => ({ ...one, from: from(one.quote) })))
}
