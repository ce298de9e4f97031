/** What holds a reply to its shape, the strictest first: a schema, JSON of any kind, or words alone. */
export const outputs = ['schema', 'json', 'plain'] as const

export type Output = (typeof outputs)[number]

/** How long a model thinks before it writes, where it can; `provider-default` says nothing of it. */
export const efforts = ['provider-default', 'none', 'minimal', 'low', 'medium', 'high'] as const

export type Effort = (typeof efforts)[number]
