import { toWords } from "../../schema/name-words.ts";
import type { Member } from "../member.ts";
import { readingsOf } from "./names/canonical-words.ts";
import { neighboursOf } from "./names/rule-index.ts";

const timeWords =
  /^(?:at|on|date|datetime|timestamp|deadline|birthday|birthdate|dob|since|until|expires|expiry|departure|arrival|departs|arrives|eta|etd|ata|atd|sunrise|sunset|kickoff|checkin|checkout|ts|when|anniversary)$/;
const amounts = /^(?:price|cost|amount|balance|value|quantity|stock|rate|score|mileage|weight)$/;
/** Without a format these are days; the others are instants. */
const dayWords =
  /^(?:date|birthday|birthdate|dob|deadline|day|anniversary|anniversaries|expiry|until)$/;
/** What has happened, as the whole name: `created`, `last modified`. */
const participles =
  /^(?:created|added|expired|updated|modified|changed|edited|published|posted|submitted|received|issued|joined|registered|released|generated|started|ended|finished|opened|closed|completed|shipped|delivered|paid|cancelled|canceled|uploaded|synced|accessed|deactivated|activated|installed|scheduled|built|indexed|processed|sent|premiered|aired|debuted)$/;
/** What has to be paid or handed in by a day. */
const owed = /^(?:deposit|rent|premium|renewal|report|installment|assignment)$/;
/** What somebody begins and brings to an end: `readingStarted`. */
const deeds = /^(?:reading|work|construction|training|treatment|project|course|study|production)$/;
const chores = /^(?:tasks?|todos?|chores?|assignments?|subtasks?|deliverables?)$/;
const lastTimes =
  /^(?:seen|pickup|collection|emptied|emptying|online|connected|logged|trained|polled|login|update|updated|modified|sync|synced|used|run|activity|active|visit|visited|access|accessed|edit|edited|checked|check|contacted|contact|maintenance|service|inspection|inspected|watered|fed|calibrated|calibration|backup|refresh|refreshed|fetched|ping|heartbeat|reported|payment|purchase|order|donation|changed|played|watched|read|reading|report|measurement|fill|charge|charged|cleaning|cleaned|feeding|watering|harvest|harvested|audit|review|reviewed|boot|reboot|restart|studied|study|hearing|ship|counted|count_date|donated|met|spoke|call|called|change|appointment|dose|vaccination|exam|replacement|promotion|raise|transaction|billing|renewal|shift|session|delivery|departure|payout|invoice|event|meeting|election|repair|oiled|tuned|hit|failure|restock|rehearsal|training|practice|race|game|match|class|checkup|done|eligible|wash|calving|lambing|farrowing|shearing|milking|breeding|insemination|weighing|deworming|treatment|walk|trim|pruning|tuneup|rotation|groomed|grooming|brushing|bath|cleanup|dive|ride|swim|worn|eaten|paid|opened|clean|shipment|taken|available|availability|opening|slot|free|lesson|stop|dividend|milestone|deadline|tour|show|concert|launch|pickup|execution|attempt|installment|instalment|reminder|booking|reservation)$/;
/** `…Time` that is a length and not an instant. */
const lengths =
  /^(?:handle|hold|talk|moving|riding|flying|swimming|paddling|engine|reading|read|prep|preparation|cook|cooking|baking|total|response|wait|waiting|lead|travel|transit|delivery|processing|run|running|play|playing|elapsed|load|loading|rest|resting|active|idle|turnaround|walking|driving|up|down|viewing|watch|cycle|half|setup|queue|handling|resolution|reaction|commute|screen|estimated|average|remaining|build|execution|cpu|ramp|brewing|steep|charging|recovery|lap|finish|race|best|record|fastest|practice|study|sleep|chip|gun|net|split|elapsed)$/;
/** `…Time` that is an hour of any day. */
const clocks =
  /^(?:opening|closing|open|close|opens|closes|check|checkin|checkout|feeding|bed|wake|wakeup|curfew|lunch|daily|preferred|doors|meeting|class|service|alarm|quiet|reminder|notification|nap|medication|meal|dose|wakeup|arrival_time|kickoff|kick|doors|showtime|show|boarding_time)$/;

