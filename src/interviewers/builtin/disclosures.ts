/**
 * What people tell of themselves that an interviewer must not ask on about, in whatever language:
 * loss and illness, and an age below eighteen. Matched against flattened text.
 */

const close = {
  en: '(?:mother|mum|mom|father|dad|wife|husband|partner|son|daughter|brother|sister|best friend|friend|boyfriend|girlfriend|child|baby|boy|girl|little one|grandm\\p{L}{1,8}|grandp\\p{L}{1,8}|grandf\\p{L}{1,8}|grandson|granddaughter|grandchild|\\p{L}{3,8}-in-law|step(?:son|daughter|father|mother|dad|mum)|nan|gran|parents?|uncle|aunt|cousin|niece|nephew|dog|cat|twin|fiancée?)',
  de: '(?:mutter|vater|mama|papa|mann|frau|sohn|tochter|bruder|schwester|kind|baby|bub|junge|jungen|mädchen|kleine[rn]?|freund|freundin|enkel\\p{L}{0,7}|schwieger\\p{L}{3,8}|lebensgefährt\\p{L}{1,4}|cousin|cousine|nichte|neffe|neffen|oma|opa|großmutter|großvater|hund|katze|eltern|onkel|tante|verlobte[rn]?)',
  fr: '(?:mère|père|maman|papa|mari|femme|fils|fille|frère|sœur|soeur|enfant|bébé|ami|amie|grand-mère|grand-père|mamie|papi|chien|chat|oncle|tante)',
  es: '(?:madre|padre|mamá|papá|esposo|esposa|marido|mujer|hijo|hija|hermano|hermana|bebé|amigo|amiga|abuelo|abuela|perro|gato|tío|tía|pareja)',
  pt: '(?:mãe|pai|marido|esposa|mulher|filho|filha|irmão|irmã|bebê|bebé|amigo|amiga|avô|avó|cachorro|gato|tio|tia|companheir[oa])',
}

const few = (most: number) => `(?:[^\\s.,;!?]+ ){0,${most}}`

const readUnicode = (source: string) => new RegExp(source, 'u')

