import { parseArgs } from 'node:util'
import { aspects, meanings, measureGuides } from './guides/measure.ts'
import { reportingGuides } from './guides/reporting.ts'
import { tuningGuides } from './guides/tuning.ts'
import { moreTuningGuides } from './guides/tuning-more.ts'
import { thirdTuningGuides } from './guides/tuning-third.ts'

/**
 * How well guides are understood that nobody wrote for these rules: `node eval/guides.ts [--show]`.
 * `--show` names what was missed on the tuning half alone: the other one is read by nobody.
 */
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
const halves = {
  tuning: [...tuningGuides, ...moreTuningGuides, ...thirdTuningGuides],
  reporting: reportingGuides,
}
for (const [half, guides] of Object.entries(halves)) {
  const scores = measureGuides(guides)
  console.log(`${half}: ${guides.length} guides`)
  for (const aspect of aspects) {
    const { right, of, missed } = scores[aspect]
    const share = ((100 * right) / of).toFixed(0)
    console.log(`  ${share.padStart(3)} %  ${right} of ${of}  ${meanings[aspect]}`)
    if (values.show && half === 'tuning') for (const one of missed) console.log(`         ${one}`)
  }
}
