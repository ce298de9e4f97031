/** How people are addressed: no part of their names. Short ones that are names too need their stop. */
const title =
  /^(?:(?:dr|prof|mr|mrs|ms|mx|sr|sra|srta|dra|mme|mlle)\.?|(?:m|me|d|st|rev|ing|dipl|dipl-ing|mag|hr|fr|don|phd)\.|doña|herr|frau|professor(?:in)?|doktor|doctora?|doutora?|monsieur|madame|señora?|señorita|senhora?|sir)$/iu

/** The first word of a name as first name and the rest as last name, without titles. */
export function nameIn(name: string): { firstName: string; lastName: string } {
  const parts = name.split(/[\s,]+/).filter(Boolean)
  const from = parts.findIndex((part) => !title.test(part))
  const [first = '', ...rest] = from < 0 ? [] : parts.slice(from)
  // Who gives a title and one name gives the last one.
  if (from > 0 && rest.length === 0) return { firstName: '', lastName: first }
  return { firstName: first, lastName: rest.join(' ') }
}
