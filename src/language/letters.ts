/**
 * One letter or digit of any script, for patterns with the flag `u`. Ranges, which take marks of scripts
 * such as Arabic for letters: a class of `\p{L}` is dear to make, and there are hundreds of patterns.
 */
export const letterOrDigit = [
  '[0-9A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u1fff', // Latin to Greek Extended
  '\\u2c00-\\u2dff\\u3040-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefc', // to Hangul, and Arabic forms
  '\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc', // full and half width
  '\\u{10000}-\\u{1efff}\\u{20000}-\\u{3ffff}]',
].join('')

/** The sources of a pattern, as whole words. */
export function wholeWords(...lists: string[]): string {
  return `(?<!${letterOrDigit})(?:${lists.join('|')})(?!${letterOrDigit})`
}
