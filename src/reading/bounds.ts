/**
 * Time that one reading may take of its thread's CPU. What people write, at its largest, takes a tenth
 * of a second; whatever takes more than this is not going to end.
 */
export const readingCpuMsMax = 1_000
/** The same of what is read once and may be long: a finished interview, a profile of many of them. */
export const longReadingCpuMsMax = 10_000
/** The longest on the clock, however busy the machine is. */
export const readingMsMax = 60_000
/** Memory that a thread may come to hold while it reads: an interview of the largest size takes a tenth. */
export const readerHeapMbMax = 512
/** What a reading takes and leaves at once; twice as much takes 15 MB a thread, and spares it no CPU that was seen. */
export const youngMbMax = 12
/** Readings that wait at one time; more than this and whoever asks is told to come back. */
export const waitingMax = 10_000
/**
 * Readings of one organization or address that wait at one time, each with all that it reads: what is
 * called for, and what people in an interview wait for, who may be many behind one address.
 */
export const waitingPerCallerMax = 32
export const pressingPerCallerMax = 400
/** Threads that read: one is kept for interviews under way, whatever else is to be read. */
export const readersMax = 2
