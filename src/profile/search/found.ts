/** An answer that was found. */
export type Answered = { linkID: string; seq: number; content: string; language: string }

/** Where words stand: UTF-16 units of the answer's content, end exclusive. */
export type Place = { linkID: string; seq: number; start: number; end: number }
