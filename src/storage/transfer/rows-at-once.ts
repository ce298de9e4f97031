/** A recording is of megabytes. */
const soundsAtOnce = 8

/** How many rows of a table are held in memory at a time. */
export function rowsAtOnce(table: string, usual: number): number {
  return table === 'sound_body' ? soundsAtOnce : usual
}
