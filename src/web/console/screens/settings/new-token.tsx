import { useState } from 'preact/hooks'
import type { TokenScope } from '../../calls/calls.ts'
import { useAction } from '../../calls/use-call.ts'
import { Field } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { checkLength } from '../signin/check.ts'
import { ShownOnce } from './shown-once.tsx'
import { texts } from './texts.ts'

const scopeNames = ['read', 'write', 'admin'] as const

/** The end of a day where the person is, as an instant. */
function endOf(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString()
}

function checkExpiry(day: string): string | undefined {
  if (!day) return undefined
  return Date.parse(`${day}T23:59:59.999`) > Date.now() ? undefined : texts.tokenExpiryWrong
}

function ScopeChoice({
  scopes,
  problem,
  onChange,
}: {
  scopes: readonly TokenScope[]
  problem: string | undefined
  onChange: (scopes: TokenScope[]) => void
}) {
  return (
    <fieldset class="field" aria-describedby={problem && 'scopes-problem'}>
      <legend>{texts.tokenScopes}</legend>
      {scopeNames.map((scope) => (
        <label key={scope} class="tick">
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            aria-invalid={problem !== undefined}
            onChange={() =>
              onChange(scopeNames.filter((name) => (name === scope) !== scopes.includes(name)))
            }
          />
          {texts.scopes[scope]}
        </label>
      ))}
      {problem && (
        <p class="problem" id="scopes-problem">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** A new token: what for, what it may do, until when. */
export function NewToken({ refresh }: { refresh: () => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>(['read', 'write'])
  const [day, setDay] = useState('')
  const [made, setMade] = useState<string | null>(null)
  const problems = {
    name: checkLength(name),
    scopes: scopes.length === 0 ? texts.scopesNeeded : undefined,
    day: checkExpiry(day),
  }
  const add = useAction(async (client) => {
    const { token } = await client.tokens.addOne({
      scopes,
      ...(name.trim() && { name: name.trim() }),
      ...(day && { expires_on: endOf(day) }),
    })
    setMade(token)
    refresh()
  })

  return (
    <>
      <Form
        look="settings-part stack"
        problems={problems}
        action={add}
        onSent={() => {
          setName('')
          setDay('')
        }}
        button={texts.makeToken}
        busy={texts.makingToken}
      >
        {(shown) => (
          <>
            <h2>{texts.makeToken}</h2>
            <Field
              label={texts.tokenName}
              hint={texts.tokenNameHint}
              isOptional
              autocomplete="off"
              value={name}
              onInput={setName}
              problem={shown.name}
            />
            <ScopeChoice scopes={scopes} problem={shown.scopes} onChange={setScopes} />
            <Field
              label={texts.tokenExpiry}
              type="date"
              isOptional
              value={day}
              onInput={setDay}
              problem={shown.day}
            />
          </>
        )}
      </Form>
      {made !== null && (
        <ShownOnce
          title={texts.tokenMadeTitle}
          lead={texts.tokenMadeLead}
          secret={made}
          what={texts.theToken}
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}
