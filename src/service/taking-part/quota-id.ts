import { hashText } from './consent.ts'

/** What the places of an option are counted by: the same question and option, whatever their order. */
export function quotaIDOf(question: string, option: string): string {
  return hashText(`${question}\n${option}`)
}
