import type { RowTables } from "../../row-table.ts";

/** What a scan of code or of a running service finds. */
const secured = `
name/finding | about/message | recommendation/remediation/fix/solution/suggested fix | category/type/vulnerability type | file path/file/path/location/affected file/file name | rule/rule name/rule id/check/check id
SQL built from user input | A value of the request is put into a query as it is. | Use parameters instead of joining texts. | Injection | src/api/orders.ts | sql-injection
Secret in source code | A key for a payment service stands in a file of the repository. | Revoke the key and read it from the environment. | Secrets/sensitive data | config/payment.ts | hardcoded-secret
Text shown without escaping | What users write is shown as markup. | Escape it, or use the template's own output. | XSS/cross-site scripting/injection | src/pages/profile.tsx | unescaped-output
Outdated package | The version in use has a known hole. | Update to the version that closes it. | Dependency/dependencies/outdated | package.json | outdated-dependency
Weak hash for passwords | Passwords are hashed with an old and fast method. | Use a slow method that is made for passwords. | Cryptography/crypto/authentication | src/auth/password.ts | weak-hash
Redirect to any address | The target after sign-in is taken from the query. | Allow paths of our own site only. | Open redirect/configuration/authentication | src/auth/login.ts | open-redirect
Missing check of ownership | Any signed-in user can read this record by its number. | Compare the owner with who is signed in. | Access control/authorization | src/api/invoices.ts | missing-ownership-check
`;

/** What is new in a version. */
const releases = `
name/release name/codename | about/release notes/changelog/notes | type/release type/category
Faster search | Results while typing, and no more empty pages. | minor/feature/added/changed
Security fixes | Closes two holes in the sign-in. Please update soon. | patch/security/hotfix/bugfix/fixed
New dashboard | Charts that can be moved, and a view for small screens. | major/feature/minor/added
Fewer clicks | Orders can be changed without leaving the list. | minor/improvement/feature/changed/added
Bug fixes | Exports keep their commas, reminders come once. | patch/bugfix/hotfix/fix/fixed
Shared folders | Invite people by link, with or without the right to write. | major/feature/minor/added
Old export removed | The new one does all of it, and faster. | removed/deprecated/patch
Offline mode | Changes are kept and sent when the network is back. | minor/feature/major
`;

/** What an application writes to its users, and when. */
const emailTemplates = `
name/template name | subject/subject line/email subject | preheader/preview text/preview | html/body/html body/content/body html/text/text body/plain text/message | category/type/purpose | variables/placeholders/merge fields/tokens/params | slug/key/code/template key
Welcome email | Welcome to Fernway, {{firstName}} | Three steps, and you are ready to go. | Hi {{firstName}}, your account is ready. Sign in to set it up: {{loginUrl}} | Onboarding/transactional/welcome | firstName, loginUrl | welcome
Password reset | Reset your password | The link is valid for an hour. | Hi {{firstName}}, you asked for a new password. The link is valid for an hour: {{resetUrl}} | Account/transactional/security | firstName, resetUrl | password-reset
Order confirmation | We have your order {{orderNumber}} | What you ordered, and when it will be there. | Hi {{firstName}}, thank you for your order {{orderNumber}}. We write again as soon as it is on its way. | Orders/transactional/order | firstName, orderNumber | order-confirmation
Shipping notice | Your order is on its way | Follow your parcel with one click. | Hi {{firstName}}, your parcel has left our warehouse. Follow it here: {{trackingUrl}} | Orders/transactional/shipping | firstName, trackingUrl | shipping-notice
Monthly invoice | Your invoice for {{month}} | {{amount}}, due in 14 days. | Hello {{firstName}}, your invoice for {{month}} is attached. The total is {{amount}}. | Billing/transactional/invoice | firstName, month, amount | monthly-invoice
Trial ends soon | Your trial ends in three days | Keep your data, choose a plan. | Hi {{firstName}}, your trial ends on {{endDate}}. Choose a plan to keep everything. | Lifecycle/billing/marketing/reminder | firstName, endDate | trial-ending
Newsletter | Three ideas for {{month}} | One to read, one to cook, one to visit. | Hi {{firstName}}, here is what we liked in {{month}}. | Newsletter/marketing | firstName, month | newsletter
We miss you | We miss you, {{firstName}} | Ten percent off, until Sunday. | Hi {{firstName}}, it has been a while. Here is {{code}} for ten percent off. | Marketing/lifecycle/win-back | firstName, code | we-miss-you
Appointment reminder | See you on {{date}} | Reply if you cannot come. | Hi {{firstName}}, a reminder of your appointment on {{date}} at {{time}}. | Reminders/transactional/reminder/notification | firstName, date, time | appointment-reminder
Feedback request | How did we do? | Two questions, one minute. | Hi {{firstName}}, you wrote to us last week. Did we help? {{surveyUrl}} | Feedback/survey/marketing | firstName, surveyUrl | feedback-request
`;

