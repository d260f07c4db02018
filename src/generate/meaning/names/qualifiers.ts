import { oneOf } from "../../one-of.ts";
/** Words before a noun that say which one, and not of what. */
export const qualifiers: ReadonlySet<string> = new Set(
  "current previous last first next new old original initial final latest primary secondary main default own overall total sub parent child base estimated actual expected minimum maximum average display full short long internal external public private is my the record object entity item resource".split(
    " ",
  ),
);

/** What is done for the sake of something, and is none of it: a food drive is no dish. */
const causes = oneOf("drive|walk|swap|hunt|raffle|bank|parade|rally|march");

/** Whether the words before the last say only what it is for. */
export function isForCause(words: readonly string[]): boolean {
  return words.length > 1 && causes.test(words.at(-1) ?? "");
}
