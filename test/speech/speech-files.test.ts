import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get as ask } from 'node:http'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { findSpeechFiles, speechPackages } from '../../src/speech-files.ts'
import { blankPages, startService, type TestService } from '../start.ts'
import { temporaryFolder } from '../storage/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
const description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const worker = { body: Buffer.from('self.onmessage = null'), type: 'text/javascript' }
const page = '<!doctype html><html lang="en"><head><title>page</title></head></html>'
const pages = {
  ...blankPages,
  participant: { html: () => page },
  assets: new Map([
    ['/assets/speech-worker-1a2b3c.js', worker],
    ['/assets/page-1a2b3c.js', worker],
  ]),
}

let service: TestService
beforeAll(async () => {
  const { speech } = readConfig({ COLLOQUY_SPEECH: 'device,browser' })
  service = await startService('file::memory:', { config: { speech }, pages })
})
afterAll(() => service.close())

const get = (path: string, init: RequestInit = {}) => fetch(service.url + path, init)

describe('files of the recogniser on the device', () => {
  const files = Object.assign({}, ...speechPackages.map(({ files }) => files)) as object
  test.each(Object.keys(files))('%s is served whole, packed, and known again', async (name) => {
    const reply = await get(`/speech/${name}`, { headers: { 'accept-encoding': 'gzip' } })
    expect(reply.status).toBe(200)
    const plain = await get(`/speech/${name}`, { headers: { 'accept-encoding': 'identity' } })
    // Unpacked by whoever fetched it.
    const body = Buffer.from(await reply.arrayBuffer())
    expect(body.equals(Buffer.from(await plain.arrayBuffer()))).toBe(true)
    expect(reply.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.get('content-encoding')).toBe(null)
    expect(reply.headers.get('content-type')).toMatch(
      name.endsWith('js') ? /^text\/javascript/ : /^application\/(wasm|octet-stream)$/,
    )
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(reply.headers.get('cache-control')).toBe('public, no-cache')
    const etag = reply.headers.get('etag') ?? ''
    const again = await get(`/speech/${name}`, { headers: { 'if-none-match': etag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    const head = await get(`/speech/${name}`, { method: 'HEAD' })
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
  })

  test.each([
    '/speech/',
    '/speech/ort',
    '/speech/ort/package.json',
    '/speech/ort/ort.all.min.mjs',
    '/speech/../package.json',
    '/speech/ort/../moonshine/encoder_model.onnx',
    '/speech/ort/%2e%2e/%2e%2e/package.json',
    '/speech/ort/..%2f..%2fpackage.json',
    '/speech//etc/passwd',
    '/speech/constructor',
  ])('nothing else is: %s', async (path) => {
    const status = await new Promise((resolve, reject) => {
      // As it is written: `fetch` would put the path right.
      const { hostname: host, port } = new URL(service.url)
      const asked = ask({ host, port, path }, (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
      asked.once('error', reject)
    })
    expect(status).toBe(404)
  })

  test('whoever asks for them and never reads holds none of their own', async () => {
    const path = '/speech/moonshine/decoder_model_merged.onnx'
    const largest = Number((await get(path, { method: 'HEAD' })).headers.get('content-length'))
    const before = process.memoryUsage().arrayBuffers
    const { hostname, port } = new URL(service.url)
    const readers = Array.from({ length: 10 }, () => connect(Number(port), hostname))
    for (const reader of readers) reader.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await Promise.all(readers.map((reader) => once(reader, 'readable')))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 * largest)
    for (const reader of readers) reader.destroy()
  })

  test('where the setting does not name the device there are none', async () => {
    const usual = await startService('file::memory:', { pages })
    const name = Object.keys(files)[0]
    expect((await fetch(`${usual.url}/speech/${name}`)).status).toBe(404)
    await usual.close()
  })

  test('the versions that are looked for are those that are tested and that npm is told of', () => {
    const versions = Object.fromEntries(speechPackages.map(({ name, version }) => [name, version]))
    expect(description.peerDependencies).toEqual(versions)
    expect(description.devDependencies).toMatchObject(versions)
    for (const name of Object.keys(versions)) {
      expect(description.peerDependenciesMeta[name]).toEqual({ optional: true })
    }
  })
})

describe('packages that are not there', () => {
  const folder = temporaryFolder()
  test('are named, also where one is of another version or is not whole', () => {
    expect(findSpeechFiles(folder)).toEqual({
      missing: speechPackages.map(({ name, version }) => `${name}@${version}`),
    })
    for (const { name, version, files } of speechPackages) {
      const place = join(folder, 'node_modules', name)
      for (const file of Object.values(files)) {
        mkdirSync(dirname(join(place, file)), { recursive: true })
        writeFileSync(join(place, file), '')
      }
      writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version }))
    }
    const below = join(folder, 'node_modules/colloquy')
    mkdirSync(below)
    expect(findSpeechFiles(below)).toHaveProperty('files')
    const other = join(folder, 'node_modules/llama-tokenizer-js/package.json')
    writeFileSync(other, JSON.stringify({ version: '1.0.0' }))
    rmSync(join(folder, 'node_modules/onnxruntime-web/dist'), { recursive: true })
    expect(findSpeechFiles(below)).toEqual({
      missing: ['llama-tokenizer-js@1.2.2', 'onnxruntime-web@1.30.0'],
    })
  })
})

describe('what the page is told and may do', () => {
  async function headersOf(env: Record<string, string>) {
    const { speech } = readConfig(env)
    const started = await startService('file::memory:', { config: { speech }, pages })
    const reply = await fetch(`${started.url}/i/${'a'.repeat(22)}`)
    const told = /<meta name="speech" content="([^"]*)"(?: data-recognizer="([^"]*)")?>/
    const [, ways, name] = told.exec(await reply.text()) ?? []
    const elsewhere = await fetch(`${started.url}/console`)
    await started.close()
    return {
      told: [ways, name],
      policy: reply.headers.get('content-security-policy') ?? '',
      permissions: reply.headers.get('permissions-policy'),
      elsewhere: [
        elsewhere.headers.get('permissions-policy'),
        elsewhere.headers.get('content-security-policy')?.includes('wasm'),
      ],
    }
  }
  const nowhereElse = ['microphone=()', false]

  test('without the setting a browser hears by itself, and no page runs more than before', async () => {
    const found = await headersOf({})
    expect(found).toMatchObject({ told: ['browser', undefined], permissions: 'microphone=(self)' })
    expect(found.elsewhere).toEqual(nowhereElse)
    expect(found.policy).not.toMatch(/wasm|worker/)
  })

  test('off, there is no microphone', async () => {
    const found = await headersOf({ COLLOQUY_SPEECH: 'off' })
    expect(found).toMatchObject({ told: ['', undefined], permissions: 'microphone=()' })
  })

  test('only where the device hears does the page run a recogniser, and its thread likewise', async () => {
    const found = await headersOf({
      COLLOQUY_SPEECH: 'device, openai/whisper-1, browser',
      OPENAI_API_KEY: 'k',
    })
    expect(found.told).toEqual(['device service browser', 'OpenAI'])
    expect(found.policy).toContain("script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'")
    expect(found.elsewhere).toEqual(nowhereElse)
    const thread = await get('/assets/speech-worker-1a2b3c.js')
    expect(thread.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'")
    const other = await get('/assets/page-1a2b3c.js')
    expect(other.headers.get('content-security-policy')).not.toContain('wasm')
  })
})

describe('the settings', () => {
  test.each([
    [{ COLLOQUY_SPEECH: 'whisper' }, /^COLLOQUY_SPEECH must be off, or of device, browser and one/],
    [{ COLLOQUY_SPEECH: ',' }, /^COLLOQUY_SPEECH must be off/],
    [{ COLLOQUY_SPEECH: 'service' }, /^COLLOQUY_SPEECH must be off/],
    [{ COLLOQUY_SPEECH: 'browser,off' }, /^COLLOQUY_SPEECH must be off/],
    [{ COLLOQUY_SPEECH: 'browser,browser' }, /must name each way to speak once/],
    [{ COLLOQUY_SPEECH: 'openai/a,openai/b', OPENAI_API_KEY: 'k' }, /one recogniser at most/],
    [{ COLLOQUY_SPEECH: 'openai/whisper-1' }, /^OPENAI_API_KEY must be set to use a recogniser/],
    [{ COLLOQUY_SPEECH: 'openai-compatible/tiny' }, /^COLLOQUY_SPEECH_URL must be set/],
    [{ COLLOQUY_SPEECH: 'google/tiny' }, /a recogniser of openai or openai-compatible/],
    [{ COLLOQUY_SPEECH: 'acme/tiny' }, /^COLLOQUY_SPEECH must be provider\/model/],
    [
      { COLLOQUY_SPEECH: 'openai-compatible/tiny', COLLOQUY_SPEECH_URL: 'ftp://secret' },
      /^COLLOQUY_SPEECH_URL must be an http or https address\.$/,
    ],
    [{ COLLOQUY_SPEECH_URL: 'http://a' }, /^COLLOQUY_SPEECH must name a recogniser for/],
    [{ COLLOQUY_SPEECH_MODEL: 'a' }, /^COLLOQUY_SPEECH_MODEL is no setting/],
  ])('%j is told at once', (env, told) => {
    expect(() => readConfig(env)).toThrow(told)
  })
})
