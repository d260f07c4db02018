import { toModelWords } from "../../../schema/model-words.ts";
import { toSingular } from "../../../schema/name-words.ts";

/** Words for several things, the kind that is meant, and the models beside which it is, and is not. */
type Line = readonly [models: string, kind: string, beside: string, unless?: string];

const lines: readonly Line[] = [
  [
    "department course lecture module seminar exam room building student program programme",
    "university",
    "lecturer professor thesis dissertation faculty degree degreeprogram degreeprogramme dormitory",
  ],
  [
    "course",
    "school",
    "teacher submission homeroom schoolclass gradebook",
    "lesson module chapter certificate coursereview instructor professor enrollment enrolment",
  ],
  [
    "comment",
    "task",
    "sprint issue task card subtask epic",
    "post article blogpost photo video recipe",
  ],
  ["session event", "conference", "speaker sponsor"],
  ["location branch", "carrental", "rental vehicle", "property"],
  ["building", "apartment", "tenant lease apartment rentpayment", "bridge office"],
  ["agent client offer", "realestate", "property viewing openhouse showing"],
  [
    "membership equipment payment",
    "gym",
    "gymclass workoutplan workoutlog trainer checkin workout",
  ],
  ["customer guest", "restaurant", "menuitem menucategory waiter tablereservation dish"],
  ["announcement", "course", "course lesson assignment homework classroom"],
  ["department", "school", "teacher pupil schoolclass classroom"],
  ["department room staff note", "hospital", "patient ward nurse doctor physician surgery"],
  ["department service request", "city", "citizen permit resident taxpayer municipality"],
  [
    "training session practice member event",
    "sport",
    "club player fixture league coach matchreport squad",
  ],
  [
    "training course session certificate certification",
    "staff",
    "employee leaverequest payslip timeentry performancereview",
  ],
  ["item achievement session map server player", "game", "quest guild gamer npc leaderboard"],
  ["agent macro group team", "support", "ticket slapolicy cannedresponse supportticket"],
  ["project instrument sample group department", "research", "researcher labsample scientist"],
  ["case station report unit", "police", "officer suspect patrol detective"],
  ["section lecture module", "onlinecourse", "enrollment enrolment learner quiz instructor"],
  [
    "clinic practice staff service appointment visit prescription treatment reminder owner invoice",
    "vet",
    "pet petowner vetvisit veterinarian petvisit",
  ],
  ["venue guest vendor table gift task", "wedding", "wedding weddingguest"],
  ["branch event copy", "library", "patron bookcopy copy librarian"],
  ["result", "election", "election pollingstation"],
  ["shift event role", "volunteer", "volunteer"],
  ["room zone", "smarthome", "home device smartdevice scene thermostat"],
  ["announcement survey benefit goal objective event", "staff", "employee payslip onboardingtask"],
  ["piece rehearsal", "orchestra", "musician orchestra rehearsal conductor"],
  ["group room outing event", "kindergarten", "child educator daycarechild nursery"],
  [
    "artist tour visitor guidedtour workshop",
    "museum",
    "artwork exhibition restoration museummember museumvisit",
  ],
  ["shift device equipment room", "hospital", "ward bed surgery nurse"],
  ["menu", "site", "page article redirect mediaasset blogpost"],
  ["group event", "community", "post directmessage story feeditem"],
  ["activity visit incident note event", "care", "resident careplan carenote caregiver"],
  ["episode season", "series", "series tvshow show season"],
  ["listener genre chart label", "music", "artist album track song playlist"],
  ["user member profile", "music", "album track song playlist", "movie film series show"],
  ["user viewer member profile", "film", "movie film watchlist watchlistitem moviereview"],
  [
    "task project team plan equipment animal machine",
    "farm",
    "crop field livestock paddock herd harvest barn",
  ],
  ["project task team", "site", "subcontractor punchlistitem changeorder worksite foreman"],
  [
    "service appointment booking treatment client package visit",
    "salon",
    "stylist hairdresser barber beautician salon",
  ],
  ["service appointment booking package", "spa", "spatreatment spa massagetherapist"],
  [
    "service job appointment part order invoice estimate repair",
    "garage",
    "mechanic garage repairorder carpart autopart servicebay",
  ],
  ["service job booking visit team", "cleaning", "cleaner cleaningjob housekeeper"],
  [
    "order service item machine",
    "laundry",
    "garment laundryorder laundromat laundrymachine laundrycustomer laundryservice washer dryer",
  ],
  ["member room booking membership space", "coworking", "desk hotdesk coworkingspace deskbooking"],
  ["plan usage", "mobile", "subscriber simcard phoneline callrecord"],
  ["project", "construction", "contractor constructionsite buildingpermit"],
  [
    "equipment item product tool machine",
    "rental",
    "rental rentalorder rentalcontract rentalbooking rentalagreement",
  ],
  ["request job", "home", "handyman plumber electrician tradesperson tradesman tradespro"],
  ["task group team program", "church", "sermon parish congregation ministry"],
];

const kinds: ReadonlyMap<string, readonly Line[]> = byModel();

function byModel(): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>();
  for (const line of lines) {
    for (const model of line[0].split(" ")) found.set(model, [...(found.get(model) ?? []), line]);
  }
  return found;
}

/**
 * A kind counts together with the word for the model alone: a staff announcement is one, and
 * nothing that is said of staff is said of it. A table that means the kind itself writes `~sport`.
 */
const mark = "~";
const toKind = (word: string) => `${mark}${word}`;

/** The words that the model itself is called by. */
export function withoutKind(words: readonly string[]): readonly string[] {
  return words[0]?.startsWith(mark) ? words.slice(1) : words;
}

/** The last words of a thing as one: `staffannouncement`. */
export function joinPair(words: readonly string[]): string {
  return words.join("").replace(mark, "");
}

/** Words for one thing at the end of a name: a maintenance ticket is a maintenance request. */
const akin =
  "request ticket issue|staff employee team crew worker|job order|booking reservation appointment|log entry record|item line|check inspection"
    .split("|")
    .map((words) => words.split(" "));

/** Other words for the same pair: `maintenancerequest` for a maintenance ticket. */
export function akinPairs([first = "", head = ""]: readonly string[]): readonly string[] {
  return akinTo(head).map((word) => joinPair([first, word]));
}

/** Other words for the same thing. */
export function akinTo(head: string): readonly string[] {
  return (akin.find((some) => some.includes(head)) ?? []).filter((word) => word !== head);
}

/** The words for a model among those of its project: a `Department` beside a `Lecturer` teaches. */
export function wordsInProject(model: string, models: readonly string[]): readonly string[] {
  const words = toModelWords(model);
  const [only = "", ...rest] = toSingular(words);
  const meant = rest.length === 0 ? kinds.get(only) : undefined;
  if (!meant) return words;
  const others = new Set(models.map((other) => toSingular(toModelWords(other)).join("")));
  const line = meant.find(
    ([, kind, beside, unless = ""]) =>
      beside.split(" ").some((word) => others.has(word)) &&
      !unless.split(" ").some((word) => others.has(word)) &&
      isMostlyOf(kind, others),
  );
  return line ? [toKind(line[1]), ...words] : words;
}

/** One player among the models of a dozen trades makes no sports club of them. */
function isMostlyOf(kind: string, models: ReadonlySet<string>): boolean {
  const known = new Set(
    lines.flatMap(([own, of, beside]) => (of === kind ? `${own} ${beside}`.split(" ") : [])),
  );
  return [...models].filter((model) => known.has(model)).length * leastShare >= models.size;
}

const leastShare = 6;
