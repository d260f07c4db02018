import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const groups =
  /^(?:(?:membership|member|passenger|ticket|visitor|guest|player|fare) (?:type|category)|type|category|age (?:group|category|class)|squad|membership|role|family role|relation|relationship)$/;

/** How old somebody of such a group is. */
const ages: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [oneOf("infant|baby"), [0, 1]],
  [
    oneOf("child|children|kid|kids|mini|minis|son|daughter|grandson|granddaughter|grandchild"),
    [5, 11],
  ],
  [oneOf("youth|junior|juniors|teen|teenager|minor|cadet|adolescent"), [12, 17]],
  [oneOf("student|young adult"), [18, 26]],
  [
    oneOf(
      "adult|regular|standard|family|active|passive|full|parent|mother|father|mum|mom|dad|guardian",
    ),
    [28, 62],
  ],
  [
    oneOf(
      "senior|seniors|pensioner|grandparent|grandmother|grandfather|grandma|grandpa|retired|retiree|elderly|veteran|veterans",
    ),
    [65, 82],
  ],
];

/** A junior member was not born in 1972. */
export const findAgeGroups: FindRules = ({ slots }) => {
  const birth = slots.find(
    (slot) => timeKinds.includes(slot.kind) && oneOf("birth|born|dob|birthday").test(toEvent(slot)),
  );
  // A senior dog is ten.
  if (!birth || slots.some(({ words }) => oneOf("species|breed").test(words))) return [];
  const group = slots.find(({ kind, words }) => kind === "choice" && groups.test(words));
  if (!group) return [];
  const apply = (scope: Scope) => {
    const said = toState(scope.values[group.name]) ?? "";
    const [least, most] = ages.find(([names]) => names.test(said))?.[1] ?? rangeOf(said) ?? [];
    const time = readTime(scope, birth);
    if (!time || least === undefined || most === undefined) return;
    const [born, now] = [new Date(time.at), new Date(scope.draw.library.now)];
    const age = now.getUTCFullYear() - born.getUTCFullYear();
    // Whoever has the birthday still to come is a year younger.
    if (age > least && age <= most) return;
    const year = now.getUTCFullYear() - chanceFor(scope, birth).between(least + 1, most);
    writeTime(scope, birth, Date.UTC(year, born.getUTCMonth(), born.getUTCDate()));
  };
  return [{ reads: [group, birth], writes: [birth], apply }];
};

/** `u12` is for those under twelve. */
function rangeOf(said: string): readonly [number, number] | undefined {
  const under = Number(/^u ?(\d\d?)$/.exec(said)?.[1]);
  return under > 4 ? [under - 3, under - 1] : undefined;
}
