import { hash } from 'node:crypto'
import type { BodyOf, ResultOf } from '../../contract/calls/calls.ts'
import { logoBytesMax } from '../../contract/calls/organization-calls.ts'
import { AppError } from '../../contract/errors.ts'
import type { Snapshot } from '../../contract/participant.ts'
import type { Service } from '../service.ts'
import type { Store } from '../store.ts'
import type { Participation } from '../taking-part/taking-part-store.ts'
import type { Organization, Picture } from './organization-store.ts'

export type OrganizationDeps = {
  store: Store
  /** Who can conduct an interview besides `builtin`; the first does unless one says otherwise. */
  interviewerNames: readonly string[]
  /** What is wrong with a model, in a sentence; null where nothing is. */
  modelProblem: () => string | null
}

type OrganizationCalls = Pick<Service, 'organization.getSettings' | 'organization.setSettings'>

const unset: Organization = {
  name: null,
  accent: null,
  logo: null,
  contact: null,
  retentionDays: null,
}

/** The name that an organization is shown by, and that its book of what models cost goes by. */
export async function findShownName(
  store: Pick<Store, 'findOrganization'>,
  orgID: string,
): Promise<string> {
  return (await store.findOrganization({ orgID }))?.name ?? orgID
}

/** How an organization is shown to those it invites. */
export function createOrganization(deps: OrganizationDeps): OrganizationCalls {
  const { store } = deps
  return {
    async 'organization.getSettings'({ caller: { orgID } }) {
      return { value: present(deps, orgID, (await store.findOrganization({ orgID })) ?? unset) }
    },

    async 'organization.setSettings'({ caller: { orgID }, body }) {
      const before = (await store.findOrganization({ orgID })) ?? unset
      const picture = body.logo ? readPicture(body.logo) : undefined
      const logo =
        body.logo === undefined ? before.logo : picture ? hashPicture(orgID, picture) : null
      const organization = { ...changed(before, body), logo }
      await store.saveOrganization({ orgID, organization, ...(picture && { picture }) })
      return { value: present(deps, orgID, organization) }
    },
  }
}

/** What participants are told who asks. */
export function shownName({
  invite,
  organization,
  previewOf,
}: Pick<Participation, 'invite' | 'organization' | 'previewOf'>): string {
  return organization.name ?? previewOf ?? invite.orgID
}

/** What a participant's page shows of it; undefined where nothing is set. */
export function brandingOf({ accent, logo }: Participation['organization']): Snapshot['branding'] {
  if (accent === null && logo === null) return undefined
  return {
    ...(accent !== null && { accent }),
    ...(logo !== null && { logo: picturePath(logo) }),
  }
}

function changed(before: Organization, body: BodyOf<'organization.setSettings'>): Organization {
  const { name, accent, contact, retentionDays } = body
  return {
    ...before,
    ...(name !== undefined && { name: name.trim() || null }),
    ...(accent !== undefined && { accent: accent.toLowerCase() || null }),
    ...(contact !== undefined && { contact: contact.trim() || null }),
    ...(retentionDays !== undefined && { retentionDays: retentionDays || null }),
  }
}

function present(
  { interviewerNames, modelProblem }: OrganizationDeps,
  orgID: string,
  { name, accent, logo, contact, retentionDays }: Organization,
): ResultOf<'organization.getSettings'> {
  const [usual = 'builtin'] = interviewerNames
  const problem = modelProblem()
  return {
    orgID,
    ...(name !== null && { name }),
    ...(accent !== null && { accent }),
    ...(logo !== null && { logo: picturePath(logo) }),
    ...(contact !== null && { contact }),
    ...(retentionDays !== null && { retentionDays }),
    interviewers: [...new Set(['builtin', ...interviewerNames])],
    interviewer: usual,
    ...(problem !== null && { modelProblem: problem }),
  }
}

const picturePath = (logo: string) => `/brand/${logo}`

/** Two organizations with one picture have one each, so that either can take its own out. */
function hashPicture(orgID: string, { body }: Picture): string {
  return hash('sha256', `${orgID}\n${body}`)
}

/** How each kind of picture begins; what a browser would run or fetch from is none of them. */
const beginnings: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
}

function readPicture(url: string): Picture {
  const [, type = '', body = ''] =
    /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(url) ?? []
  const bytes = Buffer.from(body, 'base64')
  const isKind = Object.hasOwn(beginnings, type) && beginnings[type]?.(bytes)
  if (!isKind || bytes.length > logoBytesMax) {
    throw new AppError('invalid', 'logo must be a PNG, JPEG or WebP picture of at most 64 KiB.')
  }
  // Written again from the bytes: what was sent may have had other characters for them.
  return { type, body: bytes.toString('base64') }
}
