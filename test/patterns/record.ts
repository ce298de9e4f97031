import { registerHooks } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const exec = RegExp.prototype.exec

/**
 * The longest text that each pattern reads while `during` runs, by source. Whatever asks a pattern
 * goes by way of its `exec`; what Node does for itself does not.
 */
export async function longestRead(during: () => Promise<void>): Promise<Record<string, number>> {
  const longest: Record<string, number> = {}
  RegExp.prototype.exec = function watched(text) {
    longest[this.source] = Math.max(longest[this.source] ?? 0, String(text).length)
    return exec.call(this, text)
  }
  try {
    await during()
  } finally {
    RegExp.prototype.exec = exec
  }
  return longest
}

export type Pattern = { source: string; flags: string; where: string }

/** The root of the tree: where a pattern stands is told from here. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every module that was loaded since this one, those of packages included. */
export const loaded = new Set<string>()
/** Every pattern that was put together since, and the file that asked for it. */
export const compiled = new Map<string, Pattern>()

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) loaded.add(relative(root, fileURLToPath(url)))
    return next(url, context)
  },
})

globalThis.RegExp = new Proxy(globalThis.RegExp, {
  apply: (target, self, args) => kept(Reflect.apply(target, self, args)),
  construct: (target, args, self) => kept(Reflect.construct(target, args, self)),
})
Error.stackTraceLimit = 30

function kept(pattern: RegExp): RegExp {
  const { source, flags } = pattern
  const name = `/${source}/${flags}`
  if (!compiled.has(name)) compiled.set(name, { source, flags, where: caller() })
  return pattern
}

/** These only wrap the patterns of others. */
const wrappers = ['src/guide/lines/pattern.ts', 'src/language/letters.ts', 'src/language/words.ts']

function caller(): string {
  const files = (new Error().stack ?? '').split('\n').flatMap((line) => {
    const path = /(?:file:\/\/|\()(\/[^:]{1,400}):/.exec(line)?.[1]
    const place = path === undefined ? '' : relative(root, path)
    return place === '' || /^(?:\.\.|test\/patterns\/)/.test(place) ? [] : [place]
  })
  return files.find((file) => !wrappers.includes(file)) ?? files[0] ?? 'node'
}
