import type { Client } from '../../../../../client/client.ts'

type Themes = Client['themes']
export type Theme = Awaited<ReturnType<Themes['getList']>>[number]
export type Change = Awaited<ReturnType<Themes['getChanges']>>[number]
type Given = Parameters<Themes['change']>[0]
export type ThemeKind = NonNullable<Given['kind']>
/** Makes a change and tells whether it was made. */
export type MakeChange = (change: Omit<Given, 'interviewID'>) => Promise<unknown>
