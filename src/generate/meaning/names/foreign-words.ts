import { french } from "./foreign/french.ts";
import { frenchEndings, frenchNames, frenchParts } from "./foreign/french-parts.ts";
import { german } from "./foreign/german.ts";
import { germanEndings, germanNames, germanParts } from "./foreign/german-parts.ts";
import { portuguese } from "./foreign/portuguese.ts";
import { portugueseEndings, portugueseNames, portugueseParts } from "./foreign/portuguese-parts.ts";
import { spanish } from "./foreign/spanish.ts";
import { spanishEndings, spanishNames, spanishParts } from "./foreign/spanish-parts.ts";

/** Words that are English too: they count as foreign only beside others that are. */
export const shared = new Set(
  "land ort alter art client nom pays remise rue taille montant etat nombre edad peso hora mes importe estado cliente valor cor ano telephone adresse mobil titel".split(
    " ",
  ),
);

export interface Language {
  /** Words that nobody takes for English, or that stand in the list of those that are both. */
  readonly clear: ReadonlyMap<string, string>;
  /** All that are read where the language is known. */
  readonly words: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  readonly endings: Readonly<Record<string, string>>;
  /** Whether what is told of comes before what tells more of it: `fecha entrega`. */
  readonly isNounFirst: boolean;
  /** Words that mean something else beside others: where somebody lives, `estado` is a state. */
  readonly beside: Readonly<Record<string, readonly [others: string, english: string]>>;
  /** As the lists have it: `größe` and `groesse`, `prénom` and `prenom` are written for the same. */
  readonly fold: (word: string) => string;
}

export function foldGerman(word: string): string {
  if (!/[äöüß]/.test(word)) return word;
  return word
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss");
}

export function foldAccents(word: string): string {
  if (/^[a-z\d]*$/.test(word)) return word;
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("œ", "oe");
}

type Pairs = readonly (readonly [foreign: string, english: string])[];

function toRomance(
  clear: Readonly<Record<string, string>>,
  parts: Pairs,
  rest: Pick<Language, "endings" | "beside"> & { readonly names: Pairs },
): Language {
  const words = Object.entries(clear).map(([word, one]) => [foldAccents(word), one] as const);
  return {
    ...rest,
    clear: new Map(Object.entries(clear)),
    words: new Map([...words, ...parts]),
    names: new Map(rest.names),
    isNounFirst: true,
    fold: foldAccents,
  };
}

const inGerman: Language = {
  clear: new Map(Object.entries(german)),
  words: new Map([
    ...germanParts,
    ...Object.entries(german).map(([word, english]) => [foldGerman(word), english] as const),
  ]),
  names: germanNames,
  endings: germanEndings,
  isNounFirst: false,
  beside: {},
  fold: foldGerman,
};

export const languages: readonly Language[] = [
  inGerman,
  toRomance(french, frenchParts, {
    names: frenchNames,
    endings: frenchEndings,
    beside: {
      nom: ["prenom", "last name"],
      taille: ["prenom patient sexe", "height"],
      etat: ["marque", "condition"],
      genre: ["titre auteur realisateur", "genre"],
      "date arrivee": ["hotel chambre nuits logement", "check in date"],
      "date depart": ["hotel chambre nuits logement", "check out date"],
      "nombre personnes": ["ingredients etapes", "servings"],
      "nombre de personnes": ["ingredients etapes", "servings"],
    },
  }),
  toRomance(spanish, spanishParts, {
    names: spanishNames,
    endings: spanishEndings,
    beside: {
      nombre: ["apellido apellidos", "first name"],
      estado: ["ciudad calle codigo", "state"],
      numero: ["calle", "house number"],
      genero: ["titulo autor editorial", "genre"],
      "fecha entrada": ["hotel habitacion noches huesped alojamiento", "check in date"],
      "fecha llegada": ["hotel habitacion noches huesped alojamiento", "check in date"],
      "fecha salida": ["hotel habitacion noches huesped alojamiento", "check out date"],
      horario: ["profesor profesora aula asignatura", "schedule"],
      cambio: ["marca modelo", "transmission"],
      servicios: ["estrellas", "amenities"],
      puntuacion: ["comentario estrellas producto", "rating"],
      "numero personas": ["ingredientes pasos", "servings"],
    },
  }),
  toRomance(portuguese, portugueseParts, {
    names: portugueseNames,
    endings: portugueseEndings,
    beside: {
      numero: ["rua", "house number"],
      vagas: ["quartos banheiros", "parking spaces"],
      nome: ["sobrenome", "first name"],
      estado: ["cidade rua cep", "state"],
      genero: ["titulo autor editora", "genre"],
      "data entrada": ["hotel quarto noites hospede hospedagem", "check in date"],
      "data chegada": ["hotel quarto noites hospede hospedagem", "check in date"],
      "data saida": ["hotel quarto noites hospede hospedagem", "check out date"],
      horario: ["professor professora disciplina", "schedule"],
      cambio: ["marca modelo", "transmission"],
      servicos: ["estrelas", "amenities"],
    },
  }),
];

/** A foreign name in English words; undefined where it is not one, or not surely. */
export function translateName(
  words: readonly string[],
  neighbours: { readonly has: (word: string) => boolean },
): readonly string[] | undefined {
  for (const { clear: language } of languages) {
    const english = language.get(words.join(" ")) ?? translateParts(words, language);
    if (english === undefined) continue;
    const isSure =
      words.some((word) => language.has(word) && !shared.has(word)) ||
      words.length > 1 ||
      [...language.keys()].some((word) => !shared.has(word) && neighbours.has(`*${word}`));
    if (isSure) return english.split(" ");
  }
  return undefined;
}

/** A model's name, word by word: it has no neighbours that could tell. */
export function translateWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const english = languages
      .map((language) => language.clear.get(word))
      .find((one) => one !== undefined);
    return english === undefined || (shared.has(word) && word !== "cliente")
      ? [word]
      : english.split(" ");
  });
}

/** Words that join others. */
export const particles = new Set("de del da do du des dos das d la le l am".split(" "));

/** `fechaEntrega` is a delivery date: the noun comes first there. */
function translateParts(
  words: readonly string[],
  language: ReadonlyMap<string, string>,
): string | undefined {
  const parts = words.filter((word) => !particles.has(word));
  if (parts.length < 2) return undefined;
  const english = parts.map((word) => language.get(word));
  return english.every((word) => word !== undefined) ? english.toReversed().join(" ") : undefined;
}
