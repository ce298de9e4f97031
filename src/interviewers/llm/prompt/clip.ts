/** The beginning of a text that is longer than so many characters. */
export function clip(text: string, charactersMax: number): string {
  return text.length > charactersMax ? `${text.slice(0, charactersMax).toWellFormed()} …` : text
}
