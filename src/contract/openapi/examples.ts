import type { JSONSchema, Parameter } from './openapi-types.ts'

/** Values that tell a reader more than "string" does, by the name of the member. */
const examples: Record<string, unknown> = {
  productID: 'acme-app',
  interviewID: 'int_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  linkID: '1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  profileID: 'prf_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  id: '1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  orgID: 'acme',
  organization: 'Acme',
  userID: 'research',
  interviewName: 'First week with the app',
  guidelines: 'Find out what made people stay after the first week.',
  interviewer: 'builtin',
  email: 'person@example.com',
  occupation: 'Nurse',
  location: 'Lyon, France',
  locale: 'en',
  role: 'assistant',
  content: 'What did you do first when you opened it?',
  clientMessageID: 'm1',
  text: 'I looked for the import.',
  name: 'Ada',
  label: 'Your name',
  value: 'Ada',
  firstName: 'Ada',
  lastName: 'Byron',
  background: 'Runs a ward of twelve.',
  productAlignment: 'Relies on it daily; wants the import to be quicker.',
  key_values: ['time saved'],
  interests: ['automation'],
  notice: 'An AI asks the questions.',
  progress: 0.5,
  sentiment: 4,
  textHash: '9f2c…',
  error: 400,
  message: 'productID is required.',
  password: 'four-words-of-your-own',
  newPassword: 'four-other-words-of-yours',
  tokenID: 'tok_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  parentID: 'tok_1NvK6Hs9pWd3LxB7vCf2MtQn8JyR',
  noteID: 'note_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  shareID: '1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  simulationID: 'sim_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  webhookID: 'whk_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  deliveryID: 'msg_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  auditID: 'aud_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  changeID: 'chg_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  claimID: 'clm_4f1c9a',
  themeID: 'theme:problem:-:import',
  questionID: 'q1',
  topicID: 't1',
  resource: 'int_1NvK7Qd2mXc8RzT0bYh4LsPw3GfE',
  cursor: 'eyJhZnRlciI6…',
  code: 'one-time-code',
  token: 'clq_…',
  secret: 'whsec_…',
  language: 'en',
  title: 'The import',
  topic: 'The import',
  theme: 'The import',
  into: 'theme:problem:-:old data',
  product: 'Acme',
  productName: 'Acme',
  tone: 'warm',
  about: 'import',
  learningGoal: 'Where people get stuck in the import.',
  rephrased: 'What was the import like for you?',
  original: 'How was the import?',
  question: 'What held you up in the import?',
  skipIf: 'they imported nothing',
  onlyIf: 'they imported something',
  when: 'they speak of the import',
  ask: 'what they tried next',
  rule: 'leading',
  suggestion: 'What was the import like?',
  low: 'Not at all',
  high: 'Entirely',
  terms: ['Project Falcon'],
  glossary: ['Acme'],
  archetypes: ['newcomer'],
  options: ['Every day', 'Now and then'],
  kind: 'problem',
  key: 'import',
  sentence: 'The import is where the first week is lost.',
  method: 'stated',
  standing: 'correction',
  madeBy: 'builtin',
  by: 'builtin',
  quote: 'I looked for the import.',
  context: 'What did you do first?',
  why: 'It asks for the reason.',
  gaps: ['interests'],
  told: 'Nurse',
  before: 'Nurse',
  after: 'Head nurse',
  reason: 'She said so on the phone.',
  endReason: 'finished',
  explanation: 'How much of the talk was theirs.',
  flags: ['pasted'],
  estimate: 'More interviews would bring little that is new.',
  fallbackReason: 'The model did not answer.',
  field: 'occupation',
  questions: ['q1'],
  unanswered: ['q4'],
  group: 'completed',
  search: 'ada@',
  at: '2026-11-21T09:30:00.000Z',
  call: 'profiles.getOne',
  url: 'https://hooks.example.com/colloquy',
  description: 'Tells our team chat.',
  answer: 'ok',
  userName: 'Ada',
  accent: '#0f5f52',
  logo: '/brand/1NvK7Qd2',
  contact: 'research@example.com',
  interviewers: ['builtin'],
  modelProblem: 'The key of the model is refused.',
  keep: ['pid'],
  completed: 'https://panel.example/done?id={pid}',
  screenedOut: 'https://panel.example/out?id={pid}',
  quotaFull: 'https://panel.example/full?id={pid}',
  next: 'https://panel.example/done?id=42',
  subject: 'Would you tell us about your first week?',
  from: 'research@example.com',
  missing: 'No mail server is set.',
  provider: 'openai',
  voice: 'openai-compatible/kokoro',
  recap: ['You looked for the import first.'],
  simulationNotice: 'Software may answer in your place.',
  soundNotice: 'The sound of what you say may be kept.',
  playedBy: 'script',
  person: 'puzzled',
  outcome: 'answered',
  cut: ['q7'],
  seed: '1',
  add: 'What did you do after the import?',
  count: 10,
  '?by': 'occupation',
  status: 'covered',
  request: 'client_id=https%3A%2F%2Fassistant.example%2Fclient.json&…',
  host: 'assistant.example',
  returnHost: 'assistant.example',
  returnTo: 'https://assistant.example/callback?code=…',
  shown: 'GaYqax-4l9QvPPxVg1Ot1On7CxxEYL0CqvhtF7KJZjY',
  problem: 'It asks for a scope that there is not.',
  signOn: 'Acme Accounts',
  events: ['invite.completed'],
  type: 'invite.completed',
  said: 'Speed, I think.',
  'Idempotency-Key': '5c9f2b7e-retry-safe',
}

