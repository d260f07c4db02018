import type { Scope } from "../../../draw/scope.ts";
import { isPersonWord } from "../../../meaning/names/person-words.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const portraits =
  /^(?:(.+) )?(?:avatar|photo|picture|portrait|headshot|profile (?:picture|photo|image|pic)|image)(?: url| uri| src)?$/;
/** Letters on a colour, as a person's picture shows them. */
const letters = /(?<=fill='%23fff'%3E)[^%]+(?=%3C\/text)/;

/** A portrait shows the initials of the name that stands beside it, whoever that became. */
export const findPortraits: FindRules = ({ slots }) =>
  slots.flatMap((slot): readonly Rule[] => {
    const [found, whose = ""] = (slot.kind === "text" && portraits.exec(slot.words)) || [];
    if (found === undefined) return [];
    const names = whose === "" ? "name|full name|display name" : `${whose} name|${whose}`;
    const name =
      findNamed(slots, names, ["text"]) ?? (whose === "" ? onlyPerson(slots) : undefined);
    return name && name !== slot ? [toRule(slot, name)] : [];
  });

/** The one person whom the others tell of: `playerName`, `runner`. */
function onlyPerson(slots: readonly Slot[]): Slot | undefined {
  // Who has a first name is shown, and not the parent.
  if (slots.some(({ words }) => /^(?:first|given|last|family) name$/.test(words))) return undefined;
  const [only, ...others] = slots.filter(
    ({ kind, words }) => kind === "text" && isPersonWord(words.replace(/ name$/, "")),
  );
  return others.length === 0 ? only : undefined;
}

function toRule(slot: Slot, name: Slot): Rule {
  const apply = (scope: Scope) => {
    const [picture, person] = [scope.values[slot.name], scope.values[name.name]];
    if (typeof picture !== "string" || typeof person !== "string") return;
    if (scope.draw.library.nameOrder !== "given first") return;
    const words = person.split(/[ ._]/);
    const [first, last] = [words[0]?.[0], words.at(-1)?.[0]];
    if (words.length < 2 || first === undefined || last === undefined) return;
    const initials = (first + last).toUpperCase();
    if (/^[A-Z]{2}$/.test(initials)) write(scope, slot, picture.replace(letters, initials));
  };
  return { reads: [slot, name], writes: [slot], apply };
}
