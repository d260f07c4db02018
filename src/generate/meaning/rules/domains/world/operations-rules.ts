import { companyNames } from "../../../../phrases/subjects.ts";
import { beside, digits, draw, english, shape, toTextRules } from "../../text-rule.ts";

const trackedErrors =
  "errorgroup errorevent errorissue errorlog errorreport trackederror exception exceptionlog crash crashreport apperror";

/** What teams run, watch and count: services and their alerts, errors, sites and their visitors. */
export const operationsRules = toTextRules({
  // Services
  "language|primary language|main language|programming language|stack @ microservice":
    "TypeScript|Go|Python|Java|Kotlin|Rust",
  "team|owner|owner team|owning team|squad|maintained by @ microservice":
    "Platform|Payments|Growth|Search|Data|Identity|Mobile",
  "tier|service tier|criticality @ microservice": "tier 1|tier 2|tier 3",
  "notes|note|release notes|changelog|description|comment @ deployment deploy rollout":
    "Adds the new checkout, behind a flag.|Only dependency updates.|Migration runs first, takes two minutes.|Fixes the export of large reports.|Hotfix for failed logins.|Rolled out to a tenth first.",
  // Alerts
  "metric|metric name|signal|measure @ monitoralert alertrule monitor monitorrule":
    "error rate|response time|cpu usage|memory usage|disk usage|queue length|request rate",
  "notify channels|notification channels|channels|notify|recipients|notifies|notify via @ alert monitoralert alertrule monitor escalation":
    "email|slack|sms|pager|webhook",
  "unit|units @ monitoralert alertrule monitor": "%|ms|requests/s",
  "message|description|summary|details @ monitoralert alertrule":
    "Above the limit for five minutes.|Twice as high as an hour ago.|Three of five checks failed.|No data since the last deploy.|Back below the limit.",
  // Errors that are caught
  [`type|exception type|error type|exception|error class|name|kind @ ${trackedErrors}`]:
    "TypeError|TimeoutError|ValidationError|ReferenceError|NetworkError|RangeError",
  [`message|title|error message|description|summary @ ${trackedErrors}`]:
    "Cannot read properties of undefined (reading 'id')|Request timed out after 30 s|Email is not valid|cart is not defined|Failed to fetch|Maximum call stack size exceeded",
  [`file|file name|filename|source|source file|path|file path|culprit|location @ ${trackedErrors}`]:
    "src/cart/total.ts|src/api/orders.ts|src/lib/date.ts|src/auth/session.ts|src/ui/list.tsx|src/checkout/pay.ts",
  [`function|function name|method|method name @ ${trackedErrors}`]:
    "calculateTotal|fetchOrders|parseDate|renderList|submitPayment|refreshSession",
  [`browser|browsers @ ${trackedErrors}`]: "Chrome 142|Firefox 145|Safari 26|Edge 142",
  "summary|description|details|impact summary @ incident outage": beside(
    /^(?:title|name|headline)$/,
    "Requests time out for some customers in Europe.|A part of the payments fail at the last step.|Pages load, but searches give nothing.|Messages are sent with a delay of an hour.",
  ),
  // Sites and their visitors
  "tracking id|measurement id|property id|analytics id|tracking code @ website site property webproperty analytics app":
    shape("G-A#AA##AA#A", "G-##AA#A#AAA"),
  "source|traffic source|referrer|referral source @ trafficsource traffic acquisition":
    "google|newsletter|(direct)|facebook|bing|linkedin|partner.example",
  "objective|campaign objective @ adcampaign campaign adset":
    "Awareness|Traffic|Leads|Sales|App installs",
  "device|device type|device category @ session visit pageview visitor trafficsource":
    "desktop|mobile|tablet",
  // Projects
  "client|client name|customer @ project engagement retainer clientproject": english(companyNames),
  // Schedules
  "name|title|job name @ cronjob scheduledjob scheduledtask":
    "nightly-backup|send-digest|sync-inventory|rotate-logs|refresh-prices|clean-up-sessions|close-invoices",
  // Readings of the air
  "station|station name|name @ airquality airstation airqualitystation monitoringstation airqualityreading":
    "Market Square|Harbour Bridge|Northern Ring Road|City Park|Central Station|University Hill",
  "serial|serial number @ sensor airsensor": shape("SN-A##-####"),
  "calibration note|calibration notes": draw(
    (_, chance) => `Offset ${chance.pick(["+", "−"])}0.${chance.between(1, 9)} corrected.`,
  ),
  "extension|phone extension @ agent callagent callcenteragent": digits("2##", "4##"),
});
