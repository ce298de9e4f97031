import type { Client } from '../../../../../client/client.ts'

export type Plan = Awaited<ReturnType<Client['interviews']['checkGuidelines']>>
export type Topic = Plan['topics'][number]
export type Question = Topic['questions'][number]

/** The lines of the guidelines that something comes from, 1-based and inclusive. */
export type Lines = { from: number; to: number }

export function overlaps(lines: Lines | undefined, other: Lines | null): boolean {
  return lines !== undefined && other !== null && lines.from <= other.to && other.from <= lines.to
}
