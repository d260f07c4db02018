import { toPairs } from "../../../meaning/names/foreign/to-pairs.ts";
import { nameWords } from "../../../meaning/things/name-words.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** What the name of a thing says that a neighbour says, too: the one follows the other. */
interface Mention {
  /** What is said in the name. */
  readonly said: RegExp;
  /** Who knows better. */
  readonly knownBy: string;
  /** A list of them, of which the first counts. */
  readonly knownByFirst?: string;
  /** Undefined where the neighbour does not tell after all. */
  readonly read: (text: string) => string | undefined;
}

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join("|")})\\b`);
export const companies = anyOf(nameWords.company);
const surnameOf = (name: string) => name.split(" ").at(-1);
const versus = (name: string) => (/ /.test(name) ? surnameOf(name) : undefined);

const finishes = "natural|charcoal|sand|forest green|off-white|slate blue|terracotta";

/** What contracts of a kind are called. */
const agreements = new Map(
  toPairs(
    "nda=Non-disclosure agreement|lease=Lease agreement|employment=Employment contract|license=Licence agreement|service=Service agreement|supply=Supply contract|sow=Statement of work|msa=Master service agreement|consulting=Consulting agreement|vendor=Supply contract",
  ),
);

const deals = new Map(
  toPairs("supplier=Supply contract|collective=Collective agreement|rental=Rental agreement"),
);

const mentions: readonly Mention[] = [
  {
    said: /^(?:Service agreement|Supply contract|Non-disclosure agreement|Lease)(?= [A-Z])/,
    knownBy: "type|contract type|agreement type",
    read: (type) => agreements.get(type.toLowerCase()) ?? deals.get(type.toLowerCase()),
  },
  {
    said: /^(?:Volta|Northstar|Kestrel|Aurora|Meridian|Solano)\b/,
    knownBy: "make|vehicle make|car make|brand|manufacturer|car brand|vehicle brand",
    read: (make) => make,
  },
  {
    said: /(?<=^[A-Z][a-z]+ )(?:City|Tourer|Sprint|Estate|Cross|Mini|Lyra|S2|X4)(?=,|$)/,
    knownBy: "model|vehicle model|car model",
    read: (model) => model,
  },
  {
    said: new RegExp(`(?<=, )(?:${finishes})$`),
    knownBy: "color|colour|color name",
    read: (color) => (color.startsWith("#") ? undefined : color.toLowerCase()),
  },
  {
    said: anyOf(nameWords.place),
    knownBy: "city|town|host city|location city|destination city|destination",
    knownByFirst: "destinations|cities|places|stops",
    // The hub of `Lyon, France` is called by the town.
    read: (city) => city.split(",")[0],
  },
  {
    said: anyOf(nameWords.place),
    knownBy: "address|full address|property address|site address",
    // The town stands before the postcode or behind it: `12 High Street, Leeds LS1 4AB`.
    read: (address) =>
      /, (\D+?) (?=[A-Z]*\d)/.exec(address)?.[1] ?? /, \d[\d -]*(?:AB )?(\D+)$/.exec(address)?.[1],
  },
  {
    said: companies,
    knownBy:
      "company name|client name|account name|customer company|company|account|organization name|counterparty|counterparty name",
    read: (company) => company,
  },
  {
    said: new RegExp(`(?<=: )(?:${nameWords.subject.join("|")})\\b`),
    knownBy: "subject|subject name|course|course name",
    read: (subject) => subject,
  },
  {
    said: new RegExp(
      `^(?:${nameWords.subject.join("|")})(?= (?:quiz|midterm|final|oral exam|practice test|exam|test)\\b)`,
    ),
    knownBy: "category|subject|topic",
    read: (subject) => subject,
  },
  {
    said: /\b(?:Riesling|Pinot Noir|Merlot|Chardonnay|Syrah|Shiraz|Tempranillo|Malbec|Sauvignon Blanc)\b/,
    knownBy: "grape|grape variety|varietal|variety",
    read: (grape) => grape,
  },
  {
    said: /^[^ ]+(?: [^ .]+)*(?= v\. )/,
    knownBy: "plaintiff|claimant|plaintiff name",
    read: versus,
  },
  { said: /(?<= v\. ).+$/, knownBy: "defendant|respondent|defendant name", read: versus },
  {
    said: /\b20\d\d\b/,
    knownBy: "date|election date|start date|event date|starts at|start|starts",
    read: (date) => /^(20\d\d)-/.exec(date)?.[1],
  },
];

/** What such a thing is called, also where another stands for it: `tripName` of an itinerary. */
const titles =
  "name|title|exam name|exam title|test name|trip name|trip title|quiz title|quiz name|tour name|tour title|event name|event title|property title|property name|listing title|museum name|venue name|hotel name|restaurant name|store name|club name|deal name|opportunity name|opportunity";

/** The hub of Lyon is in Lyon, and the case of Novak v. Shah is between those two. */
export const findMentions: FindRules = ({ slots }) => {
  const name = findNamed(slots, titles, ["text"]);
  if (!name) return [];
  return mentions.flatMap((mention) => {
    const known =
      findNamed(slots, mention.knownBy, ["text", "choice"]) ??
      findNamed(slots, mention.knownByFirst ?? "", ["list"]);
    return known && known !== name ? [toRule(name, known, mention)] : [];
  });
};

function toRule(name: Slot, known: Slot, { said, read }: Mention): Rule {
  return {
    reads: [name, known],
    writes: [name],
    apply: (scope) => {
      const { values } = scope;
      const [text, told] = [values[name.name], values[known.name]];
      const other = Array.isArray(told) ? told[0] : told;
      if (typeof text !== "string" || typeof other !== "string" || !said.test(text)) return;
      // `Bergen` is a town where people speak English, and mountains elsewhere.
      if (!scope.draw.library.isEnglish) return;
      const better = read(other);
      if (better !== undefined && better !== "") write(scope, name, text.replace(said, better));
    },
  };
}
