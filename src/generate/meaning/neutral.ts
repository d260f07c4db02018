import { toSingular } from "../../schema/name-words.ts";
import { hash } from "../draw/chance.ts";
import { deal, dealOnce } from "../draw/deal.ts";
import { permute } from "../draw/permute.ts";
import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";
import type { TextSource } from "../values/compile-text.ts";
import { toDayText } from "../values/instant-text.ts";
import { withoutKind } from "./names/project-words.ts";

/** Words that a label of a thing is not called by. */
const general = oneOf("name|title|label|text|value|description|display|id|key|string");

const chosen = oneOf("used|needed|required|chosen|selected|applied|fitted");

/**
 * What a text says of which nothing is known: its own name and a number, as somebody would label
 * it who does not know either. Better than a word that means something else.
 */
export function neutralText(member: Member): TextSource {
  const said = member.words.filter((word) => !general.test(word));
  // `brushUsed` is one of the brushes.
  const own = said.length > 1 && chosen.test(said.at(-1) ?? "") ? said.slice(0, -1) : said;
  // Of a result in a response to a search, that it is a search result says enough.
  const owner = withoutKind(member.owner);
  const holder = member.isTop ? owner : owner.slice(-2);
  const words = own.length > 0 ? own : holder;
  const label = toLabel(toSingular(words));
  const last = member.words.at(-1) ?? "";
  // `nextGala`: of what comes round again one wants to know when.
  if (member.words[0] === "next" && member.words.length === 2 && rounds.test(last))
    return ({ draw: { library } }, chance) =>
      toDayText(library.now + chance.between(3, 90) * 86_400_000);
  // Nobody gives a change order a name of a place.
  const isPaper = member.isTop && own.length === 0 && papers.test(words.at(-1) ?? "");
  if (oneOf("name|title").test(last) && words.length > 0 && !isPaper) {
    const thing = toTitle(words);
    const make = nameOf(thing, member.isTop, beforesOf(member, words.at(-1) ?? ""));
    // Beside a word of the model's, in whatever language, an English one would be one too many.
    return (scope, chance) =>
      scope.draw.library.isEnglish ? make(scope, chance) : `${thing} ${scope.draw.index + 1}`;
  }
  const usually = member.isTop || own.length > 0 ? neutralWords(own) : undefined;
  if (usually)
    return (scope, chance) =>
      scope.draw.library.isEnglish ? chance.pick(usually) : `${label} ${chance.between(1, 12)}`;
  if (isPaper && oneOf("title|subject").test(last)) return topicOf(label);
  return own.length === 0 && member.isTop
    ? (scope) => `${label} ${scope.draw.index + 1}`
    : (_, chance) => `${label} ${chance.between(1, 12)}`;
}

/** `rebookIn` says after how long, `porosity` how much of it there is, `coating` how it is done. */
function neutralWords(own: readonly string[]): readonly string[] | undefined {
  const last = own.at(-1) ?? "";
  if (last === "in" && own.length > 1 && !lasting.test(own.at(-2) ?? "")) return spans;
  if (degrees.test(last)) return levels;
  return ways.test(last) ? usual : undefined;
}

/** What something is in, or has been done in, is a place. */
const lasting =
  /ed$|^(?:lives?|works?|made|born|found|kept|held|sits?|stays?|stands?|resides?|specializes|majors|lies|built|grown|worn|plays?|fits?|opt|log|sign|check|plug|built|add|all|most)$/;
const spans = "2 weeks|3 days|6 weeks|10 days|4 weeks|2 months".split("|");
const levels = ["low", "medium", "high"];
const usual = ["standard", "light", "heavy", "none"];
const degrees =
  /(?<!^(?:c|facil|activ|ident|util|univers|commun|char|ent|amen|commod|secur|de|celebr|nation|special|minor|fratern|abil|real|personal|author|local|municipal|majority|nativ))(?:ity)$|..ness$/;
const ways =
  /(?:coat|lin|plat|rigg|glaz|stitch|pad|heat|seal|finish|cushion|frost|ic|dress|trimm|bind)ing$/;

