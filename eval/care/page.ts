import { measureCare, type Part } from './measure.ts'

const about: Readonly<Record<Part, string>> = {
  tuning: 'among the lessons: says nothing of answers to come',
  reporting: 'written by somebody who had seen no rule and no lesson; only counts were ever seen',
  newest: 'likewise, by somebody else and later',
  everyday: 'likewise: ordinary answers, a fifth of them about grief, illness, weariness or money',
}
const parts = ['tuning', 'reporting', 'newest', 'everyday'] as const

/** What the service does when somebody writes of harming themselves, and how often it hears it: docs/care.md. */
export function carePage(): string {
  return `# When somebody writes of harming themselves

Made by \`node eval/care.ts\`; the same code gives the same page.

Asked about a product, people now and then tell far more. Every answer is read for it in the engine, before anybody is asked for a reply, whoever conducts the interview and at whatever point of it:

- **Told in words that rules know**, as "I do not want to live any more": the care text at once. It thanks, says that it comes from an automated interviewer, names whom to turn to (\`CARE_RESOURCES\`, otherwise the emergency number and findahelpline.com) and asks whether to stop. The third time the interview ends gently.
- **Hinted at in other words**, as "nobody would notice if I disappeared": rules cannot know all of these, so a small regression, learned from labelled answers in five languages, judges each sentence. It may be wrong. So whoever wrote it reads that it may be, and whom to turn to, and is asked something else; nobody is held up. A second hint is met as told.
- Neither is evidence for a profile, and both are marked in the conversation for whoever reads it. A model that conducts may raise the alarm besides.

## How often it is heard

| part | heard | by rules alone | others taken for it | by rules alone | |
| --- | --- | --- | --- | --- | --- |
${parts.map(rowOf).join('\n')}

Most of the answers that tell of it are veiled: two in three of the newest part, whose writer was asked for answers of which a careful reader would say that this person needs help. Of the others in the first three parts most were written to sound alike. The limit from which a sentence counts was chosen among a few with the counts of these parts in sight, as low as ordinary answers allow; so the counts flatter a little.

## What this is not

It is no diagnosis, and no watch over people. Much of what is veiled goes unheard, and all of it was written for this, not by people in need. Let a person read soon what participants wrote, and name in \`CARE_RESOURCES\` somebody who answers.
`
}

function rowOf(part: Part): string {
  const { harm, told, missed, others, toldAlarms, alarms } = measureCare(part)
  const share = (count: number, all: number) => (all === 0 ? '' : `${count} of ${all}`)
  const heard = share(harm - missed.length, harm)
  const cells = [
    part,
    heard,
    share(told, harm),
    share(alarms.length, others),
    share(toldAlarms, others),
  ]
  return `| ${[...cells, about[part]].join(' | ')} |`
}
