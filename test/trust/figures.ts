import { badRequests } from './bad-requests.ts'
import type { Figure } from './figure.ts'
import { kills } from './kills.ts'
import { powerCut } from './power-cut.ts'
import { tenants } from './tenants.ts'

/** Everything that is promised and how it is tried, in the order of their numbers. */
export const figures: readonly Figure[] = [kills, powerCut, badRequests, tenants]
