import type { Json, JsonObject } from "../../../schema/schema.ts";
import { oneOf } from "../../one-of.ts";
import { toState } from "../../state-words.ts";
import { itemNamed } from "../items.ts";
import { isPresent, type Slot } from "../slot.ts";
import { spelledAmong } from "../spelling.ts";
import type { FindShape } from "./shape.ts";

/** What is written about an outage while it lasts, and what its status says by then. */
const phases = [
  {
    states: oneOf("investigating|open|new|triggered|acknowledged|active|firing"),
    texts: [
      "We are looking into reports of errors.",
      "Errors go on, we are narrowing it down.",
      "More of us look into it now.",
      "Some users are not affected, we are finding out why.",
    ],
  },
  {
    states: oneOf("identified|in progress|mitigating"),
    texts: [
      "The cause is found, a fix is on its way.",
      "The fix is being tested.",
      "The fix goes out step by step.",
    ],
  },
  {
    states: oneOf("monitoring|mitigated|fixed"),
    texts: ["A fix is in place, we keep watching.", "Numbers look normal, we keep watching."],
  },
  {
    states: /^(?:resolved|closed|completed|post ?mortem)$/,
    texts: ["All systems work as they should again.", "A report follows within a week."],
  },
] as const;

/** The same of a supply that is cut. */
const repairs = [
  {
    states: oneOf("reported|investigating|active|open|new|confirmed"),
    texts: [
      "First reports received, a crew is on its way.",
      "The crew is looking for the fault.",
      "The fault has been narrowed down to one street.",
    ],
  },
  {
    states: oneOf(
      "identified|crew assigned|assigned|dispatched|crew dispatched|in progress|repairing|repair in progress",
    ),
    texts: [
      "The fault is found, repairs have begun.",
      "A spare part is being brought.",
      "Some streets are supplied again, work goes on.",
    ],
  },
  {
    states: oneOf("partially restored|monitoring|restoring"),
    texts: ["Most homes are supplied again.", "The last streets are being switched back."],
  },
  {
    states: /^(?:restored|resolved|closed|completed)$/,
    texts: ["All homes are supplied again.", "Repairs are done, thank you for your patience."],
  },
] as const;
const supplies =
  /^(?:(?:affected|estimated affected) (?:customers|homes|households)|customers (?:affected|out)|crew|crew (?:assigned|size|id|name)|assigned crew|estimated restoration(?: time| at)?|restored(?: at)?|restoration time)$/;

const known = new Set<Json | undefined>(phases.flatMap(({ texts }) => texts));

/** The states that an update names where it may say anything: those of the outage, or the usual ones. */
const courseOf = ({ schema }: Slot): readonly Json[] =>
  "enum" in schema ? schema.enum : ["investigating", "identified", "monitoring", "resolved"];

/** What was told of an outage has come as far as the outage, step by step. */
export const findUpdates: FindShape = (list, slots) => {
  const text = itemNamed(list, oneOf("message|text|body|description|update|content|note"), "text");
  const whole = slots.find(({ words }) => oneOf("status|state|current status").test(words));
  if (text === undefined || !whole) return undefined;
  const own = list.items.find(
    ({ kind, readings }) =>
      /^(?:choice|text)$/.test(kind) &&
      readings.some((name) => oneOf("status|state|phase").test(name)),
  );
  const values = own && "enum" in own.schema ? own.schema.enum : courseOf(whole);
  const course = slots.some(({ words }) => supplies.test(words)) ? repairs : phases;
  const stateOf = (item: JsonObject, phase: number) =>
    values.find((value) => course[phase]?.states.test(toState(value) ?? "")) ??
    spelledAmong(values, "update") ??
    item[own?.name ?? ""];
  return {
    reads: [whole],
    arrange: (items, scope) => {
      const said = toState(scope.values[whole.name]) ?? "";
      const last = course.findIndex(({ states }) => states.test(said));
      if (last === -1 || !items.every((item) => known.has(item[text]))) return items;
      const steps = items.map((_, at) =>
        items.length === 1 ? last : Math.round((at * last) / (items.length - 1)),
      );
      return items.map((item, at) => {
        const step = steps[at] ?? last;
        const { texts } = course[step] ?? course[0];
        const told = texts[(at - steps.indexOf(step)) % texts.length] ?? texts[0];
        const state = own && isPresent(item[own.name]) ? stateOf(item, step) : undefined;
        return {
          ...item,
          [text]: told,
          ...(own && state !== undefined ? { [own.name]: state } : {}),
        };
      });
    },
  };
};
