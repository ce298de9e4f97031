import { wholeWords } from '../language/letters.ts'
import { fold, words } from '../language/words.ts'

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
/** A longer text is more than a courtesy, whatever it begins with. */
const courtesyCharactersMax = 160

/** Thanks, farewells, "that's all", "I don't know": phrases that tell nothing. */
const courtesy = new RegExp(
  wholeWords(
    'thank you(?: so| very)?(?: much)?(?: for your time)?|(?:many )?thanks(?: a lot| again| so much)?',
    "that(?:'s| is| was|s) (?:all|it|everything|about it|fair|right|correct|fine)(?: really| then)?",
    "nothing(?: else| more)?(?: to add| really| comes to mind| i can think of)?|(?:i )?(?:can't|cant) think of anything(?: else)?",
    "i (?:don't|dont|do not) (?:know|remember|recall|mind)|no idea|(?:not|no) (?:sure|clue)|idk|dunno|good question|no comment",
    "have a (?:nice|good|lovely|great) (?:day|evening|one)|(?:good)?bye|hello|hi|sorry|you're welcome|my pleasure|lol|haha|well|hmm|oh|ah|um",
    '(?:vielen |herzlichen |besten )?dank|danke(?: schön| sehr| ihnen)?(?: für ihre zeit)?|das (?:war|wär|ist)(?: schon)? (?:es|alles)|das (?:wars|wärs)',
    'nichts(?: weiter| mehr| sonst)?(?: hinzuzufügen)?|(?:mir )?fällt (?:mir )?(?:sonst )?nichts(?: mehr| weiter)? ein|(?:das )?weiß (?:ich )?nicht(?: mehr)?|keine ahnung|gute frage',
    'schönen tag(?: noch)?|auf wiedersehen|tschüss|gern geschehen|gerne',
    "merci(?: beaucoup| bien| à vous)?|c'est tout|rien(?: d'autre| de plus)?(?: à ajouter)?|je (?:ne )?sais pas|aucune idée|bonne question|bonne journée|au revoir|je vous en prie",
    '(?:muchas |muchísimas )?gracias(?: a usted(?:es)?| por su tiempo)?|nada(?: más)?(?: que (?:añadir|agregar))?|eso es todo|no (?:lo )?sé|ni idea|buena pregunta|(?:y )?que (?:tenga|pase)n? (?:un )?(?:buen|lindo|feliz) día|adiós|hasta luego|de nada|igualmente',
    '(?:muito )?obrigad[oa](?: pelo seu tempo)?|nada(?: mais)?(?: a acrescentar)?|(?:é )?(?:só )?isso(?: (?:é )?tudo)?|não sei|nem ideia|boa pergunta|(?:e )?tenha um bom dia|tchau|até logo',
  ),
  'gu',
)

/** Whether a text is no more than a yes, a no or a nod: it tells nothing without its question. */
export function isAssent(text: string): boolean {
  const list = words(text)
  return list.length <= assentWordsMax && list.every((word) => assentWords.has(word))
}

/** Whether a text is no more than courtesy, "that's all", "I don't know" or a nod. */
export function isCourtesy(text: string): boolean {
  if (text.length > courtesyCharactersMax) return false
  return isAssent(fold(text).replace(courtesy, ' '))
}