/** What is built, shipped, checked and asked of machines by people who make software. */
export const softwareRows: RowTables = {
  "landingpage campaignpage signuppage squeezepage": `
name/page title/page name | headline/heading/hero headline/hero title/h1 | about/subheadline/meta description | cta text/cta/button text/call to action/cta label | campaign/campaign name
Free trial | Try it for fourteen days | No card needed, and all functions from the first day. | Start free trial | Trial sign-ups
Spring offer | A fifth off until the end of the month | For new customers, on all yearly plans. | Get the offer | Spring launch
Webinar: first steps | An hour that saves you a week | Live, with time for questions at the end. | Save my seat | Webinar invitation
Guide for small teams | Twelve pages about working with less email | Free download, no forms after this one. | Download the guide | Guide download
Product demo | See it with your own data | Twenty minutes with somebody who knows the product. | Book a demo | Demo requests
Waiting list | Be the first to know | We invite a hundred people each week. | Join the list | App launch
Newsletter | One good idea a week | Short, free and gone with one click. | Subscribe | Newsletter growth
Refer a friend | A month for you, a month for them | Share your link, we do the rest. | Get my link | Referral programme
Autumn conference | Two days, thirty talks, one harbour | Early tickets are cheaper until the programme is out. | Get a ticket | Conference tickets
`,
  "herosection herobanner hero herocontent heroblock landinghero & headline cta_label cta_text primary_cta_label primary_cta cta background_image subheadline cta_button_text": `
name/headline/title/heading/tagline | about/subheadline/subtitle/subheading/lead/supporting text | eyebrow/kicker/badge/badge text/overline/pre title | primary cta label/cta label/cta text/primary cta/primary button text/primary button/button text/cta | secondary cta label/secondary cta/secondary cta text/secondary button text/secondary button | rating text/social proof/proof text/trust text
Plan your week in ten minutes | One list for work and home, shared with everybody it concerns. | New: calendar view | Start for free | See how it works | 4.8 out of 5 from 2,300 reviews
Invoices that write themselves | Track your hours, press one button and get paid sooner. | For freelancers | Try it free | Watch the demo | Used by 12,000 freelancers
Ship without the late nights | Builds, tests and deployments in one place, with a way back. | Version 3 is here | Get started | Read the docs | Trusted by 900 teams
Support your customers will thank you for | Email, chat and phone in one inbox, sorted by what is urgent. | For small teams | Start free trial | Talk to sales | 98 % of users recommend us
Learn a language over coffee | Ten minutes a day, with real conversations from the first week. | 14 languages | Start learning | Take the level test | 4.9 stars in the app stores
Your numbers, finally in one place | Connect your shop and see what sells, what does not and why. | New integrations | Connect your shop | View pricing | 4.7 out of 5 from 860 shops
`,
  "repository repo coderepository gitrepository": `
name | about | language/primary language/main language | tags
orders-api | Takes orders, checks stock and tells the warehouse. | TypeScript/Go/Java | api, orders, backend
design-system | Buttons, forms and colours that all our apps share. | TypeScript/JavaScript/CSS | components, ui, design
mobile-app | The app for customers, on both platforms. | Kotlin/Swift/Dart/TypeScript | mobile, app
data-pipeline | Brings events into the warehouse every hour. | Python/Scala/Java | data, etl
billing-service | Invoices, payments and reminders. | Go/Java/C#/TypeScript | billing, payments, backend
docs-site | Guides and reference, built from plain text. | MDX/JavaScript/TypeScript/HTML | docs, website
image-resizer | Makes small pictures of large ones, and keeps them. | Rust/Go/Python/C++ | images, service
`,
  "pullrequest mergerequest": `
name | about/changes/change summary | source branch/branch/head branch/branch name/head/from branch/feature branch/head ref | tags
Refactor the {what:checkout/sign-up/search} form | Splits the {what} form into three steps, no change for users. | refactor/{what}-form | refactoring, frontend
Fix date parsing in the {what:export/import/calendar} | Days before the tenth lost their zero. Tests added. | fix/{what}-date-parsing | bug, backend
Bump dependencies | Minor versions only, the lock file is the largest part of it. | chore/bump-dependencies | dependencies, chore
Speed up the {what:image upload/product list/start page} | Loads only what is on the screen, and the rest on demand. | perf/less-work-on-load | performance
Add dark mode to {what:settings/the dashboard/the editor} | Follows the system and can be switched by hand. | feature/dark-mode | feature, ui
Handle empty {what:carts/search results/inboxes} | Shows a hint instead of a blank page. | fix/empty-states | bug, ui
Translate the {what:emails/error messages/help pages} | Texts move to the language files, with German and French. | feature/translations | i18n, content
`,
  "release softwarerelease productrelease": releases,
  "changelogentry changelog & version is_breaking breaking_change breaking": releases,
  "featureflag flag featuretoggle toggle": `
name/flag name | key/flag key/slug | about
New checkout | new-checkout | One page instead of three, for a part of all visitors.
Dark mode | dark-mode | Lets people choose a dark look in the settings.
Smart search | smart-search | Finds products by meaning, and not by words alone.
Bulk export | bulk-export | Exports more than a thousand lines in the background.
Two-step sign-in | two-step-sign-in | Asks for a code from an app after the password.
Weekly digest | weekly-digest | One email a week instead of one for each event.
Guest orders | guest-orders | Orders without an account, by email address.
`,
  "securityfinding codefinding scanfinding vulnerabilityfinding vulnerability": secured,
  "finding & scan scan_id file_path rule_id cwe cwe_id cvss affected_file": secured,
  "prompt prompttemplate aiprompt savedprompt": `
name | about | template/prompt/text/content/prompt text/body | variables/inputs/parameters/placeholders
Summarise an email | Three sentences and what is asked of me. | Summarise this email in three sentences: {{email}} | email
Polite follow-up | A friendly reminder without pressure. | Write a polite follow-up to {{name}} about {{subject}}. | name, subject
Product blurb | Two sentences for a shop page. | Describe {{product}} in two sentences for {{audience}}. | product, audience
Explain this code | Line by line, for somebody new to it. | Explain what this code does, step by step: {{code}} | code
Meeting notes | Decisions first, then who does what. | Turn this transcript into decisions and tasks: {{transcript}} | transcript
Title ideas | Ten titles of eight words at most. | Suggest ten titles for a text about {{topic}}. | topic
Translate and shorten | Keeps the tone and halves the length. | Translate into {{language}} and shorten by half: {{text}} | language, text
`,
  "dashboard analyticsdashboard": `
name | about | category/team/department/area | tags
Sales overview | Orders, income and what is still open. | Sales | sales, orders
Website traffic | Where visitors come from and where they leave. | Marketing | web, traffic
Product usage | Which functions are used, by whom and how often. | Product | product, usage
Support load | Open requests, waiting times and satisfaction. | Support | support
Service health | Errors, response times and load of all services. | Engineering/operations | ops, health
Money in and out | Income, costs and cash of the month. | Finance | finance
Hiring | Open positions and how far candidates are. | HR/people | people, hiring
`,
  "experiment abtest splittest abexperiment & hypothesis variants primary_metric traffic_percent traffic_split winner": `
name/experiment name | about | hypothesis | primary metric/metric/goal metric/success metric/target metric/goal | area/page/category/feature
Shorter sign-up form | Three fields instead of seven. | Fewer fields bring more people to the end of the form. | Sign-up rate | Sign-up
Green buy button | Colour of the button on product pages. | A button that stands out is clicked more often. | Click rate | Product page
Free delivery banner | A line at the top about free delivery. | Who knows of free delivery orders more. | Conversion rate | Start page
Prices per year | Shows yearly prices first. | Who sees the yearly price first chooses it more often. | Yearly plans sold | Pricing
Reviews above the fold | Stars next to the price. | Reviews near the price build trust. | Add-to-cart rate | Product page
One-page checkout | All steps on one page. | Fewer pages mean fewer people who leave. | Checkout completion | Checkout
Welcome tour | Four hints after the first sign-in. | Who is shown around comes back. | Retention after 7 days | Onboarding
`,
  "errorgroup errorissue trackederror exception errorevent crashreport error & occurrences stack_trace stacktrace first_seen last_seen affected_users event_count": `
name | about/error message/value | type/error type/exception type/exception | stack trace/stacktrace/trace
TypeError: items.map is not a function | items.map is not a function | TypeError | at CartList (src/cart/list.tsx:31:18)
TypeError: Cannot read properties of undefined (reading 'price') | Cannot read properties of undefined (reading 'price') | TypeError | at total (src/cart/total.ts:42:11)
RangeError: Invalid time value | Invalid time value | RangeError | at formatDay (src/dates/format.ts:12:9)
ReferenceError: cart is not defined | cart is not defined | ReferenceError | at Summary (src/checkout/summary.tsx:8:3)
SyntaxError: Unexpected end of JSON input | Unexpected end of JSON input | SyntaxError | at fetchOrders (src/api/orders.ts:18:5)
TimeoutError: The request timed out after 30 seconds | The request timed out after 30 seconds | TimeoutError | at request (src/api/client.ts:57:13)
NetworkError: Failed to fetch | Failed to fetch | NetworkError | at send (src/api/client.ts:24:7)
`,
  "pipeline datapipeline etlpipeline etljob syncjob dataflow & source destination rows_processed records_processed rows": `
name/job name/pipeline name | source/source system/source name/input | destination/target/sink/destination name/target system/output | about
Orders to warehouse | Shop database | Data warehouse | Orders and order lines, once an hour.
Website events | Event stream | Data warehouse | Clicks and page views of all sites.
Customer sync | CRM | Mailing tool | Names, addresses and consents.
Ad spend import | Ads platform | Data warehouse | Costs and clicks by campaign and day.
Invoices to accounting | Billing service | Accounting system | New invoices and payments.
Product catalogue | Product database | Search index | Names, prices and stock.
Support tickets | Help desk | Data warehouse | Tickets with answers and ratings.
`,
  "app mobileapp appstoreapp application & downloads installs developer rating_count age_rating screenshots tagline app_store": `
name/app name | category/genre/primary category | tagline/subtitle/slogan | about
Focus Timer | Productivity/tools | One thing at a time | Work in short rounds with breaks, and see where the day went.
Budget Buddy | Finance | Know where it goes | Note what you spend in two taps and keep to a plan.
Pocket Planner | Productivity | Your week on one page | Tasks and dates side by side, with reminders.
Harbor Chat | Social/communication/social networking | Close to your people | Messages and calls without advertisements.
Trail Mate | Health/fitness/health & fitness/travel/sports | Never miss a turn | Maps for walking that work without a network.
Bake Along | Food/food & drink/lifestyle/cooking | Warm bread on Sundays | Recipes with timers for every step.
Word Garden | Education/games/learning | Ten words a day | Learn a language by growing a garden of words.
Star Finder | Education/reference/science | What is that light? | Hold your phone to the sky and read the names of the stars.
`,
  "component designcomponent uicomponent designsystemcomponent": `
name/component name | category/type/group | about/guidelines/usage | variants/states/sizes
Button | Actions/inputs/action | Starts an action. One main button for each view. | Primary, Secondary, Ghost, Danger
Text field | Forms/inputs/input/form | A line of text with a label and a hint. | Default, With icon, Error, Disabled
Modal | Overlays/feedback/overlay | Asks for a decision before anything else goes on. | Small, Medium, Full screen
Card | Layout/data display/surfaces/display | Groups what belongs together. | Plain, With image, Clickable
Tabs | Navigation | Switches between views of one thing. | Underline, Pills, Vertical
Toast | Feedback | Says for a moment that something worked or did not. | Success, Warning, Error
Avatar | Data display/display/media | A person's picture or initials. | Small, Medium, Large
`,
  "colorpalette colourpalette palette": `
name/palette name | about | tags | mood/theme/style
Harbour morning | Made for a sailing club, from the website to the flags. | brand, web | Calm
Paper and ink | For a small publisher: much text, one accent. | print, editorial | Minimal
Market day | For a shop with fresh food, loud enough for posters. | brand, food, print | Fresh
Night tram | For an app that is mostly used in the evening. | app, interface | Modern
Workshop | For a carpenter's site and price lists. | brand, web, craft | Natural
Clinic | Calm on screens and on walls. | health, interface | Calm
`,
  "palettecolor paletteswatch swatch colorswatch colortoken palettecolour": `
name/color name/token | hex/hex code/value/color/hex value | usage/role/purpose
Navy | #1d3557 | Text and headings
Terracotta | #e76f51 | Buttons and links
Sand | #f4e3c1 | Background
Teal | #2a9d8f | Success and progress
Mustard | #e9c46a | Highlights
Slate | #52616b | Secondary text
Off-white | #faf8f3 | Cards and surfaces
`,
  "board kanbanboard taskboard projectboard & columns card_count cards lists background_color background background_image background_url starred is_starred workspace_id project_id team_id": `
name/board name | about | columns/lists/stages
Website relaunch | Everything from the first sketch to the first visitor. | To do, In progress, Review, Done
Content calendar | Posts and newsletters of the season. | Ideas, Writing, Editing, Published
Hiring | From application to first day. | Applied, Interview, Offer, Hired
Bugs and wishes | What users report, and what they ask for. | Inbox, Planned, In progress, Done
Office move | Boxes, cables and keys. | To do, Waiting, Done
Sales | Offers and where they stand. | Lead, Contacted, Offer sent, Won
Mobile app | What goes into the next version, and what can wait. | Backlog, In progress, Testing, Released
Customer feedback | Wishes from calls and emails, sorted once a week. | New, Planned, Built, Told
Team tasks | What each of us does this week. | To do, Doing, Done
Spring campaign | Texts, pictures and the days on which they go out. | Ideas, Writing, Approved, Live
`,
  "metric kpi kpicard statcard metriccard statscard kpitile metrictile stattile & value current_value target previous_value unit trend change": `
name/metric name/label/title/metric | about/definition | unit/units | value/current value/current/actual | target/target value/goal | key/slug/metric key/code
Active users | People who signed in during the last 30 days. | users | 12400-18900 | 20000-20000 | active_users
Churn | Customers who left this month. | % | 2-5 | 2-2 | churn
Response time | Half of all requests are faster. | ms | 120-340 | 150-150 | response_time
Page views | Views of all pages in a week. | views | 84000-126000 | 120000-120000 | page_views
Conversion rate | Visitors who become customers. | % | 2-4 | 4-4 | conversion_rate
Monthly revenue | Recurring revenue of the month. | USD | 48200-76500 | 80000-80000 | monthly_revenue
Open tickets | Requests that wait for an answer. | tickets | 24-96 | 30-30 | open_tickets
Customer satisfaction | Happy answers among all answers. | % | 82-94 | 92-92 | customer_satisfaction
`,
  "emailtemplate mailtemplate": emailTemplates,
  "messagetemplate notificationtemplate template & subject preheader html html_body body_html from_email from_name":
    emailTemplates,
  "logentry logline logmessage applicationlog applog log & level trace_id status_code request_id log_level": `
name/message/text/msg | level/log level/severity | status code/response code/http status | method/http method/request method | path/request path/url/endpoint/route | service/source/logger/component/service name/module
Request finished | info/debug | 200-200 | GET | /api/products | products/catalog/api
User signed in | info | 200-200 | POST | /login | auth/accounts/api
Order created | info | 201-201 | POST | /api/orders | orders/checkout/api
Cache miss, asking the database | debug/info | 200-200 | GET | /api/search | search/api
Job started with 12 items | debug/info | 202-202 | POST | /api/exports | exports/worker/jobs
Slow query, took more than two seconds | warn/warning | 200-200 | GET | /api/reports/sales | reports/database/api
Invoice not found | warn/warning | 404-404 | GET | /api/invoices/8417 | billing/invoices/api
Rate limit reached for this client | warn/warning | 429-429 | GET | /api/search | gateway/search/api
Retrying after a timeout, second attempt | warn/warning | 503-503 | PUT | /api/stock/MUG-12 | inventory/stock/api
Payment provider did not answer | error/critical/fatal | 502-502 | POST | /api/payments | payments/billing/api
`,
  "uptimemonitor monitorcheck healthcheck uptimecheck": `
name/monitor name/check name/service/service name | url/endpoint/target/target url | tags
Website | https://www.example.com | web, public
Checkout API | https://api.example.com/checkout | api, payments
Login | https://accounts.example.com/login | accounts, critical
Search | https://search.example.com/health | search, api
Payment webhook | https://hooks.example.com/payments | payments, webhooks
Admin panel | https://admin.example.com | internal, web
Image CDN | https://cdn.example.com/status | images, public
Public API | https://api.example.com/v1/health | api, public
Status page | https://status.example.com | web, public
Documentation | https://docs.example.com | docs, public
Mail gateway | https://mail.example.com/health | email, internal
`,
  "agent aiagent assistant aiassistant chatbot bot & system_prompt temperature tools instructions": `
name/agent name | about | system prompt/instructions/prompt | tools/capabilities/skills
Support helper | Answers common questions and hands over the rest. | Answer briefly and politely. Hand over if you are not sure. | search_docs, create_ticket
Meeting notes | Turns transcripts into decisions and tasks. | List decisions first, then tasks with names. | read_calendar, send_email
Code reviewer | Looks for mistakes in pull requests. | Point out bugs, not style. | read_repository, comment
Data analyst | Answers questions with numbers and charts. | Show the query with each answer. | run_sql, draw_chart
Travel planner | Finds trains and rooms within the rules. | Prefer trains. Keep to the budget. | search_trains, book_hotel
Sales assistant | Prepares calls and writes follow-ups. | Be friendly and never invent prices. | read_crm, send_email
`,
  "helparticle knowledgearticle kbarticle knowledgebasearticle supportarticle wikipage": `
name | category/section/topic/collection | about/content/body/answer
How to reset your password | Account | On the sign-in page choose "Forgot password", and follow the link in the email.
Invite your team | Account/getting started | Open Settings, then People, and enter their email addresses.
Change your plan | Billing | You can move up at any time, and down at the end of the month.
Download an invoice | Billing | All invoices are under Settings, Billing. Click one to save it.
Import your data | Getting started/data/integrations | Prepare a file with one line per record, then choose Import.
Connect your calendar | Integrations | Choose your calendar in Settings and allow access.
Why is my export empty? | Troubleshooting/data | Check the filter at the top: only what you see is exported.
Turn on two-factor sign-in | Security/account/privacy | Open Settings, then Security, and scan the code with your phone.
Cancel your subscription | Billing/account/payments | Open Settings, then Billing, and choose Cancel. You keep access until the period ends.
Emails do not arrive | Troubleshooting/technical/notifications | Look into the spam folder, then add our address to your contacts.
`,
  "apierror errorresponse problemdetails httperror apierrorresponse": `
message/detail/error message | status/status code/http status/http code | code/error code/type | error/title/name/status text
Some of the fields are not valid. | 422-422 | VALIDATION_ERROR/validation_error/validation | Unprocessable Entity
The order was not found. | 404-404 | NOT_FOUND/not_found | Not Found
You are not signed in. | 401-401 | UNAUTHORIZED/unauthorized/unauthenticated | Unauthorized
You may not change this project. | 403-403 | FORBIDDEN/forbidden | Forbidden
This email address is taken. | 409-409 | CONFLICT/conflict/duplicate | Conflict
Too many requests, try again in a minute. | 429-429 | RATE_LIMITED/rate_limited/rate_limit | Too Many Requests
Something went wrong on our side. | 500-500 | INTERNAL_ERROR/internal_error/server_error | Internal Server Error
The payment service did not answer. | 503-503 | SERVICE_UNAVAILABLE/service_unavailable/unavailable | Service Unavailable
`,
  "fielderror validationerror validationissue errordetail detail violation invalidparam error issue & field param": `
field/path/param/property/parameter/name | message/reason/msg/description/issue | code/rule/type/constraint | rejected value/value/invalid value
email | Must be a valid email address. | invalid_email/format | anna.harris@
password | Must have at least 12 characters. | too_short/min/min_length | summer
name | Is required. | required | absent
quantity | Must be at least 1. | too_small/min | 0
phone | Must begin with a country code. | invalid_phone/format/pattern | 555-0111
startDate | Is not a date. | invalid_date/date/invalid | 31/02
username | May have letters and digits only. | invalid_username/pattern/format | anna!!
country | Is not one of the countries we deliver to. | not_supported/enum/invalid | Atlantis
`,
  "crew crewmember": `
job/role | department
Director | Directing
Screenplay | Writing
Director of Photography | Camera
Editor | Editing
Original Music Composer | Sound
Producer | Production
Production Design | Art
Costume Design | Costume & Make-Up
`,
  "step routestep navigationstep maneuver & maneuver": `
instruction/instructions/html instructions/text/name | maneuver/type/modifier
Turn left onto {street:Station Road/Mill Lane/River Street} | turn-left/left
Turn right onto {street:High Street/Park Avenue/Church Street} | turn-right/right
Continue straight on {street:Harbour Road/King Street} | straight/continue
At the roundabout, take the second exit onto {street:Queen Street/Canal Street} | roundabout/roundabout-right
Make a U-turn at {street:Main Street/Ferry Road} | uturn/u-turn/uturn-left
Turn slightly right onto {street:Valley Road/Birch Lane} | slight-right/turn-slight-right
Keep left at the fork | fork-left/keep-left/slight-left
Take the ramp onto the {street:A12/ring road} | merge/ramp-right/on-ramp
`,
  "block codeblock snippet codesnippet pageblock contentblock & code": `
code/source/content | language/lang
const total = items.length; | typescript/javascript/TypeScript/JavaScript
def greet(name): return f"Hello {name}" | python/Python
npm install && npm run build | bash/shell/Bash
{"retries": 3, "timeout": 30} | json/JSON
SELECT id, email FROM users; | sql/SQL
fmt.Println("ready") | go/Go
<button class="primary">Save</button> | html/HTML
.card { padding: 1rem; } | css/CSS
`,
  "foodproduct packagedfood & nutriscore_grade nutriscore nova_group ingredients_text nutriments barcode allergens_tags": `
product name/name/generic name/title | brands/brand/brand name | quantity/net weight/package size | ingredients text/ingredients/ingredient list | categories/category/main category | allergens tags/allergens | categories tags | serving size
Oat drink, no sugar | Northfield | 1 l | Water, oats 10 %, rapeseed oil, sea salt. | Plant-based drinks | en:gluten | en:plant-milks, en:beverages | 200 ml
Dark chocolate 70 % | Copper Lane | 100 g | Cocoa mass, sugar, cocoa butter, vanilla. | Chocolates | en:soybeans | en:chocolates, en:snacks | 25 g
Crunchy muesli with hazelnuts | Mill & Grain | 500 g | Oats, hazelnuts 8 %, sugar, sunflower oil, honey. | Breakfast cereals | en:gluten, en:nuts | en:cereals, en:breakfasts | 45 g
Plain yoghurt 3.5 % | Alder Farm | 500 g | Milk, live cultures. | Yogurts | en:milk | en:yogurts, en:dairies | 150 g
Peanut butter, smooth | Harbour Pantry | 350 g | Peanuts 99 %, salt. | Spreads | en:peanuts | en:spreads, en:peanut-butters | 20 g
Wholegrain crackers | Mill & Grain | 200 g | Wholegrain wheat flour, sunflower oil, salt. | Crackers | en:gluten | en:crackers, en:snacks | 30 g
Tomato soup with basil | Harbour Pantry | 400 ml | Tomatoes 68 %, water, cream, basil, salt. | Soups | en:milk, en:celery | en:soups, en:meals | 200 ml
Hummus with lemon | Olive Yard | 200 g | Chickpeas 60 %, sesame paste, lemon juice, garlic. | Dips | en:sesame-seeds | en:hummus, en:spreads | 30 g
`,
};
