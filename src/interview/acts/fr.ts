import type { ActPhrases } from './act-phrases.ts'

export const french: ActPhrases = {
  puzzled: `
    il? y a une question *
    c'est quoi la/votre question
    qu'est ce que vous voulez/vouliez/voudriez savoir *
    que voulez/vouliez/vouliez-vous vous? savoir *
    vous voulez savoir quoi *
    un? peu? plus de quoi
    parlez français
    que voulez/veux vous/tu dire *
    qu'est ce que vous/tu voulez/veux dire *
    qu'est ce que ça/cela veut dire *
    qu'est ce que vous/tu entendez/entends *
    vous/tu voulez/veux dire quoi *
    que veut dire *
    ça veut dire quoi *
    c'est à dire
    qu'entendez vous *
    je ne? comprends pas/rien bien/très/trop/tout/du/la/votre/à? bien/tout/question/votre/la? question?
    je ne? comprends pas bien? ce que vous/tu voulez/veux/dites/dis/demandez *
    je n'ai pas bien/tout/très? compris la/votre? question?
    j'ai pas bien/tout/très? compris la/votre? question?
    pas compris la/votre? question?
    je ne vois pas ce/de que/dont/quoi vous/tu *
    je ne suis pas sûr/sûre de/d'avoir bien/comprendre/compris? *
    je ne sais pas ce que vous/tu/ça voulez/veux/veut *
    pouvez/pourriez/peux/pourrais vous/tu me/la? reformuler/répéter/préciser/expliquer/clarifier la/votre/ça/cela? question? s'il? vous? plaît?
    pouvez/pourriez vous me? donner un exemple
    vous pouvez/pourriez reformuler/répéter/préciser/expliquer la/votre/ça/cela? question? s'il? vous? plaît?
    vous parlez de quoi *
    de quoi parlez/parles vous/tu *
    vous voulez parler *
    comment
    pourquoi
    comment ça
    quoi
    par exemple
    dans quel sens
    quel est le rapport *
    quelle drôle de question
    drôle/bizarre de? question
    ça n'a pas de sens
    cette/la/votre question n'a pas de sens`,
  saidAlready: `
    comme je l'ai/vous/viens/disais/dis déjà/l'ai/de/le/disais/ai? dit/expliqué/dire/mentionné/écrit/déjà? dit? plus? haut?
    comme je vous l'ai déjà? dit/expliqué
    comme dit plus? haut/avant?
    ça/cela? je l'ai/vous/viens/ai déjà/l'ai/de/ai? déjà/le/vous/juste? dit/expliqué/dire/répondu/raconté/mentionné/écrit
    je viens de le/vous? le? dire/expliquer
    je viens juste? de le dire
    j'ai déjà/juste répondu/dit/expliqué/raconté ça/cela/à? cette/la? question?
    déjà dit/répondu
    vous me? l'avez/m'avez/avez déjà/me? posé/demandé ça/cela/cette/la? question?
    c'est la même question *
    la? même question *
    voir plus haut/ci? dessus?`,
  refusal: `
    je préfère/préfèrerais/préférerais ne? pas en/le/y? dire/répondre/parler/raconter à/là? cette/ça/dessus? question?
    je ne? souhaite/veux/peux/voudrais/vais pas en/le/y? dire/répondre/parler/raconter à/là? cette/ça/dessus? question?
    je préfère/préférerais pas
    je préfère ne pas
    pas de commentaire
    c'est trop? privé/personnel/confidentiel
    ça ne vous regarde pas
    cela ne vous regarde pas
    question suivante
    passons
    passer cette/la? question?
    on peut passer à? la? suite/question?
    sans commentaire`,
  dontKnow: `
    je ne? sais pas trop/vraiment/du? tout?
    j'sais pas
    chais/sais pas trop?
    aucune idée
    je n'ai/n'en/ai aucune/ai idée/aucune? idée?
    je n'en sais rien
    je ne? me souviens/rappelle plus/pas bien/vraiment?
    difficile à dire
    rien ne me vient
    je ne suis pas sûr/sûre
    pas sûr/sûre
    bonne question
    je ne saurais pas/vous? dire`,
  stop: `
    arrêtez/arrête/stop/arrêtons s'il/maintenant/là/ici/svp/cet/l'entretien? vous/te/entretien/maintenant? plaît?
    s'il vous/te plaît arrêtez/arrêtons/stop/arrête maintenant/là/l'entretien?
    je veux/voudrais/souhaite/préfère/dois/vais m'arrêter/arrêter/terminer/partir/finir/stopper ici/là/maintenant/cet/l'entretien? entretien/maintenant?
    j'aimerais m'arrêter/arrêter/terminer/finir ici/là/maintenant/cet/l'entretien? entretien/maintenant?
    on peut/pourrait s'arrêter/arrêter/terminer là/ici/maintenant? s'il? vous? plaît?
    pouvons/pourrions/peut/pourrait nous/on nous? s'arrêter/arrêter/terminer là/ici/maintenant? s'il? vous? plaît?
    on arrête là/ici?
    je m'arrête là/ici
    je dois y aller maintenant?
    je dois partir/filer/raccrocher maintenant?
    il faut que je parte/file/m'arrête maintenant?
    plus de questions s'il? vous? plaît?
    ça suffit maintenant?
    c'est bon ça suffit
    au revoir
    je ne? veux/souhaite plus/pas continuer/répondre`,
  protest: `
    arrêtez/arrête de répéter/me/citer/reprendre/poser *
    c'est une/de? vraiment/pure/la? perte de temps
    quelle perte de temps
    vous me? faites/perdez perdre/mon mon? temps
    vous répétez/reprenez/posez toujours/sans/tout/ce/mes/la *
    vous ne? m'écoutez/écoutez pas/même? pas? *
    vous êtes/t'es/tu/tu'es es? un/une/vraiment? bête/stupide/nul/nulle/inutile/idiot/ridicule/débile/con/robot *
    question/questions stupide/stupides/idiote/idiotes/bête/bêtes/ridicule/débile
    quelle/cette/vos question/questions est/sont? stupide/stupides/idiote/idiotes/bête/bêtes/ridicule/ridicules/débile/débiles
    vous m'énervez/agacez
    tais/taisez/ferme toi/vous/la *
    fous/foutez moi/le la/camp paix?
    laissez/laisse moi tranquille
    va te faire *
    vous vous moquez/foutez de moi`,
  nothingMore: `
    non
    non? rien d'autre/de/plus/à spécial/plus/particulier/ajouter/dire?
    non? c'est/voilà tout
    non? je n'ai/ai rien d'autre/de/à plus? à? ajouter/dire
    non? ça ira/suffit/va
    non? pas vraiment/spécialement
    non? voilà
    non merci
    rien
    aucun/aucune
    c'est tout pour? moi?
    rien du tout`,
  agreement: `
    oui non ok d'accord exact exactement parfait correct juste bon bien vrai voilà c'est c'était
    ça cela tout est va me semble à fait rien n'est n'a ne pas oublié manque faux corriger changer
    vous n'avez avez noté compris d'autre autre de plus ajouter je crois pense merci et là pour
    moi`,
  rhetorical: `
    n'est ce pas
    non
    pas vrai
    vous voyez/savez
    tu vois/sais
    vous voyez ce que je veux dire
    qui sait
    qui fait/veut/a *
    que voulez/veux vous/tu
    que faire
    pourquoi pas
    qu'est ce que je pouvais/peux/devais/vais/aurais *
    comment je/j'aurais/est *
    qu'est ce que vous voulez que *
    à quoi bon *
    quoi d'autre
    hein`,
  yesNo: `est quand combien pouvez pourriez allez va vont aurez avez y peut pourra sera seront faut`,
  told: `dit demande demandé disait demandait dis pensé pensais`,
  filler: `alors bon ben bah euh hum enfin oui pardon désolé désolée excusez merci ok oh ah bonjour franchement mais et donc s'il plaît svp là`,
  leaving: `
    je dois/vais y/vous/maintenant? aller/partir/filer/raccrocher/laisser/arrêter maintenant?
    il? faut que? j'y/je aille/file/parte/vous? laisse? maintenant?
    je file/pars/m'en/me vais/sauve? maintenant?
    je vous laisse
    au revoir
    à bientôt/plus
    je n'ai/nai plus le/de temps
    plus le temps
    bonne journée`,
  hurry: `
    j'ai un/une/le/la/mon/ma * qui? m'attend/à *
    mon train/bus/taxi arrive/est là?`,
  unmarked: `
    est ce que mon/ma/le/la/mes * voit/verra/lit/lira/va/saura ça/voir/lire/cela? ça/cela?
    mon/ma/le/la patron/patronne/chef/cheffe/propriétaire/employeur voit/verra/lit/lira/va ça/voir/lire/cela? ça/cela?
    qui lit/lira/voit/verra/va ça/cela/lire/voir? ça/cela?
    il? y? en? reste/a combien/encore de/pour? questions/temps/longtemps/combien?
    encore combien/longtemps de? questions/temps?
    combien de? questions/temps? encore
    c'est encore long
    quand est-ce/est/je ce? que? je? reçois/recevrai/aurai/touche le/la/mon/ma/ma? *
    pour qui c'est/est *`,
}
