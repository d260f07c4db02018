import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { people } from "../../../facets/person.ts";
import { isHouse } from "../../../meaning/noun-classes.ts";
import { oneOf } from "../../../one-of.ts";
import { toSlug } from "../../../phrases/slug.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** Things that have a name, a site and an office, and are nobody. */
const organisations = oneOf(
  "company|sponsor|exhibitor|startup|organization|organisation|vendor|supplier|brand|store|shop|hotel|restaurant|clinic|hospital|school|university|college|agency|publisher|employer|merchant|manufacturer|contractor|subcontractor|installer|distributor|wholesaler|haulier|broker|airline|bank|charity|venue|studio|label|gym|club|cafe|bar|library|museum|theatre|theater|business|partner|carrier|provider|pharmacy|account|franchise|firm|team|department|institution|foundation|association|nonprofit|ministry|municipality|council|bakery|salon|dealer|dealership|winery|brewery|practice|client|tenant|workspace|farm|congregation|church|parish|garage|conference|festival|podcast|hackathon|resort|winery|vineyard|branch|artist|act|rapper|singer|dj|party|station|office|centre|center|court|committee|society|union|league|federation|institute|laboratory|lab|campus|faculty|chapter|embassy|band|choir|orchestra|ensemble|foodtruck|startup|cinema|zoo|bistro",
);

/** Who may be somebody, or a company that has a number for taxes and whom one asks for there. */
const traders = oneOf("seller|buyer|biller|issuer|payer|payee|customer|prospect|to|from|recipient");
const registered =
  /^(?:vat (?:id|number|no)|tax number|contact person|company (?:number|registration))$/;

/** What has a page of its own, whoever holds it. */
const gatherings = oneOf("event|conferenceevent|summit|congress|expo|tradeshow|symposium|race");

/** What no person signs. */
const mailings = oneOf("campaign|newsletter|mailing|broadcast");

const handles =
  /^(?:(?:twitter|instagram|tiktok|x|facebook|social)(?: handle| username)?|twitter|instagram|tiktok|facebook|youtube|twitch|threads|bluesky|mastodon|pinterest)$/;

/** Where others see a company among companies. */
const pages =
  /^(?:linkedin|(?:linkedin|facebook|twitter|instagram|social)(?: page| profile)? (?:url|link)|linked in(?: url)?|company page)$/;

/** Members that say that the record is a person's after all. */
const persons = oneOf("first name|last name|full name|username|birth date|date of birth|avatar");

/** A company's website, domain and email are its own. */
export const findOrganisations: FindRules = ({ slots, owner }) => {
  const thing = owner.at(-1) ?? "";
  const mails = findWorkMail(slots, thing);
  if (slots.some(({ words }) => persons.test(words))) return mails;
  // Somebody of a company has its website.
  const isSomebody =
    oneOf("client|account|partner").test(thing) && slots.some(({ words }) => words === "company");
  const isOpen = slots.some(({ words }) => /^(?:opening|business|visiting) hours$/.test(words));
  const isKnown = organisations.test(thing) || organisations.test(owner.join(""));
  const isTraded = traders.test(thing) && slots.some(({ words }) => registered.test(words));
  const isOne = !isSomebody && (isKnown || isHouse(thing) || isOpen || isTraded);
  const names = isOne
    ? "name|company name|business name|vendor name|supplier name|legal name|title|company"
    : mailings.test(thing)
      ? "sender name|from name|sender"
      : gatherings.test(thing)
        ? "event name|name|title"
        : "company name|organization name|business name|company|organization|employer|site name|store name|shop name";
  const name = findNamed(slots, names, ["text"]);
  if (!name) return mails;
  const site = new RegExp(
    isOne
      ? "^(?:(?:contact )?website|homepage|web site|site|web|url|website url)$"
      : "^(?:website|company url|company website|website url)$",
  );
  const mail = isOne
    ? oneOf(
        "email|email address|contact email|support email|info email|billing email|general email",
      )
    : oneOf(
        "company email|billing email|support email|sender email|from email|reply to|reply to email",
      );
  const tell = (slot: Slot): ((slug: string) => string) | undefined => {
    if (slot.kind !== "text" || slot === name) return undefined;
    if (site.test(slot.words)) return (slug) => `https://${slug}.example`;
    if (oneOf("domain|domain name|hostname").test(slot.words)) return (slug) => `${slug}.example`;
    if (isOne && handles.test(slot.words)) return (slug) => `@${slug}`;
    if (isOne && pages.test(slot.words)) return (slug) => `https://example.com/company/${slug}`;
    if (!mail.test(slot.words)) return undefined;
    const box =
      { support: "support", billing: "billing" }[slot.words.split(" ")[0] ?? ""] ?? "hello";
    return (slug) => `${box}@${slug}.example`;
  };
  const holders = isOne ? slots.filter(isSocial).map((slot) => toOwnSocials(slot, name)) : [];
  const rules = slots.flatMap((slot): readonly Rule[] => {
    const told = tell(slot);
    if (!told) return [];
    return [
      {
        reads: [name],
        writes: [slot],
        apply: (scope) => {
          const text = scope.values[name.name];
          // A client may well be somebody, who has an address of their own.
          if (text === scope.facet(people).full) return;
          const slug = toHost(text);
          if (slug !== "") write(scope, slot, told(slug));
        },
      },
    ];
  });
  return [...rules, ...holders, ...mails];
};

