import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Command, Option } from 'commander'
import { studyTypes } from '../../contract/calls/study-calls.ts'
import { readings } from '../../reading/readings.ts'
import { createAudit } from '../../service/calls/audit.ts'
import type { Caller } from '../../service/service.ts'
import { createStudyExport } from '../../service/study/export/study-export.ts'
import { atTheMachine } from '../at-the-machine.ts'
import { printable } from '../printable.ts'
import { withStore } from '../store.ts'

const now = () => new Date()

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

/** Written down in the audit log as everybody's. */
async function printStudy({ org, interview, format, names }: Given): Promise<void> {
  await withStore(async (store) => {
    const onLost = () => console.error('That this was read could not be written down.')
    const audit = createAudit({ store, now, randomBytes, onLost })
    const study = audit.watch(createStudyExport({ store, reading: readings, now }))
    const caller: Caller = { ...machine, orgID: org }
    try {
      const answer = await study['interviews.export']({
        ...{ caller, body: undefined, linkID: '', browser: null, idempotencyKey: null },
        query: { interviewID: interview, format, names: names ? 'true' : 'false' },
      })
      if (!('pieces' in answer)) throw new Error('A study comes in pieces.')
      for await (const piece of answer.pieces) await print(piece)
    } finally {
      await audit.close()
    }
  })
}

const machine = { userID: atTheMachine, tokenID: atTheMachine, tokenHash: '', scopes: [] }

/** No further ahead than whoever reads it. */
async function print(piece: string | Uint8Array): Promise<void> {
  const isRead = process.stdout.isTTY && typeof piece === 'string'
  if (!process.stdout.write(isRead ? printable(piece) : piece)) await once(process.stdout, 'drain')
}
