import { expect, test } from 'vitest'
import { describeAPI } from '../../../src/contract/openapi/openapi.ts'
import { planMatrix } from './matrix.ts'
import { rows } from './rows.ts'

const document = describeAPI({ serverURL: '/' })

test('every call and each of its members has its place in the matrix of organizations', () => {
  const { cells, unknown } = planMatrix(document)
  expect(unknown).toEqual([])
  const published = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  for (const operationId of Object.keys(rows)) expect(published).toContain(operationId)
  expect(cells.length).toBeGreaterThan(15)
})

test('a call that is added without a row is noticed, and so is a new member of an old one', () => {
  const added = structuredClone(document)
  const [first] = Object.values(added.paths['/v1/interviews/getOne'] ?? {})
  if (!first) throw new Error('The call is gone.')
  added.paths['/v1/interviews/getAll'] = {
    get: { ...first, operationId: 'interviews.getAll' },
  }
  first.parameters?.push({ name: 'teamID', in: 'query', required: false, schema: {} })
  expect(planMatrix(added).unknown).toEqual([
    'interviews.getOne: teamID',
    'interviews.getAll has no row',
  ])
})
