import type { ParticipantEvent, Snapshot } from '../contract/participant.ts'
import { contentStems } from '../language/words.ts'

/**
 * A scripted participant for the demonstration: a fixed set of things to tell, each told once, to
 * the question that touches it most. It sees only what a participant sees, never the guide.
 */
const told = [
  {
    about: 'why look for tool begin first start came thought made before',
    says: 'I was keeping invoices in a spreadsheet and one evening I noticed I had billed the same client twice. That was embarrassing, so I started looking the same night.',
  },
  {
    about: 'used before compare spreadsheet switch earlier night embarrassing billed',
    says: 'Before that I had the spreadsheet and a folder of Word templates. Finding the right number for the next invoice took me ten minutes each time.',
  },
  {
    about: 'walk last time sent invoice day particular screen step',
    says: 'Last Tuesday I sent one to a bakery. I duplicated the old invoice, changed two lines and it was out in three minutes, which I really like.',
  },
  {
    about: 'duplicated lines minutes like change let work bakery',
    says: 'It means I can invoice on the train home instead of on Sunday evenings. I care about not losing my weekends to paperwork.',
  },
  {
    about: 'client pays late payment happens reminder chase',
    says: 'Late payments are the worst part. The reminders go out in a stiff tone, so I turned them off and write each one myself, usually on Fridays.',
  },
  {
    about: 'reminders tone stiff turned write myself moment feel worst',
    says: 'One client thought I was threatening her with lawyers. I spent an hour on the phone apologising for an automatic e-mail.',
  },
  {
    about: 'often month long took time roughly how many',
    says: 'I would say six or seven times a month, and each one costs me about twenty minutes.',
  },
  {
    about: 'accountant numbers export data get out year quarter',
    says: 'Every quarter I use the export to send a file to my accountant. The export drops the tax column every time, so I add it by hand in a spreadsheet.',
  },
  {
    about: 'export drops tax column hand happened right after did',
    says: 'The last time, in October, I forgot one line and we had to correct the filing. I wish the export kept the tax column.',
  },
  {
    about: 'wish kept change better first do with different instead',
    says: 'If it just kept the column I could send the file straight away and never open the spreadsheet again.',
  },
  {
    about: 'work job studio role who team people',
    says: 'I work as a freelance illustrator and I share a studio with three other designers in Lisbon.',
  },
  {
    about: 'else add missed asked wrong recap noted anything',
    says: 'I think you have it right. I also restore old bicycles with my neighbours, and we use it to split costs, which I never expected.',
  },
] as const

const spare = [
  'Mostly it fits into my week without me thinking about it, and that matters to me.',
  'There is nothing more behind it, I think.',
  'I do not have more to say on that one.',
]

/** Answers one Snapshot after another, until there is nothing left to answer. */
export function createSampleParticipant(): (snapshot: Snapshot) => ParticipantEvent | null {
  const left: { about: string; says: string }[] = [...told]
  const extra = [...spare]
  let count = 0

  function say(question: string): string {
    const asked = new Set(contentStems(question, 'en'))
    const scored = left.map((fact) => ({
      fact,
      score: contentStems(fact.about, 'en').filter((stem) => asked.has(stem)).length,
    }))
    const best = scored.reduce((a, b) => (b.score > a.score ? b : a), {
      fact: left[0] ?? { about: '', says: '' },
      score: 0,
    })
    if (best.score === 0 && extra.length > 1) return extra.shift() ?? ''
    const at = left.indexOf(best.fact)
    if (at >= 0) left.splice(at, 1)
    return best.fact.says === '' ? (extra[0] ?? '') : best.fact.says
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
