import { type CuePack, cue } from './cue-pack.ts'

const number =
  '(?:\\d[\\d.,]*|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|uns|umas|vários|várias|alguns|algumas|meio)'

/** Portuguese cues: background, feedback, requests, values and interests. */
export const portuguese: CuePack = {
  turn: /,?\s{1,3}(?:e|mas|porém|só que)\s{1,3}(?=(?:eu|me|nós|a gente|não|é|o|a|os|as|meu|minha|às vezes|agora|nunca|sempre|isso|se|tenho|uso|acho|também)(?!\p{L}))|;\s{1,3}|\s{1,3}[-–—]\s{1,3}/gu,
  dependent:
    /^(?:e |mas )?(?:isso|isto|essa|esse|assim|porque|ele|ela|eles|elas|por isso)(?!\p{L})/u,
  idle: cue(
    '(?:esta|essa|a) (?:entrevista|pesquisa|conversa) | ess?t?as perguntas | você é um | és um',
    'ignore (?:as|todas|suas) | instruções anteriores | cala a boca',
  ),
  reported: cue(
    '(?:ele|ela|meu|minha|nosso|nossa|todos|as pessoas|o pessoal|um) (?:\\p{L}+ )?(?:diz|dizem|disse|falou|fala|acha|acham|pensa|pensam)',
    '(?:meu|minha|um|uma) (?:\\S+ ){1,6}(?:diz|dizem|disse|falou|garante|jura|contou|reclama)',
    'segundo (?:meu|minha|o meu|a minha|um|uma)|li (?:num|numa|em um|em uma) (?:fórum|avaliação|revista)',
  ),
  facts: [
    [
      'role',
      cue(
        '(?:sou|trabalho|dirijo|gerencio|giro|ensino|estudo|coordeno|supervisiono|atendo|administro|cuido d[aoe]s?|dou aulas?|trato d[aoe]s?|toco)(?: [\\p{L}-]+)',
        '(?:o )?meu (?:trabalho|cargo|papel|emprego) (?:é|consiste|era)',
        'minha (?:função|profissão) (?:é|consiste) | faço a (?:contabilidade|gestão|folha)',
      ),
    ],
    [
      'company',
      cue(
        `somos (?:(?:um|uma|uns|umas|cerca de|apenas|só) )*(?:${number}|(?:\\p{L}+ ){0,3}(?:empresa|equipe|equipa|loja|clínica|agência|escola|escritório|oficina|associação|restaurante|padaria|estúdio))`,
        `(?:temos|empregamos|atendemos) (?:cerca de |uns |umas )?${number} (?:\\p{L}+ ){0,2}(?:funcionários|empregados|pessoas|lojas|clientes|alunos|pacientes|membros|colaboradores|motoristas|unidades)`,
        '(?:a )?(?:minha|nossa|meu|nosso) (?:empresa|equipe|equipa|loja|clínica|agência|escola|escritório|oficina|negócio|restaurante) (?:é|tem|faz|vende|fica|fabrica)',
        '(?:vendemos|fabricamos|entregamos|produzimos|organizamos)(?= )',
      ),
    ],
    [
      'location',
      cue(
        '(?:moro|moramos|vivo|vivemos|sou|somos|estou|estamos|venho|fico|ficamos) (?:baseados? |localizados? |atualmente )?(?:em|no|na|nos|de|do|da|perto de) \\p{L}+',
      ),
    ],
    [
      'tenure',
      cue(
        `(?:há|faz|desde) (?:(?:quase|mais de|cerca de|uns|umas|já) )*(?:${number} (?:anos?|m[eê]s(?:es)?|semanas?)|20\\d\\d|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|o ano passado|o início|o começo)`,
      ),
    ],
    [
      'life',
      cue(
        `tenho ${number} (?:filh[oa]s?|cachorros?|cães|gatos?|crianças?)`,
        `(?:meu marido|minha mulher|minha esposa|meu esposo) e eu`,
        `(?:sou (?:casad[oa]|mãe|pai|aposentad[oa]|reformad[oa])) | tenho \\d\\d anos`,
      ),
    ],
    [
      'usage',
      cue(
        '(?:uso|usamos|utilizo|utilizamos|a gente usa) (?:\\p{L}+ ){0,3}?(?:para|pra|todos|todo|cada|quase|principalmente|diariamente|sobretudo|uma vez|duas|três|várias|no|na)',
      ),
    ],
    [
      'tools',
      cue(
        'antes (?:disso )?,?(?:eu )?(?:usava|usávamos|utilizava|tinha|tínhamos|anotava|fazia|fazíamos|a gente usava)',
        '(?:mudei|mudamos|migrei|migramos|passei|passámos|passamos|vim) (?:de|do|da|para)',
      ),
    ],
  ],
  noFact: cue(
    'sou (?:um|uma)? ?(?:fã|muito|bastante|pouco|grato|feliz)',
    'estou (?:muito|contente|satisfeit[oa]|fart[oa]|de acordo|cert[oa]|bastante|cansad[oa])',
    'trabalho (?:melhor|mais|que|extra|manual|dobrado) | o trabalho | seria | poderia',
    'se (?:eu )?(?:pudesse|tivesse|fosse) | queria | gostaria | deveria',
  ),
  asksPerson: cue(
    '(?:seu|sua|teu|tua) (?:trabalho|papel|cargo|equipe|equipa|empresa|dia a dia|negócio|profissão|função|rotina)',
    '(?:fale|fala|conte|conta)(?:-me)? (?:um pouco )?(?:de|sobre) (?:si|você|ti) | quem é você',
    'o que (?:você )?faz(?! (?:então|depois|quando|nesse))',
  ),
  asksOrigin: cue('desde quando | como (?:conheceu|chegou|começou) | há quanto tempo'),
  asksPraise: cue('mais gosta | gosta mais | valoriza | funciona bem | mais útil | o melhor'),
  asksProblem: cue(
    'incomoda | frustra* | difícil* | problema* | falta | pior | atrapalha | complica*',
    'deixar de | cancelar | irrita',
  ),
  asksRequest: cue(
    '(?:mudaria|mudarias|pediria|pedirias|melhoraria|gostaria|acrescentaria|falta|precisaria|ajudaria|queria)',
    'varinha mágica | melhorar | mudar',
  ),
  asksValue: cue(
    'importa | importante | procura | valoriza | escolher | escolheu | critérios | espera de',
    'repara',
  ),
  asksInterest: cue(
    'fora d[oa] | relaxar | além do trabalho | tempo livre | tempos livres | hobbies | fora do trabalho | fins? de semana | horas vagas',
  ),
  present: cue('agora | hoje | desde então | atualmente'),
  asksBefore: cue('antes | anterior* | anteriormente'),
  concrete: cue(
    '\\d[\\d.,:]* | dois | duas | três | quatro | cinco | seis | sete | oito | nove | dez | vinte',
    'trinta | horas? | minutos? | dias? | semanas? | segunda | terça | quarta | quinta | sexta',
    'sábado | domingo | vezes',
  ),
  deniedProblem: cue(
    '(?:sem|nenhum|nenhuma|nem um|nunca|jamais|não|zero|nada)(?: (?:tive|tenho|teve|tivemos|há|tem|um|uma|nenhum|nenhuma|me|se|é|são|muito|tão|de|houve|deu|dá|perdi|mais)){0,4} ?(?:problemas?|erros?|falhas?|falhou|queixas?|reclamaç*|complicad*|car[oa]|difícil*|lent*|perdi|perder|travou|arrependo|surpresas)',
    'não (?:me )?posso (?:me )?(?:queixar|reclamar) | nada mal',
    'não (?:vivo|viveria) (?:mais )?sem',
  ),
  deniedPraise: cue(
    '(?:não|nunca|nada|nem|pouco|sem|tampouco)(?: (?:é|são|está|estão|me|nos|se|o|a|muito|tão|sempre|parece|foi|ser|realmente|era|de|um|uma|estou|mais|há|tem|lá|do|fica|consegue)){0,5} ?(?:fácil*|bom|boa|bem|útil|rápid[oa][\\p{L}]*|clar[oa][\\p{L}]*|prátic[oa][\\p{L}]*|intuitiv[oa][\\p{L}]*|confiável|funciona|funcionam|funcionou|gosto|gostei|gostamos|contente|satisfeit[oa]|convence|ajuda|ajudam|ajudou|recomendo|recomendaria|serve|simples|vale|compensa|carrega|sincroniza|responde*|estável|entendo|percebo|guarda|salva|encontro|resposta|abre)',
  ),
  neutral: cue(
    'gostaria | bom dia | boa (?:tarde|noite) | bem,? | ou melhor | muito obrigad[oa] | está bem',
    'tudo bem',
  ),
  praise: cue(
    'automátic* | sozinh[oa] | num relance | sem (?:precisar|ter que) | me avisa | finalmente | me lembra',
    'em (?:dois|duas|três|cinco|dez|\\p{N}+) (?:segundos|minutos|cliques) | tranquilidade',
    'gosto | gostei | gostamos | adoro | adoramos | amo | amei | bem | bom | boa | bons | boas',
    'melhor | melhores | excelente* | ótim* | perfeit* | fácil* | facilmente | simples | rápid*',
    'rapidez | rapidamente | clar[oa]s? | útil | úteis | prátic* | intuitiv* | confiável | fiável',
    'economiz* | poup[aoe][\\p{L}]* | funciona | funcionam | contente* | satisfeit* | feliz',
    'recomendo | recomendaria | agradável | ajuda | ajudam | ajudou | eficaz | eficiente*',
    'simpátic* | estável | fantástic* | confio | tranquilidade | na hora | legal',
  ),
  problem: cue(
    'falha* | erro* | lent* | lentidão | trava* | travou | bloque* | complicad* | complica',
    'difícil* | confus* | irrit* | chat[oa] | frustra* | cansativ* | perd[eio][\\p{L}]* | perco',
    'sumiu | somem | some | desaparec* | apag[oa][\\p{L}]* | falta* | car[oa]s? | demais',
    'problema*',
    'não (?:se |me |nos |dá para |dá pra )?(?:consigo|consegue|conseguimos|posso|pode|deixa|permite|abre|dá)',
    'impossível',
    'tenho (?:de|que) (?:\\p{L}+ ){0,3}?(?:fazer|refazer|repetir|voltar|copiar|digitar|escrever|ligar|reiniciar|exportar|esperar|procurar|lançar|passar)',
    'temos (?:de|que) (?:\\p{L}+ ){0,3}?(?:fazer|refazer|repetir|voltar|copiar|digitar|escrever|ligar|reiniciar|exportar|esperar|procurar|lançar|passar)',
    'à mão | manualmente | na mão | duas vezes | duplicad*',
    'ninguém (?:\\p{L}+ )?(?:responde|respondeu|atende|atendeu|ajudou) | demora | demoram',
    'demorou | esperando | esperar | esperei | infelizmente | mal | mau | má | ruim | pior',
    'terrível | horrível | péssim* | odeio | detesto | decepcion* | desilu* | inútil | instável',
    'escondid* | cancel* | desastre | desatualizad* | aumento (?:de|do) preço | limitad*',
  ),
  request: cue(
    'gostaria | gostava que | gostávamos | queria | quem me dera | oxalá | tomara',
    'seria (?:\\p{L}+ )?(?:bom|útil|ótimo|ideal|melhor|legal|perfeito|excelente|interessante)',
    'deveria | deveriam | devia | deviam | poderiam | poderia | podia | podiam | faz falta',
    'sinto falta | precisa(?:va|m)? (?:de )?(?:melhorar|um|uma|mais) | espero que',
    'se (?:pudesse|tivesse|houvesse|desse)',
  ),
  severe: cue(
    'perd[eio][\\p{L}]* | perco | cancel* | toda vez | sempre | apagou | dinheiro | reembolso',
    'inútil | deixei de usar* | mudei para',
  ),
  repeated: cue(
    'sempre | toda (?:vez|semana) | todo (?:dia|mês) | todos os | de novo | outra vez',
    'constantemente | duas vezes | à mão | manualmente | muitas vezes | cada',
  ),
  target: cue(
    'app | o app | aplicativo | aplicação | programa | ferramenta | plataforma | interface',
    'sistema | página | site | função | funções | funcionalidade* | export* | import(?!ant)*',
    'fatura* | busca | pesquisa | calendário | suporte | atendimento | preço* | assinatura',
    'mensalidade | atualização* | versão | sincroniza* | modelo* | relatório* | menu* | botão',
    'botões | tela* | ecrã* | lembrete* | notificações | notificação | celular | telemóvel',
    'tablet | configurações | arquivo* | ficheiro* | dados | login | isso | isto | vocês | é',
    'está | funciona | pedido* | horário* | escala* | cadastro | agenda | agendamento* | ele',
    'ela',
  ),
  product: cue(
    'app | aplicativo | aplicação | programa | ferramenta | plataforma | sistema | isto | isso',
  ),
  subject:
    /^(?:(?:e|mas|também|às vezes|além disso) )*(?:o|a|os|as|seu|sua|cada|alguns|algumas) /gu,
  offTarget: cue(
    'meu (?:chefe|marido|filho|cachorro|pai|dia) | minha (?:mulher|filha|mãe|vida|chefe)',
    'meus filhos | o tempo lá fora | futebol | projeto (?:terminou|acabou)',
  ),
  otherProduct: cue(
    'antes(?! d[eoa]) | o anterior | a anterior | concorrente*',
    'antig[oa] (?:programa|sistema|ferramenta)',
  ),
  valueCue: cue(
    'important* | o que (?:mais )?(?:me |nos )?(?:importa|valorizo|procuro) | me importa',
    'valorizo | valorizamos | preciso que | precisamos que | preciso | precisamos | procuro',
    'procuramos | prefiro | preferimos | imprescindível | fundamental | essencial | indispensável',
    'prioridade | para (?:poder|que eu possa) | quero que',
    'por isso (?:é que )?(?:escolhi|escolhemos|uso|continuo|fiquei)',
  ),
  valueStrong: cue(
    'mais important* | muito important* | o que mais | imprescindível | fundamental | essencial',
    'indispensável | prioridade | prefiro',
  ),
  valueOpening:
    /^(?:e |também |sobretudo |acima de tudo )*(?:que|poder|não |sem|nada|tem (?:que|de)|deve|ser|algo que|alguém|saber)(?!\p{L})/gu,
  valueModal: cue('tem (?:que|de) | têm (?:que|de) | deve | devem | jamais | nunca | não quero'),
  values: [
    [
      'speed',
      cue(
        'rápid* | rapidez | velocidade | poupar tempo | economizar tempo | tempo | na hora | imediat*',
        'minutos | segundos',
      ),
    ],
    [
      'reliability',
      cue(
        'confiáve[li][\\p{L}]* | fiáve[li][\\p{L}]* | confiança | confiar | estável | estabilidade',
        'funcione | funciona | sem (?:falhas|erros) | não (?:falhe|trave|caia|perca)',
      ),
    ],
    [
      'privacy',
      cue(
        'privacidade | segurança | confidencial* | lgpd | rgpd',
        'dados (?:pessoais|seguros|protegidos) | proteção',
      ),
    ],
    [
      'price',
      cue(
        'preço* | barat* | car[oa] | custo* | orçamento | grátis | pagar | económic* | econômic*',
      ),
    ],
    [
      'ease',
      cue(
        'fácil* | facilidade | simples | simplicidade | intuitiv*',
        'sem (?:formação|treinamento|manual|complicação) | entender | perceber',
      ),
    ],
    [
      'human support',
      cue('suporte | pessoa* | humano* | alguém | telefone | atendimento | responda*'),
    ],
    ['integration', cue('integra* | conect* | sincroni* | compatív* | export* | import(?!ant)*')],
    ['control', cue('controle | controlo | personaliz* | flexib* | adaptar | configurar')],
    ['transparency', cue('transparên* | transparente* | honest* | escondid* | clareza')],
    [
      'collaboration',
      cue('partilh* | compartilh* | equipe | equipa | juntos | colegas | colabora*'),
    ],
    [
      'availability',
      cue('offline | sem internet | sem ligação | celular | telemóvel | em qualquer lugar | fora'),
    ],
    ['learning', cue('aprender | formação | treinamento | tutorial*')],
    ['design', cue('design | bonit* | estétic*')],
    ['ethics', cue('étic* | sustentáve* | ambiente | local*')],
    ['belonging', cue('comunidade | pertenc*')],
  ],
  interests: [
    /(?<![\p{L}\p{N}])(?:sou apaixonad[oa] por|me interesso (?:muito )?por|interesso-me (?:muito )?por|tenho paixão por) (?<topic>[^,.;!?()]+)/gu,
    /(?<![\p{L}\p{N}])(?:minha paixão|meu hobby|meus hobbies|o meu passatempo|meu passatempo|a minha paixão|o meu hobby) (?:é|são) (?<topic>[^,.;!?()]+)/gu,
    /(?:no meu tempo livre|nas horas vagas|nos tempos livres),? (?:eu )?(?<topic>[^,.;!?()]+)/gu,
    /(?:nos fins de semana|no fim de semana|aos fins de semana),? (?:eu )?(?<topic>(?:saio|toco|jogo|cozinho|pedalo|faço|corro|leio|surfo)(?!\p{L})[^,.;!?()]+)/gu,
  ],
  noInterest: cue('função* | app | aplicativo | programa | ferramenta | versão | preço*'),
  topicEnd: /\s(?:porque|mas|quando|e (?:me|é|isso|não|a)|que|embora|muito)(?!\p{L})[\s\S]*$/u,
  overall: cue(
    '(?:adoro|amo|odeio|detesto) (?:o|esse|este) (?:app|aplicativo|programa) | (?:contente|satisfeit[oa]|decepcionad[oa]|frustrad[oa]|feliz) com | não vivo sem',
    'no geral | em geral | no conjunto | no fim | em suma | recomendaria | recomendo',
    '\\d{1,2} ?(?:/|de|em) ?(?:5|10)',
  ),
}
