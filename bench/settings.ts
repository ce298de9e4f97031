/** How long and how large a run is. */
export type Settings = {
  /** Of one round of one server. */
  seconds: number
  rounds: number
  connections: number
  /** Invites in the data that most works are measured on. */
  invites: number
  /** The sizes that one read is compared at, ascending. */
  scale: number[]
  /** Rounds of that: the sizes differ by less than one round from the next. */
  scaleRounds: number
  /** Answers of one round: each needs a link of its own. */
  answers: number
  /** Interviews taken to time the built-in interviewer. */
  interviews: number
  /** Starts timed. */
  starts: number
}

export const full: Settings = {
  seconds: 3,
  rounds: 3,
  connections: 50,
  invites: 100_000,
  scale: [10_000, 100_000, 1_000_000],
  scaleRounds: 9,
  answers: 3_000,
  interviews: 40,
  starts: 5,
}

/** Enough to see that all works, not to quote. */
export const quick: Settings = {
  seconds: 1,
  rounds: 2,
  connections: 50,
  invites: 5_000,
  scale: [1_000, 5_000],
  scaleRounds: 2,
  answers: 500,
  interviews: 5,
  starts: 2,
}

/** Links that reads are spread over, so that no single row stays in the processor's cache. */
export const linksRead = 1_000
/** Items of one page in the list that is measured. */
export const pageItems = 50
export const linksPerCall = 1_000
export const manyConnections = 500
/** Connections that write while others read. */
export const writersBeside = 10
