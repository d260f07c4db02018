import { oneOf } from "../../../../one-of.ts";
import { letters } from "../../../../phrases/letters.ts";
import { toSlug } from "../../../../phrases/slug.ts";
import { companyNames, postHeadlines } from "../../../../phrases/subjects.ts";
import {
  beside,
  digits,
  draw,
  english,
  hexadecimal,
  type TextRule,
  toTextRules,
} from "../../text-rule.ts";

/** Variants of a test have shares of its visitors. */
const tested = /^(?:weight|allocation|traffic|rollout|conversion|visitor|impressions|is_?control)/i;

const secretOf =
  (prefix: string, length: number): TextRule =>
  (context) => {
    const rest = hexadecimal(length)(context);
    return rest && ((scope, chance) => prefix + rest(scope, chance));
  };

/** `object: "invoice"`: what a record of an API says that it is. */
const ownKind: TextRule = ({ member: { owner, siblings } }) => {
  const isRecord = siblings.some((name) =>
    /^(?:id|livemode|created|created_at|createdAt)$/.test(name),
  );
  const kind = toSlug(owner.join(" ")).replaceAll("-", "_");
  return isRecord && kind !== "" ? () => kind : undefined;
};

const whereLarge = (says: string) => beside(/^context|[Tt]okens/, says);

const onChain = (says: string) => beside(/^(?:network|blockchain|chain|chainId|chain_id)$/, says);

