import type { Texts } from './texts-pack.ts'

/** Where help is, where the operator names nobody. */
const help =
  'Se você está em perigo, ligue agora para o número de emergência do seu país. Em findahelpline.com você encontra uma linha de apoio.'

export const portuguese: Texts = {
  onboardingLabels: {
    name: 'Seu nome',
    email: 'Seu e-mail',
    occupation: 'O que você faz profissionalmente',
    location: 'Onde você mora (cidade, região, país)',
  },
  greeting: (firstName) =>
    firstName === null
      ? 'Olá, e obrigado pelo seu tempo.'
      : `Olá, ${firstName}, e obrigado pelo seu tempo.`,
  introduction: (organization, minutes) =>
    `Sou um entrevistador automático e pergunto em nome de ${organization}. Isto leva cerca de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  freedom:
    'Não há respostas certas nem erradas. Você pode pular qualquer pergunta e parar quando quiser.',
  freedomAtGates:
    'Não há respostas certas nem erradas. Uma escolha que decide quem participa precisa de resposta; você pode pular qualquer outra pergunta e parar quando quiser.',
  toBegin: 'Para começar:',
  anyLanguage: 'Você pode responder no idioma que preferir.',
  acknowledgements: ['Obrigado.', 'Entendi.', 'Anotado.', 'Certo.'],
  afterSkip: ['Tudo bem.', 'Sem problema.', 'Certo, vamos deixar essa.'],
  transitions: ['Vamos a outro assunto.', 'Passemos a outra coisa.', 'Agora, um ponto diferente.'],
  goingOn: 'Certo, vamos continuar.',
  lastQuestions: (count) =>
    count === 1
      ? 'Uma última pergunta e estamos quase terminando.'
      : `Só mais ${count} perguntas e estamos quase terminando.`,
  skipped: '(pulada)',
  understood: (lines) =>
    `Antes de terminar, foi isto que eu entendi: ${lines} O que deixei passar ou entendi errado?`,
  recap: (quotes) =>
    `Antes de terminar, isto é o que anotei: ${quotes.join(', ')}. O que deixei passar ou entendi errado?`,
  letGo: 'Obrigado, não vou segurar você.',
  verdict: (product) =>
    `Um último toque, se quiser: no geral, como você se sente hoje em relação a ${product}, de 1 (muito negativo) a 5 (muito positivo)?`,
  product: 'este produto',
  closing:
    'Obrigado pelo seu tempo e por tudo o que contou. As pessoas que conduzem esta pesquisa vão ler. Você já pode fechar esta página.',
  closingGently:
    'Obrigado pelo seu tempo. Paramos por aqui e você não precisa fazer mais nada. Por favor, cuide-se bem.',
  confirmEnd:
    'Podemos parar aqui mesmo, e o que você escreveu até agora fica guardado. Você quer parar (sim ou não)?',
  away: 'Que bom ter você de volta. A última pergunta continua em aberto.',
  crisis: (resources) =>
    [
      'Obrigado por me contar. Sou um entrevistador automático e não posso dar a ajuda que você merece, mas há pessoas que podem.',
      resources ?? help,
      'Você quer parar aqui? Escreva “sim” para parar ou “não” para continuar.',
    ].join(' '),
  minor:
    'Obrigado por dizer. Esta entrevista é só para adultos, então paramos por aqui, e o que você escreveu não será usado na pesquisa. Você já pode fechar esta página.',
  distress:
    'Obrigado por me contar isso; sinto muito que você tenha passado por isso. Não precisamos falar mais sobre o assunto, e você pode pular o que quiser ou parar. Quando você quiser:',
  sorryUnclear: 'Desculpe, não fui claro.',
  sorryGoOn: 'Desculpe, não fui claro; vamos deixar isso.',
  saidAlready: 'É verdade, obrigado.',
  protest: 'Sinto muito. Vou me limitar às perguntas principais, e você pode parar quando quiser.',
  recapMeans: 'Só quero saber se o que anotei está certo e se falta algo. Como você vê isso?',
  correctedMore: 'Obrigado por corrigir. Conte mais sobre isso.',
  addedMore: 'Obrigado. Você poderia contar um pouco mais sobre isso?',
  closingAfterOwn:
    'As pessoas que conduzem esta pesquisa vão ler o que você escreveu. Você já pode fechar esta página.',
  choices: (options) => `Estas são as respostas possíveis: ${options}.`,
  choicesMost: (options, most) =>
    `Estas são as respostas possíveis, no máximo ${most} delas: ${options}.`,
  points: (low, high) => `A resposta é um número de ${low} a ${high}.`,
  numberWanted: 'A resposta é um número.',
  choiceNeeded:
    'Aqui é preciso uma resposta: sem ela não dá para saber se esta entrevista é a certa, e teríamos de parar por aqui.',
  whyChosen: 'O que motivou essa escolha?',
  screenedOut:
    'Obrigado pelas respostas. Desta vez procuramos pessoas em outra situação, então paramos por aqui. Esta página já pode ser fechada.',
  quotaFull:
    'Obrigado pelas respostas. Já ouvimos pessoas suficientes nesta situação, então paramos por aqui. Esta página já pode ser fechada.',
  stopHere: 'Sim, parar aqui',
  goOn: 'Não, continuar',
  quote: (words) => `“${words}”`,
}
