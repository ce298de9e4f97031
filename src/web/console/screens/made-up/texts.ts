import { formatNumber } from '../../parts/texts/dates.ts'

const percent = (share: number) =>
  share.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 0 })
const minutes = (count: number) => formatNumber(Math.round(count * 10) / 10)

/** What the console says of people whom software makes up. */
export const texts = {
  products: 'Products',
  interview: 'Interview',
  profile: 'Profile',
  madeUp: 'Made by software',
  rehearsal: 'Rehearsal',
  rehearsalLead:
    'The saved guide, tried on made-up people before any person. Nothing of it is kept.',
  begin: 'Rehearse with twelve people',
  rehearsing: 'Twelve made-up people are being interviewed.',
  again: 'Rehearse again',
  playedBy: (name: string) => (name === 'script' ? 'Played by a script.' : `Played by ${name}.`),
  minutes: ({
    least,
    median,
    most,
    limit,
  }: Record<'least' | 'median' | 'most' | 'limit', number>) =>
    `It would take ${minutes(least)} to ${minutes(most)} minutes, half of them under ${minutes(median)}. The guide allows ${minutes(limit)}.`,
  nothingToMend:
    'Each question was answered by somebody, none repeats another, and none was cut for time.',
  unanswered: 'Nobody could answer',
  why: {
    others: 'It asks what other people do.',
    figures: 'It asks for numbers that nobody keeps in mind.',
    jargon: 'It has words of the trade.',
    unknown_name: 'It has a name that stands nowhere else in the guide.',
    too_much: 'It asks for too much at once.',
    not_asked: 'It was understood as what you want to know, and asked of nobody.',
  } as Readonly<Record<string, string>>,
  repeats: 'Asked twice',
  repeatsWhat: (text: string) => `Asks what “${text}” asks.`,
  cut: 'Cut for time',
  cutWith: (people: number) => `No time was left with ${formatNumber(people)}.`,
  questions: 'Every question',
  answered: (answered: number, asked: number) =>
    `Answered by ${formatNumber(answered)} of ${formatNumber(asked)} who were asked`,
  talks: 'What was said',
  talk: (nth: number, taken: number) => `Made-up person ${nth}, ${minutes(taken)} minutes`,
  interviewer: 'Interviewer',
  person: 'Made-up person',
  askTitle: 'Ask what they would say',
  askLabel: 'Question',
  askHint: 'Answered in their own words, or not at all. Only for people who allowed it.',
  ask: 'Ask',
  asking: 'Looking…',
  standings: {
    said: 'Their own words',
    inferred: 'A model’s sentence on their words',
    unknown: 'Not known',
  },
  place: 'Open in the conversation',
  add: (line: string) => `To learn it, add to the guide: ${line.replace(/^- /, '')}`,
  words: {
    usable: 'Usable',
    weak: 'Weak',
    no_better: 'No better than guessing',
    unproven: 'Unproven',
  },
  accuracy: (keptBack: number, right: number, unknown: number) =>
    keptBack === 0
      ? 'Nothing was kept back to try it on.'
      : `Of ${formatNumber(keptBack)} answers that were kept from it, it told ${percent(right)} alike and did not know ${formatNumber(unknown)}.`,
  baseline: {
    commonest_of_others: (share: number) =>
      `What others most often say would have been alike in ${percent(share)}.`,
    model_without_transcript: (share: number) =>
      `The same model would have guessed ${percent(share)} without their words.`,
    always_3: (share: number) =>
      `Always saying 3 would have met ${percent(share)} of the verdicts.`,
  },
  listTitle: 'Simulations',
  listAbout: 'Interviews that software gave in their place. They count for nothing of people.',
  none: 'There is none.',
  simulate: 'Interview their stand-in',
  simulating: 'Starting…',
  byGuide: 'By the guide of',
  started: 'The stand-in is being interviewed.',
  waiting: 'Under way',
  simulation: 'Simulation',
  remove: 'Remove',
  removing: 'Removing…',
  removed: 'Removed.',
  refresh: 'Look again',
}
