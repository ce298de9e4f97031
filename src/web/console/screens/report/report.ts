import type { Client } from '../../../../client/client.ts'

export type Report = Awaited<ReturnType<Client['interviews']['getReport']>>
export type Found = Awaited<ReturnType<Client['interviews']['getFindings']>>
