import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBarriers } from './barriers.ts'
import { createBrowserTests, findChromium } from './browser.ts'
import { phone } from './participant-page.ts'
import { setStage } from './stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('participant-speech.test.ts')
const stage = setStage(isPossible, findChromium())

/** A double of the browser's ears and voice: it hears what `hear` says and notes what it speaks. */
const earsAndVoice = `
  window.ears = []
  window.spoken = []
  window.SpeechRecognition = window.webkitSpeechRecognition = class {
    start() { if (window.isDeaf) setTimeout(() => { this.onerror({ error: 'not-allowed' }); this.onend() })
      else window.ears.push(this) }
    stop() {}
    abort() { this.isOver = true; this.onend?.() }
  }
  window.hear = (text, isFinal, confidence) => window.ears.at(-1).onresult({
    resultIndex: 0, results: [Object.assign([{ transcript: text, confidence }], { isFinal })] })
  Object.defineProperty(window, 'speechSynthesis', { value: {
    speak(speech) { window.spoken.push(speech.lang + ': ' + speech.text) }, cancel() {} } })
`

async function openWithEars(script = {}, locale = 'en-GB') {
  const { url, interview } = stage.service().invite(script)
  const opened = await stage.open('about:blank', { viewport: phone, locale })
  await opened.page.addInitScript(earsAndVoice)
  await opened.page.goto(url)
  return { ...opened, interview }
}

const hear = (page: Page, text: string, isFinal: boolean, confidence = 0) =>
  page.evaluate(`window.hear(${JSON.stringify(text)}, ${isFinal}, ${confidence})`)

browserTest('what is spoken appears in the field, to be mended before it is sent', async () => {
  const { page, participant, interview, complaints } = await openWithEars()
  await participant.begin()
  await participant.composer.fill('Well.')
  const microphone = page.getByRole('button', { name: 'Speak instead' })
  await microphone.click()
  await page.getByText('send what you say to their maker').waitFor()
  expect(await page.evaluate('window.ears.length')).toBe(0)
  await page.getByRole('button', { name: 'Start listening' }).click()
  await page.getByText('Listening.').waitFor()
  await hear(page, 'I kept it in a', false)
  await expect.poll(() => participant.composer.inputValue()).toBe('Well. I kept it in a')
  await hear(page, 'I kept it in a spreadsheet.', true)
  await hear(page, 'For years', false)
  await expect
    .poll(() => participant.composer.inputValue())
    .toBe('Well. I kept it in a spreadsheet. For years')
  await participant.composer.fill('I kept it in a big spreadsheet.')
  await hear(page, 'It broke', true)
  await expect
    .poll(() => participant.composer.inputValue())
    .toBe('I kept it in a big spreadsheet. It broke')
  await participant.send()
  await participant.answers.first().waitFor()
  await expect.poll(() => interview.answers()).toEqual(['I kept it in a big spreadsheet. It broke'])
  await page.locator('button[aria-pressed="true"]').waitFor({ state: 'detached' })
  await expect.poll(() => participant.composer.inputValue()).toBe('')
  expect(complaints).toEqual([])
})

browserTest(
  'what was heard with little confidence is marked until somebody looked at it',
  async () => {
    const { page, participant, complaints } = await openWithEars()
    await participant.begin()
    await page.getByRole('button', { name: 'Speak instead' }).click()
    await page.getByRole('button', { name: 'Start listening' }).click()
    await page.getByText('Listening.').waitFor()
    await hear(page, 'I kept it in a drawer.', true, 0.9)
    await hear(page, 'For ears.', true, 0.3)
    await hear(page, 'Really.', true, 0)
    await expect
      .poll(() => participant.composer.inputValue())
      .toBe('I kept it in a drawer. For ears. Really.')
    const marked = page.locator('.marks mark')
    await expect.poll(() => marked.allTextContents()).toEqual(['For ears.'])
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'For ears.' }).click()
    const chosen = `getSelection().toString()`
    await expect.poll(() => page.evaluate(chosen)).toBe('For ears.')
    await page.keyboard.type('For years.')
    await expect
      .poll(() => participant.composer.inputValue())
      .toBe('I kept it in a drawer. For years. Really.')
    await expect.poll(() => marked.count()).toBe(0)
    await hear(page, 'It broke', true, 0.2)
    await expect.poll(() => marked.allTextContents()).toEqual(['It broke'])
    await page.getByRole('button', { name: 'These are right' }).click()
    await expect.poll(() => marked.count()).toBe(0)
    expect(complaints).toEqual([])
  },
)

for (const [browserTag, locale, heard] of [
  ['de-AT', 'de', 'de-AT'],
  ['pt-BR', 'pt', 'pt-BR'],
  ['en-GB', 'fr', 'fr'],
] as const) {
  browserTest(`it listens in the language that is spoken: ${browserTag}, ${locale}`, async () => {
    const { page, participant } = await openWithEars({ locale }, browserTag)
    await page.locator('.actions .primary').click()
    await page.locator('#field-name').waitFor()
    await page.locator('.actions .quiet').click()
    await participant.question.waitFor()
    await page.locator('.bar .speak').click()
    await page.locator('.heard button').click()
    await expect.poll(() => page.evaluate('window.ears.at(-1)?.lang')).toBe(heard)
  })
}

browserTest('a microphone that is refused says so, and writing goes on', async () => {
  const { page, participant } = await openWithEars()
  await participant.begin()
  await page.evaluate('window.isDeaf = true')
  await page.getByRole('button', { name: 'Speak instead' }).click()
  await page.getByRole('button', { name: 'Start listening' }).click()
  await page.getByText('The browser was not allowed to listen.').waitFor()
  await participant.answer('Then in writing.')
})

