import type { RowTables } from "../../row-table.ts";

/** What is said on the stages of a conference. */
export const stageRows: RowTables = {
  "talk conferencetalk techtalk conferencesession conferencepresentation keynote lightningtalk": `
name/talk title/session title | track/stream/category/topic/theme/conference track | about/abstract/description/summary | tags/topics/keywords
Small teams, big systems | Architecture/backend/engineering/technology | How five people run what forty used to, and what they refuse to build. | architecture, teams
What we learned from ten outages | Operations/devops/backend/sre/reliability/infrastructure/cloud | Ten timelines, three causes that came again, and the checks that we run today. | reliability, on-call
Designing for slow networks | Frontend/web/mobile/performance/design/ux | Half of our visitors wait for the network. We show what they see meanwhile. | performance, offline
The quiet power of tables | Data/backend/databases/analytics/engineering | Most questions are joins. A tour of indexes, views and things one need not write. | databases, sql
Writing docs people read | Community/leadership/general/process/culture/documentation | Shorter pages, better examples, and a way to see what nobody opens. | docs, writing
A friendly tour of compilers | Languages/backend/engineering/technology/general | From text to tree to code in forty slides, with a tiny language at the end. | languages, tooling
Accessibility is a habit | Design/frontend/ux/accessibility/web/mobile | Ten things to look at in every review, each with a page before and after. | accessibility, testing
Feature flags without regret | DevOps/backend/operations/engineering/product | Who may switch what, how long a flag lives, and who takes it away. | releases, tooling
Layouts that survive translation | Design/frontend/ux/web/mobile | Long words, other scripts and dates: a design system that bends and does not break. | design, localisation
Tests that tell you why | Testing/quality/qa/frontend/backend/engineering | A red test should read like a letter from a colleague. Here is how ours got there. | testing, quality
From cron to queues | Backend/architecture/cloud/infrastructure/devops | What moved, what stayed, and the one job that still runs at three in the morning. | queues, architecture
Models in production, mostly boring | AI/ml/machine learning/data/data science/artificial intelligence | Drift, costs and fallbacks: what happens after the demo has gone well. | machine learning, operations
Secrets, keys and other surprises | Security/devops/backend/cloud/infrastructure | Where they leak, how we found ours, and how to turn them within an hour. | security, cloud
Leading without a title | Leadership/management/career/people/culture/business | Three ways to move a team when nobody reports to you. | leadership, teams
One app, three platforms | Mobile/frontend/web/ios/android | What we share, what we write twice, and where users notice. | mobile, architecture
Asking better questions | Product/ux/research/business/design/general/leadership | Eight interviews told us more than a year of dashboards. | research, product
`,
  "rateplan hotelrate roomrate": `
name/rate name/plan name/title | meal plan/board/meals | price/nightly rate/price per night/rate | cancellation policy/cancellation | refundable/is refundable
Flexible rate | room only/none | 95-180 | Free until 24 hours before | yes
Non-refundable rate | room only/none | 75-140 | Not refundable | no
Breakfast included | breakfast/bed and breakfast | 110-200 | Free until 24 hours before | yes
Half board | half board | 140-240 | Free until seven days before | yes
Full board | full board/all inclusive | 170-290 | Free until seven days before | yes
Early booker | breakfast/bed and breakfast | 85-150 | Not refundable | no
Long stay | room only/none | 70-130 | Free until seven days before | yes
`,
  "emailtemplate mailtemplate": `
name/template name/title | category/type | subject/subject line/email subject | preview text/preheader/preview | about/body/html body/content/text body/message | variables/placeholders/merge tags
Welcome email | Onboarding/welcome/transactional | Welcome to %company% | Three steps to get started. | Hello %firstName%, good to have you here. Start with your profile, then invite your team. | firstName, company
Password reset | Account/security/transactional | Reset your password | The link works for one hour. | Hello %firstName%, click the link to choose a new password. If you did not ask for it, do nothing. | firstName, resetLink
Invoice | Billing/transactional | Your invoice %invoiceNumber% is ready | Due in fourteen days. | Hello %firstName%, your invoice is attached. Thank you for your trust. | firstName, invoiceNumber
Order shipped | Orders/transactional/shipping | Your order is on its way | Follow your parcel here. | Hello %firstName%, your parcel left our warehouse today. | firstName, trackingLink
Newsletter | Newsletter/marketing | What is new in %month% | Three stories and a small offer. | Hello %firstName%, this month we have three stories for you, and a small offer at the end. | firstName, month
Trial ends soon | Onboarding/lifecycle/billing | Your trial ends in three days | Keep what you have built. | Hello %firstName%, choose a plan to keep your projects. It takes a minute. | firstName, trialEnd
We miss you | Retention/marketing/reengagement/lifecycle | We miss you, %firstName% | Ten percent on your next order. | Hello %firstName%, it has been a while. Here is a code for your next order. | firstName, couponCode
Event invitation | Events/marketing/event | You are invited: %eventName% | An evening, two talks and soup. | Hello %firstName%, we would be glad to see you. Seats are few. | firstName, eventName
`,
  "tickettier tickettype ticketcategory": `
name/tier/tier name/ticket type/label | about | price | perks/benefits/includes/features/included
Early Bird | Limited number, until they are gone. | 19-49 | Entry to all stages
General Admission | Entry to all areas, standing. | 35-79 | Entry to all stages, Cloakroom
VIP | A seat in the front rows, and a lounge. | 120-240 | Front rows, Lounge, One drink
Student | With a valid student card. | 15-35 | Entry to all stages
Family | Two adults and up to three children. | 79-149 | Entry to all stages, Drawing corner
Weekend Pass | Both days, and the night between. | 90-180 | Both days, Camping
Balcony | Seats with a view of the whole stage. | 45-95 | Numbered seat
Group of five | Five tickets, one scan. | 140-260 | Entry to all stages, Own queue
Backstage | A tour before the show. | 160-320 | Tour, Signed poster
`,
  "discussionpost discussion coursediscussion forumpost question coursequestion & course_id lesson_id course_title course module_id": `
name/title/subject/question | about/body/content/text | tags/topics
Which version do we need for the exercises? | The video shows an older one, and the menus look different. | setup
Stuck on exercise 3 | I get a result, but it is twice as large as in the solution. | exercises
Is the second quiz open book? | The text says so, the video does not. | quiz, exams
Study group on Tuesdays? | I am looking for two or three people to go through the lessons with. | community
Typo in the slides of week two | On page 14 it should be less than, and not more than. | feedback
How long does the final project take? | I have about four hours a week and want to plan ahead. | project
Cannot open the attached file | It downloads, but the archive is empty. | technical, files
What should I read next? | The course ends where it gets interesting. Any books? | books
Difference between the two methods | Both give the same answer. When would I choose the second? | concepts
Thank you for lesson five | The example with the two trains finally made it clear. | feedback
`,
};
