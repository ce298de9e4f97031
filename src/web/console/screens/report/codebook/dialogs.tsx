import { useState } from 'preact/hooks'
import { useAction } from '../../../calls/use-call.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { Choice, Field } from '../../../parts/forms/field.tsx'
import { Form } from '../../../parts/forms/form.tsx'
import { nameTheme, sideOf } from '../theme-figures.ts'
import { texts } from './texts.ts'
import type { MakeChange, Theme, ThemeKind } from './types.ts'

type Given = { make: MakeChange; onClose: () => void }

export function RenameDialog({ theme, make, onClose }: Given & { theme: Theme }) {
  const [title, setTitle] = useState(nameTheme(theme))
  const { themeID } = theme
  const action = useAction(() => make({ change: 'rename', themeID, title: title.trim() }))
  return (
    <Dialog title={texts.renameTitle(nameTheme(theme))} onClose={onClose}>
      <Form
        problems={{ title: title.trim() === '' ? texts.titleMissing : undefined }}
        action={action}
        onSent={onClose}
        button={texts.save}
        cancel={{ label: texts.cancel, onClick: onClose }}
      >
        {(shown) => (
          <Field label={texts.titleLabel} value={title} onInput={setTitle} problem={shown.title} />
        )}
      </Form>
    </Dialog>
  )
}

export function MergeDialog({
  theme,
  others,
  make,
  onClose,
}: Given & { theme: Theme; others: readonly Theme[] }) {
  const [into, setInto] = useState(others[0]?.themeID ?? '')
  const { themeID } = theme
  const action = useAction(() => make({ change: 'merge', themeID, into }))
  return (
    <Dialog title={texts.mergeTitle(nameTheme(theme))} onClose={onClose}>
      <Form
        problems={{}}
        action={action}
        onSent={onClose}
        button={texts.mergeDo}
        cancel={{ label: texts.cancel, onClick: onClose }}
      >
        {() => (
          <Choice
            label={texts.mergeLabel}
            value={into}
            onChoose={setInto}
            options={others.map(optionOf)}
          />
        )}
      </Form>
    </Dialog>
  )
}

export function AddDialog({ make, onClose }: Given) {
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<ThemeKind>('problem')
  const action = useAction(() => make({ change: 'add', title: title.trim(), kind }))
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <Form
        problems={{ title: title.trim() === '' ? texts.titleMissing : undefined }}
        action={action}
        onSent={onClose}
        button={texts.add}
        cancel={{ label: texts.cancel, onClick: onClose }}
      >
        {(shown) => (
          <>
            <Field
              label={texts.titleLabel}
              value={title}
              onInput={setTitle}
              problem={shown.title}
            />
            <Choice
              label={texts.kindLabel}
              value={kind}
              onChoose={setKind}
              options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}

const kinds = ['praise', 'problem', 'request', 'key_value', 'interest'] as const

export function optionOf(theme: Theme): { value: string; label: string } {
  return { value: theme.themeID, label: `${nameTheme(theme)} (${sideOf(theme).toLowerCase()})` }
}
