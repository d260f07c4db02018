import { flagNames } from "../flag-names.ts";
import { alone, type NumberRule, whole } from "./number-rule.ts";

const figures =
  /^(?:stats?|statistics?|metrics?|summary|counts?|totals?|analytics|funnel|breakdown)$/;

/** Yes and no as 0 and 1, and words that as numbers only point at something. */
export const flagRules: Readonly<Record<string, NumberRule>> = {
  // Among figures, `started` and `read` are how many of them did.
  [flagNames]: ({ member, role }) =>
    role.length > 0 || figures.test(member.owner.at(-1) ?? "") ? undefined : whole(0, 1),
  "error|errors count|quote|vote|reaction|milestone|trial": whole(0, 5),
  "timezone|time zone": whole(-8, 10),
  "next|prev|previous|last|latest|best of|per": whole(1, 12),
  "tag|field|icon|destination|platform|service|symbol|profile|license|schedule|prefix|input|manufacturer|rel|document|policy|recipient|permission|raw|error description|privacy|site|order by|voice|exchange|other|sort by|color|family|in|out|original|repository|answer|fixed|alt|relationship|server|database|base|bucket|proxy|metric|token|tenant|outcome|trim|folder|homepage|sign|recurrence|window|offer|poster|http|profile picture|middle|stack|market|urn|tv|dimension|datatype|err|behavior|element|chart|aud|developer|shipping carrier|user title|box|periodicity|firmware|ipv6|vector|benefit|nonce|hash|id token|usage|cardinality|supply|txs|stat|diff|point|due|monthly|hourly|txn|shipping method":
    alone(whole(1, 480)),
};
