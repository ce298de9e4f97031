import { formatNumber } from '../../parts/texts/dates.ts'
import { feelings } from '../../parts/texts/feelings.ts'

export function countProfiles(profiles: number): string {
  return `${formatNumber(profiles)} ${profiles === 1 ? 'profile' : 'profiles'}`
}

export const texts = {
  title: 'Profiles',
  products: 'Products',
  lead: 'One for each person who finished an interview, composed from what they said.',
  emptyTitle: 'No profiles yet',
  emptyAbout: 'The first one appears shortly after somebody has finished an interview.',
  nothingTitle: 'No profile matches',
  nothingAction: 'Show all profiles',
  search: 'Search',
  searchHint: 'Name, occupation, place or summary',
  askInstead: (words: string) => `Search what people said for “${words}”`,
  sentiment: 'Sentiment',
  interest: 'Interests and values',
  interestHint: 'As in “travel”',
  source: 'List',
  all: 'All',
  unknown: 'Not known',
  scores: feelings.map((feeling, at) => `${at + 1}, ${feeling.toLowerCase()}`),
  sources: { human: 'People', ai: 'Software' },
  notCustomers: 'Made by software from several conversations each. Not a customer.',
  noneOf: { human: 'No profiles of people yet', ai: 'Software has made no profiles here' },
  view: 'View',
  cards: 'Cards',
  table: 'Table',
  shown: (shown: number, all: number) =>
    shown === all ? countProfiles(all) : `${formatNumber(shown)} of ${countProfiles(all)}`,
  loaded: (profiles: number) => `${countProfiles(profiles)} so far…`,
  showMore: (profiles: number) => `Show ${formatNumber(profiles)} more`,
  ofFive: (score: number) => `${score} of 5`,
  feels: (score: number) => `Sentiment: ${score} of 5`,
  interviews: (count: number) =>
    count === 1 ? '1 interview' : `${formatNumber(count)} interviews`,
  madeUp: 'Made by software',
  values: 'Values',
  interests: 'Interests',
  columns: {
    name: 'Name',
    sentiment: 'Sentiment',
    occupation: 'Occupation',
    location: 'Place',
    interviews: 'Interviews',
    last: 'Last interviewed',
  },
  someone: 'Someone',
}
