import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startProcess } from '../servers/servers.ts'
import type { Peer } from './peer.ts'
import { fillInvites, interviewFields, inviteFields, newInterview } from './rows.ts'

/** By a full-access API token; without the panel of its administrators, which no call here needs. */
export const strapi: Peer = {
  name: 'Strapi',
  packages: [
    '@strapi/strapi@5.54.0',
    'pg@8.23.1',
    'react@18.3.1',
    'react-dom@18.3.1',
    'react-router-dom@6.30.3',
    'styled-components@6.6.0',
  ],
  goals: { W1: 15 },
  async start({ folder, databaseURL }) {
    for (const [path, text] of Object.entries(project)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    mkdirSync(join(folder, 'public/uploads'), { recursive: true })
    return startProcess('Strapi', false, (_, port) => ({
      command: [
        process.execPath,
        join(folder, 'node_modules/@strapi/strapi/bin/strapi.js'),
        'start',
      ],
      folder,
      readyPath: '/_health',
      env: {
        NODE_ENV: 'production',
        PORT: port,
        DATABASE_URL: databaseURL,
        TOKEN_PATH: join(folder, 'token'),
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
    }))
  },
  async fill(_, { folder, databaseURL, rows }) {
    const keys = {
      document_id: idOf('i'),
      created_at: 'now()',
      updated_at: 'now()',
      published_at: 'now()',
    }
    await fillInvites(databaseURL, { table: 'invites', keys, rows })
    const headers = { authorization: `Bearer ${readFileSync(join(folder, 'token'), 'utf8')}` }
    return {
      read: (row) => ({
        method: 'GET',
        path: `/api/invites/bench${String(row).padStart(19, '0')}`,
        headers,
      }),
      create: {
        method: 'POST',
        path: '/api/interviews',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ data: newInterview }),
      },
    }
  },
}

function idOf(number: string): string {
  return `'bench' || lpad(${number}::text, 19, '0')`
}

/** The least project that Strapi's documentation describes; its logger of each request is left out. */
const project: Record<string, string> = {
  'config/database.js': `module.exports = () => ({ connection: {
    client: 'postgres', connection: { connectionString: process.env.DATABASE_URL } } })`,
  'config/server.js': `module.exports = () => ({ host: '127.0.0.1', port: Number(process.env.PORT),
    app: { keys: ['bench-key-one', 'bench-key-two'] } })`,
  'config/admin.js': `module.exports = () => ({ serveAdminPanel: false, auth: { secret: 'bench-secret' },
    apiToken: { salt: 'bench-salt' }, transfer: { token: { salt: 'bench-salt' } },
    secrets: { encryptionKey: 'bench-encryption-key' } })`,
  'config/middlewares.js': `module.exports = ['strapi::errors', 'strapi::security', 'strapi::cors',
    'strapi::poweredBy', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon',
    'strapi::public']`,
  'src/index.js': `const { writeFileSync } = require('node:fs')
    module.exports = { async bootstrap({ strapi }) {
      const { accessKey } = await strapi.service('admin::api-token').create({
        name: 'bench', description: '', type: 'full-access', lifespan: null })
      writeFileSync(process.env.TOKEN_PATH, accessKey) } }`,
  ...contentType('invite', inviteFields),
  ...contentType('interview', interviewFields),
}

function contentType(name: string, fields: Record<string, 'text' | 'json'>) {
  const folder = `src/api/${name}`
  const names = { singularName: name, pluralName: `${name}s`, displayName: name }
  const attributes = Object.fromEntries(
    Object.entries(fields).map(([field, type]) => [field, { type }]),
  )
  const options = { draftAndPublish: false }
  const schema = {
    kind: 'collectionType',
    collectionName: `${name}s`,
    info: names,
    options,
    attributes,
  }
  const made = (part: 'Controller' | 'Service' | 'Router') =>
    `module.exports = require('@strapi/strapi').factories.createCore${part}('api::${name}.${name}')`
  return {
    [`${folder}/content-types/${name}/schema.json`]: JSON.stringify(schema),
    [`${folder}/controllers/${name}.js`]: made('Controller'),
    [`${folder}/services/${name}.js`]: made('Service'),
    [`${folder}/routes/${name}.js`]: made('Router'),
  }
}
