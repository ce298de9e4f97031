import type { Language } from '../../guide/plan.ts'

type Patterns = Record<Language, RegExp>

/** Judgement of an answer, kind or not: it teaches people what to say. */
export const praise: Patterns = {
  en: /\b(great|excellent|wonderful|fantastic|amazing|awesome|brilliant|perfect|fascinating|interesting|insightful|impressive|helpful|valuable|lovely|love (?:that|it|this)|good (?:point|question|answer|idea)|well (?:said|done|put)|nice|so sorry to hear|makes (?:total|perfect) sense|congratulations|good (?:job|for you)|kudos|how clever)\b/i,
  de: /(?<!\p{L})(großartig\p{L}*|toll\p{L}*|super|wunderbar\p{L}*|fantastisch\p{L}*|hervorragend\p{L}*|perfekt\p{L}*|spannend\p{L}*|interessant\p{L}*|hilfreich\p{L}*|wertvoll\p{L}*|gute[rs]? (?:punkt|frage|antwort|idee)|sehr gut|klasse|prima|glückwunsch|gut gemacht|respekt)(?!\p{L})/iu,
  fr: /(?<!\p{L})(génial\p{L}*|excellent\p{L}*|formidable\p{L}*|fantastique\p{L}*|parfait\p{L}*|super|passionnant\p{L}*|intéressant\p{L}*|précieu\p{L}*|utile|merveilleu\p{L}*|bonne (?:question|réponse|idée)|très bien|bravo|magnifique|félicitations|bien joué)(?!\p{L})/iu,
  es: /(?<!\p{L})(genial|excelente|maravillos\p{L}*|fantástic\p{L}*|perfect\p{L}*|interesante|estupend\p{L}*|valios\p{L}*|útil|buen(?:a)? (?:punto|pregunta|respuesta|idea)|muy bien|increíble|me encanta|felicidades|(?:te|le) felicito|enhorabuena|qué bien|bien hecho)(?!\p{L})/iu,
  pt: /(?<!\p{L})(ótim\p{L}*|excelente|maravilhos\p{L}*|fantástic\p{L}*|perfeit\p{L}*|interessante|genial|valios\p{L}*|útil|bo(?:a|m) (?:ponto|pergunta|resposta|ideia)|muito bem|incrível|adorei|legal|parabéns|bem feito)(?!\p{L})/iu,
}

/** Feels with them: a model may, beside the question; within it, and from rules, nobody believes it. */
export const sympathy: Patterns = {
  en: /\b(?:(?:so|very|really|truly) sorry|sorry (?:to hear|for (?:you|that)|about that|you)|i'm sorry|i am sorry|(?:sounds?|must (?:be|have been)) (?:\w{1,20} ){0,2}(?:exhausting|hard|tough|rough|heavy|difficult|frustrating|stressful|awful|terrible|horrible|annoying|painful|tiring)|i (?:can )?(?:feel|imagine how)|poor you)\b/i,
  de: /(?<!\p{L})(?:tut mir (?:\p{L}{1,20} )?(?:\p{L}{1,20} )?leid|oje|ach je|sie ärmste\p{L}?|(?:klingt|(?:das )?(?:ist|war)) (?:\p{L}{1,20} )?(?:anstrengend|bitter|zermürbend|traurig|schwer|schlimm|hart|furchtbar|schrecklich|ärgerlich|belastend|frustrierend)|mein beileid|ich fühle mit)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:désolée?|navrée?|(?:c'est|ça (?:doit|a dû) être|cela (?:doit|a dû) être|ça a l'air) (?:\p{L}{1,20} )?(?:dur|difficile|pénible|éprouvant|terrible|affreux|frustrant|épuisant)|quelle épreuve|je compatis|mes condoléances)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:lo siento|siento mucho|lo lamento|lamento|vaya mal rato|qué (?:pena|lástima|horror|duro|difícil|mal)|(?:suena|debe (?:de )?(?:ser|haber sido)) (?:\p{L}{1,20} )?(?:duro|difícil|agotador|frustrante|terrible)|mi pésame)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:sinto muito|lamento|que (?:pena|chato|horror|mau|difícil)|(?:parece|deve (?:ser|ter sido)) (?:\p{L}{1,20} )?(?:difícil|duro|cansativo|frustrante|terrível|horrível)|os meus pêsames|meus sentimentos)(?!\p{L})/iu,
}