/** `estimatedDelivery`, `actualReturn`: when it is, or was. */
const expected = /^(?:estimated|expected|scheduled|planned|actual|projected|promised|target)$/;
const happenings =
  /^(?:delivery|arrival|departure|completion|start|end|return|release|launch|opening|closing|close|closure|pickup|finish|harvest|handover|renewal|payment|shipment|approval|decision|graduation|dispatch|visit|viewing|inspection|installation|repair|survey|collection|move|restoration|resolution|recovery|opening|demolition|landing|splashdown|liftoff|discharge|ready)$/;
/** What opens and closes every day, and not once. */
const houses =
  /^(?:restaurant|store|shop|cafe|bar|bakery|branch|gym|library|museum|pharmacy|venue|office|clinic|hours|market|kitchen|salon|bank|day|schedule|outlet|studio|pool|park|zoo|club)$/;
/** `lastCheckIn`, `guestCheckOut`, `expectedDischarge`. */
const stays = /^(?:check in|check out|move in|move out|expected discharge)$/;
/** Nights are booked by the day. */
const isNight = ({ words, owner }: Member) =>
  words.length === 2 &&
  owner.some((word) => /^(?:booking|reservation|stay|hotel|lodging)$/.test(word));
/** What is planned to the day. */
const plannedDays =
  /^(?:expected|estimated|planned|target) (?:harvest|completion|graduation|release|launch|handover|closing|start|end)$/;
/** What opens once and closes once. */
const openOnce =
  /^(?:poll|auction|registration|event|survey|ticket|bid|vote|election|call|application|offer|sale|lot|round|window|enrollment|issue|position|account|contest|market)$/;

/** It opens once, or it is said to be closed for good. */
function isOnce({ owner, siblings }: Member): boolean {
  return (
    owner.some((word) => openOnce.test(word)) ||
    siblings.some((name) => /^(?:isClosed|is_closed|votes|totalVotes|total_votes|bids)$/.test(name))
  );
}

function hasBoth(siblings: readonly string[]): boolean {
  const has = (start: string) =>
    siblings.some((name) => name.toLowerCase().startsWith(start) && /at$/i.test(name));
  return has("opens") && has("closes");
}

/** What runs from one day to another. */
const periods =
  /^(?:term|coverage|lease|policy|warranty|statement|season|tenancy|semester|harvest)$/;

/** What is billed is billed by the day; of other periods nothing says so. */
function isPeriod(word: string, { owner }: Member): boolean {
  const isBilled = /^(?:statement|invoice|bill|payslip|payroll|card|budget|premium|lease)$/;
  return periods.test(word) || (word === "period" && owner.some((one) => isBilled.test(one)));
}

const wanted =
  /^(?:expected|due|needed|required|wanted|promised|estimated|respond|reply|pay|return|deliver|complete|sell|use|best)$/;

/** Where a span begins or ends. */
const edges = /^(?:start|end|begin|starts|ends|from|to|until|after|before)$/;

export type TimeForm = "instant" | "day" | "clock";

/** What a name says of the time, if it speaks of one. */
export function readTime(member: Member): { words: readonly string[]; form: TimeForm } | undefined {
  // `priceWhenAdded`, `balanceAtClose`: how much it was then.
  if (amounts.test(member.words[0] ?? "") && /^(?:when|at)$/.test(member.words[1] ?? ""))
    if (member.words.length > 2) return undefined;
  for (const words of readingsOf(member)) {
    const form = formOf(words, member);
    if (form) return { words, form };
  }
  return undefined;
}

/** The stops of a tour are told by its days and by the clock. */
function isPortCall(member: Member): boolean {
  const neighbours = neighboursOf(member);
  return !member.isTop && neighbours.has("day") && !neighbours.has("date");
}

