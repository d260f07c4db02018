import type { RowTables } from "../row-table.ts";

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
Cookie without secure flag | The session is also sent without encryption. | Set the secure and http-only flags. | Configuration/misconfiguration | src/server/session.ts | insecure-cookie
Container runs as root | The image names no other user. | Add a user without rights and switch to it. | Configuration/container/misconfiguration | Dockerfile | container-as-root
Errors show a stack trace | File names and line numbers reach the browser. | Log them, and answer with a short message. | Information disclosure/information/configuration | src/server/errors.ts | verbose-errors
`;

/** What people talk about with a model. */
const chats = `
name | category/topic/folder | about
Plan a weekend in {place} | Travel/personal | Two days, mostly on foot, with good food.
Explain a slow database query | Coding/work/development | Why it takes four seconds, and which index helps.
Polite reply to a late supplier | Writing/work | Firm but friendly, with a new date.
Dinner from {what:leeks, potatoes and eggs/rice, beans and tomatoes} | Cooking/personal | Something warm in half an hour.
Summary of the meeting notes | Work/productivity | Decisions and who does what.
Ideas for a birthday party | Personal/ideas | For eight children, indoors.
Fix a failing test | Coding/work/development | It fails only on the build server.
Practise Spanish small talk | Learning/personal | At the bakery, with corrections.
Cover letter for a design job | Career/writing/work | Half a page, without big words.
Compare two phone contracts | Personal/money/research | Which one is cheaper after two years.
Names for a {what:coffee shop/podcast/cat} | Ideas/creative | Short, and easy to spell.
Training plan for ten kilometres | Health/personal/fitness | Eight weeks, three runs a week.
`;

/** What is built, shipped, checked and asked of machines by people who make software. */
export const softwareRows: RowTables = {
  "repository repo coderepository gitrepository": `
name | about | language/primary language/main language | tags
orders-api | Takes orders, checks stock and tells the warehouse. | TypeScript/Go/Java | api, orders, backend
design-system | Buttons, forms and colours that all our apps share. | TypeScript/JavaScript/CSS | components, ui, design
mobile-app | The app for customers, on both platforms. | Kotlin/Swift/Dart/TypeScript | mobile, app
data-pipeline | Brings events into the warehouse every hour. | Python/Scala/Java | data, etl
billing-service | Invoices, payments and reminders. | Go/Java/C#/TypeScript | billing, payments, backend
docs-site | Guides and reference, built from plain text. | MDX/JavaScript/TypeScript/HTML | docs, website
image-resizer | Makes small pictures of large ones, and keeps them. | Rust/Go/Python/C++ | images, service
search-index | Finds products while people are still typing. | Rust/Java/Go/Python | search, backend
infra | Servers, networks and rights, described as code. | HCL/Shell/Python/Go | infrastructure, ops
cli-tools | Small commands that save us an hour a week. | Rust/Go/Shell/Python | cli, tools
auth-service | Sign-in, sessions and two-step codes. | Go/TypeScript/Java | security, auth, backend
recommender | Suggests what people may like next. | Python | machine-learning, data
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
Retry failed {what:payments/webhooks/uploads} | Three times, with a longer break each time. | feature/retry-{what} | reliability, backend
Remove the old {what:billing/report/admin} page | Nobody has opened it for months, the new one does all of it. | chore/remove-old-{what}-page | cleanup
Write tests for the {what:login/refund/invite} flow | Covers the usual way and the three most common mistakes. | chore/test-{what}-flow | tests
`,
  "release softwarerelease productrelease": `
name/release name/codename | about/release notes/changelog/notes | type/release type/category
Faster search | Results while typing, and no more empty pages. | minor/feature
Security fixes | Closes two holes in the sign-in. Please update soon. | patch/security/hotfix/bugfix
New dashboard | Charts that can be moved, and a view for small screens. | major/feature/minor
Fewer clicks | Orders can be changed without leaving the list. | minor/improvement/feature
Bug fixes | Exports keep their commas, reminders come once. | patch/bugfix/hotfix/fix
Shared folders | Invite people by link, with or without the right to write. | major/feature/minor
Offline mode | Changes are kept and sent when the network is back. | minor/feature/major
Better texts | Clearer messages, and Spanish and Dutch for all pages. | patch/improvement/minor
`,
  "featureflag flag featuretoggle toggle": `
name/flag name | key/flag key/slug | about | tags
New checkout | new-checkout | One page instead of three, for a part of all visitors. | checkout, web
Dark mode | dark-mode | Lets people choose a dark look in the settings. | ui
Smart search | smart-search | Finds products by meaning, and not by words alone. | search
Bulk export | bulk-export | Exports more than a thousand lines in the background. | export, admin
Two-step sign-in | two-step-sign-in | Asks for a code from an app after the password. | security
Weekly digest | weekly-digest | One email a week instead of one for each event. | email
Guest orders | guest-orders | Orders without an account, by email address. | checkout
Live chat | live-chat | Shows the chat button on help pages. | support
Invoice reminders | invoice-reminders | Sends a reminder three days before an invoice is due. | billing
Drag and drop upload | drag-and-drop-upload | Files can be dropped anywhere on the page. | files, ui
`,
  "securityfinding codefinding scanfinding vulnerabilityfinding": secured,
  "finding & scan scan_id file_path rule_id cwe cwe_id cvss affected_file": secured,
  "prompt prompttemplate aiprompt savedprompt": `
