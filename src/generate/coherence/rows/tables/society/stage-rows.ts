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
};
