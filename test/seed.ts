import { join } from 'node:path'
import fc from 'fast-check'

// Threads that a service starts read what Node made of the sources before, as `colloquy` does: each
// would take a second to make it anew.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/colloquy')

/**
 * Generated tests try the same cases in every run, so that a run tells of the change and not of
 * chance. `SEED=$RANDOM npm test` looks further; what it finds becomes a test of its own.
 */
const seed = Number(process.env.SEED ?? 20_261_121)
fc.configureGlobal({ seed })