name | about | category/type/use case | template/prompt/text/content/prompt text/body | variables/inputs/parameters/placeholders | tags
Summarise an email | Three sentences and what is asked of me. | Writing/summarization/productivity | Summarise this email in three sentences: {{email}} | email | email, summary
Polite follow-up | A friendly reminder without pressure. | Writing/communication/email | Write a polite follow-up to {{name}} about {{subject}}. | name, subject | email, sales
Product blurb | Two sentences for a shop page. | Marketing/writing/copywriting | Describe {{product}} in two sentences for {{audience}}. | product, audience | marketing, shop
Explain this code | Line by line, for somebody new to it. | Coding/development/code | Explain what this code does, step by step: {{code}} | code | code, learning
Meeting notes | Decisions first, then who does what. | Productivity/summarization/writing | Turn this transcript into decisions and tasks: {{transcript}} | transcript | meetings, notes
Title ideas | Ten titles of eight words at most. | Marketing/creative/writing | Suggest ten titles for a text about {{topic}}. | topic | ideas, writing
Translate and shorten | Keeps the tone and halves the length. | Translation/writing/other | Translate into {{language}} and shorten by half: {{text}} | language, text | translation
Classify a ticket | One label out of a fixed list. | Support/classification/analysis | Which of {{labels}} fits this ticket best? {{ticket}} | labels, ticket | support, labels
Find the mistake | Looks for what is wrong, and says why. | Coding/code/analysis | Find the mistake in this function: {{code}} | code | code, review
Questions for an interview | Five questions for a role, from easy to hard. | HR/recruiting/other | Write five interview questions for a {{role}}. | role | hiring
`,
  "dataset mldataset trainingdataset": `
name | about | type/modality/data type/task/category | format/file format | tags
support-tickets | Requests to our help desk with the label that solved them. | text/classification | jsonl/json/csv | support, text
product-photos | Photos of products on white, with their category. | image/vision | jpeg/png/folder | images, shop
street-signs-v3 | Signs from dashboard cameras, marked by hand. | image/detection/vision | png/jpeg/coco | images, traffic
product-reviews | Reviews of a year with their stars. | text/sentiment | csv/parquet/jsonl | text, opinions
sensor-readings | A value a minute from forty machines. | tabular/time series/timeseries | parquet/csv | sensors, time
call-recordings | Short calls with what was said in them. | audio/speech | wav/mp3/folder | speech, support
churn-v2 | Customers with what they used, and whether they left. | tabular/classification | csv/parquet | customers, churn
invoices-scanned | Scans with amount, date and number marked. | document/image/text | pdf/png/folder | documents, ocr
`,
  "chatconversation aiconversation chatsession": chats,
  "conversation chat thread & total_tokens tokens token_count model_name llm temperature system_prompt prompt_tokens =model":
    chats,
  "dashboard analyticsdashboard": `
name | about | category/team/department/area | tags
Sales overview | Orders, income and what is still open. | Sales | sales, orders
Website traffic | Where visitors come from and where they leave. | Marketing | web, traffic
Product usage | Which functions are used, by whom and how often. | Product | product, usage
Support load | Open requests, waiting times and satisfaction. | Support | support
Service health | Errors, response times and load of all services. | Engineering/operations | ops, health
Money in and out | Income, costs and cash of the month. | Finance | finance
Hiring | Open positions and how far candidates are. | HR/people | people, hiring
Subscriptions | New, renewed and cancelled plans. | Revenue/sales/finance | subscriptions, churn
`,
  "experiment abtest splittest abexperiment": `
name/experiment name | about | hypothesis | primary metric/metric/goal metric/success metric/target metric/goal | area/page/category/feature
Shorter sign-up form | Three fields instead of seven. | Fewer fields bring more people to the end of the form. | Sign-up rate | Sign-up
Green buy button | Colour of the button on product pages. | A button that stands out is clicked more often. | Click rate | Product page
Free delivery banner | A line at the top about free delivery. | Who knows of free delivery orders more. | Conversion rate | Start page
Prices per year | Shows yearly prices first. | Who sees the yearly price first chooses it more often. | Yearly plans sold | Pricing
Reviews above the fold | Stars next to the price. | Reviews near the price build trust. | Add-to-cart rate | Product page
One-page checkout | All steps on one page. | Fewer pages mean fewer people who leave. | Checkout completion | Checkout
Welcome tour | Four hints after the first sign-in. | Who is shown around comes back. | Retention after 7 days | Onboarding
Subject line as a question | The same newsletter with another subject. | A question makes people curious. | Open rate | Newsletter
`,
  "errorgroup errorissue trackederror exception errorevent crashreport error & occurrences stack_trace stacktrace first_seen last_seen affected_users event_count": `
