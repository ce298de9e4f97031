import { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { AppError } from '../../contract/errors.ts'
import { checkModel } from '../../interviewers/llm/calls/check-model.ts'
import { createModelState } from '../../interviewers/llm/calls/model-state.ts'
import { problemOf, standsIn } from '../../interviewers/llm/calls/problem.ts'
import type { Access } from '../../interviewers/llm/calls/providers.ts'
import type { ModelConfig } from '../../model-config.ts'

/** `model check`: whether the models that the settings name can be used. */
export function modelCommand(): Command {
  const model = new Command('model').description('Look after the language models.')
  model
    .command('check')
    .description(
      'Ask each model of the settings for a word: do its key, its name and its replies fit?',
    )
    .action(check)
  return model
}

async function check(): Promise<void> {
  const { model } = readConfig(process.env)
  if (!model) {
    throw new AppError('invalid', 'No model is set up: COLLOQUY_MODEL names none.')
  }
  const problems = await Promise.all(
    distinct(model).map((access) => tell(access, model.patienceMs)),
  )
  if (problems.some((problem) => problem !== null)) throw new AppError('unavailable', standsIn)
}

/** The models without those that are asked in the same way for several tasks. */
function distinct({ conduct, read, judge, others }: ModelConfig): Access[] {
  const all = [conduct, read, judge, ...others]
  return [...new Map(all.map((access) => [JSON.stringify(access), access])).values()]
}

async function tell(access: Access, ms: number): Promise<string | null> {
  const state = createModelState(access)
  const begun = performance.now()
  const why = await checkModel(access, { ms, now: () => new Date(), state })
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  const problem = why === null ? null : problemOf(access, why)
  const { output, effort } = state.ways.current()
  const thinking = effort === 'provider-default' ? '' : `, reasoning ${effort}`
  const fits = `answers in ${seconds} s, asked by ${shapes[output]}${thinking}.`
  console.log(problem ?? `${access.provider}/${access.model} ${fits}`)
  return problem
}

const shapes = { schema: 'schema', json: 'JSON mode', plain: 'words alone' }
