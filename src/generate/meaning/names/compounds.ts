import { toSingular, toWords } from "../../../schema/name-words.ts";
import { isRelative, type Member } from "../../member.ts";
import { isPersonWord } from "./person-words.ts";
import { general, type Reading, type RuleIndex, readWords } from "./rule-index.ts";

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
  return words.length === 1
    ? [
        [...holder, ...words],
        [...words, ...holder],
      ]
    : [[...holder, ...words]];
}

/** Whether a rule for the bare name is sure of the holder: what is said of a review in a `comment`. */
function knowsHolder<T>({ words, owner }: Member, index: Pick<RuleIndex<T>, "get">): boolean {
  const noun = toSingular([owner.at(-1) ?? ""])[0] ?? "";
  return index.get(words.join(" "))?.some(({ models }) => models.has(noun)) ?? false;
}

/** The rules for the whole of such a name. */
export function* readCompounds<T>(
  member: Member,
  index: Pick<RuleIndex<T>, "get">,
): Generator<Reading<T>> {
  if (knowsHolder(member, index)) return;
  for (const words of compoundsOf(member)) {
    if (!index.get(words.join(" "))) continue;
    for (const reading of readWords(words, member, index)) {
      if (reading.role.length > 0) break;
      yield reading;
    }
  }
}
