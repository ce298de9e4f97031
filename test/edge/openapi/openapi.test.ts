import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../../src/contract/calls/call.ts'
import { calls } from '../../../src/contract/calls/calls.ts'
import { describeAPI } from '../../../src/contract/openapi/openapi.ts'
import type { OpenAPIDocument } from '../../../src/contract/openapi/openapi-types.ts'
import { findBreakingChanges } from './openapi-changes.ts'

const published: OpenAPIDocument = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
)
const present = () => describeAPI({ serverURL: '/' })

describe('the OpenAPI document', () => {
  const document = present()

  test('9 it carries the version number 1.0.0 of the interface', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.version).toBe('1.0.0')
  })

  test('4 it describes every call of the contract and its access', () => {
    for (const [id, call] of Object.entries<Call>(calls)) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()]
      expect(operation?.operationId).toBe(id)
      const session = [{ console: [], session: [] }, { console: [] }]
      const token = [{ token: [] }]
      const wanted = { link: [], session, read: token, write: token, admin: token }[call.access]
      expect([id, operation?.security]).toEqual([id, wanted])
    }
  })

  test('every reference leads somewhere and every component is used', () => {
    const references = new Set<string>()
    visit(document, (key, value) => {
      if (key === '$ref') references.add(String(value))
    })
    expect(references.size).toBeGreaterThan(20)
    for (const reference of references)
      expect([reference, follow(document, reference)]).not.toContain(undefined)
    for (const kind of ['schemas', 'responses', 'headers'] as const) {
      for (const name of Object.keys(document.components[kind])) {
        expect([...references]).toContain(`#/components/${kind}/${name}`)
      }
    }
  })

  test('7 every failure is the Error object', () => {
    for (const [status, response] of Object.entries(document.components.responses)) {
      expect(Number(status)).toBeGreaterThanOrEqual(400)
      expect(response.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Error',
      })
    }
    expect(document.components.schemas.Error).toMatchObject({
      required: ['error', 'message'],
      properties: { error: { type: 'integer', format: 'int32' }, message: { type: 'string' } },
    })
  })

  test('decisions: parameters, keys and next pages are published', () => {
    const links = document.paths['/v1/invites/createInvites']?.get
    expect(
      links?.parameters?.map(({ name, in: place, required }) => [name, place, required]),
    ).toEqual([
      ['interviewID', 'query', true],
      ['count', 'query', false],
      ['productID', 'query', false],
      ['orgID', 'query', false],
      ['Idempotency-Key', 'header', false],
    ])
    const list = document.paths['/v1/invites/getList']?.get?.responses['200']
    expect(list).toHaveProperty('headers.Link')
  })

  test.each([
    [
      'Profile',
      ['profileID', 'productIDs', 'firstName', 'lastName', 'metadata', 'details', 'history'],
    ],
    [
      'Interview',
      ['interviewID', 'productID', 'interviewName', 'guidelines', 'userID', 'interviewer'],
    ],
    [
      'Invite',
      [
        'linkID',
        'interviewID',
        'productID',
        'orgID',
        'userInfo',
        'status',
        'timestamp',
        'completed_on',
        'conversation',
      ],
    ],
    ['Error', ['error', 'message']],
  ])('2 %s has exactly the members of the interface', (name, members) => {
    expect(Object.keys(document.components.schemas[name]?.properties ?? {})).toEqual(members)
  })
})

