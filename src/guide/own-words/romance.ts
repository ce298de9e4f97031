import type { CueMatcher } from '../cues/matcher.ts'
import { pattern } from '../lines/pattern.ts'

type Ending = (verb: string) => string | null

/** Third person plural to "usted": "eligen" to "elige", "dejaron" to "dejó". */
const irregularSpanish: Readonly<Record<string, string>> = {
  son: 'es', fueron: 'fue', hicieron: 'hizo', tuvieron: 'tuvo', estuvieron: 'estuvo', pudieron: 'pudo',
  pusieron: 'puso', supieron: 'supo', vinieron: 'vino', quisieron: 'quiso', dieron: 'dio', vieron: 'vio',
  pidieron: 'pidió', eligieron: 'eligió', sintieron: 'sintió', prefirieron: 'prefirió', siguieron: 'siguió',
} // biome-ignore format: a list
const usted: Ending = (verb) => {
  const known = irregularSpanish[verb]
  if (known) return known
  if (verb.endsWith('aron')) return `${verb.slice(0, -4)}ó`
  if (verb.endsWith('jeron')) return null
  if (verb.endsWith('ieron')) return `${verb.slice(0, -5)}ió`
  return /(?:[aeá]n)$/.test(verb) && verb.length > 2 ? verb.slice(0, -1) : null
}

/** "escolhem" to "escolhe", "deixaram" to "deixou". */
const irregularPortuguese: Readonly<Record<string, string>> = {
  fazem: 'faz', dizem: 'diz', querem: 'quer', trazem: 'traz', vão: 'vai', são: 'é', estão: 'está', têm: 'tem',
  dão: 'dá', veem: 'vê', leem: 'lê', saem: 'sai', põem: 'põe', fizeram: 'fez', tiveram: 'teve', foram: 'foi',
  quiseram: 'quis', disseram: 'disse', deram: 'deu', vieram: 'veio', puderam: 'pôde', souberam: 'soube',
} // biome-ignore format: a list
const você: Ending = (verb) => {
  const known = irregularPortuguese[verb]
  if (known) return known
  if (verb.endsWith('aram')) return `${verb.slice(0, -4)}ou`
  if (verb.endsWith('eram')) return `${verb.slice(0, -4)}eu`
  if (verb.endsWith('iram')) return `${verb.slice(0, -4)}iu`
  return /[ae]m$/.test(verb) && !verb.endsWith('zem') && verb.length > 3 ? verb.slice(0, -1) : null
}

/** "choisissent" to "choisissez", "ont arrêté" to "avez arrêté". */
const irregularFrench: Readonly<Record<string, string>> = {
  ont: 'avez', font: 'faites', vont: 'allez', prennent: 'prenez', viennent: 'venez', peuvent: 'pouvez',
  veulent: 'voulez', doivent: 'devez', reçoivent: 'recevez', disent: 'dites', apprennent: 'apprenez',
  comprennent: 'comprenez', achètent: 'achetez', gèrent: 'gérez', préfèrent: 'préférez', retiennent: 'retenez',
} // biome-ignore format: a list
const vous: Ending = (verb) => {
  const known = irregularFrench[verb]
  if (known) return known
  return /^[^èêâôï]+ent$/.test(verb) && verb.length > 4 ? `${verb.slice(0, -3)}ez` : null
}

type Grammar = {
  asks: string
  articles: string
  /** Small words between who does it and the verb. */
  clitics: string
  ending: Ending
  /** Put before the verb. */
  you: string
  /** Words that name others, or the writer. */
  others: RegExp
  turn: (rest: string) => string
}

