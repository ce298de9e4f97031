import type { Client } from '../../../client/client.ts'

export type ProductSummary = Awaited<ReturnType<Client['products']['getList']>>[number]
export type InterviewSummary = Awaited<ReturnType<Client['interviews']['getList']>>[number]
export type Sentiment = NonNullable<ProductSummary['sentiment']>[number]
export type Settings = Awaited<ReturnType<Client['organization']['getSettings']>>
export type TokenInfo = Awaited<ReturnType<Client['tokens']['getList']>>[number]
export type AssistantRequest = Awaited<ReturnType<Client['assistants']['getRequest']>>
export type AssistantInfo = Awaited<ReturnType<Client['assistants']['getList']>>[number]
export type TokenScope = TokenInfo['scopes'][number]
export type MemberInfo = Awaited<ReturnType<Client['members']['getList']>>[number]
