/** Holds one part of an evaluation in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { holdPart, type Part } from './parts.ts'

// `holdParts` starts this with a part, and nobody else does.
parentPort?.postMessage(await holdPart(workerData as Part))
