import { pack } from './cue.ts'

export const portuguese = pack(
  {
    hedge: `acho, talvez, um pouco, mais ou menos, provavelmente, suponho, não tenho certeza, meio que, tipo`,
    vague: `complicado, complicada, estranho, estranha, melhor, pior, bem, mal, bom, boa, ruim, fácil, difícil, confuso, confusa, lento, lenta, rápido, rápida, simples, intuitivo, intuitiva, útil, inútil, prático, prática, chato, chata, trabalhoso, trabalhosa, cansativo, cansativa, limitado, limitada, caro, cara, barato, barata, confiável, antigo, antiga, moderno, moderna, pouco claro, uma bagunça, razoável, pesado, pesada, legal, ok, bagunçado, bagunçada, poluído, poluída, profissional`,
    emotion: `frustr*, irrit*, raiva, furioso, furiosa, odeio, odiei, odiava, amo, adoro, adorei, medo, pânico, estress*, vergonha, alivi*, decepcion*, pesadelo, desesper*, exaust*, cansei, de saco cheio, horrível, terrível, péssimo, péssima, ótimo, fantástico, angusti*, preocup*, desisti, insuportável, maravilha, orgulh*, me deixa louco, me deixou louca`,
    positive: `bem, ótimo, ótima, fácil, útil, ajuda, ajudou, rápido, rápida, fluido, confiável, intuitivo, contente, feliz, adoro, adorei, gosto, gostei, prático, perfeito, perfeita, melhor, economiza, legal, simples`,
    negative: `lento, lenta, trava, travou, travava, falha*, falhou, erro*, perdi, perdemos, perder, perdido, falta, faltava, errado, irrit*, frustr*, confus*, difícil, impossível, caro, cara, complicad*, odeio, ruim, horrível, inútil, pior, problema*, preso, desisti, à mão, manualmente, atraso*, escondido, escondida, não funciona, não funcionava, não funcionou, não carrega, reclam*, demais, ninguém respondeu, some, sumiu, somem, duplicad*, trabalhos*, chato, não encontrava, não encontrei, não consegui, não conseguia, não consigo, fecha sozinho, cortado, cortada, tarde`,
    strong: `muito, realmente, extremamente, totalmente, absolutamente, completamente, tanto, tão, super, demais`,
    request: `gostaria, queria que, seria bom, seria ótimo, seria legal, deveria, deveriam, faz falta, sinto falta, tomara, quem dera, se eu pudesse, podia ter, poderia ter, me ajudaria`,
    decision: `mudei, mudamos, mudar, decidi, decidimos, escolhi, escolhemos, cancelei, cancelamos, saí, parei de usar, me cadastrei, comprei, assinei, migramos, troquei, trocamos, voltei para, voltei pro, abandonei, larguei`,
    absolute: `sempre, nunca, jamais, todo mundo, ninguém, toda vez, o tempo todo, constantemente, nenhum, nenhuma`,
    frequency: `frequentemente, às vezes, regularmente, com frequência, de vez em quando, normalmente, muito, horas, muitas vezes, várias vezes, toda hora, raramente, muito tempo, uma eternidade`,
    often: `todo dia, todos os dias, diariamente, o tempo todo, constantemente, várias vezes por dia, toda manhã, toda semana, sempre`,
    rare: `não abro, não abri, não uso, não uso mais, quase nunca, raramente, nunca, mal uso, faz meses que não, há meses`,
    past: `foi, era, eram, estava, estavam, tinha, tinham, tive, tivemos, fiz, fizemos, queria, queríamos, podia, consegui, tentei, tentamos, usei, usava, precisava, pedi, liguei, enviei, perdi, perdemos, encontrei, vi, disse, aconteceu, comecei, começou, abri, ficou, dei, chegou, falhou, demorei, demorou, fui, fomos, recebi, travou, acabei`,
    when: `semana passada, na semana passada, mês passado, no mês passado, ano passado, a última vez, da última vez, ontem, hoje de manhã, hoje, outro dia, um dia, uma vez, há dois, há três, há um, há uma, faz dois, faz um, quando, na segunda, na terça, na quarta, na quinta, na sexta, no sábado, no domingo, em janeiro, em fevereiro, em março, em abril, em maio, em junho, em julho, em agosto, em setembro, em outubro, em novembro, em dezembro, recentemente, esta semana, essa semana, então, depois, no final, de repente, no começo, no início, naquele dia`,
    first: `eu, meu, minha, meus, minhas, me, mim, nós, nosso, nossa, nossos, nossas, a gente, tenho, tive, fiz, perdi, perdemos, usamos, uso, preciso, queria, tentei, estava`,
    causal: `porque, já que, por isso, então, devido, para que, como, senão`,
    change: `agora, antes, desde, no começo, no início, não mais, ultimamente, até, depois, mais tarde, mudou, hoje em dia, então`,
    value: `preciso, precisamos, importante, o mais importante, procuro, prefiro, indispensável, prioridade, o que importa, me importa, para poder, faço questão`,
    negation: `não, nunca, jamais, nada, ninguém, nenhum, nenhuma, sem, nem, tampouco`,
    use: `uso, usei, usava, usamos, usar, mudei para, mudamos para, testei, testamos, comparado com, em vez de, voltei para, com, migramos para, troquei por`,
    productNoun: `app, aplicativo, site, página*, painel, relatório*, fatura*, faturamento, boleto*, exportação, exportar, importação, botão, botões, busca, filtro*, notificação, notificações, lembrete*, e-mail*, calendário, agenda, login, senha*, cadastro, configuração, configurações, tutorial, tutoriais, suporte, atendimento, chat, preço*, plano*, assinatura*, teste, pagamento*, pedido*, entrega*, integração, integrações, sincronização, atualização, atualizações, tela*, menu*, ajuste*, modelo*, planilha*, excel, arquivo*, pasta*, download*, documento*, tabela*, gráfico*, lista*, formulário*, campo*, permissão, permissões, conta*, perfil, perfis, função, funções, ferramenta*, software, interface, navegação, mapa*, foto*, mensagem, mensagens, tarefa*, scanner, impressora, etiqueta*, dados, velocidade, contrato*, taxa*, custo*, recibo*, reserva*, consulta*, curso*, receita*`,
    personNoun: `chefe, colega*, equipe, cliente*, amigo*, amiga*, esposa, marido, mulher, filho*, filha*, mãe, pai, gente, pessoa*, usuário*, contador*, empresa, família`,
    generic: `dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, passado, passada, próximo, próxima, coisa*, vez, vezes, tempo, maneira, forma, parte*, ponto, caso, dia*, semana*, mês, meses, ano*, hora*, minuto*, momento, exemplo, razão, fim, começo, início, lado, resto, ideia, pergunta*, resposta*, outro*, outra*, mão, manhã, tarde, noite, segunda, terça, quarta, quinta, sexta, sábado, domingo, janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, monte, maioria, verdade, deus, problema, pouco, vida, final`,
    filler: `bom, bem, pois, sim, não, na verdade, tipo, é, hum, digamos, ok, só, também, depois, talvez, principalmente, claro, então, sinceramente, honestamente, olha, ah`,
    refusal: `pular, passo, próxima pergunta, prefiro não, não quero responder, não quero falar, sem comentários, não é da sua conta, isso é pessoal, isso é privado, pula essa`,
    dontKnow: `não sei, sei lá, não faço ideia, não tenho ideia, não lembro, não me lembro, não tenho certeza, difícil dizer, não saberia dizer`,
    notUnderstood: `o que você quer dizer, como assim, não entendi a pergunta, não entendo a pergunta, não entendi, não entendo, o que significa, pode explicar, pode esclarecer`,
    assent: `sim, é, exato, exatamente, claro, ok, certo, isso, com certeza, não, na verdade não, acho que sim, bem, bom, beleza, pois é`,
    chatter: `futebol, campeonato, clima, chuva, chove, neve, eleição, eleições, política, presidente, filme, pizza, loteria, gato, cerveja, pênalti, estádio, tênis, maratona, ensolarado, tempestade, trovoada, neva, praia, churrasco, violão, guitarra, piano, acordeão, sanfona, violino, coral, concerto, festival, cantor, cantora, teatro, museu, romance, netflix, ator, atriz, cinema, tricô, tricotando, costura, suéter, cerâmica, xadrez, tomates, varanda, gramado, cerca viva, rosas, raposa*, gatinho*, filhote*, gatos, cachorros, hamster, papagaio, galinhas, galo, ouriço, esquilo*, pássaros, abelhas, casamento, batizado, túnel, selim, rodovia, dentista, dentes, gripe, mosquitos, sicília, itália, grécia, limoeiro, acampamento, trilha, montanha*, parlamento, ministro*, páscoa, halloween, camelo, trenó, esqui, natação, sauna, circo, carnaval, fogos, fantasma, horóscopo, cassino, dançar, dançamos, o jogo de ontem, o tempo lá fora, meu gato, meu cachorro, na televisão, as eleições`,
    work: `carreg*, clic*, abr*, abert*, pag*, cadastr*, cancel*, instal*, compartilh*, salv*, copi*, envi*, imprim*, busc*, procur*, reserv*, ped*, gerenc*, automat*, mud*, troc*, trabalh*, escritório, projeto*, cliente*, chefe*, colega*, empresa, dinheiro, cust*, caro, cara, uso, usa*, usei`,
    insult: `bot idiota, idiota, imbecil, burro, estúpido, cala a boca, vai se foder, perda de tempo, bobagem, inútil, ridículo, palhaçada, lixo, que merda, cretino, babaca, otário, patético, patética, vai para o inferno, vai à merda, some daqui, me deixa em paz, me deixe em paz, palhaço, sem cérebro, pedaço de`,
    profanity: `merda*, porra, caralho, puta*, puto*, foder, fod*, cacete, bosta, cu, desgraça*`,
  },
  {
    end: /(?:(?:eu )?(?:tenho que|preciso) (?:ir|sair|ir embora|parar por aqui)(?: agora)?(?=[.,!]|$)|(?:quero|queria|podemos|gostaria de) (?:terminar|parar|encerrar|acabar)(?: (?:aqui|agora|a entrevista|por aqui))?(?=[.,!? ]{0,3}$)|vamos (?:parar|encerrar|terminar)|encerrar a entrevista|chega de perguntas|sem mais perguntas|tchau|adeus)/u,
    identity:
      /(?:você é (?:um |uma )?(?:ia|bot|robô|humano|humana|pessoa|máquina|real)|quem é você|(?:estou falando|falo) com (?:um|uma|quem)|(?:(?:estou (?:conversando|a falar|a conversar|falando)|converso|falo) com (?:um|uma|quem|alguém)|(?:isto |isso )?(?:é|és) (?:um |uma )?(?:computador|programa|robot|sistema automático)|(?:tem|há) alguém (?:aí|do outro lado|por trás))(?=[^?]{0,80}\?))/u,
    readers: /quem (?:vai |pode )?(?:lê|ler|vê|ver|recebe|lerá)[^?]{0,60}\?|para quem é isso/u,
    privacy:
      /(?:(?:(?:aparece|vai aparecer|sai|consta|fica|vai) (?:aí |aqui )?(?:o )?meu (?:nome|e-?mail)|meu (?:nome|e-?mail) (?:\p{L}+ ){0,3}(?:aparece|ligado|associado|vai|fica|consta))(?=[^?]{0,80}\?)|(?:isso |isto )?é (?:anônimo|confidencial|privado|gravado)|(?:meus dados|minhas respostas) (?:\S{1,14} ){0,3}(?:guardados|guardadas|compartilhados|compartilhadas|usados|usadas|vendidos)|o que (?:fazem|acontece|vão fazer) com|lgpd)/u,
    duration:
      /(?:quanto tempo|quantas perguntas|falta muito|quanto falta|já (?:está )?acabando|vai demorar)/u,
    opinion: /(?:o que você (?:acha|pensa)|qual (?:é )?(?:a )?sua opinião|e você)/u,
    purpose:
      /(?:por que|porque|para que|pra que) (?:você |vocês )?(?:quer|querem|pergunta|perguntam|precisa|precisam|serve)|(?:(?:para|pra) que (?:é|são|serve) (?:tudo )?(?:isto|isso|estas|essas)|(?:por que|para que|pra que) tantas perguntas)(?=[^?]{0,80}\?)|qual é (?:o objetivo|a finalidade)|do que se trata/u,
    product:
      /(?:quando (?:vai|vão|estará|haverá|será|sai|terá|é)|(?:podem|poderiam|pode|vão|têm|pretendem|planejam) |existe (?:algum|alguma|um|uma)|tem como|dá para|dá pra|posso|por que (?:não|é|vocês)|quanto custa|como (?:posso|faço|eu))/u,
    rhetorical: /(?:né|não é|sabe|entende|entendeu|certo|viu|por que não|não)\s{0,2}\?+\s{0,2}$/u,
    trailing:
      /(?:(?:^|[^\p{L}])(?:e|porque|mas|ou|o|a|os|as|depois|com|quando|que)|\.\.\.|…|,)\s{0,3}$/u,
    boundary:
      /^(?:e|mas|ou|porque|pois|que|quem|quando|se|como|então|embora|enquanto|onde|nem|senão)$/u,
    dangling:
      /^(?:o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|ao|à|e|ou|mas|em|no|na|nos|nas|com|por|pelo|pela|para|pra|pro|sem|sobre|é|era|eram|são|foi|está|estava|estavam|estou|eu|ele|ela|nós|me|meu|minha|meus|minhas|se|te|lhe|seu|sua|que|porque|se|como|muito|mais|menos|tão|também|já|não|nem|sim|quando|onde|há|tem|tenho|tinha|temos|fazer|ser|estar|ter|todo|toda|todos|todas|cada|este|esta|esse|essa|isso|isto|então|pois|depois|só|quase|sempre|nunca|nada|pouco|um pouco|bastante|algo|desde|até|entre|nosso|nossa|aqui|aí|ali|assim|bem|a gente|tive|tivemos|fiz|vez|fica|ficava|ficou)$/u,
  },
)
