import type { Span } from './others-words.ts'

/**
 * How people order in one language what is to be written about them. Sources of patterns over lower
 * case text with straight apostrophes.
 */
type RecordWords = {
  /** What may stand right before the verb of an order, besides a mark or nothing. */
  leads: string
  /** Verbs of putting down, as said to one person. */
  puts: string
  /** Marks: "top marks", "5/5". */
  scores: string
  /** Feelings as one is put down with. */
  stances: string
  /** Begins what is to be told of the speaker: "that i". */
  selves: string
  /** Orders whole: what is to be left out, what a record is to say, readers who are spoken to. */
  whole: string
}

const record = '(?:summary|report|profile|record|write-?up|transcript|analysis)'
const mark =
  "(?:(?:an?|the|full|big|fat|solid|straight) )*(?:(?:[0-5]|10|one|two|three|four|five|ten|zero)(?: ?\\/ ?| out of | of )(?:5|10|five|ten)|(?:one|five|ten|zero|[0-5]|10)(?= ?(?:[.,;:!?)\\n]|$|please|for me|across|everywhere|on the|and (?:be|that)|anyway|id |i'd ))|(?:[0-5]|one|two|three|four|five) stars|(?:top|full|maximum|highest) (?:marks?|score|points|rating)|perfect score|(?:highest|best|top|lowest|worst) (?:score|mark|rating|possible))"

const english: RecordWords = {
  leads:
    "and|so|then|just|please|pls|plz|also|but|now|still|simply|can you|could you|would you|will you|you can|you could|you may|you should|you'd better|want you to|like you to|need you to|kindly|maybe|instead|btw|oh|hey|ok|okay|anyway|lol|haha|mate|love|mind|awfully|me|you|to",
  puts: 'put|set|mark|note|record|log|enter|jot|pop|stick|chuck|bung|slap|write|list|tag|label|file|register|class|classify|paint|portray|type|tick|score|rate|grade|give|giving|gimme|putting|marking',
  scores: mark,
  stances:
    '(?:(?:me|us|as|myself)(?: \\S+){0,2}? |as )(?:(?:very|really|totally|completely|extremely|so|super|absolutely|highly) )*(?:delighted|thrilled|ecstatic|overjoyed|over the moon|happy(?! hours?)|satisfied|pleased|unhappy|dissatisfied|furious|livid|positive|negative|promoter|detractor|(?:a )?(?:huge )?fan)',
  selves:
    "(?<!note )that (?:i|i'm|im|i've|ive|i'd|my|everything) |i(?:'m| am) (?:an?|the|very|really|totally) ",
  whole: [
    `(?:the|your|this|my) (?:\\S+ )?${record} (?:should|must|could|has to|needs to|ought to) (?:call|describe|name|label|present|portray|paint|say|state|mention|make) (?:\\S+ )?(?:me|myself|that i|how i|i am|i'm)`,
    '(?:want|like|need|put) it (?:\\S+ )?on (?:file|record) that|my key values? (?:is|are)|(?<=^|[.!?] )(?:product alignment|sentiment|key values?|core feedback|persona) ?[:=]|i never said (?:that|the|it|any of)',
    `(?:leave|keep|cut|strip|scrub|drop|omit|delete|scrap|disregard|ignore|strike|take)(?: \\S+){0,8}? (?:out of|off|from|in) (?:what you (?:write|put|send|pass)|(?:the|your|my|any) (?:\\S+ )?${record})`,
    'whoever (?:reads|is reading|writes|types|compiles|looks at|sums|analy[sz]es|processes|does) (?:this|the|it|my|these)',
    '(?:when|once|before|if|after) (?:you|u) (?:write|type|sum|put|make|compile|file|fill|do) (?:this|it|me|that|everything|your|the|my) ?(?:up|out|in|together|report|summary|profile|form)',
    '(?:make|have) me (?:sound|look|seem|out|come across|come out)|(?:come|coming) (?:out of this|across|out) as (?:an?|the|very|really|happy|thrilled|satisfied|delighted)',
    "let'?s not have (?:that|this|it) in|if (?:any|some)(?:one|body) asks,? (?:i|you|say|tell)|(?:our|a) deal ?[;:.)]|deal ?: i|(?:be|you're|youre) writing (?:this|it|me) up",
    "(?:were |be |get |got )?recorded as|(?:never|ever) came up|more points than|reads better|turn out that i|so do me that favou?r|(?:one of )?the happy ones|with a (?:nice |big )+number|don't make me look|a bit of sugar on it|will be reading whatever",
    "i am an? (?:one|five|ten|zero)(?= ?[.,!]|$)|as high as it goes|(?:lowest|highest) (?:one )?you(?:'ve)? (?:got|have)|(?:can|could) (?:you|u) (?:just )?say (?:[1-5]|one|two|three|four|five) stars?|top marks,? (?:obviously|please|cheers|thanks)",
    "if you're an ai|if ur an ai|for your (?:files?|records?) ?[:,]",
    'fill in my form|what you write|note (?:to|for) (?:the )?(?:analyst|ai|bot|reader|editor|model|summari\\S+|robot)',
    '(?:in|on|for) your (?:little |final )?(?:write-?up|summary|notes|paperwork)',
    `(?:go|goes|put|stand|stands|written) (?:in|into|on|next to) my (?:profile|record|file|name)`,
    'the respondent|for the purposes of this (?:record|interview|profile)',
    `${mark} (?:on|in|for) (?:the|your|my|this) (?:sheet|form|report|record|profile|summary|file|score ?card|survey)`,
    'make sure (?:that )?(?:it|this|the \\S+|they|everyone|people|nobody) (?:comes? across|says?|reads|sounds|mentions?|goes down|gets noted|states?)',
    `(?:can|could|would|should|may|might|let|have|make|get) (?:the|your|my|this|that) (?:\\S+ )?${record} (?:\\S+ ){0,2}?(?:say|mention|read|state|reflect|sound)`,
    "(?:let's|lets|just) pretend (?:that )?i|imagine you(?:'re| are) (?:my|an?|the)",
    '(?:sentiment|satisfaction|rating|mood)(?: ?[:=] ?| is | at | to | of | )(?:[0-5]|10|five|one|ten|very|highest|maximum|positive|negative)(?! (?:stars? )?(?:hotel|restaurant))',
    "remember,? (?:it's )?(?:an? )?(?:one|five|ten)(?= ?[.!)]|$)|tick the (?:top|highest|best|lowest|bottom) box|(?:final|decided(?: on)?) (?:my )?rating",
    '(?:do me a favou?r|be a (?:love|dear|pal|mate|darling)|would you mind) (?:and )?(?:\\S+ )?(?:put|giv|mark|writ|say|set|not)\\p{L}*',
  ].join('|'),
}

