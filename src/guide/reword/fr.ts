import { anyOf, pattern } from '../pattern.ts'
import type { RewordPack } from './reword-pack.ts'

const customers =
  'utilisateurs|utilisatrices|clients|clientes|participants|participantes|abonnés|abonnées|acheteurs|usagers'
const labelWords = `churn|churné\\w*|résilié\\w*|détracteurs?|promoteurs?|inactifs?|inactives?|à faible valeur|à risque
perdus?|désengagés?|mécontents?|insatisfaits?|à forte valeur`
const labels = labelWords.replaceAll('\n', '|')
const verdicts =
  `facile|simple|utile|pratique|rapide|lente?|chère?|claire?|intuiti\\p{L}+|compliquée?|difficile
bonne?|bien|mauvaise?|fiable|meilleure?|mieux|agréable|important\\w*|trop \\p{L}+`.replaceAll(
    '\n',
    '|',
  )

export const rewordFrench: RewordPack = {
  reopen: [
    [
      pattern(
        `^(?:aimez-vous|appréciez-vous|est-ce que vous (?:aimez|appréciez)|vous aimez) (.+)$`,
      ),
      'Que pensez-vous de tout ce qui touche à cela : $1 ?',
    ],
    [
      pattern(
        `^(?:trouvez-vous|est-ce que vous trouvez) (?:que )?(.+?) (?:est |sont )?(?:très |assez |trop )?(?:${verdicts})\\b.*$`,
      ),
      'Comment décririez-vous $1 ?',
    ],
    [
      pattern(
        `^(?:est-ce que )?(le|la|les|l'|notre|votre|nos|vos) ?(.+?) (?:est|sont|était|étaient)(?:-(?:il|elle|ils|elles))? (?:très |assez |trop )?(?:${verdicts})\\b.*$`,
      ),
      'Comment décririez-vous $1 $2 ?',
    ],
    [pattern(`^avez-vous déjà (.+)$`), 'En quelles occasions, le cas échéant, avez-vous $1 ?'],
    [
      pattern(`^y a-t-il (?:quelque chose |des choses )(?:que |qu')(.+)$`),
      "Qu'y a-t-il, le cas échéant, que $1 ?",
    ],
    [pattern(`^vous (.+)$`), 'Dans quelle mesure est-ce que vous $1 ?'],
  ],
  reopenAny: (question) => `Dans quelle mesure ${question} ?`,
  neutral: [
    [
      pattern(
        `\\b(?:bien sûr|évidemment|sûrement|certainement|sans doute|naturellement|forcément),? `,
      ),
      '',
    ],
    [pattern(`,? (?:n'est-ce pas|non|pas vrai|hein|d'accord|oui)$`), ''],
    [
      pattern(`^ne (?:trouvez|pensez|croyez)-vous pas que (.+?) (?:est|sont) .+$`),
      'Comment décririez-vous $1 ?',
    ],
    [
      pattern(`^à quel point (.+?) (?:est|était)(?:-(?:il|elle))? (?:${verdicts})\\b.*$`),
      'Comment décririez-vous $1 ?',
    ],
    [
      pattern(`^(?:est-ce que )?(?:c'était|était-ce|est-ce) (?:parce que|à cause|en raison) .+$`),
      "Qu'est-ce qui a conduit à cela ?",
    ],
    [pattern(`,? (?:par exemple|comme par exemple|tels? que|telles? que|notamment) .*$`), ''],
    [pattern(` \\([^(),]{0,200},[^()]{0,200}\\)`), ''],
    [
      pattern(
        `\\b(notre|le|la|nos) (?:super|formidable|excellente?|géniale?|magnifique|fantastique) (?=\\p{L})`,
      ),
      '$1 ',
    ],
  ],
  again: [
    [
      pattern(`^(?:racontez|décrivez)-moi la dernière fois (?:que |où )(.+?)\\.?$`),
      "Repensez à la dernière fois que $1. Que s'est-il passé, du début à la fin ?",
    ],
    [
      pattern(`^(?:racontez|décrivez|parlez)-moi (?:de |du |d')?(.+?)\\.?$`),
      "Quand vous y repensez, qu'est-ce qui vous revient en premier : $1 ?",
    ],
    [
      pattern(
        `^(?:comment|quand|où|qui|qu'est-ce qui|qu'est-ce que|que) .*\\b(?:avez|a|était|étiez|s'est|êtes)\\b.*$`,
      ),
      (...[whole = '']) => `Repensez à ce moment : ${lower(whole)}`,
    ],
  ],
  againAny: (question) => `D'après votre propre expérience : ${lower(question)}`,
  second: [
    [
      pattern(
        `\\b(?:les|nos|ces|certains|tous les) (?:anciens |anciennes )?(?:${customers})(?: (?:${labels}|actuels|existants))*\\b`,
      ),
      'vous',
    ],
    [pattern(`\\bdes (?:anciens )?(?:${customers})(?: (?:${labels}))+\\b`), 'vous'],
    [pattern(`(?<!\\b(?:autres|vos|nouveaux|de|des|aux|avec) )\\b(?:${customers})\\b`), 'vous'],
    [pattern(`\\b(vous) (?:ont)\\b`), '$1 avez'],
    [pattern(`\\b(vous) (?:sont)\\b`), '$1 êtes'],
    [pattern(`\\b(vous) (?:font)\\b`), '$1 faites'],
    [pattern(`\\b(vous) (?:vont)\\b`), '$1 allez'],
    [pattern(`\\b(vous) (\\p{L}{2,})ent\\b`), '$1 $2ez'],
  ],
  people: [],
  secondThey: [
    [pattern(`\\b(?:ils|elles) ont\\b`), 'vous avez'],
    [pattern(`\\b(?:ils|elles) sont\\b`), 'vous êtes'],
    [pattern(`\\b(?:ils|elles) font\\b`), 'vous faites'],
    [pattern(`\\b(?:ils|elles) (\\p{L}{2,})ent\\b`), 'vous $1ez'],
    [pattern(`\\bqu'(?:ils|elles)\\b`), 'que vous'],
    [pattern(`\\b(?:ils|elles)\\b`), 'vous'],
    [pattern(`\\bleurs\\b`), 'vos'],
    [pattern(`\\bleur\\b`), 'votre'],
  ],
  labels: [[pattern(`\\b(?:les |nos )?(?:${customers} )?(?:${labels})\\b`), 'vous']],
  audience: [
    [
      pattern(
        `^(comment|pourquoi|quand|où|ce que|si) (?:les|nos|des) \\p{L}+s(?: \\p{L}+s)? font\\b`,
      ),
      '$1 vous faites',
    ],
    [
      pattern(
        `^(comment|pourquoi|quand|où|ce que|si) (?:les|nos|des) \\p{L}+s(?: \\p{L}+s)? ont\\b`,
      ),
      '$1 vous avez',
    ],
    [
      pattern(
        `^(comment|pourquoi|quand|où|ce que|si) (?:les|nos|des) \\p{L}+s(?: \\p{L}+s)? (\\p{L}{2,})ent\\b`,
      ),
      '$1 vous $2ez',
    ],
    [pattern(`\\bleurs\\b`), 'vos'],
    [pattern(`\\bleur\\b`), 'votre'],
  ],
  label: pattern(anyOf(labelWords)),
  noun: (noun) => `Racontez-moi la dernière fois qu'il a été question de « ${noun} ».`,
  moreNouns: [
    (noun) => `Que s'est-il passé récemment autour de « ${noun} » ?`,
    (noun) => `Comment gérez-vous « ${noun} » ?`,
    (noun) => `Que vous évoque « ${noun} » ?`,
    (noun) => `Décrivez votre dernière expérience avec « ${noun} ».`,
    (noun) => `Où « ${noun} » a-t-il joué un rôle récemment ?`,
  ],
  nounAgain: (noun) => `Quelle est votre expérience en ce qui concerne « ${noun} » ?`,
  clause: [
    [pattern(`^pourquoi (.+)$`), 'Racontez-moi comment il se fait que $1.'],
    [pattern(`^si (.+)$`), 'Dites-moi dans quelle mesure $1.'],
    [
      pattern(`^(comment|quand|où|qui|ce que|ce qui|ce qu'|quels?|quelles?|combien) ?(.+)$`),
      (wh = '', rest = '') =>
        `Racontez-moi ${wh.toLowerCase()}${wh.endsWith("'") ? '' : ' '}${rest}.`,
    ],
  ],
  clauseStart:
    /^(?:comment|quand|où|qui|ce que|ce qui|ce qu'|pourquoi|si|quels?|quelles?|combien) ?(?!.*-(?:vous|tu|t-))/i,
  hint: (hint) => `Quel rôle « ${hint} » a-t-il joué, le cas échéant ?`,
  title: [
    [
      pattern(
        `^(?:racontez-moi|décrivez-moi|décrivez|parlez-moi de|parlez-moi du|parlez-moi|expliquez-moi) `,
      ),
      '',
    ],
    [
      pattern(
        `^(?:qu'est-ce qui|qu'est-ce que|comment|pourquoi|quand|où|que|quels?|quelles?|qui|combien) (?:(?:avez-vous|utilisez-vous|est|sont|était|pensez-vous|faites-vous|vous a|vous) )?`,
      ),
      '',
    ],
  ],
  goal: (title) => `Comment la personne vit elle-même « ${title} », avec un exemple concret.`,
  goalOf: (question) => `Une réponse personnelle à « ${question} », avec un exemple concret.`,
  product: 'le produit',
  determiners:
    "le|la|les|l'|un|une|des|du|votre|vos|notre|nos|son|sa|ses|leur|ce|cet|cette|ces|mon|de l'",
  prepositions: 'de|dans|pour|quand|avec|chez|sur|pendant|à|par|comme|avant|après|en',
  joiners: 'et|ou|&',
  questionWords:
    "qu'est-ce qui|qu'est-ce que|comment|pourquoi|quand|où|qui|quels?|quelles?|combien|que|racontez",
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
