/** Leaves what else a call does its part of the 13 s in which it is answered. */
const replyWaitMsMax = 12_500

/**
 * Waits for a reply, though not for longer than a call may take: it then goes on being made while the
 * page looks for it, and `onLateFailure` is told when it cannot be. Throws what fails in time.
 */
export async function waitForTurn(
  turn: Promise<void>,
  onLateFailure: (cause: unknown) => void = () => {},
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve()
    }, replyWaitMsMax)
  })
  turn.catch((cause) => isLate && onLateFailure(cause))
  await Promise.race([turn, late]).finally(() => clearTimeout(timer))
}
