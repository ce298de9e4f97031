import { flatten } from './span.ts'

/** What is read of every answer, and around each later place where its topic comes up. */
const headCharacters = 3_000
const laterCharacters = 600
const laterPlaces = 3

/** The part of an answer that is analysed: its beginning and what it later says of the topic. */
export function analysedPart(answer: string, topicStems: readonly string[]): string {
  if (answer.length <= headCharacters) return answer
  const head = cutAtSpace(answer.slice(0, headCharacters))
  const rest = answer.slice(head.length)
  const flat = flatten(rest)
  const parts = [head]
  let at = 0
  for (let place = 0; place < laterPlaces; place += 1) {
    const hit = nextHit(flat, topicStems, at)
    if (hit < 0) break
    const from = rest.indexOf(' ', Math.max(at, hit - laterCharacters / 2)) + 1
    parts.push(cutAtSpace(rest.slice(from, from + laterCharacters)))
    at = from + laterCharacters
  }
  // A line break keeps phrases from running across parts.
  return parts.join('\n')
}

function nextHit(flat: string, stems: readonly string[], from: number): number {
  const places = stems.filter((stem) => stem.length > 3).map((stem) => flat.indexOf(stem, from))
  const found = places.filter((place) => place >= 0)
  return found.length === 0 ? -1 : Math.min(...found)
}

function cutAtSpace(text: string): string {
  const space = text.lastIndexOf(' ')
  return space > text.length / 2 ? text.slice(0, space) : text.replace(/[\ud800-\udbff]$/, '')
}
