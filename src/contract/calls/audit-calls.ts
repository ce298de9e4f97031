import { z } from 'zod'
import { page } from '../page.ts'
import { name } from '../resources.ts'
import type { Call } from './call.ts'

export const auditLine = z
  .object({
    auditID: z.string(),
    at: z.string().meta({ format: 'date-time' }),
    userID: z.string().describe('The user of the token, or `command line`.'),
    tokenID: z.string().describe('The token, as the list of tokens names it, or `command line`.'),
    call: z.string().describe('What was called, as `profiles.getOne`.'),
    resource: z
      .string()
      .optional()
      .describe('The identifier of what it was about. Absent where it was erased since.'),
    count: z
      .int()
      .min(1)
      .describe(
        '1, or how often the same was read again within the ten minutes after a line before.',
      ),
  })
  .meta({ id: 'AuditLine' })

/** Who looked at what people said, and who changed something. */
export const auditCalls = {
  'audit.getList': {
    method: 'GET',
    path: '/v1/audit/getList',
    tag: 'audit',
    summary: 'List who read and who changed what',
    description:
      'Returns the calls of the organization that read what people told, or changed something, without any content. A change is written down in the same transaction, a read within a second or so; the same read again within ten minutes is counted and written down as one line then. Lines are kept for 400 days.',
    access: 'admin',
    query: z.object({
      resource: name.optional().describe('Only what was about the thing of this identifier.'),
      order: z
        .enum(['oldest', 'newest'], { error: 'must be oldest or newest' })
        .optional()
        .describe('Which come first; the oldest when left out.'),
      ...page,
    }),
    result: z.array(auditLine),
    list: true,
    failures: [],
  },
} as const satisfies Record<string, Call>
