import type { Snapshot } from '../../api.ts'
import type { PageProps } from '../../page.ts'
import { Recap } from '../recap.tsx'
import { Verdict } from '../verdict.tsx'
import { ClosedQuestion } from './closed-question.tsx'

/** Where something else than free words is asked for: the verdict, corrections, or a choice. */
export function Asked({
  page,
  newest,
}: PageProps & { newest: Snapshot['conversation'][number] | undefined }) {
  const { phase, expects, recap } = page.store.snapshot.value ?? {}
  if (expects?.type === 'verdict' || phase === 'verdict') return <Verdict page={page} />
  if (recap) return <Recap page={page} quotes={recap} />
  if (!newest?.closed) return null
  return <ClosedQuestion key={newest.seq} page={page} closed={newest.closed} seq={newest.seq} />
}
