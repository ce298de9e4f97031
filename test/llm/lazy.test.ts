import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Loads a module in a fresh process; answers which packages of models came with it. */
async function packagesLoadedBy(statement: string): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module'
    const found = new Set()
    registerHooks({ resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      const name = /node_modules\\/(ai|@ai-sdk\\/[^/]+)\\//.exec(resolved.url)?.[1]
      if (name) found.add(name)
      return resolved
    } })
    ${statement}
    console.log(JSON.stringify([...found]))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: root },
  )
  return JSON.parse(stdout)
}

test('a service without a model, and one that has not asked it yet, load none of its packages', async () => {
  expect(await packagesLoadedBy(`await import('./src/main.ts')`)).toEqual([])
})

test('a model that is opened loads its own packages', async () => {
  const loaded = await packagesLoadedBy(
    `const { openModel } = await import('./src/interviewers/llm/calls/ask-model.ts')
     await openModel({ provider: 'google', model: 'm', key: 'k', url: null })`,
  )
  expect(loaded).toEqual(expect.arrayContaining(['ai', '@ai-sdk/google']))
  expect(loaded).not.toContain('@ai-sdk/openai')
})
