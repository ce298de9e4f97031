/**
 * What of a text is read for its meaning, whatever its length: so much of its beginning and of its
 * end. All of it is stored; what stands between is neither understood nor shown to a model.
 */
const headCharacters = 4_000
const tailCharacters = 4_000

/** The part of a text that is read. A line break stands for what is left out, so that no sentence spans it. */
export function readable(text: string): string {
  const { head, tail } = cutOf(text)
  return head === tail ? text : `${text.slice(0, head)}\n${text.slice(tail)}`
}

/** Where in the whole text that stands which stands at `at` in its readable part. */
export function storedAt(text: string, at: number): number {
  const { head, tail } = cutOf(text)
  return at <= head ? at : at - head - 1 + tail
}

/** Where in the readable part of a text that stands which stands at `at` in the whole. */
export function readableAt(text: string, at: number): number {
  const { head, tail } = cutOf(text)
  if (at <= head || head === tail) return at
  return head + 1 + Math.max(0, at - tail)
}

/** Where the beginning that is read ends, and where the end begins: in the same place of a short text. */
function cutOf(text: string): { head: number; tail: number } {
  if (text.length <= headCharacters + tailCharacters)
    return { head: text.length, tail: text.length }
  const head = headCharacters
  const tail = text.length - tailCharacters
  // The halves of a character stay together.
  return {
    head: isLowSurrogate(text.charCodeAt(head)) ? head - 1 : head,
    tail: isLowSurrogate(text.charCodeAt(tail)) ? tail + 1 : tail,
  }
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

/**
 * Characters that nobody sees and models read: tags, variation selectors, zero-width marks. Stored
 * texts keep them, they are legitimate in Persian, Hindi and emoji.
 */
const invisible =
  /[\u{e0000}-\u{e01ef}]|[\ufe00-\ufe0f]|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u206f]|\ufeff|\u00ad/gu

/** The part of a text that is read, without what hides in it: what a model is shown, and read for orders. */
export function plainlyReadable(text: string): string {
  return readable(text)
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
}
