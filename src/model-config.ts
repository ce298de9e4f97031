import { z } from 'zod'
import { AppError } from './contract/errors.ts'
import { type Effort, efforts, outputs } from './interviewers/llm/calls/asking.ts'
import type { Access } from './interviewers/llm/calls/providers.ts'
import { readAccess } from './interviewers/llm/calls/read-access.ts'
import type { SpendLimits } from './interviewers/llm/spending/spending.ts'
import { findContradictions, findMisspelt, findUnpriced, hasModel } from './model-mistakes.ts'
import { amount, listOf, readPrices } from './model-prices.ts'
import { whole } from './whole-setting.ts'

const tokensMax = 999_999_999
/** An ordinary interview takes 50,000 to 150,000 tokens, most of them input. */
const tokensPerInterviewDefault = 400_000
const tokensPerDayDefault = 10_000_000
/** How long a reply may take, seconds. */
const secondsDefault = 12
const secondsMax = 120
/** Further models that interviews can choose from. */
const othersMax = 20

const usd = (name: string) =>
  z
    .string()
    .regex(amount, { error: `${name} must be an amount in USD, such as 0.25` })
    .transform(Number)
    .optional()

const effort = (name: string) =>
  z.enum(efforts, { error: `${name} must be one of ${efforts.join(', ')}` }).optional()

/** The models that conduct and read: who, how they are asked, and how much they may use up. */
export const modelEnvironment = {
  COLLOQUY_MODEL: z.string().optional(),
  COLLOQUY_MODEL_CONDUCT: z.string().optional(),
  COLLOQUY_MODEL_READ: z.string().optional(),
  COLLOQUY_MODEL_JUDGE: z.string().optional(),
  COLLOQUY_MODELS: z.string().optional(),
  COLLOQUY_MODEL_SECONDS: whole('COLLOQUY_MODEL_SECONDS', 1, secondsMax).default(secondsDefault),
  COLLOQUY_MODEL_OUTPUT: z
    .enum(outputs, { error: `COLLOQUY_MODEL_OUTPUT must be one of ${outputs.join(', ')}` })
    .optional(),
  COLLOQUY_MODEL_REASONING: effort('COLLOQUY_MODEL_REASONING'),
  COLLOQUY_MODEL_READ_REASONING: effort('COLLOQUY_MODEL_READ_REASONING'),
  COLLOQUY_MODEL_JUDGE_REASONING: effort('COLLOQUY_MODEL_JUDGE_REASONING'),
  COLLOQUY_MODEL_TOKENS_PER_INTERVIEW: whole(
    'COLLOQUY_MODEL_TOKENS_PER_INTERVIEW',
    0,
    tokensMax,
  ).default(tokensPerInterviewDefault),
  COLLOQUY_MODEL_TOKENS_PER_DAY: whole('COLLOQUY_MODEL_TOKENS_PER_DAY', 0, tokensMax).default(
    tokensPerDayDefault,
  ),
  COLLOQUY_MODEL_USD_PER_MTOK_IN: usd('COLLOQUY_MODEL_USD_PER_MTOK_IN'),
  COLLOQUY_MODEL_USD_PER_MTOK_CACHED: usd('COLLOQUY_MODEL_USD_PER_MTOK_CACHED'),
  COLLOQUY_MODEL_USD_PER_MTOK_OUT: usd('COLLOQUY_MODEL_USD_PER_MTOK_OUT'),
  COLLOQUY_MODEL_PRICES: z.string().optional(),
  COLLOQUY_MODEL_USD_PER_INTERVIEW: usd('COLLOQUY_MODEL_USD_PER_INTERVIEW'),
  COLLOQUY_MODEL_USD_PER_DAY: usd('COLLOQUY_MODEL_USD_PER_DAY'),
}

const environment = z.object(modelEnvironment)
type Read = z.infer<typeof environment>
type Env = Record<string, string | undefined>

/** The models of a service, by what they do. */
export type ModelConfig = {
  /** Conducts interviews that do not say who else. */
  conduct: Access
  /** Reads interviews for profiles, and groups what they told. */
  read: Access
  /** Takes a second look at what was read. */
  judge: Access
  /** What an interview can choose besides. */
  others: Access[]
  limits: SpendLimits
  /** How long a reply may take before the built-in interviewer speaks. */
  patienceMs: number
}

/**
 * The models that the settings name; null where they name none. Adds to the mistakes how they cannot
 * be reached and what does not go together; what has a wrong form is told by the schema.
 */
