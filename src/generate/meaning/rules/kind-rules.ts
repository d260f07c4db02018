import { dealPhrase } from "../../phrases/deal-phrase.ts";
import { drawLocalText } from "../../phrases/local-phrases.ts";
import { categoryNames } from "../../phrases/subjects.ts";
import { isElsewhere } from "../names/elsewhere.ts";
import { neighboursOf } from "../names/neighbours.ts";
import { isOfWork } from "../names/of-work.ts";
import {
  findAspect,
  findThing,
  ownerOf,
  thingWords,
  toThingPhrases,
} from "../things/find-thing.ts";
import type { Thing } from "../things/thing.ts";
import { fromPlace, pick, type TextContext, type TextRule, toTextRules } from "./text-rule.ts";

type Aspect = "status" | "type" | "category" | "reason";

/** What the thing has there; what most things have where it is unknown. */
const aspect =
  (kind: Aspect, usual: string): TextRule =>
  (context) => {
    const { member, role } = context;
    // `lostReason`: why the deal was lost. `approvalStatus` is not the status of what is approved.
    const said =
      findAspect(kind, thingWords(member, role), member) ??
      (kind === "reason" ? findAspect(kind, ownerOf(member), member) : undefined);
    return pick(said ?? usual)(context);
  };

/** Only where the thing is known to have it: `tripType`, but not any `…Type`. */
const known =
  (kind: keyof Thing): TextRule =>
  (context) => {
    const text = findAspect(kind, thingWords(context.member, context.role), context.member);
    return typeof text === "string" ? pick(text)(context) : undefined;
  };

/** A thing of its own, but as a member a number of something else. */
const numbered = new Set(["port", "ports", "monitor"]);

/** The name of the thing that the member is called after: the `airline` of a flight. */
export const namedThing: TextRule = ({ member, role, schema, isEnglish }: TextContext) => {
  const word = thingWords(member, role).at(-1);
  if (word === undefined || !isEnglish || schema.format !== undefined) return undefined;
  if (numbered.has(word)) return undefined;
  const name = findThing([word])?.name;
  return name === undefined
    ? undefined
    : (scope, chance) => dealPhrase(toThingPhrases(name), scope, chance);
};

/** What stands under such words as every language has for its shelves. */
const shelved = new Set("product item post article event blog listing shop story page".split(" "));

/** An item of a menu is none of a shop. */
function isShelved({ owner }: TextContext["member"]): boolean {
  const last = owner.at(-1) ?? "";
  return shelved.has(last) && (last !== "item" || owner.length === 1);
}

/** What is sorted by subjects: what somebody wrote, showed, asked or called others to. */
export const topical =
  /^(?:product|item|post|article|event|blog|listing|shop|story|page|video|channel|course|lesson|tutorial|talk|webinar|podcast|episode|group|community|forum|thread|topic|question|answer|faq|newsletter|quote|poll|idea|habit|goal|interest|meetup|campaign|link|bookmark|resource|guide|feed|note|document|image|photo|picture|app|website|site|discussion|fact|trivia|quiz|wish|news|publication|book|magazine|newspaper|category|tag|content|media|playlist|collection|board|pin|creator|influencer|user|profile|author|budget|transaction)s?$/;

/** By its own shelves, by its subject, or by what kinds of it there are. */
const shelf: TextRule = (context) => {
  const { member, role } = context;
  const own = known("category")(context);
  if (own) return own;
  if (topical.test(thingWords(member, role).at(-1) ?? ""))
    return (scope, chance) => dealPhrase(categoryNames, scope, chance);
  const types = findAspect("type", thingWords(member, role), member);
  const shelves = types?.replaceAll(/(?<=^|\|)[a-z](?![A-Z])/g, (letter) => letter.toUpperCase());
  const isOfOffice =
    isOfWork(member.siblings) && !isElsewhere(thingWords(member, role), neighboursOf(member));
  const usual = isOfOffice
    ? "General|Operations|Finance|Technical|Legal|Logistics|Administration"
    : "General|Popular|Classic|Special|Seasonal|Featured";
  return pick(shelves ?? usual)(context);
};

/** What every kind of thing has, each kind in its own words. */
export const kindRules = toTextRules({
  "status|lifecycle|status text|status name|status value|deleted status|active status|status detail|disposition":
    aspect("status", "active|pending|inactive"),
  "state|state text": (context) =>
    known("status")(context) ?? fromPlace((found) => found.state)(context),
  "type|kind|variant|sub type|subtype|type name|type description|class|classification|classification type|form type":
    aspect("type", "standard|basic|custom"),
  "category|category name|sub category|subcategory|parent category|section": (context) =>
    context.isEnglish
      ? shelf(context)
      : ((isShelved(context.member) ? undefined : known("category")(context)) ??
        ((scope, chance) => drawLocalText("category", scope, chance))),
  "rejection reason|denial reason|reject reason|decline reason|declined reason @ leave leaverequest absence vacation timeoff":
    "Too many people away|Peak season|Notice too short|No days left|Overlaps with a release",
  "rejection reason|denial reason|reject reason|decline reason|declined reason @ loan loanapplication credit creditapplication mortgage":
    "Debt too high for the income|Incomplete documents|Employment too short|Credit score too low|Income not verified",
  "termination reason|leaving reason|exit reason|reason for leaving @ employee worker staff contract employment":
    "Resigned|End of contract|Relocation|Retirement|Redundancy",
  "closure reason|reason for closure|closed reason|closing reason @ lift skilift slope piste trail cablecar gondola":
    "Strong wind|Maintenance|Not enough snow|Avalanche danger|Power failure",
  "closure reason|reason for closure|closed reason|closing reason":
    "Maintenance|Bad weather|Private event|Public holiday|Staff shortage",
  "delay reason|reason for delay|late reason":
    "Bad weather|Late arrival of the one before|Technical check|Staff shortage|Heavy traffic|Waiting for parts",
  "ban reason|suspension reason|block reason|lock reason":
    "Spam|Abusive language|Cheating|Several accounts|Repeated warnings",
  "rollback plan|backout plan|recovery plan":
    "Restore the backup.|Switch back to the version before.|Undo the change and tell everybody.",
  "cancellation reason|cancel reason|cancelled reason @ appointment checkup visit consultation booking reservation":
    "Illness|Asked for another day|No longer needed|Booked by mistake|Could not be there in time",
  "reason|status reason|reason text|failure reason|cancel reason|cancellation reason|rejection reason|reject reason|reason for":
    aspect("reason", "Customer request|Duplicate entry|Incorrect data|Policy change|Other"),
});
