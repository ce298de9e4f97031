import { migrations } from '../schema/migrations.ts'

/** What a connection says of whose it is: with how many migrations its version knows. */
export const processName = `colloquy ${migrations.length}`
/** What versions said that knew no plans apart from sessions. */
export const formerName = 'colloquy'