function formOf(words: readonly string[], member: Member): TimeForm | undefined {
  const last = words.at(-1) ?? "";
  const first = words[0] ?? "";
  if (last === "time" || last === "times") return formOfTime(words, member);
  if (/^(?:clock|punch) (?:in|out)$/.test(words.slice(0, 2).join(" ")))
    return neighboursOf(member).has("date") ? "clock" : "instant";
  if (words.length === 1 && /^(?:arrival|departure)$/.test(last) && isPortCall(member))
    return "clock";
  // `workingHours: { start, end }` are those of every day.
  if (words.length === 1 && edges.test(last) && !member.isTop && member.owner.at(-1) === "hours")
    return "clock";
  if (words.length === 1 && /^expir/.test(last) && isBankCard(member)) return undefined;
  if (first === "open" && /^(?:from|until|till|to)$/.test(last))
    return isOnce(member) ? "day" : "clock";
  if (
    /^(?:first|last) (?:departure|service|bus|train|tram|ferry)$/.test(words.join(" ")) &&
    isLine(member)
  )
    return "clock";
  if (words.length === 1 && /^(?:founded|established)$/.test(last)) return "day";
  if (words.length === 2 && /^(?:started|finished)$/.test(last) && deeds.test(first)) return "day";
  if (words.length === 1 && /^(?:actual|estimated|expected)$/.test(last) && isLeg(member))
    return "instant";
  if (words.length === 1 && last === "due" && chores.test(member.owner.at(-1) ?? "")) return "day";
  if (words.length === 1 && last === "onset") return "instant";
  if (words.length === 2 && first === "first" && /^(?:registration|commissioning)$/.test(last))
    return "day";
  if (last === "due" && words.length === 2 && owed.test(first)) return "day";
  if (
    /^(?:available|open|working) (?:from|to|until)$/.test(words.join(" ")) &&
    member.siblings.some((name) => /^(?:available|working|open)_?days$/i.test(name))
  )
    return "clock";
  if (
    isWeekly(member) &&
    /^(?:starts?|ends?|begins?|from|until|to)$/.test(first) &&
    words.length <= 2 &&
    !/^(?:on|date)$/.test(last)
  )
    return "clock";
  if (words.length === 1 && last === "night" && neighboursOf(member).has("bedtime")) return "day";
  if (last === "night" && /^(?:opening|closing|premiere|final)$/.test(first)) return "day";
  // What is expected by a day: `expectedBy`, `payBy`.
  if (last === "by" && words.length === 2 && wanted.test(first)) return "day";
  if (last === "utc" && words.length > 1) return formOf(words.slice(0, -1), member) ?? "instant";
  // Quiet and business hours begin at an hour of every day.
  if (words.includes("hours") && edges.test(last)) return "clock";
  // From when on guests may come holds for all of them.
  if (/^check (?:in|out) (?:from|until|till|to|by|after|before|start|end)$/.test(words.join(" ")))
    return "clock";
  if (words.length === 1 && last === "hour" && /^hourly|^hours$/.test(member.owner.at(-1) ?? ""))
    return "clock";
  if (first === "joined" && words.length === 2 && groups.test(last)) return "instant";
  if (/^(?:opens|closes)$/.test(first) && last === "at") {
    const isDaily =
      houses.test(member.owner.at(-1) ?? "") || (hasBoth(member.siblings) && !isOnce(member));
    return isDaily ? "clock" : "instant";
  }
  if (/^(?:sunrise|sunset)$/.test(last))
    return neighboursOf(member).has("date") ? "clock" : "instant";
  if (words[1] === "of" && words[0] === "date") return "day";
  if (words.length === 2 && edges.test(last) && isPeriod(first, member)) return "day";
  if (last === "to" && /^(?:continued|adjourned|postponed|rescheduled|deferred|moved)$/.test(first))
    return "instant";
  if (/^move (?:in|out)$/.test(words.slice(-2).join(" "))) return "day";
  if (stays.test(words.slice(-2).join(" "))) {
    if (isRule(member)) return "clock";
    return isNight(member) ? "day" : "instant";
  }
  if (words.length === 1 && edges.test(last) && isSpan(member)) return "day";
  if (words.length === 2 && plannedDays.test(words.join(" "))) return "day";
  if (
    words.length === 3 &&
    /^(?:pay|billing|statement|tax|accounting|reporting) period /.test(words.join(" "))
  )
    return "day";
  if (/^(?:week|month)$/.test(first) && /^(?:of|start|begin|end)$/.test(last)) return "day";
  if (first === "available" && last === "from") return "day";
  if (last === "through" && /^(?:paid|valid|covered|booked|effective)$/.test(first)) return "day";
  if (
    /^(?:week|month|period|quarter|year)$/.test(first) &&
    /^(?:starting|ending|beginning|commencing)$/.test(last)
  )
    return "day";
  if (
    last === "by" &&
    /^(?:pickup|due|deliver|pay|rsvp|needed?|required|promised|wanted|use|sell|respond|return|complete|register|apply)$/.test(
      first,
    )
  )
    return "day";
  if (first === "date" && words.length === 2 && participles.test(last)) return "instant";
  if (first === "time" && last === "stamp") return "instant";
  if (first === "shift" && words.length === 2 && /^(?:start|end|starts|ends)$/.test(last))
    return "clock";
  if (words.length === 1 && last === "effective") return "instant";
  // When somebody began a book, and put it down.
  if (words.length === 2 && /^(?:started|began|finished|stopped|ended)$/.test(first)) {
    if (/^(?:reading|watching|playing|listening|working|training|smoking)$/.test(last))
      return "day";
  }
  if (
    words.length === 2 &&
    /^(?:valid|effective|date|taken|drink)$/.test(first) &&
    edges.test(last)
  )
    return "day";
  if (words.length === 2 && hasOtherEdge(words, member)) return "day";
  // `dateTaken` is the day on which it was.
  if (
    words.length === 2 &&
    first === "date" &&
    /(?:ed|taken|sent|paid|sold|bought|built|made|found|won|given|born)$/.test(last)
  )
    return "day";
  if (edges.test(last)) {
    // `from` and `to` are places and people as often as days.
    const isClear = /^(?:start|end|begin|starts|ends|until|after|before)$/.test(last);
    if (isHourOfDay(words, member)) return "clock";
    if (!isClear && isWay(member)) return undefined;
    return isClear || (words.length === 1 && hasCounterpart(last, member)) ? "instant" : undefined;
  }
  if (words.length === 1 && /^(?:premiered|aired|debuted)$/.test(last)) return "day";
  if (words.length === 1 && participles.test(last)) return "instant";
  if (first === "last" && words.length <= 4 && (lastTimes.test(last) || /..ed$/.test(last)))
    return "instant";
  if (
    first === "first" &&
    words.length === 2 &&
    /..ed$/.test(last) &&
    !/^(?:placed|named)$/.test(last)
  )
    return "day";
  if (/^(?:first|next)$/.test(first) && words.length <= 3 && lastTimes.test(last)) return "instant";
  if (words.length === 2 && /^(?:last|next)$/.test(first) && comesRound(words, member))
    return "day";
  if (words.length > 1 && expected.test(first) && happenings.test(last)) return "instant";
  if (/^(?:next|last) (?:follow up|followup)$/.test(words.join(" "))) return "instant";
  if (first === "due" && /^(?:back|by)$/.test(last)) return "day";
  if (last === "due" && /^(?:next|service|renewal|report|rent|payment)$/.test(first)) return "day";
  if (last === "for" && /^(?:scheduled|reserved|booked|planned|promised|due)$/.test(first))
    return "instant";
  if (!timeWords.test(last)) return undefined;
  if (last === "on" && (words.length === 1 || leaning.test(first))) return undefined;
  // A number on and a number off are of what was put in and taken out.
  if (last === "on" && /^(?:number|no|part|component|code|name)$/.test(words.at(-2) ?? ""))
    return undefined;
  if (last === "at" && words.length === 1 && member.siblings.length > 0) return "instant";
  return dayWords.test(last) || isDayOf(words) ? "day" : "instant";
}

