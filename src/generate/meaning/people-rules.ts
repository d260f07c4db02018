import { letters } from "../phrases/letters.ts";
import { drawPhrase } from "../phrases/phrases.ts";
import { prose } from "../phrases/prose.ts";
import { toSlug } from "../phrases/slug.ts";
import { companyNames, groupNames, jobTitles } from "../phrases/subjects.ts";
import { toRules } from "./read-name.ts";
import { findSubject, personOf, toSubjectSource } from "./subject.ts";
import { draw, english, fromPlace, pick, type TextRule } from "./text-rule.ts";

const named: TextRule = ({ member, role }) => {
  const subject = findSubject(member, role, false);
  return subject && toSubjectSource(subject, member);
};

const site: TextRule = draw(
  (_, chance) => `https://${toSlug(drawPhrase(companyNames, chance)).replaceAll("-", "")}.example`,
);
const link: TextRule = draw(
  (_, chance) => `https://example.com/${letters(chance)}/${letters(chance)}-${letters(chance)}`,
);

/** Who somebody is, and how to reach them. */
export const peopleRules: ReadonlyMap<string, TextRule> = toRules<TextRule>({
  // People
  "name|display name|nickname given": named,
  "full name|real name|legal name|author name|contact name":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).full,
  "first name|given name|firstname|forename|first":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).first,
  "last name|family name|surname|lastname|last":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).last,
  "middle name": pick("Ann|Lee|Marie|James|Rose|Kai"),
  "username|user name|login|handle|screen name|nickname|nick":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).username,
  "email|e mail|mail|email address":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).email,
  "author|creator|editor|assignee|reviewer|reporter|recipient|sender|customer|client|manager|instructor|speaker|host|guest|owner|contact|doctor|patient|teacher|student|driver|artist|director|composer|photographer|created by|updated by|modified by|approved by|uploaded by|assigned to|lead|narrator|signed by":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  initials:
    ({ role }) =>
    (scope) => {
      const { first, last } = personOf(scope, role);
      return `${[...first][0] ?? ""}${[...last][0] ?? ""}`;
    },
  "gender|sex":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).sex,
  pronouns:
    ({ role }) =>
    (scope) =>
      personOf(scope, role).sex === "female" ? "she/her" : "he/him",
  "prefix|salutation|honorific": pick("Dr.|Mr.|Ms.|Mx.|Prof."),
  suffix: pick("Jr.|Sr.|II|III|PhD"),
  "bio|biography|about|about me": english(prose.bios),
  "job title|job|occupation|profession|position|job role|designation": english(jobTitles),
  "department|team|division|team name": english(groupNames),
  "password|pass|secret": draw(
    (_, chance) => `${letters(chance)}-${letters(chance)}-${chance.between(10, 99)}`,
  ),
  nationality: pick(
    "American|British|Canadian|French|German|Indian|Irish|Japanese|Kenyan|Mexican|Nigerian|Spanish",
  ),
  "marital status": pick("single|married|divorced|widowed"),
  "blood type": pick("A+|A-|B+|B-|AB+|O+|O-"),
  "skill|skills|expertise": pick(
    "Figma|TypeScript|Copywriting|SQL|Photography|Negotiation|Spanish|Project planning|Illustration|Accessibility|Public speaking|React",
  ),
  "interest|interests|hobby|hobbies": pick(
    "hiking|baking|chess|film|gardening|cycling|pottery|reading|climbing|jazz|sailing|birdwatching",
  ),
  // Contact
  "phone|phone number|telephone|tel|mobile|mobile number|cell|fax|mobile phone|cell phone|home phone|work phone":
    fromPlace((found) => found.phone),
  "website|homepage|web site|blog url|web|portfolio|site|company url": site,
  "url|link|href|uri|permalink|source url|profile url|canonical url|redirect url|callback url|video url|external url":
    link,
  "twitter|instagram|github|mastodon|social handle":
    ({ role }) =>
    (scope) =>
      `@${personOf(scope, role).username.replaceAll(".", "_")}`,
  "linkedin|facebook":
    ({ role }) =>
    (scope) =>
      `https://example.com/in/${personOf(scope, role).username}`,
});
