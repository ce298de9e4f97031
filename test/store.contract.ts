import { describe } from 'vitest'
import { describeAssistants } from './store/assistants.contract.ts'
import { describeErasure } from './store/erasure.contract.ts'
import type { StoreUnderTest } from './store/given.ts'
import { describeGroupings } from './store/groupings.contract.ts'
import { describeInterviews } from './store/interviews.contract.ts'
import { describeInviteMoves } from './store/invite-moves.contract.ts'
import { describeInvites } from './store/invites.contract.ts'
import { describeJobs } from './store/jobs.contract.ts'
import { describeMails } from './store/mails.contract.ts'
import { describeOpenLinks } from './store/open-links.contract.ts'
import { describePlans } from './store/plans.contract.ts'
import { describeProfiles } from './store/profiles.contract.ts'
import { describeQuotas } from './store/quotas.contract.ts'
import { describeShared } from './store/shared.contract.ts'
import { describeSimulations } from './store/simulations.contract.ts'
import { describeSteps } from './store/steps.contract.ts'
import { describeTokens } from './store/tokens.contract.ts'
import { describeWebhooks } from './store/webhooks.contract.ts'

/** What every store must do, whatever it is made of. */
export function describeStore(name: string, under: StoreUnderTest): void {
  describe(name, () => {
    describeTokens(under)
    describeAssistants(under)
    describeInterviews(under)
    describeInvites(under)
    describeInviteMoves(under)
    describeSteps(under)
    describePlans(under)
    describeQuotas(under)
    describeErasure(under)
    describeOpenLinks(under)
    describeMails(under)
    describeJobs(under)
    describeProfiles(under)
    describeGroupings(under)
    describeSimulations(under)
    describeShared(under)
    describeWebhooks(under)
  })
}
