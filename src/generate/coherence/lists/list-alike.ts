import type { Json, JsonObject } from "../../../schema/schema.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed } from "../items.ts";
import { chanceFor } from "../rule.ts";
import type { FindShape } from "./shape.ts";

const relatives =
  /(?:^| )(?:guardians|parents|contacts|emergency contacts|next of kin|authorized pickups|pickup contacts)$/;
const kinships = /^(?:relationship|relation|kinship|relationship to \S+)$/;
const reached =
  /(?:^| )(?:phones|phone numbers|emails|email addresses|addresses|saved addresses|social links|socials|social accounts|numbers)$/;
const kinds = oneOf("label|type|kind|platform|network");
/** What is one and the same on a label. */
const alike: ReadonlyMap<string, string> = new Map([
  ["office", "work"],
  ["business", "work"],
  ["personal", "home"],
]);

/** Nobody has two mothers in a list, or two places of work. */
export const findKindsOnce: FindShape = (list) => {
  const name = relatives.test(list.words)
    ? itemNamed(list, kinships, "text", "choice")
    : reached.test(list.words)
      ? itemNamed(list, kinds, "text", "choice")
      : undefined;
  if (name === undefined) return undefined;
  return {
    arrange: (items) => {
      const seen = new Set<Json | undefined>();
      const once = items.filter((item) => {
        const said = String(item[name]).toLowerCase();
        const kind = alike.get(said) ?? said;
        const isNew = typeof item[name] !== "string" || kind === "other" || !seen.has(kind);
        seen.add(kind);
        return isNew;
      });
      return once.length === items.length ? items : once;
    },
  };
};

const vaccinations = /(?:^| )(?:vaccinations|vaccines|immunizations|immunisations|shots)$/;

/** Nobody is vaccinated against the same thing twice, where nothing says which dose it was. */
export const findVaccinesOnce: FindShape = (list) => {
  const name = vaccinations.test(list.words)
    ? itemNamed(list, oneOf("vaccine|vaccine name|vaccination|name|type"), "text", "choice")
    : undefined;
  if (name === undefined || list.items.some(({ words }) => /\bdose|\bbooster/.test(words)))
    return undefined;
  return {
    arrange: (items) => {
      // The last of them says when the next is due.
      const last = new Map(items.map((item, at) => [item[name], at]));
      return last.size === items.length
        ? items
        : items.filter((item, at) => last.get(item[name]) === at);
    },
  };
};

/** And each of the numbers. */
export const findOtherNumbers: FindShape = (list) => {
  const name = /(?:^| )(?:phones|phone numbers|numbers)$/.test(list.words)
    ? itemNamed(list, oneOf("number|phone|phone number|value"), "text")
    : undefined;
  if (name === undefined) return undefined;
  return {
    arrange: (items, scope) => {
      const chance = chanceFor(scope, list);
      const first = items[0]?.[name];
      return items.map((item, at) => {
        const number = item[name];
        if (at === 0 || typeof number !== "string" || number !== first) return item;
        const other = (Number(/\d\d$/.exec(number)?.[0] ?? 0) + at * 7 + chance.below(7)) % 100;
        return { ...item, [name]: number.replace(/\d\d$/, String(other).padStart(2, "0")) };
      });
    },
  };
};

const mails = oneOf("email|address|value|email address|e mail");
const houses = ["example.com", "example.org", "example.net"];

/** Each of the addresses that somebody has is another one. */
export const findOtherMails: FindShape = (list) => {
  const name = /(?:^| )(?:emails|email addresses)$/.test(list.words)
    ? itemNamed(list, mails, "text")
    : undefined;
  if (name === undefined) return undefined;
  return {
    arrange: (items, scope) => {
      const start = chanceFor(scope, list).below(houses.length);
      const seen = new Set<Json | undefined>();
      return items.flatMap((item): readonly JsonObject[] => {
        const mail = item[name];
        if (typeof mail !== "string" || !mail.includes("@")) return [item];
        const [own = ""] = mail.split("@");
        const options = [mail, ...houses.map((_, at) => `${own}@${houses[(start + at) % 3]}`)];
        const free = options.find((one) => !seen.has(one));
        seen.add(free);
        return free === undefined ? [] : [{ ...item, [name]: free }];
      });
    },
  };
};
