#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { root } from '../root.ts'

/**
 * What Node makes of the sources is kept, which halves the start. Not in the system's folder for
 * temporary files, where others could put code in its place. Where it cannot be written it is not.
 */
const folder = join(root, 'node_modules/.cache/colloquy')
// In the environment, so that the threads find it, too.
process.env.NODE_COMPILE_CACHE ??= folder
enableCompileCache(process.env.NODE_COMPILE_CACHE)
// Not before: only what is loaded from here on is kept.
await import('./program.ts')
