import { wholeWords } from '../language/letters.ts'

/** A way to say how one feels, and where it stands from 1 to 5. The first that fits counts. */
type VerdictPhrase = { pattern: RegExp; score: 1 | 2 | 3 | 4 | 5 }

export type VerdictPack = {
  /** Looked for in this order in each clause; negated forms stand first. */
  phrases: readonly VerdictPhrase[]
  /** Words that raise or lower the phrase after them. */
  strong: RegExp
  weak: RegExp
  /** Marks the clause that sums up. */
  overall: RegExp
  /** The person's own feeling, rather than one trait of the product. */
  feeling: RegExp
  /** Splits a text at a turn. */
  turn: RegExp
}

/** A word list as one pattern of whole words; `*` stands for the rest of a word. */
function any(list: string): RegExp {
  const options = list
    .split('|')
    .map((option) => option.trim().replaceAll('*', "[\\p{L}']*").replaceAll(' ', '\\s+'))
  return new RegExp(wholeWords(...options), 'u')
}

function phrases(...rows: [1 | 2 | 3 | 4 | 5, string][]): VerdictPhrase[] {
  return rows.map(([score, list]) => ({ score, pattern: any(list) }))
}

const en: VerdictPack = {
  phrases: phrases(
    [
      4,
      "not bad|not too bad|not half bad|can't complain|cannot complain|no complaints|nothing to complain*|not unhappy|no regrets|(?:don't|do not) regret|nothing bad to say|could be worse",
    ],
    [
      1,
      "would not recommend|wouldn't recommend|would never recommend|can't recommend|cannot recommend|can't stand|stay away|waste of (?:time|money)|never again|(?:would|will|'ll) (?:\\w+ )?warn|steer clear|going back to the shop|sen(?:t|ding) it back|returning it|wouldn't touch|would not touch|good riddance|zero stars|couldn't be worse|(?:wouldn't|would not) wish (?:it )?on",
    ],
    [
      2,
      "(?:not|never|isn't|wasn't|aren't|ain't|don't|doesn't|didn't|can't say)(?: [\\p{L}']+){0,3} (?:happy|satisfied|great|good|like|liked|enjoy|love|impressed|thrilled|convinced|pleased|positive|fan|keen|worth|trust|recommend)|(?:oh|yeah|just),? (?:great|brilliant|wonderful|lovely|fantastic)|not for me|more trouble than|(?:lost|losing|running out of) (?:faith|trust|patience|interest)|put up with|tired of|sick of|weary|looking (?:elsewhere|(?:for|at) (?:an )?(?:alternative|other|something else))|(?:could|should) be (?:much |a lot |so much |way )better",
    ],
    [
      3,
      "so-so|so so|mixed|neutral|indifferent|meh|average|middling|mediocre|torn|on the fence|ambivalent|50/50|fifty-fifty|neither|in the middle|lukewarm|no strong (?:feelings|opinion)|no (?:real |strong |particular )?(?:opinion|feelings?)|either way|hit and miss|hit or miss|take it or leave it|middle of the road|jury is (?:still )?out|undecided|nothing special|love-hate|love hate|swings and roundabouts|hot and cold|mixed bag|adequate|tolerable|bearable|serviceable|it'll do|will do for now|could be better|half happy|depends on the day|bit of both|good and bad|ups and downs|it's ok|it's okay|it is ok|it is okay|just ok|just okay",
    ],
    [
      5,
      "love|loved|adore|excellent|fantastic|amazing|awesome|outstanding|superb|brilliant|wonderful|perfect|delighted|thrilled|best|(?:couldn't|can't|cannot|could not) (?:live|work|do|be|imagine) [\\p{L} ]{0,20}without|lost without|couldn't be happier|would (?:really )?miss|huge fan|big fan|(?:don't|do not) know (?:what|how) (?:i'd|i would|we'd|we would) (?:do|manage|cope|survive) without|(?:wouldn't|would not|won't|never) (?:want to )?(?:be|go|do|swap|trade|give)[\\p{L} ]{0,12} (?:without|it|back)|(?:can't|cannot) recommend it enough|over the moon|top notch|first class|stellar|chuffed|obsessed|my favou?rite|life ?-?saver|absolute gem|a godsend|tell everyone|(?:gutted|devastated|sad|lost) (?:if|without)|game changer|indispensable|10/10",
    ],
    [
      1,
      'hate|hated|terrible|awful|horrible|worst|useless|dreadful|garbage|trash|crap|rubbish|unusable|despise|furious|livid|disgust*|atrocious|very negative|scam|disaster|nightmare|abysmal|appalling|pathetic|rip-?off|a joke|insult|worthless|avoid',
    ],
    [
      2,
      'bad|disappoint*|frustrat*|unhappy|dissatisfied|annoy*|poor|poorly|negative|let down|fed up|irritat*|dislike|underwhelm*|unimpressed|struggl*|angry|upset|more bad than good|lacking|sceptical|skeptical|wary|regret|overpriced|resent*|tolerate|grudging*|discontent*|sour',
    ],
    [
      4,
      'happy|satisfied|good|great|like|liked|enjoy|enjoyed|positive|pleased|nice|solid|useful|helpful|glad|fond|recommend|content|favou?rabl*|impressed|works well|works for (?:me|us)|works fine|stick(?:ing)? with (?:it|you)|staying|keep (?:it|using)|thumbs up|grateful|thankful|comfortable|reliable|trust it|worth it|worth (?:the|every)|improvement|better than|relieved|fun|pleasant|convinced|confident|contented|satisfy|warm|handy|does (?:the|its) job|more good than bad|well',
    ],
    [3, 'ok|okay|fine|alright|all right|decent|acceptable|fair|passable'],
  ),
  strong: any(
    'very|really|extremely|super|absolutely|so|totally|incredibly|completely|utterly|highly|deeply|truly|quite delighted',
  ),
  weak: any(
    'a bit|a little|slightly|somewhat|kind of|kinda|sort of|fairly|mildly|mostly|pretty|generally|reasonably|rather',
  ),
  overall: any(
    'overall|all in all|on the whole|in general|generally|at the end of the day|in the end|these days|by now|all things considered',
  ),
  feeling: any(
    "i (?:[\\p{L}']+ ){0,3}(?:love|like|hate|enjoy|adore|recommend|dislike)|i'm|i am|i feel|i'd say|we(?:'re| are)|we (?:love|like|hate)",
  ),
  turn: /,? ?\b(?:but|although|though|however|yet|except)\b ?|[.;!?]+ ?/u,
}

