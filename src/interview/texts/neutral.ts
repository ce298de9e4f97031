import type { Language } from '../../guide/plan.ts'

/** What a neutral follow-up asks for. */
export type NeutralKind = 'more' | 'after' | 'last' | 'meant'

/** The follow-ups that are right after almost anything, and may come again. */
export const neutralQuestions: Record<Language, Record<NeutralKind, string>> = {
  en: {
    more: 'Could you tell me a bit more about that?',
    after: 'What happened then?',
    last: 'When did that last happen, and how did it go?',
    meant: 'What did that mean for you?',
  },
  de: {
    more: 'Können Sie mir dazu noch etwas mehr erzählen?',
    after: 'Was ist dann passiert?',
    last: 'Wann war das zuletzt so, und wie lief es da?',
    meant: 'Was hat das für Sie bedeutet?',
  },
  fr: {
    more: "Pourriez-vous m'en dire un peu plus ?",
    after: "Que s'est-il passé ensuite ?",
    last: "Quand est-ce arrivé pour la dernière fois, et comment cela s'est-il passé ?",
    meant: "Qu'est-ce que cela a représenté pour vous ?",
  },
  es: {
    more: '¿Podría contarme un poco más sobre eso?',
    after: '¿Qué pasó después?',
    last: '¿Cuándo pasó por última vez y cómo fue?',
    meant: '¿Qué significó eso para usted?',
  },
  pt: {
    more: 'Você poderia me contar um pouco mais sobre isso?',
    after: 'O que aconteceu depois?',
    last: 'Quando isso aconteceu pela última vez, e como foi?',
    meant: 'O que isso significou para você?',
  },
}

const all = new Set(Object.values(neutralQuestions).flatMap((own) => Object.values(own)))

/** Bids them go on, in a few words: "And then?", "What else?" */
const continuers =
  /^(?:and |und |et |y |e )?(?:then|(?:after|before) that|what else|what (?:came )?next|dann|danach|davor|was noch|ensuite|après(?: cela)?|avant(?: cela)?|quoi d'autre|luego|después(?: de eso)?|antes(?: de eso)?|qué más|depois(?: disso)?|antes disso|o que mais)\s?\?$/iu

export function isNeutral(question: string): boolean {
  const asked = question.trim().replace(/^¿/, '')
  return all.has(question.trim()) || continuers.test(asked)
}
