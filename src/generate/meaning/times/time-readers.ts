import type { Member } from "../../member.ts";
import { type Matcher, oneOf } from "../../one-of.ts";
import { neighboursOf } from "../names/neighbours.ts";
import { isPersonWord } from "../names/person-words.ts";
import { formOfTime } from "./named-time.ts";
import type { TimeForm } from "./time-form.ts";
import {
  comesRound,
  hasCounterpart,
  hasOtherEdge,
  isBankCard,
  isDaily,
  isHourOfDay,
  isLeg,
  isLine,
  isNight,
  isOnce,
  isPeriod,
  isPortCall,
  isRoutine,
  isRule,
  isSpan,
  isWay,
  isWeekly,
} from "./time-surroundings.ts";

/** Names of a kind, and what they say of the time; `"none"` is for those that say nothing of it. */
type Reader = readonly [names: Matcher, says: TimeForm | Says];
/** Undefined where others may know more. */
type Says = (member: Member, words: readonly string[]) => TimeForm | "none" | undefined;

const where =
  (form: TimeForm | "none", holds: (member: Member, words: readonly string[]) => boolean): Says =>
  (member, words) =>
    holds(member, words) ? form : undefined;

/** An hour beside a date, and else an instant. */
const besideDate: Says = (member) => (neighboursOf(member).has("date") ? "clock" : "instant");

/** Where a span begins or ends. */
const edge = "(?:start|end|begin|starts|ends|from|to|until|after|before)";
const named = (text: string) => new RegExp(`^(?:${text})$`);

/** What has happened, as the whole name: `created`, `last modified`. */
const participles = oneOf(
  "created|added|expired|updated|modified|changed|edited|published|posted|submitted|received|issued|joined|registered|released|generated|started|ended|finished|opened|closed|completed|shipped|delivered|paid|cancelled|canceled|uploaded|synced|accessed|deactivated|activated|installed|scheduled|built|indexed|processed|sent|premiered|aired|debuted|commissioned|decommissioned|excavated|hatched|bottled|distilled|serviced|inducted|ordained",
);
const chores = /^(?:tasks?|todos?|chores?|assignments?|subtasks?|deliverables?)$/;
const lastTimes =
  /^(?:seen|pickup|collection|emptied|emptying|online|connected|logged|trained|polled|login|update|updated|modified|sync|synced|used|run|activity|active|visit|visited|access|accessed|edit|edited|checked|check|contacted|contact|maintenance|service|inspection|inspected|watered|fed|calibrated|calibration|backup|refresh|refreshed|fetched|ping|heartbeat|transmission|transmitted|signal|eruption|erupted|sighting|sighted|observation|observed|detection|outage|incident|accident|flood|fire|reported|payment|purchase|order|donation|changed|played|watched|read|reading|report|measurement|fill|charge|charged|cleaning|cleaned|feeding|watering|harvest|harvested|audit|review|reviewed|boot|reboot|restart|studied|study|hearing|ship|counted|count_date|donated|met|spoke|call|called|change|appointment|dose|vaccination|exam|replacement|promotion|raise|transaction|billing|renewal|shift|session|delivery|departure|payout|invoice|event|meeting|election|repair|oiled|tuned|hit|failure|restock|rehearsal|training|practice|race|game|match|class|checkup|done|eligible|wash|calving|lambing|farrowing|shearing|milking|breeding|insemination|weighing|deworming|treatment|walk|trim|pruning|tuneup|rotation|groomed|grooming|brushing|bath|cleanup|dive|ride|swim|worn|eaten|paid|opened|clean|shipment|taken|available|availability|opening|slot|free|lesson|dividend|milestone|deadline|tour|show|concert|launch|pickup|execution|attempt|installment|instalment|reminder|booking|reservation|interview|viewing|consultation|hearing|lecture|exam|flown|ridden|driven|shorn|mown|swum|sung|shown|sold|bought|won|lost|fitting|showcase|recital|competition|tasting|trial|refill|collection|swept|heard|caught)$/;
