export const outlineNames = ['churn', 'adoption', 'onboarding', 'pricing', 'general'] as const
export type OutlineName = (typeof outlineNames)[number]

/** A topic's title, its question, and whether it must be asked. */
export type BriefTopic = readonly [title: string, ask: string, must?: true]

/** How a guide of a sentence is read in one language, and what is asked for it. */
export type BriefPack = {
  /** Words that tell what was done: by themselves, or only where it was done to the product. */
  signs: Readonly<Record<Exclude<OutlineName, 'general'>, { alone: string; ofProduct: string }>>
  /** The product, as its makers speak of it. */
  ours: string
  /** What may stand behind "stop" where nothing else is stopped: "after a week". */
  behind: string
  /** Researchers' words, about which nobody has an experience. */
  jargon: string
  /** What leads to the subject proper: "the experience with". */
  leadIn: string
  /** About a subject `{x}`, before and behind what the guide's own words ask. */
  opener: BriefTopic
  later: readonly BriefTopic[]
  /** As `later`, where nothing that was asked says of what: it names the subject `{x}`. */
  laterAbout: readonly BriefTopic[]
  /** About the product. */
  outlines: Readonly<Record<OutlineName, readonly BriefTopic[]>>
}

/** Topics, one a line: "Title: question", with a "!" before those that must be asked. */
export function topicsOf(lines: string): BriefTopic[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const isMust = line.trim().startsWith('! ')
      const topic = isMust ? line.trim().slice(2) : line.trim()
      const end = topic.indexOf(': ')
      const [title, ask] = [topic.slice(0, end), topic.slice(end + 2)]
      return isMust ? [title, ask, true] : [title, ask]
    })
}
