import { toSlug } from "../../../../phrases/slug.ts";
import { personOf } from "../../../subject.ts";
import { digits, toTextRules } from "../../text-rule.ts";

const mailHosts = ["example.com", "example.org", "example.net"];

/** What offices write: staff, contracts, policies, claims, plans. */
export const businessRules = toTextRules({
  // Staff
  "personal email|private email|home email|alternate email|secondary email|alternative email|backup email & work_email company_email business_email email primary_email":
    ({ role }) =>
    (scope, chance) => {
      const { first, last, born } = personOf(scope, role.slice(0, -1));
      const year = String(new Date(born).getUTCFullYear() % 100).padStart(2, "0");
      return `${toSlug(first)}${toSlug(last)[0] ?? ""}${year}@${chance.pick(mailHosts)}`;
    },
  "self assessment|self evaluation|self review|employee comments|self comments":
    "Proud of the launch, less so of the documentation.|I took on two new colleagues and learned to delegate.|Met my targets in three of four quarters.|I would like to work more with customers.|A good year; planning could be better.",
  "manager comments|manager feedback|manager notes|manager assessment|reviewer comments|reviewer notes|summary @ review performancereview appraisal evaluation & strengths overall_rating reviewer_id":
    "Reliable, and a calm voice in a busy quarter.|Exceeded the goals that we set in spring.|Ready for a larger project next year.|Good results; should ask for help earlier.|Carried the team through the migration.",
  "title|name|goal|objective|description @ reviewgoal performancegoal employeegoal teamgoal objective okr keyresult":
    "Cut response time to four hours|Launch the new customer portal|Mentor two junior colleagues|Close the books by day five|Grow repeat orders by 15 %|Move reports to the new system|Hire two engineers|Finish the safety training",
  "comment|comments|approver comment|manager comment|reviewer comment @ leave leaverequest absence vacation timeoff pto":
    "Handover is with my team.|Reachable by phone in the mornings.|Calendar is blocked.|Nina covers for me.|Agreed with the team lead.",
  "decline reason|declined reason|rejection reason|reason for declining @ offer joboffer":
    "Accepted another offer|Salary below expectations|Does not want to relocate|Stays with the current employer|Personal reasons",
  "tag|tags|label|labels @ candidate applicant application":
    "senior|relocation|strong portfolio|remote only|referral|bilingual|second round|notice period",
  "resume|resume url|cv|cv url|resume file|cv file|resume filename": ({ member, role }) => {
    const isLink =
      /\burl\b|\blink\b/.test(member.words.join(" ")) || !member.words.includes("file");
    return (scope) => {
      const { username } = personOf(scope, role);
      const file = `${username.replace(/[._]/g, "-")}-cv.pdf`;
      return isLink ? `https://example.com/files/${file}` : file;
    };
  },
  // Plans and contracts
  "features|feature|highlights|included features|key features|benefits @ plan subscriptionplan pricingplan pricing tier subscription":
    "Unlimited projects|Priority support|Custom domain|Single sign-on|Audit log|API access|Advanced reports|Guest accounts|Daily backups|99.9 % uptime",
  "riders|rider|endorsements|add ons|addons|optional coverage|extensions @ $insurance & $insurance":
    "Roadside assistance|Glass cover|Legal protection|Accidental death|Waiver of premium|Replacement vehicle|Natural hazards|Bicycle theft",
  "number|note number|credit note number|credit memo number|memo number @ creditnote creditmemo":
    digits("CN-1####"),
  "note|notes|memo|comment @ creditnote creditmemo":
    "Agreed with the customer by phone.|Returned goods checked in.|Invoice was issued twice.|Goodwill after the late delivery.|Price corrected to the contract.",
});
