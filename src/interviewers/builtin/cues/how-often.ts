import type { Language } from '../../../guide/plan.ts'

/** How often something happens, said in numbers and spans of time rather than in one word. */
type HowOften = { often: RegExp; rare: RegExp }

const count = {
  en: 'two|three|four|five|six|seven|several|many|\\d{1,4}',
  de: 'zwei|drei|vier|fünf|sechs|sieben|mehrere|viele|\\d{1,4}',
  fr: 'deux|trois|quatre|cinq|six|sept|plusieurs|\\d{1,4}',
  es: 'dos|tres|cuatro|cinco|seis|siete|varias|muchas|\\d{1,4}',
  pt: 'duas|três|quatro|cinco|seis|sete|várias|muitas|\\d{1,4}',
}

export const howOften: Record<Language, HowOften> = {
  en: {
    often: new RegExp(
      `(?<!\\p{L})(?:(?:every|each)(?: (?:single|blessed|damn|working|week))? (?:day|morning|evening|night|afternoon|noon|weekday|workday|shift|hour|week|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:twice|(?:${count.en}) times) (?:a|per|each|every) (?:day|week)|day in,? day out|most days|from morning (?:to|till) night|without fail|around the clock)(?!\\p{L})`,
      'gu',
    ),
    rare: /(?<!\p{L})(?:(?:once|twice|one time) (?:a|an|per|in|every) (?:\p{L}+ ){0,2}(?:months?|years?|quarter|blue moon)|every (?:few|two|three|six|couple of|other) (?:months?|years?)|next to never|almost never|practically never|seldom|not (?:once )?(?:for|in) (?:\p{L}+ ){0,2}(?:weeks|months|years))(?!\p{L})/gu,
  },
  de: {
    often: new RegExp(
      `(?<!\\p{L})(?:jede[nrsm]? (?:einzelne[nrsm]? )?(?:tag|morgen|abend|nacht|mittag|woche|werktag|stunde|schicht|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|(?:tag für tag|tagein,? tagaus|rund um die uhr|fast täglich|tagtäglich)|(?:${count.de}) ?mal (?:am|pro|in der|die) (?:tag|woche))(?!\\p{L})`,
      'gu',
    ),
    rare: /(?<!\p{L})(?:(?:einmal|zweimal) (?:im|pro|in|alle) (?:\p{L}+ ){0,2}(?:monat|monate|monaten|jahr|jahre|jahren|quartal)|alle (?:paar|zwei|drei|sechs) (?:monate|jahre)|fast nie|so gut wie nie|kaum (?:je|einmal|mal|noch)|alle jubeljahre|seit (?:\p{L}+ ){0,2}(?:wochen|monaten|jahren) nicht)(?!\p{L})/gu,
  },
  fr: {
    often: new RegExp(
      `(?<!\\p{L})(?:(?:chaque|tous les|toutes les) (?:jours?|matins?|soirs?|nuits?|semaines?|heures?)|(?:${count.fr}) fois par (?:jour|semaine))(?!\\p{L})`,
      'gu',
    ),
    rare: /(?<!\p{L})(?:(?:une|deux) fois (?:par|tous les) (?:\p{L}+ ){0,2}(?:mois|ans?|trimestre)|tous les (?:deux|trois|six) (?:mois|ans)|presque jamais|quasiment jamais|rarement)(?!\p{L})/gu,
  },
  es: {
    often: new RegExp(
      `(?<!\\p{L})(?:(?:cada|todos los|todas las) (?:días?|mañanas?|tardes?|noches?|semanas?|horas?)|(?:${count.es}) veces (?:al|por|a la) (?:día|semana))(?!\\p{L})`,
      'gu',
    ),
    rare: /(?<!\p{L})(?:(?:una|dos) (?:vez|veces) (?:al|cada|por) (?:\p{L}+ ){0,2}(?:mes|meses|años?|trimestre)|cada (?:dos|tres|seis) (?:meses|años)|casi nunca|rara vez)(?!\p{L})/gu,
  },
  pt: {
    often: new RegExp(
      `(?<!\\p{L})(?:(?:cada|todo|todos os|toda|todas as) (?:dias?|manhãs?|tardes?|noites?|semanas?|horas?)|(?:${count.pt}) vezes (?:ao|por) (?:dia|semana))(?!\\p{L})`,
      'gu',
    ),
    rare: /(?<!\p{L})(?:(?:uma|duas) (?:vez|vezes) (?:por|a cada|ao) (?:\p{L}+ ){0,2}(?:mês|meses|anos?|trimestre)|a cada (?:dois|três|seis) (?:meses|anos)|quase nunca|raramente)(?!\p{L})/gu,
  },
}
