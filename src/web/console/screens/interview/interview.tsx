import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useCall } from '../../calls/use-call.ts'
import { Badge } from '../../parts/badge.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { MissingScript } from '../../parts/texts/explain.ts'
import { pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { canWrite, useMember } from '../../session.ts'
import { InterviewMenu, type Standing } from './interview-menu.tsx'
import { Notice } from './notices.tsx'
import { standingTexts } from './standing-texts.ts'
import type { TabProps } from './tab.ts'
import { tabs } from './tabs.ts'

type Loaded = { name: string; Tab?: ComponentType<TabProps> }

/** The script of a tab, once it is there. */
function useTab(name: string): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let isWanted = true
    tabs[name]?.load().then(
      ({ Tab }) => isWanted && setLoaded({ name, Tab }),
      () => isWanted && setLoaded({ name }),
    )
    return () => {
      isWanted = false
    }
  }, [name])
  const isShown = loaded !== null
  useEffect(() => {
    if (!isShown) return
    // So that the others open at once; whoever opens one hears of its failure.
    for (const { load } of Object.values(tabs)) load().catch(() => undefined)
  }, [isShown])
  return loaded?.name === name ? loaded : null
}

function Badges({ standing: { closed, archived } }: { standing: Standing }) {
  const { badges } = standingTexts
  return (
    <span class="badges">
      {closed && <Badge>{badges.closed}</Badge>}
      {archived && <Badge>{badges.archived}</Badge>}
    </span>
  )
}

/** One interview: what it is called, where it belongs, and its tabs. */
export function Screen({ params, query }: ScreenProps) {
  const { interviewID = '', tab = 'guide' } = params
  const { data, error, retry } = useCall(
    ({ interviews }, signal) => interviews.getOne({ interviewID }, { signal }),
    [interviewID],
  )
  const standing = useCall(
    ({ interviews }, signal) => interviews.getStanding({ interviewID }, { signal }),
    [interviewID],
  )
  const mayWrite = canWrite(useMember())
  const loaded = useTab(tab)
  const { closed = false, archived = false, productName } = standing.data ?? {}
  if (!data) {
    return (
      <Page title="Interview" crumbs={[{ label: 'Products', to: '/console' }]}>
        {error === undefined ? <Loading /> : <Failure error={error} retry={retry} />}
      </Page>
    )
  }
  return (
    <Page
      title={data.interviewName}
      isWide
      crumbs={[
        { label: 'Products', to: '/console' },
        { label: productName ?? data.productID, to: pathTo('products', data.productID) },
      ]}
      {...(standing.data && {
        ...((closed || archived) && { lead: <Badges standing={standing.data} /> }),
        ...(mayWrite && {
          actions: (
            <InterviewMenu
              interview={data}
              standing={standing.data}
              onRenamed={retry}
              onChanged={standing.retry}
            />
          ),
        }),
      })}
    >
      {closed && <Notice>{standingTexts.notice}</Notice>}
      <Tabs
        label="Interview"
        current={tab}
        tabs={Object.entries(tabs).map(([name, { label }]) => ({
          ...{ name, label },
          to: pathTo('interviews', interviewID, name),
        }))}
      />
      {!tabs[tab] && (
        <Empty title="There is nothing here">
          The address may be incomplete or out of date. All there is of this interview is above.
        </Empty>
      )}
      {tabs[tab] && !loaded && <Loading />}
      {loaded && !loaded.Tab && <Failure error={new MissingScript()} />}
      {loaded?.Tab && (
        <loaded.Tab interview={data} isClosed={closed} query={query} refresh={retry} />
      )}
    </Page>
  )
}
