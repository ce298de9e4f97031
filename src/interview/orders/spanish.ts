import { always, ordersWith, type Shape, sign } from './shape.ts'

const order = ordersWith(
  'y|luego|después|ahora|entonces|pero|o|por favor|debes|tienes que|vas a|puedes|podrías|puede|podría|debe|tiene que|ahora debes|que|simplemente|solo|inmediatamente|quiero que',
)
const utter =
  'di|dime|diga|dígame|digas|responde|responda|respondas|contesta|conteste|escribe|escriba|escribas|escríbeme|habla|hable|repite|repita|imprime|imprima|imprimir|decir'
const reveal =
  'muestra|muestre|muéstrame|muéstreme|enséñame|dame|deme|dime|dígame|revela|revele|revélame|imprime|imprima|repite|repita|copia|copie|pega|lista|enumera|enumere|traduce|traduzca|resume|resuma|escribe|escriba|describe|explica'
const secrets =
  'prompt(?: de(?:l)? sistema)?|prompts|instrucciones|instrucción|reglas|directrices|indicaciones|configuración|guía|guion|programación|mensaje de sistema'

/** Orders to the interviewer in Spanish. */
export const spanish: readonly Shape[] = [
  order(
    reveal,
    `(?:tu|tus|su|sus|el|vuestras) (?:\\p{L}+ )?(?:${secrets})|(?:tus|las) (?:\\p{L}+ )?preguntas (?:que (?:faltan|vienen|quedan)|siguientes|restantes)|tus preguntas|(?:todo )?lo (?:que está )?(?:escrito )?(?:de )?arriba|todo lo que está|(?:lo que )?(?:\\p{L}+ )?(?:los )?(?:demás|otros) (?:participantes|encuestados|entrevistados)|lo que te (?:dijeron|han dicho|ordenaron)`,
  ),
  order(
    utter,
    '(?:solo|sólo|solamente|únicamente|nada más que|exactamente)|(?:esta|la|una) (?:sola )?palabra(?: clave)?|con la (?:palabra|clave)|en (?:verso|versos|rima|rimas|mayúsculas|json|base64|latín)|al estilo|como (?:un|una|si)|cien veces|después de mí',
  ),
  order(
    'responde|responda|contesta|habla|hable|actúa|actúe|compórtate|compórtese|preséntate|preséntese|juega',
    'como (?:un|una|si|mi) ?\\p{L}*|el papel|en (?:verso|versos|rima|latín)',
  ),
  order('llámame|llámeme|nómbrame', '(?:amo|jefe|señor|rey|dios|\\p{L}{5,})'),
  order(
    'empieza|empiece|comienza|comience|termina|termine|acaba|pon|ponga|añade|añada',
    '(?:cada una de |todas )?(?:tus|sus) (?:\\p{L}+ )?(?:preguntas|respuestas|mensajes|frases)|(?:tu|su) (?:próxima |siguiente )?(?:pregunta|respuesta)|cada (?:pregunta|respuesta|frase)',
  ),
  order(
    'escribe|escriba|escríbeme|escríbame|cuenta|cuéntame|cuénteme|canta|cante|compón|componga|inventa|invente|recita|recite',
    '(?:un|una|me)?(?: \\p{L}+)? ?(?:poema|chiste|canción|cuento|historia|haiku|rima|soneto|programa|script)',
  ),
  order(
    'ignora|ignore|ignores|olvida|olvide|olvides|descarta|desobedece|omite|anula|sáltate',
    `(?:todas?|todos|tus|sus|las|esas|estas|el|tu|su)(?: (?:tus|sus|las))?(?: \\p{L}+)? (?:${secrets})|(?:tus|sus|las|esas) (?:${secrets})(?: anteriores)?|todo lo (?:que|anterior)|que eres`,
  ),
  order(
    'termina|termine|acaba|acabe|cierra|cierre|finaliza',
    '(?:la|esta) (?:conversación|entrevista|charla)[^.!?]{0,40}(?:con|diciendo|y (?:di|escribe|responde))',
  ),
  order(
    'marca|marque|anota|anote|escribe|registra|registre|apunta|pon',
    '(?:la|esta) entrevista como|en (?:el|mi) (?:perfil|informe|resumen)',
  ),
  order(
    'sáltate|salta|salte|omite|omita|pasa',
    'todas las (?:\\p{L}+ )?preguntas|preguntas (?:que quedan|restantes)',
  ),
  order(
    'pon|ponga|fija|fije|cambia|cambie|sube|ajusta',
    '(?:la|mi|el) (?:satisfacción|puntuación|nota|valoración|sentimiento|veredicto)(?: \\p{L}+){0,2} (?:en|a|al)',
  ),
  order(
    'dame|deme|envíame|mándame|regálame|ofréceme|concédeme|prométeme|prométame|genera|promete',
    '(?:un |el )?(?:código|cupón|vale|bono)(?: de (?:descuento|regalo)| promocional)?|reembolso (?:con|de \\d|bajo)|mes gratis|que (?:el|la)',
  ),
  order(
    'di|dime|diga|declara|declare|afirma|afirme|confiesa|admite|confirma|reconoce|jura',
    'que (?:el|la|tu|su|este|esta) (?:producto|empresa|aplicación|compañía|servicio|app|programa)',
  ),
  order(
    'envía|envíe|manda|mande|reenvía|publica',
    '(?:mis|todas las|las|la|esta) (?:respuestas|conversación|entrevista|datos)[^.!?]{0,40}(?:\\S*@\\S+|https?:)|\\S+@\\S+',
  ),
  order('abre|abra|visita|visite|ve|vaya|entra|pulsa|carga', '(?:a |en )?(?:https?:|www\\.)'),
  order(
    'entra|entre|activa|active|cambia|pasa|pon',
    '(?:en |el |al )?modo (?:de )?(?:depuración|debug|desarrollador|administrador|mantenimiento|prueba|dan)',
  ),
  order(
    'imagina|imagine|haz como si|haga como si|finge|finja|supón|haz de cuenta',
    '(?:que )?(?:no )?(?:tienes|tiene|tuvieras|hubiera|hay)[^.!?]{0,15}(?:regla|límite|restric|instruc)\\p{L}*|(?:que )?(?:fueras|eres|fuera|es) (?:mi|un|una|el|la) \\p{L}+|ser',
  ),
  sign(
    '(?:ahora|desde ahora|a partir de ahora|de ahora en adelante),? (?:tú )?(?:eres|serás|dices|dirás|respondes|responderás|hablas|hablarás|te llamas)',
    'ya no eres (?:un|una|el|la)',
    '(?:te|le) (?:ordeno|mando|autorizo|exijo)(?: que)?',
    '(?:soy|aquí|como) tu (?:desarrollador\\p{L}*|creador\\p{L}*|administrador\\p{L}*|programador\\p{L}*|jefe|amo|dueño)',
    'como (?:administrador\\p{L}*|operador\\p{L}*|dueñ[oa]) de (?:esta|este|la|el) (?:encuesta|entrevista|sistema|bot|estudio)',
    '(?:nota|mensaje|aviso|atención|instrucción)(?: para| a|,)? (?:la ia|la inteligencia artificial|el modelo|al modelo|el asistente|al asistente|modelo de lenguaje|el bot|el robot|al bot)',
    '(?:reglas|instrucciones|indicaciones) anteriores (?:ya )?(?:no|quedan|están|son)[^.!?]{0,20}(?:val|anulad|vigen|sirv|apli|cancel|nul)\\p{L}*',
    '(?:tu|su) (?:nueva|única|verdadera) (?:tarea|misión|función|instrucción) (?:es|será)',
    'las siguientes instrucciones tienen prioridad',
    'haz como si',
    '(?:cada|tu|su|toda|la próxima) (?:próxima )?respuesta(?: \\p{L}+){0,3} (?:debe|tiene que|empieza|comienza|termina|contiene)',
    '(?:el entrevistador|la ia|el robot|la máquina|el modelo|el asistente) (?:debe|tiene que|debería)(?: \\p{L}+){0,2} (?:decir|responder|escribir|imprimir)',
    'conversación anterior (?:está )?(?:borrada|eliminada|terminada)',
    'el entrevistador soy yo|soy el entrevistador',
    'en tus notas',
    'mis deberes',
    'no te dejan (?:decir\\p{L}*|revelar)',
    '(?:ahora debes|debes ahora|tienes que ahora) (?:imprimir|decir|escribir|responder|repetir)',
    `(?:cuáles|cuál|qué) (?:son|es) (?:tus|tu|sus) (?:${secrets})`,
  ),
  always(
    /(?:^|[.!?;:>-] ?)nuev[ao]s? (?:orden(?:es)?|instrucci(?:ón|ones)|reglas?|tareas?)(?: (?:del|de la|de los|de) [\p{L} ]{3,30})? ?[:.]/u,
  ),
]
