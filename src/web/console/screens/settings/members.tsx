import { useState } from 'preact/hooks'
import type { MemberInfo } from '../../calls/calls.ts'
import { useAction, useCall } from '../../calls/use-call.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Failure, Problem } from '../../parts/failure.tsx'
import { Confirm } from '../../parts/forms/confirm.tsx'
import { Choice, Field } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { Loading } from '../../parts/loading.tsx'
import { formatDay } from '../../parts/texts/dates.ts'
import { toast } from '../../parts/toast.tsx'
import { session, useMember } from '../../session.ts'
import { checkEmail, checkLength } from '../signin/check.ts'
import { ShownOnce } from './shown-once.tsx'
import { texts } from './texts.ts'

type Role = MemberInfo['role']

const roles = (['owner', 'researcher', 'viewer'] as const).map((value) => ({
  value,
  label: texts.roles[value],
}))

function MemberRow({ member, refresh }: { member: MemberInfo; refresh: () => void }) {
  const me = useMember()
  const [isRemoving, setRemoving] = useState(false)
  const [isResetting, setResetting] = useState(false)
  const [made, setMade] = useState<{ resetURL: string; expires_on: string } | null>(null)
  const { userID, email, name, role, joined_on } = member
  const who = name ?? email
  const mayReset = session.ways().passwords
  const setRole = useAction(async (client, next: Role) => {
    await client.members.setRole({ userID, role: next })
    toast(texts.roleSet)
    refresh()
  })
  const reset = useAction(async (client) => {
    setMade(await client.members.resetPassword({ userID }))
    setResetting(false)
  })
  const remove = useAction(async (client) => {
    await client.members.remove({ userID })
    setRemoving(false)
    toast(texts.removed)
    refresh()
  })
  return (
    <li class="member">
      <p>
        <b dir="auto">{who}</b> {userID === me.userID && <Badge tone="accent">{texts.you}</Badge>}
        {joined_on === undefined && <Badge tone="warning">{texts.waiting}</Badge>}
        {name && (
          <>
            <br />
            <span class="small">{email}</span>
          </>
        )}
      </p>
      <div class="actions">
        <select
          aria-label={texts.roleOf(who)}
          // Drawn again with the role that holds when a change was refused.
          key={`${role} ${setRole.isBusy}`}
          value={role}
          onChange={(event) => {
            const next = roles.find(({ value }) => value === event.currentTarget.value)
            if (next) void setRole.run(next.value)
          }}
        >
          {roles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {mayReset && joined_on !== undefined && userID !== me.userID && (
          <Button small look="quiet" label={texts.resetOf(who)} onClick={() => setResetting(true)}>
            {texts.reset}
          </Button>
        )}
        <Button small look="quiet" label={texts.removeOf(who)} onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      </div>
      <Problem error={setRole.error} />
      {isResetting && (
        <Confirm
          title={texts.resetTitle(who)}
          lead={texts.resetLead}
          yes={texts.resetYes}
          no={texts.cancel}
          action={reset}
          onClose={() => setResetting(false)}
        />
      )}
      {made && (
        <ShownOnce
          title={texts.joinTitle}
          lead={texts.resetLink(formatDay(made.expires_on))}
          secret={made.resetURL}
          what={texts.theLink}
          onClose={() => setMade(null)}
        />
      )}
      {isRemoving && (
        <Confirm
          title={texts.removeTitle(who)}
          lead={texts.removeLead}
          yes={texts.removeYes}
          no={texts.cancel}
          action={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}

function joinLead(day: string): string {
  const { passwords, signOn = '' } = session.ways()
  return passwords ? texts.joinLead(day) : texts.joinByAccount(signOn, day)
}

function InviteForm({ refresh }: { refresh: () => void }) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('researcher')
  const [made, setMade] = useState<{ joinURL: string; expires_on: string } | null>(null)
  const add = useAction(async (client) => {
    const answer = await client.members.addOne({
      email: email.trim(),
      role,
      ...(name.trim() && { name: name.trim() }),
    })
    setMade(answer)
    refresh()
  })

  return (
    <>
      <Form
        look="settings-part stack"
        problems={{ email: checkEmail(email), name: checkLength(name) }}
        action={add}
        onSent={() => {
          setEmail('')
          setName('')
        }}
        button={texts.invite}
        busy={texts.inviting}
      >
        {(shown) => (
          <>
            <h2>{texts.inviteTitle}</h2>
            <Field
              label={texts.email}
              type="email"
              inputMode="email"
              autocomplete="off"
              value={email}
              onInput={setEmail}
              problem={shown.email}
            />
            <Field
              label={texts.name}
              isOptional
              autocomplete="off"
              value={name}
              onInput={setName}
              problem={shown.name}
            />
            <Choice
              label={texts.role}
              hint={texts.roleHints[role]}
              value={role}
              options={roles}
              onChoose={setRole}
            />
          </>
        )}
      </Form>
      {made && (
        <ShownOnce
          title={texts.joinTitle}
          lead={joinLead(formatDay(made.expires_on))}
          secret={made.joinURL}
          what={texts.theLink}
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}

/** Who works here, and what each may do. */
export function MembersTab() {
  const { data, error, retry } = useCall(
    (client, signal) => client.members.getList({}, { signal }),
    [],
  )
  return (
    <>
      <section class="settings-part">
        <h2>{texts.membersTitle}</h2>
        {error !== undefined && <Failure error={error} retry={retry} />}
        {!data && error === undefined && <Loading />}
        <ul class="lines">
          {data?.map((member) => (
            <MemberRow key={member.userID} member={member} refresh={retry} />
          ))}
        </ul>
      </section>
      <InviteForm refresh={retry} />
    </>
  )
}
