import { pick } from '../trust/random.ts'
import { type Part, partsOf } from './syntax.ts'

/** Tried in turn for a class of letters. */
const candidates = [...'aeioust nx59.,?!:-"\'()[]{}<>@/%$éñüçßA\n\t_“”„«»–', '漢', '😀', '\u0000']
const oftenMax = 3
const ends = ['', '\n', 'x', '\u0000'] as const

/** Texts that come near to a pattern again and again: parts of it, pumped, and an end that fits nothing. */
export function fillsOf(
  pattern: { source: string; flags: string },
  { times, characters, random }: { times: number; characters: number; random: () => number },
): string[] {
  const whole = partsOf(pattern.source, pattern.flags)
  return Array.from({ length: times }, () => {
    const begun = random() < 0.5 ? '' : exampleOf(whole, random)
    const example = exampleOf(whole, random)
    const unit = random() < 0.3 ? example : cutOut(example, random)
    const room = Math.max(0, characters - begun.length - 1)
    const pumped = unit.repeat(Math.ceil(room / Math.max(1, unit.length))).slice(0, room)
    return (begun + pumped + pick(random, ends)).slice(0, characters)
  })
}

function cutOut(text: string, random: () => number): string {
  const from = Math.floor(random() * text.length)
  return text.slice(from, from + 1 + Math.floor(random() * (text.length - from)))
}

/** A text that a part of a pattern takes, but for what it looks at around itself. */
function exampleOf(part: Part, random: () => number): string {
  if (part.kind === 'letter') {
    // A letter that stands for itself.
    if (part.text !== '.' && part.fits(part.text)) return part.text
    const fitting = candidates.filter(part.fits)
    return fitting.length > 0 ? pick(random, fitting) : ''
  }
  if (part.kind === 'row') return part.of.map((each) => exampleOf(each, random)).join('')
  if (part.kind === 'choice') return exampleOf(pick(random, part.of), random)
  if (part.kind === 'group') return exampleOf(part.part, random)
  if (part.kind === 'look') return part.isNot || part.isBehind ? '' : exampleOf(part.part, random)
  if (part.kind !== 'repeat') return ''
  const most = Math.min(part.most, part.least + oftenMax)
  const times = part.least + Math.floor(random() * (most - part.least + 1))
  return Array.from({ length: times }, () => exampleOf(part.part, random)).join('')
}
