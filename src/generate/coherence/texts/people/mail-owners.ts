import { isPersonWord } from "../../../meaning/names/person-words.ts";
import { toSlug } from "../../../phrases/slug.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** Members that say already whose address it is. */
const named =
  /^(?:(?:first|last|full|display|user|company|business|organization) ?name|name|username)$/;
const roles = /^(?:\S+ )?(?<who>\S+) name$/;

function isRole(words: string): boolean {
  const who = roles.exec(words)?.groups?.["who"];
  return who === "policyholder" || isPersonWord(who);
}

/** The address beside one name is of whoever has the name. */
export const findMailOwners: FindRules = ({ slots }) => {
  const mail = slots.find(
    ({ words, kind }) =>
      kind === "text" && /^(?:email(?: address)?|(?:sender|from) address)$/.test(words),
  );
  const owners = slots.filter(({ words, kind }) => kind === "text" && isRole(words));
  const [owner] = owners;
  if (!mail || !owner || owners.length > 1 || slots.some(({ words }) => named.test(words)))
    return [];
  return [
    {
      reads: [owner, mail],
      writes: [mail],
      apply: (scope) => {
        const [name, address] = [scope.values[owner.name], scope.values[mail.name]];
        if (typeof name !== "string" || typeof address !== "string") return;
        const parts = name.split(" ").map((part) => toSlug(part));
        // A firm has an address of its own.
        if (parts.length !== 2 || parts.includes("") || name.includes("&")) return;
        const domain = address.slice(address.indexOf("@"));
        if (domain.startsWith("@")) write(scope, mail, parts.join(".") + domain);
      },
    },
  ];
};