name | about/error message/value | type/error type/exception type/exception | culprit/location/file/file name/transaction | stack trace/stacktrace/trace
TypeError: items.map is not a function | items.map is not a function | TypeError | src/cart/list.tsx | at CartList (src/cart/list.tsx:31:18)
TypeError: Cannot read properties of undefined (reading 'price') | Cannot read properties of undefined (reading 'price') | TypeError | src/cart/total.ts | at total (src/cart/total.ts:42:11)
RangeError: Invalid time value | Invalid time value | RangeError | src/dates/format.ts | at formatDay (src/dates/format.ts:12:9)
ReferenceError: cart is not defined | cart is not defined | ReferenceError | src/checkout/summary.tsx | at Summary (src/checkout/summary.tsx:8:3)
SyntaxError: Unexpected end of JSON input | Unexpected end of JSON input | SyntaxError | src/api/orders.ts | at fetchOrders (src/api/orders.ts:18:5)
TimeoutError: The request took longer than 30 seconds | The request took longer than 30 seconds | TimeoutError | src/api/client.ts | at request (src/api/client.ts:57:13)
NetworkError: Failed to fetch | Failed to fetch | NetworkError | src/api/client.ts | at send (src/api/client.ts:24:7)
ValidationError: "email" is not a valid address | "email" is not a valid address | ValidationError | src/forms/sign-up.ts | at validate (src/forms/sign-up.ts:66:15)
DatabaseError: duplicate key value | duplicate key value violates a unique constraint | DatabaseError | src/db/users.ts | at insertUser (src/db/users.ts:39:10)
PermissionError: Not allowed to open this file | Not allowed to open this file | PermissionError | src/files/open.ts | at openFile (src/files/open.ts:21:5)
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
Daily backup copy | Data warehouse | Object storage | All tables, compressed.
Payroll export | HR system | Payroll provider | Hours and absences of the month.
Sensor readings | Message queue | Time series database | A value a minute from all machines.
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
Sleep Tones | Health/health & fitness/music/lifestyle | Quiet nights | Calm sounds that fade when you sleep.
Snap Sort | Photo/photography/photo & video/utilities | Order in your pictures | Finds doubles and sorts photos by place.
Tiny Tower Chess | Games/game/board | A match in five minutes | Chess on a small board, against friends or the phone.
Rain Radar | Weather/utilities | Dry feet guaranteed | Shows the rain of the next hour, street by street.
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
Date picker | Forms/inputs/input/form | A calendar for one day or a range. | Single, Range
Table | Data display/data/display | Rows that can be sorted and selected. | Compact, Comfortable, Striped
Breadcrumbs | Navigation | Shows where one is, and the way back. | Default, Collapsed
Badge | Data display/feedback/display | A short label for a state or a number. | Neutral, Success, Warning
Tooltip | Overlays/feedback/overlay | A hint on what a symbol means. | Top, Right, Bottom, Left
`,
  "colorpalette colourpalette palette": `
name/palette name | about | tags | mood/theme/style
Harbour morning | Made for a sailing club, from the website to the flags. | brand, web | Calm
Paper and ink | For a small publisher: much text, one accent. | print, editorial | Minimal
Market day | For a shop with fresh food, loud enough for posters. | brand, food, print | Fresh
Night tram | For an app that is mostly used in the evening. | app, interface | Modern
Workshop | For a carpenter's site and price lists. | brand, web, craft | Natural
Clinic | Calm on screens and on walls. | health, interface | Calm
Festival | Changes each year, the first colour stays. | event, poster | Playful
Old map | For a museum: captions, plans and tickets. | culture, print | Vintage
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
Berry | #9a031e | Errors and warnings
`,
  "helparticle knowledgearticle kbarticle knowledgebasearticle supportarticle wikipage": `
name | category/section/topic/collection | about/content/body/answer | tags
How to reset your password | Account | On the sign-in page choose "Forgot password", and follow the link in the email. | password, sign-in
Invite your team | Account/getting started | Open Settings, then People, and enter their email addresses. | team, invitations
Change your plan | Billing | You can move up at any time, and down at the end of the month. | plans, billing
Download an invoice | Billing | All invoices are under Settings, Billing. Click one to save it. | invoices, billing
Import your data | Getting started/data/integrations | Prepare a file with one line per record, then choose Import. | import, data
Connect your calendar | Integrations | Choose your calendar in Settings and allow access. | calendar, sync
Why is my export empty? | Troubleshooting/data | Check the filter at the top: only what you see is exported. | export, filters
Set up two-step sign-in | Security/account | Scan the code with an app and enter the six digits. | security, sign-in
Keyboard shortcuts | Tips/getting started | Press the question mark anywhere to see all of them. | shortcuts
Delete your account | Account/privacy | Open Settings, Account. Your data is kept for 30 days, then removed. | account, privacy
`,
};
