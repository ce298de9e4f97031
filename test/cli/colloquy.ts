import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const program = join(import.meta.dirname, '../../src/cli/colloquy.ts')
const run = promisify(execFile)
/** One command; what starts a service on its way takes longer on a busy machine. */
const commandMsMax = 60_000

export type Ended = { code: number; stdout: string; stderr: string }
export type Given = { env?: Record<string, string>; typed?: string; cwd?: string }

/** Runs the command line as a script would, with settings and lines on standard input. */
export async function colloquy(args: readonly string[], given: Given = {}): Promise<Ended> {
  return await ended(process.execPath, [program, ...args], given)
}

/** Runs it as a person at a terminal would: both outputs are the terminal, which shows what is typed. */
export async function colloquyAtTerminal(args: readonly string[], given: Given = {}) {
  const { code, stdout } = await ended('script', terminalOf(args), given)
  return { code, shown: stdout }
}

/** What `script` is given to run the command line on a terminal of its own, without a shell between. */
export function terminalOf(args: readonly string[]): string[] {
  const words = [process.execPath, program, ...args].map((word) => `'${word}'`)
  return ['-qefc', `exec ${words.join(' ')}`, '/dev/null']
}

async function ended(
  file: string,
  args: readonly string[],
  { env = {}, typed = '', cwd }: Given,
): Promise<Ended> {
  const child = run(file, args, {
    env: { PATH: process.env.PATH, ...env },
    timeout: commandMsMax,
    ...(cwd !== undefined && { cwd }),
  })
  child.child.stdin?.end(typed)
  try {
    return { code: 0, ...(await child) }
  } catch (error) {
    const failed = error as Ended // what execFile rejects with
    return { code: failed.code, stdout: failed.stdout, stderr: failed.stderr }
  }
}
