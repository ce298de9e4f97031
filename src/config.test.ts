import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('with nothing set there is a configuration that works', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicURL: null,
    databaseURL: 'file:data/colloquy.db',
    callsPerMinute: 600,
  })
})

test('every wrong setting is named at once, without its value', () => {
  const read = () =>
    readConfig({
      PORT: '80a',
      DATABASE_URL: 'mysql://secret@db',
      RATE_LIMIT: '-1',
      PUBLIC_URL: 'x',
    })
  expect(read).toThrow(/PORT must.*PUBLIC_URL must.*DATABASE_URL must.*RATE_LIMIT must/)
  expect(read).not.toThrow(/secret/)
})

test.each([
  [
    'TRUSTED_PROXIES',
    ['999.1.1.1', '1.2.3.4/33', '::::', '::1/129', '10.0.0.0/', 'proxy', '1.1.1.1,'],
  ],
  [
    'WEBHOOK_ALLOW',
    ['http://hooks.example', '10.0.0.0/33', 'a b', '10.0.0.0/', '1.2.3', 'x/8', '::1%lo', 'a,,b'],
  ],
  [
    'EMBED_ORIGINS',
    [
      '*',
      'www.example.com',
      'https://a.example/path',
      'https://*.example',
      "'self'",
      'ftp://a',
      'a,,b',
    ],
  ],
  ['DATABASE_URL', ['postgres://[bad', 'postgres://u:secret@h:99999/x', 'postgres://u:%ff@h/x']],
  [
    'PUBLIC_URL',
    ['https://ann:secret@ask.example', 'https://ask.example?a', 'javascript:alert(1)'],
  ],
])('what cannot work is told of before anything begins: %s', (name, values) => {
  for (const value of values) {
    const read = () => readConfig({ [name]: value })
    expect(read, value).toThrow(new RegExp(`^${name} must be [^:]+(: ?[^:]+)*\\.$`))
    expect(read).not.toThrow(/secret/)
  }
})

test.each([
  'postgres://ann@db.example/colloquy',
  'postgresql://ann:p%40ss@[::1]:5433/colloquy?sslmode=require',
  'postgres://ann:a b%zz@/colloquy?host=/run/postgresql',
])('a database may be at %s', (databaseURL) => {
  expect(readConfig({ DATABASE_URL: databaseURL })).toMatchObject({ databaseURL })
})

test('who may frame pages and who may call is told by origins, with a slash behind or not', () => {
  const origins = 'https://www.example.com/, http://localhost:8080'
  const read = readConfig({ EMBED_ORIGINS: origins, CORS_ORIGINS: origins })
  expect(read.embedOrigins).toEqual(['https://www.example.com', 'http://localhost:8080'])
  expect(read.corsOrigins).toEqual(read.embedOrigins)
})

test('proxies are addresses and networks of either kind', () => {
  const trustedProxies = ['10.0.0.0/8', '::1', 'fd00::/64', '192.0.2.7']
  const read = readConfig({ TRUSTED_PROXIES: trustedProxies.join(', ') })
  expect(read).toMatchObject({ trustedProxies })
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '' }).port).toBe(3000)
})

test('a public address loses the slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://ask.example/' }).publicURL).toBe('https://ask.example')
})

test('a public address with a path is refused: pages and calls stand at the top of theirs', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://ask.example/team' })).toThrow(/PUBLIC_URL.*path/)
})

test('without a model the built-in interviewer conducts', () => {
  expect(readConfig({}).model).toBeNull()
  expect(readConfig({ COLLOQUY_MODEL: 'builtin' }).model).toBeNull()
})

test('a model is read with its key, its limits and its price', () => {
  const { model } = readConfig({
    COLLOQUY_MODEL: 'openai/gpt-4.1-mini',
    OPENAI_API_KEY: 'secret',
    COLLOQUY_MODEL_TOKENS_PER_DAY: '0',
    COLLOQUY_MODEL_USD_PER_MTOK_IN: '0.4',
    COLLOQUY_MODEL_USD_PER_MTOK_OUT: '1.6',
    COLLOQUY_MODEL_USD_PER_DAY: '5',
  })
  const access = { provider: 'openai', model: 'gpt-4.1-mini', key: 'secret', url: null }
  expect(model).toEqual({
    conduct: access,
    read: access,
    judge: access,
    others: [],
    patienceMs: 12_000,
    limits: {
      tokensPerInterview: 400_000,
      tokensPerDay: null,
      usdPerInterview: null,
      usdPerDay: 5,
      price: { input: 0.4, output: 1.6 },
    },
  })
})

