import type { Client } from '../../../../client/client.ts'
import { useAction, useCall } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Failure, Problem } from '../../parts/failure.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { formatInstant } from '../../parts/texts/dates.ts'
import { toast } from '../../parts/toast.tsx'
import { ProductName } from '../../product-name.tsx'
import { navigate, pathTo } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { canWrite, useMember } from '../../session.ts'
import { Notice } from '../interview/notices.tsx'
import { AccuracyNote } from './accuracy.tsx'
import { StandInAnswer } from './stand-in-answer.tsx'
import { texts } from './texts.ts'

/** An interview that software gave in somebody's place. */
export function Screen({ params: { simulationID = '' } }: ScreenProps) {
  const mayWrite = canWrite(useMember())
  const { data, error, retry } = useCall(
    ({ simulations }, signal) => simulations.getOne({ simulationID }, { signal }),
    [simulationID],
  )
  const removing = useAction(async ({ simulations }: Client, profileID: string) => {
    await simulations.remove({ simulationID })
    toast(texts.removed)
    navigate(pathTo('profiles', profileID), { replace: true })
  })
  if (!data) {
    return (
      <Page title={texts.simulation} crumbs={[{ label: texts.products, to: '/console' }]}>
        {error === undefined ? <Loading lines={8} /> : <Failure error={error} retry={retry} />}
      </Page>
    )
  }
  const { productID, profileID, status, timestamp, notice, reason, answers = [], accuracy } = data
  return (
    <Page
      title={texts.simulation}
      lead={formatInstant(timestamp)}
      crumbs={[
        { label: texts.products, to: '/console' },
        { label: <ProductName productID={productID} />, to: pathTo('products', productID) },
        { label: texts.profile, to: pathTo('profiles', profileID) },
      ]}
      actions={
        mayWrite && (
          <Button isBusy={removing.isBusy} onClick={() => void removing.run(profileID)}>
            {removing.isBusy ? texts.removing : texts.remove}
          </Button>
        )
      }
    >
      <Problem error={removing.error} />
      <Notice>{notice}</Notice>
      <AccuracyNote accuracy={accuracy} />
      {status === 'waiting' && (
        <p class="actions">
          {texts.waiting} <Button onClick={retry}>{texts.refresh}</Button>
        </p>
      )}
      {reason !== undefined && <p>{reason}</p>}
      <ol class="ruled">
        {answers.map((answer) => (
          <li key={answer.seq}>
            <h2 dir="auto">{answer.question}</h2>
            <StandInAnswer answer={answer} />
          </li>
        ))}
      </ol>
    </Page>
  )
}
