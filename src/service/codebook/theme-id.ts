import { readTheme, writeTheme } from '../interview-report/themes.ts'

/** As the group of its people is called. */
export function writeThemeID(theme: string): string {
  const { kind, polarity, key } = readTheme(theme)
  return ['theme', kind, polarity ?? '-', key].join(':')
}

/** The theme as reports know it; whatever else was given names none of them. */
export function readThemeID(themeID: string): string {
  const [, kind = '', polarity = '', ...key] = themeID.split(':')
  return writeTheme(kind, key.join(':'), polarity === '-' ? undefined : polarity)
}
