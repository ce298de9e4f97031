import type { Profile } from './sentences.ts'
import { texts } from './texts.ts'

export type Field = Profile['corrections'][number]['field']
export type Value = string | number | string[]

/** Most characters of each kind of value, of an item of a list and of a reason; most items. */
export const nameCharactersMax = 200
export const paragraphCharactersMax = 5_000
export const itemCharactersMax = 500
export const itemsMax = 20
export const reasonCharactersMax = 1_000

export const isList = (field: Field): boolean => field === 'key_values' || field === 'interests'
export const isParagraph = (field: Field): boolean =>
  field === 'background' || field === 'productAlignment'

/** What a profile says of a field; undefined where it says nothing. */
export function findValue(profile: Profile, field: Field): Value | undefined {
  const { details, metadata } = profile
  if (field === 'firstName' || field === 'lastName') return profile[field]
  if (field === 'sentiment') return metadata.sentiment
  const value = details[field]
  return Array.isArray(value) && value.length === 0 ? undefined : value
}

/** A value as it is typed: the items of a list a line each. */
export function writeValue(value: Value | undefined): string {
  if (value === undefined) return ''
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** A value on one line. */
export function showValue(field: Field, value: Value | undefined): string {
  if (value === undefined) return texts.nothing
  if (field === 'sentiment') return texts.ofFive(Number(value))
  return Array.isArray(value) ? value.join('; ') || texts.nothing : String(value)
}

/** What was typed, as the service takes it. */
export function readValue(field: Field, typed: string): Value {
  if (field === 'sentiment') return Number(typed)
  if (isList(field)) {
    return typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  }
  return typed.trim()
}

/** What is wrong with a value that was typed, in words; undefined where nothing is. */
export function checkValue(field: Field, typed: string): string | undefined {
  const value = readValue(field, typed)
  if (typed.trim() === '') return texts.valueNeeded
  if (field === 'sentiment') return undefined
  if (Array.isArray(value)) {
    if (value.length > itemsMax) return texts.tooManyItems(itemsMax)
    const isLong = value.some((item) => [...item].length > itemCharactersMax)
    return isLong ? texts.tooLong(itemCharactersMax) : undefined
  }
  const most = isParagraph(field) ? paragraphCharactersMax : nameCharactersMax
  return [...typed.trim()].length > most ? texts.tooLong(most) : undefined
}

export function checkReason(reason: string): string | undefined {
  if (reason.trim() === '') return texts.reasonNeeded
  return [...reason.trim()].length > reasonCharactersMax
    ? texts.tooLong(reasonCharactersMax)
    : undefined
}
