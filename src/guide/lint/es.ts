import { anyOf, pattern } from '../lines/pattern.ts'
import type { LintWords } from './lint-pack.ts'

const strong = `increíbles?|fantástic[oa]s?|genial(?:es)?|excelentes?|maravillos[oa]s?|terribles?|horribles?
innovador(?:a|es|as)?|revolucionari[oa]s?|estupend[oa]s?|magnífic[oa]s?|molest[oa]s?|anticuad[oa]s?
engorros[oa]s?|galardonad[oa]s?|espectacular(?:es)?|pésim[oa]s?|extraordinari[oa]s?|frustrantes?|obsolet[oa]s?`
const weak = `fácil|fáciles|útil|útiles|sencill[oa]s?|rápid[oa]s?|buen[oa]s?|bien|mal[oa]s?|difícil|difíciles|car[oa]s?
satisfech[oa]s?|content[oa]s?|importantes?|práctic[oa]s?|intuitiv[oa]s?|clar[oa]s?|complicad[oa]s?
decepcionad[oa]s?|frustrad[oa]s?|feliz|felices|fiables?|lent[oa]s?|cómod[oa]s?|probable`
const wh = `qué|que|cómo|como|por qué|cuándo|dónde|adónde|quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas`
const whStrict = `qué|cómo|por qué|cuándo|dónde|adónde|quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas`

