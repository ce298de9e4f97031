import { readTemplates, type TemplatePack } from './template.ts'

export const portuguese: TemplatePack = {
  templates: readTemplates({
    detail: `
      D1 | Sobre {f}: o que aconteceu exatamente da última vez?
      D2 | Conte como foi a última vez que isso aconteceu.
      D3 | O que você fez logo depois? | episode
      D4 | Da última vez, com {f}, o que você fez primeiro?
      D5 | Conte a última vez que isto aconteceu com você: {e}. | problem
      D6 | Como foi a última vez que isso ocorreu?
      D7 | {e}: como foi isso, passo a passo? | clause problem`,
    echo: `
      E1 | Você escreveu {e}. Conte mais.
      E2 | Como é {e} na prática? | noun quality
      E3 | O que está por trás de {e}?
      E4 | O que estava acontecendo nesse momento: {e}? | clause problem
      E5 | Conte mais sobre isto: {e}.
      E6 | {e}: como isso aconteceu? | clause problem
      E7 | {e}: no que isso deu? | clause problem
      E8 | Voltando a {e}: como foi isso? | clause problem noun
      E9 | {e}: como foi para você? | clause problem
      E10 | Fiquemos um momento em {e}: o que mais há aí?`,
    clarify: `
      C1 | Quando você diz {e}, no que está pensando?
      C2 | Como você explicaria {e} a um colega?
      C3 | Como isso aparece em um dia normal: {e}?
      C4 | Em que você pensava com {e}?
      C5 | Em que você percebeu isso: {e}?
      C6 | Ajude-me a imaginar {e}. | clause noun quality
      C7 | {e}: o que eu teria visto ali? | clause problem`,
    expand: `
      X1 | Dê um exemplo, por menor que seja.
      X2 | O que eu precisaria saber para entender essa resposta?
      X3 | Conte um pouco mais, o que vier primeiro à cabeça.
      X4 | O que mais vem à cabeça sobre isso?`,
    reason: `
      R1 | O que levou você a isso?
      R2 | Quanto a {f}, o que fez a diferença?
      R3 | Como você chegou a essa visão?
      R4 | O que mais pesava na decisão?`,
    ladder: `
      L1 | Com {f}, o que você consegue fazer que conta para você?
      L2 | Quando isso sai como você precisa, o que muda para você?
      L3 | O que faz isso ser importante para você?
      L4 | O que acontece nos dias em que você não tem isto: {f}?
      L5 | Como você se vira quando fica sem isto: {f}?`,
    contrast: `
      K1 | O que muda no dia a dia com {alt}?
      K2 | Como isso se compara ao que você usava antes?
      K3 | Pense em um dia bom e em um dia ruim: o que foi diferente?
      K4 | Como {alt} entrou na história?
      K5 | O que chamou sua atenção em {alt}?`,
    timeline: `
      T1 | Quando essa ideia passou pela sua cabeça pela primeira vez?
      T2 | O que aconteceu entre essa ideia e o dia da decisão?
      T3 | O que você já tinha tentado antes disso?
      T4 | O que quase fez você desistir da ideia?
      T5 | Quem mais opinou sobre isso?
      T6 | O que levou a {e}? | clause problem
      T7 | O que houve antes de {e}? | clause problem`,
    incident: `
      I1 | Que momento ficou mais marcado?
      I2 | Como terminou? | episode
      I3 | O que isso significou para o resto do seu dia? | episode
      I4 | Voltando a {e}: o que aconteceu depois? | problem
      I5 | {e}: o que ficou disso para você? | clause problem`,
    emotion: `
      M1 | Como foi esse momento para você: {e}?
      M2 | Como você ficou depois disso?
      M3 | O que passava pela sua cabeça naquele momento?`,
    contradiction: `
      Q1 | Antes você escreveu {old}, agora {new}: como as duas coisas se encaixam para você?
      Q2 | Ajude-me a entender duas coisas que você contou: {old} e {new}.
      Q3 | O que explica a diferença entre {old} e {new}?`,
    exception: `
      V1 | Quando foi diferente?
      V2 | Conte uma vez em que foi de outro jeito.
      V3 | Quando isso saiu diferente pela última vez?`,
    quantify: `
      N1 | Com que frequência isso acontece, mais ou menos, em um mês normal?
      N2 | Quanto tempo isso levou, do começo ao fim? | episode
      N3 | Que parte da sua semana vai nisso, mais ou menos?`,
    need: `
      F1 | Com {f}, o que você poderia fazer que hoje não dá?
      F2 | Como você se vira hoje sem isso?
      F3 | Quando isso fez falta pela última vez?
      F4 | Qual seria a primeira coisa que você faria com isso?`,
    hint: `
      H1 | Você tocou neste ponto: {h}. Que papel isso teve?
      H2 | O que você pode me contar sobre {h}?
      H3 | Em que momento isto entrou em jogo: {h}?
      H4 | Que papel isto teve: {h}?`,
    continuer: `
      S1 | Conte como continuou.
      S2 | Conte o que veio em seguida.
      S3 | Continue, por favor: o que veio depois?`,
    narrow: `
      W1 | De tudo o que você acabou de contar, o que mais importou para você?
      W2 | Se tivesse que ficar com uma coisa só, qual seria?
      W3 | Qual desses pontos pesa mais para você?`,
    bearing: `
      B1 | Onde {p} entra nisso?
      B2 | Que relação isso tem com {p} para você?
      B3 | Que papel {p} teve nisso?`,
    pasted: `
      P1 | É muita coisa de uma vez. Que parte importou mais para você, nas suas palavras?
      P2 | Conte com suas palavras o que importa para você nisso tudo.`,
    rephrase: `
      Z1 | Dito de outra forma: {q}
      Z2 | De outro jeito: {q}
      Z3 | Com outras palavras: {q}
      Z4 | Visto de outro modo: {q}`,
    redirect: `
      O1 | Fiquemos mais um momento na entrevista. {q}
      O2 | Volto à minha pergunta. {q}
      O3 | Há uma coisa que ainda quero ouvir de você. {q}`,
    restate: `
      J1 | Aqui só posso fazer perguntas, então volto a esta: {q}
      J2 | Vamos ficar na entrevista: {q}
      J3 | Deixo isso de lado e volto à pergunta: {q}`,
    hostile: `
      Y1 | Entendo, e você pode parar quando quiser. O que deu errado, nas suas palavras?
      Y2 | Vejo que isso irrita você; pode parar a qualquer momento. O que aconteceu?`,
  }),
  meta: {
    identity: 'Sou um entrevistador automático de {org}, não uma pessoa.',
    readers: 'As pessoas que fazem esta pesquisa para {org} vão ler.',
    privacy: 'Suas respostas ficam guardadas para esta pesquisa; pule o que quiser.',
    duration: 'Mais uns {n} minutos; você pode parar quando quiser.',
    opinion: 'Sou um entrevistador automático e não tenho opinião própria.',
    purpose: 'Isso ajuda {org} a entender como as coisas são de verdade para as pessoas.',
    team: 'Não posso responder a isso; anotei para a equipe.',
  },
  saidAlready: 'É verdade, então vamos em frente.',
  notedForTeam: 'Anotei sua pergunta para a equipe.',
  touched: 'Você já tocou neste ponto; gostaria de ouvir o resto.',
  takenUp: 'Você escreveu {e}: {q}',
  planLanguage: 'Vamos continuar em português; algumas perguntas podem não estar traduzidas.',
}
