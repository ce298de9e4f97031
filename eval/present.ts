import { isMet, type Metric } from './metrics/metric.ts'
import { nameOf, type Section } from './results.ts'

/** A number as people read it. */
export function shown({ value, unit }: Pick<Metric, 'value' | 'unit'>): string {
  if (value === null) return '–'
  switch (unit) {
    case 'share':
      return `${(100 * value).toFixed(1)} %`
    case 'ratio':
      return value.toFixed(2)
    case 'milliseconds':
      return `${Math.round(value)} ms`
    default:
      return String(value)
  }
}

function aim({ target, unit }: Metric): string {
  const parts = [
    target?.min === undefined ? null : `≥ ${shown({ value: target.min, unit })}`,
    target?.max === undefined ? null : `≤ ${shown({ value: target.max, unit })}`,
  ]
  return parts.filter((part) => part !== null).join(' and ') || '–'
}

/** A section for the terminal; `misses` of each metric that is not met stand under it. */
export function asText(section: Section, misses: boolean): string {
  const lines = section.metrics.flatMap((metric) => {
    const mark = isMet(metric) ? 'ok  ' : metric.hard ? 'MISS' : 'miss'
    const line = `  ${mark} ${metric.name.padEnd(44)} ${shown(metric).padStart(8)}  aim ${aim(metric)} (of ${metric.of})`
    return misses && !isMet(metric)
      ? [line, ...metric.misses.map((miss) => `         ${miss}`)]
      : [line]
  })
  return [`\n${nameOf(section)}: ${section.interviews} interviews`, ...lines].join('\n')
}

const introduction = `# How well interviews are conducted

Made by \`npm run eval\`; the same code gives the same page. Scripted participants (seeded, without a
model) see only the conversation, never the guide, and tell facts from a bank of their own: some
unasked, some when asked, some only when followed up. They take part in interviews on six guides for
each of seven products. Rules are tuned on six of them alone, the tuning set; the seventh, with other
people, wordings and orders, was written last and is the reporting set: it shows what that is worth.
It was written by somebody who had not read the rules, and nobody read its misses before the rules
were frozen. Whoever mends a rule because of them moves it to the tuning set and has another one
written.
Interviews run through the service's own steps on an in-memory database and a made-up clock.

What a number means: "own wording" metrics judge what the interviewer adds; a guide's own questions
are judged in a line of their own. The talk ratio leaves greeting, recap and farewell out. A second,
blunter set of rules checks the linter's verdicts. Scripted people are patient and literal: these
numbers tell of the interviewer's conduct, not of how real people answer.

With people who answer in a word or two, a talk ratio of 0.70 is hardly to be had: the line below it
estimates what is left when nothing but the guide's own questions is counted, and at two words an
answer a question would have to be under five words long. What an interviewer can do is to ask less:
after three such answers it promises the must-asks or two more questions and keeps to that.

The models are scripted too: those sections show that no fault of a model reaches a participant, not how good a model is.

Commands: \`npm run eval\`, \`npm run eval -- --set tuning --only builtin --misses\`,
\`npm run eval -- --transcript churned/sentence/ash\`, \`npm run eval -- --accept\` (takes the present
numbers as the baseline), \`npm run eval -- --check\` (one seed of each set with the built-in
interviewer: fails where a target that held is missed or a number fell; CI runs it).
`

export function asMarkdown(sections: readonly Section[]): string {
  const parts = sections.map((section) => {
    const rows = section.metrics
      .filter(({ timed }) => !timed)
      .map((metric) => {
        const met = metric.target ? (isMet(metric) ? 'yes' : metric.hard ? '**no**' : 'no') : ''
        return `| ${metric.name} | ${shown(metric)} | ${aim(metric)} | ${met} | ${metric.of} |`
      })
    const head = '| metric | value | target | met | counted |\n| --- | ---: | ---: | --- | ---: |'
    return `## ${capital(nameOf(section))}\n\n${section.interviews} interviews.\n\n${head}\n${rows.join('\n')}\n`
  })
  return [introduction, ...parts].join('\n')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
