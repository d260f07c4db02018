import { toSingular } from "../../schema/name-words.ts";
import { hash } from "../draw/chance.ts";
import { dealOnce } from "../draw/deal.ts";
import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";
import type { PhraseKind } from "../phrases/book.ts";
import { drawLocalPhrase } from "../phrases/local-phrases.ts";
import type { TextSource } from "../values/compile-text.ts";
import { ownerOf } from "./things/find-thing.ts";

type Kinds = ReadonlyMap<string, PhraseKind>;

function toKinds(table: Partial<Readonly<Record<PhraseKind, string>>>): Kinds {
  return new Map(
    Object.entries(table).flatMap(([kind, words]) =>
      words.split("|").map((word) => [word, kind as PhraseKind] as const),
    ),
  );
}

/** What a member says wherever it stands. */
const byName = toKinds({
  venue: "venue|venue name",
  district: "neighborhood|neighbourhood|district|quarter|neighborhood name|area name",
  hours: "opening hours|business hours|office hours",
  schedule: "schedule|timetable|class schedule|meeting times",
  insurer: "insurer|insurance provider|insurance company|insurance|health insurance|insurer name",
  message: "message|last message|message text|chat message|message preview",
  praise: "review|review text|testimonial|customer feedback",
  answer: "resolution|answer|solution|reply",
  request: "special requests|special request",
  order: "delivery instructions|delivery notes|order notes|delivery note",
  comment: "user comment|post comment",
  publisher: "publisher|publisher name|publishing house",
  sportsTeam: "home team|away team|home team name|away team name|team home|team away",
  gift: "gift message|gift note|greeting card|card message",
  upkeep: "care instructions|care|washing instructions|care label|care notes|material care",
  care: "medical notes|medical history|clinical notes",
  song: "album|album title|album name|song|track name",
  motive: "motivation|reason to volunteer|why volunteer|reason for volunteering",
  hotel: "accommodation|accommodation name|hotel name",
  aboutClaim: "damage report|damage description|accident description",
});

/** What a thing is called, by the words for it. */
const called = toKinds({
  dish: "dish|meal|recipe|menuitem|fooditem|special",
  course: "course|lesson|module|lecture|class",
  home: "property|apartment|flat|house|home|propertylisting|rental|listing",
  restaurant: "restaurant|cafe|bistro|bar|eatery",
  venue: "venue|hall",
  project: "project|initiative|campaign|deal|opportunity",
  task: "activity",
  ticket: "ticket|case|supportticket|inquiry|issue",
  chat: "conversation|chat|thread|channel",
  exercise: "assignment|homework|exercise",
  verdict: "review|feedback|testimonial|rating",
  agency: "agency|broker|brokerage|realestateagency",
  insurer: "insurer|insuranceprovider",
  hotel: "hotel|hostel|inn|guesthouse|accommodation|lodge",
  book: "book|novel|publication|ebook",
  notice: "notification|reminder|alert|message|email|mail",
  workout: "gymclass|fitnessclass|workoutclass|yogaclass",
  publisher: "publisher",
  song: "song|track|album|single",
  trip: "trip|tour|excursion|itinerary|travelpackage|tourpackage|journey|vacation|travelplan",
  wedding: "wedding",
  sportsTeam: "footballteam|soccerteam|sportsteam|hometeam|awayteam|club|footballclub",
});

const heading = oneOf("name|title|subject|headline");

