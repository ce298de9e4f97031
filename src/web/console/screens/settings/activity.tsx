import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import { useCall } from '../../calls/use-call.ts'
import { useRows } from '../../calls/use-rows.ts'
import { Button } from '../../parts/button.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Link } from '../../parts/link.tsx'
import { Loading } from '../../parts/loading.tsx'
import { formatAgo } from '../../parts/texts/dates.ts'
import { pathTo } from '../../router.ts'
import { activityTexts as texts } from './activity-texts.ts'

type Line = Awaited<ReturnType<Client['audit']['getList']>>[number]

/** So many lines are shown at first, and added by each click. */
const shownLines = 50

/** Who read what people said and who changed something, the newest first. */
export function ActivityTab() {
  const [most, setMost] = useState(shownLines)
  const { rows, isComplete, error, retry } = useRows(
    (client, signal) => newestLines(client, most, signal),
    [most],
  )
  const members = useCall((client, signal) => client.members.getList({}, { signal }), [])
  const names = new Map(members.data?.map(({ userID, name, email }) => [userID, name ?? email]))
  const isWaiting = rows.length === 0 && !isComplete && error === undefined
  return (
    <section class="settings-part">
      <h2>{texts.title}</h2>
      <p class="faint">{texts.lead}</p>
      {(error ?? members.error) !== undefined && (
        <Failure error={error ?? members.error} retry={retry} />
      )}
      {isWaiting && <Loading />}
      {isComplete && rows.length === 0 && <p>{texts.nothing}</p>}
      <ul class="lines">
        {rows.map((line) => (
          <li key={line.auditID}>
            <Shown line={line} who={names.get(line.userID) ?? line.userID} />
          </li>
        ))}
      </ul>
      {isComplete && rows.length === most && (
        <div class="actions">
          <Button onClick={() => setMost(most + shownLines)}>{texts.more(shownLines)}</Button>
        </div>
      )}
    </section>
  )
}

function Shown({ line: { at, call, resource, count }, who }: { line: Line; who: string }) {
  const path = resource === undefined ? null : pathOf(call, resource)
  const facts = [formatAgo(at, new Date()), count > 1 && texts.times(count)].filter(Boolean)
  return (
    <p>
      <b dir="auto">{who}</b> {texts.did(call)}
      {path && (
        <>
          {' '}
          <Link to={path}>{texts.open}</Link>
        </>
      )}
      <br />
      <span class="small">{facts.join(' · ')}</span>
    </p>
  )
}

async function* newestLines(
  client: Client,
  most: number,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  let left = most
  for await (const line of client.audit.getList.each(
    { order: 'newest', limit: shownLines },
    { signal },
  )) {
    if (left === 0) return
    left -= 1
    yield line
  }
}

/** Where what a line is about is shown, by the shape of its identifier. */
function pathOf(call: string, resource: string): string | null {
  if (resource.startsWith('prf_')) return pathTo('profiles', resource)
  if (resource.startsWith('int_')) return pathTo('interviews', resource)
  return call.startsWith('invites.') ? pathTo('invites', resource) : null
}
