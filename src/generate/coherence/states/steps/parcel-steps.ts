import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { cities } from "../../../phrases/cities.ts";
import { toState } from "../../../state-words.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { fill, isPresent, type Slot, write } from "../../slot.ts";
import { spelledAmong } from "../../spelling.ts";
import { findStatus } from "../../times/tense.ts";
import { readTime, type Time, timeKinds, toEvent, toTime, toValue } from "../../times/time.ts";

/** What happens to a parcel on its way, and how far it has come in each state. */
interface Wording {
  readonly names: Matcher;
  readonly steps: readonly string[];
  /** Where it is told for sure, the last step says so. */
  readonly reached: readonly (readonly [states: Matcher, last: number, isSure: boolean])[];
  /** From which step on it is where it goes. */
  readonly there: number;
}

const notYet = oneOf(
  "label created|created|pending|paid|placed|confirmed|processing|ready|packed|preparing|booked|new",
);
const leaving = oneOf("picked up|shipped|dispatched|collected|accepted");
const between = oneOf(
  "in transit|on the way|exception|delayed|failed|lost|returned|customs|held|stopped",
);
const nearby = oneOf("out for delivery|arriving|with courier");
const arrived = oneOf("delivered|completed|received");

const said = oneOf("description|message|text|note|detail|details|activity");

const wordings: readonly Wording[] = [
  {
    names: said,
    steps: [
      "Picked up by the carrier.",
      "Arrived at the sorting centre.",
      "Left the sorting centre.",
      "Arrived at the local depot.",
      "Out for delivery.",
      "Handed to the recipient.",
    ],
    reached: [
      [notYet, -1, true],
      [leaving, 1, false],
      [nearby, 4, true],
      [arrived, 5, true],
      [between, 3, false],
    ],
    there: 3,
  },
  {
    names: oneOf("status|state|event|title|name|type|code"),
    steps: [
      "label created",
      "picked up",
      "at sorting centre",
      "in transit",
      "at local depot",
      "out for delivery",
      "delivered",
    ],
    reached: [
      [notYet, 0, true],
      [leaving, 1, true],
      [nearby, 5, true],
      [arrived, 6, true],
      [between, 3, true],
    ],
    there: 4,
  },
];

/** What may befall a parcel on any way. */
const strays = oneOf("returned|delayed|held at customs|exception");

const dated =
  /^(?:timestamp|date|time|when|at|occurred(?: at)?|happened(?: at)?|event time|date time)$/;

const placed = oneOf("location|city|place|facility");

/** The log of a parcel ends where the parcel is, and leads from where it began to where it goes. */
export const findParcelSteps: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  // Where no status says how far it has come, only a parcel is sure to be one.
  if (!status && !owner.some((word) => parcels.test(word))) return [];
  const ends = [
    findEnd(slots, "origin|origin city|from|from city", "sender|from|origin|shipper|ship from"),
    findEnd(
      slots,
      "destination|destination city|to|to city",
      "recipient|to|destination|receiver|ship to",
    ),
  ];
  const address = ends[1] ? undefined : findNamed(slots, addresses, ["text"]);
  const [over, left, due] = [handedOver, setOff, expected].map((events) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot))),
  );
  const reads = [status, ...ends, address, over, left, due].flatMap((slot) => slot ?? []);
  /** Nobody waits for weeks for what was announced for a day. */
  const isPast = (scope: Scope) => {
    const times = [due, left].flatMap((slot) => (slot && readTime(scope, slot)) ?? []);
    return times.some(
      ({ at, form }) => form !== "clock" && at + 6 * day < scope.facet(timelines).now,
    );
  };
  const logs = slots.filter(({ kind }) => kind === "list");
  const worded = wordings.flatMap((wording) => logs.map((log) => ({ log, wording })));
  return worded.flatMap(({ log, wording }) => {
    const name = itemNamed(log, wording.names);
    const steps = name === undefined ? undefined : stepsIn(log, name, wording);
    if (name === undefined || !steps) return [];
    const told = wording.names === said ? undefined : itemNamed(log, said, "text");
    const town = itemNamed(log, placed, "text");
    const when = itemNamed(log, dated, "text", "number");
    const apply = (scope: Scope) => {
      const items = itemsOf(scope, log);
      const isOver = over !== undefined && (isPresent(scope.values[over.name]) || isPast(scope));
      const state = status
        ? (toState(scope.values[status.name]) ?? "")
        : isOver
          ? "delivered"
          : "in transit";
      const row = wording.reached.find(([states]) => states.test(state));
      const isLog = items.every(
        (item) => steps.includes(String(item[name])) || strays.test(toState(item[name]) ?? ""),
      );
      if (!row || !isLog) return;
      // Before it was handed over there is nothing to tell of what only tells of its way.
      const first = !status && left && items.length > 1 ? 1 : 0;
      const logged = toLog(items, name, steps, row, scope, log, first);
      const [from, to] = ends.map((slot) => townOf(slot && scope.values[slot.name]));
      const line = address ? String(scope.values[address.name]) : "";
      const home = cities.find(({ city }) => line.includes(city));
      const towns = [from, to ?? (home && `${home.city}, ${home.country}`)];
      const there = withTowns(logged, { name, town }, { ...wording, steps }, towns);
      const lines = told ? there.map((item) => tell(item, name, told)) : there;
      if (!status && over && isOver) handOver(scope, over, lines.at(-1)?.[when ?? ""]);
      const handed = over && arrived.test(state) ? readTime(scope, over) : undefined;
      write(scope, log, handed && when !== undefined ? endingAt(lines, when, handed) : lines);
    };
    const writes = !status && over ? [log, over] : [log];
    return [{ reads: [log, ...reads], writes, apply }];
  });
};

