/**
 * One letter or digit of any script, for patterns with the flag `u`. Ranges, which take marks of scripts
 * such as Arabic for letters: a class of `\p{L}` is dear to make, and there are hundreds of patterns.
 */
export const letterOrDigit = [
  '[0-9A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u1fff', // Latin to Greek Extended
  '\\u2071\\u207f\\u2090-\\u209c\\u2102\\u2107\\u210a-\\u2113\\u2115\\u2119-\\u211d\\u2124\\u2126\\u2128\\u212a-\\u212d\\u212f-\\u2139', // raised, lowered, letterlike
  '\\u2c00-\\u2dff\\u3005-\\u3007\\u3031-\\u303c\\u3040-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefc', // to Hangul, and Arabic forms
  '\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc', // full and half width
  '\\u{10000}-\\u{1efff}\\u{20000}-\\u{3ffff}]',
].join('')

/** A pattern of any of these, as whole words. */
export function wholeWords(...lists: string[]): RegExp {
  return new RegExp(`(?<!${letterOrDigit})(?:${lists.join('|')})(?!${letterOrDigit})`, 'u')
}
