import { toWords } from "../../../../schema/name-words.ts";
import type { Json } from "../../../../schema/schema.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const lists = "permissions|scopes|rights|privileges|capabilities|access rights|grants|entitlements";
const roles = "role|user role|access role|role name|account role|member role|team role";

/** What somebody may do, from the least to the most: each role may do what those before it may. */
const ranks: readonly Matcher[] = [
  /^(?:viewer|guest|reader|read ?only|observer|customer|user|subscriber|spectator|student)$/,
  oneOf(
    "member|commenter|contributor|employee|support|agent|author|seller|reporter|tester|analyst",
  ),
  oneOf("editor|moderator|developer|publisher|maintainer|writer|designer|teacher|staff|billing"),
  oneOf("manager|lead|supervisor|team lead|coordinator|host"),
  /^(?:admin|administrator|super ?admin|owner|superuser|root)$/,
];

const granted = ["read", "comment", "write", "invite", "delete", "manage"];
/** How many of these each of the ranks has. */
const numbers = [1, 2, 3, 4, 6];

const reading = oneOf("read|view|list|see|get|browse|watch|export|download|basic");
const ruling = oneOf(
  "admin|delete|remove|manage|ban|billing|configure|impersonate|owner|all|settings|users|roles|destroy|grant|members|security",
);

/** The rank from which on somebody may do it. */
function leastRank(permission: Json): number {
  const words = toWords(String(permission).replace(/[:.]/g, "_"));
  if (words.some((word) => ruling.test(word)) && !words.some((word) => reading.test(word)))
    return 4;
  return words.some((word) => reading.test(word)) ? 0 : 1;
}

/** A viewer deletes nothing, and an admin may do all that there is to do. */
export const findRolePermissions: FindRules = ({ slots }) => {
  const list = findNamed(slots, lists, ["list"]);
  const role = list && findNamed(slots, roles, ["choice", "text"]);
  if (!list || !role) return [];
  const all = listedIn(list);
  return [
    {
      reads: [role, list],
      writes: [list],
      apply: (scope) => {
        const said = toState(scope.values[role.name]) ?? "";
        const rank = ranks.findIndex((words) => words.test(said));
        if (rank === -1) return;
        const may = all
          ? all.filter((permission) => leastRank(permission) <= rank)
          : granted.slice(0, numbers[rank]);
        write(scope, list, may.length > 0 || !all ? may : all.slice(0, 1));
      },
    },
  ];
};

/** The permissions that a type lists; undefined where any text will do. */
function listedIn({ schema }: Slot): readonly Json[] | undefined {
  const variants = "anyOf" in schema ? schema.anyOf : [schema];
  const [items] = variants.flatMap((one) => ("items" in one && one.items ? [one.items] : []));
  return items && "enum" in items ? items.enum : undefined;
}
