import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { readPages } from '../../src/pages.ts'
import { endSharedReading } from '../../test/shared-reading.ts'
import { call, details, startService } from '../../test/start.ts'
import { buildPages, openBrowser } from '../../test/web/browser.ts'
import { openParticipantPage } from '../../test/web/participant-page.ts'
import { pictureTour } from './picture-tour.ts'

/**
 * Makes the pictures of the documentation from the real service and its real pages. With a folder as
 * argument: every screen of the participant's instead, on a phone and a desk, light and dark.
 */
const [folder] = process.argv.slice(2)
const phone = { width: 390, height: 844 }
const looks: Record<string, BrowserContextOptions> = folder
  ? {
      'phone-light': { viewport: phone, colorScheme: 'light' },
      'phone-dark': { viewport: phone, colorScheme: 'dark' },
      'desk-light': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
      'desk-dark': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    }
  : { '': { viewport: { width: 390, height: 720 }, colorScheme: 'light', deviceScaleFactor: 2 } }

const guidelines = `# How you invoice
- Must ask: What made you look for an invoicing tool?
- Walk me through the last time you sent an invoice.
Time limit: 10 minutes`

const built = buildPages()
const service = await startService('file::memory:', { pages: readPages(built) })
const browser = await openBrowser()
const images = folder ?? join(import.meta.dirname, '../../docs/images')
mkdirSync(images, { recursive: true })
try {
  // First, while nobody has used the service yet.
  if (!folder) await pictureTour(service, browser, images)
  for (const [look, options] of Object.entries(looks)) await picture(look, options)
} finally {
  await browser.close()
  await service.close()
  await endSharedReading()
  rmSync(built, { recursive: true })
}

async function picture(look: string, options: BrowserContextOptions): Promise<void> {
  const shot = async (page: Page, screen: string) => {
    if (folder) await page.screenshot({ path: join(images, `${screen}-${look}.png`) })
  }
  const { page, participant, context } = await openParticipantPage(
    browser,
    await newLink(),
    options,
  )
  await participant.heading.waitFor()
  await shot(page, 'consent')
  await participant.start()
  await participant.fill('Your name', details.name)
  await shot(page, 'onboarding')
  await participant.next()
  await participant.question.waitFor()
  await participant.answer(
    'I kept our invoices in a spreadsheet, and one evening I noticed that I had billed a client twice.',
  )
  await participant.composer.fill('It was embarrassing, so I started looking the same night')
  if (!folder) await page.screenshot({ path: join(images, 'participant.png') })
  await shot(page, 'conversation')
  await participant.stop()
  await shot(page, 'stop')
  await participant.choose('Stop and keep')
  await page.getByRole('heading', { name: /thank/i }).waitFor()
  await shot(page, 'thanks')
  await context.close()
}

async function newLink(): Promise<string> {
  const token = await service.newToken({ org: 'Studio Tools' })
  const added = await call(`${service.url}/v1/interviews/addOne`, {
    token,
    body: { productID: 'Ledgerly', interviewName: 'Everyday invoicing', guidelines },
  })
  const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`
  const made = await call(service.url + path, { token })
  return String(made.json.result[0])
}
