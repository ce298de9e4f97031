import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const { dependencies: fetched, devDependencies } = read('package.json')
const { dependencies } = read('src/package.json')

type Locked = {
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  license?: string
  integrity?: string
  link?: boolean
}
const locked = Object.entries<Locked>(read('package-lock.json').packages).filter(
  ([path, { dev, devOptional, optional, link }]) =>
    path.startsWith('node_modules/') && !link && !dev && !devOptional && !optional,
)

test('at most 20 packages are named for production, each in one exact version', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(20)
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})

test('a package brings all that it is made of, and fetches nothing when it is installed', () => {
  expect(fetched).toBeUndefined()
})

test('nothing that runs in production needs an install script', () => {
  expect(locked.length).toBeGreaterThan(20)
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(scripted.map(([path]) => path)).toEqual([])
})

test('what runs in production may be used, and is pinned by its contents', () => {
  for (const [path, { license, integrity }] of locked) {
    expect(license, path).toMatch(
      /\b(MIT|ISC|Apache-2\.0|BSD-\d-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0)\b/,
    )
    expect(integrity, path).toMatch(/^sha512-/)
  }
})
