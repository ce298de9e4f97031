import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))

const where = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

/** What a program that holds confidences has no use for, and the few places that do without harm. */
const absent: [what: string, pattern: RegExp, but: string[]][] = [
  // A text of its own, `gc`.
  ['runs text as code', /\beval\(|new Function\(|node:vm|from 'vm'/, ['threads/settle.ts']],
  // One of systemd's own, with words of its own, where systemd asked for it.
  ['starts another program or a shell', /child_process|execSync|spawnSync/, ['cli/systemd.ts']],
  ['sets markup', /innerHTML|outerHTML|insertAdjacentHTML|document\.write\(/, []],
  ['takes messages of other windows', /addEventListener\('message'|window\.onmessage/, []],
  ['leaves a window that it opened a way back', /target="_blank"(?!\s+rel="noreferrer")/, []],
  ['speaks another protocol than HTTP', /WebSocket|EventSource|XMLHttpRequest|RTCPeer/, []],
  [
    'leaves certificates unchecked',
    /rejectUnauthorized(?!: true)|NODE_TLS_REJECT_UNAUTHORIZED/,
    [],
  ],
  [
    'encrypts or signs by itself',
    /createCipher|createSign\(|createHmac|generateKey(?:Pair)?\(|subtle\.(?:encrypt|sign|importKey)/,
    // A cookie that opens nothing, addresses that are counted, what an assistant registered, and what a
    // webhook's receiver or whoever wants no mail is known by, each with a MAC of Node's; answers that are
    // kept for a repeat, under a key made of the caller's token; what a browser keeps while its member
    // signs in elsewhere; the sound of people who allowed that it is kept; and what a study told, under a key
    // made of the study.
    [
      'http/requests/device-cookie.ts',
      'service/assistants/clients.ts',
      'http/sign-on/sealed-cookie.ts',
      'service/calls/once.ts',
      'service/mail/addresses.ts',
      'service/open-links/open-link-page.ts',
      'service/sound/sealing.ts',
      'service/kept/seal.ts',
      'service/taking-part/consenting-browser.ts',
      'service/webhooks/signature.ts',
    ],
  ],
  ['uses a weak hash', /'(?:md5|md4|sha1|sha-1|ripemd160)'/i, []],
  ['keeps anybody from pasting', /onPaste|'paste'/, ['web/console/screens/links/paste-people.tsx']],
  // How long to wait before another try is no secret.
  ['draws weak random numbers', /Math\.random/, ['client/send.ts']],
]

test.each(absent)('nothing in the program %s', (_, pattern, but) => {
  expect(where(pattern).filter((name) => !but.includes(name))).toEqual([])
})

test('it is the whole program that was looked through', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(where(/sessionCalls/).length).toBeGreaterThan(1)
})

test('the service calls out to the model, the recogniser, the voice, the issuer, PostgreSQL and itself, and to nobody else', () => {
  const servers = files.filter(({ name }) => !/^(web|client|cli)\//.test(name))
  const callers = servers.filter(({ text }) =>
    /(?<![.\w])fetch\(|https?\.(?:get|request)\(|net\.connect|tls\.connect|new Pool\(|new Client\(/.test(
      text,
    ),
  )
  expect(callers.map(({ name }) => name).sort()).toEqual([
    // The recogniser's.
    'interviewers/llm-speech/transcribe.ts',
    'interviewers/llm/calls/bounded-fetch.ts',
    // What it is given to fetch with: for assistants, the service's own edge.
    'mcp/first-bytes.ts',
    'outbound/fetch-bounded.ts',
    'storage/postgres/connection.ts',
    'storage/postgres/listener.ts',
  ])
})

test('a password is typed into a field that hides it and that a password manager knows', () => {
  const fields = files
    .filter(({ name }) => name.startsWith('web/console/'))
    .flatMap(({ text }) => [...text.matchAll(/<(?:input|Field|TextField)\b[\s\S]*?\/>/g)])
    .map(([field]) => field)
    .filter((field) => /autocomplete="(?:new|current)-password"|type="password"/.test(field))
  expect(fields.length).toBeGreaterThanOrEqual(3)
  for (const field of fields) {
    expect(field).toMatch(/type="password"/)
    expect(field).toMatch(/autocomplete="(?:new|current)-password"/)
  }
})
