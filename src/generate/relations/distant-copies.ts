import type { Collection } from "../../schema/resource.ts";
import type { Definitions } from "../../schema/schema.ts";
import type { FindRules } from "../coherence/rule.ts";
import { oneOf } from "../one-of.ts";
import { actors, reactions } from "./build-links.ts";
import { buyers, findCopies, holders } from "./copies.ts";
import type { Link, Peek, RootLink } from "./link.ts";

type LinksOf = (collection: Collection) => readonly RootLink[];

/**
 * What a record repeats of one that it knows through another: beside a `songId`, the `artist` is the
 * one that the song refers to; beside a `courseId`, the `instructorName` is that of the course.
 */
export function findDistantCopies(
  links: readonly Link[],
  linksOf: LinksOf,
  definitions: Definitions,
): FindRules {
  return (parts) => {
    const names = parts.slots.flatMap(({ kind, hold, words }) =>
      kind === "text" && hold === "free" ? words : [],
    );
    const direct = new Set(links.map(({ role }) => role.join(" ")));
    const thing = parts.owner.at(-1) ?? "";
    const found = links.flatMap((link) => {
      if (!link.peek || link.role.length === 0) return [];
      return linksOf(link.to).flatMap((next) => {
        const role = next.role.join(" ");
        const isNamed = names.some(
          (words) => words === role || calls(words, role) || holds(words, role),
        );
        // Who wrote a comment is not who wrote the article.
        const isOwn = actors.test(role) || (reactions.test(thing) && people.test(role));
        if (!isNamed || isOwn || direct.has(role) || !next.peek || next.to === link.to) return [];
        direct.add(role);
        return [toDistant(link, next)];
      });
    });
    return found.length === 0 ? [] : findCopies(found, definitions, calledBy)(parts);
  };
}

const people = oneOf("user|person|member|account|profile|customer");
const calledBy = oneOf("name|title|full name|display name|logo|logo url|avatar|avatar url|code");

function calls(words: string, role: string): boolean {
  return words.startsWith(`${role} `) && calledBy.test(words.slice(role.length + 1));
}

/** The holder of a card is whose account it is for. */
function holds(words: string, role: string): boolean {
  return buyers.test(role) && holders.test(words);
}

function toDistant(link: Link, next: RootLink): Link {
  const peek = (names: readonly string[]): Peek => {
    const look = next.peek?.(names);
    return (position) => {
      const beyond = next.positionAt(position);
      return beyond === undefined || !look ? {} : look(beyond);
    };
  };
  return { ...link, role: next.role, to: next.to, peek };
}
