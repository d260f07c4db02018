import { type Matcher, oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const languages = ["English", "German", "French", "Spanish", "Italian", "Portuguese"] as const;
const codes = ["en", "de", "fr", "es", "it", "pt"];

/** What a string is filed under, and what it says in each of the languages. */
const strings: readonly (readonly [key: string, ...said: string[]])[] = [
  [
    "orders.shipped",
    "Your order is on its way.",
    "Ihre Bestellung ist unterwegs.",
    "Votre commande est en route.",
    "Su pedido está en camino.",
    "Il suo ordine è in viaggio.",
    "A sua encomenda está a caminho.",
  ],
  [
    "checkout.delivery_date",
    "Choose a delivery date.",
    "Wählen Sie einen Liefertermin.",
    "Choisissez une date de livraison.",
    "Elija una fecha de entrega.",
    "Scelga una data di consegna.",
    "Escolha uma data de entrega.",
  ],
  [
    "auth.password_too_short",
    "The password is too short.",
    "Das Passwort ist zu kurz.",
    "Le mot de passe est trop court.",
    "La contraseña es demasiado corta.",
    "La password è troppo corta.",
    "A palavra-passe é demasiado curta.",
  ],
  [
    "cart.add",
    "Add to basket",
    "In den Warenkorb",
    "Ajouter au panier",
    "Añadir a la cesta",
    "Aggiungi al carrello",
    "Adicionar ao cesto",
  ],
  [
    "common.thanks",
    "Thank you for your visit.",
    "Danke für Ihren Besuch.",
    "Merci de votre visite.",
    "Gracias por su visita.",
    "Grazie della visita.",
    "Obrigado pela sua visita.",
  ],
  [
    "nav.settings",
    "Settings",
    "Einstellungen",
    "Paramètres",
    "Ajustes",
    "Impostazioni",
    "Definições",
  ],
  [
    "form.save",
    "Save changes",
    "Änderungen speichern",
    "Enregistrer",
    "Guardar cambios",
    "Salva",
    "Guardar",
  ],
];

const owners = oneOf("translation|segment|string|i18n|localization|localisation|phrase");
const froms = /^(?:source|original)(?: text| string)?$/;
const tos =
  /^(?:target|translated)(?: text| string)?$|^(?:translation|translated text|value|text)$/;
const keys = oneOf("key|string key|translation key|message key");
const fromTongues = /^(?:source|from|original) (?:language|locale|lang)(?: code)?$/;
const toTongues = /^(?:(?:target|to) (?:language|locale|lang)|language|locale|lang)(?: code)?$/;
const sizes = oneOf("word count|words|character count|characters|length");

/** What was translated says the same as what it was translated from, in the language that it names. */
export const findTranslations: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => owners.test(word))) return [];
  const find = (names: Matcher, kinds: readonly string[] = ["text"]) =>
    slots.find(({ words, kind }) => kinds.includes(kind) && names.test(words));
  const target = find(tos);
  const tongues = ["text", "choice"];
  const [from, to] = [find(fromTongues, tongues), find(toTongues, tongues)];
  if (!target || !to) return [];
  const [key, source, size] = [find(keys), find(froms), find(sizes, ["number"])];
  // A part of a transcript has a text and a language, too.
  if (!key && !source && !from) return [];
  const written = [from, to, key, source, target, size].filter((slot) => slot !== undefined);
  return [
    {
      reads: [to],
      writes: written,
      apply: (scope) => {
        const chance = chanceFor(scope, target);
        const known = [1, 2, 3, 4, 5].filter((at) =>
          to.accepts(inFormOf(scope.values[to.name], at)),
        );
        const language = known[chance.below(known.length)];
        const [name = "", ...said] = strings[chance.below(strings.length)] ?? [];
        const text = language === undefined ? undefined : said[language];
        if (language === undefined || text === undefined) return;
        write(scope, to, inFormOf(scope.values[to.name], language));
        if (from) write(scope, from, inFormOf(scope.values[from.name], 0));
        if (key) write(scope, key, name);
        if (source) write(scope, source, said[0]);
        write(scope, target, text);
        if (size) {
          const told = said[0] ?? text;
          write(scope, size, /word/.test(size.words) ? told.split(" ").length : told.length);
        }
      },
    },
  ];
};

/** `de`, `de-DE` or `German`, as it was written before. */
function inFormOf(before: unknown, at: number): string {
  const code = codes[at] ?? "en";
  const form = typeof before === "string" ? before : "";
  if (/^[a-z]{2}$/.test(form)) return code;
  if (/^[a-z]{2}-[A-Z]{2}$/.test(form))
    return code === "en" ? "en-US" : `${code}-${code.toUpperCase()}`;
  return languages[at] ?? "English";
}
