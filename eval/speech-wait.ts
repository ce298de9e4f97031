import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { readConfig } from '../src/config.ts'
import { readPages } from '../src/pages.ts'
import { call, startService, type TestService } from '../test/start.ts'
import { buildPages, findChromium } from '../test/web/browser.ts'
import { openParticipantPage, phone } from '../test/web/participant-page.ts'
import { sayAloud } from '../test/web/speech/spoken.ts'
import { microphoneAndVoice } from '../test/web/speech/spoken-service.ts'

/**
 * Measures how long whoever speaks for ten seconds waits for their words, from the end of their speech to
 * the last of the words in the field, with the recognizer on the device: `node eval/speech-wait.ts [ROUNDS]`.
 * The service, the page and the recognizer are the real ones, in Chromium; the speech is espeak-ng's. On a
 * machine that does other things, too, the wait is longer: what the browser spent of a core in it is told
 * beside it, and is about what it comes to where nothing else runs. For Linux.
 */
const rounds = Number(process.argv[2] ?? 20)
const roundMsMax = 120_000

/** About ten seconds each; the second kind makes no pause in which a piece could be cut. */
const speeches = {
  'with pauses': [
    'We kept every booking in a large spreadsheet. It broke every single Friday. Then a colleague told me about this tool at lunch. I tried it the same evening.',
    'The first thing I looked at was the price. It was too high for us. We waited until March. Then they changed it and we signed.',
    'Nobody in the office knew how to export the data. I called the support people. They answered within an hour. That surprised me a lot.',
  ],
  'in one breath': [
    'we kept every booking in a large spreadsheet that broke every single Friday until a colleague told me about this tool at lunch and I tried it the same evening at home',
    'the first thing I looked at was the price which was too high for us so we waited until March when they changed it and then we signed a contract for a year',
    'nobody in the office knew how to export the data so I called the support people and they answered within an hour which surprised me a lot because others never do that',
  ],
}

const guidelines = '- Must ask: What made you look for a tool?'

async function newLink({ url, newToken }: TestService): Promise<string> {
  const token = await newToken()
  const body = { productID: 'Ledgerly', interviewName: 'Speaking', guidelines }
  const added = await call(`${url}/v1/interviews/addOne`, { token, body })
  const { interviewID } = added.json.result
  const made = await call(`${url}/v1/invites/createInvites?interviewID=${interviewID}`, { token })
  return made.json.result[0]
}

/** Opens the page at its first question with the recognizer loaded, which is not what is measured. */
async function open(browser: Browser, service: TestService, onEnd: () => void) {
  const { page, participant } = await openParticipantPage(browser, 'about:blank', {
    viewport: phone,
  })
  page.setDefaultTimeout(roundMsMax)
  await page.addInitScript(microphoneAndVoice)
  await page.exposeFunction('atEnd', onEnd)
  await page.goto(await newLink(service))
  await participant.begin()
  await page.getByRole('button', { name: 'Speak instead' }).click()
  await page.getByRole('button', { name: 'Start speaking' }).click()
  await speak(page, sayAloud('This is a first sentence.', folder).path)
  return page
}

/** Says it, presses Done at its end; answers the time until the words are there. */
async function speak(page: Page, path: string): Promise<number> {
  const bytes = readFileSync(path).toString('base64')
  return page.evaluate<number>(`new Promise((resolve) => {
    const find = () => [...document.querySelectorAll('.speaking .primary')].at(-1)
    const start = () => find()?.getAttribute('aria-disabled') === 'false' ? say('${bytes}') : setTimeout(start, 50)
    const text = () => document.querySelector('.heard[role=status]')?.textContent ?? ''
    window.onSaid = () => {
      atEnd()
      const from = performance.now()
      find().click()
      const look = () => /in the field/.test(text()) ? resolve(performance.now() - from) : requestAnimationFrame(look)
      look()
    }
    start()
  })`)
}

/** Milliseconds of a core that a process and all that it started have spent, by what Linux keeps of it. */
function spentMs(root: number): number {
  const tickMs = 10
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)?.split(' ')
        return [
          {
            pid: Number(name),
            parent: Number(fields?.[1]),
            ticks: Number(fields?.[11]) + Number(fields?.[12]),
          },
        ]
      } catch {
        return [] // it ended meanwhile
      }
    })
  const family = new Set([root])
  for (const { pid, parent } of rows.sort((one, other) => one.pid - other.pid)) {
    if (family.has(parent)) family.add(pid)
  }
  const own = rows.filter(({ pid }) => family.has(pid))
  return own.reduce((sum, { ticks }) => sum + ticks, 0) * tickMs
}

function report(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) =>
    `${((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) / 1000).toFixed(2)} s`
  console.log(`${name}, ${sorted.length} times: median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}`)
}

const folder = mkdtempSync(join(tmpdir(), 'speech-'))
const built = buildPages()
const { speech } = readConfig({ COLLOQUY_SPEECH: 'device' })
const service = await startService('file::memory:', { pages: readPages(built), config: { speech } })
const server = await chromium.launchServer({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
})
const browser = await chromium.connect(server.wsEndpoint())
// It runs in a session of its own, which Linux may weigh as a whole.
const priority = getPriority()
if (priority < 0) writeFileSync(`/proc/${server.process().pid}/autogroup`, String(priority))
const spent = () => spentMs(server.process().pid ?? 0)
let spentBefore = 0
try {
  const page = await open(browser, service, () => {
    spentBefore = spent()
  })
  for (const [name, texts] of Object.entries(speeches)) {
    const waits: number[] = []
    const work: number[] = []
    let seconds = 0
    for (let round = 0; round < rounds; round += 1) {
      // Those of the double that are not heard any more cost time that no microphone does.
      await page.evaluate('window.microphones.forEach(({ context }) => context.close())')
      const said = sayAloud(texts[round % texts.length] ?? '', folder)
      await page.getByRole('button', { name: 'Say it again' }).click()
      waits.push(await speak(page, said.path))
      work.push(spent() - spentBefore)
      seconds += said.seconds / rounds
    }
    console.log(`${seconds.toFixed(1)} s of speech ${name}, load ${loadavg()[0]?.toFixed(1)}:`)
    report('wait for the words', waits)
    report('of a core spent in it', work)
  }
} finally {
  await browser.close()
  await server.close()
  await service.close()
  for (const made of [built, folder]) rmSync(made, { recursive: true })
}
process.exit()
