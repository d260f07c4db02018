import { toModelWords } from "../../schema/model-words.ts";
import type { Collection } from "../../schema/resource.ts";
import { namesOf } from "../coherence/match-role.ts";
import type { Values } from "../draw/scope.ts";
import { wordsAmong } from "../meaning/names/read-names.ts";
import type { DrawPosition, Target } from "./draw-reference.ts";

/** Some members of a record of another collection, as it will be. */
export type Peek = (position: number) => Values;

/** A member that refers to one record, as the rules between records see it. */
export interface Link {
  readonly member: string;
  /** What it calls the record: `author` for `authorId`. */
  readonly role: readonly string[];
  readonly to: Collection;
  readonly target: Target;
  readonly draw: DrawPosition;
  /** Undefined where the other record would have to ask for this one in turn. */
  readonly peek: ((names: readonly string[]) => Peek) | undefined;
}

/** A link of the records themselves, not of an object inside them: their position is all it needs. */
export interface RootLink extends Link {
  readonly isSelf: boolean;
  readonly isRequired: boolean;
  /** As `peek`, and nothing of it is remembered: for whoever keeps less than what it looks at. */
  readonly glance: Link["peek"];
  readonly positionAt: (index: number) => number | undefined;
}

/** What a collection calls one of these: its member of such a name. */
export function nameIn({ members, model }: Collection, wanted: string): string | undefined {
  const names = namesOf(wanted);
  const all = [...members.keys()];
  const wordsOf = wordsAmong(all, toModelWords(model));
  return all.find((name) => names.includes(wordsOf(name).join(" ")));
}
