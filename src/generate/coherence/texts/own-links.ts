import { toSlug } from "../../phrases/slug.ts";
import { findNamed } from "../match-role.ts";
import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const links =
  /^(?:url|link|href|permalink|(?:canonical|page|web|html|share|public|product|article|post|source|external) (?:url|link))$/;
/** What leads elsewhere. */
const passing = /^(?:notification|alert|message|email|error|log|activity|announcement|request)$/;
/** What was made without a name to go by: `https://example.com/bookmark/north-560`. */
const nameless = /^(https:\/\/example\.com\/[a-z-]+\/)[a-z]+-\d+$/;

/** A page is found under its title. */
export const findOwnLinks: FindRules = ({ slots, owner }) => {
  if (owner.some((word) => passing.test(word))) return [];
  const title =
    findNamed(slots, "slug", ["text"]) ?? findNamed(slots, "title|headline|name", ["text"]);
  if (!title) return [];
  return slots
    .filter(({ words, kind }) => kind === "text" && links.test(words))
    .map((link) => ({
      reads: [title, link],
      writes: [link],
      apply: (scope) => {
        const [text, url] = [scope.values[title.name], scope.values[link.name]];
        const [, path] = typeof url === "string" ? (nameless.exec(url) ?? []) : [];
        const slug = typeof text === "string" ? toSlug(text) : "";
        if (path !== undefined && slug !== "") write(scope, link, `${path}${slug}`);
      },
    }));
};
