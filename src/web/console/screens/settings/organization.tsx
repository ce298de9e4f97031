import { useState } from 'preact/hooks'
import type { Settings } from '../../calls/calls.ts'
import { useAction, useCall } from '../../calls/use-call.ts'
import { Failure } from '../../parts/failure.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { Loading } from '../../parts/loading.tsx'
import { toast } from '../../parts/toast.tsx'
import { checkLength } from '../signin/check.ts'
import { AccentField, usualAccent } from './accent-field.tsx'
import { isColour } from './contrast.ts'
import { LogoField } from './logo-field.tsx'
import { Retention } from './retention.tsx'
import { texts } from './texts.ts'

type Look = { name: string; accent: string; logo: string; contact: string }

/** What a participant sees of it, in small. */
function LookPreview({ look, orgID }: { look: Look; orgID: string }) {
  const accent = isColour(look.accent) ? look.accent : usualAccent
  return (
    <figure class="look" style={{ '--org': accent }}>
      <figcaption class="small">{texts.previewTitle}</figcaption>
      <div class="look-page">
        <p class="look-who">
          {look.logo && <img class="logo" src={look.logo} alt="" />}
          <span dir="auto">{look.name || orgID}</span>
        </p>
        <p class="look-question">{texts.previewQuestion}</p>
        <p>
          <span class="look-button">{texts.previewStart}</span>
        </p>
      </div>
    </figure>
  )
}

function LookForm({ settings, refresh }: { settings: Settings; refresh: () => void }) {
  const saved: Look = {
    name: settings.name ?? '',
    accent: settings.accent ?? '',
    logo: settings.logo ?? '',
    contact: settings.contact ?? '',
  }
  const [look, setLook] = useState(saved)
  const set = (changes: Partial<Look>) => setLook((before) => ({ ...before, ...changes }))
  const problems = {
    name: checkLength(look.name),
    contact: checkLength(look.contact),
    accent: look.accent && !isColour(look.accent) ? texts.accentWrong : undefined,
  }
  const save = useAction(async (client) => {
    await client.organization.setSettings({
      name: look.name.trim(),
      accent: look.accent.toLowerCase(),
      contact: look.contact.trim(),
      // Where it did not change, it is an address and no picture.
      ...(look.logo !== saved.logo && { logo: look.logo }),
    })
    toast(texts.saved)
    refresh()
  })

  return (
    <section class="settings-part">
      <h2>{texts.lookTitle}</h2>
      <div class="look-columns">
        <Form problems={problems} action={save} button={texts.save} busy={texts.saving}>
          {(shown) => (
            <>
              <Field
                label={texts.orgName}
                hint={texts.orgNameHint(settings.orgID)}
                isOptional
                autocomplete="organization"
                value={look.name}
                onInput={(name) => set({ name })}
                problem={shown.name}
              />
              <AccentField
                accent={look.accent}
                problem={shown.accent}
                onChange={(accent) => set({ accent })}
              />
              <Field
                label={texts.contact}
                hint={texts.contactHint}
                isOptional
                autocomplete="off"
                value={look.contact}
                onInput={(contact) => set({ contact })}
                problem={shown.contact}
              />
              <LogoField logo={look.logo} onChange={(logo) => set({ logo })} />
            </>
          )}
        </Form>
        <LookPreview look={look} orgID={settings.orgID} />
      </div>
    </section>
  )
}

/** How participants see the organization, and how long it keeps what they say. */
export function OrganizationTab() {
  const { data, error, retry } = useCall(
    (client, signal) => client.organization.getSettings({}, { signal }),
    [],
  )
  if (!data) return error === undefined ? <Loading /> : <Failure error={error} retry={retry} />
  return (
    <>
      <LookForm settings={data} refresh={retry} />
      <Retention settings={data} refresh={retry} />
    </>
  )
}
