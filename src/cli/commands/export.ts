import { once } from 'node:events'
import { Command, Option } from 'commander'
import { studyTypes } from '../../contract/calls/study-calls.ts'
import { createStudyExport } from '../../service/study/export/study-export.ts'
import { inputOf, withCalls } from '../calls.ts'
import { printable } from '../terminal/printable.ts'
import { withProgress } from '../terminal/progress.ts'

const bytesOfMegabyte = 1_000_000

type Given = {
  org: string
  interview: string
  format: keyof typeof studyTypes
  names: boolean
}

/** `export`: a study as a file on standard output, also while the service runs on the same database. */
export function exportCommand(): Command {
  return new Command('export')
    .description('Print an interview with everything that was said in it, as a file.')
    .requiredOption('--org <org>', 'the organization that asks')
    .requiredOption('--interview <interviewID>', 'the interview')
    .addOption(
      new Option('--format <format>', 'what to write')
        .choices(Object.keys(studyTypes))
        .default('csv'),
    )
    .option('--no-names', 'leave out who they are')
    .action(printStudy)
}

async function printStudy({ org, interview, format, names }: Given): Promise<void> {
  const query = { interviewID: interview, format, names: names ? 'true' : 'false' } as const
  await withCalls(createStudyExport, async (study) => {
    const input = inputOf(org, { query, body: undefined })
    const answer = await study['interviews.export'](input)
    if (!('pieces' in answer)) throw new Error('A study comes in pieces.')
    const { pieces } = answer
    // Where it is read on the terminal itself, it is its own progress.
    if (process.stdout.isTTY) return await printAll(pieces)
    await withProgress((tell) =>
      printAll(pieces, (bytes) => {
        tell({ step: 'writing', detail: `${(bytes / bytesOfMegabyte).toFixed(1)} MB` })
      }),
    )
  })
}

/** No further ahead than whoever reads it. */
async function printAll(
  pieces: AsyncIterable<string | Uint8Array>,
  onWritten: (bytes: number) => void = () => {},
): Promise<void> {
  let bytes = 0
  for await (const piece of pieces) {
    bytes += Buffer.byteLength(piece)
    onWritten(bytes)
    const isRead = process.stdout.isTTY && typeof piece === 'string'
    if (!process.stdout.write(isRead ? printable(piece) : piece)) {
      await once(process.stdout, 'drain')
    }
  }
}
