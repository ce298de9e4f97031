import { formatDay, formatNumber } from '../../../parts/texts/dates.ts'

export const texts = {
  title: 'One link for many people',
  about:
    'For a panel, a mailing list or a poster: whoever opens it starts an interview of their own.',
  none: 'Nobody has opened one for this interview.',
  open: 'Open the link',
  shut: 'Shut the link',
  settings: 'Settings',
  settingsTitle: 'Link for many people',
  link: 'Link for many people',
  theLink: 'the link for many people',
  showQR: 'Show it as a QR code, and its preview',
  qrLabel: 'QR code of the link for many people',
  opened: 'The link is open.',
  isShut: 'The link is shut. Whoever has started can go on.',
  saved: 'Saved.',
  states: { open: 'Open', shut: 'Shut', ended: 'Ended', full: 'Full' },
  facts: {
    places: 'Places taken',
    started: 'Started',
    finished: 'Finished',
    screenedOut: 'Screened out',
    full: 'Quota full',
    ends: 'Open until',
    keeps: 'Keeps',
  },
  placesOf: (places: number, people: number | undefined) =>
    people === undefined
      ? formatNumber(places)
      : `${formatNumber(places)} of ${formatNumber(people)}`,
  ends: (expires: string) => formatDay(expires),
  people: 'How many people may take part',
  peopleHint:
    'Nobody starts once so many places are taken. One is taken for good by the third answer.',
  peopleWrong: (most: number) => `Please enter a whole number from 1 to ${formatNumber(most)}.`,
  lastDay: 'Last day',
  dayPast: 'Please choose a day that is not over.',
  keep: 'What to keep of the address',
  keepHint:
    'Names of parameters, separated by commas, such as “pid, source”. The same pid twice is the same person.',
  keepWrong: 'Please enter up to ten names of letters, digits, dots, dashes and underscores.',
  redirectsTitle: 'Where people go on in the end',
  redirectsHint:
    'Addresses that begin with https. In them {linkID} and {pid}, or another name that is kept, are filled in.',
  redirects: {
    completed: 'Who finished',
    screenedOut: 'Who was screened out',
    quotaFull: 'For whom a quota was full',
  },
  redirectWrong: 'Please enter an address that begins with https://.',
  save: 'Save',
  cancel: 'Cancel',
}
