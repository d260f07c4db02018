import type { BookTexts } from "../../book.ts";

/** Things that are told of in Portuguese, a thing in each line. Labels are English until all is decided. */
export const portugueseRows: BookTexts["rows"] = {
  "product catalogitem": `
name | category/department/product category/collection/type | about | tags | price
Luminária de mesa de {madeira:freijó/carvalho/nogueira} | Lighting | Luz quente para as noites longas, com três intensidades. | luminária, madeira, escritório | 149-329
Almofada de linho {cor:areia/verde-sálvia/azul-acinzentada} | Textiles | Capa lavável com zíper invisível. | linho, sala | 59-119
Caneca de cerâmica | Kitchen | Cabe um café grande e pode ir à lava-louças. | café, cerâmica, presente | 29-69
Mochila de trilha {litros:25/32/40} l | Outdoor | Costas ventiladas e capa de chuva no bolso do fundo. | trilha, viagem | 199-449
Cadeira de {madeira:peroba/carvalho/freijó} | Furniture | Leve, empilhável e bem encaixada. | madeira, sala de jantar | 289-649
Manta de lã | Textiles | De pura lã, grande o bastante para dois. | lã, sofá, inverno | 159-349
Garrafa térmica de aço inox | Outdoor | Mantém quente por doze horas e gelado por vinte e quatro. | dia a dia, sustentável | 69-149
Relógio de parede | Accessories | Silencioso, funciona um ano com uma pilha. | relógio, sala | 79-189
Tábua de corte de {madeira:teca/nogueira/bambu} | Kitchen | Não cega as facas e tem canaleta para o caldo. | cozinha, madeira | 59-149
Caderno sem pauta | Office | Abre bem plano e fecha com elástico. | escrita, papel | 25-55
Bolsa carteiro de couro | Accessories | Cabe um notebook, com um bolso na frente para o celular. | couro, dia a dia | 299-649
Bule de vidro | Kitchen | Com infusor, para um litro. | chá, vidro, presente | 69-149
Estante de pínus | Furniture | Cinco prateleiras, cada uma na altura que quiser. | madeira, organização | 349-799
Cesto organizador | Storage | De palha trançada à mão, com duas alças. | organização, natural | 49-119
Fone de ouvido sem fio | Electronics | Trinta horas de bateria, abafa o barulho do metrô. | música, viagem | 199-649
Jaqueta corta-vento | Clothing | Guarda-se no próprio bolso, com costuras seladas. | ar livre, leve | 179-429
`,
  "recipe dish meal menuitem": `
name | cuisine | course/category/meal type | about | ingredients | steps/instructions/directions/method | price
Feijoada completa | Brazilian | Mains/main/lunch | Com couve, farofa e laranja. | Feijão-preto, Carne-seca, Linguiça, Costelinha, Louro | Deixar o feijão e as carnes de molho de um dia para o outro, Cozinhar o feijão com as carnes e o louro, Refogar alho e cebola e juntar à panela, Servir com arroz e couve | 39-69
Moqueca de peixe | Brazilian | Mains/main/dinner/lunch | Cozida no leite de coco, com azeite de dendê. | Filé de peixe branco, Leite de coco, Azeite de dendê, Pimentão, Coentro | Temperar o peixe com limão e sal, Montar camadas de cebola com tomate e peixe, Regar com leite de coco e dendê, Cozinhar vinte minutos e servir com coentro | 59-89
Caldo verde | Portuguese | Soups/starter/dinner | Batata, couve bem fininha e rodelas de chouriço. | Batatas, Couve, Chouriço, Cebola, Azeite | Cozinhar as batatas com a cebola, Bater até virar um creme, Juntar a couve e o chouriço, Servir com um fio de azeite | 19-32
Pão de queijo | Brazilian | Snack/breakfast/side | Crocante por fora e macio por dentro. | Polvilho azedo, Queijo meia cura, Leite, Ovos, Óleo | Ferver o leite com o óleo, Escaldar o polvilho, Misturar os ovos e o queijo, Modelar e assar até dourar | 8-18
Bacalhau à Brás | Portuguese | Mains/main/dinner | Desfiado, com batata palha e ovos cremosos. | Bacalhau dessalgado, Batata palha, Ovos, Cebola, Azeitonas | Desfiar o bacalhau, Refogar a cebola no azeite, Juntar o bacalhau e a batata palha, Envolver nos ovos e desligar ainda cremoso | 59-89
Risoto de cogumelos | Italian | Mains/main/dinner | Cremoso, com shiitake e parmesão. | Arroz arbóreo, Shiitake, Vinho branco, Caldo de legumes, Parmesão | Dourar os cogumelos e reservar, Refogar o arroz e regar com o vinho, Juntar o caldo aos poucos, Misturar os cogumelos e o parmesão | 45-69
Escondidinho de carne-seca | Brazilian | Mains/main/dinner | Purê de mandioca gratinado sobre carne bem temperada. | Mandioca, Carne-seca, Manteiga, Queijo coalho, Cebola roxa | Cozinhar e amassar a mandioca com a manteiga, Refogar a carne-seca com a cebola, Cobrir a carne com o purê, Gratinar com o queijo | 35-55
Salmão grelhado com legumes | Mediterranean | Mains/main/dinner | Com a pele crocante e um toque de limão. | Filé de salmão, Abobrinha, Limão-siciliano, Azeite, Endro | Fatiar e grelhar a abobrinha, Salgar o salmão e grelhar do lado da pele, Servir com limão e endro | 55-85
Curry de abóbora | Thai | Mains/main/dinner | Suave, com leite de coco e coentro. | Abóbora, Leite de coco, Gengibre, Pasta de curry, Coentro | Cortar a abóbora em cubos, Refogar o gengibre e a pasta de curry, Juntar o leite de coco e cozinhar por vinte minutos, Finalizar com coentro | 35-52
Salada de grão-de-bico | Mediterranean | Salads/starter/lunch | Com pepino, hortelã e queijo branco. | Grão-de-bico, Pepino, Tomate, Queijo branco, Hortelã | Cozinhar o grão-de-bico, Picar os legumes, Misturar com limão e azeite, Finalizar com hortelã | 22-36
Quibe assado | Lebanese | Mains/main/lunch | De forno, com hortelã e coalhada. | Carne moída, Trigo para quibe, Hortelã, Cebola, Coalhada | Hidratar o trigo, Misturar com a carne e a hortelã, Alisar na forma e riscar, Assar quarenta minutos | 28-45
Tapioca com queijo coalho | Brazilian | Breakfast/snack | Feita na hora, com manteiga de garrafa. | Goma de tapioca, Queijo coalho, Manteiga de garrafa | Espalhar a goma na frigideira quente, Rechear com o queijo, Dobrar ao meio, Servir com manteiga | 12-22
Pudim de leite | Brazilian | Desserts/dessert | Lisinho, com calda de caramelo. | Leite condensado, Leite, Ovos, Açúcar | Caramelizar a forma, Bater o leite condensado com o leite e os ovos, Assar em banho-maria por uma hora, Gelar e desenformar | 12-22
Brigadeiro de colher | Brazilian | Desserts/dessert | Cacau de verdade e granulado por cima. | Leite condensado, Cacau em pó, Manteiga, Granulado | Levar tudo ao fogo baixo, Mexer até soltar do fundo, Deixar esfriar, Servir em copinhos com granulado | 9-18
Strogonoff de frango | Brazilian | Mains/main/dinner | Cremoso, com arroz branco e batata palha. | Peito de frango, Creme de leite, Champignon, Molho de tomate, Batata palha | Dourar o frango em cubos, Juntar o molho de tomate e o champignon, Misturar o creme de leite, Servir com batata palha | 32-52
`,
  "article post blogpost story": `
name | category/section/topic | about | tags
Cinco ideias para manhãs tranquilas | Health | Quem acorda dez minutos antes ganha bem mais do que dez minutos. | rotina, hábitos, bem-estar
De barco pelo Amazonas | Travel | Três dias de rede no convés: o que levar e o que deixar em casa. | barco, viagem, Amazônia
Cozinha pequena, grandes resultados | Home | Seis metros quadrados com lugar para tudo o que se usa de verdade. | cozinha, decoração, organização
O que as boas equipes fazem diferente | Business | Falam mais cedo dos erros e menos de quem errou. | trabalho, equipes, liderança
Um fim de semana na serra | Travel | Duas cachoeiras, um mirante e uma trilha que as crianças aguentam. | trilha, serra, família
Uma horta para iniciantes | Gardening | Com alface, cebolinha e tomate-cereja é difícil errar. | horta, temperos, varanda
Por que voltamos a escrever cartas | Culture | Uma carta é lenta, e é justamente disso que muita gente gosta. | escrita, papel, amizade
De bicicleta pela cidade | Travel | Quais caminhos são seguros e que farol se vê de verdade. | bicicleta, cidade, mobilidade
Pão caseiro sem pressa | Food | O segredo da massa é passar uma noite na geladeira. | pão, fermentação, receita
Comprar usado o que dura | Technology | Celulares, notebooks e câmeras: o que conferir antes de pagar. | usados, economia, tecnologia
Oito livros para ler na rede | Books | Dois policiais, três romances e três difíceis de classificar. | livros, leitura, férias
Começar a correr aos quarenta | Sport | Do primeiro quilômetro à corrida da cidade em doze semanas. | corrida, treino, saúde
Um domingo na feira | Food | Como escolher a manga e conversar com o feirante. | feira, frutas, estação
A volta do cinema de bairro | Culture | Três salas, debate depois da sessão e pipoca na manteiga. | cinema, bairro, passeio
`,
  event: `
name | category/event type/type | about | tags
Festa junina do bairro | Festival/festival | Quadrilha, fogueira e comidas típicas para toda a vizinhança. | família, ar livre
Concerto da orquestra de câmara | Concert/concert | Villa-Lobos e Bach na igreja da Glória. | orquestra, música clássica
Congresso clima e cidade | Conference/conference | Três palestras e bastante tempo para perguntas. | clima, urbanismo
Noite dos museus | Exhibition/exhibition | Vinte espaços abertos até a meia-noite. | museu, arte
Oficina de cerâmica para iniciantes | Workshop/workshop | Da bola de barro à tigela, sem experiência prévia. | artesanato, cerâmica
Encontro de empreendedores | Networking/networking | Apresentações curtas e depois um café. | startups, negócios
Cinema ao ar livre | Film/film | Um clássico na tela grande, com cangas no gramado. | cinema, ar livre
Roda de leitura com a autora | Theatre/reading | A escritora lê trechos do novo romance e conversa com o público. | literatura, leitura
Corrida da cidade, dez quilômetros | Sport/sports | Largada em frente à prefeitura, kit entregue na véspera. | corrida, esporte
Feira de Natal | Festival/market | Artesanato, rabanada e coral em quatro fins de semana. | Natal, família
Roda de samba na praça | Concert/festival | Entrada livre, traga a sua cadeira. | samba, música
`,
  "apartment flat": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
Apartamento claro com varanda | Apartment/flat | Piso de madeira nos quartos e varanda com sol da manhã. | Varanda, Piso de madeira, Armários embutidos, Portaria | 3-3
Apartamento clássico em frente ao parque | Apartment/flat | Pé-direito alto, tacos originais e vista para as árvores. | Piso de taco, Portaria 24 horas, Dependência, Bicicletário | 3-4
Dois quartos em rua tranquila | Apartment/flat | De fundos, a cinco minutos do metrô. | Cozinha planejada, Bicicletário, Elevador | 2-2
Cobertura com terraço | Apartment/penthouse/flat | Último andar, com churrasqueira e vista para a cidade. | Terraço, Churrasqueira, Elevador, Vaga de garagem | 3-4
Loft no bairro do porto | Loft/apartment | Um ambiente só, com mezanino, num antigo armazém. | Mezanino, Vaga de garagem, Elevador | 1-2
Estúdio para estudantes | Studio/apartment | Mobiliado, a dez minutos da universidade. | Mobiliado, Lavanderia, Wi-fi | 1-1
Apartamento de família com lazer completo | Apartment/flat | Perto de escolas, com piscina e salão de festas. | Piscina, Salão de festas, Duas vagas, Academia | 3-4
Quarto e sala reformado | Apartment/flat | Cozinha nova aberta para a sala, pronto para morar. | Cozinha planejada, Ar-condicionado, Portaria | 1-1
`,
  "property listing house home propertylisting rental": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
Apartamento claro com varanda | Apartment/flat | Piso de madeira nos quartos e varanda com sol da manhã. | Varanda, Piso de madeira, Armários embutidos, Portaria | 3-3
Apartamento clássico em frente ao parque | Apartment/flat | Pé-direito alto, tacos originais e vista para as árvores. | Piso de taco, Portaria 24 horas, Dependência, Bicicletário | 3-4
Casa de família com quintal | House/house | Quintal, garagem e espaço para todos. | Quintal, Garagem, Churrasqueira, Área de serviço | 4-6
Dois quartos em rua tranquila | Apartment/flat | De fundos, a cinco minutos do metrô. | Cozinha planejada, Bicicletário, Elevador | 2-2
Cobertura com terraço | Apartment/penthouse/flat | Último andar, com churrasqueira e vista para a cidade. | Terraço, Churrasqueira, Elevador, Vaga de garagem | 3-4
Loft no bairro do porto | Loft/apartment | Um ambiente só, com mezanino, num antigo armazém. | Mezanino, Vaga de garagem, Elevador | 1-2
Sobrado com garagem | Townhouse/house | Recém-reformado, em rua sem saída, perto da escola. | Garagem, Quintal, Cozinha planejada | 3-4
Estúdio para estudantes | Studio/apartment | Mobiliado, a dez minutos da universidade. | Mobiliado, Lavanderia, Wi-fi | 1-1
Casa em condomínio com piscina | Villa/house | Jardim grande com árvores antigas e área gourmet. | Piscina, Jardim, Garagem, Área gourmet | 5-7
`,
  "ticket supportticket inquiry complaint": `
name | category/type/topic | about | tags
Não consigo entrar na conta | Account/technical | Desde hoje cedo aparece uma página em branco depois da senha. | acesso, senha
Falta a nota fiscal | Billing/billing | Não recebi a nota fiscal do pedido do mês passado. | nota fiscal
Encomenda não chegou | Shipping/shipping | Pelo rastreamento, o pacote está a caminho há uma semana. | entrega, pacote
Cobrança incorreta | Billing/billing | O valor cobrado é maior que o da fatura. | pagamento, fatura
O aplicativo fecha ao abrir | Technical/bug | Começou depois da última atualização. | aplicativo, erro
Alterar o endereço de entrega | Shipping/account | Eu me mudei e o pedido ainda não foi enviado. | endereço, entrega
Produto com defeito | Returns/returns | Veio com um canto quebrado, mandei fotos em anexo. | devolução, avaria
Dúvida sobre o cancelamento | Question/general/billing | Até quando posso cancelar para o contrato não renovar? | contrato
Exportar para planilha | Feature request/feature request | O pessoal da contabilidade precisa da lista em arquivo. | sugestão, exportação
`,
  "task todo todoitem": `
name | category/type | about | tags
Revisar a proposta do novo cliente | Sales/sales | Comparar preços e prazo com a proposta anterior. | vendas
Emitir as notas fiscais de {mes:outubro/setembro/agosto} | Finance/finance | As horas estão na planilha, os endereços na pasta ao lado. | contabilidade
Confirmar a reunião com o fornecedor | Operations/operations | A data foi sugerida, falta a resposta. | compras
Refazer a página inicial | Design/design | Colocar as fotos novas e encurtar o texto. | site
Ligar de volta para uma cliente | Support/customer support | É sobre a entrega da semana passada. | atendimento
Preparar a newsletter | Marketing/marketing | Três assuntos, uma promoção e uma imagem para o topo. | newsletter
Repor o estoque | Logistics/operations | As caixas e a fita adesiva estão acabando. | estoque
Renovar o contrato de manutenção | Legal/legal | Vence em dezembro, pedir as novas condições. | contrato
Corrigir o erro de acesso | Engineering/engineering | Só acontece quando a senha tem acento. | erro
Agendar as entrevistas | People/people | Quatro candidatos escolhidos, falta reservar as salas. | seleção
`,
  "course onlinecourse": `
name | category/subject/topic | about | tags
Introdução à fotografia | Photography/art | Exposição, foco e composição, com uma tarefa por semana. | câmera, básico
Estatística para iniciantes | Mathematics/science | Da média ao teste de hipóteses, com dados reais. | dados, básico
Escrita criativa | Literature/art | Dez textos curtos, comentados em grupo. | escrita
Espanhol básico | Languages/language | Apresentar-se, fazer compras, perguntar o caminho. | espanhol, A1
Desenvolvimento web passo a passo | Computer science/technology/programming | No fim, seu próprio site no ar. | HTML, CSS, JavaScript
Fundamentos de contabilidade | Business/finance/economics | Contas, comprovantes e o primeiro balanço. | contabilidade
Pintura em aquarela | Art/design | Papel, pigmentos e muita água, para quem está começando. | pintura
Gestão de projetos na prática | Business | Planejar, alinhar e corrigir o rumo, com um caso real. | projetos, equipes
`,
  "book novel": `
name | genre/category | about
A casa do canal | Mystery/fiction | Uma família, uma casa e um velho segredo.
Cartas sem nome | Romance/fiction | Dois desconhecidos se escrevem durante um inverno.
O longo verão | Novel/fiction | Uma vila passa três meses isolada do mundo.
A cartógrafa | Biography/history/non-fiction | A vida da mulher que mediu o litoral.
Jardins tardios | Poetry/fiction | Poemas sobre esperar e crescer.
Último trem para Santos | Thriller/fiction | Uma mala é trocada, e ninguém a procura.
A cidade sob o gelo | Science fiction/fantasy/fiction | Seis pessoas encontram uma escada que desce.
Uma breve história do pão | History/non-fiction/food | Do grão selvagem à padaria da esquina.
A raposa do terceiro andar | Children/fiction | Quem mora ali, e por que não faz barulho?
`,
  "job jobposting vacancy position jobopening": `
name | department/category/team | about | requirements/skills
Pessoa desenvolvedora de software | Engineering | Você evolui a nossa plataforma em pequenos passos e com testes. | TypeScript, SQL, Trabalho em equipe
Analista contábil | Finance | Você lança, paga e fecha o mês com a gente. | Excel, Atenção aos detalhes, Ciências contábeis
Gerente de vendas | Sales | Você lidera uma equipe de seis pessoas e cuida dos maiores clientes. | Negociação, Liderança, Disponibilidade para viajar
Designer gráfico | Design/marketing | Você cria embalagens, anúncios e o nosso site. | Tipografia, Figma, Ilustração
Analista de recursos humanos | People | Você acompanha as pessoas da candidatura ao desligamento. | CLT, Escuta ativa
Atendente de suporte | Customer support/support | Você responde por telefone e por escrito e encontra soluções. | Simpatia, Boa escrita, Inglês
Auxiliar de logística | Logistics/operations | Você recebe, embala e despacha mercadorias. | Operação de empilhadeira, Pontualidade
Gerente de produto | Product | Você decide com clientes e desenvolvedores o que vem a seguir. | Priorização, Análise de dados, Inglês
`,
  restaurant: `
name | cuisine/cuisine type | about
Figueira Velha | Brazilian | Comida mineira no fogão a lenha, com mesas à sombra da figueira.
Cantina da Lúcia | Italian | Massas frescas, pizza fina e uma pequena carta de vinhos.
Bistrô Oliva | French | Doze mesas, menu do dia e vinho em taça.
Dragão Dourado | Chinese | Macarrão puxado à mão, bom para mesas grandes.
Sakura | Japanese | Oito lugares no balcão, peixe do dia.
Tasca do Manuel | Portuguese | Bacalhau, polvo e vinho verde bem gelado.
Sabores de Goa | Indian | Do suave ao picante, com muitos pratos sem carne.
Empório Beirute | Lebanese | Esfihas, mezzes e pão saído do forno.
`,
  "checkup consultation": `
reason/reason for visit/purpose/title/visit reason | department/specialty/speciality | about/notes
Dor de cabeça | Neurology | Há duas semanas, principalmente de manhã.
Dor nas costas | Orthopaedics | A dor desce pela perna esquerda, trouxe radiografia.
Erupção na pele | Dermatology | No antebraço, coça desde o fim de semana.
Controle da pressão | Cardiology | Trazer as medições da última semana.
Vacinação | General practice/general medicine | Trazer a carteira de vacinação.
Tosse persistente | General practice/general medicine | Há três semanas, sem febre.
Exame de vista | Ophthalmology | Usa óculos há dez anos.
Check-up | General practice/general medicine | Comparecer em jejum.
`,
  "notification alert": `
name | type/category | about/message/body
Seu pedido está a caminho | Shipping/order | O pacote deve chegar amanhã.
Nova mensagem | Message/message | Você recebeu uma resposta à sua solicitação.
Sua fatura está disponível | Billing/payment | Você a encontra em Conta e faturas.
Consulta confirmada | Reminder/appointment | Esperamos por você.
Mencionaram você | Mention/comment | Perguntaram por você em um comentário.
Sua senha foi alterada | Security/account | Se não foi você, fale com a gente.
Manutenção nesta madrugada | System/system | Ficaremos fora do ar entre duas e quatro horas.
Nova avaliação | Review/comment | Alguém deu uma nota ao seu produto.
`,
  "project initiative": `
name | category/type/department | about
Reformulação do site | Marketing/marketing | Visual novo, menos páginas e busca mais rápida.
Portal do cliente | Product/product | Faturas, contratos e solicitações em um só lugar.
Mudança de escritório | Operations/operations | Sessenta lugares, dois andares, mudança no início do ano.
Modernização da cobrança | Finance/finance | Do papel à nota fiscal eletrônica.
Página inicial acessível | Design/design | Funciona com teclado, leitor de tela e letra grande.
Programa de fidelidade | Sales/marketing | Pontos a cada compra, primeiras lojas em teste.
Novo armazém | Logistics/logistics | Prateleiras, docas e uma segunda mesa de embalagem.
Integração de novos colegas | People/people | Um plano para os primeiros cem dias.
`,
  "movie film": `
name | genre/genres/category | about
O último verão no lago | Drama | Quatro amigos se reencontram depois de vinte anos.
Aluga-se um quarto | Comedy | Uma república procura alguém que saiba cozinhar.
Turno da noite | Thriller | Uma vigia vê na tela o que não pode existir.
A medida do mar | Documentary | Dois anos a bordo de um navio de pesquisa.
Planeta mudo | Science fiction | Uma mensagem chega com quatrocentos anos de atraso.
A vila e o dragão | Fantasy/animation | Ninguém tem medo dele, só o prefeito.
Duas passagens para Lisboa | Romance | Os dois reservaram o mesmo assento.
O silêncio do delegado | Crime/mystery | Um caso que todos julgam encerrado.
`,
  "expense expenseclaim": `
name/description/merchant description/purpose | category/expense type/type | about/notes
Passagem para visita a cliente | Travel/travel | Ida e volta, classe econômica.
Jantar com a equipe | Meals/food | Oito pessoas, depois da feira.
Duas diárias de hotel | Lodging/accommodation/travel | Durante o treinamento.
Papel e pastas | Office supplies/office | Para o escritório do segundo andar.
Monitor novo | Equipment/equipment | Substitui um aparelho com defeito.
Licença anual do programa de desenho | Software/software | Renovação para três pessoas.
Táxi para o aeroporto | Travel/transport | O primeiro ônibus saía tarde demais.
Livro técnico | Training/education | Para o curso do segundo semestre.
`,
  "faq helparticle": `
question/name/title | category/topic | about/answer
Como altero minha senha? | Account | Em Conta e segurança. Depois você recebe uma confirmação.
Posso cancelar meu pedido? | Orders/shipping | Sim, enquanto ele não tiver sido enviado.
Onde encontro minha fatura? | Billing | Na sua conta, em Pedidos, em PDF.
Qual é o prazo de entrega? | Shipping | Em geral, de dois a quatro dias úteis.
Posso cancelar a assinatura a qualquer momento? | Billing/account | Sim, com efeito no fim do mês corrente.
Como devolvo um produto? | Returns | A etiqueta vem na caixa e a devolução é gratuita.
Como falo com o atendimento? | General/support | Em dias úteis, das nove às dezoito horas, também por telefone.
Posso usar o aplicativo sem internet? | Technical | O conteúdo salvo, sim; a busca, não.
`,
};