/** Passes a question on, or says that it is not known: all that is true of what nobody told. */
export const passesOn: Patterns = {
  en: /\b(?:don't know|do not know|can't (?:say|tell|answer|set|do|change|promise)|cannot (?:say|tell|answer|set|do|change|promise)|pass(?:ing)? (?:\w{1,20} ){1,4}on|noted?)\b/i,
  de: /(?<!\p{L})(?:weiß (?:ich )?(?:\p{L}{1,12} ){0,2}nicht|kann ich (?:\p{L}{1,20} ){0,4}nicht|(?:gebe|leite|reiche) (?:\p{L}{1,20} ){1,6}weiter|notiert?|notiere)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:sais pas|ignore|transmets|transmettrai|noté|peux pas)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no (?:lo )?sé|(?:le |se lo )?paso|transmito|traslado|anot\p{L}{1,8}|no puedo)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não (?:o )?sei|passo|transmito|encaminho|anot\p{L}{1,8}|não posso)(?!\p{L})/iu,
}

/** Asks something of them, and claims nothing. */
export const requests =
  /^(?:(?:and|so|then|please|just|und|bitte|et|y|e) ){0,2}(?:tell me|describe|walk me|take me|talk me|show me|go (?:back|on)|erzählen sie|beschreiben sie|schildern sie|führen sie|racontez|décrivez|parlez|dites-m|cuénte(?:me|nos)|cuénta(?:me|nos)|descr[ií]b[ae]|háble(?:me|nos)|conte(?:-me)?|descreva|fale(?:-me)?)(?!\p{L})/iu

