import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Call } from '../../../src/contract/calls/call.ts'
import { calls } from '../../../src/contract/calls/calls.ts'
import { inviteStatuses } from '../../../src/contract/invite-statuses.ts'
import { isShown } from '../../../src/contract/openapi/examples.ts'
import { guide } from '../../../src/contract/openapi/guide.ts'
import { describeAPI } from '../../../src/contract/openapi/openapi.ts'
import type { JSONSchema } from '../../../src/contract/openapi/openapi-types.ts'
import { showNumber } from '../../../src/contract/show-number.ts'
import {
  bodyBytesMax,
  headerBytesMax,
  headLinesMax,
  jsonDepthMax,
  jsonItemsMax,
  jsonMembersMax,
  participantBodyBytesMax,
  requestMs,
  urlBytesMax,
} from '../../../src/http/limits/bounds.ts'
import { inviteTransitions } from '../../../src/service/interviews/invite-status.ts'

const document = describeAPI({ serverURL: '/' })
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

test('every parameter and every member, at any depth, is described', () => {
  const bare: string[] = []
  const look = (schema: unknown, at: string) => {
    if (typeof schema !== 'object' || schema === null) return
    if (Array.isArray(schema)) {
      for (const one of schema) look(one, at)
      return
    }
    const { properties = {}, items, additionalProperties, oneOf, anyOf } = schema as JSONSchema
    for (const [name, member] of Object.entries(properties as Record<string, JSONSchema>)) {
      // The wrapper of every answer is told once.
      if (name !== 'result' && !member.description && !member.$ref) bare.push(`${at}.${name}`)
      look(member, `${at}.${name}`)
    }
    look([items, additionalProperties, oneOf, anyOf].flat(), at)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name)
  for (const { operationId, parameters = [], requestBody, responses } of operations) {
    for (const { name, description } of parameters) {
      if (!description) bare.push(`${operationId} ${name}`)
    }
    const told = responses['200']
    const content = told && 'content' in told ? told.content : {}
    for (const { schema } of [requestBody?.content, content].flatMap((one) =>
      Object.values(one ?? {}),
    ))
      look(schema, operationId)
  }
  expect(bare).toEqual([])
})

test('every example that one sends is one that the call takes', () => {
  for (const [id, call] of Object.entries<Call>(calls)) {
    const operation = operations.find(({ operationId }) => operationId === id)
    const body = operation?.requestBody?.content['application/json']?.example
    const query = Object.fromEntries(
      (operation?.parameters ?? [])
        .filter(
          ({ name, in: place, required }) => place === 'query' && (required || isShown(id, name)),
        )
        .map(({ name, example }) => [name, example]),
    )
    const refused = (schema: z.ZodType | undefined, given: unknown) =>
      schema?.safeParse(given).error?.issues.map(({ message }) => message) ?? []
    expect([id, refused(call.body, body), refused(call.query, query)]).toEqual([id, [], []])
    for (const { name, example } of operation?.parameters ?? []) {
      expect([
        id,
        name,
        refused(call.query?.shape[name] as z.ZodType | undefined, example),
      ]).toEqual([id, name, []])
    }
  }
})

test('no example is left to be filled in', () => {
  for (const operation of operations) {
    expect(JSON.stringify(operation)).not.toMatch(/[:[,]"…"/)
  }
})

test('an invite that an example shows as held to its end is completed', () => {
  const within = (value: unknown): object[] =>
    typeof value === 'object' && value !== null
      ? [value, ...Object.values(value).flatMap(within)]
      : []
  const states = within(operations.map(({ responses }) => responses)).flatMap((one) =>
    'completed_on' in one && 'status' in one && typeof one.status === 'string' ? one.status : [],
  )
  expect([...new Set(states)]).toEqual(['completed'])
})

test('what may come after each state is what the service does', () => {
  const { rows } = tableOf('states')
  expect(rows.map(([state]) => state)).toEqual([...inviteStatuses])
  for (const status of inviteStatuses) {
    const told = rows.find(([state]) => state === status)?.[2] ?? ''
    const next = [...told.matchAll(/`(\w+)`/g)].map(([, state]) => state)
    const done = new Set(Object.values(inviteTransitions[status]))
    expect([status, next.toSorted()]).toEqual([status, [...done].toSorted()])
  }
})

test('the limits that are told are those that are kept', () => {
  const told = JSON.stringify(tableOf('limits').rows)
  const KiB = (bytes: number) => `${bytes / 1_024} KiB`
  for (const limit of [
    `${bodyBytesMax / 1_048_576} MiB`,
    KiB(participantBodyBytesMax),
    KiB(urlBytesMax),
    KiB(headerBytesMax),
    `${headLinesMax} lines`,
    `${jsonDepthMax} deep`,
    `${showNumber(jsonMembersMax)} members`,
    `${showNumber(jsonItemsMax)} items`,
    `${requestMs / 1_000} seconds`,
  ])
    expect(told).toContain(limit)
})

test('the document carries the guide: what holds for every call is told there, too', () => {
  for (const { title } of guide) expect(document.info.description).toContain(`## ${title}\n`)
})

function tableOf(id: string) {
  const table = guide.find((section) => section.id === id)?.table
  if (!table) throw new Error(`There is no table of ${id}.`)
  return table
}
