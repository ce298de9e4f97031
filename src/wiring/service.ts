import type { Config } from '../config.ts'
import { createAccess } from '../service/access.ts'
import { createAccounts } from '../service/accounts.ts'
import type { Audit } from '../service/audit.ts'
import type { RandomBytes } from '../service/ids.ts'
import { createInsight } from '../service/insight.ts'
import { createOrganization } from '../service/organization.ts'
import { createOverview } from '../service/overview.ts'
import { createParticipation, type ParticipationDeps } from '../service/participation.ts'
import { createPasswords } from '../service/passwords.ts'
import { createPeople } from '../service/people.ts'
import { createFindPlan } from '../service/plans.ts'
import { createPreview } from '../service/preview.ts'
import { createResearch } from '../service/research.ts'
import type { Service } from '../service/service.ts'
import { createSteering } from '../service/steering.ts'
import type { Store } from '../service/store.ts'

type ServiceDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  /** The base of invite URLs, without a slash at its end. */
  publicURL: string
  /** Who conducts new interviews unless they say otherwise. */
  interviewerName: string
  audit: Audit
} & Pick<ParticipationDeps, 'takeTurn' | 'onCompleted'>

/** Every call of the contract, each written down by the audit log. */
export function createService(
  { linkDays, careResources }: Config,
  { audit, takeTurn, onCompleted, ...deps }: ServiceDeps,
): Service {
  const { randomBytes } = deps
  const findPlan = createFindPlan()
  return audit.watch({
    ...createResearch({ ...deps, linkDays }),
    ...createInsight({ ...deps, findPlan }),
    ...createPeople(deps),
    ...createOverview(deps),
    ...createOrganization(deps),
    ...createAccess(deps),
    ...createPreview(deps),
    ...createSteering(deps),
    ...createAccounts({ ...deps, passwords: createPasswords(randomBytes) }),
    ...createParticipation({ ...deps, findPlan, takeTurn, onCompleted, careResources }),
    ...audit.calls,
  })
}
