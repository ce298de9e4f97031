import { texts } from './texts.ts'

/** Fewest characters of a password, as the service counts them. */
export const passwordCharactersMin = 12
/** Most characters of a name, an e-mail address or a password. */
const nameCharactersMax = 200

export function checkFilled(value: string, problem: string): string | undefined {
  return value.trim() ? undefined : problem
}

export function checkEmail(value: string): string | undefined {
  if (!value.trim()) return texts.emailNeeded
  if (!/^[^\s@]+@[^\s@]+$/.test(value.trim())) return texts.emailWrong
  return checkLength(value)
}

export function checkLength(value: string): string | undefined {
  return [...value].length > nameCharactersMax ? texts.tooLong : undefined
}

export function checkPassword(value: string): string | undefined {
  if (!value) return texts.passwordNeeded
  if ([...value].length < passwordCharactersMin) return texts.passwordShort
  return checkLength(value)
}
