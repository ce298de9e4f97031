import type { CuePack } from '../cues/cue.ts'
import type { Phrase } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Most words of a phrase that is quoted back. */
const phraseWordsMax = 5
/** Small words that may stand inside a phrase, never at its ends. */
const inner: Record<string, RegExp> = {
  de: /^(?:von|vom|nach|mit|für|im|in|der|des|den|dem|zum|zur|am|auf|aus|ohne)$/,
  fr: /^(?:de|du|des|à|au|aux|la|le|les|en|pour|par|sans|avec|sur)$/,
  es: /^(?:de|del|a|al|la|el|las|los|en|para|por|con|sin)$/,
  pt: /^(?:de|do|da|dos|das|a|ao|o|as|os|em|no|na|para|por|com|sem)$/,
}
const article: Record<string, RegExp> = {
  de: /^(?:der|die|das|den|ein|eine|einen|kein|keine|keinen|mein|meine|meinen|unser|unsere|unseren|jede|jeden|jedes|viele|drei|zwei)$/,
  fr: /^(?:le|la|les|un|une|des|mon|ma|mes|notre|nos|aucun|aucune|chaque|trois|deux)$/,
  es: /^(?:el|la|los|las|un|una|mi|mis|nuestro|nuestra|ningún|ninguna|cada|tres|dos)$/,
  pt: /^(?:o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa|nenhum|nenhuma|cada|três|dois|duas)$/,
}
const degree: Record<string, RegExp> = {
  de: /^(?:sehr|zu|so|ziemlich|extrem|total|richtig|nicht|viel|wirklich|etwas|ganz|recht|echt|super)$/,
  fr: /^(?:très|trop|si|plutôt|assez|vraiment|pas|peu|extrêmement|tellement|super|hyper)$/,
  es: /^(?:muy|tan|demasiado|bastante|poco|realmente|súper|nada|más|no)$/,
  pt: /^(?:muito|tão|demais|bastante|pouco|realmente|super|nada|mais|não|meio)$/,
}

const little = /^(?:un poco|un peu|um pouco|ein bisschen|ein wenig)$/

/** The phrases of one clause, English left out: runs of words that carry meaning. */
export function plainPhrases(clause: readonly Token[], language: string, pack: CuePack): Phrase[] {
  const bare = (token: Token | undefined): boolean =>
    token !== undefined && (token.tag === 'num' || !pack.patterns.dangling.test(token.lower))
  const found: Phrase[] = []
  for (let from = 0; from < clause.length; from += 1) {
    if (!bare(clause[from]) || (from > 0 && bare(clause[from - 1]))) continue
    const end = runEnd(clause, from, language, bare)
    if (end <= from) continue
    const before = clause[from - 1]
    const extended =
      before && (article[language]?.test(before.lower) || degree[language]?.test(before.lower))
    const pair = `${clause[from - 2]?.lower} ${before?.lower}`
    const start = little.test(pair) ? from - 2 : extended ? from - 1 : from
    found.push({ kind: kindOf(clause[end - 1], language), tokens: clause.slice(start, end) })
  }
  return found
}

function runEnd(
  clause: readonly Token[],
  from: number,
  language: string,
  bare: (token: Token | undefined) => boolean,
): number {
  let end = from
  let nounEnd = from
  let at = from
  while (at < clause.length && at - from < phraseWordsMax) {
    const token = clause[at]
    if (!token) break
    if (bare(token)) {
      // A finite verb or participle behind a German noun belongs to the sentence, not to the phrase.
      if (
        language === 'de' &&
        nounEnd > from &&
        clause[at - 1] === clause[nounEnd - 1] &&
        !isNoun(token)
      )
        break
      end = at + 1
      if (isNoun(token)) nounEnd = at + 1
    } else if (at === from || !inner[language]?.test(token.lower)) break
    at += 1
  }
  return language === 'de' && nounEnd > from ? nounEnd : end
}

function isNoun(token: Token): boolean {
  return /^\p{Lu}/u.test(token.text)
}

function kindOf(last: Token | undefined, language: string): Phrase['kind'] {
  if (language === 'de') return last && isNoun(last) ? 'noun' : 'quality'
  return 'noun'
}
