/** Of the standard normal distribution, 95 % lie within so many deviations. */
const z = 1.96

/**
 * Where a share lies with 95 %, both ends from 0 to 1, when `of` people were asked and `some` of them
 * did. Sound for small numbers and for none or all of them (E. B. Wilson, 1927, “Probable inference,
 * the law of succession, and statistical inference”).
 */
export function wilsonInterval(some: number, of: number): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const share = some / of
  const middle = share + z ** 2 / (2 * of)
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z / (2 * of)) ** 2)
  const scale = 1 + z ** 2 / of
  return {
    low: Math.max(0, (middle - reach) / scale),
    high: Math.min(1, (middle + reach) / scale),
  }
}
