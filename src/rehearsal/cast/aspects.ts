import { hasPhrase, type Phrases, readPhrases, wordsOf } from '../../interview/acts/phrase.ts'

/**
 * What a question may say that asks for one of the things that are asked of everybody: how it began, the
 * last time, what it costs. In the five languages; the lines of the rehearsal's cast tell these things
 * in this order.
 */
const cues: readonly Phrases[] = [
  `support/contact/help/helped/asked/team
  kontakt/hilfe/geholfen/unterstützung
  contact/aide/aidé/assistance
  contacto/ayuda/ayudó/soporte
  contato/ajuda/ajudou/suporte`,
  `often/usually/typical/when/day/week
  wie oft
  oft/normalerweise/wann/üblich/typische
  souvent/quand/habituellement/habitude
  frecuencia/cuándo/normalmente/suele
  frequência/quando/normalmente/costuma`,
  `matter/matters/important/need/needs/expect
  wichtig/wichtigsten/wichtigste/brauchen
  compte/important/importe/besoin
  importa/importante/necesita/espera
  importa/importante/precisa/espera`,
  `cost/costs/pay/price/spend/expensive/worth/much
  kostet/kosten/zahlen/bezahlen/preis/wert
  coûte/coûter/payer/payez/prix
  cuesta/costó/paga/pagar/precio
  custa/custo/paga/pagar/preço`,
  `else/alternative/alternatives/tried/instead/compare/other
  alternativen/anderes/ausprobiert/stattdessen
  autre/alternatives/essayé
  otra/alternativas/probó
  outra/alternativas/experimentou`,
  `first weeks/days/month/time
  get started
  ersten/erste wochen/tage/zeit
  premières/premiers semaines/jours
  primeras/primeros semanas/días
  primeiras/primeiros semanas/dias`,
  `wrong/problem/problems/trouble/fail/failed/difficult/hard/broke
  schiefgegangen/schief/problem/probleme/schwierig/schwer/fehler
  problème/problèmes/raté/difficile/échoué
  mal/problema/problemas/difícil/falló
  errado/problema/problemas/difícil/falhou`,
  `bothers/bother/annoys/annoying/frustrating/frustrates/dislike/slow/worst
  stört/ärgert/nervt/ärgerlich/ärgerlichste/mühsam
  gêne/agace/énerve/pénible/frustrant
  molesta/molesto/fastidia/frustrante/enfada
  incomoda/irrita/chato/frustrante`,
  `hear/heard/learn/find/found about/of/out
  come to know
  find/found out
  erfahren/gehört/gestoßen/kennengelernt
  connu/entendu/découvert/découvrir
  conoció/conociste/enteró/enteraste/descubrió
  conheceu/soube/descobriu
  ficou sabendo`,
  `who/decide/decided/decision/involved/together
  wer/entscheiden/entschieden/entscheidung/beteiligt
  qui d'autre/décide
  décidé/décision/participé
  quién/quiénes/decidió/decisión/participó
  quem/decidiu/decisão/participou`,
  `change/improve/better/different/wish/add/missing
  ändern/verbessern/besser/wünschen/fehlt/anders
  changeriez/changer/améliorer/mieux/manque
  cambiaría/cambiar/mejorar/mejor/falta
  mudaria/mudar/melhorar/melhor/falta`,
  `before/previously/earlier
  vorher/früher/zuvor
  avant/auparavant
  antes`,
  `last time/week/month
  walk me through
  letzten/letzte/letztes mal/woche/monat
  dernière/dernier fois/semaine/mois
  última/último vez/semana/mes/mês`,
  `why
  what made/led/brought
  begin/began/start/started/beginning/moment
  warum/wieso/weshalb/anfang/begonnen/angefangen/anlass
  dazu gebracht
  pourquoi/début/commencé/poussé
  por qué
  hizo/llevó/empezó/comenzó/comienzo
  por que
  fez/levou/começou/início`,
].map((lines) => readPhrases(lines))

/** Which of these things a question asks for, by their order. */
export function aspectsOf(question: string): number[] {
  const said = wordsOf(question).map((word) => word.said)
  return cues.flatMap((phrases, at) => (hasPhrase(said, phrases) ? [at] : []))
}