test('a server of your own needs an address and may need no key', () => {
  const model = { COLLOQUY_MODEL: 'openai-compatible/hf.co/unsloth/some-model:Q4' }
  const url = { COLLOQUY_MODEL_URL: 'http://localhost:11434/v1/' }
  expect(readConfig({ ...model, ...url }).model?.conduct).toEqual({
    provider: 'openai-compatible',
    model: 'hf.co/unsloth/some-model:Q4',
    key: null,
    url: 'http://localhost:11434/v1',
  })
  expect(() => readConfig(model)).toThrow(/COLLOQUY_MODEL_URL must be set/)
})

test.each([
  ['gpt-4', /^COLLOQUY_MODEL must be provider\/model, .*openai, anthropic, google/],
  ['mistral/large', /^COLLOQUY_MODEL must be provider\/model/],
  ['openai/', /^The model after openai\/ must be/],
  ['openai/gpt-4', /^OPENAI_API_KEY must be set/],
  ['anthropic/claude', /^ANTHROPIC_API_KEY must be set/],
  ['google/gemini', /^GOOGLE_GENERATIVE_AI_API_KEY must be set/],
])('a model that cannot be reached is one clear sentence: %s', (name, sentence) => {
  expect(() => readConfig({ COLLOQUY_MODEL: name })).toThrow(sentence)
})

test('what is wrong with the model is reported together with the rest', () => {
  const read = () =>
    readConfig({
      PORT: 'x',
      COLLOQUY_MODEL: 'openai/gpt-4',
      COLLOQUY_MODEL_TOKENS_PER_DAY: '-5',
      COLLOQUY_MODEL_USD_PER_MTOK_IN: 'cheap',
      COLLOQUY_MODEL_USD_PER_INTERVIEW: '1',
    })
  expect(read).toThrow(
    /PORT must.*TOKENS_PER_DAY must.*PER_MTOK_IN must be an amount.*must be set for a limit in USD.*OPENAI_API_KEY must/,
  )
  expect(read).not.toThrow(/cheap|gpt-4/)
})

test('settings that do not go together are named, all of them at once', () => {
  const read = () =>
    readConfig({
      COLLOQUY_MODEL_USD_PER_MTOK_IN: '1',
      COLLOQUY_MODEL_TOKENS_PER_INTERVIEW: '500',
      COLLOQUY_MODEL_TOKENS_PER_DAY: '400',
    })
  expect(read).toThrow(/MTOK_OUT must be set together; .*PER_INTERVIEW must not be more than/)
  readConfig({ COLLOQUY_MODEL_TOKENS_PER_INTERVIEW: '500', COLLOQUY_MODEL_TOKENS_PER_DAY: '0' })
})

test('each task may have a model, an effort and a price of its own', () => {
  const { model } = readConfig({
    COLLOQUY_MODEL: 'openai-compatible/good',
    COLLOQUY_MODEL_CONDUCT: 'openai-compatible/fast',
    COLLOQUY_MODELS: 'openai-compatible/fast, openai/gpt-5-mini',
    COLLOQUY_MODEL_URL: 'http://localhost:8000/v1',
    OPENAI_API_KEY: 'secret',
    COLLOQUY_MODEL_SECONDS: '45',
    COLLOQUY_MODEL_OUTPUT: 'json',
    COLLOQUY_MODEL_REASONING: 'none',
    COLLOQUY_MODEL_READ_REASONING: 'low',
    COLLOQUY_MODEL_USD_PER_DAY: '5',
    COLLOQUY_MODEL_PRICES:
      'openai-compatible/good=1/2,openai-compatible/fast=0.1/0.2,openai/gpt-5-mini=0.25/2/0.025',
  })
  const server = { provider: 'openai-compatible', key: null, url: 'http://localhost:8000/v1' }
  const good = { ...server, model: 'good', output: 'json' }
  expect(model).toMatchObject({
    conduct: { ...server, model: 'fast', output: 'json', effort: 'none' },
    read: { ...good, effort: 'low' },
    judge: { ...good, effort: 'none' },
    // The address is that of the server of one's own.
    others: [{ provider: 'openai', model: 'gpt-5-mini', key: 'secret', url: null }],
    patienceMs: 45_000,
    limits: {
      price: null,
      prices: { 'openai/gpt-5-mini': { input: 0.25, output: 2, cached: 0.025 } },
    },
  })
})