browserTest('the question is read aloud on request alone, in its language', async () => {
  const { page, participant } = await openWithEars({ locale: 'de' }, 'de-DE')
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await participant.question.waitFor()
  await page.getByRole('button', { name: 'Vorlesen' }).waitFor()
  await expect.poll(() => page.evaluate('window.spoken')).toEqual([])
  await page.getByRole('button', { name: 'Vorlesen' }).click()
  await expect
    .poll(() => page.evaluate('window.spoken'))
    .toEqual(['de: What were you using Beacon for when you first started?'])
})

browserTest('each part of a question is marked and read aloud in its own language', async () => {
  const greeting = 'Guten Tag. Zum Einstieg: '
  const { page, participant } = await openWithEars(
    {
      locale: 'de',
      questions: [`${greeting}What do you use?`],
      other: { at: greeting.length, locale: 'en' },
    },
    'de-DE',
  )
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await participant.question.waitFor()
  const part = page.locator('#question [lang="en"]')
  await expect.poll(() => part.textContent()).toBe('What do you use?')
  await expect.poll(() => page.locator('.log').getAttribute('lang')).toBe('de')
  await page.getByRole('button', { name: 'Vorlesen' }).click()
  await expect
    .poll(() => page.evaluate('window.spoken'))
    .toEqual([`de: ${greeting}`, 'en: What do you use?'])
})

browserTest('without ears or a voice the page offers neither', async () => {
  const opened = await stage.open('about:blank', { viewport: phone })
  await opened.page.addInitScript(
    'delete window.SpeechRecognition; delete window.webkitSpeechRecognition; delete window.speechSynthesis; delete Window.prototype.speechSynthesis',
  )
  const asked = opened.page.waitForResponse((response) => response.url().includes('later-parts'))
  await opened.page.goto(stage.service().invite({}).url)
  await opened.participant.begin()
  await asked
  await opened.participant.answer('One.')
  await expect.poll(() => opened.page.locator('.icon, .speak').count()).toBe(0)
})

const recap = ['it broke every single Friday', 'I pay for it myself']

browserTest('what was noted is put right where it is wrong, by keyboard alone', async () => {
  const { page, participant, interview } = await stage.openInvite(
    { viewport: phone },
    { questions: ['One?', 'Here is what I noted. What did I miss or get wrong?'], recap },
  )
  await participant.begin()
  await participant.answer('Something.')
  await page.getByRole('button', { name: 'That is right' }).waitFor()
  const change = page.getByRole('button', { name: 'Change' }).first()
  await change.focus()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('How it should read')
  await expect.poll(() => field.inputValue()).toBe(recap[0])
  await field.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('it broke twice')
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('it broke twice')
  await participant.composer.fill('And it was slow.')
  await participant.send()
  await page.getByRole('radio').first().waitFor()
  expect(interview.answers().at(-1)).toBe(
    'Instead of “it broke every single Friday”: it broke twice\nAnd it was slow.',
  )
})

browserTest('what was noted well is confirmed with one tap', async () => {
  const { page, participant, interview } = await stage.openInvite(
    { viewport: phone },
    { questions: ['One?', 'What did I miss?'], recap },
  )
  await participant.begin()
  await participant.answer('Something.')
  await page.getByRole('button', { name: 'That is right' }).click()
  await page.getByRole('radio').first().waitFor()
  expect(interview.answers().at(-1)).toBe('That is right')
})

browserTest('whoever tries it out is told that nothing of it counts', async () => {
  const { page, participant } = await stage.openInvite({}, { look: { preview: true } })
  await page.getByText('This is a preview.').waitFor()
  await participant.begin()
  await page.getByText('This is a preview.').waitFor()
})

browserTest('what was said can be read once more at the end', async () => {
  const { page, participant } = await stage.openInvite({}, { questions: ['One?'] })
  await participant.begin()
  await participant.composer.fill('My only answer.')
  await participant.send()
  await page.getByRole('radio').first().waitFor()
  await participant.stop()
  await participant.choose('Stop and keep')
  await page.getByText('Read what I said').click()
  await participant.answers.filter({ hasText: 'My only answer.' }).waitFor()
})

const colours = [
  '#ffff00',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#00ffff',
  '#ff00ff',
  '#ffffff',
  '#000000',
  '#808080',
  '#f4a261',
  '#1d3557',
]

for (const colorScheme of ['light', 'dark'] as const) {
  browserTest(`any accent can be read, ${colorScheme}`, async () => {
    const { page, participant } = await stage.openInvite(
      { colorScheme },
      { look: { branding: { accent: '#f4a261' } } },
    )
    await participant.heading.waitFor()
    const faint: string[] = []
    for (const colour of colours) {
      await page.evaluate(`document.documentElement.style.setProperty('--org', '${colour}')`)
      for (const [what, contrast] of Object.entries(await measureContrasts(page))) {
        if (contrast < 4.5) faint.push(`${colour} ${what} ${contrast.toFixed(2)}`)
      }
    }
    expect(faint).toEqual([])
  })
}

/** Of the button's words on the button, and of the quiet button's words on the page. */
function measureContrasts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(`(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const luminance = (colour) => {
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one, other) => {
      const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    const primary = getComputedStyle(document.querySelector('button.primary'))
    const quiet = getComputedStyle(document.querySelector('button.quiet'))
    const ground = getComputedStyle(document.documentElement).backgroundColor
    return {
      primary: contrast(primary.color, primary.backgroundColor),
      quiet: contrast(quiet.color, ground),
    }
  })()`) as Promise<Record<string, number>>
}

tellSkipped()