/** What platforms for developers call things: what they build, send, keep a log of and learn from. */
export const platformRules = toTextRules({
  "list|list name|project|folder|category @ todo todoitem reminder":
    "Personal|Work|Groceries|Home|Someday|Errands",
  "alerts|alert|warnings|weather alerts @ weather weatherreport forecast":
    "Wind warning until 18:00|Heavy rain expected|Frost overnight|High UV around noon|Fog in the morning",
  "name|title|source name @ newssource newsarticlesource articlesource headlinesource":
    "The Daily Harbour|City Chronicle|Northern Post|Evening Courier|Open Science News",
  "storage|storage limit|storage space|disk space|storage included|storage quota @ plan pricingplan tier subscriptionplan hostingplan pricingtier package":
    "5 GB|10 GB|50 GB|100 GB|250 GB|1 TB",
  "preferences|interests|topics|lists @ newsletter newslettersubscriber newslettersubscription subscriber":
    "Product news|Weekly digest|Events|Special offers|Tutorials",
  "honors|honours|distinction @ education degree":
    "Cum laude|Magna cum laude|Dean's list|With distinction",
  "role|my role|position @ portfolioproject casestudy & technologies live_url repo_url":
    "Frontend developer|UI designer|Full-stack developer|Lead developer|Product designer",
  "quote|text|content|message @ testimonial projecttestimonial clienttestimonial":
    "They listened, asked the right questions and delivered early.|Our customers noticed the difference on the first day.|Clear, calm and always on time.|The best decision we made this year.",
  "position|job title|author title|author role|role|designation|occupation @ testimonial projecttestimonial clienttestimonial":
    "Head of Marketing|Founder|Product Manager|Managing Director|Operations Lead",
  "theme|color scheme|colour scheme|appearance|ui theme|theme mode @ preference userpreference userpreferences setting settings usersetting usersettings appsettings profile account user & email_notifications push_notifications font_size":
    "light|dark|system",
  "music|song|soundtrack|audio track|audio|sound|track name|sound title|audio title|music title|song title @ story reel short video clip":
    "Golden Lights – Night Tram|Slow Rivers – Velvet Rivers|Paper Hearts – The Paper Lanterns|Midnight Highway – Nora Kelly",
  "team|team name|squad @ sprint iteration release standup retro retrospective":
    "Checkout|Platform|Mobile|Growth|Search|Payments",
  object: ownKind,
  // Builds
  "default branch|main branch|production branch|trunk": "main|main|main|master|trunk",
  "node version|nodejs version|node js version": "22.x|20.x|24.x",
  "python version": "3.12|3.13|3.11",
  "framework|framework preset @ project deployment site app application build":
    "Next.js|Astro|SvelteKit|Nuxt|Remix|Vite",
  "runtime|language runtime @ function lambda deployment project worker build":
    "nodejs22.x|nodejs20.x|python3.12|go1.23|edge",
  "root directory|working directory|base directory|output directory|publish directory|source directory|root dir|output dir":
    "apps/web|packages/site|apps/docs|dist|public|services/api",
  "url|deployment url|preview url|live url @ deployment preview": draw(
    (_, chance) => `https://${letters(chance)}-${letters(chance)}.example.app`,
  ),
  "health check url|healthcheck url|health url|health check endpoint|health endpoint|liveness url|readiness url":
    draw(
      (_, chance) =>
        `https://${letters(chance)}.example.app/${chance.pick(["health", "healthz", "status"])}`,
    ),
  "build command|build script": "npm run build|pnpm build|yarn build|npm run build:web|vite build",
  "install command|install script": "npm ci|pnpm install|yarn install",
  "start command|dev command|run command": "npm start|npm run dev|node server.js",
  "test command|test script": "npm test|npm run test:e2e|vitest run",
  // Webhooks and keys
  "url|endpoint|target url|endpoint url|callback url @ webhook webhookendpoint webhooksubscription webhookdelivery":
    draw(
      (_, chance) =>
        `https://${letters(chance)}.example.com/hooks/${chance.pick(["orders", "billing", "users", "events", "inventory"])}`,
    ),
  "secret|signing secret @ webhook webhookendpoint": secretOf("whsec_", 24),
  "description|note|purpose @ webhook webhookendpoint webhooksubscription":
    "Sends new orders to the warehouse.|Posts failed payments to the team channel.|Keeps the CRM up to date.|Feeds the analytics pipeline.|Starts the welcome emails.|Updates stock in the shop.",
  "api version|version @ webhook webhookendpoint apiversion apievent & livemode pending_webhooks":
    "2026-09-30|2026-03-31|2025-11-15|2025-06-30",
  "code|barcode|barcode value|value @ barcode barcodescan": digits(
    "4006381######",
    "5901234######",
    "0012345######",
  ),
  "format|symbology|barcode type|type @ barcode barcodescan":
    "EAN-13|Code 128|QR|UPC-A|Data Matrix",
  "current task|task|job|current job @ robot cleaningrobot cobot agv":
    "Picking, aisle 4|Returning to dock|Cleaning hall B|Pallet to gate 2|Inventory scan",
  "name|model name|title @ aimodel llm languagemodel llmmodel & context_window context_length":
    whereLarge("Lumen Large|Lumen Mini|Aria 3|Aria 3 Small|Meridian Chat|Nova Code|Northlight 70B"),
  "description|about|summary @ aimodel llm languagemodel llmmodel & context_window context_length":
    whereLarge(
      "Fast and cheap, for everyday questions.|Reads long documents in one go.|Good at code and at thinking in steps.|Small enough for a laptop.",
    ),
  "capabilities|capability|features|supported features @ aimodel llm languagemodel llmmodel & context_window context_length":
    "chat|code|vision|tool use|streaming|structured output",
  "parameters|parameter count|model size @ aimodel llm languagemodel llmmodel & context_window context_length":
    "3B|7B|13B|34B|70B",
  "name|label|key name @ apikey apitoken accesstoken personalaccesstoken servicetoken":
    "Production server|CI pipeline|Local development|Mobile app|Reporting script|Staging|Partner integration|Backup job",
  "prefix|key prefix|token prefix @ apikey apitoken accesstoken key & last_used_at": draw(
    (_, chance) =>
      `${chance.pick(["sk_live", "sk_test", "pk_live", "pk_test"])}_${chance.below(65536).toString(16).padStart(4, "0")}`,
  ),
  // Logs of who did what
  "resource name|target name|entity name|object name|subject name|resource title @ log audit auditlog activity auditevent & actor action":
    "Invoice 2041|Onboarding checklist|Weekly report|Billing settings|Marketing site|Support inbox|Spring catalogue|Mobile app",
  "field|field name|property|attribute|path @ change diff delta & old_value new_value previous_value":
    "status|title|email|price|priority|role|plan|country|quantity|owner",
  // Chat
  "status text|status message|custom status|away message|status note & presence status_emoji handle online display_name":
    "In a meeting|At lunch|Working from home|On holiday until Monday|Focusing, back at three|Commuting|Out sick|Pairing today",
  "purpose @ channel":
    "Company-wide news.|Ask anything, answer when you can.|Plans and questions for the next release.|Where customers' wishes end up.|Screens and sketches for feedback.|Anything that is not work.|Who is in the office, who is not.|What broke, and what we learnt.",
  // Models that learn
  "name|model name|title @ trainedmodel mlmodel machinelearningmodel & f1_score hyperparameters":
    "churn-classifier|image-tagger|demand-forecast|spam-filter|price-estimator|intent-detector|fraud-score|ticket-router",
  "framework|library|ml framework @ trainedmodel mlmodel machinelearningmodel training trainingrun trainingjob & hyperparameters epochs":
    "PyTorch|TensorFlow|JAX|scikit-learn|XGBoost|Keras",
  "task|task type|problem type|use case @ trainedmodel mlmodel machinelearningmodel model & f1_score hyperparameters":
    "text classification|object detection|regression|forecasting|summarisation|ranking|speech recognition",
  "optimizer|optimiser": "adam|adamw|sgd|rmsprop",
  "loss function|loss": "cross-entropy|mse|focal loss|hinge",
  "architecture|network architecture|model architecture|backbone @ model mlmodel trainedmodel training experiment run":
    "transformer|ResNet-50|LSTM|U-Net|gradient boosting|MLP",
  "activation|activation function": "relu|gelu|tanh|sigmoid",
  "gpu type|gpu|gpu model|accelerator|accelerator type|hardware @ training trainingrun trainingjob run job instance experiment cluster & gpu_count epochs":
    "A100 80GB|H100|L4|T4|RTX 4090|A10G",
  "tags|tag @ trainedmodel mlmodel dataset trainingrun & hyperparameters f1_score":
    "baseline|tabular|vision|nlp|quantised|fine-tuned|multilingual|experimental",
  "name|title|dataset name|label @ dataset":
    "Street signs 2025|Customer reviews|Support tickets|Crop images|Bird calls|City traffic counts|Handwritten digits|Product photos",
  "description|summary|about @ dataset":
    "Photos of road signs from twelve cities.|Reviews with stars, names removed.|Tickets with their category and answer.|Leaves, healthy and not, by crop.|Short recordings from forests and parks.|Hourly counts at 240 crossings.|Scanned forms, one digit each.|Product shots on white, with categories.",
  "source|origin|data source|provenance @ dataset":
    "public records|customer surveys|sensor network|web forms|partner feed|open data portal",
  "labels|classes|class list @ dataset":
    "positive|negative|neutral|spam|not spam|pedestrian|cyclist|stop sign|cat|dog",
  "format|file format|data format @ dataset": "csv|parquet|jsonl|csv|tfrecord",
  "log|logs|last log line|log tail|message @ trainingrun trainingjob training":
    "epoch 12: val_loss 0.214|checkpoint saved|loading 48,000 samples|early stopping at epoch 31|learning rate lowered to 0.0005|resumed from checkpoint 8",
  "error message|error|failure reason @ trainingrun trainingjob training":
    "CUDA out of memory|Loss is NaN at step 1204|Dataset shard missing|Node was preempted",
  // Homes that think
  "name|room name|label @ room": beside(
    /motion|^lights|^devices|thermostat|deviceCount|device_count/i,
    "Living room|Kitchen|Bedroom|Nursery|Hallway|Office|Bathroom|Guest room|Cellar|Garage",
  ),
  "room|room name|location|zone|area @ smartdevice smarthome thermostat smartlight smartlock homedevice automation scene":
    "Living room|Kitchen|Bedroom|Nursery|Hallway|Office|Bathroom|Garage",
  "call sign|callsign @ incident dispatch unit officer patrol engine firetruck": digits(
    "E-1#",
    "M-2#",
    "P-4#",
  ),
  // Mail, calendars and files
  "subject|subject line @ email mail mailmessage & folder is_read snippet":
    "Meeting on Thursday|Invoice for October|Question about the contract|Re: Travel plans|Photos from Saturday|Your order has shipped|Draft for review|Lunch next week?",
  "message preview|last message snippet|last message text":
    "Sounds good, see you then.|Can you send me the file?|On my way.|Thanks a lot!|I will look at it tomorrow.|Perfect, let us do that.|Did you see my last message?|Happy to help.",
  "snippet|preview|preview text|excerpt @ email mail mailmessage inboxmessage & folder":
    "Hi, are we still on for Thursday? I have…|Please find the invoice attached, it is…|Thanks for the quick reply, that helped…|The second page needs another look before…|Here are the pictures from the weekend…|Your parcel left our warehouse this…|Could you send me the signed copy by…",
  "labels|label|tags @ email mail mailmessage":
    "Work|Personal|Travel|Receipts|Family|To do|Important",
  "method|type|channel @ reminder reminders": "email|popup|push|sms",
  "title|name|summary|subject @ calendarevent calendarentry & calendar_id all_day":
    "Weekly team meeting|1:1 with Maya|Dentist|Project kickoff|Design review|Lunch with Omar|Sprint planning|Parents' evening|Budget review|Yoga",
  "location|place|where @ calendarevent calendarentry & calendar_id all_day":
    "Room 2.14|Video call|Café Linde|Main office, 3rd floor|Board room|Harbour Street 12",
  "path|request path|url path|route|endpoint @ http request accesslog apilog logentry requestlog & status_code latency_ms":
    "/api/orders|/api/users/42|/login|/health|/api/search|/checkout|/api/invoices/2041|/webhooks/billing",
  "path|file path|filename|file name @ file changedfile filechange": beside(
    /^(?:additions|deletions|linesAdded|lines_added)$/i,
    "src/checkout/form.ts|src/cart/total.ts|src/api/orders.ts|tests/cart.test.ts|docs/webhooks.md|package.json",
  ),
  "source|income source @ income":
    "Salary|Freelance work|Rental income|Child benefit|Interest|Tax refund",
  "path|folder|folder path|directory|parent path @ file storedfile fileitem & mime_type checksum":
    "/Documents|/Documents/Invoices|/Projects/Website|/Photos/2026|/Shared/Team|/Downloads",
  "name|title|label @ productvariant itemvariant": "Small|Medium|Large|Sand|Charcoal|Forest green",
  "key|value|slug @ variant variation": beside(tested, "control|variant-a|variant-b|variant-c"),
  "name|label|title @ variant variation": beside(tested, "Control|Variant A|Variant B|Variant C"),
  "affected regions|regions affected|impacted regions|affected region @ incident outage alert maintenance":
    "Europe|North America|Asia-Pacific|South America",
  "template|page template|layout @ page landingpage":
    "default|landing|article|full width|with sidebar",
  "title|og title|meta title|page title @ seo opengraph og": english(postHeadlines),
  "content|text|body|copy @ block":
    "Fresh bread every morning, baked two streets away.|Book a table, or just come by.|Twelve people who like what they do.|Free delivery within the city from 30 upwards.|Ask us anything, we answer within a day.|See what our customers have built.",
  // Weak spots and keys
  "references|reference links|advisories|links @ vulnerability advisory cve": draw(
    (_, chance) =>
      `https://advisories.example.com/${chance.between(2023, 2026)}/${chance.between(100, 999)}`,
  ),
  "affected versions|vulnerable versions|vulnerable range|affected range|version range|vulnerable version range":
    digits("< 2.#.1", ">= 1.0.0, < 1.#.3", "<= 3.#.0", "< 0.9.#"),
  "description|summary|details @ vulnerability advisory":
    "Input is shown again without being escaped.|The identifier in the address is not checked against the account.|The target after login may be on any site.|Tries are not counted, so a code can be guessed.|The form accepts requests from other sites.|Errors show file names and line numbers.",
  "ip whitelist|ip allowlist|whitelisted ips|allowed ip addresses|ip blacklist|ip blocklist|blocked ips":
    draw(
      (_, chance) =>
        `${chance.pick(["203.0.113", "198.51.100", "192.0.2"])}.${chance.between(1, 254)}`,
    ),
  "failure reason|reason|error @ loginattempt login signin authattempt authentication":
    "wrong password|unknown user|account locked|code expired|too many attempts",
  // Chains
  "from|to|sender|recipient|receiver|from address|to address & gas_used block_number gas_price":
    draw(
      (_, chance) =>
        `0x${Array.from({ length: 40 }, () => chance.below(16).toString(16)).join("")}`,
    ),
  "hash|tx hash|transaction hash & block_number gas_used confirmations": draw(
    (_, chance) => `0x${Array.from({ length: 64 }, () => chance.below(16).toString(16)).join("")}`,
  ),
  "currency|asset|coin|symbol @ wallet cryptowallet": onChain("BTC|ETH|SOL|USDC|POL"),
  "tags|labels @ wallet cryptowallet": onChain("cold|hot|savings|trading|defi|shared"),
  // Repositories
  "language|primary language|main language @ repository repo gist snippet":
    "TypeScript|Python|Go|Rust|Java|Kotlin|C#|Ruby",
  "key|name @ servertag resourcetag instancetag cloudtag clustertag":
    "env|team|owner|cost-center|project",
  "value @ servertag resourcetag instancetag cloudtag clustertag":
    "production|staging|platform|payments|web",
  "name|title|menu name @ menunavigation navigationmenu navmenu sitemenu navigation":
    "Main menu|Footer|Sidebar|Legal links|Mobile menu",
  "location|position|area|placement @ menunavigation navigationmenu navmenu sitemenu navigation":
    "header|footer|sidebar|mobile",
  "label|title|text|name & open_in_new_tab opens_in_new_tab new_tab target_blank":
    "Home|About|Products|Blog|Contact|Pricing|Careers|Help",
  "title|name|caption|label @ mediaasset mediafile mediaitem":
    "Harbour at dawn|Spring campaign banner|Team photo|Product shot, front|Icon set|Office opening",
  "topics|topic|tags @ repository repo": "typescript|react|api|cli|testing|docs|database|css",
  "full name @ repository repo": "northwind/orders-api|northwind/web-shop|copperfinch/cli",
  "name @ license licence": beside(
    /^(?:key|spdx|spdxId|spdx_id)$/,
    "MIT License|Apache License 2.0|BSD 3-Clause License|GNU GPL v3.0",
  ),
  "key|spdx id|spdx @ license licence": beside(
    oneOf("name"),
    "mit|apache-2.0|bsd-3-clause|gpl-3.0",
  ),
  "head ref @ pull pullrequest mergerequest":
    "feature/search|fix/login|feature/dark-mode|chore/deps|fix/date-parsing",
  "base ref @ pull pullrequest mergerequest": "main|main|develop",
  "name|step name|title @ buildstep jobstep pipelinestep":
    "Install|Lint|Build|Unit tests|Package|Deploy",
  "response body|response text @ webhookdelivery delivery webhook request attempt":
    'OK|Accepted|{"received":true}|{"ok":true}',
  "content type|accept @ header headers": "application/json",
  // Machines that work by the clock
  "name|title|job name @ backupjob cronjob syncjob scheduledjob backup":
    "Nightly database|Weekly files|Media archive|Mail server|Config snapshot|Shop images|Customer records|Log archive",
  "source|from @ backupjob backup": "db-primary|/srv/media|mail-01|/home|crm-db|shop-web-1",
  "destination|target|to @ backupjob backup":
    "s3://backups-eu|nas-02:/backup|s3://archive|offsite vault",
  "name|rule name|title @ firewallrule securityrule networkrule":
    "Allow web traffic|Block Telnet|SSH from the office|Deny all inbound|Database from app tier|DNS out|Monitoring in|Mail relay out",
  "source|destination|src|dst|source address|destination address @ firewallrule securityrule networkrule & port_range":
    "10.0.0.0/16|0.0.0.0/0|203.0.113.0/24|10.0.4.0/24|198.51.100.7/32",
  "port range|port ranges|ports|destination port @ firewallrule securityrule networkrule firewall":
    "443|80|22|5432|53|8000–8100|1024–65535",
  "protocol @ firewallrule securityrule networkrule": "tcp|udp|icmp|any",
  "description|note|notes|comment @ firewallrule securityrule networkrule":
    "Needed by the public site.|Only from the office.|Keeps old protocols out.|Asked for by the platform team.|Reviewed every quarter.|For the nightly backup.",
  "san|sans|subject alt names|subject alternative names|alternative names|alt names": draw(
    (_, chance) =>
      `${chance.pick(["www", "api", "shop", "mail", "app"])}.${letters(chance)}.example`,
  ),
  "serial|serial number @ certificate": (context) =>
    context.member.siblings.some((name) => /issuer|domain|fingerprint/i.test(name))
      ? hexadecimal(20)(context)
      : undefined,
  "data region|storage region|hosting region|data residency":
    "eu-central-1|eu-west-1|us-east-1|ap-southeast-2",
  "name|tenant name|display name @ tenant": (context) =>
    context.member.siblings.some((name) => /^(?:subdomain|seats|sso|plan$)/i.test(name))
      ? english(companyNames)(context)
      : undefined,
  // Figures
  "title|name|label @ dashboardwidget widget tile":
    "Active users|Monthly revenue|Conversion rate|Response time|Open tickets|Sign-ups",
  "label|name @ series": "This period|Previous period|Target|Europe|North America",
  "site|website|property|site name @ analyticsreport analytics sitestat & pageviews bounce_rate":
    "www.northwind.example|shop.example.com|blog.example.org|docs.example.com",
  "path|page|page path|url path @ toppage page landingpage & views pageviews":
    "/|/pricing|/blog/night-trains|/products/oak-chair|/about|/contact|/docs/start",
  "source|referrer|name|site @ referrer & visits":
    "Search|Newsletter|Direct|Social media|Partner sites|Forums",
  "type|resource type & attributes relationships": "articles|products|people|comments|orders",
  "title @ attribute": english(postHeadlines),
  // Bots
  "intent|detected intent|topic @ chatbotconversation chatbot botmessage utterance & confidence tokens_used":
    "track_order|reset_password|book_appointment|cancel_subscription|opening_hours|talk_to_human",
  "model|model name @ chatbotconversation chatbot assistant completion & tokens_used prompt_tokens":
    "small-2|base-3|large-4|vision-2",
});
