import { wholeWords } from '../language/letters.ts'
import { contentStems, fold } from '../language/words.ts'

/** Whole words of a folded text. */
function cue(...lists: string[]): RegExp {
  return new RegExp(wholeWords(...lists), 'u')
}

const often = cue(
  'daily|every (?:single )?(?:day|morning|evening|night|hour|week|weekday)|each (?:day|morning|week)|all (?:day|the time)|(?:several|many|\\d+|two|three|ten) times a (?:day|week)|constantly|regularly|without exception',
  'täglich|jeden (?:tag|morgen|abend)|jede (?:woche|stunde)|ständig|dauernd|regelmäßig|mehrmals (?:am tag|täglich|die woche)|ohne ausnahme',
  'tous les (?:jours|matins|soirs)|chaque (?:jour|matin|soir|semaine)|toutes les semaines|quotidiennement|constamment|régulièrement|sans arrêt',
  'todos los días|cada (?:día|mañana|noche|semana)|todas las (?:semanas|mañanas|noches)|a diario|diariamente|constantemente',
  'todos os dias|todo (?:o )?dia|cada (?:dia|manhã|noite|semana)|todas as (?:semanas|manhãs|noites)|toda semana|diariamente',
)
const seldom = cue(
  "hardly ever|barely(?: ever)?|rarely|seldom|almost never|never (?:really |actually |once )?(?:use|used|open|opened|touch|touched|log|logged|look|looked|cook|cooked|play|played)|(?:haven't|have not|hasn't|has not|didn't|did not) (?:[\\p{L}']+ ){0,3}(?:used|opened|touched|logged|looked|cooked|played|use|open|touch|log|look) (?:[\\p{L}']+ ){0,6}(?:for|in|since)|once in a blue moon|stopped using|gave up on",
  'fast nie|kaum (?:noch|mal|jemals)?|selten|so gut wie nie|(?:seit|schon) (?:\\p{L}+ )?(?:wochen|monaten|jahren|monate|wochen) nicht(?: mehr)?|(?:eigentlich |praktisch )?nie (?:\\p{L}+ ){0,4}(?:benutzt|genutzt|geöffnet|verwendet|gekocht|gespielt)|nie (?:auf|an|benutz|öffne)\\p{L}*',
  "presque jamais|quasiment jamais|rarement|(?:n'ai|ne l'ai|l'ai|n'avons) (?:pas|plus|jamais) (?:\\p{L}+ ){0,2}(?:ouvert|utilisé|touché)\\p{L}* (?:\\p{L}+ ){0,3}depuis|depuis des (?:mois|semaines) (?:je|on|nous) n|arrêté de (?:l'|m'en )?\\p{L}*",
  'casi nunca|rara vez|raramente|apenas (?:lo|la|uso|abro|entro)|(?:hace|desde hace|llevo) (?:meses|semanas|\\p{L}+ meses) (?:que no|sin)|no (?:lo|la) (?:he )?(?:abro|uso|abierto|usado|tocado) desde|nunca (?:lo|la) (?:uso|abro|usamos)|dejé de (?:usar|abrir)',
  'quase nunca|raramente|mal (?:uso|abro|toco)|há (?:meses|semanas) que (?:já )?não|não (?:o |a )?(?:abro|uso|abri|usei|toquei)(?: n?[oa])? (?:\\p{L}+ ){0,3}há|nunca (?:o |a )?(?:uso|abro|usei)|deixei de (?:usar|abrir)|parei de (?:usar|abrir)',
)
/** Somebody speaks of what they do themselves. */
const ownDoing = cue(
  "i|i've|we|we've|my \\p{L}+",
  'ich|wir',
  "je|j'\\p{L}+|on|nous",
  'yo|nosotr[oa]s|uso|usamos|abro|abrimos|utilizo|utilizamos|entro|trabajo|llevo|dejé',
  'eu|nós|utilizamos|entramos|trabalho|mal|abri|usei|deixei|parei',
)
/** What opens something, uses it or works with it, and what stands for the thing itself. */
const using = cue(
  'use|used|using|open|opened|opening|touch|touched|work|log|logged|look|looked|check|run|play|played|read|cook|cooked|on it|in it',
  '(?:be)?nutz\\p{L}*|(?:ge)?öffne\\p{L}*|geöffnet|verwend\\p{L}*|arbeit\\p{L}*|schau\\p{L}*|koch\\p{L}*|gekocht|spiel\\p{L}*|gespielt|auf(?:gemacht|machen)|les\\p{L}*',
  "(?:l'|m'en )?(?:utilis|ouvr|ouver|sers|regard|consult|travaill|touch|cuisin)\\p{L}*",
  '(?:us|abr|abiert|utiliz|entr|toc|mir|trabaj|consult|cocin)\\p{L}*',
  '(?:us|abr|abert|utiliz|entr|toc|olh|trabalh|consult|cozinh)\\p{L}*',
)
const itself = cue(
  'it|them|this|the (?:app|tool|product|software|system|program)',
  'es|ihn|sie|damit|die app|das (?:tool|programm|system)|die software',
  "l'\\p{L}+|le|la|les|cela|ça|l'appli(?:cation)?|m'en",
  'lo|la|los|las|esto|la (?:app|aplicación|herramienta)',
  'o|a|os|as|isso|o (?:app|aplicativo)|a (?:app|aplicação|ferramenta)',
)
/** What somebody would do tells nothing of what they do. */
const supposed = cue(
  "would|wouldn't|could|couldn't|should|might|if",
  'würde|würden|könnte|könnten|wenn|falls',
  '\\p{L}+erai[st]',
  '\\p{L}+aría(?:mos)?',
  '\\p{L}+aria(?:mos)?',
)
/** Words that tell when, how often or that something is used: they are not what it is about. */
const telling = new Set(
  'day days week weeks month months year years morning evening night time times daily use used open opened hardly ever never rarely tag tage woche wochen monat monate monaten jahr jahren benutz genutz öffn geöffnet jour jours semaine semaines mois fois utilis ouvert ouvr jamais día días semana meses mes vez uso usar abiert abro nunca dia dias mês vezes usei abri honest honestly ehrlich gesagt'.split(
    ' ',
  ),
)

export type Frequency = { level: 'often' | 'seldom'; topics: ReadonlySet<string>; itself: boolean }

/**
 * How often somebody says they use the product or a part of it; null where they do not. A thing that
 * happens to them every day is no use of it.
 */
export function frequencyIn(text: string, language: string): Frequency | null {
  const folded = fold(text)
  const clause = folded.split(/[.!?;]/).find((part) => often.test(part) || seldom.test(part))
  if (
    clause === undefined ||
    supposed.test(clause) ||
    !ownDoing.test(clause) ||
    !using.test(clause)
  )
    return null
  const level = seldom.test(clause) ? 'seldom' : 'often'
  const stems = contentStems(clause, language).filter((stem) => !telling.has(stem))
  return { level, topics: new Set(stems), itself: itself.test(clause) }
}

/** Whether two tell of the same thing, one that it is used often and one that it hardly is. */
export function frequencyClashes(a: Frequency, b: Frequency, names: ReadonlySet<string>): boolean {
  if (a.level === b.level) return false
  const isWhole = ({ topics, itself: told }: Frequency) =>
    told || [...topics].some((topic) => names.has(topic))
  if (isWhole(a) && isWhole(b)) return true
  return [...a.topics].some((topic) => b.topics.has(topic) && !names.has(topic))
}
