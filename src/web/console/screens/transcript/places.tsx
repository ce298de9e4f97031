import { Link } from '../../parts/link.tsx'
import { pathTo } from '../../router.ts'
import { texts } from './texts.ts'

/** Links to messages of the conversation. */
export function Places({ seqs, linkID }: { seqs: readonly number[]; linkID: string }) {
  if (seqs.length === 0) return null
  return (
    <>
      {texts.look}{' '}
      {seqs.map((seq, at) => (
        <span key={seq}>
          {at > 0 && ', '}
          <Link to={`${pathTo('invites', linkID)}#message-${seq}`}>{texts.place(at + 1)}</Link>
        </span>
      ))}
    </>
  )
}
