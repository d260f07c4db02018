import { inFull } from "./abbreviations.ts";
import { toWords } from "./name-words.ts";

/** Behind the name of a model: for which layer of a program it is written, and not what it is. */
const layers: Readonly<Record<string, RegExp | undefined>> = {
  dto: undefined,
  vm: undefined,
  entity: /^(?:legal|business|named|public)$/,
  model:
    /^(?:car|vehicle|phone|device|ml|ai|language|data|printer|bike|engine|machine|drone|laptop|watch|camera|pricing|price|fashion|business|aircraft|plane|truck|robot|train|shoe|lens|scale|role|financial|forecast|learning|prediction)$/,
  payload: /^(?:rocket|satellite|drone|truck)$/,
  response:
    /^(?:survey|form|quiz|questionnaire|canned|incident|emergency|first|feedback|poll|auto|customer|rsvp|invitation|saved|tender|guest|owner|host|seller|business|vendor|merchant|shop|api|http|error|server|login|auth)$/,
  resource:
    /^(?:learning|human|library|water|natural|cloud|shared|teaching|meeting|community|help)$/,
  row: /^(?:seat|crop|vine|garden|table|plant)$/,
  view: /^(?:page|street|profile|saved|ocean|room|product|video)$/,
  tile: /^(?:floor|map|roof|wall|bathroom|mosaic|dashboard)$/,
  teaser: undefined,
};

/** What is listed is known by its own name: a listing alone is a home or something to buy. */
const listed =
  /^(?:event|concert|show|festival|service|book|course|class|tutor|movie|film|restaurant|venue|business|trip|tour|activity|workshop|conference|meetup|recipe|charity|volunteer)$/;

/** What has a card on a screen; a gift card and a membership card are things of their own. */
const shown =
  /^(?:product|restaurant|recipe|movie|film|show|course|job|event|listing|property|hotel|user|team|article|post|book|destination|trip|dish|venue|project|employee|contact|doctor|podcast|album|artist|apartment|house|review|news|deal|lead|order|stat|metric|kpi)$/;

/**
 * The words of a model, without those that say how a program uses it: a `CustomerDto`, an
 * `ICustomer` and a `CustomerListItem` are customers.
 */
export function toModelWords(name: string): readonly string[] {
  const all = inFull(toWords(name));
  // `IUser`, `tblUser`: what no thing begins with.
  const isMarked = all[0] === "tbl" || (all[0] === "i" && /^I\p{Lu}\p{Ll}/u.test(name));
  return withoutLayer(isMarked && all.length > 1 ? all.slice(1) : all);
}

/** What stands on such a list is a thing of its own: something to buy, to pack, to do. */
const lists = /^(?:shopping|grocery|packing|bucket|todo|reading|punch|wish|watch)$/;
const shortLists = /^(?:shopping|grocery|packing|bucket|todo)$/;

function withoutLayer(words: readonly string[]): readonly string[] {
  const [of = "", before = "", last = ""] = ["", "", ...words].slice(-3);
  if (words.length < 2) return words;
  if (before === "list" && last === "item" && lists.test(of))
    return shortLists.test(of) ? [...words.slice(0, -2), last] : words;
  if (
    words.length > 2 &&
    /^(?:view model|list item|grid item|card item)$/.test(`${before} ${last}`)
  )
    return withoutLayer(words.slice(0, -2));
  const isLayer = Object.hasOwn(layers, last) && layers[last]?.test(before) !== true;
  const isCard = last === "card" && shown.test(before);
  const isListing = last === "listing" && listed.test(before);
  return isLayer || isCard || isListing ? withoutLayer(words.slice(0, -1)) : words;
}
