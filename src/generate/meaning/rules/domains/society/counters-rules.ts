import { personOf } from "../../../subject.ts";
import { besideAny, digits, shape, toTextRules } from "../../text-rule.ts";

/** What stands in the forms of offices, clinics, insurers, help desks and editors. */
export const countersRules = toTextRules({
  "category|complaint category|complaint type|type|topic @ customercomplaint":
    "Late delivery|Billing|Product quality|Staff behaviour|Damaged goods|Website",
  "description|details|complaint|text|message @ customercomplaint":
    "The parcel arrived a week late and the box was open.|I was charged twice for the same order.|Nobody called back although it was promised.|The handle broke on the second day.|The discount code did not work at the checkout.",
  "resolution|outcome|resolution note|action taken @ customercomplaint":
    "Full refund and an apology.|Replacement sent by express.|Second charge was refunded.|Voucher for the next order.|Explained by phone, customer satisfied.",
  "size|locker size|box size @ locker parcellocker": "small|medium|large",
  "pin code|pin|access pin|code @ locker parcellocker safe": digits("####"),
  // Customers and their questions
  "subject|title|name @ crmactivity salesactivity":
    "Call about the renewal|Send the revised offer|Demo for the finance team|Follow up after the fair|Prepare the kick-off|Ask for the signed contract|Check in after onboarding",
  "description|notes|details @ crmactivity salesactivity":
    "Wants to see the reporting module first.|Budget is approved until the end of the quarter.|Bring the price list for thirty seats.|Asked for two references in the same industry.|Decision is made by the board in spring.|Has used a competitor for two years.|Send the summary by Friday.|New contact in purchasing, very open.|Asks for monthly billing.|Prefers a call in the morning.",
  "name|product|product name|title @ dealproduct opportunityproduct quoteproduct dealitem":
    "Team licence, 12 months|Onboarding package|Priority support|Data migration|Training day|Analytics add-on",
  "satisfaction comment|csat comment|rating comment|customer feedback|survey comment @ ticket supportticket case":
    "Quick and friendly, thank you.|Solved, but it took three messages.|Had to explain everything twice.|Exactly the help I needed.|Good answer, slow reply.",
  // Offices
  "service name|service|service type|purpose|reason @ officeappointment":
    "Passport renewal|Register a new address|Driving licence exchange|Birth certificate|Residence permit|Parking permit",
  "notes|note|remarks|comments @ officeappointment":
    "Bring the old document.|Needs an interpreter.|Two people, one appointment.|Photo can be taken on site.",
  "required documents|documents required|documents to bring|needed documents|documents needed|required papers":
    "Identity card|Proof of address|Passport photo|Birth certificate|Completed form|Rental contract",
  "name|title|document name @ serviceapplicationdocument applicationdocument permitdocument applicationattachment":
    "Passport photo|Proof of address|Birth certificate|Copy of the identity card|Signed form|Rental contract",
  "name|title|document name @ taxdocument returndocument taxreturndocument filingdocument":
    "Wage statement|Bank interest statement|Donation receipts|Mortgage interest statement|Childcare invoices|Last year's assessment",
  "type|document type|category @ taxdocument returndocument taxreturndocument filingdocument":
    "income|deduction|receipt|statement",
  "name|title|document name @ loandocument mortgagedocument loanapplicationdocument creditdocument":
    "Payslips, three months|Bank statement|Employment contract|Proof of address|Tax assessment|Copy of the identity card",
  "type|document type|format|file type @ serviceapplicationdocument applicationdocument permitdocument":
    "pdf|jpg|png",
  "department|office|responsible office|authority @ serviceapplication citizenapplication":
    "Citizens' Office|Residents' Registration|Road Traffic Office|Registry Office|Foreigners' Office",
  "rejection reason|refusal reason|denial reason @ visa visaapplication residencepermit":
    "Means of support not shown|Purpose of the stay not proven|Passport expires too soon",
  "rejection reason|reason for rejection @ serviceapplication permitapplication citizenapplication":
    "Documents incomplete|Photo not accepted|Proof of address missing|Fee not paid",
  "offense|offence|violation|violation type|reason @ fine trafficfine trafficticket trafficcitation speedingticket":
    "Speeding|Parking without a ticket|Red light|Phone at the wheel|Parking on the pavement|No seat belt",
  "location|place|offense location|street @ fine trafficfine":
    "Harbour Road, km 2|Station Square|Mill Lane 14|Ring road, exit 3|School Street|Market Square",
  "resolution note|resolution comment|resolution details|closing note":
    "Repaired on the same day.|Fixed and checked again.|Passed on to the right team.|Replaced, no further action needed.|Could not be confirmed on site.",
  // Clinics
  "title|academic title|prefix|salutation @ doctor physician dentist surgeon":
    "Dr.|Prof. Dr.|Dr. med.",
  "degree|qualification|title @ doctoreducation physicianeducation":
    "MD|PhD|MSc Public Health|Residency|Board certification",
  "institution|school|university @ doctoreducation physicianeducation":
    "University of Edinburgh|Northern Medical School|City University Hospital|Harbour Medical College|Saint Martin Medical School",
  "treatment plan|plan|treatment|therapy plan|care plan @ consultation visit patientvisit encounter medicalrecord checkup":
    "Rest for three days, plenty of water.|Physiotherapy twice a week.|Start medication, recheck in six weeks.|Blood test, then decide.|Low-salt diet and daily walks.",
  // Editors
  "meta title|seo title|og title @ page webpage cmspage":
    "Getting started – Northwind|Contact us – Northwind|Prices and plans – Northwind|About us – Northwind|Frequently asked questions – Northwind",
  "robots|meta robots|robots meta|robots directive|robots tag":
    "index, follow|index, follow|index, follow|noindex, follow|noindex, nofollow",
  "meta description|seo description|og description @ page webpage cmspage":
    "How it works, what it costs and how to begin.|Find the right person for your question.|All plans side by side, without small print.|Who we are and what we care about.",
  "heading|title|headline @ pageblock contentblock pagesection":
    "Made for small teams|What our customers say|Start in five minutes|See it in action|Questions? Write to us",
  "label|title|text|name @ menuitem navigationitem navitem navlink": besideAny(
    "url|href|path|link",
  )("Home|Products|Prices|Blog|About us|Contact|Help|Careers"),
  "url|path|link|href @ menuitem navigationitem navitem navlink":
    "/|/products|/pricing|/blog|/about|/contact|/help|/careers",
  "from path|source path|from url|old path|from|source @ redirect":
    "/old-pricing|/2024/summer-sale|/team|/products/oak-chair-old|/blog/index.php|/kontakt",
  "to path|target path|to url|new path|to|target|destination @ redirect":
    "/pricing|/sale|/about|/products/oak-chair|/blog|/contact",
  "form name|form|form title @ formsubmission formentry formresponse contactsubmission submission":
    "Contact form|Newsletter sign-up|Quote request|Event registration|Feedback form",
  "name|full name|sender name @ formsubmission contactsubmission contactform":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).full,
  "subject|topic @ formsubmission contactsubmission contactform contactmessage":
    "Question about delivery|Invoice for last month|Press enquiry|Visit to your studio|Problem with my order",
  // Insurers
  "name|coverage|coverage name|type @ policycoverage coverage":
    "Liability|Theft|Fire|Water damage|Legal protection|Glass breakage",
  "insured object|insured item|insured property|subject of insurance|insured asset @ policy insurancepolicy":
    "Family house|Three-room flat|Station wagon|Whole family|City trip",
  "insurer|insurance company|other insurer|insurance @ thirdparty otherparty otherdriver":
    "Union Life|Alder Mutual|Harbour Insurance|Northern Cover",
  // Machines and stores
  "code|warehouse code|short code @ warehouse depot distributioncenter": shape("WH-A#", "DC-A#"),
  "un number|un no|hazmat code|hazard code": digits("UN 1###", "UN 3###"),
  "value|parameter|level|setting @ automationaction sceneaction": "on|off|40 %|21 °C|locked",
});
