import { always, ordersWith, type Shape, sign } from './shape.ts'

const order = ordersWith(
  "et|puis|ensuite|maintenant|alors|mais|ou|s'il te plaît|s'il vous plaît|stp|svp|tu (?:dois|vas|peux|devras)(?: maintenant)?|vous (?:devez|allez|pouvez)(?: maintenant)?|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|que tu|que vous|il faut|de|simplement|juste|immédiatement",
)
const utter =
  'dis|dites|dire|dises|réponds|répondez|répondre|répondes|écris|écrivez|écrire|écrives|parle|parlez|répète|répétez|affiche|affichez|afficher|affiches'
const reveal =
  'montre|montrez|montre-moi|montrez-moi|donne|donnez|donne-moi|donnez-moi|affiche|affichez|afficher|révèle|révélez|révéler|dis|dites|dis-moi|dites-moi|répète|répétez|répéter|copie|copiez|colle|liste|listez|énumère|traduis|traduisez|résume|résumez|imprime|imprimez|recopie|recopiez|écris|décris|explique'
const secrets =
  "prompt(?: système)?|prompts|instructions?|consignes?|règles|directives|configuration|guide(?: d'entretien)?|programmation|message système|script"

/** Orders to the interviewer in French. */
export const french: readonly Shape[] = [
  order(
    reveal,
    `(?:ton|ta|tes|votre|vos) (?:\\p{L}+ )?(?:${secrets}|questions)|le prompt|(?:les |des )?questions (?:à venir|suivantes|qui (?:viennent|restent)|restantes)|(?:ce qui est |tout ce qui est )?(?:écrit )?(?:plus haut|ci-dessus|au-dessus)|(?:ce que )?(?:les |des )?autres (?:participants?|personnes interrogées|répondants)|ce qu'on t'a (?:dit|demandé)`,
  ),
  order(
    utter,
    '(?:seulement|uniquement|rien que|juste|exactement)|(?:ce|le|un) (?:seul )?(?:mot|mot-clé|mot de passe|code)|avec le (?:mot|code)|en (?:vers|rimes|majuscules|json|base64)|dans le style|comme (?:un|une|si)|cent fois|après moi',
  ),
  order(
    'réponds|répondez|parle|parlez|agis|agissez|comporte-toi|comportez-vous|présente-toi|présentez-vous|joue|jouez',
    'comme (?:un|une|si) \\p{L}+|le rôle|en (?:vers|rimes|latin)',
  ),
  order(
    'appelle|appelez|appelle-moi|appelez-moi|nomme-moi',
    '(?:moi )?(?:maître|chef|seigneur|roi|dieu|\\p{L}{5,})',
  ),
  order(
    'commence|commencez|termine|terminez|finis|finissez|mets|mettez|ajoute|ajoutez',
    '(?:chacune de |toutes |chaque )?(?:tes|vos) (?:\\p{L}+ )?(?:questions|réponses|messages|phrases)|(?:ta|votre) (?:prochaine )?(?:question|réponse)|chaque (?:question|réponse|phrase)',
  ),
  order(
    'écris|écrivez|écris-moi|écrivez-moi|raconte|racontez|raconte-moi|racontez-moi|chante|chantez|compose|composez|invente|inventez|récite|récitez',
    '(?:un|une|moi)(?: \\p{L}+)? ?(?:poème|blague|chanson|histoire|conte|haïku|limerick|rime|script|programme)',
  ),
  order(
    'ignore|ignorez|ignorer|oublie|oubliez|oublies|oublier|néglige|négligez|contourne|contournez|annule|outrepasse',
    `(?:toutes?|tous|tes|vos|les|ces|ton|votre|le)(?: (?:tes|vos|les))?(?: \\p{L}+)? (?:${secrets})|(?:tes|vos|les|ces) (?:${secrets})(?: précédentes| ci-dessus)?|tout ce (?:que|qu'on|qui)|que tu es`,
  ),
  order(
    'termine|terminez|arrête|arrêtez|clos|ferme|finis',
    "(?:la|cette|l'|cet) ?(?:conversation|entretien|discussion)[^.!?]{0,40}(?:avec|en disant|et (?:dis|écris|réponds))",
  ),
  order(
    'marque|marquez|note|notez|inscris|inscrivez|écris|ajoute|ajoutez|enregistre',
    "(?:l'|cet )?entretien comme|dans (?:le|mon) (?:profil|rapport|résumé|compte rendu)",
  ),
  order('saute|sautez|passe|passez', 'toutes les (?:\\p{L}+ )?questions|questions restantes'),
  order(
    'mets|mettez|règle|réglez|change|changez|fixe|fixez',
    '(?:la|ma|le|mon) (?:satisfaction|note|score|sentiment|verdict|évaluation)(?: \\p{L}+){0,2} (?:à|sur)',
  ),
  order(
    'donne|donnez|donne-moi|donnez-moi|offre|offrez|offre-moi|envoie-moi|accorde|accordez|promets|promettez|promets-moi|promettez-moi|génère',
    "(?:codes?|bons?|coupons?) (?:promo|de réduction|de remise|d'achat|cadeau)|coupon|un remboursement (?:sous|avec|de \\d|au numéro)|mois gratuits?|que",
  ),
  order(
    'dis|dites|déclare|déclarez|affirme|affirmez|avoue|avouez|confirme|confirmez|reconnais|jure',
    "que (?:le|la|l'|ton|ta|votre|cette|ce) ?(?:produit|entreprise|application|société|appli|service|logiciel)",
  ),
  order(
    'envoie|envoyez|transmets|transmettez|poste|transfère',
    '(?:mes|toutes les|les|la|cette) (?:réponses|conversation|données)[^.!?]{0,40}(?:\\S*@\\S+|https?:)',
  ),
  order(
    'ouvre|ouvrez|visite|visitez|va|allez|clique|cliquez|charge',
    '(?:sur )?(?:https?:|www\\.)',
  ),
  order(
    'passe|passez|active|activez|entre|entrez|bascule',
    '(?:en |le |au )?mode (?:debug|débogage|développeur|administrateur|admin|maintenance|test|dan)',
  ),
  order(
    'imagine|imaginez|fais comme si|faites comme si|suppose|supposez|prétends',
    "(?:que )?(?:tu|vous) (?:n'as|n'avez|n'avais|n'aviez)[^.!?]{0,20}(?:règle|consigne|limite|restriction)|(?:tu|vous) (?:es|êtes|étais|étiez) (?:mon|ma|un|une|mes) \\p{L}+",
  ),
  sign(
    '(?:tu es|vous êtes) (?:maintenant|désormais|dorénavant) (?:un|une|mon|ma|dan|libre|en)',
    "(?:tu n'es|vous n'êtes) plus (?:un|une|lié|tenu)\\p{L}*",
    '(?:à partir de maintenant|désormais|dorénavant),? (?:tu|vous) (?:es|êtes|dis|dites|réponds|répondez|parles|parlez|dois|devez)',
    "je (?:t'|vous )(?:ordonne|commande|somme|autorise)",
    "(?:je suis|c'est|ici|en tant que) (?:ton|ta) (?:développeu\\p{L}*|créat\\p{L}*|administrat\\p{L}*|programmeu\\p{L}*|maître|patron|chef)",
    "en tant qu'(?:administrat\\p{L}*|opérat\\p{L}*|auteur) (?:de|du) (?:cette |cet |ce |l')?(?:enquête|entretien|système|bot|étude)",
    "(?:note|message|avis|attention|instruction|à l'attention)(?: à| pour| de|,)? (?:l'ia|l'assistant|au modèle|le modèle|l'intelligence artificielle|modèle de langage|le robot|au robot|au bot)",
    "(?:règles|consignes|instructions) (?:précédentes|ci-dessus|antérieures) (?:ne |sont |n')[^.!?]{0,25}(?:plus|annulées|caduques|nulles)",
    '(?:ta|votre) (?:nouvelle|seule|vraie) (?:tâche|mission|rôle|consigne) (?:est|sera)',
    'les (?:instructions|consignes) suivantes sont prioritaires',
    'fais comme si|faites comme si',
    '(?:chaque|ta|votre|toute|la prochaine) (?:prochaine )?réponse(?: \\p{L}+){0,3} (?:doit|commence|finit|termine|contient)',
    "(?:l'enquêteur|l'ia|le robot|la machine|le modèle|l'assistant) (?:doit|devra|devrait)(?: \\p{L}+){0,2} (?:dire|répondre|écrire|afficher)",
    'conversation précédente (?:est )?(?:effacée|supprimée|terminée)',
    "c'est moi l'enquêteur|je suis l'enquêteu\\p{L}*",
    'dans (?:tes|vos) notes',
    'mes devoirs',
    '(?:pas le droit|pas censé|interdit) de (?:me |le )?(?:dire|révéler)',
    '(?:tu dois|vous devez) maintenant (?:afficher|dire|écrire|répondre|répéter)',
    `(?:quelles?|quels?) (?:sont|est) (?:tes|ton|ta|vos|votre) (?:${secrets})`,
  ),
  always(
    /(?:^|[.!?;:>-] ?)nouvelles? (?:consignes?|instructions?|règles?|directives?)(?: (?:du|de la|des|de) [\p{L} ]{3,30})? ?[:.]/u,
  ),
]
