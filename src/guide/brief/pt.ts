import { type BriefPack, topicsOf } from './brief-pack.ts'

export const briefPortuguese: BriefPack = {
  signs: {
    churn: {
      alone: `churn\\p{L}*|desinstal\\p{L}*|abandono|descadastr\\p{L}*`,
      ofProduct: `cancel\\p{L}*|(?:vão|foram|ir) embora|sa(?:em|íram|ir)|deix\\p{L}*|abandon\\p{L}*|desist\\p{L}*|par(?:am|aram)`,
    },
    adoption: {
      alone: `ado(?:t|p)\\p{L}*|adoção`,
      ofProduct: `escolh\\p{L}*|compr\\p{L}*|contrat\\p{L}*|mudam para|mudaram para`,
    },
    onboarding: {
      alone: `onboarding`,
      ofProduct: `primeiros (?:dias|passos)(?: com)?|primeiras semanas(?: com)?|cadastro|registro`,
    },
    pricing: {
      alone: `disposição (?:a|para) pagar`,
      ofProduct: `preços?|tarifas?|custos?|pagar|mensalidades?`,
    },
  },
  ours: `nós|noss[oa]s?|(?:o|a) (?:app|aplicativo|produto|serviço|ferramenta|assinatura|plataforma|programa)`,
  behind: `depois|antes|em|no|na|após|tão|durante|porque|cedo|a (?:assinatura|conta)|sua (?:assinatura|conta)`,
  jargon: `disposição|necessidades|comportamentos?|atitudes|percepç(?:ão|ões)|motivaç(?:ão|ões)|expectativas|barreiras|opini(?:ão|ões)|satisfação|uso|razões|experiências?|clientes|usuários|hábitos`,
  leadIn: `^(?:a |o |as |os )?(?:experiências?|opini(?:ão|ões)|atitudes?|conceito|ideia|tema) (?:com|sobre|de|do|da) `,
  opener: ['O tema', 'Conte-me a sua própria experiência com {x}.'],
  later: topicsOf(`
    ! Uma vez em detalhe: O que aconteceu da última vez, do começo ao fim?
    O difícil: O que foi difícil, se é que algo foi?
    O que vai bem: O que deu certo dessa vez, se é que algo deu?
    O que deveria mudar: O que você gostaria que fosse diferente?`),
  laterAbout: topicsOf(`
    ! Uma vez em detalhe: Pense na última vez com {x}. O que aconteceu, do começo ao fim?
    O difícil: O que é difícil para você com {x}?
    O que vai bem: O que vai bem com {x}?
    O que deveria mudar: O que você gostaria que fosse diferente com {x}?`),
  outlines: {
    churn: topicsOf(`
      O começo: Para que você usava {product} no começo?
      ! A primeira ideia de parar: Quando passou pela sua cabeça pela primeira vez a ideia de parar?
      Da dúvida à decisão: Conte-me o que aconteceu entre aquele momento e o dia em que você parou.
      O que mais foi visto: O que mais você olhou ou experimentou?
      Como é hoje: Como você resolve isso hoje?
      ! O que precisaria ter sido diferente: O que precisaria ter sido diferente para você ficar?`),
    adoption: topicsOf(`
      Antes: Antes de ter {product}, como você fazia?
      ! O estopim: O que estava acontecendo quando você começou a procurar algo novo?
      O primeiro contato: Como você conheceu {product}?
      A comparação: O que mais você considerou no caminho?
      O que quase impediu: O que quase impediu você?
      ! A decisão: Volte ao momento em que você decidiu. O que fez a balança pender?`),
    onboarding: topicsOf(`
      As expectativas: O que você queria conseguir quando se cadastrou?
      ! A primeira vez: Conte-me como foi a primeira vez que você abriu {product}.
      ! Ficar sem saber: Fale-me de um momento dos primeiros dias em que você não sabia o que fazer.
      O primeiro resultado: Quando {product} fez pela primeira vez algo que importava para você?
      A rotina: Como foram as semanas seguintes?
      Um conselho: O que você diria a alguém que começa amanhã?`),
    pricing: topicsOf(`
      O uso: Em uma semana normal, para que você usa {product}?
      ! O primeiro olhar no preço: Conte-me sobre a primeira vez que você olhou quanto custa {product}.
      A escolha do plano: Como você chegou ao plano que tem hoje?
      Quem decide: Quem opina quando se gasta dinheiro com algo assim?
      A medida: Com o que você compara {product} quando pensa no preço?
      ! Dúvidas sobre o preço: Pense em uma vez em que você questionou o que paga. O que tinha acontecido?`),
    general: topicsOf(`
      O uso: Para que você usa {product}?
      ! A última vez: Conte-me sobre a última vez em que você usou {product}.
      O que vai bem: O que funciona bem para você com {product}?
      ! O que atrapalha: Fale-me de uma vez em que não saiu como você queria.
      Sem o produto: Como você se virava antes de ter {product}?
      O que deveria mudar: Que única coisa deveria ser diferente?`),
  },
}
