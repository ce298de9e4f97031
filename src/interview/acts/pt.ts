import type { ActPhrases } from './act-phrases.ts'

export const portuguese: ActPhrases = {
  puzzled: `
    o? que/quê você/vc? quer/queria/gostaria de? saber *
    tem alguma? pergunta aí/aqui/nisso? 
    qual é/era? a? pergunta
    o? que/quê você/vc/o/a? senhor/senhora? quer/quis/queria dizer *
    o? que significa *
    o? que isso quer dizer *
    como assim *
    eu? não/nao te/lhe/o/a/to/estou? entendi/entendo/compreendi/compreendo/percebi/percebo/entendendo bem/a/sua/essa/nada/direito? a/sua? pergunta?
    eu? não/nao entendi/entendo o? que/quê você/vc/quer *
    não/nao sei se entendi bem/direito? a? pergunta?
    não/nao ficou/está claro a? pergunta? para? mim?
    não/nao sei o que você/vc/isso quer *
    você/vc? pode/poderia/consegue me? reformular/repetir/explicar/esclarecer isso/a/essa? pergunta/melhor? por? favor?
    pode/poderia me? dar um exemplo
    você/vc? quer dizer *
    você/vc está falando de? *
    do/de que você/vc está? fala/falando
    está falando de? que *
    como
    como é
    quê
    por quê
    o quê
    hein
    hã
    ahn
    por exemplo
    em que sentido
    o? que isso/tem tem? a? ver *
    que pergunta estranha/esquisita
    não/nao faz sentido
    essa pergunta não/nao faz sentido`,
  saidAlready: `
    como eu? já? disse/falei/contei/expliquei/mencionei/te/lhe? disse? antes/acima/já?
    como eu já te? disse/falei/contei antes?
    isso/isto? já te/lhe/eu? disse/falei/contei/expliquei/respondi/mencionei isso/essa/a? pergunta?
    isso/isto? eu? já te/lhe? disse/falei/contei/expliquei/respondi/mencionei  isso/essa/a? pergunta?
    acabei de te/lhe? dizer/falar/contar/explicar/responder isso?
    eu acabei de te/lhe? dizer/falar/contar/explicar/responder isso?
    você/vc já me? perguntou isso?
    isso você/vc? já me? perguntou
    é? a mesma pergunta *`,
  refusal: `
    eu? prefiro/preferia/preferiria não/nao dizer/responder/falar/comentar/contar/opinar isso/sobre/disso? isso?
    eu? prefiro/preferia/preferiria não/nao
    eu? prefiro/preferia que não/nao
    eu? não/nao quero/vou/gostaria de? dizer/responder/falar/comentar isso/sobre/disso? isso?
    sem comentários
    é/isso é? muito? pessoal/particular/privado/confidencial
    não/nao é da sua conta
    próxima pergunta
    passo
    pular essa/esta/a? pergunta?
    pode/podemos pular/passar essa/esta/a? pergunta/próxima?
    vamos pular essa/esta? pergunta?`,
  dontKnow: `
    eu? não/nao sei não/nao/bem/dizer/direito/mesmo?
    sei lá
    não/nao faço? ideia
    não/nao tenho ideia
    eu? não/nao faço ideia
    não/nao me? lembro mais?
    não/nao saberia dizer
    difícil dizer
    não/nao tenho certeza
    não/nao me ocorre nada
    não/nao sei o que dizer
    boa pergunta
    quem sabe`,
  stop: `
    por? favor? pare/parem/encerre/chega/paremos/encerremos aqui/agora/já/a/com/por? a? entrevista/pesquisa/favor?
    por favor para
    eu? quero/queria/prefiro/gostaria/preciso de? parar/encerrar/terminar/sair/acabar por? aqui/agora/já/a/com/favor? a? entrevista/pesquisa/favor?
    podemos/posso parar/encerrar/terminar/acabar aqui/agora/já/a/por? entrevista/pesquisa/favor?
    vamos parar/encerrar/terminar aqui/agora/já/por? favor?
    eu? tenho/preciso que/de? ir embora/agora/já? agora?
    já vou indo
    chega de? perguntas?
    sem mais perguntas
    tchau
    adeus
    não/nao quero mais? continuar/seguir/responder mais?`,
  protest: `
    pare/para/parem de repetir/me/citar/copiar/ficar *
    isto/isso aqui? é uma? perda de tempo
    que perda de tempo
    uma? perda de tempo
    você/vc está/tá/só me? fazendo/fica/repete/repetindo *
    você/vc só? repete/repetindo *
    você/vc não/nao me? está/tá? escuta/ouve/ouvindo/escutando/ouviu
    você/vc está/tá me? ouvindo/escutando
    você/vc é um/uma/muito? burro/burra/inútil/estúpido/idiota/ridículo/chato/chata *
    pergunta/perguntas idiota/idiotas/boba/bobas/ridícula/estúpida/estúpidas
    que pergunta/perguntas mais? idiota/idiotas/boba/bobas/ridícula/estúpida/estúpidas
    cala/cale a boca
    vai se *
    vá se *
    me deixa/deixe em paz
    está/tá de brincadeira *`,
  nothingMore: `
    não/nao
    não/nao? nada mais/a/demais acrescentar/dizer?
    não/nao? mais nada
    não/nao? é/isso/foi é? só/tudo/isso
    não/nao? é? só isso
    não/nao? não/nao tenho mais? nada a/mais? acrescentar/dizer?
    não/nao? na verdade não/nao
    não/nao? realmente
    não/nao obrigado/obrigada
    nada
    nenhum/nenhuma
    tudo dito`,
  agreement: `
    sim não ok certo exato exatamente correto perfeito isso bem bom ótimo tudo é está tá mesmo
    nada faltou falta a corrigir mudar mais acrescentar acho que você vc esqueceu esqueceram errou
    entendeu obrigado obrigada beleza e só por mim`,
  rhetorical: `
    né
    não/nao
    não/nao é
    certo
    entende
    entendeu
    viu
    quem sabe
    quem faz/quer/tem/precisa *
    fazer o quê/que
    o? que eu? ia/podia/posso/devo/vou *
    como eu? ia/podia/posso/vou *
    por que/quê não/nao
    o? que mais
    pra/para quê/que *`,
  yesNo: `é são vai vão pode podem poderia quando tem têm será haverá quanto pretendem existe`,
  told: `disse perguntou falou dizia perguntava pensei pensava`,
  filler: `bom bem pois eh hum ah oh sim desculpe desculpa favor obrigado obrigada ok olá oi sinceramente mas e então olha tá muito`,
  leaving: `
    eu? tenho/preciso que/de? ir/sair embora/agora/já? agora?
    já? vou/tô/estou indo/saindo agora?
    vou nessa
    tchau tchau?
    até mais/logo/breve
    adeus
    não/nao tenho mais tempo
    sem tempo`,
  hurry: `
    tenho/preciso que/de? buscar/pegar/trabalhar/atender *
    meu ônibus/trem/táxi chegou/tá *`,
  unmarked: `
    meu/minha/o/a chefe/patrão/patroa/empresa/gerente/dono/dona vê/lê/verá/vai ver/ler? isso/isto?
    quem vê/lê/verá/vai ver/ler? isso/isto?
    quanto/quantas falta/faltam/tempo/mais/perguntas *
    falta/faltam muito/muitas/quanto/quantas *
    quando eu? recebo/ganho/vou/chega o/a/meu/minha/receber *
    é verdade/real o/a/isso? negócio/lance? do/da? *
    em nome de quem *`,
}