/** What was done, or being done: the last thinning of a wood, the last firing of a kiln. */
const doing =
  /..ed$|^(?!(?:rank|rat|str|th|k|r|spr|p|w|l|s|b|st|cl|build|list|warn|stand|sett|draw|offer|post|record|head|find|rul|mean|heard|row|end|str|so|follow)ing$)\w{2,}ing$|^(?:flight|mission|sortie|overhaul|test|drill|failover|stocktake|frost|irrigation|oil change|emission|dredging|patrol|backwash|flush|sampling|lubrication)$/;
const happenings = oneOf(
  "delivery|arrival|departure|completion|start|end|return|release|launch|opening|closing|close|closure|pickup|finish|harvest|handover|renewal|payment|shipment|approval|decision|graduation|dispatch|visit|viewing|inspection|installation|repair|survey|collection|move|restoration|resolution|recovery|opening|demolition|landing|splashdown|liftoff|discharge|ready",
);

const leftThere = oneOf("appointment|serviceappointment|repair|grooming|laundryorder");

/** A time of the last, the first or the next of many. */
const ofMany =
  (most: number, others?: Matcher): Says =>
  (_, words) => {
    const last = words.at(-1) ?? "";
    const isTime = lastTimes.test(last) || others?.test(last) === true;
    return words.length <= most && isTime ? "instant" : undefined;
  };

const ofEdge: Says = (member, words) => {
  const last = words.at(-1) ?? "";
  // `from` and `to` are places and people as often as days.
  const isClear = !oneOf("from|to").test(last);
  if (isHourOfDay(words, member)) return "clock";
  if (!isClear && isWay(member)) return "none";
  return isClear || (words.length === 1 && hasCounterpart(last, member)) ? "instant" : "none";
};