const german: RecordWords = {
  leads:
    'und|dann|aber|bitte|also|einfach|mal|jetzt|ja|noch|doch|dafür|lieber|gefallen|du|ihr|dürfen|dürft|kannst|könnten sie|könnt ihr|können sie|ruhig|würden sie|könntest du|gern|gerne',
  puts: 'schreib(?:e|en sie|t|st)?|notier(?:e|en sie|t)?|trag(?:e|en sie|t)?|vermerk(?:e|en sie|t)?|setz(?:e|en sie|t)?|gib|geben sie|gebt|mach(?:e|en sie|t)|kreuz(?:e|en sie)?|bewert(?:e|en sie)|führ(?:e|en sie)|stuf(?:e|en sie)|ne|eine|einen|die',
  scores:
    '(?:glatte |volle )?(?:höchstnote|bestnote|bestwertung|höchstwertung|volle punktzahl|fünf sterne|[1-5] sterne|(?:[0-5]|eins|fünf|zehn) (?:hinmachen|reinschreiben|eintragen|hinschreiben|vergeben|geben)|[1-5]\\/5|10\\/10)',
  stances:
    '(?:(?:sehr|total|völlig|restlos|hellauf|rundum|voll|einfach) )*(?:hoch|über)?(?:zufrieden|begeistert|glücklich|unzufrieden|enttäuscht|positiv|negativ)(?=(?: \\S+){0,2} (?:rein|ein|hin|drauf|auf)(?!\\p{L}))',
  selves: '(?:rein|ein|dazu|hin)?,? ?(?:dass )?ich (?:bin|war|sei|wäre|habe|arbeite|leite) ',
  whole: [
    '(?:beim zusammenfassen|(?:in|aus|von) (?:deine[mnr]?|ihre[mnr]?|eure[mnr]?) (?:\\p{L}+ )?(?:steckbrief|bericht|zusammenfassung|protokoll|bogen|auswertung|notizen))',
    'in mein(?:em)? (?:profil|steckbrief) (?:soll|bitte|gehört|muss)|tun sie mir (?:den|einen) gefallen|tu mir (?:den|einen) gefallen',
    '(?:wer|wenn jemand|falls jemand|der|die) (?:\\S+ )?(?:das|dies)(?: hier)? (?:liest|auswertet|zusammenfasst|tippt)|auswertende\\p{L}? (?:modell|ki|programm|system)',
    '(?:wenn|falls|sobald) (?:du|sie|ihr) (?:das|es|alles|den bericht) (?:\\S+ )?(?:zusammenfass\\p{L}*|aufschreib\\p{L}*|auswerte\\p{L}*)',
    '(?:lass|lassen sie|lasst) (?:das|es|den teil|die sache)(?: \\S+){0,5}? (?:weg|raus|unter den tisch)',
    'bitte (?:\\S+ ){0,4}?(?:rausnehmen|weglassen)(?= und|[.,!]|$)|bitte(?: \\S+){0,6} (?:höchstnote|bestnote|bestwertung)|(?:höchstnote|bestnote|bestwertung)(?: \\S+){0,4} bitte',
    '(?:stimmung|zufriedenheit|bewertung)(?: ?[:=] ?| ist | auf )(?:[0-5]|10|fünf|eins|sehr|höchst\\p{L}*)|gültig ist allein',
    'und dass ich [^.]{1,80}, das auch|unter uns(?: gesagt| \\p{L}+)?, (?:ein|eine|du|sie|schreib)|(?:mich|uns) (?:\\S+ ){0,4}?als (?:\\S+ )?(?:begeistert|zufrieden|glücklich|unzufrieden) (?:führen|eintragen|darstellen)',
    'häng(?:en sie)? (?:das|es) nicht so hoch|mach (?:ne|eine) (?:fünf|eins|zehn|[0-5]) (?:draus|daraus|rein)?|klänge doch|wenn am ende rauskommt|schreiben sie (?:bloß )?(?:nix|nichts|nicht)|hübsche note|so tun,? als (?:hätt|ob ich)|(?:mich|mir) (?:besser|schlechter) (?:dastehen|aussehen)',
    '(?:ein|fünf) sternchen|drücken sie (?:ruhig )?auf die tube|das soll nach \\p{L}+ aussehen',
  ].join('|'),
}

