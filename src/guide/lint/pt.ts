import { anyOf, pattern } from '../lines/pattern.ts'
import type { LintWords } from './lint-pack.ts'

const strong = `incrível|incríveis|fantástic[oa]s?|genial|geniais|excelentes?|maravilhos[oa]s?|terrível|terríveis
horrível|horríveis|inovador(?:a|es|as)?|revolucionári[oa]s?|ótim[oa]s?|péssim[oa]s?|espetacular(?:es)?
irritantes?|ultrapassad[oa]s?|premiad[oa]s?|magnífic[oa]s?|extraordinári[oa]s?|frustrantes?|desajeitad[oa]s?`
const weak = `fácil|fáceis|útil|úteis|simples|rápid[oa]s?|bo[am]|bons|boas|bem|mau|má|ruim|difícil|difíceis|car[oa]s?
satisfeit[oa]s?|contentes?|importantes?|prátic[oa]s?|intuitiv[oa]s?|clar[oa]s?|complicad[oa]s?
decepcionad[oa]s?|frustrad[oa]s?|feliz|felizes|confiável|confiáveis|lent[oa]s?|agradável|provável`
const wh = `o que|o quê|que|quê|como|por que|por quê|porque|porquê|quando|onde|aonde|quem|qual|quais|quanto|quanta|quantos|quantas`

