import { expect } from 'vitest'
import { findOverflow } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { setDataStage } from './data-stage.ts'
import { seedInterview } from './people.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/wide.test.ts')
const stage = setDataStage(isPossible)

const wide = { width: 1_920, height: 1_080 }
/** Wider than this a line is hard to read and a field looks lost, pixels. */
const textPixelsMax = 800
const fieldPixelsMax = 800
/** What all of a screen keeps within, pixels. */
const screenPixelsMax = 1_536

/** What is stretched beyond those widths: text by its lines, fields that hold a line by their box. */
const findStretched = `(() => {
  const range = document.createRange()
  const lineOf = (element) => {
    range.selectNodeContents(element)
    return Math.max(0, ...[...range.getClientRects()].map(({ width }) => width))
  }
  const beyond = (selector, widthOf, most) => [...document.querySelectorAll(selector)]
    .filter((element) => widthOf(element) > most)
    .map((element) => selector + ' ' + Math.round(widthOf(element)) + ' ' + element.className)
  const boxOf = (element) => element.getBoundingClientRect().width
  return [
    ...beyond('main p, main blockquote', lineOf, ${textPixelsMax}),
    ...beyond('main input:not([type=search]), main select, main .button', boxOf, ${fieldPixelsMax}),
    ...beyond('main .screen', boxOf, ${screenPixelsMax}),
  ]
})()`

browserTest(
  'at 1920 pixels nothing is stretched, on any page',
  async () => {
    const { interviewID, links } = await seedInterview(stage.client())
    const [profile] = await stage.client().profiles.getList({ productID: 'Ledgerly' })
    const { page, complaints } = await stage.open('/console', { viewport: wide })
    const interview = `/console/interviews/${interviewID}`
    const pages: [path: string, shown: string][] = [
      ['/console', 'Ledgerly'],
      ['/console/products/Ledgerly', 'How studios invoice'],
      ['/console/products/Ledgerly/profiles', 'Ana Duarte'],
      ['/console/interviews/new', 'How the interviewer reads it'],
      [`${interview}/guide`, 'of 10 minutes'],
      [`${interview}/links`, 'Noor Haddad'],
      [`${interview}/report`, 'What troubles them'],
      [`${interview}/report?people=completed`, '2 people'],
      [`${interview}/profiles`, 'Ana Duarte'],
      [`/console/profiles/${profile?.profileID}`, 'All statements'],
      [`/console/invites/${links[0]}`, 'Report card'],
      ['/console/settings/organization', 'How participants see you'],
      ['/console/settings/members', 'Invite somebody'],
      ['/console/settings/tokens', 'Make a token'],
      ['/console/settings/model', 'To choose from'],
      ['/console/settings/account', 'Current password'],
      ['/console/nowhere', 'There is nothing here'],
      ['/console/join/abc', 'You are already signed in'],
    ]
    const found: string[] = []
    for (const [path, shown] of pages) {
      await page.goto(stage.url() + path)
      await page.getByText(shown).first().waitFor()
      await expect.poll(() => findOverflow(page), { message: path }).toBe(0)
      const stretched = await page.evaluate<string[]>(findStretched)
      for (const one of stretched) found.push(`${path}: ${one}`)
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  },
  60_000,
)

tellSkipped()
