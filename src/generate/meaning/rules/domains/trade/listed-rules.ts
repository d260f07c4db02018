import type { Member } from "../../../../member.ts";
import { beside, pick, type TextRule, toTextRules } from "../../text-rule.ts";

/** Where it stands in a list of something else, and nothing beside it tells that more is meant. */
const listed =
  (says: string, unless: RegExp, withOne?: RegExp): TextRule =>
  (context) => {
    const { isTop, siblings }: Member = context.member;
    const isMeant =
      !isTop &&
      !siblings.some((name) => unless.test(name)) &&
      (!withOne || siblings.some((name) => withOne.test(name)));
    return isMeant ? pick(says)(context) : undefined;
  };

const ofSoftware = /condition|action|expression|pattern|port|trigger|metric|threshold|query|regex/i;
const ofPlan = /priority|acceptance|story|epic|version|spec/i;
const ofFlag = /key|enabled|rollout|environment|flag|toggle|percentage|importance|weight/i;
const ofDate = /location|venue|title|name|start|price|capacity|organi[sz]er|speaker|host/i;
const happens = /^(?:timestamp|at|occurred_?at|created_?at|happened_?at|date|time)$/i;

/** What nearly anything has a list of: requirements, rules, features, events. */
export const listedRules = toTextRules({
  "title|name|label|requirement @ requirement": listed(
    "Valid identity card|Minimum age 18|Proof of address|Signed agreement|Two references|Basic training",
    ofPlan,
  ),
  "title|name|rule @ rule houserule": listed(
    "No smoking|Quiet after ten|Leave it as you found it|Pay in advance|Children with an adult|No pets",
    ofSoftware,
  ),
  "description|about|details|explanation @ rule houserule": listed(
    "Holds for everybody, guests too.|Ask us before you do otherwise.|Whoever forgets it may be asked to leave.|In force since last year.",
    ofSoftware,
  ),
  "category|name|type|criterion|aspect @ rating": listed(
    "Quality|Service|Value|Location|Comfort|Cleanliness",
    /user|author|reviewer|comment|customer/i,
  ),
  "type|name|label @ price": listed(
    "Standard|Reduced|Members|Early bird|Group",
    /date|sku|product|symbol|ticker|store|shop/i,
  ),
  "tier|level|sponsorship level @ sponsor sponsorship": "gold|silver|bronze|platinum",
  "status|state @ component": beside(/^version$/i, "stable|stable|beta|deprecated"),
  "name|title @ feature": listed(
    "Two-year warranty|Easy set-up|Help by phone|Regular updates|Free delivery|Made to last",
    ofFlag,
  ),
  "description|about|details|text @ feature": listed(
    "Ready in five minutes, without tools.|Included at no extra cost.|On working days from nine to five.|Tested before it leaves the house.|Can be added at any time.",
    ofFlag,
  ),
  "description|summary|responsibilities @ experience workexperience":
    "Led a team of five and planned its work.|Looked after our largest customers.|Built and tested the tools that others use.|Cut the time for a delivery by half.|Trained new colleagues and wrote the handbook.",
  "type|event|event type|kind @ event": listed(
    "created|updated|checked|moved|completed",
    ofDate,
    happens,
  ),
  "description|details|message|text @ event": listed(
    "Details were changed.|Checked, all in order.|Handed over to a colleague.|A question was answered.|Moved to the next step.",
    ofDate,
    happens,
  ),
});
