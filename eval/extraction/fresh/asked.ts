import { short } from '../reporting/short.ts'
import type { Transcript } from '../transcript.ts'

/** Interviews in which the verdict question was answered. */
export const asked: Transcript[] = [
  short({
    name: 'paramedic',
    language: 'en',
    product: 'Checkline',
    talk: [
      ['What is your job?', 'Paramedic, rural, twelve hour shifts with one colleague.'],
      [
        'What do you do with Checkline?',
        'We go through the bag with it before each shift. It is quick. The colours make sense, red means red.',
      ],
      ['What is missing?', 'I wish it knew what the shift before us used up.'],
    ],
    verdict: 'Good. Not life changing, but good.',
    background: ['Paramedic, rural'],
    alignment: [
      '?We go through the bag',
      '+It is quick',
      '+The colours make sense',
      '!I wish it knew',
      '?Good',
      '?Not life changing',
    ],
    sentiment: 4,
  }),
  short({
    name: 'allotment secretary',
    language: 'en',
    product: 'Plotmate',
    talk: [
      [
        'What do you look after?',
        'I am secretary of an allotment club, ninety plots and a waiting list of two hundred.',
      ],
      [
        'How is the waiting list with Plotmate?',
        'A nightmare. It sorted everyone by first name and I had thirty angry phone calls in one evening.',
      ],
      [
        'What matters most to you in a tool like this?',
        'That it is fair and that I can explain it to people.',
      ],
      ['What do you do outside the club?', 'I sing in a choir and I repair clocks.'],
    ],
    verdict: 'I want it gone.',
    background: ['I am secretary of an allotment'],
    alignment: ['?-A nightmare', '-It sorted everyone', '?I want it gone'],
    values: ['That it is fair', '?I can explain it'],
    interests: ['?sing in a choir', '?repair clocks'],
    sentiment: 1,
  }),
  short({
    name: 'profesora de baile',
    language: 'es',
    product: 'Compás',
    talk: [
      ['¿A qué se dedica?', 'Soy profesora de baile y tengo una escuela con cien alumnos.'],
      [
        '¿Cómo le va con Compás?',
        'Los padres pagan desde el móvil y ya no persigo a nadie. Lo que falla es el horario, que cambia solo cuando hay fiesta.',
      ],
      ['¿Qué le gustaría cambiar?', 'Me gustaría ver la lista de espera de cada grupo.'],
    ],
    verdict: 'Contenta, le pongo un cuatro.',
    background: ['Soy profesora de baile'],
    alignment: [
      '?+Los padres pagan',
      '-Lo que falla es el horario',
      '!Me gustaría ver la lista',
      '?Contenta',
    ],
    sentiment: 4,
  }),
  short({
    name: 'dono de padaria',
    language: 'pt',
    product: 'Fornada',
    talk: [
      ['O que você faz?', 'Tenho uma padaria com minha esposa, acordo às três da manhã.'],
      [
        'Como é usar o Fornada?',
        'Trava muito. Ontem travou com a loja cheia e anotei tudo no papel de pão.',
      ],
      ['O que funciona bem?', 'O relatório do mês é claro, meu contador gosta.'],
    ],
    verdict: 'Mais ou menos, uns três.',
    background: ['Tenho uma padaria'],
    alignment: ['-Trava muito', '-Ontem travou', '+O relatório do mês', '?Mais ou menos'],
    sentiment: 3,
  }),
  short({
    name: 'Rentner im Chor',
    language: 'de',
    product: 'Notenblatt',
    talk: [
      [
        'Erzählen Sie von sich.',
        'Ich bin Rentner und singe seit vierzig Jahren Bass in zwei Chören.',
      ],
      [
        'Wie kommen Sie mit Notenblatt zurecht?',
        'Die Schrift ist groß und ich finde jedes Lied sofort. Mein Enkel hat es mir eingerichtet.',
      ],
      ['Was stört Sie?', 'Der Akku vom Tablet, aber dafür kann die App nichts.'],
    ],
    verdict: 'Sehr zufrieden, ich möchte nicht mehr zurück zum Papier.',
    background: ['Ich bin Rentner', '?Mein Enkel'],
    alignment: ['+Die Schrift ist groß', '?Mein Enkel', '?Der Akku', '?Sehr zufrieden'],
    interests: ['?singe seit vierzig'],
    sentiment: 5,
  }),
]
