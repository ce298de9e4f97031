import { join } from 'node:path'

/** The folder of the checkout or the package: where this stands in either, it is one below. */
export const root = join(import.meta.dirname, '..')

/** Whether this runs from a package, compiled, and not from a checkout. */
export const isPackage = import.meta.url.endsWith('.js')
