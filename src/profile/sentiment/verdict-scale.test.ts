import { describe, expect, test } from 'vitest'
import { placeVerdict } from './verdict-scale.ts'

describe('a verdict is placed by a number or by words that nobody could take otherwise', () => {
  test.each<[string, number]>([
    ['4', 4],
    ['8/10', 4],
    ['2 out of 5', 2],
    ["It's a good idea that doesn't survive a walk-in fridge.\n2/5", 2],
    ['3, I guess', 3],
    ['drei', 3],
    ['I love it', 5],
    ['very happy with it', 4],
    ['I hate it', 1],
    ['mixed feelings', 3],
    ['disappointed', 2],
    ['very disappointed', 1],
    ['sehr zufrieden', 4],
    ['enttäuscht', 2],
    ['plutôt satisfaite', 4],
    ['me encanta', 5],
    ['más o menos', 3],
    ['mais ou menos', 3],
    ['péssimo', 1],
  ])('%s is %d', (text, score) => {
    expect(placeVerdict(text)).toBe(score)
  })
})

describe('everything else places nobody: a guess would lie', () => {
  test.each([
    'Nice idea, wrong family.',
    'Es buena idea, y ustedes muy amables, pero para mi tienda no me sirve.',
    'I woke up, I looked at the phone, I cancelled.',
    "I'd delete it tomorrow if my boss let me.",
    'they priced me out',
    'The people are kind.',
    'not happy',
    'I like it but the price is terrible',
    'I would love it if it worked',
    'good app, bad support',
    '6 months in, still unsure',
    'we started in 2019',
    'I have used it for 3 years',
    'somewhere from 2 to 4',
    'no comment',
    '',
    'molto bene',
  ])('%s', (text) => {
    expect(placeVerdict(text)).toBeNull()
  })
})
