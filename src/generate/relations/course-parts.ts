import { findNamed } from "../coherence/match-role.ts";
import type { Parts, Rule } from "../coherence/rule.ts";
import { write } from "../coherence/slot.ts";
import { hash } from "../draw/chance.ts";
import { oneOf } from "../one-of.ts";
import type { RootLink } from "./link.ts";
import { createOrdinals } from "./ordinals.ts";

const parts = oneOf("section|coursesection|curriculumsection|onlinecoursesection");
const wholes = oneOf("course|class|program|programme|training|tutorial");

/** What the first, second, third and last section of a course may be called. */
const titles: readonly (readonly string[])[] = [
  ["Getting Started", "Introduction", "The Basics", "Foundations", "Setting Up", "First Steps"],
  ["Core Concepts", "Key Techniques", "Tools and Methods", "Building Blocks"],
  ["Practice", "Hands-on Projects", "Case Studies", "Going Deeper"],
  ["Final Project", "Going Further", "Wrap-up", "Next Steps"],
];

/** A course begins with its first section: nobody wraps up in the first of them. */
export function findCourseParts(
  { slots, owner }: Parts,
  links: readonly RootLink[],
): readonly Rule[] {
  const whole = links.find(({ isSelf, role }) => !isSelf && wholes.test(role.at(-1) ?? ""));
  if (!whole || !(parts.test(owner.join("")) || parts.test(owner.at(-1) ?? ""))) return [];
  const title = findNamed(slots, "title|name", ["text"]);
  if (title?.hold !== "free") return [];
  const ordinalAt = createOrdinals(whole.positionAt);
  return [
    {
      reads: [],
      writes: [title],
      apply: (scope) => {
        const { index, library } = scope.draw;
        if (!library.isEnglish) return;
        const among = titles[Math.min(ordinalAt(index), titles.length) - 1] ?? [];
        const text = among[(hash(String(index)) >>> 0) % among.length];
        if (text !== undefined) write(scope, title, text);
      },
    },
  ];
}
