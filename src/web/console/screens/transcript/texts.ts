import { formatNumber } from '../../parts/texts/dates.ts'

export const texts = {
  title: 'Conversation',
  products: 'Products',
  interview: 'Interview',
  links: 'Links',
  openProfile: 'Open the profile',
  emptyTitle: 'Nothing has been said yet',
  emptyAbout: 'The conversation appears here as soon as the interview is started.',
  conversation: 'The conversation',
  interviewer: 'Interviewer',
  person: 'Person',
  why: 'Why:',
  /** Options are counted from 1, as people see them. A scale and a number are told by their value. */
  chosen(choice: readonly number[], words: string): string {
    const value = String(choice[0])
    if (choice.length === 1 && words.split('\n')[0]?.trim() === value) return `Chosen: ${value}`
    const options = choice.map((index) => index + 1).join(', ')
    return choice.length === 1 ? `Chosen: option ${options}` : `Chosen: options ${options}`
  },
  inTheirWords: 'In their words:',
  flags: {
    crisis: 'It speaks of self-harm. Please read it; it is no evidence for the profile.',
    distress: 'It sounds painful. Please read it; it is no evidence for the profile.',
    self_harm_hint:
      'It may hint at self-harm: please read it. The person was shown nothing and asked the next question; it is no evidence for the profile.',
    pasted: 'Pasted, so it is no evidence for the profile.',
    injection: 'It tries to give orders, so it is no evidence for the profile.',
  } as Readonly<Record<string, string>>,
  flagged: (flag: string) =>
    `Set aside (${flag.replaceAll('_', ' ')}), so it is no evidence for the profile.`,
  erase: 'Erase',
  eraseTitle: 'Erase this conversation?',
  eraseLead:
    'What was said here, what was learned from it and the notes on it are gone for good, from every list, profile and report. The link leads nowhere then.',
  eraseYes: 'Yes, erase it',
  eraseNo: 'Cancel',
  erased: 'The conversation is erased.',
  askedTitle: 'What they asked',
  askedAbout: 'They were told that their question is noted for you.',
  askedAnswered: 'Answered by the interviewer',
  askedOpen: 'Waits for your answer',
  toldTitle: 'What we learned',
  toldAbout: 'Choose a statement to see the words it rests on.',
  toldNone: 'Nothing is taken from this conversation yet.',
  fields: {
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
  barLabel: 'Quotes',
  barHint: (quotes: number) =>
    quotes === 1 ? '1 quote is highlighted.' : `${formatNumber(quotes)} quotes are highlighted.`,
  quoteOf: (at: number, quotes: number) => `Quote ${formatNumber(at)} of ${formatNumber(quotes)}`,
  noClaim: 'These are the words you came for.',
  previous: 'Previous',
  next: 'Next',
  cardTitle: 'Report card',
  cardAbout: 'How the interview was conducted, counted by the service.',
  cardNone: 'There is a report card once the interview has been started.',
  summaryTitle: 'In short',
  summaryAbout: 'In a model’s sentences. Each rests on the words it leads to.',
  judgedTitle: 'As a model reads it',
  judgedAbout: (by: string) =>
    `${by} looked at each question. That is its opinion, not a count: look for yourself.`,
  judgedAnswered: 'Questions answered',
  judgedPartly: (count: number) => `${formatNumber(count)} more in part.`,
  judgedUnderstood: 'Questions understood',
  judgedTaken: 'Leads followed',
  look: 'Look at',
  place: (at: number) => `place ${formatNumber(at)}`,
  ofAll: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`,
  met: 'On target',
  missed: 'Off target',
  targets: {
    min: (value: string) => `at least ${value}`,
    max: (value: string) => `at most ${value}`,
    both: (min: string, max: string) => `${min} to ${max}`,
  },
  target: (words: string) => `Target: ${words}`,
  topicsTitle: 'Topics',
  topicStatus: {
    pending: 'Not reached',
    active: 'Being asked',
    covered: 'Enough learned',
    partial: 'Little learned',
    skipped: 'Skipped',
    cut: 'Left out',
  } as Readonly<Record<string, string>>,
  followUps: (count: number) => (count === 1 ? '1 follow-up' : `${formatNumber(count)} follow-ups`),
  nothingMeasured: 'Nothing to measure',
  yes: 'Yes',
  no: 'No',
  seconds: (seconds: number) =>
    seconds < 90
      ? `${formatNumber(Math.round(seconds))} s`
      : `${formatNumber(Math.round(seconds / 60))} min`,
  measures: {
    pushBacks: 'Answers that pushed back',
    ownQuestions: 'Questions they asked',
    questionsPerTurn: 'One question per turn',
    participantShare: 'Share of the person’s words',
    wordsPerAnswer: 'Words per answer',
    totalWords: 'Words of all answers',
    followUpRate: 'Follow-ups per question',
    completed: 'Went to the end',
    prematureClose: 'Closed too early',
    durationSeconds: 'Duration',
    replyMsP95: 'Slowest 5 % of replies',
    engagement: 'Engagement',
  } as Readonly<Record<string, string>>,
}
