import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { AppError } from '../contract/errors.ts'

/** The file of settings in the folder that one stands in; null where there is none. */
export function settingsFile(): string | null {
  const file = resolve('.env')
  return existsSync(file) ? file : null
}

/** Of every command that opens the service's database. */
export const dataOption = () =>
  new Option('--data <folder>', 'the folder of the data, in place of DATABASE_URL')

/** What is said on the command line goes before the environment, and that before the file. */
export function takeSettings(command: Command): void {
  readSettingsFile()
  // In the environment, so that processes which this one starts have them, too.
  const { data, port } = command.opts<{ data?: string; port?: string }>()
  if (data !== undefined) process.env.DATABASE_URL = `file:${join(data, 'colloquy.db')}`
  if (port !== undefined) process.env.PORT = port
}

function readSettingsFile(): void {
  const file = settingsFile()
  if (file === null) return
  try {
    process.loadEnvFile(file)
  } catch (cause) {
    throw new AppError('invalid', `${file} cannot be read.`, { cause })
  }
}