/** Nobody asks a second one where the first has said something. */
const timeReaders: readonly Reader[] = [
  // On which days of the week.
  [/^(?:operates|runs|meets|works|available) on$/, () => "none"],
  // In what something is told, and not when.
  [/(?:^| )(?:time|date)$/, where("none", ({ owner }) => /^units?$/.test(owner.at(-1) ?? ""))],
  // How somebody felt, or how much there was, before and after.
  [
    /^(?:mood|feeling|weight|stress|stress level|energy|energy level|pain|pain level|rating|level|score|state|status|photo|picture|image|condition|value|balance|price|text|code|content) (?:before|after)$/,
    () => "none",
  ],
  // Where it can be seen, and not when.
  [/^(?:streaming|streams?|watch|listen) on$/, () => "none"],
  // Until when it can be had, beside from when, and nowhere to go to.
  [
    /^(?:available|bookable|valid) to$/,
    where("day", ({ siblings }) =>
      siblings.some((name) => /^(?:available|bookable|valid)_?from$/i.test(name)),
    ),
  ],
  // What a house does every day it does at an hour.
  [/^(?:trigger|activation|execution|run) time$/, where("clock", isRoutine)],
  [oneOf("start time|end time"), where("clock", isWeekly)],
  [/(?:^| )times?$/, (member, words) => formOfTime(words, member) ?? "none"],
  [/^(?:clock|punch) (?:in|out)(?: |$)/, besideDate],
  [
    /^(?:customer|client|enrolled|employed|partner|supplier|resident|tenant|patient|working|volunteer) since$/,
    "day",
  ],
  // What is agreed on for years begins and ends with a day.
  [
    /^(?:contract|lease|tenancy|warranty|guarantee|policy|coverage|insurance|agreement|license|licence|employment|probation|support) (?:start|starts|begin|begins|end|ends|expires|expiration|until)$/,
    "day",
  ],
  [/^(?:doors|gates) (?:opens?|opening)$/, (member) => formOfTime(["time"], member)],
  [oneOf("arrival|departure"), where("clock", isPortCall)],
  // `workingHours: { start, end }` are those of every day.
  [named(edge), where("clock", ({ isTop, owner }) => !isTop && owner.at(-1) === "hours")],
  [/^expir\S*$/, where("none", isBankCard)],
  [/^open (?:.* )?(?:from|until|till|to)$/, (member) => (isOnce(member) ? "day" : "clock")],
  [/^(?:first|last) (?:departure|service|bus|train|tram|ferry)$/, where("clock", isLine)],
  [oneOf("founded|established"), "day"],
  // What somebody begins and brings to an end.
  [
    /^(?:reading|work|construction|training|treatment|project|course|study|production) (?:started|finished)$/,
    "day",
  ],
  [oneOf("actual|estimated|expected"), where("instant", isLeg)],
  // What is left somewhere and fetched again, is it at an hour.
  [
    oneOf("drop off|dropoff|pick up|pickup"),
    where("instant", ({ owner }) => owner.some((word) => leftThere.test(word))),
  ],
  [oneOf("due"), where("day", ({ owner }) => chores.test(owner.at(-1) ?? ""))],
  [oneOf("onset"), "instant"],
  [/^first (?:registration|commissioning|light)$/, "day"],
  // From when to when somebody asked, worked or lived there.
  [
    /^(?:conducted|fielded|surveyed|employed|occupied|rented|hired|booked|borrowed|reserved|leased|insured|enrolled) (?:from|to|until)$/,
    "day",
  ],
  [/^(?:contract|lease|agreement|nda|waiver|consent) signed$/, "day"],
  // What has to be paid or handed in by a day.
  [
    /^(?:deposit|rent|premium|renewal|report|installment|assignment|inspection|registration|insurance|maintenance|calibration|oil change|tax|vaccination) due$/,
    "day",
  ],
  [
    /^(?:available|open|working) (?:from|to|until)$/,
    where("clock", ({ siblings }) =>
      siblings.some((name) => /^(?:available|working|open)_?days$/i.test(name)),
    ),
  ],
  [/^(?:starts?|ends?|begins?|from|until|to)(?: (?!(?:on|date)$)\S+)?$/, where("clock", isWeekly)],
  [oneOf("night"), where("day", (member) => neighboursOf(member).has("bedtime"))],
  [/^(?:opening|closing|premiere|final) (?:.* )?night$/, "day"],
  // What is expected by a day: `expectedBy`, `payBy`.
  [
    /^(?:expected|due|needed|required|wanted|promised|estimated|respond|reply|pay|return|deliver|complete|sell|use|best) by$/,
    "day",
  ],
  [/^(?:best|consume|use|eat|drink) before$/, "day"],
  [/^last (?:checked|clocked|logged|signed|punched|opted) (?:in|out|off)$/, "instant"],
  [/^(?:ready|free|collectable|bookable|deliverable) from$/, "day"],
  [oneOf("lights out|lights off"), "clock"],
  // A bedtime that is a rule begins at an hour of every night.
  [
    /^(?:bedtime|quiet time|do not disturb|dnd|curfew|downtime|night mode|lights) (?:starts?|ends?|begins?|from|to|until)$/,
    "clock",
  ],
  [
    oneOf("on|off"),
    where(
      "clock",
      ({ owner, siblings }) =>
        owner.at(-1) === "schedule" && siblings.includes("on") && siblings.includes("off"),
    ),
  ],
  // Quiet and business hours begin at an hour of every day.
  [new RegExp(`(?:^| )hours (?:.* )?${edge}$`), "clock"],
  // From when on guests may come holds for all of them.
  [/^check (?:in|out) (?:from|until|till|to|by|after|before|start|end)$/, "clock"],
  [
    oneOf("hour"),
    where("clock", ({ owner }) => owner.some((word) => /^hourly|^hours$/.test(word))),
  ],
  // What somebody joins on a day.
  [
    /^joined (?:guild|team|club|company|community|server|group|league|clan|band|platform|network|church|gym|board)$/,
    "instant",
  ],
  [/^(?:opens|closes) (?:.* )?at$/, (member) => (isDaily(member) ? "clock" : "instant")],
  [/(?:^| )(?:sunrise|sunset|moonrise|moonset|dawn|dusk)$/, besideDate],
  [/^date of(?: |$)/, "day"],
  [new RegExp(`^\\S+ ${edge}$`), where("day", (member, [first = ""]) => isPeriod(first, member))],
  [/^(?:continued|adjourned|postponed|rescheduled|deferred|moved) (?:.* )?to$/, "instant"],
  [/(?:^| )move (?:in|out)$/, "day"],
  // `lastCheckIn`, `guestCheckOut`, `expectedDischarge`.
  [
    /(?:^| )(?:check in|check out|expected discharge)$/,
    (member) => (isRule(member) ? "clock" : isNight(member) ? "day" : "instant"),
  ],
  [named(edge), where("day", isSpan)],
  // What is planned to the day.
  [
    /^(?:expected|estimated|planned|target) (?:harvest|completion|graduation|release|launch|handover|closing|start|end)$/,
    "day",
  ],
  [/^(?:pay|billing|statement|tax|accounting|reporting) period \S+$/, "day"],
  [/^(?:week|month) (?:.* )?(?:of|start|begin|end)$/, "day"],
  [/^available (?:.* )?from$/, "day"],
  [/^(?:paid|valid|covered|booked|effective) (?:.* )?through$/, "day"],
  [/^(?:week|month|period|quarter|year) (?:.* )?(?:starting|ending|beginning|commencing)$/, "day"],
  [
    /^(?:pickup|due|deliver|pay|rsvp|needed?|required|promised|wanted|use|sell|respond|return|complete|register|apply) (?:.* )?by$/,
    "day",
  ],
  [/^date \S+$/, where("instant", (_, [, last = ""]) => participles.test(last))],
  [/^time (?:.* )?stamp$/, "instant"],
  [/^shift (?:start|end|starts|ends)$/, "clock"],
  [oneOf("effective"), "instant"],
  // When somebody began a book, and put it down.
  [
    /^(?:started|began|finished|stopped|ended) (?:reading|watching|playing|listening|working|training|smoking)$/,
    "day",
  ],
  [/^effective (?:from|until|to)$/, where("instant", ({ owner }) => owner.at(-1) === "alert")],
  [new RegExp(`^(?:valid|effective|date|taken|drink) ${edge}$`), "day"],
  [/^\S+ \S+$/, where("day", (member, words) => hasOtherEdge(words, member))],
  [oneOf("born|died"), where("day", ({ owner }) => isPersonWord(owner.at(-1)))],
  // `dateTaken` is the day on which it was.
  [/^date \S*(?:ed|taken|sent|paid|sold|bought|built|made|found|won|given|born)$/, "day"],
  [new RegExp(`(?:^| )${edge}$`), ofEdge],
  [/(?:^| )(?:premiered|premiere|aired|debuted|last snowfall)$/, "day"],
  [participles, "instant"],
  // Beside `firstVisited`, which is a day, `lastVisited` is one.
  [
    /^last \S*\S{2}ed$/,
    where("day", (member, [, last = ""]) => neighboursOf(member).has(`first_${last}`)),
  ],
  [/^last(?: |$)/, ofMany(4, /..ed$/)],
  [/^first (?!(?:placed|named)$)\S*\S{2}ed$/, "day"],
  [/^(?:second|final) (?:fitting|rehearsal|tasting|viewing|recital)$/, "instant"],
  // Where one sits is no time.
  [/^(?:first|second|third) class$/, () => "none"],
  // A seat of the first class is no lesson.
  [/^(?:first(?! class)|next)(?: |$)/, ofMany(3)],
  [/^(?:last|next) \S+$/, where("day", (member, words) => comesRound(words, member))],
  [/^last(?: |$)/, ofMany(4, doing)],
  [
    /^(?:first(?! class)|next)(?: |$)/,
    ofMany(3, oneOf("flight|duty|mission|sortie|overhaul|test|drill")),
  ],
  // `estimatedDelivery`, `actualReturn`: when it is, or was.
  [
    /^(?:estimated|expected|scheduled|planned|actual|projected|promised|target) /,
    where("instant", (_, words) => happenings.test(words.at(-1) ?? "")),
  ],
  [/^(?:next|last) (?:follow up|followup)$/, "instant"],
  [/^(?:reports|payments|deliverables|installments|instalments) due$/, "day"],
  [/^due (?:.* )?(?:back|by)$/, "day"],
  [/^(?:next|service|renewal|report|rent|payment) (?:.* )?due$/, "day"],
  [/^(?:scheduled|reserved|booked|planned|promised|due) (?:.* )?for$/, "instant"],
];

/** What the first of them says that says something. */
export function sayOf(words: readonly string[], member: Member): TimeForm | "none" | undefined {
  const name = words.join(" ");
  for (const [names, says] of timeReaders) {
    const said = names.test(name)
      ? typeof says === "string"
        ? says
        : says(member, words)
      : undefined;
    if (said) return said;
  }
  return undefined;
}
