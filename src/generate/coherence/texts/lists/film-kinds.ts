import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const watched = oneOf(
  "title|streamingtitle|media|content|show|movie|film|watchlist|watchitem|catalog|catalogue|mediaitem|video",
);
const documentary = /^documentar(?:y|ies)$/i;

/** What is sorted under documentaries is one, and a comedy is none. */
export const findFilmKinds: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => watched.test(word))) return [];
  const genre = findNamed(slots, "genres|genre", ["list", "text"]);
  const kind = findNamed(slots, "kind|type|media type|content type|title type|format", ["choice"]);
  const listed = kind && "enum" in kind.schema ? kind.schema.enum : [];
  const own = listed.find((one) => documentary.test(String(one)));
  const others = listed.filter((one) =>
    /^(?:movie|film|series|tv ?show|show|tv)$/i.test(String(one)),
  );
  if (!genre || !kind || own === undefined || others.length === 0) return [];
  const apply = (scope: Scope) => {
    const told = scope.values[genre.name];
    const is = (Array.isArray(told) ? told : [told]).some((one) => documentary.test(String(one)));
    if (is) write(scope, kind, own);
    else if (scope.values[kind.name] === own)
      write(scope, kind, chanceFor(scope, kind).pick(others));
  };
  return [{ reads: [genre], writes: [kind], apply }];
};
