import { toSingular } from "../../schema/name-words.ts";
import { hash } from "../draw/chance.ts";
import type { Member } from "../member.ts";
import { dealPhrase } from "../phrases/deal-phrase.ts";
import { drawLocalText } from "../phrases/local-phrases.ts";
import { prose } from "../phrases/prose.ts";
import type { TextSource } from "../values/compile-text.ts";
import { nameOf, toTitle } from "./neutral.ts";

/** Where people go, and who they go to: one of them has a name of its own. */
const houses = new Set(
  "abbey academy agency airfield aquarium arboretum archive arena armory association asylum atelier attraction bakery bank barn base bistro boutique brasserie brewery brokerage bureau cafe camp campground casino castle cathedral cemetery center centre chapel charity church cinema clinic club coalition college colony conservatory consultancy cooperative council court creamery dairy dealership deli depot dispensary distillery district dojo estate factory farm federation festival firm florist forge foundation foundry gallery garage garden greenhouse guild gym hall harbor harbour headquarters hospice hospital hostel hotel inn institute kennel kiosk laboratory lab laundromat laundry library lodge lounge manor marina market mill mine mission monastery mosque museum nursery observatory office orchard orchestra orphanage outlet palace park parish parlor parlour pavilion pharmacy pier plant plantation playground plaza port practice precinct preserve prison pub quarry ranch refinery refuge resort restaurant roastery salon sanctuary sawmill school shelter shipyard shop showroom society spa stable stadium station store studio substation supermarket surgery synagogue tavern temple terminal theater theatre trust university vault venue vineyard ward warehouse winery workshop yard zoo".split(
    " ",
  ),
);

/** Whether such a thing has a name and an office of its own. */
export function isHouse(word: string): boolean {
  return houses.has(word);
}

/** Nouns made of verbs and adjectives: what somebody has to say, and not what one of several is called. */
const abstract = /(?:tion|sion|ment|ness|ance|ence|ship|ysis|ism|hood|care|advice)s?$/;
const concrete =
  /^(?:daycare|childcare|healthcare|skincare|station|equipment|instrument|apartment|department|compartment|document|appliance|garment|section|division|region|generation|edition|version|extension|dimension|mission|session|fence|residence|conference|ambulance|substance|entrance|audience|sequence|ornament|cement|pavement|basement|monument|tournament|fragment|segment|element|attachment|shipment|payment|position|function|collection|option|question|ship|relationship|membership|scholarship|championship|internship|dealership)s?$/;

/**
 * What is said of a noun that no table has, by the kind of noun that it is: a shelter has a name, an
 * interpretation is a remark.
 */
export function byNounClass(member: Member, isEnglish: boolean): TextSource | undefined {
  const last = toSingular([member.words.at(-1) ?? ""])[0] ?? "";
  if (houses.has(last) && isEnglish) return nameOf(toTitle(member.words), member.isTop);
  // Several of them, or one alone, may be called anything.
  const isRemark = member.words.at(-1) === last && member.siblings.length > 3;
  if (!isRemark || !abstract.test(last) || concrete.test(last)) return undefined;
  const key = hash(member.path);
  return isEnglish
    ? (scope, chance) => dealPhrase(prose.notes, scope, chance, key)
    : (scope, chance) => drawLocalText("sentence", scope, chance);
}
