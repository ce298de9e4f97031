export type SimulationTables = {
  simulation: SimulationTable
  stand_in: StandInTable
  generated_profile: GeneratedProfileTable
  simulated_from: SimulatedFromTable
}

/** An interview that software gave in somebody's place. */
export type SimulationTable = {
  simulation_id: string
  org_id: string
  interview_id: string
  product_id: string
  profile_id: string
  user_id: string
  seed: string
  /** `waiting`, `done` or `failed`. */
  status: string
  created_at: string
  finished_at: string | null
  /** JSON of what it came to; null while it waits, and where it failed. */
  body: string | null
  /** JSON of what lists tell of that; null while it waits, and of what a version without it finished. */
  outline: string | null
}

/** How often what software says for somebody is what they said. */
export type StandInTable = {
  profile_id: string
  org_id: string
  product_id: string
  created_at: string
  /** JSON. */
  body: string
}

/** A profile drawn from the claims of several people. */
export type GeneratedProfileTable = {
  profile_id: string
  org_id: string
  product_id: string
  /** `waiting` or `done`. */
  status: string
  created_at: string
  /** JSON of what was asked for. */
  task: string
  /** JSON of its lines, each with whom it rests on; null while it waits. */
  body: string | null
}

/** On whose words something made by software rests: `subject` is its identifier. */
export type SimulatedFromTable = {
  link_id: string
  subject: string
  org_id: string
  person: string
}
