import { sql } from 'kysely'
import { misheardIn } from '../../interview/answers/misheard.ts'
import type { Store } from '../../service/store.ts'
import type { SaidRow } from '../../service/study/search/search-store.ts'
import type { Searched } from '../../service/study/search/searched.ts'
import type { Connection, Dialect } from '../dialect.ts'
import { notOfErasing } from '../interviews/unseen.ts'
import { prepared } from '../query.ts'

/** Weights travel as whole numbers: both databases sum those alike. */
const weightUnit = 1_000_000

const insert = prepared<{ said: string }>(({ db, tableOf, storedTokens }, { said }) =>
  sql`insert into said (link_id, seq, tokens)
    select line.link_id, line.seq, ${storedTokens('line.tokens')}
    from ${tableOf<{ link_id: string; seq: number; tokens: string }, 'line'>(
      sql`${said}`,
      { link_id: 'text', seq: 'integer', tokens: 'text' },
      'line',
    )} where true
    on conflict (link_id, seq) do nothing`.compile(db),
)

const holdLinks = prepared<{ links: string }, { link_id: string }>(
  ({ db, textsOf, forUpdate }, { links }) =>
    db
      .selectFrom('invite')
      .select('link_id')
      .where('link_id', 'in', (eb) =>
        eb.selectFrom(textsOf(sql`${links}`, 'line')).select('line.value'),
      )
      .orderBy('link_id')
      .modifyEnd(forUpdate)
      .compile(),
)

/** Keeps what answers are found by, in the transaction that stores them. */
export async function insertSaid(connection: Connection, said: readonly SaidRow[]): Promise<void> {
  if (said.length === 0) return
  const lines = said.map(({ linkID, seq, tokens }) => ({ link_id: linkID, seq, tokens }))
  await insert.change(connection, { said: JSON.stringify(lines) })
}

export async function addSaid(
  connection: Connection,
  { said }: Parameters<Store['addSaid']>[0],
): Promise<void> {
  const links = JSON.stringify([...new Set(said.map(({ linkID }) => linkID))])
  const held = new Set((await holdLinks.all(connection, { links })).map((row) => row.link_id))
  const kept = said.filter(({ linkID }) => held.has(linkID))
  await insertSaid(connection, kept)
}

type Place = { orgID: string; interviewID: string; productID: string }
type Part = 'interview' | 'product' | 'all'

/** The condition that an invite is of a scope. */
function isOf(part: Part, { orgID, interviewID, productID }: Place) {
  const own = sql`invite.org_id = ${orgID} and ${notOfErasing}`
  if (part === 'interview') return sql`${own} and invite.interview_id = ${interviewID}`
  return part === 'product' ? sql`${own} and invite.product_id = ${productID}` : own
}

const eachPart = <T>(make: (part: Part) => T): Record<Part, T> => ({
  interview: make('interview'),
  product: make('product'),
  all: make('all'),
})

type ScopeQuery = { orgID: string; interviewID?: string; productID?: string }

function partOf({ orgID, interviewID, productID }: ScopeQuery): { part: Part; place: Place } {
  const part = interviewID !== undefined ? 'interview' : productID !== undefined ? 'product' : 'all'
  return { part, place: { orgID, interviewID: interviewID ?? '', productID: productID ?? '' } }
}

const unsearchable = eachPart((part) =>
  prepared<Place & { limit: number }, { link_id: string }>(({ db }, query) =>
    sql<{ link_id: string }>`select invite.link_id from invite
      where ${isOf(part, query)}
        and invite.answers > (select count(*) from said where said.link_id = invite.link_id)
      limit ${query.limit}`.compile(db),
  ),
)

export async function listUnsearchable(
  connection: Connection,
  { limit, ...scope }: Parameters<Store['listUnsearchable']>[0],
): Promise<string[]> {
  const { part, place } = partOf(scope)
  const rows = await unsearchable[part].all(connection, { ...place, limit })
  return rows.map((row) => row.link_id)
}

