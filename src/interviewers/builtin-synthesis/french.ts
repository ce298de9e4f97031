import { type CuePack, cue } from './cue-pack.ts'

const number =
  '(?:\\d[\\d.,]*|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|une dizaine|quelques|plusieurs)'

/** French cues: background, feedback, requests, values and interests. */
export const french: CuePack = {
  turn: /,?\s{1,3}(?:et|mais|par contre|en revanche)\s{1,3}(?=(?:je|j'\p{L}+|on|nous|il|elle|c'est|ça|le|la|les|mon|ma|mes|parfois)(?!\p{L}))|;\s{1,3}|\s{1,3}[-–—]\s{1,3}/gu,
  dependent:
    /^(?:et |mais )?(?:ça|cela|c'est|c'était|ce qui|celui-ci|parce que|lui|du coup|ils|elles)(?!\p{L})/u,
  idle: cue(
    '(?:cet|cette|ce) (?:entretien|interview|questionnaire|sondage|question) | ces questions',
    "vous êtes un | t'es un | es-tu un | êtes-vous un | ignore* (?:les|tes|vos|toutes)",
    'prompt système | ta gueule',
  ),
  reported: cue(
    '(?:il|elle|ils|on|mon|ma|mes|notre|nos|tout le monde) (?:\\p{L}+ )?(?:dit|dis|disent|disait|pense|pensent|trouve|trouvent|affirme|prétend)(?! que ça)',
    '(?:mon|ma|mes|notre|nos|un|une) (?:\\S+ ){1,5}(?:dit|disait|prétend|jure|affirme|assure|raconte|trouve)(?! que ça)',
    "qui (?:\\S+ ){0,3}(?:dit|disait|prétend|jure)|d'après (?:mon|ma|mes|un|une)|selon (?:mon|ma|mes|un|une)",
  ),
  facts: [
    [
      'role',
      cue(
        "je (?:suis|travaille|dirige|gère|enseigne|étudie|tiens|m'occupe|coordonne|forme|supervise|encadre)(?: [\\p{L}'-]+){1,3}",
        "mon (?:métier|travail|poste|rôle|boulot) (?:est|consiste|c'est)",
        "j'(?:enseigne|étudie|encadre|organise|anime)(?: [\\p{L}'-]+)",
        'en tant que (?!client|utilisateur)\\p{L}+',
        'je fais (?:de la|du|la|le|les) (?:comptabilité|compta|marketing|paie|planning|support|gestion)',
      ),
    ],
    [
      'company',
      cue(
        `(?:nous sommes|on est) (?:(?:une?|environ|à peu près|que|seulement|actuellement) )*(?:${number}|(?:\\p{L}+ ){0,2}(?:entreprise|équipe|agence|association|cabinet|école|boutique|pme|start-up|startup|restaurant|boulangerie|atelier|clinique))`,
        `(?:nous avons|on a|nous employons) (?:environ |à peu près )?${number} (?:\\p{L}+ ){0,2}(?:salariés|employés|personnes|magasins|clients|élèves|patients|membres|agences|bénévoles|collaborateurs|chauffeurs)`,
        '(?:mon|ma|notre) (?:entreprise|équipe|agence|association|cabinet|école|boutique|service|atelier) (?:est|compte|a|fait|vend|emploie|fabrique)',
        'nous (?:vendons|fabriquons|livrons|produisons|organisons)',
        'on (?:vend|fabrique|livre|produit)',
      ),
    ],
    [
      'location',
      cue(
        "(?:j'habite|je vis|je viens|nous sommes (?:basés|situés|installés)|on est (?:basés|situés|installés)|je suis (?:basée?|installée?)|nous habitons) (?:à|en|au|aux|près|dans|de|sur|vers|chez) ?",
      ),
    ],
    [
      'tenure',
      cue(
        `depuis (?:(?:environ|presque|à peu près|plus de|bientôt|maintenant|au moins) )*(?:${number} (?:ans?|mois|semaines?|années?)|20\\d\\d|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|l'an dernier|l'année dernière|le début|longtemps)`,
        `ça fait (?:environ |presque |bientôt |plus de )?${number} (?:ans?|mois|semaines?) que`,
      ),
    ],
    [
      'life',
      cue(
        `j'ai ${number} (?:enfants?|filles?|fils|chiens?|chats?)`,
        `(?:mon mari|ma femme|ma compagne|mon compagnon) et moi`,
        `je suis (?:mariée?|maman|papa|mère|père|à la retraite|retraitée?) | j'ai \\d\\d ans`,
      ),
    ],
    [
      'usage',
      cue(
        "(?:je l'utilise|nous l'utilisons|on l'utilise|j'utilise [\\p{L}' ]{1,20}|je m'en sers|on s'en sert|nous utilisons [\\p{L}' ]{1,20}) (?:\\p{L}+ )?(?:pour|tous|chaque|surtout|principalement|quotidiennement|deux|trois|une|presque|régulièrement|au)",
      ),
    ],
    [
      'tools',
      cue(
        "avant,? (?:ça |cela )?,?(?:j'utilisais|on utilisait|nous utilisions|j'avais|on avait|je faisais|on faisait|je notais|nous avions)",
        "(?:je suis passée?|nous sommes passés|on est passés) (?:de|d'|à)",
      ),
    ],
  ],
  noFact: cue(
    "je suis (?:pas|très|plutôt|assez|un peu|vraiment|contente?|satisfaite?|ravie?|déçue?|fan|perdue?|sûre?|d'accord|tombée?|obligée?|un fan|une fan|encore|toujours|bloquée?|parfois|souvent|allée?|arrivée?|restée?|passée?|en train)",
    'je travaille (?:mieux|plus vite|dessus|avec) | je gère (?:mieux|ça) | si (?:je|on|nous)',
    'serait | pourrait | aimerais | devrait | voudrais',
    'je ne suis pas (?:contente?|satisfaite?|sûre?|fan|convaincue?)',
  ),
  asksPerson: cue(
    '(?:votre|ton|ta|vos) (?:rôle|travail|métier|poste|équipe|quotidien|entreprise|activité|journée)',
    'parlez-moi de vous | présentez-vous | parle-moi de toi',
    'que faites-vous(?! (?:dans|alors|ensuite|quand|après|si)) | qui êtes-vous',
  ),
  asksOrigin: cue(
    'depuis quand | depuis combien | comment avez-vous (?:connu|découvert) | comment êtes-vous (?:arrivée?|venue?)',
  ),
  asksPraise: cue(
    '(?:vous|te) plaît | (?:aimez|appréciez)-vous | (?:marche|fonctionne) bien | le plus utile',
    'préférez',
  ),
  asksProblem: cue(
    'gêne | agace | énerve | frustr* | difficile* | problème* | manque | pénible | déplaît',
    'moins bien | bloque | arrêter | quitter',
  ),
  asksRequest: cue(
    '(?:changeriez|changerais|aimeriez|voudriez|souhait*|améliorer*|manque|faudrait|demanderiez|ajouteriez)(?:-vous)?',
    "baguette magique | qu'est-ce qui (?:manque|aiderait)",
  ),
  asksValue: cue(
    'compte | essentiel* | important* | cherchez | choisi* | attentes* | critères | recherchez | attention à',
    'attendez',
  ),
  asksInterest: cue(
    "en dehors de (?:votre|ton|la|l'\\p{L}+) | aimez-vous faire | vous détend*",
    'temps libre | loisirs | passions? | en dehors du travail | hobbies | week-end',
  ),
  present: cue("maintenant | aujourd'hui | désormais | depuis"),
  asksBefore: cue('avant | auparavant | ancien* | précédent*'),
  concrete: cue(
    '\\d[\\d.,:]* | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | vingt',
    'trente | heures? | minutes? | jours? | semaines? | lundi | mardi | mercredi | jeudi',
    'vendredi | samedi | dimanche | fois',
  ),
  deniedProblem: cue(
    "(?:aucun|aucune|pas de|pas d'|sans|jamais de|jamais eu de|jamais|plus de|zéro|peu de|pas|ni)(?: \\p{L}+){0,2}? ?(?:problèmes?|bugs?|soucis?|erreurs?|difficultés?|pannes?|plantages?|planté|compliqué*|cher|chère|difficile*|lent*|perdu*|regrett*|mauvais surprise|regret)",
    "(?:rien à redire|pas à me plaindre|je ne peux plus m'en passer|pourrais plus m'en passer|pas mal)",
  ),
  deniedPraise: cue(
    "(?:pas|jamais|peu|guère|ni|plus|sans)(?: (?:très|vraiment|assez|toujours|du tout|trop|si|aussi|tellement|bien|de|un|une|le|la|en|être|encore|d'))*(?: ?)(?:bien|bon|bonne|facile|simple|pratique|intuitif|intuitive|rapide|claire?|utile|fiable|satisfaite?|contente?|marche|fonctionne|aide|ergonomique|convaincue?|logique|évident|idéal|top|stable|possible|adapté|beau|joli|réponse)",
    "(?:n'|ne )?(?:marche|fonctionne|aime|aide|plaît|répond|synchronise|comprends|trouve|recommande|suffit|sert|charge|passe)(?:nt|s)? (?:pas|plus|jamais|rien|presque jamais)",
  ),
  neutral: cue(
    'bien (?:sûr|que|entendu|plus|souvent) | ou bien | eh bien | bon,? | aimerais',
    "très bien,? merci | j'aime(?:rais)? mieux | aime mieux",
  ),
  praise: cue(
    "automatique* | tout seul | toute seule | d'un coup d'œil | sans (?:avoir à|devoir) | me rappelle",
    'enfin | en (?:deux|trois|cinq|dix|\\p{N}+) (?:secondes|minutes|clics) | me prévient',
    'aime | adore | adorons | apprécie* | bien | bon | bonne | super | génial* | excellent*',
    'parfait* | facile* | facilement | simple* | simplement | pratique* | intuitif | intuitive',
    'rapide* | rapidement | vite | clair | claire | clairement | utile* | fiable* | efficace*',
    'gagne* (?:du|beaucoup|un|énormément|\\p{N}+) ?(?:de )?temps | gain de temps | fait gagner',
    'marche | fonctionne | contente?s? | satisfaite?s? | ravie?s? | plaît | recommande*',
    'agréable* | fluide* | ergonomique | réactif | réactive | aide | aidé | mieux | meilleur*',
    'idéal* | soulage* | économis* | confiance | sympa',
  ),
  problem: cue(
    'plante* | planté | bug* | bogue* | lent* | lenteur* | rame* | bloqu* | erreur* | problème*',
    'souci* | galère | compliqu* | difficile* | pénible* | agaç* | énerv* | frustr* | confus*',
    'perdu* | perd | perds | disparu* | supprimé* | manque* | impossible',
    'trop (?:cher|chère|lent|lente|compliqué*|de|long|longue|petit|petite|tard|limité*) | cher',
    'chère | coûte* | déçu* | décev* | nul | nulle | mauvais* | mal | je (?:ne )?peux pas',
    "on (?:ne )?peut pas | n'arrive (?:pas|jamais)",
    'dois (?:tout |toujours |encore )?(?:refaire|ressaisir|recommencer|retaper|saisir|appeler|exporter|relancer)',
    'doit (?:tout |toujours |encore )?(?:refaire|ressaisir|recommencer|retaper|saisir|appeler|exporter|relancer)',
    "à la main | manuellement | deux fois | en double | personne (?:ne )?(?:répond|m'a)",
    'attendre | attendu | attends | malheureusement | dommage | déteste | horrible*',
    'inutilisable* | instable* | caché* | illisible | résili* | abandonné* | panne* | faux',
    'fausse* | gêne* | prend (?:des heures|trop|un temps|une éternité|\\p{N}+ minutes)',
  ),
  request: cue(
    "(?:j'|on |nous )?aimer(?:ais|ait|ions)(?: \\p{L}+)? | voudrais | souhaite*",
    '(?:ce )?serait (?:\\p{L}+ )?(?:bien|utile|pratique|super|génial|mieux|top|idéal|sympa|parfait)',
    'il (?:faudrait|manque|me manque|nous manque) | devrait | devraient | pourrai(?:t|ent|ez)',
    "si (?:seulement )?(?:on|vous|l'appli|l'application|il|je) pouvai[tsz][\\p{L}]*",
    "ajoute[rz][\\p{L}]* | j'espère | ça me manque",
  ),
  severe: cue(
    'perdu* | perds | perd | résili* | à chaque fois | toujours | supprimé* | argent',
    'remboursement | inutilisable | abandonné* | quitté | changé d',
  ),
  repeated: cue(
    'souvent | encore | à chaque | toujours | tout le temps | deux fois | à la main',
    'manuellement | régulièrement | sans cesse | chaque (?:jour|semaine|mois)',
  ),
  target: cue(
    "c'est | ça | cela | il | elle | l'appli | appli | application | l'application | l'outil",
    "outil | logiciel | le logiciel | plateforme | interface | l'interface | système | site",
    "fonction* | l'export | export* | import(?!ant)* | facture* | recherche | calendrier",
    'planning | support | service client | prix | tarif* | abonnement | mise à jour | version',
    'synchro* | modèle* | rapport* | menu* | bouton* | écran* | rappel* | notification*',
    'téléphone | mobile | tablette | paramètre* | fichier* | données | connexion | vous',
    "tableau* | formulaire* | l'assistance | assistance | commande* | prise en main",
    "l'utilisation | utilisation",
  ),
  product: cue("ça | cela | c'est | l'appli | application | outil | logiciel | plateforme"),
  subject:
    /^(?:(?:et|mais|par contre,?|aussi|parfois) )*(?:(?:le|la|les|un|une|vos|votre|chaque|certains?) |l')/gu,
  offTarget: cue(
    'mon (?:chef|mari|fils|chien|patron|dos) | ma (?:femme|fille|mère|vie|journée|cheffe)',
    'mes enfants | la météo | le foot | football | projet (?:est )?(?:terminé|fini)',
  ),
  otherProduct: cue(
    "avant(?! de| d'|hier| tout) | l'ancien* | ancien* (?:logiciel|outil|système) | concurrent*",
    "à l'époque",
  ),
  valueCue: cue(
    "important* | essentiel* | compte (?:le plus|pour|beaucoup|vraiment|avant tout) | j'ai besoin",
    'on a besoin | nous avons besoin | je cherche | on cherche | je veux | nous voulons',
    'je préfère | on préfère | il faut que | rédhibitoire | priorité | indispensable*',
    "primordial* | je tiens à | pour que je puisse | avant tout | la raison | c'est pour ça que",
  ),
  valueStrong: cue(
    '(?:le|la) plus important* | (?:très|vraiment|super|hyper|plus) important* | essentiel*',
    'primordial* | indispensable* | priorité | rédhibitoire | avant tout | compte le plus',
    'je préfère | je tiens à',
  ),
  valueOpening:
    /^(?:et |aussi |surtout |d'abord )*(?:que|qu'|ne pas|pas de|pas d'|rien|aucune?|pouvoir|être|avoir|il (?:doit|faut)|elle doit|ça doit|quelque chose qui|quelqu'un)(?!\p{L})/gu,
  valueModal: cue('doit | doivent | faut | jamais | hors de question | je ne veux (?:pas|plus)'),
  values: [
    [
      'speed',
      cue('rapid* | vite | vitesse | gagner du temps | temps | immédiat* | minutes | secondes'),
    ],
    [
      'reliability',
      cue(
        'fiab* | stable* | stabilité | marche | fonctionne | confiance | sans (?:bug|erreur|panne)s?',
        'erreur* | perdre | compter dessus',
      ),
    ],
    [
      'privacy',
      cue(
        'confidential* | rgpd | sécuri* | vie privée | données (?:restent|personnelles|protégées)',
        'hébergé*',
      ),
    ],
    ['price', cue('prix | tarif* | abordable* | cher | coût* | budget | gratuit* | payer')],
    [
      'ease',
      cue('simpl* | facil* | intuiti* | sans formation | prise en main | compréhensible | clair'),
    ],
    [
      'human support',
      cue(
        "support | assistance | humain* | téléphone | quelqu'un | service client | joindre | réponse*",
      ),
    ],
    [
      'integration',
      cue('intégr* | connect* | synchronis* | compatible* | export* | import(?!ant)*'),
    ],
    ['control', cue('contrôle | personnalis* | flexib* | adapter | paramétr*')],
    ['transparency', cue('transparen* | honnête* | caché* | clair sur')],
    ['collaboration', cue('partag* | ensemble | équipe | collègues | collabor*')],
    [
      'availability',
      cue('hors ligne | hors connexion | mobile | partout | en déplacement | téléphone portable'),
    ],
    ['learning', cue('apprendre | formation | tutoriel*')],
    ['design', cue('design | beau | belle | joli* | esthétique')],
    ['ethics', cue('éthique* | écolog* | durable* | local* | environnement')],
    ['belonging', cue('communauté | appartenance')],
  ],
  interests: [
    /(?<![\p{L}\p{N}])je (?:m'intéresse (?:\p{L}+ )?(?:à|au|aux)|me passionne pour|suis passionnée? (?:de|par|d')) ?(?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])(?:ma passion|mon hobby|mon loisir|mes loisirs|mes passions) (?:est|sont|c'est) (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])(?:pendant mon temps libre|à mes heures perdues|le week-end),? je (?<topic>[^,.;!?()]+)/gu,
  ],
  noInterest: cue(
    "fonction* | appli* | application | l'outil | logiciel | version | prix | travaille*",
    'utilise*',
  ),
  topicEnd: /\s(?:parce|mais|quand|et (?:je|ça|on|c'est)|qui|que|beaucoup)(?!\p{L})[\s\S]*$/u,
  overall: cue(
    "(?:j'adore|je déteste|j'aime bien) (?:cette|l')appli* | (?:contente?|satisfaite?|déçue?|ravie?) (?:de l'|du |de cette |par ) ?(?:appli*|outil|logiciel|service|résultat)",
    "(?:peux|pourrais) plus m'en passer",
    "globalement | dans l'ensemble | au final | tout compte fait",
    "je (?:le |la |l'|vous )?(?:ne )?(?:le |la )?recommande* | \\d{1,2} ?(?:/|sur) ?(?:5|10|20)",
  ),
}
