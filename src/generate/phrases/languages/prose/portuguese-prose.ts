import type { ProseTexts } from "../../book.ts";

/** What is told of one kind of thing only, in Portuguese. */
export const portugueseProse: ProseTexts = {
  surveyQuestion:
    "Qual é a sua satisfação geral?|Você nos recomendaria?|Do que mais gostou?|O que podemos melhorar?|Como ficou sabendo de nós?|Com que frequência usa o serviço?",
  surveyAnswer:
    "Muito satisfeito, deu tudo certo.|O atendimento foi gentil.|A entrega poderia ser mais rápida.|Por indicação.|Mais ou menos uma vez por mês.|Sim, com certeza.",
  billNote:
    "Obrigado pela confiança.|Informe o número da fatura no pagamento.|Pagamento por transferência bancária.|Sem desconto para pagamento antecipado.|Serviço realizado conforme combinado.|Ficamos à disposição.",
  stadium:
    "Estádio Municipal|Arena do Porto|Estádio da Ribeira|Ginásio Norte|Centro Esportivo|Estádio do Parque",
  wedding:
    "Casamento de Ana e Pedro|Casamento de Beatriz e João|Casamento de Clara e Lucas|Casamento de Júlia e Rafael|Casamento de Marina e Tiago|Casamento de Sofia e Bruno",
  stayRequest:
    "Quarto silencioso, por favor.|Chegada após as 22 h.|Precisamos de um berço.|Andar alto, se possível.|Sem travesseiros de penas.|Café da manhã cedo no dia da saída.",
};
