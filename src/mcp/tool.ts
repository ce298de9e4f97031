import type { z } from 'zod'
import type { Client } from '../client/client.ts'
import type { FileFormat } from './cut-file.ts'
import type { Origin } from './fence.ts'

/** What a tool works with. */
export type Workplace = {
  /** The calls of `/v1`, with the token of whoever asks. */
  client: Client
  /** Where people reach the service, without a slash at the end. */
  baseURL: string
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** What a tool answers. */
export type Told = {
  /** In the service's own words and with its numbers: nothing of it was written by participants. */
  head: string
  /** What was asked for; of a longer list, an answer holds what follows `from`. */
  items?: string[]
  /** In place of items, a file. */
  file?: { text: string; format: FileFormat }
  /** Whose words these are; absent where they are the researcher's own. */
  origin?: Origin
  /** The first item to tell, from 1. */
  from?: number
  /** What to do next, in the service's own words. */
  tail?: string
  /** The same for programs. Never the words of participants, which have their fence in the text alone. */
  structured?: Record<string, unknown>
}

export type ToolShape<Input extends z.ZodObject> = {
  name: string
  title: string
  /** For the model that chooses it: what it does and when to use it. */
  description: string
  /** `read` changes nothing, `add` only adds something, `change` takes the place of what was there. */
  does: 'read' | 'add' | 'change'
  input: Input
  output?: z.ZodObject
  run(at: Workplace, given: z.output<Input>): Promise<Told>
}

export type Tool = ToolShape<z.ZodObject>

/** Holds a tool's function to its input. */
export function defineTool<Input extends z.ZodObject>(tool: ToolShape<Input>): Tool {
  // The input is checked against the same schema before the function is called.
  return tool as unknown as Tool
}
