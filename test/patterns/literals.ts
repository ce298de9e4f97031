import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { type Pattern, root } from './record.ts'

/** Packages that nobody's text reaches; each says what it reads instead. */
const readsOurs: Readonly<Record<string, string>> = {
  '@vercel/oidc': 'the environment of one provider',
  commander: 'the arguments of whoever runs the service',
  'fast-json-stringify': 'schemas, of which there are none',
  kysely: 'the statements that the service writes',
  pino: 'how the log is set up',
  'pg-connection-string': 'the address of the database',
  'quick-format-unescaped': 'what the service logs',
  'postgres-date': 'the instants that the database answers',
  'postgres-interval': 'the intervals that the database answers',
  ret: 'the addresses that the service serves',
  'safe-regex2': 'the addresses that the service serves',
  semver: 'the versions of packages',
}

/** Whether anybody's text may reach the patterns of a file. */
export function readsText(file: string): boolean {
  const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
  return name === undefined ? file !== 'node' : !(name in readsOurs)
}

/** The patterns that are written out in the tree and in the modules of packages that are loaded. */
export function literals(loaded: ReadonlySet<string>): Pattern[] {
  const own = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const packages = [...loaded].filter((file) => /^node_modules\/.*\.[cm]?js$/.test(file))
  return [...own, ...packages]
    .filter((file) => !/\.(?:test|fixture)\.tsx?$|\.d\.ts$/.test(file) && readsText(file))
    .flatMap((where) => [...within(parse(where))].map((regex) => ({ ...regex, where })))
}

function parse(file: string): unknown {
  const text = readFileSync(join(root, file), 'utf8')
  const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js'
  try {
    return parseAst(text, { lang })
  } catch (error) {
    // Older packages are scripts, in which more is allowed.
    if (lang !== 'js') throw error
    return parseAst(text, { lang, sourceType: 'commonjs' })
  }
}

function* within(node: unknown): Generator<{ source: string; flags: string }> {
  if (typeof node !== 'object' || node === null) return
  const { regex } = node as { regex?: { pattern: string; flags: string } } // of a literal, by ESTree
  if (regex) yield { source: regex.pattern, flags: regex.flags }
  else for (const child of Object.values(node)) yield* within(child)
}
