import type { PeopleTexts } from "../../people.ts";

/** Who people are in Spain, each with two family names, and what companies there are called. */
export const spanishPeople: PeopleTexts = {
  women:
    "María|Carmen|Ana|Isabel|Laura|Cristina|Marta|Lucía|Elena|Paula|Sara|Raquel|Beatriz|Nuria|Silvia|Patricia|Rocío|Alba|Irene|Julia|Andrea|Sofía|Claudia|Noelia|Inés|Pilar|Teresa|Mónica|Eva|Lorena|Natalia|Marina|Clara|Alicia|Ana Belén|María José|Rosa|Miriam|Ainhoa|Carla",
  men: "Antonio|José|Manuel|Francisco|David|Javier|Daniel|Carlos|Miguel|Alejandro|Pablo|Sergio|Jorge|Alberto|Álvaro|Diego|Adrián|Rubén|Iván|Luis|Fernando|Raúl|Rafael|Pedro|Jesús|Ángel|Víctor|Óscar|Hugo|Mario|Marcos|Andrés|Ignacio|Gonzalo|Jaime|Guillermo|Juan Carlos|Miguel Ángel|Enrique|Iker",
  families:
    "García|Rodríguez|González|Fernández|López|Martínez|Sánchez|Pérez|Gómez|Martín|Jiménez|Ruiz|Hernández|Díaz|Moreno|Muñoz|Álvarez|Romero|Alonso|Gutiérrez|Navarro|Torres|Domínguez|Vázquez|Ramos|Gil|Ramírez|Serrano|Blanco|Molina|Morales|Suárez|Ortega|Delgado|Castro|Ortiz|Rubio|Marín|Sanz|Núñez|Iglesias|Medina|Garrido|Cortés|Castillo|Santos|Lozano|Guerrero|Cano|Prieto|Méndez|Cruz|Calvo|Gallego|Vidal|León|Márquez|Herrera|Peña|Flores|Cabrera|Campos|Vega|Fuentes|Carrasco|Reyes|Caballero|Nieto|Aguilar|Pascual",
  familiesEach: 2,
  companies:
    "Construcciones {} S.L.|{} e Hijos S.A.|Grupo {}|Talleres {} S.L.|{} y Asociados|Transportes {} S.L.|Bodegas {} S.A.|Gestoría {}|Hermanos {} S.L.|Muebles {} S.L.|{} Consultores|Distribuciones {} S.A.|Industrias {} S.A.|Imprenta {} S.L.|Electrónica {} S.L.|Conservas {} S.A.",
};
