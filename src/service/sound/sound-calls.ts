import { notThere } from '../not-there.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import { type SoundDeps, soundFile } from './sound-file.ts'

type Deps = SoundDeps & { store: Pick<Store, 'findInvite'> }

/** The sound of answers, for those who asked the questions. */
export function createSoundCalls(deps: Deps): Pick<Service, 'invites.getSound'> {
  return {
    async 'invites.getSound'({ caller: { orgID }, query: { linkID, seq } }) {
      if (!(await deps.store.findInvite({ orgID, linkID }))) throw notThere('invite')
      return await soundFile(deps, { linkID, seq })
    },
  }
}
