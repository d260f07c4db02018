import { onceForEach } from "../../../../schema/once-for-each.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { bareOf } from "../../match-role.ts";
import type { FindRules, Parts, Rule } from "../../rule.ts";
import { clear, fill, isOptional, type Slot, write } from "../../slot.ts";
import { ofKinds } from "./kind-table.ts";

const tellers = oneOf(
  "type|kind|species|animal type|method|payment method|payment type|question type|activity type|activity|field type|input type|channel|format|message type|media type|content type|account type|card type|property type|listing type|discount type|billing type|fee type|rate type|pricing type|pay type|mode|device type|location type|event type|marital status|vehicle|vehicle type|fuel type|fuel|drive type|power source|order type|employment status|employment|case type|matter type|product|coverage type|policy type|insurance type",
);

/** `diaperType` is of a diaper and of no bath; what every kind must have stays. */
export const findKinds: FindRules = onceForEach((parts) => {
  const level = parts.slots.find(({ words, kind }) => kind === "choice" && levels.test(words));
  const traced = level ? parts.slots.flatMap((slot) => findTraced(slot, level)) : [];
  // A union tells of a kind what the name of a product does not.
  const all = ["choice", "text"].flatMap((told) =>
    parts.slots.filter(({ words, kind }) => kind === told && tellers.test(words)),
  );
  // Whether a home is for sale or for rent says nothing of its garden: what kind of home it is does.
  const ruled = new Set<Slot>();
  const ofKind = all.flatMap((teller) =>
    findOfKind(teller, parts).filter(({ writes }) => {
      const isNew = !writes.some((slot) => ruled.has(slot));
      for (const slot of writes) ruled.add(slot);
      return isNew;
    }),
  );
  return [...traced, ...ofKind];
});

/** What is not delivered costs nothing to deliver, whatever a house asks for it elsewhere. */
export const findUncharged: FindRules = (parts) =>
  findKinds(parts).filter(({ writes }) => writes.every((slot) => slot.kind === "number"));

function findOfKind(teller: Slot, { slots, owner }: Parts): readonly Rule[] {
  const own = slots.find(({ words, kind }) => words === "name" && kind === "text");
  const named = own && isListed(teller, oneOf("folder")) && "enum" in teller.schema ? [own] : [];
  const folders = named.map((name) => ({
    reads: [teller, name, ...slots.filter((slot) => slot.name === "path")],
    writes: [name],
    // A folder has no ending, and is called as the last of its path.
    apply: (scope: Scope) => {
      const text = scope.values[name.name];
      const last = /^\/.*?([\w -]+)$/.exec(String(scope.values["path"]))?.[1];
      if (scope.values[teller.name] === "folder" && typeof text === "string")
        write(scope, name, last ?? text.replace(/\.\w+$/, ""));
    },
  }));
  const ofKind = slots.flatMap((slot) => {
    const isKept = !isOptional(slot) && slot.kind !== "list";
    // Options go once it is known what is asked.
    const isAsked =
      slot.kind === "list" && !isOptional(slot) && /^(?:options|choices)$/.test(slot.words);
    if (slot === teller || isAsked || (isKept && slot.kind !== "number")) return [];
    const known = ofKinds.find(
      ({ members, kinds, owner: of, tellers: told }) =>
        (!told || teller.kind === "choice" || told.test(teller.words)) &&
        (members.test(slot.words) || members.test(bareOf(ofState(slot)))) &&
        (!of || owner.some((word) => of.test(word))) &&
        isListed(teller, kinds),
    );
    const kinds = ownKind(slot, teller) ?? known?.kinds;
    if (!kinds || (isKept && !known?.isNone)) return [];
    const apply = (scope: Scope) => {
      const told = toState(scope.values[teller.name]);
      if (told === undefined) return;
      if (kinds.test(told)) fill(scope, slot);
      else if (!isOptional(slot)) write(scope, slot, isKept ? 0 : []);
      else clear(scope, slot);
    };
    return [{ reads: [teller], writes: [slot], apply }];
  });
  return [...folders, ...ofKind];
}

/** What stands in the state of a thing is the thing's: `state: { brightness }` of a lamp. */
function ofState({ words }: Slot): string {
  return words.replace(/^(?:(?:current|last) )?(?:state|status|settings|readings?|controls) /, "");
}

const levels = oneOf("level|log level|severity");
const traces =
  /^(?:stack|stack ?trace|error stack|trace|exception|error|error code|error name|error type|error details|exception type)$/;
const bad = oneOf("error|fatal|critical|emergency|panic|err");

/** Only what went wrong says where. */
function findTraced(slot: Slot, level: Slot): readonly Rule[] {
  if (!traces.test(slot.words) || !isOptional(slot) || !isListed(level, bad)) return [];
  const apply = (scope: Scope) => {
    if (bad.test(toState(scope.values[level.name]) ?? "")) fill(scope, slot);
    else clear(scope, slot);
  };
  return [{ reads: [level], writes: [slot], apply }];
}

/** `voiceDuration` of a message that is a `text`, an `image` or a `voice`. */
function ownKind({ words }: Slot, { schema }: Slot): Matcher | undefined {
  const [first = "", ...rest] = words.split(" ");
  const listed = "enum" in schema ? schema.enum.map((value) => toState(value)) : [];
  return rest.length > 0 && listed.includes(first) ? new RegExp(`^${first}$`) : undefined;
}

/** A type that never is of the kind says nothing about what that kind has. */
function isListed({ schema }: Slot, kinds: Matcher): boolean {
  return !("enum" in schema) || schema.enum.some((value) => kinds.test(toState(value) ?? ""));
}
