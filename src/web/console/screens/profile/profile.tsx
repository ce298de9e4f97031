import { useState } from 'preact/hooks'
import { useCall } from '../../calls/use-call.ts'
import { Badge } from '../../parts/badge.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Notes } from '../../parts/notes/notes.tsx'
import { type Crumb, Page } from '../../parts/page.tsx'
import { ProductName } from '../../product-name.tsx'
import { pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { canWrite, useMember } from '../../session.ts'
import { Notice } from '../interview/notices.tsx'
import { AskStandIn, Simulations } from '../made-up/stand-in.tsx'
import { nameOf } from '../profiles/filter.ts'
import { Changes, Gaps, History, Matches, Trend } from './beside.tsx'
import { Claims, Contradictions } from './claims.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { Corrections } from './corrections.tsx'
import { Drawn } from './drawn.tsx'
import { Portrait } from './portrait.tsx'
import type { Profile } from './sentences.ts'
import { texts } from './texts.ts'
import type { Field } from './values.ts'

/** One person: what they said of themselves and of the product, and what that rests on. */
export function Screen({ params }: ScreenProps) {
  const { profileID = '' } = params
  const [changed, setChanged] = useState<Profile | null>(null)
  const { data, error, retry } = useCall(
    ({ profiles }, signal) => profiles.getOne({ profileID }, { signal }),
    [profileID],
  )
  const profile = changed ?? data
  if (!profile) {
    return (
      <Page title={texts.title} crumbs={[{ label: texts.products, to: '/console' }]}>
        {error === undefined ? <Loading lines={8} /> : <Failure error={error} retry={retry} />}
      </Page>
    )
  }
  const { details } = profile
  const where = [details.occupation, details.location].filter(Boolean).join(' · ')
  return (
    <Page
      title={nameOf(profile)}
      isWide
      crumbs={crumbsOf(profile)}
      lead={where && <span dir="auto">{where}</span>}
    >
      {profile.notice !== undefined && <Notice>{profile.notice}</Notice>}
      <Standing profile={profile} />
      <Sections profile={profile} onChange={setChanged} />
    </Page>
  )
}

function crumbsOf({ productIDs }: Profile): Crumb[] {
  const [productID] = productIDs
  const crumbs = [{ label: texts.products, to: '/console' }]
  if (productID === undefined) return crumbs
  return [
    ...crumbs,
    { label: <ProductName productID={productID} />, to: pathTo('products', productID) },
    { label: texts.profiles, to: pathTo('products', productID, 'profiles') },
  ]
}

/** How much of a picture there is, and how the product does in it. */
function Standing({ profile: { status, alignment, metadata } }: { profile: Profile }) {
  if (metadata.source === 'ai') return null
  return (
    <p class="transcript-lead">
      <Badge tone={status === 'full' ? 'good' : status === 'partial' ? 'accent' : 'warning'}>
        {texts.statuses[status]}
      </Badge>
      <span class="small">
        {texts.interviews(metadata.interview_count, metadata.last_interviewed)}
      </span>
      {texts.alignments[alignment] && <span class="small">{texts.alignments[alignment]}</span>}
    </p>
  )
}

function Sections({
  profile,
  onChange,
}: {
  profile: Profile
  onChange: (profile: Profile) => void
}) {
  const canChange = canWrite(useMember())
  const [field, setField] = useState<Field | null>(null)
  return (
    <div class="profile">
      <div class="stack">
        {profile.metadata.source === 'ai' ? (
          <Drawn profile={profile} />
        ) : (
          <Portrait profile={profile} canChange={canChange} onCorrect={setField} />
        )}
        <Contradictions contradictions={profile.contradictions} />
        <Claims claims={profile.claims} />
      </div>
      <div class="stack">
        <Trend profile={profile} name={nameOf(profile)} />
        <Gaps gaps={profile.gaps} />
        <StandIn profile={profile} canChange={canChange} />
        <Notes about={{ profileID: profile.profileID }} />
        <Corrections profile={profile} canChange={canChange} onDone={onChange} />
        <Matches matches={profile.possibleMatches} />
        <Changes changes={profile.changes} />
        <History history={profile.history} />
      </div>
      {field && (
        <CorrectDialog
          key={field}
          profile={profile}
          field={field}
          onDone={onChange}
          onClose={() => setField(null)}
        />
      )}
    </div>
  )
}

/** What software says in somebody's place; nobody stands in for one who is made up. */
function StandIn({ profile, canChange }: { profile: Profile; canChange: boolean }) {
  const { profileID, productIDs, metadata, history } = profile
  if (metadata.source === 'ai') return null
  const isSimulated = history.some(({ type }) => type === 'simulation')
  return (
    <>
      {canChange && <AskStandIn profileID={profileID} />}
      {(canChange || isSimulated) && (
        <Simulations
          profileID={profileID}
          productID={productIDs.at(-1) ?? ''}
          canStart={canChange}
        />
      )}
    </>
  )
}
