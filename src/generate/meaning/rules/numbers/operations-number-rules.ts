import type { NumberHint } from "../../../values/number-range.ts";
import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** How bad what is counted is; between a low and a high alone lies a price. */
const graded: NumberRule = ({ member }) =>
  member.siblings.some((name) => /^(?:medium|major|critical)$/i.test(name))
    ? whole(0, 9)
    : undefined;

/** Of twelve columns. */
const onGrid =
  (hint: NumberHint): NumberRule =>
  ({ member }) =>
    member.siblings.includes("w") ? hint : undefined;

const errors = "errorgroup errorissue trackederror exception crash crashreport";

/** What is counted of services, sites, campaigns, projects and points. */
export const operationsNumberRules: Readonly<Record<string, NumberRule>> = {
  [`occurrences|events|count|event count|occurrence count|times seen @ ${errors}`]: whole(2, 4800),
  [`affected users|users affected|user count|users @ ${errors}`]: whole(1, 900),
  "high|medium|low|critical|major|minor @ summary breakdown": graded,
  "x @ position layout": onGrid(among(0, 3, 6)),
  "y @ position layout": onGrid(whole(0, 12)),
  "w @ position layout": onGrid(among(3, 4, 6)),
  "h @ position layout": onGrid(whole(2, 4)),
  "high|high count|high issues|high findings & critical critical_count critical_issues critical_findings":
    whole(0, 9),
  "medium|medium count|medium issues|medium findings & critical critical_count critical_issues critical_findings":
    whole(1, 18),
  "low|low count|low issues|low findings|info|informational & critical critical_count critical_issues critical_findings":
    whole(2, 34),
  "critical|critical count|critical issues|critical findings & high low high_count high_issues high_findings":
    whole(0, 3),
  "total billed|total invoiced|lifetime billed|billed total|total earned|lifetime revenue|total earnings @ client customer contact freelancer account":
    round(800, 64_000, 2),
  "cost|total cost|estimated cost|price|cost usd & total_tokens tokens_used token_count prompt_tokens":
    decimal(0.002, 0.48, 4),
  "price|last sale price|last sale|floor price|listing price|mint price|current price|highest bid @ nft nftcollection":
    decimal(0.04, 4.8, 2),
  "likelihood|probability|impact|severity @ risk projectrisk riskitem": whole(1, 5),
  "max connections|connection limit|maximum connections|max clients @ database databaseinstance db dbinstance cluster & engine storage_gb":
    inSteps(50, 100, 600),
  "connections|active connections|current connections|open connections & max_connections connection_limit engine":
    whole(4, 96),
  "annual price|renewal price|price|yearly price|registration price|price per year @ domain domainname":
    decimal(8, 42, 2),
  "approvals|approvals count|approval count|required approvals|approvals required @ pull merge review pullrequest mergerequest":
    whole(0, 3),
  "comments|comments count|comment count|review comments @ pull merge pullrequest mergerequest":
    whole(0, 24),
  "ttl @ dns dnsrecord record & =record_type dns_records": inSteps(300, 300, 3600),
  "total deliveries|deliveries|delivery count|total calls|total requests @ webhook webhookendpoint":
    whole(120, 18_000),
  "rows processed|records processed|rows|row count|records|rows synced|records synced|rows loaded @ pipeline datapipeline etljob syncjob etlrun pipelinerun sync importjob":
    whole(1200, 960_000),
  "price @ app mobileapp appstoreapp appstorelisting": { least: 0, most: 9.99, decimals: 2 },
  "downloads|download count|installs|install count @ app mobileapp": round(4200, 2_400_000, 2),
  "page count|pages|number of pages|page number @ document contract report file presentation":
    whole(1, 38),
  "conversions|total conversions|converted|conversion count & visitors total_visitors impressions sessions":
    whole(12, 640),
  "checklist total|checklist count|checklist items|total checklist items|checklist item count":
    whole(3, 9),
  "checklist done|checklist completed|completed checklist items|checklist items done|checked items":
    whole(0, 3),
  "sample count|samples|sample size|test samples|num samples @ modelevaluation evaluation evalrun modeltest & accuracy f1_score precision":
    round(400, 24_000, 2),
  "change from last month|monthly change|change since last month|change this month @ networth networthsnapshot wealthsnapshot":
    round(-2400, 6800, 1),
  "attendee count|attendees|participants|participant count|people|guests @ roombooking roomreservation meetingroombooking":
    whole(2, 12),
  "monthly pageviews|monthly page views|monthly visitors|monthly sessions|monthly traffic": round(
    2400,
    860_000,
    2,
  ),
  "avg time on page|average time on page|time on page|avg time|average time seconds @ page pagestat pagemetric analytics & bounce_rate exit_rate":
    whole(18, 260),
  "conversions|goal completions|transactions @ trafficsource traffic channel acquisition landingpage & sessions":
    whole(8, 900),
  "daily budget|budget per day @ campaign ad adset adcampaign adgroup & impressions clicks ctr":
    inSteps(5, 15, 240),
  "hours estimated|estimated hours|budgeted hours|hours budgeted|budget hours|planned hours|hours planned|hours sold @ project engagement retainer workpackage epic":
    inSteps(10, 80, 1200),
  "hours logged|logged hours|hours spent|tracked hours|hours tracked|actual hours|hours used @ project engagement retainer workpackage epic":
    inSteps(1, 20, 900),
  "total hours|hours total|weekly hours|hours worked|hours & week_start week_end week_ending week_starting":
    { least: 30, most: 44, decimals: 1, step: 0.5 },
  "overtime hours|overtime @ timesheet timecard": whole(0, 4),
  "avg handle time|average handle time|handle time|avg talk time|average talk time|talk time|hold time|avg hold time|wrap up time":
    whole(120, 540),
  "value|current value @ usagerecord usagemeter usagemetric resourceusage quotausage": whole(
    40,
    2400,
  ),
  "limit|quota|included|allowance @ usagerecord usagemeter usagemetric resourceusage quotausage":
    inSteps(2500, 2500, 10_000),
  "quantity|usage|used @ usagerecord usagemeter": round(1200, 84_000, 2),
  "document count|documents @ envelope signaturerequest": whole(1, 4),
  "page count|pages @ signdocument signeddocument envelopedocument contractdocument": whole(1, 18),
  "sites|site count|number of sites @ trial clinicaltrial study": whole(1, 48),
  "monthly membership|monthly membership price|membership price|monthly fee @ coworkingspace coworking":
    inSteps(10, 120, 380),
  "quantity|qty|count @ movinginventory homeinventory householdinventory quoteinventory movingitem":
    whole(1, 6),
  "guest count|guests|number of guests|people|number of people @ booking appointment reservation":
    whole(1, 4),
  "rent roll|monthly rent roll": inSteps(50, 2400, 38_000),
  "count|pieces & unit_price price_each garment": whole(1, 5),
  "call out fee|callout fee|call out charge|callout charge|visit fee": inSteps(5, 25, 95),
  "day pass price|day pass|price per day @ coworkingspace coworking": inSteps(1, 15, 39),
  "price|total|cost @ deskbooking": inSteps(1, 12, 60),
  "credits included|included credits": inSteps(5, 10, 60),
  "equity|equity percent|equity percentage|stock percent @ offer joboffer": decimal(0.02, 0.5, 2),
  "commission|commission amount|platform commission|marketplace commission & gross_amount gross_sales":
    decimal(12, 90, 2),
  "lifetime points|total points earned|points earned total|lifetime points earned @ loyaltymember member loyalty loyaltyaccount customer":
    round(900, 64_000, 1),
  "points|point balance|available points & loyalty_tier points_to_next_tier lifetime_points lifetime_spend":
    inSteps(10, 120, 8400),
  "points to next tier|points to next level|points until next tier|points needed": inSteps(
    10,
    40,
    2400,
  ),
  "points required|required points|points cost|cost points|points price|cost in points @ reward loyaltyreward perk":
    inSteps(50, 100, 5000),
  "balance after|points balance after|new balance|balance @ loyaltytransaction pointstransaction pointtransaction loyaltyentry":
    inSteps(5, 40, 9000),
  "points|points earned|points change @ loyaltytransaction pointstransaction pointtransaction loyaltyentry":
    inSteps(5, 10, 1200),
};
