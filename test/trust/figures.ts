import { backups } from './faults/backups.ts'
import { diskFaults } from './faults/disk-faults.ts'
import { erasures } from './faults/erasures.ts'
import { halfMigrations } from './faults/half-migrations.ts'
import { keptSound } from './faults/kept-sound.ts'
import { killedReading } from './faults/killed-reading.ts'
import { kills } from './faults/kills.ts'
import { powerCut } from './faults/power-cut.ts'
import { races } from './faults/races.ts'
import { repeatedKeys } from './faults/repeats.ts'
import { databaseRestarts } from './faults/restarts.ts'
import { secondProcess } from './faults/second-process.ts'
import { stops } from './faults/stops.ts'
import { told } from './faults/told.ts'
import type { Figure } from './figure.ts'
import { badRequests } from './hostile/bad-requests.ts'
import { besideHostile } from './hostile/beside-hostile.ts'
import { foundBefore } from './hostile/found-before.ts'
import { hostileReading } from './hostile/hostile-reading.ts'
import { idleConnections } from './hostile/idle-connections.ts'
import { injection } from './hostile/injection.ts'
import { modelChaos } from './hostile/model-chaos.ts'
import { oneAddress } from './hostile/one-address.ts'
import { scriptsInText } from './hostile/scripts-in-text.ts'
import { signInFlood } from './hostile/sign-in-flood.ts'
import { slowClients } from './hostile/slow-clients.ts'
import { spreadsheets } from './hostile/spreadsheets.ts'
import { strangers } from './hostile/strangers.ts'
import { unsafeClients } from './hostile/unsafe-clients.ts'
import { crowd } from './load/crowd.ts'
import { heldInterviews } from './load/held.ts'
import { linkGuesses } from './load/links.ts'
import { logins } from './load/logins.ts'
import { spending } from './load/spending.ts'
import { logs } from './logs.ts'
import { tenants } from './tenants/tenants.ts'

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
  hostileReading,
  besideHostile,
  killedReading,
  foundBefore,
  crowd,
  told,
  keptSound,
]
