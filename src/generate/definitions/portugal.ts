import type { CountryTexts } from "./country-texts.ts";

export const portugal: CountryTexts = {
  women:
    "Adriana|Alexandra|Alice|Ana|Ana Rita|Ana Sofia|Andreia|Bárbara|Beatriz|Benedita|Bruna|Carla|Carolina|Catarina|Cátia|Clara|Constança|Cristina|Daniela|Diana|Elisa|Ema|Fátima|Fernanda|Filipa|Francisca|Gabriela|Helena|Inês|Isabel|Joana|Júlia|Laura|Leonor|Letícia|Lúcia|Luísa|Madalena|Mafalda|Mara|Margarida|Maria|Mariana|Marisa|Marta|Matilde|Mónica|Natália|Patrícia|Paula|Raquel|Rita|Rosa|Sandra|Sara|Sílvia|Sofia|Susana|Tânia|Teresa|Vera|Vitória",
  men: "Afonso|Alexandre|André|António|Artur|Bernardo|Bruno|Carlos|Daniel|David|Dinis|Diogo|Duarte|Eduardo|Fábio|Fernando|Filipe|Francisco|Gabriel|Gonçalo|Guilherme|Gustavo|Henrique|Hugo|João|João Pedro|Joaquim|Jorge|José|Leonardo|Lourenço|Lucas|Luís|Manuel|Marco|Mário|Martim|Mateus|Miguel|Nelson|Nuno|Paulo|Pedro|Rafael|Renato|Ricardo|Rodrigo|Rui|Salvador|Samuel|Santiago|Sérgio|Simão|Tiago|Tomás|Vasco|Vicente|Vítor|Xavier",
  surnames:
    "Abreu|Almeida|Alves|Amaral|Antunes|Araújo|Azevedo|Baptista|Barbosa|Barros|Borges|Branco|Brito|Campos|Cardoso|Carneiro|Carvalho|Castro|Coelho|Correia|Costa|Cruz|Cunha|Dias|Domingues|Duarte|Esteves|Faria|Fernandes|Ferreira|Figueiredo|Fonseca|Freitas|Garcia|Gaspar|Gomes|Gonçalves|Henriques|Leal|Leite|Lima|Lopes|Lourenço|Macedo|Machado|Magalhães|Marques|Martins|Matias|Matos|Melo|Mendes|Miranda|Monteiro|Morais|Moreira|Mota|Moura|Nascimento|Neves|Nogueira|Nunes|Oliveira|Pacheco|Pereira|Pinheiro|Pinto|Pires|Ramos|Reis|Ribeiro|Rocha|Rodrigues|Santos|Silva|Simões|Soares|Sousa|Tavares|Teixeira|Torres|Valente|Vaz|Vicente|Vieira",
  streets:
    "Rua Augusta|Rua da Liberdade|Avenida da República|Rua 25 de Abril|Rua 5 de Outubro|Rua Luís de Camões|Rua Almeida Garrett|Rua Alexandre Herculano|Rua do Comércio|Rua das Flores|Rua de São João|Rua da Igreja|Rua da Escola|Rua do Carmo|Rua de Santa Catarina|Rua Miguel Bombarda|Avenida dos Aliados|Avenida Marginal|Largo do Rossio|Praça da República|Rua Serpa Pinto|Rua Eça de Queirós|Rua Fernando Pessoa|Rua Gago Coutinho|Rua Sacadura Cabral|Travessa da Fonte|Rua da Fonte|Rua do Sol|Rua Nova|Rua Direita|Rua da Boavista|Avenida da Boavista|Rua dos Combatentes|Rua do Outeiro|Rua das Oliveiras|Calçada da Estrela|Rua de Santo António|Rua Infante D. Henrique|Rua do Castelo|Avenida da Liberdade",
  address: "{{location.street}}, {{location.buildingNumber}}",
  buildingNumbers: "#|##|##|1##",
  phones:
    "91# ### ###|92# ### ###|93# ### ###|96# ### ###|91# ### ###|96# ### ###|21# ### ###|22# ### ###",
  companies:
    "{{person.lastName}} & Filhos, Lda.|{{person.lastName}}, Lda.|{{person.lastName}}, S.A.|Grupo {{person.lastName}}|Casa {{person.lastName}}|{{person.lastName}} & Associados|Irmãos {{person.lastName}}|{{person.lastName}} Consultores",
};
