import { words } from '../language/words.ts'

const assentWords = new Set(
  [
    'yes yeah yep yup ya sure ok okay right exactly correct true indeed absolutely definitely certainly agreed agree totally of course i guess think so suppose maybe probably kind sort that is it pretty much no nope nah not really mhm hm uh huh fine thanks thank you',
    'ja jo genau stimmt richtig klar okay nein nö vielleicht wohl schon denke glaube ich auch passt danke eben jein',
    'oui ouais si exact exactement voilà non peut être bien sûr je crois pense que merci',
    'sí si claro exacto exactamente correcto no vale quizás tal vez creo que gracias supongo',
    'sim claro exato exatamente certo não talvez acho que obrigado obrigada pois isso é',
  ].flatMap((list) => list.split(' ')),
)
/** More words than this say something of their own. */
const assentWordsMax = 6

/** Whether a text is no more than a yes, a no or a nod: it tells nothing without its question. */
export function isAssent(text: string): boolean {
  const list = words(text)
  return list.length <= assentWordsMax && list.every((word) => assentWords.has(word))
}
