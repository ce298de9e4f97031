import { bagOf, hasPhrase, readPhrases, wordsOf } from '../../interview/acts/phrase.ts'
import { alikeMin } from '../../interview/gates/alike.ts'
import { createOverlaps } from '../../language/overlaps.ts'
import { contentStems, fold, words } from '../../language/words.ts'

/** Share of content words in common from which two questions come to the same answer. */
const sharedMin = 0.6
/** Content words that they share at least. */
const sharedWordsMin = 2

/** Words of the asking itself: what is asked about stays when they are gone. */
const asking = bagOf(`
  why warum wieso weshalb weswegen pourquoi porquê tell describe explain walk talk show give take think say start started begin began made make decide decided
  look looking happen happened thing things way kind sort please could would feel felt feeling
  erzähl erzähle erzählen beschreib beschreibe beschreiben beschreiben erklär erkläre erklären schildern führen sagen bitte
  angefangen anfangen begonnen dazu gebracht gekommen passiert fühlen denken
  racontez raconter décrivez décrire expliquez expliquer parlez parler dites dire commencé commencer poussé fait
  passé passer chose choses pensez sentez
  cuénteme cuéntame cuente describa describe explique háblame hábleme dígame empezó empezar hizo llevó pasó cosa
  cosas piensa siente
  conte contar descreva descrever explique explicar fale falar diga começou começar fez levou aconteceu coisa
  coisas pensa sente
`)
/** Words that make two questions of one: first and last, before and now, what is liked and what is not. */
const contrasts = bagOf(`
  first last next before after now today past future never always more less most least best worst like dislike
  love hate without not no when where who whom often long much many good bad easy hard morning evening
  erste ersten letzte letzten nächste vorher nachher jetzt heute früher nie immer mehr weniger beste schlimmste
  gut schlecht ohne nicht kein keine wann wo wer oft lange viel viele gefällt stört
  premier première dernier dernière avant après maintenant jamais toujours plus moins meilleur pire sans pas
  quand où souvent combien aimez
  primera primer última último antes después ahora hoy nunca siempre más menos mejor peor sin no cuándo
  dónde quién cuánto cuántos gusta
  primeira primeiro última último antes depois agora hoje nunca sempre mais menos melhor pior sem não quando onde
  quem quanto quantos gosta
`)
/** How somebody is asked for a reason, which is another question than how it went. */
const reasons = readPhrases(`
  why
  what made/led/brought/drove/pushed/prompted you/them
  reason/reasons
  warum/wieso/weshalb/weswegen
  grund/gründe/anlass
  was hat sie/dich * bewogen/gebracht/veranlasst
  pourquoi
  qui vous/t a * poussé/amené/conduit/décidé
  raison/raisons
  por qué
  qué le/te/les hizo/llevó/impulsó
  razón/razones/motivo/motivos
  por que
  o que fez/levou
  porque/porquê/razão/razões
`)

/** What a question asks about, and what sets it apart from another about the same. */
export type AskedAbout = {
  about: Set<string>
  contrast: Set<string>
  /** The question as it is compared word for word: folded, its words, their stems. */
  folded: string
  words: Set<string>
  stems: Set<string>
}

export function askedAbout(text: string, language: string): AskedAbout {
  const said = wordsOf(text).map((word) => word.said)
  const left = said.filter((word) => !asking.has(word)).join(' ')
  return {
    folded: fold(text),
    words: new Set(words(text)),
    stems: new Set(contentStems(text, language)),
    about: new Set(contentStems(left, language)),
    contrast: new Set([
      ...said.filter((word) => contrasts.has(word)),
      ...(hasPhrase(said, reasons) ? ['reason'] : []),
    ]),
  }
}

/**
 * Questions by what they are about: tells the places of those that come to the same answer as another
 * one, though in other words.
 */
export function createAskedIndex(
  asked: readonly AskedAbout[],
): (one: AskedAbout) => ReadonlySet<number> {
  const kinds = new Map<string, number[]>()
  for (const [at, { contrast }] of asked.entries()) {
    const key = contrastKey(contrast)
    const places = kinds.get(key)
    if (places) places.push(at)
    else kinds.set(key, [at])
  }
  const indexes = new Map(
    [...kinds].map(([key, places]) => {
      const find = createSameKindIndex(places.flatMap((at) => asked[at] ?? []))
      return [key, (one: AskedAbout) => find(one).map((at) => places[at] ?? 0)] as const
    }),
  )
  return (one) => new Set(indexes.get(contrastKey(one.contrast))?.(one))
}

function contrastKey(contrast: ReadonlySet<string>): string {
  return [...contrast].toSorted().join(' ')
}

/** The same, among questions that nothing sets apart but what they are about. */
function createSameKindIndex(asked: readonly AskedAbout[]): (one: AskedAbout) => number[] {
  const byText = new Map<string, number[]>()
  for (const [at, { folded }] of asked.entries()) {
    const places = byText.get(folded)
    if (places) places.push(at)
    else byText.set(folded, [at])
  }
  const byWords = createOverlaps(asked.map((one) => one.words))
  const byStems = createOverlaps(asked.map((one) => one.stems))
  const byAbout = createOverlaps(asked.map((one) => one.about))
  return (one) => {
    // One word is enough where both ask for the same of it, such as its reason.
    const sharedNeeded = one.contrast.size > 0 ? 1 : sharedWordsMin
    const alike = [...byWords.withAny(one.words), ...byStems.withAny(one.stems)].filter(
      ({ share }) => share >= alikeMin,
    )
    const close = byAbout
      .withAny(one.about)
      .filter(({ shared, share }) => shared >= sharedNeeded && share >= sharedMin)
    return [...(byText.get(one.folded) ?? []), ...[...alike, ...close].map(({ at }) => at)]
  }
}
