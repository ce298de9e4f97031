const bytesPerToken = 4

/** About how many tokens a text is, near enough to keep within bounds. */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken)
}
