import { companyNames } from "../../../../phrases/subjects.ts";
import { personOf } from "../../../subject.ts";
import { besideAny, digits, draw, english, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** What the screens of an office show: sales, plans, works, files, the systems behind them. */
export const deskRules = toTextRules({
  // Sales
  "account|account name|client account|customer account @ deal opportunity lead saleopportunity pipeline crm":
    english(companyNames),
  "account name|name @ saleaccount customeraccount crmaccount": english(companyNames),
  "subject|title|topic @ saleactivity leadactivity crmactivity & related_to follow_up":
    "Follow-up on the proposal|Introduction call|Demo for the buying team|Contract questions|Quarterly check-in|Pricing discussion|Renewal talk",
  "related to|regarding & outcome assigned_to": english(companyNames),
  // Plans
  "name|title|project|project name @ project clientproject":
    "Website redesign|Customer portal relaunch|Mobile app|Data warehouse migration|Brand refresh|Onboarding pilot|Office move|Payments upgrade|Intranet|Partner programme|Online shop|Booking system|Loyalty programme|Energy audit|Trade fair|Annual report|Security review|Training platform|Price calculator|Service desk|Document archive",
  "deliverable|deliverables|outputs @ milestone phase workpackage sprint statement":
    "Clickable prototype|Test report|Data migration|Launch checklist|Training material|Signed-off design|Beta release",
  "goal|sprint goal|goals|objective @ sprint iteration":
    "Ship the new checkout to beta users|Cut the page load time in half|Finish the billing migration|Close the open accessibility issues|First version of the reporting page|Stable import of large files|Let guests pay without an account|Replace the old search|Invite flow for teams|Fewer support tickets about invoices|Prepare the public beta|Move all emails to templates|Offline mode for the app|Faster sign-up",
  // Works
  "name|machine|machine name @ machine & rpm oee":
    "CNC Mill 2|Press 4|Laser Cutter 1|Packaging Line B|Lathe 3|Injection Moulder 5|Robot Cell 2|Conveyor 7",
  "route|route name|name @ deliveryroute busroute driverroute truckroute shippingroute":
    "North loop|Harbour round|City centre, morning|Airport and industrial park|South suburbs|West villages|Old Town, evening",
  "notes|note|comments|remarks @ qualityinspection qualitycheck productinspection batchinspection & sample_size defect_rate":
    "Second sample drawn.|Gauge recalibrated before the test.|Within tolerance, close to the limit.|Photos attached.|Supplier informed.|Line stopped for an hour.",
  "status|state @ material materials bom billofmaterial": "draft|released|in review|obsolete",
  // Files of lawyers and councils
  "party a|party b|party one|party two|first party|second party|contract party|counter party|counterparty @ contract agreement nda lease":
    english(companyNames),
  "description|summary|case summary|details @ legalcase courtcase lawsuit litigation legalmatter & opposing_party lead_attorney":
    "Dispute over an unpaid invoice.|Claim for damages after a traffic accident.|Dismissal contested by the employee.|Breach of a supply contract.|Boundary dispute between neighbours.|Inheritance contested by two heirs.",
  "practice area|area of law|legal area|area of practice|practice areas":
    "Employment law|Family law|Contract law|Real estate|Personal injury|Inheritance law|Corporate law",
  "agenda items|agenda item|agenda @ councilmeeting boardmeeting committeemeeting council":
    "Approval of the minutes|Report of the treasurer|Budget for the coming year|Questions from the public|Election of a deputy chair|Any other business",
  "agenda items|agenda topics @ meeting":
    "Review of open points|Demo of the new screens|Plan for next week|Budget update|Questions and answers|Next steps",
  "decisions|resolutions @ meeting councilmeeting boardmeeting committeemeeting":
    "Budget approved as proposed|Vote moved to the next meeting|Two quotes to be obtained|Minutes accepted without changes|Working group set up",
  "title|name|meeting title @ councilmeeting boardmeeting committeemeeting":
    "Ordinary council meeting|Budget session|Planning committee|Special meeting on housing|Culture and schools committee|Finance committee",
  // Money and cover
  "beneficiary|beneficiaries|beneficiary name @ policy insurance insurancepolicy lifepolicy will trust":
    somebody,
  "expiry month|expiration month|exp month": draw((_, chance) =>
    String(chance.between(1, 12)).padStart(2, "0"),
  ),
  "branch|branch name|home branch @ bankaccount bank bankbranch": draw((_, chance) =>
    chance.pick(bankBranches),
  ),
  // Schools
  "graduation year|grad year|year of graduation|class of|expected graduation year": draw(
    (_, chance) => String(chance.between(2026, 2030)),
  ),
  "qualification|qualifications|highest qualification @ teacher instructor lecturer tutor":
    "BEd|MA in Education|MSc Mathematics|Postgraduate teaching certificate|PhD|BA English",
  "homeroom class|form class|class teacher of": draw(
    (_, chance) => `${chance.between(5, 12)}${chance.pick(["A", "B", "C"])}`,
  ),
  // Staff
  "equipment|equipment issued|hardware @ onboarding employeeonboarding offboarding":
    "Laptop|Monitor|Headset|Phone|Access card|Docking station",
  "welcome message|welcome note|welcome text|greeting @ onboarding employeeonboarding":
    "Welcome to the team, we are glad you are here!|Your first week is planned; your buddy meets you at nine.|Good to have you on board.",
  "name|benefit name|title @ benefit employeebenefit & employer_contribution":
    "Health insurance|Dental plan|Pension plan|Gym membership|Public transport pass|Meal vouchers|Life insurance",
  "description|details @ benefit employeebenefit & employer_contribution":
    "Covers you and your family.|Paid from the first month.|Half of the cost is paid by the company.|Can be changed once a year.",
  "eligibility|eligible @ benefit employeebenefit & employer_contribution":
    "All employees|After three months|Full-time employees|From the second year",
  "mode|delivery mode|training mode|format|delivery format @ training trainingcourse trainingprogram employeetraining trainingsession workshop seminar":
    "online|classroom|hybrid|self-paced",
  "title|name|program name|training name @ trainingprogram trainingplan": besideAny(
    "mandatory|is mandatory|department|department id|employee id|certificate|provider|seats|trainer name|mode",
  )(
    "Fire safety|First aid at work|Data protection basics|Leading a team|Presentation skills|Working with spreadsheets|Conflict management",
  ),
  "title|name|training name|training @ training trainingcourse employeetraining":
    "Fire safety|First aid at work|Data protection basics|Leading a team|Presentation skills|Working with spreadsheets|Conflict management",
  "description|summary @ training trainingcourse employeetraining":
    "Half a day with exercises in small groups.|Required once a year for all employees.|For new team leads, with two coaching sessions.|Online, at your own pace.",
  "category|topic|area @ training trainingcourse employeetraining":
    "Safety|Leadership|Compliance|Communication|IT skills",
  // Things and money
  "name|asset name|asset|item @ itasset officeasset fixedasset companyasset hardwareasset & asset_tag":
    "Laptop 14 inch|Desk chair|Projector|Label printer|Phone|Monitor 27 inch|Standing desk|Tablet",
  "category|type|asset type @ officeasset fixedasset companyasset hardwareasset & asset_tag":
    "IT equipment|Furniture|Phones|Tools|Vehicles",
  "method|refund method|refunded to @ refund returnrefund":
    "original payment method|store credit|bank transfer",
  "fiscal year|financial year|budget year": "2024|2025|2026|2026",
  "name|title @ departmentbudget":
    "Salaries|Travel|Software|Events|Training|Advertising|Equipment|Contractors",
  "department @ budget departmentbudget":
    "Marketing|Engineering|Sales|Operations|Finance|Customer Success|People",
  "region|territory @ saletarget salequota saleforecast":
    "North|South|West|EMEA|North America|Asia-Pacific",
  "description|details @ risk projectrisk":
    "Key supplier depends on one factory.|Two people know the old system.|Approval of the permit may take longer.|Test data is not available yet.|Costs of materials rise faster than planned.",
  "category|type|risk category @ risk projectrisk":
    "Schedule|Budget|Technical|Legal|Supplier|People",
  "discounts|discount|discounts applied @ policyquote insurancequote policy":
    "No-claims bonus|Two cars|Low mileage|Garage parking|Online sign-up",
  "discounts|discount names|discounts applied|applied discounts @ quote policy & coverage_amount annual_premium monthly_premium premium sum_insured deductible":
    "No-claims bonus|Two policies|Paid once a year|Online sign-up|Smoke alarms|Loyal customer",
  // Goods
  "contents|content|contents description @ parcel package shipment consignment":
    "Books|Clothing|Shoes|Kitchen machine|Documents|Spare parts|Toys",
  "resolution|resolution type|outcome @ return rma returnrequest":
    "refund|exchange|store credit|repair",
  "name|line|line name @ productionline assemblyline packagingline":
    "Line A|Line B|Assembly 1|Assembly 2|Packaging North|Filling line 3",
  "plant|plant name|factory|site @ productionline assemblyline production machine workorder batch":
    "Plant North|Lyon works|Harbour plant|Plant 2|Krakow works",
  "quality status|qc status|inspection status": "passed|pending|on hold|failed",
  // Care
  "clinic|clinic name|practice|practice name @ doctor physician appointment dentist":
    "Harbour Medical Centre|Riverside Clinic|Linden Practice|City Health Centre|Northside Family Practice",
  "bio|biography|about|profile @ doctor physician dentist therapist":
    "Listens first, explains in plain words.|Worked in hospitals before this practice, with a focus on prevention.|Teaches at the university and sees patients three days a week.|Takes time for questions, also by phone.",
  "description|service|item @ billservice medicalservice billingservice patientbill":
    "Consultation|Blood test|X-ray|Ultrasound|Vaccination|Physiotherapy session|ECG",
  // Law
  "matter|matter name|legal matter":
    "Lease review|Unpaid invoice|Employment dispute|Company formation|Inheritance|Trade mark filing",
  "document type|type @ legaldocument courtdocument":
    "contract|motion|affidavit|court order|letter|power of attorney",
  "confidentiality|confidentiality level|classification level":
    "public|internal|confidential|strictly confidential",
  "appeal reason|reason for appeal|grounds for appeal":
    "Sign was not visible|Ticket had been paid|Car had broken down|Permit was on the dashboard|Not the owner any more",
  // Systems
  "features|new features|highlights @ release appversion softwarerelease version":
    "Dark mode|Faster search|Export to CSV|Shared folders|Single sign-on|New dashboard",
  "bug fixes|fixes|fixed bugs|bugs fixed|fixed issues":
    "Upload no longer stops at 99 %|Dates shown in the right time zone|Filter keeps its value|Login works behind a proxy|Images load again on slow connections",
  "subject|title|topic @ supportconversation supportcase supportthread helpdeskconversation":
    "Payment failed twice|Cannot sign in since the update|Wrong item delivered|How do I change my plan?|Invoice for September missing|App crashes on start",
  "topic|subject @ chatconversation supportchat livechat":
    "Question about an invoice|Delivery time|Login problem|Change of address|Plan upgrade|Return of an order",
  "last message|latest message|message preview @ supportchat livechat supportconversation supportcase supportthread supportticket ticket helpdeskconversation & first_response_at satisfaction_score visitor_name agent agent_id agent_name customer_id":
    "Thank you, that solved it.|Could you send me the order number?|I will check and come back to you.|It still does not work.|Is there anything else I can do?",
  "notes|note|comment|remarks @ lead saleslead prospect":
    "Wants to see a demo.|Asked for a price list.|Decides with two colleagues.|Prefers email.|Met at the trade fair.|Uses another product today.|Has a budget for it.",
  "notes|note|comment @ calllog call phonecall":
    "Will call back tomorrow.|Asked for an offer by email.|Wrong department, passed on.|Happy with the service.|Wants to move the appointment.",
  "answer|response|reply @ faq faqitem faqentry":
    "Yes, at any time in the settings.|Usually within two working days.|We accept cards and bank transfer.|Write to support and we will help.|Within 30 days, free of charge.",
  "question|title @ faq faqitem faqentry":
    "Can I change my plan later?|How long does delivery take?|How can I pay?|How do I reset my password?|Can I return an order?|Where do I find my invoices?",
  "category|topic|section @ faq faqitem faqentry": "Billing|Delivery|Account|Returns|Security",
  "provider|cloud provider|hosting provider @ server instance cluster virtualmachine vm":
    "AWS|Azure|Google Cloud|Hetzner|On-premises",
  "uptime|up time @ server instance host node vm service": digits(
    "1# days",
    "4# days",
    "12# days",
    "# hours",
  ),
  "tags|labels @ server instance cluster vm host": "production|staging|database|web|backup|eu",
  "message|error|title @ errorevent exceptionevent errorlog crash":
    "Cannot read properties of undefined|Request timed out after 30 s|Unexpected token in JSON|Connection refused|Permission denied|Too many requests",
  "service|app|application|project @ errorevent exceptionevent errorlog crash logentry":
    "checkout|billing-api|web-app|auth|search|mobile-app",
  "type|error type|exception type @ errorevent exceptionevent errorlog crash":
    "TypeError|TimeoutError|SyntaxError|NetworkError|PermissionError",
  "request body|payload|request payload|event payload @ webhook webhooklog webhookdelivery webhookevent":
    '{"id":4821,"status":"paid"}|{"id":1093,"status":"created"}|{"id":2750,"total":129.5}|{"id":988,"email":"maya@example.com"}',
  "refresh interval|refresh rate|auto refresh|update interval @ dashboard widget report":
    "30 seconds|1 minute|5 minutes|15 minutes|1 hour",
  "target|goal @ metric metricsnapshot kpi": "1,000|250|95 %|5,000|40",
  "action label|action text|cta|cta text|cta label|button text|button label @ notification pushnotification usernotification alert banner":
    "View details|Open|See more|Show",
  "body|message|text|content @ notification pushnotification usernotification":
    "Open it to see the details.|You can answer until Friday.|No action is needed.|Tap to review the changes.|It will be available for 30 days.",
  "subject|subject line @ emailtemplate mailtemplate":
    "Welcome to {{company}}|Your invoice is ready|Reset your password|Your order is on its way|We miss you, {{firstName}}",
  "name|template name @ emailtemplate mailtemplate":
    "Welcome email|Invoice|Password reset|Order shipped|Newsletter|Trial ends soon",
  "description|summary @ role userrole":
    "Can see everything, changes nothing.|Manages members and billing.|Writes and publishes content.|Full access to all settings.|Reads reports only.",
  "permissions|permission|scopes @ role userrole":
    "users.read|users.write|billing.read|billing.manage|content.publish|reports.export|settings.edit",
  "location|path|storage path|storage location|backup location|stored in @ backup backupjob databasebackup snapshot":
    "s3://backups-eu/nightly|s3://backups-us/weekly|Offsite vault|NAS 2|Glacier archive|/mnt/backups/daily",
  "title|name|alert name|rule name @ devicealert systemalert sensoralert & =threshold":
    "Temperature above limit|Battery low|Device offline|Humidity out of range|Disk almost full|Response time too high|Door left open",
  "message|description|details|text @ devicealert systemalert sensoralert & =threshold":
    "No data for 15 minutes.|Value has been above the limit for ten minutes.|Battery below 15 %, replace soon.|Three readings in a row out of range.|Connection lost twice within an hour.",
  "source @ devicealert systemalert sensoralert & =triggered_at":
    "Gateway 2|Monitoring|Threshold rule|Health check|Edge controller",
  "device name|device|sensor name|sensor @ alert alarm devicealert sensoralert":
    "Boiler room sensor|Gateway 2|Cold store probe|Roof weather station|Pump controller|Entrance camera",
  "title|page title @ pageview page pagestat & bounce_rate exit_rate":
    "Home|Pricing|Contact us|Getting started|About us|Terms of use|Careers|Help centre",
  "referrer|referer|referral|referring site|traffic source @ pageview visit websession & bounce_rate exit_rate":
    "google.com|direct|newsletter|linkedin.com|bing.com|reddit.com|partner.example",
  "summary|excerpt|description @ knowledgearticle helparticle kbarticle supportarticle knowledgebasearticle":
    "Step by step, with screenshots.|What to check first, and whom to ask when it does not help.|For owners and administrators of a workspace.|Takes about two minutes.|Applies to all plans.",
  "body|content|text|answer @ knowledgearticle helparticle kbarticle supportarticle knowledgebasearticle":
    "Open Settings and choose the section that you want to change. Save, then sign in again so that the change takes effect. If it does not, write to support and add a screenshot.|You need to be an owner of the workspace. Open the page from the menu on the left and follow the steps. The change takes effect within a few minutes.|Go to your account and check what is shown there. Confirm with Save. You receive an email when it is done.|Make sure that you use the latest version. Then go through the steps one by one. Write to support when none of them helps.",
  "related articles|see also|related @ knowledgearticle helparticle kbarticle supportarticle knowledgebasearticle":
    "How to reset your password|Change your plan|Invite people to your team|Download an invoice|Connect your calendar|Set up two-step sign-in|Export your data",
});

const bankBranches =
  "City Centre|Market Square|Harbour Branch|University Branch|Station Road|North Branch|High Street".split(
    "|",
  );
