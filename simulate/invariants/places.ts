import { type Known, sessionIn, withPlan } from './known.ts'

/** Answers after which a place is somebody's for good. */
const answersForPlace = 3

/** Of no option more people finished than it has places, and nobody beyond an open link's most. */
export function checkPlaces({ world, database }: Known): void {
  const finished = database.all(
    `select invite.interview_id, invite.answers, session.state, session.plan_hash, plan.body from invite
      join session on session.link_id = invite.link_id ${withPlan} where invite.status = 'completed'`,
  )
  const counts = new Map<string, number>()
  for (const row of finished) {
    const session = sessionIn(row)
    if (!session) continue
    const { interview_id, answers } = row
    const { plan, choices = {}, endReason } = session
    // Whoever ends after a word or two, and not with the guide, gives the place back.
    const isWhole = endReason === 'finished' || endReason === 'budget'
    if (!isWhole && Number(answers) < answersForPlace) continue
    for (const question of plan.topics.flatMap(({ questions }) => questions)) {
      for (const option of choices[question.id] ?? []) {
        const people = question.closed?.options?.[option]?.quota
        if (people === undefined) continue
        const key = `${interview_id} ${question.id} ${option}`
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        if (count === people + 1) world.break('More people finished than an option has places.')
      }
    }
  }
  // Whoever was turned away for want of a place has none, however much they had said.
  const links = database.all(
    `select people, started,
      (select count(*) from open_start where open_start.interview_id = open_link.interview_id and has_place = 1) as held,
      (select count(*) from open_start join invite on invite.link_id = open_start.link_id
        where open_start.interview_id = open_link.interview_id and invite.answers >= ${answersForPlace} and invite.status <> 'quota_full') as people_of_it
      from open_link where people is not null`,
  )
  for (const { people, started, held, people_of_it: theirs } of links) {
    if (Number(started) > Number(people))
      world.break('More people started than an open link has places.')
    if (Number(held) > Number(started)) world.break('A place of an open link is not counted.')
    if (Number(theirs) > Number(people))
      world.break('More people took part than an open link has places.')
  }
}

/** Links are counted as they are moved: what is counted is what there is. */
export function checkCounts({ world, database }: Known): void {
  const differing = database.all(
    `select * from (
      select org_id, product_id, interview_id, status, links from invite_count where links <> 0
      union all
      select org_id, product_id, interview_id, status, count(*) from invite group by 1, 2, 3, 4
    ) group by 1, 2, 3, 4, 5 having count(*) <> 2`,
  )
  if (differing.length > 0) world.break('Links are counted otherwise than they are.')
}

/** Limits of models' tokens hold but for the call that reaches them, and every call is in the book. */
export function checkSpending({ world, database, models }: Known): void {
  for (const row of database.all('select org_id, day, tokens from model_spending')) {
    if (Number(row.tokens) >= models.tokensPerDay + models.tokensOfCall) {
      world.break('More of a model was used up than a day allows.')
    }
  }
  for (const [key, calls] of models.calls) {
    const [orgID = '', day = ''] = key.split(' ')
    const [row] = database.all(
      'select tokens from model_spending where org_id = ? and day = ?',
      orgID,
      day,
    )
    if (Number(row?.tokens ?? 0) < calls * models.tokensOfCall) {
      world.break('A call of a model is not in the book.')
    }
  }
}
