/** Leaves what else a call does its part of the 13 s in which it is answered. */
const replyWaitMsMax = 12_500

/**
 * Waits for a reply, though not for longer than a call may take: undefined then, and it goes on being
 * made while the page looks for it. `onLateFailure` is told when it cannot be. Throws what fails in time.
 */
export async function waitForTurn<T>(
  turn: Promise<T>,
  onLateFailure: (cause: unknown) => void = () => {},
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve(undefined)
    }, replyWaitMsMax)
  })
  turn.catch((cause) => isLate && onLateFailure(cause))
  return await Promise.race([turn, late]).finally(() => clearTimeout(timer))
}
