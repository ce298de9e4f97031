import { expect, test } from 'vitest'
import { leaveOut } from './leave-out.ts'

const name = (known: string, text: string) => leaveOut({ text, known: [known] })

test.each([
  ['Ada Byron', 'I am ada, Ada Byron of Adana.', 'I am […], […] of Adana.'],
  ['Ada Byron', 'BYRON’s notes', '[…]’s notes'],
  [
    'Dr. Frau Will Smith',
    'Dr. Who will ask Will, meine Frau?',
    'Dr. Who will ask […], meine Frau?',
  ],
  ['Maria de la Cruz', 'María y Maria de la Cruz, la de Cruz', '[…] y […], la de […]'],
  ['王伟', '我叫王伟。', '我叫[…]。'],
  ['İpek Şen', 'İ İPEK ŞEN and ipek', 'İ […] and […]'],
  ["Sean O'Brien", 'Call O’Brien, or obrien, not Brien.', 'Call […], or […], not Brien.'],
  ['José Ruiz', 'Soy Jose\u0301, o Jose.', 'Soy […], o […].'],
  ['Smith, John', 'John Smith spoke', '[…] spoke'],
  ['Anna Müller', 'Annas Chefin in Müllers Laden, Annasee', '[…]s Chefin in […]s Laden, Annasee'],
  ['Anna-Lena Weiß', 'Anna Lena, Anna\u00ad-Lena und Lena', '[…], […] und […]'],
  ['A', 'A plan', 'A plan'],
  [
    'Jürgen Müller',
    'Juergen Mueller, Jurgen MULLER, Ju\u0308rgen Müllerei',
    '[…], […], […] Müllerei',
  ],
  ['Juergen Mueller', 'Jürgen Müller, Ju\u0308rgen', '[…], […]'],
  ['Søren Åberg', 'Soren Aberg, Soeren Aaberg, sorensen', '[…], […], sorensen'],
  ['Łukasz Groß', 'Lukasz Gross, Łukasz GROẞ und Großes', '[…], […] und Großes'],
  ['Lukasz Gross', 'Łukasz Groß', '[…]'],
  ['Zora', 'Ｚｏｒａ here, Zora1, Zorah, @zora', '[…] here, […]1, Zorah, @[…]'],
  ['Zora Ann Smith', 'ZoraSmith, zoraannsmith, SmithZora, blacksmith', '[…], […], […], blacksmith'],
  ['Will Power', 'It takes willpower', 'It takes willpower'],
  ['Anna 2', 'Anna 2, Anna 23', '[…], […] 23'],
])('of %s everything is left out that they are called', (known, text, left) => {
  expect(name(known, text)).toBe(left)
})

test.each([
  ['Write to a.b+c@example.org.', 'Write to […].'],
  ['(me@example.org), <you@example.org>', '([…]), <[…]>'],
  ['a@b@c.de', '[…]@c.de'],
  ['I was @home, mail me @ noon', 'I was @home, mail me @ noon'],
  ['@', '@'],
])('e-mail addresses are left out of %s', (text, left) => {
  expect(leaveOut({ text, known: [] })).toBe(left)
})

test('a long name is left out of a long text with signs that grow when they are small', () => {
  const parts = Array.from({ length: 66 }, (_, at) => `q${String.fromCharCode(97 + (at % 26))}x`)
  const text = `İ ${parts.map((part) => `we met ${part} there`.repeat(20)).join(' ')}`
  const left = leaveOut({ text, known: [parts.join(' ')] })
  expect(left).toContain('İ we met')
  expect(left).not.toMatch(/met q[a-z]x /)
})
