import type { PlanQuestion } from '../../guide/plan.ts'
import { readable } from '../../language/readable.ts'
import { contentStems, words } from '../../language/words.ts'
import { clausesOf } from '../acts/clauses.ts'
import { openQuestions, plannedQuestions, topicState } from '../questions/progress.ts'
import type { Session } from '../session.ts'

/** Words of a condition that say nothing of what it is about: also for the people it is about. */
const frame =
  /^(?:if|when|only|come|comes|came|up|mention|mentioned|mentions|applicable|relevant|use|used|uses|have|has|had|they|people|ever|never|falls|wenn|nur|sprache|aufkommt|kommt|erwähnt|haben|hat|sie|si|seulement|aborde|abordé|mentionne|évoqué|évoque|ont|a|solo|sólo|cuando|sale|surge|menciona|mencionan|han|ha|se|quando|só|somente|surgir|aparecer|mencionar|tem|têm|nie|jamais|nunca|must|participants?|hosts?|users?|customers?|clients?|members?|guests?|drivers?|parents?|owners?|respondents?|those|who|kunden|kundinnen|nutzer|nutzerinnen|clientes|usuarios|usuários|utilisateurs?|abonnés?)$/
/** Words for having left something: guides write "lapsed", people write "cancelled". */
const leaving =
  /^(?:laps|left|leav|stop|cancel|quit|churn|paus|unsubscrib|former|ex|gekündigt|künd|aufgehört|ehemalig|verlass|resili|résili|quitt|arrêt|partis?|abandon|dej|cancelaron|cancel|baja|larg|parar?|saí|sair|desist)/
const negation =
  /^(?:no|not|never|none|nothing|nobody|neither|nor|without|hardly|\p{L}+n't|dont|didnt|cant|wont|wasnt|isnt|nicht|nie|niemals|kein\p{L}*|ohne|ned|net|kaum|pas|jamais|aucune?|sans|ni|nunca|jamás|ningun[oa]?|ningún|sin|não|nao|nem|nenhuma?|sem)$/u
/** Of a condition of more words two have to be met. */
const oneWordEnough = 2

/** What a condition speaks of, by stems; of "if it comes up", what its question speaks of. */
function subjectOf(condition: string, question: PlanQuestion, session: Session): string[] {
  const { language, product } = session.plan
  const known = new Set(contentStems(product ?? '', language))
  const stems = (text: string) =>
    contentStems(
      words(text)
        .filter((word) => !frame.test(word))
        .join(' '),
      language,
    ).filter((stem) => !known.has(stem))
  const own = stems(condition)
  return [...new Set(own.length > 0 ? own : stems(question.text))]
}

function isMet(condition: string, question: PlanQuestion, session: Session, text: string): boolean {
  const about = subjectOf(condition, question, session)
  const wanted = about.length <= oneWordEnough ? 1 : 2
  const isDenied = words(condition).some((word) => negation.test(word))
  const asksOfLeaving = words(condition).some((word) => leaving.test(word))
  return clausesOf(text)
    .flatMap(({ clauses }) => clauses)
    .some(({ start, end }) => {
      const clause = text.slice(start, end)
      const said = words(clause)
      if (said.some((word) => negation.test(word)) !== isDenied) return false
      if (asksOfLeaving) return said.some((word) => leaving.test(word))
      const stems = new Set(contentStems(clause, session.language))
      return (
        about.length > 0 &&
        about.filter((stem) => stems.has(stem)).length >= Math.min(wanted, about.length)
      )
    })
}

/** Notes what conditions of the guide an answer meets: what is asked only then, and what is left out. */
export function meetConditions(session: Session, answer: string): void {
  const text = readable(answer)
  const met = plannedQuestions(session).filter(
    ({ question }) =>
      question.onlyIf !== undefined &&
      !session.conditionsMet?.includes(question.id) &&
      isMet(question.onlyIf, question, session, text),
  )
  if (met.length > 0) {
    session.conditionsMet = [
      ...(session.conditionsMet ?? []),
      ...met.map(({ question }) => question.id),
    ]
  }
  for (const { topic, question } of openQuestions(session)) {
    if (question.skipIf === undefined || question.must) continue
    const only = /^(?:only|nur|seulement|sólo|solo|só|somente)(?!\p{L})/iu.test(question.skipIf)
    if (!only && isMet(withoutLead(question.skipIf), question, session, text)) {
      topicState(session, topic.id)?.alreadyCovered.push(question.id)
    }
  }
}

/** "Skip if they never paid": what stands behind the if. */
function withoutLead(condition: string): string {
  const at = /(?<!\p{L})(?:if|wenn|falls|si|se)(?!\p{L})/iu.exec(condition.slice(0, 60))
  return at ? condition.slice(at.index) : condition
}
