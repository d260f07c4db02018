import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

const metrics = "metric|metric name|signal|measure";
const watched = oneOf("alert|monitor|rule|threshold|check|slo|alarm");
const trackedError = oneOf("error|exception|crash");

const instanceTypes = "instance type|machine type|vm size|instance size";

/** Processors, gigabytes and dollars a month of machines for hire. */
const machines: Readonly<Record<string, readonly [number, number, number]>> = {
  "t3.micro": [2, 1, 7.59],
  "t3.small": [2, 2, 15.18],
  "t3.medium": [2, 4, 30.37],
  "m5.large": [2, 8, 70.08],
  "m5.xlarge": [4, 16, 140.16],
  "c5.2xlarge": [8, 16, 248.2],
  "r5.large": [2, 16, 91.98],
};

function sizes(read: (machine: readonly [number, number, number]) => number, decimals = 0) {
  return Object.fromEntries(
    Object.entries(machines).map(([name, machine]) => {
      const much = read(machine);
      return [name, [much, much, decimals] as const];
    }),
  );
}

/** What is watched in what unit, which error says what, and where visitors come from. */
export const operationsPairings: readonly Pairing[] = [
  {
    knownBy: "provider|cloud provider|cloud|hosting provider",
    follows: "region|zone|availability zone|datacenter|data center",
    fits: toTexts({
      "aws|amazon|amazon web services": "eu-central-1|eu-west-1|us-east-1|us-west-2|ap-southeast-1",
      "gcp|google|google cloud|google cloud platform":
        "europe-west1|europe-north1|us-central1|us-east4|asia-east1",
      "azure|microsoft azure": "westeurope|northeurope|eastus|westus2|southeastasia",
      "hetzner|hetzner cloud": "fsn1|nbg1|hel1|ash",
      "digitalocean|digital ocean": "fra1|ams3|nyc3|sfo3|sgp1",
      "linode|akamai": "eu-central|us-east|ap-south",
      "on premises|on prem|on premise|self hosted": "Server room|Basement|Data centre North",
    }),
  },
  {
    knownBy: "region|aws region|cloud region",
    follows: "availability zone|zone|az",
    fits: toTexts({
      "eu-central-1": "eu-central-1a|eu-central-1b|eu-central-1c",
      "eu-west-1": "eu-west-1a|eu-west-1b|eu-west-1c",
      "us-east-1": "us-east-1a|us-east-1b|us-east-1d",
      "us-west-2": "us-west-2a|us-west-2b|us-west-2c",
      "ap-southeast-1": "ap-southeast-1a|ap-southeast-1b",
    }),
  },
  {
    knownBy: instanceTypes,
    follows: "vcpus|vcpu|vcpu count|cpus|cpu cores|cores|cpu count|cpu",
    fits: toRanges(sizes(([cores]) => cores)),
  },
  {
    knownBy: instanceTypes,
    follows: "memory gb|memory|ram gb|ram|memory gi b|memory gib",
    fits: toRanges(sizes(([, memory]) => memory)),
  },
  {
    knownBy: instanceTypes,
    follows: "monthly cost|cost per month|monthly price|price per month|cost monthly",
    fits: toRanges(sizes(([, , cost]) => cost, 2)),
  },
  {
    knownBy: "environment|env|mode",
    follows: "name|label|key name",
    owner: oneOf("apikey|key|token|apitoken|accesstoken"),
    fits: toTexts({
      "test|sandbox|staging|development|dev":
        "Local development|Staging app|Test runner|CI pipeline|Demo shop",
      "live|production|prod": "Production server|Mobile app|Partner integration|Backup job|Website",
    }),
  },
  {
    knownBy: "title|name",
    follows: "head branch|source branch|feature branch|compare branch",
    owner: oneOf("pull|merge"),
    fits: toMentions({
      "date parsing": "fix/date-parsing",
      "dark mode": "feature/dark-mode",
      "bump dependencies": "chore/bump-deps",
      "checkout form": "refactor/checkout-form",
      "search results": "feature/search-cache",
      "webhook format": "docs/webhooks",
      "empty cart": "fix/empty-cart",
      "image upload": "perf/image-upload",
    }),
  },
  {
    knownBy: metrics,
    follows: "unit|units",
    owner: watched,
    fits: toMentions({
      "rate of requests|request rate|throughput": "requests/s",
      "rate|usage|cpu|memory|disk|uptime|availability": "%",
      "time|latency|p95|p99": "ms",
      "queue|length|depth|connections|users|sessions": "items",
    }),
  },
  {
    knownBy: metrics,
    follows: "threshold|limit|warning threshold|target",
    owner: watched,
    fits: toRanges({
      "error rate": [1, 5, 1],
      "response time|latency": [300, 1500, -1],
      "cpu usage|memory usage|disk usage": [75, 95, 0],
      "queue length": [500, 5000, -2],
      "request rate": [200, 1200, -1],
    }),
  },
  {
    knownBy: metrics,
    follows: "name|title|alert name|rule name",
    owner: watched,
    fits: toTexts({
      "error rate": "High error rate|Errors on checkout|Too many failed requests",
      "response time|latency": "Slow responses|Slow search|API is slow",
      "cpu usage": "CPU almost full|High CPU on workers",
      "memory usage": "Memory above limit|Memory of the API grows",
      "disk usage": "Disk almost full|Log disk almost full",
      "queue length": "Queue is growing|Emails pile up",
      "request rate": "Unusual traffic|Traffic spike",
    }),
  },
  {
    knownBy: "type|exception type|error type|exception|error class|name",
    follows: "message|title|error message|description|summary",
    owner: trackedError,
    fits: toTexts({
      TypeError:
        "Cannot read properties of undefined (reading 'id')|items.map is not a function|Cannot read properties of null (reading 'price')",
      TimeoutError: "Request timed out after 30 s|Lock could not be taken within 5 s",
      ValidationError: "Email is not valid|Quantity must be at least 1|Start must be before end",
      ReferenceError: "cart is not defined|config is not defined",
      NetworkError: "Failed to fetch|Connection refused",
      RangeError: "Maximum call stack size exceeded|Invalid time value",
    }),
  },
  {
    knownBy: "medium|channel|utm medium",
    follows: "source|traffic source|utm source",
    owner: oneOf("traffic|source|acquisition|visit|session|utm"),
    fits: toTexts({
      "organic|organic search": "google|bing|duckduckgo",
      "cpc|paid|paid search|ppc": "google|bing|facebook",
      "social|paid social": "facebook|instagram|linkedin",
      email: "newsletter|welcome-series",
      referral: "partner.example|blog.example.org|news.example.net",
      "direct|none": "(direct)",
    }),
  },
  {
    knownBy: "type|format|mode|interview type|kind",
    follows: "location|place|venue|where",
    owner: oneOf("interview|meeting|appointment|consultation"),
    fits: toTexts({
      "phone|phone call|call": "Phone call",
      "video|video call|online|remote|virtual": "Video call|Online",
      "onsite|on site|on-site|in person|in-person|office":
        "Meeting room North|Room 204|Head office, 2nd floor|Meeting room Oak",
    }),
  },
  {
    knownBy: "type|transaction type|kind",
    follows: "description|note|details|reason",
    owner: /^(?:loyalty|points?|activity)$/,
    fits: toTexts({
      "earn|earned|accrual": "Purchase in the shop|Online order|Birthday bonus|Friend invited",
      "redeem|redeemed|redemption": "Free coffee|10 € voucher|Canvas bag|Free delivery",
      "expire|expired": "Points expired|Expired after 24 months",
      "adjust|adjustment|correction": "Correction by support|Goodwill|Missing purchase added",
      bonus: "Birthday bonus|Welcome bonus|Double points weekend",
    }),
  },
  {
    knownBy: "name|title",
    follows: "description|details|summary",
    owner: oneOf("reward|perk"),
    fits: toMentions({
      coffee: "Any size, in all our cafés.",
      voucher: "Taken off your next order.",
      delivery: "For as many orders as you like.",
      bag: "Made of organic cotton.",
      cake: "Order it three days ahead.",
      cinema: "For any film from Monday to Thursday.",
      "sale|access": "Shop a day before everybody else.",
      course: "Three hours, for two people.",
    }),
  },
  {
    knownBy: "name|title",
    follows: "category|type",
    owner: oneOf("reward|perk"),
    fits: toMentions({
      "coffee|cake": "Food and drink|=drinks|=food",
      voucher: "Vouchers|=voucher|=discount",
      delivery: "Delivery|=shipping",
      bag: "Merchandise|=merch",
      "cinema|course|access": "Experiences|=experience",
    }),
  },
  {
    knownBy: "reason|dispute reason|claim reason",
    follows: "description|details|explanation|customer comment",
    owner: oneOf("dispute|return|refund|chargeback|rma"),
    fits: toMentions({
      size: "It is two sizes smaller than ordered.",
      "damaged|broken|defective": "The box was crushed, and a corner is broken.",
      "described|description": "The colour is not the one in the picture.",
      mind: "I found one that suits me better.",
      "late|arrive": "It came ten days after the promised date.",
      wrong: "I ordered the blue one and got the green one.",
      "received|missing": "The parcel never arrived.",
      "duplicate|twice": "I was charged twice for one order.",
    }),
  },
  {
    knownBy: "metric|meter|feature|usage type",
    follows: "unit|units",
    owner: oneOf("usage"),
    fits: toTexts({
      "API calls|requests": "calls",
      storage: "GB",
      "active users|seats": "users",
      "emails sent": "emails",
      "build minutes": "minutes",
    }),
  },
  {
    knownBy: "metric|meter|feature|usage type",
    follows: "quantity|usage|used",
    owner: oneOf("usage"),
    fits: toRanges({ storage: [4, 480, 0], "active users|seats": [3, 240, 0] }),
  },
  {
    knownBy: "category|aqi category|air quality category|level|quality|status|air quality",
    follows: "health advice|advice|recommendation|health recommendation|health message|description",
    owner: oneOf("air|aqi|station|reading|measurement|quality"),
    isOwn: true,
    fits: toTexts({
      good: "Air quality is good, enjoy being outside.",
      "moderate|fair": "Fine for most people; who is very sensitive may take it slowly.",
      "unhealthy for sensitive groups|sensitive|unhealthy sensitive|unhealthy_sensitive":
        "Children and people with asthma should avoid long efforts outside.",
      "unhealthy|poor": "Keep efforts outside short, and windows closed at rush hour.",
      "very unhealthy|very_unhealthy|very poor|very_poor": "Stay inside where you can.",
      hazardous: "Stay inside with the windows closed.",
    }),
  },
  {
    knownBy: "category|aqi category|air quality category|level|quality|status|air quality",
    follows: "aqi|air quality index|index",
    owner: oneOf("air|aqi|station|reading|measurement|sensor|quality"),
    fits: toRanges({
      good: [12, 50, 0],
      "moderate|fair": [51, 100, 0],
      "unhealthy for sensitive groups|sensitive|unhealthy sensitive|unhealthy_sensitive": [
        101, 150, 0,
      ],
      "unhealthy|poor": [151, 200, 0],
      "very unhealthy|very_unhealthy|very poor|very_poor": [201, 300, 0],
      hazardous: [301, 420, 0],
    }),
  },
];
