/** How a database reads JSON: a column of it, and the elements of an array as `at` and `value`. */
type JSONWords = {
  json(column: string): string
  elements(array: string): string
}

/** The JSON of a member, as it was written: nothing in it is read, whatever people's words are. */
const member = (json: string, name: string) =>
  `coalesce(cast(${json} -> '${name}' as text), 'null')`
const members = (json: string, names: readonly string[]) =>
  `concat_ws(',', ${names.map((name) => member(json, name)).join(', ')})`

const ofInterview = ['completedAt', 'words', 'score', 'usage']
/** The same for each word that one claim is counted under. */
const ofClaim = ['claim', 'weight', 'wording', 'unnamed', 'quote']

/**
 * What a gist tells, each claim with its words once, as `readBrief` reads it; and the answers. Of the
 * column that holds the gist.
 */
export function briefColumns(gist: string, { json, elements }: JSONWords) {
  const remarks = `select at, ${member('value', 'theme')} as theme, ${members('value', ofClaim)} as claim
    from ${elements(`${json(gist)} -> 'remarks'`)}`
  const claims = `select min(at) as first, '[' || claim || ',['
      || string_agg(theme, ',' order by at) || ']]' as told
    from (${remarks}) as remark group by claim`
  const told = `'[' || ${members(json(gist), ofInterview)} || ',['
    || coalesce((select string_agg(told, ',' order by first) from (${claims}) as one), '') || ']]'`
  return { told, answers: `cast(${json(gist)} -> 'answers' as text)` }
}

/**
 * Up to which link there are briefs of the records from before; no row once there are of all. They are made
 * behind the migration, a few at a time: making them takes minutes where there are very many.
 */
export const briefFilling = (sorted: string) => [
  `create table brief_filling (
    sole integer primary key,
    interview_id ${sorted} not null,
    created_at ${sorted} not null,
    link_id ${sorted} not null
  )`,
  `insert into brief_filling (sole, interview_id, created_at, link_id)
    select 1, '', '', '' where exists (select 1 from extraction)`,
]