/** What an office has papers about, whatever kind of paper it is. */
const topics =
  "Access rights|Supplier contracts|Delivery times|Data backup|Training plan|Travel expenses|Storage space|Maintenance plan|Customer files|Safety equipment|Opening hours|Price list|Energy use|Office space|Payment terms|Spare parts".split(
    "|",
  );

function topicOf(label: string): TextSource {
  const key = hash(label);
  return (scope, chance) =>
    scope.draw.library.isEnglish
      ? (topics[dealOnce(scope, chance, topics.length, key)] ?? label)
      : `${label} ${scope.draw.index + 1}`;
}

const rounds =
  /(?:ing|ion|ment|al)$|^(?:gala|fair|regatta|derby|meet|draw|ceremony|reunion|feast)$/;

const papers =
  /(?:ance|sis)$|^(?:order|request|entry|record|report|claim|finding|check|audit|log|ticket|case|complaint|deviation|change|review)$/;

const befores =
  "North|Harbour|Riverside|Old Town|Central|Lakeside|Mill Lane|West|Hill|South|Meadow|Castle".split(
    "|",
  );

/** What people write, decide or hold again is told apart by when it is, or which one. */
const occasions =
  "Spring|Annual|First|Summer|New|Open|Autumn|Joint|Monthly|Winter|Second|Special".split("|");
const held = /(?:ment|sion|ness|ship)$/;

function beforesOf(member: Member, thing: string): readonly string[] {
  if (isPriced(member)) return grades;
  const isPlace = member.siblings.some((name) => placed.test(name));
  if (!isPlace && isMade(member)) return makes;
  return !isPlace && (member.words.at(-1) === "title" || held.test(thing)) ? occasions : befores;
}

/** What somebody has made, and can be held or walked around, is told apart by how it looks. */
const makes =
  "Little|Old|Blue|Grand|Silver|Plain|Amber|Green|Twin|Copper|Winter|Golden|White|Crooked".split(
    "|",
  );
const looks =
  /^(?:material|colou?r|maker|carver|ingredients|surface|texture|pattern|condition|finish|fabric|craftsman)$|^(?:height|width|length|diameter|thickness|weight)_?(?:cm|mm|in|kg|g|lb)$/i;
const stands =
  /^(?:city|town|country|district|region|lng|longitude|elevation|population|capacity|built_?(?:in|year)|year_?built|founded\w*|opened\w*|timezone|time_?zone|area\w*|floors?|\w+_?(?:km|ha|hectares))$|^(?:length|height|depth)_?(?:m|meters|metres)$/i;

function isMade({ siblings }: Member): boolean {
  return siblings.some((name) => looks.test(name)) && !siblings.some((name) => stands.test(name));
}

/** What is for sale is told apart by what one gets. */
const grades =
  "Basic|Classic|Premium|Extra|Deluxe|Standard|Family|Mini|Plus|Special|Seasonal|Signature".split(
    "|",
  );

/** What has an address is a place, whatever it costs there. */
const placed = /^(?:address|lat|latitude|location|opening_?hours|coordinates)$/i;

function isPriced({ siblings }: Member): boolean {
  if (siblings.some((name) => placed.test(name))) return false;
  return siblings.some((name) =>
    /^(?:price|fee)|^(?:cost|amount|rate)$|(?:Price|_price|Fee|_fee)$/.test(name),
  );
}

/** `Riverside Dormitory`: as somebody would name one of several; numbered when these run out. */
export function nameOf(
  thing: string,
  isTop: boolean,
  all: readonly string[] = befores,
): TextSource {
  const key = hash(thing);
  const words = all.filter((word) => !thing.includes(word));
  if (!isTop) {
    return (scope, chance) => `${words[dealOnce(scope, chance, words.length, key)]} ${thing}`;
  }
  return (scope, chance) => {
    const { index, common, text } = scope.draw;
    if (text) return `${words[deal(scope, chance, words.length, key)]} ${thing}`;
    const round = Math.floor(index / words.length);
    const name = `${words[permute(index, words.length, common)]} ${thing}`;
    return round === 0 ? name : `${name} ${round + 1}`;
  };
}

export function toTitle(words: readonly string[]): string {
  return toSingular([...words])
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function toLabel(words: readonly string[]): string {
  const [first = "Text", ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}
