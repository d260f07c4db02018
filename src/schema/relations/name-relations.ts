import type { Mistake } from "../../errors.ts";
import { toKebab, toPlural, toWords } from "../name-words.ts";
import {
  placeOf,
  type Reference,
  type Relation,
  type RelationSettings,
  settingOf,
} from "./relation.ts";

/** Gives each reference its names, each its own among those of the collection it starts from. */
export function nameRelations(
  references: readonly Reference[],
  settings: readonly RelationSettings[],
  mistakes: Mistake[],
): readonly Relation[] {
  const taken = new Map<string, string>();
  // A member is called by its own name: what leads back to its holder makes way.
  const named = references.map((reference) => {
    const { from, member } = reference;
    const setting = settingOf(settings, from, member);
    const place = placeOf(settings, from, member);
    return { reference, setting, place, forward: claim(from.path, forwardNames(reference), place) };
  });
  return named.map(({ reference, setting, place, forward }) => {
    const as = setting ? setting.as : undefined;
    const names = as === undefined ? backwardNames(reference, references) : [as];
    const backward = claim(reference.to.path, names, place);
    return { ...reference, forward, backward, onDelete: setting ? setting.onDelete : "keep" };
  });

  /** The first name that nothing else of this collection has. */
  function claim(path: string, names: readonly string[], place: string): string {
    const free = names.find((name) => !taken.has(`${path}/:id/${name}`)) ?? names[0] ?? "";
    const route = `${path}/:id/${free}`;
    const owner = taken.get(route);
    if (owner === undefined) taken.set(route, place);
    else {
      const message = `"${route}" is already the route of ${owner}.`;
      const remedy = "Give one of them another name with as.";
      mistakes.push({ code: "config-invalid", place, message, remedy });
    }
    return free;
  }
}

/** `authorId` → `author`, `tagIds` → `tags`, `author: User` → `author`. */
function forwardNames({ member, holds }: Reference): readonly string[] {
  const kebab = toKebab(member);
  if (holds === "record" || holds === "records") return [kebab];
  const noun = stem(member);
  const name = holds === "identifiers" ? toPlural(noun).join("-") : noun.join("-");
  return name === "" ? [kebab] : [name, kebab];
}

/**
 * `posts`, for a second reference `posts-by-reviewer` or `tasks-updated-by`, for a second
 * `/forum/posts` `forum-posts`. Within one collection a plain name would say nothing.
 */
function backwardNames(reference: Reference, all: readonly Reference[]): readonly string[] {
  const { from, to, member, otherEnd } = reference;
  if (otherEnd !== undefined) return [toKebab(otherEnd)];
  const noun = stem(member);
  const first = all.find(
    (other) => other.to === to && lastSegment(other) === lastSegment(reference),
  );
  const plain = first?.from === from ? lastSegment(reference) : toKebab(from.path);
  const told = `${plain}-${endsInPreposition(noun) ? "" : "by-"}${noun.join("-")}`;
  if (from !== to) return [plain, told];
  return noun.join() === "parent" ? ["children", told] : [told];
}

function endsInPreposition(words: readonly string[]): boolean {
  return ["by", "to", "with"].includes(words.at(-1) ?? "");
}

function lastSegment({ from }: Reference): string {
  return from.path.split("/").at(-1) ?? "";
}

/** The words of a member without its `Id` or `Ids`. */
function stem(member: string): readonly string[] {
  const words = toWords(member);
  const last = words.at(-1);
  return last === "id" || last === "ids" ? words.slice(0, -1) : words;
}
