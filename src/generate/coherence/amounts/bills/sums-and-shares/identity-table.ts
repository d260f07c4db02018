import { oneOf } from "../../../../one-of.ts";
import { countedIdentities } from "./counted-identities.ts";
import type { Identity } from "./identity.ts";
import { moneyIdentities } from "./money-identities.ts";
import { teamIdentities } from "./team-identities.ts";

const whole =
  "total|limit|quota|capacity|committed|budget|allowance|allocated|entitled|entitlement|granted|max|maximum|planned|goal|target|credit limit|size";
const part =
  "used|spent|taken|consumed|enrolled|registered|booked|sold|reserved|occupied|raised|claimed|redeemed|allocated|actual|checked out|filled|assigned|paid|completed|elapsed";

export const identities: readonly Identity[] = [
  ...countedIdentities,
  ...moneyIdentities,
  ...teamIdentities,
  {
    result: "consumption kwh|consumed kwh|total consumption kwh|household consumption kwh",
    plus: [
      "imported kwh|grid import kwh|import kwh|from grid kwh|grid kwh",
      "solar generated kwh|solar kwh|generated kwh|produced kwh|solar production kwh|generation kwh",
    ],
    minus: ["exported kwh|grid export kwh|export kwh|fed in kwh|exported to grid kwh"],
  },
  {
    result: "total due|total amount due|total payable|amount due",
    plus: [
      "assessed amount|assessed tax|tax amount|principal amount",
      "penalty|penalties|late penalty|penalty amount",
    ],
    owner: oneOf("tax|taxpayment|taxbill|taxassessment|taxrecord"),
  },
  {
    result: "balance|balance due|tax balance|amount owed|amount due|balance owed",
    plus: ["tax due|total tax|tax liability|tax owed|calculated tax"],
    minus: ["tax paid|tax withheld|amount paid|payments made|withholding|prepaid tax"],
    isSigned: true,
    owner: oneOf("tax|taxreturn|taxrecord|taxfiling|taxassessment"),
  },
  {
    result:
      "vertical drop|vertical drop m|vertical rise|vertical|elevation drop|elevation difference|drop",
    plus: ["top elevation|top elevation m|summit elevation|top altitude"],
    minus: ["bottom elevation|bottom elevation m|base elevation|valley elevation|bottom altitude"],
  },
  {
    result: "total fee|total fees|fee total|total price|total cost|total amount|total",
    plus: [
      "base fee|stall fee|stand fee|base price|base cost|basic fee",
      "extras total|extras cost|extras fee|extras price|extras|options total|add ons total",
    ],
  },
  {
    result: "total|total amount|amount due|total fee|total due",
    plus: [
      "care fee|childcare fee|tuition|tuition fee|school fee|course fee|base fee|membership fee",
      "meal fee|meals fee|lunch fee|food fee|meals|material fee|materials fee",
    ],
    minus: [["sibling discount|discount|reduction", 0.03, 0.2]],
  },
  {
    result: "total|total fare|total price|amount",
    plus: [
      "base|base fare|fare",
      "reservation|reservation fee|seat reservation|seat fee|booking fee",
    ],
    minus: [["discount|discount amount", 0, 0.25]],
    owner: oneOf("fare|ticket|trainticket|busticket|ferryticket|price|pricing"),
  },
  {
    result: "wasted|waste|leftover|leftovers|thrown away|unsold|discarded",
    plus: ["baked|produced|made|prepared|cooked"],
    minus: [["sold|served|eaten", 0.75, 1]],
  },
  {
    result: "balance due|remaining balance|outstanding balance|remaining amount",
    plus: ["subtotal|order total|estimated total|quoted price"],
    minus: [["deposit|deposit paid|down payment|deposit amount", 0.2, 0.5]],
  },
  {
    result: "loan amount|financed amount|amount financed",
    plus: ["car price|vehicle price"],
    minus: ["down payment|initial payment"],
  },
  {
    result: "total|grand total|total amount|invoice total|amount due",
    plus: [
      "fees|legal fees|professional fees",
      "expenses|disbursements|costs",
      "vat|tax|vat amount",
    ],
  },
  {
    result: "post money valuation|post money|valuation after|postmoney valuation",
    plus: [
      "pre money valuation|pre money|valuation before|premoney valuation",
      "amount raised|round size|amount|raised amount",
    ],
  },
  {
    result:
      "tickets available|tickets left|tickets remaining|available tickets|remaining tickets|seats available|seats left|available seats|available spots",
    plus: [
      "capacity|venue capacity|hall capacity|total tickets|tickets total|total seats|max group size|group size|seats|cinema seats|hall seats|venue seats|cinema capacity|room capacity|stage capacity|theater capacity|theatre capacity|location capacity",
    ],
    minus: ["tickets sold|sold tickets|seats sold|seats booked|booked seats|booked spots"],
  },
  {
    result: "payout amount|payout|amount paid out|settlement amount",
    plus: ["approved amount|amount approved"],
    minus: ["deductible applied|deductible|deductible amount"],
    owner: oneOf("claim"),
  },
  {
    result: "amount paid|paid amount",
    plus: ["amount approved|approved amount"],
    owner: oneOf("claim|reimbursement"),
  },
  {
    result:
      "outstanding balance|outstanding|outstanding amount|balance|unpaid balance|amount outstanding",
    plus: ["amount billed|billed amount|total billed|billed|amount invoiced|total invoiced"],
    minus: [
      ["amount collected|collected|collected amount|amount received|total collected", 0.3, 1],
    ],
  },
  {
    result: "remaining|left|remaining amount",
    plus: ["amount|budget amount"],
    minus: [["spent|spent amount|amount spent", 0.2, 0.95]],
    owner: oneOf("budget"),
  },
  { result: "velocity", plus: ["completed points|points completed|completed story points"] },
  {
    result: "patient responsibility|patient share|patient portion|patient pays|patient owes",
    plus: ["total amount|total|total charges|billed amount|amount billed|amount"],
    minus: ["insurance covered|insurance paid|insurance amount|covered by insurance"],
  },
  {
    result: "net amount|net|amount net|net received|net payout|payout amount",
    plus: ["gross amount|gross sales|gross|amount|total sales"],
    minus: [
      ["commission|commission amount|platform commission|platform fee|marketplace fee", 0.08, 0.18],
      ["fee|fees|processing fee|transaction fee|payment fees", 0.01, 0.04],
    ],
    least: 3,
    owner: oneOf("payout|settlement|remittance|payment|disbursement"),
  },
  {
    result: "net amount|net|amount net|net received|net payout",
    plus: ["gross amount|gross sales|gross|total sales"],
    minus: [
      ["commission|commission amount|platform commission|platform fee|marketplace fee", 0.08, 0.18],
    ],
    owner: oneOf("payout|settlement|remittance|disbursement"),
  },
  {
    result: "net amount|net|amount net|net received",
    plus: ["amount|gross amount|payment amount"],
    minus: ["fee|fees|processing fee|transaction fee"],
    owner: oneOf("payment|payout|charge|transaction|donation|contribution|pledge|tip|withdrawal"),
    usually: [0.01, 0.04],
  },
  {
    result: "available balance|available funds|available",
    plus: ["booked balance|ledger balance|booked", "overdraft limit|overdraft|arranged overdraft"],
    isLed: true,
  },
  {
    result: "remaining days|days remaining|remaining|days left|balance|available days|available",
    plus: [
      "entitled days|entitlement|entitled|annual entitlement|annual allowance|allowance|allocated days|allocated|total days|accrued days|accrued",
      "carried over|carried over days|carry over|carry over days|carryover|carryover days|carried forward|carry forward",
    ],
    minus: ["used days|used|days used|taken|taken days|days taken"],
    owner: oneOf("leave|leavebalance|leaveallowance|vacation|pto|timeoff|holiday|absence|time"),
  },
  {
    result: "remaining|available|remaining budget|left",
    plus: ["allocated|budgeted|approved"],
    minus: ["spent|used", "committed|encumbered|reserved"],
    owner: oneOf("budget"),
    usually: [0.2, 0.45],
  },
  {
    result: "balance due|remaining balance|amount due|balance|remaining",
    plus: [
      "actual|actual cost|quoted price|quote|quoted amount|total price|total cost|agreed price",
    ],
    minus: [["deposit paid|deposit|amount paid", 0.1, 0.5]],
    owner: oneOf("vendor|caterer|photographer|florist|contractor|wedding"),
  },
  {
    result:
      "net growth|net change|net new followers|net followers|net new subscribers|net adds|net new",
    plus: ["new followers|new subscribers|follows|gained|subscribed|new members|joined|added"],
    minus: ["unfollows|unsubscribes|lost followers|lost|unsubscribed|churned|left|removed"],
    isSigned: true,
  },
  {
    result: "remaining|total remaining|left|remaining amount|remaining budget",
    plus: ["total limit|total budget|total budgeted|budget limit|total allocated"],
    minus: ["total spent|total used|spent total|total expenses"],
    isSigned: true,
  },
  {
    result: "total assets|assets total|assets",
    plus: [
      "cash|checking|savings",
      "investments|stocks|brokerage",
      "real estate|property|home value|house value",
      "other assets|vehicles|other",
    ],
    least: 2,
    owner: oneOf("worth|wealth|snapshot|finances|balance"),
  },
  {
    result: "total liabilities|liabilities total|liabilities|total debt",
    plus: [
      "mortgage|home loan",
      "student loans|student loan|car loan|loans",
      "credit cards|credit card debt|credit card",
    ],
    least: 2,
    owner: oneOf("worth|wealth|snapshot|finances|balance"),
  },
  {
    result: "warm rent|total rent|gross rent|rent warm|total monthly rent|rent total",
    plus: [
      "cold rent|base rent|net rent|monthly rent|rent cold|rent",
      "additional costs|utilities|utility costs|service charge|service charges|ancillary costs|heating costs|operating costs",
    ],
    owner: oneOf("apartment|flat|house|property|listing|rental|lease|room|unit|home|tenancy"),
  },
  {
    result: "total hours|hours total|weekly total|total|hours",
    plus: [
      "monday hours|hours monday|monday",
      "tuesday hours|hours tuesday|tuesday",
      "wednesday hours|hours wednesday|wednesday",
      "thursday hours|hours thursday|thursday",
      "friday hours|hours friday|friday",
    ],
    owner: oneOf("timesheet|timecard|week|schedule"),
  },
  {
    result:
      "patient owes|patient due|due from patient|patient responsibility|patient share|patient pays|patient balance|owed by patient|patient amount",
    plus: ["total|subtotal|total amount|amount|billed amount"],
    minus: [
      "insurance covered|insurance paid|covered by insurance|covered amount|insurance coverage|insurance payment|insurance amount",
    ],
    usually: [0.5, 0.92],
  },
  {
    result: "consumption|total consumption|usage|total usage|consumed|total",
    plus: ["solar|from solar|solar used|pv", "grid|from grid|grid import|imported|grid used"],
    owner: oneOf("energy|usage|consumption|home|household|meter|electricity"),
  },
  {
    result: "total sleep|asleep|minutes asleep|sleep duration|sleep|time asleep|total",
    plus: ["rem|rem sleep", "deep|deep sleep", "light|light sleep|core|core sleep"],
    owner: /^sleep/,
  },
  {
    result: "pages read|pages|page count|pages covered",
    plus: ["end page|page to|to page|page end|last page"],
    minus: ["start page|page from|from page|page start|first page"],
  },
  {
    result: "docks available|available docks|free docks|empty docks|empty slots|docks free",
    plus: ["total docks|dock count|docks|capacity|total capacity"],
    minus: ["bikes available|available bikes|bikes|scooters available|vehicles available"],
    usually: [0.15, 0.85],
  },
  {
    result: "principal portion|principal paid|principal amount|principal component|principal",
    plus: ["amount|payment amount|total payment|amount paid|installment amount|total amount"],
    minus: [
      "interest portion|interest paid|interest amount|interest component|interest",
      ["escrow portion|escrow amount|escrow|fees", 0.04, 0.12],
    ],
    least: 2,
    owner: oneOf("payment|repayment|installment|instalment|installments|instalments|amortization"),
    usually: [0.08, 0.45],
  },
  {
    result: "remaining|left|available|remaining amount|remaining budget",
    plus: ["monthly limit|monthly budget|weekly limit|budget limit|spending limit"],
    minus: [
      "spent|used|spent so far|amount spent|spent this month|spent this week|used this month",
    ],
    usually: [0.2, 0.9],
  },
  {
    result: "taxable income",
    plus: ["gross income|total income|adjusted gross income"],
    minus: ["deductions|total deductions|deductions total|standard deduction"],
    usually: [0.06, 0.24],
  },
  {
    result: "gain loss|unrealized gain|profit loss|gain|unrealized pnl|total gain|total return",
    plus: ["market value|current value|total value"],
    minus: [
      "cost basis|total cost|invested|amount invested|invested amount|total invested|book value",
    ],
    isSigned: true,
  },
  {
    result: "variance|budget variance|difference|over under",
    plus: ["planned|budgeted|budget|planned amount|forecast|estimate"],
    minus: ["actual|actual amount|spent|actual cost"],
    isSigned: true,
  },
  {
    result: "net sales|net revenue|net takings",
    plus: ["gross sales|gross revenue|total sales|gross takings"],
    minus: [
      "refunds|returns|refunds total|refunded|returns total",
      "discounts|discounts total|comps",
    ],
    least: 2,
    usually: [0.01, 0.07],
  },
  {
    result: "new balance|statement balance|closing balance|ending balance|balance due",
    plus: [
      "previous balance|opening balance|starting balance|balance forward",
      "purchases|charges|new charges|purchases total|debits",
      "fees charged|fees|total fees",
      "interest charged|interest|interest charges|finance charge",
    ],
    minus: ["payments|payments received|payments and credits|credits"],
    least: 3,
  },
  {
    result: "good|accepted|passed",
    plus: ["produced|inspected|received|tested"],
    minus: ["scrap|scrapped|rejected|rejects|defective|damaged|failed"],
    usually: [0.004, 0.06],
  },
  {
    result: "good|accepted|passed",
    plus: ["planned|ordered|target"],
    minus: ["scrap|scrapped|rejected|rejects|defective|damaged|failed"],
    usually: [0.004, 0.06],
  },
  {
    result: "available credit|credit available",
    plus: ["credit limit|credit line|card limit|limit"],
    minus: ["current balance|balance|credit used|amount owed|new balance|statement balance"],
  },
  {
    result: "patient pays|patient share|out of pocket|patient portion|copay amount|self pay",
    plus: ["estimated cost|total cost|cost|total charge|billed amount"],
    minus: ["insurance covers|insurance pays|insurance share|insurance paid|covered amount"],
    usually: [0.4, 0.8],
  },
  {
    result: "grand total|total|total cost|total price|total amount",
    plus: [
      "parts total|parts cost|material cost|materials cost|materials total|parts",
      "labor total|labour total|labor cost|labour cost|labor|labour",
      "tax|sales tax|tax amount|vat|vat amount|gst|total tax",
    ],
  },
  {
    result: "grand total|total|total cost|total price|total amount",
    plus: [
      "parts total|parts cost|material cost|materials cost|materials total|parts",
      "labor total|labour total|labor cost|labour cost|labor|labour",
    ],
  },
  {
    result: "total|total price|grand total|total amount",
    plus: [
      "base price|cake price|room price",
      "decoration fee|decoration|extras|extras total|add ons total",
    ],
  },
  {
    result: "quantity available|available quantity|available to sell|available stock|available",
    plus: [
      "quantity on hand|on hand|stock on hand|quantity|stock quantity|total quantity|qty|in stock|quantity in stock|stock",
    ],
    minus: ["quantity reserved|reserved quantity|reserved|committed|allocated"],
  },
  {
    result: "remaining|left|available|balance",
    plus: ["budgeted|budget"],
    minus: ["spent|used"],
    isSigned: true,
  },
  {
    result: "remaining|left|available",
    plus: ["quantity|total quantity|allocation"],
    minus: ["sold|redeemed|issued"],
  },
  { result: "remaining|left|free|unused|open|vacant|available", plus: [whole], minus: [part] },
  {
    result: "previous close|prev close|previous closing price",
    plus: ["price|current price|last price|close"],
    minus: ["change|day change|price change|change amount|net change"],
    isSigned: true,
  },
  {
    result: "played|matches played|games played|matches|games|gp|mp",
    plus: ["wins|won|w", "draws|drawn|ties|d", "losses|lost|l"],
    least: 2,
  },
  {
    result: "points|pts",
    plus: [
      ["wins|won|w", 3],
      ["draws|drawn|d", 1],
    ],
  },
  {
    result: "goal difference|gd|goal diff",
    plus: ["goals for|gf|goals scored|scored"],
    minus: ["goals against|ga|goals conceded|conceded"],
    isSigned: true,
  },
  {
    result: "score|net votes|net score",
    plus: ["upvotes|ups"],
    minus: ["downvotes|downs"],
    isSigned: true,
  },
  {
    result: "gross pay|gross salary|gross|gross amount",
    plus: [
      "base salary|base pay|basic salary|base|regular pay",
      "bonus|bonuses",
      "overtime pay|overtime amount",
      "allowances|commission",
    ],
    least: 2,
    isLed: true,
  },
  {
    result: "net pay|net salary|take home|take home pay|net|net amount",
    plus: ["gross pay|gross salary|gross|gross amount"],
    minus: [
      "deductions",
      "tax|taxes|income tax|tax withheld|vat|federal tax|federal income tax|federal withholding|tax deducted|tax deduction|paye",
      ["state tax|local tax|state income tax|state withholding", 0.02, 0.06],
      ["social security|social insurance|national insurance|insurance contribution", 0.06, 0.08],
      ["medicare|medicare tax", 0.0145, 0.0145],
      ["insurance|health insurance|medical insurance|health insurance premium", 0.02, 0.05],
      ["pension|retirement|pension contribution|retirement contribution|401k", 0.03, 0.08],
      ["other deductions|union dues|garnishments", 0.002, 0.01],
    ],
    least: 2,
    usually: [0.03, 0.24],
  },
  {
    result: "net pay|net salary|take home|take home pay|net|net amount",
    plus: ["gross pay|gross salary|gross|gross amount"],
    minus: ["total deductions"],
    usually: [0.16, 0.34],
  },
  {
    result: "total deductions|deductions total",
    plus: ["gross pay|gross salary|gross|gross amount"],
    minus: ["net pay|net salary|take home|take home pay|net|net amount"],
  },
  {
    result: "remaining hours|hours remaining|remaining estimate|hours left",
    plus: ["estimated hours|estimate hours|hours estimated|original estimate|estimate"],
    minus: ["logged hours|hours logged|hours spent|spent hours|actual hours|time spent"],
  },
  {
    result: "profit|net profit|net income|net|operating income|cash flow",
    plus: ["revenue|income|sales|total revenue|earnings"],
    minus: ["expenses|costs|expense|total expenses|cost|spend|budget"],
    isSigned: true,
  },
  {
    result: "margin|gross margin|gross profit|profit",
    plus: ["price|selling price|revenue"],
    minus: ["cost|cost price|unit cost|cogs"],
  },
  {
    result: "equity|net worth|net assets",
    plus: ["assets|total assets"],
    minus: ["liabilities|total liabilities|debt"],
    isSigned: true,
  },
  {
    result: "closing balance|ending balance|balance after|new balance|running balance",
    plus: [
      "opening balance|starting balance|balance before|previous balance",
      "deposits|credits|total credits|money in",
    ],
    minus: ["withdrawals|debits|total debits|money out"],
    isSigned: true,
    least: 2,
  },
  {
    result: "total time|ready in|total",
    plus: ["prep time|prep|preparation time", "cook time|cooking time|cook", "rest time"],
    least: 2,
    owner: oneOf("recipe|dish|meal"),
  },
  {
    result: "gross weight|gross kg",
    plus: ["net weight|net kg|cargo weight|payload|payload weight", "tare weight|tare|tare kg"],
  },
  {
    result: "gross price|gross amount|gross total",
    plus: ["net price|net amount|net total", "vat amount|vat|tax amount"],
  },
  {
    result: "length|length km|section length",
    plus: ["end km|km to|to km"],
    minus: ["start km|km from|from km"],
  },
  {
    result: "total|all|total count",
    plus: [
      "active|passed|online|successful|succeeded",
      "inactive|failed|offline|errors|error",
      "skipped|pending",
    ],
    least: 2,
  },
];
