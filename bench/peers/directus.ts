import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startProcess } from '../servers/servers.ts'
import { type Peer, tell } from './peer.ts'
import { fillInvites, interviewFields, inviteFields, newInterview } from './rows.ts'

const token = 'bench-static-token-of-the-administrator'

/** By the static token of an administrator, which it asks fewer questions about than any other. */
export const directus: Peer = {
  name: 'Directus',
  packages: ['directus@12.4.0'],
  // What runs extensions in a sandbox, of which there are none: its own version is for Node 22.
  overrides: { 'isolated-vm': '6.1.2' },
  goals: { W1: 30, W3: 25 },
  async start({ folder, databaseURL }) {
    const cli = [process.execPath, join(folder, 'node_modules/directus/cli.js')]
    const settings = {
      NODE_ENV: 'production',
      SECRET: 'bench-secret-that-nobody-else-needs-to-know',
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING: databaseURL,
      ADMIN_EMAIL: 'bench@example.com',
      ADMIN_PASSWORD: 'bench-password-1',
      ADMIN_TOKEN: token,
      LOG_LEVEL: 'error',
      TELEMETRY: 'false',
      // It would refuse requests under a load such as this one.
      PRESSURE_LIMITER_ENABLED: 'false',
    }
    const [node = '', script = ''] = cli
    const env = { PATH: process.env.PATH, ...settings }
    execFileSync(node, [script, 'bootstrap'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return startProcess('Directus', false, (url, port) => ({
      command: [...cli, 'start'],
      folder,
      readyPath: '/server/ping',
      env: { ...settings, PORT: port, PUBLIC_URL: url },
    }))
  },
  async fill(url, { databaseURL, rows }) {
    const headers = { authorization: `Bearer ${token}` }
    for (const [collection, fields] of [
      ['invite', inviteFields],
      ['interview', interviewFields],
    ] as const) {
      await tell(`${url}/collections`, headers, {
        collection,
        schema: {},
        meta: {},
        fields: [
          {
            field: 'id',
            type: 'uuid',
            schema: { is_primary_key: true },
            meta: { special: ['uuid'] },
          },
          ...Object.entries(fields).map(([field, type]) => ({
            field,
            type,
            schema: {},
            meta: { special: type === 'json' ? ['cast-json'] : null },
          })),
        ],
      })
    }
    await fillInvites(databaseURL, {
      table: 'invite',
      keys: { id: `('${uuidStart}' || lpad(to_hex(i), 12, '0'))::uuid` },
      rows,
    })
    return {
      read: (row) => ({
        method: 'GET',
        path: `/items/invite/${uuidStart}${row.toString(16).padStart(12, '0')}`,
        headers,
      }),
      create: {
        method: 'POST',
        path: '/items/interview',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(newInterview),
      },
    }
  },
}

const uuidStart = '00000000-0000-4000-8000-'