describe('compatibility', () => {
  test('9 the present document breaks no caller of the published one', () => {
    expect(findBreakingChanges(published, present())).toEqual([])
  })

  test('the published document is the present one; if not: npm run -s openapi', () => {
    expect(published).toEqual(present())
  })

  /** Plants, each of which would break somebody, and what the check must say of it. */
  const plants: [string, (document: OpenAPIDocument) => void, RegExp][] = [
    ['a removed path', (d) => delete d.paths['/v1/invites/getOne'], /GET .*getOne: removed/],
    [
      'a removed method',
      (d) => delete d.paths['/v1/invites/createInvites']?.post,
      /POST .*: removed/,
    ],
    ['a removed parameter', (d) => get(d).parameters?.shift(), /parameter productID removed/],
    [
      'a renamed parameter',
      (d) => set(get(d).parameters?.[0], 'name', 'product'),
      /product is required/,
    ],
    [
      'a parameter now required',
      (d) =>
        set(
          get(d).parameters?.find(({ name }: { name: string }) => name === 'limit'),
          'required',
          true,
        ),
      /limit now required/,
    ],
    [
      'a new required parameter',
      (d) => get(d).parameters?.push({ name: 'x', in: 'query', required: true, schema: {} }),
      /new parameter x/,
    ],
    [
      'a narrower parameter',
      (d) =>
        set(
          get(d).parameters?.find(({ name }: { name: string }) => name === 'limit')?.schema,
          'maximum',
          10,
        ),
      /narrower maximum/,
    ],
    [
      'a parameter of another type',
      (d) => set(get(d).parameters?.[0]?.schema, 'type', 'integer'),
      /type or format/,
    ],
    [
      'a new required member of a body',
      (d) => body(d).required.push('userID'),
      /userID: now required/,
    ],
    ['a removed member of a body', (d) => delete body(d).properties.userID, /userID: removed/],
    [
      'a narrower member of a body',
      (d) => set(body(d).properties.guidelines, 'maxLength', 5),
      /narrower maxLength/,
    ],
    [
      'a removed member of an answer',
      (d) => delete schema(d, 'Invite').properties.timestamp,
      /timestamp: removed/,
    ],
    [
      'a member that may now be absent',
      (d) => schema(d, 'Invite').required.shift(),
      /no longer always/,
    ],
    ['a new value in an answer', (d) => enumOf(d).push('paused'), /new values/],
    ['a removed event', (d) => eventsOf(d).pop(), /<end>: removed/],
    [
      'another member of the Error',
      (d) => set(schema(d, 'Error').properties.error, 'type', 'string'),
      /type or format/,
    ],
    ['a removed response', (d) => delete get(d).responses['200'], /response 200 removed/],
    [
      'a token where none was needed',
      (d) => d.paths['/i/{linkID}/state']?.get?.security.push({ token: [] }),
      /now needs a token/,
    ],
  ]
  test.each(plants)('9 %s is found', (_name, plant, finding) => {
    const changed = structuredClone(published)
    plant(changed)
    expect(findBreakingChanges(published, changed).join('\n')).toMatch(finding)
  })

  test('9 what is only added breaks nobody', () => {
    const grown = structuredClone(published)
    grown.paths['/v1/simulations/run'] = structuredClone(grown.paths['/v1/interviews/addOne'] ?? {})
    get(grown).parameters?.push({
      name: 'status',
      in: 'query',
      required: false,
      schema: { type: 'string' },
    })
    schema(grown, 'Profile').properties.nickname = { type: 'string' }
    body(grown).properties.tone = { type: 'string' }
    set(
      get(grown).parameters?.find(({ name }: { name: string }) => name === 'limit')?.schema,
      'maximum',
      5_000,
    )
    expect(findBreakingChanges(published, grown)).toEqual([])
  })
})

type ObjectSchema = { properties: Record<string, Record<string, unknown>>; required: string[] }

function get({ paths }: OpenAPIDocument) {
  const operation = paths['/v1/profiles/getList']?.get
  if (!operation) throw new Error('No such operation.')
  return operation
}

function body({ paths }: OpenAPIDocument): ObjectSchema {
  // Every body of ours is described as an object with members.
  return paths['/v1/interviews/addOne']?.post?.requestBody?.content['application/json']
    ?.schema as ObjectSchema
}

function schema({ components }: OpenAPIDocument, name: string): ObjectSchema {
  return components.schemas[name] as ObjectSchema
}

function eventsOf({ components }: OpenAPIDocument): unknown[] {
  return components.schemas.ParticipantEvent?.oneOf as unknown[]
}

function enumOf(document: OpenAPIDocument): unknown[] {
  return schema(document, 'Invite').properties.status?.enum as unknown[]
}

function set(target: object | undefined, key: string, value: unknown): void {
  if (!target) throw new Error(`Nothing to set ${key} on.`)
  Object.assign(target, { [key]: value })
}

function visit(value: unknown, see: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    see(key, member)
    visit(member, see)
  }
}

function follow(document: OpenAPIDocument, reference: string): unknown {
  let value: unknown = document
  for (const step of reference.replace('#/', '').split('/')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  return value
}
