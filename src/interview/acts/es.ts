import type { ActPhrases } from './act-phrases.ts'

export const spanish: ActPhrases = {
  puzzled: `
    qué/que quiere/quería/quiere/quieren usted? saber *
    qué/que es lo que quiere/quería saber *
    hay alguna? una? pregunta *
    cuál/cual es la pregunta
    qué/que quiere/quieres/quería decir *
    a qué/que se/te refiere/refieres *
    no le/te/lo/la/se? entiendo/entendí/comprendo/comprendí/entiende/pillo muy? bien/la/su/tu/esa/esta/nada? la/su/tu? pregunta?
    no entiendo/entendí/comprendo muy? bien? qué/que/lo quiere/quieres/me/que *
    no he entendido/comprendido bien? la/su/tu? pregunta?
    no sé si le/te/lo? entiendo/entendí/he bien/entendido? bien?
    no me queda claro la? pregunta?
    no sé/se qué/que quiere/quieres/significa/decir *
    podría/puede/puedes/podrías reformular/repetir/explicar/aclarar/explicarme/explicarlo/repetirla/reformularla/repetirme la/su/esa? pregunta/mejor? por? favor?
    me lo/la? puede/podría/puedes explicar/repetir/aclarar la? pregunta? por? favor?
    me puede/podría/puedes dar un ejemplo
    cómo/como dice/dices/así/asi/que
    perdón/perdone cómo/qué/como/que?
    por ejemplo
    en qué/que sentido
    se refiere/refieres a? *
    te refieres a? *
    quiere/quieres decir *
    de qué/que me? habla/hablas *
    qué/que tiene que ver *
    qué/que pregunta más/tan rara/extraña
    no tiene sentido`,
  saidAlready: `
    como ya? le/te/lo/se? lo/he/ya? he/ya? dije/dicho/comenté/comentado/decía/conté/contado/expliqué/mencioné
    como decía/dije antes?
    eso/esto? ya se/te/le/lo? lo/he/la? he? dije/dicho/conté/contado/expliqué/explicado/respondí/respondido/contesté/contestado/comenté/comentado/mencioné
    lo/eso acabo de decir/contar/explicar/responder/contestar
    acabo de decirlo/contarlo/explicarlo/responder/decírselo/decírtelo/contestar
    se/te lo acabo de decir/contar/explicar
    eso ya? me? lo? preguntó/preguntaste/ha/has preguntado?
    ya me lo/eso? preguntó/preguntaste/ha/has preguntado?
    es? la misma pregunta *
    otra vez la misma pregunta
    ya respondí/contesté eso/esa? pregunta?`,
  refusal: `
    prefiero/preferiría no decir/decirlo/responder/contestar/hablar/comentar/contarlo/opinar nada/de/eso? eso/ello?
    prefiero/preferiría no
    prefiero/preferiría que no
    no quiero/deseo/voy a? decirlo/responder/contestar/hablar/comentar nada/de/eso? eso/ello?
    sin comentarios
    es/eso algo/es? muy/demasiado/algo? privado/personal/confidencial
    no es asunto suyo/tuyo
    eso no le/te importa
    siguiente pregunta
    paso
    pasemos a? la? siguiente? pregunta?
    pasar esta/la? pregunta?
    podemos saltar/pasar esta/a? la? pregunta/siguiente?`,
  dontKnow: `
    no lo? sé/se la? verdad/seguro/bien/muy?
    la verdad no/que lo/no? lo? sé/se
    ni idea
    no tengo ni? idea
    no me acuerdo ya?
    no lo? recuerdo
    no sabría decir/decirle/decirte
    difícil de decir
    no estoy seguro/segura
    no se me ocurre nada
    no sé/se qué/que decir/decirle/decirte
    buena pregunta
    quién/quien sabe`,
  stop: `
    por? favor? pare/paremos/deténgase/basta/termine/terminemos ya/aquí/ahora? la/esta/por? entrevista/encuesta/favor?
    quiero/quisiera/prefiero/querría/deseo parar/terminar/acabar/dejarlo/irme/finalizar ya/aquí/ahora/la/esta/por? entrevista/encuesta/favor? por? favor?
    me gustaría parar/terminar/acabar/dejarlo aquí/ya/ahora?
    podemos/podríamos/puedo parar/terminar/acabar/dejarlo/irme ya/aquí/ahora/la/esta/por? entrevista/encuesta/favor?
    me tengo que ir ya/ahora?
    tengo que irme/dejarlo ya/ahora?
    me voy ya?
    lo dejamos aquí
    dejémoslo aquí
    déjelo ya?
    basta ya/de? preguntas?
    no más preguntas
    adiós
    ya es suficiente
    no quiero seguir/continuar/contestar más?`,
  protest: `
    deje/deja/dejen de repetir/repetirme/citar/preguntar/preguntarme/copiar *
    esto es una? pérdida de tiempo
    qué/que pérdida de tiempo
    una? pérdida de tiempo
    me está/estás/estan haciendo perder el tiempo
    está/estás repitiendo *
    solo/sólo repite/repites *
    usted/tú? no me está/estás? escucha/escuchas/escuchando
    me está/estás escuchando
    es/eres usted/tú/un/una/muy? un/una? tonto/tonta/inútil/estúpido/idiota/ridículo/pesado/pesada *
    pregunta/preguntas tonta/tontas/estúpida/estúpidas/absurda/absurdas/ridícula/ridículas
    qué/que pregunta/preguntas más/tan tonta/tontas/estúpida/estúpidas/absurda/absurdas
    cállate/cállese *
    vete/váyase a *
    déjeme/déjame en paz
    me está/estás tomando el pelo
    me toma/tomas el pelo`,
  nothingMore: `
    no? nada más/que/mas añadir/agregar/decir?
    no? eso es/fue todo
    no? eso/ya sería/está es? todo
    no? ya está
    no? no tengo/hay nada más/que/mas que? añadir/agregar/decir?
    no? no realmente
    no? la verdad es? que no
    no gracias
    ninguno/ninguna
    con eso está
    nada en especial`,
  agreement: `
    sí no ok vale exacto exactamente correcto perfecto bien claro cierto todo así eso está esta es
    me parece en orden nada falta faltó mal que corregir cambiar más añadir agregar creo se le
    escapó ha escapado olvidado olvidó gracias y lo de acuerdo por mí`,
  rhetorical: `
    no
    verdad
    no cree/crees
    sabe/sabes
    me entiende/entiendes
    entiende/entiendes
    ve/ves
    quién/quien sabe
    quién/quien hace/quiere/tiene/necesita *
    qué/que le vamos/voy/iba/podía a? hacer *
    qué/que quiere/quieres que *
    qué/que iba/podía/puedo/debo/voy a? *
    cómo/como iba/podía/puedo/voy a? *
    por qué/que no
    qué/que más`,
  yesNo: `es son va van puede pueden podría podrían cuándo hay tienen tiene será habrá cuánto piensan`,
  told: `dijo preguntó decía preguntaba pensé pensaba dije pregunté`,
  filler: `bueno pues eh este hm sí perdón perdone disculpe siento favor gracias ok vale oh ah hola sinceramente pero y entonces mire muchas oiga ya`,
  leaving: `
    ya? tengo que irme/dejarlo/marcharme/salir ya/ahora?
    ya? me tengo que ir/marchar ya/ahora?
    debo irme/dejarlo ya/ahora?
    me voy ya/corriendo?
    adiós/chao/chau
    hasta luego/pronto
    ya? no tengo más/mas? tiempo
    no me queda tiempo`,
  hurry: `
    tengo que * a/al/el/la/los/las niños/niño/niña/trabajo/trabajar/tren/bus/colegio
    llega/viene mi tren/bus/taxi`,
  unmarked: `
    lo/esto/la? ve/verá/lee/leerá/va mi/el/la jefe/jefa/casero/casera/empresa/dueño/dueña *
    mi/el/la jefe/jefa/casero/casera/empresa/dueño/dueña lo/va? ve/verá/lee/leerá/a ver/leer? esto/lo/esto?
    quién/quien lee/ve/verá/leerá/va esto/a? *
    cuánto/cuanto falta/queda/dura/más/mas *
    cuántas/cuantas más/mas/faltan/quedan/preguntas *
    cuándo/cuando me dan/llega/pagan/envían el/la/los? *
    cuándo/cuando recibo/cobro el/la/los? *
    lo de la/el/del * cómo/como funciona/va
    es verdad/cierto/real lo de la/el/del? *
    de parte de quién/quien *`,
}
