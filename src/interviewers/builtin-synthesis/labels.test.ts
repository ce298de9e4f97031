import { describe, expect, test } from 'vitest'

import { about, kindsOf, read } from './read.fixture.ts'

describe('no label below certainty', () => {
  test.each([
    [
      'What do you hear of it?',
      'I rang them five times, and it was three weeks until they gave me the money back',
    ],
    [
      'Was geschah dann?',
      'Der Laptop blieb aufgeklappt auf dem Esstisch liegen, und am nächsten Tag war es einfach weg aus dem Kopf.',
    ],
    ['What else did you look at?', 'TeamUp and Glofox. Glofox was worse money.'],
    ['Do they share photos?', 'yeh loads. goes in the whatsap group'],
    ['¿Cómo se sintió?', 'Pues mal, con calor en la cara.'],
    ['How do you plan your shop?', "I'm not a chain."],
    ['¿Cómo fue su día?', 'Pues mire, ayer fue un día bastante tranquilo, gracias a Dios.'],
    ['What was it like when you used it?', "I'm afraid I can't, I wasn't there!"],
    [
      'When did the thought of stopping first cross your mind?',
      'nothing. i never stopped using it lol',
    ],
    ['What is new?', 'My kids love football. I had a wonderful weekend.'],
    [about, "I don't love it."],
    [about, 'I love the search but it is slow.'],
    [about, 'My boss said I would love it.'],
    ['What did you use before Ledgerly?', 'Excel. The worst part was the formulas.'],
    [about, 'Before that we used Xero, and what I liked best about it was the colours.'],
  ])('%s %s', (ask, say) => {
    expect(new Set(kindsOf([{ ask, say }]))).toEqual(new Set(['remark']))
  })

  test.each([
    ['praise', 'en', 'I love the search.'],
    ['problem', 'en', 'The worst part is the waiting.'],
    ['request', 'en', 'I wish it could read my Word files.'],
    ['praise', 'de', 'Am besten gefällt mir die Suche.'],
    ['problem', 'de', 'Am meisten ist es so: Mich stört das Warten.'],
    ['request', 'de', 'Ich wünsche mir eine Suche.'],
    ['praise', 'fr', "J'adore la recherche."],
    ['problem', 'fr', "Le pire, c'est l'attente."],
    ['request', 'fr', "J'aimerais pouvoir chercher mes factures."],
    ['praise', 'es', 'Me encanta el buscador.'],
    ['problem', 'es', 'Lo peor es la espera.'],
    ['request', 'es', 'Me gustaría poder buscar mis facturas.'],
    ['praise', 'pt', 'Adoro a busca.'],
    ['problem', 'pt', 'O pior é a espera.'],
    ['request', 'pt', 'Seria bom se tivesse uma busca.'],
  ])('but a %s said outright is one (%s): %s', (kind, language, say) => {
    expect(kindsOf([{ ask: 'Ledgerly?', say, act: 'answer' }], { language })).toEqual([kind])
  })

  test('values and interests are told where they are asked for or said outright', () => {
    const { details } = read([
      {
        ask: 'What matters most to you in a tool?',
        say: 'That my oldest singer can manage alone. She is ninety.',
      },
      { ask: 'What do you do in your free time?', say: "I'm restoring a narrowboat, very slowly." },
      { ask: 'And then?', say: 'The most important thing for me is that nothing gets lost.' },
    ])
    expect(details.key_values).toEqual([
      'That my oldest singer can manage alone.',
      'The most important thing for me is that nothing gets lost.',
    ])
    expect(details.interests).toEqual(["I'm restoring a narrowboat, very slowly."])
    expect(details).not.toHaveProperty('background')
  })

  test.each([
    ['en', 'What do you do for a living?', 'Roofing, mostly flat roofs.'],
    ['de', 'Erzählen Sie mir ein wenig von sich.', 'Dachdecker, seit zwanzig Jahren.'],
    ['fr', 'Parlez-moi un peu de vous.', 'Couvreur, depuis vingt ans.'],
    ['es', '¿A qué se dedica?', 'Techador, desde hace veinte años.'],
    ['pt', 'Conte-me um pouco sobre você.', 'Telhadista, há vinte anos.'],
  ])('who is asked who they are tells it (%s)', (language, ask, say) => {
    const { details } = read([{ ask, say }], { language })
    expect(details.background).toContain(say)
    expect(details).not.toHaveProperty('productAlignment')
  })
})
