import { toSlug } from "../../../../phrases/slug.ts";
import { companyNames, productNames } from "../../../../phrases/subjects.ts";
import { addresseeOf, personOf } from "../../../subject.ts";
import { digits, english, toTextRules } from "../../text-rule.ts";

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
  "approver comment|manager comment|reviewer comment|manager note|approver note|reviewer note @ leave leaverequest absence vacation timeoff pto":
    "Please hand over before you go.|Talked about it with the team.|Cover is arranged.|Checked against the team calendar.",
  "comment|comments @ leave leaverequest absence vacation timeoff pto":
    "Handover is with my team.|Reachable by phone in the mornings.|Calendar is blocked.|Nina covers for me.|Agreed with the team lead.",
  "decline reason|declined reason|rejection reason|reason for declining @ offer joboffer":
    "Accepted another offer|Salary below expectations|Does not want to relocate|Stays with the current employer|Personal reasons",
  "tag|tags|label|labels @ candidate applicant application":
    "senior|relocation|strong portfolio|remote only|referral|bilingual|second round|notice period",
  "resume|resume url|cv|cv url|resume file|cv file|resume filename": ({ member, role }) => {
    const isLink =
      /\burl\b|\blink\b/.test(member.words.join(" ")) || !member.words.includes("file");
    const whose = addresseeOf(member, role);
    return (scope) => {
      const { username } = personOf(scope, whose);
      const file = `${username.replace(/[._]/g, "-")}-cv.pdf`;
      return isLink ? `https://example.com/files/${file}` : file;
    };
  },
  "headline|title|professional headline|tagline @ freelancer talent & completed_projects portfolio_url":
    "Full-stack developer for small teams|Brand and packaging designer|Copywriter, English and Spanish|Data analyst with a love for charts|Illustrator for books and apps|Product photographer",
  "lifecycle stage|customer stage|contact stage|lead stage|funnel stage @ contact lead customer company account subscriber prospect":
    "Subscriber|Lead|Marketing qualified|Sales qualified|Opportunity|Customer",
  "type|activity type|kind @ dealactivity leadactivity contactactivity salesactivity opportunityactivity crmactivity":
    "call|email|meeting|demo|note",
  "subject|title|summary @ dealactivity leadactivity contactactivity salesactivity opportunityactivity crmactivity":
    "Intro call|Follow-up email|Demo for the team|Pricing discussion|Contract review|Quarterly check-in",
  "name|title|pipeline name @ salespipeline dealpipeline & target_revenue closed_revenue deal_count":
    "New business|Renewals|Enterprise|Partner sales|Mid-market",
  "name|stage|title|label @ salespipelinestage dealstage salesstage & deal_count win_probability":
    "Qualified|Demo booked|Proposal sent|Negotiation|Closed won",
  "criterion|criteria|name|skill|competency|area @ scorecard interviewscorecard scorecarditem interviewevaluation":
    "Communication|Problem solving|Technical depth|Teamwork|Ownership|Motivation",
  "comment|note|notes|remark @ scorecard interviewscorecard scorecarditem":
    "Clear and to the point.|Solid examples from past work.|Needed a hint or two.|Thought aloud, easy to follow.|Would like to hear more about tests.",
  "role|position|title @ interviewer jobinterviewer interviewinterviewer":
    "Hiring manager|Team lead|Recruiter|Senior engineer|Future colleague",
  "name|type|title|label|description @ payslipallowance salaryallowance payrollallowance allowance allowances":
    "Housing|Transport|Meals|Phone|Shift work|Childcare|Training",
  "label|name|description|title|type @ payslipearning payslipearnings earning payearning earningline":
    "Base salary|Overtime|Bonus|Meal allowance|Transport allowance",
  "label|name|description|title|type @ payslipdeduction payslipdeductions deduction paydeduction deductionline":
    "Income tax|Health insurance|Pension contribution|Unemployment insurance|Union fee",
  "name|title @ companydeal accountdeal customerdeal clientdeal":
    "Annual licence renewal|Onboarding package|Security audit|Support upgrade|Rollout to new locations",
  "text|note|content|body|comment @ companynote contactnote accountnote customernote leadnote dealnote clientnote":
    "Call went well, sends numbers on Friday.|Wants a demo for the whole team.|Decision in the new quarter.|New contact in purchasing.|Asked for references.",
  "recurrence rule|rrule": "FREQ=WEEKLY;BYDAY=MO|FREQ=DAILY|FREQ=MONTHLY;BYMONTHDAY=1",
  "period|date range @ dashboardwidget widget kpi": "Last 7 days|Last 30 days|This month|Today",
  // Making
  "name|operation|operation name @ workstep routing workorderoperation routingstep":
    "Cutting|Drilling|Milling|Welding|Deburring|Painting|Assembly|Inspection|Packing",
  "status @ workstep workorderoperation": "waiting|running|done",
  "group|device group|zone @ device sensor iotdevice gateway":
    "Ground floor|Building A|Outdoor|Warehouse|Meeting rooms|Production",
  "documents|attachments|files @ permit licence license application":
    "site-plan.pdf|floor-plan.pdf|owner-consent.pdf|proof-of-identity.pdf|photos.zip|fee-receipt.pdf",
  // Buying and selling
  "equity|equity grant|stock options|options granted @ offer joboffer compensation & base_salary":
    "None|0.05 %|0.1 %|2,000 options|5,000 options|500 RSUs",
  "introduction|intro|cover letter|opening text @ quote proposal estimate offer tender":
    "Thank you for your enquiry. Please find our offer below.|As discussed last week, here is our proposal.|We are glad to make you this offer.|Following our visit on site, we suggest the work below.|This offer replaces our earlier one.",
  "description|item|item name|product|product name @ orderline purchaseorderline poline purchaseline":
    english(productNames),
  "category|supplier category|vendor category|supplier type|vendor type @ supplier vendor":
    "Raw materials|Packaging|Electronics|Freight|Office supplies|Machinery|IT services|Textiles|Cleaning",
  "competitor|competitors|main competitor|incumbent|incumbent vendor|competing vendor":
    english(companyNames),
  "depends on|dependencies|blocked by|predecessors|blocks|prerequisite tasks @ task issue story ticket step workitem & assignee estimate_hours due_date":
    digits("TASK-1##"),
  "key|project key|short code @ project board": "WEB|APP|CRM|OPS|DATA|HR|FIN|PORTAL|BILL|MOVE",
  "name|title|milestone @ installationprojectmilestone installationmilestone constructionmilestone constructionprojectmilestone renovationmilestone renovationprojectmilestone buildmilestone buildingprojectmilestone solarprojectmilestone sitemilestone":
    "Survey done|Permits granted|Materials delivered|Work started|Work completed|Inspection passed|Handover",
  "name|title|milestone @ projectmilestone":
    "Kick-off|Requirements signed off|Design approved|Beta release|User acceptance test|Go-live|Handover",
  "title|name|risk|description @ projectrisk riskregister":
    "Key person leaves|Supplier delivers late|Scope grows|Budget cut|Old data is incomplete|Approval takes too long",
  "mitigation|mitigation plan|response plan|contingency|contingency plan|mitigation strategy":
    "Second supplier on call.|Weekly review with the sponsor.|Buffer of two weeks.|Train a deputy.|Clean the data in a pilot first.",
  "tag|tags|label|labels @ supportticket ticket & requester_email requester requester_name csat":
    "billing|login|refund|bug|how-to|shipping|feature request|urgent|account",
  "part|part name|name|item|material @ partused partreplaced partinstalled materialused partneeded":
    "Air filter|Drive belt|Bearing set|Fan motor|Relay|Gasket kit|Pump seal|Thermostat|Fuse 10 A|Control board",
  // Law and ledgers
  "title|name|matter name|caption @ matter":
    "Lease dispute with the landlord|Purchase of a family business|Estate of a late aunt|Unpaid invoices|Trade mark application|Divorce settlement|Dismissal of an employee|Boundary with a neighbour",
  "adverse party|other party|opponent|counterparty @ $law & $law": english(companyNames),
  "name|account name|title @ ledgeraccount glaccount chartofaccount chartaccount":
    "Cash|Accounts receivable|Inventory|Office equipment|Accounts payable|VAT payable|Bank loan|Share capital|Retained earnings|Sales revenue|Service revenue|Interest income|Rent expense|Wages expense|Office supplies|Travel expense|Depreciation|Bank charges",
  "code|account code|number|account number @ ledgeraccount glaccount chartofaccount chartaccount":
    digits("1##0", "2##0", "4##0", "6##0"),
  "description|notes @ ledgeraccount glaccount chartofaccount chartaccount":
    "Posted monthly.|Reconciled with the bank statement.|Closed at the end of the year.|For manual entries only.|Split by cost centre.",
  "role|type @ auditactor logactor eventactor activityactor": "admin|editor|member|owner|support",
  "account name|account|ledger account|gl account name @ journalline journalentryline ledgerline & debit credit":
    "Cash|Accounts receivable|Office supplies|Rent expense|Sales revenue|Accounts payable|Wages expense|VAT payable|Depreciation",
  "account code|gl account|gl code|ledger code @ journalline journalentryline ledgerline & debit credit":
    "1000|1200|2000|2200|4000|5100|6100|6200|6800",
  "description|memo|narration|line memo|line description @ journalentry ledgerentry journalline journalentryline & debit total_debit":
    "Monthly depreciation|Accrued wages|Rent for the month|Office supplies on account|Customer payment received|VAT for the quarter|Bank charges|Correction of a wrong posting",
  "period|fiscal period|accounting period|posting period @ journal journalentry ledger ledgerentry":
    "2025-08|2025-09|2025-10|2025-11|2025-12|2026-01",
  // Plans and contracts
  "features|feature|highlights|included features|key features|benefits @ plan subscriptionplan pricingplan pricing tier subscription":
    "Unlimited projects|Priority support|Custom domain|Single sign-on|Audit log|API access|Advanced reports|Guest accounts|Daily backups|99.9 % uptime",
  "name|title|label|text|feature|description @ planfeature tierfeature pricingfeature subscriptionfeature":
    "Unlimited projects|Priority support|Custom domain|Single sign-on|Audit log|API access|Advanced reports|Guest accounts|Daily backups|99.9 % uptime",
  "riders|rider|endorsements|add ons|addons|optional coverage|extensions @ $insurance & $insurance":
    "Roadside assistance|Glass cover|Legal protection|Accidental death|Waiver of premium|Replacement vehicle|Natural hazards|Bicycle theft",
  "number|note number|credit note number|credit memo number|memo number @ creditnote creditmemo":
    digits("CN-1####"),
  "note|notes|memo|comment @ creditnote creditmemo":
    "Agreed with the customer by phone.|Returned goods checked in.|Invoice was issued twice.|Goodwill after the late delivery.|Price corrected to the contract.",
});
