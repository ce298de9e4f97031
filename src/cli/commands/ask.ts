import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import type { Asked } from '../../contract/ask-schemas.ts'
import { AppError } from '../../contract/errors.ts'
import { readings } from '../../reading/readings.ts'
import { createAudit } from '../../service/calls/audit.ts'
import type { Caller } from '../../service/service.ts'
import { createSearch } from '../../service/study/search/search.ts'
import { atTheMachine } from '../at-the-machine.ts'
import { printable } from '../printable.ts'
import { withStore } from '../store.ts'

type Given = { org: string; interview?: string; product?: string }

/** `ask`: what people said on a question, on standard output. */
export function askCommand(): Command {
  return new Command('ask')
    .description('Print what people said on a question, with where they said it.')
    .argument('<question>', 'what to look for, in the words people may have used')
    .requiredOption('--org <org>', 'the organization that asks')
    .option('--interview <interviewID>', 'in one interview')
    .option('--product <productID>', 'in all interviews about one product')
    .action(printAnswer)
}

/** Written down in the audit log as everybody's. */
async function printAnswer(question: string, { org, interview, product }: Given): Promise<void> {
  if (interview !== undefined && product !== undefined) {
    throw new AppError('invalid', 'Give an interview or a product, not both.')
  }
  await withStore(async (store) => {
    const onLost = () => console.error('That this was read could not be written down.')
    const audit = createAudit({ store, now: () => new Date(), randomBytes, onLost })
    const own = { answerer: null, now: () => new Date() }
    const search = audit.watch(createSearch({ ...own, store, reading: readings }))
    const caller: Caller = { ...machine, orgID: org }
    const scope = {
      ...(interview !== undefined && { interviewID: interview }),
      ...(product !== undefined && { productID: product }),
    }
    try {
      const answer = await search['interviews.ask']({
        ...{ caller, query: undefined, linkID: '', browser: null, idempotencyKey: null },
        body: { ...scope, question },
      })
      if (!('value' in answer)) throw new Error('An answer is a value.')
      console.log(printable(shown(answer.value)))
    } finally {
      await audit.close()
    }
  })
}

const machine = { userID: atTheMachine, tokenID: atTheMachine, tokenHash: '', scopes: [] }

function shown({ people: { spoke, asked }, quotes }: Asked): string {
  const head = `${spoke} of ${asked} said something on it.`
  const lines = quotes.map(
    ({ text, linkID, seq, start, end }) =>
      `“${text}”\n  ${linkID}, message ${seq}, ${start} to ${end}`,
  )
  return [head, ...lines].join('\n\n')
}
