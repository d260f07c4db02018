import { findNamed } from "../coherence/match-role.ts";
import type { Parts, Rule } from "../coherence/rule.ts";
import { isPresent, type Slot, write } from "../coherence/slot.ts";
import { oneOf } from "../one-of.ts";
import type { RootLink } from "./link.ts";
import { createOrdinals } from "./ordinals.ts";

const branching = oneOf("category|topic|genre|subcategory");

/** What is below `Travel`, in words that fit whatever it is about. */
const kinds: readonly (readonly [name: string, about: string])[] = [
  ["basics", "The essentials, to begin with."],
  ["for beginners", "For first steps, without hurry."],
  ["guides", "How to choose, and how to go about it."],
  ["offers", "For less, as long as it lasts."],
  ["news", "What has come in lately."],
  ["favourites", "What most people come back for."],
  ["extras", "Whatever goes well with it."],
];

/** What a branch has of its stem: it is pictured as that is. */
const shared = oneOf("icon|color|colour|image|image url");

/** What is said of the branch itself. */
const descriptions = oneOf("description|about|summary");

/** A category below another one is called after it: `Sport` is no part of `Books`. */
export function findBranches({ slots, owner }: Parts, links: readonly RootLink[]): readonly Rule[] {
  const parent = links.find(({ isSelf }) => isSelf);
  const name = findNamed(slots, "name|title|label", ["text"]);
  if (!parent || name?.hold !== "free" || !branching.test(owner.at(-1) ?? "")) return [];
  const reference = slots.find((slot) => slot.name === parent.member);
  const told = slots.filter((slot) => slot.hold === "free" && shared.test(slot.words));
  const described = slots.find(
    ({ hold, kind, words }) => hold === "free" && kind === "text" && descriptions.test(words),
  );
  const peek = parent.peek?.([name, ...told].map((slot) => slot.name));
  if (!reference || !peek) return [];
  const stemOf = (index: number) => {
    let stem: number | undefined;
    let at = parent.positionAt(index);
    // A parent is an earlier one, or where everybody needs one, the first is its own.
    for (let before = index; at !== undefined && at < before; at = parent.positionAt(at)) {
      stem = at;
      before = at;
    }
    return stem;
  };
  const ordinalAt = createOrdinals(stemOf);
  const writes: readonly Slot[] = [name, ...told, ...(described ? [described] : [])];
  return [
    {
      reads: [reference],
      writes,
      isOfSome: true,
      apply: (scope) => {
        // In other languages it is called as drawn: these words are English.
        if (!scope.draw.library.isEnglish || !isPresent(scope.values[parent.member])) return;
        const { index } = scope.draw;
        const stem = stemOf(index);
        if (stem === undefined) return;
        const values = peek(stem);
        const [kind, about] = kinds[(ordinalAt(index) - 1) % kinds.length] ?? [];
        write(scope, name, `${values[name.name]} ${kind}`);
        if (described) write(scope, described, about);
        for (const slot of told) {
          const value = values[slot.name];
          if (isPresent(value)) write(scope, slot, value);
        }
      },
    },
  ];
}
