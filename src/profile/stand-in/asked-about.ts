import { bagOf, hasPhrase, readPhrases, wordsOf } from '../../interview/acts/phrase.ts'
import { fold, isStopWord } from '../../language/words.ts'
import { questionFrame } from '../search/question-frame.ts'
import { pieces, plainStem } from '../search/search-words.ts'

/** Shorter words tell nothing of a matter. */
const lettersMin = 3

/** Words of the asking, and of what is done with nearly everything: what is asked about stays when they are gone. */
const asking = bagOf(`
  why warum wieso weshalb weswegen pourquoi porquê explain walk show give take start started begin began made make
  decide decided look looking happen happened way please could would erzähl erzähle beschreib beschreibe
  beschreiben erklär erkläre erklären schildern führen bitte angefangen anfangen begonnen dazu gebracht gekommen
  passiert racontez raconter décrivez décrire expliquez expliquer parlez dites commencé commencer poussé fait passé
  passer pensez sentez cuénteme cuéntame cuente describa explique háblame hábleme dígame empezó empezar hizo llevó
  pasó siente conte contar descreva descrever explicar fale diga começou começar fez levou aconteceu sente use used
  using work worked working went find found out come came get got today far benutzt benutzen nutzen gearbeitet
  arbeiten gemacht machen gegangen sind war waren bisher heute utilisez utilisiez utilisé travaillez travailliez
  travaillé faites faisiez trouvé usa usaba usado trabaja trabajaba trabajado hace hacía enteró usava trabalha
  trabalhava trabalhado faz fazia ficou sabendo mais más plus most meisten whose wer wem wen wessen wann woher
  wohin woran wofür womit wodurch wovon wozu konnte konnten können müssen wurde wurden sollten gibt gab seit schon
  comment quand quoi lequel laquelle faut faire elle elles être depuis aussi autre autres très chez has quais quê
  onde quanto quanta têm pode poderia ser estar algo algum alguma outro outra outros outras sobre fica
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
  /** The stems of its telling words. */
  about: Set<string>
  contrast: Set<string>
  folded: string
}

export function askedAbout(text: string, language: string): AskedAbout {
  const said = wordsOf(text).map((word) => word.said)
  return {
    folded: fold(text),
    about: tellingStems(text, language),
    contrast: new Set([
      ...said.filter((word) => contrasts.has(word)),
      ...(hasPhrase(said, reasons) ? ['reason'] : []),
    ]),
  }
}

/** The stems of the words that tell what a text is about, without accents. */
export function tellingStems(text: string, language: string): Set<string> {
  const telling = pieces(text).filter(
    (word) => word.length >= lettersMin && !isStopWord(word, language) && !isOfTheAsking(word),
  )
  return new Set(telling.map((word) => plainStem(word, language)))
}

function isOfTheAsking(word: string): boolean {
  return questionFrame.has(word) || wordsOf(word).some(({ said }) => asking.has(said))
}
