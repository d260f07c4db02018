import { paperTitles } from "../../phrases/paper-titles.ts";
import { day, hour, minute, type ThingTable } from "./thing.ts";

/** Software and machines, public affairs, science and the projects of teams. */
export const systemThings: ThingTable = {
  "user member profile": {
    status: "active|invited|inactive|suspended",
    type: "admin|member|guest",
  },
  "task todo issue bug subtask": {
    status: "open|in progress|in review|done",
    type: "task|bug|story|improvement",
    category: "Frontend|Backend|Design|Content",
    reason: "Duplicate|Won't fix|Done elsewhere|Cannot reproduce",
    duration: [30 * minute, 16 * hour],
  },
  "project initiative": {
    status: "planned|active|on hold|completed|archived",
    type: "internal|client|research|maintenance",
    category: "Product|Marketing|Infrastructure|Research",
    price: [4000, 180_000, -3],
  },
  "contractmilestone paymentmilestone tendermilestone": {
    name: "Contract signed|First delivery|Interim report|Half of the work done|Acceptance|Final delivery",
  },
  "sprint iteration": {
    name: "Sprint {number}",
    status: "planned|active|completed",
    duration: [7 * day, 21 * day],
  },
  goalmilestone: {
    name: "First week|A quarter done|Halfway there|Three quarters done|Last stretch",
  },
  milestone: {
    name: "Kick-off done|Design freeze|Beta|Content complete|Pilot complete|Security review|Public launch|Handover",
    status: "planned|in progress|reached|missed",
  },
  release: {
    name: "Beta|Version {small}.{small}|Hotfix {small}|{season} release",
    status: "planned|in progress|released|delayed",
    type: "major|minor|patch",
  },
  "board column list": {
    name: "Backlog|To do|In progress|In review|Done|Ideas",
    type: "kanban|scrum",
    status: "active|archived",
  },
  "team department group squad": {
    status: "active|archived",
    type: "product|platform|support|project",
  },
  "device sensor thermostat gateway meter lamp bulb appliance": {
    name: "Kitchen thermostat|Hall sensor|Gateway {letter}|Front door lock|Garage camera|Greenhouse humidity|Boiler meter|Window sensor {small}",
    status: "online|offline|low battery|error|updating",
    type: "temperature|humidity|motion|light|energy|door",
    category: "Climate|Security|Lighting|Energy",
    about: "Reports every five minutes.",
    isNoted: true,
    price: [12, 240, 2],
  },
  "reading measurement observation sample datapoint": {
    status: "ok|suspect|missing|calibrating",
    type: "temperature|humidity|pressure|light|co2",
  },
  "server instance vm node host": {
    name: "{service}-{env}-0{small}",
    status: "running|stopped|starting|degraded|terminated",
    type: "small|medium|large|compute|memory",
    duration: [hour, 90 * day],
    price: [4, 320, 2],
  },
  microservice: {
    name: "{service}-api|{service}-service|{service}-worker|{service}-gateway",
    status: "operational|degraded|down|maintenance",
    type: "api|worker|web|library",
    about:
      "Takes orders and hands them to the warehouse.|Signs people in and keeps their sessions.|Sends all mail and text messages.|Finds products, articles and customers.|Turns events into daily reports.|Talks to the payment providers.",
  },
  website: {
    name: "Northwind shop|Harbour Blog|Fernway Foods|Copper & Finch|Lakeside docs|Juniper magazine|Meridian careers|Bluebird portfolio",
    status: "active|paused|pending",
    type: "shop|blog|portfolio|documentation",
  },
  monitoralert: {
    name: "High error rate|Slow responses|CPU almost full|Memory above limit|Disk almost full|Queue is growing|Certificate expires soon|Too few requests",
    status: "firing|acknowledged|resolved|silenced",
    type: "threshold|anomaly|heartbeat",
  },
  "cluster datacenter": {
    name: "{env}-{service}|eu-west-{small}|us-east-{small}",
    status: "healthy|degraded|provisioning|offline",
    type: "standard|high availability|development",
  },
  "deployment build pipeline workflow run execution": {
    name: "{service} {env}|build-{number}|Nightly tests|Release {service}|Import orders",
    status: "queued|running|succeeded|failed|cancelled",
    type: "manual|scheduled|push|pull request",
    reason: "Tests failed|Timeout|Cancelled by user|Out of memory",
    duration: [12, 1500],
  },
  "repository repo softwarelibrary plugin": {
    name: "{service}-api|{service}-web|{service}-client|design-tokens|docs-site|shared-{service}",
    status: "active|archived|deprecated",
    type: "library|application|plugin|template",
    about: "Small, typed and without dependencies.|Shared components for all front ends.",
  },
  commit: {
    name: "main|develop|fix/{service}-timeout|feature/{service}-search|release/{small}.{small}",
    status: "open|merged|closed|stale",
    type: "feature|fix|release",
  },
  "endpoint api webhook integration": {
    name: "{service} {env}|Order created|Payment webhook|Slack notifications|CRM sync",
    status: "active|paused|failing|disabled",
    type: "REST|webhook|GraphQL|batch",
  },
  "database dataset bucket queue index": {
    name: "{service}|{service}_{env}|{service}-events|customers|orders|sessions",
    status: "available|creating|backing up|read-only",
    type: "PostgreSQL|MySQL|document|key-value|time series",
  },
  domain: {
    name: "{service}.example.com|shop.example.org|{service}.example.net",
    status: "active|pending|expired",
    type: "wildcard|single|managed",
  },
  "log audit": {
    status: "info|warning|error",
    type: "login|update|delete|export|create",
    category: "Security|Data|System",
    about: "Signed in from a new device.|Settings changed.|Export finished.",
  },
  "outagereport poweroutage": {
    status: "reported|crew on the way|repairing|restored",
    type: "planned|unplanned",
  },
  "incident outage": {
    name: "Slow responses in {service}|Login errors|Delayed emails|{service} unavailable in Europe",
    status: "investigating|identified|monitoring|resolved",
    type: "outage|degradation|security|maintenance",
    about:
      "A configuration change was rolled back; response times are normal again.|Requests time out for some customers in Europe.",
    reason: "Configuration change|Expired certificate|Traffic spike|Disk full|Network failure",
    duration: [8 * minute, 6 * hour],
  },
  alarm: {
    name: "High CPU on {service}|Disk almost full|Door open too long|Temperature above limit",
    status: "firing|acknowledged|resolved|silenced",
    type: "threshold|anomaly|heartbeat",
  },
  featurerequest: {
    name: "Dark mode|Export to Excel|Offline mode|Calendar sync|Saved filters|Bulk editing|Faster start",
    about:
      "It would save us a lot of time.|Several of our customers ask for it.|We do it by hand today.|Other tools have it already.",
  },
  "feature flag": {
    name: "new-checkout|dark-mode|{service}-beta|inline-comments|faster-search",
    status: "on|off|rollout",
    type: "release|experiment|permission",
  },
  "apikey key token credential": {
    name: "{service} {env}|Mobile app|CI pipeline|Partner {company}",
    status: "active|expired|revoked",
    type: "read-only|read-write|admin",
  },
  "setting preference parameter option variable": {
    name: "Language|Time zone|Email notifications|Weekly summary|Default currency|Dark mode",
    type: "text|number|boolean|list",
  },
  "role permission": {
    name: "Admin|Editor|Viewer|Owner|Billing manager|Guest",
    status: "active|inactive",
    type: "system|custom",
  },
  "report dashboard analysis": {
    name: "Monthly sales {month}|{topic} overview|{quarter} summary|Customer churn|Traffic by channel",
    status: "draft|ready|scheduled|archived",
    type: "daily|weekly|monthly|on demand",
    about:
      "Figures by week and region.|Compared with the year before.|One page for the management.|With a list of the ten largest.|Sent to the heads of department.|All figures before tax.",
    category: "Sales|Finance|Operations",
  },
  "evaluationmetric modelmetric experimentmetric trainingmetric benchmarkmetric": {
    name: "Accuracy|F1 score|Precision|Recall|ROC AUC",
  },
  "metric kpi indicator": {
    name: "Active users|Conversion rate|Revenue|Churn|Response time|Open tickets|Page views",
    type: "count|gauge|rate|percentage",
    status: "up|down|stable",
  },
  "application app": {
    name: "Pocket Planner|Trail Notes|Budget Buddy|Recipe Box|Focus Timer|Meal Mate|Harbor Chat",
    status: "submitted|in review|approved|rejected|withdrawn",
    type: "web|mobile|desktop|service",
    category: "Productivity|Health|Finance|Travel|Education",
  },
  "incidentupdate statusupdate outageupdate": {
    status: "investigating|identified|monitoring|resolved",
  },
  workspace: { status: "active|trial|suspended", type: "team|personal|enterprise" },
  "backup snapshot export import": {
    name: "{service}-{month}|nightly-{small}|orders-{year}",
    status: "queued|running|completed|failed",
    type: "full|incremental|manual",
    duration: [20, 2400],
  },
  lawfirm: {
    name: "{surname} & Partners|{surname} Law|{surname} Legal|{place} Law Group",
  },
  "law regulation act ordinance": {
    name: "Clean Air Act|Public Libraries Bill|Road Safety Act|Housing Reform Bill|Data Protection Act|Local Transport Act",
    status: "introduced|in committee|passed|in force|rejected",
    type: "act|amendment|regulation|ordinance",
    about:
      "Sets limits for emissions in city centres.|Extends opening hours and funding of public libraries.",
    category: "Transport|Housing|Health|Environment|Education",
  },
  "permit license licence": {
    name: "Building permit|Street market licence|Event permit|Driving licence|Fishing licence|Business licence",
    status: "submitted|in review|approved|rejected|expired",
    type: "building|event|business|parking|environmental",
    about:
      "Valid from the day of issue.|Renewed every two years.|For one holder, not transferable.",
    reason:
      "Documents missing|Fee not paid|Outside zoning rules|Conditions not met|Wrong details given",
    price: [15, 640, 0],
  },
  "case lawsuit": {
    name: "{surname} v. {surname}|{surname} v. {company}|State v. {surname}",
    status: "filed|open|hearing scheduled|settled|closed|dismissed",
    type: "civil|criminal|family|labour|administrative",
    about:
      "Dispute over a rental deposit.|Claim for unpaid invoices.|Appeal against a building permit.",
    category: "Civil|Criminal|Family|Labour",
  },
  "court tribunal": {
    name: "{place} District Court|{place} Court of Appeal|Labour Court {place}",
    type: "district|appeal|supreme|labour",
  },
  hearing: {
    name: "Preliminary hearing|Main hearing|Appeal hearing",
    status: "scheduled|held|adjourned|cancelled",
    type: "preliminary|main|appeal",
    duration: [20 * minute, 5 * hour],
  },
  "crime offense offence arrest": {
    name: "Bicycle theft|Burglary|Vandalism|Fraud|Speeding",
    status: "reported|under investigation|solved|closed",
    type: "theft|fraud|traffic|property damage",
  },
  "election vote ballot referendum": {
    name: "City council election {year}|Mayoral election {year}|School board vote",
    status: "upcoming|open|counting|certified",
    type: "local|national|referendum",
  },
  politicalparty: {
    name: "Civic Union|Green Future|Liberal Forum|Workers' Alliance",
    type: "liberal|conservative|green|social democratic",
  },
  "agency ministry authority office bureau": {
    name: "Ministry of Transport|City Planning Office|Department of Health|Tax Office {place}|Citizens' Service {place}",
    status: "open|closed",
    type: "federal|state|municipal",
  },
  "legalcase courtcase lawsuit": {
    status: "open|pending|open|closed|settled|dismissed",
    type: "civil|criminal|family|labour|administrative",
  },
  "complaint petition": {
    name: "Street light broken on {street}|Pothole near {station}|More bike racks at {station}|Noise on {street}",
    status: "received|in progress|resolved|rejected",
    type: "noise|road|lighting|waste|parks",
    about: "Reported by several neighbours.|Please repair before winter.",
  },
  "city town municipality district country": { type: "city|town|village|capital" },
  "planet star galaxy moon asteroid constellation": {
    name: "Kepler-{number}b|{star} Prime|Gliese {number}|{star}-{small}|HD {number}",
    status: "confirmed|candidate",
    type: "rocky|gas giant|ice giant|dwarf|super-Earth",
    weight: [1e22, 8e24],
  },
  "satellite rocket spacecraft launch": {
    name: "{star} {small}|Pathfinder {small}|{star} Explorer",
    status: "planned|on pad|launched|in orbit|retired",
    type: "Earth observation|communication|science|navigation",
    price: [1_000_000, 90_000_000, -5],
    weight: [40, 6200],
  },
  "element chemical compound substance molecule": {
    name: "Sodium chloride|Ethanol|Acetone|Carbon dioxide|Ammonia|Copper sulfate|Glucose|Calcium carbonate",
    type: "solid|liquid|gas|salt|acid",
    status: "available|low|expired",
  },
  "experiment study research": {
    name: paperTitles,
    status: "planned|running|completed|paused",
    type: "controlled|field|observational|double-blind",
    about: "Compares two groups over twelve weeks.",
    duration: [14 * day, 400 * day],
  },
  "gene protein sequence": {
    name: "BRCA1|TP53|EGFR|MYC|APOE|CFTR|INS",
    type: "coding|regulatory|receptor|enzyme",
  },
  "artifact artefact find relic fossil antique": {
    name: "Bronze brooch|Roman coin|Painted bowl|Iron key|Amber bead|Clay figurine|Silver ring|Stone axe|Glass flask|Bone comb",
    status: "catalogued|on display|in storage|in restoration|on loan",
    type: "jewellery|coin|pottery|tool|weapon|figurine",
    category: "Jewellery|Coins|Pottery|Tools",
    about:
      "Found in the upper layer, slightly corroded.|Complete, with traces of paint.|Two fragments that fit together.",
    weight: [0.005, 4],
    price: [40, 9000, -1],
  },
  "excavation dig": {
    name: "{adjective} {nature}|{saint} Hill|{place} North",
    status: "planned|in progress|completed|paused",
    type: "rescue|research|survey",
  },
  "species bird fish insect mammal": {
    name: "Red fox|Barn owl|Grey seal|European robin|Atlantic salmon|Honey bee|Roe deer|Common frog|Kingfisher",
    status: "least concern|near threatened|vulnerable|endangered",
    type: "mammal|bird|fish|insect|amphibian|reptile",
    category: "Mammals|Birds|Fish|Insects",
    about: "Lives in mixed forest and feeds at dusk.|Common along rivers and lakes.",
  },
  sighting: {
    type: "photo|visual|audio",
    status: "unconfirmed|confirmed",
    note: "Seen twice at the same spot.|Gone after a minute.|Clear view through binoculars.|Heard first, then seen.|Light was poor.",
  },
  "weather forecast storm": {
    name: "Sunny|Light rain|Overcast|Thunderstorm",
    status: "current|forecast",
    type: "rain|snow|wind|heat|storm",
  },
  earthquake: {
    name: "M {small}.{small} – 20 km W of {place}",
    type: "earthquake|aftershock",
    status: "automatic|reviewed",
  },
  "energy power grid panel turbine": {
    name: "Solar array {letter}|Wind turbine {small}|{place} substation",
    status: "producing|idle|maintenance|offline",
    type: "solar|wind|hydro|battery",
    price: [60, 18_000, 0],
  },
  "category genre collection": { status: "active|hidden", type: "main|sub" },
  address: { type: "home|work|billing|shipping", status: "verified|unverified" },
  "relationship relation connection link": {
    type: "friend|colleague|parent|partner|follows",
    status: "pending|accepted|blocked",
  },
  "step stage phase": {
    name: "Preparation|Review|Approval|Implementation|Testing|Handover",
    status: "pending|in progress|completed|skipped",
    type: "manual|automatic",
  },
  filenote: {
    name: "Call summary|Follow-up|Open questions|Documents received|Agreed next steps",
    about:
      "Called back and agreed on the next steps.|Two questions are still open.|All documents are there.|Wants to be reached in the mornings.",
  },
  "note memo": {
    name: "Ideas for {topic}|Shopping list|Call with {surname}|Meeting notes {month}|Packing list|Books to read",
    status: "active|archived",
    type: "text|checklist|voice",
  },
  "error exception": {
    name: "TimeoutError|ValidationError|NotFoundError|PermissionError",
    type: "validation|timeout|permission|network",
    status: "open|resolved|ignored",
  },
  "vulnerability threat risk": {
    name: "Outdated TLS configuration|Weak password policy|Supplier delay|Exposed admin page|Single point of failure",
    status: "open|mitigated|accepted|closed",
    type: "technical|legal|financial|operational",
  },
};
