import { findNamed } from "../coherence/match-role.ts";
import { clear, isOptional, type Slot, write } from "../coherence/slot.ts";
import { spelledIn } from "../coherence/spelling.ts";
import { toTime } from "../coherence/times/time.ts";
import type { Scope } from "../draw/scope.ts";
import { day, timelines } from "../facets/timeline.ts";
import { oneOf } from "../one-of.ts";
import { isIn, toState } from "../state-words.ts";
import type { Find, Source } from "./measure-finder.ts";

/** What people come to, take part in or sign up for. */
const occasions =
  /(?:^| )(?:course|class|workshop|exhibition|event|match|regatta|festival|camp|concert|show|screening|performance|session|lesson|training|webinar|seminar|conference|excursion|race|tournament|rehearsal|hackathon|meetup|competition|retreat|gala|market|auction|program|programme|clinic|mission|campaign)(?: id)?$/;

const days =
  "date|event date|start date|starts on|starts at|start at|start|scheduled at|scheduled for|scheduled date|begins at|opening date|held on";
const ends = "end date|ends on|ends at|end at|end|closing date";

const waiting = oneOf(
  "confirmed|booked|registered|upcoming|scheduled|enrolled|active|in progress|reserved|planned|expected",
);
const lasting = oneOf("active|enrolled|valid|live|listed|current");
const ahead =
  "registered|enrolled|confirmed|booked|active|upcoming|scheduled|reserved|planned|paid|entered|submitted|valid|pending".split(
    "|",
  );
const behind = "completed|attended|finished|used|done|checked in|played|taken part".split("|");

const there =
  /^(?:is |has |was )?(?:attended|checked in|present|completed|showed up|finished)(?: at| on)?$/;
const outcomes = oneOf(
  "rating|feedback|score|final grade|grade|result|rank|placement|certificate|certificate url",
);

/** Nobody has finished a course that has not begun, nor looks forward to a concert that is over. */
const findOccasion: Find = (source, slots) => {
  if (!occasions.test(source.reference.words)) return undefined;
  // Who goes through a course on their own has begun when they did.
  if (slots.some(({ words }) => /^progress\b|^(?:completed|finished|watched) /.test(words)))
    return undefined;
  const from = source.look(days);
  const status = findNamed(slots, "status|state|registration status|attendance status", ["choice"]);
  const told = slots.filter(
    (slot) =>
      (slot.kind === "boolean" && there.test(slot.words)) ||
      (isOptional(slot) && (there.test(slot.words) || outcomes.test(slot.words))),
  );
  const changed = status ? [status, ...told] : told;
  if (!from || changed.length === 0) return undefined;
  const readWhen = toWhen(from, source);
  const apply = (scope: Scope) => {
    const when = readWhen(scope);
    if (when === undefined) return;
    if (status) tell(scope, status, when);
    if (when === "ahead") for (const slot of told) undo(scope, slot);
  };
  return { reads: [source.reference, ...changed], writes: changed, apply };
};

type When = "ahead" | "behind" | undefined;

function toWhen(
  from: NonNullable<ReturnType<Source["look"]>>,
  { look }: Source,
): (scope: Scope) => When {
  const to = look(ends);
  return (scope) => {
    const [begins, over] = [toTime(from(scope)), toTime(to?.(scope))];
    if (!begins || begins.form === "clock") return undefined;
    const { now } = scope.facet(timelines);
    if (begins.at > now) return "ahead";
    const end = over && over.form !== "clock" ? over.at : begins.at;
    return end + day < now ? "behind" : undefined;
  };
}

function tell(scope: Scope, status: Slot, when: When): void {
  const state = toState(scope.values[status.name]);
  if (state === undefined) return;
  const isWrong =
    when === "ahead"
      ? isIn(state, "done", "missed", "running") && !lasting.test(state)
      : waiting.test(state);
  if (!isWrong) return;
  const words = (when === "ahead" ? ahead : behind).flatMap(
    (text) => spelledIn(status, text) ?? [],
  );
  write(scope, status, words[0]);
}

function undo(scope: Scope, slot: Slot): void {
  if (slot.kind === "boolean") write(scope, slot, false);
  else clear(scope, slot);
}

export const gatherings: readonly Find[] = [findOccasion];
