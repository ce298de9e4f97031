import type { CallOptions, Client } from '../../client/client.ts'

export type ProductSummary = Awaited<ReturnType<Client['products']['getList']>>[number]
export type InterviewSummary = Awaited<ReturnType<Client['interviews']['getList']>>[number]
export type Sentiment = NonNullable<ProductSummary['sentiment']>[number]
export type Settings = Awaited<ReturnType<Client['organization']['getSettings']>>
export type TokenInfo = Awaited<ReturnType<Client['tokens']['getList']>>[number]
export type TokenScope = TokenInfo['scopes'][number]
export type MemberInfo = Awaited<ReturnType<Client['members']['getList']>>[number]

type Preview = (
  input: { guidelines: string; productID?: string; interviewName?: string; interviewer?: string },
  options?: CallOptions,
) => Promise<{ url: string; expires_on: string }>

/** The call that the contract is about to gain. */
export function previewOf(client: Client): Preview {
  // The client makes a method of every route; this one is typed here until the contract has it.
  return (client.interviews as unknown as { preview: Preview }).preview
}