test.each([
  [{ COLLOQUY_MODEL_SECONDS: '121' }, /^COLLOQUY_MODEL_SECONDS must be between 1 and 120\.$/],
  [{ COLLOQUY_MODEL_REASONING: 'much' }, /^COLLOQUY_MODEL_REASONING must be one of .*low/],
  [{ COLLOQUY_MODEL_OUTPUT: 'xml' }, /^COLLOQUY_MODEL_OUTPUT must be one of schema, json, plain/],
  [{ COLLOQUY_MODEL_READ: 'openai/x' }, /^COLLOQUY_MODEL must be set for COLLOQUY_MODEL_READ\.$/],
  [{ COLLOQUY_MODEL_PRICES: 'openai/x=1' }, /^COLLOQUY_MODEL_PRICES must be/],
  [
    { COLLOQUY_MODEL: 'openai/x', OPENAI_API_KEY: 'k', COLLOQUY_MODELS: 'gpt' },
    /^COLLOQUY_MODELS must be provider\/model/,
  ],
  [
    {
      COLLOQUY_MODEL: 'openai/x',
      OPENAI_API_KEY: 'k',
      COLLOQUY_MODEL_READ: 'google/y',
      GOOGLE_GENERATIVE_AI_API_KEY: 'k',
    },
    /^Models that conduct and read must be of one provider/,
  ],
])('a setting of the models that cannot work is told in a sentence: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('a limit of the model that is misspelt is no limit, so it is told of', () => {
  const name = 'COLLOQUY_MODEL_TOKEN_PER_DAY'
  expect(() => readConfig({ [name]: '5' })).toThrow(`${name} is no setting.`)
  const beside = {
    COLLOQUY_MODEL_SERVICE_HOST: '10.0.0.1',
    COLLOQUY_MODEL_SERVICE_PORT_HTTP: '80',
    COLLOQUY_MODEL_PORT: 'tcp://10.0.0.1:80',
    COLLOQUY_MODEL_PORT_80_TCP_ADDR: '10.0.0.1',
  }
  expect(readConfig(beside).model).toBeNull()
})

const signOn = {
  OIDC_ISSUER: 'https://id.example/realms/acme',
  OIDC_CLIENT_ID: 'colloquy',
  OIDC_CLIENT_SECRET: 'a secret',
  OIDC_ORG: 'acme',
}

test('single sign-on is read with its rules, the role that may most first', () => {
  expect(readConfig({}).signOn).toBeNull()
  const read = readConfig({
    ...signOn,
    OIDC_EMAIL_DOMAINS: 'Example.com, example.org',
    OIDC_REQUIRED_CLAIM: 'hd=a=b',
    OIDC_ROLE_CLAIM: 'realm_access.roles',
    OIDC_ROLES: 'viewer=staff, owner=admins,owner=heads',
    PASSWORD_SIGN_IN: 'off',
  })
  expect(read.passwordSignIn).toBe(false)
  expect(read.signOn).toMatchObject({
    issuer: { url: signOn.OIDC_ISSUER, scope: 'openid email profile' },
    name: 'single sign-on',
    rules: {
      ...{ orgID: 'acme', verifiedClaim: 'email_verified', defaultRole: null },
      emailDomains: ['example.com', 'example.org'],
      required: { claim: 'hd', value: 'a=b' },
      roles: [
        { role: 'owner', value: 'admins' },
        { role: 'owner', value: 'heads' },
        { role: 'viewer', value: 'staff' },
      ],
    },
  })
})

test.each([
  [{ OIDC_ISSUER: 'http://id.example' }, /OIDC_ISSUER must/],
  [{ OIDC_ISSUER: 'https://ann:secret@id.example' }, /OIDC_ISSUER must/],
  [{ OIDC_SCOPE: 'email' }, /openid/],
  [{ OIDC_EMAIL_DOMAINS: '@example.com' }, /OIDC_EMAIL_DOMAINS must/],
  [{ OIDC_ROLE_CLAIM: 'roles', OIDC_ROLES: 'admin=x' }, /OIDC_ROLES must/],
  [{ OIDC_ROLE_CLAIM: 'roles' }, /need each other/],
  [{ OIDC_REQUIRED_CLAIM: 'hd' }, /OIDC_REQUIRED_CLAIM must/],
  [{ OIDC_DEFAULT_ROLE: 'admin' }, /OIDC_DEFAULT_ROLE must/],
  [{ OIDC_ISSUER: 'https://accounts.google.com', OIDC_DEFAULT_ROLE: 'viewer' }, /everybody/],
  [{ OIDC_CLIENT_SECRET: '' }, /needs OIDC_CLIENT_SECRET/],
  [{ PASSWORD_SIGN_IN: 'no' }, /PASSWORD_SIGN_IN must/],
])('what is wrong with single sign-on is told without its values: %o', (changes, sentence) => {
  const read = () => readConfig({ ...signOn, ...changes })
  expect(read).toThrow(sentence)
  expect(read).not.toThrow(/a secret|ann:/)
})

test('passwords are turned off only where there is another way in', () => {
  expect(() => readConfig({ PASSWORD_SIGN_IN: 'off' })).toThrow(/needs OIDC_ISSUER/)
})
