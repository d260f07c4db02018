import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";

/** What stands beside what people work on: until when, under which number, who sees to it. */
const marks =
  /^(?:due_?date|(?:(?!registration|rsvp|enrol|application|entry|sign)\w+_?)?deadline|reference(?:_?(?:number|no|code))?|assignee|assigned_?to|priority|approved_?(?:by|at)|submitted_?(?:by|at)|(?:requested|reported|raised)_?by|risk_?\w*|severity|estimated_?value)$/i;

/** Whether a thing is one that people work on, and not one that they look at or buy. */
export function isOfWork(siblings: readonly string[]): boolean {
  return siblings.some((name) => marks.test(name));
}

/** Words for what an office keeps records of. */
const desks = oneOf(
  "task|todo|time|timesheet|timeentry|worklog|invoice|expense|issue|ticket|bug|sprint|milestone|employee|staff|user|account|deliverable|contract|client|customer|lead|deal|meeting|commit|deployment|document|file|report|quote|proposal|allocation|freelancer|developer|consultant|engineer|designer|manager|team|board|release|budget|payment|permission|role|policy|setting|contact|company|organization|vacancy|candidate|resume|portfolio|estimate|retainer|asset",
);

/** Whose people stand at a counter, an oven or a machine, and at no desk. */
const shops = oneOf(
  "bakery|restaurant|cafe|kitchen|bar|hotel|shop|store|supermarket|farm|salon|garage|workshop|warehouse|factory|zoo|museum|gym|kindergarten|daycare|shelter|brewery|winery|florist|butcher|pharmacy|cinema|theater|theatre|construction|cleaning|nursery|stable|marina",
);

/** Whether what is called a project or a group there is one of an office. */
export function isOfOffice({ owner, siblings }: Pick<Member, "owner" | "siblings">): boolean {
  if (owner.some((word) => shops.test(word))) return false;
  return siblings.length < 4 || owner.some((word) => desks.test(word)) || isOfWork(siblings);
}
