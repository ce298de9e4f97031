import { readPrices } from './model-prices.ts'

type Env = Record<string, string | undefined>

/** Names of models for which a limit in USD could not hold. */
export function findUnpriced(env: Env, names: string[]): string[] {
  const prices = readPrices(env.COLLOQUY_MODEL_PRICES)
  if (!prices)
    return ['COLLOQUY_MODEL_PRICES must be provider/model=in/out or …=in/out/cached in USD']
  const isLimited = env.COLLOQUY_MODEL_USD_PER_INTERVIEW || env.COLLOQUY_MODEL_USD_PER_DAY
  const isPriced = env.COLLOQUY_MODEL_USD_PER_MTOK_IN && env.COLLOQUY_MODEL_USD_PER_MTOK_OUT
  const isWanting = names.some((name) => !Object.hasOwn(prices, name))
  if (!isLimited || isPriced || !isWanting) return []
  return [
    'COLLOQUY_MODEL_USD_PER_MTOK_IN and COLLOQUY_MODEL_USD_PER_MTOK_OUT must be set for a limit in USD',
  ]
}

/** How the access to a model is given, beside what has a schema of its own. */
const accessNames = ['COLLOQUY_MODEL_URL', 'COLLOQUY_MODEL_KEY']

/** Kubernetes tells every process of the services beside it, whatever they are called. */
const ofKubernetes = /_(?:SERVICE_HOST$|PORT(?:$|_\w))/

/** Names that are nearly ours: a limit that is misspelt would be none. */
export function findMisspelt(
  env: Env,
  names: readonly string[],
  prefix = 'COLLOQUY_MODEL',
): string[] {
  const known = [...names, ...accessNames]
  return Object.keys(env)
    .filter((name) => name.startsWith(prefix) && !known.includes(name))
    .filter((name) => !ofKubernetes.test(name))
    .map((name) => `${name} is no setting`)
}

/** What says more of a model that `COLLOQUY_MODEL` must name first. */
const namesOfMore = [
  'COLLOQUY_MODEL_CONDUCT',
  'COLLOQUY_MODEL_READ',
  'COLLOQUY_MODEL_JUDGE',
  'COLLOQUY_MODELS',
]

/** Whether a model conducts unless an interview says otherwise. */
export function hasModel({ COLLOQUY_MODEL: name }: Env): boolean {
  return Boolean(name) && name !== 'builtin'
}

/** Settings that are each well formed and do not go together. */
export function findContradictions(env: Env): string[] {
  const found: string[] = []
  const more = namesOfMore.find((name) => env[name])
  if (more && !hasModel(env)) found.push(`COLLOQUY_MODEL must be set for ${more}`)
  const limited = env.COLLOQUY_MODEL_USD_PER_INTERVIEW || env.COLLOQUY_MODEL_USD_PER_DAY
  const oneOnly = !env.COLLOQUY_MODEL_USD_PER_MTOK_IN !== !env.COLLOQUY_MODEL_USD_PER_MTOK_OUT
  if (oneOnly && !limited) {
    found.push(
      'COLLOQUY_MODEL_USD_PER_MTOK_IN and COLLOQUY_MODEL_USD_PER_MTOK_OUT must be set together',
    )
  }
  for (const unit of ['TOKENS', 'USD']) {
    const [interview, day] = [
      `COLLOQUY_MODEL_${unit}_PER_INTERVIEW`,
      `COLLOQUY_MODEL_${unit}_PER_DAY`,
    ]
    const dayMax = Number(env[day])
    // A day without a limit, 0, contradicts nothing.
    if (env[interview] && dayMax > 0 && Number(env[interview]) > dayMax) {
      found.push(`${interview} must not be more than ${day}`)
    }
  }
  return found
}
