import type { ComponentType } from 'preact'
import type { TabProps } from './tab.ts'

type Tab = { label: string; load: () => Promise<{ Tab: ComponentType<TabProps> }> }

/** The screens of one interview, in the order in which they are used. */
export const tabs: Readonly<Record<string, Tab>> = {
  guide: { label: 'Guide', load: () => import('./guide/guide-tab.tsx') },
  links: { label: 'Links', load: () => import('../links/links-tab.tsx') },
  report: { label: 'Report', load: () => import('../report/report-tab.tsx') },
  profiles: { label: 'Profiles', load: () => import('../profiles/profiles-tab.tsx') },
}
