import type { Client } from '../../../../client/client.ts'
import { useCall } from '../../calls/use-call.ts'
import { useSeen } from '../../parts/in-view.ts'
import { Link } from '../../parts/link.tsx'
import { texts } from './texts.ts'

type Report = Awaited<ReturnType<Client['interviews']['getReport']>>

/** So many places say where it gets hard; the report has the others. */
const shownPlaces = 2

function placeOf({ place, topic }: Report['drops'][number]): string {
  if (place === 'onboarding') return texts.atOnboarding
  if (place === 'closing') return texts.atClosing
  return topic ?? texts.inConversation
}

/** Where people stop, read once the row is in sight. */
export function Stops({ interviewID, to }: { interviewID: string; to: string }) {
  const { ref, isSeen } = useSeen<HTMLParagraphElement>()
  const { data } = useCall(
    async ({ interviews }, signal) =>
      isSeen ? await interviews.getReport({ interviewID, quotes: 0 }, { signal }) : null,
    [interviewID, isSeen],
  )
  const drops = data?.drops.slice(0, shownPlaces) ?? []
  return (
    <p class="small" ref={ref}>
      {drops.length > 0 && (
        <>
          {texts.where}: {drops.map((drop) => `${placeOf(drop)} (${drop.people})`).join(', ')}.{' '}
          <Link to={to}>{texts.see}</Link>
        </>
      )}
    </p>
  )
}