const de: VerdictPack = {
  phrases: phrases(
    [
      4,
      'nicht schlecht|nicht übel|kann nicht klagen|kann mich nicht beschweren|nichts zu meckern|nicht unzufrieden|könnte schlechter sein|nichts auszusetzen|bereue (?:\\p{L}+ )?nicht',
    ],
    [
      1,
      '(?:nicht|niemandem|nie|keinem)(?: \\p{L}+){0,2} (?:weiter)?empfehlen|nie wieder|finger weg|zeitverschwendung|geldverschwendung|würde (?:\\p{L}+ )?warnen|rate (?:\\p{L}+ ){0,2}ab',
    ],
    [
      2,
      '(?:nicht|nie|kein|keine|wenig)(?: \\p{L}+){0,3} (?:zufrieden|gut|glücklich|begeistert|überzeugt|toll|froh|gern|gerne|fan)|gefällt (?:\\p{L}+ ){0,2}nicht|mag (?:\\p{L}+ ){0,2}nicht|unzufrieden',
    ],
    [
      3,
      'so lala|gemischt|neutral|egal|mittelmäßig|mittelmaß|durchwachsen|geht so|zwiegespalten|teils teils|teils, teils|weder noch|gleichgültig|unentschieden|durchschnittlich|naja|na ja|halb halb|nichts besonderes|mal so mal so|licht und schatten|schwankt|ausbaufähig|mit abstrichen|teils|weder gut noch schlecht',
    ],
    [
      5,
      'liebe|begeistert|großartig|hervorragend|ausgezeichnet|fantastisch|perfekt|super|spitze|klasse|beste|genial|wunderbar|nicht mehr missen|nicht mehr hergeben|nie mehr ohne|nicht mehr ohne|unverzichtbar|rundum zufrieden|top|traumhaft|unersetzlich|sehr empfehlen|uneingeschränkt',
    ],
    [
      1,
      'hasse|furchtbar|schrecklich|katastroph*|unbrauchbar|grauenhaft|miserabel|mies|schlechteste|unterirdisch|wütend|nutzlos',
    ],
    [
      2,
      'schlecht|enttäuscht|enttäuschend|frustriert|frustrierend|genervt|nervt|ärgerlich|negativ|mangelhaft|verärgert|unglücklich|mühsam|skeptisch|unsicher|stressig|überfordert|lästig|dürftig|überteuert|könnte besser sein',
    ],
    [
      4,
      'zufrieden|gut|gern|gerne|gefällt|mag|positiv|froh|glücklich|nützlich|hilfreich|empfehlen|solide|angenehm|toll|praktisch|bleibe dabei|bleiben dabei|hilft|funktioniert|läuft|erleichtert|dankbar|sympathisch|besser als|überzeugt|schön|schätze',
    ],
    [3, 'okay|ok|in ordnung|passt schon|ganz ok|ganz okay|annehmbar|akzeptabel|befriedigend'],
  ),
  strong: any(
    'sehr|wirklich|total|extrem|absolut|richtig|äußerst|überaus|unglaublich|wahnsinnig|völlig|höchst|mega',
  ),
  weak: any(
    'etwas|ein bisschen|ein wenig|eher|ziemlich|recht|ganz|einigermaßen|größtenteils|überwiegend|meistens',
  ),
  overall: any(
    'insgesamt|alles in allem|im großen und ganzen|unterm strich|im ganzen|generell|mittlerweile|inzwischen',
  ),
  feeling: any('ich|wir|mir|uns'),
  turn: /,? ?(?<!\p{L})(?:aber|allerdings|jedoch|obwohl|doch)(?!\p{L}) ?|[.;!?]+ ?/u,
}

