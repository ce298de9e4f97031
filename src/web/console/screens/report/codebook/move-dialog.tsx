import { useState } from 'preact/hooks'
import { useAction, useCall } from '../../../calls/use-call.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { Failure } from '../../../parts/failure.tsx'
import { Choice, Field } from '../../../parts/forms/field.tsx'
import { Form } from '../../../parts/forms/form.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { nameTheme } from '../theme-figures.ts'
import { optionOf } from './dialogs.tsx'
import { texts } from './texts.ts'
import type { MakeChange, Theme } from './types.ts'

/** Claims that one change may name. */
const claimsMax = 100
/** The choice of a theme that is made by moving. */
const newTheme = 'new'

/** Moves quotes of a theme, or of none, to another one, or splits them off into a new one. */
export function MoveDialog({
  interviewID,
  theme,
  others,
  make,
  onClose,
}: {
  interviewID: string
  theme: Theme | undefined
  others: readonly Theme[]
  make: MakeChange
  onClose: () => void
}) {
  const { data, error, retry } = useCall(
    ({ themes }, signal) =>
      themes.getClaims({ interviewID, ...(theme && { themeID: theme.themeID }) }, { signal }),
    [interviewID, theme?.themeID],
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ways = [
    ...others.map(optionOf),
    ...(theme ? [{ value: newTheme, label: texts.newTheme }] : []),
  ]
  const [into, setInto] = useState(ways[0]?.value ?? '')
  const [title, setTitle] = useState('')
  const isNew = theme !== undefined && into === newTheme
  const action = useAction(() => {
    const claims = (data ?? [])
      .filter((claim) => chosen.has(keyOf(claim)))
      .map(({ linkID, claimID }) => ({ linkID, claimID }))
    return isNew
      ? make({ change: 'split', themeID: theme.themeID, title: title.trim(), claims })
      : make({ change: 'move', into, claims, ...(theme && { themeID: theme.themeID }) })
  })
  const problems = {
    which:
      chosen.size === 0
        ? texts.whichMissing
        : chosen.size > claimsMax
          ? texts.whichMany
          : undefined,
    into: into === '' ? texts.intoMissing : undefined,
    title: isNew && title.trim() === '' ? texts.titleMissing : undefined,
  }
  return (
    <Dialog
      isWide
      title={theme ? texts.moveTitle(nameTheme(theme)) : texts.restTitle}
      onClose={onClose}
    >
      {error !== undefined && <Failure error={error} retry={retry} />}
      {!data && error === undefined && <Loading />}
      {data?.length === 0 && <p>{texts.noQuotes}</p>}
      {data && (
        <Form
          problems={problems}
          action={action}
          onSent={onClose}
          button={texts.moveDo}
          isOff={data.length === 0}
          cancel={{ label: texts.cancel, onClick: onClose }}
        >
          {(shown) => (
            <>
              <fieldset class="theme-quotes">
                <legend>{texts.which}</legend>
                {data.map((claim) => (
                  <label key={keyOf(claim)} class="tick">
                    <input
                      type="checkbox"
                      checked={chosen.has(keyOf(claim))}
                      onChange={({ currentTarget: { checked } }) =>
                        setChosen(toggled(chosen, keyOf(claim), checked))
                      }
                    />
                    <span dir="auto">{claim.quotes.map(({ quote }) => quote).join(' … ')}</span>
                  </label>
                ))}
                {shown.which && <p class="problem">{shown.which}</p>}
              </fieldset>
              <Choice
                label={texts.moveLabel}
                value={into}
                onChoose={setInto}
                options={ways}
                problem={shown.into}
              />
              {isNew && (
                <Field
                  label={texts.newTitle}
                  value={title}
                  onInput={setTitle}
                  problem={shown.title}
                />
              )}
            </>
          )}
        </Form>
      )}
    </Dialog>
  )
}

function keyOf({ linkID, claimID }: { linkID: string; claimID: string }): string {
  return `${linkID} ${claimID}`
}

function toggled(chosen: ReadonlySet<string>, key: string, isChosen: boolean): Set<string> {
  const now = new Set(chosen)
  if (isChosen) now.add(key)
  else now.delete(key)
  return now
}
