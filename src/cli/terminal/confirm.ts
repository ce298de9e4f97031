import { stderr, stdin } from 'node:process'
import { createInterface } from 'node:readline'
import { AppError } from '../../contract/errors.ts'

/** Whether somebody is there to be asked. */
export function isAtTerminal(): boolean {
  return stdin.isTTY && stderr.isTTY
}

/**
 * Asks whoever sits at a terminal before something is lost, and fails when they do not agree. A script
 * is not asked, nor who has said `--yes`.
 */
export async function confirm(question: string, yes = false): Promise<void> {
  if (yes || !isAtTerminal()) return
  const answer = await ask(`${question} [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new AppError('conflict', 'Nothing was erased.')
}

/** What is typed; nothing where the input ends instead. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stderr })
  try {
    return await new Promise((resolve) => {
      terminal.once('close', () => resolve(''))
      terminal.question(question, resolve)
    })
  } finally {
    terminal.close()
  }
}
