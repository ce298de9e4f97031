import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describeAPI } from '../src/contract/openapi/openapi.ts'
import type { OpenAPIDocument } from '../src/contract/openapi/openapi-types.ts'
import { findBreakingChanges } from '../test/edge/openapi/openapi-changes.ts'

/** Writes the published document, unless that would break a caller of the one that is there. */
const path = new URL('../docs/openapi.json', import.meta.url)
const present = describeAPI({ serverURL: '/' })
if (existsSync(path)) {
  // What this program wrote.
  const published = JSON.parse(readFileSync(path, 'utf8')) as OpenAPIDocument
  const breaks = findBreakingChanges(published, present)
  if (breaks.length > 0) {
    console.error(`Not written, it would break callers:\n${breaks.join('\n')}`)
    process.exitCode = 1
  }
}
if (process.exitCode !== 1) writeFileSync(path, `${JSON.stringify(present, null, 2)}\n`)
