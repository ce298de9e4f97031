import { insultForms } from './insult-forms.ts'

/**
 * Rude words that are said to the interviewer, in any language: "you" and a slur near each other, a
 * slur for a bot, or being told to go away. "It is stupid that you have to click twice" is none.
 */
const slurs = {
  en: 'stupid\\p{L}*|dumb\\p{L}*|idiot\\p{L}*|moron\\p{L}*|imbecil\\p{L}*|thick|dense|dim|brainless|useless|worthless|pathetic|ridiculous|annoying|creepy|clown\\p{L}*|joke|garbage|trash|rubbish|crap|awful|horrible|terrible|worst|silly|boring|no brain|no clue|bucket of|heap of|piece of|pile of|waste of|broken record|tin can|toaster|parrot|lousy|miserable|fool\\p{L}*|loser|nuisance|disgrace',
  de: 'dumm\\p{L}*|dümm\\p{L}*|blöd\\p{L}*|doof\\p{L}*|idiot\\p{L}*|trottel|depp\\p{L}*|schwachkopf|hirnlos\\p{L}*|nutzlos\\p{L}*|wertlos\\p{L}*|jämmerlich\\p{L}*|erbärmlich\\p{L}*|lächerlich\\p{L}*|nervig\\p{L}*|begriffsstutzig|gruselig\\p{L}*|clown|witz|müll|schrott\\p{L}*|blechkiste|blechdose|mistding|kein hirn|keine ahnung|haufen|kaputte platte|furchtbar\\p{L}*|schlimmst\\p{L}*|langweilig\\p{L}*|armselig\\p{L}*|papagei|versager|nervensäge',
  fr: 'stupid\\p{L}*|bête\\p{L}*|idiot\\p{L}*|crétin\\p{L}*|imbécile\\p{L}*|abruti\\p{L}*|débile\\p{L}*|nul|nulle|nuls|inutile\\p{L}*|pathétique|ridicule|minable\\p{L}*|pénible|clown|bouffon|blague|poubelle|sans cervelle|tas de|morceau de|perte de temps|disque rayé|con|conne|connard\\p{L}*',
  es: 'estúpid\\p{L}*|tont\\p{L}*|idiota\\p{L}*|imbécil\\p{L}*|inútil\\p{L}*|patétic\\p{L}*|ridícul\\p{L}*|pesad[oa]|payaso|broma|basura|sin cerebro|montón de|pedazo de|pérdida de tiempo|disco rayado|burr[oa]|gilipollas|cretin\\p{L}*|tarad\\p{L}*|insoportable',
  pt: 'estúpid\\p{L}*|burr[oa]|idiota\\p{L}*|imbecil|imbecis|inútil|inúteis|patétic\\p{L}*|ridícul\\p{L}*|chat[oa]|palhaç\\p{L}*|piada|lixo|sem cérebro|monte de|pedaço de|perda de tempo|disco arranhado|cretin\\p{L}*|babaca|otári[oa]|insuportável',
}
const bots =
  'bot|chatbot|robot|roboter|robô|machine|maschine|máquina|script|skript|program|programme|programm|programa|survey|umfrage|sondage|encuesta|pesquisa|conversation|gespräch|conversación|conversa|interview|entretien|entrevista|questions|fragen|preguntas|perguntas|computer|ordinateur|ordenador|computador|ai|ki|ia|software'
const between = (most: number) => `(?:[^\\s.!?;]+ ){0,${most}}`

/** "You have to click" speaks of anybody, not to us. */
const oneself =
  "(?! (?:have to|need|can|can't|cannot|could|must|get|go|wait|click|want|pay|open|see|know|end up|musst|kannst|dois|devez|peux|pouvez|tienes que|puedes|tem que|pode)(?!\\p{L}))"

function said(you: string, slur: string): RegExp[] {
  return [
    new RegExp(
      `(?<!\\p{L})(?:${you})${oneself} ${between(5)}(?:${slur})(?: [^\\s.,!?;]+)?(?!\\p{L})`,
      'gu',
    ),
    new RegExp(`(?<!\\p{L})(?:${slur})(?: [^\\s.,!?;]+){0,3} (?:${bots})(?!\\p{L})`, 'gu'),
  ]
}

export const abuse: readonly RegExp[] = [
  ...said("you|you're|you are|u|ur", slurs.en),
  ...said('du|dich|dir|ihr', slurs.de),
  ...said("tu|t'es|vous|toi", slurs.fr),
  ...said('tú|eres|usted|te', slurs.es),
  ...said('você|vc|tu|te', slurs.pt),
  /(?<!\p{L})i (?:really |just )?(?:hate|despise|loathe|can't stand) you(?! (?:have|need|must|can't|cannot|to))(?!\p{L})/gu,
  /(?<!\p{L})(?:stuff|shove|stick) (?:it|this|that|your \p{L}+)(?!\p{L})|(?<!\p{L})(?:go to hell|shut up|shut it|get lost|get stuffed|piss off|buzz off|sod off|bugger off|drop dead|do one|leave me (?:alone|in peace|be)|nobody asked (?:for )?you|fuck (?:you|off))(?!\p{L})/gu,
  /(?<!\p{L})ich hasse dich(?!\p{L})|(?<!\p{L})(?:geh zum teufel|halt (?:die klappe|den mund|'s maul|das maul)|halt's maul|verzieh dich|verpiss dich|hau ab|zieh leine|steck dir|lasst? mich in (?:ruhe|frieden)|leck mich|fick dich|dich hat keiner gefragt)(?!\p{L})/gu,
  /(?<!\p{L})je (?:te |vous )(?:déteste|hais)(?!\p{L})|(?<!\p{L})(?:va au diable|ferme-la|la ferme|taisez-vous|tais-toi|dégage|fous le camp|casse-toi|foutez-moi la paix|fous-moi la paix|laissez?-moi tranquille|va te faire)(?!\p{L})/gu,
  /(?<!\p{L})te odio(?!\p{L})|(?<!\p{L})(?:vete al (?:diablo|infierno)|vete a la mierda|cállate|cállese|lárgate|déjame en paz|déjeme en paz|métete)(?!\p{L})/gu,
  /(?<!\p{L})(?:te odeio|eu odeio você)(?!\p{L})|(?<!\p{L})(?:vai (?:para o inferno|à merda|se ferrar|se danar)|cala a boca|cale a boca|some daqui|me deix[ae] em paz|enfia)(?!\p{L})/gu,
  ...insultForms,
]
