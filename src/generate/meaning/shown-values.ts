import type { Library } from "../load-library.ts";
import { type Matcher, oneOf } from "../one-of.ts";

type Words = readonly string[];

const behind = oneOf("formatted|text|label|display|string|str");
const before = oneOf("formatted|display|readable");

/** What a text shows that is written as a reader sees it: the price of a `priceLabel`. */
export function shownWords(words: Words): Words | undefined {
  if (words.length < 2) return undefined;
  if (behind.test(words.at(-1) ?? "")) return words.slice(0, -1);
  return before.test(words[0] ?? "") ? words.slice(1) : undefined;
}

/** How a number is written, by the word for it. */
const forms: readonly (readonly [words: Matcher, form: ShownForm])[] = [
  [
    oneOf(
      "price|total|subtotal|amount|cost|fee|salary|revenue|balance|budget|tax|rent|premium|payout|earnings|income|spend|spent|sales",
    ),
    "money",
  ],
  [oneOf("discount|percent|percentage|rate|progress"), "percent"],
  [oneOf("distance"), "distance"],
  [oneOf("duration|time|runtime|minutes|eta"), "minutes"],
  [oneOf("rating|score"), "number"],
  [
    oneOf(
      "reviews|views|likes|comments|followers|members|downloads|orders|ratings|items|guests|servings|portions|nights|rooms|bedrooms|beds|count",
    ),
    "count",
  ],
];

export type ShownForm = "money" | "percent" | "distance" | "minutes" | "number" | "count";

export function shownForm(words: Words): ShownForm | undefined {
  return forms.find(([pattern]) => pattern.test(words.at(-1) ?? ""))?.[1];
}

export type Wording = Pick<Library, "isEnglish" | "home">;

/** A number as it stands on a screen: `$12.50`, `35 min`, `128 reviews`. */
export function showNumber(
  value: number,
  words: Words,
  form: ShownForm,
  { isEnglish, home }: Wording,
  currency = home?.currency ?? "USD",
): string {
  const isCommaFirst = isEnglish || home?.code === "JP";
  const digits = (decimals: number) => group(value.toFixed(decimals), isCommaFirst);
  switch (form) {
    case "money":
      // One of ours is worth about a hundred yen.
      if (!isEnglish && currency === "JPY") return `¥${group((value * 100).toFixed(0), true)}`;
      return showMoney(digits(Number.isInteger(value) && value > 999 ? 0 : 2), currency, isEnglish);
    case "percent":
      return `${digits(0)}${isCommaFirst ? "" : " "}%`;
    case "distance":
      return `${digits(value < 100 ? 1 : 0)} km`;
    case "minutes":
      return value < 60
        ? `${digits(0)} min`
        : `${Math.floor(value / 60)} h ${Math.round(value) % 60} min`;
    case "number":
      return digits(Number.isInteger(value) ? 0 : 1);
    case "count":
      return [digits(0), ...(isEnglish ? countedOf(words, value) : [])].join(" ");
  }
}

/** `reviews` of a `reviewsCount`, `likes` of `likes`. */
function countedOf(words: Words, often: number): Words {
  const [counted] = words.at(-1) === "count" ? words.slice(-2, -1) : words.slice(-1);
  if (counted === undefined || counted === "count") return [];
  return [often === 1 ? counted.replace(/s$/, "") : counted.replace(/s?$/, "s")];
}

const symbols: Readonly<Record<string, string>> = {
  USD: "$",
  EUR: "€",
  GBP: "£",
  JPY: "¥",
  AUD: "A$",
  CAD: "C$",
  BRL: "R$",
};

function showMoney(digits: string, currency: string, isEnglish: boolean): string {
  const symbol = symbols[currency] ?? currency;
  if (currency === "JPY") return `¥${digits.replace(/[.,]\d\d$/, "")}`;
  if (!isEnglish) return `${digits} ${symbol}`;
  return symbol === currency ? `${symbol} ${digits}` : `${symbol}${digits}`;
}

/** From which to which somebody earns in a year. In Japan that is counted in tens of thousands. */
export function showSalaries(least: number, most: number, { isEnglish, home }: Wording): string {
  if (isEnglish) return `${group(String(least), true)}–${group(String(most), true)}`;
  if (home?.currency === "JPY") return `${least / 100}万〜${most / 100}万円`;
  const currency = symbols[home?.currency ?? ""] ?? home?.currency ?? "€";
  return `${group(String(least), false)}–${group(String(most), false)} ${currency}`;
}

/** Thousands apart, and a comma before the decimals where people write one. */
function group(digits: string, isEnglish: boolean): string {
  const [whole = "", rest] = digits.split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, isEnglish ? "," : ".");
  return rest === undefined ? grouped : `${grouped}${isEnglish ? "." : ","}${rest}`;
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** A day as it stands on a screen: `Oct 20, 2026`. */
export function showDay(at: number, { isEnglish, home }: Wording): string {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (isEnglish) return `${months[month]} ${day}, ${year}`;
  if (home?.code === "JP") return `${year}年${month + 1}月${day}日`;
  return `${[day, month + 1].map((part) => String(part).padStart(2, "0")).join(".")}.${year}`;
}
