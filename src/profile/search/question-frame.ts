/** Words of a researcher's question that name whoever was asked: folded, in the five languages. */
export const whoWasAsked: ReadonlySet<string> = new Set(
  `people person user users customer customers participant participants respondent respondents interviewee
  interviewees anyone
  anybody everyone somebody someone nobody
  leute personen menschen nutzer nutzerinnen kunden kundinnen teilnehmer teilnehmerinnen befragte befragter befragten
  jemand niemand
  gens personne personnes utilisateur utilisateurs clients client répondant répondants interrogé interrogés quelqu
  gente persona personas usuarios usuario clientes cliente participante participantes encuestado encuestados entrevistado entrevistados alguien nadie
  pessoas pessoa usuários utilizador utilizadores inquirido inquiridos alguém ninguém`.split(/\s+/),
)

/** Words of the asking and the telling itself. */
export const theTelling: ReadonlySet<string> = new Set(
  `say says said saying mention mentions mentioned tell tells told
  talk talked speak speaks spoke think thinks thought thoughts feel feels felt feeling opinion opinions view
  views describe described regarding concerning relate kind kinds sort sorts thing things many much
  sagen sagt sagte sagten gesagt erwähnen erwähnt erzählen erzählt sprechen spricht denken
  denkt dachten finden meinen meint meinung meinungen fühlen fühlt bezüglich viele dinge sache sachen
  dire dit disent parler parlent parlé pensent penser pense avis ressentent mentionné mentionnent choses
  chose combien
  decir dice dicen dijeron dijo hablar hablan hablaron piensan piensa opinan opinión opiniones sienten
  mencionan mencionaron cosas cosa cuántos cuántas
  dizer diz dizem disseram disse falar falam falaram pensam pensa acham opinião opiniões sentem mencionam
  coisas coisa quantos quantas`.split(/\s+/),
)

/** Words that are of the asking, not of what is asked about. Nobody is found by them. */
export const questionFrame: ReadonlySet<string> = whoWasAsked.union(theTelling)
