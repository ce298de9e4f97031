import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { payloads } from '../../web/payloads.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'

const root = join(import.meta.dirname, '../../..')
const files = ['test/web/console/payloads.test.ts', 'test/web/console/screens.test.ts']
const runMsMax = 900_000

/** F15: texts that would run as a script if a page took them for more than text. */
export const scriptsInText: Figure = {
  id: 'F15',
  promise:
    '200 texts that would run as a script, in every field of the console and of its people: on no screen does one of them run, become an element, or make the page’s policy speak',
  unit: 'browser tests',
  times: { usual: 0, full: 1 },
  async run({ folder }: Trial) {
    const tally = createTally()
    const report = join(folder, 'report.json')
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const given = ['run', ...files, '--reporter=json', `--outputFile=${report}`]
    await new Promise<void>((resolve) => {
      const options = { cwd: root, timeout: runMsMax }
      // What failed is in the report.
      execFile(process.execPath, [vitest, ...given], options, () => resolve())
    })
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    for (const { assertionResults, name } of testResults) {
      if (assertionResults.length === 0) tally.fault(`${name}: no test ran`)
      for (const { status, title } of assertionResults) {
        if (status === 'passed') tally.count()
        else tally.fault(`${status}: ${title}`)
      }
    }
    tally.measure(`${payloads.length} texts`)
    return tally.finding(`A real browser: ${files.join(' and ')}.`)
  },
}

type Report = {
  testResults: { name: string; assertionResults: { status: string; title: string }[] }[]
}
