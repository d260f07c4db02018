import type { RowTables } from "../../row-table.ts";

/** What is written to somebody, and what somebody has to react to. */
export const deskRows: RowTables = {
  "timelineevent orderevent orderstatusevent orderhistoryentry orderhistory ordertimeline orderupdate & order_id order order_number": `
name | type/status/kind/event/event type | about
Order placed | order placed/placed/created/ordered/order created/new | We have received the order.
Payment received | payment received/paid/payment confirmed/payment | The payment has gone through.
Order confirmed | confirmed/order confirmed/accepted | All items are in stock.
Being packed | processing/preparing/packed/in progress | The items are being packed.
Shipped | shipped/dispatched/order shipped/in transit | Handed over to the carrier.
Out for delivery | out for delivery | The driver is on the way.
Delivered | delivered/completed/order delivered | Handed to the recipient.
Cancelled | cancelled/canceled/order cancelled | The order was called off.
Refunded | refunded/refund issued/refund | The amount was sent back.
Returned | returned/return received | The parcel has come back.
{*} | * | Recorded automatically.
`,
  "notification pushnotification inboxnotification inappnotification systemnotification notificationitem": `
name | type/kind/level/severity/notification type/category/event | about | action url/link/url/href/deep link/target url/link url/action link/path/route
New sign-in from {place} | warning/security/alert/login/new login/sign in | If it was not you, change your password. | /settings/security
Your order has been shipped | success/order/shipping/delivery/order shipped/shipment/order update/order status | It is on its way, follow it in your orders. | /orders
Your password was changed | security/password changed/password change/password reset/account | If it was not you, contact us at once. | /settings/security
Payment received | success/payment/billing/payment received/payment success/transaction | Thank you, the receipt is in your inbox. | /billing/payments
Payment failed | error/payment failed/payment/billing/danger/failure | Your card was declined. Choose another way to pay. | /billing/payment-methods
You have a new message | info/message/new message/chat/direct message | Open the conversation to reply. | /messages
New comment on your {what:post/photo/report/story} | info/comment/new comment/commented/comment reply/reply/social | "Great idea, I would start with the second one." | /comments
You were mentioned in a {what:comment/discussion/task/note} | info/mention/mentioned/tag/social | Open it to read and reply. | /mentions
Your {what:photo/post/story} was liked | info/like/liked/reaction/social | Open it to see who else did. | /posts
You have a new follower | info/follow/follower/new follower/social | See the profile and say hello. | /followers
Reminder: {what:appointment/meeting/call} tomorrow | info/reminder/event/appointment/calendar/meeting/appointment reminder/event reminder/booking | See the details in your calendar. | /calendar
Your storage is almost full | warning/system/alert | Delete what you no longer need, or choose a larger plan. | /settings/storage
Scheduled maintenance tonight | warning/system/maintenance/update | Some functions will be slow for an hour. | /status
Export finished | success/system/report/export | The file can be downloaded for a week. | /exports
New feature: {what:dark mode/saved filters/shared folders} | info/update/product/announcement/news | Try it in the settings. | /settings
Your trial ends soon | warning/billing/subscription/reminder | Choose a plan to keep your data. | /settings/plan
Invitation to a {what:team/project/shared list} | info/invite/invitation/team | Accept or decline in your inbox. | /invitations
New friend request | info/friend request/request/connection/social/connection request | See the profile, and accept or decline. | /friends/requests
{what:Lamps/Jackets/Backpacks} on sale this week | info/promotion/promo/promotional/offer/marketing/sale/discount/deal | The lower price is in your cart already. | /sale
Your post was shared | info/share/shared/repost/social | Open it to see by whom. | /posts
Goal reached | success/achievement/milestone/reward/badge/goal | Well done. See your progress in your profile. | /achievements
A task was assigned to you | info/assigned/assignment/task assigned/task | See what is to be done, and until when. | /tasks
A task is due {when:tomorrow/today} | warning/due soon/deadline/due/due date/task due/deadline approaching | Finish it in time, or choose another date. | /tasks
A task is overdue | error/overdue/task overdue/late | It was due yesterday. Finish it, or choose another date. | /tasks
A task was completed | success/completed/task completed/done/complete | See what was done, and what is left. | /tasks
The status of a task has changed | info/status change/status changed/task updated/updated/task update | Open it to see the details. | /tasks
{*} | * | Open it to see the details. | /notifications
`,
  "satisfactionrating satisfactionsurvey csat csatresponse csatrating csatsurvey ticketrating supportrating supportfeedback": `
score/rating/satisfaction/sentiment/answer | about/comment/feedback/message
good/positive/satisfied/happy/5 | Quick answer, and it worked at once.
good/positive/satisfied/happy/5 | Friendly, and nobody asked me twice.
good/positive/satisfied/happy/4 | Solved, though it took two days.
good/positive/satisfied/happy/5 | Explained in a way that I could follow.
good/positive/very satisfied/happy/5 | The refund was there the same day.
bad/negative/dissatisfied/unhappy/1 | Three people, three different answers.
bad/negative/dissatisfied/unhappy/2 | The ticket was closed, the problem is still there.
bad/negative/dissatisfied/unhappy/2 | I waited four days for the first reply.
neutral/okay/3 | Helpful in the end, after some back and forth.
`,
  "cannedresponse cannedreply savedreply quickreply replytemplate responsetemplate supportmacro": `
name | shortcut/shortcode/trigger/command/hotkey/keyword | category/folder/group/topic/team | content/body/text/message/reply/response/template/reply text/message text/body text
Ask for the order number | #order | Orders/shipping/sales/general | Could you send us your order number? It is in the confirmation email.
Refund approved | #refund | Billing/refunds/payments/orders | Your refund is on its way and reaches your account within five working days.
Password reset | #password | Account/login/access | Choose "Forgot password" on the sign-in page. The link is valid for an hour.
Passed to second level | #escalate | Technical/support/bug | I have passed this on to our specialists. You will hear from us by tomorrow.
Thank you and close | #thanks | General/closing/greetings | Thank you for writing. If anything else comes up, just answer this email.
Where is my parcel? | #tracking | Shipping/delivery/orders | Your parcel is on its way. The link to follow it is in our last email.
Ask for a screenshot | #screenshot | Technical/troubleshooting/bug | Could you send us a screenshot, and tell us what you clicked last?
Clear the cache | #cache | Technical/troubleshooting | Please clear the cache of your browser and sign in again.
Copy of an invoice | #invoice | Billing/payments | A copy of your invoice is attached. All others are under Settings, Billing.
Return label | #return | Returns/shipping/orders | Print the attached label and drop the parcel off at any counter.
`,
  "ticket supportticket helpdeskticket supportcase supportrequest supportconversation customerticket customerrequest inquiry enquiry": `
name | category/queue/product area/department/team/type | about | resolution/solution/resolution notes/action taken | tags
Cannot sign in after {what:the update/a new password/the move} | Account/login/technical/incident/bug | The password is right, but the page loads again and again. | The old session was removed, signing in works again. | login, account
Invoice shows the wrong {what:address/name/tax number} | Billing/problem | It was changed in our account weeks ago, the invoice has the old one. | The invoice was issued again and sent by email. | billing, invoice
Export of {what:orders/contacts/reports} takes too long | Technical/performance/bug/problem | It runs for an hour and then stops. | The export now runs in parts and finishes within minutes. | export, performance
Feature request: {what:dark mode/keyboard shortcuts/calendar sync} | Feature request/product/request/other | It would help our whole team to have {what}. | Added to the list of wishes, the customer will be told. | feature request
Mailbox for a new colleague | Access/task/request/service request/change/it/onboarding | She starts on the first of the month. | The mailbox is ready, the password was sent by text message. | setup, account
Broken link in the {mail:welcome/reminder/invitation} email | Technical/bug/incident | The button leads to an empty page. | The link was mended and the email sent again. | email, onboarding
Payment {what:failed twice/was declined} | Billing/payment/incident | The card works elsewhere, here it is declined. | The card check was reset, the payment went through. | payment, billing
How do I add a colleague? | How-to/account/question/general/other | I cannot find where to invite somebody to our team. | Explained where to invite people, with a link to the help page. | how-to, account
App closes when uploading a {what:photo/video/contract} | Bug/technical/incident | As soon as I choose the file, the app closes without a message. | Fixed with the latest version of the app. | mobile, upload
Question about the {plan:yearly/team/student} plan | Sales/billing/question/general | What happens to our data if we change to the {plan} plan? | Explained what changes and what stays. | plans, pricing
Refund for {what:a double charge/a cancelled order} | Billing/refund/payment/request | The amount was taken, please send it back. | The amount was returned. | refund, billing
{what:Delivery/Lamp/Chair} arrived damaged | Shipping/delivery/returns/complaint/product/problem | The box was open and one part is broken. | A replacement was sent free of charge. | delivery, damage
{what:Reports/Charts/Exports} show no data | Technical/bug/problem | They are empty since the last update, the lists are fine. | The filter was stuck on an empty period and was reset. | reports, data
`,
  "message directmessage email mail": `
name | about
Draft of the agenda | Here is a first draft of the agenda. Tell me if something is missing.
Question about the invoice | Could you tell me which order the invoice belongs to?
Photos from {place} | The photos are in the shared folder, take what you like.
New version of the contract | I have marked the two paragraphs that changed.
Dinner at our place | We are cooking for six, bring nothing but time.
Feedback on the {what:sketches/slides/prototype} | I like the second version best. Could the text be a little larger?
Thanks for your help | That was exactly what I needed. Next time it is my turn.
Offer for the {what:printing/catering/cleaning} | Our offer is attached. It is valid for a month.
`,
  "courseannouncement classannouncement": `
name | about | category/type
Slides of {day:Tuesday/Thursday} are online | You find them with the notes under the lesson. | General/info/material
Deadline moved by a week | Hand in whenever you are ready until then. | Assignments/important/deadline
Next lesson in another room | Only this week, second floor at the end of the corridor. | Schedule/important/info
Questions and answers before the exam | Bring whatever was not clear, we take an hour for it. | Exam/event/important
Groups for the project | Three or four in each, tell us who is with whom. | Project/assignments/general
Guest lecture next week | Somebody from practice talks about a first year at work. | Event/events/news
Extra exercises | For everybody who wants to practise more, with solutions. | Material/general/info
No lesson on Monday | It is a holiday. We go on the week after. | Schedule/urgent/important
`,
  "announcement notice bulletin": `
name | about | category/type
New opening hours | From next month we open an hour earlier and close at the same time. | General/info
Lift out of service | Please use the stairs on the north side until it is repaired. | Maintenance/urgent/alert
{season} party | Food, music and a raffle. | Events/event/social
New {what:travel/holiday/home office} policy | Simpler rules and one form instead of three. | HR/policy/important
Welcome to our new colleagues | Five people start this month. | People/hr/news
Planned power cut | Power will be off for an hour in the early morning. | Maintenance/urgent/alert
Parking spaces are being repainted | Please park behind the building for two days. | Facilities/maintenance/general
System update | Mail and calendar will be slow for a few hours. | IT/update/maintenance
`,
  document: `
name | category/type/document type | about | folder/folder name
Employee handbook | HR/policy | Working hours, holidays and how we treat each other. | HR
Service agreement with {company} | Legal/contract | Scope, prices and notice periods. | Contracts
Offer for {company} | Sales/proposal/offer/quote/presentation | Three variants with prices. | Sales
Invoice of {company} | Finance/invoice/bill/receipt | For the work of the last month. | Invoices
Budget plan | Finance/report/spreadsheet | Costs and income by department, with comments. | Finance
Brand guidelines | Marketing/guide | Logo, colours and tone, with examples. | Marketing
Safety instructions | Operations/manual | What to do in case of fire, and where the exits are. | Operations
Product sheet: {topic} | Product/specification | One page with features, limits and prices. | Product
Minutes of the {what:board/team/works council} meeting | Meetings/minutes | Decisions, open points and who takes care of them. | Meetings
Quarterly report {quarter} | Finance/report | Numbers first, then what they mean. | Reports
`,
  "faq faqitem faqentry faqquestion": `
name/question | category/topic/group | about/answer
How long does delivery take? | Shipping/delivery/orders/general | Usually two to three working days.
Where is my parcel? | Shipping/delivery/orders/general | The link in our last email shows where it is.
Can I return an order? | Returns/refunds/orders/returns & refunds | Yes, within 30 days and free of charge.
When do I get my money back? | Refunds/returns/payments/billing/returns & refunds | Within five days after the parcel has arrived here.
How can I pay? | Payments/payment/billing/orders/general | We accept cards, PayPal and bank transfer.
Where do I find my invoices? | Billing/payments/invoices/account | All of them are in your account, under Billing.
Can I change my plan later? | Subscription/plans/pricing/billing/general | Yes, at any time in the settings.
How do I reset my password? | Account/security/login/technical | Choose “Forgot password” on the sign-in page and follow the link.
How do I delete my account? | Account/privacy/data/security | In the settings, under Account, at the bottom of the page.
Which browsers do you support? | Technical/product/features/troubleshooting/getting started | The last two versions of all common ones.
How do I invite my team? | Getting started/general/features/product/team | Open Settings, then People, and enter their addresses.
Do you have a guarantee? | Products/product/warranty/orders/general | Two years on everything that we sell.
`,
  "activity crmactivity salesactivity & =subject contact contact_id contact_name deal deal_id deal_name lead_id account_id account_name company_id opportunity_id subject": `
name | type/activity type | about | outcome/result
Call about the renewal | Call/phone/phone call | Asked when the contract ends and who decides. | Wants an offer
Discovery call | Call/phone/phone call | Their team has outgrown spreadsheets. | Second call agreed
Send the revised offer | Email/mail/proposal | With the discount for two years. | Waiting for an answer
Follow up after the fair | Email/mail/follow-up/follow up | They left a card at our stand. | Interested
Demo for the finance team | Meeting/demo/presentation | Show reports and approvals first. | Went well
Lunch with the buyer | Meeting/visit/lunch | No slides, get to know each other. | Went well
Ask for the signed contract | Task/to-do/todo/reminder | Their lawyer has had it for a while. | Done
Collect two references | Task/to-do/todo | Best from the same line of business. | Done
New contact in purchasing | Note/comment | She takes over from her colleague in spring. | Noted
Budget approved | Note/comment/update | They told us on the phone. | Noted
`,
  "media mediaitem mediafile mediaasset mediaupload & file_name filename mime_type": `
name | type/media type/kind/category/file type | about/alt/alt text/caption
Boats in the harbour | Image/photo/picture | Three fishing boats at the quay before sunrise.
Our team in the garden | Image/photo/picture | Nine people on a bench, all of them laughing.
The new shop window | Image/photo/picture | A window with lamps and a green chair.
Tour of the workshop | Video/film/clip | Two minutes, from the raw wood to the chair.
How to set up your account | Video/film/tutorial/clip | Four steps on the screen, with a voice.
Talk about good defaults | Audio/podcast/sound | Half an hour with two guests.
Price list | Document/pdf/file | All products on four pages.
Press kit | Document/pdf/file/archive | Logos, pictures and a short text.
`,
  "page cmspage staticpage webpage sitepage contentpage": `
name/page title | type/template/page type/layout/section/category | about/excerpt/meta description/seo description | path/url path/page path/route
Home | Home/landing/homepage/default/standard/marketing | What we do, and for whom. | /
Pricing | Pricing/product/landing/marketing/default/standard | All plans and what they cost. | /pricing
About us | About/company/standard/default/static | Who we are and how we began. | /about
Contact us | Contact/form/company/standard/default/support | Write or call, we answer within a day. | /contact
Terms of use | Legal/policy/terms/static/default/standard/text | What holds when you use our services. | /terms
Privacy policy | Legal/policy/privacy/static/default/standard/text | Which data we keep, and for how long. | /privacy
What we learned in our first year | Blog/post/article/news/story | Ten things we would do again, and three that we would not. | /blog/first-year
Help centre | Support/help/docs/documentation/faq/sidebar | Answers to what most people ask. | /help
Careers | Company/careers/jobs/standard/default | Open positions, and how we work. | /careers
Features | Product/features/landing/marketing/full width/full-width | Everything that is in, with pictures. | /features
Spring campaign | Campaign/landing/promotion/marketing/full width/full-width | Our new collection, until it is gone. | /campaigns/spring
`,
  "onboardingtask onboardingitem onboardingstep onboardingchecklistitem onboardingactivity": `
name/task/step/label | category/type/phase/area | about | assigned to role/owner role/responsible/responsible role/department
Sign the contract | Paperwork/documents/documentation/hr/admin/forms/legal/compliance | Both copies, one of them is yours. | HR
Hand in the payroll form | Paperwork/documents/documentation/hr/admin/forms/finance/payroll | Bank account and tax number. | HR
Set up the laptop | Equipment/it/hardware/setup/it setup/technical/tools | Updates first, then mail and calendar. | IT
Pick up the badge | Equipment/access/office/facilities/setup/it/security | At the reception, with a photo. | Facilities
Security training | Training/learning/compliance/security/course | Forty minutes and a short quiz. | IT
Read the handbook | Training/learning/documentation/reading/culture/policy/orientation | The first three chapters will do. | Manager
Meet the team | Introduction/introductions/team/social/orientation/culture/meeting/people | Coffee at ten in the kitchen. | Buddy
Lunch with the buddy | Introduction/introductions/social/team/culture/orientation | On the first day, the company pays. | Buddy
First one-on-one | Introduction/meeting/manager/introductions/team/goals | Expectations, questions, goals for three months. | Manager
Access to the shared folders | Access/accounts/it/setup/it setup/equipment/tools | Ask for what your team uses. | IT
`,
  "role userrole accessrole teamrole memberrole": `
name/display name/label | about
Owner | Everything, billing and deletion included.
Admin | Manages members and settings.
Editor | Writes and publishes content.
Viewer | Can see everything, changes nothing.
Support agent | Answers tickets and sees accounts.
Accountant | Sees invoices and payments, and nothing else.
Analyst | Reads reports and exports them.
Guest | Sees what was shared, for a limited time.
`,
};
