import type { RowTables } from "../row-table.ts";

/** What auditors write down. */
const audited = `
name/finding | about/observation | corrective action/recommendation/action/corrective actions | category/type/area/process
Training records incomplete | Proof is missing for three of twenty people. | Collect the missing records and check once a quarter. | Training/documentation/hr
Calibration overdue | Two instruments were used after their date. | Calibrate them and set a reminder. | Equipment/calibration
Procedure out of date | The text describes a step that is no longer done. | Revise the procedure and inform the team. | Documentation/procedures
Supplier not evaluated | One new supplier has no entry in the list. | Evaluate the supplier before the next order. | Purchasing/suppliers
Access rights not removed | An account of a former colleague was still open. | Close accounts on the last day of work. | IT/security/access
Labels missing in the warehouse | Some shelves cannot be told apart. | Label all shelves and check weekly. | Warehouse/storage/traceability
Complaint without an answer | No reply was found for one complaint. | Answer it, and name a deputy. | Customer service/complaints
Emergency exit partly blocked | Boxes stood in front of the door. | Clear the way and mark the floor. | Safety
`;

/** What offices offer, buy, hand out and agree on: proposals, devices, licences, rules. */
export const officeRows: RowTables = {
  "proposal quote estimate bid & client client_id client_name customer valid_until prospect": `
name/project/project name/project title | about/introduction/scope of work/scope summary | scope/deliverables/services/work packages | category/type/service
{what:Website/Online shop/Landing page} for a small team | Design, build and a first set of texts, ready in six weeks. | Design, Development, Texts, Launch | Web/design/development
Brand refresh | A new logo and colours, with a guide of twelve pages. | Logo, Colours, Brand guide, Templates | Design/branding
Mobile app, first version | The five screens that matter, on both platforms. | Concept, Design, Development, Testing | Mobile/development
Search engine check-up | What keeps the site from being found, and what to do first. | Audit, Keyword list, Action plan | SEO/marketing/consulting
Monthly support | Updates, backups and small changes, two days a month. | Updates, Backups, Small changes, Report | Support/maintenance/retainer
Data clean-up | One customer list instead of four, without doubles. | Analysis, Clean-up, Import, Handover | Data/consulting
Social media for {season:spring/summer/autumn/winter} | Three posts a week with pictures and a report each month. | Content plan, Posts, Pictures, Report | Marketing/content
Workshop for {who:new managers/the sales team/the board} | One day on site, with exercises and notes afterwards. | Preparation, Workshop day, Notes | Training/consulting
Photo shoot of the {what:team/products/new office} | Half a day, thirty edited pictures. | Planning, Shoot, Editing | Photography/content
Translation of the {what:handbook/website/catalogue} | English to German and French, checked by a second person. | Translation, Second reading, Layout | Translation/content
`,
  "asset itasset hardware hardwareasset itequipment device companydevice & serial_number assigned_to asset_tag assigned_employee": `
name/asset name/device name | category/type/asset type/device type/equipment type | manufacturer/brand/make/vendor | model/model name/model number | purchase price/price/cost/value/purchase cost | about
Laptop, 14 inch | Laptop/computer/hardware/it equipment | Kestrel | Book 14 | 1080-1890 | Standard model with docking station.
Monitor, 27 inch | Monitor/display/peripheral/hardware/it equipment | Lumen | View 27 | 240-520 | Adjustable in height, one cable for all.
Phone | Phone/mobile/smartphone/mobile device | Nordlight | Mini 5 | 420-890 | With a company contract and a case.
Laser printer | Printer/peripheral/office equipment/hardware | Paperline | L420 | 260-780 | Shared by the whole floor.
Rack server | Server/infrastructure/hardware | Meridian | R6 | 2900-8400 | Second rack, for tests and backups.
Tablet, 11 inch | Tablet/mobile/mobile device | Nordlight | Slate 11 | 380-760 | With a pen, for visits and fairs.
Desktop computer | Desktop/computer/workstation/hardware | Kestrel | Tower 3 | 780-1650 | For drawing and video.
Laptop, 16 inch | Laptop/computer/hardware/it equipment | Kestrel | Book 16 | 1690-2680 | More memory, for developers.
Headset | Accessory/peripheral/headset/audio/other | Sonic Leaf | H2 | 60-180 | Cancels noise, for calls in the open office.
Network switch, 24 ports | Network/networking/router/infrastructure | Meridian | S24 | 320-980 | For the rack on the second floor.
Docking station | Accessory/peripheral/dock/other | Portside | D8 | 110-240 | Two screens, power and network.
Wireless keyboard | Keyboard/peripheral/accessory/other | Portside | K1 | 40-110 | With a mouse, in one set.
Office chair | Furniture/chair/other | Nordby | Flow | 180-520 | Adjustable in height and back.
Projector | Projector/av equipment/av/electronics/other | Lumen | Beam 2 | 420-1400 | For the large meeting room.
`,
  "softwarelicense softwarelicence software license licence & seats total_seats used_seats license_key vendor software_name seats_total license_type": `
name/software name/software/product name/product/application/app name | vendor/publisher/vendor name/manufacturer | category/type/software type | about
Inkwell Writer | Quillworks | Productivity/office | Texts, tables and slides for everybody.
Pixel Studio | Lightroom Lane | Design | Pictures and layouts.
Ledgerly | Balance Software | Finance/accounting | Invoices, bookkeeping and reports.
Boardly | Tasklight | Project management/productivity/collaboration | Boards and tasks for teams.
Meetwell | Clearvoice | Communication/collaboration | Calls and meetings with video.
Codeforge | Anvil Tools | Development/developer tools | Editor and builds for developers.
Safelock | Keystone Security | Security | Passwords and keys of the whole team.
Draftline CAD | Northplan | Engineering/design/cad | Drawings in two and three dimensions.
Mailhub | Postbird | Marketing/communication | Newsletters and mailing lists.
Chartwise | Datapine Works | Analytics/business intelligence/data | Charts and reports from any table.
`,
  "maintenanceticket maintenancerequest repairrequest repairticket maintenancerecord itticket maintenancelog & asset asset_id asset_name device device_id equipment equipment_id machine machine_id": `
name/issue/problem/issue title/fault | about/issue description/problem description/details | category/type/issue type | resolution/solution/resolution notes/action taken/work done/work performed
Does not switch on | No light and no sound, also with another cable. | Power/hardware/electrical/repair | Power supply replaced, runs again.
Switches off by itself | After ten minutes, without a message. | Power/hardware/overheating/repair | Fan cleaned, stays on now.
Unusual noise | A rattle that grows louder during the day. | Mechanical/hardware/repair | A loose screw was fastened.
Very slow | Takes minutes for what took seconds. | Performance/software/other | Software updated and old files removed.
Display shows an error | A number that is not in the manual. | Software/display/electrical/repair | Restarted with the latest version, the error is gone.
Connection drops | Several times an hour, others nearby are fine. | Network/connectivity/software | New cable, stable since then.
Damaged housing | A crack on one side after a fall. | Damage/physical/hardware/repair | Housing replaced.
Yearly service | By the plan, with a test of all functions. | Preventive/maintenance/inspection | All points checked, nothing found.
Button does not react | Only when pressed hard, and not always. | Hardware/mechanical/repair | Button cleaned, reacts again.
Gets too hot | Warm to the touch after a short time. | Overheating/hardware/electrical | Air filter changed, temperature is normal.
`,
  "policy companypolicy compliancepolicy internalpolicy policydocument & version effective_date review_date approved_by next_review owner department acknowledged": `
name/policy name | category/type/area/department/policy type | about/purpose/scope
Information security | Security/it/it security | How data, devices and passwords are handled.
Code of conduct | Ethics/hr/compliance/conduct | How we treat each other, customers and suppliers.
Data protection | Privacy/legal/compliance/data privacy | What is kept about people, for how long and why.
Travel and expenses | Finance/hr/operations | What is paid for on business trips, and how to claim it.
Remote work | HR/people/operations | Where and when people may work from elsewhere.
Acceptable use | IT/security/it security | What company devices may be used for.
Gifts and invitations | Ethics/compliance/legal/conduct | What may be accepted, and what has to be reported.
Health and safety | Safety/operations/health and safety | Duties, exits and first aid.
Whistleblowing | Compliance/legal/ethics | How to report wrongs without fear.
Business continuity | Operations/risk/it/risk management | What happens when systems or buildings cannot be used.
Access control | Security/it/it security | Who gets which rights, and how they are taken back.
Record keeping | Legal/compliance/finance | Which papers are kept, where and for how long.
`,
  "audit qualityaudit internalaudit complianceaudit supplieraudit": `
name | about/conclusion | scope/objective | department/area/process/audited area | category/area
Purchasing and suppliers | Suppliers are chosen by clear rules, two files were incomplete. | Orders, contracts and the list of suppliers | Purchasing | Suppliers/purchasing
Access to systems | Rights follow the roles, leavers were removed late. | Accounts, roles and reviews of rights | IT | IT/security
Complaints | All were answered, half of them within the agreed time. | Complaints of the last twelve months | Customer service | Quality/service
Training records | Records are complete but for new colleagues. | Plans, records and proofs of training | People | HR/people
Warehouse and labels | Goods can be traced, some shelves lack labels. | Receipt, storage and shipping | Warehouse | Logistics/operations
Calibration of instruments | Instruments are in order, one was overdue. | All measuring instruments in use | Production | Quality/production
Data protection | The register is up to date, deletion needs a rule. | Personal data in all departments | Legal | Compliance/legal
Health and safety | Exits and equipment are in order. | Workplaces, exits and first aid | Operations | Safety
Expenses and invoices | Samples were right, approvals sometimes late. | Expense reports and incoming invoices | Finance | Finance
Change management | Changes are tested, notes are sometimes short. | Changes to products and systems | Engineering | Engineering/it
`,
  "auditfinding nonconformity nonconformance": audited,
  "finding & audit audit_id auditor corrective_action due_date clause": audited,
  keyresult: `
name | metric/measure/metric name | unit | start value/baseline/initial value/start/starting value | target value/target/goal/goal value | category/type
Reach 1,000 active customers | Active customers | customers | 610-690 | 1000-1000 | growth/metric
Answer 90 % of requests within a day | Requests answered within a day | % | 62-74 | 90-90 | quality/support
Keep 95 % of customers | Customers who stay | % | 86-91 | 95-95 | retention
Publish 24 customer stories | Stories published | stories | 0-0 | 24-24 | marketing/content
Raise satisfaction to 90 points | Satisfaction | points | 71-80 | 90-90 | quality
Hire 8 engineers | Engineers hired | people | 0-0 | 8-8 | people/hiring
Win 40 new partners | Partners | partners | 0-6 | 40-40 | growth/sales
Hold 120 interviews with users | Interviews held | interviews | 0-10 | 120-120 | research/product
Bring 500 people to the webinars | Guests of webinars | guests | 0-40 | 500-500 | marketing
Cover 80 % of the code with tests | Code covered by tests | % | 48-58 | 80-80 | engineering/quality
`,
  "passwordentry passworditem savedpassword vaultitem vaultentry credential loginentry login": `
name/service/service name/title/site/site name/app | website/url/website url/site url/login url | folder/group/vault/collection/category
Webmail | https://mail.example.com | Personal
Online bank | https://bank.example.com | Banking/finance
Music streaming | https://music.example.net | Entertainment/personal
Photo cloud | https://photos.example.org | Personal
Project board | https://board.example.com | Work
City library | https://library.example.org | Personal
Train tickets | https://trains.example.net | Travel
Code hosting | https://code.example.com | Work/development
Social network | https://friends.example.net | Social/personal
Online shop | https://shop.example.org | Shopping
Electricity provider | https://power.example.com | Home/utilities
Health insurance | https://health.example.org | Health/personal
Payroll portal | https://payroll.example.com | Work
Newspaper | https://news.example.net | Personal/subscriptions
`,
  "certification employeecertification professionalcertification certificate qualification & issuing_organization issuer credential_id issuing_authority certification_name issuing_body": `
name/certification name/certificate name/title/certification | issuing organization/issuer/issued by/issuing body/issuing authority/provider/organization | category/type/field | credential id/credential number/certificate number/certification number
First aider | Safety Training Board | Safety | FA-{n:20418/31557/40926}
Project manager, level 2 | Institute of Projects | Management/project management | PM2-{n:1180/2647/3905}
Certified accountant | Chamber of Accountants | Finance | CA-{n:70214/81366}
Cloud architect | Cloud Skills Council | IT/technology/cloud | CLA-{n:55102/63871/70944}
Scrum master | Agile Association | Management/agile/it | SM-{n:9031/12774/15820}
Data protection officer | Privacy Academy | Legal/compliance | DPO-{n:3316/4408}
Forklift driver | Safety Training Board | Safety/operations | FL-{n:11873/20695}
Security professional | Institute of Security | IT/security/technology | SP-{n:48210/51937}
Quality auditor | Quality Society | Quality/compliance | QA-{n:6120/7745}
UX designer, advanced | Design Guild | Design | UX-{n:2098/2761}
Electrical safety | Technical Inspection Office | Safety/technical | ES-{n:90112/93384}
Business English, C1 | Language Examination Board | Language | EN-{n:771204/780956}
`,
  "employeesurvey engagementsurvey pulsesurvey staffsurvey employeeengagementsurvey": `
name/survey name | type/survey type/category | about
How we work together | engagement/annual | Twenty questions about work, teams and tools.
Two questions this week | pulse/weekly | A short look at how the week went.
Saying goodbye | exit/offboarding | What you liked, and what would have kept you.
First hundred days | onboarding/engagement | How the start went, and what was missing.
Working from home | pulse/topic/custom | What works, what does not, and what you need.
Pay and benefits | engagement/benefits/custom | What matters to you, and what does not.
Your team lead | feedback/manager/engagement/pulse | About talks, goals and trust.
Health at work | wellbeing/wellness/pulse/custom | Breaks, noise, chairs and stress.
`,
  "expensereport travelexpensereport expenseclaimreport travelexpense": `
name/report name | about/purpose/business purpose/reason/justification | category/type
Trip to {place} | Two days with customers and one workshop. | Travel
Trade fair in {place} | Stand, travel and one evening with partners. | Events/travel
Client visit in {place} | Contract talks and a walk through the plant. | Travel/sales
Team days | Two days of planning with the whole team. | Team/meals/other
Home office equipment | Desk, lamp and headset. | Equipment/office/other
Conference in {place} | Talks, and interviews with two candidates. | Training/events/travel
Training course | Course fee, books and travel. | Training
Monthly small expenses | Parking, phone and coffee for guests. | Other/office/meals
`,
  "formfield formquestion field & placeholder required options field_type is_required": `
name/label/question/field label/field name | type/field type/input type/kind | placeholder/help text/hint | options/choices/values
Full name | text/string/short text/input | First and last name | 
Email address | email/text/string | you@example.com | 
Phone number | phone/tel/text/string | With country code | 
Number of guests | number/integer/text | 2 | 
Preferred date | date/datetime/text | Choose a day | 
How did you hear about us? | select/dropdown/radio/multiple choice/single choice | Choose one | Friends, Search, Newsletter, Social media
Department | select/dropdown/radio/text | Choose one | Sales, Support, Engineering, Other
I agree to the terms | checkbox/boolean/toggle/switch | Tick to go on | Yes
Topics you are interested in | checkbox/multi select/multiselect/checkboxes/select | Choose any | Product news, Events, Tips
Message | textarea/long text/paragraph/text | A few words are enough | 
Company website | url/text/string | https:// | 
Attachment | file/upload/text | PDF or picture | 
`,
  "objective okr": `
name | about | category/type/team/department/level
Make customers stay | Fewer cancellations, and more people who come back each week. | Retention/customer success/product
Be found by small companies | More visitors who look for exactly what we do. | Marketing/growth
Ship faster with fewer mistakes | Smaller steps, and tests that we trust. | Engineering/quality
Become a place where people want to work | Better interviews, better first weeks. | People/hr
Grow in {place} | First customers, first partner, first colleague there. | Sales/growth
Know what things cost | One report that everybody believes. | Finance/operations
Answer before customers ask twice | Short waiting times and clear texts. | Support/customer success
A product that explains itself | First success within ten minutes. | Product/design
`,
};