const distress: readonly RegExp[] = [
  `(?<!\\p{L})${close.en} (?:just |recently |suddenly |has |had |was |is |got |then )*(?:died|dying|passed away|passed|killed|murdered|in a coma|terminally ill|diagnosed with|(?:in|at) (?:the |a )?(?:hospice|intensive care)|on life support|took (?:his|her|their) (?:own )?li(?:fe|ves)|committed suicide|died by suicide)(?!\\p{L})`,
  `(?<!\\p{L})(?:lost (?:my|our) ${few(1)}${close.en}(?=[.,;!?]|$| (?:last|in|this|to|when|two|three|and|because|after|before|just|at|that|during) )|(?:death|loss|funeral|suicide|burial) of (?:my|our)|my ${few(1)}${close.en}'s (?:death|funeral|suicide|illness|cancer|stroke))(?!\\p{L})`,
  `(?<!\\p{L})(?:passed away|miscarriage|stillb(?:irth|orn)|hospice|(?:my|our|his|her) (?:divorce|cancer diagnosis)|going through a divorce|(?:have|has|had|got|with|her|his|my|beat|fighting) (?:\\p{L}+ )?cancer|cancer diagnosis|diagnosed with|chemo\\p{L}{0,8}|(?:was|been|being|got) (?:abused|assaulted|raped|beaten)|domestic (?:abuse|violence)|my depression|depression (?:came|hit|got)|i(?:'m| am| was) (?:\\p{L}+ )?depressed|panic attacks?|grieving|i was widowed|burned out|burn-?out|had a (?:nervous )?breakdown|in rehab|my addiction)(?!\\p{L})`,
  `(?<!\\p{L})${close.de} (?:ist |sind |hat |liegt |lag |wurde )?${few(8)}(?:gestorben|verstorben|verunglückt|umgekommen|getötet|ermordet|ums leben gekommen|(?:im|in einem) hospiz|auf der intensivstation|im koma|sich ${few(4)}das leben genommen|selbstmord begangen)(?!\\p{L})`,
  `(?<!\\p{L})(?:mein\\p{L}*|unser\\p{L}*) ${few(1)}${close.de} ${few(4)}(?:verloren|beerdigt|begraben|beigesetzt|zu grabe getragen)(?!\\p{L})`,
  `(?<!\\p{L})(?:buried|burying|bury|cremated) (?:my|our) ${few(1)}${close.en}(?!\\p{L})`,
  `(?<!\\p{L})(?:enterr(?:é|ons|er)|incinéré) (?:mon|ma|notre) ${few(1)}${close.fr}(?!\\p{L})|(?<!\\p{L})(?:enterr(?:amos|é|ar)|incineramos) a (?:mi|nuestr[oa]) ${few(1)}${close.es}(?!\\p{L})|(?<!\\p{L})(?:enterr(?:amos|ei|ar)|cremamos) (?:(?:o meu|a minha|meu|minha|nosso|nossa) )${few(1)}${close.pt}(?!\\p{L})`,
  `(?<!\\p{L})(?:tod|verlust|beerdigung|selbstmord) (?:mein|unser)\\p{L}*`,
  `(?<!\\p{L})(?:tod von|fehlgeburt|totgeburt|hospiz|scheidung|krebs(?:erkrankung|diagnose|krank|leiden)?|krebs diagnostiziert|chemotherapie|chemo|missbraucht|misshandelt|vergewaltigt|verprügelt|depression\\p{L}*|depressiv|panikattacken?|trauere?|trauerfall|burn-?out|häusliche gewalt|zusammenbruch gehabt|verwitwet|suchtklinik)(?!\\p{L})`,
  `(?<!\\p{L})${close.fr} (?:est |vient de |a été |s'est |a fait )*(?:morte?|décédée?|mourir|décéder|tuée?|en soins palliatifs|suicidée?|mis fin à ses jours)(?!\\p{L})`,
  `(?<!\\p{L})(?:(?:perdu|perdre) (?:mon|ma|notre) (?:\\p{L}+ )?(?:mère|père|mari|femme|fils|fille|frère|sœur|bébé|enfant|ami|amie)|décès d|la mort de|fausse couche|mon divorce|notre divorce|en plein divorce|un cancer|le cancer|son cancer|chimio\\p{L}*|agressée?|violée?|violences? conjugales?|dépression|déprimée?|crises? de panique|en deuil|burn-?out)(?!\\p{L})`,
  `(?<!\\p{L})${close.es} (?:se |ya |también )?(?:murió|falleció|ha muerto|ha fallecido|acaba de morir|se suicidó|se quitó la vida|se mató|está en cuidados paliativos|está en coma)(?!\\p{L})`,
  `(?<!\\p{L})(?:(?:murió|falleció|se suicidó) (?:mi|nuestr[oa])|(?:perdí|perdimos) (?:a )?(?:mi|nuestr[oa]) (?:\\p{L}+ )?(?:madre|padre|marido|mujer|esposa|hijo|hija|hermano|hermana|bebé|amig[oa])|la muerte de|aborto espontáneo|(?:mi|nuestro) divorcio|cáncer|quimio\\p{L}*|abusad[oa]|violad[oa]|violencia (?:doméstica|de género)|depresión|deprimid[oa]|ataques? de pánico|de duelo|luto)(?!\\p{L})`,
  `(?<!\\p{L})${close.pt} (?:acabou de |já |se )?(?:morreu|faleceu|morrer|falecer|se suicidou|se matou|tirou a própria vida|está em coma|está na uti)(?!\\p{L})`,
  `(?<!\\p{L})(?:(?:morreu|faleceu) (?:o meu|a minha|meu|minha)|(?:perdi|perdemos) (?:o meu|a minha|meu|minha|nosso|nossa) (?:\\p{L}+ )?(?:mãe|pai|marido|mulher|esposa|filho|filha|irmão|irmã|bebê|bebé|amig[oa])|a morte d[aeo]|aborto espontâneo|(?:meu|nosso) divórcio|câncer|cancro|quimio\\p{L}*|abusad[oa]|estuprad[oa]|violência doméstica|depressão|deprimid[oa]|ataques? de pânico|de luto|burnout)(?!\\p{L})`,
].map(readUnicode)

