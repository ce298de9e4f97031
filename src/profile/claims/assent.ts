import { bagOf, wordsOf } from '../../interview/acts/phrase.ts'
import { wholeWords } from '../../language/letters.ts'
import { fold } from '../../language/words.ts'

/** Words that tell nothing without what is about them, in all five languages. */
const assentWords = bagOf(`
  yes yeah yep yup ya sure ok okay right exactly correct true indeed absolutely definitely certainly agreed agree totally of course i guess think so suppose maybe probably kind sort that is it pretty much no nope nah not really mhm hm uh huh fine thanks thank you
  it's that's was just a bit little quite all as well and like you know how to say tell hard could can go on there be this them then some or less more else actually honestly anyway same much add am afraid
  ja jo genau stimmt richtig klar okay nein nö vielleicht wohl schon denke glaube ich auch passt danke eben jein
  joa joah jou ne nee mei naja tja kp halt einfach mal gut ganz also es das ist war so was soll kann man da noch sagen mehr weniger oder ein bisschen irgendwie eigentlich schwer zu recht grad gerade erzählt gesagt wie
  oui ouais si exact exactement voilà non peut être bien sûr je crois pense que merci
  bof ben bah bon alors enfin quoi c'est c'était ça va comme vous disais dis un peu pas plus ou moins tout à fait difficile dire
  sí si claro exacto exactamente correcto no vale quizás tal vez creo que gracias supongo
  pues eso bueno así fue era es ya está lo le te digo decir decirle qué más menos o poco según normal y
  sim claro exato exatamente certo não talvez acho que obrigado obrigada pois isso é
  ah sei lá então assim foi tipo né mais menos um pouco dizer bom
`)
/** More words than this say something of their own. */
const assentWordsMax = 8
/** The direct answer to a closed question, which what follows it leans on. */
const yesNo = bagOf(
  'yes yeah yep yup no nope nah ja jo nein nö nee oui ouais si non sí sim não maybe vielleicht',
)
/** A longer text is more than a courtesy, whatever it begins with. */
const courtesyCharactersMax = 160

/** Greetings, thanks, farewells, "that's all", "I don't know", "it depends": phrases that tell nothing. */
const courtesy = new RegExp(
  wholeWords(
    '(?:hello|hiya?|hey|hallo|hej|servus|moin|bonjour|bonsoir|salut|coucou|hola|olá|oi|(?:good|guten?|grüß) (?:morning|afternoon|evening|day|tag|morgen|abend|gott)|bue?n[oa]s(?: (?:días?|tardes|noches))|buenas|bom dia|boa (?:tarde|noite)|tudo bem)(?: \\p{L}{1,20}$)?',
    'depend\\p{L}{0,3}(?: (?:on the|von|vom|de la|del|du|do|da|de) (?:day|case|week|person|tag|jour|cas|día|dia|caso|pessoa|persona))?|das kommt (?:ganz )?(?:drauf|darauf) an|kommt (?:ganz )?(?:drauf|darauf) an|ça dépend|cela dépend',
    'thank you(?: so| very)?(?: much)?(?: for your time)?|(?:many )?thanks(?: a lot| again| so much)?',
    "that(?:'s| is| was|s) (?:all|it|everything|about it|fair|right|correct|fine)(?: really| then)?",
    "nothing(?: else| more)?(?: to add| really| comes to mind| i can think of)?|(?:i )?(?:can't|cant) think of anything(?: else)?",
    "i (?:don't|dont|do not) (?:know|remember|recall|mind)|no idea|(?:not|no) (?:sure|clue)|idk|dunno|good question|no comment",
    "have a (?:nice|good|lovely|great) (?:day|evening|one)|(?:good)?bye|cheers|sorry|you're welcome|my pleasure|lol|haha|well|hmm|oh|ah|um",
    '(?:vielen |herzlichen |besten )?dank|danke(?: schön| sehr| ihnen)?(?: für ihre zeit)?|das (?:war|wär|ist)(?: schon)? (?:es|alles)|das (?:wars|wärs)',
    'nichts(?: weiter| mehr| sonst)?(?: hinzuzufügen)?|(?:mir )?fällt (?:mir )?(?:sonst )?nichts(?: mehr| weiter)? ein|(?:das )?weiß (?:ich )?nicht(?: mehr)?|keine ahnung|gute frage',
    'good luck(?: with (?:it|that|everything))?|viel (?:erfolg|glück)|bonne continuation|bon courage|(?:mucha )?suerte|boa sorte|see above|siehe oben',
    'schönen tag(?: noch)?|auf wiedersehen|tschüss|gern geschehen|gerne',
    "merci(?: beaucoup| bien| à vous)?|c'est tout|rien(?: d'autre| de plus)?(?: à ajouter)?|je (?:ne )?sais pas|aucune idée|bonne question|bonne journée|au revoir|je vous en prie",
    '(?:muchas |muchísimas )?gracias(?: a usted(?:es)?| por su tiempo)?|nada(?: más)?(?: que (?:añadir|agregar))?|eso es todo|no (?:lo )?sé|ni idea|buena pregunta|(?:y )?que (?:tenga|pase)n? (?:un )?(?:buen|lindo|feliz) día|adiós|hasta luego|de nada|igualmente',
    '(?:muito )?obrigad[oa](?: pelo seu tempo)?|nada(?: mais)?(?: a acrescentar)?|(?:é )?(?:só )?isso(?: (?:é )?tudo)?|não sei|nem ideia|boa pergunta|(?:e )?tenha um bom dia|tchau|até logo',
  ),
  'gu',
)

/** Whether a text is no more than a yes, a no or a nod: it tells nothing without its question. */
export function isAssent(text: string): boolean {
  const list = wordsOf(text)
  return list.length <= assentWordsMax && list.every(({ said }) => assentWords.has(said))
}

/** Whether a text is a yes or a no and nothing else. */
export function isYesNo(text: string): boolean {
  const list = wordsOf(text)
  return list.length === 1 && list.every(({ said }) => yesNo.has(said))
}

/** Whether a text is no more than courtesy, "that's all", "I don't know" or a nod. */
export function isCourtesy(text: string): boolean {
  if (text.length > courtesyCharactersMax) return false
  return isAssent(
    fold(text)
      .replace(/[\s\p{P}]{1,9}$/u, '')
      .replace(courtesy, ' '),
  )
}
