import type { Snapshot } from '../../src/contract/participant.ts'
import type { Chance } from './chance.ts'
import type { Fact } from './fact.ts'
import type { Injection } from './injections.ts'
import type { Lines } from './lines.ts'

/** What a character brings along: what it knows and how it talks, in the language of a guide. */
export type World = {
  product: string
  language: string
  leaver: readonly Fact[]
  content: readonly Fact[]
  lines: Lines
  injections: readonly Injection[]
  /** Which of the variants of a character this is, from 0. */
  variant: number
}

/** What an answer is besides an answer, for the measuring alone. */
export type Mark =
  | 'small talk'
  | 'insult'
  | 'question back'
  | 'said before'
  | 'said otherwise'
  | 'minor'
  | 'grief'
  | 'self-harm'

/** What somebody does next. `told` are the facts in it, for the measuring alone. */
export type Doing =
  | { type: 'answer'; text: string; told: Fact[]; mark?: Mark; twice?: true; from?: 'phone' }
  | { type: 'verdict'; score: number; text: string }
  /** Closes the tab for good. */
  | { type: 'leave' }

/** Somebody who sees what a participant sees, and nothing else. */
export type Participant = (snapshot: Snapshot) => Doing

export type CharacterName =
  | 'churned'
  | 'happy'
  | 'terse'
  | 'rambling'
  | 'hostile'
  | 'off-topic'
  | 'injecting'
  | 'multilingual'
  | 'contradictory'
  | 'happy-churner'
  | 'sensitive'
  | 'asks-back'
  | 'pastes'
  | 'leaves'

export type Character = {
  /** Answers what is asked, so that the quality of the interview depends on the interviewer. */
  answers: boolean
  /** May end before the must-asks: by leaving, by being sent away, by being asked and saying yes. */
  mayEndEarly: boolean
  enter(world: World, chance: Chance): Participant
}
