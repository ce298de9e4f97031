/** Straight quotes, plain dashes and single spaces; letters keep their case. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u00b4`]/g, "'")
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

/** First letter upper case, marks before it kept. */
export function capitalised(text: string): string {
  return text.replace(/^([^\p{L}\p{N}]{0,3})(\p{Ll})/u, (_, mark: string, letter: string) => {
    return mark + letter.toUpperCase()
  })
}

/** First letter lower case, unless the word is a name: an acronym, "iOS", "I". */
export function uncapitalised(text: string): string {
  if (/^\p{Lu}(?:\p{Lu}|[\p{Ll}\d]*\p{Lu}|['’\s]|$)/u.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Ends with a mark, has no space before a comma, starts with a capital. */
export function tidy(text: string): string {
  const clean = capitalised(
    text
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .replace(/ ([,.])/g, '$1')
      .trim(),
  )
  return /[?.!…"”»]$/.test(clean) ? clean : `${clean}.`
}

/** No more than so many characters, cut between words. */
export function shortened(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const cut = text.slice(0, charactersMax)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > charactersMax / 2 ? space : charactersMax).trimEnd()}…`
}

/** "1. Onboarding", "Topic 1: Onboarding" without the count. */
export function withoutNumber(title: string): string {
  return title
    .replace(
      /^(?:topic|section|part|block|theme|thema|teil|abschnitt|partie|bloc|thème|tema|parte|bloque|bloco|sección|seção) (?:\d{1,2}|[a-h]|[ivx]{1,4})\s*[:.)–—-]\s*/i,
      '',
    )
    .replace(/^\d{1,2}[.)]\s+/, '')
}
