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
}

/** Counts how far people came, and where those who left did. */
export function createProgress(): Progress {
  const counts: Counts = {
    invited: 0,
    started: 0,
    completed: 0,
    endedEarly: 0,
    abandoned: 0,
    inProgress: 0,
    screenedOut: 0,
    quotaFull: 0,
    neverStarted: 0,
  }
  const drops = new Map<string, Drop>()
  const topics = new Map<string, TopicReach>()

  function addDrop(place: Omit<Drop, 'people'>): void {
    const name = JSON.stringify(place)
    const known = drops.get(name)
    if (known) known.people += 1
    else if (drops.size < placesMax) drops.set(name, { ...place, people: 1 })
  }

  return {
    add(status, digest) {
      const fate = fateOf(status, digest)
      counts.invited += 1
      counts[fate] += 1
      if (!digest) return fate
      counts.started += 1
      addReach(topics, digest)
      if (isDrop(fate)) addDrop(digest.place)
      return fate
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

function addReach(topics: Map<string, TopicReach>, digest: Digest): void {
  for (const topic of digest.topics) {
    const { id, title } = topic
    const known = topics.get(id) ?? { id, title, reached: 0, covered: 0, cut: 0, followUps: 0 }
    if (!topics.has(id) && topics.size >= topicsMax) continue
    topics.set(id, known)
    if (topic.asked) known.reached += 1
    if (topic.status === 'covered') known.covered += 1
    if (isCut(topic, digest)) known.cut += 1
    known.followUps += topic.followUps
  }
}
