import { ProposalFailure } from '../interview/proposals/proposal-failure.ts'

/** What a log may say of a failure: its kind, never its message, which may quote an answer. */
export function kindOf(cause: unknown) {
  if (cause instanceof ProposalFailure) return { kind: cause.name, why: cause.why }
  return cause instanceof Error
    ? { kind: cause.name, stack: framesOf(cause) }
    : { kind: typeof cause }
}

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
}
