import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds that would hold somebody up, with the elements. */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  // Runs in the page, whose types this file does not have.
  const { violations } = (await page.evaluate('axe.run(document)')) as axe.AxeResults
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Pixels by which the page is wider than its window. */
export function findOverflow(page: Page): Promise<number> {
  return page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
}
