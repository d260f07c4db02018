import type { Json, JsonObject } from "../../../../schema/schema.ts";
import { oneOf } from "../../../one-of.ts";
import { type Phase, phaseOf, toState } from "../../../state-words.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

type Fate = "done" | "failed" | "running" | "waiting" | "skipped";

/** How a step says its fate, in the words that most models use first. */
const names: Readonly<Record<Fate, readonly string[]>> = {
  done: "passed|success|succeeded|successful|completed|complete|done|finished|ok".split("|"),
  failed: "failed|failure|error|errored".split("|"),
  running: "running|in progress|in_progress|active|started".split("|"),
  waiting: "pending|queued|waiting|todo|not started|not_started|open|scheduled".split("|"),
  skipped: "skipped|canceled|cancelled".split("|"),
};

const fates: Readonly<Partial<Record<Phase, Fate>>> = {
  ahead: "waiting",
  running: "running",
  done: "done",
  failed: "failed",
  missed: "skipped",
  dropped: "skipped",
};

/** Lists of what a whole does one after the other. */
const lists = /(?:^| )(?:jobs|steps|stages|tasks|checks|phases)$/;
const wholes = oneOf(
  "pipeline|build|workflow|deployment|run|execution|release|job|migration|backup|sync|import|export|onboarding",
);
const members = oneOf("status|state|outcome|result|conclusion");

/** A run that has succeeded has no step that failed; where one has failed, the others do not run. */
export const findPartsOfRuns: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  if (!status || !owner.some((word) => wholes.test(word))) return [];
  return slots.flatMap((list) => {
    const name = lists.test(list.words) ? itemNamed(list, members) : undefined;
    if (name === undefined) return [];
    const code = itemNamed(list, oneOf("exit code"), "number");
    // Where any text will do, a step says what the whole would say.
    const isText = itemNamed(list, members, "text") === name;
    const spoken = isText && "enum" in status.schema ? status.schema.enum : [];
    return [
      {
        reads: [status, list],
        writes: [list],
        apply: (scope) => {
          const fate = fateOf(scope.values[status.name]);
          const items = itemsOf(scope, list);
          if (fate === undefined) return;
          const turn = chanceFor(scope, list).below(Math.max(1, items.length));
          const wanted = items.map((_, at) => fateAt(at, turn, fate));
          tell(items, { name, code, spoken }, wanted, (told) => write(scope, list, told));
        },
      },
    ];
  });
};

function fateOf(value: Json | undefined): Fate | undefined {
  const state = toState(value) ?? "";
  const phase = state === "ok" ? "done" : phaseOf(state);
  return phase && fates[phase];
}

/** What becomes of the step at a place, where the one at `turn` decides. */
function fateAt(at: number, turn: number, fate: Fate): Fate {
  if (fate === "done" || fate === "waiting") return fate;
  if (at < turn) return "done";
  if (at === turn) return fate;
  return fate === "running" ? "waiting" : "skipped";
}

/** A step that has not failed leaves with nought. */
function withCode(item: JsonObject, code: string | undefined, fate: Fate): JsonObject {
  return code === undefined ? item : { ...item, [code]: fate === "failed" ? 1 : 0 };
}

interface Telling {
  readonly name: string;
  readonly code: string | undefined;
  /** The words of the whole for its own states. */
  readonly spoken: readonly Json[];
}

/** What is said of a step that waits or runs where the type has no word for that. */
const instead: Readonly<Partial<Record<Fate, Fate>>> = { waiting: "skipped", running: "done" };

/** In the first words that the type allows; a fate without a word there is left as it was. */
function tell(
  items: readonly JsonObject[],
  { name, code, spoken }: Telling,
  wanted: readonly Fate[],
  put: (items: JsonObject[]) => boolean,
): void {
  const known = new Map<Fate, string>();
  for (const value of [...spoken, ...items.map((item) => item[name])]) {
    const fate = fateOf(value);
    if (fate !== undefined && !known.has(fate)) known.set(fate, String(value));
  }
  let told = [...items];
  for (const [at, fate] of wanted.entries()) {
    const before = told[at]?.[name];
    const isSaid = spoken.length === 0 || before === known.get(fate);
    if (isSaid && fateOf(before) === fate) continue;
    const other = instead[fate];
    const words = [
      ...(known.has(fate) ? [known.get(fate) ?? ""] : []),
      ...names[fate],
      ...(other ? names[other] : []),
    ];
    for (const word of words) {
      const next = told.with(at, withCode({ ...(told[at] ?? {}), [name]: word }, code, fate));
      if (put(next)) {
        told = next;
        break;
      }
    }
  }
}
