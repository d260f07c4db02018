import { hash } from "../../../../draw/chance.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { spread } from "../../../../draw/spread.ts";
import { oneOf } from "../../../../one-of.ts";
import { listStates, toState } from "../../../../state-words.ts";
import { findNamed } from "../../../match-role.ts";
import { chanceFor, type FindRules } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";

const kinds = "type|direction|transaction type|entry type|kind|flow";
const incoming = oneOf("credit|income|incoming|in|inflow|deposit|refund");
const outgoing = oneOf("debit|expense|outgoing|out|outflow|withdrawal|purchase|payment");
const categories = "category|spending category|transaction category";
const earned = oneOf("income|salary|wages|refund|refunds|earnings");
const payees = "merchant|merchant name|payee|vendor|store|paid to|counterparty";
const texts = "description|details|memo|title|name|note";
/** What such a payment came out as while most that is bought is paid for. */
const often = 0.2;

/** Where somebody shops, most goes out; now and then some of it comes back. */
export const findIncomings: FindRules = ({ slots, owner }) => {
  if (
    !owner.some((word) =>
      oneOf("transaction|banktransaction|cardtransaction|walletentry").test(word),
    )
  )
    return [];
  const kind = findNamed(slots, kinds, ["choice"]);
  const payee = findNamed(slots, payees, ["text"]);
  const listed = kind && "enum" in kind.schema ? kind.schema.enum : [];
  const credit = listed.find((value) => incoming.test(toState(value) ?? ""));
  if (!kind || !payee || credit === undefined) return [];
  // Where what comes in is sorted as such, all else goes out.
  const sorted = findNamed(slots, categories, ["choice"]);
  if (sorted && listStates(sorted.schema)?.some((state) => earned.test(state))) return [];
  const text = findNamed(slots, texts, ["text"]);
  const key = hash("incoming");
  const apply = (scope: Scope) => {
    const said = toState(scope.values[kind.name]) ?? "";
    if (typeof scope.values[payee.name] !== "string") return;
    if (!outgoing.test(said) || spread(scope, chanceFor(scope, kind), key) >= often) return;
    if (write(scope, kind, credit)) tellRefund(scope, payee, text);
  };
  const writes = text ? [kind, text] : [kind];
  return [{ reads: [...writes, payee], writes, apply }];
};

function tellRefund(scope: Scope, payee: Slot, text: Slot | undefined): void {
  const name = scope.values[payee.name];
  if (text && typeof name === "string")
    write(scope, text, scope.draw.library.isEnglish ? `Refund, ${name}` : name);
}
