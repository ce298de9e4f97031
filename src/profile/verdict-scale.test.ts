import { describe, expect, test } from 'vitest'
import { placeVerdict } from './verdict-scale.ts'

describe('a verdict in words or numbers stands on the scale where the person put it', () => {
  test.each<[string, string, number | null]>([
    ['4', 'en', 4],
    ['8/10', 'en', 4],
    ['two out of five', 'en', 2],
    ['between 3 and 4', 'en', 3],
    ['3.5', 'en', 3],
    ['95%', 'en', 5],
    ['pretty happy', 'en', 4],
    ['very happy', 'en', 5],
    ['not happy', 'en', 2],
    ['not bad', 'en', 4],
    ['hate it', 'en', 1],
    ["it's okay", 'en', 3],
    ['I like it but the price is terrible', 'en', 3],
    ['slow, but overall I am happy', 'en', 4],
    ['sehr zufrieden', 'de', 5],
    ['nicht zufrieden', 'de', 2],
    ['plutôt satisfaite', 'fr', 4],
    ['pas terrible', 'fr', 2],
    ['me encanta', 'es', 5],
    ['más o menos', 'es', 3],
    ['não gosto', 'pt', 2],
    ['muito bom', 'pt', 5],
    ["I don't know what I'd do without it", 'en', 5],
    ['I was furious at first, these days I like it', 'en', 4],
    ['good app, bad support', 'en', 3],
    ["I'd give it an 8", 'en', 4],
    ['6 months in, still unsure', 'en', null],
    ['Je le garde, mais sans passion.', 'fr', 3],
    ['hmm', 'en', null],
    ['we started in 2019', 'en', null],
    ['I have used it for 3 years', 'en', null],
    ['', 'en', null],
    ['molto bene', 'it', null],
    ['4', 'it', 4],
  ])('%s (%s)', (text, language, score) => {
    expect(placeVerdict(text, language)).toBe(score)
  })
})
