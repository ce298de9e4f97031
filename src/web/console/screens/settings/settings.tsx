import type { ComponentType } from 'preact'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { canAdminister, useMember } from '../../session.ts'
import { AccountTab } from './account.tsx'
import { ActivityTab } from './activity.tsx'
import { MembersTab } from './members.tsx'
import { ModelTab } from './model.tsx'
import { OrganizationTab } from './organization.tsx'
import { PeopleTab } from './people.tsx'
import { texts } from './texts.ts'
import { TokensTab } from './tokens.tsx'
import { WebhooksTab } from './webhooks/webhooks-tab.tsx'

type TabName = keyof typeof texts.tabs
type SettingsTab = { name: TabName; Tab: ComponentType; isForOwners: boolean }

const tabs: readonly SettingsTab[] = [
  { name: 'organization', Tab: OrganizationTab, isForOwners: true },
  { name: 'members', Tab: MembersTab, isForOwners: true },
  { name: 'tokens', Tab: TokensTab, isForOwners: true },
  { name: 'webhooks', Tab: WebhooksTab, isForOwners: true },
  { name: 'people', Tab: PeopleTab, isForOwners: true },
  { name: 'activity', Tab: ActivityTab, isForOwners: true },
  { name: 'model', Tab: ModelTab, isForOwners: false },
  { name: 'account', Tab: AccountTab, isForOwners: false },
]

/** What holds for the whole organization, and one's own account. */
export function Screen({ params }: ScreenProps) {
  const isOwner = canAdminister(useMember())
  const open = tabs.filter(({ isForOwners }) => isOwner || !isForOwners)
  const wanted = params.tab ?? open[0]?.name
  const current = open.find(({ name }) => name === wanted)
  return (
    <Page title={texts.title}>
      <Tabs
        label={texts.title}
        current={current?.name ?? ''}
        tabs={open.map(({ name }) => ({
          ...{ name, label: texts.tabs[name] },
          to: pathTo('settings', name),
        }))}
      />
      {current ? <current.Tab /> : <p>{texts.ownersOnly}</p>}
    </Page>
  )
}
