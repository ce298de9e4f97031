import { useState } from 'preact/hooks'
import type { Client } from '../../../../client/client.ts'
import { useAction } from '../../calls/use-call.ts'
import { Dialog } from '../dialog.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'

/** Characters of a name. */
const nameCharactersMax = 200

const texts = {
  name: 'Name',
  needed: 'Please give it a name.',
  long: 'Please use at most 200 characters.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  typed: 'Please type the name exactly as it stands above.',
}

/** Gives something another name. */
export function RenameDialog({
  title,
  hint,
  before,
  rename,
  onDone,
  onClose,
}: {
  title: string
  hint: string
  before: string
  rename: (client: Client, name: string) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}) {
  const [name, setName] = useState(before)
  const wanted = name.trim()
  const renaming = useAction((client: Client) => rename(client, wanted))
  const long = [...wanted].length > nameCharactersMax ? texts.long : undefined
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        problems={{ name: wanted === '' ? texts.needed : long }}
        action={renaming}
        onSent={() => {
          onDone()
          onClose()
        }}
        button={texts.save}
        busy={texts.saving}
        cancel={{ label: texts.cancel, onClick: onClose }}
      >
        {(shown) => (
          <Field
            label={texts.name}
            hint={hint}
            value={name}
            onInput={setName}
            problem={shown.name}
          />
        )}
      </Form>
    </Dialog>
  )
}

/** Before something goes for good, its name is typed: a click alone is made too easily. */
export function EraseDialog({
  title,
  lead,
  name,
  label,
  button,
  busy,
  erase,
  onDone,
  onClose,
}: {
  title: string
  lead: string
  name: string
  label: string
  button: string
  busy: string
  erase: (client: Client) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const erasing = useAction(erase)
  const isSame = typed.trim() === name.trim()
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        problems={{ typed: isSame ? undefined : texts.typed }}
        action={erasing}
        onSent={onDone}
        button={button}
        buttonLook="danger"
        busy={busy}
        cancel={{ label: texts.cancel, onClick: onClose }}
      >
        {(shown) => (
          <>
            <p>{lead}</p>
            <p>
              <b dir="auto">{name}</b>
            </p>
            <Field
              label={label}
              value={typed}
              onInput={setTyped}
              problem={shown.typed}
              autocomplete="off"
              spellcheck={false}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}
