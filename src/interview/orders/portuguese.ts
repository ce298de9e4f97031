import { always, ordersWith, type Shape, sign } from './shape.ts'

const order = ordersWith(
  'e|depois|agora|então|mas|ou|por favor|você (?:deve|vai|pode|tem que|precisa)|deves|tens de|vais|podes|(?:pode|poderia|podes|podia)|agora (?:você )?deve|que|que você|simplesmente|só|imediatamente|quero que',
)
const utter =
  'diga|diz|digas|dizer|responda|responde|respondas|escreva|escreve|escrevas|escrever|fale|fala|repita|repete|imprima|imprime|imprimir'
const reveal =
  'mostre|mostra|mostra-me|mostre-me|me mostre|dê|dá|dá-me|me dê|diga|diz|diz-me|revele|revela|imprima|imprime|repita|repete|copie|copia|cole|cola|liste|lista|enumere|traduza|traduz|resuma|resume|escreva|descreva|explique'
const secrets =
  'prompt(?: d[eo] sistema)?|prompts|instruções|instrução|regras|diretrizes|orientações|configuração|roteiro|guião|programação|mensagem de sistema'

/** Orders to the interviewer in Portuguese. */
export const portuguese: readonly Shape[] = [
  order(
    reveal,
    `(?:o |a |as |os )?(?:seu|sua|seus|suas|teu|tua|teus|tuas) (?:\\p{L}+ )?(?:${secrets}|perguntas)|o prompt|(?:as |das )?perguntas (?:que (?:faltam|vêm|restam)|seguintes|restantes)|(?:tudo )?o que está (?:escrito )?(?:acima|em cima)|acima|(?:o que )?(?:os )?outros (?:participantes|entrevistados)|o que (?:te|lhe) (?:disseram|mandaram)`,
  ),
  order(
    utter,
    '(?:só|somente|apenas|unicamente|exatamente)|(?:esta|essa|a|uma) (?:única )?palavra(?:-chave)?|com a (?:palavra|chave)|em (?:verso|versos|rima|rimas|maiúsculas|json|base64|latim)|no estilo|como (?:um|uma|se)|cem vezes|depois de mim',
  ),
  order(
    'responda|responde|fale|fala|aja|age|comporte-se|comporta-te|apresente|se apresente|apresenta-te|jogue',
    'como (?:um|uma|se|meu) ?\\p{L}*|o papel|em (?:verso|versos|rima|latim)',
  ),
  order(
    'me chame|chame-me|chama-me|chame|me chama',
    '(?:de )?(?:mestre|chefe|senhor|rei|deus|\\p{L}{5,})',
  ),
  order(
    'comece|começa|termine|termina|acabe|coloque|coloca|põe|ponha|acrescente|adicione',
    '(?:cada uma das |todas as |as )?(?:suas|tuas) (?:\\p{L}+ )?(?:perguntas|respostas|mensagens|frases)|(?:sua|tua) (?:próxima )?(?:pergunta|resposta)|cada (?:pergunta|resposta|frase)',
  ),
  order(
    'escreva|escreve|conte|conta|cante|canta|componha|invente|inventa|recite|me conte|conta-me',
    '(?:um|uma|me)?(?: \\p{L}+)? ?(?:poema|piada|canção|conto|história|haicai|rima|soneto|programa|script)',
  ),
  order(
    'ignore|ignora|ignores|esqueça|esquece|esqueças|descarte|desobedeça|anule|burle',
    `(?:todas?|todos|as|suas|tuas|essas|estas|o|seu|teu)(?: (?:as|suas|tuas|seus|teus))*(?: \\p{L}+)? (?:${secrets})|(?:as |suas |tuas )(?:${secrets})(?: anteriores)?|tudo o que (?:você|te|lhe|está|foi|veio)|que (?:você )?é`,
  ),
  order(
    'termine|termina|encerre|encerra|acabe|feche|finalize',
    '(?:a|esta) (?:conversa|entrevista)[^.!?]{0,40}(?:com|dizendo|e (?:diga|escreva|responda))',
  ),
  order(
    'marque|marca|anote|anota|escreva|registre|regista|coloque',
    '(?:a|esta) entrevista como|no (?:meu )?(?:perfil|relatório|resumo)',
  ),
  order(
    'pule|pula|salte|salta|passe|ignore',
    'todas as (?:\\p{L}+ )?perguntas|perguntas (?:que restam|restantes)',
  ),
  order(
    'coloque|coloca|ponha|põe|defina|mude|altere|ajuste',
    '(?:a|minha|o|meu) (?:satisfação|pontuação|nota|avaliação|sentimento|veredito)(?: \\p{L}+){0,2} (?:em|para|a)',
  ),
  order(
    'dê|me dê|dá-me|dê-me|envie-me|me envie|ofereça|conceda|prometa|promete|gere|me prometa',
    '(?:um |o )?(?:código|cupom|cupão|vale)(?: de (?:desconto|presente)| promocional)?|reembolso (?:com|de \\d|sob)|mês grátis|que (?:o|a)',
  ),
  order(
    'diga|diz|declare|afirme|confesse|admita|confirme|reconheça|jure',
    'que (?:o|a|seu|sua|este|esta) (?:produto|empresa|aplicativo|aplicação|companhia|serviço|app|programa)',
  ),
  order(
    'envie|envia|mande|manda|encaminhe|publique',
    '(?:as )?(?:minhas|todas as|as|a|esta) (?:respostas|conversa|entrevista|dados)[^.!?]{0,40}(?:\\S*@\\S+|https?:)|\\S+@\\S+',
  ),
  order('abra|abre|visite|visita|vá|entre|clique|carregue', '(?:a |em |para )?(?:https?:|www\\.)'),
  order(
    'entre|entra|ative|ativa|mude|passe',
    '(?:em |o |para )?(?:o )?modo (?:de )?(?:depuração|debug|desenvolvedor|administrador|manutenção|teste|dan)',
  ),
  order(
    'imagine|imagina|faça de conta|faz de conta|finja|finge|suponha',
    '(?:que )?(?:você )?não (?:tem|tens|há|tivesse)[^.!?]{0,15}(?:regra|limite|restri|instru)\\p{L}*|(?:que )?(?:você )?(?:é|és|fosse|fosses) (?:o |a )?(?:meu|minha|um|uma) \\p{L}+',
  ),
  sign(
    '(?:agora|a partir de agora|de agora em diante),? (?:você |tu )?(?:é|és|será|diz|dirá|responde|responderá|fala|falará|se chama) (?:um|uma|só|apenas|meu|minha|sempre)',
    '(?:você )?(?:não é|já não é|já não és|não és) mais (?:um|uma|o|a)|já não (?:é|és) (?:um|uma)',
    '(?:eu )?(?:te |lhe )?(?:ordeno|mando|autorizo|exijo) que (?:você|tu|me)?',
    '(?:sou|aqui é|como) o? ?(?:seu|teu) (?:desenvolvedor\\p{L}*|criador\\p{L}*|administrador\\p{L}*|programador\\p{L}*|chefe|mestre|dono)',
    'como (?:administrador\\p{L}*|operador\\p{L}*|don[oa]) d(?:esta|este|a|o) (?:pesquisa|entrevista|sistema|bot|estudo|inquérito)',
    '(?:nota|mensagem|aviso|atenção|instrução)(?: para| à| ao|,)? (?:a ia|ia|a inteligência artificial|o modelo|modelo|o assistente|assistente|modelo de linguagem|o bot|o robô)',
    '(?:regras|instruções|orientações) anteriores (?:já )?(?:não|foram|estão|são)[^.!?]{0,20}(?:val|anulad|vigor|serv|aplic|cancel|revog)\\p{L}*',
    '(?:sua|tua) (?:nova|única|verdadeira) (?:tarefa|missão|função|instrução) (?:é|será)',
    'as instruções seguintes têm prioridade',
    'faça de conta que (?:é|você é)',
    '(?:cada|a sua|sua|a tua|tua|toda|a próxima) (?:próxima )?resposta(?: \\p{L}+){0,3} (?:deve|tem que|tem de|começa|termina|contém)',
    '(?:o entrevistador|a ia|o robô|a máquina|o modelo|o assistente) (?:deve|tem que|tem de|deveria)(?: \\p{L}+){0,2} (?:dizer|responder|escrever|imprimir)',
    'conversa anterior (?:foi |está )?(?:apagada|excluída|terminada)',
    'o entrevistador sou eu|sou o entrevistador',
    'nas suas notas|nas tuas notas',
    'lição de casa|trabalho de casa',
    'não (?:te|lhe) deixam (?:dizer|revelar)',
    '(?:agora (?:você )?deve|deves agora|você deve agora) (?:imprimir|dizer|escrever|responder|repetir)',
    `(?:quais|qual|que) (?:são|é) (?:as )?(?:suas|sua|seu|tuas|teu) (?:${secrets})`,
  ),
  always(
    /(?:^|[.!?;:>-] ?)nov[ao]s? (?:ordens?|ordem|instruç(?:ão|ões)|regras?|tarefas?)(?: (?:do|da|dos|de) [\p{L} ]{3,30})? ?[:.]/u,
  ),
]
