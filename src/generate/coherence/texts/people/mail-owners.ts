import { isObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
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

const links =
  /^(?:linked ?in|github|gitlab|twitter|mastodon|portfolio|website|personal website|homepage)(?: (?:url|profile|handle|link))?$/;

/** The pages of somebody who is told of in an object beside them are theirs. */
export const findLinkOwners: FindRules = ({ slots }) => {
  const people = slots.filter(({ words, kind }) => kind === "object" && isPersonWord(words));
  const [person] = people;
  const pages = slots.filter(({ words, kind }) => kind === "text" && links.test(words));
  if (!person || people.length > 1 || pages.length === 0) return [];
  if (slots.some(({ words, kind }) => kind === "text" && (named.test(words) || isRole(words))))
    return [];
  const apply = (scope: Scope) => {
    const told = scope.values[person.name];
    const name = isObject(told) ? (told["name"] ?? told["fullName"]) : undefined;
    const parts = typeof name === "string" ? name.split(" ").map((part) => toSlug(part)) : [];
    if (parts.length !== 2 || parts.includes("")) return;
    for (const page of pages) {
      const before = String(scope.values[page.name]);
      const after = before
        .replace(/^(https:\/\/example\.com\/(?:in\/)?).*$/, `$1${parts.join(".")}`)
        .replace(/^@.*$/, `@${parts.join("_")}`)
        .replace(/^https:\/\/[a-z]+\.example$/, `https://${parts.join("")}.example`);
      write(scope, page, after);
    }
  };
  return [{ reads: [person], writes: pages, apply }];
};

/** The address beside one name is of whoever has the name. */
export const findMailOwners: FindRules = ({ slots }) => {
  const mail = slots.find(
    ({ words, kind }) => kind === "text" && /^email(?: address)?$/.test(words),
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
