import type { Json } from "../../schema/schema.ts";
import { isObject } from "../../schema/validate/canonical.ts";
import { person } from "../facets/person.ts";
import { type Member, toMember } from "../member.ts";
import { toSlug } from "../phrases/slug.ts";
import type { Scope, Values } from "../scope.ts";
import { readName, toRules } from "./read-name.ts";
import { findSubject, phraseOf } from "./subject.ts";

/** A value that the other members of its object tell, or undefined to keep the one drawn before. */
export type Derive = (values: Values, scope: Scope, before: Json) => Json | undefined;

type DeriveRule = (member: Member) => Derive | undefined;

export function deriveMember(member: Member): Derive | undefined {
  const rules = [...ruleByName(member), deriveCount, deriveUpper, deriveEvent];
  for (const rule of rules) {
    const derive = rule(member);
    if (derive) return derive;
  }
  return undefined;
}

function ruleByName(member: Member): readonly DeriveRule[] {
  const reading = readName(member, derived);
  return reading && reading.role.length === 0 ? [reading.rule] : [];
}

const slug: DeriveRule = (member) => {
  const source = ["title", "name", "headline", "label", "subject", "question"].find((name) =>
    member.siblings.includes(name),
  );
  if (source === undefined) return (_, scope, before) => number(String(before), scope);
  const words = { words: member.owner, path: "", siblings: member.siblings };
  const subject = findSubject(toMember(source, words), [], source !== "name");
  return (values, scope) => {
    const text = values[source];
    if (typeof text !== "string" || toSlug(text) === "") return undefined;
    if (!scope.isRoot) return toSlug(text);
    const { index } = scope.draw;
    // A phrase or a person comes once in a round, so only later rounds need a number.
    const size =
      subject?.kind === "phrases" && phraseOf(subject.phrases, scope) === text
        ? subject.phrases.size
        : undefined;
    if (size === undefined) return number(toSlug(text), scope);
    return index < size ? toSlug(text) : `${toSlug(text)}-${Math.floor(index / size) + 1}`;
  };
};

function number(text: string, scope: Scope): string {
  return scope.isRoot ? `${text}-${scope.draw.index + 1}` : text;
}

const age: DeriveRule = (member) => {
  const birth = member.siblings.find((name) =>
    /^(?:birth|dob|dateOfBirth|date_of_birth)/i.test(name),
  );
  if (birth === undefined) return undefined;
  return (_, scope) => {
    const years = (Date.UTC(2026, 0, 1) - scope.facet(person, "person").born) / 31_557_600_000;
    return Math.floor(years);
  };
};

/** Of the items' prices, of price and quantity, or of what stands above it on the bill. */
const total: DeriveRule = ({ siblings }) => {
  const find = (...names: readonly string[]) => names.find((name) => siblings.includes(name));
  const subtotal = find("subtotal", "subTotal");
  const price = find("price", "unitPrice", "unit_price");
  const quantity = find("quantity", "qty");
  const items = find("items", "lines", "lineItems", "line_items", "products", "entries");
  if (subtotal !== undefined) return (values) => toCents(sumOfBill(values, subtotal));
  if (price !== undefined && quantity !== undefined) {
    return (values) => toCents(Number(values[price]) * Number(values[quantity]));
  }
  if (items === undefined) return undefined;
  return (values) => sumOfItems(values[items]);
};

function sumOfBill(values: Values, subtotal: string): number {
  const read = (name: string) => (typeof values[name] === "number" ? Number(values[name]) : 0);
  return (
    read(subtotal) + read("tax") + read("vat") + read("shipping") + read("fee") - read("discount")
  );
}

function sumOfItems(items: Json | undefined): number | undefined {
  if (!Array.isArray(items)) return undefined;
  let sum = 0;
  for (const item of items as readonly Json[]) {
    if (!isObject(item)) return undefined;
    const price = item["total"] ?? item["unitPrice"] ?? item["price"] ?? item["amount"];
    const isTotal = item["total"] !== undefined;
    if (typeof price !== "number") return undefined;
    const times = isTotal ? 1 : (item["quantity"] ?? item["qty"] ?? 1);
    sum += price * Number(times);
  }
  return toCents(sum);
}