/** Tells what was meant, or that an answer is what is asked for: of the interview alone, and true of it. */
export const ofAnswers: Patterns = {
  en: /\b(?:(?:that|this|it)(?:'s| is) (?:just |exactly |very much |quite )?(?:what i|the (?:kind|sort) of|fine|all right|enough|plenty)|take your time|as (?:much|little) as you (?:like|want)|i (?:only |just )?(?:mean|meant|was asking)|no need to)\b/i,
  de: /(?<!\p{L})(?:(?:das|es) (?:ist|reicht|passt)(?: \p{L}{1,12}){0,2} (?:was ich|genug|in ordnung|gut so|recht)|genau (?:so etwas|das) (?:meine|suche)|lassen sie sich zeit|lass dir zeit|ich (?:meine|meinte|fragte)|so (?:viel|wenig) (?:sie|du))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:c'est (?:exactement |bien |tout à fait )?(?:ce que je|le genre de|ça|cela)|prenez votre temps|prends ton temps|je (?:veux|voulais) dire|je demandais|pas besoin de)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:eso )?es (?:justo |exactamente )?(?:lo que (?:le |te )?(?:pregunto|busco)|el tipo de|suficiente)|tómese su tiempo|tómate tu tiempo|me refiero|me refería|quiero decir|no hace falta)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:é (?:justamente |exatamente )?(?:o que (?:pergunto|procuro)|o tipo de|suficiente)|leve o seu tempo|sem pressa|quero dizer|refiro-me|não é preciso)(?!\p{L})/iu,
}

/** What nobody here can assure anybody of. */
export const assurances =
  /(?<!\p{L})(?:never|ever|guarantee\p{L}*|rely on|safe|secret|nobody (?:will|else)|nie(?:mals)?|garantier\p{L}*|verlassen sie sich|sicher|geheim|jamais|garanti\p{L}*|secret|rassur\p{L}*|nunca|garantiz\p{L}*|secreto|garanto|segredo|descansad[ao])(?!\p{L})/iu

/** What an interviewer truly says when it is asked what it is, who reads this, and what becomes of it. */
export const ofItself: readonly string[] =
  'person human bot robot machine computer program ai automated interviewer mensch roboter maschine computer programm ki automat interviewer personne humain robot machine ordinateur programme ia persona humano humana máquina ordenador programa pessoa computador robô read people research answers kept lesen leute forschung antworten lira liront recherche réponses leerá leerán investigación respuestas lerá pesquisa respostas kind wrong right minutes stop skip erase link sprache minuten aufhören überspringen löschen bonne mauvaise minutes arrêter effacer correctas incorrectas minutos parar borrar saltar certas erradas apagar'.split(
    ' ',
  )

/** Something given or taken off, which nobody but the participant may bring up. */
export const offers: Patterns = {
  en: /\b(discount\w*|coupons?|vouchers?|refund\w*|gift cards?|free (?:of charge|months?|trial|upgrade)|compensat\w+)\b/i,
  de: /(?<!\p{L})(rabatt\p{L}*|gutschein\p{L}*|rückerstatt\p{L}*|erstattung\p{L}*|kostenlos\p{L}*|gratis|entschädig\p{L}*|preisnachlass\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(remises?|rabais|bons? d'achat|bons? de réduction|rembours\p{L}*|gratuit\p{L}*|mois offerts?|indemnis\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(descuentos?|cup(?:ón|ones)|vales?|reembols\p{L}*|gratis|gratuit\p{L}*|compensaci\p{L}*)(?!\p{L})/iu,
  pt: /(?<!\p{L})(descontos?|cupo(?:m|ns)|vales?|reembols\p{L}*|grátis|gratuit\p{L}*|compensaç\p{L}*)(?!\p{L})/iu,
}

/** A promise that something will be done, or when. */
export const promises: Patterns = {
  en: /\b(?:we|i|they|our team|the team)(?:'ll| will| are going to| is going to|'re going to|'m going to) (?:soon |definitely |certainly )?(?:fix|add|ship|release|build|launch|send|refund|give|make sure|improve|change|solve|include)\b|\b(?:coming|available|released|ready|fixed) (?:soon|next (?:week|month|quarter|year))\b|\bi (?:can )?(?:promise|guarantee)\b/i,
  de: /(?<!\p{L})(?:wir|ich|unser team|das team) (?:werden|werde|wird) [^.?!]{0,60}(?:beheben|einbauen|hinzufügen|liefern|veröffentlichen|schicken|verbessern|ändern|lösen)(?!\p{L})|(?<!\p{L})ich (?:verspreche|garantiere)(?!\p{L})|(?<!\p{L})(?:kommt|erscheint) (?:bald|nächste[ns]? (?:woche|monat|jahr))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous allons|je vais|l'équipe va|on va) (?:corriger|ajouter|livrer|sortir|envoyer|améliorer|changer|résoudre)(?!\p{L})|(?<!\p{L})je (?:vous )?(?:promets|garantis)(?!\p{L})|(?<!\p{L})(?:arrive|sort|disponible) (?:bientôt|la semaine prochaine|le mois prochain)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:vamos a|voy a|el equipo va a) (?:arreglar|añadir|agregar|lanzar|enviar|mejorar|cambiar|resolver)(?!\p{L})|(?<!\p{L})(?:le |te )?(?:prometo|garantizo)(?!\p{L})|(?<!\p{L})(?:llega|sale|disponible) (?:pronto|la próxima semana|el próximo mes)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:vamos|vou|a equipe vai) (?:corrigir|adicionar|lançar|enviar|melhorar|mudar|resolver)(?!\p{L})|(?<!\p{L})(?:eu )?(?:prometo|garanto)(?!\p{L})|(?<!\p{L})(?:chega|sai|disponível) (?:em breve|na próxima semana|no próximo mês)(?!\p{L})/iu,
}

/** What researchers call people among themselves. */
export const labels = /\b(?:churn\w*|detractors?|low-value (?:customers?|users?|accounts?))\b/i

/** Marks of a prompt or a data structure. */
export const machinery =
  /[{}]|<\||\|>|<\/?[a-z][^<>]*>|\[\[|\]\]|\b(?:topicId|questionId|probeKind|templateId|switchLanguage|system prompt|state card|memory card|learning goal|must-asks?)\b/i
