import type { ParticipantEvent, Snapshot } from '../../../contract/participant.ts'
import { contentStems } from '../../../language/words.ts'

type Fact = {
  /** Words of questions it answers. */
  about: string
  says: string
  /** What is told when somebody digs into it, one piece each time. */
  more: readonly string[]
}

/**
 * A scripted participant for the demonstration: a fixed set of things to tell, each told once, to
 * the question that touches it most, and the details to whoever digs. It sees only what a
 * participant sees, never the guide.
 */
const told: readonly Fact[] = [
  {
    about: 'made look tool first place start begin came about choose using thought',
    says: 'I was keeping invoices in a spreadsheet, and one evening I noticed that I had billed the same client twice. I was so embarrassed that I started looking the same night.',
    more: [
      'She had already paid the first one, so I had to write and apologise. I remember sitting there thinking that I cannot run a business like this.',
      'I had a spreadsheet and a folder of Word templates. Finding the number for the next invoice took me ten minutes each time.',
    ],
  },
  {
    about: 'walk through last time sent invoice day handle today job',
    says: 'Last Tuesday I sent one to a bakery. I duplicated the old invoice, changed two lines, and it was out in three minutes, which I really like.',
    more: [
      'It means I can invoice on the train home instead of on Sunday evenings. I care about not losing my weekends to paperwork.',
    ],
  },
  {
    about: 'client pays late payment reminder chase money',
    says: 'Late payments are the worst part. The reminders go out in a stiff tone, so I turned them off and write each one myself, usually on Fridays.',
    more: [
      'One client thought I was threatening her with lawyers. I spent an hour on the phone apologising for an automatic e-mail.',
      'It comes up six or seven times a month, and each one costs me about twenty minutes.',
    ],
  },
  {
    about: 'accountant numbers export data get out year quarter share',
    says: 'Every quarter I use the export to send a file to my accountant. The export drops the tax column every time, so I add it by hand in a spreadsheet.',
    more: [
      'In October I forgot one line, and we had to correct the filing. I wish the export kept the tax column.',
      'I could send the file straight away and never open the spreadsheet again.',
    ],
  },
  {
    about: 'thought stopping cross mind doubt left leave stopped',
    says: 'There was a week in spring when I nearly went back to the spreadsheet, because the filing was wrong a second time.',
    more: ['My accountant called me about it, and I felt foolish for trusting the file.'],
  },
  {
    about: 'else look try compare other different instead',
    says: 'I tried two other tools that a friend uses, but both wanted me to change my invoice numbers.',
    more: ['I need to keep my numbers, because my accountant files by them.'],
  },
  {
    about: 'work role studio team who people yourself',
    says: 'I work as a freelance illustrator and share a studio with three designers.',
    more: [],
  },
  {
    about: 'noted miss wrong recap',
    says: 'That is right. I would only add that I like how fast it is when I am on the train.',
    more: [],
  },
  {
    about: 'else like add anything',
    says: 'I also restore old bicycles with my neighbours, and we use it to split the costs, which I never expected.',
    more: [],
  },
]

const spare = [
  'Nothing particular comes to mind there.',
  'I would have to think about that one longer.',
  'I do not have more to say on that.',
]

/** Answers one Snapshot after another, until there is nothing left to answer. */
export function createSampleParticipant(): (snapshot: Snapshot) => ParticipantEvent | null {
  const left = [...told]
  const extra = [...spare]
  let details: string[] = []
  let last = ''
  let count = 0

  function say(question: string): string {
    last = findAnswer(question)
    return last
  }

  function findAnswer(question: string): string {
    const quoted = /[“"]([^“”"]+)[”"]/.exec(question)?.[1]
    const isRecap = contentStems(question, 'en').includes('miss')
    const detail = isRecap || quoted === undefined || !last.includes(quoted) ? null : details[0]
    if (detail) {
      details = details.slice(1)
      return detail
    }
    const fact = mostTouched(left, question)
    if (fact) {
      left.splice(left.indexOf(fact), 1)
      details = [...fact.more]
      return fact.says
    }
    return details.shift() ?? extra.shift() ?? spare[0] ?? ''
  }

  return function respond({ expects, conversation }) {
    switch (expects?.type) {
      case 'consent':
        return { type: 'consent', agreed: true, locale: 'en' }
      case 'onboard':
        return {
          type: 'onboard',
          name: 'Sample Participant',
          email: 'sample.participant@example.com',
          occupation: 'Freelance illustrator',
          location: 'Lisbon, Portugal',
        }
      case 'answer':
        count += 1
        return {
          type: 'answer',
          text: say(conversation.at(-1)?.content ?? ''),
          clientMessageID: `sample-${count}`,
          after: expects.after ?? 0,
        }
      case 'verdict':
        return {
          type: 'verdict',
          score: 4,
          text: 'All in all I am happy with it, apart from the export.',
        }
      default:
        return null
    }
  }
}

/** What the question touches with most of its words; nothing when it touches none of it. */
function mostTouched(facts: readonly Fact[], question: string): Fact | undefined {
  // The person's own words come back in questions: only what is around them asks.
  const asked = new Set(contentStems(question.replace(/[“"][^“”"]*[”"]/g, ''), 'en'))
  let best: Fact | undefined
  let bestScore = 0
  for (const fact of facts) {
    const score = contentStems(fact.about, 'en').filter((stem) => asked.has(stem)).length
    if (score > bestScore) {
      best = fact
      bestScore = score
    }
  }
  return best
}
