import { personOf } from "../../../subject.ts";
import {
  beside,
  besideAny,
  digits,
  draw,
  hexadecimal,
  shape,
  toTextRules,
} from "../../text-rule.ts";

/** How software is built, run, sold and watched. */
export const computingRules = toTextRules({
  "name|title|monitor name|check name|service|service name @ monitorcheck uptimemonitor healthcheck uptimecheck & uptime_percent last_checked_at":
    "Website|Checkout API|Login|Search|Payment webhook|Admin panel|Image CDN|Public API|Status page",
  "last error|last error message|error|error message|failure reason|last failure reason|down reason @ monitorcheck uptimemonitor monitor healthcheck uptimecheck":
    "Connection timed out after 30 s|HTTP 503 Service Unavailable|HTTP 502 Bad Gateway|The certificate has expired|The host name could not be resolved|Connection refused|HTTP 500 Internal Server Error",
  "region|regions|locations|probe regions @ monitorcheck uptimemonitor monitor healthcheck uptimecheck":
    "eu-west|eu-central|us-east|us-west|ap-southeast|sa-east",
  "domain|hostname|site|source domain|site domain @ bookmark savedlink savedarticle readlater link":
    "blog.example.org|magazine.example.com|news.example.net|wiki.example.org|journal.example.com|notes.example.net",
  "common name|subject|domain|hosts|subject name @ certificate sslcertificate tlscertificate":
    beside(
      /issuer|common_?name|auto_?renew|fingerprint/i,
      "www.example.com|*.example.com|shop.example.org|api.example.net|mail.example.com|*.staging.example.net",
    ),
  "name|domain|domain name @ domain registereddomain": beside(
    /registrar|nameservers|dns|auto_?renew|registered/i,
    "northwind.example|harbour-bakery.example|copperfinch.example|green-bikes.example|lakeside-yoga.example|paperfox.example|little-atlas.example|fernway.example",
  ),
  "error|error message|failure reason|failed reason @ deployment build buildrun pipelinerun workflowrun":
    'Type check failed: 3 errors in src/checkout|Unit tests failed: 2 of 418|Module "./theme" was not found|Build ran out of memory|Health check did not answer in time|Image could not be pushed to the registry',
  "project|project name|app|application|service|service name @ deployment deploy release build pipeline pipelinerun buildrun":
    beside(
      /branch|commit|sha|environment|pipeline/i,
      "web-frontend|checkout-api|mobile-app|admin-panel|search-service|docs-site|billing-worker",
    ),
  "project|project name|app|application @ errorgroup errorissue trackederror exception crash crashreport errorevent":
    "web-frontend|checkout-api|mobile-app|admin-panel|search-service",
  "namespace|ns|group|section|domain @ translation translationkey translationstring localestring":
    "common|checkout|account|errors|emails|navigation|settings",
  "context|note|comment|usage context|screen @ translation translationkey translationstring":
    beside(
      /source|target|translat/i,
      "Button in a form|Shown after the checkout|Title of the settings page|Error below a field|Subject of an email|Menu on small screens",
    ),
  "age rating|content rating|age restriction @ app mobileapp": "4+|4+|9+|12+|17+",
  "device|device type|device model @ appreview": "Phone|Phone|Tablet|Phone, small screen",
  "title|name|page title @ bookmark savedlink readinglistitem savedarticle":
    "A short guide to CSS grid|How bread rises|Trains across Europe|The best small cameras|Learn to type faster|Maps of the old town",
  "description|note|notes|summary @ bookmark savedlink readinglistitem":
    "For the next project.|Read on the train.|Recommended by Lena.|Good diagrams.|Compare prices before buying.",
  "folder|collection|category|group @ bookmark savedlink":
    "Reading|Work|Recipes|Travel|Inspiration|Later",
  "name|title|room name|channel name @ chatroom":
    "General|Design|Weekend plans|Book club|Frontend|Running group|Lunch",
  "topic|subject|title|agenda @ videocall conferencecall videoconference":
    "Weekly sync|Design review|Customer onboarding|Sprint planning|Interview|Budget check",
  "platform|provider|tool|service @ videocall call meeting webinar & recording_url meeting_id":
    "Zoom|Teams|Meet|Webex",
  "recording url|recording|recording link @ videocall call meeting webinar": draw(
    (_, chance) => `https://example.com/recordings/${1000 + chance.below(9000)}.mp4`,
  ),
  "body|content|html|text|message @ emailtemplate mailtemplate":
    "Hello {{firstName}}, thank you for your order. We will write to you as soon as it is on its way.|Hi {{firstName}}, your account is ready. Sign in to set it up.|Hello {{firstName}}, your invoice for this month is attached.|Hi {{firstName}}, you asked for a new password. The link is valid for an hour.|Welcome, {{firstName}}! Here are three things to try first.",
  "category|type|folder @ emailtemplate mailtemplate":
    "Transactional|Onboarding|Billing|Newsletter|Reminder",
  "title|question|heading|name @ helparticle supportarticle knowledgearticle faqarticle kbarticle":
    "How to reset your password|Change your billing address|Export your data|Invite people to your team|Why was my card declined?|Turn on two-factor sign-in|Cancel your subscription",
  "category|section|topic @ helparticle supportarticle knowledgearticle faqarticle kbarticle":
    "Account|Billing|Security|Getting started|Integrations",
  "key|issue key|ticket key|bug key @ bug bugreport issue story epic defect": digits(
    "WEB-1##",
    "CORE-2##",
    "SHOP-3##",
  ),
  "component|affected component|module @ bug bugreport issue defect":
    "Checkout|Search|Sign-in|Dashboard|Notifications|Reports|Mobile app",
  "summary|title|name|headline @ bug bugreport defect":
    "Total is not updated after removing an item|Login page flickers on small screens|Export misses the last row|Dates shift by one day|Search ignores accents|Upload stops at 99 %|Dark mode hides the icons|Wrong currency on the receipt",
  "source|traffic source|channel|medium|referrer @ trafficsource traffic acquisition & sessions bounce_rate":
    "Organic search|Direct|Email|Social|Referral|Paid ads",
  "label|name|preset @ range daterange period": "Last 7 days|Last 30 days|This month|Last quarter",
  "shared with|visible to|share list|co owners|editors|viewers list":
    ({ member }) =>
    (scope, chance) =>
      personOf(scope, [...member.words, String(chance.below(9))]).full,
  "component name|component|components|service name @ servicestatus statuspage componentstatus & uptime uptime90d slo_target":
    "API|Dashboard|Checkout|Search|Email delivery|Webhooks|Login|File uploads",
  "group|component group|service group @ servicestatus service component statuspage & uptime slo_target":
    "Core|Payments|Customer apps|Internal tools|Data",
  "pager rotation|on call rotation|on call schedule|escalation policy|on call team":
    "Platform on-call|Payments on-call|Web on-call|Weekend rota|Data on-call",
  "rollback of|rollback to|rolled back to|rolled back from|previous version|replaces version":
    digits("1.#.#", "2.1#.#", "3.#.1"),
  "commit message|message|commit title|last commit message|subject @ commit pipeline build deployment branch push & commit_sha sha branch repository":
    "Fix date parsing in the export|Add dark mode to settings|Bump dependencies|Refactor the checkout form|Cache search results|Handle empty carts|Speed up the image upload",
  "trigger|trigger type|triggered by event|event type|event|source @ pipeline build workflow deployment ci":
    "push|pull request|schedule|manual|tag",
  "name|stage name|job name|step name|title @ pipelinejob buildjob workflowjob cijob pipelinestage buildstage buildstep pipelinestep workflowstep & exit_code runner_os runner_id":
    "Install|Lint|Build|Unit tests|Integration tests|Package|Deploy",
  "status|state|conclusion & exit_code runner": "passed|failed|skipped|running|passed",
  "name|title|pipeline name @ pipeline cipipeline buildpipeline":
    "Build and test|Pull request checks|Nightly|Release|Deploy to staging|Deploy to production",
  "name|stage|stages|jobs|steps @ pipeline workflow ci build deploymentstep":
    "install|lint|build|test|package|deploy",
  "command|cmd|script|run|shell command @ step job pipeline build workflow task hook cron check service container & exit_code schedule cron":
    "npm ci|npm run lint|npm run build|npm test|npm run test:e2e|docker build .|./scripts/deploy.sh|npm run package",
  "runner|agent|build agent|executor @ job pipeline build workflow":
    "linux-large|linux-arm|macos-14|windows-2022|self-hosted-3",
  "health check|health|health status|healthcheck|readiness|liveness @ deployment service server instance container pod release":
    "healthy|degraded|unhealthy|healthy",
  "approvals|approvers|approved by|approval @ deployment release pull change pipeline":
    ({ member }) =>
    (scope, chance) =>
      personOf(scope, [...member.words, String(chance.below(6))]).full,
  "reviewers|reviewer|requested reviewers|code owners|codeowners @ pull pullrequest mergerequest commit branch codereview repository merge change & branch repository commit_sha additions deletions pull_request_id":
    ({ member }) =>
    (scope, chance) =>
      personOf(scope, [...member.words, String(chance.below(6))]).username,
  "release name|version name|codename @ release version build":
    "Autumn release|Hotfix 2|Spring update|Beta 3",
  "environment|env|stage|target environment @ deployment release server service secret variable flag incident":
    "production|staging|development|preview",
  "file path|path|file|filename @ diff comment review commit change coverage annotation codereview finding":
    "src/cart/total.ts|src/api/orders.ts|lib/date.ts|tests/login.test.ts|src/ui/button.tsx|docs/setup.md",
  "comment|body|text|suggestion @ codereview pull & file_path line line_number pull_request_id":
    "Could we name this after what it returns?|This misses the empty case.|Nice, much simpler than before.|Please add a test for the second branch.|Typo in the message.",
  "verdict|decision|review state|review status|state @ codereview & pull_request_id pull_request commit_sha file_path branch":
    "approved|changes requested|commented|pending",
  "severity|level|issue severity @ issue bug vulnerability incident finding alert defect error":
    "low|medium|high|critical",
  "cve|cve id|vulnerability id": draw(
    (_, chance) => `CVE-${chance.between(2022, 2026)}-${chance.between(1000, 49_999)}`,
  ),
  "package|package name|dependency|dependency name|library|affected package|module @ vulnerability dependency package advisory audit":
    "left-grid|fast-yaml|http-relay|date-tools|safe-merge|tiny-parser",
  "exception|exception type|error type|error class|error name @ error exception crash event issue log":
    "TypeError|TimeoutError|ValidationError|NullPointerException|ConnectionRefused|RangeError",
  "stack trace|stacktrace|stack|trace":
    "at total (src/cart/total.ts:42:11)|at fetchOrders (src/api/orders.ts:18:5)|at render (src/ui/list.tsx:77:9)",
  "title|name|alert name|rule name @ securityalert securityevent securityincident & source_ip malware":
    "Many failed sign-ins from one address|Sign-in from a new country|Malware found on a laptop|Unusual upload at night|New admin account created|Port scan from outside",
  "root cause|cause|trigger @ incident outage postmortem":
    "Expired certificate|Slow database query|Bad deploy|Disk full|Upstream provider down|Misconfigured cache",
  "impact|customer impact|affected users description @ incident outage postmortem":
    "Checkout slow for 20 minutes|Logins failing in Europe|Delayed emails|No customer impact",
  "affected services|services|affected systems|components|service|affected components @ incident outage maintenance statuspage":
    "checkout|search|login|email delivery|api|reports",
  "title|name|summary|headline @ incident outage postmortem":
    "Elevated error rate on checkout|Search results delayed|Login failures in Europe|Emails arriving late|API timeouts|Dashboard not loading|Webhooks delivered twice|Uploads failing|Slow reports in the morning|Push notifications missing|Payments declined in error|Stale prices in the shop|Mobile app closes at start|Exports stuck in the queue",
  "name|flag|flag name|title|display name @ flag featureflag toggle & rollout_percentage":
    "New checkout|Dark mode|Inline comments|Faster search|Beta dashboard|Smart replies|Bulk edit|Passkey login|Saved filters|Shared calendars|Guest checkout|Weekly digest|Two-column layout|Live preview|Usage limits|Audit export|New navigation",
  "key|flag key|slug @ flag featureflag toggle & rollout_percentage":
    "new-checkout|dark-mode|inline-comments|faster-search|beta-dashboard|smart-replies|bulk-edit|passkey-login",
  "target segments|segments|target groups|target audience|audience|targeted segments|user segments @ flag featureflag featuretoggle toggle rollout experiment":
    "Beta testers|Internal staff|New customers|Pro plan|Returning visitors|Mobile users|Europe",
  "targeting|rule|rules|targeting rule|targeting rules|condition @ flag featureflag toggle experiment":
    "country = DE|plan = pro|10 % of users|internal users|beta group",
  "variant|variation|variants|variations|default variant|winning variant|winner @ flag experiment abtest test toggle split":
    "Control|Variant A|Variant B",
  "name|environment name|label|key @ environment env": "production|staging|development|preview",
  "description|summary|purpose|about|details @ flag featureflag toggle & rollout_percentage":
    "Shows the new version to part of the users.|Hides the old page once everybody has moved.|Turned off at once if errors rise.|Measures whether the shorter form helps.|Only for customers who asked for it.|Removed after the next release.|Behind a setting until the help pages are ready.|Opt-in for the beta group.|Kept off in production until the load test.|Replaces three older switches.|For staff accounts only.",
  "slack|slack channel|slack handle": "#team-web|#payments|#platform|#growth|#mobile|#on-call",
  "name|key|label @ arm & traffic_percent rollout": "control|variant A|variant B|treatment",
  "hypothesis @ experiment abtest test":
    "A shorter form raises completion.|A green button gets more clicks.|Fewer steps reduce drop-off.",
  "metric|primary metric|goal|goal metric|success metric|kpi @ experiment abtest test flag":
    "Conversion rate|Click-through rate|Revenue per visitor|Retention after 7 days",
  "query|sql|search query|statement @ query database log slow":
    "SELECT * FROM orders WHERE status = 'open'|UPDATE users SET last_seen = now()|SELECT count(*) FROM events",
  "table|table name|collection name @ query database migration backup column":
    "users|orders|events|invoices|sessions",
  "container image|docker image|image @ container pod kubernetes dockerimage": shape(
    "registry.example/api:1.##.#",
    "registry.example/web:2.#.#",
    "registry.example/worker:0.9.#",
  ),
  "namespace @ pod deployment service container kubernetes cluster":
    "default|production|monitoring|payments|staging",
  "pod|pod name|container name|node name|hostname|host|affected host|source host @ pod container node server metric log service cluster & ip_address ip source_ip hostname":
    shape("web-#", "api-##", "worker-#", "db-#"),
  "cron|cron expression|schedule|cron schedule @ job cron task backup workflow":
    "0 3 * * *|*/15 * * * *|0 9 * * 1|30 0 1 * *",
  "bucket|storage bucket": "media-prod|backups-eu|exports|user-uploads",
  "registrar|domain registrar": "NameHarbor|Northdomains|Rootzone|DomainWorks",
  "zone|zone name @ dns dnsrecord dnszone & ttl":
    "example.com|example.org|harbour.example|northwind.example",
  "name|host|hostname|record name @ dns dnsrecord": "@|www|api|mail|shop|staging|_dmarc|blog|cdn",
  "content|value|target|data|points to @ dns dnsrecord":
    "192.0.2.14|192.0.2.80|2001:db8::14|edge.example.net|mail.example.com|v=spf1 include:example.net -all",
  "comment|notes @ dns dnsrecord":
    "Points to the load balancer.|Added for mail.|Needed for the certificate.|Old shop, remove in spring.",
  "dns record|record type|dns type @ dns domain record": "A|AAAA|CNAME|MX|TXT",
  "certificate issuer|issuer|ca|certificate authority @ certificate ssl tls domain":
    "Example Root CA|Northern Trust CA|Let's Mock",
  "program name|name|program @ bountyprogram bounty":
    "Northwind Bug Bounty|Copper & Finch VDP|Meridian Security Programme|Juniper Responsible Disclosure",
  "scope|in scope|assets|affected asset|asset|target @ bountyprogram bounty vulnerability vulnerabilityreport":
    "api.example.com|app.example.com|iOS app|Android app|*.example.com",
  "title|name|summary @ vulnerability vulnerabilityreport":
    "Stored XSS in profile name|IDOR on invoice download|Open redirect after login|Rate limit missing on password reset|CSRF on email change|Verbose error reveals stack trace",
  "weakness|cwe|vulnerability type|weakness type|category @ vulnerability vulnerabilityreport":
    "CWE-79: Cross-site scripting|CWE-639: Insecure direct object reference|CWE-601: Open redirect|CWE-352: CSRF|CWE-307: Missing rate limit",
  "steps to reproduce|reproduction steps|reproduction|repro steps|steps @ vulnerability bug issue defect vulnerabilityreport error":
    "Sign in, open the profile, paste the payload, save.|Request the invoice of another account by its number.|Open the link while signed out.|Empty the cart on a second device.",
  "state|status @ vulnerability vulnerabilityreport": "new|triaged|resolved|duplicate|informative",
  "expected behavior|expected behaviour|expected result":
    "The order is saved.|The page shows an error message.|The total is updated.",
  "actual behavior|actual behaviour|actual result":
    "Nothing happens.|The page stays blank.|The old total is shown.",
  // Models that learn
  "title|name @ conversation chat chatsession thread": besideAny(
    "total tokens|tokens used|token count|system prompt|prompt tokens",
  )(
    "Weekend in Lisbon|Slow database query|Reply to a late supplier|Dinner from leeks and eggs|Cover letter|Running plan|Failing test|Phone contracts|Birthday party|Summary of the meeting",
  ),
  "experiment name|run name|name|title @ trainingrun experimentrun mlexperiment finetuningjob modelrun":
    "baseline-v1|larger-batch|lower-learning-rate|augmented-data|longer-context|frozen-encoder|dropout-02|cosine-schedule",
  "model|model name|base model|ai model & total_tokens tokens_used token_count prompt_tokens system_prompt max_tokens":
    "small-2|base-3|large-4|vision-2",
  "model|model name|base model|ai model @ prompt completion training experiment inference chat llm agent run":
    "small-2|base-3|large-4|vision-2|embed-1",
  "prompt|system prompt|user prompt|input text|instruction @ prompt completion chat llm agent run":
    "Summarise this email in two sentences.|Write a friendly reply to a late delivery.|List three names for a bakery.|Translate the text into Spanish.",
  "completion|output|model output|response text|generated text|answer @ completion chat llm agent run":
    "Here is a short summary of the email.|Thanks for your patience, your parcel arrives tomorrow.|Crumb & Co., Morning Loaf, The Oven Door.",
  "dataset|dataset name|training data|data set @ model training experiment run":
    "reviews-2025|street-signs-v3|support-tickets|crop-images",
  "label|class|prediction|predicted label|predicted class|annotation @ prediction annotation sample image classification":
    "cat|dog|street sign|pedestrian|positive|spam|other",
  // Chains
  "derivation path|hd path": digits("m/44'/60'/0'/0/#", "m/84'/0'/0'/0/#"),
  "tx hash|transaction hash|block hash": draw(
    (_, chance) => `0x${Array.from({ length: 64 }, () => chance.below(16).toString(16)).join("")}`,
  ),
  "public key|pubkey @ wallet account key": hexadecimal(64),
  "token symbol|coin|coin symbol|symbol|asset|asset symbol|token @ token wallet transfer crypto coin & tx_hash wallet_id token_name network":
    "BTC|ETH|SOL|ADA|USDC|DOT|LINK",
  "token name|coin name|name @ token crypto coin & token_symbol market_cap":
    "Bitcoin|Ethereum|Solana|Cardano|USD Coin|Polkadot|Chainlink",
  "status|state|transaction status @ tokentransfer crypto blockchain & tx_hash block_number gas_used":
    "confirmed|pending|confirmed|failed",
  "direction|transfer direction @ transfer transaction wallet & tx_hash wallet_id from_address":
    "in|out",
  "network|chain|blockchain @ wallet token transfer transaction nft contract":
    "Ethereum|Polygon|Solana|Bitcoin|Arbitrum",
  "nft name|token id name|name|title @ nft": "Paper Fox #12|Tin Robot #208|Pixel Garden #7",
  "collection|collection name|series @ nft nftcollection":
    "Paper Foxes|Tin Robots|Pixel Gardens|Night Trams|Glass Birds",
  "token id|token @ nft": digits("####", "###"),
  // Ads and mail
  "headline|ad headline|title|ad title @ ad advertisement creative":
    "Fresh coffee, delivered weekly|Your city by bike|Learn Spanish in 15 minutes|Plants for dark flats",
  "ad copy|ad text|description|primary text @ ad advertisement creative":
    "Try it free for 14 days.|Order today, at your door tomorrow.|Join 20,000 happy customers.|No subscription, no fuss.",
  "call to action|cta|cta text|cta label|button text|button label":
    "Learn more|Sign up|Shop now|Get started|Book now",
  "ad network|platform|placement|network|channel|ad platform @ ad campaign adcampaign creative adset":
    "Search|Social feed|Display|Video|Newsletter|Podcast",
  "ad format|format|creative type|type @ ad creative": "image|video|carousel|text|story",
  "objective|goal|campaign objective|campaign goal @ campaign ad adcampaign adset":
    "Awareness|Traffic|Leads|Sales|App installs",
  "bid strategy|bidding strategy|bidding": "lowest cost|target CPA|manual|maximise clicks",
  "keyword|search term|search keyword|target keyword|keywords @ ad campaign seo keyword ranking search adgroup":
    "running shoes|coffee subscription|used bikes|learn spanish|indoor plants|city hotel",
  "match type|keyword match": "exact|phrase|broad",
  "audience|target audience|audience name|segment|list|list name|mailing list @ campaign ad newsletter email adset subscriber":
    "New subscribers|Returning customers|Cart abandoners|Newsletter readers|Lookalike 1 %|Students 18–24",
  "name|title|campaign name @ adcampaign adset emailcampaign marketingcampaign & impressions ctr open_rate subject_line":
    "Spring launch|Newsletter March|Back to school|Summer sale|Retargeting Q2|Welcome series|Early bird offer|Holiday countdown|Product update|Customer survey|Webinar invitation|Win-back offer|New arrivals|Anniversary offer|Year in review",
  "status|state @ newsletterissue mailing emailblast": "draft|scheduled|sent|sent|sent",
  "topics|topic|tags|sections @ newsletterissue newsletter mailing":
    "Design|Remote work|Book tips|Product news|Interviews|Tools|Events",
  "from name|sender name|sender @ campaign newsletter":
    "Northwind|Bluebird Studio|Fernway|Copper & Finch|Little Harbour",
  "bounce type|bounce reason": "hard|soft|mailbox full|unknown address",
  "referrer|referer|landing page|entry page|exit page|page path|page url path @ visit session pageview analytics event":
    "/|/pricing|/blog/night-trains|/products/oak-chair|/search",
  "body|content|text|html body|message @ newsletter newsletterissue mailing emailcampaign & preview_text open_rate unsubscribes":
    "Hello, this month we have three stories for you, and a small offer at the end.|Thank you for reading along. Here is what is new, and what comes next.|Good morning! Today: five ideas for the weekend, a recipe and a reader's question.|We have been busy. See what we built, who joined the team and where to meet us.|It is the last week of our sale. These are the favourites of our readers.",
  "message|details|activity|description|note @ checkpoint trackingevent shipmentevent trackingupdate shipmentupdate parcelevent parcelupdate packageevent packageupdate scanevent parcelscan shipmentscan deliveryevent deliveryupdate trackinghistory":
    "Picked up by the carrier.|Arrived at the sorting centre.|Left the sorting centre.|Arrived at the local depot.|Out for delivery.|Handed to the recipient.",
  "event code|scan code|status code|scan type @ scanevent parcelscan shipmentscan trackingevent shipmentevent parcelevent":
    "PU|AR|DP|OD|DL",
  "event name|event|event type @ trackingevent tracking shipmentevent": beside(
    /location|city|facility/i,
    "label created|picked up|at sorting centre|in transit|at local depot|out for delivery|delivered",
  ),
  "event name|event|event type|action @ analytics analyticsevent trackingevent pageview tracking":
    "page_view|sign_up|add_to_cart|purchase|video_play|search",
});
