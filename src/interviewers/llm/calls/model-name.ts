import { AppError } from '../../../contract/errors.ts'

export const providerNames = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ProviderName = (typeof providerNames)[number]

/** Longest model name that fits the members and messages it is shown in. */
const modelCharactersMax = 150

export type ModelName = { provider: ProviderName; model: string }

/**
 * Reads `provider/model`, as the variable has it; the model's own name may have slashes in it. Throws
 * `invalid`.
 */
export function readModelName(name: string, variable: string): ModelName {
  const at = name.indexOf('/')
  const provider = providerNames.find((known) => known === name.slice(0, at))
  const model = name.slice(at + 1)
  if (!provider) {
    throw new AppError(
      'invalid',
      `${variable} must be provider/model, the provider one of ${providerNames.join(', ')}.`,
    )
  }
  if (!/^[\w.:@/+-]+$/.test(model) || model.length > modelCharactersMax) {
    throw new AppError(
      'invalid',
      `The model after ${provider}/ must be 1 to ${modelCharactersMax} letters, digits and . : @ / + - signs.`,
    )
  }
  return { provider, model }
}
