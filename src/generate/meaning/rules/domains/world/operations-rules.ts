import { oneOf } from "../../../../one-of.ts";
import { companyNames } from "../../../../phrases/subjects.ts";
import { beside, digits, draw, english, shape, toTextRules } from "../../text-rule.ts";

const trackedErrors =
  "errorgroup errorevent errorissue errorlog errorreport trackederror exception exceptionlog crash crashreport apperror";

/** What teams run, watch and count: services and their alerts, errors, sites and their visitors. */
export const operationsRules = toTextRules({
  "name|title|funnel name @ funnel conversionfunnel salesfunnel":
    "Sign-up|Checkout|Trial to paid|Newsletter|Onboarding|Demo request",
  "name|label|step name|stage|title @ funnelstep funnelstage":
    "Visited the page|Opened the form|Entered an address|Confirmed the email|Finished the first task",
  "notes|note|handover notes|handover|comment|summary @ oncall oncallshift oncallrotation":
    "Quiet, nothing to hand over.|One page at night, solved by a restart.|Keep an eye on the queue, it grows in the evening.|Two alerts, both false. Thresholds were raised.|Release planned, numbers of the backend team are in the wiki.",
  // Services
  "language|primary language|main language|programming language|stack @ microservice":
    "TypeScript|Go|Python|Java|Kotlin|Rust",
  "team|owner|owner team|owning team|squad|maintained by @ microservice":
    "Platform|Payments|Growth|Search|Data|Identity|Mobile",
  "tier|service tier|criticality @ microservice": "tier 1|tier 2|tier 3",
  "notes|note|release notes|changelog|description|comment @ deployment deploy rollout":
    "Adds the new checkout, behind a flag.|Only dependency updates.|Migration runs first, takes two minutes.|Fixes the export of large reports.|Hotfix for failed logins.|Rolled out to a tenth first.",
  // Alerts
  "metric|metric name|signal|measure @ alert monitoralert alertrule monitor monitorrule":
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
    oneOf("title|name|headline"),
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
  "client|client name|customer @ project engagement retainer clientproject timeentry timelog timerecord worklog timesheet":
    english(companyNames),
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
  // Calls
  "queue|queue name|line @ call callrecord calllog callagent agent":
    "Sales|Support|Billing|Returns|Technical help",
  "team|group @ callagent supportagent helpdeskagent":
    "Support|Billing|Sales|Retention|Technical help",
  "summary|call summary|description @ callrecord calllog call phonecall":
    "Asked where the parcel is.|Wants to change the plan.|Card was charged twice, refund started.|Could not sign in, password reset.|Asked for an invoice of last year.|Will call back tomorrow.",
  "recording url|recording|recording link @ callrecord calllog phonecall": draw(
    (_, chance) => `https://example.com/recordings/${1000 + chance.below(9000)}.mp3`,
  ),
  "name|title|policy name @ slapolicy sla servicelevel":
    "Standard|Premium|Critical systems|Free plan|Enterprise|Weekend cover",
  "description|summary|details @ slapolicy sla servicelevel":
    "For all customers on a paid plan.|Counts only in office hours.|Around the clock, for outages.|For accounts with a named contact.",
  "escalate to|escalates to|escalation contact|escalation team":
    "Support lead|On-call engineer|Head of support|Platform team",
  // What is used of a plan
  "metric|meter|feature|usage type @ usagerecord usage usagemeter usagemetric":
    "API calls|Storage|Active users|Emails sent|Build minutes",
  // Signing
  "title|name|subject|envelope name @ envelope signaturerequest signingrequest":
    "Service agreement 2026|Lease, Harbour Street 12|Offer letter, Frontend Developer|Non-disclosure agreement|Purchase of a van|Photo release|Board resolution",
  "message|note|email message|body @ envelope signaturerequest signingrequest":
    "Please sign by Friday.|As discussed, the final version.|Two signatures are needed, yours is the first.|Let me know if anything is unclear.|Only page three has changed.",
  "decline reason|void reason|declined reason @ envelope signaturerequest signer signingrequest":
    "Wrong version|Terms have changed|Needs a legal review|Name is misspelt",
  "file name|filename|name|document name @ signdocument envelopedocument signeddocument":
    "service-agreement.pdf|lease-contract.pdf|offer-letter.pdf|nda.pdf|price-list.pdf",
  "action|event|event type|activity @ auditevent auditlog auditentry audit": beside(
    /envelope|signer/i,
    "Envelope created|Envelope sent|Document viewed|Document signed|Signing declined|Envelope completed",
  ),
  "label|name|field name @ templatefield signaturefield documentfield":
    "Full name|Signature|Date signed|Job title|Initials|Company|I agree to the terms",
  "category|type|folder @ template documenttemplate contracttemplate":
    "HR|Sales|Legal|Finance|Marketing|Operations",
  "description|summary|about @ template documenttemplate contracttemplate":
    "For new people in the team.|With the terms of this year.|Short form, one page.|Approved by legal in spring.|Fill in the yellow parts only.",
  // Payroll
  "name|title|run name|label @ payrollrun payrun payroll paycycle":
    "September payroll|October payroll|November payroll|Bonus run|Correction run|Contractors, October",
  // Trials
  "nct number|nct id|registry number|trial registration": digits("NCT0#######"),
  "name|site name @ trialsite studysite clinicalsite":
    "St. Mary's Hospital|University Clinic North|Harbour Medical Centre|Lakeside Research Unit|City General Hospital|Institute of Cardiology",
  "withdrawal reason|reason for withdrawal|discontinuation reason|dropout reason":
    "Moved away|Side effects|Withdrew consent|Lost to follow-up|No longer has the time",
  "description|event|term|name @ adverseevent adversereaction sideeffect":
    "Headache for two days|Mild nausea after the dose|Rash on both arms|Dizziness in the morning|Raised liver values|Fatigue",
  "outcome|result @ adverseevent adversereaction":
    "recovered|recovering|not recovered|recovered with sequelae|unknown",
  "subject id|subject number|screening number @ participant subject enrollment": digits(
    "1##-0##",
    "2##-0##",
  ),
  "polls close|polls closed|polls close at|polling closes": "18:00|20:00|21:00",
  "extension|phone extension @ agent callagent callcenteragent": digits("2##", "4##"),
});
