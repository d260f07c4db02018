import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { clear, isPresent, type Slot, write } from "../../slot.ts";
import { spelledIn } from "../../spelling.ts";

/** What people learn of a language: the word, what it means, a sentence with it, how it is said. */
const vocabularies: Readonly<Record<string, string>> = {
  Spanish:
    "la biblioteca|the library|La biblioteca está cerrada.|/la βiβljoˈteka/|The library is closed.;el pan|the bread|Compro pan cada mañana.|/el pan/|I buy bread every morning.;la playa|the beach|Vamos a la playa.|/la ˈplaʝa/|We are going to the beach.;el amigo|the friend|Mi amigo vive aquí.|/el aˈmiɣo/|My friend lives here.;la calle|the street|La calle es larga.|/la ˈkaʎe/|The street is long.",
  German:
    "der Bahnhof|the station|Der Zug steht am Bahnhof.|/deːɐ̯ ˈbaːnhoːf/|The train is at the station.;das Brot|the bread|Das Brot ist frisch.|/das bʁoːt/|The bread is fresh.;die Straße|the street|Die Straße ist lang.|/diː ˈʃtʁaːsə/|The street is long.;der Freund|the friend|Mein Freund kommt morgen.|/deːɐ̯ fʁɔɪ̯nt/|My friend is coming tomorrow.;das Fenster|the window|Bitte öffne das Fenster.|/das ˈfɛnstɐ/|Please open the window.",
  French:
    "le marché|the market|Le marché ouvre à huit heures.|/lə maʁʃe/|The market opens at eight.;la gare|the station|La gare est à gauche.|/la ɡaʁ/|The station is on the left.;le pain|the bread|Le pain est encore chaud.|/lə pɛ̃/|The bread is still warm.;la fenêtre|the window|Ouvre la fenêtre.|/la fənɛtʁ/|Open the window.;le fromage|the cheese|J'aime le fromage.|/lə fʁɔmaʒ/|I like cheese.",
  Italian:
    "il mare|the sea|Il mare è calmo oggi.|/il ˈmaːre/|The sea is calm today.;il pane|the bread|Il pane è sul tavolo.|/il ˈpaːne/|The bread is on the table.;la strada|the street|La strada è lunga.|/la ˈstraːda/|The street is long.;l'amico|the friend|Il mio amico abita qui.|/laˈmiːko/|My friend lives here.;la chiave|the key|Dov'è la chiave?|/la ˈkjaːve/|Where is the key?",
  Portuguese:
    "o mercado|the market|O mercado é ao lado.|/u mɨɾˈkadu/|The market is next door.;a praia|the beach|A praia fica perto.|/ɐ ˈpɾajɐ/|The beach is nearby.;o pão|the bread|O pão está quente.|/u ˈpɐ̃w̃/|The bread is warm.;a janela|the window|Abre a janela.|/ɐ ʒɐˈnɛlɐ/|Open the window.;o amigo|the friend|O meu amigo mora aqui.|/u ɐˈmiɡu/|My friend lives here.",
  Japanese:
    "本|the book|本を読みます。|/hoɴ/|I read a book.;水|the water|水を飲みます。|/mizɯ/|I drink water.;駅|the station|駅はどこですか。|/eki/|Where is the station?;友達|the friend|友達に会います。|/tomodatɕi/|I am meeting a friend.;朝ごはん|the breakfast|朝ごはんを食べます。|/asaɡohaɴ/|I eat breakfast.",
  Korean:
    "책|the book|책을 읽어요.|/tɕʰɛk/|I read a book.;물|the water|물을 마셔요.|/mul/|I drink water.;친구|the friend|친구를 만나요.|/tɕʰinɡu/|I am meeting a friend.;학교|the school|학교에 가요.|/hakk͈jo/|I go to school.;집|the house|집에 가요.|/tɕip/|I am going home.",
};
const languages = Object.keys(vocabularies);
const codes = ["es", "de", "fr", "it", "pt", "ja", "ko"];

const terms = oneOf("word|term|phrase");
const roles: readonly Matcher[] = [
  terms,
  /^(?:translation|meaning|english|translated|translation_?en)$/i,
  /^(?:example|example_?sentence|usage|sample_?sentence|sentence)$/i,
  /^(?:pronunciation|ipa|phonetic)$/i,
  /^(?:example|sentence|usage|example_?sentence)_?(?:translation|meaning|english|en)$|^translated_?(?:example|sentence)$/i,
];
const genders = oneOf("gender|grammatical gender|noun gender|article gender");
/** What a word is by its article; where there is none the language knows none. */
const articles: readonly (readonly [Matcher, readonly string[]])[] = [
  [/^(?:der|el|le|il|o) /, ["masculine", "m", "male", "der"]],
  [/^(?:die|la|a) /, ["feminine", "f", "female", "die"]],
  [/^das /, ["neuter", "n", "neutral", "das"]],
];
const speeches = /^(?:part_?of_?speech|word_?class|word_?type|pos)$/i;
const tongues = /^(?:(?:target |learning )?language|lang)(?: code)?$/;
/** The language in which it is told what a word means. */
const ownTongues = /^(?:source|native|base) (?:language|lang)(?: code)?$/;

