import type { Draft } from './guide/draft.ts'
import { texts } from './texts.ts'

const nameCharactersMax = 200
const guidelinesCharactersMax = 100_000

type Problems = Partial<Record<keyof Draft, string | undefined>>

function checkName(value: string, needed: string): string | undefined {
  if (!value.trim()) return needed
  return [...value].length > nameCharactersMax ? texts.tooLong : undefined
}

/** What is wrong with a draft, field by field, before it is sent. */
export function checkDraft({ productID, interviewName, guidelines }: Draft): Problems {
  const isLong =
    guidelines.length > guidelinesCharactersMax && [...guidelines].length > guidelinesCharactersMax
  return {
    productID: checkName(productID, texts.productNeeded),
    interviewName: checkName(interviewName, texts.nameNeeded),
    guidelines: !guidelines.trim() ? texts.guideNeeded : isLong ? texts.guideLong : undefined,
  }
}

export function hasProblem(problems: Problems): boolean {
  return Object.values(problems).some((problem) => problem !== undefined)
}
