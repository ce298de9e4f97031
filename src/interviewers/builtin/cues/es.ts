import { pack } from './cue.ts'

export const spanish = pack(
  {
    hedge: `creo, supongo, quizás, quizá, tal vez, un poco, más o menos, probablemente, no estoy seguro, no estoy segura, como que`,
    vague: `engorroso, engorrosa, raro, rara, mejor, peor, bien, mal, bueno, buena, malo, mala, fácil, difícil, complicado, complicada, confuso, confusa, lento, lenta, rápido, rápida, simple, sencillo, sencilla, intuitivo, intuitiva, útil, inútil, práctico, práctica, molesto, molesta, pesado, pesada, cómodo, cómoda, incómodo, incómoda, limitado, limitada, caro, cara, barato, barata, fiable, confiable, anticuado, anticuada, moderno, moderna, poco claro, regular, un lío, tedioso, tediosa, normalito, profesional, desordenado, desordenada`,
    emotion: `frustr*, enoj*, enfad*, furioso, furiosa, odio, odié, odiaba, encanta, encantó, encantaba, miedo, pánico, estres*, vergüenza, aliviad*, alivio, decepcion*, pesadilla, desesper*, agotador*, agotad*, hart*, horrible, terrible, fatal, genial, fantástico, angusti*, preocup*, me rendí, insoportable, volvía loco, vuelve loco, volvía loca, vuelve loca, orgullos*, una maravilla`,
    positive: `bien, genial, fácil, útil, ayuda, ayudó, rápido, rápida, fluido, fiable, intuitivo, contento, contenta, encanta, encantó, gusta, gustó, práctico, perfecto, perfecta, mejor, ahorra, ahorro, cómodo, cómoda, sencillo, sencilla`,
    negative: `lento, lenta, lentísimo, lentísima, falla, fallaba, falló, fallo*, error*, perdí, perdimos, perder, pierdo, perdido, falta, faltaba, mal, molest*, frustr*, confus*, difícil, imposible, caro, cara, complicad*, odio, malo, mala, horrible, inútil, peor, problema*, atascado, trabado, bloqueado, me rendí, a mano, manualmente, retraso*, escondido, escondida, no funciona, no funcionaba, no funcionó, no carga, quej*, demasiado*, demasiada*, nadie respondió, no responden, desaparece*, desapareció, duplicad*, tedioso, tediosa, engorros*, no encontraba, no encontré, no podía, no pude, no puedo, se cierra, se cerraba, cortado, cortada, tarde`,
    strong: `muy, realmente, extremadamente, totalmente, absolutamente, completamente, tanto, tan, súper, demasiado`,
    request: `ojalá, me gustaría, nos gustaría, sería bueno, estaría bien, estaría bueno, debería, deberían, haría falta, hace falta, me hubiera gustado, quisiera, si pudiera, me ayudaría`,
    decision: `cambié, cambiamos, cambiar, decidí, decidimos, elegí, elegimos, cancelé, cancelamos, dejé, dejamos, me registré, compré, contraté, me di de baja, migramos, reemplacé, volví a, me pasé, nos pasamos, abandoné`,
    absolute: `siempre, nunca, jamás, todo el mundo, nadie, cada vez, todo el tiempo, constantemente, ningún, ninguna`,
    frequency: `a menudo, a veces, regularmente, frecuentemente, de vez en cuando, normalmente, mucho, horas, muchas veces, varias veces, una y otra vez, rara vez, mucho tiempo, una eternidad, seguido`,
    often: `todos los días, cada día, a diario, diariamente, todo el tiempo, constantemente, varias veces al día, cada mañana, cada semana, siempre`,
    rare: `no la he abierto, no lo he abierto, no la uso, no lo uso, no he usado, casi nunca, rara vez, nunca, ya no uso, ya no la uso, ya no lo uso, apenas, hace meses que no`,
    past: `fue, era, eran, estaba, estaban, tenía, tenían, tuve, tuvimos, hice, hicimos, quería, queríamos, podía, pude, pudimos, intenté, intentamos, usé, usaba, usábamos, necesitaba, pedí, llamé, envié, perdí, perdimos, encontré, vi, dije, pasó, empecé, empezó, abrí, quedó, di, llegó, falló, tardé, tardó, fui, fuimos, había, me di, recibí, terminé`,
    when: `la semana pasada, el mes pasado, el año pasado, la última vez, ayer, esta mañana, hoy, el otro día, un día, una vez, hace dos, hace tres, hace un, hace una, hace unos, hace poco, cuando, el lunes, el martes, el miércoles, el jueves, el viernes, el sábado, el domingo, en enero, en febrero, en marzo, en abril, en mayo, en junio, en julio, en agosto, en septiembre, en octubre, en noviembre, en diciembre, recientemente, esta semana, entonces, luego, después, al final, de repente, al principio, ese día, anoche`,
    first: `yo, mi, mis, me, nosotros, nos, nuestro, nuestra, nuestros, nuestras, tengo, tuve, hice, he, hemos, perdí, perdimos, tuvimos, usamos, uso, necesito, quería, intenté, estaba`,
    causal: `porque, ya que, por eso, así que, debido, para que, como, por lo que, si no`,
    change: `ahora, antes, desde, al principio, ya no, últimamente, hasta, después, luego, más tarde, cambió, hoy en día, entonces`,
    value: `necesito, necesitamos, importante, lo más importante, busco, prefiero, indispensable, imprescindible, prioridad, lo que importa, me importa, para poder`,
    negation: `no, nunca, jamás, nada, nadie, ningún, ninguna, ninguno, sin, ni, tampoco`,
    use: `uso, usé, usaba, usamos, usar, cambié a, cambiamos a, probé, probamos, comparado con, en lugar de, en vez de, volví a, con, pasé a, pasamos a`,
    productNoun: `app, aplicación, sitio, página*, panel, tablero, informe*, reporte*, factura*, facturación, exportación*, exportar, importación*, botón*, botones, búsqueda, buscador, filtro*, notificación*, notificaciones, recordatorio*, correo*, email*, calendario, inicio de sesión, contraseña*, registro, configuración, tutorial*, soporte, atención al cliente, chat, precio*, plan, planes, suscripción, prueba, pago*, pedido*, entrega*, integración, integraciones, sincronización, actualización, actualizaciones, pantalla*, menú*, ajuste*, plantilla*, hoja de cálculo, excel, archivo*, carpeta*, descarga*, documento*, tabla*, gráfico*, lista*, formulario*, campo*, permiso*, cuenta*, perfil*, función, funciones, herramienta*, software, interfaz, navegación, mapa*, foto*, mensaje*, tarea*, escáner, impresora, etiqueta*, datos, velocidad, contrato*, tarifa*, costo*, coste*, recibo*, reserva*, cita*, curso*, receta*`,
    personNoun: `jefe, jefa, colega*, compañero*, compañera*, equipo, cliente*, amigo*, amiga*, esposa, esposo, marido, mujer, hijo*, hija*, madre, padre, gente, persona*, usuario*, contador*, contable, empresa, familia`,
    generic: `dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, pasado, pasada, próximo, próxima, cosa*, vez, veces, tiempo, manera, forma, parte*, punto, caso, día*, semana*, mes, meses, año*, hora*, minuto*, momento, ejemplo, razón, fin, principio, lado, resto, idea, pregunta*, respuesta*, otro*, otra*, mano, mañana, tarde, noche, lunes, martes, miércoles, jueves, viernes, sábado, domingo, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, montón, mayoría, verdad, dios, problema, poco, vida, final`,
    filler: `bueno, pues, sí, no, la verdad, en realidad, o sea, eh, em, mmm, digamos, este, ok, vale, solo, también, luego, quizás, sobre todo, principalmente, claro, entonces, sinceramente, honestamente`,
    refusal: `saltar, paso, siguiente pregunta, prefiero no, no quiero responder, no quiero contestar, no quiero hablar de, sin comentarios, no es asunto suyo, eso es privado, pasemos a otra`,
    dontKnow: `no sé, no lo sé, ni idea, no tengo idea, no recuerdo, no me acuerdo, no estoy seguro, no estoy segura, difícil decir, no sabría decir`,
    notUnderstood: `qué quiere decir, qué quieres decir, a qué se refiere, a qué te refieres, no entiendo la pregunta, no entendí la pregunta, no entiendo, cómo así, qué significa, puede explicar, puede aclarar, no entendí, cómo`,
    assent: `sí, si, exacto, exactamente, claro, ok, vale, correcto, así es, por supuesto, no, no mucho, supongo, bien, bueno, de acuerdo, cierto, ya`,
    chatter: `fútbol, liga, clima, lluvia, llueve, nieve, elecciones, política, presidente, película, pizza, lotería, gato, concierto, cerveza, penalti, estadio, tenis, rugby, maratón, correr por, soleado, tormenta*, nieva, playa, barbacoa, guitarra, piano, acordeón, violín, coro, festival, cantante, teatro, museo, netflix, actor, actriz, cine, tejo, tejer, coser, jersey, cerámica, ajedrez, tomates, balcón, césped, seto, rosas, zorro*, gatito*, cachorro*, gatos, hámster, loro, gallinas, gallo, erizo, ardilla*, pájaros, abejas, boda, bautizo, túnel, sillín, autopista, dentista, dientes, gripe, mosquitos, sicilia, italia, grecia, limonero, camping, caravana, senderismo, montaña*, parlamento, ministro*, pascua, halloween, camello, trineo, esquí, natación, sauna, circo, carnaval, fuegos artificiales, fantasma, horóscopo, casino, bailar, bailamos, el partido, el tiempo que hace, mi gato, mi perro, en la tele, las elecciones`,
    work: `carg*, clic*, abr*, abiert*, pag*, registr*, cancel*, instal*, compart*, guard*, copi*, envi*, imprim*, busc*, reserv*, pid*, pedi*, gestion*, automat*, cambi*, trabaj*, oficina, proyecto*, cliente*, jefe*, colega*, empresa, dinero, cost*, caro, cara, uso, usa*, usé, usá*`,
    insult: `bot estúpido, estúpido, estúpida, idiota, imbécil, cállate, vete a la mierda, tonto, pérdida de tiempo, tontería*, inútil, ridículo, qué estupidez, basura, tarado, gilipollas, cretino, patético, patética, inservible, vete al diablo, lárgate, déjame en paz, déjeme en paz, cállese, payaso, sin cerebro, pedazo de`,
    profanity: `mierda*, puta*, puto*, joder, jodid*, carajo, coño, cabrón*, pendej*, verga, chinga*, gilipollas, hostia*, maldit*`,
  },
  {
    end: /(?:(?:me )?tengo que (?:irme|ir|salir|dejarlo|cortar)|(?:quiero|quisiera|podemos|me gustaría) (?:terminar|parar|acabar|dejarlo)(?: (?:aquí|ya|la entrevista|ahora))?(?=[.,!? ]{0,3}$)|terminemos|terminar la entrevista|no más preguntas|ya terminé|adiós|me voy(?=[.,!]|$))/u,
    identity:
      /(?:(?:es|eres) (?:usted |tú )?(?:un |una )?(?:ia|bot|robot|humano|humana|persona|máquina|real)|quién (?:es usted|eres)|(?:hablo|estoy hablando) con (?:un|una|quién)|(?:(?:escribo|estoy chateando|converso|hablo|estoy hablando) con (?:un|una|quién|alguien)|(?:es|eres) (?:esto |usted )?(?:un |una )?(?:computadora|ordenador|programa|sistema automático)|hay alguien (?:ahí|detrás|del otro lado))(?=[^?]{0,80}\?))/u,
    readers:
      /quién(?:es)? (?:va a |van a |puede |pueden )?(?:lee|leer|leen|ve|ver|ven|recibe|leerá|verá)[^?]{0,60}\?|para quién es/u,
    privacy:
      /(?:(?:(?:aparece|aparecerá|sale|saldrá|figura|queda|va|consta|está) (?:ahí |aquí )?mi (?:nombre|correo|identidad)|mi (?:nombre|correo|identidad) (?:\p{L}+ ){0,3}(?:aparece|aparecerá|sale|figura|queda|asociado|vinculado|ligado))(?=[^?]{0,80}\?)|es (?:esto )?(?:anónimo|confidencial|privado)|mis (?:datos|respuestas) (?:\S{1,14} ){0,3}(?:guardan|comparten|usan|venden)|qué (?:hacen|pasa|harán) con (?:mis|los|las|esto)|protección de datos)/u,
    duration:
      /(?:cuánto (?:tiempo|dura|falta|tarda)|cuántas preguntas|ya casi (?:terminamos|acabamos)|falta mucho)/u,
    opinion: /(?:qué (?:opina|piensa|opinas|piensas|le parece|te parece)|y usted|y tú)/u,
    purpose:
      /(?:por qué|para qué) (?:quiere|quieren|quieres|pregunta|preguntas|necesita|necesitan|le interesa|sirve)|(?:para qué (?:es|son) (?:todo |todas )?(?:esto|estas|eso)|(?:por qué|para qué) tantas preguntas)(?=[^?]{0,80}\?)|cuál es (?:el objetivo|la finalidad)|de qué va esto/u,
    product:
      /(?:cuándo (?:va|estará|habrá|será|tendrán|sale|es)|(?:pueden|podrían|puede|van a|tienen|piensan|planean) |hay (?:algún|alguna|un|una|forma)|se puede|puedo|por qué (?:no|es|hay|tienen)|cuánto cuesta|cómo (?:puedo|hago|se))/u,
    rhetorical:
      /(?:no|verdad|sabe|sabes|me entiende|me entiendes|me explico|ves|por qué no|cierto)\s{0,2}\?+\s{0,2}$/u,
    trailing:
      /(?:(?:^|[^\p{L}])(?:y|porque|pero|o|el|la|los|las|luego|con|cuando|que)|\.\.\.|…|,)\s{0,3}$/u,
    boundary:
      /^(?:y|e|pero|o|u|porque|pues|que|quien|cuando|si|como|entonces|aunque|mientras|donde|ni|sino|luego)$/u,
    dangling:
      /^(?:el|la|los|las|un|una|unos|unas|de|del|al|a|y|e|o|u|pero|en|con|por|para|sin|sobre|es|era|eran|son|fue|está|estaba|estaban|estoy|yo|él|ella|nosotros|nos|me|mi|mis|se|te|le|les|lo|su|sus|que|porque|si|como|muy|más|menos|tan|también|ya|no|ni|sí|cuando|donde|hay|había|he|ha|hemos|han|tengo|tenía|tiene|tenemos|hacer|ser|estar|todo|toda|todos|todas|cada|este|esta|estos|estas|ese|esa|eso|esto|entonces|pues|luego|solo|casi|siempre|nunca|nada|poco|un poco|bastante|algo|mucho|desde|hasta|entre|nuestro|nuestra|aquí|ahí|así|bien|qué|cómo|tuve|tuvimos|hice|vez)$/u,
  },
)
