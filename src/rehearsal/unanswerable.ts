import type { Plan, PlanQuestion } from '../guide/plan.ts'
import { hasPhrase, readPhrases, wordsOf } from '../interview/acts/phrase.ts'
import { countWords, fold, words } from '../language/words.ts'

/** Why somebody who tells of their own life has no answer to a question. */
export type Unanswerable =
  /** What other people do or think, whom they do not know. */
  | 'others'
  /** A number that nobody keeps in mind. */
  | 'figures'
  /** Words of whoever asks, not of whoever is asked. */
  | 'jargon'
  /** A name that stands nowhere else in the guide. */
  | 'unknown_name'
  /** More than anybody holds in mind. */
  | 'too_much'

/** A question of more words than this is lost before it ends. */
const wordsMax = 60
/** Questions and capitals looked at. */
const questionsMax = 400

/** Those that people of their own life know nothing of, in the five languages. */
const others = readPhrases(`
  competitor/competitors/competitor's/competitors'
  other/most/average companies/businesses/firms/organizations/organisations/customers/users/people/teams
  the average customer/user/company/person/team/household
  the/your market/industry/sector
  industry average/benchmark/standard/wide
  market share/size
  mitbewerber/wettbewerber/konkurrenten/konkurrenz/marktanteil/marktgrösse/marktgröße/branchendurchschnitt
  andere/anderen/meisten/durchschnittliche firmen/unternehmen/kunden/kundinnen/nutzer/leute/menschen
  der/die durchschnittliche kunde/kundin/nutzer/firma
  in der/ihrer/deiner branche
  auf dem markt
  concurrent/concurrents/concurrence
  autres/plupart des? entreprises/sociétés/clients/utilisateurs/gens
  le client/utilisateur moyen
  part de marché
  du/le marché/secteur
  competidor/competidores/competencia
  otras/otros/mayoría de? las/los? empresas/clientes/usuarios/personas
  el cliente/usuario medio/promedio
  cuota de mercado
  el/del mercado/sector
  concorrente/concorrentes/concorrência
  outras/outros/maioria das/dos? empresas/clientes/usuários/utilizadores/pessoas
  o cliente/usuário médio
  fatia de mercado
  o/do mercado/setor
`)

const figures = readPhrases(`
  exactly/precisely how many/much/often/long
  exact/precise number/amount/figure/date/time/percentage/total
  what percentage/percent/share/proportion/fraction
  how many percent
  to the minute/second/cent/penny
  wie viele/viel genau
  genau wie viele/viel/oft/lange
  genaue/genauen/exakte zahl/anzahl/betrag/datum/summe/prozentsatz
  wie viel/viele prozent
  welcher/welchen anteil/prozentsatz
  combien exactement/précisément
  nombre/montant/chiffre/pourcentage/date exact/exacte/précis/précise
  quel pourcentage
  quelle proportion/part
  cuántos/cuántas/cuánto exactamente
  número/importe/cifra/porcentaje/fecha exacto/exacta
  qué porcentaje/proporción
  quantos/quantas/quanto exatamente
  número/valor/porcentagem/data exato/exata
  que/qual porcentagem/percentagem/proporção
`)

const jargon = readPhrases(`
  churn/upsell/upselling/cross-sell/omnichannel/touchpoint/touchpoints/mql/arpu/arr/mrr/ltv/clv/cac/nps/csat/kpi/kpis/okr/okrs/roi/tco/dau/mau/ctr/cro/saas/b2b/b2c/mvp
  conversion/retention/activation/bounce/adoption/churn rate/rates
  conversion/sales/marketing/onboarding funnel
  value proposition
  customer/user journey
  pain points
  go to market
  north star metric
  net promoter score
  product market fit
  use/edge case/cases
  user/customer segment/segments/persona/personas
  abwanderungsrate/konversionsrate/conversion-rate/kundensegment/kundensegmente/nutzenversprechen/wertversprechen/absprungrate/abwanderung
  taux de conversion/rétention/rebond/attrition/désabonnement
  proposition de valeur
  parcours client/utilisateur
  tasa de conversión/retención/rebote/abandono
  propuesta de valor
  taxa de conversão/retenção/rejeição/abandono
  proposta de valor
`)

/** Names that nearly everybody knows. */
const wellKnown = new Set(
  `excel word outlook powerpoint google gmail whatsapp facebook instagram youtube amazon paypal ebay apple
  microsoft windows android iphone ipad mac netflix spotify uber airbnb zoom slack teams skype linkedin twitter
  tiktok wikipedia chatgpt internet web wifi pdf sms gps usb tv pc id ok faq app csv monday tuesday wednesday
  thursday friday saturday sunday january february march april may june july august september october november
  december christmas easter english german french spanish portuguese europe germany france spain portugal
  brazil american british i i'm i've i'd i'll`.split(/\s+/),
)

/** Each planned question that nobody can answer who tells of their own life, and why. */
export function unanswerableIn(plan: Plan): Map<string, Unanswerable> {
  const asked = plan.topics.flatMap(({ questions }) => questions).slice(0, questionsMax)
  const found = new Map<string, Unanswerable>()
  const elsewhere = namesByUse(plan, asked)
  for (const question of asked) {
    const why = whyNot(question, plan, elsewhere)
    if (why) found.set(question.id, why)
  }
  return found
}

function whyNot(
  { text }: PlanQuestion,
  plan: Plan,
  uses: ReadonlyMap<string, number>,
): Unanswerable | null {
  const said = wordsOf(text).map((word) => word.said)
  if (countWords(text) > wordsMax) return 'too_much'
  if (hasPhrase(said, others)) return 'others'
  if (hasPhrase(said, figures)) return 'figures'
  if (hasPhrase(said, jargon)) return 'jargon'
  const product = new Set(words(plan.product ?? ''))
  const isUnknown = namesIn(text, plan).some(
    (name) => uses.get(name) === 1 && !words(name).every((word) => product.has(word)),
  )
  return isUnknown ? 'unknown_name' : null
}

/** In how many places of the guide each name stands. */
function namesByUse(plan: Plan, asked: readonly PlanQuestion[]): Map<string, number> {
  const places = [
    ...asked.map(({ text }) => text),
    ...plan.goals.map(({ text }) => text),
    ...plan.context.map(({ text }) => text),
  ].slice(0, questionsMax * 2)
  const uses = new Map<string, number>()
  for (const place of places) {
    for (const name of new Set(namesIn(place, plan))) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  return uses
}

/** The names of the plan's glossary that stand in a text, of those that not everybody knows. */
function namesIn(text: string, { glossary }: Plan): string[] {
  const folded = ` ${words(text).join(' ')} `
  return glossary
    .map((term) => words(term).join(' '))
    .filter((term) => term !== '' && folded.includes(` ${term} `))
    .filter(
      (term) =>
        !fold(term)
          .split(' ')
          .every((word) => wellKnown.has(word)),
    )
}
