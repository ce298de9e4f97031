import { type BriefPack, topicsOf } from './brief-pack.ts'

export const briefSpanish: BriefPack = {
  signs: {
    churn: {
      alone: `churn\\p{L}*|dar(?:se)? de baja|dan de baja|dieron de baja|desinstal\\p{L}*|abandono`,
      ofProduct: `cancel\\p{L}*|(?:se )?van|(?:se )?fueron|irse|dej\\p{L}*|abandon\\p{L}*`,
    },
    adoption: {
      alone: `adopt\\p{L}*`,
      ofProduct: `elig\\p{L}*|eleg\\p{L}*|compr\\p{L}*|contrat\\p{L}*|se cambi\\p{L}*`,
    },
    onboarding: {
      alone: `onboarding`,
      ofProduct: `primeros (?:días|pasos)(?: con)?|primeras semanas(?: con)?|registro|alta`,
    },
    pricing: {
      alone: `disposición a pagar`,
      ofProduct: `precios?|tarifas?|costes?|costos?|pagar|cuotas?`,
    },
  },
  ours: `nosotros|nuestr[oa]s?|(?:la|el) (?:app|aplicación|producto|servicio|herramienta|suscripción|plataforma|programa)`,
  behind: `después|antes|en|al|tras|tan|durante|porque|pronto|los clientes|las clientas|los usuarios|su (?:suscripción|cuenta|contrato)`,
  jargon: `disposición|necesidades|comportamientos?|actitudes|percepción|percepciones|motivaciones|expectativas|barreras|opiniones|opinión|satisfacción|uso|razones|experiencias?|clientes|usuarios|hábitos`,
  leadIn: `^(?:la |el |las |los )?(?:experiencias?|opini(?:ón|ones)|actitud(?:es)?|concepto|idea|tema) (?:con|sobre|hacia|de) `,
  opener: ['El tema', 'Cuénteme su propia experiencia con {x}.'],
  later: topicsOf(`
    ! Una vez con detalle: ¿Qué pasó la última vez, de principio a fin?
    Lo difícil: ¿Qué resultó difícil, si es que hubo algo?
    Lo que va bien: ¿Qué salió bien esa vez, si es que algo salió bien?
    Qué debería cambiar: ¿Qué cosas deberían ser distintas?`),
  laterAbout: topicsOf(`
    ! Una vez con detalle: Piense en la última vez con {x}. ¿Qué pasó, de principio a fin?
    Lo difícil: ¿Qué le resulta difícil con {x}?
    Lo que va bien: ¿Qué le va bien con {x}?
    Qué debería cambiar: ¿Qué debería ser distinto con {x}?`),
  outlines: {
    churn: topicsOf(`
      Los comienzos: ¿Para qué usaba {product} al principio?
      ! La primera idea de dejarlo: ¿Cuándo se le pasó por la cabeza por primera vez dejarlo?
      De la duda a la decisión: Cuénteme qué pasó entre ese momento y el día en que lo dejó.
      Qué más miró: ¿Qué otras cosas miró o probó?
      Cómo lo hace hoy: ¿Cómo lo resuelve hoy?
      ! Qué tendría que haber sido distinto: ¿Qué tendría que haber sido distinto para que se quedara?`),
    adoption: topicsOf(`
      Antes: Antes de tener {product}, ¿cómo lo hacía?
      ! El desencadenante: ¿Qué estaba pasando cuando empezó a buscar algo nuevo?
      El primer encuentro: ¿Cómo conoció {product}?
      La comparación: ¿Qué más tuvo en cuenta por el camino?
      Lo que casi lo impidió: ¿Qué estuvo a punto de frenarle?
      ! La decisión: Vuelva al momento en que se decidió. ¿Qué inclinó la balanza?`),
    onboarding: topicsOf(`
      Las expectativas: ¿Qué quería conseguir cuando se registró?
      ! La primera vez: Cuénteme la primera vez que abrió {product}.
      ! Quedarse sin saber: Hábleme de un momento de los primeros días en que no sabía qué hacer.
      El primer resultado: ¿Cuándo hizo {product} por primera vez algo que importara para usted?
      La rutina: ¿Cómo fueron las demás semanas?
      Un consejo: ¿Qué le diría a alguien que empieza mañana?`),
    pricing: topicsOf(`
      El uso: En una semana normal, ¿para qué usa {product}?
      ! El primer vistazo al precio: Cuénteme la primera vez que miró cuánto cuesta {product}.
      La elección del plan: ¿Cómo llegó al plan que tiene hoy?
      Quién decide: ¿Quién opina cuando se gasta dinero en algo así?
      La vara de medir: ¿Con qué compara {product} cuando piensa en su precio?
      ! Dudas sobre el precio: Piense en una ocasión en que cuestionó lo que paga. ¿Qué había pasado?`),
    general: topicsOf(`
      El uso: ¿Para qué usa {product}?
      ! La última vez: Cuénteme la última vez que usó {product}.
      Lo que va bien: ¿Qué le funciona bien con {product}?
      ! Lo que estorba: Hábleme de una vez en que no salió como quería.
      Sin ello: ¿Cómo se las arreglaba antes de tener {product}?
      Qué debería cambiar: ¿Qué única cosa debería ser distinta?`),
  },
}
