import { useState } from 'preact/hooks'
import { useAction } from '../../calls/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Failure } from '../../parts/failure.tsx'
import { Confirm } from '../../parts/forms/confirm.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { download } from '../../parts/texts/download.ts'
import { toast } from '../../parts/toast.tsx'
import { texts } from './texts.ts'

/** What one person may ask for: all that is held about them, and its erasure. */
export function PeopleTab() {
  const [email, setEmail] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSure, setSure] = useState(false)
  const address = email.trim()
  const take = useAction(async ({ people }) => {
    const held = await people.export({ email: address })
    if (held.invited.interviews.length + held.typed.interviews.length === 0) {
      toast(texts.personNone)
      return
    }
    const type = 'application/json'
    download('personal-data.json', new Blob([JSON.stringify(held, null, 2)], { type }))
    toast(texts.personExported)
  })
  const erase = useAction(async ({ people }) => {
    const { invited, typed } = await people.erase({ email: address })
    setSure(false)
    toast(texts.personErased(invited.interviews + typed.interviews))
  })
  const whenGiven = (act: () => void) => () => {
    setTried(true)
    if (address !== '') act()
  }
  return (
    <section class="settings-part stack">
      <h2>{texts.personTitle}</h2>
      <p>{texts.personLead}</p>
      <Field
        label={texts.personEmail}
        type="email"
        autocomplete="off"
        value={email}
        onInput={setEmail}
        problem={isTried && address === '' ? texts.personEmailNeeded : undefined}
      />
      <div class="actions">
        <Button isBusy={take.isBusy} onClick={whenGiven(() => void take.run())}>
          {take.isBusy ? texts.personExporting : texts.personExport}
        </Button>
        <Button look="danger" onClick={whenGiven(() => setSure(true))}>
          {texts.personErase}
        </Button>
      </div>
      {take.error !== undefined && <Failure error={take.error} />}
      {isSure && (
        <Confirm
          title={texts.personEraseTitle(address)}
          lead={texts.personEraseLead}
          yes={texts.personEraseYes}
          no={texts.cancel}
          action={erase}
          onClose={() => setSure(false)}
        />
      )}
    </section>
  )
}
