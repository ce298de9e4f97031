import type { LanguageModel } from 'ai'
import type { Effort, Output } from './asking.ts'
import type { ModelName, ProviderName } from './model-name.ts'

export type Access = ModelName & {
  /** Null where the server wants none. */
  key: string | null
  /** In place of the provider's own address. */
  url: string | null
  /** How its replies are held to their shape; a schema where it is not said. */
  output?: Output
  /** How long it thinks first; what suits the provider where it is not said. */
  effort?: Effort
}

/** A model ready to be asked, and what its provider wants said with every call. */
export type OpenedModel = {
  model: LanguageModel
  /** Marks the end of what stays the same from call to call, where the provider wants it marked. */
  cachePoint: ProviderOptions | null
  options: ProviderOptions
}

type ProviderOptions = Record<
  string,
  Record<string, string | boolean | null | Record<string, string>>
>
type Fetch = typeof globalThis.fetch

type Provider = {
  /** What people call it. */
  title: string
  /** The environment variable its key is in. */
  keyVariable: string
  needs: 'key' | 'url'
  /** A reply has to be there in seconds: models that can do without thinking first do without. */
  effort: Effort
  /** Loads the provider's package, which a service without a model never does. */
  open(access: Access, fetch: Fetch): Promise<OpenedModel>
}

/** Every provider there is; to add one, add an entry. */
export const providers: Record<ProviderName, Provider> = {
  openai: {
    title: 'OpenAI',
    keyVariable: 'OPENAI_API_KEY',
    needs: 'key',
    effort: 'none',
    async open({ model, key, url }, fetch) {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return {
        model: createOpenAI({ fetch, ...keyAndURL(key, url) }).responses(model),
        cachePoint: null,
        options: {
          openai: {
            // Otherwise the provider keeps every conversation for a month.
            store: false,
            // Otherwise the package asks for one, which only verified organizations are given.
            reasoningSummary: null,
          },
        },
      }
    },
  },
  anthropic: {
    title: 'Anthropic',
    keyVariable: 'ANTHROPIC_API_KEY',
    needs: 'key',
    effort: 'none',
    async open({ model, key, url }, fetch) {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return {
        model: createAnthropic({ fetch, ...keyAndURL(key, url) })(model),
        cachePoint: { anthropic: { cacheControl: { type: 'ephemeral' } } },
        options: {},
      }
    },
  },
  google: {
    title: 'Google',
    keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    needs: 'key',
    effort: 'none',
    async open({ model, key, url }, fetch) {
      const { createGoogle } = await import('@ai-sdk/google')
      return {
        model: createGoogle({ fetch, ...keyAndURL(key, url) })(model),
        cachePoint: null,
        options: {},
      }
    },
  },
  'openai-compatible': {
    title: "a model server of the operator's",
    keyVariable: 'COLLOQUY_MODEL_KEY',
    needs: 'url',
    // Servers that do not know the parameter refuse the call.
    effort: 'provider-default',
    async open({ model, key, url }, fetch) {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const open = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: url ?? '',
        fetch,
        supportsStructuredOutputs: true,
        ...(key !== null && { apiKey: key }),
      })
      return {
        model: open(model),
        cachePoint: null,
        options: {},
      }
    },
  },
}

function keyAndURL(key: string | null, url: string | null) {
  return { ...(key !== null && { apiKey: key }), ...(url !== null && { baseURL: url }) }
}
