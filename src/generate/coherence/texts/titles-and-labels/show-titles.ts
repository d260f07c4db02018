import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const shows = oneOf("concert|gig|liveshow|concertevent");
const acts =
  "headliner|artist|artist name|band|band name|main act|performer|headline act|headlining artist";
const titles = ["{} live", "An evening with {}", "{} in concert", "{}: Open Roads Tour"];

/** A concert is announced with the name of whoever plays. */
export const findShowTitles: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => shows.test(word))) return [];
  const title = findNamed(slots, "title|name|event name|concert name", ["text"]);
  const act = findNamed(slots, acts, ["text"]);
  if (!title || !act) return [];
  const apply = (scope: Scope) => {
    const name = scope.values[act.name];
    if (typeof name !== "string" || !scope.draw.library.isEnglish) return;
    write(scope, title, chanceFor(scope, title).pick(titles).replace("{}", name));
  };
  return [{ reads: [act], writes: [title], apply }];
};
