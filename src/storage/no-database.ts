import { AppError } from '../contract/errors.ts'

/** Told to whoever looked for a database where none was ever made; `where` names the place. */
export function noDatabase(where: string): AppError {
  return new AppError(
    'not_found',
    `There is no database of Colloquy ${where}: start the service first, or name the one it uses by --data or DATABASE_URL.`,
  )
}
