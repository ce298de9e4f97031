/** How long an address of a file is kept for the browser to take it up. */
const keptMs = 60_000
/** Short enough for every file system, also with three bytes a character. */
const nameCharactersMax = 60

/** Hands a file to the person, by the browser's own way of saving. */
export function download(name: string, content: string | Blob, type = 'text/csv'): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}

/** A name that every system takes for a file. */
export function nameFile(...parts: string[]): string {
  const name = parts
    .map((part) => part.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '-'))
    .join('-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return [...name].slice(0, nameCharactersMax).join('') || 'colloquy'
}
