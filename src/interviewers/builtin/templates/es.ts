import { readTemplates, type TemplatePack } from './template.ts'

export const spanish: TemplatePack = {
  templates: readTemplates({
    detail: `
      D1 | Sobre {f}: ¿qué pasó exactamente la última vez?
      D2 | Cuénteme la última vez que ocurrió.
      D3 | ¿Qué hizo justo después? | episode
      D4 | La última vez, con {f}, ¿qué hizo primero?
      D5 | Cuénteme la última vez que le pasó esto: {e}. | problem
      D6 | ¿Cómo fue la última vez que ocurrió esto?
      D7 | {e}: ¿cómo fue eso paso a paso? | clause problem`,
    echo: `
      E1 | Escribió {e}. Cuénteme más.
      E2 | ¿Cómo es {e} en la práctica? | noun quality
      E3 | ¿Qué hay detrás de {e}?
      E4 | ¿Qué estaba pasando en ese momento: {e}? | clause problem
      E5 | Cuénteme más sobre esto: {e}.
      E6 | {e}: ¿cómo llegó a pasar? | clause problem
      E7 | {e}: ¿qué salió de eso? | clause problem
      E8 | Volviendo a {e}: ¿cómo fue eso? | clause problem noun
      E9 | {e}: ¿cómo lo vivió? | clause problem
      E10 | Quedémonos un momento con {e}: ¿qué más hay ahí?`,
    clarify: `
      C1 | Cuando dice {e}, ¿en qué está pensando?
      C2 | ¿Cómo le explicaría {e} a un colega?
      C3 | ¿Cómo se nota en un día normal: {e}?
      C4 | ¿En qué pensaba con {e}?
      C5 | ¿En qué lo notó: {e}?
      C6 | Ayúdeme a imaginar {e}. | clause noun quality
      C7 | {e}: ¿qué habría visto yo ahí? | clause problem`,
    expand: `
      X1 | Deme un ejemplo, por pequeño que sea.
      X2 | ¿Qué tendría que saber yo para entender esa respuesta?
      X3 | Cuénteme un poco más, lo primero que le venga a la mente.
      X4 | ¿Qué más le viene a la mente sobre eso?`,
    reason: `
      R1 | ¿Qué le llevó a eso?
      R2 | En cuanto a {f}, ¿qué marcó la diferencia?
      R3 | ¿Cómo llegó a esa conclusión?
      R4 | ¿Qué más pesaba en la decisión?`,
    ladder: `
      L1 | Con {f}, ¿qué puede hacer que cuente para usted?
      L2 | Cuando eso sale como necesita, ¿qué cambia para usted?
      L3 | ¿Qué hace que eso le importe?
      L4 | ¿Qué pasa los días en que no tiene esto: {f}?
      L5 | ¿Cómo se arregla cuando le falta esto: {f}?`,
    contrast: `
      K1 | ¿Qué cambia en el día a día con {alt}?
      K2 | ¿Cómo es eso en comparación con lo que usaba antes?
      K3 | ¿En qué se diferencia un día bueno de uno malo?
      K4 | ¿Cómo apareció {alt} en la historia?
      K5 | ¿Qué le llamó la atención de {alt}?`,
    timeline: `
      T1 | ¿Cuándo se le pasó eso por la cabeza por primera vez?
      T2 | ¿Qué ocurrió entre esa idea y el día de la decisión?
      T3 | ¿Qué había probado antes de eso?
      T4 | ¿Qué estuvo a punto de frenarle?
      T5 | ¿Quién más tuvo voz en eso?
      T6 | ¿Qué llevó a {e}? | clause problem
      T7 | ¿Qué hubo antes de {e}? | clause problem`,
    incident: `
      I1 | ¿Qué momento se le quedó más grabado?
      I2 | ¿Cómo terminó? | episode
      I3 | ¿Qué supuso eso para el resto de su día? | episode
      I4 | Volvamos a {e}: ¿qué pasó después? | problem
      I5 | {e}: ¿qué le quedó de eso? | clause problem`,
    emotion: `
      M1 | ¿Cómo vivió ese momento: {e}?
      M2 | ¿Cómo se quedó después de eso?
      M3 | ¿Qué le pasaba por la cabeza en ese momento?`,
    contradiction: `
      Q1 | Antes escribió {old} y ahora {new}: ¿cómo encajan las dos cosas para usted?
      Q2 | Ayúdeme a entender dos cosas que me contó: {old} y {new}.
      Q3 | ¿Qué explica la diferencia entre {old} y {new}?`,
    exception: `
      V1 | ¿Cuándo fue distinto?
      V2 | Cuénteme una vez en que salió de otra manera.
      V3 | ¿Cuándo salió distinto por última vez?`,
    quantify: `
      N1 | ¿Con qué frecuencia ocurre eso, más o menos, en un mes normal?
      N2 | ¿Cuánto tiempo le llevó, de principio a fin? | episode
      N3 | ¿Qué parte de su semana se va en eso, más o menos?`,
    need: `
      F1 | Con {f}, ¿qué podría hacer que hoy no puede?
      F2 | ¿Cómo se las arregla hoy sin eso?
      F3 | ¿Cuándo le hizo falta por última vez?
      F4 | ¿Qué sería lo primero que haría con eso?`,
    hint: `
      H1 | Tocó este punto: {h}. ¿Qué papel tuvo?
      H2 | ¿Qué me puede contar sobre {h}?
      H3 | ¿En qué momento entró en juego esto: {h}?
      H4 | ¿Qué papel tuvo esto: {h}?`,
    continuer: `
      S1 | Cuénteme cómo siguió.
      S2 | Cuénteme lo que vino después.
      S3 | ¿Y qué pasó a continuación?`,
    narrow: `
      W1 | De todo lo que acaba de contar, ¿qué fue lo más importante para usted?
      W2 | Si tuviera que quedarse con una sola cosa, ¿cuál sería?
      W3 | ¿Cuál de esos puntos le pesa más?`,
    bearing: `
      B1 | ¿Dónde entra {p} en todo eso?
      B2 | ¿Qué relación tiene eso con {p} para usted?
      B3 | ¿Qué papel tuvo {p} en eso?`,
    pasted: `
      P1 | Eso es mucho de una vez. ¿Qué parte fue la más importante para usted, en sus palabras?
      P2 | Cuénteme con sus palabras lo que le importa de todo eso.`,
    rephrase: `
      Z1 | Dicho de otra forma: {q}
      Z2 | De otra manera: {q}
      Z3 | Lo intento con otras palabras: {q}
      Z4 | Visto de otro modo: {q}`,
    redirect: `
      O1 | Sigamos un momento con la entrevista. {q}
      O2 | Vuelvo a mi pregunta. {q}
      O3 | Hay algo que todavía me gustaría saber de usted. {q}`,
    restate: `
      J1 | Aquí solo puedo hacer preguntas, así que vuelvo a esta: {q}
      J2 | Sigamos con la entrevista: {q}
      J3 | Volvamos a la pregunta: {q}`,
    hostile: `
      Y1 | Lo entiendo, y puede parar cuando quiera. ¿Qué salió mal, en sus palabras?
      Y2 | Puede parar en cualquier momento. Cuénteme qué pasó.`,
  }),
  meta: {
    identity: 'Soy un entrevistador automático de {org}, no una persona.',
    readers: 'Lo leerán las personas que hacen este estudio para {org}.',
    privacy: 'Sus respuestas se guardan para este estudio; puede saltarse cualquier cosa.',
    duration: 'Unos {n} minutos más; puede parar cuando quiera.',
    opinion: 'Soy un entrevistador automático y no tengo opinión propia.',
    purpose: 'Ayuda a {org} a entender cómo les va de verdad a las personas.',
    team: 'No puedo responder eso; lo he anotado para el equipo.',
  },
  saidAlready: 'Es verdad, sigamos entonces.',
  notedForTeam: 'He anotado su pregunta para el equipo.',
  touched: 'Ya tocó este punto; me gustaría oír el resto.',
  takenUp: 'Usted escribió {e}: {q}',
  planLanguage: 'Sigamos en español; quizá alguna pregunta no esté traducida.',
}