/** `lastOverhaul` beside `nextOverhaul`: whatever it is, it was once and will be again. */
function comesRound([first, noun]: readonly string[], { siblings }: Member): boolean {
  const other = `${first === "last" ? "next" : "last"} ${noun}`;
  return siblings.some((name) => toWords(name).join(" ") === other);
}

/** On which month and year are printed. */
function isBankCard(member: Member): boolean {
  const neighbours = neighboursOf(member);
  const isPaidWith = /(?:credit|debit|payment|bank)card$/.test(member.owner.join(""));
  return isPaidWith || ["cvv", "cvc", "last4"].some((name) => neighbours.has(name));
}

/** Verbs that lean on something else than a day. */
const leaning =
  /^(?:add|depends|depend|based|relies|rely|focus|focused|built|works|runs|hosted|carry|sign)$/;

/** What runs every day, from the first departure to the last. */
function isLine({ owner }: Member): boolean {
  return owner.some((word) =>
    /^(?:route|line|timetable|stop|service|station|schedule)$/.test(word),
  );
}

/** What somebody joins on a day. */
const groups =
  /^(?:guild|team|club|company|community|server|group|league|clan|band|platform|network|church|gym|board)$/;

/** What is on a day of every week begins at an hour of it. */
function isWeekly(member: Member): boolean {
  const neighbours = neighboursOf(member);
  const isPlan = /^(?:schedule|timetable|slot|opening|availability)s?$/.test(
    member.owner.at(-1) ?? "",
  );
  return (
    (isPlan && neighbours.has("day")) ||
    ["weekday", "day_of_week", "days_of_week", "weekdays"].some((name) => neighbours.has(name))
  );
}

