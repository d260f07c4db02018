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
Write tests for the {what:login/refund/invite} flow | Covers the usual way and the three most common mistakes. | test/{what}-flow | tests
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
Weekly digest | weekly-digest | One email on Monday instead of one for each event. | email
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
reviews-2025 | Reviews of a year with their stars. | text/sentiment | csv/parquet/jsonl | text, opinions
sensor-readings | A value a minute from forty machines. | tabular/time series/timeseries | parquet/csv | sensors, time
call-recordings | Short calls with what was said in them. | audio/speech | wav/mp3/folder | speech, support
churn-2025 | Customers with what they used, and whether they left. | tabular/classification | csv/parquet | customers, churn
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
  "helparticle knowledgearticle kbarticle knowledgebasearticle supportarticle wikipage": `
name | category/section/topic/collection | about/content/body/answer | tags
How to reset your password | Account | Choose "Forgot password" and follow the link in the email. It works for one hour. | password, sign-in
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
