import type { Scope } from "../../draw/scope.ts";
import { findNamed } from "../match-role.ts";
import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const keyed = /^(?:project|board|space|workspace|repository|product line|epic)$/;

/** `Website redesign` is `WR` in the numbers of its tasks, and `Atlas` is `ATL`. */
export const findShortKeys: FindRules = ({ slots, owner }) => {
  const key = findNamed(slots, "key|project key|prefix|short code|abbreviation", ["text"]);
  const name = findNamed(slots, "name|title|project name", ["text"]);
  if (!key || !name || !owner.some((word) => keyed.test(word))) return [];
  const apply = (scope: Scope) => {
    const { [name.name]: full, [key.name]: before } = scope.values;
    if (typeof full !== "string" || !/^[A-Z]{2,6}$/.test(String(before))) return;
    const words = full.match(/\p{L}+/gu) ?? [];
    const [first = ""] = words;
    const short = words.length > 1 ? words.map((word) => word[0]).join("") : first.slice(0, 3);
    if (/^\p{L}{2,5}$/u.test(short)) write(scope, key, short.toUpperCase());
  };
  return [{ reads: [name], writes: [key], apply }];
};
