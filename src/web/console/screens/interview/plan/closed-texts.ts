import { formatNumber } from '../../../parts/texts/dates.ts'

export const closedTexts = {
  one: 'Answered by choosing one',
  upTo: (max: number) => `Answered by choosing up to ${max}`,
  any: 'Answered by choosing any',
  scale: (from: number, to: number) => `Answered on a scale from ${from} to ${to}`,
  number: 'Answered with a number',
  numberField: 'a number',
  ends: 'ends here',
  quota: (quota: number) => `quota ${formatNumber(quota)}`,
  why: 'Asked for the reason once.',
  screener: 'screener, comes first',
  helpTitle: 'How to write closed questions',
  helpLead: 'Say in brackets behind the question how it is answered, and put the options below it:',
  helpExample: `# Screener
- Who chooses the tool? (choose one)
  - [ ] I do
  - [ ] My team (quota 30)
  - [ ] Somebody else -> end

# Everyday use
- How easy was the set-up?
  (scale 1-7: very hard .. very easy)
- What matters to you? (choose up to 2)
  - [ ] Price
  - [ ] Speed
  - [ ] Support
- How many people use it? (number)`,
  help: [
    ['# Screener', 'is asked before everything else, once they have agreed to take part.'],
    ['-> end', 'thanks whoever chooses that, and ends there.'],
    ['(quota 30)', 'takes 30 people who choose that, and thanks those who come after.'],
    ['(choose any)', 'sets no limit.'],
    ['(ask why)', 'asks for the reason once.'],
  ],
  helpEnd: 'They are asked word for word. People may answer in their own words, too.',
}
