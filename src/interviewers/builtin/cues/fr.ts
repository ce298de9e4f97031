import { pack } from './cue.ts'

export const french = pack(
  {
    hedge: `je crois, je pense, peut-être, un peu, plutôt, sans doute, probablement, je suppose, pas sûr, pas sûre, disons`,
    vague: `lourd, lourde, bizarre, mieux, pire, correct, correcte, ok, bien, mal, bon, bonne, mauvais, mauvaise, facile, difficile, compliqué, compliquée, confus, confuse, lent, lente, rapide, simple, intuitif, intuitive, utile, inutile, pratique, pas pratique, agaçant, pénible, fastidieux, fastidieuse, limité, limitée, fluide, cher, chère, fiable, moderne, vieillot, chargé, chargée, pas clair, pas terrible, moyen, moyenne, pas mal, sympa, galère, fouillis, brouillon, peu clair, dépassé, dépassée, professionnel`,
    emotion: `frustr*, énerv*, furieux, furieuse, colère, déteste, détesté, adore, adoré, peur, paniqu*, stress*, honte, soulag*, ravi, ravie, déçu, déçue, cauchemar, désespér*, épuis*, ras le bol, marre, horrible, affreux, catastrophe, génial, géniale, fantastique, angoiss*, inquiet, inquiète, abandonné, insupportable, rendu fou, rendu folle, rend fou, rend folle, fier, fière`,
    positive: `bien, super, facile, utile, aide, aidé, rapide, rapidement, fluide, fiable, intuitif, content, contente, ravi, génial, adore, aime, aimé, pratique, parfait, parfaite, meilleur, gagne du temps, agréable, simple`,
    negative: `lent, lente, plante, planté, bug*, erreur*, perdu, perdus, perdre, perds, manque, manquait, faux, agaç*, énerv*, frustr*, confus*, difficile, impossible, cher, chère, compliqué, compliquée, déteste, mauvais, mauvaise, horrible, inutile, pire, problème*, souci*, bloqué, bloquée, abandonné, à la main, manuellement, retard*, peu fiable, caché, cachée, ne marche pas, ne fonctionne pas, ne marchait pas, marche pas, plaint, trop de, trop long, trop cher, pas de réponse, disparaît, disparu, disparaissent, en double, pénible, galère, introuvable, fastidieux, trop tard, se ferme, coupé, coupée, jamais répondu`,
    strong: `très, vraiment, extrêmement, totalement, absolument, complètement, tellement, incroyablement, hyper, trop, super`,
    request: `j'aimerais, on aimerait, ce serait bien, ça serait bien, il faudrait, il manque, j'aurais aimé, j'aurais voulu, si seulement, devrait, aurait dû, m'aiderait, je souhaiterais, je voudrais`,
    decision: `changé, passé à, passés à, passée à, décidé, choisi, résilié, annulé, quitté, arrêté, inscrit, inscrite, acheté, abonné, abonnée, désabonné, migré, remplacé, revenu à, revenue à, abandonné`,
    absolute: `toujours, jamais, tout le monde, personne, chaque fois, à chaque fois, tout le temps, constamment, aucun, aucune`,
    frequency: `souvent, parfois, régulièrement, fréquemment, de temps en temps, d'habitude, beaucoup, des heures, longtemps, plusieurs fois, sans arrêt, rarement, une éternité`,
    often: `tous les jours, chaque jour, quotidiennement, tout le temps, constamment, plusieurs fois par jour, chaque matin, chaque semaine, toujours`,
    rare: `pas ouvert, pas utilisé, plus utilisé, presque jamais, rarement, jamais, plus ouvert, n'utilise plus, n'utilise pas, à peine, depuis des mois`,
    past: `ai, avons, était, étais, étaient, avait, avais, avions, suis allé, est arrivé, fallait, voulais, voulait, pouvais, pouvait, a fallu, a perdu, a dit, a demandé, a planté, fait, essayé, cherché, trouvé, passé, reçu, envoyé, dû, pu, vu, pris, mis`,
    when: `la semaine dernière, le mois dernier, l'année dernière, la dernière fois, hier, ce matin, aujourd'hui, l'autre jour, un jour, une fois, il y a, quand j'ai, quand je, quand on, quand nous, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, en janvier, en février, en mars, en avril, en mai, en juin, en juillet, en août, en septembre, en octobre, en novembre, en décembre, récemment, cette semaine, à l'époque, ensuite, puis, finalement, soudain, au début, ce jour-là, l'été dernier`,
    first: `je, j'ai, j'étais, j'avais, j', on, nous, mon, ma, mes, notre, nos, moi, me, m'a`,
    causal: `parce que, car, puisque, donc, c'est pourquoi, afin, à cause, du coup, pour que, sinon, comme`,
    change: `maintenant, désormais, avant, depuis, au début, plus maintenant, récemment, jusqu'à, après, ensuite, plus tard, changé, à l'époque, aujourd'hui, ne plus, n'utilise plus`,
    value: `j'ai besoin, on a besoin, important, importante, essentiel, essentielle, je cherche, je préfère, indispensable, priorité, ce qui compte, il me faut, pour pouvoir`,
    negation: `ne, n', pas, plus, jamais, rien, personne, aucun, aucune, sans, ni`,
    use: `utilise, utilisé, utilisais, passé à, passés à, essayé, comparé à, au lieu de, testé, remplacé par, avec, sur, revenu à, chez`,
    productNoun: `appli, application, site, page*, tableau de bord, rapport*, facture*, facturation, export*, exportation*, import*, bouton*, recherche, filtre*, notification*, rappel*, e-mail*, mail*, calendrier, agenda, connexion, mot de passe, inscription, configuration, tutoriel*, support, assistance, chat, prix, tarif*, abonnement*, essai, paiement*, commande*, livraison*, intégration*, synchronisation, mise à jour, mises à jour, écran*, menu*, paramètre*, réglage*, modèle*, tableur, excel, fichier*, dossier*, téléchargement*, document*, tableau*, graphique*, liste*, formulaire*, champ*, compte*, profil*, fonction*, fonctionnalité*, outil*, logiciel, interface, navigation, carte*, photo*, message*, tâche*, scanner, imprimante, étiquette*, données, vitesse, contrat, frais, coût*, reçu*, réservation*, rendez-vous, ticket*, cours, recette*, service client`,
    personNoun: `patron, patronne, chef, collègue*, équipe, client*, ami*, femme, mari, enfant*, fille, fils, mère, père, gens, personne*, utilisateur*, développeur*, comptable, entreprise, famille`,
    generic: `deux, trois, quatre, cinq, six, sept, huit, neuf, dix, dernier*, dernière*, prochain*, chose*, truc*, fois, temps, façon, manière, genre, partie*, point, cas, fait, jour*, semaine*, mois, an, ans, année*, heure*, minute*, moment, exemple, raison, fin, début, côté, reste, idée, question*, réponse*, autre*, main, matin, soir, nuit, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, été, tas, plupart, coup, peu, impression, dieu, problème, vie`,
    filler: `alors, oui, non, bon, ben, bah, euh, hm, en fait, honnêtement, franchement, disons, enfin, voilà, ok, d'accord, juste, aussi, puis, peut-être, surtout, principalement, bien sûr, bref, du coup, eh bien`,
    refusal: `passer, passons, question suivante, je préfère ne pas, je ne veux pas répondre, ne souhaite pas répondre, pas envie d'en parler, ça ne vous regarde pas, sans commentaire, c'est privé, je passe`,
    dontKnow: `je ne sais pas, je sais pas, sais pas, aucune idée, je ne me souviens pas, je ne me rappelle pas, je me souviens pas, pas sûr, pas sûre, difficile à dire, chais pas`,
    notUnderstood: `que voulez-vous dire, qu'est-ce que vous voulez dire, je ne comprends pas la question, je comprends pas la question, je ne comprends pas, pas compris la question, c'est-à-dire, pouvez-vous préciser, pouvez-vous reformuler, comment ça, hein`,
    assent: `oui, ouais, exactement, tout à fait, voilà, ok, d'accord, bien sûr, non, pas vraiment, c'est ça, bien, bon, je suppose, si, évidemment`,
    chatter: `foot, football, météo, pluie, pleut, neige, élection*, politique, président, film, pizza, loto, chat, concert, bière, penalty, stade, tennis, rugby, marathon, jogging, ensoleillé, orage*, tempête, canicule, plage, barbecue, guitare, piano, accordéon, violon, chorale, festival, chanteur, chanteuse, théâtre, musée, netflix, acteur, actrice, cinéma, tricote*, tricoter, couture, poterie, échecs, tomates, balcon, pelouse, haie, roses, renard*, chaton*, chiot*, chats, hamster, chevaux, perroquet, poules, coq, hérisson, écureuil, oiseaux, abeilles, mariage, baptême, tunnel, selle, autoroute, dentiste, dents, grippe, moustiques, sicile, italie, espagne, grèce, citronnier, camping, caravane, randonnée, montagne, parlement, ministre*, halloween, chameau, luge, ski, natation, sauna, cirque, carnaval, feu d'artifice, fantôme, horoscope, casino, danser, dansé, le match, ce match, la météo, mon chat, mon chien, à la télé, les élections`,
    work: `plante*, charge*, cliqu*, ouvr*, ouvert, pay*, connect*, résili*, install*, partag*, enregistr*, copi*, envoi*, envoy*, imprim*, cherch*, réserv*, command*, gér*, automat*, chang*, travail*, bureau, projet*, client*, patron*, collègue*, entreprise, argent, coût*, cher, chère, utilis*`,
    insult: `bot stupide, stupide, idiot, imbécile, crétin, ta gueule, va te faire, ferme-la, débile, perte de temps, n'importe quoi, nul à chier, connard, inutile, ridicule, connerie*, crétin*, abruti*, débile*, minable*, pathétique, bon à rien, fous le camp, dégage, casse-toi, laisse-moi tranquille, laissez-moi tranquille, va au diable, la ferme, bouffon, sans cervelle`,
    profanity: `merde*, putain, connard*, connasse*, salope*, enculé*, bordel, foutre, foutu*, chier, chiant*, couille*, con, cons`,
  },
  {
    end: /(?:je dois (?:y aller|partir|filer|vous laisser|m'arrêter)|il faut que (?:j'y aille|je parte)|(?:on peut|je veux|je voudrais|j'aimerais|pouvons-nous) (?:s'|m'|nous )?arrêter(?: (?:là|ici|maintenant|l'entretien))?(?=[.,!? ]{0,3}$)|arrêtons(?:-nous)?|terminer l'entretien|plus de questions|j'ai (?:terminé|fini)(?=[.,!]|$)|au revoir)/u,
    identity:
      /(?:êtes-vous (?:un|une|vraiment|humain)|vous êtes (?:un|une) (?:ia|robot|bot|humain|machine|personne|vraie)|es-tu (?:un|une)|qui êtes-vous|t'es qui|je parle à (?:un|une|qui)|(?:je (?:parle|discute|écris|échange|cause) (?:\p{L}+ ){0,2}(?:à|avec) (?:un|une|qui|quelqu'un)|(?:suis-je|je suis) en train de (?:parler|discuter|écrire)|(?:c'est|est-ce|êtes-vous|vous êtes)(?: bien| vraiment)? (?:un |une )?(?:robot|machine|humain|ordinateur|ia|automate|programme|personne réelle)|(?:y a-t-il|il y a) quelqu'un (?:derrière|là))(?=[^?]{0,80}\?))/u,
    readers:
      /qui (?:va |peut |pourra )?(?:lit|lire|voit|voir|reçoit|recevoir)[^?]{0,60}\?|c'est pour qui/u,
    privacy:
      /(?:(?:(?:mon nom|mon adresse|mon identité|mon e-?mail) (?:\p{L}+ ){0,3}(?:apparaît|apparaîtra|affiché|transmis|visible|associé|lié|mentionné|cité|dessus)|(?:ça|cela) reste (?:anonyme|confidentiel|entre nous))(?=[^?]{0,80}\?)|est-ce (?:que c'est )?(?:anonyme|confidentiel)|c'est (?:anonyme|confidentiel|enregistré)|mes (?:données|réponses) (?:\S{1,14} ){0,3}(?:conservées|partagées|utilisées|vendues|stockées)|que (?:faites-vous|deviennent)|rgpd)/u,
    duration:
      /(?:combien de temps|combien de questions|c'est (?:encore )?long|bientôt (?:fini|terminé)|ça dure)/u,
    opinion:
      /(?:qu'en pensez-vous|que pensez-vous|qu'est-ce que vous en pensez|votre avis|et vous)/u,
    purpose:
      /pourquoi (?:voulez|demandez|avez|veux|demandes|cherchez)[- ]?(?:vous|tu)?|(?:pourquoi (?:toutes ces|tant de|autant de) questions|(?:vous|tu) (?:en )?(?:avez|as) besoin (?:de tout ça )?pour quoi|à quoi (?:vous )?(?:sert|servent|servira|serviront) )(?=[^?]{0,80}\?)|à quoi (?:ça|cela|ceci) (?:sert|va servir)|c'est pour quoi|quel est (?:le but|l'objectif) de/u,
    product:
      /(?:quand (?:est-ce|sera|aurez|y aura|allez)|(?:pouvez|pourriez|allez|avez|comptez|prévoyez)-vous|est-ce que (?:vous|je|on|c'est|ça|l')|peut-on|y a-t-il|est-il possible|pourquoi (?:vous|on|je|est-ce|ne|il)|combien (?:coûte|ça)|comment (?:je|on|faire))/u,
    rhetorical:
      /(?:non|vous voyez|tu vois|hein|n'est-ce pas|pas vrai|vous comprenez|pourquoi pas|quoi)\s{0,2}\?+\s{0,2}$/u,
    trailing:
      /(?:(?:^|[^\p{L}])(?:et|parce que|mais|ou|le|la|les|puis|avec|quand|que)|\.\.\.|…|,)\s{0,3}$/u,
    boundary:
      /^(?:et|mais|ou|parce|car|donc|que|qu'|qui|quand|si|comme|alors|puis|lorsque|puisque|où|dont|ni)$/u,
    dangling:
      /^(?:le|la|les|l'|un|une|des|du|de|d'|au|aux|à|et|ou|mais|dans|en|sur|sous|par|pour|avec|est|était|sont|étaient|c'est|c'était|il|elle|on|je|j'|nous|vous|ils|elles|ça|ce|cette|ces|que|qui|parce|car|si|comme|très|trop|plus|aussi|mon|ma|mes|notre|nos|me|m'|se|s'|y|ai|a|as|ont|avons|avait|avais|j'ai|suis|fait|faire|tout|tous|toute|bien|pas|ne|n'|puis|donc|alors|quand|même|encore|toujours|souvent|vraiment|un peu|plutôt|être|avoir|chez|sans|entre|leur|leurs|son|sa|ses|rien|non|oui|lui|moi|peu|beaucoup|assez|jamais|là|où|dont|était|jusqu'à|à chaque)$/u,
  },
)
