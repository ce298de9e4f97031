import type { ClosedQuestion, Language } from '../plan.ts'

/** The widest scale: more points are for a number. */
const scaleValuesMax = 21
const labelCharactersMax = 60

const verb = `(?:please |bitte |por favor,? )?(?:choose|pick|select|mark|tick|check|wählen? sie|wählt?|wähle|wählen|kreuzen sie|kreuze|choisir|choisissez|choisis|cocher|cochez|sélectionner|sélectionnez|elegir|elija|elige|escoger|escoja|escoge|seleccionar|seleccione|selecciona|marcar|marque|marca|escolher|escolha|selecionar|selecione|assinalar|assinale)`
/** Behind what is chosen, as German has it. */
const verbBehind = `(?:aus)?wählen|ankreuzen|an|aus`
const answer = `(?: (?:answers?|options?|items?|of (?:them|these)|antwort(?:en)?|option(?:en)?|möglichkeit(?:en)?|réponses?|choix|respuestas?|opci(?:ón|ones)|respostas?|opç(?:ão|ões)))`
const single = `(?:(?:only|just|exactly|nur|genau|seulement|solo|só|apenas) )?(?:one|1|an?|a single|ein(?:e|en|s)?|une?|un(?:e)? seule?|un[oa]|una sola|uma?|uma só)`
const limit = `(?:up to|at most|max\\.?|a maximum of|no more than|bis zu|höchstens|maximal|jusqu'à|au plus|au maximum|maximum|hasta|como máximo|máximo|até|no máximo)`
const some = `any(?: number)?(?: of (?:them|these))?|all(?: that apply)?|several|whichever apply|as many as (?:you|they) (?:like|want)|beliebig viele|beliebige|so viele (?:sie|du) (?:möchten|wollen|möchtest|willst)|mehrere|alle(?: zutreffenden|, die zutreffen)?|alles,? was zutrifft|plusieurs|autant que vous voulez|tout ce qui (?:convient|s'applique)|toutes celles qui (?:conviennent|s'appliquent)|celles que vous voulez|ceux que vous voulez|vari[ao]s|cuant[ao]s (?:quieran?|quieras|desee)|cualquiera|cualesquiera|l[ao]s que (?:quieran?|quieras|desee)|tod[ao]s l[ao]s que (?:correspondan|apliquen|quieran?|quieras)|vári[ao]s|quant[ao]s (?:quiser(?:em)?|desejar)|qualquer|quaisquer|[ao]s que (?:quiser(?:em)?|desejar)|tod[ao]s (?:[ao]s )?que (?:se aplicam|quiser)`
const numberWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, zwei: 2, drei: 3, vier: 4, fünf: 5 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, dos: 2, tres: 3, cuatro: 4, cinco: 5 },
  ...{ dois: 2, duas: 2, três: 3, quatro: 4 },
}
const many = `(\\d{1,2}|${Object.keys(numberWords).join('|')})`

const form = (source: string) => new RegExp(`^(?:${source})$`, 'iu')
const one = form(
  `${verb} ${single}${answer}?|${single}${answer}? (?:${verbBehind})|(?:single|one) (?:choice|answer)(?: only)?|einfach(?:auswahl|nennung)|nur eine antwort|choix unique|réponse unique|une seule réponse|(?:opción|respuesta) única|una sola respuesta|(?:escolha|resposta) única|uma só resposta`,
)
const upTo = form(
  `(?:${verb} ${limit} ${many}${answer}?|${limit} ${many}${answer}? (?:${verbBehind})|${limit} ${many}${answer})`,
)
const any = form(
  `${verb} (?:${some})${answer}?|(?:${some})${answer}? (?:${verbBehind})|multiple answers|mehrfach(?:auswahl|nennung(?:en)?)(?: möglich)?|plusieurs réponses(?: possibles)?|choix multiples?|respuesta múltiple|varias respuestas|resposta múltipla|várias respostas`,
)
const scaleWord = `(?:rating )?(?:scale|skala|[ée]chelle|escala)`
const scale = new RegExp(
  `^${scaleWord}(?: (?:of|from|von|de|del))? (-?\\d{1,3}) ?(?:-|–|\\.\\.|to|bis|à|a|até) ?(-?\\d{1,3})(?: ?[:,;] ?(\\S.*))?$`,
  'iu',
)
const aNumber = form(
  `(?:(?:an?|any|eine?|une?|un|uma?) )?(?:number|numeric|zahl|anzahl|nombre|chiffre|n[úu]mero)(?: only)?`,
)
const why = form(
  `(?:then |and )?(?:ask |probe )?why|(?:und )?(?:fragen?,? )?warum(?: fragen)?|nach dem grund fragen|(?:et )?(?:demander )?pourquoi|(?:y )?(?:preguntar )?por qué|(?:e )?(?:perguntar )?(?:o )?por ?qu[eê]`,
)
const attempt = new RegExp(`^(?:(?:${verb})|${scaleWord})(?!\\p{L})`, 'iu')

/** Of `some` and `one` the options are still to come. */
export type Form = Omit<ClosedQuestion, 'options'>

/** How a question is answered, by what stands in brackets behind it; null where that says nothing of it. */
export function readForm(written: string, language: Language): Form | null {
  const text = written.replace(/[.!]$/, '').trim()
  if (one.test(text)) return { kind: 'one' }
  const [, ...limits] = upTo.exec(text) ?? []
  const most = limits.find((found) => found !== undefined)
  if (most !== undefined) return someOf(numberWords[most.toLowerCase()] ?? Number(most))
  if (any.test(text)) return { kind: 'some' }
  // "Nombre" is a name in Spanish.
  if (aNumber.test(text) && !(language === 'es' && /nombre/iu.test(text))) return { kind: 'number' }
  return readScale(text)
}

function someOf(most: number): Form | null {
  if (most === 1) return { kind: 'one' }
  return most === 0 ? null : { kind: 'some', max: most }
}

function readScale(text: string): Form | null {
  const [, low = '', high = '', named = ''] = scale.exec(text) ?? []
  const [from, to] = [Number(low), Number(high)]
  if (low === '' || from >= to || to - from >= scaleValuesMax) return null
  if (named === '') return { kind: 'scale', from, to }
  const [first = '', last = '', ...others] = named.split(/ ?(?:\.{2,3}|…|→|->) ?/u)
  const isRead = others.length === 0 && last !== ''
  if (!isRead || Math.max(first.length, last.length) > labelCharactersMax) return null
  return { kind: 'scale', from, to, labels: { ...(first && { low: first }), high: last } }
}

/** Whether a remark asks for the reason of what was chosen. */
export function asksWhy(text: string): boolean {
  return why.test(text.replace(/ ?[.?!]$/, '').replace(/^¿/, ''))
}

/** Whether it sets out to say how a question is answered. */
export function isAttempt(text: string): boolean {
  return attempt.test(text)
}

const scaleAttempt = new RegExp(`^${scaleWord} .{0,20}[\\d–-]`, 'iu')

/** The same of a scale from here to there, which is nothing else. */
export function isScaleAttempt(text: string): boolean {
  return scaleAttempt.test(text)
}
