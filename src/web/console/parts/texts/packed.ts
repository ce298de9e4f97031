/** Texts end to end in one string: a browser that tidies up its memory looks at one thing in place of many. */
export type Packed = { text: string; ends: Uint32Array }

export function pack(texts: readonly string[]): Packed {
  const ends = new Uint32Array(texts.length)
  let end = 0
  for (const [at, text] of texts.entries()) {
    end += text.length
    ends[at] = end
  }
  return { text: texts.join(''), ends }
}

export function unpack(packed: Packed): string[] {
  return Array.from(packed.ends, (_, at) => textOf(packed, at))
}

/** One of the texts; empty where there is none. */
export function textOf({ text, ends }: Packed, at: number): string {
  return text.slice(at === 0 ? 0 : ends[at - 1], ends[at] ?? 0)
}
