import type { Price } from './interviewers/llm/spending/spending.ts'

export const amount = /^\d{1,6}(\.\d{1,6})?$/

/** The values between commas, without the empty ones. */
export function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Prices by model, as `provider/model=in/out` or `provider/model=in/out/cached`. */
export function readPrices(text: string | undefined): Record<string, Price> | null {
  const prices: Record<string, Price> = {}
  for (const part of listOf(text)) {
    const at = part.lastIndexOf('=')
    const amounts = part.slice(at + 1).split('/')
    const fits =
      at > 0 && [2, 3].includes(amounts.length) && amounts.every((one) => amount.test(one))
    if (!fits) return null
    const [input = 0, output = 0, cached] = amounts.map(Number)
    prices[part.slice(0, at)] = { input, output, ...(cached !== undefined && { cached }) }
  }
  return prices
}
