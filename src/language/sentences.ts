/** One sentence and where it stands: UTF-16 offsets, end exclusive, white space around it left out. */
export type Sentence = { text: string; start: number; end: number }

/** Abbreviations after which a full stop ends no sentence. */
const abbreviations =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|no|z\.B|bzw|ca|d\.h|usw|p\.ex|Sr|Sra|núm)\.$/i
/** The longest of them has fewer characters, with what stands before it. */
const abbreviationCharactersMax = 8

/** A line without any of these is one sentence in every language, and dear to take apart. */
const ends = /[\p{Sentence_Terminal}\u2024\ufe52\uff0e\u0085\u2028\u2029;]/u

/** The sentences of a text, in order. A line break ends a sentence; list marks are left out. */
export function sentences(text: string, language = 'en'): Sentence[] {
  const segmenter = segmenterFor(language)
  const found: Sentence[] = []
  let open: Sentence | null = null
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    open = null
    // Thousands of blank lines would each cost a segmentation.
    if (line[0].trim() === '') continue
    const whole = [{ segment: line[0], index: 0 }]
    for (const { segment, index } of ends.test(line[0]) ? segmenter.segment(line[0]) : whole) {
      const lead = segment.length - segment.trimStart().length
      const body = segment.trim()
      if (body === '') continue
      const start = line.index + index + lead
      const end = start + body.length
      if (open && abbreviations.test(open.text.slice(-abbreviationCharactersMax))) {
        open.end = end
        open.text = text.slice(open.start, end)
        continue
      }
      open = { text: body, start, end }
      found.push(open)
    }
  }
  return found
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string): Intl.Segmenter {
  const key = /^[a-z]{2,3}$/i.test(language) ? language.toLowerCase() : 'en'
  let segmenter = segmenters.get(key)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(key, { granularity: 'sentence' })
    segmenters.set(key, segmenter)
  }
  return segmenter
}
