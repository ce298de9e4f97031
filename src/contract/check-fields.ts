import type { z } from 'zod'
import { AppError, messageCharactersMax } from './errors.ts'

/** The input as its schema types it, or one sentence that names the first field and the rule. */
export function checkFields<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const checked = schema.safeParse(input, { error: ruleOf })
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  const isMissing = issue && issue.path.length > 0 && valueAt(input, issue.path) === undefined
  const reason = isMissing ? 'missing_field' : 'invalid_field'
  throw new AppError('invalid', sentence(issue, input), { reason })
}

function sentence(issue: z.core.$ZodIssue | undefined, input: unknown): string {
  if (!issue || issue.path.length === 0) return 'The body must be a JSON object.'
  const isMissing = valueAt(input, issue.path) === undefined
  const rule = isMissing ? `is required${hintAt(input, issue.path)}` : issue.message
  return `${showPath(issue.path)} ${rule}`.slice(0, messageCharactersMax - 1).concat('.')
}

/** Does not repeat what was written in place of the name. */
function hintAt(input: unknown, path: readonly PropertyKey[]): string {
  const beside = path.length === 1 ? input : valueAt(input, path.slice(0, -1))
  const name = String(path.at(-1)).toLowerCase()
  const isNear = Object.keys(Object(beside)).some((other) => other.toLowerCase() === name)
  return isNear ? ', in just these capitals and small letters' : ''
}

/** `invitees[3].email`. Only names of the contract get here: what it does not name is not checked. */
function showPath(path: readonly PropertyKey[]): string {
  return path
    .map((step, at) =>
      typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`,
    )
    .join('')
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

const kinds: Record<string, string> = {
  string: 'must be a string',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  object: 'must be an object',
  array: 'must be a list',
}

/** The rule in words, where the contract has none of its own for it. */
function ruleOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? 'is of the wrong type'
  if (issue.code === 'too_small') return `must be at least ${Number(issue.minimum)}`
  if (issue.code === 'too_big')
    return `must be at most ${Number(issue.maximum).toLocaleString('en')}`
  if (issue.code === 'invalid_value') return `must be ${issue.values.map(String).join(' or ')}`
  return 'is not valid'
}
