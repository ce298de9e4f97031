import { describe, expect, test } from 'vitest'
import { createFindAnswer } from './find-answer.ts'
import type { OwnAnswer } from './own-answers.ts'

/** What somebody was asked, and the same in other words; what follows was never asked. */
type Labelled = { asked: readonly (readonly [string, string])[]; never: readonly string[] }

const labelled: Record<string, Labelled> = {
  en: {
    asked: [
      [
        'What made you look for an invoicing tool?',
        'Why did you start looking for an invoicing tool?',
      ],
      ['What did you use before?', 'What were you using previously?'],
      ['How did you hear about Ledgerly?', 'How did you find out about it?'],
      [
        'Walk me through the last time you sent an invoice.',
        'Tell me about the last invoice you sent.',
      ],
      ['What annoys you most?', 'What bothers you?'],
      ['Who else was involved in the decision?', 'Who decided with you?'],
      ['What matters most to you in such a tool?', 'What is important to you?'],
      ['What happened in the first weeks?', 'How did the first weeks go?'],
    ],
    never: [
      'How do you train new people?',
      'What about the phone app?',
      'How do your customers pay you?',
      'What do you do at the end of the year?',
    ],
  },
  de: {
    asked: [
      ['Weshalb haben Sie nach etwas anderem gesucht?', 'Warum haben Sie etwas anderes gesucht?'],
      ['Was haben Sie vorher benutzt?', 'Womit haben Sie früher gearbeitet?'],
      ['Wie haben Sie von Ledgerly erfahren?', 'Wie sind Sie auf Ledgerly gestoßen?'],
      ['Erzählen Sie von der letzten Rechnung.', 'Beschreiben Sie die letzte Rechnung.'],
      ['Was ärgert Sie am meisten?', 'Was stört Sie?'],
      ['Was ist Ihnen am wichtigsten?', 'Was ist Ihnen wichtig?'],
      ['Was ist in den ersten Wochen passiert?', 'Wie waren die ersten Wochen?'],
    ],
    never: [
      'Wie lernen Sie neue Leute an?',
      'Wie finden Sie die App am Telefon?',
      'Was machen Sie am Jahresende?',
    ],
  },
  fr: {
    asked: [
      [
        'Pourquoi avez-vous cherché un autre outil ?',
        'Qu’est-ce qui vous a poussé à chercher un autre outil ?',
      ],
      ['Qu’utilisiez-vous avant ?', 'Avec quoi travailliez-vous auparavant ?'],
      ['Comment avez-vous connu Ledgerly ?', 'Comment avez-vous entendu parler de Ledgerly ?'],
      ['Racontez-moi la dernière facture.', 'Décrivez la dernière facture.'],
      ['Qu’est-ce qui vous gêne le plus ?', 'Qu’est-ce qui vous agace ?'],
    ],
    never: [
      'Comment formez-vous les nouveaux ?',
      'Et l’application sur le téléphone ?',
      'Que faites-vous en fin d’année ?',
    ],
  },
  es: {
    asked: [
      ['¿Por qué buscó otra herramienta?', '¿Qué le llevó a buscar otra herramienta?'],
      ['¿Qué usaba antes?', '¿Con qué trabajaba antes?'],
      ['¿Cómo conoció Ledgerly?', '¿Cómo se enteró de Ledgerly?'],
      ['Cuénteme la última factura.', 'Describa la última factura.'],
      ['¿Qué le molesta más?', '¿Qué le fastidia?'],
    ],
    never: [
      '¿Cómo forma a los nuevos?',
      '¿Y la aplicación del teléfono?',
      '¿Qué hace a fin de año?',
    ],
  },
  pt: {
    asked: [
      ['Por que você procurou outra ferramenta?', 'O que levou você a procurar outra ferramenta?'],
      ['O que você usava antes?', 'Com o que você trabalhava antes?'],
      ['Como você conheceu a Ledgerly?', 'Como ficou sabendo da Ledgerly?'],
      ['Conte como foi a última fatura.', 'Descreva a última fatura.'],
      ['O que mais incomoda você?', 'O que irrita você?'],
    ],
    never: [
      'Como você treina os novos?',
      'E o aplicativo no celular?',
      'O que você faz no fim do ano?',
    ],
  },
}

const answersOf = (language: string): OwnAnswer[] =>
  (labelled[language]?.asked ?? []).map(([asked], at) => ({
    ...{ linkID: 'l', seq: at * 2 + 1, start: 0, end: 4, text: `aaa${at}`, language },
    ...{ asked, planned: asked, kind: 'question' as const },
  }))
const find = (language: string, question: string, answers = answersOf(language)) =>
  createFindAnswer(answers, ['Ledgerly'])(question)?.seq

const questions = Object.entries(labelled).flatMap(([language, { asked }]) =>
  asked.map(([, again], at) => ({ language, again, seq: at * 2 + 1 })),
)

describe('a question is answered by what somebody said', () => {
  test('in other words it finds the right answer, most of the time, and a wrong one never', () => {
    const found = questions.map(({ language, again, seq }) => ({
      again,
      seq,
      is: find(language, again),
    }))
    expect(found.filter(({ is, seq }) => is !== undefined && is !== seq)).toEqual([])
    const right = found.filter(({ is, seq }) => is === seq).length
    expect(right / found.length).toBeGreaterThanOrEqual(0.85)
  })

  test('where the answer to it is taken out, it is not known', () => {
    const wrong = questions.flatMap(({ language, again, seq }) => {
      const others = answersOf(language).filter((answer) => answer.seq !== seq)
      return find(language, again, others) === undefined ? [] : [again]
    })
    expect(wrong).toEqual([])
  })

  test('what was never asked is not known', () => {
    const wrong = Object.entries(labelled).flatMap(([language, { never }]) =>
      never.filter((question) => find(language, question) !== undefined),
    )
    expect(wrong).toEqual([])
  })
})
