/** What people say of the interview and of whoever interviews: "you never said which", "my question". */
const ofTheTalk =
  /(?<!\p{L})(?:(?:you|tha|thou)(?:'ve|'s| have| hasn't| haven't| just| already| never| still| didn't| don't| do not| keep| are| 're){0,3} (?:ask(?:ed|ing)?|said|answer(?:ed|ing)?|know|listen(?:ing)?|reading)|i(?:'ve| have)? (?:just |already )?(?:asked|told|said to) (?:you|thee)|(?:answer(?:ed|s)?|ignor(?:ed|ing|e)) (?:my|me|that) question|(?:my|me) question|never mind|sie (?:haben (?:mir |mich |das |schon |gerade |immer noch |noch ){0,3}(?:nicht |nie )?(?:gefragt|geantwortet|beantwortet|gesagt)|fragten|wissen (?:es |das )?(?:ja )?(?:auch )?nicht|hören (?:mir )?(?:gar |ja )?nicht)|meine frage|egal jetzt|vous (?:ne )?(?:m'avez|avez|m'aviez) (?:pas |déjà |jamais ){0,2}(?:répondu|demandé|dit|posé)|vous ne (?:savez|m'écoutez|répondez) pas|ma question|peu importe|(?:usted |me ){0,2}(?:ha (?:contestado|respondido|preguntado)|preguntó|contestó|respondió)|no me (?:ha )?(?:contestado|contesta|responde|escucha)|mi pregunta|você (?:não |já |nunca ){0,2}(?:me )?(?:perguntou|respondeu|disse|sabe|escuta)|minha pergunta)(?!\p{L})/iu

/** Whether a sentence is about the talk itself, and so tells nothing of what the study is for. */
export function isOfTheTalk(sentence: string): boolean {
  return ofTheTalk.test(sentence)
}
