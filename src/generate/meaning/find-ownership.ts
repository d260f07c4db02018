import type { Ownership } from "../draw/scope.ts";
import type { Member } from "../member.ts";
import { isPersonWord } from "./names/person-words.ts";

const ownNames = /^(?:name|firstName|lastName|fullName|first_name|last_name|full_name|first|last)$/;
const placeNames =
  /^(?:city|street|country|zip|zipCode|postalCode|postcode|line1|address1|address)$/;
/** Objects that hold more of the same person, and not another one. */
const samePerson =
  /^(?:profile|contact|contacts|account|personal|details|info|name|identity|social|bio|login|credentials)$/;

/** Whose person and place the members of a nested object tell of. */
export function findOwnership(member: Member, siblings: readonly string[]): Ownership {
  const isOther = member.words.includes("emergency");
  const isSame =
    !isOther &&
    (member.words.some((word) => samePerson.test(word)) || samePerson.test(member.name));
  const last = (member.words.at(-1) ?? "").replace(/(?<=[^s])s$/, "");
  const isPerson = !isSame && (isPersonWord(last) || siblings.some((name) => ownNames.test(name)));
  // Somebody else has a phone of their own.
  const hasPhone = isPerson && siblings.some((name) => /^(?:phone|phoneNumber|mobile)$/.test(name));
  return {
    person: isPerson,
    place: hasPhone || siblings.some((name) => placeNames.test(name)),
    other: true,
  };
}
