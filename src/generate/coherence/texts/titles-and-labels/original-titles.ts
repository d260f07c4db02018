import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** What was made in English was called in English from the beginning. */
export const findOriginalTitles: FindRules = ({ slots }) => {
  const original = findNamed(slots, "original title|original name", ["text"]);
  const title = findNamed(slots, "title|name", ["text"]);
  const tongue = findNamed(slots, "original language|language", ["text", "choice"]);
  if (!original || !title || !tongue || original === title) return [];
  const apply = (scope: Scope) => {
    const isEnglish = /^(?:english|en|en-[a-z]{2})$/i.test(String(scope.values[tongue.name]));
    const said = scope.values[title.name];
    if (isEnglish && typeof said === "string") write(scope, original, said);
  };
  return [{ reads: [title, tongue], writes: [original], apply }];
};