/** What holds for every guest: from three in the afternoon on. */
function isRule({ owner, isTop }: Member): boolean {
  return !isTop && /^(?:polic(?:y|ies)|rules?|hours|times|house|terms)$/.test(owner.at(-1) ?? "");
}

/** Objects that hold nothing but when something is. */
function isSpan({ owner, isTop }: Member): boolean {
  const holders =
    /^(?:availability|validity|period|dates?|term|coverage|season|lease|tenancy|contract|vacation|leave|stay|range)$/;
  return !isTop && holders.test(owner.at(-1) ?? "");
}

/** What leads from one place, person or account to another. */
const ways =
  /^(?:flight|trip|train|bus|ferry|ride|route|journey|leg|segment|connection|transfer|shipment|message|email|mail|edge|link|transition|call|payment|transaction|voyage|drive|commute|redirect|parcel|delivery)$/;

/** A time beside it says when it is; then `from` and `to` say something else. */
function isWay(member: Member): boolean {
  const neighbours = neighboursOf(member);
  const isTimed = ["departure", "arrival", "date", "departs", "at"].some(neighbours.has);
  return isTimed || member.owner.some((word) => ways.test(word));
}

/** What takes some hours of a day that stands beside them. */
const hoursOfDay =
  /^(?:house|slot|timeslot|hours|shift|availability|opening|window|block|viewing|break|schedule|visit|lesson|class|session|appointment|job|booking|reservation)$/;

/** The `from` and `to` of an open house: its `date` stands beside them. */
function isHourOfDay(words: readonly string[], member: Member): boolean {
  const neighbours = neighboursOf(member);
  const hasDay = ["date", "day", "weekday", "day_of_week"].some((name) => neighbours.has(name));
  return (
    hasDay &&
    ((words.length === 1 &&
      hasCounterpart(words[0] ?? "", member) &&
      (hoursOfDay.test(member.owner.at(-1) ?? "") || member.siblings.includes("until"))) ||
      (words.length === 2 &&
        /^(?:nap|sleep|break|lunch|rest|pause|bed)$/.test(words[0] ?? "") &&
        /^(?:start|end|from|to|until|started|ended)$/.test(words[1] ?? "")))
  );
}