/** What is shown of a choice where the first would contradict what stands beside it. */
const chosen: Partial<Record<string, string>> = { status: 'completed' }

/** What an item of a list is called in the table above. */
const singular: Record<string, string> = {
  productIDs: 'productID',
  profileIDs: 'profileID',
  simulationIDs: 'simulationID',
  linkIDs: 'linkID',
  rests: 'linkID',
}

/**
 * What one sends that may be left out, and without which the call is refused or shows little: all else
 * that may be left out is not in its example.
 */
const shown: Partial<Record<string, readonly string[]>> = {
  'invites.getList': ['interviewID'],
  'invites.createInvites': ['count'],
  'invites.createInvitesFor': ['invitees', 'email', 'name', 'occupation'],
  'interviews.preview': ['interviewID'],
  'interviews.rehearse': ['interviewID'],
  'interviews.updateOne': ['interviewName'],
  'interviews.setRetention': ['retentionDays'],
  'interviews.setRedirects': ['completed'],
  'interviews.ask': ['interviewID'],
  'invites.send': ['interviewID'],
  'notes.addOne': ['linkID'],
  'notes.getList': ['linkID'],
  'organization.setSettings': ['name'],
  'products.updateOne': ['name'],
  'simulations.getList': ['interviewID'],
  'themes.change': ['themeID', 'title'],
  'webhooks.replay': ['deliveryID'],
  'webhooks.updateOne': ['enabled'],
}

/** What a call takes in place of a parameter that its example has. */
const instead: Partial<Record<string, readonly string[]>> = {
  'notes.getList': ['profileID', 'interviewID'],
  'simulations.getList': ['profileID', 'productID'],
}

/** Whether there is an example of a parameter: nobody makes a cursor up, it comes with the page before. */
export function hasExample(operationId: string, parameter: string): boolean {
  return parameter !== 'cursor' && !instead[operationId]?.includes(parameter)
}

/** What one sends where a member of that name is somebody else's than in the table above. */
export const ofOwner: Partial<Record<string, { email: string }>> = {
  'console.setUp': { email: 'owner@example.com' },
  'console.signIn': { email: 'owner@example.com' },
}

/** Whether the example of a call has a member, or parameter, that may be left out. */
export function isShown(operationId: string, member: string): boolean {
  return shown[operationId]?.includes(member) === true
}

/** Deepest that an example goes: schemas may refer to each other. */
const exampleDepthMax = 24

type ExampleOptions = {
  schemas: Record<string, JSONSchema>
  /** Which members to show besides the required ones: all, as answers are shown, or some. */
  shows: (member: string) => boolean
}

/** A value of that schema for a reader to look at. */
export function exampleOf(
  schema: JSONSchema,
  options: ExampleOptions,
  name = '',
  depth = 0,
): unknown {
  const go = (part: unknown, member: string) =>
    exampleOf((part ?? {}) as JSONSchema, options, member, depth + 1)
  const target = options.schemas[referredName(schema) ?? '']
  if (depth > exampleDepthMax) return undefined
  if (target) return go(target, name)
  const choices = schema.oneOf ?? schema.anyOf
  if (Array.isArray(choices)) return go(choices[0], name)
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) {
    return schema.enum.find((choice) => choice === chosen[name]) ?? schema.enum[0]
  }
  const known = Object.hasOwn(examples, name) ? examples[name] : undefined
  if (known !== undefined && isOfType(known, schema)) return known
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, JSONSchema>)
          .filter(([member]) => options.shows(member) || isRequired(schema, member))
          .map(([member, part]) => [member, go(part, member)]),
      )
    case 'array':
      return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
        go(schema.items, singular[name] ?? name),
      )
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1))
    case 'boolean':
      return true
    default:
      return formatted(schema.format)
  }
}

/** Of a parameter, which may mean something else than a member of its name. */
export function exampleOfParameter({ name, schema }: Parameter, options: ExampleOptions): unknown {
  return exampleOf(schema, options, Object.hasOwn(examples, `?${name}`) ? `?${name}` : name)
}

/** Members of one name may be of several types. */
function isOfType(value: unknown, { type, items }: JSONSchema): boolean {
  if (Array.isArray(value)) return type === 'array' && isOfType(value[0], items as JSONSchema)
  return type === typeof value || (type === 'integer' && Number.isInteger(value))
}

function isRequired({ required }: JSONSchema, member: string): boolean {
  return Array.isArray(required) && required.includes(member)
}

function formatted(format: unknown): string {
  if (format === 'date-time') return '2026-11-21T09:30:00.000Z'
  if (format === 'date') return '2026-11-21'
  if (format === 'uri') return 'https://interviews.example.com/i/1NvK7Qd2mXc8RzT0bYh4LsPw3GfE'
  return '…'
}

export function referredName({ $ref }: JSONSchema): string | null {
  return /^#\/components\/schemas\/(\w+)$/.exec(String($ref))?.[1] ?? null
}