type Told = { people: number; answers: number }

const told = eachPart((part) =>
  prepared<Place, Told>(({ db }, place) =>
    sql<Told>`select count(distinct coalesce(invite.profile_id, invite.link_id)) as people,
        coalesce(sum(invite.answers), 0) as answers
      from invite where ${isOf(part, place)} and invite.status = 'completed' and invite.answers > 0
        and invite.last_activity_at is not null`.compile(db),
  ),
)

/** The rows that have what a term looks for. */
function hits({ tableOf, tokensMatch }: Dialect, terms: string) {
  const term = tableOf<{ at: number; weight: number; pattern: string }, 'term'>(
    sql`${terms}`,
    { at: 'integer', weight: 'integer', pattern: 'text' },
    'term',
  )
  return sql`select term.at, term.weight, ${tokensMatch.saidID} as said_id
    from ${term} ${tokensMatch.join}`
}

const count = prepared<{ terms: string }, { at: number; count: number }>((dialect, { terms }) =>
  sql<{ at: number; count: number }>`select hit.at, count(*) as count
    from (${hits(dialect, terms)}) as hit group by hit.at`.compile(dialect.db),
)

export async function countSaid(
  connection: Connection,
  { within, words, ...scope }: Parameters<Store['countSaid']>[0],
): Promise<{ answers: number; people: number; words: number[] }> {
  const { pattern } = connection.dialect.tokensMatch
  const terms = words.map((any, at) => ({ at, weight: 0, pattern: pattern([[within], any]) }))
  const rows = await count.all(connection, { terms: JSON.stringify(terms) })
  const counts = new Map(rows.map((row) => [Number(row.at), Number(row.count)]))
  const { part, place } = partOf(scope)
  const all = await told[part].first(connection, place)
  return {
    answers: Number(all?.answers ?? 0),
    people: Number(all?.people ?? 0),
    words: words.map((_, at) => counts.get(at) ?? 0),
  }
}

type FoundRow = {
  linkID: string
  seq: number
  content: string
  detail: string
  language: string | null
  profileID: string | null
}
type Best = FoundRow & {
  people: number
  /** How many places were ranked, and of how many people. */
  ranked: number
  among: number
}

type SearchQuery = { orgID: string; terms: string } & Bounds
type Bounds = { least: number; near: number; ranked: number; limit: number }

/** Places that are ranked at first: nearly always there are enough people among them. */
const rankedAtFirst = 400
const rankedAll = 2 ** 31 - 1

/** Each person's best place is their first one of all, so that of the best ones few are enough. */
const search = prepared<SearchQuery, Best>(
  (dialect, { orgID, terms, least, near, ranked, limit }) =>
    sql<Best>`with hit as (${hits(dialect, terms)}),
      held as (
        select said_id, sum(weight) as weight from hit group by said_id having sum(weight) >= ${near}
      ),
      own as materialized (
        select held.weight, said.link_id, said.seq, invite.profile_id,
          coalesce(invite.profile_id, said.link_id) as person
        from held
          join said ${dialect.readBy('said_place')} on said.said_id = held.said_id
          join invite ${dialect.readBy('invite_person')} on invite.link_id = said.link_id
        where invite.org_id = ${orgID} and ${notOfErasing} and invite.status = 'completed'
          and invite.last_activity_at is not null
      ),
      first as materialized (
        select * from own order by weight desc, link_id, seq limit ${ranked}
      ),
      placed as (
        select first.*, row_number() over (
          partition by person order by weight desc, link_id, seq
        ) as place
        from first
      ),
      best as (select * from placed order by place, weight desc, link_id, seq limit ${limit})
      select best.link_id as "linkID", best.seq, best.profile_id as "profileID", message.content, message.detail,
        consent.locale as language,
        (select count(distinct person) from own where own.weight >= ${least}) as people,
        (select count(*) from first) as ranked,
        (select count(distinct person) from first) as among
      from best
        join message on message.link_id = best.link_id and message.seq = best.seq
        left join consent on consent.link_id = best.link_id
      order by best.place, best.weight desc, best.link_id, best.seq`.compile(dialect.db),
)

