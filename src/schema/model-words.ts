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
  /^(?:event|concert|show|festival|service|book|course|class|tutor|movie|film|restaurant|venue|business|trip|tour|activity|app|workshop|conference|meetup|recipe|charity|volunteer)$/;

/** What has a card on a screen; a gift card and a membership card are things of their own. */
const shown =
  /^(?:product|restaurant|recipe|movie|film|show|course|job|event|listing|property|hotel|user|team|article|post|book|destination|trip|dish|venue|project|employee|contact|doctor|podcast|album|artist|apartment|house|review|news|deal|lead|order|stat|metric|kpi)$/;

/** Things that somebody looks at one by one, and not sums, settings or papers about something. */
const things = new Set(
  (
    "product restaurant cafe bar hotel hostel resort movie film show series anime cartoon season episode game videogame boardgame book novel comic manga author " +
    "podcast album artist band musician song track playlist concert festival event conference meetup workshop venue theater cinema museum gallery exhibition artwork painting " +
    "course lesson school university student teacher job project task team club league player athlete coach match tournament driver " +
    "user member customer client employee company brand store shop supplier vendor destination trip tour attraction landmark monument park beach trail mountain river lake island " +
    "country city town state province region continent planet star moon galaxy constellation element mineral gemstone crystal animal pet dog cat bird fish horse insect reptile dinosaur species breed " +
    "plant flower tree herb houseplant recipe meal dish drink cocktail wine beer coffee tea cheese ingredient fruit vegetable food pizza burger dessert car vehicle motorcycle bike boat yacht ship aircraft airplane airport airline flight train station " +
    "language currency coin crypto cryptocurrency token stock quote joke poem character hero superhero villain pokemon monster weapon spell potion god deity " +
    "apartment house property home room doctor hospital clinic medicine drug medication disease exercise workout phone laptop device gadget perfume sneaker shoe watch " +
    "article post blog news review photo video repo repository package library framework"
  ).split(" "),
);

/** What a program calls all that it knows of a thing: the `MovieDetails` of a page are a film. */
const told = /^(?:details?|info|information|data|overview|preview|base|props|schema)$/;

/** Behind fewer names: a profile is mostly of a person, and records and summaries are papers. */
const toldOf: Readonly<Record<string, RegExp | undefined>> = {
  profile:
    /^(?:plant|dog|cat|pet|animal|horse|bird|company|brand|city|country|team|club|school|university|restaurant|hotel|wine|species|breed|planet|character|hero|superhero|pokemon|artist|player|athlete|band)$/,
  record: /^(?:city|country|movie|film|book|product|pet|animal|plant|car|company|customer)$/,
  summary:
    /^(?:event|movie|film|show|book|course|product|project|article|post|recipe|hotel|trip|job|game|user|customer|company)$/,
  result: /^(?:movie|film|show|book|product|hotel|recipe|song|album|artist|city|country|job)$/,
  upload: /^(?:video|song|track)$/,
  entry: /^(?:movie|film|book|product|recipe|country|city|pokemon|song|album)$/,
};

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
  const isTold = things.has(before) && told.test(last);
  const isToldOf = Object.hasOwn(toldOf, last) && toldOf[last]?.test(before) === true;
  return isLayer || isCard || isListing || isTold || isToldOf
    ? withoutLayer(words.slice(0, -1))
    : words;
}
