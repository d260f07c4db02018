import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import { readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { clear, fill, isOptional, isPresent, type Slot } from "../slot.ts";
import { findStatus } from "../times/tense.ts";
import { toEvent } from "../times/time.ts";

/** `lastMessageAt` is there when `lastMessage` is, and `rating` comes with `ratedAt`. */
export const findTogether: FindRules = ({ slots, owner }) => [
  ...findPairs(slots),
  ...findKin(slots, owner),
  ...findLasts(slots),
  ...findFinishes(slots, owner),
  ...findSteps(slots),
  ...findUnlocked(slots),
  ...findPixels(slots),
];

/** What somebody has earned, they have done all of. */
function findUnlocked(slots: readonly Slot[]): readonly Rule[] {
  const earned = slots.find((slot) => /^(?:unlocked|earned|achieved)$/.test(toEvent(slot)));
  const done = findNamed(slots, "progress|current|current value|current progress", ["number"]);
  const target = findNamed(slots, "target|goal|required|target value|max progress", ["number"]);
  if (!earned || !done || !target) return [];
  const apply = (scope: Scope) => {
    const all = readQuantity(scope, target);
    if (all === undefined) return;
    const isEarned = isPresent(scope.values[earned.name]);
    const share = isEarned ? 1 : 0.1 + 0.8 * chanceFor(scope, done).next();
    writeQuantity(scope, done, Math.floor(all * share));
  };
  return [{ reads: [earned, target], writes: [done], apply }];
}

/** A picture has a width and a height, and a paper neither. */
function findPixels(slots: readonly Slot[]): readonly Rule[] {
  const [width, height] = ["width", "height"].map((name) => findNamed(slots, name, ["number"]));
  if (!width || !height || !isOptional(width) || !isOptional(height)) return [];
  const kind = findNamed(slots, "mime type|content type|media type", ["text", "choice"]);
  const apply = (scope: Scope) => {
    const isSeen = kind
      ? /^(?:image|video)\b/.test(String(scope.values[kind.name]))
      : isPresent(scope.values[width.name]);
    for (const slot of [width, height]) {
      if (isSeen) fill(scope, slot);
      else clear(scope, slot);
    }
  };
  return [{ reads: kind ? [kind] : [width], writes: [width, height], apply }];
}

/** What must have happened before: nobody reads what was not delivered. */
const steps: readonly (readonly [before: string, after: RegExp])[] = [
  ["delivered", /^(?:read|opened|seen)$/],
  ["opened", /^clicked$/],
  ["shipped", /^delivered$/],
  ["picked up", /^(?:delivered|dropped off)$/],
  ["check in", /^check out$/],
  ["started", /^(?:finished|completed|ended)$/],
  ["approved", /^(?:paid|reimbursed|disbursed)$/],
  ["received", /^(?:inspected|completed)$/],
];

function findSteps(slots: readonly Slot[]): readonly Rule[] {
  return steps.flatMap(([before, after]) => {
    const earlier = slots.find((slot) => toEvent(slot) === before && isDated(slot));
    const later = slots.find((slot) => after.test(toEvent(slot)) && isDated(slot));
    if (!earlier || !later || !isOptional(earlier)) return [];
    const apply = (scope: Scope) => {
      if (isPresent(scope.values[later.name])) fill(scope, earlier);
    };
    return [{ reads: [later], writes: [earlier], apply }];
  });
}

function isDated({ words }: Slot): boolean {
  return / (?:at|on|date|time)$/.test(words);
}

const shares =
  /^(?:progress|progress percent|progress percentage|percent complete|completion percent|completion)$/;
const finishes =
  /^(?:completed|finished|certificate|certificate url|passed|graduated)(?: at| on| date)?$/;

/** Whoever is halfway has no certificate yet; a status knows better where there is one. */
function findFinishes(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  const progress = slots.find(({ words, kind }) => kind === "number" && shares.test(words));
  if (!progress || findStatus(slots, owner)) return [];
  return slots
    .filter((slot) => finishes.test(slot.words) && isOptional(slot))
    .map((slot) => ({
      reads: [progress],
      writes: [slot],
      apply: (scope) => {
        const reached = scope.values[progress.name];
        if (reached === 100) fill(scope, slot);
        else clear(scope, slot);
      },
    }));
}

/** When something last happened is told where it has: `lastTriggeredAt` with `triggerCount`. */
function findLasts(slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((slot) => {
    const event = /^last ([a-z]{3,}) (?:at|on|date)$/.exec(slot.words)?.[1]?.slice(0, 4);
    if (event === undefined || (slot.isRequired && !slot.isNullable)) return [];
    const count = slots.find(
      ({ words, kind }) =>
        kind === "number" && words.startsWith(event) && /^\S+(?:s| count|s count)$/.test(words),
    );
    return count ? [toLastRule(count, slot)] : [];
  });
}

function toLastRule(count: Slot, last: Slot): Rule {
  return {
    reads: [count, last],
    writes: [last],
    apply: (scope) => {
      const often = scope.values[count.name];
      if (typeof often !== "number") return;
      if (often > 0) fill(scope, last);
      else clear(scope, last);
    },
  };
}

/** What is told of one thing: `lastPaidAmount` with `lastPaidAt`, `fileName` with `fileUrl`. */
const kin =
  /^(.+?) (?:at|on|date|amount|name|url|size|mime type|category code|month|year|score|latitude|longitude)$/;
const manyThings =
  /^(?:max|min|maximum|minimum|total|average|avg|start|end|first|next|number|is|has|display|full|user|created|updated|deleted|image|photo|video|audio|website|estimated|due)$/;

/** Both or neither; a status has its own say in what there is. */
function findKin(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  const loose = slots.filter((slot) => slot.isNullable && slot.hold === "free");
  if (loose.length < 2) return [];
  const hasStatus = findStatus(slots, owner) !== undefined;
  const leaders = new Map<string, Slot>();
  return loose.flatMap((slot) => {
    const known = wholes.find((names) => names.test(slot.words));
    const stem = known ? known.source : kin.exec(slot.words)?.[1];
    if (stem === undefined || manyThings.test(stem)) return [];
    const leader = leaders.get(stem);
    if (!leader) leaders.set(stem, slot);
    return leader ? [toKinRule(leader, slot, hasStatus && !known)] : [];
  });
}

/** Where somebody sits is told whole, and how fast with how fast one may. */
const wholes = [
  /^(?:section|block|row|seat|seat number|seat row)$/,
  /^(?:measured speed|speed limit|speed|allowed speed)(?: kmh| mph)?$/,
  /^(?:width|height|width px|height px)$/,
  /^quiet hours (?:start|end)$/,
  /^(?:meeting|conference|video) (?:link|url|provider)$/,
];

function toKinRule(leader: Slot, slot: Slot, hasStatus: boolean): Rule {
  return {
    reads: [leader, slot],
    writes: [slot],
    apply: (scope) => {
      if (!isPresent(scope.values[leader.name])) clear(scope, slot);
      else if (!hasStatus) fill(scope, slot);
    },
  };
}

function findPairs(slots: readonly Slot[]): readonly Rule[] {
  return slots.flatMap((slot) => {
    if (!isOptional(slot)) return [];
    const stem = about.exec(slot.words)?.[1];
    if (stem === undefined) return [];
    const partner = slots.find((other) => other !== slot && other.words === stem);
    return partner ? [toRule(partner, slot)] : [];
  });
}

/** Behind the thing: when, by whom, why. */
const about = /^(.+?) (?:at|date|on|by|reason|note|notes|comment|url|currency|unit)$/;

function toRule(thing: Slot, detail: Slot): Rule {
  return {
    reads: [thing, detail],
    writes: [detail],
    apply: (scope) => {
      if (thing.kind === "boolean" || thing.kind === "choice") return;
      const isThere = isPresent(scope.values[thing.name]);
      if (isThere) fill(scope, detail);
      else clear(scope, detail);
    },
  };
}