/** `plantedOn` is a day; `createdOn` is what a database writes, to the second. */
function isDayOf(words: readonly string[]): boolean {
  return (
    words.at(-1) === "on" &&
    !/^(?:created|updated|modified|edited|logged|sent)$/.test(words.at(-2) ?? "")
  );
}

/** `departure: { scheduled, actual }`: when it was to be, and when it was. */
function isLeg({ owner, isTop }: Member): boolean {
  return !isTop && /^(?:departure|arrival|delivery|pickup|dropoff)$/.test(owner.at(-1) ?? "");
}

/** `time` stands for an instant, for an hour of the day and for a length. */
function formOfTime(words: readonly string[], member: Member): TimeForm | undefined {
  const before = words.at(-2) ?? "";
  const neighbours = neighboursOf(member);
  // When the bus is expected now, beside when it should have come.
  if (before === "estimated" && neighbours.has("scheduled_time")) return "instant";
  // A part of the year, and no instant of it.
  if (/^(?:bloom|flowering|blooming|planting|sowing|harvest)$/.test(before)) return undefined;
  if (lengths.test(before) || /^(?:split|lap)s?$/.test(member.owner.at(-1) ?? "")) return undefined;
  // Several of them come every day: of shows, of doses, of feeding.
  if (words.at(-1) === "times" && member.siblings.length > 1) return "clock";
  if (clocks.test(before) || clocks.test(words[0] ?? "")) return "clock";
  // What is taken, is taken at that hour of every day.
  if (words.length === 1 && (neighbours.has("dosage") || neighbours.has("dose"))) return "clock";
  const isBesideDay = ["day", "weekday", "day_of_week", "days"].some((name) =>
    neighbours.has(name),
  );
  const isBesideDate = member.siblings.some((name) => isDayOfIt(toWords(name), member.owner));
  // What a day lists is at an hour of that day.
  const isOnDay = !member.isTop && words.length === 1 && member.outer?.siblings.some(isDayName);
  // What reminds somebody does so at an hour of every day.
  const isDaily =
    words.length === 1 &&
    /^(?:reminder|alarm|schedule|agenda|timetable|programme)$/.test(member.owner.at(-1) ?? "");
  if (isDaily || isOnDay || isBesideDay || (isBesideDate && words.length <= 2)) return "clock";
  return "instant";
}

function isDayName(name: string): boolean {
  return /^(?:date|day|weekday)$/.test(name);
}

/** What is on one day of its own: the hour stands apart from it. */
const onOneDay =
  /^(?:session|event|shift|class|lesson|visit|appointment|match|game|fixture|trip|tour|meeting|service|exam|hearing|show|performance|practice|rehearsal|training|interview|reservation|pickup|delivery|collection|work|party|viewing|ceremony|race|screening)$/;

/** `shiftDate` of a shift, and `date` of anything. */
function isDayOfIt(words: readonly string[], owner: readonly string[]): boolean {
  const [first = "", second] = words;
  if (second === undefined) return first === "date";
  const isOwn =
    /^(?:scheduled|booked|preferred|planned)$/.test(first) ||
    onOneDay.test(first) ||
    (owner.includes(first) && !/^(?:start|end)$/.test(first));
  return words.length === 2 && second === "date" && isOwn;
}

function hasCounterpart(name: string, { siblings }: Member): boolean {
  const others = /^(?:start|begin|starts|from)$/.test(name)
    ? ["end", "ends", "finish", "to", "until"]
    : ["start", "starts", "begin", "from"];
  return others.some((other) => siblings.includes(other));
}

/** `readFrom` beside `readUntil`: from one day to another, and from no place. */
function hasOtherEdge([first = "", last = ""]: readonly string[], { siblings }: Member): boolean {
  if (/^(?:open|opens|serving|served|quiet|business|working|office|available|daily)$/.test(first))
    return false;
  const others =
    last === "from" ? ["until", "till"] : /^(?:until|till)$/.test(last) ? ["from"] : [];
  return others.some((other) =>
    siblings.some((name) => toWords(name).join(" ") === `${first} ${other}`),
  );
}