const addresses = "delivery address|shipping address|recipient address|address";
const parcels = oneOf("shipment|parcel|package|consignment|freight");
const handedOver = /^(?:actual )?(?:delivered|delivery)$/;
const setOff = oneOf("shipped|ship|dispatched|dispatch|sent|picked up|pickup|collected");
const expected = /^(?:estimated|expected|scheduled|promised|planned) (?:delivery|arrival)$|^eta$/;

/** What its log says was delivered was, at that time; what is told to be is left as it is. */
function handOver(scope: Scope, over: Slot, last: Json | undefined): void {
  const at = toTime(last)?.at;
  if (at === undefined || isPresent(scope.values[over.name])) return;
  fill(scope, over);
  const form = readTime(scope, over)?.form;
  if (form) write(scope, over, toValue(form, at, false));
}

/** What a union calls the steps; undefined where it tells of something else. */
function stepsIn(log: Slot, name: string, { steps }: Wording): readonly string[] | undefined {
  const schema = log.items.find((item) => item.name === name)?.schema;
  if (!schema || !("enum" in schema)) return steps;
  const spelled = steps.map((step) =>
    [step, ...(alike[step] ?? [])].flatMap((word) => spelledAmong(schema.enum, word) ?? []).at(0),
  );
  return spelled.every((step) => step !== undefined) ? spelled : undefined;
}

const alike: Readonly<Record<string, readonly string[]>> = {
  "label created":
    "created|pending|order placed|placed|processing|info received|pre transit|registered|picked up|shipped".split(
      "|",
    ),
  "picked up": "shipped|dispatched|collected|accepted|in transit".split("|"),
  "at sorting centre": "arrived|arrived at facility|at facility|in transit|shipped".split("|"),
  "in transit": "departed|on the way|shipped".split("|"),
  "at local depot": "at depot|arrived at facility|in transit|shipped".split("|"),
  "out for delivery": "in transit|shipped".split("|"),
};

/** What is said of a step is said of no other: nobody has picked up what has only got its label. */
function tell(item: JsonObject, name: string, told: string): JsonObject {
  const before = item[told];
  const state = toState(item[name]) ?? "";
  const line = lines.find(([states]) => states.test(state))?.[1];
  if (!line || typeof before !== "string" || !wordings[0]?.steps.includes(before)) return item;
  return { ...item, [told]: line };
}

