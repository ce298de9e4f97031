import axe from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { type Client, createClient } from '../../../src/client/client.ts'
import { setConsoleStage } from './console-stage.ts'

/** The console with an owner signed in, and a client to fill it with. */
export function setDataStage(
  isPossible: boolean,
  options: Parameters<typeof setConsoleStage>[1] = {},
) {
  const stage = setConsoleStage(isPossible, options)
  let client: Client

  beforeAll(async () => {
    if (isPossible) client = createClient({ baseURL: stage.url(), token: await stage.token() })
  })

  return {
    url: () => stage.url(),
    client: () => client,
    /** A page as somebody sees it who has no account. */
    visit: (path: string, options: BrowserContextOptions = {}) => stage.open(path, options),
    /** A screen as the owner sees it. A dialog of the browser's own is a complaint, too. */
    async open(path: string, options: BrowserContextOptions = {}) {
      const opened = await stage.signIn(path, options)
      opened.page.on('dialog', (dialog) => {
        opened.complaints.push(`A dialog: ${dialog.message()}`)
        void dialog.dismiss()
      })
      return opened
    },
  }
}

/** What holds people up on the page of the moment, by axe. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  // Runs in the page, whose types this file does not have.
  const { violations } = (await page.evaluate('axe.run(document)')) as axe.AxeResults
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The name of what has the focus, as it is read out. */
export async function focusedName(page: Page): Promise<string> {
  const name = await page.evaluate(`(() => {
    const on = document.activeElement
    const label = on?.getAttribute('aria-label') ?? on?.labels?.[0]?.textContent ?? on?.textContent
    return (label ?? '').trim()
  })()`)
  return String(name)
}

/** How far the page is wider than the screen, pixels. */
export function overflow(page: Page): Promise<unknown> {
  return page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
}
