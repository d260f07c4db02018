import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";

/** What is kept as a file of its own: a certificate, an essay that was handed in. */
const papers = oneOf(
  "certificate|certification|diploma|submission|assignment|homework|essay|invoice|receipt|contract|agreement|payslip|paystub|statement|report|quote|estimate|offer|proposal|prescription|referral|policy|ticket|permit|licence|license|menu|brochure|manual|syllabus|worksheet|transcript|resume|cv|lease|handout|slides|datasheet",
);

/** What a file is called by: what its own name says, or the thing that it belongs to. */
export function fileKindOf({ words, owner }: Member): string | undefined {
  const kind =
    words.find((word) => papers.test(word)) ?? owner.findLast((word) => papers.test(word));
  return kind && (shorter.get(kind) ?? kind);
}

const shorter: ReadonlyMap<string, string> = new Map([
  ["certification", "certificate"],
  ["paystub", "payslip"],
]);
