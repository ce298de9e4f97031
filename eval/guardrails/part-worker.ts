/** Holds and counts parts in a thread of its own, each when it is asked for. */
import { parentPort } from 'node:worker_threads'
import { countPart, type Part } from './parts.ts'

// `countParts` sends parts, and nobody else does.
parentPort?.on('message', async (part: Part) => parentPort?.postMessage(await countPart(part)))
