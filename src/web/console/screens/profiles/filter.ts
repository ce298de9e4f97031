import type { Client } from '../../../../client/client.ts'
import { texts } from './texts.ts'

export type Profile = Awaited<ReturnType<Client['profiles']['getList']>>[number]

export type Filter = {
  search: string
  interest: string
  /** `0` stands for those whose sentiment is not known. */
  sentiment: '' | '0' | '1' | '2' | '3' | '4' | '5'
  source: '' | 'human' | 'ai'
}

export const openFilter: Filter = { search: '', interest: '', sentiment: '', source: '' }

export const isOpenFilter = (filter: Filter): boolean =>
  filter.search.trim() === '' &&
  filter.interest.trim() === '' &&
  filter.sentiment === '' &&
  filter.source === ''

/** Whether a profile is among those asked for. */
export function matchesFilter(profile: Profile, filter: Filter): boolean {
  const { details, metadata } = profile
  if (filter.source !== '' && metadata.source !== filter.source) return false
  if (filter.sentiment !== '' && String(metadata.sentiment ?? 0) !== filter.sentiment) return false
  const interest = filter.interest.trim().toLowerCase()
  const list = [...details.interests, ...details.key_values]
  if (interest !== '' && !list.some((each) => each.toLowerCase().includes(interest))) return false
  const search = filter.search.trim().toLowerCase()
  return search === '' || textOf(profile).includes(search)
}

const searched = new WeakMap<Profile, string>()

/** What a search looks at; parts that no search can match across, as none holds a line break. */
function textOf(profile: Profile): string {
  const known = searched.get(profile)
  if (known !== undefined) return known
  const { occupation, location, background, productAlignment, key_values, interests } =
    profile.details
  const text = [
    ...[nameOf(profile), occupation, location, background, productAlignment],
    ...key_values,
    ...interests,
  ]
    .filter(Boolean)
    .join('\n')
    .toLowerCase()
  searched.set(profile, text)
  return text
}

export function nameOf({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || texts.someone
}
