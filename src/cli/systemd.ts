import { execFile } from 'node:child_process'

/** Of the time after which systemd holds the process for hung: a message may be late, or be lost. */
const toldPerWatch = 3
/** How long one message may take. */
const messageMs = 5_000

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Tells systemd, where it asked for it (`Type=notify`, `WatchdogSec=`), that the service is ready, and
 * from then on that its event loop turns: a process that hangs says nothing and is started anew. Node
 * speaks no datagrams on Unix sockets, so systemd's own program does.
 */
export function tellSystemd({ NOTIFY_SOCKET, WATCHDOG_USEC }: Environment): void {
  if (!NOTIFY_SOCKET) return
  notify('READY=1')
  const watchMs = Number(WATCHDOG_USEC) / 1_000
  if (watchMs > 0) setInterval(notify, watchMs / toldPerWatch, 'WATCHDOG=1').unref()
}

function notify(state: string): void {
  execFile('systemd-notify', [state], { timeout: messageMs }, (error) => {
    if (!error) return
    const line = { level: 50, time: Date.now(), state, msg: 'systemd was not told' }
    process.stderr.write(`${JSON.stringify(line)}\n`)
  })
}
