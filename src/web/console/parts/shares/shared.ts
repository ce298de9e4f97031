/** The findings of an interview, or one conversation of it. */
export type Shared = { interviewID: string; linkID?: string }
