/** The eight kinds of study that a guide of a sentence or two may ask for. */
export const archetypeNames = [
  'churn',
  'adoption',
  'onboarding',
  'pricing',
  'needs',
  'usability',
  'concept',
  'general',
] as const
export type ArchetypeName = (typeof archetypeNames)[number]

/**
 * One topic: one open question, another wording of it, and follow-ups that suggest no answer.
 * `{product}` stands only where a name and "the product" both fit: as a subject or an object.
 */
export type ArchetypeTopic = {
  title: string
  /** What the researcher learns from it. */
  goal: string
  ask: string
  again: string
  probes: readonly string[]
  must?: true
}

export type ArchetypePack = {
  /** Words that a goal of this kind uses. */
  matches: Readonly<Record<Exclude<ArchetypeName, 'general'>, string>>
  topics: Readonly<Record<ArchetypeName, readonly ArchetypeTopic[]>>
}