/** What is told of a thing. */
const told = toKinds({
  product: "product|item|variant|good|orderitem",
  essay: "post|article|story|blog|page|newsletter|chapter|essay",
  comment: "comment|reply",
  message: "message|conversation|chat|thread",
  praise: "review|feedback|testimonial|rating",
  aboutEvent: "event|conference|workshop|festival|concert|webinar|meetup|session",
  aboutTicket: "ticket|case|supportticket|issue|inquiry|incident|bug|complaint",
  aboutDish: "dish|meal|recipe|menuitem|fooditem|menu",
  aboutRestaurant: "restaurant|cafe|bistro|bar|eatery|venue|place",
  aboutHome: "property|apartment|flat|house|home|propertylisting|rental|room|listing",
  aboutCourse: "course|lesson|module|lecture|class|training|workshop",
  care: "appointment|patient|visit|consultation|treatment|medicalrecord|diagnosis|checkup",
  order: "order|delivery|shipment|parcel|purchase|cart",
  request: "reservation|booking|tablereservation",
  sale: "lead|deal|opportunity|contact|account|customer|client|prospect|call|activity",
  aboutHotel: "hotel|hostel|inn|guesthouse|accommodation|lodge",
  aboutBook: "book|novel|publication|ebook|movie|film|series|show",
  aboutTrip:
    "trip|tour|excursion|itinerary|travelpackage|tourpackage|journey|vacation|travelplan|destination",
  aboutVehicle: "car|vehicle|motorcycle|van|truck|usedcar|carlisting",
  aboutMusic: "playlist|album|song|track|mixtape",
  aboutPodcast: "podcast|episode|podcastepisode|radioshow",
  aboutCompany:
    "company|organization|organisation|supplier|vendor|startup|business|brand|store|shop|manufacturer|partner",
  aboutPet: "pet|animal|dog|cat|petprofile|adoptionlisting",
  aboutPlant: "plant|houseplant|gardenplant|crop",
  aboutService:
    "servicerecord|maintenancerecord|workorder|repair|inspection|maintenancelog|maintenancerequest|maintenance|servicerequest|maintenancetask|fault",
  tracking: "trackingevent|shipmentevent|trackingupdate|trackingentry",
  forecast: "weather|forecast|weatherforecast|weatherreport",
  aboutClaim: "claim|insuranceclaim|accident|damage|damagereport",
  billNote: "invoice|bill|quote|estimate",
  aboutJob: "job|position|vacancy|jobposting|jobopening|opening",
  aboutNotice: "notification|reminder|alert",
  profile: "candidate|applicant|application|freelancer|resume",
  work: "project|task|todo|milestone|initiative|campaign|sprint|subtask|goal",
});

const telling =
  /^(?:description|summary|synopsis|plot|overview|detail|details|about|intro|introduction|text|body|content|comment|comments|note|notes|remark|remarks|internal notes?|private notes?|excerpt|teaser|short description|long description|blurb|tagline|logline|additional notes|staff notes|customer notes?|doctor notes|visit notes)$/;

const instructed = toKinds({
  dosage: "prescription|medication|medicine|drug|dosage",
  assignment: "assignment|homework|exercise|exam|quiz|lab",
  order: "order|delivery|shipment|parcel|address",
});

const stepped = toKinds({ cookingStep: "recipe|dish|meal" });
const asked = toKinds({
  question: "faq|helparticle|supportarticle|question",
  surveyQuestion: "survey|poll|questionnaire|surveyquestion|feedbackform",
});
const answered = toKinds({ surveyAnswer: "survey|poll|questionnaire|surveyanswer|surveyresponse" });
const inspected = toKinds({ aboutService: "inspection|maintenance|workorder" });
const played = toKinds({ stadium: "match|game|fixture|tournament" });

const shelved = toKinds({
  shelf: "product|item|variant",
  eventCategory: "event|conference|festival",
});

/** What a text says in a language of its own; undefined where its labels are only translated. */
export function findLocal(member: Member): TextSource | undefined {
  const kind = findKind(member);
  if (kind === undefined) return undefined;
  const key = hash(member.path);
  const isLong = kind === "essay" && oneOf("body|content|text").test(member.words.at(-1) ?? "");
  if (isLong) return inParagraphs(joined(kind, 2, key), joined(kind, 2, ~key));
  if (kind === "product") return joined(kind, 2, key);
  if (kind === "nationality") return nationality;
  return (scope, chance) => drawLocalPhrase(kind, scope, chance, key) ?? "";
}

function findKind(member: Member): PhraseKind | undefined {
  const { words } = member;
  const name = words.join(" ");
  const last = words.at(-1) ?? "";
  if (name === "nationality") return "nationality";
  if (/^(?:special )?instructions$/.test(name)) return ofThing(ownerOf(member), instructed);
  if (/^(?:steps?|directions|method)$/.test(name)) return ofThing(ownerOf(member), stepped);
  if (name === "question") return ofThing(ownerOf(member), asked);
  if (name === "answer") return ofThing(ownerOf(member), answered) ?? "answer";
  if (oneOf("venue|stadium").test(name)) return ofThing(ownerOf(member), played) ?? "venue";
  if (/^(?:(?:short |author |speaker )?bio|biography|about me)$/.test(name)) return "bio";
  if (/^special requests?$/.test(name) && isStay(member)) return "stayRequest";
  if (name === "category") {
    const owner = ownerOf(member);
    if (isWorn(member)) return "wardrobe";
    // A menu item stands on no shelf.
    return ofThing(owner, called) === undefined ? ofThing(owner, shelved) : undefined;
  }
  if (name === "recommendation") return ofThing(ownerOf(member), inspected);
  // What somebody writes to a shop is no talk among friends.
  if (name === "message" && written.test(toSingular(ownerOf(member)).at(-1) ?? ""))
    return ofThing(ownerOf(member), told);
  const own = isWorn(member) ? wornKind(name) : byName.get(name);
  if (name === "team" && oneOf("player|athlete|coach|standing").test(ownerOf(member).at(-1) ?? ""))
    return "sportsTeam";
  if (own !== undefined && !(own === "message" && isTechnical(member))) return own;
  if (name === "message") return ofThing(ownerOf(member), told);
  if (heading.test(last)) {
    const thing = words.length > 1 ? words.slice(0, -1) : ownerOf(member);
    if (isEaten(member)) return "dish";
    const kind = isTrained(member) ? undefined : ofThing(thing, called);
    // The subject of a course is what it teaches.
    return last === "subject" && !oneOf("ticket|task|notice").test(kind ?? "") ? undefined : kind;
  }
  return telling.test(name) ? toldOf(member) : undefined;
}

