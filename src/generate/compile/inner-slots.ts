import { toModelWords } from "../../schema/model-words.ts";
import type { ObjectSchema, Schema } from "../../schema/schema.ts";
import { definitionName } from "../analysis/possible.ts";
import type { InnerSlot } from "../coherence/across-levels.ts";
import { presentVariants, type Slot, type SlotHold } from "../coherence/slot.ts";
import { hash, placeOf } from "../draw/chance.ts";
import { Scope, type Standing } from "../draw/scope.ts";
import { findStanding } from "../meaning/find-standing.ts";
import { type Member, type Owner, toInnerOwner, toMember } from "../member.ts";
import { oneOf } from "../one-of.ts";
import { buildSlot } from "./build-slot.ts";
import type { Compilation } from "./compilation.ts";
import type { Decisions } from "./decisions.ts";

/** Objects that only put members together: what stands in `pricing` could as well stand outside. */
const seenThrough =
  /^(?:pricing|prices?|totals?|amounts?|payment|costs?|billing|meta|metadata|times|dates|schedule|timing|timestamps|location|address|coords?|coordinates|specs|specifications|attributes|overview|figures|breakdown|availability|usage|performance|financials|money|charges|fees|macros|macronutrients|nutrients|nutrition|stay|shipment|fulfillment|fulfilment|audit|engagement|flags|seo|inventory|stock|timeline|lifecycle|enrollment|attendance|progress|velocity|window|duration|workload)$|(?:^| )(?:summary|stats|statistics|metrics|counts|details?|info|information)$/;

/** Objects about one step of a thing: when it was taken is the thing's, how far it is is its own. */
const steps = oneOf(
  "delivery|shipping|tracking|approval|review|verification|inspection|decision|return|refund|cancellation",
);
const taken = /(?:^| )(?:\S+ed|sent|paid|made|taken|held) (?:at|on|date|by)$/;

/** Objects that are a stretch of time: `payPeriod: { from, to }` starts and ends. */
const stretches = /(?:^| )(?:period|window|date range|term|dates|validity)$/;
const bounds: ReadonlyMap<string, string> = new Map([
  ["from", "start"],
  ["to", "end"],
]);

/** How far inside rules look, and at how many members: more are no longer one thing. */
const deepestLevel = 2;
const mostSlots = 80;

/** The members of the objects that stand once in an object, under the names they would have outside. */
export function buildInnerSlots(
  schema: ObjectSchema,
  owner: Owner,
  compilation: Compilation,
): readonly InnerSlot[] {
  const found: InnerSlot[] = [];
  walk({ schema, owner, path: [], words: [], holder: "" }, compilation, found);
  return found.length > mostSlots ? [] : found;
}

interface Level {
  readonly schema: ObjectSchema;
  readonly owner: Owner;
  readonly path: readonly string[];
  /** What stands before the names of its members. */
  readonly words: readonly string[];
  /** The words of the member that holds it. */
  readonly holder: string;
  readonly standing?: Standing;
}

function walk(level: Level, compilation: Compilation, found: InnerSlot[]): void {
  const isInside = level.path.length > 0;
  const decisions = isInside ? remember(() => decide(level, compilation)) : undefined;
  for (const [name, part] of Object.entries(level.schema.properties)) {
    if (found.length > mostSlots) return;
    const member = toMember(name, level.owner);
    const path = [...level.path, name];
    if (decisions)
      found.push({ path, slot: toInnerSlot(level, member, part, decisions, compilation) });
    const inner = path.length <= deepestLevel ? toObject(part, member, compilation) : undefined;
    if (!inner) continue;
    const holder = member.words.join(" ");
    const words = seenThrough.test(holder) ? level.words : [...level.words, ...member.words];
    walk({ ...inner, path, words, holder }, compilation, found);
  }
}

function decide({ schema, owner }: Level, compilation: Compilation): Decisions {
  return compilation.decisionsIn(schema, owner);
}

function remember<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Looked at and changed by the rules of another object. */
function toInnerSlot(
  { schema, path, words, holder, standing }: Level,
  member: Member,
  part: Schema,
  decisions: () => Decisions,
  compilation: Compilation,
): Slot {
  const isRequired = schema.required.includes(member.name);
  const make = () => undefined;
  const slot = buildSlot({ member, part, make, hold: undefined, isRequired }, compilation);
  const key = hash(path.join("."));
  const hold = remember(
    (): SlotHold =>
      slot.hold === "free" ? (decisions().override(member)?.hold ?? "free") : "fixed",
  );
  return {
    ...slot,
    name: [...path, member.name].join("."),
    words: toOuterWords(slot.words, words, holder),
    get hold() {
      return hold();
    },
    revive: (scope, place) =>
      slot.revive(new Scope(scope.draw, placeOf(scope.place, key), scope, standing), place),
  };
}

/** Which of its prices it is. */
const times = oneOf("current|original|regular|sale|list|discounted|special");

/** What a member would be called outside. */
function toOuterWords(own: string, words: readonly string[], holder: string): string {
  if (steps.test(holder) && taken.test(own)) return own;
  // Whether it is paid is not how far it has come.
  const isPayment = oneOf("payment|billing").test(holder) && oneOf("status|state").test(own);
  // What a place is called is not what the thing is called that is there.
  const isOfPlace = oneOf("location|address").test(holder) && oneOf("name|title|label").test(own);
  if (isOfPlace) return `${holder} ${own}`;
  // `balances: { opening, current }`: each is a balance.
  if (holder === "balances" && !own.includes("balance")) return `${own} balance`;
  // `price: { current, original }`: each is a price.
  if (oneOf("price|prices|pricing").test(holder) && times.test(own)) return `${own} price`;
  const bound = stretches.test(holder) ? bounds.get(own) : undefined;
  return [...words, ...(isPayment ? ["payment"] : []), bound ?? own].join(" ");
}

/** The object that a member always holds when it holds something; an amount is no more than a number. */
function toObject(
  part: Schema,
  member: Member,
  compilation: Compilation,
): Pick<Level, "schema" | "owner" | "standing"> | undefined {
  const [schema, ...others] = presentVariants(part, compilation.definitions);
  if (!schema || others.length > 0 || !("properties" in schema) || !schema.properties)
    return undefined;
  const { properties } = schema;
  if (Object.hasOwn(properties, "amount") || Object.hasOwn(properties, "value")) return undefined;
  const name = referredBy(part);
  if (name !== undefined && compilation.isRecursive(name)) return undefined;
  const model = schema.title ?? name;
  const holder = model === undefined ? member : { ...member, model: toModelWords(model) };
  const siblings = Object.keys(properties);
  return {
    schema,
    owner: toInnerOwner(holder, siblings),
    standing: findStanding(holder, siblings),
  };
}

/** The named model that a member refers to, null aside. */
function referredBy(part: Schema): string | undefined {
  if ("$ref" in part) return definitionName(part.$ref);
  const [reference] = "anyOf" in part ? part.anyOf.filter((one) => "$ref" in one) : [];
  return reference && "$ref" in reference ? definitionName(reference.$ref) : undefined;
}
