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
