import type { RecordSettings } from "../../schema/field-rule.ts";
import { toWords } from "../../schema/name-words.ts";
import {
  type Definitions,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
} from "../../schema/schema.ts";
import { definitionName } from "../analysis/possible.ts";
import { oneOf } from "../one-of.ts";

/**
 * How much of a currency that knows no cents is one of ours. Whole amounts come of it, since ours have
 * two decimals, and what was the sum of others before stays it.
 */
const worths: ReadonlyMap<string, number> = new Map([["JPY", 100]]);

const amounts =
  /(?:^| )(?:price|cost|costs|fee|fees|salary|wage|rent|revenue|income|budget|subtotal|premium|deductible|payout|spent|spend|spending|earnings|profit|turnover|donation|bid|refund|deposit|fare|tuition|surcharge|amount|expenses|expense|paid|balance|payment|mrr|arr|worth)(?: |$)/;
/** What is money only beside other money: nobody knows what a total counts. */
const besideAmounts =
  /(?:^| )(?:total|tax|vat|shipping|delivery|tip|net|gross|due|value|goal|raised|limit|commission|allowance|bonus|credit|debit)(?: |$)/;
const noAmounts =
  /(?:^| )(?:rate|percent|percentage|pct|ratio|share|count|number|id|ids|code|type|level|index|score|points|days|hours|minutes|months|years|quantity|qty|items|units|cents|minor|at|date|year|month|votes|seats|stock|change|growth|rank)$/;
/** What an hour of somebody costs, and what is left of somebody's days. */
const paidRates = /(?:^| )(?:hourly|daily|nightly|weekly|monthly|day|night|room) rate$/;
const daysOff = /(?:^| )(?:vacation|leave|sick|holiday|pto|loyalty|reward|mileage)(?: |$)/;
const bills = /(?:^| )(?:subtotal|total)(?: |$)/;
/** An ingredient has an amount, too, and so has a dose. */
const measured = oneOf("unit|units|ingredient|dose|dosage");

export interface Decided {
  readonly definitions: Definitions;
  readonly schemas: readonly Schema[];
  readonly settings: readonly RecordSettings[];
}

interface Currency {
  readonly code: string;
  /** What the user decides, or the model keeps within bounds, is as it should be. */
  readonly keeps: (name: string) => boolean;
}

/** Makes of a record one with amounts as people pay them there; undefined where ours are such. */
export function toSmallMoney(
  code: string | undefined,
  decided: Decided,
): ((record: JsonObject) => JsonObject) | undefined {
  const worth = worths.get(code ?? "");
  if (code === undefined || worth === undefined) return undefined;
  const names = findDecided(decided);
  const currency = { code, keeps: (name: string) => names.has(name) };
  return (record) => scale(record, worth, currency);
}

function scale(record: JsonObject, worth: number, currency: Currency): JsonObject {
  const own = Object.entries(record).find(([name]) => /currency(?:Code)?$/i.test(name))?.[1];
  if (typeof own === "string" && own !== currency.code) return record;
  const names = Object.keys(record).map((name) => toWords(name).join(" "));
  const isSum = (words: string) =>
    paidRates.test(words) || (amounts.test(words) && !noAmounts.test(words));
  const isBill = names.some((words) => bills.test(words));
  const hasMoney = own !== undefined || names.some(isSum);
  const isMeasured = names.some((words) => measured.test(words));
  const isMoney = (words: string) => {
    if (paidRates.test(words)) return true;
    if (noAmounts.test(words) || daysOff.test(words)) return false;
    if (words === "amount") return !isMeasured || hasMoneyBeside(names);
    if (/(?:^| )discount(?: |$)/.test(words)) return isBill || words.endsWith("amount");
    return amounts.test(words) || (besideAmounts.test(words) && hasMoney) || words === "total";
  };
  const scaled = Object.entries(record).map(([name, value], at): [string, Json] => {
    if (currency.keeps(name)) return [name, value];
    return [name, scaleValue(value, isMoney(names[at] ?? ""), worth, currency)];
  });
  return Object.fromEntries(scaled);
}

function hasMoneyBeside(names: readonly string[]): boolean {
  return names.some((words) => words !== "amount" && amounts.test(words));
}

function scaleValue(value: Json, isMoney: boolean, worth: number, currency: Currency): Json {
  if (Array.isArray(value)) return value.map((item) => scaleValue(item, isMoney, worth, currency));
  if (isObject(value)) return isMoney ? scaleAll(value, worth) : scale(value, worth, currency);
  if (!isMoney) return value;
  if (typeof value === "number") return Math.round(value * worth);
  const isDigits = typeof value === "string" && /^\d+\.\d\d$/.test(value);
  return isDigits ? String(Math.round(Number(value) * worth)) : value;
}

/** `salary: { min, max }` */
function scaleAll(value: JsonObject, worth: number): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === "number" && !noAmounts.test(toWords(name).join(" "))
        ? Math.round(inner * worth)
        : inner,
    ]),
  );
}

const bounds =
  /"(?:maximum|exclusiveMaximum|multipleOf|enum|const|pattern|format|maxLength|examples|x-faker)":|"description":"[^"]*(?:[$€\d]|eur|usd|dollar|cent)/i;
const references = /"\$ref":"([^"]+)"/g;

/** The names of which a model or a user says more than that there is a number. */
function findDecided({ definitions, schemas, settings }: Decided): ReadonlySet<string> {
  const names = new Set<string>();
  /** By itself, or by what a name stands for that is no object: `type Yen = number`, with its bounds. */
  const isBound = (part: unknown): boolean => {
    const text = JSON.stringify(part);
    return (
      bounds.test(text) ||
      [...text.matchAll(references)].some(([, reference = ""]) => {
        const meant = definitions[definitionName(reference)];
        return (
          meant !== undefined && !("properties" in meant) && bounds.test(JSON.stringify(meant))
        );
      })
    );
  };
  const walk = (schema: unknown): void => {
    if (Array.isArray(schema)) for (const part of schema) walk(part);
    if (!isObject(schema)) return;
    const { properties } = schema;
    if (isObject(properties))
      for (const [name, part] of Object.entries(properties)) if (isBound(part)) names.add(name);
    for (const part of Object.values(schema)) walk(part);
  };
  walk(schemas);
  for (const { fields, records } of settings) {
    for (const path of fields.keys()) names.add(path.split(".").at(-1) ?? path);
    for (const record of records) for (const name of Object.keys(record)) names.add(name);
  }
  return names;
}
