import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { InterviewReport } from '../../contract/report-schemas.ts'
import type { Digest } from '../taking-part/digest.ts'

/** Places at which people stopped that are held and told. */
const placesMax = 200
/** Topics that are held and told: more than a plan has. */
const topicsMax = 200

type Counts = InterviewReport['counts']
type Drop = InterviewReport['drops'][number]
type TopicReach = InterviewReport['topics'][number]
/** What became of one invited person. */
export type Fate = Exclude<keyof Counts, 'invited' | 'started'>

export type Progress = {
  add(status: InviteStatus, digest: Digest | null): Fate
  /** Of so many links: those that were not added were never started. */
  counts(links?: number): Counts
  drops(): Drop[]
  topics(): TopicReach[]
  /** What another one counted, for it to be added here. */
  part(): ProgressPart
  addPart(part: ProgressPart): void
}
export type ProgressPart = { counts: Counts; drops: Drop[]; topics: TopicReach[] }

const nobody: Readonly<Counts> = {
  ...{ invited: 0, started: 0, completed: 0, endedEarly: 0, abandoned: 0 },
  ...{ inProgress: 0, screenedOut: 0, quotaFull: 0, neverStarted: 0 },
}

const fatesCounted = Object.keys(nobody) as (keyof Counts)[] // Its own names.
const reaches = ['reached', 'covered', 'cut', 'followUps'] as const

/** Counts how far people came, and where those who left did. */
export function createProgress(): Progress {
  const counts: Counts = { ...nobody }
  const drops = new Map<string, Drop>()
  const topics = new Map<string, TopicReach>()

  function addDrop({ people, ...place }: Drop): void {
    const name = JSON.stringify(place)
    const known = drops.get(name)
    if (known) known.people += people
    else if (drops.size < placesMax) drops.set(name, { ...place, people })
  }

  function addReach({ id, title, ...own }: TopicReach): void {
    const known = topics.get(id) ?? { id, title, reached: 0, covered: 0, cut: 0, followUps: 0 }
    if (!topics.has(id) && topics.size >= topicsMax) return
    topics.set(id, known)
    for (const name of reaches) known[name] += own[name]
  }

  return {
    add(status, digest) {
      const fate = fateOf(status, digest)
      counts.invited += 1
      counts[fate] += 1
      if (!digest) return fate
      counts.started += 1
      for (const topic of digest.topics) addReach(reachOf(topic, digest))
      if (isDrop(fate)) addDrop({ ...digest.place, people: 1 })
      return fate
    },
    part: () => ({ counts, drops: [...drops.values()], topics: [...topics.values()] }),
    addPart(part) {
      for (const name of fatesCounted) counts[name] += part.counts[name]
      for (const drop of part.drops) addDrop(drop)
      for (const topic of part.topics) addReach(topic)
    },
    counts(links = counts.invited) {
      // Somebody may have been erased since they were added.
      const unread = Math.max(0, links - counts.invited)
      const neverStarted = counts.neverStarted + unread
      return { ...counts, invited: counts.invited + unread, neverStarted }
    },
    drops: () => [...drops.values()].sort((a, b) => b.people - a.people),
    topics: () => [...topics.values()],
  }
}

export function fateOf(status: InviteStatus, digest: Digest | null): Fate {
  if (!digest) return 'neverStarted'
  if (digest.screenedOut) return 'screenedOut'
  if (digest.full) return 'quotaFull'
  if (status === 'completed') {
    return digest.endReason === 'ended_early' ? 'endedEarly' : 'completed'
  }
  return status === 'started' ? 'inProgress' : 'abandoned'
}

/** Whether somebody left before the end. */
export function isDrop(fate: Fate): boolean {
  return fate === 'endedEarly' || fate === 'abandoned'
}

/**
 * Whether a topic was left out or skipped. For whoever was turned away none was: what comes after that
 * was never to be asked of them.
 */
export function isCut(
  { status }: Digest['topics'][number],
  { screenedOut, full }: Pick<Digest, 'screenedOut' | 'full'>,
): boolean {
  return !screenedOut && !full && (status === 'cut' || status === 'skipped')
}

function reachOf(topic: Digest['topics'][number], digest: Digest): TopicReach {
  const { id, title, asked, status, followUps } = topic
  const covered = status === 'covered' ? 1 : 0
  return {
    id,
    title,
    reached: asked ? 1 : 0,
    covered,
    cut: isCut(topic, digest) ? 1 : 0,
    followUps,
  }
}