const fr: VerdictPack = {
  phrases: phrases(
    [4, 'pas mal|rien à redire|pas à me plaindre|pas mécontente?|aucun regret|pas déçue?'],
    [
      1,
      'recommande(?:rais)? pas|ne recommande|à fuir|plus jamais|perte de temps|une honte|arnaque',
    ],
    [
      2,
      "(?:pas|jamais|guère)(?: [\\p{L}']+){0,2} (?:contente?|satisfaite?|bien|bon|bonne|convaincue?|heureuse|heureux|terrible|top|emballée?)|(?:aime|plaît|plait) pas|mécontente?|insatisfaite?",
    ],
    [
      3,
      "mitigée?|neutre|moyen|moyenne|moyennement|bof|comme ci comme ça|partagée?|indifférente?|ni bien ni mal|correct|correcte|sans plus|sans passion|sans enthousiasme|mi-figue mi-raisin|couci-couça|ça dépend|des hauts et des bas|rien d'exceptionnel|peut mieux faire|sans avis",
    ],
    [
      5,
      "adore|excellente?|génial|géniale|fantastique|parfaite?|formidable|super|ravie?|meilleure?|indispensable|enchantée?|top|(?:ne )?(?:peux|pourrais|saurais) plus m'en passer|m'en passer|coup de cœur|conquise?",
    ],
    [
      1,
      'déteste|horrible|nulle?|affreux|affreuse|catastroph*|inutilisable|pire|insupportable|épouvantable|exécrable',
    ],
    [
      2,
      'déçue?|décevante?|frustrée?|frustrante?|mauvaise?|mal|agaçante?|agacée?|énervée?|négatif|négative|pénible|insuffisante?|lassée?|fatiguée?|sceptique|marre|ras le bol|pas à la hauteur|trop chère?|compliquée?',
    ],
    [
      4,
      'contente?|satisfaite?|bien|bon|bonne|aime|plaît|plait|positif|positive|utile|heureux|heureuse|agréable|recommande|pratique|rassurée?|convaincue?|soulagée?|efficace|fiable|reconnaissante?|sympa',
    ],
    [3, 'ok|ça va|acceptable|passable'],
  ),
  strong: any(
    'très|vraiment|super|extrêmement|absolument|totalement|hyper|tellement|trop|incroyablement',
  ),
  weak: any('assez|plutôt|un peu|globalement|relativement|légèrement'),
  overall: any(
    "globalement|dans l'ensemble|au final|en somme|tout compte fait|en général|finalement",
  ),
  feeling: any("je|j'\\p{L}+|nous|on|me|m'\\p{L}+"),
  turn: /,? ?(?<!\p{L})(?:mais|cependant|pourtant|toutefois|sauf que)(?!\p{L}) ?|[.;!?]+ ?/u,
}

