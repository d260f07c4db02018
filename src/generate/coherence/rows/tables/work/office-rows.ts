import type { RowTables } from "../../row-table.ts";

/** What offices offer, buy, hand out and agree on: proposals, devices, licences, rules. */
export const officeRows: RowTables = {
  "proposal quote estimate bid & client client_id client_name customer valid_until prospect": `
name/project/project name/project title | about/introduction/scope of work/scope summary | scope/deliverables/services/work packages
{what:Website/Online shop/Landing page} for a small team | Design, build and a first set of texts, ready in six weeks. | Design, Development, Texts, Launch
Brand refresh | A new logo and colours, with a guide of twelve pages. | Logo, Colours, Brand guide, Templates
Mobile app, first version | The five screens that matter, on both platforms. | Concept, Design, Development, Testing
Search engine check-up | What keeps the site from being found, and what to do first. | Audit, Keyword list, Action plan
Monthly support | Updates, backups and small changes, two days a month. | Updates, Backups, Small changes, Report
Data clean-up | One customer list instead of four, without doubles. | Analysis, Clean-up, Import, Handover
Social media for {season:spring/summer/autumn/winter} | Three posts a week with pictures and a report each month. | Content plan, Posts, Pictures, Report
`,
  "asset itasset hardware hardwareasset itequipment device companydevice & assigned_to asset_tag assigned_employee": `
name/asset name/device name | category/type/asset type/device type/equipment type | manufacturer/brand/make/vendor | model/model name/model number | purchase price/price/cost/value/purchase cost
Laptop, 14 inch | Laptop/computer/hardware/it equipment | Kestrel | Book 14 | 1080-1890
Monitor, 27 inch | Monitor/display/peripheral/hardware/it equipment | Lumen | View 27 | 240-520
Phone | Phone/mobile/smartphone/mobile device | Nordlight | Mini 5 | 420-890
Laser printer | Printer/peripheral/office equipment/hardware | Paperline | L420 | 260-780
Rack server | Server/infrastructure/hardware | Meridian | R6 | 2900-8400
Tablet, 11 inch | Tablet/mobile/mobile device | Nordlight | Slate 11 | 380-760
Desktop computer | Desktop/computer/workstation/hardware | Kestrel | Tower 3 | 780-1650
Laptop, 16 inch | Laptop/computer/hardware/it equipment | Kestrel | Book 16 | 1690-2680
Office chair | Furniture/chair/office furniture/other | Nordby | Task 3 | 180-520
Headset | Accessory/peripheral/headset/audio/other | Sonic Leaf | H2 | 60-180
Network switch, 24 ports | Network/networking/router/infrastructure | Meridian | S24 | 320-980
Docking station | Accessory/peripheral/dock/other | Portside | D8 | 110-240
`,
  "softwarelicense softwarelicence software license licence & seats total_seats used_seats license_key vendor software_name seats_total license_type": `
name/software name/software/product name/product/application/app name | vendor/publisher/vendor name/manufacturer | category/type/software type
Inkwell Writer | Quillworks | Productivity/office
Pixel Studio | Lightroom Lane | Design
Ledgerly | Balance Software | Finance/accounting
Boardly | Tasklight | Project management/productivity/collaboration
Meetwell | Clearvoice | Communication/collaboration
Codeforge | Anvil Tools | Development/developer tools
Safelock | Keystone Security | Security
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
`,
  "policy companypolicy compliancepolicy internalpolicy policydocument hrpolicy employeepolicy & version effective_date review_date approved_by next_review owner department acknowledged": `
name/policy name | category/type/area/department/policy type | about/purpose/scope
Information security | Security/it/it security | How data, devices and passwords are handled.
Code of conduct | Ethics/hr/compliance/conduct | How we treat each other, customers and suppliers.
Data protection | Privacy/legal/compliance/data privacy | What is kept about people, for how long and why.
Travel and expenses | Finance/hr/operations | What is paid for on business trips, and how to claim it.
Remote work | Remote work/HR/people/operations | Where and when people may work from elsewhere.
Acceptable use | IT/security/it security | What company devices may be used for.
Days off and absence | Leave/time off/attendance/hr/people | How leave is earned, asked for and carried over.
Pension and health cover | Benefits/compensation/hr | What everybody gets beside the salary.
Accidents and first aid | Safety/health and safety/health | How accidents are prevented, reported and looked into.
Gifts and invitations | Ethics/compliance/legal/conduct | What may be accepted, and what has to be reported.
`,
  "audit qualityaudit internalaudit complianceaudit supplieraudit": `
name | about/conclusion | scope/objective | department/area/process/audited area
Purchasing and suppliers | Suppliers are chosen by clear rules, two files were incomplete. | Orders, contracts and the list of suppliers | Purchasing
Access to systems | Rights follow the roles, leavers were removed late. | Accounts, roles and reviews of rights | IT
Complaints | All were answered, half of them within the agreed time. | Complaints of the last twelve months | Customer service
Training records | Records are complete but for new colleagues. | Plans, records and proofs of training | People
Warehouse and labels | Goods can be traced, some shelves lack labels. | Receipt, storage and shipping | Warehouse
Calibration of instruments | Instruments are in order, one was overdue. | All measuring instruments in use | Production
Data protection | The register is up to date, deletion needs a rule. | Personal data in all departments | Legal
`,
  keyresult: `
name | metric/measure/metric name | unit | start value/baseline/initial value/start/starting value | current value/current/actual value/actual | target value/target/goal/goal value | category/type | objective/objective name/objective title/goal name
Reach 1,000 active customers | Active customers | customers | 610-690 | 720-960 | 1000-1000 | growth/metric | Grow what we have built
Answer 90 % of requests within a day | Requests answered within a day | % | 62-74 | 76-89 | 90-90 | quality/support | Answer before customers ask twice
Keep 95 % of customers | Customers who stay | % | 86-91 | 91-94 | 95-95 | retention | Make customers stay
Publish 24 customer stories | Stories published | stories | 0-0 | 4-21 | 24-24 | marketing/content | Be found by small companies
Raise satisfaction to 90 points | Satisfaction | points | 71-80 | 80-88 | 90-90 | quality | Make customers happy at every step
Hire 8 engineers | Engineers hired | people | 0-0 | 2-7 | 8-8 | people/hiring | Become a place where people want to work
Win 40 new partners | Partners | partners | 0-6 | 9-36 | 40-40 | growth/sales | Grow through partners
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
`,
  "expensereport travelexpensereport expenseclaimreport travelexpense": `
name/report name | about/purpose/business purpose/reason/justification
Trip to {place} | Two days with customers and one workshop.
Trade fair in {place} | Stand, travel and one evening with partners.
Client visit in {place} | Contract talks and a walk through the plant.
Team days | Two days of planning with the whole team.
Home office equipment | Desk, lamp and headset.
Conference in {place} | Talks, and interviews with two candidates.
Training course | Course fee, books and travel.
`,
  "paymentreminder invoicereminder dunningletter dunningnotice duereminder paymentnotice": `
name/subject/title | about/body/message/text/content | tone/type/kind/level/stage/reminder type/reminder level
A friendly reminder about your invoice | It was due a few days ago. If you have paid by now, please ignore this message. | friendly/gentle/first/soft/reminder
Did our invoice reach you? | We have not seen your payment yet. A copy is attached. | friendly/gentle/first/soft/reminder
Second reminder: invoice overdue | The invoice is two weeks overdue. Please pay within seven days. | firm/second/overdue/neutral/formal
Payment still outstanding | We have written once and had no answer. Is anything unclear about the invoice? | firm/second/overdue/neutral/formal
Final notice before collection | Please pay within five days. After that we hand the matter to a collection agency. | final/third/last/urgent/strict/final notice
Your payment is due in three days | This is a short note so that the date is not missed. | upcoming/before due/pre due/info
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
  "emailcampaign newsletter newslettercampaign mailing emailblast newsletterissue": `
name/subject/subject line/email subject | about/preview text/preheader/preview
You are invited | We saved you a seat.
We have missed you | A small gift is waiting for you.
What we learned this month | Three mistakes, and what came of them.
Three recipes for busy evenings | Each of them in half an hour.
New in the shop | Lamps, linen and two kinds of tea.
Only until Sunday | A fifth off everything for the garden.
Your year in numbers | How much you read, walked and saved.
`,
  "ad advertisement adcreative searchad displayad": `
name/headline/ad title | about/body text/primary text/copy/ad text | call to action/cta/cta text/button text | keyword/keywords/targeting keyword
Fresh coffee, delivered weekly | Roasted in small batches, at your door two days later. | Order now/Shop now | coffee subscription
Learn Spanish in 15 minutes | Short lessons for the way to work. | Sign up/Get started | learn spanish
Your city by bike | Forty stations, the first half hour is free. | Learn more | bike rental
Plants for dark flats | Ten that live with little light. | Shop now | indoor plants
Invoices without tears | Write, send and forget them. Free for a month. | Start free trial/Get started | invoice software
Quiet nights | Earplugs that one forgets. | Shop now | earplugs
A photo book in ten minutes | Choose the pictures, we do the rest. | Create yours/Get started | photo book
`,
  "keyword seokeyword searchkeyword trackedkeyword keywordranking keywordrank rankedkeyword keywordposition seoranking": `
name/keyword/term/phrase/search term/query | intent/search intent/keyword intent
used bikes | commercial/transactional
buy running shoes online | transactional/commercial
how to repot a plant | informational
learn spanish | informational/commercial
northwind login | navigational
best small cameras | commercial/informational
book a city hotel | transactional/commercial
invoice template free | transactional/informational
`,
  "gig freelancegig freelanceservice serviceoffer": `
name/gig title/service title/service name/gig | category/type/service category | about | tags/skills/keywords
I will design a logo with three concepts | Graphic design/design | Three drafts, two rounds of changes and all files. | logo, branding, design
I will translate your website into Spanish | Translation/writing/writing & translation | By hand, up to 800 words, with a second reader. | spanish, translation, website
I will edit your podcast episode | Audio/music & audio/audio editing | Noise out, levels even, intro and outro in place. | podcast, audio, editing
I will build a landing page | Web development/programming/development/technology/programming & tech | One page, fast on phones, with a form that works. | landing page, html, css
I will write product descriptions | Writing/copywriting/content/writing & translation | Ten short texts that sound like your shop. | copywriting, ecommerce
I will draw your pet as an illustration | Illustration/art/graphic design/design | From two photos, ready to print. | illustration, pets, portrait
I will set up your online shop | E-commerce/web development/business/programming/programming & tech | Products, payment and delivery, with a call at the end. | shop, ecommerce, setup
I will cut your video for social media | Video editing/video/video & animation | Up to sixty seconds, with captions. | video, editing, social
I will find and fix bugs in your app | Programming/development/technology/programming & tech | One bug, one fix and a test for it. | bugfix, react, testing
I will record your voice-over | Voice-over/audio/music & audio/music | Warm voice, two takes, within a day. | voiceover, audio
`,
  "contract freelancecontract clientcontract serviceagreement & client_name client_id freelancer_name scope_of_work deliverables contractor_name": `
name/contract title/contract name/project/project name | about/scope of work/scope/terms/services | deliverables/milestones
Website redesign | Design and build of twelve pages, with two rounds of changes. | Sketches, Design, Website
Monthly support | Updates, backups and small changes, two days a month. | Monthly report
Mobile app development | First version for both platforms, with tests. | Prototype, Beta, Release
Brand design | Logo, colours, type and a guide. | Logo, Brand guide
Content and newsletters | Four articles and two newsletters a month. | Articles, Newsletters
Data migration | Move of all records to the new system, with a test run. | Plan, Test run, Move
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
`,
};
