import { oneOf } from "../../../one-of.ts";
import { isOptional, type Slot } from "../../slot.ts";

const having =
  /^(?:has|takes|needs|uses|offers|includes|receives|wears|owns|gets|brings|with|requires) (\S.*)$/;
const being = /^(?:is |was |has been |are )?(\S+ed|online|sold|lost|rented)$/;

/** `policeCalled`, `insuranceInvolved`: without them there is nothing to tell of them. */
const involved =
  /^(?:is |was )?(\w{4,}) (?:called|involved|informed|notified|claimed|ordered|assigned|attached|filed|reported|found|detected|occurred|recorded)$/;
const personal = /^(?:email|phone|user|customer|client|member|parents?|owner|file|order|payment)$/;

/** What is planned, listed or over has its days all the same. */
const unlike = oneOf(
  "expired|started|ended|finished|scheduled|estimated|related|required|needed|listed|based|planned|expected|enabled|closed|opened|limited|shared|featured|red",
);

/** Somebody who does it, and not what there is of it: the `publisher` of what is not published. */
const doers = /(?:er|or)$/;

/**
 * Whether a member that may be missing tells of what a flag says: `busRoute` of `takesBus`,
 * `substituteTeacherId` of `isSubstituted`, `onlineUrl` of `isOnline`.
 */
export function isOfFlag(flag: Slot, slot: Slot): boolean {
  // A list may be empty; but who likes a thing is not told by whether I do.
  const isList = slot.kind === "list" && having.test(flag.words);
  if (!isOptional(slot) && !isList) return false;
  const called = involved.exec(flag.words)?.[1];
  if (called !== undefined && !personal.test(called)) return slot.words.startsWith(`${called} `);
  const said = having.exec(flag.words)?.[1] ?? being.exec(flag.words)?.[1];
  const [first = ""] = slot.words.split(" ");
  if (said === undefined || unlike.test(said)) return false;
  // `needsLoanerCar`: the two words say which.
  if (said.includes(" ")) return slot.words === said || slot.words.startsWith(`${said} `);
  if (doers.test(first)) return false;
  const [root, start] = [toRoot(said), toRoot(first)];
  if (root.length < 3) return false;
  return root === start || (root.length > 4 && start.startsWith(root));
}

/**
 * Whether a number tells how much there is of what a flag says: `evChargers` of `hasEvCharging`,
 * `tastingFee` of `offersTastings`.
 */
export function isMuchOfFlag(flag: Slot, slot: Slot): boolean {
  const said = /^(?:has|offers|includes) (.+)$/.exec(flag.words)?.[1]?.split(" ") ?? [];
  if (slot.kind !== "number" || said.length === 0) return false;
  const roots = slot.words.split(" ").map(toStem);
  return said.every((word, at) => toStem(word) === roots[at] && toStem(word).length > 1);
}

function toStem(word: string): string {
  return toRoot(word).replace(/(?:er|or)$/, "");
}

function toRoot(word: string): string {
  return word.replace(/(?:ed|ing|es|e)$|(?<=\w{3})s$/, "");
}
