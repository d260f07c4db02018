import type { RowTables } from "../../row-table.ts";

/** What pages of people and products tell: projects, skills, careers, studies, features and slides. */
export const portfolioRows: RowTables = {
  "project portfolioproject sideproject portfolioitem caseproject & technologies tech_stack github_url live_url demo_url repo_url stack github demo repo live_demo tech": `
name/project name | category/type/kind | about | technologies/tech stack/stack/tools/tech/tech used/built with | tags
Recipe Finder | Web app/web/full-stack/fullstack | Finds dishes for what is in the fridge. | React, Node.js, MongoDB, Express | react, food
Weather Dashboard | Web app/web/frontend | Forecasts of several cities side by side, with charts. | Vue, D3, TypeScript | vue, charts
Budget Buddy | Mobile app/mobile | Tracks expenses and warns before the end of the month. | React Native, SQLite, TypeScript | mobile, finance
Team Chat | Web app/web/full-stack/fullstack | Messages in real time, with rooms and reactions. | Next.js, WebSocket, Redis, PostgreSQL | realtime, chat
Bakery Online Store | E-commerce/ecommerce/web/full-stack/shop | A small shop with a cart, payments and opening hours. | Next.js, PostgreSQL, Tailwind CSS | shop, nextjs
Task Board | Web app/web/productivity/full-stack | A kanban board with drag and drop. | Angular, TypeScript, Firebase | productivity
Movie Explorer | Web app/web/frontend | Search, filter and keep a list of what to watch. | Svelte, TypeScript, Vite | movies, svelte
Trail Map | Web app/web/full-stack/fullstack | Hikes nearby on a map, with height profiles. | React, Leaflet, Express, PostgreSQL | maps, outdoors
Markdown Notes | Desktop app/desktop/productivity/tool | An editor that works without a network. | Electron, TypeScript, React | notes, desktop
Plant Classifier | Machine learning/ml/ai/data science/data | Names a plant from one photo. | Python, PyTorch, FastAPI | python, ai
Photographer's Portfolio | Website/web/frontend/design/branding | Large pictures, little text and quick to load. | Astro, Tailwind CSS, TypeScript | website, design
Workout Timer | Mobile app/mobile | Intervals, pauses and a voice that counts. | Flutter, Dart, Firebase | mobile, fitness
`,
  "skill techskill techstackitem technology portfolioskill & level proficiency category years_of_experience years icon percentage experience": `
name/skill/skill name/technology | category/type/group/area | icon
TypeScript | Frontend/languages/programming languages/language/programming/technical/development | code
React | Frontend/frameworks/framework/technical/development/programming/library | code
Node.js | Backend/frameworks/technical/development/programming/runtime | server
PostgreSQL | Databases/database/backend/technical/data/development | database
Figma | Design/tools/tool | palette
Docker | DevOps/devops/tools/tool/technical/infrastructure | box
Python | Backend/languages/programming languages/language/programming/technical/data | code
CSS | Frontend/languages/language/technical/styling/design | palette
Git | Tools/tool/devops/technical | code
AWS | Cloud/cloud/devops/tools/technical/infrastructure | cloud
Communication | Soft skills/soft/soft skill/softskill/interpersonal | message
Public speaking | Soft skills/soft/soft skill/softskill/interpersonal | message
`,
  "experience workexperience jobexperience employment workhistory professionalexperience careerentry & company employer organization company_name": `
position/title/role/job title/position title/job | about | achievements/responsibilities/highlights/key achievements/accomplishments/duties | technologies/tech stack/skills/tech/tools
Frontend Developer | Built the customer portal and its library of components. | Cut the loading time of the shop by half, Introduced automated tests, Mentored two junior developers | React, TypeScript, CSS
Backend Developer | Designed and ran the services behind orders and payments. | Split one large service into six, Reduced cloud costs by a third, Wrote the guide for on-call | Node.js, PostgreSQL, Docker
Product Designer | Led research and design of the mobile app. | Ran forty interviews with customers, Built the design system, Raised the rating in the stores to 4.7 | Figma, Prototyping, User research
Data Analyst | Turned sales data into reports that people read. | Automated the monthly report, Found the cause of late deliveries, Trained three teams in SQL | SQL, Python, Tableau
Product Manager | Owned the roadmap of the booking product. | Launched in two new countries, Grew active users by 40 %, Set up weekly customer calls | Roadmapping, Analytics, Jira
Marketing Manager | Planned campaigns from the brief to the last report. | Doubled the newsletter, Halved the cost per lead, Relaunched the website | SEO, Analytics, Copywriting
Full-Stack Developer | Worked on everything from the database to the buttons. | Shipped the new checkout, Moved the site to TypeScript, Reviewed code of five people | Next.js, Node.js, PostgreSQL
DevOps Engineer | Kept builds fast and servers quiet. | Deployments from one hour to six minutes, Set up monitoring, No outage in two years | Kubernetes, Terraform, AWS
Project Manager | Brought three teams to one date. | Delivered on time and below budget, Introduced a common plan, Ran workshops with clients | Jira, Planning, Budgeting
QA Engineer | Tested what customers would try first. | Automated four hundred cases, Halved the bugs after release, Wrote the test strategy | Playwright, Cypress, TypeScript
Software Engineering Intern | Six months in the team that builds the search. | Wrote the first version of the filters, Fixed eighty small bugs, Presented at the summer fair | Java, Git, Elasticsearch
`,
  "education educationentry academicbackground studies & institution school university degree field_of_study": `
degree/degree name/qualification/title | field/field of study/major/subject/area/study area/area of study | institution/school/university/school name/university name/institution name | honors/honours/distinction | about
Bachelor of Science/Bachelor/Bachelor's/BSc/undergraduate | Computer Science | Northern University | Cum laude | Algorithms, databases and a thesis on search.
Master of Science/Master/Master's/MSc/graduate | Data Science | University of Copenhagen | With distinction | Statistics, machine learning and a year in a lab.
Bachelor of Arts/Bachelor/Bachelor's/BA/undergraduate | Graphic Design | Riverside College of Art | Dean's list | Type, print and interfaces.
Master of Business Administration/MBA/Master/Master's | Business Administration | Lakeside Business School | With merit | Finance, strategy and many cases.
Bachelor of Engineering/Bachelor/Bachelor's/BEng/undergraduate | Mechanical Engineering | Harbour Institute of Technology | First-class honours | Machines, materials and a racing car.
Bachelor of Arts/Bachelor/Bachelor's/BA/undergraduate | English Literature | University of Edinburgh | Upper second | Novels, and a dissertation on letters.
Master of Arts/Master/Master's/MA/graduate | Media Studies | Free University of Vienna | Cum laude | Film, radio and the web.
Doctor of Philosophy/PhD/Doctorate/doctor/Ph.D. | Physics | Technical University of Delft | Summa cum laude | Light in very thin layers.
Bachelor of Science/Bachelor/Bachelor's/BSc/undergraduate | Psychology | Meridian University | Magna cum laude | How people decide, and why.
Associate Degree/Associate/Associate's/diploma | Web Development | Old Town Community College | Dean's list | From the first page to a small shop.
`,
  "feature productfeature landingfeature featurecard keyfeature": `
name | about | icon
Ready in a minute | No setup and no card: sign up and start. | zap
Works offline | Everything stays with you until the network is back. | cloud
Built for teams | Share, comment and decide in one place. | users
Private by default | Your data is yours, and encrypted at rest. | lock
Reports that explain | See what changed this week, and why. | chart
Connects to your tools | Calendar, mail and forty more in two clicks. | link
Search that finds | Across projects, files and messages. | search
Dark mode | Easy on the eyes, day and night. | moon
Speaks your language | Translated into twelve languages. | globe
Help from people | Answers within an hour, on every plan. | message
Automatic backups | Every night, and restored with one click. | database
Fair prices | Pay for what you use, cancel when you like. | credit-card
`,
  "slide heroslide carouselslide carouselitem heroslider herobanner slideritem": `
name/headline | subtitle/description/text/caption/subheading/subheadline | button text/cta/cta text/cta label/button label/button | button link/cta link/cta url/button url/link/url/href
New season, new colours | Linen, cotton and everything light. | Shop now | /collections/new
Made by hand, built to last | Furniture from small workshops nearby. | See the collection | /collections/furniture
Summer sale | Up to 40 % off until Sunday. | Shop the sale | /sale
Your kitchen, only better | Pans, knives and boards that stay for years. | Discover more | /collections/kitchen
Gifts for everybody | Wrapped for free, delivered on time. | Find a gift | /gifts
Outdoors again | Tents, lamps and blankets for long evenings. | Get ready | /collections/outdoor
Join the club | Early access, free delivery and a birthday surprise. | Sign up | /club
Visit our new store | Old Town, open every day from ten. | Plan a visit | /stores
`,
  "certification certificate credential & issuer issuing_organization issued_by credential_id credential_url": `
name/certification name/certificate name/certification | issuer/issuing organization/issued by/provider/organization/authority | category/type/field
AWS Certified Solutions Architect | Amazon Web Services | Cloud/technical
Professional Scrum Master I | Scrum.org | Agile/management
Certified Kubernetes Administrator | Cloud Native Computing Foundation | DevOps/technical/cloud
Google Data Analytics Certificate | Google | Data/technical
Project Management Professional | Project Management Institute | Management
Certified Information Systems Security Professional | ISC2 | Security/technical
Azure Fundamentals | Microsoft | Cloud/technical
UX Design Professional Certificate | Google | Design
Meta Front-End Developer | Meta | Frontend/technical
CompTIA Security+ | CompTIA | Security/technical
`,
  "emoji customemoji emojiitem serveremoji reactionemoji": `
name/emoji name/title | shortcode/short code/code/alias/slug | character/emoji/unicode/symbol/char/native/glyph | category/group | tags/keywords
Thumbs up | :thumbsup: | 👍 | People/smileys & people/smileys/gestures | yes, agree, like
Party popper | :tada: | 🎉 | Activities/activity/celebration/objects | party, celebrate
Red heart | :heart: | ❤️ | Symbols | love, like
Rocket | :rocket: | 🚀 | Travel/travel & places/objects | launch, ship, fast
Eyes | :eyes: | 👀 | People/smileys & people/smileys | look, watching
Fire | :fire: | 🔥 | Nature/animals & nature | hot, great
Folded hands | :pray: | 🙏 | People/smileys & people/gestures | thanks, please
Coffee | :coffee: | ☕ | Food/food & drink | break, morning
Bug | :bug: | 🐛 | Nature/animals & nature/animals | error, fix
Check mark | :check: | ✅ | Symbols/objects | done, ok
`,
  "font fontfamily typeface webfont": `
name/family/font name/family name/font family | classification/category/type/style category/genre | about
Marlow Serif | Serif | For long texts on paper and screens.
Kestrel Grotesk | Sans-serif/sans serif/sans | Plain, wide and easy to read.
Northwind Mono | Monospace/mono | Every letter as wide as the next.
Lindenfest | Display | For posters and large words.
Little Ferry | Handwriting/script/cursive | As if written with a soft pen.
Harbour Text | Serif | Small letters for books.
Aster Sans | Sans-serif/sans serif/sans | For buttons, tables and signs.
Ledger Code | Monospace/mono | Tells O from 0 and l from 1.
`,
  "wallpaper background desktopwallpaper phonewallpaper": `
name/title/wallpaper name | category/theme/collection/type | about | tags/keywords
Fjord at Dawn | Nature/landscape/landscapes | First light on still water. | fjord, water, morning
City in the Rain | City/urban/cities | Lights on wet streets. | rain, night, lights
Soft Dunes | Minimal/abstract/nature | Two colours and one line. | sand, minimal
Northern Lights | Sky/space/nature | Green over a dark shore. | aurora, night
Paper Waves | Abstract/minimal | Folded blue, layer on layer. | blue, waves
Fox in the Snow | Animals/wildlife/nature | It looked back once. | fox, winter
Last Tram | City/urban | One passenger, four windows. | tram, night
Moss and Stone | Nature/landscape | Green up to the edge. | forest, green
Planet Rise | Space/sky | A thin line of light. | planet, dark
`,
  "meme memepost memetemplate": `
name/template/template name/meme template/title | top text/top caption/top line/caption | bottom text/bottom caption/bottom line | tags/hashtags/keywords
Two Buttons | Fix the bug | Call it a feature | coding, work
Distracted Boyfriend | Me with three open projects | A new idea | work, hobbies
This Is Fine | Deploying on a Friday | Nobody is on call | coding, friday
Change My Mind | Cereal is a soup | Change my mind | food, debate
Waiting Skeleton | Me, waiting for the build | Still at 99 percent | coding, waiting
Success Kid | Asked for one volunteer | Somebody raised a hand | work, win
Grumpy Cat | It is Monday again | No | monday, cats
Expanding Brain | Reading the manual | Asking the intern | office, wisdom
`,
};
