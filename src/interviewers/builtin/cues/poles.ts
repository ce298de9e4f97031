import type { Language } from '../../../guide/plan.ts'
import { matcher } from './cue.ts'

/** Something that may be judged one way or the other: words for the one, words for the other. */
export type Pole = { one: RegExp; other: RegExp }

const lists: Record<Language, readonly (readonly [one: string, other: string])[]> = {
  en: [
    [
      'fast, quick, quickly, faster, in no time, a minute, ten minutes, instant*',
      'slow, slowly, takes ages, takes forever, takes hours, for hours, whole day, whole sunday, whole evening, all day',
    ],
    [
      'easy, easily, simple, straightforward, effortless, intuitive',
      'hard, difficult, complicated, complex, confusing, a struggle, a maze, impossible',
    ],
    [
      'cheap, affordable, inexpensive, good value, worth it, worth the money',
      'expensive, overpriced, pricey, too much money, costs a fortune, not worth',
    ],
    [
      'like, liked, likes, love, loved, loves, enjoy, enjoyed, favourite, favorite, fond of, happy with, fan of',
      "hate, hated, dislike, disliked, can't stand, detest, unhappy with",
    ],
    [
      'reliable, reliably, never fails, always works, works every time, dependable, trust, trusted, rely on',
      'unreliable, fails, crashes, breaks down, distrust, mistrust',
    ],
    ['on time, punctual, punctually, early', 'late, delayed, too late'],
    ['clear, clearly, obvious, easy to read', 'unclear, confusing, hard to read, a mystery'],
    ['fresh, tasty, delicious, crisp', 'stale, rotten, wilted, tasteless, mouldy'],
    ['friendly, helpful, polite, kind', 'rude, unhelpful, unfriendly'],
    ['good, great, perfect, excellent, fine', 'bad, terrible, awful, poor, horrible, useless'],
    ['quiet, silent, calm', 'loud, noisy, hectic'],
    ['safe, secure', 'unsafe, dangerous, insecure'],
    ['often, frequently, regularly, daily, constantly', 'rarely, seldom, hardly ever, once a year'],
    ['alone, on my own, by myself', 'together, with others, with my, as a team'],
  ],
  de: [
    [
      'schnell, flott, im nu, sofort, zehn minuten, eine minute',
      'langsam, ewig, dauert stunden, stundenlang, den ganzen tag, den ganzen sonntag, den ganzen abend',
    ],
    [
      'leicht, einfach, simpel, intuitiv, mühelos',
      'schwer, schwierig, kompliziert, umständlich, verwirrend, mühsam, unmöglich',
    ],
    ['günstig, billig, preiswert, das geld wert', 'teuer, überteuert, zu viel geld'],
    [
      'mag, mögen, mochte, liebe, gefällt, gefiel, gern, gerne, lieblings*, begeistert',
      'hasse, hasste, verabscheue, unzufrieden',
    ],
    [
      'zuverlässig, verlässlich, vertraue, verlasse, klappt immer, funktioniert immer',
      'unzuverlässig, misstraue, fällt aus, stürzt ab',
    ],
    ['pünktlich, rechtzeitig', 'zu spät, verspätet, unpünktlich'],
    ['klar, deutlich, übersichtlich', 'unklar, unübersichtlich, verwirrend, rätselhaft'],
    ['frisch, lecker, knackig', 'welk, verdorben, schlecht geworden, fad'],
    ['freundlich, hilfsbereit, nett, höflich', 'unfreundlich, unhöflich, frech'],
    [
      'gut, super, toll, perfekt, prima, bestens',
      'schlecht, furchtbar, schrecklich, mies, grauenhaft',
    ],
    ['leise, ruhig', 'laut, hektisch'],
    ['oft, häufig, regelmäßig, täglich, ständig', 'selten, kaum, fast nie'],
    ['allein, alleine', 'zusammen, gemeinsam, zu zweit'],
  ],
  fr: [
    [
      'rapide, rapidement, vite, en dix minutes',
      'lent, lente, lentement, des heures, toute la journée, tout le dimanche',
    ],
    [
      'facile, facilement, simple, intuitif',
      'difficile, compliqué, compliquée, complexe, impossible',
    ],
    ['bon marché, pas cher, abordable', 'cher, chère, hors de prix'],
    [
      'aime, aimais, adore, adorais, plaît, plaisait, préféré, préférée',
      'déteste, détestais, horreur',
    ],
    ['fiable, confiance, compte dessus', 'peu fiable, tombe en panne, plante'],
    ["à l'heure, ponctuel, ponctuelle", 'en retard, trop tard'],
    ['clair, claire, lisible', 'flou, floue, confus, illisible'],
    ['aimable, sympathique, serviable', 'désagréable, impoli'],
    ['bon, bonne, bien, super, parfait', 'mauvais, mauvaise, mal, terrible, affreux'],
    ['souvent, régulièrement', 'rarement, presque jamais'],
    ['seul, seule', 'ensemble, à deux'],
  ],
  es: [
    [
      'rápido, rápida, rápidamente, en diez minutos',
      'lento, lenta, horas, todo el día, todo el domingo',
    ],
    [
      'fácil, fácilmente, sencillo, sencilla, intuitivo',
      'difícil, complicado, complicada, imposible',
    ],
    ['barato, barata, económico', 'caro, cara, carísimo'],
    [
      'me gusta, me gustaba, me gustan, me encanta, me encantan, adoro, favorito, favorita',
      'odio, odiaba, detesto, no soporto',
    ],
    ['fiable, confío, confiable', 'poco fiable, desconfío, falla'],
    ['puntual, a tiempo, puntuales', 'tarde, con retraso, atrasado'],
    ['claro, clara', 'confuso, confusa'],
    ['amable, amables', 'grosero, antipático'],
    ['bueno, buena, bien, perfecto, genial', 'malo, mala, mal, terrible, fatal, horrible'],
    ['a menudo, con frecuencia', 'rara vez, casi nunca'],
    ['solo, sola', 'juntos, juntas'],
  ],
  pt: [
    [
      'rápido, rápida, rapidamente, em dez minutos',
      'lento, lenta, devagar, horas, o dia todo, o domingo inteiro',
    ],
    ['fácil, facilmente, simples, intuitivo', 'difícil, complicado, complicada, impossível'],
    ['barato, barata, em conta', 'caro, cara, caríssimo'],
    ['gosto, gostava, gostei, adoro, adorava, favorito, favorita', 'odeio, odiava, detesto'],
    ['confiável, confio', 'pouco confiável, desconfio, falha'],
    ['pontual, no horário, na hora, pontuais', 'atrasado, atrasada, tarde, com atraso'],
    ['claro, clara', 'confuso, confusa'],
    ['gentil, simpático, atencioso', 'grosseiro, antipático'],
    ['bom, boa, bem, perfeito, ótimo', 'ruim, mau, mal, péssimo, horrível'],
    ['com frequência, frequentemente', 'raramente, quase nunca'],
    ['sozinho, sozinha', 'juntos, juntas'],
  ],
}

