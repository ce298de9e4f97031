/** What an interviewer truly says when it is asked what it is, who reads this, and what becomes of it. */
export const ofItself: readonly string[] =
  'person human bot robot machine computer program ai automated interviewer mensch roboter maschine computer programm ki automat interviewer personne humain robot machine ordinateur programme ia persona humano humana máquina ordenador programa pessoa computador robô read people research answers kept lesen leute forschung antworten lira liront recherche réponses leerá leerán investigación respuestas lerá pesquisa respostas kind wrong right minutes stop skip erase link sprache minuten aufhören überspringen löschen bonne mauvaise minutes arrêter effacer correctas incorrectas minutos parar borrar saltar certas erradas apagar'.split(
    ' ',
  )
