import type { Span } from '../src/profile/others-words.ts'

/** What was said without the marks, and where the stretches between `[[` and `]]` stand in it. */
export function readMarks(marked: string): { say: string; spans: Span[] } {
  const spans: Span[] = []
  let say = ''
  for (const [index, part] of marked.split(/\[\[|\]\]/).entries()) {
    if (index % 2 === 1) spans.push({ start: say.length, end: say.length + part.length })
    say += part
  }
  return { say, spans }
}
