import { useAction, useCall } from '../../calls/use-call.ts'
import { Failure } from '../../parts/failure.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { toast } from '../../parts/toast.tsx'
import { ProductName } from '../../product-name.tsx'
import { navigate, pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { canWrite, useMember } from '../../session.ts'
import type { Draft } from './guide/draft.ts'
import { GuideForm } from './guide/guide-form.tsx'
import { useDraft } from './guide/use-draft.ts'
import { KeptNotice } from './notices.tsx'
import { tabs } from './tabs.ts'
import { texts } from './texts.ts'

function NewInterview({ start, name }: { start: Draft; name: string }) {
  const writing = useDraft(name, start, true)
  const { draft } = writing
  const create = useAction(async ({ interviews }) => {
    const { productID, interviewName, guidelines, interviewer } = draft
    const { interviewID } = await interviews.addOne(
      {
        productID: productID.trim(),
        interviewName: interviewName.trim(),
        guidelines,
        ...(interviewer && { interviewer }),
      },
      // The same for the same words, so that a repeat after a lost answer makes no second interview.
      { idempotencyKey: await keyOf(draft) },
    )
    writing.settle(draft, start)
    toast(texts.created)
    navigate(pathTo('interviews', interviewID, tabs.links ? 'links' : 'guide'))
  })
  return (
    <GuideForm
      draft={draft}
      change={writing.change}
      isNew
      isFixed={false}
      canWrite
      save={create}
      saveLabel={texts.create}
      savingLabel={texts.creating}
      isChanged={writing.isChanged}
      isKept={writing.isKept}
      notices={<KeptNotice text={texts.keptNew} discardLabel={texts.startOver} writing={writing} />}
    />
  )
}

/** A key that is the same for the same draft on the same day. */
async function keyOf(draft: Draft): Promise<string> {
  const text = JSON.stringify([draft, new Date().toDateString()])
  if (!globalThis.crypto.subtle) return crypto.randomUUID() // not a secure origin
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A new interview; with `from`, one that begins as a copy of another; with `question`, one that asks it. */
export function Screen({ query }: ScreenProps) {
  const from = query.get('from')
  const productID = query.get('productID') ?? ''
  const question = query.get('question')?.trim().replaceAll(/\s+/g, ' ') ?? ''
  const withQuestion = (guidelines: string) =>
    [guidelines, question && `- ${question}`].filter(Boolean).join('\n')
  const member = useMember()
  const source = useCall(
    async ({ interviews }, signal) =>
      from ? await interviews.getOne({ interviewID: from }, { signal }) : null,
    [from ?? ''],
  )
  const title = from ? texts.copyTitle : texts.newTitle
  const crumbs = [
    { label: texts.products, to: '/console' },
    ...(productID
      ? [{ label: <ProductName productID={productID} />, to: pathTo('products', productID) }]
      : []),
  ]
  const blank = { productID, interviewName: '', guidelines: withQuestion(''), interviewer: '' }
  const start = source.data
    ? {
        productID: source.data.productID,
        interviewName: texts.copyOf(source.data.interviewName),
        guidelines: withQuestion(source.data.guidelines),
        interviewer: source.data.interviewer,
      }
    : blank
  return (
    <Page title={title} crumbs={crumbs} isWide>
      {!canWrite(member) && <p>{texts.newForOthers}</p>}
      {source.error !== undefined && <Failure error={source.error} retry={source.retry} />}
      {source.data === undefined && source.error === undefined && <Loading />}
      {canWrite(member) && source.data !== undefined && (
        <NewInterview
          key={`${from} ${question}`}
          start={start}
          name={[from ? `copy:${from}` : `new:${productID}`, question].filter(Boolean).join(' ')}
        />
      )}
    </Page>
  )
}