const written = oneOf("feedback|review|ticket|inquiry|complaint");

/** Of a line on an invoice, and of where a parcel is, something else is told than of an item and an event. */
function toldOf(member: Member): PhraseKind | undefined {
  const owner = toSingular(ownerOf(member)).at(-1) ?? "";
  if (oneOf("checklist|checklistitem|subtask").test(owner)) return "task";
  const outer = toSingular(member.outer?.words ?? []).at(-1) ?? "";
  if (oneOf("item|line").test(owner) && oneOf("invoice|quote|estimate|bill|proposal").test(outer))
    return undefined;
  if (
    oneOf("event|update|checkpoint|history").test(owner) &&
    oneOf("shipment|parcel|delivery|tracking|package").test(outer)
  )
    return "tracking";
  return ofThing(ownerOf(member), told);
}

function wornKind(name: string): PhraseKind | undefined {
  if (/^(?:product |item )?(?:name|title)$/.test(name)) return "garment";
  if (name.includes("care")) return "careLabel";
  return telling.test(name) ? "aboutGarment" : undefined;
}

/** Who stays for a night asks for other things than who comes to eat. */
function isStay({ siblings }: Member): boolean {
  return siblings.some((name) => /^(?:room|checkIn|nights|hotel|bed)/.test(name));
}

/** What somebody orders from a restaurant is on its menu. */
function isEaten({ outer, owner }: Member): boolean {
  if (!outer || !/^(?:items?|lines?)$/.test(owner.at(-1) ?? "")) return false;
  return (
    outer.words.some((word) => oneOf("food|foodorder|meal|pizza|takeaway|restaurant").test(word)) ||
    outer.siblings.some((name) => /^restaurant/i.test(name))
  );
}

/** What is done in sets is no homework. */
function isTrained({ siblings }: Member): boolean {
  return siblings.some((name) => /^(?:sets|reps|repetitions|muscleGroups?)$/.test(name));
}

/** What comes in sizes and of a cloth is put on. */
function isWorn(member: Member): boolean {
  const { siblings } = member;
  const isGood = oneOf("product|item|variant|catalogitem").test(ownerOf(member).at(-1) ?? "");
  return isGood && ["size", "material"].every((name) => siblings.includes(name));
}

/** By the last two words, then the last: a menu item is no item. */
function ofThing(words: readonly string[], kinds: Kinds): PhraseKind | undefined {
  const singular = toSingular(words);
  return kinds.get(singular.slice(-2).join("")) ?? kinds.get(singular.at(-1) ?? "");
}

/** What a machine says is no talk. */
function isTechnical(member: Member): boolean {
  return oneOf("error|log|event|alert|notification|problem|commit|response|warning|audit").test(
    ownerOf(member).at(-1) ?? "",
  );
}

/** Several sentences, one after the other. */
function joined(kind: PhraseKind, count: number, key: number): TextSource {
  return (scope, chance) => {
    const all = scope.draw.library.book?.phrases.get(kind) ?? [];
    const start = dealOnce(scope, chance, all.length, key);
    // No list is as long as a multiple of the step, so that none comes twice.
    const step = all.length % 3 === 0 ? 4 : 3;
    const sentences = Array.from(
      { length: count },
      (_, at) => all[(start + at * step) % all.length],
    );
    return sentences.join(scope.draw.library.home?.code === "JP" ? "" : " ");
  };
}

function inParagraphs(first: TextSource, second: TextSource): TextSource {
  return (scope, chance) => `${first(scope, chance)}\n\n${second(scope, chance)}`;
}

const nationality: TextSource = (scope) => {
  const { book, home } = scope.draw.library;
  const lines = book?.phrases.get("nationality") ?? [];
  const line = lines.find((one) => one.startsWith(`${home?.code}=`)) ?? lines[0] ?? "";
  return line.slice(line.indexOf("=") + 1);
};
