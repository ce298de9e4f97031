import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { findPages, openBrowser } from './browser.ts'
import { openParticipantPage } from './participant-page.ts'
import type { Script } from './scripted-interview.ts'
import { type ScriptedService, startScriptedService } from './scripted-service.ts'

/**
 * A built page, the double that serves it and a browser, for the tests of one file. `executablePath`: of
 * another browser, as of one with a microphone.
 */
export function setStage(isPossible: boolean, executablePath?: string | null) {
  let built: string
  let service: ScriptedService
  let browser: Browser
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    if (!isPossible) return
    built = await findPages()
    service = await startScriptedService(built)
    browser = await openBrowser(executablePath ?? undefined)
  })

  afterEach(async () => {
    service?.faults.splice(0)
    service?.release()
    for (const context of contexts.splice(0)) await context.close()
  })

  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  async function open(url: string, options: BrowserContextOptions = {}) {
    const opened = await openParticipantPage(browser, url, options)
    contexts.push(opened.context)
    return opened
  }

  return {
    built: () => built,
    service: () => service,
    open,
    /** A fresh link, opened. */
    async openInvite(options: BrowserContextOptions = {}, script: Partial<Script> = {}) {
      const { url, interview } = service.invite(script)
      return { url, interview, ...(await open(url, options)) }
    },
  }
}
