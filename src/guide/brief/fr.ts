import { type BriefPack, topicsOf } from './brief-pack.ts'

export const briefFrench: BriefPack = {
  signs: {
    churn: {
      alone: `churn\\p{L}*|désabonn\\p{L}*|se désinscri\\p{L}*|désinstall\\p{L}*`,
      ofProduct: `résili\\p{L}*|part(?:ent|is|ir|ies)|quitt\\p{L}*|arrêt\\p{L}*|abandonn\\p{L}*|cess\\p{L}*`,
    },
    adoption: {
      alone: `adopt\\p{L}*`,
      ofProduct: `chois\\p{L}*|achet\\p{L}*|achèt\\p{L}*|pass(?:er|ent|és?) (?:à|chez)|s'inscri\\p{L}*`,
    },
    onboarding: {
      alone: `onboarding`,
      ofProduct: `prise en main de|premi(?:ers|ères) (?:jours|semaines|pas)(?: avec)?|inscription|installation`,
    },
    pricing: {
      alone: `consentement à payer|tarification`,
      ofProduct: `prix|tarifs?|coûts?|payer|abonnements?`,
    },
  },
  ours: `nous|notre|nos|(?:le|la|l') ?(?:appli|application|produit|service|outil|abonnement|plateforme|logiciel)`,
  behind: `après|avant|dans|au|aux|en|si|pendant|parce|dès|leur (?:abonnement|compte|contrat)`,
  jargon: `consentement|besoins?|comportements?|attitudes?|perceptions?|motivations?|attentes?|freins?|opinions?|satisfaction|retours?|usages?|raisons?|expériences?|clients?|utilisateurs?|parcours`,
  leadIn: `^(?:l'|les? |la )?(?:expériences?|avis|opinions?|attitudes?|concept|idée|sujet|thème) (?:avec|sur|envers|de |d'|du |des )`,
  opener: ['Le sujet', 'Parlez-moi de votre propre expérience avec {x}.'],
  later: topicsOf(`
    ! Une fois en détail: Que s'est-il passé la dernière fois, du début à la fin ?
    Ce qui est difficile: Qu'est-ce qui a été difficile, le cas échéant ?
    Ce qui va bien: Qu'est-ce qui s'est bien passé cette fois-là, le cas échéant ?
    Ce qui devrait changer: Qu'aimeriez-vous voir changer ?`),
  laterAbout: topicsOf(`
    ! Une fois en détail: Pensez à la dernière fois avec {x}. Que s'est-il passé, du début à la fin ?
    Ce qui est difficile: Qu'est-ce qui est difficile pour vous avec {x} ?
    Ce qui va bien: Qu'est-ce qui se passe bien avec {x} ?
    Ce qui devrait changer: Qu'aimeriez-vous voir changer ?`),
  outlines: {
    churn: topicsOf(`
      Les débuts: À quoi vous servait {product} au tout début ?
      ! La première idée d'arrêter: Quand l'idée d'arrêter vous est-elle venue pour la première fois ?
      Du doute à la décision: Racontez-moi ce qui s'est passé entre ce moment-là et le jour où vous avez arrêté.
      Les autres pistes: Qu'avez-vous regardé ou essayé d'autre ?
      Aujourd'hui: Comment vous y prenez-vous aujourd'hui ?
      ! Ce qui aurait dû être différent: Qu'est-ce qui aurait dû être différent pour que vous restiez ?`),
    adoption: topicsOf(`
      Avant: Avant d'avoir {product}, comment faisiez-vous ?
      ! Le déclencheur: Que se passait-il quand vous avez commencé à chercher autre chose ?
      La rencontre: Comment avez-vous découvert {product} ?
      La comparaison: Qu'avez-vous envisagé d'autre en chemin ?
      Ce qui a failli freiner: Qu'est-ce qui a failli vous retenir ?
      ! La décision: Revenez au moment où vous vous êtes décidé. Qu'est-ce qui a fait pencher la balance ?`),
    onboarding: topicsOf(`
      Les attentes: Que vouliez-vous accomplir au moment de votre inscription ?
      ! La première fois: Racontez-moi la première fois que vous avez ouvert {product}.
      ! Les hésitations: Parlez-moi d'un moment, les premiers jours, où vous ne saviez pas quoi faire.
      Le premier résultat: Quand {product} a-t-il fait pour la première fois quelque chose qui comptait pour vous ?
      La suite: Comment se sont passées les semaines suivantes ?
      Un conseil: Que diriez-vous à quelqu'un qui commence demain ?`),
    pricing: topicsOf(`
      L'usage: Dans une semaine normale, à quoi vous sert {product} ?
      ! La découverte du prix: Racontez-moi la première fois que vous avez regardé combien coûte {product}.
      Le choix de la formule: Comment en êtes-vous venu à votre formule actuelle ?
      Qui décide: Qui a son mot à dire quand vous dépensez de l'argent pour ce genre de chose ?
      Le point de comparaison: À quoi comparez-vous {product} quand vous pensez à son prix ?
      ! Les doutes sur le prix: Pensez à un moment où vous vous êtes interrogé sur ce que vous payez. Que s'était-il passé ?`),
    general: topicsOf(`
      L'usage: À quoi vous sert {product} ?
      ! La dernière fois: Racontez-moi la dernière fois que vous avez utilisé {product}.
      Ce qui va bien: Qu'est-ce qui marche bien pour vous avec {product} ?
      ! Ce qui gêne: Parlez-moi d'une fois où cela ne s'est pas passé comme vous le vouliez.
      Sans le produit: Comment faisiez-vous avant d'avoir {product} ?
      Ce qui devrait changer: Quelle chose, une seule, devrait être différente ?`),
  },
}
