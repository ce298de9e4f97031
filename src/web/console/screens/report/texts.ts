import { countPeople } from '../../parts/texts/counts.ts'
import { formatNumber } from '../../parts/texts/dates.ts'
import { feelings } from '../../parts/texts/feelings.ts'
import type { Report } from './report.ts'

/** A share as a percentage; what is not nothing is never shown as 0 %. */
export function share(value: number): string {
  const least = 0.01
  const digits = { style: 'percent', maximumFractionDigits: 0 } as const
  if (value > 0 && value < least) return `< ${least.toLocaleString(undefined, digits)}`
  return value.toLocaleString(undefined, digits)
}

const steps: Record<keyof Report['counts'], string> = {
  invited: 'Invited',
  started: 'Started',
  completed: 'Went to the end',
  endedEarly: 'Stopped early',
  abandoned: 'Left',
  inProgress: 'In progress',
  screenedOut: 'Screened out',
  quotaFull: 'Quota full',
  neverStarted: 'Never started',
}

const places = {
  onboarding: 'While giving their details',
  conversation: 'In the conversation',
  closing: 'At the closing questions',
}

export const texts = {
  steps,
  emptyTitle: 'Nobody has been invited yet',
  emptyAbout: 'Once people take part, their answers are counted here.',
  emptyAction: 'Make links',
  quietTitle: 'Nobody has started yet',
  quietAbout: 'The charts fill as people take part.',
  findingsTitle: 'What people said',
  summaryTitle: 'In short',
  besideTitle: 'What matters most to them, and what they added',
  goalsTitle: 'What you wanted to know',
  goalSpoke: (spoke: number, asked: number) =>
    `${formatNumber(spoke)} of ${countPeople(asked)} said something on the questions that serve it.`,
  goalNotAsked: 'Nobody was asked a question that serves it.',
  goalQuestions: (questions: number) =>
    questions === 1 ? 'The question' : `The ${formatNumber(questions)} questions`,
  unansweredTitle: 'What nobody answered',
  notAsked: 'Nobody was asked this.',
  spoke: (spoke: number, asked: number) =>
    `${formatNumber(spoke)} of ${countPeople(asked)} said something on it.`,
  silent: (silent: number) => `${countPeople(silent)} said nothing.`,
  compare: 'Compare',
  compareNone: 'Everybody together',
  compareWays: {
    occupation: 'By occupation',
    location: 'By place',
    sentiment: 'By how they feel',
    language: 'By language',
  },
  compareKept: (name: string) => `By ${name}`,
  compareChosen: (question: string) => `By what they chose: ${question}`,
  compareAbout:
    'Groups of five or more, with the range in which the share would lie 19 times of 20.',
  compareNobody: 'No group has five people yet: with fewer, a difference says nothing.',
  compareFew: (names: readonly string[]) => `Fewer than five: ${names.join(', ')}.`,
  compareUnknown: (people: number) => `Not known of ${countPeople(people)}.`,
  alike: 'What people said alike',
  inTheirWords: 'In their words',
  groupOf: (side: string, people: number) => `${side} · ${countPeople(people)}`,
  moreGroups: (groups: number) => (groups === 1 ? '1 more' : `${formatNumber(groups)} more`),
  alone: (people: number) => `In none of these: ${countPeople(people)}`,
  speaksAgainst: 'What speaks against it:',
  groupSpoke: (spoke: number, asked: number) =>
    `${formatNumber(spoke)} of ${formatNumber(asked)} spoke`,
  groupRange: (low: string, high: string) => `${low} to ${high}`,
  groupsDiffer: 'These groups differ',
  chose: (answered: number, asked: number) =>
    `${formatNumber(answered)} of ${countPeople(asked)} chose.`,
  choseSeveral: 'Each may have chosen several.',
  mean: (mean: number) =>
    `${mean.toLocaleString(undefined, { maximumFractionDigits: 1 })} on average.`,
  chosen: 'Chosen',
  endsHere: 'ends here',
  quota: (quota: number) => `quota ${formatNumber(quota)}`,
  quotaOf: (taken: number, quota: number) => `${formatNumber(taken)} of ${formatNumber(quota)}`,
  quotasTitle: 'How full the quotas are',
  quotasAbout: 'By how many people chose each. Who goes silent gives the place back in two hours.',
  option: 'Option',
  quotaPlaces: 'Places in all',
  seeFinished: (people: number) => `Show the ${countPeople(people)} who finished.`,
  otherValues: 'Other values',
  range: (from: number, below: number) => `${formatNumber(from)} to below ${formatNumber(below)}`,
  spokeTitle: 'Who said something on it',
  silentTitle: 'Who was asked and said nothing',
  fieldworkTitle: 'How it went',
  download: 'Download',
  gathering: 'Gathering…',
  ofInterview: 'the whole interview',
  formats: {
    csv: 'A table of answers (CSV)',
    md: 'A text to read (Markdown)',
    docx: 'The findings to edit (Word)',
    jsonl: 'All data (JSON lines)',
    qdpx: 'For MAXQDA, NVivo, ATLAS.ti (QDPX)',
  },
  withoutNames: 'Leave out names, addresses and links',
  step: 'Step',
  people: 'People',
  share: 'Share',
  score: 'Score',
  meaning: 'Meaning',
  topic: 'Topic',
  asked: 'Asked',
  followUps: 'Follow-ups',
  theme: 'Theme',
  side: 'Side',
  sayOpposite: 'Say the opposite',
  ofInvited: 'of those invited',
  ofLeft: 'of those who left',
  shareOf: (whole: string) => `Share ${whole}`,
  openPeople: (people: number, part: string) =>
    `${[countPeople(people), part].filter(Boolean).join(', ')}. Show the people.`,
  openTopic: ({ reached, covered, cut }: Record<'reached' | 'covered' | 'cut', number>) =>
    `Asked of ${countPeople(reached)}, enough learned from ${formatNumber(covered)}, left out for ${formatNumber(cut)}. Show the people.`,
  funnelTitle: 'How far people came',
  funnelAbout: (
    { invited, started, completed, endedEarly, screenedOut, quotaFull }: Report['counts'],
    completion?: number,
  ) => {
    const away = screenedOut + quotaFull
    const turnedAway =
      away === 0
        ? ''
        : ` ${countPeople(away)} ${away === 1 ? 'was' : 'were'} screened out or found a quota full.`
    const finished = `Of ${countPeople(invited)} invited, ${formatNumber(started)} started and ${formatNumber(completed + endedEarly)} finished.${turnedAway}`
    if (completion === undefined) return finished
    const whom = away === 0 ? 'those' : 'the others'
    return `${finished} ${share(completion)} of ${whom} who are no longer answering went to the end.`
  },
  outcomesTitle: 'Where everybody is now',
  outcomesAbout: ({ inProgress, neverStarted }: Report['counts']) =>
    `${inProgress === 1 ? '1 interview is' : `${formatNumber(inProgress)} interviews are`} under way; ${formatNumber(neverStarted)} ${neverStarted === 1 ? 'link was' : 'links were'} never started.`,
  dropsTitle: 'Where people stop',
  dropsAbout: (people: number, most: string) =>
    people === 1
      ? `1 person left before the end, at “${most}”.`
      : `${countPeople(people)} left before the end, most of them at “${most}”.`,
  places,
  sentimentTitle: 'How people feel',
  sentimentAbout: (mean: number, people: number) =>
    `${mean.toLocaleString(undefined, { maximumFractionDigits: 1 })} of 5 on average, from ${countPeople(people)}.`,
  scores: feelings,
  coverageTitle: 'How well the guide was covered',
  coverageAbout:
    'For each topic, of how many people it was asked, and from how many enough was learned.',
  covered: 'Enough learned',
  reachedOnly: 'Asked, little learned',
  cut: 'Left out or skipped',
  themeGroups: {
    praise: {
      ...{ title: 'What they like', about: 'Praise, by how many people say it.' },
      against: 'See it as a problem',
    },
    problem: {
      ...{ title: 'What troubles them', about: 'Problems, by how many people have them.' },
      against: 'Disagree',
    },
    request: {
      ...{ title: 'What they ask for', about: 'Requests, by how many people make them.' },
      against: 'Say the opposite',
    },
    key_values: {
      ...{ title: 'What they value', about: 'What people look for in products like this.' },
      against: 'Want the opposite',
    },
    interests: {
      ...{ title: 'What interests them', about: 'Interests that the answers reveal.' },
      against: 'Feel the opposite',
    },
  },
  sides: {
    praise: 'Praise',
    problem: 'Problem',
    request: 'Request',
    wants: 'Wanted',
    avoids: 'Avoided',
    positive: 'Liked',
    negative: 'Disliked',
  } as Readonly<Record<string, string>>,
  sayIt: 'Say so',
  against: (people: number) => `${formatNumber(people)} against`,
  themesMore: (all: number, drawn: number) =>
    all > drawn ? `The ${drawn} most frequent of ${all}; the table has them all.` : '',
  saturationTitle: 'Do you need more interviews?',
  saturationBase: 'Themes in the first 4 interviews',
  saturationNew: 'New themes in the last 2',
  saturationOf: 'Interviews',
  saturationThemes: 'Themes',
  themesTitle: 'What people speak of',
  ofFive: (value: string) => `${value} of 5`,
  feeling: 'how people feel, on average',
  summary: 'At a glance',
  typicalMinutes: 'minutes, typically',
  typicalWords: 'words a person, typically',
  finishedOf: 'went to the end',
  finished: 'finished',
  updated: (time: string) => `As of ${time}.`,
  read: (interviews: number) =>
    `Themes rest on ${formatNumber(interviews)} ${interviews === 1 ? 'interview' : 'interviews'}.`,
  groupedBy: (model: string) =>
    `Themes were grouped by ${model}, by what people wrote; what it left over goes by built-in rules.`,
  refresh: 'Refresh',
  person: 'Person',
  status: 'Status',
  lastActivity: 'Last activity',
  peopleSoFar: (people: number) => `${countPeople(people)} so far…`,
  stepOf: (key: string) =>
    Object.hasOwn(steps, key) ? (steps as Record<string, string>)[key] : '',
  placeOf: (place: string) =>
    Object.hasOwn(places, place) ? (places as Record<string, string>)[place] : '',
  inTranscript: 'Read it in the transcript',
  quotesFor: 'In their words',
  quotesAgainst: 'Others say the opposite',
  noQuotes: 'There is no quote to show.',
}
