import { formatDay, formatNumber } from '../../parts/texts/dates.ts'
import type { Profile } from './sentences.ts'

type Field = Profile['corrections'][number]['field']

const fields: Record<Field, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  occupation: 'Occupation',
  location: 'Place',
  background: 'Background',
  productAlignment: 'About the product',
  key_values: 'Values',
  interests: 'Interests',
  sentiment: 'Sentiment',
}

export const texts = {
  title: 'Profile',
  products: 'Products',
  profiles: 'Profiles',
  fields,
  statuses: {
    full: 'Detailed',
    partial: 'Partial',
    insufficient: 'Thin',
  },
  alignments: {
    strong: 'The product meets what they value',
    partial: 'The product partly meets what they value',
    weak: 'The product hardly meets what they value',
    misaligned: 'The product goes against what they value',
    unknown: '',
  },
  drawnAbout: 'Each line is a sentence of one of several people. Nobody said all of it.',
  drawnFrom: 'Open the conversation',
  interviews: (count: number, last?: string) =>
    `${count === 1 ? '1 interview' : `${formatNumber(count)} interviews`}${last ? `, the last on ${formatDay(last)}` : ''}`,
  portraitTitle: 'In short',
  portraitAbout:
    'What they said to what they were asked. Every underlined sentence opens the words it rests on.',
  notKnown: 'Not known',
  correct: 'Edit',
  correctField: (field: Field) => `Edit: ${fields[field]}`,
  corrected: 'Corrected',
  correctTitle: (field: Field) => `Edit: ${fields[field].toLowerCase()}`,
  correctAbout:
    'What people said stays as it was. Everyone sees your correction, and you can take it back.',
  value: 'What is right',
  listHint: 'One a line.',
  valueNeeded: 'Please say what is right, or choose that it is not known.',
  valueSame: 'This is what stands there already.',
  tooManyItems: (most: number) => `Please keep to ${most} lines.`,
  tooLong: (most: number) => `Please use at most ${formatNumber(most)} characters.`,
  takeOut: 'It is not known: show nothing',
  reason: 'Why',
  reasonHint: 'For whoever reads it later.',
  reasonNeeded: 'Please say why, in a few words.',
  save: 'Save the correction',
  saved: 'The correction is saved.',
  cancel: 'Cancel',
  correctionsTitle: 'Corrections',
  correctionOf: (field: Field) => fields[field],
  holds: 'Holds',
  replaced: 'Replaced by a later one',
  takenBack: 'Taken back',
  toldInstead: 'The interviews say:',
  nothing: 'nothing',
  by: (by: string, day: string) => `by ${by} on ${formatDay(day)}`,
  takeBack: 'Take back',
  takeBackOf: (field: Field, day: string) =>
    `Take back the correction of ${fields[field].toLowerCase()} of ${formatDay(day)}`,
  takeBackTitle: 'Take this correction back?',
  takeBackAbout: (field: Field) =>
    `${fields[field]} will again show what stood there before. The correction stays listed.`,
  tookBack: 'The correction is taken back.',
  trendTitle: 'Sentiment over time',
  trendAbout: (scores: readonly number[]) => {
    const [first, last] = [scores[0] ?? 0, scores.at(-1) ?? 0]
    if (scores.length === 1) return `${first} of 5, from one interview.`
    const way = last > first ? 'up from' : last < first ? 'down from' : 'as at first:'
    return `${last} of 5 in the last interview, ${way} ${first}.`
  },
  trendLegend: { told: 'Chosen or said by the person', read: 'Read between the lines' },
  trendHead: ['Day', 'Score', 'How it is known'],
  methods: {
    self_placed: 'Chosen by the person',
    stated: 'Said by the person',
    inferred: 'Read between the lines',
  } as Readonly<Record<string, string>>,
  openPoint: (day: string, score: number) => `${score} of 5 on ${day}. Read the conversation.`,
  claimsTitle: 'All statements',
  claimsAbout: 'By what was asked, with the words they rest on.',
  kinds: {
    background: 'Background',
    praise: 'Praise',
    problem: 'Problems',
    request: 'Requests',
    question: 'Questions',
    remark: 'Remarks',
    key_value: 'Values',
    interest: 'Interests',
    sentiment: 'Sentiment',
  } as Readonly<Record<string, string>>,
  /** Of one statement; a remark is what it is. */
  kind: {
    background: 'Background',
    praise: 'Praise',
    problem: 'Problem',
    request: 'Request',
    question: 'Question',
    key_value: 'Value',
    interest: 'Interest',
    sentiment: 'Sentiment',
  } as Readonly<Record<string, string>>,
  standings: {
    correction: 'Put right at the end',
    addition: 'Added at the end',
    withdrawn: 'Taken back by the person',
  } as Readonly<Record<string, string>>,
  withdrawn: 'Taken back',
  putRight: 'Put right by the person',
  confidence: { medium: 'Fairly sure', low: 'Unsure' },
  noEvidence: 'From the details given at the start.',
  inTranscript: 'Open in the conversation',
  since: (first: string, last: string) => {
    const [from, to] = [formatDay(first), formatDay(last)]
    return from === to ? from : `${from} to ${to}`
  },
  contradictionsTitle: 'Contradictions',
  contradictionsAbout: 'Statements that do not go together.',
  first: 'First',
  later: 'Later',
  laterHolds: 'The profile goes by the later one',
  gapsTitle: 'Not talked about yet',
  gaps: {
    background: 'Background',
    feedback: 'Feedback on the product',
    key_values: 'Values',
    interests: 'Interests',
    sentiment: 'Sentiment',
  } as Readonly<Record<string, string>>,
  matchesTitle: 'May be the same person',
  matchesAbout:
    'The e-mail is the same, but in one of the two it was only typed. They are never merged.',
  matchProved: 'The invite was made for this e-mail',
  matchTyped: 'The e-mail was typed in',
  openMatch: (nth: number) => `Open profile ${nth}`,
  historyTitle: 'Interviews',
  historyNth: (nth: number) => `Interview ${nth}`,
  simulation: 'Simulation',
  changesTitle: 'What changed',
  changed: (before: string, after: string) => `${before} → ${after}`,
  more: (count: number) => `Show ${formatNumber(count)} more`,
  ofFive: (score: number) => `${score} of 5`,
}
