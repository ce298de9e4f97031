import { formatNumber } from '../../../parts/texts/dates.ts'

export const texts = {
  send: 'Send invitations',
  title: 'Send invitations',
  noMailTitle: 'No mail server is set up',
  noMail: 'You can copy or download the links meanwhile, and send them yourself.',
  whoAll: (people: number) =>
    people === 1
      ? '1 person with an e-mail address has no invitation yet. They are mailed their link, once.'
      : `${formatNumber(people)} people with an e-mail address have no invitation yet. Each is mailed their own link, once.`,
  whoChosen: (links: number) =>
    links === 1
      ? '1 link is chosen. Its person is mailed, unless they have begun, said no or were mailed before.'
      : `${formatNumber(links)} links are chosen. Each person is mailed once; whoever has begun, said no or was mailed before is left.`,
  whoNobody:
    'There is nobody to mail: make links from a list of people with e-mail addresses, and they can be mailed here.',
  from: (address: string) => `From ${address}`,
  subject: 'Subject',
  subjectWrong: 'Please write a subject of at most 150 characters.',
  text: 'Text',
  textHint: 'Plain text. {link} is where each person’s own link stands.',
  textWrong: 'Please write a text of at most 5,000 characters.',
  remind: 'Remind after so many days',
  remindHint: 'Once, and only who has not begun by then. Left empty, nobody is reminded.',
  remindWrong: 'Please enter a whole number from 1 to 60.',
  previewTitle: 'What they get',
  previewLink: 'https://… their link',
  sendSo: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
  doneTitle: 'Invitations are on their way',
  nothingTitle: 'Nobody was mailed',
  queued: (mails: number) =>
    mails === 1
      ? '1 mail is being sent. How it went stands in the list.'
      : `${formatNumber(mails)} mails are being sent. How each went stands in the list.`,
  left: (people: number) =>
    people === 1 ? '1 person was left:' : `${formatNumber(people)} people were left:`,
  leftFor: (people: number, why: string) => `${formatNumber(people)} × ${why}`,
  mail: 'Invitation by mail',
  reminder: 'Reminder by mail',
  states: {
    queued: 'Mail waiting',
    sent: 'Mailed',
    refused: 'Mail refused',
    uncertain: 'Mail uncertain',
    failed: 'Mail failed',
    left: 'Not mailed',
  },
  about: {
    queued: 'Waits to be sent',
    sent: 'Sent',
    refused: 'Refused by the mail server',
    uncertain: 'Perhaps arrived; it is not sent again',
    failed: 'Tried too often without success',
    left: 'Not sent: they had begun, said no or unsubscribed',
  },
  code: (code: number) => ` (${code})`,
}
