import type { InterviewReport } from '../../contract/report-schemas.ts'
import type { InviteStatus } from '../../contract/resources.ts'
import type { Session } from '../../interview/session.ts'

/** Places at which people stopped that are held and told. */
const placesMax = 200
/** Topics that are held and told: more than a plan has. */
const topicsMax = 200

type Counts = InterviewReport['counts']
type Drop = InterviewReport['drops'][number]
type TopicReach = InterviewReport['topics'][number]
type Fate = Exclude<keyof Counts, 'invited' | 'started'>

export type Progress = {
  add(status: InviteStatus, session: Session | null): Fate
  counts(): Counts
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
    add(status, session) {
      const fate = fateOf(status, session)
      counts.invited += 1
      counts[fate] += 1
      if (!session) return fate
      counts.started += 1
      addReach(topics, session)
      if (fate === 'endedEarly' || fate === 'abandoned') addDrop(placeOf(session))
      return fate
    },
    counts: () => counts,
    drops: () => [...drops.values()].sort((a, b) => b.people - a.people),
    topics: () => [...topics.values()],
  }
}

function fateOf(status: InviteStatus, session: Session | null): Fate {
  if (!session) return 'neverStarted'
  if (session.state === 'screened_out') return 'screenedOut'
  if (status === 'completed') {
    return session.endReason === 'ended_early' ? 'endedEarly' : 'completed'
  }
  return status === 'started' ? 'inProgress' : 'abandoned'
}

/** Where somebody was when they left: the newest question, or the last one asked of the plan. */
function placeOf({ state, current, plan, topics }: Session): Omit<Drop, 'people'> {
  if (state === 'recap' || state === 'verdict' || state === 'anything_else') {
    return { place: 'closing' }
  }
  const asked = topics.flatMap((topic) => topic.asked.map((question) => [topic.id, question]))
  if (asked.length === 0) return { place: 'onboarding' }
  const [lastTopic, lastQuestion] = asked.at(-1) ?? []
  const topic = plan.topics.find(({ id }) => id === (current.topicId ?? lastTopic))
  const question = topic?.questions.find(({ id }) => id === (current.questionId ?? lastQuestion))
  return {
    place: 'conversation',
    ...(topic && { topic: topic.title }),
    ...(question && { question: question.text }),
  }
}

function addReach(topics: Map<string, TopicReach>, { plan, topics: states }: Session): void {
  for (const { id, asked, status, probesUsed } of states) {
    const title = plan.topics.find((topic) => topic.id === id)?.title ?? id
    const known = topics.get(id) ?? { id, title, reached: 0, covered: 0, cut: 0, followUps: 0 }
    if (!topics.has(id) && topics.size >= topicsMax) continue
    topics.set(id, known)
    if (asked.length > 0) known.reached += 1
    if (status === 'covered') known.covered += 1
    if (status === 'cut' || status === 'skipped') known.cut += 1
    known.followUps += probesUsed
  }
}
