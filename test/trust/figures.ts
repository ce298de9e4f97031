import { backups } from './backups.ts'
import { badRequests } from './bad-requests.ts'
import { diskFaults } from './disk-faults.ts'
import { erasures } from './erasures.ts'
import type { Figure } from './figure.ts'
import { halfMigrations } from './half-migrations.ts'
import { heldInterviews } from './held.ts'
import { idleConnections } from './idle-connections.ts'
import { injection } from './injection.ts'
import { kills } from './kills.ts'
import { linkGuesses } from './links.ts'
import { logins } from './logins.ts'
import { logs } from './logs.ts'
import { modelChaos } from './model-chaos.ts'
import { oneAddress } from './one-address.ts'
import { powerCut } from './power-cut.ts'
import { races } from './races.ts'
import { repeatedKeys } from './repeats.ts'
import { databaseRestarts } from './restarts.ts'
import { scriptsInText } from './scripts-in-text.ts'
import { secondProcess } from './second-process.ts'
import { signInFlood } from './sign-in-flood.ts'
import { slowClients } from './slow-clients.ts'
import { spending } from './spending.ts'
import { spreadsheets } from './spreadsheets.ts'
import { stops } from './stops.ts'
import { strangers } from './strangers.ts'
import { tenants } from './tenants.ts'
import { unsafeClients } from './unsafe-clients.ts'

/** Everything that is promised and how it is tried, in the order of their numbers. */
export const figures: readonly Figure[] = [
  kills,
  powerCut,
  badRequests,
  tenants,
  heldInterviews,
  races,
  repeatedKeys,
  unsafeClients,
  linkGuesses,
  modelChaos,
  injection,
  spending,
  scriptsInText,
  spreadsheets,
  logs,
  erasures,
  diskFaults,
  stops,
  databaseRestarts,
  halfMigrations,
  secondProcess,
  slowClients,
  backups,
  logins,
  strangers,
  oneAddress,
  idleConnections,
  signInFlood,
]
