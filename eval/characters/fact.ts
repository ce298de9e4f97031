/** When somebody tells a fact: unasked, when asked about it, only when followed up, or never. */
export type Disclosure = 'volunteers' | 'asked' | 'probed' | 'never'

/** One thing that a character knows: the ground truth that an interview is measured by. */
export type Fact = {
  id: string
  disclosure: Disclosure
  /** Words of questions that bring it up. */
  about: string
  says: string
  /** What it happened on: one time, told as it went. */
  episode: boolean
  /** Of a fact told only when followed up: the one it stands behind. */
  under: string | null
  /** Vague, felt, a surprise, a trouble or a value: asks for a follow-up. */
  worthy: boolean
  /** More stands behind it, which only a follow-up brings out. */
  deep: boolean
}

const marks: Record<string, Disclosure> = {
  '*': 'volunteers',
  '+': 'asked',
  '>': 'probed',
  '!': 'never',
}

/**
 * Reads a fact bank, one fact a line: `+ about words | what is said`. The mark says when it is told:
 * `*` unasked, `+` when asked, `>` when the fact above is followed up, `!` never. `@` after the mark
 * is an episode, `?` what a good interviewer would follow up.
 */
export function readFacts(bank: string): Fact[] {
  const facts: Fact[] = []
  let above: string | null = null
  for (const line of bank.split('\n').filter((each) => each.trim() !== '')) {
    const read = /^\s*([*+>!])(@?)(\??)\s*([^|]*)\|\s*(.+)$/.exec(line)
    const disclosure = marks[read?.[1] ?? '']
    if (!read || !disclosure) throw new Error(`This is no fact: ${line}`)
    const id = `f${facts.length + 1}`
    const under = disclosure === 'probed' ? above : null
    const [, , at = '', worth = '', about = '', says = ''] = read
    facts.push({
      id,
      disclosure,
      about: about.trim(),
      says,
      episode: at === '@',
      under,
      worthy: worth !== '',
      deep: false,
    })
    if (disclosure !== 'probed') above = id
    const parent = facts.find((fact) => fact.id === under)
    if (parent) parent.deep = true
  }
  return facts
}
