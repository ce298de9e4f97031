import { copyStore } from '../../src/storage/transfer/copy.ts'

/** Copies as the command does and says on standard output how far it is. */
const [from = '', to = ''] = process.argv.slice(2)
const copied = await copyStore(from, to, ({ step, rows }) => console.log(`${step} ${rows}`))
console.log(`done ${copied.rows} ${copied.hash}`)
