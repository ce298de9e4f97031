import type { Position } from '../paging.ts'

/** Some links of an interview, oldest first: those after one place, up to another with that itself. */
export type StudyPart = {
  after?: Position
  upTo?: Position
  /** How many there are at most, on which somebody did anything. */
  links: number
  /** What they told, as kept, or as it is made now. `known`: all it is made of beside them. */
  keep<T extends object>(
    asked: { what: readonly unknown[]; known?: unknown },
    make: () => Promise<T>,
  ): Promise<T>
}

/** A study of which nothing is kept. */
export const wholeStudy: readonly StudyPart[] = [
  { links: Number.POSITIVE_INFINITY, keep: (_, make) => make() },
]
