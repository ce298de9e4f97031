const tags = ['think', 'thinking', 'thought', 'reasoning']

/**
 * What a model wrote, without what it thought before: models that think aloud put it between tags
 * such as `<think>`, some without the first of them. Of thinking that never ended nothing is left.
 */
export function withoutThinking(text: string): string {
  const start = text.trimStart()
  if (start.startsWith('{')) return text
  for (const tag of tags) {
    const end = start.lastIndexOf(`</${tag}>`)
    if (end !== -1) return start.slice(end + tag.length + 3).trim()
    if (start.startsWith(`<${tag}>`)) return ''
  }
  return text
}
