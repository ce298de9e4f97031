/**
 * Words of a researcher's question that are of the asking, not of what is asked about: folded, in the
 * five languages. Nobody is found by them.
 */
export const questionFrame: ReadonlySet<string> = new Set(
  `people person users user customers customer participants participant respondents interviewees anyone
  anybody everyone somebody someone nobody say says said saying mention mentions mentioned tell tells told
  talk talked speak speaks spoke think thinks thought thoughts feel feels felt feeling opinion opinions view
  views describe described think regarding concerning relate kind kinds sort sorts thing things many much
  leute personen menschen nutzer nutzerinnen kunden kundinnen teilnehmer teilnehmerinnen befragte befragten
  jemand niemand sagen sagt sagte sagten gesagt erwähnen erwähnt erzählen erzählt sprechen spricht denken
  denkt dachten finden meinen meint meinung meinungen fühlen fühlt bezüglich viele dinge sache sachen
  gens personne personnes utilisateurs clients client participants quelqu dire dit disent parler parlent
  parlé pensent penser pense avis opinion opinions ressentent mentionné mentionnent choses chose combien
  gente personas persona usuarios usuario clientes cliente participantes alguien nadie decir dice dicen
  dijeron dijo hablar hablan hablaron piensan piensa opinan opinión opiniones sienten mencionan mencionaron
  cosas cosa cuántos cuántas
  pessoas pessoa usuários utilizadores alguém ninguém dizer diz dizem disseram disse falar falam falaram
  pensam pensa acham opinião opiniões sentem mencionam mencionaram coisas coisa quantos quantas`.split(
    /\s+/,
  ),
)
