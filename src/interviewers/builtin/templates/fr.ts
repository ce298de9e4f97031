import { readTemplates, type TemplatePack } from './template.ts'

export const french: TemplatePack = {
  templates: readTemplates({
    detail: `
      D1 | À propos de {f} : que s'est-il passé la dernière fois ?
      D2 | Racontez-moi la dernière fois que c'est arrivé.
      D3 | Qu'avez-vous fait juste après ? | episode
      D4 | La dernière fois, pour {f}, qu'avez-vous fait en premier ?
      D5 | Racontez-moi la dernière fois que vous avez vécu cela : {e}. | problem
      D6 | Comment cela s'est-il passé la dernière fois ?
      D7 | {e} : comment cela s'est-il passé au juste ? | clause problem`,
    echo: `
      E1 | Vous écrivez {e}. Dites-m'en plus.
      E2 | À quoi {e} ressemble-t-il en pratique ? | noun quality
      E3 | Qu'y a-t-il derrière {e} ?
      E4 | Que se passait-il à ce moment-là : {e} ? | clause problem
      E5 | Parlez-moi de ceci : {e}.
      E6 | {e} : comment est-ce arrivé ? | clause problem
      E7 | {e} : qu'est-ce que cela a donné ? | clause problem
      E8 | Revenons à {e} : comment était-ce ? | clause problem noun
      E9 | {e} : comment l'avez-vous vécu ? | clause problem
      E10 | Restons un instant sur {e} : que faut-il y ajouter ?`,
    clarify: `
      C1 | Quand vous dites {e}, à quoi pensez-vous ?
      C2 | Comment expliqueriez-vous {e} à un collègue ?
      C3 | À quoi cela ressemble-t-il un jour normal : {e} ?
      C4 | À quoi pensiez-vous avec {e} ?
      C5 | À quoi l'avez-vous vu : {e} ?
      C6 | Aidez-moi à me représenter {e}. | clause noun quality
      C7 | {e} : qu'est-ce que j'aurais vu là ? | clause problem`,
    expand: `
      X1 | Donnez-moi un exemple, même tout petit.
      X2 | Que devrais-je savoir pour comprendre cette réponse ?
      X3 | Dites-m'en un peu plus, ce qui vous vient en premier.
      X4 | Qu'est-ce qui vous vient d'autre à ce sujet ?`,
    reason: `
      R1 | Qu'est-ce qui vous a amené à cela ?
      R2 | Pour {f}, qu'est-ce qui a fait la différence ?
      R3 | Comment en êtes-vous arrivé là ?
      R4 | Qu'est-ce qui a encore pesé dans la décision ?`,
    ladder: `
      L1 | Pour {f} : que pouvez-vous faire qui compte pour vous ?
      L2 | Quand cela se passe comme il vous faut, qu'est-ce que cela change pour vous ?
      L3 | Qu'est-ce qui rend cela important pour vous ?
      L4 | Que se passe-t-il les jours où vous n'avez pas cela : {f} ?
      L5 | Comment faites-vous quand il faut se passer de cela : {f} ?`,
    contrast: `
      K1 | Qu'est-ce qui change au quotidien avec {alt} ?
      K2 | Comment est-ce par rapport à ce que vous utilisiez avant ?
      K3 | Pensez à un bon jour et à un mauvais jour : qu'est-ce qui était différent ?
      K4 | Comment {alt} est-il arrivé dans l'histoire ?
      K5 | Qu'est-ce qui vous a frappé chez {alt} ?`,
    timeline: `
      T1 | Quand cette idée vous est-elle venue pour la première fois ?
      T2 | Que s'est-il passé entre cette idée et le jour de la décision ?
      T3 | Qu'aviez-vous essayé avant cela ?
      T4 | Qu'est-ce qui a failli vous retenir ?
      T5 | Qui d'autre a eu son mot à dire ?
      T6 | Qu'est-ce qui a mené à {e} ? | clause problem
      T7 | Qu'y avait-il avant {e} ? | clause problem`,
    incident: `
      I1 | Quel moment vous a le plus marqué ?
      I2 | Comment cela s'est-il terminé ? | episode
      I3 | Qu'est-ce que cela a changé pour le reste de votre journée ? | episode
      I4 | Revenons à {e} : que s'est-il passé ensuite ? | problem
      I5 | {e} : que vous en reste-t-il ? | clause problem`,
    emotion: `
      M1 | Comment avez-vous vécu ce moment : {e} ?
      M2 | Que vous en est-il resté ensuite ?
      M3 | Qu'est-ce qui vous passait par la tête à ce moment-là ?`,
    contradiction: `
      Q1 | Tout à l'heure vous écriviez {old}, maintenant {new} : comment cela va-t-il ensemble pour vous ?
      Q2 | Aidez-moi à comprendre deux choses que vous avez dites : {old} et {new}.
      Q3 | D'où vient la différence entre {old} et {new} ?`,
    exception: `
      V1 | Quand est-ce que c'était différent ?
      V2 | Racontez-moi une fois où cela s'est passé autrement.
      V3 | Quand cela a-t-il tourné autrement pour la dernière fois ?`,
    quantify: `
      N1 | À peu près combien de fois cela arrive-t-il dans un mois normal ?
      N2 | Combien de temps cela a-t-il pris, du début à la fin ? | episode
      N3 | Quelle part de votre semaine cela prend-il environ ?`,
    need: `
      F1 | Avec {f}, que pourriez-vous faire qui est impossible aujourd'hui ?
      F2 | Comment vous débrouillez-vous sans cela aujourd'hui ?
      F3 | Quand cela vous a-t-il manqué pour la dernière fois ?
      F4 | Qu'en feriez-vous en premier ?`,
    hint: `
      H1 | Vous avez effleuré ce point : {h}. Quel rôle cela a-t-il joué ?
      H2 | Que pouvez-vous me dire sur {h} ?
      H3 | À quel moment ceci est-il entré en jeu : {h} ?
      H4 | Quel rôle ceci a-t-il joué : {h} ?`,
    continuer: `
      S1 | Racontez-moi la suite.
      S2 | Dites-moi comment cela a continué.
      S3 | Poursuivez : que s'est-il passé ensuite ?`,
    narrow: `
      W1 | Dans tout ce que vous venez de raconter, qu'est-ce qui a compté le plus pour vous ?
      W2 | S'il fallait n'en garder qu'une chose, laquelle serait-ce ?
      W3 | Lequel de ces points vous pèse le plus ?`,
    bearing: `
      B1 | Où {p} intervient-il là-dedans ?
      B2 | Quel est le lien avec {p} pour vous ?
      B3 | Quel rôle {p} a-t-il joué là-dedans ?`,
    pasted: `
      P1 | Cela fait beaucoup à lire. Quelle partie a compté le plus pour vous, avec vos mots ?
      P2 | Dites-moi avec vos mots ce qui compte pour vous là-dedans.`,
    rephrase: `
      Z1 | Autrement dit : {q}
      Z2 | Je le demande d'une autre façon : {q}
      Z3 | Je reformule : {q}
      Z4 | Avec d'autres mots : {q}`,
    redirect: `
      O1 | Restons encore un instant sur l'entretien. {q}
      O2 | Je reviens à ma question. {q}
      O3 | Il y a une chose que j'aimerais encore entendre de vous. {q}`,
    restate: `
      J1 | Ici je ne peux que poser des questions, alors revenons à celle-ci : {q}
      J2 | Restons dans l'entretien : {q}
      J3 | Je laisse cela de côté et reviens à la question : {q}`,
    hostile: `
      Y1 | Je l'entends, et vous pouvez arrêter quand vous voulez. Qu'est-ce qui s'est mal passé ?
      Y2 | Vous pouvez arrêter à tout moment. Racontez-moi ce qui s'est passé.`,
  }),
  meta: {
    identity: 'Je suis un intervieweur automatique pour {org}, pas une personne.',
    readers: 'Les personnes qui mènent cette étude pour {org} le liront.',
    privacy: 'Vos réponses sont gardées pour cette étude ; passez ce que vous voulez.',
    duration: 'Encore environ {n} minutes ; vous pouvez arrêter quand vous voulez.',
    opinion: "Je suis un intervieweur automatique, je n'ai pas d'avis à moi.",
    purpose: 'Cela aide {org} à comprendre comment cela se passe vraiment pour les gens.',
    team: "Je ne peux pas y répondre ; je l'ai noté pour l'équipe.",
  },
  saidAlready: "C'est vrai, continuons donc.",
  notedForTeam: "J'ai noté votre question pour l'équipe.",
  touched: "Vous l'avez déjà effleuré ; j'aimerais entendre la suite.",
  takenUp: 'Vous écrivez {e} : {q}',
  planLanguage: 'Continuons en français ; certaines questions ne sont peut-être pas traduites.',
}
