import { toWords } from "../../../schema/name-words.ts";
import { isObject, type JsonObject } from "../../../schema/schema.ts";
import { findNamed } from "../match-role.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const ordered =
  /^(?:(?:qty|quantity) )?(?:ordered|expected|requested)(?: (?:qty|quantity))?$|^(?:qty|quantity)$/;
const received =
  /^(?:(?:qty|quantity) )?(?:received|delivered|shipped|fulfilled|picked)(?: (?:qty|quantity))?$/;
const nothing =
  /^(?:draft|sent|open|new|pending|ordered|placed|submitted|approved|confirmed|cancelled|canceled|in transit)$/;
const everything = /^(?:received|completed|complete|closed|fulfilled|delivered|shipped)$/;

/** Of what is still to be sent nothing has come, and of what was received all. */
export const findReceipts: FindRules = ({ slots }) => {
  const status = findNamed(slots, "status|state|order status", ["choice", "text"]);
  if (!status) return [];
  return slots.flatMap((list) => {
    const find = (names: RegExp) =>
      list.itemNames.find((name) => names.test(toWords(name).join(" ")));
    const [all, come] = [find(ordered), find(received)];
    if (list.kind !== "list" || all === undefined || come === undefined) return [];
    return [
      {
        reads: [status, list],
        writes: [list],
        apply: (scope) => {
          const said = toWords(String(scope.values[status.name])).join(" ").toLowerCase();
          const items = scope.values[list.name];
          if (!Array.isArray(items) || !items.every(isObject)) return;
          const isNone = nothing.test(said);
          if (!isNone && !everything.test(said) && !said.startsWith("partial")) return;
          const chance = chanceFor(scope, list);
          const toCome = (item: JsonObject) => {
            const wanted = Number(item[all] ?? 0);
            if (isNone) return 0;
            return said.startsWith("partial") ? chance.between(0, wanted) : wanted;
          };
          write(
            scope,
            list,
            items.map((item) => (isObject(item) ? { ...item, [come]: toCome(item) } : item)),
          );
        },
      },
    ];
  });
};
