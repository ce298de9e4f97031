/** A repetition up to this often is no more than a longer word. */
const shortRepetition = 9

/** Whether anything in it is repeated often: without that a pattern reads a few letters and ends. */
export function repeats({ source }: { source: string }): boolean {
  const bare = source.replace(/\\(?:[pPu]\{[^}]*\}|.)/gs, 'x').replace(/\[[^\]]*\]/g, 'x')
  if (/[*+]|\{\d+,\}/.test(bare)) return true
  return [...bare.matchAll(/\{(?:\d+,)?(\d+)\}/g)].some(
    ([, most]) => Number(most) > shortRepetition,
  )
}
