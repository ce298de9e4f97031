import { createReaders } from '../src/reading/readers.ts'

const readers = createReaders({ onOverrun: () => {} })

/** Reads for every service of a test file on the same threads: a service takes seconds to open its own. */
export const sharedReading = () => readers.readings

/** For a program that shall end by itself. */
export const endSharedReading = () => readers.close()
