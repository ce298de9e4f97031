import { AppError } from '../../../contract/errors.ts'
import { readModelName } from './model-name.ts'
import { type Access, providers } from './providers.ts'

/**
 * How to reach the model with this name, from the environment's variables: the provider's own for
 * the key, `COLLOQUY_MODEL_URL` for the address. Throws `invalid` where something is wanting.
 */
export function readAccess(
  name: string,
  env: Record<string, string | undefined>,
  /** Where the name stands. */
  variable = 'COLLOQUY_MODEL',
): Access {
  const { provider, model } = readModelName(name, variable)
  const { keyVariable, needs } = providers[provider]
  const key = env[keyVariable] || null
  const url = env.COLLOQUY_MODEL_URL?.replace(/(?<!\/)\/+$/, '') || null
  if (needs === 'key' && key === null) {
    throw new AppError('invalid', `${keyVariable} must be set to use a model of ${provider}.`)
  }
  if (url !== null && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    throw new AppError('invalid', 'COLLOQUY_MODEL_URL must be an http or https address.')
  }
  if (needs === 'url' && url === null) {
    throw new AppError('invalid', `COLLOQUY_MODEL_URL must be set to use a model of ${provider}.`)
  }
  return { provider, model, key, url }
}
