import type { Scope } from "../../../draw/scope.ts";
import type { Matcher } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** What one has done oneself, and how often that was done in all. */
const marks: readonly (readonly [flag: Matcher, counts: string])[] = [
  [of("liked|hearted"), "likes|like count|likes count|hearts"],
  [of("upvoted|voted"), "upvotes|upvote count|votes|vote count"],
  [
    of("reposted|retweeted|shared|boosted"),
    "reposts|repost count|retweets|retweet count|shares|share count|boosts|boost count",
  ],
  [of("bookmarked|saved"), "bookmarks|bookmark count|saves|save count"],
  [of("favorited|favourited"), "favorites|favourites|favorite count|favorites count"],
];

function of(done: string): Matcher {
  return new RegExp(
    `^(?:is |has |user |you |i )*(?:${done})(?: by (?:me|user|you|viewer|current user))?$`,
  );
}

/** What nobody has liked I have not liked either. */
export const findOwnMarks: FindRules = ({ slots }) =>
  marks.flatMap(([flag, counts]) => {
    const own = slots.find(({ kind, words }) => kind === "boolean" && flag.test(words));
    const all = own && findNamed(slots, counts, ["number"]);
    if (!own || !all) return [];
    const apply = (scope: Scope) => {
      if (readQuantity(scope, all) === 0) write(scope, own, false);
    };
    return [{ reads: [all], writes: [own], apply }];
  });