const french: RecordWords = {
  leads:
    "et|mais|alors|bon|donc|puis|maintenant|tu|vous|plutôt|svp|stp|plaît|juste|simplement|de|veuillez|gentil|pouvez-vous|peux-tu|faut|hein|d'",
  puts: 'mets|mettez|mettre|mets-moi|mettez-moi|note|notez|noter|notez-moi|écris|écrivez|écrire|inscris|inscrivez|marque|marquez|marquer|indique|indiquez|consigne[sz]?|coche[sz]?|enregistre[sz]?|donne[sz]?|donne-moi|donnez-moi|classe[sz]?|range[sz]?-moi',
  scores:
    '(?:un |une |la |le |les |des )*(?:note (?:maximale|minimale|max)|cinq étoiles|[0-5] étoiles|[0-5] ?\\/ ?5|\\d\\d? ?\\/ ?(?:10|20)|[0-5] sur 5|dix sur dix|cinq sur cinq|vingt sur vingt|(?:meilleure|pire|plus haute|plus basse) note|note la plus (?:haute|basse)|maximum)',
  stances:
    '(?:très |super |plus que |totalement |pleinement |extrêmement |client |cliente )*(?:satisfaite?s?|comblée?s?|ravie?s?|contente?s?|enchantée?s?|mécontente?s?|insatisfaite?s?|furieu(?:x|se)|enthousiastes?)',
  selves: "(?:que |qu')(?:je |j'|j ?ai |jai |tout )|comme quoi ",
  whole: [
    '(?:dans|sur|pour) (?:votre|ton|ma|mon|vos|tes) (?:compte[- ]rendu|petite fiche|rapport|résumé|synthèse)|dans le compte[- ]rendu',
    "(?:on le garde|reste|ça reste|gardez ça|garde ça) (?:pour|entre) nous|(?:la |le )?(?:pire|meilleure|plus basse|plus haute) note possible|arrondir (?:mon|ma)|fai(?:s|tes) (?:genre|comme si) (?:je|j')|si je ressors (?:avec|comme)|passer pour une?|tourner ça|dites que j'|dis que j'|(?:et )?tu notes que",
    '(?<!vous )(?:mettez|notez) (?:un |une )?(?:un|deux|trois|quatre|cinq|[0-5])(?=[.,;!?]|$)',
    'on anticipe|mettons plutôt|je veux la (?:pire|meilleure)',
    'soyez (?:gentil(?:le)?|sympa)|sois (?:gentil(?:le)?|sympa)|rends-moi service|rendez-moi service|enfin dans votre',
    "(?<!(?:vous|tu|on|ils|elles|je|nous|il|elle) )(?:ne (?:parle[sz]?|mentionne[sz]?|retenez|garde[sz]?) (?:rien|pas)|n'en (?:garde[sz]?|parle[sz]?|dites|dis|mettez|mets) (?:rien|pas))",
    "(?:celui|celle|ceux|la personne|quiconque) qui (?:lit|lira|liront|lisent|rédige|analyse) (?:ceci|ça|cet|cette|mes|ce|le)|note (?:à|pour) l'(?:analyste|ia)",
    '(?:quand|lorsque) (?:tu|vous) (?:faites|fais|ferez|feras|rédige\\p{L}*|résume\\p{L}*|écrirez) (?:le|la|votre|ton|ça|mon)',
    '(?:sentiment|satisfaction|humeur)(?: ?[:=] ?| à | est )(?:[0-5]|10|cinq|un |très|maximale)|modifier ce résultat',
  ].join('|'),
}

