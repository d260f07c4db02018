import { supportReplies } from "../../../../phrases/case-replies.ts";
import { jobTitles } from "../../../../phrases/subjects.ts";
import { kin, personOf } from "../../../subject.ts";
import { beside, digits, draw, english, shape, toTextRules } from "../../text-rule.ts";

const campaignPreviews =
  "Three ideas for the weekend, and one offer.|Your monthly summary is inside.|Only until Sunday.|What is new this spring.|We saved you a seat.|Free delivery from today.|Read it in two minutes.|Three dates to choose from.";

/** Work, law, government. */
export const workRules = toTextRules({
  "position|role|job|applied position|position applied for|applied for|job title @ interview jobinterview candidate jobapplication applicant":
    english(jobTitles),
  "level|job level|grade|seniority @ offer applicantoffer joboffer": "L2|L3|L4|L5|L6",
  "growth areas|growth area|areas for improvement|improvement areas|development areas|areas of improvement|areas to improve|development needs":
    "Delegate earlier.|Share progress before it is asked for.|Write shorter updates.|Learn the billing domain.|Say no to side projects.",
  "comment|comments|note|feedback @ competency performancereview performancerating reviewrating employeereview competencyrating & competency":
    "Strong example for the team.|Better than last year.|Meets expectations.|More initiative wanted.|Reliable under pressure.|Needs practice with larger groups.",
  "age bracket|age group|age category|age division|age class @ team youthteam league player camp club squad":
    "U8|U10|U12|U14|U16|U18",
  "two factor method|mfa method|2fa method|two fa method|second factor|mfa type|method @ twofactor mfa":
    "authenticator app|text message|security key|email",
  "rollback reason|reason for rollback|rolled back reason|revert reason":
    "Error rate rose|Failed health check|Slow queries after the migration|Wrong configuration|Memory leak",
  "label @ tickettype tickettier ticketcategory":
    "Early Bird|General Admission|VIP|Student|Family|Day Pass|Weekend Pass",
  "tier|tier name|ticket tier|ticket type @ tickettier tickettype ticket festival concert event":
    "Early Bird|General Admission|VIP|Student|Family|Day Pass|Weekend Pass",
  "node|node name|host|host name @ pod container kubernetes workload": digits(
    "node-0#",
    "node-1#",
    "worker-0#",
  ),
  "outcome|result|call outcome|call result|disposition @ call activity leadactivity calllog outreach touchpoint meeting demo & next_step call_duration":
    "Connected|Left a voicemail|No answer|Demo booked|Asked to call back|Sent more information|Not interested",
  "transcript snippet|call snippet|transcript excerpt|call summary|meeting summary":
    "We would need it before the summer.|Who else uses it in our field?|The price is fine, the start date is not.|Could you show us the report again?|We decide in two weeks.",
  "subject|email subject & clicked_link suspicious_url":
    "Your mailbox is almost full|Invoice overdue|Verify your account|Your parcel is waiting",
  "action taken & clicked_link suspicious_url":
    "Sender blocked|Message removed from all mailboxes|Password reset|Link blocked",
  "from address|sender address|to address|reply address|recipient address|from email address|reply to address @ campaign email newsletter message mail notification broadcast & subject subject_line":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).email,
  "variant a|variant b|variant c|option a|option b|version a|version b|subject a|subject b @ abtest test experiment split campaign":
    "Short subject line|Subject with a name|Question as a headline|Picture on top|Button in green|Two columns",
  "rep|sales rep|ae|sdr|csm|account exec|account rep|case worker|caseworker":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "entry|event|update|what|note|text|message|description @ incidenttimeline outagetimeline incidentupdate":
    "Alert fired|On-call engineer paged|Last deploy rolled back|Error rate back to normal|Status page updated|Traffic moved to another region",
  "entry|event|update|what|text|label @ timeline history activity":
    "Created|Assigned|Comment added|Status changed|Document attached|Reminder sent",
  "role|position|job|duty|station @ shift roster rota & break_minutes hours_worked clock_in shift_date":
    "Barista|Cashier|Supervisor|Line cook|Server|Receptionist|Stock clerk",
  "leave type|absence type": "vacation|sick leave|parental leave|unpaid leave|training",
  "employment type|contract type|job type|work type|employment status":
    "full-time|full-time|full-time|full-time|part-time|contract|internship|temporary",
  "work mode|workplace type|work location|remote policy|work model": "remote|hybrid|on-site",
  "seniority|seniority level|experience level|career level|job level":
    "junior|mid-level|senior|lead|principal",
  "salary period|salary interval|salary unit|compensation period": "yearly|per year",
  "pay frequency|pay period|payment frequency|payroll frequency":
    "hourly|weekly|bi-weekly|monthly|yearly",
  "shift|shift type|shift name": "early|late|night|weekend|on call",
  "industry|sector|vertical|business sector|industries|market segment|line of business":
    "Retail|Software|Health care|Logistics|Energy|Food|Finance|Education|Construction|Media",
  "lead investor|investor|investors|lead investors|backers|venture firm @ startup fundinground investmentround investment":
    "Northgate Ventures|Harbour Capital|Blue Oak Partners|Meridian Growth|First Light Fund|Alpine Seed",
  "description|about|summary @ startup":
    "Plans the meals of a week from what is in the fridge.|Lets neighbours share tools, cars and garden space.|Reads contracts and marks what is unusual.|Turns delivery routes into shorter ones.|Helps clinics fill cancelled appointments.",
  "round|last round|funding round|funding stage|stage @ startup investor investment & investors valuation founders":
    "Pre-seed|Seed|Series A|Series B|Growth",
  "range|mountain range @ mountain peak summit":
    "Alps|Andes|Pyrenees|Carpathians|Dolomites|Rockies",
  "action|rule action|policy action @ firewall rule policy acl": "allow|deny|log|reject",
  "fuel policy": "full to full|prepaid|same to same",
  "direction @ wind route road trail traffic compass lane slope": "north|south|east|west",
  "stage|pipeline stage|deal stage|sales stage|funnel stage @ deal opportunity lead pipeline":
    "prospect|qualified|proposal|negotiation|won|lost",
  "stage|pipeline stage|current stage|hiring stage|recruiting stage @ candidate applicant application applicanttracking recruitment":
    "applied|screening|phone interview|on-site interview|offer|hired|rejected",
  "copy|post copy|post text @ socialpost socialpostplan socialmediapost contentpost ad":
    "New in the shop since this morning.|Three days left, then it is gone.|Who comes along on Saturday?|Behind the scenes.",
  "bar admissions|admitted to|admitted in": "New York|California|England and Wales|Ireland",
  "utm source": "google|newsletter|linkedin|facebook|bing|partner",
  "utm medium": "cpc|email|social|organic|referral|display",
  "lead source|source|acquisition channel|referral source|origin channel @ lead customer contact deal candidate prospect signup opportunity subscriber visitor":
    "website|referral|event|newsletter|cold call|partner|social media",
  "lead source|acquisition channel|referral source":
    "website|referral|event|newsletter|partner|social media",
  "utm medium|medium @ campaign lead visit traffic": "email|social|cpc|organic|referral",
  "utm campaign|campaign|campaign name":
    "Spring launch|Newsletter March|Back to school|Summer sale|Retargeting Q2",
  "segment|customer segment|audience|target audience|cohort|persona":
    "New customers|Small businesses|Students|Families|Enterprise|Returning customers",
  "territory|sales region|market": "North|South|East|West|Central|DACH|Nordics",
  "industry code|sic code|naics|naics code": digits("4###", "5###", "62##"),
  "description|service|task|work|work done|item @ timeentry timesheetentry worklog consultinginvoice & hourly_rate billable_hours hours_billed":
    "Discovery workshop|Interface design|Frontend development|Code review|User testing|Data migration|Project management|Accessibility audit|Sprint planning|Bug fixing|Client meeting|Content review|Release preparation|Documentation|Support",
  "payment terms|terms|payment term @ invoice order quote contract supplier customer":
    "Net 14|Net 30|Net 60|Due on receipt|Prepaid",
  "payment terms": "Net 14|Net 30|Net 60|Due on receipt|Prepaid",
  incoterm: "EXW|FOB|CIF|DAP|DDP",
  "hs code|customs code|tariff code|tariff number": digits("84##.##", "94##.##", "61##.##"),
  "court|court name|tribunal":
    "District Court|Court of Appeal|Labour Court|Supreme Court|Family Court",
  "case type|case category|matter type": "civil|criminal|family|labour|administrative",
  "charge|charges|offense|offence|crime|violation|violation type @ case defendant arrest suspect citation inmate incident":
    "Theft|Fraud|Speeding|Vandalism|Trespassing|Burglary",
  "verdict|ruling|judgment|decision|outcome @ case hearing appeal court lawsuit":
    "guilty|not guilty|dismissed|settled|upheld|overturned",
  "outcome|result|disposition @ legalcase courtcase lawsuit litigation legalmatter & plaintiff defendant opposing_party":
    "Judgment for the plaintiff|Judgment for the defendant|Dismissed|Settled out of court|Withdrawn",
  "decision|conclusion": "approved|rejected|deferred|withdrawn|inconclusive",
  "outcome|result": "passed|completed|partly done|inconclusive|follow-up needed",
  plea: "guilty|not guilty|no contest",
  jurisdiction: "Federal|State|Municipal|County|International",
  "docket number|case number|case no|file number|docket|matter number @ case court hearing lawsuit filing legalcase courtcase matter legalmatter":
    draw(
      (_, chance) =>
        `${chance.between(2023, 2026)}-${String(chance.between(120, 9870)).padStart(5, "0")}`,
    ),
  "party|political party|party name|affiliation @ candidate politician election member senator voter mayor representative":
    "Civic Union|Green Future|Liberal Forum|Workers' Alliance|Independent",
  "office|office name|passport office|branch|branch office|service center|issuing office|appointment location|collection point|pickup location @ passport passportapplication visaapplication idcard idcardapplication licenseapplication driverlicense & appointment_date appointment_time":
    "Central Citizen Office|Town Hall, Counter 4|Harbour District Office|Northside Service Centre|Passport Office West",
  "office|elected office|ministry|authority|government body|issuing authority|agency name|public office @ permit official citizen passport license":
    "City Council|Mayor's Office|Ministry of Transport|Planning Office|Department of Health|Tax Office",
  "ministry|authority|issuing authority":
    "City Council|Ministry of Transport|Planning Office|Department of Health|Tax Office",
  "constituency|electoral district|ward":
    "North Ward|Riverside|Old Town|Harbour|West End|University",
  "permit type|licence type|permit category": "building|event|business|parking|environmental",
  "zoning|zone type|land use|zoning code":
    "residential|commercial|mixed use|industrial|green space",
  "passport|passport number|id number|national id|identity number": shape("A#######", "AA######"),
  "citizenship|ethnicity":
    "American|British|Canadian|French|German|Indian|Irish|Japanese|Kenyan|Mexican",
  "religion|denomination": "Christian|Muslim|Jewish|Buddhist|Hindu|none",
  "triage level|alert level|threat level|risk level|risk|risk rating|impact|exposure":
    "low|medium|high|critical",
  likelihood: "rare|unlikely|possible|likely|almost certain",
  "member number|membership number|member no|membership id|member id|card number @ member membership library gym club loyalty borrower & member_name borrowed_on due_on membership":
    shape("M-#####", "M-######"),
  "governing law|applicable law|legal jurisdiction":
    "England and Wales|Germany|State of New York|Netherlands|Ireland",
  "heading|title|name @ clause":
    "Confidentiality|Term and termination|Liability|Payment terms|Data protection|Intellectual property|Notices",
  "body|text|content @ clause":
    "Either party may end this agreement with notice in writing.|Invoices are due within thirty days.|Both parties keep what they learn to themselves.|Changes need the written form.",
  "insurance number|membership number": shape("POL-######", "AA-#######"),
  "claim number|claim id|claim no": shape("CLM-#####"),
  "name|plan name|title @ healthplan healthinsuranceplan medicalplan healthinsurance medicalinsuranceplan":
    "Essential Care|Family Care Plus|Complete Health|Care Select|Everyday Health|Premier Care|Care Direct",
  "benefits|covered services|coverage|highlights|covers @ healthplan healthinsuranceplan medicalplan healthinsurance medicalinsuranceplan":
    "Preventive care|Telehealth visits|Mental health care|Prescription drugs|Maternity care|Dental check-ups|Vision care|Physiotherapy",
  "role|party role|capacity @ contractparty agreementparty leaseparty contractsigner contractsignatory":
    "Client|Contractor|Supplier|Customer|Partner",
  "covered items|covers|coverages|what is covered|inclusions|included cover @ policy insurancepolicy insurance insuranceplan insuranceproduct coverage":
    "Third-party liability|Theft|Fire|Water damage|Accident abroad|Legal costs|Storm and hail|Glass breakage",
  "coverage|coverage type|policy type|insurance type":
    "basic|standard|comprehensive|liability|premium",
  "relationship|relation|relation to patient|kinship|relationship type @ contact emergency family person guardian beneficiary dependent parent":
    kin("partner|sister|brother|partner|friend|mother|father|partner"),
  "emergency contact relationship|relationship to patient":
    "mother|father|partner|sister|brother|friend",
  "counsel|opposing counsel|defense counsel|defence counsel|lead counsel|law firm":
    ({ role }) =>
    (scope) =>
      personOf(scope, ["counsel", ...role]).full,
  "document title|title|name @ claimdocument insurancedocument policydocument":
    "Claim form|Receipts|Photos|Bank details|Proof of purchase|Written statement|Invoice",
  "product|product name|policy name|insurance product|plan name|coverage type @ insurance policy insurancepolicy insuranceclaim":
    "Home Contents|Car Comprehensive|Term Life|Annual Travel|Legal Protection|Personal Liability|Dental Plus|Pet Care",
  "document title|title|name|file name & filed_at exhibit":
    "Statement of claim|Witness statement|Expert report|Motion to dismiss|Settlement draft|Exhibit A|Court order",
  "file type|file format|document format|format @ document file attachment":
    "pdf|docx|xlsx|pptx|jpg|png",
  "office|office sought|running for|seat|race @ candidate politician election & party votes":
    "Mayor|City Council|Governor|Senate|State Assembly|School Board",
  "slogan|campaign slogan|motto @ candidate politician election & party votes":
    "Forward together|A city for everyone|Listening first|Fair work, fair rent|Schools before stadiums|Clean air, clear choices",
  "endorsement|endorsements|endorsed by":
    "Teachers' Union|Chamber of Commerce|Green Alliance|Firefighters' Association|Northern Post",
  "biography|bio & party votes is_incumbent":
    "Former teacher, two terms on the city council.|Civil engineer who led the flood protection project.|Nurse and union organiser.|Runs a family bakery in the old town.",
  "epic|epic name|parent epic":
    "Onboarding|Checkout redesign|Mobile app|Search|Billing|Accessibility|Notifications",
  "name|label|labels @ label": "bug|feature|design|urgent|research|documentation|quick win|blocked",
  "label|text|title|anchor text @ newsletterlink emaillink newsletterissuelink": beside(
    /^click/,
    "Read more|Book a place|See all dates|Download the guide|Answer three questions",
  ),
  "labels|label @ card task issue pull ticket bug story request & reviewers assignee base_branch story_points additions":
    "bug|enhancement|documentation|good first issue|design|needs review|blocked|dependencies",
  "tags|labels @ flag feature & rollout_percentage":
    "frontend|checkout|experiment|mobile|billing|temporary",
  "title|name @ pull merge & base_branch head_branch additions":
    "Fix date parsing in the export|Add dark mode to settings|Bump dependencies|Refactor the checkout form|Cache search results|Document the webhook format|Handle empty carts|Speed up the image upload",
  "head branch|source branch|feature branch|compare branch":
    "feature/dark-mode|fix/date-parsing|feature/search-cache|chore/bump-deps|fix/empty-cart|docs/webhooks",
  "base branch|target branch": "main|main|main|develop|release/2.4",
  "ci status|build status|check status|checks|pipeline status|ci":
    "passed|passed|failed|running|pending",
  "team|assigned team|support team|group|queue @ ticket support helpdesk case & requester_name requester sla":
    "Customer Support|Billing|Technical Support|Onboarding|Returns",
  "channel|channel name @ chatmessage slackmessage channelmessage groupmessage threadmessage & reactions mentions thread_id":
    "#general|#design|#random|#support|#engineering|#marketing|#announcements",
  "channel|source|origin|contact channel @ ticket support helpdesk conversation case":
    "email|chat|phone|web form|social media",
  "tags|labels @ ticket support helpdesk":
    "billing|login|bug|refund|how-to|shipping|feedback|urgent",
  "body|message|text|content|reply @ ticket support ticketreply ticketcomment ticketmessage casereply casecomment casemessage supportreply supportcomment supportmessage conversationreply & ticket_id":
    supportReplies,
  "preview text|preheader|preview @ emailcampaign newsletter mailing newsletterissue campaign broadcast emailblast":
    campaignPreviews,
  "preview text|preheader": campaignPreviews,
  "subject line|email subject|subject @ campaign email newsletter & preview_text open_rate recipients audience":
    "Your spring favourites are here|Last chance: 20 % off everything|What we learned this month|You are invited|New in: light jackets|Three recipes for busy evenings|Your order history in one place|A small thank-you|Five minutes of your time?|The new collection is live|We have missed you|Your invoice is ready",
  "customs status|clearance status|customs clearance":
    "cleared|pending|under inspection|held|not required",
  "cargo description|goods description|description of goods|commodity description|cargo":
    "Ceramic tiles on pallets|Frozen fish, 20 ft reefer|Machine parts, crated|Cotton garments in cartons|Coffee beans in bags|Electronic components",
  "bill of lading|bl number|bill of lading number|awb|air waybill": shape(
    "AAAU########",
    "AAA#########",
  ),
  "container no": shape("AAAU #######"),
  "seal number|seal no": digits("SL######"),
  "voyage number|voyage no|voyage": shape("0##A", "1##A"),
  "employee id|employee number|staff id|personnel number": digits("E-1####"),
  "payment method|pay method @ payroll payslip salary pay": "direct deposit|bank transfer|check",
  "incident type|hazard type": "slip|fall|near miss|equipment failure|fire alarm",
});
