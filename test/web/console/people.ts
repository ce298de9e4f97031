import type { Client } from '../../../src/client/client.ts'
import { takeInterview } from '../../start.ts'

export const productID = 'Ledgerly'

const guidelines = `# Getting started
- Must ask: What made you look for an invoicing tool?
# Everyday use
- Walk me through the last time you sent an invoice.
# Getting your data out
- How do you get your numbers to your accountant?
Time limit: 10 minutes`

type Person = {
  name: string
  score: number
  answers: readonly string[]
  occupation?: string
  /** Whether they allowed that software answers for them. */
  simulate?: boolean
}

export const people: readonly Person[] = [
  {
    name: 'Ana Duarte',
    score: 4,
    answers: [
      'I run a small design studio with four people and I do the invoices myself.',
      'Last month I billed a client twice because the spreadsheet had two versions.',
      'I really like that reminders go out by themselves.',
      'The worst part of Ledgerly is the export, it breaks the columns every single time.',
      'I wish it could sync with our bank directly.',
      'Speed matters most to me.',
    ],
  },
  {
    name: 'Ben Okafor',
    score: 2,
    answers: [
      'I am an accountant and look after twelve clients.',
      'The worst thing about Ledgerly is the export, I mend it by hand every month.',
      'I love the support.',
      'I would like a bank sync.',
      'I care about accuracy above all.',
      'I like hiking and photography.',
    ],
  },
]

/** How long profiles may take to be there, in looks. */
const looksMax = 300
const lookAgainMs = 50

/** An interview that these people finished, one is in the middle of, and one never started. */
export async function seedInterview(client: Client, given: readonly Person[] = people) {
  const { interviewID } = await client.interviews.addOne({
    ...{ productID, interviewName: 'How studios invoice', guidelines },
  })
  const invitees = given.map(({ name }) => ({ name, email: addressOf(name) }))
  const urls = await client.invites.createInvitesFor({
    interviewID,
    invitees: [...invitees, { name: 'Noor Haddad', occupation: 'Baker' }],
  })
  for (const [at, person] of given.entries()) {
    const { name, score, answers, occupation = 'Accountant', simulate = false } = person
    await takeInterview(urls[at] ?? '', answers, {
      onboard: { name, email: addressOf(name), occupation, location: 'Porto' },
      verdict: { score },
      consent: { simulate },
    })
  }
  const links = urls.map((url) => url.slice(url.lastIndexOf('/') + 1))
  await waitForProfiles(client, links.slice(0, given.length))
  return { interviewID, links }
}

export function addressOf(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
}

async function waitForProfiles(client: Client, links: readonly string[]): Promise<void> {
  for (let look = 0; look < looksMax; look += 1) {
    const profiles = await client.profiles.getList({ productID })
    const known = profiles.flatMap(({ history }) => history.map(({ id }) => id))
    if (links.every((link) => known.includes(link))) return
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  throw new Error('The profiles did not come.')
}