const grammars: Record<'fr' | 'es' | 'pt', Grammar> = {
  es: {
    asks: `cómo|qué|cuándo|dónde|por qué|quién|cuánt[oa]s?|(?:con|en|para|de|a) (?:qué|quién)|qué \\p{L}+`,
    articles: `los|las|l@s|nuestros|nuestras|sus|muchos|muchas|unos|unas|la`,
    clitics: `no|nos|se|lo|la|los|las|les|ya|también`,
    ending: usted,
    you: '',
    others: /(?<!\p{L})(?:nosotros|yo|ella|él|usted|vosotros|me|os)(?!\p{L})/iu,
    turn: (rest) => rest.replace(/(?<!\p{L})les(?!\p{L})/giu, 'le'),
  },
  pt: {
    asks: `como|o que|quando|onde|por que|quem|quant[oa]s?|(?:com|em|para|de|a) (?:que|quem)|qua(?:l|is) \\p{L}+`,
    articles: `os|as|nossos|nossas|seus|suas|muitos|muitas|uns|umas|a`,
    clitics: `não|nos|se|o|a|os|as|lhes|já|também`,
    ending: você,
    you: 'você ',
    others: /(?<!\p{L})(?:nós|eu|ela|ele|você|me)(?!\p{L})/iu,
    turn: (rest) =>
      rest
        .replace(/(?<!\p{L})lhes(?!\p{L})/giu, 'lhe')
        .replace(/(?<!\p{L})deles(?!\p{L})/giu, 'seu'),
  },
  fr: {
    asks: `comment|quand|où|pourquoi|qui|combien|(?:avec|en|pour|de|à) (?:quoi|qui)|ce que?|ce qu'|quels? \\p{L}+|quelles? \\p{L}+`,
    articles: `les|nos|des|certains|certaines|beaucoup de`,
    clitics: `ne|n'|nous|le|la|les|l'|y|en`,
    ending: vous,
    you: 'vous ',
    others: /(?<!\p{L})(?:je|il|elle|vous|on|se|s'|me)(?!\p{L})/iu,
    turn: (rest) =>
      rest
        .replace(/(?<!\p{L})leurs(?!\p{L})/giu, 'vos')
        .replace(/(?<!\p{L})leur(?= \p{L})/giu, 'votre')
        .replace(/(?<!\p{L})eux(?!\p{L})/giu, 'vous'),
  },
}

/** What happens by itself, to somebody or not: nobody has to be turned. */
const happens: Record<'fr' | 'es' | 'pt', RegExp> = {
  es: /^(?:qué (?:les? )?(?:pas|cambi|fall|falt|funcion|gust|molest|ocurr|suced|sorprend)\p{L}*|cómo (?:les? )?(?:fue|iba|va)) ?(?!.*(?<!\p{L})(?:se|su|sus)(?!\p{L})).*$/iu,
  pt: /^(?:o que (?:lhes? )?(?:pass|mud|falh|falt|funcion|acontec|atrapalh|incomod|surpreend)\p{L}*|como (?:foi|ia|vai|é)) ?(?!.*(?<!\p{L})(?:se|seu|sua|seus|suas)(?!\p{L})).*$/iu,
  fr: /^ce qui (?:les |leur )?\p{L}+ ?(?!.*(?<!\p{L})(?:se|son|sa|ses|il|elle)(?!\p{L})).*$/iu,
}

function happening(clause: string, language: 'fr' | 'es' | 'pt'): string | null {
  if (!happens[language].test(clause)) return null
  return clause
    .replace(/(?<!\p{L})les(?= \p{L})/iu, language === 'fr' ? 'vous' : 'le')
    .replace(/(?<!\p{L})leur(?= \p{L})/iu, 'vous')
    .replace(/(?<!\p{L})lhes(?!\p{L})/iu, 'lhe')
}

/** "cómo los padres eligen un campamento" to "cómo elige un campamento"; null where that is not sure. */
export function toYouRomance(clause: string, { language, peopleWords }: CueMatcher): string | null {
  if (language !== 'fr' && language !== 'es' && language !== 'pt') return null
  const { asks, articles, clitics, ending, you, others, turn } = grammars[language]
  const said = clause.toLowerCase().startsWith("ce qu'")
    ? clause.replace(/^ce qu'/i, 'ce que ')
    : clause
  const happened = happening(said, language)
  if (happened !== null) return happened
  if (others.test(said) || said.includes(',')) return null
  const who = `(?:(?:${articles}) )(?:${peopleWords})(?: \\p{L}+(?:os|as|es|s))?|ellos|ellas|eles|elas|ils|elles`
  // Who does it stands before the verb, or behind it, or in the verb alone.
  const found = pattern(
    `^(${asks}) (?:(?:${who}) )?((?:(?:${clitics}) ?){0,2})(\\p{L}+)(?: (?:${who}))?((?: .*)?)$`,
  ).exec(said)
  const [, ask = '', small = '', verb = '', rest = ''] = found ?? []
  const turned = verb === '' ? null : ending(verb.toLowerCase())
  // "Cómo compran verdura los vecinos": who does it still stands there.
  const isLeft = pattern(`(?:^|\\s)(?:${articles}) (?:${peopleWords})(?:$|\\s)`).test(rest)
  if (turned === null || isLeft) return null
  return `${ask.toLowerCase()} ${you}${turn(small)}${turned}${turn(rest)}`.replace(/\s{2,}/g, ' ')
}
