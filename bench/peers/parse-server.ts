import { join } from 'node:path'
import { startProcess } from '../servers/servers.ts'
import { type Peer, tell } from './peer.ts'
import { fillInvites, interviewFields, inviteFields, newInterview } from './rows.ts'

const appID = 'bench'
const masterKey = 'bench-master-key'

/** Rows are read and made by a user who is signed in, whose session Parse keeps in its cache. */
export const parseServer: Peer = {
  name: 'Parse Server',
  packages: ['parse-server@9.10.0'],
  goals: { W1: 8 },
  start: ({ folder, databaseURL }) =>
    startProcess('Parse Server', false, (url, port) => ({
      command: [process.execPath, join(folder, 'node_modules/parse-server/bin/parse-server')],
      folder,
      readyPath: '/parse/health',
      env: {
        NODE_ENV: 'production',
        PORT: port,
        PARSE_SERVER_URL: `${url}/parse`,
        PARSE_SERVER_DATABASE_URI: databaseURL,
        PARSE_SERVER_APPLICATION_ID: appID,
        PARSE_SERVER_MASTER_KEY: masterKey,
        PARSE_SERVER_LOG_LEVEL: 'warn',
        SILENT: '1',
      },
    })),
  async fill(url, { databaseURL, rows }) {
    const base = `${url}/parse`
    const app = { 'x-parse-application-id': appID }
    for (const [className, fields] of [
      ['Invite', inviteFields],
      ['Interview', interviewFields],
    ] as const) {
      await tell(
        `${base}/schemas/${className}`,
        { ...app, 'x-parse-master-key': masterKey },
        {
          className,
          fields: Object.fromEntries(
            Object.entries(fields).map(([name, type]) => [name, { type: typeOf(name, type) }]),
          ),
          classLevelPermissions: {
            get: { requiresAuthentication: true },
            create: { requiresAuthentication: true },
          },
        },
      )
    }
    const keys = { objectId: idOf('i'), createdAt: 'now()', updatedAt: 'now()' }
    await fillInvites(databaseURL, { table: 'Invite', keys, rows })
    const user = { username: 'bench', password: 'bench-password' }
    const { sessionToken } = await tell<{ sessionToken: string }>(`${base}/users`, app, user)
    const headers = { ...app, 'x-parse-session-token': sessionToken }
    return {
      read: (row) => ({
        method: 'GET',
        path: `/parse/classes/Invite/${String(row).padStart(10, '0')}`,
        headers,
      }),
      create: {
        method: 'POST',
        path: '/parse/classes/Interview',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(newInterview),
      },
    }
  },
}

/** As long as its own identifiers. */
function idOf(number: string): string {
  return `lpad(${number}::text, 10, '0')`
}

function typeOf(name: string, type: 'text' | 'json'): string {
  if (type === 'text') return 'String'
  return name === 'conversation' ? 'Array' : 'Object'
}