export function readModels(env: Env, mistakes: string[]): ModelConfig | null {
  const names = readNames(env)
  mistakes.push(...findUnpriced(env, names ? [...Object.values(names).flat()] : []))
  const models = names && readAccesses(names, env, mistakes)
  mistakes.push(...findContradictions(env), ...findMisspelt(env, Object.keys(modelEnvironment)))
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const { data } = environment.safeParse(Object.fromEntries(given))
  if (!models || !data) return null
  const { output, conduct, read, judge } = mannersOf(data)
  const asked = (access: Access, effort: Effort | undefined): Access => ({
    ...access,
    ...(output && { output }),
    ...(effort && { effort }),
  })
  return {
    conduct: asked(models.conduct, conduct),
    read: asked(models.read, read),
    judge: asked(models.judge, judge),
    others: models.others.map((other) => asked(other, conduct)),
    limits: limitsOf(data),
    patienceMs: data.COLLOQUY_MODEL_SECONDS * 1_000,
  }
}

type Names = { conduct: string; read: string; judge: string; others: string[] }

function readNames(env: Env): Names | null {
  const name = env.COLLOQUY_MODEL
  if (!name || !hasModel(env)) return null
  const conduct = env.COLLOQUY_MODEL_CONDUCT || name
  return {
    conduct,
    read: env.COLLOQUY_MODEL_READ || name,
    judge: env.COLLOQUY_MODEL_JUDGE || name,
    others: listOf(env.COLLOQUY_MODELS).filter((other) => other !== conduct),
  }
}

/** How each model is reached; null, and more mistakes, where one cannot be. */
function readAccesses(
  { conduct, read, judge, others }: Names,
  env: Env,
  mistakes: string[],
): Pick<ModelConfig, 'conduct' | 'read' | 'judge' | 'others'> | null {
  const owner = ownerOfURL([conduct, read, judge, ...others])
  const reach = (name: string, variable: string): Access | null => {
    try {
      const isOwner = name.startsWith(`${owner}/`)
      return readAccess(name, isOwner ? env : { ...env, COLLOQUY_MODEL_URL: '' }, variable)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const mistake = error.message.replace(/\.$/, '')
      if (!mistakes.includes(mistake)) mistakes.push(mistake)
      return null
    }
  }
  if (others.length > othersMax) mistakes.push(`COLLOQUY_MODELS must be at most ${othersMax}`)
  const variable = env.COLLOQUY_MODEL_CONDUCT ? 'COLLOQUY_MODEL_CONDUCT' : 'COLLOQUY_MODEL'
  const [first, reader, second] = [
    reach(conduct, variable),
    reach(read, env.COLLOQUY_MODEL_READ ? 'COLLOQUY_MODEL_READ' : 'COLLOQUY_MODEL'),
    reach(judge, env.COLLOQUY_MODEL_JUDGE ? 'COLLOQUY_MODEL_JUDGE' : 'COLLOQUY_MODEL'),
  ]
  const rest = others.slice(0, othersMax).map((other) => reach(other, 'COLLOQUY_MODELS'))
  if (!first || !reader || !second) return null
  for (const [task, { provider }] of [
    ['read', reader],
    ['judge', second],
  ] as const) {
    if (provider === first.provider) continue
    mistakes.push(
      `Models that conduct and ${task} must be of one provider, as participants are told of one`,
    )
  }
  return { conduct: first, read: reader, judge: second, others: rest.filter((one) => one !== null) }
}

/** Whose address `COLLOQUY_MODEL_URL` is: that of a server of one's own, where one is named. */
function ownerOfURL(names: string[]): string {
  const providers = names.map((name) => name.split('/')[0] ?? '')
  return providers.find((provider) => provider === 'openai-compatible') ?? providers[0] ?? ''
}

function mannersOf(read: Read) {
  const { COLLOQUY_MODEL_OUTPUT: output, COLLOQUY_MODEL_REASONING: conduct } = read
  return {
    output,
    conduct,
    read: read.COLLOQUY_MODEL_READ_REASONING ?? conduct,
    judge: read.COLLOQUY_MODEL_JUDGE_REASONING ?? conduct,
  }
}

function limitsOf(read: Read): SpendLimits {
  const input = read.COLLOQUY_MODEL_USD_PER_MTOK_IN
  const output = read.COLLOQUY_MODEL_USD_PER_MTOK_OUT
  const cached = read.COLLOQUY_MODEL_USD_PER_MTOK_CACHED
  const prices = readPrices(read.COLLOQUY_MODEL_PRICES) ?? {}
  return {
    tokensPerInterview: read.COLLOQUY_MODEL_TOKENS_PER_INTERVIEW || null,
    tokensPerDay: read.COLLOQUY_MODEL_TOKENS_PER_DAY || null,
    usdPerInterview: read.COLLOQUY_MODEL_USD_PER_INTERVIEW ?? null,
    usdPerDay: read.COLLOQUY_MODEL_USD_PER_DAY ?? null,
    price:
      input === undefined || output === undefined
        ? null
        : { input, output, ...(cached !== undefined && { cached }) },
    ...(Object.keys(prices).length > 0 && { prices }),
  }
}
