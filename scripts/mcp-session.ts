import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, overHTTP } from '../test/mcp/assistant.ts'
import { holdSession } from '../test/mcp/scripted-session.ts'
import { endSharedReading } from '../test/shared-reading.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  startService,
  takeInterview,
} from '../test/start.ts'

/** Holds a scripted session with a real service and writes it, whole, to the end of docs/mcp.md. */
const page = join(import.meta.dirname, '../docs/mcp.md')
const heading = '## A session, whole\n'

const service = await startService('file::memory:', {
  config: { port: 3000, publicURL: 'http://localhost:3000' },
})
try {
  const token = await service.newToken()
  await holdStudy(token)
  const assistant = await connect(overHTTP(service.url, token))
  const { steps } = await holdSession(assistant)
  await assistant.close()
  const written = readFileSync(page, 'utf8')
  const before = written.slice(0, written.indexOf(heading) + heading.length)
  const intro = `\n${steps.length} requests of a program that knows the address and a token, made by \`npm run -s mcp:session\`; nothing is left out.\n`
  writeFileSync(page, before + intro + steps.map(show).join(''))
} finally {
  await service.close()
  await endSharedReading()
}

/** A study that two people took part in before. */
async function holdStudy(token: string): Promise<void> {
  const ask = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  const study = { productID: 'Ledgerly', interviewName: 'First week', guidelines }
  const { interviewID } = (await ask('interviews/addOne', study)).json.result
  const links: string[] = (await ask('invites/createInvites', { interviewID, count: 2 })).json
    .result
  await takeInterview(links[0] ?? '', answers)
  await takeInterview(links[1] ?? '', answers.toReversed())
  await eventually(async () => {
    const { json } = await call(`${service.url}/v1/profiles/getList?productID=Ledgerly`, { token })
    return json.result.length === 2 ? true : null
  })
}

type Steps = Awaited<ReturnType<typeof holdSession>>['steps']

function show({ asked, given, told }: Steps[number], at: number): string {
  const shown =
    given && Object.keys(given).length > 0 ? ` ${block(JSON.stringify(given), 'json')}` : ''
  return `\n### ${at + 1}. \`${asked}\`\n${shown && `\n${shown.trim()}\n`}\n${block(told, 'text')}\n`
}

function block(text: string, language: string): string {
  return `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``
}
