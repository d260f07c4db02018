import type { RowTables } from "../../row-table.ts";

/** What people have to do, and what they plan to. */
export const workRows: RowTables = {
  "issue & reporter reporter_id labels assignee assignee_id closed_at comments_count comment_count type severity": `
name | category/type/kind | about | tags
Fix the broken export to {kind:CSV/Excel/PDF} | Bug/defect/development | Columns with a comma in them move one to the right. | bug, backend, export
Total is not updated after removing an item | Bug/defect/frontend | The sum in the cart stays the same until the page is loaded again. | bug, checkout
Search finds nothing with accents | Bug/defect/incident/backend | Names with an accent are left out of the results. | bug, search
Add two-step sign-in | Feature/feature request/story/development | Codes by app first, text messages later. | feature, security
Export reports as {kind:CSV/PDF} | Feature/feature request/story/request | We need the numbers in other tools, too. | feature, reports
Dark mode for the settings | Feature/enhancement/improvement/design | Follows the system and can be switched by hand. | feature, ui
Speed up the {what:start page/search/product list} | Improvement/enhancement/performance | Large pictures and one slow query are the main causes. | performance, frontend
Simplify the sign-up form | Improvement/enhancement/ux | Fewer fields, and a clear next step on phones. | ux, forms
How can I change the {what:email address/language/time zone}? | Question/support/help/discussion | I have looked in the settings and cannot find it. | question, settings
Is there a limit for {what:uploads/members/exports}? | Question/support/help/discussion | The help page does not say. | question, limits
Describe the {what:sign-up/export/import} in the handbook | Documentation/docs | Two chapters are out of date. | docs
Write tests for the {what:payment/sign-in/upload} flow | Task/testing/test/chore | Cover the three most common mistakes. | tests, quality
Bump dependencies | Chore/maintenance/task/refactor/tech debt | Minor versions only. | chore, dependencies
Limit sign-in attempts | Security/task | Five tries, then a pause of ten minutes. | security, backend
`,
  "task card issue workitem userstory kanbancard": `
name | category/type/kind/team | about | tags
Redesign the {page:checkout/sign-up/pricing} page | Design | Fewer fields, and a clear next step on phones. | design, ux, mobile
Write release notes for the {app:mobile/desktop} app | Content | One short paragraph for each change that users will notice. | content, writing, release
Fix the broken export to {kind:CSV/Excel/PDF} | Development/bug | Columns with a comma in them move one to the right. | bug, backend, export
Interview five users about {topic:search/billing/reports} | Research | Half an hour each, with the same ten questions. | research, users, interviews
Update the {kind:price list/style guide/handbook} | Documentation | Two chapters are out of date. | docs, content, quick win
Add two-step sign-in | Development/feature | Codes by app first, text messages later. | security, backend, feature
Plan the {season:spring/summer/autumn/winter} campaign | Marketing | One message, three channels and a small budget. | marketing, planning, social
Compare offers for a new {what:printer/coffee machine/phone system} | Operations | Three suppliers, same terms, with service included. | office, purchasing
Translate the help pages into {language:French/Spanish/German} | Content | Start with the ten most read pages. | content, translation, support
Prepare slides for the {what:board meeting/quarterly review/kick-off} | Management | Ten slides at most, numbers first. | slides, planning, reporting
Speed up the {what:start page/search/product list} | Development/improvement/bug | Large pictures and one slow query are the main causes. | performance, frontend
Write tests for the {what:payment/sign-in/upload} flow | Testing | Cover the happy path and the three most common mistakes. | tests, backend, quality
Answer open questions in the {what:forum/inbox/app store} | Support/help wanted | Oldest first, with a link to the help page where there is one. | support, customers
Onboard the new {who:designer/developer/account manager} | HR | Accounts, a laptop and a first small piece of work. | people, onboarding
Check the {what:invoices/expenses/subscriptions} of the month | Finance | Compare the list with the bank statement and note what is missing. | finance, reporting
`,
  "todo task reminder": `
name | category/list/list name | about/notes/note
Buy a birthday present{who:/ for Mum/ for Leo} | Personal/shopping | Something for the garden, or a good book.
Book a dentist appointment | Health/personal | An early hour is best.
Pay the {what:electricity/internet/water} bill | Finance | By transfer, the number is on the letter.
Buy {food:vegetables and bread/coffee and milk/rice and lentils} | Shopping | The shop by the station has it, too.
Water the plants {where:on the balcony/in the office/next door} | Home | The basil needs it twice a day in hot weather.
Send the {what:offer/draft/agenda} | Work | A short message is enough, with the file attached.
Go for a run {where:in the park/by the river} | Health/fitness/personal | Five kilometres, easy pace.
Return the library books | Errands/personal | All four are on the shelf by the door.
Read two chapters of the {subject:Spanish/statistics/history} course | Learning/study | Notes by hand, then the quiz at the end.
Renew the {what:passport/library card/parking permit} | Personal/errands | A new photo is needed.
Plan a weekend in {place} | Travel/personal | Trains, one night, and a table for two.
Fix the squeaking {what:door/chair} | Home/chores | A drop of oil should do.
`,
  project: `
name | category/type/project type/area | about
{what:Website/Shop/Help centre} relaunch | Web | New look and structure, launched in steps.
Mobile app for {who:customers/drivers/members} | Mobile/software | The most used functions first, on both platforms.
Office move to {place} | Operations/internal | New floor plan, cabling and one weekend for the move itself.
{what:Brand/Logo/Catalogue} refresh | Design/branding | New colours and templates, from business cards to slides.
{who:Customer/Employee/Supplier} survey | Research | Twelve questions to everybody, with interviews after it.
Move {what:mail/billing/reports} to the cloud | Infrastructure/internal | Service by service, without a day of downtime.
Trade fair stand in {place} | Marketing/event | Forty square metres, two demos and a place to sit down.
New {what:billing/booking/payroll} system | Software/finance/internal | Replaces three spreadsheets and one old program.
Energy audit of the {what:headquarters/warehouse/plant} | Consulting/sustainability/research | Where heat and power go, and which changes pay off first.
Data warehouse | Data/software/internal | One place for the numbers of all departments.
Training for {who:new managers/drivers/sales} | HR/training/internal | Four modules with practice in between.
Online booking | Web/software | Customers choose a time themselves, reminders go out by email.
`,
  goal: `
name | category/area/type/life area | about
Run {far:5/10/21} km without a break | Health/fitness | Three runs a week, one of them long and slow.
Read {many:12/20/24} books | Learning/personal | Half of them from the shelf at home.
Save for a trip to {place} | Finance/travel | A fixed transfer at the start of each month.
Learn {language:Spanish/Italian/Japanese} | Learning/personal/skill/development | Twenty minutes a day, one conversation a week.
Drink more water | Health | A bottle on the desk, refilled twice.
Publish a portfolio | Career/professional/work | Six projects with one page each.
Meditate before breakfast | Mindfulness/health/personal | Ten quiet minutes, no phone.
Pay off the credit card | Finance | Twice the minimum each month.
Answer every customer within a day | Performance/work/team/customer/quality | Shared inbox, one of us is on duty.
Win {many:five/ten/twenty} new customers | Performance/business/growth/sales/work/company | Two demos a week, and a call after each.
`,
  habit: `
name | category/area/type | about
Morning stretch | Fitness | Ten minutes on the mat.
Read before bed | Learning | A paper book, twenty pages.
Drink eight glasses of water | Health | One with each meal, the rest in between.
Meditate | Mindfulness | Ten quiet breaths count on busy days.
Walk after lunch | Health/fitness | Once around the block at least.
Practise {what:guitar/piano/drawing} | Learning/creativity | A quarter of an hour is enough.
Write in the journal | Mindfulness/personal | Three lines: what was good, and why.
No phone in the bedroom | Sleep/health | It charges in the hall.
`,
};