function poles(language: Language): Pole[] {
  const read = (list: string) => matcher(language === 'de' ? inflected(list) : list)
  return lists[language].map(([one, other]) => ({ one: read(one), other: read(other) }))
}

const endings = ['', 'e', 'er', 'en', 'em', 'es']

/** German adjectives end as their noun wants it. */
function inflected(list: string): string {
  const terms = list.split(', ')
  return terms
    .flatMap((term) => (/[ *]/.test(term) ? [term] : endings.map((end) => term + end)))
    .join(', ')
}

export const polesOf: Record<Language, readonly Pole[]> = {
  en: poles('en'),
  de: poles('de'),
  fr: poles('fr'),
  es: poles('es'),
  pt: poles('pt'),
}

/** Words that deny a whole statement; "without exception" denies nothing. */
export const denials: Record<Language, RegExp> = {
  en: matcher(
    "not, never, nobody, no one, none, hardly, barely, scarcely, cannot, can't, couldn't, didn't, doesn't, don't, isn't, wasn't, aren't, weren't, won't, wouldn't, haven't, hasn't, hadn't, neither, n't, no longer, nothing",
  ),
  de: matcher('nicht, nie, niemals, niemand, keiner, keine, kein, keinen, keinem, kaum, nichts'),
  fr: matcher('pas, jamais, personne, aucun, aucune, rien, guère'),
  es: matcher('no, nunca, jamás, nadie, ningún, ninguna, ninguno, nada, apenas'),
  pt: matcher('não, nunca, jamais, ninguém, nenhum, nenhuma, nada, mal'),
}

/** What is said of all times or all people. */
export const universals: Record<Language, RegExp> = {
  en: matcher(
    'always, every, everybody, everyone, everything, all, each, all the time, completely, entirely, totally, constantly, daily, every single, without exception, nearly every, almost every, never, nobody, no one, none, at all, any',
  ),
  de: matcher(
    'immer, jede*, alle, alles, ständig, völlig, ganz, komplett, täglich, ausnahmslos, ohne ausnahme, nie, niemals, niemand, keiner, gar nicht, fast jede*, andauernd',
  ),
  fr: matcher(
    'toujours, chaque, tous, toutes, tout le monde, sans exception, complètement, entièrement, jamais, personne, aucun, aucune, presque chaque, constamment',
  ),
  es: matcher(
    'siempre, cada, todos, todas, todo el mundo, sin excepción, completamente, totalmente, nunca, nadie, ningún, ninguna, casi cada, constantemente',
  ),
  pt: matcher(
    'sempre, cada, todos, todas, todo mundo, toda, todo, sem exceção, completamente, totalmente, nunca, ninguém, nenhum, nenhuma, quase toda, quase todo, constantemente',
  ),
}

/** Whoever names an exception does not speak of all. */
export const exceptions: Record<Language, RegExp> = {
  en: matcher('except, except for, apart from, besides, other than, but my, but for, before i was'),
  de: matcher('außer, bis auf, abgesehen von, ausgenommen'),
  fr: matcher('sauf, excepté, à part, hormis'),
  es: matcher('salvo, excepto, menos mi, aparte de'),
  pt: matcher('exceto, salvo, menos meu, menos minha, fora'),
}

/** What is only imagined or wished contradicts nothing. */
export const imagined: Record<Language, RegExp> = {
  en: matcher('if, would, could, should, wish, imagine, unless, would have, might, going to'),
  de: matcher('wenn, falls, würde*, könnte*, hätte*, wäre*, sollte*, wünsch*, müsste*'),
  fr: matcher('si, serait, aurait, pourrait, devrait, faudrait, aimerais, voudrais'),
  es: matcher('si, sería, habría, hubiera, podría, debería, ojalá, quisiera'),
  pt: matcher('se, seria, teria, poderia, deveria, tomara, quem dera, gostaria'),
}
