import { toWords } from "../../schema/name-words.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Values } from "../draw/scope.ts";
import { type Matcher, oneOf } from "../one-of.ts";
import type { RootLink } from "./link.ts";

interface Kin {
  readonly role: Matcher;
  readonly sex: Matcher | "other" | undefined;
  /** How many years before: a grown man or a mare has children, and couples are of one age. */
  readonly least: number;
  readonly most: number;
}

const male = /^(?:m|male|man|stallion)$/i;
const female = /^(?:f|female|woman|mare)$/i;
const kinship: readonly Kin[] = [
  { role: /(?:^| )father$/, sex: male, least: 18, most: 60 },
  { role: /(?:^| )mother$/, sex: female, least: 17, most: 46 },
  { role: oneOf("sire"), sex: male, least: 2, most: 25 },
  { role: oneOf("dam"), sex: female, least: 2, most: 20 },
  { role: oneOf("husband"), sex: male, least: -15, most: 15 },
  { role: oneOf("wife"), sex: female, least: -15, most: 15 },
  { role: oneOf("sibling"), sex: undefined, least: -15, most: 15 },
  { role: oneOf("spouse"), sex: "other", least: -15, most: 15 },
];

/** Of a large family nobody looks through all. */
const mostAsked = 80;

/** A father is a man, and was born before his children: another earlier record is, or nobody is known. */
export function keepKinship(
  links: readonly RootLink[],
  { members }: Collection,
): readonly RootLink[] {
  if (!links.some(({ isSelf }) => isSelf)) return links;
  const find = (names: Matcher) =>
    [...members.keys()].find((name) => names.test(toWords(name).join(" ")));
  const birth = find(/^(?:birth|born|dob$|date of birth|foaled)/);
  const sex = find(oneOf("sex|gender"));
  return links.map((link) => {
    const kin = kinship.find(({ role }) => role.test(link.role.join(" ")));
    if (!link.isSelf || !kin || birth === undefined) return link;
    const look = link.peek?.([birth, ...(sex === undefined ? [] : [sex])]);
    if (!look) return link;
    const yearOf = (values: Values) => Number(String(values[birth] ?? "").slice(0, 4));
    const isKin = (own: Values, other: Values) => {
      const years = yearOf(own) - yearOf(other);
      const isOfSex =
        sex === undefined ||
        (kin.sex === "other"
          ? own[sex] !== other[sex]
          : (kin.sex?.test(String(other[sex])) ?? true));
      return isOfSex && years >= kin.least && years <= kin.most;
    };
    const positionAt = (index: number) => {
      const first = link.positionAt(index);
      if (first === undefined || index === 0) return first;
      const own = look(index);
      for (let step = 0; step < Math.min(index, mostAsked); step++) {
        const position = (first + step) % index;
        if (isKin(own, look(position))) return position;
      }
      return link.isRequired ? first : undefined;
    };
    return { ...link, positionAt, draw: (scope) => positionAt(scope.draw.index) };
  });
}