export const lintSpanish: LintWords = {
  leadIn:
    /^(?:(?:y|entonces|pues|pero|bueno|bien|vale|ok|ahora|luego|gracias|también|primero|después|finalmente|además|entiendo|ya veo|aproximadamente|más o menos|en general|hoy|o)(?=[\s,:.])[,:.]?\s+)/,
  open: `^(?:(?:a|de|en|con|para|por|desde|hasta|sobre|según|durante|bajo) )?(?:${wh})\\b`,
  openAnywhere: pattern(`\\b(?:${whStrict})\\b`),
  request: `^(?:por favor,? )?(?:cuénte\\w*|cuénta\\w*|cuente|háble\\w*|hábla\\w*|describ\\w+|descríb\\w+|explíqu\\w+|explíca\\w+|explique|muéstr\\w+|dígame|dime|dé\\w*|déme|deme|dame|compart\\w+|ayúd\\w+|nombr\\w+|me (?:gustaría|interesa) (?:saber|conocer|entender|escuchar)|quisiera (?:saber|entender)|relát\\w+)\\b`,
  scene: `^(?:por favor,? )?(?:piens\\w+|imagin\\w+|recuerd\\w+|recuérd\\w+|supong\\w+|volvamos|sigamos|sitúe\\w*|llév\\w+|vuelv\\w+)\\b`,
  closed: `^(?:es|son|era|eran|fue|fueron|ha|has|han|había|está|están|estás|estaba|hay|hubo|puede|puedes|podría|podrías|tiene|tienes|tuvo|tuviste|usa|usas|usó|utiliza|utilizas|le|te|les|os|se|cree|crees|piensa|piensas|quiere|quieres|va|vas|suele|sueles|debería|sería|alguna vez|usted|tú|considera|prefiere|prefieres|necesita|necesitas|conoce|conoces|\\p{L}+(?:ó|aste|iste|aría|arías|ería|erías))\\b`,
  accepted: `^(?:(?:me |nos )?(?:puede|puedes|podría|podrías)(?: por favor)? (?:contar|describir|explicar|hablar|mostrar|decir|dar|compartir|ayudar)\\w*|(?:hay )?algo más\\b|hay algo que (?:quiera|quieras|le gustaría|te gustaría) (?:añadir|agregar)|(?:quiere|quieres|desea|le gustaría|te gustaría) (?:añadir|agregar))`,
  leading: {
    negative: [
      `^(?:por qué )?no (?:le|te|les|os|se|cree|crees|es|fue|era|está|piensa|piensas|ha|has|puede|puedes|quiere|quieres|usa|usas|tiene|tienes|sería|podría|considera|\\p{L}+(?:ó|aste|iste|ía|ías))\\b`,
    ],
    tag: [
      `(?:,\\s?¿?)(?:verdad|no|no es así|no es cierto|cierto|no cree|no crees|correcto|no le parece|no te parece|a que sí|sí|verdad que sí) ?\\?$`,
    ],
    pressure: [
      anyOf(
        `seguramente|por supuesto|obviamente|claramente|naturalmente|sin duda|desde luego|evidentemente
          claro está|como todos sabemos|como sabe|como sabes|supongo|seguro que|ciertamente`,
      ),
      `\\b(?:no )?(?:está|estás|estaría) de acuerdo\\b|\\bno (?:cree|crees|piensa|piensas|diría|dirías|le parece|te parece) que\\b|\\b(?:diría|dirías) que\\b|\\bdebe (?:de )?haber\\b|\\badmit\\p{L}+ que\\b`,
    ],
    crowd: [
      `\\b(?:la mayoría(?: de)?|muchos|muchas|otros|otras|todos|todo el mundo|casi todos|los demás|los expertos|los estudios|la gente)(?: (?:de )?(?:nuestros|nuestras|los|las|otros))?(?: (?:usuarios|clientes|personas|gente|empresas|equipos|participantes|compañeros))? (?:\\p{L}+ )?(?:dice\\p{L}*|piensa\\p{L}*|encuentra\\p{L}*|adora\\p{L}*|ama\\p{L}*|prefiere\\p{L}*|opina\\p{L}*|usa\\p{L}*|valora\\p{L}*|recomienda\\p{L}*|cree\\p{L}*|coinciden|muestran|quiere\\p{L}*|se queja\\p{L}*|encanta|gusta|han dicho|considera\\p{L}*)\\b|\\ba (?:la mayoría|muchos|todos|todo el mundo|otros)\\b.{0,40}\\b(?:les|le) (?:encanta|gusta|parece)\\b|\\b(?:nueve|ocho|9|8) de cada (?:diez|10)\\b|\\d ?(?:%|por ciento) de\\b`,
    ],
    loaded: [
      `\\b(?:qué tan|cuán|cómo de|qué tanto|hasta qué punto|cuánto) .{0,40}?\\b(?:${weak.replaceAll('\n', '|')}|${strong.replaceAll('\n', '|')}|gusta|gustó|encanta|ayuda|ayudó|ha ayudado|ha mejorado|disfrut\\p{L}+)\\b`,
      anyOf(strong),
      `\\b(?:nuestr[oa]s?|mi) (?:nuev[oa]s? )?(?:gran|buen[oa]?|mejor|fácil|útil|popular|mejorad[oa]|potente)\\b|\\bnuestr[oa]s? \\p{L}+ (?:tan )?(?:fácil|útil|popular|mejorad[oa]s?|potente|sencill[oa]|rápid[oa])\\b|\\b(?:qué|lo que) (?:más )?(?:le|te|les) encant\\p{L}+|\\bqué (?:odia|odias)\\b|\\bcómo .{0,40}\\b(?:ha mejorado|mejoró|ha facilitado|facilitó|ha ayudado|ayudó)\\b`,
    ],
    reason: [
      `\\b(?:es|fue|era) (?:\\p{L}+ )?(?:porque|por (?:el|la|los|las|culpa)|debido)\\b|^(?:\\p{L}+(?:ó|aste|iste|as|a|ha|has)) .{0,80}\\b(?:porque|debido a|por culpa)\\b|\\b(?:fue|es) (?:el|la) \\p{L}+ (?:el|la) (?:motivo|razón|causa)\\b`,
    ],
    candidates: [
      `\\b(?:por ejemplo|tales como|tal como|como por ejemplo|p\\. ?ej\\.|quizás? (?:el|la|por|porque)|tal vez (?:el|la|por))|, como (?:el|la|los|las|un|una)\\b|\\((?:p\\. ?ej\\. )?[\\p{L} -]{2,30}(?:, [\\p{L} -]{2,30})+(?:…|\\.\\.\\.)?\\)`,
    ],
    opinion: [
      `\\b(?:(?:nosotros )?(?:creemos|pensamos|estamos (?:seguros|orgullosos|convencidos))|(?:yo )?(?:creo|pienso|estoy segur[oa]) que|en (?:mi|nuestra) opinión)\\b`,
    ],
  },
  praise: `^(?:oh,? |ah,? |vaya,? |guau,? )?(?:qué |eso es (?:muy |realmente |una? )*|es (?:una? |muy )*|muy |muchas gracias,? |gracias,? |gracias por (?:esa|ese|su|tu|la|una) )?(?:genial|excelente|perfecto|fantástic[oa]|estupend[oa]|maravillos[oa]|increíble|interesante|buen[oa]? (?:respuesta|pregunta|idea|punto|ejemplo|observación)|muy bien|bien dicho|bravo|magnífic[oa]|útil|fascinante|bien)\\b|\\b(?:me alegr[oa]|me encanta|tiene (?:toda la |mucha )?razón|tienes (?:toda la |mucha )?razón|estoy de acuerdo con usted|qué bien|muy interesante|muy útil|bien hecho)\\b`,
  hypothetical: `\\b(?:usaría|utilizaría|compraría|pagaría|recomendaría|cambiaría|gastaría|volvería|probaría|elegiría|preferiría|contrataría|seguiría|dejaría|suscribiría)s?\\b|\\b(?:le|te) (?:gustaría|interesaría)\\b(?! (?:añadir|agregar|contar))|\\bestaría[s]? (?:dispuest\\p{L}+|interesad\\p{L}+)|\\bsi (?:nosotros |le |te )?(?:\\p{L}+áramos|\\p{L}+iéramos|ofreciéramos|hubiera|existiera|tuviéramos)|\\by si\\b|\\bimagine que (?:nosotros|tenemos|ofrecemos|hay)|\\bsería (?:útil|mejor|bueno)\\b|\\ben el futuro\\b|\\bqué probabilidad\\b|\\bqué tan probable\\b`,
  factual:
    /\bhabría (?:tenido|sido|hecho|tenid)|\btendría que haber\b|\bhabría\b|\bqué cambiaría\b/,
  reason: /,? y (?:¿)?por qué(?: no)?\s*\?*$/,
  double: [
    pattern(`,? (?:y|o|e|u|ni) (?:(?:a|de|en|con|para|por|desde) )?(?:${whStrict})\\b`),
    pattern(`\\b(?:y|o) (?:cuénte\\w*|descríb\\w+|explíqu\\w+|cuénta\\w*)\\b`),
    pattern(`[,?]? (?:y|o),? ¿`),
    /\bgusta\w* .{0,30}(?:y|o) .{0,20}(?:no|disgusta|menos)\b/,
    /\b(?:ventajas|fácil|bueno) o (?:desventajas|difícil|malo)\b|\basí como\b|\bsino también\b|\bademás de\b/,
  ],
  and: /(?<=[\p{L}\p{N}'")]),? (?:y|e|&) (?=[\p{L}\p{N}'"(])/u,
  joined: [
    /\bentre .{1,120}? (?:y|e) \S+/g,
    /\b(?:una y otra vez|de vez en cuando|más y más|ida y vuelta|prueba y error|pros y contras|ventajas y desventajas|investigación y desarrollo|amigos y familia|familia y amigos|preguntas y respuestas|copiar y pegar|arrastrar y soltar|altos y bajos|términos y condiciones|antes y después|principio y fin|poco a poco)\b/g,
    /\b(?:usted|ustedes|tú) y (?:su|sus|tu|tus|el resto|los demás)\b/g,
    /\by (?:así sucesivamente|luego|después|demás|otros|otras)\b/g,
    /(?:(?<![\p{L}])(?:cuando|después|antes|mientras|si)(?![\p{L}])|(?:última|primera) vez|(?:día|momento) en que|al \p{L}+r ).*$/gu,
  ],
  process:
    /^(?:cuénte\w*|muéstre\w*|guíe\w*|llév\w+|ayúd\w+|(?:me )?(?:puede|podría) (?:contar|mostrar))/,
}
