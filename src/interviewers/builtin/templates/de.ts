import { readTemplates, type TemplatePack } from './template.ts'

export const german: TemplatePack = {
  templates: readTemplates({
    detail: `
      D1 | Was war beim letzten Mal mit {f} los?
      D2 | Erzählen Sie mir, wie das beim letzten Mal ablief.
      D3 | Was haben Sie direkt danach gemacht? | episode
      D4 | Was haben Sie beim letzten Mal mit {f} zuerst getan?
      D5 | {e}: Was ist da zuletzt passiert? | problem
      D6 | Wie lief es, als das zuletzt vorkam?
      D7 | {e}: Wie lief das im Einzelnen ab? | clause problem`,
    echo: `
      E1 | Sie schreiben {e}. Erzählen Sie mehr.
      E2 | Wie sieht {e} in der Praxis aus? | noun quality
      E3 | Was steckt hinter {e}? | clause quality problem vague
      E4 | {e}: Was war da los? | problem
      E5 | Was gehört alles dazu: {e}? | noun
      E6 | {e}: Wie kam es dazu? | clause problem
      E7 | {e}: Was wurde daraus? | clause problem
      E8 | Noch einmal zu {e}: Wie war das? | clause problem noun
      E9 | {e}: Wie ging es Ihnen damit? | clause problem
      E10 | Bleiben wir kurz bei {e}: Was gehört noch dazu?`,
    clarify: `
      C1 | Was meinen Sie mit {e}?
      C2 | Wie würden Sie einer Kollegin erklären, was Sie mit {e} meinen? | quality noun
      C3 | Wie zeigt sich das an einem normalen Tag: {e}? | quality
      C4 | Woran dachten Sie bei {e}?
      C5 | Sie schreiben {e}: Woran zeigte sich das? | quality clause
      C6 | Wie darf ich mir {e} vorstellen? | clause noun quality
      C7 | {e}: Was hätte ich da gesehen? | clause problem`,
    expand: `
      X1 | Nennen Sie mir ein Beispiel, auch ein ganz kleines.
      X2 | Was müsste ich wissen, um diese Antwort zu verstehen?
      X3 | Erzählen Sie noch etwas mehr, was Ihnen gerade einfällt.
      X4 | Was fällt Ihnen dazu noch ein?`,
    reason: `
      R1 | Was hat Sie dazu gebracht?
      R2 | Was hat bei {f} den Ausschlag gegeben?
      R3 | Wie sind Sie zu dieser Ansicht gekommen?
      R4 | Was spielte bei der Entscheidung noch eine Rolle?`,
    ladder: `
      L1 | Stichwort {f}: Was können Sie damit machen, das für Sie zählt?
      L2 | Wenn das so läuft, wie Sie es brauchen, was ändert das für Sie?
      L3 | Was macht das für Sie wichtig?
      L4 | Wie sieht ein Tag ohne {f} aus?
      L5 | Wie kommen Sie ohne {f} zurecht?`,
    contrast: `
      K1 | Sie erwähnen {alt}: Was ist im Alltag anders?
      K2 | Wie ist das im Vergleich zu dem, was Sie vorher benutzt haben?
      K3 | Denken Sie an einen guten und einen schlechten Tag damit: Was war anders?
      K4 | Wie kam {alt} ins Spiel?
      K5 | Was fiel Ihnen an {alt} auf?`,
    timeline: `
      T1 | Wann kam Ihnen die Idee zum ersten Mal?
      T2 | Was geschah zwischen der ersten Idee und dem Tag der Entscheidung?
      T3 | Was hatten Sie vorher schon versucht?
      T4 | Was hätte Sie beinahe davon abgehalten?
      T5 | Wer hat dabei noch mitgeredet?
      T6 | Was führte zu {e}? | clause problem
      T7 | Was ging {e} voraus? | clause problem`,
    incident: `
      I1 | Welcher Moment ist Ihnen davon am meisten geblieben?
      I2 | Wie ging es aus? | episode
      I3 | Was bedeutete das für den Rest Ihres Tages? | episode
      I4 | Noch einmal zu {e}: Was passierte danach? | problem
      I5 | {e}: Was ist Ihnen davon geblieben? | clause problem`,
    emotion: `
      M1 | Sie schreiben {e}: Wie war dieser Moment für Sie?
      M2 | Wie ging es Ihnen danach damit?
      M3 | Was ging Ihnen in dem Moment durch den Kopf?`,
    contradiction: `
      Q1 | Vorhin schrieben Sie {old}, jetzt {new}: Wie passt beides für Sie zusammen?
      Q2 | Helfen Sie mir, zwei Dinge zu verstehen: {old} und {new}.
      Q3 | Sie schrieben {old} und auch {new}: Woher kommt der Unterschied?`,
    exception: `
      V1 | Wann war es einmal anders?
      V2 | Erzählen Sie von einem Mal, als es anders lief.
      V3 | Wann ging es zuletzt anders aus?`,
    quantify: `
      N1 | Wie oft kommt das ungefähr in einem normalen Monat vor?
      N2 | Wie lange hat das von Anfang bis Ende gedauert? | episode
      N3 | Wie viel Ihrer Woche geht ungefähr dafür drauf?`,
    need: `
      F1 | Stichwort {f}: Was könnten Sie damit tun, was heute nicht geht?
      F2 | Wie behelfen Sie sich heute ohne das?
      F3 | Wann hat Ihnen das zuletzt gefehlt?
      F4 | Was würden Sie damit als Erstes machen?`,
    hint: `
      H1 | Sie haben {h} gestreift: Welche Rolle spielte das?
      H2 | Was können Sie mir zu {h} erzählen?
      H3 | An welcher Stelle kam {h} ins Spiel?
      H4 | Welche Rolle spielte {h} dabei?`,
    continuer: `
      S1 | Erzählen Sie ruhig weiter.
      S2 | Erzählen Sie, wie es weiterging.
      S3 | Bitte weiter: Was kam dann?`,
    narrow: `
      W1 | Was war von alldem für Sie am wichtigsten?
      W2 | Wenn Sie eine Sache davon herausgreifen müssten, welche wäre das?
      W3 | Was davon würden Sie zuerst ändern?`,
    bearing: `
      B1 | An welcher Stelle kommen Sie dabei mit {p} in Berührung?
      B2 | Wie hängt das für Sie mit {p} zusammen?
      B3 | Inwiefern hing das mit {p} zusammen?`,
    pasted: `
      P1 | Das ist viel auf einmal. Welcher Teil davon war für Sie am wichtigsten, in Ihren Worten?
      P2 | Sagen Sie mir in eigenen Worten, was davon für Sie zählt.`,
    rephrase: `
      Z1 | Anders gefragt: {q}
      Z2 | Ich frage es noch einmal anders: {q}
      Z3 | In anderen Worten: {q}
      Z4 | Ein neuer Versuch: {q}`,
    redirect: `
      O1 | Bleiben wir noch kurz beim Interview. {q}
      O2 | Ich komme noch einmal auf meine Frage zurück. {q}
      O3 | Eines möchte ich noch von Ihnen hören. {q}`,
    restate: `
      J1 | Ich kann hier nur Fragen stellen, deshalb zurück zu dieser: {q}
      J2 | Bleiben wir beim Interview: {q}
      J3 | Das lasse ich so stehen und komme zur Frage zurück: {q}`,
    hostile: `
      Y1 | Das kann ich stehen lassen, und Sie können jederzeit aufhören. Was ist schiefgelaufen?
      Y2 | Ich merke, dass Sie verärgert sind; Sie können jederzeit aufhören. Was ist passiert?`,
  }),
  meta: {
    identity: 'Ich bin ein automatischer Interviewer im Auftrag von {org}, kein Mensch.',
    readers: 'Das lesen die Menschen, die diese Studie für {org} machen.',
    privacy: 'Ihre Antworten bleiben bei dieser Studie; Sie können alles überspringen.',
    duration: 'Noch etwa {n} Minuten; Sie können jederzeit aufhören.',
    opinion: 'Ich bin ein automatischer Interviewer und habe keine eigene Meinung.',
    purpose: 'Es hilft {org} zu verstehen, wie es Menschen damit wirklich geht.',
    team: 'Das kann ich nicht beantworten; ich habe es fürs Team notiert.',
  },
  saidAlready: 'Das stimmt, dann gehen wir weiter.',
  notedForTeam: 'Ihre Frage habe ich fürs Team notiert.',
  touched: 'Das haben Sie schon gestreift; ich möchte gern den Rest hören.',
  takenUp: 'Sie schreiben {e}: {q}',
  planLanguage: 'Gern auf Deutsch; manche Fragen sind vielleicht nicht übersetzt.',
}
