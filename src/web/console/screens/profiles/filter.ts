import type { Client } from '../../../../client/client.ts'
import { texts } from './texts.ts'

export type Profile = Awaited<ReturnType<Client['profiles']['getList']>>[number]

const scores = ['0', '1', '2', '3', '4', '5'] as const

export type Filter = {
  search: string
  interest: string
  /** `0` stands for those whose sentiment is not known. */
  sentiment: '' | (typeof scores)[number]
  /** People and what software made are two lists, never one. */
  source: Profile['metadata']['source']
}

export const openFilter: Filter = { search: '', interest: '', sentiment: '', source: 'human' }

/** Whether all of a list are asked for. */
export const isOpenFilter = (filter: Filter): boolean =>
  filter.search.trim() === '' && filter.interest.trim() === '' && filter.sentiment === ''

/** Whether a profile of the list is among those asked for. */
export function matchesFilter(profile: Profile, filter: Filter): boolean {
  const { details, metadata } = profile
  if (filter.sentiment !== '' && String(metadata.sentiment ?? 0) !== filter.sentiment) return false
  const list = [...details.interests, ...details.key_values]
  const holdsInterest = (each: string) => holdsWords(foldText(each), filter.interest)
  if (foldText(filter.interest) !== '' && !list.some(holdsInterest)) return false
  return holdsWords(textOf(profile), filter.search)
}

/** Scripts without spaces between words: there a word is found wherever it stands. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Whether each word that is looked for begins a word of a folded text. */
function holdsWords(text: string, wanted: string): boolean {
  return foldText(wanted)
    .split(' ')
    .filter(Boolean)
    .every((word) => text.includes(unspaced.test(word) ? word : ` ${word}`))
}

/** The words of a text with a space before each, without case, accents and signs. */
function foldText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
    .map((word) => ` ${word}`)
    .join('')
}

/** What of a filter stands in an address, under its own names. */
export function readFilter(query: URLSearchParams): Filter {
  const sentiment = scores.find((score) => score === query.get('sentiment')) ?? ''
  const source = query.get('source') === 'ai' ? 'ai' : 'human'
  return {
    search: query.get('search') ?? '',
    interest: query.get('interest') ?? '',
    sentiment,
    source,
  }
}

const searched = new WeakMap<Profile, string>()

/** What a search looks at. */
function textOf(profile: Profile): string {
  const known = searched.get(profile)
  if (known !== undefined) return known
  const { occupation, location, background, productAlignment, key_values, interests } =
    profile.details
  const text = foldText(
    [
      ...[nameOf(profile), occupation, location, background, productAlignment],
      ...key_values,
      ...interests,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  searched.set(profile, text)
  return text
}

export function nameOf({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || texts.someone
}
