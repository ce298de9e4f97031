/** What people wrote, without the signs by which a terminal would be told to do something. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '\ufffd')
}
