/** "~~How much do you earn?~~", also where the end is missing. */
const struckOut = /~~([^~]{1,2000})(?:~~|$)/gu
const struckMax = 12

/** What somebody struck out, and what is left of the text; null where nothing is struck out. */
export function takeStruck(text: string): { struck: string[]; rest: string } | null {
  if (!text.includes('~~')) return null
  const struck: string[] = []
  let rest = text
  for (const found of text.matchAll(struckOut).take(struckMax)) {
    const said = (found[1] ?? '').trim()
    if (said !== '') struck.push(said)
    rest = rest.replace(found[0], ' ')
  }
  return {
    struck,
    rest: rest
      .replaceAll('~~', ' ')
      .replace(/\s{2,}/g, ' ')
      .trim(),
  }
}
