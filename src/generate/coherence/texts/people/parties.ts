import type { Scope } from "../../../draw/scope.ts";
import { personOf } from "../../../meaning/subject.ts";
import { oneOf } from "../../../one-of.ts";
import { dealPhrase } from "../../../phrases/deal-phrase.ts";
import { drawLocalText } from "../../../phrases/local-phrases.ts";
import { toSlug } from "../../../phrases/slug.ts";
import { companyNames } from "../../../phrases/subjects.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear, type Slot, write } from "../../slot.ts";

const parties = oneOf(
  "client|customer|account|contact|policyholder|holder|tenant|payer|payee|lead|donor|supplier|owner|subscriber|debtor|creditor|member",
);
const companies =
  /^(?:company|business|corporate|corporation|organi[sz]ation|commercial|enterprise|legal entity|firm|b2b|industrial|institution|foundation|nonprofit|non profit)$/;
const persons = oneOf(
  "individual|person|private|personal|residential|consumer|natural person|b2c|household",
);

/** A client that is a company has a company's name, and one that is a person a person's. */
export const findParties: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => parties.test(word))) return [];
  const kinds = `${owner.at(-1)} type|type|kind|category|segment|entity type`;
  const kind = findNamed(slots, kinds, ["choice"]);
  const name = findNamed(slots, "name|display name|full name", ["text"]);
  if (!kind || !name || !tellsApart(kind)) return [];
  const firm = findNamed(slots, "company|company name|organization|organisation|employer", [
    "text",
  ]);
  const mail = findNamed(slots, "email|email address|contact email", ["text"]);
  return [
    {
      reads: [kind, name],
      writes: [name, mail, firm].flatMap((slot) => slot ?? []),
      apply: (scope) => {
        const says = toState(scope.values[kind.name]) ?? "";
        const chance = chanceFor(scope, name);
        if (companies.test(says)) {
          const company = scope.draw.library.isEnglish
            ? dealPhrase(companyNames, scope, chance)
            : drawLocalText("company", scope, chance);
          if (write(scope, name, company) && mail)
            write(scope, mail, `office@${toSlug(company).replaceAll("-", "")}.example`);
          if (firm) write(scope, firm, company);
        } else if (persons.test(says)) {
          const { full } = personOf(scope, name.member.words);
          if (write(scope, name, full) && mail)
            write(scope, mail, `${toSlug(full).replaceAll("-", ".")}@example.com`);
          if (firm) clear(scope, firm);
        }
      },
    },
  ];
};

const accusers = ["The State", "The People", "The Commonwealth"];

/** Who is accused of a crime is accused by the state. */
export const findProsecutions: FindRules = ({ slots }) => {
  const kind = findNamed(slots, "case type|type|category|practice area", ["choice", "text"]);
  const accuser = findNamed(slots, "plaintiff|opposing party", ["text"]);
  const title = findNamed(slots, "title|case title|case name|name|caption", ["text"]);
  if (!kind || !accuser) return [];
  const apply = (scope: Scope) => {
    if (!/^criminal/i.test(String(scope.values[kind.name])) || !scope.draw.library.isEnglish)
      return;
    const before = String(scope.values[accuser.name]);
    const said = chanceFor(scope, accuser).pick(accusers);
    if (!write(scope, accuser, said) || !title) return;
    const sides = String(scope.values[title.name]).split(" v. ");
    const accused = sides.find((side) => !before.includes(side));
    if (sides.length === 2 && accused) write(scope, title, `${said.slice(4)} v. ${accused}`);
  };
  return [{ reads: [kind], writes: title ? [accuser, title] : [accuser], apply }];
};

/** Whether it says of some that they are companies, and of others that they are persons. */
function tellsApart({ schema }: Slot): boolean {
  const says = ("enum" in schema ? schema.enum : []).map((value) => toState(value) ?? "");
  return says.some((one) => companies.test(one)) && says.some((one) => persons.test(one));
}