const teens = {
  en: 'eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
  de: 'elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn',
  fr: 'onze|douze|treize|quatorze|quinze|seize|dix-sept',
  es: 'once|doce|trece|catorce|quince|dieciséis|diecisiete',
  pt: 'onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezassete|dezessete',
}
const ends = '(?= ?(?:[.,!?;)]|$| and | so | but | btw| lol))'
const experience = "(?! (?:d'expérience|de |d'|dans|en |us|trabaj|trabalh|com |con |como ))"

/** Group `age` holds the digits where it was given in digits. */
const minor: readonly RegExp[] = [
  `(?<!\\p{L})(?:i'?m|i am|im) (?:only |just |still |nearly |almost )?(?<age>\\d{1,2})(?= ?(?:years? old|yrs? old|yo(?!\\p{L})|y\\/o|[.,!?;)]|$| and | so | btw| lol| but ))`,
  `(?<!\\p{L})(?:i'?m|i am|as) an? (?<age>\\d{1,2})[- ]years?[- ]old`,
  `(?<!\\p{L})i(?:'ve| have)? (?:just |only )?turned (?<age>\\d{1,2})(?! (?:of|percent|%|times|pages|orders))(?!\\p{N})`,
  `(?<!\\p{L})i(?:'ll| will) be (?<age>\\d{1,2})(?: years old)? (?:in|on|next|this|soon|tomorrow)(?!\\p{L})(?! (?:minutes|hours|days|time))`,
  `(?<!\\p{L})(?:i'?m|i am) (?:only |just |still |nearly |almost |turning )?(?:${teens.en})(?=(?: years?)? old|[.,!?;]|$| and | so | but )|(?<!\\p{L})i(?:'ve| have)? (?:just |only )?turned (?:${teens.en})${ends}|(?<!\\p{L})i(?:'ll| will) be (?:${teens.en}) (?:in|on|next|this|soon)(?!\\p{L})`,
  `(?<!\\p{L})i(?:'m| am) (?:still )?in (?:the )?(?:[4-9](?:th)?|1[01](?:th)?|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) grade|(?<!\\p{L})i(?:'m| am) (?:\\p{L}+ ){0,2}in year (?:[5-9]|1[01]|five|six|seven|eight|nine|ten|eleven)(?! of)(?!\\p{L})|(?<!\\p{L})i(?:'m| am) (?:a minor|under ?age|not 18 yet|under 18|not yet 18|not yet eighteen|a high school (?:freshman|sophomore|junior))`,
  `(?:^|[.!?,;] )(?:(?:i'?m|i am) )?(?:still |only )?(?:not (?:yet |even )?(?:18|eighteen)|under (?:18|eighteen)|under ?age)(?: yet| still)?(?=[.,!?;]|$| (?:btw|by the way|so|if)(?!\\p{L}))`,
  `(?<!\\p{L})ich (?:erst |noch |gerade |jetzt )?(?<age>\\d{1,2}) (?:jahre alt )?bin(?!\\p{L})`,
  `(?:^|[.!?,;] )bin (?:noch |erst )?(?:nicht |keine |unter )(?:18|achtzehn)(?!\\p{L})|(?<!\\p{L})ich (?:noch )?(?:keine|unter) (?:18|achtzehn) bin(?!\\p{L})`,
  `(?<!\\p{L})(?:je n'ai pas (?:encore )?(?:18|dix-huit) ans|j'ai moins de (?:18|dix-huit) ans|(?:aún |todavía )?no tengo (?:aún |todavía )?(?:18|dieciocho)|(?:ainda )?não tenho (?:ainda )?(?:18|dezoito))(?!\\p{L})`,
  `(?<!\\p{L})ich bin (?:erst |noch |gerade )?(?<age>\\d{1,2})(?= ?(?:jahre? alt|[.,!?;]|$| und ))`,
  `(?<!\\p{L})ich (?:bin|werde) (?:[^\\s.,;]+ ){0,4}(?<age>\\d{1,2})(?: jahre alt)? geworden`,
  `(?<!\\p{L})ich werde (?:im|am|in|nächste\\p{L}*|bald) (?:[^\\s.,;]+ ){0,2}(?<age>\\d{1,2})(?=[.,!?;]|$| und )`,
  `(?<!\\p{L})ich bin (?:\\p{L}{1,12} ){0,4}(?:${teens.de})(?= jahre? alt|[.,!?;]|$| und | geworden)|(?<!\\p{L})ich werde (?:[^\\s.,;]+ ){0,3}(?:${teens.de})(?= jahre? alt|[.,!?;]|$| und )|(?<!\\p{L})ich (?:bin|gehe?) (?:noch |jetzt )?in (?:der|die) (?:[4-9]\\.|10\\.|vierten?|fünften?|sechsten?|siebten?|achten?|neunten?|zehnten?) klasse|(?<!\\p{L})ich bin (?:noch )?(?:minderjährig|nicht volljährig|keine 18|unter 18)`,
  `(?<!\\p{L})(?:j'ai|j'aurai|je viens d'avoir) (?:seulement |juste |que |bientôt )?(?<age>\\d{1,2}) ans${experience}`,
  `(?<!\\p{L})(?:j'ai|j'aurai|je viens d'avoir) (?:seulement |juste |que |bientôt )?(?:${teens.fr}) ans${experience}|(?<!\\p{L})je suis (?:encore )?(?:mineure?|collégien(?:ne)?|en (?:sixième|cinquième|quatrième|troisième|seconde)(?! (?:position|place|ligne|année)))(?!\\p{L})`,
  `(?<!\\p{L})(?:tengo (?:solo |apenas )?|(?:acabo de )?cumpl(?:o|í|ir) |voy a cumplir )(?<age>\\d{1,2}) años${experience}`,
  `(?<!\\p{L})(?:acabo de cumplir|cumplí|voy a cumplir) (?<age>\\d{1,2})(?= ?(?:[.,!?;]|$| y | en ))`,
  `(?<!\\p{L})(?:tengo (?:solo |apenas )?|acabo de cumplir |cumplí |voy a cumplir )(?:${teens.es}) años${experience}|(?<!\\p{L})soy (?:todavía )?menor(?: de edad)?(?![\\p{L}])(?! que)`,
  `(?<!\\p{L})(?:tenho (?:só |apenas )?|(?:acabei de )?fi[zs] |vou fazer |faço )(?<age>\\d{1,2}) anos${experience}`,
  `(?<!\\p{L})(?:tenho (?:só |apenas )?|acabei de fazer |fiz |vou fazer )(?:${teens.pt}) anos${experience}|(?<!\\p{L})sou (?:ainda )?menor(?: de idade)?(?![\\p{L}])(?! que)`,
].map(readUnicode)

/** Ages from which somebody is an adult here, and under which a number is no age a writer has. */
const adultAge = 18
const leastAge = 5

/** Whether somebody says that they are not of age. */
export function isMinor(text: string): boolean {
  const flat = flatten(text)
  return minor.some((pattern) => {
    const match = pattern.exec(flat)
    if (!match) return false
    const age = match.groups?.age
    return age === undefined || (Number(age) >= leastAge && Number(age) < adultAge)
  })
}

/** Whether somebody tells of a loss, an illness or violence. */
export function tellsLoss(text: string): boolean {
  const flat = flatten(text)
  return distress.some((pattern) => pattern.test(flat))
}

function flatten(text: string): string {
  return text.toLowerCase().replace(/[\u2018\u2019`]/g, "'")
}

const personal: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u,
  /(?<![\p{L}\p{N}.,])(?:\+|00)?\d(?:[ ()/-]{0,2}\d){7,13}(?![\p{L}\p{N}])/u,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/,
  /\b(?:\d{4}[ -]?){3}\d{1,4}\b/,
]

/** Whether an address, a telephone or an account number stands in it. */
export function hasPersonalNumber(text: string): boolean {
  return personal.some((pattern) => pattern.test(text))
}
