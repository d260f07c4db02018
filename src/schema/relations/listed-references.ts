import { toModelWords } from "../model-words.ts";
import { toPlural, toSingular, toWords } from "../name-words.ts";
import { onceForEach } from "../once-for-each.ts";
import type { Collection } from "../resource.ts";
import { type Question, toNoun } from "./find-referred.ts";
import { findPeople, isRole } from "./people.ts";
import { canRefer, isOfSameFormat } from "./referent.ts";

/**
 * Lists whose names say what they list, and not that it is listed by identifiers: `readBy: number[]`,
 * `followers: string[]`, `savedPosts: string[]`. Numbers can be nothing else. Texts may be names, so they
 * are identifiers only where others tell people by these, or where the word says so of itself.
 */
export function findListed(question: Question): Collection | undefined {
  const { from, member, referent, collections } = question;
  const able = collections.filter((to) => canRefer(referent, to) && isOfSameFormat(referent, to));
  const words = toWords(member).join(" ");
  const noun = toNoun(member, referent);
  // `viewerId` and `viewerIds` are somebody, though many things have viewers that no server knows.
  if (noun) return onlookers.test(noun.join(" ")) ? findOnly(findPeople(able)) : undefined;
  if (!referent.isMany || (from && measured.test(kindOf(from)))) return undefined;
  const isText = able.every(({ identifier }) => identifier.type === "string");
  if (people.test(words) || (likes.test(words) && (!from || liked.test(kindOf(from))))) {
    if (isText && (named.test(words) || !tellsByIdentifier(collections))) return undefined;
    return findOnly(findPeople(able));
  }
  const things = able.filter(({ model }) => {
    const plural = toPlural(toModelWords(model)).join(" ");
    return words === plural
      ? !isText || papers.test(words)
      : words.endsWith(` ${plural}`) && kept.test(words);
  });
  return findOnly(things);
}

const onlookers = /^(?:viewer|liker|watcher|reactor|reader|upvoter|downvoter|tagged user)$/;

/** Columns of figures, and no records. */
const measured =
  /^(?:stats?|statistics?|analytics|chart|metrics?|report|dashboard|summary|series|dataset|insights?)$/;

const people =
  /^(?:(?:read|seen|viewed|watched|opened|delivered|upvoted|downvoted)(?: by| to)|followers|followees|following|friends|users|members|participants|admins|moderators|attendees|subscribers|(?:blocked|muted|tagged|mentioned|banned|invited) (?:users|members|by)|viewers|voters|upvoters|mentions)$/;
const likes = /^(?:likes|dislikes|upvotes|downvotes)$/;
const liked =
  /^(?:post|comment|photo|story|message|review|video|tweet|reply|recipe|article|question|answer|blog|thought|place|reel)$/;

/** Of such lists of texts some are as often names: of a chat, a team, a meeting. */
const named = /^(?:users|members|participants|admins|moderators|attendees|subscribers|mentions)$/;

/** What somebody has saved or finished of a kind of record. */
const kept =
  /^(?:saved|liked|bookmarked|pinned|favou?rited|completed|enrolled|purchased|joined|watched|registered|shared|attended|unlocked|reposted|archived) /;
/** Records that have no name by which a list could call them. */
const papers = /^(?:comments|messages|posts|replies|reviews|orders|bookings|likes|tweets)$/;

/** Whether somebody is told by an identifier anywhere: `senderId`, `user_id`. */
const tellsByIdentifier = onceForEach((collections: readonly Collection[]) =>
  collections.some(({ members }) =>
    [...members.keys()].some((name) => toWords(name).at(-1) === "id" && isRole(name, false)),
  ),
);

function findOnly(found: readonly Collection[]): Collection | undefined {
  return found.length === 1 ? found[0] : undefined;
}

const kindOf = ({ model }: Collection): string => toSingular(toModelWords(model)).at(-1) ?? "";
