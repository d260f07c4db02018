import { people } from "../../../facets/person.ts";
import { isHouse } from "../../../meaning/noun-classes.ts";
import { toSlug } from "../../../phrases/slug.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** Things that have a name, a site and an office, and are nobody. */
const organisations =
  /^(?:company|startup|organization|organisation|vendor|supplier|brand|store|shop|hotel|restaurant|clinic|hospital|school|university|college|agency|publisher|employer|merchant|manufacturer|contractor|subcontractor|installer|distributor|wholesaler|haulier|broker|airline|bank|charity|venue|studio|label|gym|club|cafe|bar|library|museum|theatre|theater|business|partner|carrier|provider|pharmacy|account|franchise|firm|team|department|institution|foundation|association|nonprofit|ministry|municipality|council|bakery|salon|dealer|dealership|winery|brewery|practice|client|tenant|workspace|farm|congregation|church|parish|garage|conference|festival|podcast|hackathon|resort|winery|vineyard|branch|party|station|office|centre|center|court|committee|society|union|league|federation|institute|laboratory|lab|campus|faculty|chapter|embassy)$/;

/** What no person signs. */
const mailings = /^(?:campaign|newsletter|mailing|broadcast)$/;

const handles =
  /^(?:(?:twitter|instagram|tiktok|x|facebook|social)(?: handle| username)?|twitter|instagram|tiktok|facebook)$/;

/** Where others see a company among companies. */
const pages =
  /^(?:linkedin|(?:linkedin|facebook|twitter|instagram|social)(?: page| profile)? (?:url|link)|linked in(?: url)?|company page)$/;

/** Members that say that the record is a person's after all. */
const persons = /^(?:first name|last name|full name|username|birth date|date of birth|avatar)$/;

/** A company's website, domain and email are its own. */
export const findOrganisations: FindRules = ({ slots, owner }) => {
  if (slots.some(({ words }) => persons.test(words))) return [];
  const thing = owner.at(-1) ?? "";
  // Somebody of a company has its website.
  const isSomebody =
    /^(?:client|account|partner)$/.test(thing) && slots.some(({ words }) => words === "company");
  const isOpen = slots.some(({ words }) => /^(?:opening|business|visiting) hours$/.test(words));
  const isOne = !isSomebody && (organisations.test(thing) || isHouse(thing) || isOpen);
  const names = isOne
    ? "name|company name|business name|vendor name|supplier name|legal name|title|company"
    : mailings.test(thing)
      ? "sender name|from name|sender"
      : "company name|organization name|business name|company|organization|site name|store name|shop name";
  const name = findNamed(slots, names, ["text"]);
  if (!name) return [];
  const site = new RegExp(
    isOne
      ? "^(?:(?:contact )?website|homepage|web site|site|web|url|website url)$"
      : "^(?:website|company url|company website|website url)$",
  );
  const mail = isOne
    ? /^(?:email|email address|contact email|support email|info email|billing email|general email)$/
    : /^(?:company email|billing email|support email|sender email|from email|reply to|reply to email)$/;
  const tell = (slot: Slot): ((slug: string) => string) | undefined => {
    if (slot.kind !== "text" || slot === name) return undefined;
    if (site.test(slot.words)) return (slug) => `https://${slug}.example`;
    if (/^(?:domain|domain name|hostname)$/.test(slot.words)) return (slug) => `${slug}.example`;
    if (isOne && handles.test(slot.words)) return (slug) => `@${slug}`;
    if (isOne && pages.test(slot.words)) return (slug) => `https://example.com/company/${slug}`;
    if (!mail.test(slot.words)) return undefined;
    const box =
      { support: "support", billing: "billing" }[slot.words.split(" ")[0] ?? ""] ?? "hello";
    return (slug) => `${box}@${slug}.example`;
  };
  return slots.flatMap((slot) => {
    const told = tell(slot);
    if (!told) return [];
    return {
      reads: [name],
      writes: [slot],
      apply: (scope) => {
        const text = scope.values[name.name];
        // A client may well be somebody, who has an address of their own.
        if (text === scope.facet(people).full) return;
        const slug = typeof text === "string" ? toSlug(text).replaceAll("-", "") : "";
        if (slug !== "") write(scope, slot, told(slug));
      },
    };
  });
};
