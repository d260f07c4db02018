import { isObject, type Json, type JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { findStatus, toState } from "../times/tense.ts";

/** What happens to a parcel on its way, as its carrier words it. */
const steps: readonly string[] = [
  "Picked up by the carrier.",
  "Arrived at the sorting centre.",
  "Left the sorting centre.",
  "Cleared customs.",
  "Out for delivery.",
  "Handed to the recipient.",
];

/** How far it has come in each state; where it is told for sure, the last step says so. */
const reached: readonly (readonly [states: RegExp, last: number, isSure: boolean])[] = [
  [/^(?:label created|created|pending|processing|ready|packed|preparing|booked|new)$/, -1, true],
  [/^(?:picked up|shipped|dispatched|collected|accepted)$/, 1, false],
  [/^(?:out for delivery|arriving|with courier)$/, 4, true],
  [/^(?:delivered|completed|received)$/, 5, true],
  [
    /^(?:in transit|on the way|exception|delayed|failed|lost|returned|customs|held|stopped)$/,
    3,
    false,
  ],
];

const told = /^(?:description|message|text|note|detail|details|activity)$/;
const placed = /^(?:location|city|place|facility)$/;

/** The log of a parcel ends where the parcel is, and leads from where it began to where it goes. */
export const findParcelSteps: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  const log = slots.find(
    ({ kind, itemNames }) => kind === "list" && itemNames.some((name) => told.test(name)),
  );
  if (!status || !log) return [];
  const [from, to] = [
    "origin|origin city|from|from city",
    "destination|destination city|to|to city",
  ].map((role) => findNamed(slots, role, ["text"]));
  const ends = [from, to].flatMap((slot) => slot ?? []);
  return [
    {
      reads: [status, log, ...ends],
      writes: [log],
      apply: (scope) => {
        const items = scope.values[log.name];
        if (!Array.isArray(items) || !items.every(isObject)) return;
        const state = toState(scope.values[status.name]) ?? "";
        const row = reached.find(([states]) => states.test(state));
        const name = log.itemNames.find((one) => told.test(one));
        if (!row || name === undefined || !items.every((item) => isStep(item[name]))) return;
        const logged = toLog(items, name, row, scope, log);
        const towns = ends.length === 2 ? ends.map(({ name: end }) => scope.values[end]) : [];
        write(scope, log, withTowns(logged, towns));
      },
    },
  ];
};

function isStep(value: Json | undefined): boolean {
  return typeof value === "string" && steps.includes(value);
}

function toLog(
  items: readonly JsonObject[],
  name: string,
  [, last, isSure]: (typeof reached)[number],
  scope: Scope,
  log: Slot,
): readonly JsonObject[] {
  const length = Math.min(items.length, last + 1);
  const chance = chanceFor(scope, log);
  const end = isSure ? last : Math.max(length - 1, chance.below(last + 1));
  // Spread over the way, the first step first and the last one last.
  return items.slice(0, length).map((item, at) => {
    const step = length === 1 ? end : Math.round((at * end) / (length - 1));
    return { ...item, [name]: steps[step] ?? "" };
  });
}

/** The first half of the way is where it was sent, the rest where it goes. */
function withTowns(
  items: readonly JsonObject[],
  [from, to]: readonly (Json | undefined)[],
): readonly JsonObject[] {
  const name = Object.keys(items[0] ?? {}).find((key) => placed.test(key));
  if (name === undefined || typeof from !== "string" || typeof to !== "string") return items;
  return items.map((item) => {
    if (typeof item[name] !== "string") return item;
    const isLate = steps.slice(3).some((step) => Object.values(item).includes(step));
    return { ...item, [name]: isLate ? to : from };
  });
}