/** A word, what it means and a sentence with it are of one language: the one that is learned. */
export const findVocabularies: FindRules = ({ slots }) => {
  const tongue = slots.find(
    ({ words, kind }) => (kind === "text" || kind === "choice") && tongues.test(words),
  );
  const lists = slots
    .filter(({ items }) => isVocabulary(items.map(({ name }) => name)))
    .map((list) => toListRule(list, tongue));
  const own = slots.filter(
    ({ kind, name }) => kind === "text" || (kind === "choice" && speeches.test(name)),
  );
  if (!isVocabulary(own.map(({ name }) => name))) return lists;
  return [...lists, toOwnRule(own, tongue), ...findGenders(slots), ...findOwnTongue(slots)];
};

/** Our meanings are English, and the words are of the language that is learned. */
function findOwnTongue(slots: readonly Slot[]): readonly Rule[] {
  const source = slots.find(({ words }) => ownTongues.test(words));
  if (!source) return [];
  const apply = (scope: Scope) => {
    const isCode = /^[a-z]{2}(?:-|$)/i.test(String(scope.values[source.name]));
    const english = isCode ? ["en", "en-GB", "en-US"] : ["English", "english"];
    if (scope.draw.library.isEnglish) english.some((word) => write(scope, source, word));
  };
  return [{ reads: [], writes: [source], apply }];
}

/** A word has the gender of its article, and a language without articles has none. */
function findGenders(slots: readonly Slot[]): readonly Rule[] {
  const term = slots.find(({ name, kind }) => kind === "text" && terms.test(name));
  const gender = slots.find(
    ({ words, kind }) => (kind === "text" || kind === "choice") && genders.test(words),
  );
  if (!term || !gender) return [];
  const apply = (scope: Scope) => {
    const said = String(scope.values[term.name]);
    const names = articles.find(([article]) => article.test(said))?.[1];
    if (!names) clear(scope, gender);
    else if (isPresent(scope.values[gender.name])) {
      const [told] = names.flatMap((name) => spelledIn(gender, name) ?? []);
      write(scope, gender, gender.kind === "choice" ? told : names[0]);
    }
  };
  return [{ reads: [term], writes: [gender], apply }];
}

function isVocabulary(names: readonly string[]): boolean {
  if (names.includes("etymology")) return false;
  return roles.slice(0, 2).every((role) => names.some((name) => role.test(name)));
}

function toListRule(list: Slot, tongue: Slot | undefined): Rule {
  const apply = (scope: Scope) => {
    const items = scope.values[list.name];
    if (!Array.isArray(items) || !items.every(isObject)) return;
    const chance = chanceFor(scope, list);
    const rows = rowsOf(scope, tongue, chance.below(languages.length));
    const start = chance.below(100);
    const told = items.map((item, at) => toldBy(item as JsonObject, rows, start + at));
    write(scope, list, told.slice(0, rows?.length ?? told.length) as Json);
  };
  return { reads: [list, ...(tongue ? [tongue] : [])], writes: [list], apply };
}

function toOwnRule(own: readonly Slot[], tongue: Slot | undefined): Rule {
  const written = own.filter(({ name }) => isTold(name));
  const apply = (scope: Scope) => {
    const { index } = scope.draw;
    const rows = rowsOf(scope, tongue, index % languages.length);
    // Of one language after the other the first word, or of the one that is learned word after word.
    const at = tongue ? index : Math.floor(index / languages.length);
    const told = toldBy(scope.values as JsonObject, rows, at);
    for (const slot of written) write(scope, slot, told[slot.name]);
  };
  return { reads: tongue ? [tongue] : [], writes: written, apply };
}

function isTold(name: string): boolean {
  return speeches.test(name) || roles.some((role) => role.test(name));
}

/** The words of the language that is named; of any where none is. */
function rowsOf(
  { values }: Scope,
  tongue: Slot | undefined,
  any: number,
): readonly string[] | undefined {
  const said = tongue && values[tongue.name];
  const language =
    typeof said === "string"
      ? (languages[codes.indexOf(said.slice(0, 2))] ?? toTitle(said))
      : languages[any];
  return vocabularies[language ?? ""]?.split(";");
}

function toTitle(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

function toldBy(item: JsonObject, rows: readonly string[] | undefined, at: number): JsonObject {
  const row = rows?.[at % rows.length]?.split("|");
  if (!row) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => {
      if (typeof value !== "string") return [name, value];
      if (speeches.test(name)) return [name, "noun"];
      const place = roles.findIndex((role) => role.test(name));
      return [name, (place < 0 ? undefined : row[place]) ?? value];
    }),
  );
}
