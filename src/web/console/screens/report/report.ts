import type { Client } from '../../../../client/client.ts'

export type Report = Awaited<ReturnType<Client['interviews']['getReport']>>