/**
 * Of the lightest words, which together do not come to `least`, only those rows are of use that have one
 * of the others, too: what must be there beside the word at a place. (As in the WAND algorithm.)
 */
function tokensBeside(
  words: Parameters<Store['searchSaid']>[0]['words'],
  least: number,
): (at: number) => string[][] {
  const byWeight = [...words.entries()].sort(([, a], [, b]) => a.weight - b.weight)
  let sum = 0
  const light = byWeight.filter(([, { weight }]) => {
    sum += weight
    return sum < least
  })
  const isLight = new Set(light.map(([at]) => at))
  const others = words.filter((_, at) => !isLight.has(at))
  const needed = others.flatMap(({ own, asked }) => [...own, ...asked])
  return (at) => (isLight.has(at) && needed.length > 0 ? [needed] : [])
}

export async function searchSaid(
  connection: Connection,
  { orgID, within, words, least, near, limit }: Parameters<Store['searchSaid']>[0],
): Promise<{ people: number; found: Searched[] }> {
  const { pattern } = connection.dialect.tokensMatch
  const beside = tokensBeside(words, near)
  const terms = words.flatMap(({ own, asked, weight, askedWeight }, at) => {
    const all = [[within], ...beside(at)]
    return [
      { at, weight: Math.round(weight * weightUnit), pattern: pattern([...all, own]) },
      { at, weight: Math.round(askedWeight * weightUnit), pattern: pattern([...all, asked], own) },
    ]
  })
  // Each weight may have lost half a unit.
  const unitsOf = (weight: number) => Math.max(1, Math.floor(weight * weightUnit) - words.length)
  const bounds = { least: unitsOf(least), near: unitsOf(near) }
  const query = { orgID, terms: JSON.stringify(terms), ...bounds, limit }
  let rows = await search.all(connection, { ...query, ranked: rankedAtFirst })
  const [first] = rows
  if (first && Number(first.ranked) === rankedAtFirst && Number(first.among) < limit)
    rows = await search.all(connection, { ...query, ranked: rankedAll })
  return { people: Number(rows[0]?.people ?? 0), found: rows.map(readFound) }
}

const holding = prepared<
  { orgID: string; pattern: string; after: number; limit: number },
  FoundRow & { at: number }
>(({ db, tokensMatch }, { orgID, pattern, after, limit }) =>
  sql<FoundRow & { at: number }>`select hit.said_id as at,
      said.link_id as "linkID", said.seq, invite.profile_id as "profileID", message.content, message.detail,
      consent.locale as language
    from (${tokensMatch.rows(sql`${pattern}`)}) as hit
      join said on said.said_id = hit.said_id
      join invite on invite.link_id = said.link_id
      join message on message.link_id = said.link_id and message.seq = said.seq
      left join consent on consent.link_id = said.link_id
    where invite.org_id = ${orgID} and hit.said_id > ${after}
    order by hit.said_id limit ${limit}`.compile(db),
)

export async function listHolding(
  connection: Connection,
  { orgID, within, all, after = 0, limit }: Parameters<Store['listHolding']>[0],
): Promise<{ found: Searched[]; next: number | null }> {
  const pattern = connection.dialect.tokensMatch.pattern([[within], ...all])
  const rows = await holding.all(connection, { orgID, pattern, after, limit })
  const last = rows.at(-1)
  return {
    found: rows.map(readFound),
    next: last && rows.length === limit ? Number(last.at) : null,
  }
}

function readFound({ linkID, seq, content, detail, language, profileID }: FoundRow): Searched {
  const misheard = misheardIn(JSON.parse(detail))
  return { linkID, seq: Number(seq), content, language: language ?? 'en', misheard, profileID }
}
