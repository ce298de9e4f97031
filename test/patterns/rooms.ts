/** What bounds the texts that our own patterns on people's words read: the first that fits. */
export type Room = { place: string; bound: string; characters: number }

/** What one of them may take for the worst text of its room: some tens of milliseconds. */
export const roomStepsMax = 8_000_000

const rooms: readonly Room[] = [
  {
    place: 'src/guide/lint/',
    bound: 'a sentence of a question (lintCharactersMax)',
    characters: 2_000,
  },
  {
    place: 'src/guide/',
    bound: 'a line, or the lines of one paragraph together (blockCharactersMax)',
    characters: 3_000,
  },
  {
    place: 'src/interview/',
    bound: 'what is read of an answer, each letter of it written out as two at most',
    characters: 16_002,
  },
  {
    place: 'src/interviewers/',
    bound: 'what is read of an answer: 4,000 characters of either end',
    characters: 8_001,
  },
  {
    place: 'src/profile/',
    bound: 'what is read of an answer: 4,000 characters of either end',
    characters: 8_001,
  },
]

export function roomOf({ where }: { where: string }): Room | undefined {
  return rooms.find(({ place }) => where.startsWith(place))
}
