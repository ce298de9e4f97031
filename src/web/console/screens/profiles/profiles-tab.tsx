import type { Client } from '../../../../client/client.ts'
import { useRows } from '../../calls/use-rows.ts'
import { pathTo } from '../../router.ts'
import type { TabProps } from '../interview/tab.ts'
import type { Profile } from './filter.ts'
import { ProfileList } from './profile-list.tsx'

/** Items that a call brings. */
const pageItems = 500

/** The profiles of those who took part in one interview. */
export function Tab({ interview: { interviewID, productID } }: TabProps) {
  const profiles = useRows(
    (client, signal) => listProfiles(client, { interviewID, productID }, signal),
    [interviewID],
  )
  return <ProfileList profiles={profiles} askPath={pathTo('interviews', interviewID, 'report')} />
}

async function* listProfiles(
  client: Client,
  { interviewID, productID }: { interviewID: string; productID: string },
  signal: AbortSignal,
): AsyncGenerator<Profile> {
  const wanted = new Set<string>()
  const links = client.invites.getSummaries.each({ interviewID, limit: pageItems }, { signal })
  for await (const { profileID } of links) if (profileID) wanted.add(profileID)
  if (wanted.size === 0) return
  const all = client.profiles.getList.each({ productID, limit: pageItems }, { signal })
  for await (const profile of all) if (wanted.has(profile.profileID)) yield profile
}
