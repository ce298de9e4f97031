import { wholeWords } from '../../language/letters.ts'
import { fold } from '../../language/words.ts'

/** What a question or the title of its topic asks for, in all five languages. */
const asks = {
  who: wholeWords(
    'about (?:yourself|you|your (?:job|work|role|business|company|team|family|household|studio|shop|practice|background))|about you|who you are|who are you|introduction|background',
    "what do you do(?: for (?:a living|work)| at work| professionally)?(?= *[?.,]|$)|what(?:'s| is) your (?:role|job|position|work|background|occupation)|describe (?:yourself|your (?:role|job|work|team|business|company|household))",
    'who (?:lives with you|is in your (?:household|family|team))|how (?:big|large) is your (?:team|company|business|household|family)|where do you (?:live|work)|how long have you been working|(?:a|your) (?:typical|normal|usual|working|average) (?:day|week)',
    '(?:über|von) sich|stellen sie sich|was machen sie (?:beruflich|von beruf)|(?:von|über|ist) ihre[rnm]? (?:arbeit|rolle|aufgabe|beruf|betrieb|firma|familie|haushalt|team|praxis|laden|geschäft)|wer sind sie|wo (?:arbeiten|wohnen|leben) sie|zur person|über sie|kennenlernen|typische[rn]? (?:tag|woche|arbeitstag)',
    'parlez-moi (?:un peu )?de vous|présentez-vous|qui êtes-vous|que faites-vous dans la vie|(?:parlez-moi (?:un peu )?de|quel(?:le)? est|décrivez(?:-moi)?) votre (?:métier|rôle|poste|travail|activité|entreprise|équipe|famille|foyer|quotidien)|à propos de vous|où (?:travaillez|habitez|vivez)-vous|journée (?:type|typique)',
    '(?:sobre|de) usted|a qué se dedica|quién es usted|(?:de|sobre|es) su (?:trabajo|puesto|cargo|oficio|negocio|empresa|familia|equipo|tienda|día a día)|dónde (?:trabaja|vive)|día (?:típico|normal)',
    'sobre você|de você|o que você faz|quem é você|(?:do|sobre (?:o )?|é o) seu (?:trabalho|cargo|papel|negócio|dia a dia)|(?:da|sobre (?:a )?|é a) sua (?:empresa|família|equipe|loja|função)|onde (?:você )?(?:trabalha|mora|vive)|dia (?:típico|normal)',
  ),
  values: wholeWords(
    "(?:what|which)(?: \\p{L}+){0,4} (?:matters|counts)(?: (?:the )?most)?|(?:what|which)(?: \\p{L}+){0,6} (?:most )?important|what do you (?:look for|value|expect)|what(?:'s| is) (?:most )?important",
    'was (?:ist|wäre|war) (?:ihnen|für sie)(?: \\p{L}+){0,4} wichtig\\p{L}*|worauf (?:achten|legen|kommt es)|was zählt(?: \\p{L}+){0,2} für sie|am wichtigsten',
    "qu'est-ce qui (?:compte|importe|est)(?: \\p{L}+){0,4} (?:important|pour vous)|le plus important|que recherchez-vous|qu'attendez-vous",
    'qué (?:es|fue|sería)(?: lo)?(?: \\p{L}+){0,2} más (?:importante|importa)|qué (?:le|les) importa|qué (?:busca|valora|espera)|más importante',
    'o que(?: \\p{L}+){0,3} mais (?:importante|importa)|o que (?:é|foi|seria) (?:mais )?importante|o que você (?:busca|procura|valoriza|espera)|mais importante',
  ),
  interests: wholeWords(
    '(?:free|spare) time|hobb(?:y|ies)|outside (?:of )?work|pastimes?|what are you into|your interests',
    'freizeit|hobbys?|nach feierabend|ihre interessen',
    "temps libre|loisirs|passe-temps|vos (?:centres d'intérêt|passions)",
    'tiempo libre|aficiones|pasatiempos?|ratos libres|sus intereses',
    'tempo livre|passatempos?|lazer|seus interesses',
  ),
  /** What was before the product: no feedback on it, whatever is said. */
  before: wholeWords(
    'before|previously|until then|used to',
    'vorher|zuvor|davor|früher|bevor|bis dahin',
    'avant|auparavant|précédemment',
    'antes|anteriormente|hasta entonces',
    'antes|anteriormente|até então',
  ),
}

/** Whether a question, or the title of the topic it stands in, asks for that. */
export function asksFor(what: keyof typeof asks, question: string): boolean {
  return asks[what].test(fold(question))
}
