import { formatDay, formatNumber } from '../../parts/texts/dates.ts'

export function countLinks(links: number): string {
  return `${formatNumber(links)} ${links === 1 ? 'link' : 'links'}`
}

export const texts = {
  make: 'Make links',
  makeTitle: 'Make links',
  makeAbout: 'Each link is for one person. It ends once they have finished.',
  close: 'Close',
  waysLabel: 'Which links to make',
  wayCount: 'A number of links',
  wayPeople: 'From a list of people',
  count: 'How many',
  countHint: (most: number) => `Up to ${formatNumber(most)} at once.`,
  countWrong: (most: number) => `Please enter a whole number from 1 to ${formatNumber(most)}.`,
  paste: 'Paste them here',
  pasteHint:
    'Copy the rows in your spreadsheet, with or without the header: e-mail, name and occupation, in any order. One person a row.',
  pasteNeeded: 'Please paste at least one row.',
  pasteTooMany: (most: number) =>
    `That is more than ${formatNumber(most)} rows. Please paste fewer at once.`,
  columnsTitle: 'What the columns hold',
  columnsAbout: 'Please check, and choose another where it is not right.',
  columnNth: (nth: number) => `Column ${nth}`,
  columnExample: (example: string) => `as in “${example}”`,
  columnKinds: {
    email: 'E-mail',
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    occupation: 'Occupation',
    none: 'Leave it out',
  },
  headerFound: 'The first row is taken for the names of the columns.',
  noColumn: 'Please say which column holds the e-mail or the name.',
  readyFor: (people: number) =>
    people === 1 ? '1 person is ready.' : `${formatNumber(people)} people are ready.`,
  broken: (rows: number, ready: number) =>
    `${rows === 1 ? '1 row needs' : `${formatNumber(rows)} rows need`} fixing; ${formatNumber(ready)} ${ready === 1 ? 'is' : 'are'} fine. No link is made before all are.`,
  brokenTitle: 'Rows to fix',
  brokenAbout: 'Fix them here, or in the text above.',
  line: (line: number) => `Line ${formatNumber(line)}`,
  fine: 'This row is fine now.',
  leaveOut: 'Leave it out',
  leaveOutRow: (line: number) => `Leave it out: line ${line}`,
  leaveOutAll: (rows: number) =>
    rows === 1 ? 'Leave out this row' : `Leave out all ${formatNumber(rows)} rows`,
  showMore: (rows: number) => `Show ${formatNumber(rows)} more`,
  repeated: (lines: readonly number[]) => {
    const shown = lines.slice(0, 5).join(', ')
    const more = lines.length > 5 ? ' and more' : ''
    return lines.length === 1
      ? `Line ${shown} has an e-mail address that is in an earlier row too. Both get a link.`
      : `Lines ${shown}${more} have e-mail addresses that are in earlier rows too. Each gets a link.`
  },
  makeSo: (links: number) => `Make ${countLinks(links)}`,
  making: (made: number, all: number) => `${formatNumber(made)} of ${countLinks(all)} made…`,
  stoppedAt: (made: number, all: number) =>
    `${formatNumber(made)} of ${countLinks(all)} are made. Trying again makes the rest, and none twice.`,
  tryAgain: 'Make the rest',
  stopHere: 'Keep these and stop',
  made: (links: number) => `${countLinks(links)} made`,
  madeAbout: 'Copy or download them now, or find them in the table below at any time.',
  more: 'Make more',
  done: 'Done',
  copyAll: 'Copy all',
  allLinks: 'the links',
  downloadCSV: 'Download CSV',
  emptyTitle: 'No links yet',
  emptyAbout:
    'Make a link for each person you want to hear from, then send it to them in your own words.',
  emptyClosed: 'The interview is closed. Open it again to make links.',
  emptyViewer: 'Somebody who may change things here can make them.',
  loaded: (loaded: number) => `${countLinks(loaded)} so far…`,
  shown: (shown: number, all: number) =>
    shown === all ? countLinks(all) : `${formatNumber(shown)} of ${countLinks(all)}`,
  search: 'Search',
  searchHint: 'Name, e-mail, occupation or link',
  status: 'Status',
  all: 'All',
  order: 'Order',
  oldest: 'Oldest first',
  newest: 'Newest first',
  tableLabel: 'Links',
  choose: (person: string) => `Choose ${person}`,
  columns: {
    choose: 'Choose',
    person: 'Person',
    status: 'Status',
    activity: 'Last activity',
    answers: 'Answers',
    expires: 'Open until',
    more: 'More',
  },
  moreAbout: (person: string) => `Link of ${person}`,
  nothingTitle: 'No link matches',
  nothingAction: 'Show all links',
  chosen: (links: number) => `${countLinks(links)} selected`,
  chooseShown: (links: number) =>
    `Select ${links === 1 ? 'the one' : `all ${formatNumber(links)}`} shown`,
  chooseNone: 'Clear selection',
  copy: 'Copy',
  revoke: 'Revoke',
  setExpiry: 'Set expiry',
  revokeTitle: (links: number) => `Revoke ${countLinks(links)}?`,
  revokeAbout:
    'Nobody can start or go on with a revoked link, and it cannot be undone. What was said stays. Finished interviews are left as they are.',
  revoked: (links: number) =>
    links === 0 ? 'None of them was open any more.' : `${countLinks(links)} revoked.`,
  keep: 'Keep them',
  expiryTitle: (links: number) =>
    `Until when ${links === 1 ? 'is the link' : `are the ${formatNumber(links)} links`} open?`,
  expiryAbout:
    'They can be used until the end of that day. Finished and revoked links stay as they are.',
  expiryDay: 'Last day',
  expiryNeeded: 'Please choose a day.',
  expiryPast: 'Please choose a day that is not over.',
  changed: (links: number, day: string) =>
    links === 0
      ? 'None of them can be opened any more.'
      : `${countLinks(links)} ${links === 1 ? 'is' : 'are'} open until ${formatDay(day)}.`,
  cancel: 'Cancel',
  linkTitle: (person: string) => person,
  link: 'Link',
  theLink: 'the link',
  qrLabel: (person: string) => `QR code of the link of ${person}`,
  transcript: 'Read the conversation',
  profile: 'Open the profile',
  facts: {
    email: 'E-mail',
    occupation: 'Occupation',
    made: 'Made',
    expires: 'Open until',
    activity: 'Last activity',
    finished: 'Finished',
    answers: 'Answers',
    sentiment: 'Sentiment',
  },
  ofFive: (score: number) => `${score} of 5`,
  csv: [
    'Name',
    'E-mail',
    'Occupation',
    'Status',
    'Link',
    'Made',
    'Open until',
    'Last activity',
    'Finished',
    'Answers',
    'Sentiment',
  ],
  csvMade: ['Name', 'E-mail', 'Occupation', 'Link'],
}
