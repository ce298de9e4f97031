import type { ComponentType } from 'preact'

/** What every screen is given: what stands in the address. */
export type ScreenProps = { params: Record<string, string>; query: URLSearchParams }

export type Screen = ComponentType<ScreenProps>
