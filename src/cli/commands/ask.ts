import { Command } from 'commander'
import type { Asked } from '../../contract/ask-schemas.ts'
import { AppError } from '../../contract/errors.ts'
import { createSearch } from '../../service/study/search/search.ts'
import { inputOf, resultOf, withCalls } from '../calls.ts'
import { asJSON, printOne } from '../terminal/print-list.ts'

type Given = { org: string; interview?: string; product?: string; json?: boolean }

/** `ask`: what people said on a question, on standard output. */
export function askCommand(): Command {
  return new Command('ask')
    .description('Print what people said on a question, with where they said it.')
    .argument('<question>', 'what to look for, in the words people may have used')
    .requiredOption('--org <org>', 'the organization that asks')
    .option('--interview <interviewID>', 'in one interview')
    .option('--product <productID>', 'in all interviews about one product')
    .addOption(asJSON())
    .action(printAnswer)
}

async function printAnswer(question: string, { org, interview, product, json }: Given) {
  if (interview !== undefined && product !== undefined) {
    throw new AppError('invalid', 'Give an interview or a product, not both.')
  }
  const body = {
    ...(interview !== undefined && { interviewID: interview }),
    ...(product !== undefined && { productID: product }),
    question,
  }
  const answer = await withCalls(
    (deps) => createSearch({ ...deps, answerer: null }),
    async (search) =>
      resultOf(await search['interviews.ask'](inputOf(org, { query: undefined, body }))),
  )
  printOne(answer, shown, json)
}

function shown({ people: { spoke, asked }, quotes }: Asked): string {
  const head = `${spoke} of ${asked} said something on it.`
  const lines = quotes.map(
    ({ text, linkID, seq, start, end }) =>
      `“${text}”\n  ${linkID}, message ${seq}, ${start} to ${end}`,
  )
  return [head, ...lines].join('\n\n')
}
