import type { ProseTexts } from "../../book.ts";

/** What is told of one kind of thing only, in Portuguese. */
export const portugueseProse: ProseTexts = {
  song: "Luzes do rio|Debaixo da chuva|Último trem|Verão azul|Fica mais um pouco|Nem uma palavra|Hora dourada|Dança comigo|Sem você|Amanhã talvez|Coração de papel|Vento da noite",
  trip: "Fim de semana na praia|De trem até a serra|Escapada de outono|De bicicleta pelo rio|Três dias na ilha|Férias em família|Rota das cidades históricas|De carro pela costa",
  aboutTrip:
    "Grupo pequeno, ritmo tranquilo e tempo para passear.|Viagem de trem, café da manhã incluído.|Etapas curtas e almoços longos.|Com visita guiada ao centro histórico.|Hospedagem central, tudo a pé.|Indicado para famílias.",
  aboutMusic:
    "Faixas calmas para o fim da noite.|Para cantar na estrada.|Suave o bastante para trabalhar.|Velhas favoritas redescobertas.|Para o primeiro café do dia.|Para dançar do começo ao fim.",
  damage:
    "Batida leve no semáforo, sem feridos.|Vazamento na cozinha, o piso estufou.|A bicicleta foi roubada da garagem.|O granizo quebrou a claraboia.|Raspou em um pilar ao estacionar.|A tempestade arrancou algumas telhas.",
  petNote:
    "Gosta de crianças, mas não de barulho.|Come devagar, é melhor não apressar.|Passeia bem na guia.|Toma um comprimido à noite.|Dorme perto da janela.|Convive bem com gatos.",
  plantNote:
    "Folhas novas desde a semana passada.|Girar uma vez por semana.|Menos água no inverno.|Logo vai precisar de um vaso maior.|Sem sol direto ao meio-dia.|Adubada pela última vez na primavera.",
  laundry:
    "Lavar a 30 graus.|Ciclo delicado, secar na horizontal.|Lavar somente à mão.|Não usar secadora.|Limpar com pano úmido.|Passar do avesso.",
  motivation:
    "Quero retribuir o que recebi.|Voltei a ter tempo e gosto de ajudar.|Gosto de trabalhar com crianças.|Amigos me falaram do projeto.|A natureza do bairro é importante para mim.|Quero conhecer pessoas novas.",
  repair:
    "Faz um barulho estranho desde ontem.|A peça já foi pedida.|Vedação trocada, teste sem problemas.|Verificar antes do próximo uso.|Filtro limpo, pressão normal.|Visita combinada com o fabricante.",
  surveyQuestion:
    "Qual é a sua satisfação geral?|Você nos recomendaria?|Do que mais gostou?|O que podemos melhorar?|Como ficou sabendo de nós?|Com que frequência usa o serviço?",
  surveyAnswer:
    "Muito satisfeito, deu tudo certo.|O atendimento foi gentil.|A entrega poderia ser mais rápida.|Por indicação.|Mais ou menos uma vez por mês.|Sim, com certeza.",
  billNote:
    "Obrigado pela confiança.|Informe o número da fatura no pagamento.|Pagamento por transferência bancária.|Sem desconto para pagamento antecipado.|Serviço realizado conforme combinado.|Ficamos à disposição.",
  parcelStep:
    "Objeto postado.|Chegou ao centro de triagem.|A caminho da região de destino.|Saiu para entrega.|Entregue ao destinatário.|Destinatário ausente, haverá nova tentativa.",
  stadium:
    "Estádio Municipal|Arena do Porto|Estádio da Ribeira|Ginásio Norte|Centro Esportivo|Estádio do Parque",
  wedding:
    "Casamento de Ana e Pedro|Casamento de Beatriz e João|Casamento de Clara e Lucas|Casamento de Júlia e Rafael|Casamento de Marina e Tiago|Casamento de Sofia e Bruno",
  stayRequest:
    "Quarto silencioso, por favor.|Chegada após as 22 h.|Precisamos de um berço.|Andar alto, se possível.|Sem travesseiros de penas.|Café da manhã cedo no dia da saída.",
};
