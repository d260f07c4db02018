import { toSingular, toWords } from "../../../schema/name-words.ts";
import { isRelative, type Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { isPersonWord } from "./person-words.ts";
import { qualifiers } from "./qualifiers.ts";
import { general, type Reading, type RuleIndex, readWords } from "./rule-index.ts";

/** What holds a value and is none. */
const conditions = oneOf("filter|rule|condition|attribute|field|parameter");

const amounts = new Set("amount value gross net base".split(" "));

/**
 * The names that a member of a nested object would have outside of it: `method` in `payment` is the
 * `payment method`, and `home` in `score` the `home score`.
 */
export function compoundsOf({ path, words, isTop }: Member): readonly (readonly string[])[] {
  const holder = isTop ? [] : toSingular(toWords(path.split(".").at(-2) ?? "holder"));
  const last = holder.at(-1);
  // What somebody has is told by whom, and `type` of an item by what it is an item of.
  if (last === undefined || isPersonWord(last) || words.includes(last)) return [];
  if (isRelative(holder) && general.has(words[0] ?? "")) return [];
  const [only = ""] = words;
  // What a price amounts to is the price.
  if (words.length === 1 && amounts.has(only) && !conditions.test(last))
    return isRelative(holder) && !isPriceOf(holder) ? [] : [holder];
  // `perNight` in `price` is the price per night: a night's price, or else a price.
  if (only === "per") return [[...holder, ...words], [...words.slice(1), ...holder], holder];
  if (words.length > 1) return [[...holder, ...words]];
  const both = [
    [...holder, ...words],
    [...words, ...holder],
  ];
  if (only === "total") {
    // The total of a budget is a total budget, and that of an order what the order comes to.
    return billed.test(last) ? [[...holder, ...words]] : both.toReversed();
  }
  return both;
}

const billed = oneOf("order|invoice|bill|cart|receipt|booking|sale|purchase|quote|checkout");

/** What delivery costs is no sum like any other. */
function isPriceOf(holder: readonly string[]): boolean {
  const last = holder.at(-1) ?? "";
  return last === "price" || (holder.length > 1 && oneOf("fee|cost|charge").test(last));
}

/** The total of a trip's budget is a trip's, and no budget's of a department. */
function toOutside(member: Member): Member {
  const { words, outer } = member;
  if (!outer || words.join(" ") !== "total") return member;
  return { ...member, owner: outer.words, siblings: outer.siblings, outer: outer.outer };
}

/** Whether a rule for the bare name is sure in this company: what is said of a review in a `comment`. */
function isToldAlready<T>(member: Member, index: Pick<RuleIndex<T>, "get">): boolean {
  const [first] = readWords(member.words, member, index);
  return first !== undefined && first.rule.models.size + first.rule.neighbours.size > 0;
}

/** The rules for the whole of such a name. */
export function* readCompounds<T>(
  member: Member,
  index: Pick<RuleIndex<T>, "get">,
): Generator<Reading<T>> {
  // What is so much per night, or the number of a passport, only the holder tells.
  const isOpen = member.words[0] === "per" || member.words.join(" ") === "number";
  if (!isOpen && isToldAlready(member, index)) return;
  const outside = toOutside(member);
  for (const words of compoundsOf(member)) {
    for (const reading of readWords(words, outside, index)) {
      // The total of a capacity is a capacity.
      if (reading.role.some((word) => !qualifiers.has(word) || !member.words.includes(word))) break;
      yield reading;
    }
  }
}
