import type { CDPSession, Page } from 'playwright-core'

/** Work of one thread, as Chromium's trace tells it: times in microseconds. */
type Work = { name: string; ph: string; ts: number; dur?: number; tdur?: number } & {
  pid: number
  tid: number
  args?: { name?: string }
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'blink.user_timing',
  'v8',
  'disabled-by-default-v8.gc',
  'cc',
  'viz',
  '__metadata',
]
/** What the page says when a frame was late; then how late, ms. */
const mark = 'slow frame '
/** Work shorter than this explains no late frame, ms. */
const workMsMin = 4
/** Kinds of work told of a frame. */
const toldMax = 6

export type Frames = {
  all: number
  longestMs: number
  /** Those that took too long. */
  slow: number
  /** Of each of them, where it was traced: how busy the page's own thread was, and with what. */
  why?: { processorMs: number; told: string }[]
}

/** Counts the frames that took too long while something is done, and traces why. */
export async function watchFrames(
  page: Page,
  { msMax, isTraced }: { msMax: number; isTraced: boolean },
  act: () => Promise<void>,
): Promise<Frames> {
  const session = isTraced ? await page.context().newCDPSession(page) : null
  const stop = session && (await startTrace(session))
  await page.evaluate(`(() => {
    window.frameTimes = []
    let last = performance.now()
    window.isCounting = true
    const look = (now) => {
      window.frameTimes.push(now - last)
      if (now - last > ${msMax}) performance.mark('${mark}' + Math.round(now - last))
      last = now
      if (window.isCounting) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })()`)
  await act()
  const times = await page.evaluate<number[]>('((window.isCounting = false), window.frameTimes)')
  return {
    all: times.length,
    longestMs: Math.round(Math.max(...times)),
    slow: times.filter((ms) => ms > msMax).length,
    ...(stop && { why: tellLate(await stop()) }),
  }
}

async function startTrace(session: CDPSession): Promise<() => Promise<Work[]>> {
  const events: Work[] = []
  // What the trace holds is told as objects of this form.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Work[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, recordMode: 'recordAsMuchAsPossible' },
  })
  return async () => {
    const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await done
    await session.detach()
    return events
  }
}

/**
 * Where the thread was busy for far longer than it was on the processor, others had the processor; where
 * it was busy for less than the frame took, it waited for Chromium's own threads.
 */
function tellLate(events: readonly Work[]): NonNullable<Frames['why']> {
  const marks = events.filter(({ name, ph }) => name.startsWith(mark) && ph !== 'e')
  return marks.map(({ name, ts, pid, tid }) => {
    const ms = Number(name.slice(mark.length))
    const from = ts - ms * 1_000
    const inside = events.filter(
      (event) => event.ph === 'X' && event.ts < ts && event.ts + (event.dur ?? 0) > from,
    )
    const own = inside.filter((event) => event.pid === pid && event.tid === tid)
    const tasks = own.filter((event) => event.name.endsWith('RunTask'))
    const processorMs = sum(tasks, 'tdur')
    const busy = `${ms} ms: the page busy for ${sum(tasks, 'dur')} ms, ${processorMs} ms of it on the processor`
    return { processorMs, told: [busy, ...rank(own)].join('; ') }
  })
}

function sum(events: readonly Work[], member: 'dur' | 'tdur'): number {
  return Math.round(events.reduce((all, event) => all + (event[member] ?? 0), 0) / 1_000)
}

/** The dearest kinds of work, wall and processor time. */
function rank(events: readonly Work[]): string[] {
  const kinds = Map.groupBy(events, ({ name }) => name)
  return [...kinds]
    .filter(([name]) => !name.includes('RunTask'))
    .map(([name, each]) => ({ name, dur: sum(each, 'dur'), tdur: sum(each, 'tdur') }))
    .filter(({ dur }) => dur >= workMsMin)
    .sort((a, b) => b.dur - a.dur)
    .slice(0, toldMax)
    .map(({ name, dur, tdur }) => `${name} ${dur} ms (${tdur} ms)`)
}