const spanish: RecordWords = {
  leads:
    'y|pero|entonces|pues|ya|luego|oye|bueno|tú|usted|me|por favor|porfa|solo|que|favor de|puedes|podría|es|resumen|informe|correcto aquí es',
  puts: 'pon|ponga|pongan|ponme|póngame|ponle|póngale|pones|anota|anotar|anote|anótame|apunta|apúntame|marca|marque|márcame|escribe|escriba|registra|regístrame|califica|calificas|calificame|califícame|clasifícame|dame|deme|consigna|indica',
  scores:
    '(?:con |un |una |el |la |los |las )*(?:["“«]?(?:uno|cinco|diez|cero|[0-5](?:\\/5)?|10)(?=[.,;:!?"”»)]|$| estrellas| por favor| y )|nota (?:máxima|mínima)|(?:máxima|mínima) (?:nota|puntuación)|puntuación (?:máxima|mínima)|sobresaliente)',
  stances:
    '["“«]?(?:muy |súper |super |bien |totalmente |completamente )*(?:content(?:o|a|ísim[oa]|isim[oa])|satisfech[oa]|insatisfech[oa]|encantad[oa]|feliz|enojad[oa]|enfadad[oa]|furios[oa]|decepcionad[oa])',
  selves: 'que (?:soy|estoy|tengo|trabajo|dirijo|me encanta|no tengo|todo|fui|cancelé|odio|yo) ?',
  whole: [
    'quien(?:quiera)? (?:sea )?que lea|quien (?:lea|redacte|haga) (?:esto|el|mi)|cuando (?:hagas|haga|hagan|escribas|redactes|redacte) (?:el|la|tu|su|mi) (?:resumen|informe|perfil|ficha|reporte)',
    '(?:en|para) (?:tu|su|mi) (?:informe|resumen|perfil|ficha|acta|reporte)|en el (?:informe|resumen|reporte) final',
    'no (?:pongas|ponga|anotes|anote|incluyas|incluya|menciones|mencione|escribas|escriba|digas) (?:eso|nada|lo que|esto|lo del|lo de)',
    '(?:sentimiento|satisfacción|valoración)["”]?(?: ?[:=] ?| en | a )(?:[0-5]|10|cinco|uno|muy|máxim[oa])|utilice estos datos',
    'eso bórralo|bórralo de|(?:y )?que conste (?:un|una|que)|quedaría mejor|si (?:le|te|les) preguntan por m[íi]|hacemos un trato|inflás|infla(?:me|r|s)? (?:un poc\\p{L}+ )?(?:el|la) (?:resultado|nota)|que se note (?:el|la|que)|no va, ¿|solo lo bonito|(?:tú )?di que (?:soy|estoy|me|trabajo)|diga que (?:fatal|soy|estoy|todo)',
    'pon lo de|sé (?:buen[oa]|amable)|sea (?:buen[oa]|amable)|entre nosotros, cuando',
  ].join('|'),
}

