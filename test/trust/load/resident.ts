import { readFileSync } from 'node:fs'

export type Sample = { minute: number; megabytes: number }

/** Looks every so often at how much memory a process takes, until it is told to stop. */
export function watchResident(pid: number, everyMs: number) {
  const begun = performance.now()
  const samples: Sample[] = []
  const timer = setInterval(look, everyMs)

  function look(): void {
    const minute = (performance.now() - begun) / 60_000
    samples.push({ minute, megabytes: residentMB(pid) })
  }

  return {
    samples,
    stop(): void {
      clearInterval(timer)
      look()
    },
  }
}

function residentMB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024
}

/** Megabytes a minute: the slope of the line that lies nearest to the samples. */
export function growthOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const minutes = mean(samples.map(({ minute }) => minute))
  const megabytes = mean(samples.map((sample) => sample.megabytes))
  let together = 0
  let spread = 0
  for (const sample of samples) {
    together += (sample.minute - minutes) * (sample.megabytes - megabytes)
    spread += (sample.minute - minutes) ** 2
  }
  return together / spread
}
