import { anyOf, pattern } from '../lines/pattern.ts'
import type { LintWords } from './lint-pack.ts'

const strong = `génial\\w*|formidable\\w*|fantastique\\w*|excellente?s?|incroyables?|horribles?|terribles?
révolutionnaires?|innovante?s?|géniaux|affreu\\w+|merveilleu\\w+|magnifiques?|exceptionnel\\w*|pénibles?
dépassée?s?|obsolètes?|primée?s?|convivia\\w+|médiocres?|superbes?|remarquables?|agaçante?s?|ergonomiques?`
const weak = `facile|simple|utile|pratique|rapide|bon|bonne|bien|mauvais|difficile|cher|chère|satisfait
satisfaite|content|contente|important|importante|intuitif|intuitive|agréable|clair|claire|compliqué
déçu|déçue|frustré|frustrée|fiable|lent|lente|efficace|probable|heureux|heureuse`
const wh = `que|qu'|qu'est-ce que|qu'est-ce qui|quoi|qui|comment|pourquoi|quand|où|combien|quel|quelle
quels|quelles|lequel|laquelle|lesquels|lesquelles|duquel|auquel`
const whList = wh.replaceAll('\n', '|')

export const lintFrench: LintWords = {
  leadIn:
    /^(?:(?:et|alors|donc|mais|bon|bien|ok|d'accord|merci|maintenant|ensuite|puis|enfin|d'abord|aussi|environ|globalement|aujourd'hui|concrètement|je vois|entendu|compris|ou)(?=[\s,:.])[,:.]?\s+)/,
  open: `^(?:(?:à|de|en|dans|pour|avec|par|sur|chez|depuis|jusqu'|vers|d') ?)?(?:qu'|(?:${whList.replace("qu'|", '')})(?![\\p{L}]))`,
  openAnywhere:
    /(?<![\p{L}])(?:quoi|comment|pourquoi|combien|quelle?s?|à qui|avec qui)(?![\p{L}])/u,
  request: `^(?:racont\\w+|décri\\w+|parl(?:ez|e)|expliqu(?:ez|e)|montr(?:ez|e)|dit?es|dis|donn(?:ez|e)|partag(?:ez|e)|aid(?:ez|e)|cit(?:ez|e)|détaill(?:ez|e)|j'aimerais (?:savoir|comprendre|entendre)|je (?:voudrais|serais curieu\\w+)|précis(?:ez|e))\\b`,
  scene: `^(?:pens(?:ez|e)|imagin(?:ez|e)|souven(?:ez|s)|rappel(?:ez|le)|repens(?:ez|e)|reven(?:ez|ons)|suppos(?:ez|ons)|restons|remett(?:ez|s)|ramen(?:ez|e))\\b`,
  closed: `^(?:est-ce (?:que|qu')|\\p{L}+-(?:t-)?(?:vous|tu|il|elle|ils|elles|on|ce|nous)\\b|(?:vous|tu) \\p{L}+|y a-t-il|n'\\p{L}+-|(?:le|la|les|l'|ce|cet|cette|ces|notre|votre) ?.{1,60} (?:est|sont|était|a)-)`,
  accepted: `^(?:(?:pouvez|pourriez|pourrais|peux|voudriez|voulez|accepteriez)-(?:vous|tu) (?:me |m'|nous )?(?:en |y )?(?:s'il vous plaît |brièvement )?(?:raconter|décrire|parler|expliquer|montrer|dire|donner|partager|détailler|préciser|aider|citer)|(?:est-ce que )?(?:vous pouvez|vous pourriez|tu peux) (?:me |m')(?:raconter|décrire|parler|expliquer|montrer|dire|donner)|y a-t-il autre chose|autre chose|souhaitez-vous ajouter|voulez-vous ajouter)`,
  leading: {
    negative: [
      `^(?:pourquoi )?(?:ne |n')\\p{L}+(?:-\\p{L}+)+ (?:pas|jamais|plus)\\b|^(?:pourquoi )?(?:ne |n').{1,40} pas\\b|^est-ce (?:que|qu') ?(?:vous|tu|ce|il|elle|le \\p{L}+|la \\p{L}+) (?:ne |n').{1,30} pas\\b|^(?:vous|tu) (?:ne |n').{1,40} pas\\b`,
    ],
    tag: [
      `(?:,|\\s-)\\s?(?:n'est-ce pas|non|pas vrai|d'accord|c'est bien ça|hein|si|oui|vrai|correct|je me trompe) ?\\?$`,
    ],
    pressure: [
      anyOf(
        `bien sûr|évidemment|sûrement|certainement|sans doute|sans aucun doute|naturellement|forcément
          de toute évidence|comme chacun sait|comme vous le savez|il va de soi|manifestement`,
      ),
      `\\b(?:diriez|direz|pensez|trouvez|convenez|admettez|reconnaissez|êtes)-vous (?:d'accord|pas que|aussi que|que|pas)\\b|\\b(?:êtes-vous|vous êtes) d'accord\\b|\\bvous (?:devez|avez dû) (?:être|trouver|aimer|adorer)\\b|\\bvous conviendrez\\b`,
    ],
    crowd: [
      `\\b(?:la plupart des|beaucoup (?:de|d')|tous les|tout le monde|de nombreu(?:x|ses)|la majorité des|d'autres|les autres|les experts|les études|nos autres)(?: ?\\p{L}+)? (?:\\p{L}+ )?(?:dis\\p{L}+|dit|trouv\\p{L}+|ador\\p{L}+|aim\\p{L}+|pens\\p{L}+|préfèr\\p{L}+|utilis\\p{L}+|appréci\\p{L}+|sont|est|montrent|recommand\\p{L}+|se plaign\\p{L}+|nous (?:ont|disent))\\b|\\b(?:neuf|huit|9|8) (?:\\p{L}+ )?sur (?:dix|10)\\b|\\d ?(?:%|pour cent) d(?:e|es|')`,
    ],
    loaded: [
      `\\b(?:à quel point|dans quelle mesure|combien) .{0,60}\\b(?:${weak.replaceAll('\n', '|')}|${strong.replaceAll('\n', '|')}|aim\\p{L}+|ador\\p{L}+|aidé|amélioré|appréci\\p{L}+|facilité)s?\\b`,
      anyOf(strong),
      `\\b(?:notre|nos|mon) (?:nouve\\p{L}+ )?(?:bon|bonne|beau|belle|meilleur\\p{L}*|grand\\p{L}*|super|joli\\p{L}*)\\b|\\bnotre .{1,30}\\b(?:amélioré\\p{L}*|facile|simple|rapide|puissant\\p{L}*|intuiti\\p{L}+|populaire)\\b|\\bqu'adorez-vous\\b|\\bqu'est-ce que vous (?:adorez|détestez)\\b|\\bque détestez-vous\\b|\\bcomment .{1,60}\\b(?:a-t-\\p{L}+|a|ont|vous a) (?:\\p{L}+ )?(?:amélioré|facilité|simplifié|aidé)\\b`,
    ],
    reason: [
      `\\b(?:est-ce|était-ce|c'est|c'était)(?: que)? (?:\\p{L}+ )?(?:parce que|parce qu'|à cause|dû|en raison)|^.{0,60}(?:-vous|-tu|est-ce que vous|est-ce que tu|vous avez|avez-vous) .{1,80}(?:parce que|parce qu'|à cause d)|\\b(?:est|était)(?:-\\p{L}+)? .{1,30}la raison\\b`,
    ],
    candidates: [
      `\\b(?:par exemple|comme par exemple|tels? que|telles? que|notamment|p\\.ex\\.|p\\. ex\\.|peut-être (?:le|la|les|à cause|parce))|, comme (?:le|la|les|un|une|l')|\\((?:par ex\\S* )?[\\p{L}' -]{2,30}(?:, [\\p{L}' -]{2,30})+(?:…|\\.\\.\\.)?\\)`,
    ],
    opinion: [
      `\\b(?:nous (?:pensons|croyons|sommes (?:fiers|sûrs|convaincus|certains))|je (?:pense|crois|suis (?:sûre?|convaincue?|certaine?))|à (?:mon|notre) avis|selon (?:moi|nous))\\b`,
    ],
  },
  praise: `^(?:oh,? |ah,? |waouh,? )?(?:c'est (?:vraiment |très |tellement |une? )*|quelle? |quel |très |merci,? |merci pour (?:cette|ce|votre|ta) |vraiment )?(?:waouh|super|génial\\w*|excellente?|parfait\\w*|formidable|fantastique|bravo|magnifique|intéressante?|passionnante?|bonne (?:réponse|question|idée|remarque)|bon (?:point|exemple)|belle (?:réponse|idée)|bien dit|bien vu|pertinente?|chouette|utile)\\b|\\b(?:je suis (?:ravie?|contente?|heureu\\p{L}+|impressionnée?|d'accord avec vous)|ça me fait plaisir|vous avez (?:tout à fait |parfaitement )?raison|tu as raison|j'adore|très intéressant|très utile)\\b`,
  hypothetical: `\\b(?:utiliseri|achèteri|paieri|payeri|recommanderi|conseilleri|changeri|passeri|abonneri|resteri|reviendri|essaieri|essayeri|choisiri|préfèreri|préféreri|dépenseri)(?:ez|ons|ais|ait)\\b|\\bseri(?:ez|ais)-(?:vous|tu) (?:prête?|intéressée?|disposée?)\\b|\\bvous seriez (?:prête?|intéressée?)|\\bseriez-vous\\b|\\bsi nous\\b.{0,60}\\p{L}+(?:ions|ait)\\b|\\bsi on \\p{L}+ait\\b|\\bet si\\b|\\bimaginez que (?:nous|on|notre)\\b|\\bserait-(?:il|ce) (?:utile|bien|mieux|pratique)\\b|\\bdans (?:le futur|l'avenir|cinq ans)\\b|\\bquelle est la probabilité\\b`,
  factual: /\baurait (?:dû|fallu|pu)\b|\bauriez\b/,
  reason: /,? et pourquoi(?: pas)?\s*\?*$/,
  double: [
    pattern(
      `,? (?:et|ou) (?:aussi )?(?:(?:à|de|en|dans|pour|avec|par|sur) )?(?:${whList.replace("qu'|", '')}|qu'\\p{L}+)(?![\\p{L}])(?! pas)`,
    ),
    pattern(`\\b(?:et|ou) (?:racont\\w+|décri\\w+|expliqu\\w+|parlez)\\b`),
    pattern(`\\b(?:et|ou) (?:est-ce que|\\p{L}+-(?:vous|tu|il|elle)\\b)`),
    /\b(?:aim\w+|plaît|plu) .{0,40}(?:et|ou) .{0,20}(?:pas|moins|déplu|détest)/,
    /\b(?:avantages|points forts|bien|facile) ou (?:inconvénients|points faibles|mal|difficile)\b|\bainsi que\b|\bmais aussi\b/,
  ],
  and: /(?<=[\p{L}\p{N}'")]),? (?:et|&) (?=[\p{L}\p{N}'"(])/u,
  joined: [
    /\bentre .{1,120}? et \S+/g,
    /\b(?:petit à petit|de temps en temps|va et vient|aller et retour|recherche et développement|avantages et inconvénients|amis et famille|famille et amis|questions et réponses|encore et encore|de plus en plus|noir et blanc|hauts et des bas|glisser et déposer|copier et coller|avant et après|début et fin)\b/g,
    /\b(?:vous|toi) et (?:votre|vos|ton|ta|tes|le reste|les autres)\b/g,
    /\bet (?:ainsi de suite|puis|ensuite|après|autres|cetera)\b/g,
    /(?:\b(?:quand|lorsque|après|avant|pendant|dès|si)\b|(?:dernière|première) fois|jour où|moment où|lorsqu').*$/g,
  ],
  process:
    /^(?:racont\w+-moi|montrez-moi|aidez-moi|(?:pouvez|pourriez)-vous (?:me )?(?:raconter|montrer))/,
}
