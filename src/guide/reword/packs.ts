import { pattern } from '../lines/pattern.ts'
import type { Language } from '../plan.ts'
import type { RewordPack, RewordWords } from './reword-pack.ts'

const good = {
  en: `easy|hard|difficult|simple|useful|helpful|good|great|bad|nice|clear|confusing|intuitive|fast|quick|slow|expensive|cheap|fair|reliable|annoying|frustrating|better|worse|easier|important|valuable|complicated|convenient|friendly|pleasant|awesome|amazing|satisfied|happy`,
  de: `einfach|leicht|gut|schlecht|schnell|langsam|teuer|günstig|nützlich|hilfreich|klar|verständlich|übersichtlich|zuverlässig|kompliziert|schwer|schwierig|besser|schlechter|praktisch|angenehm|wichtig|intuitiv|modern|fair|toll|super|zufrieden`,
  fr: `faciles?|difficiles?|simples?|utiles?|bon(?:ne)?s?|mauvais(?:e|es)?|clairs?|claires?|rapides?|lente?s?|chers?|chères?|pratiques?|intuiti(?:f|fs|ve|ves)|fiables?|compliquée?s?|agréables?|importante?s?|géniale?s?`,
  es: `fácil(?:es)?|difícil(?:es)?|simples?|sencill[oa]s?|útil(?:es)?|buen[oa]s?|mal[oa]s?|clar[oa]s?|rápid[oa]s?|lent[oa]s?|car[oa]s?|barat[oa]s?|práctic[oa]s?|intuitiv[oa]s?|fiables?|complicad[oa]s?|importantes?|genial(?:es)?`,
  pt: `fáce(?:l|is)|fácil|difíce(?:l|is)|difícil|simples|úteis|útil|bo(?:m|a|ns|as)|ruins?|clar[oa]s?|rápid[oa]s?|lent[oa]s?|car[oa]s?|barat[oa]s?|prátic[oa]s?|intuitiv[oa]s?|confiáve(?:l|is)|complicad[oa]s?|importantes?|ótim[oa]s?`,
} as const

const thing = `(?:the|our|your|this|that|these|those)`