const lines: readonly (readonly [states: Matcher, line: string])[] = [
  [notYet, "Label created, not handed over yet."],
  [oneOf("order placed|info received|registered|pre transit"), "Announced by the sender."],
  [leaving, "Picked up by the carrier."],
  [
    oneOf("at sorting centre|arrived|arrived at facility|at facility"),
    "Arrived at the sorting centre.",
  ],
  [oneOf("in transit|departed|on the way"), "Left the sorting centre."],
  [oneOf("at local depot|at depot"), "Arrived at the local depot."],
  [nearby, "Out for delivery."],
  [arrived, "Handed to the recipient."],
  [
    oneOf("in customs|customs|held at customs|customs clearance"),
    "Handed to customs for clearance.",
  ],
  [
    oneOf("failed|failed attempt|delivery failed|failed delivery|attempted|exception"),
    "Nobody at home, second attempt tomorrow.",
  ],
  [oneOf("returned|returning|return to sender"), "On its way back to the sender."],
  [oneOf("delayed|delay"), "Delayed by bad weather."],
];

const ofParcels =
  /\b(?:tracking|shipment|parcel|package|delivery|consignment) (?:event|update|entry|scan|checkpoint|step|log|history)\b|checkpoint/;

/** Of one step that is a record of its own nothing else is told. */
export const findParcelEvents: FindRules = ({ slots, owner }) => {
  if (!ofParcels.test(owner.join(" "))) return [];
  const state =
    findStatus(slots, owner) ??
    findNamed(slots, "event|event type|event name|title|type|code", ["text", "choice"]);
  const told = slots.find((slot) => slot.kind === "text" && said.test(slot.words));
  if (!state || !told || told === state) return [];
  const apply = (scope: Scope) => {
    const { [told.name]: before, [state.name]: step } = scope.values;
    const line = lines.find(([states]) => states.test(toState(step) ?? ""))?.[1];
    const isLine = typeof before === "string" && wordings[0]?.steps.includes(before);
    if (line && isLine) write(scope, told, line);
  };
  return [{ reads: [state, told], writes: [told], apply }];
};

/** The parcel is handed over when the whole says that it was delivered. */
function endingAt(items: readonly JsonObject[], when: string, handed: Time): readonly JsonObject[] {
  const last = items.at(-1);
  const told = toTime(last?.[when]);
  if (!last || !told || told.form === "clock") return items;
  const hour = handed.form === "day" ? told.at % day : 0;
  return items.with(-1, { ...last, [when]: toValue(told.form, handed.at + hour, false) ?? null });
}

/** A town, or somebody who has one. */
function findEnd(slots: readonly Slot[], towns: string, people: string): Slot | undefined {
  return findNamed(slots, towns, ["text"]) ?? findNamed(slots, people, ["object"]);
}

function townOf(end: Json | undefined): string | undefined {
  if (!isObject(end)) return typeof end === "string" ? end : undefined;
  const { city, country } = end;
  if (typeof city !== "string") return undefined;
  return typeof country === "string" ? `${city}, ${country}` : city;
}

function toLog(
  items: readonly JsonObject[],
  name: string,
  steps: readonly string[],
  [, last, isSure]: Wording["reached"][number],
  scope: Scope,
  log: Slot,
  from: number,
): readonly JsonObject[] {
  const length = Math.min(items.length, last + 1 - from);
  const chance = chanceFor(scope, log);
  const end = isSure ? last : Math.max(from + length - 1, chance.below(last + 1));
  // Spread over the way, the first step first and the last one last.
  return items.slice(0, length).map((item, at) => {
    const step = length === 1 ? end : from + Math.round((at * (end - from)) / (length - 1));
    return { ...item, [name]: steps[step] ?? "" };
  });
}

/** The first half of the way is where it was sent, the rest where it goes. */
function withTowns(
  items: readonly JsonObject[],
  { name, town }: { readonly name: string; readonly town: string | undefined },
  { steps, there }: Wording,
  [from, to]: readonly (string | undefined)[],
): readonly JsonObject[] {
  if (town === undefined || to === undefined) return items;
  return items.map((item) => {
    if (typeof item[town] !== "string") return item;
    const isLate = steps.indexOf(String(item[name])) >= there;
    return { ...item, [town]: isLate ? to : (from ?? item[town]) };
  });
}
