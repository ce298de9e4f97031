const starts = '(?:^|[,;:] )(?:(?:please|now|just|and|then|bitte|jetzt|und|et|y|e) ){0,2}'
const few = '(?: [\\p{L}]{1,20}){0,4} '

/** Orders that everybody has read of, and nobody gives a product: at the beginning of what is said. */
export const classics: readonly RegExp[] = [
  '(?:ignore|disregard|forget|override)§(?:instructions?|rules|guidelines|prompts?|directives)',
  '(?:print|show|reveal|repeat|output|translate)§(?:system prompt|your (?:instructions|rules|prompt|guidelines)|everything above)',
  '(?:ignoriere?|ignorieren sie|vergiss|vergessen sie|missachte)§(?:anweisung(?:en)?|regeln|vorgaben|prompts?)',
  '(?:ignorez?|oublie[zs]?|affichez?|montrez?)§(?:instructions|consignes|directives|règles)',
  '(?:ignor[ae]|olvid[ae]|muestr[ae]|imprim[ae])§(?:instrucciones|indicaciones|reglas)',
  '(?:ignor[ae]|esqueç[ae]|esquece|mostr[ae]|imprim[ae])§(?:instruções|orientações|regras)',
  'you are§(?:developer|debug|admin|god|dan) mode',
].map((source) => new RegExp(`${starts}${source.replace('§', few)}(?:$|[^\\p{L}])`, 'u'))