function toCents(value: number): number | undefined {
  return Number.isFinite(value) && value > 0 ? Number(value.toFixed(2)) : undefined;
}

const salePrice: DeriveRule = ({ siblings }) =>
  siblings.includes("price")
    ? (values, _, before) =>
        typeof values["price"] === "number" && Number(before) >= values["price"]
          ? toCents(values["price"] * 0.8)
          : undefined
    : undefined;

const derived = toRules<DeriveRule>({
  "slug|permalink|url slug": slug,
  age,
  "total|grand total|total price|total amount|line total|subtotal|sub total|amount": (member) =>
    member.words.join(" ") === "subtotal" && !member.siblings.includes("items")
      ? undefined
      : total({ ...member, siblings: member.siblings.filter((name) => name !== member.name) }),
  "sale price|discounted price|discount price|special price": salePrice,
});

/** `commentCount` counts `comments`, `totalItems` counts `items`. */
function deriveCount({ words, siblings }: Member): Derive | undefined {
  const isCount = words.at(-1) === "count" || words[0] === "num" || words[0] === "total";
  if (!isCount || words.length < 2) return undefined;
  const noun = words.filter((word) => !["count", "num", "total", "of", "number"].includes(word));
  const target = noun.join("");
  const counted = siblings.find((name) =>
    [target, `${target}s`, `${target}es`, target.replace(/y$/, "ies")].includes(name.toLowerCase()),
  );
  if (counted === undefined) return undefined;
  return (values) => {
    const list = values[counted];
    return Array.isArray(list) ? list.length : undefined;
  };
}

const upperBounds: Readonly<Record<string, string>> = {
  max: "min",
  maximum: "minimum",
  end: "start",
  to: "from",
  upper: "lower",
  high: "low",
  last: "first",
};

/** `maxPrice` is not below `minPrice`, nor `endYear` before `startYear`. */
function deriveUpper({ name, siblings }: Member): Derive | undefined {
  for (const [upper, lower] of Object.entries(upperBounds)) {
    const counterpart = siblings.find(
      (other) => other !== name && other.toLowerCase() === name.toLowerCase().replace(upper, lower),
    );
    if (counterpart === undefined || !name.toLowerCase().includes(upper)) continue;
    return (values, _, before) => {
      const least = values[counterpart];
      if (typeof least === "number" && typeof before === "number" && before < least) {
        return Number.isInteger(least) ? least + Math.max(1, Math.ceil(before)) : least + before;
      }
      return undefined;
    };
  }
  return undefined;
}

/** Which statuses have seen the event that a nullable date tells of. */
const eventStatus: readonly (readonly [event: RegExp, seen: RegExp])[] = [
  [/^published/i, /^(?:published|archived|live)$/i],
  [/^(?:completed|finished|resolved|closed)/i, /^(?:completed|done|finished|resolved|closed)$/i],
  [/^shipped/i, /^(?:shipped|delivered|completed|returned)$/i],
  [/^delivered/i, /^(?:delivered|completed|returned)$/i],
  [/^paid/i, /^(?:paid|shipped|delivered|completed|refunded)$/i],
  [/^cancel/i, /^cancell?ed$/i],
];

/** A draft has not been published, and an open task has not been completed. */
function deriveEvent({ name, siblings }: Member): Derive | undefined {
  const rule = eventStatus.find(([event]) => event.test(name));
  const status = siblings.find((other) => /^(?:status|state)$/.test(other));
  if (!rule || status === undefined || !/(?:at|on|date)$/i.test(name)) return undefined;
  return (values) => {
    const value = values[status];
    return typeof value === "string" && !rule[1].test(value) ? null : undefined;
  };
}
