import { isPersonWord } from "../names/person-words.ts";
import { findThing, ownerOf, toThingPhrases } from "../things/find-thing.ts";
import { english, type TextRule } from "./text-rule.ts";

/** Places of business, and those who have one, that are called by what they are. */
export const businesses =
  "garage workshop salon barbershop clinic practice pharmacy bakery florist optician laundry laundromat gym spa restaurant cafe bistro daycare nursery tailor locksmith jeweller jeweler barber dentist veterinarian butcher bookshop";

const known = new Set(businesses.split(" "));

/** The `storeName` of an optician says what one gets there, and not any company's name. */
export const businessName: TextRule = (context) => {
  const word = ownerOf(context.member).findLast((one) => known.has(one));
  if (word === undefined || !context.isEnglish) return undefined;
  const own = isPersonWord(word) || word === "garage" ? undefined : findThing([word])?.name;
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  const usual = `{station} ${title}|{street} ${title}|{surname} ${title}`;
  return english(toThingPhrases(own ?? usual))(context);
};
