import { z } from 'zod'
import type { Stretch } from '../../interview/recognizer.ts'

/** What was less likely than this, of one that names tokens, and of one that names whole sentences. */
const tokenShareMin = 0.5
const segmentShareMin = 0.4
/** Most stretches of one recording. */
const stretchesMax = 500

/** What servers tell of it: OpenAI's newer models of each token, whisper of each segment. */
const answer = z.object({
  logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })).nullish(),
  segments: z.array(z.object({ text: z.string(), avg_logprob: z.number() })).nullish(),
})

type Piece = { text: string; isUnsure: boolean }

function piecesOf(body: unknown): Piece[] {
  const { success, data } = answer.safeParse(body)
  if (!success) return []
  const tokens = data.logprobs?.map(({ token, logprob }) => ({
    text: token,
    isUnsure: Math.exp(logprob) < tokenShareMin,
  }))
  const segments = data.segments?.map(({ text, avg_logprob }) => ({
    text,
    isUnsure: Math.exp(avg_logprob) < segmentShareMin,
  }))
  return tokens ?? segments ?? []
}

/**
 * Which words of a text were heard with little confidence, by what the server answered beside it; none where
 * it does not tell, or tells it of other words.
 */
export function readUnsure(text: string, body: unknown): Stretch[] {
  const found: Stretch[] = []
  let at = 0
  for (const { text: piece, isUnsure } of piecesOf(body)) {
    const words = piece.trim()
    const from = text.indexOf(words, at)
    if (from < 0 || text.slice(at, from).trim() !== '') return []
    at = from + words.length
    const last = found.at(-1)
    // The rest of a word that was found is not looked for again.
    if (!isUnsure || words === '' || (last && at <= last.to)) continue
    const whole = wholeWords(text, from, at)
    if (last && from < last.to) last.to = whole.to
    else found.push(whole)
  }
  return found.slice(0, stretchesMax)
}

/** As far as the words reach that a stretch is of. */
function wholeWords(text: string, first: number, last: number): Stretch {
  const isSpace = (index: number) => text.charAt(index).trim() === ''
  let from = first
  while (from > 0 && !isSpace(from - 1)) from -= 1
  let to = last
  while (to < text.length && !isSpace(to)) to += 1
  return { from, to }
}
