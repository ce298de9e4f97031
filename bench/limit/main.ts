import { readFileSync } from 'node:fs'
import type { Template } from '../data/template.ts'
import { openPostgres } from './postgres.ts'
import { createLimitServer } from './server.ts'
import { openSqlite } from './sqlite.ts'

/** The hand-written server as a process: `DATABASE_URL`, `PORT`, `PUBLIC_URL` and `TEMPLATE` say what of. */
const { DATABASE_URL = '', PORT, PUBLIC_URL = '', TEMPLATE = '' } = process.env
const template: Template = JSON.parse(readFileSync(TEMPLATE, 'utf8'))
const backend = DATABASE_URL.startsWith('file:')
  ? openSqlite(DATABASE_URL.slice('file:'.length), template)
  : openPostgres(DATABASE_URL, template)
const server = createLimitServer({ backend, publicURL: PUBLIC_URL, reply: template.reply })
server.listen(Number(PORT), '127.0.0.1')
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => void backend.close())
})
