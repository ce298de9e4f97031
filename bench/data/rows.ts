import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { encodeBase62 } from '../../src/service/ids.ts'

/** What the measured data is made of: the same in every run. */

export const orgID = 'bench'
export const productID = 'Ledgerly'
export const interviewID = `int_Bench0${'0'.repeat(22)}`
/** Of the links that answers are given on, apart from the list that is read. */
export const answersInterviewID = `int_Bench1${'0'.repeat(22)}`
export const guidelines = `# Getting started
- Must ask: What made you look for a tool like this?
- What almost stopped you from signing up?
# Everyday use
- Walk me through the last time you used the export.
- What do you do right after?
Time limit: 20 minutes`

const tokenBody = 'Bench'.padEnd(30, '0')
export const token = `clq_${tokenBody}${encodeBase62(crc32(tokenBody), 6)}`
export const tokenHash = createHash('sha256').update(token).digest('hex')

/** Different conversations there are; each invite has one of them. */
export const conversations = 64
export const messagesEach = 20

export type Line = {
  conversation: number
  seq: number
  role: 'assistant' | 'user'
  content: string
}

const asked = [
  'What made you look for a tool like this in the first place?',
  'Walk me through the last time you sent an invoice, from start to end.',
  'What happened right after that?',
  'You said it took an evening. What took the most time?',
  'How do you get your numbers to your accountant?',
]
const told = [
  'I was keeping my invoices in a spreadsheet, and one evening I saw that I had billed the same client twice, which was embarrassing.',
  'Last Tuesday I sent one to a bakery: I copied the old one, changed two lines and it was out in three minutes, which I really like.',
  'Late payments are the worst part; the reminders sound stiff, so I turned them off and I write each one myself on Fridays.',
  'Every quarter I export a file for my accountant, and each time the tax column is missing, so I add it by hand for an hour.',
  'I once tried a larger suite that a friend uses, but it wanted a bank connection before I had even seen it, so I left.',
]

/** About 4 kB of JSON a conversation. */
export function linesOf(conversation: number): Line[] {
  return Array.from({ length: messagesEach }, (_, seq) => {
    const role = seq % 2 === 0 ? 'assistant' : 'user'
    const words = role === 'assistant' ? asked : told
    const content = words[(conversation + (seq >> 1)) % words.length] ?? ''
    const more = role === 'user' ? ` ${told[(conversation + seq) % told.length]}` : ''
    return { conversation, seq, role, content: `(${conversation}.${seq}) ${content}${more}` }
  })
}

export function linkOf(kind: 'Frozen' | 'Begun0' | 'Answer', index: number): string {
  return kind + String(index).padStart(22, '0')
}
