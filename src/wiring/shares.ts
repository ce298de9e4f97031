import type { OpenShare } from '../service/service.ts'
import type { OpenShareDeps } from '../service/study/shares/open-share.ts'

/** What a share shows, loaded when the first one is opened. */
export function createOpenShare(deps: Omit<OpenShareDeps, 'findPlan'>): OpenShare {
  let opened: Promise<OpenShare> | undefined
  return async (shareID) => {
    opened ??= load(deps)
    return await (await opened)(shareID)
  }
}

async function load(deps: Omit<OpenShareDeps, 'findPlan'>): Promise<OpenShare> {
  const [shares, plans] = await Promise.all([
    import('../service/study/shares/open-share.ts'),
    import('../service/interviews/plans.ts'),
  ])
  return shares.createOpenShare({ ...deps, findPlan: plans.createFindPlan(deps.reading) })
}