function toHost(name: Json | undefined): string {
  return typeof name === "string" ? toSlug(name).replaceAll("-", "") : "";
}

function isSocial({ words, kind }: Slot): boolean {
  return (
    kind === "object" &&
    /^(?:social|socials|social (?:media|links|profiles|handles|accounts|networks))$/.test(words)
  );
}

/** A band has pages of its own, and not those of whoever plays in it. */
function toOwnSocials(slot: Slot, name: Slot): Rule {
  const apply = (scope: Scope) => {
    const [slug, before] = [toHost(scope.values[name.name]), scope.values[slot.name]];
    if (slug === "" || !isObject(before)) return;
    const own = Object.entries(before).map(([network, said]) => [
      network,
      toOwn(network, said, slug),
    ]);
    write(scope, slot, Object.fromEntries(own));
  };
  return { reads: [name, slot], writes: [slot], apply };
}

function toOwn(network: string, said: Json, slug: string): Json {
  if (typeof said !== "string") return said;
  if (said.startsWith("@")) return `@${slug}`;
  if (/^(?:website|homepage|site|web)$/i.test(network)) return `https://${slug}.example`;
  return `https://example.com/${toSlug(network)}/${slug}`;
}

const workMail = /^(?:work|business|corporate|office) email(?: address)?$/;
const colleagues = oneOf(
  "employee|contact|lead|staff|staffmember|colleague|salesrep|recruiter|consultant|prospect|worker|speaker|agent|realtor|doctor|physician|professor|lecturer|researcher|teacher",
);

/** Who works for a company writes from there. */
function findWorkMail(slots: readonly Slot[], thing: string): readonly Rule[] {
  const company = findNamed(
    slots,
    "company name|company|employer|organization|organisation|agency|agency name|brokerage|hospital|hospital name|clinic|clinic name|university|university name|school name|school",
    ["text"],
  );
  const mails = slots.filter(({ kind }) => kind === "text");
  // Of two the one that says so.
  const mail =
    mails.find(({ words }) => workMail.test(words)) ??
    (colleagues.test(thing)
      ? mails.find(({ words }) => /^email(?: address)?$/.test(words))
      : undefined);
  if (!company || !mail) return [];
  const apply = (scope: Scope) => {
    const [slug, address] = [toHost(scope.values[company.name]), scope.values[mail.name]];
    const [box = ""] = typeof address === "string" ? address.split("@") : [];
    if (slug !== "" && box !== "") write(scope, mail, `${box}@${slug}.example`);
  };
  return [{ reads: [company, mail], writes: [mail], apply }];
}