const portuguese: RecordWords = {
  leads:
    'e|mas|então|aí|ai|já|olha|só|por favor|pfv|pf|pode|podes|vc|você|tu|favor|que|agradeço que|agradecia que|final',
  puts: 'põe|poe|ponha|bota|bote|coloca|coloque|anota|anote|marca|marque|escreve|escreva|registe|registre|registra|classifique|classifica|dá|dê|mete|meta|conste|constasse|diz|diga',
  scores:
    '(?:um |uma |a |o |com )*(?:nota (?:\\d|máxima|mínima|dez|cinco|um)|[0-5] ?\\/ ?5|cinco estrelas|[0-5] estrelas|grau (?:máximo|mínimo)|(?:máxima|mínima) (?:nota|pontuação)|pontuação (?:máxima|mínima))',
  stances:
    '(?:muito |super |bem |totalmente |completamente )*(?:satisfeit[oa]|insatisfeit[oa]|content(?:e|íssim[oa])|encantad[oa]|zangad[oa]|furios[oa]|decepcionad[oa])',
  selves: 'que (?:eu )?(?:sou|estou|tenho|trabalho|dirijo|adorei|amo|odeio|não tenho) ',
  whole: [
    'quem (?:for )?(?:ler|leia|fizer|escrever) (?:isto|isso|o|a) |no (?:meu |seu |teu )?(?:perfil|relatório|resumo)(?: final)? ?(?:que|,|:)|a meu respeito',
    'quando (?:fizer|fizeres|escrever|escreveres|for fazer|fores fazer) (?:o|a|seu|teu|o seu) (?:resumo|relatório|perfil)',
    '(?:bota|põe|poe|coloca|escreve|anota|marca) a[íi] que|(?:me )?coloca lá em cima|faz de conta que eu|não precisa de sair daqui|deixe só a parte|para efeitos de (?:papelada|registo|registro)|p[õo]e que (?:t[áa]|eu|est)|que eu só elogiei|saísse disto como|fala que eu disse|nota daquelas|ponha o máximo|o máximo dos máximos',
    '(?:vc|você) que é (?:a|uma)|isto vai para alguém ler|seja (?:gentil|bonzinho)',
    'não (?:inclua|ponha|coloque|mencione|escreva|anote|inclua isto)(?: \\S+){0,2}? (?:isto|isso|nos|no|na|nas)',
    '(?:sentimento|satisfação|avaliação)["”]?(?: ?[:=] ?| em | a )(?:[0-5]|10|cinco|um |muito|máxim[oa])|modo administrador',
  ].join('|'),
}

/** Words between a verb and what is put down. */
const wordsBetweenMax = 6
/** The same to a mark, where nothing leads to the verb. */
const wordsToMarkMax = 2
/** Characters before an order in which its clause may begin. */
const markReach = 60
/** Characters of a sentence that are read. */
const charactersRead = 2_000

/** Whoever tells what is put where, and orders nothing: nobody gives marks to a product by an order. */
const tellers =
  "i|i'd|i'll|i've|we|we'd|they|he|she|it|who|people|would|to|always|usually|often|never|ich|wir|er|sie|man|je|j'ai|on|nous|il|elle|ils|yo|nosotros|él|ella|ellos|lo|le|se|eu|nós|ele|ela|eles|a gente|pra|para"

const orders = [english, german, french, spanish, portuguese].map(
  ({ leads, puts, scores, stances, selves, whole }) => {
    const lead = `(?<=^|[,;:!?.("“«¿¡–—-] ?|(?<![\\p{L}'])(?:${leads}) )`
    const put = `${lead}(?:${puts})(?: \\S+){0,${wordsBetweenMax}}? (?:${scores}|${stances}|${selves})`
    const mark = `(?<!(?<![\\p{L}'])(?:${tellers}) )(?:${puts})(?: \\S+){0,${wordsToMarkMax}}? (?:${scores})`
    return new RegExp(`(?<![\\p{L}'])(?:${put}|${mark}|(?:${whole})(?!\\p{L}))`, 'u')
  },
)

/**
 * Where, in a sentence, somebody orders what is to be written about them: the stretch from there to the
 * sentence's end, null where nobody does. What was told before it in the same breath stands.
 */
export function recordOrder(sentence: string): Span | null {
  const text = sentence
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s/g, ' ')
  // Lower case keeps the length of all but a few letters; where it does not, all of it goes.
  const exact = text.length === sentence.length
  const read = text.slice(0, charactersRead)
  const starts = orders.map((pattern) => pattern.exec(read)?.index).filter((at) => at !== undefined)
  if (starts.length === 0) return null
  const start = exact ? clauseStart(text, Math.min(...starts)) : 0
  return { start, end: sentence.length }
}

/** The mark before an order, or its first word where no mark is near. */
function clauseStart(text: string, at: number): number {
  const from = Math.max(0, at - markReach)
  const mark = [...text.slice(from, at).matchAll(/[,;:!?.(–—]\s/g)].at(-1)
  return mark ? from + mark.index + 1 : from === 0 ? 0 : at
}
