import { useEffect, useMemo, useState } from 'preact/hooks'
import { useLookAgain } from '../../calls/use-look-again.ts'
import type { Rows } from '../../calls/use-rows.ts'
import { useKeptInAddress } from '../../kept-in-address.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { formatDay } from '../../parts/texts/dates.ts'
import { findPlaces, pauseForBrowser } from '../../parts/texts/find-places.ts'
import { pathTo, usePlace } from '../../router.ts'
import { Notice } from '../interview/notices.tsx'
import {
  type Filter,
  isOpenFilter,
  matchesFilter,
  nameOf,
  openFilter,
  type Profile,
  readFilter,
} from './filter.ts'
import { ProfileFilters, type View } from './profile-filters.tsx'
import { SentimentMark } from './sentiment-mark.tsx'
import { texts } from './texts.ts'

/** Cards shown at first, and with each press of the button below them. */
const cardsAtOnce = 60
const rowPixels = 52

/** Profiles as cards or as a table, searched and filtered; `askPath` searches what people said. */
export function ProfileList({ profiles, askPath }: { profiles: Rows<Profile>; askPath: string }) {
  useLookAgain(profiles)
  const { rows, isComplete, error, retry } = profiles
  const { filter, setFilter, view, setView } = useAddress()
  const { source } = filter
  const list = useMemo(
    () => rows.filter(({ metadata }) => metadata.source === source),
    [rows, source],
  )
  const found = useFound(list, filter)
  if (rows.length === 0 && !isComplete) {
    return error === undefined ? <Loading lines={6} /> : <Failure error={error} retry={retry} />
  }
  if (rows.length === 0) return <Empty title={texts.emptyTitle}>{texts.emptyAbout}</Empty>
  return (
    <div class="stack">
      {error !== undefined && <Failure error={error} retry={retry} />}
      <ProfileFilters
        {...{ filter, view, onFilter: setFilter, onView: setView }}
        status={isComplete ? texts.shown(found.length, list.length) : texts.loaded(list.length)}
      />
      {filter.search.trim() !== '' && (
        <p class="small">
          <Link to={`${askPath}?${new URLSearchParams({ ask: filter.search.trim() })}`}>
            {texts.askInstead(filter.search.trim())}
          </Link>
        </p>
      )}
      {source === 'ai' && found.length > 0 && <Notice>{texts.notCustomers}</Notice>}
      {found.length === 0 && (
        <Empty
          title={list.length > 0 ? texts.nothingTitle : texts.noneOf[source]}
          action={
            list.length > 0 && (
              <Button onClick={() => setFilter({ ...openFilter, source })}>
                {texts.nothingAction}
              </Button>
            )
          }
        />
      )}
      {found.length > 0 && view === 'cards' && (
        <Cards key={JSON.stringify(filter)} profiles={found} />
      )}
      {found.length > 0 && view === 'table' && (
        <Table
          label={texts.title}
          columns={columns}
          rows={found}
          keyOf={({ profileID }) => profileID}
          rowPixels={rowPixels}
        />
      )}
    </div>
  )
}

/** What is looked for and how it is shown, as the address has it and kept in it. */
function useAddress() {
  const { query } = usePlace()
  const [filter, setFilter] = useState<Filter>(() => readFilter(query))
  const [view, setView] = useState<View>(query.get('view') === 'table' ? 'table' : 'cards')
  const { source } = filter
  useKeptInAddress({
    ...filter,
    source: source === 'ai' ? source : '',
    view: view === 'table' ? view : '',
  })
  return { filter, setFilter, view, setView }
}

/** The profiles that match, found anew whenever the filter or the profiles change. */
function useFound(rows: readonly Profile[], filter: Filter): readonly Profile[] {
  const [places, setPlaces] = useState<readonly number[] | null>(null)
  const isOpen = isOpenFilter(filter)
  useEffect(() => {
    if (isOpen) return setPlaces(null)
    const controller = new AbortController()
    const { signal } = controller
    const matches = (place: number) => {
      const row = rows[place]
      return row !== undefined && matchesFilter(row, filter)
    }
    void findPlaces(rows.length, matches, { signal, pause: pauseForBrowser }).then((next) => {
      if (!signal.aborted) setPlaces(next)
    })
    return () => controller.abort()
  }, [rows, filter, isOpen])
  return useMemo(
    () =>
      isOpen || !places
        ? rows
        : places.map((place) => rows[place]).filter((row) => row !== undefined),
    [rows, places, isOpen],
  )
}

function Cards({ profiles }: { profiles: readonly Profile[] }) {
  const [most, setMost] = useState(cardsAtOnce)
  return (
    <>
      <ul class="profile-cards">
        {profiles.slice(0, most).map((profile) => (
          <Card key={profile.profileID} profile={profile} />
        ))}
      </ul>
      {profiles.length > most && (
        <div class="actions">
          <Button onClick={() => setMost(most + cardsAtOnce)}>
            {texts.showMore(Math.min(cardsAtOnce, profiles.length - most))}
          </Button>
        </div>
      )}
    </>
  )
}

function Card({ profile }: { profile: Profile }) {
  const { profileID, details, metadata } = profile
  const where = [details.occupation, details.location].filter(Boolean).join(' · ')
  const [quote] = [details.productAlignment, details.background].filter(Boolean)
  return (
    <li class="card profile-card">
      <h2 dir="auto">
        <Link to={pathTo('profiles', profileID)}>{nameOf(profile)}</Link>
      </h2>
      {where && (
        <p class="small" dir="auto">
          {where}
        </p>
      )}
      {quote && (
        <p class="profile-words" dir="auto">
          {quote}
        </p>
      )}
      <p class="profile-foot small">
        {metadata.source === 'ai' ? (
          <Badge tone="warning">{texts.madeUp}</Badge>
        ) : (
          <>
            <SentimentMark score={metadata.sentiment} />
            <span>{texts.interviews(metadata.interview_count)}</span>
          </>
        )}
      </p>
    </li>
  )
}

const columns: readonly Column<Profile>[] = [
  {
    ...{ name: 'name', label: texts.columns.name, share: 2 },
    cell: (profile) => (
      <Link to={pathTo('profiles', profile.profileID)}>
        <span dir="auto">{nameOf(profile)}</span>
      </Link>
    ),
  },
  {
    ...{ name: 'sentiment', label: texts.columns.sentiment, share: 1.5 },
    cell: ({ metadata }) => <SentimentMark score={metadata.sentiment} />,
  },
  {
    ...{ name: 'occupation', label: texts.columns.occupation, share: 2, isWideOnly: true },
    cell: ({ details }) => <span dir="auto">{details.occupation}</span>,
  },
  {
    ...{ name: 'location', label: texts.columns.location, share: 2, isWideOnly: true },
    cell: ({ details }) => <span dir="auto">{details.location}</span>,
  },
  {
    ...{ name: 'interviews', label: texts.columns.interviews, isWideOnly: true, align: 'end' },
    cell: ({ metadata }) => metadata.interview_count,
  },
  {
    ...{ name: 'last', label: texts.columns.last, share: 1.3, isWideOnly: true },
    cell: ({ metadata }) => metadata.last_interviewed && formatDay(metadata.last_interviewed),
  },
]
