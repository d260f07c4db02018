import { toWords } from "../../../schema/name-words.ts";
import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { readingsOf } from "../names/canonical-words.ts";
import type { TimeForm } from "./time-form.ts";
import { sayOf } from "./time-readers.ts";

const timeWords = oneOf(
  "at|on|date|datetime|timestamp|deadline|birthday|deathday|birthdate|dob|since|until|expires|expiry|departure|arrival|departs|arrives|eta|etd|ata|atd|sunrise|sunset|moonrise|moonset|dawn|dusk|kickoff|checkin|checkout|ts|when|anniversary",
);
const amounts = oneOf("price|cost|amount|balance|value|quantity|stock|rate|score|mileage|weight");
/** Without a format these are days; the others are instants. */
const dayWords = oneOf(
  "date|birthday|deathday|birthdate|dob|deadline|day|anniversary|anniversaries|expiry|until",
);
/** Verbs that lean on something else than a day. */
const leaning = oneOf(
  "add|depends|depend|based|relies|rely|focus|focused|built|works|runs|hosted|carry|sign",
);

/** `conditionOnArrival`, `diagnosisOnAdmission`: how it was then, and not when. */
const told = oneOf(
  "condition|state|status|notes|note|remarks|damage|damages|fuel|odometer|temperature|age|symptoms|diagnosis|mood|pain",
);

/** What a name says of the time, if it speaks of one. */
export function readTime(member: Member): { words: readonly string[]; form: TimeForm } | undefined {
  // `priceWhenAdded`, `balanceAtClose`: how much it was then.
  if (amounts.test(member.words[0] ?? "") && oneOf("when|at").test(member.words[1] ?? ""))
    if (member.words.length > 2) return undefined;
  if (told.test(member.words[0] ?? "") && oneOf("on|at|upon").test(member.words[1] ?? ""))
    if (member.words.length > 2) return undefined;
  for (const words of readingsOf(member)) {
    const form = formOf(words, member);
    if (form) return { words, form };
  }
  return undefined;
}

function formOf(words: readonly string[], member: Member): TimeForm | undefined {
  const last = words.at(-1) ?? "";
  if (last === "utc" && words.length > 1) return formOf(words.slice(0, -1), member) ?? "instant";
  const said = sayOf(words, member);
  if (said) return said === "none" ? undefined : said;
  if (!timeWords.test(last)) return undefined;
  if (last === "on" && (words.length === 1 || leaning.test(words[0] ?? ""))) return undefined;
  // A number on and a number off are of what was put in and taken out.
  if (last === "on" && oneOf("number|no|part|component|code|name").test(words.at(-2) ?? ""))
    return undefined;
  if (last === "at" && words.length === 1 && member.siblings.length > 0) return "instant";
  return dayWords.test(last) || isDayOf(words, member) ? "day" : "instant";
}

const kept = oneOf("created|updated|modified|edited|logged|sent");

/** `plantedOn` is a day; `createdOn` is what a database writes, to the second, if it writes nothing else. */
function isDayOf(words: readonly string[], { siblings }: Member): boolean {
  if (words.at(-1) !== "on") return false;
  return (
    !kept.test(words.at(-2) ?? "") ||
    siblings.some(
      (name) => /[a-z]ed(?:On|_on)$/.test(name) && !kept.test(toWords(name).at(-2) ?? ""),
    )
  );
}
