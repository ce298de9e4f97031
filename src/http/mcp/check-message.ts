import { AppError } from '../../contract/errors.ts'
import { messageCharactersMax, messagePartsMax } from '../limits/bounds.ts'
import { scanJSON } from '../requests/scan-json.ts'

/**
 * Bounds what the library of the protocol reads by itself, which lists each mistake in it at length. The
 * arguments of a tool it hands on unread.
 */
export function checkMessage(body: unknown): void {
  const text = JSON.stringify(withoutArguments(body)) ?? ''
  if (text.length > messageCharactersMax) {
    const most = messageCharactersMax.toLocaleString('en')
    throw new AppError('too_large', `A message takes ${most} characters beside a tool’s arguments.`)
  }
  scanJSON(text, messagePartsMax)
}

function withoutArguments(body: unknown): unknown {
  if (!isObject(body) || body.method !== 'tools/call' || !isObject(body.params)) return body
  return { ...body, params: { ...body.params, arguments: undefined } }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
