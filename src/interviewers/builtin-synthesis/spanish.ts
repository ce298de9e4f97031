import { type CuePack, cue } from './cue-pack.ts'

const number =
  '(?:\\d[\\d.,]*|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|unos|unas|varios|varias|medio)'

/** Spanish cues: background, feedback, requests, values and interests. */
export const spanish: CuePack = {
  turn: /,?\s{1,3}(?:y|pero|aunque|sin embargo)\s{1,3}(?=(?:yo|me|nos|no|es|el|la|los|las|mi|mis|a veces|ahora|nunca|siempre|eso|se|tengo|uso|creo|también)(?!\p{L}))|;\s{1,3}|\s{1,3}[-–—]\s{1,3}/gu,
  dependent:
    /^(?:y |pero )?(?:eso|esto|esa|ese|así|porque|él|ella|ellos|lo cual|por eso)(?!\p{L})/u,
  idle: cue(
    '(?:esta|la) (?:entrevista|encuesta|conversación) | est(?:as|a) preguntas? | eres un',
    'es usted un | ignora (?:las|tus|todas) | instrucciones anteriores | cállate',
  ),
  reported: cue(
    '(?:él|ella|mi|mis|nuestro|nuestra|todos|la gente|un) (?:\\p{L}+ )?(?:dice|dicen|dijo|decía|piensa|piensan|cree|creen|opina|opinan)',
    '(?:mi|mis|nuestr[oa]|un|una|uno) (?:\\S+ ){1,6}(?:dice|dicen|dijo|decía|jura|asegura|cuenta|contó|opina|ponía)',
    'le[íi] (?:\\S+ )?en un[a]? (?:foro|reseña|revista)|según (?:mi|mis|un|una)',
  ),
  facts: [
    [
      'role',
      cue(
        '(?:soy|trabajo|dirijo|llevo (?:la|el|las|los)|gestiono|enseño|estudio|coordino|superviso|atiendo|administro|me dedico|me encargo|doy clases?|regento)(?: [\\p{L}-]+)',
        'mi (?:trabajo|puesto|rol|función|profesión|labor) (?:es|consiste|era)',
        'como (?:profesor*|enfermer*|contable|diseñador*|abogad*|autónom*|médic*|maestr*|gerente|ingenier*)',
      ),
    ],
    [
      'company',
      cue(
        `somos (?:(?:un|una|unos|unas|como|aproximadamente|solo|sólo) )*(?:${number}|(?:\\p{L}+ ){0,3}(?:empresa|equipo|tienda|clínica|agencia|escuela|despacho|taller|asociación|restaurante|pyme|estudio|panadería))`,
        `(?:tenemos|empleamos|atendemos) (?:unos |unas |como |aproximadamente )?${number} (?:\\p{L}+ ){0,2}(?:empleados|personas|tiendas|clientes|alumnos|pacientes|socios|trabajadores|conductores|locales|sedes)`,
        '(?:mi|nuestra|nuestro) (?:empresa|equipo|tienda|clínica|agencia|escuela|despacho|taller|negocio|restaurante) (?:es|tiene|hace|vende|está|fabrica)',
        '(?:vendemos|fabricamos|repartimos|producimos|organizamos)(?= )',
      ),
    ],
    [
      'location',
      cue(
        '(?:vivo|vivimos|soy|somos|estoy|estamos|vengo) (?:ubicados? |radicad[oa]s? |actualmente )?(?:en|de|cerca de|a las afueras de) \\p{L}+',
      ),
    ],
    [
      'tenure',
      cue(
        `(?:desde hace|hace|llevo|llevamos|desde) (?:(?:casi|más de|unos|unas|aproximadamente|como|ya) )*(?:${number} (?:años?|mes(?:es)?|semanas?)|20\\d\\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|el año pasado|el principio)`,
      ),
    ],
    [
      'life',
      cue(
        `tengo ${number} (?:hij[oa]s?|niñ[oa]s?|perros?|gatos?)`,
        `(?:mi marido|mi mujer|mi esposa|mi esposo|mi pareja) y yo`,
        `(?:estoy casad[oa]|soy (?:madre|padre|mamá|papá|jubilad[oa])) | tengo \\d\\d años`,
      ),
    ],
    [
      'usage',
      cue(
        '(?:l[oa]s? )?(?:uso|usamos|utilizo|utilizamos) (?:\\p{L}+ ){0,3}?(?:para|todos|cada|casi|principalmente|diariamente|sobre todo|a diario|una vez|dos|tres|varias|en el|en la)',
      ),
    ],
    [
      'tools',
      cue(
        'antes (?:de (?:eso|esto) )?,?(?:usaba|usábamos|utilizaba|utilizábamos|tenía|teníamos|llevaba|llevábamos|apuntaba|hacía|hacíamos)',
        '(?:me pasé|nos pasamos|cambié|cambiamos|veníamos|venía) (?:de|desde|a)',
      ),
    ],
  ],
  noFact: cue(
    'soy (?:un|una)? ?(?:fan|muy|bastante|poco|consciente|feliz|más)',
    'estoy (?:muy|content[oa]|satisfech[oa]|hart[oa]|de acuerdo|segur[oa]|bastante|cansad[oa])',
    'trabajo (?:mejor|más|en equipo con la|que|extra|manual|doble) | el trabajo',
    'llevo (?:la cuenta|las de perder) | sería | podría | si (?:pudiera|tuviera|fuera) | quisiera',
    'gustaría | debería',
  ),
  asksPerson: cue(
    '(?:tu|su|vuestro) (?:trabajo|rol|puesto|equipo|empresa|día a día|negocio|profesión|función|actividad)',
    'a qué (?:te dedicas|se dedica)',
    '(?:háblame|hábleme|cuéntame|cuénteme) (?:de|sobre) (?:ti|usted) | quién eres',
    'qué haces(?! (?:entonces|después|cuando|luego|en ese)) | qué hace usted',
  ),
  asksOrigin: cue('desde cuándo | cómo (?:conociste|conoció|llegaste|llegó) | cuánto tiempo'),
  asksPraise: cue(
    '(?:te|le|os) gusta (?:más)? | valoras | valora | funciona bien | más útil | lo mejor',
  ),
  asksProblem: cue(
    'molesta | frustra* | difícil* | problema* | falta | peor | cuesta | estorba | complica*',
    'dejar de | cancelar | incómod*',
  ),
  asksRequest: cue(
    '(?:cambiarías|cambiaría|pedirías|pediría|mejorarías|mejoraría|gustaría|añadirías|falta|necesitarías|arreglarías|ayudaría|quisieras)',
    'varita mágica | mejorar | cambiar',
  ),
  asksValue: cue(
    'importa | importante | buscas | busca | valoras | valora | elegir | elegiste | eligió',
    'criterios | esperas de | te fijas',
  ),
  asksInterest: cue(
    'fuera de(?:l)? | te relajas | desconectar | además del trabajo | tiempo libre | aficiones | hobbies | fuera del trabajo | fines de semana | ratos libres',
  ),
  present: cue('ahora | hoy | desde entonces | actualmente'),
  asksBefore: cue('antes | anterior* | previamente'),
  concrete: cue(
    '\\d[\\d.,:]* | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | veinte',
    'treinta | horas? | minutos? | días? | semanas? | lunes | martes | miércoles | jueves',
    'viernes | sábado | domingo | veces',
  ),
  deniedProblem: cue(
    '(?:sin|ningún|ninguna|ni un|nunca|jamás|no|cero|nada)(?: (?:he|ha|hemos|tengo|tenido|tenemos|hay|un|una|ningún|ninguna|me|se|es|son|muy|tan|demasiado|de|hubo|da|dado|tuve|tuvimos|resulta|perdido)){0,4} ?(?:problemas?|errores|error|fallos?|falla|fallado|quejas?|complicad*|car[oa]|difícil*|lent*|perdido|perder|colgado|arrepiento|complicaciones|sorpresas|líos?)',
    'no (?:me )?puedo quejar* | no está (?:nada )?mal | nada mal',
    'no podría (?:vivir|trabajar) sin',
  ),
  deniedPraise: cue(
    '(?:no|nunca|nada|tampoco|ni|poco|sin|jamás)(?: (?:es|son|está|están|me|nos|te|le|se|lo|la|los|muy|tan|del|todo|siempre|resulta|parece|he|ha|ser|realmente|era|ni|acaba|termina|de|un|una|estoy|mucho|más|demasiado|hay|queda)){0,5} ?(?:fácil*|buen[oa]?s?|bien|útil*|rápid[oa][\\p{L}]*|clar[oa][\\p{L}]*|cómod[oa][\\p{L}]*|práctic[oa][\\p{L}]*|intuitiv[oa][\\p{L}]*|fiable*|funciona|funcionan|funcionó|gusta|gustan|gustó|content[oa]|satisfech[oa]|convence|ayuda|ayudan|recomiendo|recomendaría|sirve|sencill[oa][\\p{L}]*|vale|compensa|carga|cargan|sincroniza|responde*|contestan?|estable|funcione|entiend[oe]|deja|guarda|encuentro|respuesta)',
  ),
  neutral: cue(
    'me gustaría | bueno,? | buenos (?:días|tardes) | buenas (?:tardes|noches) | o bien',
    'más bien | vale,? | muchas gracias | mejor dicho | a lo mejor | está bien,? gracias',
  ),
  praise: cue(
    'automátic* | por sí sol[oa] | de un vistazo | sin tener que | me avisa | por fin | me recuerda',
    'en (?:dos|tres|cinco|diez|\\p{N}+) (?:segundos|minutos|clics) | tranquilidad',
    'gusta | gustan | encanta | encantan | bien | buen | buen[oa]s? | mejor | mejores',
    'excelente* | genial* | perfect* | fácil* | fácilmente | sencill* | simple* | rápid*',
    'rapidez | rápidamente | clar[oa]s? | útil* | cómod* | práctic* | intuitiv* | fiable*',
    'ahorr* | funciona | funcionan | content[oa]s? | satisfech[oa]s? | feliz | recomiendo',
    'recomendaría | agradable* | ayuda | ayudan | ayudó | eficaz | eficiente* | amable*',
    'estable* | fantástic* | súper | confío | tranquilidad | enseguida | al instante',
  ),
  problem: cue(
    'lo malo | lo peor | acabo (?:\\p{L}+ndo) | falla | fallan | fallo | fallos | error* | lent*',
    'lentitud | cuelga | se cuelga | colg* | bloque* | complicad* | complica | difícil* | cuesta',
    'confus* | molest* | frustra* | pesad[oa] | tedios* | perd[ií][\\p{L}]* | pierd* | pérdida',
    'desaparec* | borr[aóo][\\p{L}]* | falta | faltan | car[oa]s? | demasiad* | problema*',
    'no (?:se |me |nos )?(?:puedo|puede|podemos|deja|permite|pude|pudimos) | imposible',
    'tengo que (?:\\p{L}+ ){0,3}?(?:hacerlo|repetir|volver|copiar|meter|escribir|introducir|llamar|reiniciar|exportar|esperar|rehacer|buscar|entrar|pasar)',
    'tenemos que (?:\\p{L}+ ){0,3}?(?:hacerlo|repetir|volver|copiar|meter|escribir|introducir|llamar|reiniciar|exportar|esperar|rehacer|buscar|entrar|pasar)',
    'a mano | manualmente | dos veces | duplicad*',
    'nadie (?:\\p{L}+ )?(?:responde|contesta|contestó|respondió|ayudó) | tarda | tardan | tardó',
    'esperando | esperar | esperé | lamentablemente | mal | mal[oa]s? | peor | terrible',
    'horrible | pésim* | odio | decepcion* | inútil | inservible | inestable | escondid*',
    'cancel* | di de baja | desastre | fatal | engorro* | lío | dolor de cabeza | desactualizad*',
    'subi[óe][\\p{L}]* (?:el|de) precio | limitad*',
  ),
  request: cue(
    'me gustaría | nos gustaría | ojalá | quisiera | querría',
    'estaría (?:\\p{L}+ )?(?:bien|genial|bueno)',
    'sería (?:\\p{L}+ )?(?:bueno|útil|genial|ideal|mejor|estupendo|perfecto|bonito|de ayuda)',
    'debería | deberían | podrían | podría | hace falta | haría falta',
    'necesita(?:ría|n)? (?:mejorar|un|una|más) | echo (?:de menos|en falta) | espero que',
    'que (?:añadan|agreguen|pongan|incluyan|arreglen|mejoren)',
    'si (?:pudiera|tuviera|hubiera|se pudiera)',
  ),
  severe: cue(
    'perd[ií][\\p{L}]* | pierd* | cancel* | di de baja | cada vez | siempre | borró | dinero',
    'reembolso | inservible | dej[ée] de usar* | cambi[ée] a',
  ),
  repeated: cue(
    'siempre | cada (?:vez|día|semana|mes) | otra vez | a menudo | constantemente | dos veces',
    'a mano | manualmente | todos los | muchas veces | seguido',
  ),
  target: cue(
    'app | la app | aplicación | la aplicación | programa | herramienta | plataforma | interfaz',
    'sistema | página | sitio | función* | funciones | export* | import(?!ant)* | factura*',
    'búsqueda | calendario | soporte | atención al cliente | precio* | tarifa* | suscripción',
    'actualización* | versión | sincroniza* | plantilla* | informe* | menú* | botón | botones',
    'pantalla* | recordatorio* | notificaciones | notificación | móvil | celular | tableta',
    'ajustes | archivo* | datos | inicio de sesión | lo | la | los | esto | eso | les | ustedes',
    'es | está | funciona | pedido* | horario* | turno* | registro | citas | agenda | resumen',
    'reporte*',
  ),
  product: cue(
    'app | aplicación | programa | herramienta | plataforma | sistema | esto | eso | lo',
  ),
  subject:
    /^(?:(?:y|pero|también|a veces|además) )*(?:el|la|los|las|su|sus|cada|algunos|algunas) /gu,
  offTarget: cue(
    'mi (?:jefe|jefa|marido|mujer|hijo|hija|perro|madre|padre|vida|día|espalda) | mis hijos',
    'el clima | el tiempo que hace | el fútbol | fútbol | proyecto (?:se )?(?:terminó|acabó)',
  ),
  otherProduct: cue(
    'antes(?! de) | el anterior | la anterior | competencia',
    'antigu[oa] (?:programa|sistema|herramienta)',
  ),
  valueCue: cue(
    'important* | lo que (?:más )?(?:me |nos )?(?:importa|valoro|valoramos|busco|buscamos)',
    'me importa | nos importa | valoro | valoramos | necesito que | necesitamos que | necesito',
    'necesitamos | busco | buscamos | prefiero | preferimos | imprescindible* | fundamental*',
    'esencial* | clave | prioridad | para (?:poder|que pueda) | sobre todo quiero | quiero que',
    'por eso (?:lo |la |me )?(?:elegí|elegimos|uso|sigo|quedé)',
  ),
  valueStrong: cue(
    'lo más important* | (?:muy|más|súper) important* | lo que más | imprescindible*',
    'fundamental* | esencial* | clave | prioridad | prefiero',
  ),
  valueOpening:
    /^(?:y |también |sobre todo |ante todo )*(?:que|poder|no |sin|nada|tiene que|debe|ser|algo que|alguien|saber)(?!\p{L})/gu,
  valueModal: cue('tiene que | tienen que | debe | deben | jamás | nunca | no quiero'),
  values: [
    [
      'speed',
      cue(
        'rápid* | rapidez | velocidad | ahorrar tiempo | tiempo | al instante | inmediat* | minutos',
        'segundos',
      ),
    ],
    [
      'reliability',
      cue(
        'fiab* | confiab* | confianza | confiar | estable* | estabilidad | funcione | funciona',
        'sin (?:fallos|errores) | no (?:falle|se caiga|pierda) | segur[oa] de que',
      ),
    ],
    [
      'privacy',
      cue(
        'privacidad | seguridad | confidencial* | datos (?:personales|seguros|protegidos)',
        'protección',
      ),
    ],
    [
      'price',
      cue(
        'precio* | barat* | car[oa] | coste* | costo* | presupuesto | gratis | pagar | económic*',
      ),
    ],
    [
      'ease',
      cue(
        'fácil* | facilidad | sencill* | simple* | intuitiv*',
        'sin (?:formación|manual|complicaciones) | entender',
      ),
    ],
    [
      'human support',
      cue('soporte | persona* | humano* | alguien | teléfono | atención | atiendan | responda*'),
    ],
    ['integration', cue('integra* | conect* | sincroni* | compatib* | export* | import(?!ant)*')],
    ['control', cue('control* | personaliz* | flexib* | adaptar* | configur*')],
    ['transparency', cue('transparen* | honest* | ocult* | claridad')],
    ['collaboration', cue('compart* | equipo | juntos | compañeros | colabora*')],
    [
      'availability',
      cue(
        'sin conexión | sin internet | móvil | celular | en cualquier (?:lugar|sitio|momento) | fuera',
      ),
    ],
    ['learning', cue('aprender | formación | tutorial*')],
    ['design', cue('diseño | bonit* | estétic*')],
    ['ethics', cue('étic* | sostenib* | medio ambiente | local*')],
    ['belonging', cue('comunidad | pertenec*')],
  ],
  interests: [
    /(?<![\p{L}\p{N}])(?:me apasiona|me apasionan|me interesa|me interesan|soy aficionad[oa] (?:a|al)) (?:(?:mucho|también) )?(?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])(?:mi pasión|mi afición|mi hobby|mis aficiones|mi pasatiempo) (?:es|son) (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])en (?:mi tiempo libre|mis ratos libres),? (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])los fines de semana,? (?<topic>(?:salgo|toco|juego|cocino|monto|hago|corro|leo)\b[^,.;!?()]+)/gu,
  ],
  noInterest: cue(
    'función* | app | aplicación | programa | herramienta | versión | precio* | que ',
  ),
  topicEnd: /\s(?:porque|pero|cuando|y (?:me|es|eso|no|la)|que|aunque|mucho)(?!\p{L})[\s\S]*$/u,
  overall: cue(
    'me encanta (?:la|esta) (?:app|aplicación) | (?:content[oa]|satisfech[oa]|decepcionad[oa]|hart[oa]|encantad[oa]) con | no puedo vivir sin',
    'en general | en conjunto | al final | en resumen | a fin de cuentas',
    '(?:l[oa] )?recomendaría | (?:l[oa] )?recomiendo | \\d{1,2} ?(?:/|de|sobre) ?(?:5|10)',
  ),
}