const es: VerdictPack = {
  phrases: phrases(
    [
      4,
      'no está mal|no me puedo quejar|no me quejo|nada mal|sin quejas|ninguna queja|no me arrepiento|nada que objetar',
    ],
    [
      1,
      'no l[oa] recomiendo|no l[oa] recomendaría|no recomiendo|no recomendaría|nunca más|pérdida de tiempo|pérdida de dinero',
    ],
    [
      2,
      '(?:no|nunca|nada|tampoco)(?: \\p{L}+){0,3} (?:contento|contenta|satisfech[oa]|bueno|buena|bien|gusta|convence|feliz|encanta|útil)|insatisfech[oa]|descontent[oa]',
    ],
    [
      3,
      'regular|neutral|neutro|más o menos|indiferente|mixt[oa]s?|ni fu ni fa|ni bien ni mal|depende del día|del montón|sin más|pasa el corte|tibi[oa]|normal|dividid[oa]|así así|a medias|intermedio',
    ],
    [
      5,
      'encanta|encantad[oa]|excelente|fantástic[oa]|genial|perfect[oa]|maravillos[oa]|increíble|mejor|imprescindible|espectacular|amo|estupend[oa]|no podría (?:\\p{L}+ ){0,3}sin|no puedo vivir sin|una joya|de diez|no l[oa] cambio',
    ],
    [
      1,
      'odio|horrible|pésim[oa]|terrible|fatal|inservible|inútil|peor|desastre|asco|basura|estafa|indignad[oa]|furios[oa]|vergüenza',
    ],
    [
      2,
      'mal|mal[oa]|decepcionad[oa]|decepcionante|frustrad[oa]|frustrante|molest[oa]|negativ[oa]|deficiente|enfadad[oa]|descontento|harto|harta|cansad[oa]|quemad[oa]|escéptic[oa]|deja mucho que desear|floj[oa]|car[oa]',
    ],
    [
      4,
      'content[oa]|satisfech[oa]|bien|buen[oa]?|gusta|positiv[oa]|útil|feliz|recomiendo|recomendaría|agradable|práctic[oa]|cómod[oa]|tranquil[oa]|conforme|me quedo con|sigo con|convencid[oa]|agradecid[oa]|fiable|funciona|cumple|notable',
    ],
    [3, 'ok|vale|aceptable|pasable|correct[oa]'],
  ),
  strong: any(
    'muy|realmente|súper|super|totalmente|extremadamente|absolutamente|tan|muchísimo|bastante más',
  ),
  weak: any('un poco|algo|bastante|más bien|relativamente|ligeramente'),
  overall: any(
    'en general|en conjunto|al final|en resumen|a fin de cuentas|en definitiva|globalmente',
  ),
  feeling: any('me|nos|estoy|estamos|yo|mi'),
  turn: /,? ?(?<!\p{L})(?:pero|aunque|sin embargo|salvo que)(?!\p{L}) ?|[.;!?]+ ?/u,
}

const pt: VerdictPack = {
  phrases: phrases(
    [
      4,
      'nada mal|não é mau|não é ruim|não me posso queixar|não tenho queixas|não posso reclamar|não tenho do que reclamar|não me arrependo|sem queixas|sem reclamações',
    ],
    [1, 'não recomendo|não recomendaria|nunca mais|perda de tempo|perda de dinheiro'],
    [
      2,
      '(?:não|nunca|nada|nem)(?: \\p{L}+){0,3} (?:contente|satisfeit[oa]|bom|boa|bem|gosto|gostei|convence|feliz|adoro|útil)|insatisfeit[oa]|descontente',
    ],
    [
      3,
      'regular|neutr[oa]|mais ou menos|indiferente|mist[oa]s?|assim assim|médi[oa]|meio a meio|nem bom nem ruim|nem bem nem mal|depende do dia|nada de especial|quebra o galho|dá para o gasto|razoável|dividid[oa]|normal|morn[oa]',
    ],
    [
      5,
      'adoro|amo|excelente|fantástic[oa]|ótim[oa]|perfeit[oa]|maravilhos[oa]|incrível|melhor|indispensável|espetacular|encantad[oa]|sensacional|não vivo sem|não fico sem|não (?:consigo|saberia) (?:\\p{L}+ ){0,3}sem|nota dez|show|uma maravilha|top',
    ],
    [
      1,
      'odeio|detesto|horrível|péssim[oa]|terrível|inútil|pior|desastre|lixo|inutilizável|furios[oa]|vergonha|golpe|uma droga|revoltad[oa]',
    ],
    [
      2,
      'mal|mau|má|ruim|desiludid[oa]|decepcionad[oa]|dececionad[oa]|frustrad[oa]|frustrante|irritad[oa]|negativ[oa]|chatead[oa]|fraco|fraca|cansad[oa]|fart[oa]|cétic[oa]|deixa (?:muito )?a desejar|car[oa]|complicad[oa]',
    ],
    [
      4,
      'contente|satisfeit[oa]|bem|bom|boa|gosto|gostei|positiv[oa]|útil|feliz|recomendo|recomendaria|agradável|prátic[oa]|legal|confiável|fiável|funciona|satisfaz|tranquil[oa]|grat[oa]|vou continuar|fico com',
    ],
    [3, 'ok|aceitável|passável|serve'],
  ),
  strong: any('muito|realmente|super|totalmente|extremamente|absolutamente|tão|demais|bastante'),
  weak: any('um pouco|um tanto|relativamente|ligeiramente|meio'),
  overall: any('no geral|em geral|de modo geral|no conjunto|no fim|em suma|no fundo|afinal'),
  feeling: any('eu|gosto|adoro|estou|estamos|me|nos|odeio|amo'),
  turn: /,? ?(?<!\p{L})(?:mas|porém|embora|contudo|só que)(?!\p{L}) ?|[.;!?]+ ?/u,
}

/** By language. What the others say in words is not placed. */
export const verdictPacks: Readonly<Record<string, VerdictPack>> = { en, de, fr, es, pt }
