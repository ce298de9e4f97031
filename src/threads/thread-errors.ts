import { AppError, type ErrorCode } from '../contract/errors.ts'

/** An error as it crosses between threads, where classes are lost. */
export type PackedError = {
  /** Null for a bug. */
  code: ErrorCode | null
  name: string
  message: string
  stack: string
  cause: string | null
}

export function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) {
    return { code: null, name: 'Error', message: String(error), stack: '', cause: null }
  }
  return {
    code: error instanceof AppError ? error.code : null,
    name: error.name,
    message: error.message,
    stack: error.stack ?? '',
    cause: error.cause instanceof Error ? error.cause.message : null,
  }
}

export function unpackError({ code, name, message, stack, cause }: PackedError): Error {
  const options = cause === null ? {} : { cause: new Error(cause) }
  if (code) return new AppError(code, message, options)
  const error = new Error(message, options)
  error.name = name
  error.stack = stack
  return error
}