export const lintPortuguese: LintWords = {
  leadIn:
    /^(?:(?:e|então|mas|bem|bom|ok|certo|agora|depois|obrigad[oa]|também|primeiro|por fim|além disso|entendo|entendi|aproximadamente|mais ou menos|em geral|hoje|ou|por favor)(?=[\s,:.])[,:.]?\s+)/,
  open: `^(?:(?:a|de|em|com|para|por|desde|até|sobre|durante|d|n) ?)?(?:${wh})(?![\\p{L}])`,
  openAnywhere:
    /(?<![\p{L}])(?:o que|o quê|por que|por quê|quais|qual|quantos|quantas|de que forma)(?![\p{L}])/u,
  request: `^(?:por favor,? )?(?:cont(?:e|a)(?:-\\w+)?|fal(?:e|a)(?:-\\w+)?|descrev\\w+|expliqu\\w+|mostr\\w+|dig(?:a)(?:-\\w+)?|dê|partilh\\w+|compartilh\\w+|ajud(?:e|a)(?:-\\w+)?|cit(?:e|a)|me (?:conte|fale|diga|explique|mostre|dê|ajude|descreva)|gostaria de (?:saber|entender|ouvir)|relat\\w+)\\b`,
  scene: `^(?:por favor,? )?(?:pens(?:e|a|ando)|imagin(?:e|a)|lembr(?:e|a)\\S*|record(?:e|a)\\S*|suponh\\w+|voltemos|vamos|volte|leve-me|me leve)\\b`,
  closed: `^(?:você|vocês|tu|o senhor|a senhora|é|são|era|eram|foi|foram|está|estão|estava|há|houve|tem|têm|teve|já|pode|poderia|consegue|usa|utiliza|gosta|gostou|acha|pensa|quer|vai|costuma|seria|deveria|existe|existem|alguma vez|considera|prefere|precisa|conhece|sente|sentiu|o seu|a sua|seu|sua|o|a|\\p{L}+(?:ou|eu|iu|aria|eria))\\b`,
  accepted: `^(?:(?:você )?(?:pode|poderia|podia|consegue)(?: me| nos)?(?:,? por favor,?)? (?:contar|descrever|explicar|falar|mostrar|dizer|dar|partilhar|compartilhar|ajudar)\\S*|(?:há |tem )?(?:mais )?alguma coisa (?:mais|que (?:queira|gostaria|você (?:queira|gostaria)))|mais alguma coisa\\b|algo mais\\b|(?:você )?(?:gostaria|quer) (?:de )?acrescentar)`,
  leading: {
    negative: [
      `^(?:por que )?(?:você )?não (?:é|foi|era|está|acha|achou|gosta|gostou|pensa|quer|usa|tem|teve|pode|consegue|seria|poderia|concorda|prefere|sente|\\p{L}+(?:ou|eu|iu|ia))\\b`,
    ],
    tag: [
      `(?:,\\s?| (?=né))(?:né|não é|não é verdade|certo|correto|não acha|não foi|verdade|sim|não|concorda|está bem|não é mesmo|é isso) ?\\?$`,
    ],
    pressure: [
      anyOf(
        `certamente|com certeza|claro que|obviamente|claramente|naturalmente|sem dúvida|evidentemente
          como todos sabem|como sabe|como você sabe|suponho|imagino que|decerto`,
      ),
      `\\b(?:você )?concorda\\b|\\bnão (?:acha|pensa|diria|concorda|lhe parece) que\\b|\\b(?:você )?diria que\\b|\\b(?:você )?deve ter\\b|\\badmit\\p{L}+ que\\b`,
    ],
    crowd: [
      `\\b(?:a maioria(?: d[aoe]s?)?|muitos|muitas|outros|outras|todos|todo mundo|toda a gente|quase todos|os demais|os especialistas|os estudos|as pessoas)(?: (?:d[aoe]s? )?(?:nossos|nossas|nossos outros|os|as|outros))?(?: (?:usuários|utilizadores|clientes|pessoas|gente|empresas|equipes|equipas|participantes|colegas))? (?:\\p{L}+ )?(?:diz\\p{L}*|ach\\p{L}+|pens\\p{L}+|ador\\p{L}+|am\\p{L}+|prefer\\p{L}+|us\\p{L}+|gost\\p{L}+|valoriz\\p{L}+|recomend\\p{L}+|concord\\p{L}+|mostra\\p{L}*|quer\\p{L}*|reclam\\p{L}+|nos diss\\p{L}+|consider\\p{L}+)\\b|\\b(?:nove|oito|9|8) em cada (?:dez|10)\\b|\\d ?(?:%|por cento) d(?:e|os|as)\\b`,
    ],
    loaded: [
      `\\b(?:quão|o quanto|quanto|até que ponto|em que medida) .{0,40}?\\b(?:${weak.replaceAll('\n', '|')}|${strong.replaceAll('\n', '|')}|gosta|gostou|ador\\p{L}+|ajuda|ajudou|melhorou|aprecia)\\b`,
      anyOf(strong),
      `\\b(?:noss[oa]s?|meu|minha) (?:nov[oa]s? )?(?:grande|bo[am]|melhor|fácil|útil|popular|melhorad[oa]|potente)\\b|\\bnoss[oa]s? \\p{L}+ (?:tão )?(?:fácil|útil|popular|melhorad[oa]s?|potente|simples|rápid[oa])\\b|\\bo que (?:você )?(?:mais )?(?:ama|adora|odeia)\\b|\\bcomo .{0,40}\\b(?:melhorou|facilitou|ajudou|tem ajudado)\\b`,
    ],
    reason: [
      `\\b(?:é|foi|era) (?:\\p{L}+ )?(?:porque|por causa|devido|pelo|pela)\\b|^(?:você )?\\p{L}+ .{0,80}\\b(?:porque|por causa d|devido a)|\\bfoi (?:o|a) \\p{L}+ (?:o|a) (?:motivo|razão|causa)\\b`,
    ],
    candidates: [
      `\\b(?:por exemplo|tais como|tal como|como por exemplo|p\\. ?ex\\.|talvez (?:o|a|por|porque))|, como (?:o|a|os|as|um|uma)\\b|\\((?:p\\. ?ex\\. )?[\\p{L} -]{2,30}(?:, [\\p{L} -]{2,30})+(?:…|\\.\\.\\.)?\\)`,
    ],
    opinion: [
      `\\b(?:(?:nós )?(?:acreditamos|achamos|pensamos|temos (?:certeza|orgulho)|estamos (?:certos|orgulhosos|convencidos))|(?:eu )?(?:acho|acredito|tenho certeza) que|na (?:minha|nossa) opinião)\\b`,
    ],
  },
  praise: `^(?:oh,? |ah,? |uau,? |nossa,? )?(?:que |isso é (?:muito |realmente |uma? )*|é (?:uma? |muito )*|muito |muito obrigad[oa],? |obrigad[oa],? |obrigad[oa] (?:pela|pelo|por essa|por esse|por uma) )?(?:ótim[oa]|excelente|perfeito|fantástic[oa]|maravilhos[oa]|incrível|interessante|legal|bo[am] (?:resposta|pergunta|ideia|ponto|exemplo|observação)|muito bem|muito bom|parabéns|bem dito|genial|útil|bom)\\b|\\b(?:fico feliz|que bom|adorei|adoro isso|(?:você )?tem (?:toda a |toda |muita )?razão|concordo plenamente|muito interessante|muito útil|bem feito)\\b`,
  hypothetical: `\\b(?:usaria|utilizaria|compraria|pagaria|recomendaria|mudaria|trocaria|gastaria|voltaria|experimentaria|escolheria|preferiria|contrataria|continuaria|deixaria|assinaria)\\b|\\b(?:gostaria de|teria interesse|estaria (?:dispost\\p{L}+|interessad\\p{L}+))\\b(?! (?:acrescentar|saber|entender))|\\bse (?:nós |a gente )?(?:\\p{L}+ássemos|\\p{L}+êssemos|\\p{L}+íssemos|houvesse|existisse|tivéssemos|oferecesse)|\\be se\\b|\\bimagine que (?:nós|temos|oferecemos|há)|\\bseria (?:útil|melhor|bom)\\b|\\bno futuro\\b|\\bqual a probabilidade\\b`,
  factual:
    /\bteria (?:sido|tido|feito|de ter)\b|\bteria que ter\b|\bo que mudaria\b|\bprecisaria ter\b/,
  reason: /,? e (?:por ?qu[eê]|porqu[eê])(?: não)?\s*\?*$/,
  double: [
    pattern(
      `,? (?:e|ou) (?:(?:a|de|em|com|para|por) )?(?:o que|como|por que|por quê|quando|onde|quem|qual|quais|quanto|quantos|quantas)(?![\\p{L}])`,
    ),
    pattern(`\\b(?:e|ou) (?:conte|descreva|explique|me conte|fale)\\b`),
    /\bgost\w+ .{0,40}(?:e|ou) .{0,20}(?:não|menos|desgost)\b/,
    /\b(?:vantagens|fácil|bom) ou (?:desvantagens|difícil|ruim)\b|\bassim como\b|\bbem como\b|\bmas também\b|\balém de\b/,
  ],
  and: /(?<=[\p{L}\p{N}'")]),? (?:e|&) (?=[\p{L}\p{N}'"(])/u,
  joined: [
    /\bentre .{1,120}? e \S+/g,
    /\b(?:de vez em quando|mais e mais|ida e volta|tentativa e erro|prós e contras|vantagens e desvantagens|pesquisa e desenvolvimento|amigos e família|família e amigos|perguntas e respostas|copiar e colar|arrastar e soltar|altos e baixos|termos e condições|antes e depois|começo e fim|aos poucos)\b/g,
    /\b(?:você|vocês|tu) e (?:seu|sua|seus|suas|o seu|a sua|o resto|os demais)\b/g,
    /\be (?:assim por diante|depois|então|outros|outras)\b/g,
    /(?:(?<![\p{L}])(?:quando|depois|antes|enquanto|se)(?![\p{L}])|(?:última|primeira) vez|(?:dia|momento) em que|ao \p{L}+r ).*$/gu,
  ],
  process: /^(?:conte-me|me conte|mostre-me|me mostre|ajude-me|me ajude|descreva passo)/,
}
