/** Waits for Ctrl-C or SIGTERM. */
export async function untilTold(): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve())
  })
}
