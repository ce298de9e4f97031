import { countPeople } from '../texts/counts.ts'
import { formatNumber } from '../texts/dates.ts'

export const texts = {
  title: 'Ask the interviews',
  label: 'A question, or words somebody may have said',
  hint: 'Such as “Why do they leave?” The words of your question are looked for, in any form.',
  ask: 'Ask',
  find: 'Find these exact words',
  answered: (spoke: number, asked: number) =>
    `${formatNumber(spoke)} of ${countPeople(asked)} said something on it.`,
  nothingSaid: (asked: number) =>
    asked === 0
      ? 'Nobody has finished an interview yet.'
      : `Nobody of ${countPeople(asked)} said anything on it in these words.`,
  otherWords: 'Try other words for it, or ask the next people:',
  intoGuide: 'Put it into a new guide',
  stands: (places: number) =>
    places === 1 ? 'Somebody said this, here:' : `This was said in ${formatNumber(places)} places:`,
  nearest: 'What comes nearest:',
  nobodySaid: 'Nobody said this, word for word.',
  isReading: 'The model is reading the quotes…',
  noSentences: 'The model gave no answer this time; the quotes stand below.',
  nothingToSay: 'The model found no sentence that these quotes carry.',
  saidBy: (people: number) => `Said by ${countPeople(people)}`,
  writtenBy: (model: string) =>
    `Written by ${model} from the quotes. What they do not carry was left out.`,
  close: 'Clear',
  morePeople: (people: number) => `${countPeople(people)} more`,
}
