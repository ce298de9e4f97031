import { type BriefPack, topicsOf } from './brief-pack.ts'

export const briefGerman: BriefPack = {
  signs: {
    churn: {
      alone: `churn\\p{L}*|abmeld\\p{L}*|abgemeldet|abspring\\p{L}*|abgesprungen|abwander\\p{L}*|abgewandert`,
      ofProduct: `kündig\\p{L}*|gekündigt|aufhör\\p{L}*|aufgehört|verlass\\p{L}*|gehen|gegangen|aufgeb\\p{L}*|aufgegeben`,
    },
    adoption: {
      alone: ``,
      ofProduct: `entschied\\p{L}*|entscheid\\p{L}*|gewählt|wählen|kaufen|gekauft|wechseln zu|gewechselt`,
    },
    onboarding: {
      alone: `onboarding`,
      ofProduct: `erste[nr]? (?:tage|woche|wochen|schritte)(?: mit)?|anmeld\\p{L}*|einricht\\p{L}*`,
    },
    pricing: {
      alone: `zahlungsbereitschaft`,
      ofProduct: `preise?n?|kosten|tarife?|gebühren|bezahl\\p{L}*`,
    },
  },
  ours: `uns|unser\\p{L}*|wir|(?:die|das|der|den) (?:app|produkt|dienst|tool|abo|abonnement|plattform|software)`,
  behind: `nach|vor|in|innerhalb|so|bei|während|weil|wieder|früh|bald|im|nicht|haben|hat|sind|ihre?n? (?:abo|konto|vertrag|abonnement)`,
  jargon: `zahlungsbereitschaft|bedürfnisse|verhalten|einstellungen|wahrnehmung|motive|motivation|erwartungen|barrieren|hürden|meinungen?|zufriedenheit|feedback|nutzung|gründe|erfahrungen?|kunden\\p{L}*|nutzer\\p{L}*`,
  leadIn: `^(?:die |das )?(?:erfahrungen?|meinungen?|einstellungen?|konzept|idee|thema) (?:mit|zu|zur|zum|von|über|einer|eines) `,
  opener: ['Das Thema', 'Welche Erfahrungen haben Sie bisher mit dem Thema „{x}“ gemacht?'],
  later: topicsOf(`
    ! Ein Mal von Anfang bis Ende: Wie lief es beim letzten Mal, von Anfang bis Ende?
    Was schwierig ist: Was war daran schwierig, falls überhaupt etwas?
    Was gut geht: Was lief dabei gut, falls überhaupt etwas?
    Was anders sein sollte: Was sollte daran anders sein, falls überhaupt etwas?`),
  laterAbout: topicsOf(`
    ! Ein Mal von Anfang bis Ende: Denken Sie an das letzte Mal, als Sie mit „{x}“ zu tun hatten. Was ist da passiert, von Anfang bis Ende?
    Was schwierig ist: Was ist für Sie schwierig beim Thema „{x}“?
    Was gut geht: Und was läuft dabei gut?
    Was anders sein sollte: Was sollte bei „{x}“ anders sein?`),
  outlines: {
    churn: topicsOf(`
      Wie es begann: Wofür haben Sie {product} am Anfang genutzt?
      ! Der erste Gedanke ans Aufhören: Wann kam Ihnen zum ersten Mal der Gedanke aufzuhören?
      Vom Zweifel zur Entscheidung: Was ist zwischen diesem Moment und dem Tag passiert, an dem Sie aufgehört haben?
      Was sonst infrage kam: Was haben Sie sich sonst noch angesehen oder ausprobiert?
      Wie es heute läuft: Wie erledigen Sie diese Aufgabe heute?
      ! Was hätte anders sein müssen: Was hätte anders sein müssen, damit Sie geblieben wären?`),
    adoption: topicsOf(`
      Die Zeit davor: Wie haben Sie das gemacht, bevor Sie {product} hatten?
      ! Der Anlass: Was war los, als Sie anfingen, nach etwas Neuem zu suchen?
      Die erste Begegnung: Wie sind Sie zum ersten Mal auf {product} gestoßen?
      Das Abwägen: Was haben Sie unterwegs noch in Betracht gezogen?
      Was fast dazwischenkam: Was hat Sie fast davon abgehalten?
      ! Die Entscheidung: Gehen Sie zurück zu dem Moment, in dem Sie sich entschieden haben. Was gab den Ausschlag?`),
    onboarding: topicsOf(`
      Erwartungen: Was wollten Sie erreichen, als Sie sich angemeldet haben?
      ! Das erste Mal: Beschreiben Sie mir, wie Sie {product} zum ersten Mal geöffnet haben.
      ! Nicht weiterwissen: Erzählen Sie mir von einem Moment in den ersten Tagen, in dem Sie nicht weiterwussten.
      Das erste Ergebnis: Wann hat {product} zum ersten Mal etwas für Sie getan, das zählte?
      Der Weg in den Alltag: Wie verliefen die übrigen ersten Wochen?
      Rat an Neue: Was raten Sie jemandem, der morgen anfängt?`),
    pricing: topicsOf(`
      Wofür es gebraucht wird: Wofür nutzen Sie {product} in einer normalen Woche?
      ! Der erste Blick auf den Preis: Erzählen Sie mir davon, wie Sie zum ersten Mal gesehen haben, was {product} kostet.
      Die Wahl des Tarifs: Wie kam es zu dem Tarif, den Sie heute haben?
      Wer entscheidet: Wer redet mit, wenn Sie für so etwas Geld ausgeben?
      Der Maßstab: Woran messen Sie {product}, wenn Sie an den Preis denken?
      ! Zweifel am Preis: Denken Sie an einen Moment, in dem Sie den Preis infrage gestellt haben. Was war passiert?`),
    general: topicsOf(`
      Der Gebrauch: Wofür nutzen Sie {product}?
      ! Das letzte Mal: Erzählen Sie mir vom letzten Mal, als Sie {product} genutzt haben.
      Was gut läuft: Was läuft gut, wenn Sie {product} nutzen?
      ! Was dazwischenkommt: Erzählen Sie mir von einem Mal, als es nicht so lief, wie Sie wollten.
      Ohne das Produkt: Wie sind Sie zurechtgekommen, bevor Sie {product} hatten?
      Was anders sein sollte: Welche eine Sache sollte an dem Ganzen anders sein?`),
  },
}
