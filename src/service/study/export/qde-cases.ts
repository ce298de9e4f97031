import type { Plan, PlanQuestion } from '../../../guide/plan.ts'
import type { SummaryRow } from '../../interviews/invite-store.ts'
import type { Digest } from '../../taking-part/digest.ts'
import { escapeXML, guidOf, writeElement } from './qde.ts'

/** Somebody who began, and what they chose at closed questions. */
export type CasePerson = Pick<SummaryRow, 'linkID' | 'userInfo' | 'sentiment' | 'kept'> &
  Pick<Digest, 'choices'>

/** What is told of everybody: what the open link keeps, and the closed questions of the guide. */
export type CaseStyle = { names: boolean; keep: readonly string[]; plan: Plan }

export const participantOf = (at: number): string => `P${at + 1}`

/** Apart from the other variables, whatever the parameter is called. */
const keptVariable = (name: string): string => `kept.${name}`
const chosenVariable = ({ id }: PlanQuestion): string => `chosen.${id}`

/** What a case can be told apart by, each with what programs are to take it for. */
export function writeVariables(interviewID: string, { keep, plan }: CaseStyle): string[] {
  const variable = (id: string, name: string, typeOfVariable: 'Text' | 'Integer' | 'Float') =>
    writeElement('Variable', { guid: guidOf(interviewID, 'variable', id), name, typeOfVariable })
  return [
    variable('occupation', 'occupation', 'Text'),
    variable('sentiment', 'sentiment', 'Integer'),
    ...keep.map((name) => variable(keptVariable(name), keptVariable(name), 'Text')),
    ...closedOf(plan).map((question) => {
      const { kind } = question.closed ?? {}
      const type = kind === 'scale' ? 'Integer' : kind === 'number' ? 'Float' : 'Text'
      return variable(chosenVariable(question), question.text, type)
    }),
  ]
}

const closedOf = ({ topics }: Plan): PlanQuestion[] =>
  topics.flatMap(({ questions }) => questions).filter(({ closed }) => closed !== undefined)

/** One person with the values of their variables, and where what they said stands. */
export function writeCase(
  interviewID: string,
  { userInfo, sentiment, kept = {}, choices = {} }: CasePerson,
  { at, names, keep, plan }: CaseStyle & { at: number },
): string {
  const participant = participantOf(at)
  const { name, occupation } = names ? userInfo : {}
  const value = (variable: string, written: string) =>
    writeElement('VariableValue', {}, [
      writeElement('VariableRef', { targetGUID: guidOf(interviewID, 'variable', variable) }),
      written,
    ])
  const text = (words: string) => `<TextValue>${escapeXML(words)}</TextValue>`
  return writeElement(
    'Case',
    {
      guid: guidOf(interviewID, participant, 'case'),
      name: name === undefined ? participant : `${participant}, ${name}`,
    },
    [
      ...(occupation === undefined ? [] : [value('occupation', text(occupation))]),
      ...(sentiment === null
        ? []
        : [value('sentiment', `<IntegerValue>${sentiment}</IntegerValue>`)]),
      ...keep.flatMap((name) => {
        const known = Object.hasOwn(kept, name) ? kept[name] : undefined
        return known === undefined ? [] : [value(keptVariable(name), text(known))]
      }),
      ...closedOf(plan).flatMap((question) => {
        const chosen = Object.hasOwn(choices, question.id) ? choices[question.id] : undefined
        const written = chosen && writeChosen(question, chosen, text)
        return written ? [value(chosenVariable(question), written)] : []
      }),
      writeElement('SourceRef', { targetGUID: guidOf(interviewID, participant, 'source') }),
    ],
  )
}

/** Null where nothing was chosen, or a number that XML's decimals cannot hold. */
function writeChosen(
  { closed }: PlanQuestion,
  chosen: readonly number[],
  text: (words: string) => string,
): string | null {
  const [first] = chosen
  if (first === undefined) return null
  if (closed?.options) {
    return text(chosen.map((index) => closed.options?.[index]?.text ?? '').join('; '))
  }
  const tag = closed?.kind === 'scale' ? 'IntegerValue' : 'FloatValue'
  return String(first).includes('e') ? null : `<${tag}>${first}</${tag}>`
}
