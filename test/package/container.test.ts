import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/config.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')

test('the health check of a container asks the port that is set, and fails where it is not ready', async () => {
  const [, command = ''] =
    /^HEALTHCHECK [^\n]*\\\n\s*CMD (\[.*\])$/m.exec(read('Containerfile')) ?? []
  const [, ...args]: string[] = JSON.parse(command)
  const asked: (string | undefined)[] = []
  let status = 200
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const PORT = String(typeof address === 'object' && address?.port)
  const check = async () => {
    const child = spawn(process.execPath, args, { env: { PORT }, stdio: 'inherit' })
    return (await once(child, 'exit'))[0]
  }
  expect(await check()).toBe(0)
  status = 503
  expect(await check()).toBe(1)
  server.close()
  await once(server, 'close')
  expect(asked).toEqual(['/ready', '/ready'])
  expect(await check()).toBe(1)
})

test('the compose file has settings of the service alone, and a database user that is no superuser', () => {
  const { colloquy, database } = parse(read('compose.yaml')).services
  const filled = Object.entries<string>(colloquy.environment).map(([name, value]) => [
    name,
    value.replace(/\$\{\w+:([-?])([^}]*)\}/g, (_, kind, usual) =>
      kind === '-' ? usual : 'secret',
    ),
  ])
  expect(readConfig(Object.fromEntries(filled))).toMatchObject({
    databaseURL: 'postgres://colloquy:secret@database/colloquy',
    publicURL: 'http://localhost:3000',
  })
  expect(database.environment.POSTGRES_USER).toBeUndefined()
  const mounted = database.volumes.map((volume: string) => volume.split(':')[0])
  expect(mounted).toContain('./create-database.sh')
  expect(read('create-database.sh')).toMatch(
    /create role colloquy login password[^;]*;\n.*owner colloquy;/,
  )
})