const words: Record<Language, RewordWords> = {
  en: {
    open: [
      [
        `^(?:do|don't) you (?:really |actually )?(?:like|enjoy|love|hate|dislike) (${thing} [^,]+)$`,
        (x = '') => `What ${isMany(x) ? 'are' : 'is'} ${x} like for you?`,
      ],
      [
        `^(?:did|didn't) you (?:really |actually )?(?:like|enjoy|love|hate|dislike) (${thing} [^,]+)$`,
        (x = '') => `What ${isMany(x) ? 'were' : 'was'} ${x} like for you?`,
      ],
      [
        `^(is|was) it (?:\\p{L}+ )?(?:${good.en})(?: for you)? to (.+)$|^how (?:${good.en}) (is|was) it(?: for you)? to (.+)$`,
        (be = '', x = '', be2 = '', x2 = '') => `What ${be || be2} it like to ${x || x2}?`,
      ],
      [
        `^(is|are|was|were) (${thing} [^,]{2,60}?) (?:\\p{L}+ly )?(?:too |very |really |so |quite )?(?:${good.en})(?: (?:to|for) you)?$`,
        'What $1 $2 like for you?',
      ],
      [`^how (?:${good.en}) (is|are|was|were) (${thing} [^,]+)$`, 'What $1 $2 like for you?'],
      [
        `^(?:do|don't|would|wouldn't) you (?:not )?(?:agree|admit|think|say|feel|find)(?: that)? (${thing} [^,]{2,60}?) (?:is|are|was|were|makes?|helps?|has|have|works?|should|could)(?: .+)?$`,
        (x = '') => `What ${isMany(x) ? 'are' : 'is'} ${x} like for you?`,
      ],
      [`^have you ever (.+)$`, 'When, if ever, have you $1?'],
      [
        `^what (?:do|did) you (?:really |absolutely )?(?:love|hate|adore)(?: most)? about (.+)$`,
        'What stands out to you about $1?',
      ],
      [`^(?:was|is) (?:it|that) (?:\\p{L}+ )?(?:because|due to)\\b.*$`, 'What led to that?'],
    ],
    drop: [
      `\\b(?:surely|of course|obviously|clearly|naturally|certainly|undoubtedly|no doubt|presumably),? `,
      `,? \\(?(?:such as|e\\.g\\.|for example,?|for instance,?|including) [^?]*$`,
      `(?<=\\b(?:our|the|this|that|your) )(?:great|amazing|awesome|fantastic|terrible|wonderful|excellent|innovative|clunky|outdated|powerful|intuitive|award-winning|brilliant|improved|user-friendly|exciting|seamless) (?=\\p{L})`,
    ],
    again: (question) => `${question} Just say whatever comes to mind first.`,
    product: 'the product',
    joiners: 'and|&',
    questionWords:
      'what|how|why|when|where|who|which|tell me|describe|explain|walk me|(?:do|does|did|is|are|was|were|have|has|would) (?:you|it|they|the|your)',
    determiners: 'the|your|our|this|that|these|those|its',
  },
  de: {
    open: [
      [
        `^(?:gefällt|gefallen|gefiel|gefielen) (?:ihnen|dir) (?:eigentlich )?((?:der|die|das|unser\\p{L}*) [^,]+)$`,
        'Wie erleben Sie $1?',
      ],
      [`^mögen sie ((?:den|die|das|unser\\p{L}*) [^,]+)$`, 'Wie erleben Sie $1?'],
      [
        `^wie (?:sehr )?(?:${good.de}) (?:ist|sind) ((?:die|das|unsere?) [^,]+?)(?: für sie)?$`,
        'Wie erleben Sie $1?',
      ],
      [
        `^wie (?:${good.de}) (?:war|waren) ((?:die|das|unsere?) [^,]+?)(?: für sie)?$`,
        'Wie haben Sie $1 erlebt?',
      ],
      [
        `^(?:ist|sind) ((?:die|das|unsere?) [^,]+?) (?:für (?:sie|dich) )?(?:sehr |wirklich |zu )?(?:${good.de})$`,
        'Wie erleben Sie $1?',
      ],
      [
        `^(?:finden|meinen|denken|glauben) sie (?:nicht )?(?:auch )?(?:nicht )?,? ?dass ((?:die|das|unsere?) \\p{L}+) .+$`,
        'Was denken Sie über $1?',
      ],
      [`^(?:lag es (?:an|am)|war es (?:wegen|weil)) .+$`, 'Was hat dazu geführt?'],
    ],
    drop: [
      `\\b(?:sicherlich|selbstverständlich|natürlich|offensichtlich|zweifellos|bestimmt|bekanntlich|gewiss) `,
      `,? (?:wie etwa|wie zum beispiel|zum beispiel|z\\. ?b\\.|beispielsweise) [^?]*$`,
    ],
    again: (question) => `${question} Sagen Sie einfach, was Ihnen dazu zuerst einfällt.`,
    product: 'das Produkt',
    joiners: 'und|&',
    questionWords:
      'was|wie|warum|wieso|wann|wo|wer|welche|welcher|welches|erzählen sie|beschreiben sie',
    determiners: 'der|die|das|den|dem|unsere?|unseren|ihre?|ihren',
  },
  fr: {
    open: [
      [
        `^(?:aimez-vous|appréciez-vous|est-ce que vous aimez) ((?:notre|nos|votre|vos|cette?|ces|la|l') ?[^,]+)$`,
        'Que pensez-vous de $1 ?',
      ],
      [`^avez-vous déjà (.+)$`, "Quand, si c'est arrivé, avez-vous déjà $1 ?"],
    ],
    drop: [
      `\\b(?:bien sûr|évidemment|naturellement|certainement|sans doute),? `,
      `,? (?:par exemple|comme par exemple|tels? que|telles? que) [^?]*$`,
    ],
    again: (question) => `${question} Dites simplement ce qui vous vient en premier.`,
    product: 'le produit',
    joiners: 'et|&',
    questionWords:
      "que|qu'|qu'est-ce|comment|pourquoi|quand|où|qui|quel|quelle|quels|quelles|racontez-moi|décrivez",
    determiners: "le|la|les|l'|notre|nos|votre|vos|cette|ces",
  },
  es: {
    open: [
      [
        `^(?:le|te) gustan? ((?:el|la|los|las|nuestr[oa]s?|est[ea]s?) [^,]+)$`,
        '¿Qué le parece $1?',
      ],
      [
        `^(?:no )?(?:cree|piensa|opina) (?:usted )?que ((?:el|la|nuestr[oa]) \\p{L}+) (?:es|está|resulta) .+$`,
        '¿Qué le parece $1?',
      ],
      [
        `^(?:es|son|fue|fueron) (?:muy )?(?:${good.es}) ((?:el|la|nuestr[oa]) [^,]+)$`,
        '¿Qué le parece $1?',
      ],
    ],
    drop: [
      `\\b(?:por supuesto|obviamente|naturalmente|seguramente|sin duda),? `,
      `,? (?:por ejemplo|como por ejemplo|tales como) [^?]*$`,
    ],
    again: (question) => `${question} Diga simplemente lo primero que se le ocurra.`,
    product: 'el producto',
    joiners: 'y|e|&',
    questionWords:
      'qué|cómo|por qué|cuándo|dónde|quién|cuál|cuáles|cuánto|cuánta|cuénteme|describa',
    determiners: 'el|la|los|las|su|sus|nuestro|nuestra|nuestros|nuestras|este|esta',
  },
  pt: {
    open: [
      [`^(?:você )?gosta d([oa]s? [^,]+)$`, 'O que você acha d$1?'],
      [
        `^(?:você )?(?:não )?(?:acha|pensa|acredita) que ([oa] \\p{L}+) (?:é|está) .+$`,
        'Como você vê $1?',
      ],
      [`^(?:é|são|foi|foram) (?:muito )?(?:${good.pt}) ([oa] [^,]+)$`, 'Como você vê $1?'],
    ],
    drop: [
      `\\b(?:é claro|obviamente|naturalmente|certamente|sem dúvida),? `,
      `,? (?:por exemplo|como por exemplo|tais como) [^?]*$`,
    ],
    again: (question) => `${question} Diga simplesmente o que lhe vier primeiro à cabeça.`,
    product: 'o produto',
    joiners: 'e|&',
    questionWords: 'o que|que|como|por que|quando|onde|quem|qual|quais|quanto|conte-me|descreva',
    determiners: 'o|a|os|as|seu|sua|seus|suas|nosso|nossa|nossos|nossas|este|esta',
  },
}

/** "(price, support, …)": answers to choose from, in any language. */
const listed = ` \\([^(),]{0,200},[^()]{0,200}\\)`

export const rewordPacks: Record<Language, RewordPack> = {
  en: packOf(words.en),
  de: packOf(words.de),
  fr: packOf(words.fr),
  es: packOf(words.es),
  pt: packOf(words.pt),
}

function packOf(words: RewordWords): RewordPack {
  return {
    ...words,
    open: words.open.map(([from, to]) => [pattern(from), to]),
    drop: [...words.drop, listed].map((source) => pattern(source)),
  }
}

/** "The reports" are, "the export of the lists" is. */
function isMany(noun: string): boolean {
  const [head = ''] = noun.trim().split(/ (?:of|in|for|with|on|to|at) /)
  return /(?:[^su]s|people|children)$/i.test(head)
}
