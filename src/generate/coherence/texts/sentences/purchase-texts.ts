import { type Matcher, oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const bought = oneOf("transaction|payment|purchase|charge|spending");
const points = /^(?:loyalty|points?)$/;
const forms = ["Card payment, {}", "{}", "Contactless payment, {}", "Purchase, {}"];

/** What a bank writes beside a payment names whom it went to. */
export const findPurchaseTexts: FindRules = ({ slots, owner }) => {
  // What points are given for, no bank has written.
  if (!owner.some((word) => bought.test(word)) || owner.some((word) => points.test(word)))
    return [];
  const find = (names: Matcher) =>
    slots.find(({ words, kind }) => kind === "text" && names.test(words));
  const payee = find(oneOf("merchant|merchant name|payee|vendor|store|paid to"));
  const text = find(oneOf("description|details|statement text|reference text"));
  if (!payee || !text) return [];
  return [
    {
      reads: [payee, text],
      writes: [text],
      apply: (scope) => {
        const [name, before] = [scope.values[payee.name], scope.values[text.name]];
        if (typeof name !== "string" || typeof before !== "string") return;
        // Our words for it are English; in other languages the name says enough.
        const all = scope.draw.library.isEnglish ? forms : ["{}"];
        write(scope, text, chanceFor(scope, text).pick(all).replace("{}", name));
      },
    },
  ];
};
