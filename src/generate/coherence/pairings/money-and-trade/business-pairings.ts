import { oneOf } from "../../../one-of.ts";
import {
  type Fitting,
  type Pairing,
  toMentionedRanges,
  toMentions,
  toRanges,
  toTexts,
} from "../pairing.ts";

const loans = oneOf("loan|loans|credit|financing|mortgage|lending");
const loanTypes = "loan type|type|loan product|product|product type|loan purpose|purpose";

const outgoing: Fitting = {
  texts: [],
  listed: "debit|expense|withdrawal|purchase|out|payment|outgoing|charge".split("|"),
};

/** What a kind of loan, plan or claim makes of its sums and words. */
export const businessPairings: readonly Pairing[] = [
  {
    knownBy:
      "author type|sender type|author role|sender role|user type|role|sender|author|from|direction",
    follows: "message|body|text|content|reply",
    owner: oneOf("ticket|case|support|helpdesk|~support"),
    fits: toTexts({
      "customer|user|client|requester|visitor|inbound|incoming":
        "Thank you for the quick answer.|Here are the details that you asked for.|It works again, thank you!|Any news on this?|The same happens on my phone.",
      "agent|support|staff|operator|admin|assistant|outbound|outgoing":
        "Thanks for reaching out, we are looking into it.|Could you send us a few more details?|We have passed this on to the technical team.|This is solved now, please have a look.|The refund was issued today.",
    }),
  },
  {
    knownBy: "category|business type|type|business category",
    follows: "name|business name",
    owner: oneOf("business|businesses|shop|store|merchant"),
    isOwn: true,
    fits: toTexts({
      "cafe|café|coffee shop|coffee": "Corner Coffee|Café Lumen|Second Cup Society|The Blue Pot",
      bakery: "Mill Street Bakery|Crumb and Crust|The Early Oven|Old Town Bakehouse",
      "bookstore|bookshop|books": "Pages on Pearl|The Reading Room|Harbour Books|Dog-Eared",
      "gym|fitness": "Northside Gym|Iron and Oak|Pulse Fitness|The Training Yard",
      florist: "Wild Stem|Petal and Twine|Rose Street Flowers|The Green Bucket",
      "barber|barbershop": "Main Street Barbers|The Sharp Side|Fade and Sons|Old Mirror Barbers",
      "salon|hair salon|beauty|beauty salon|spa":
        "Studio Rosa|The Hair Loft|Willow Beauty|Salon Marlow",
      "restaurant|dining|food": "The Crooked Lantern|Table Nine|Olive and Ember|Kitchen on Quay",
      "grocery|supermarket|market": "Corner Grocer|Green Basket|Market Hall Foods|Daily Harvest",
      "pharmacy|drugstore": "Station Pharmacy|Linden Pharmacy|Bridge Street Chemist|Sun Pharmacy",
      "retail|shop|clothing|boutique|fashion":
        "Thread and Button|Harbour Goods|Little Wardrobe|Maple Street Outfitters",
      "auto|garage|automotive|auto repair":
        "Bridge Road Garage|Fixwell Motors|North End Auto|Two Brothers Garage",
      "bar|pub": "The Brass Fox|Anchor Bar|The Quiet Pint|Night Tram Bar",
      "hardware|diy": "Nuts and Bolts|Old Town Hardware|The Tool Chest|Hill Street Hardware",
    }),
  },
  {
    knownBy: "name|company name|company|organization name|business name",
    follows: "industry|sector|industry name|branch",
    fits: toMentions({
      foods: "Food & Beverage|=Food|=Food and Beverage|=Hospitality|=Retail",
      health: "Healthcare|=Health|=Medical",
      energy: "Energy|=Utilities",
      "outfitters|trading": "Retail|=E-commerce|=Commerce",
      logistics: "Logistics|=Transport|=Transportation",
      "labs|interactive": "Technology|=Software|=Tech|=SaaS|=IT",
      studio: "Media|=Design|=Marketing|=Technology",
      "partners|capital": "Finance|=Consulting|=Professional Services|=Financial Services",
    }),
  },
  {
    knownBy: "period|pay period|salary period|interval|unit|per",
    follows: "min|max|minimum|maximum|amount|from|to",
    owner: oneOf("salary|pay|compensation|wage"),
    fits: toRanges({
      "hour|hourly": [18, 85, 0],
      "month|monthly": [2400, 8800, -2],
      "day|daily": [180, 640, -1],
    }),
  },
  {
    knownBy: "title|job title|position|role|position title|current title|current role|designation",
    follows:
      "salary min|min salary|salary from|minimum salary|salary|annual salary|base salary|expected salary|desired salary|salary expectation|current salary",
    fits: toMentionedRanges({
      "chief|vp|director|head of": [105_000, 168_000, -3],
      "junior|trainee|graduate|assistant|intern|entry level": [36_000, 48_000, -2],
      "support|receptionist|cashier|waiter|waitress|barista|clerk|coordinator": [
        34_000, 58_000, -2,
      ],
      "lead|principal|manager": [78_000, 118_000, -2],
      senior: [66_000, 96_000, -2],
    }),
  },
  {
    knownBy: "job title|title|position|role|designation",
    follows: "employment type|contract type|employment",
    owner: oneOf("employee|staff|staffmember|worker|teammember"),
    fits: toMentions({
      "intern|trainee": "=intern|=internship|=trainee",
      "\\w+":
        "=full-time|=full_time|=full time|=fulltime|=part-time|=part_time|=part time|=parttime|=contract|=contractor|=permanent|=temporary|=freelance|=fixed-term|=regular",
    }),
  },
  {
    knownBy: "employment type|contract type|employment",
    follows: "salary|annual salary|base salary",
    owner: oneOf("employee|staff|worker|contract"),
    fits: toRanges({
      "intern|internship|working student|apprentice": [16_000, 29_000, -2],
      "part-time|part time": [18_000, 42_000, -2],
    }),
  },
  ...(
    [
      [
        "total funding|funding|total raised|funding total|amount raised|round size",
        {
          "pre-seed|pre seed|preseed": [100_000, 900_000, -4],
          seed: [800_000, 4_000_000, -5],
          "series a": [5_000_000, 16_000_000, -5],
          "series b": [18_000_000, 60_000_000, -6],
          "series c": [50_000_000, 140_000_000, -6],
        },
      ],
      [
        "employees|employee count|team size|headcount|number of employees",
        {
          "pre-seed|pre seed|preseed": [2, 6, 0],
          seed: [5, 20, 0],
          "series a": [18, 70, 0],
          "series b": [60, 220, 0],
          "series c": [180, 600, 0],
        },
      ],
      [
        "founded year|year founded|founded",
        {
          "pre-seed|pre seed|preseed": [2024, 2026, 0],
          seed: [2022, 2025, 0],
          "series a": [2019, 2023, 0],
          "series b": [2016, 2021, 0],
          "series c": [2013, 2019, 0],
        },
      ],
    ] as const
  ).map(
    ([follows, fits]): Pairing => ({
      knownBy: "stage|funding stage|round type|round|last round",
      follows,
      owner: oneOf("startup|venture|company|round|funding"),
      fits: toRanges(fits),
    }),
  ),
  {
    knownBy: "type|activity type|kind",
    follows: "subject|title|name",
    owner: oneOf("activity"),
    fits: toTexts({
      call: "Call about the renewal|Call back about the quote|Check in after onboarding|Discovery call",
      email:
        "Send the revised offer|Send the price list|Answer the security questions|Follow up after the fair",
      meeting:
        "Demo for the finance team|Kick-off with the project team|Quarterly review|Lunch with the buyer",
      task: "Prepare the kick-off|Ask for the signed contract|Update the forecast|Collect two references",
      demo: "Demo for the finance team|Demo of the reporting module",
      note: "Budget approved|New contact in purchasing",
    }),
  },
  {
    knownBy: "type|activity type|kind",
    follows: "duration|duration minutes|length",
    owner: oneOf("activity"),
    fits: toRanges({
      call: [5, 30, 0],
      meeting: [30, 90, -1],
      demo: [30, 60, -1],
      email: [5, 15, 0],
    }),
  },
  {
    knownBy: "merchant name|merchant",
    follows: "type|direction|transaction type",
    owner: oneOf("transaction"),
    isOwn: true,
    // Whoever is paid in a shop pays out.
    fits: () => outgoing,
  },
  {
    knownBy: loanTypes,
    follows: "collateral|security|secured by|collateral type",
    owner: loans,
    fits: toTexts({
      "mortgage|home|home loan|housing|home purchase|home equity|heloc|equity": "Property",
      "auto|car|vehicle|car loan|auto loan": "Vehicle",
      "student|education|student loan|personal|personal loan|consumer|unsecured|wedding": "None",
      "business|small business|business loan|commercial": "Equipment|Property|Receivables",
    }),
  },
  {
    knownBy: "result|outcome|inspection result|verdict",
    follows: "corrective action|corrective actions|action taken|follow up action",
    fits: toTexts({
      "pass|passed|ok|accepted|approved": "None needed",
      "fail|failed|rejected|not ok":
        "Reworked the batch|Changed the supplier|Machine recalibrated|Operator retrained|Batch scrapped",
    }),
  },
  {
    knownBy: "title|job title|position|role",
    follows: "seniority|seniority level|experience level|career level|job level|level",
    owner: oneOf("job|posting|vacancy|opening|position|candidate|employee|applicant|role"),
    fits: toMentions({
      "intern|trainee": "intern|=internship|=trainee|=junior|=entry|=entry level",
      junior: "junior|=entry|=entry level|=entry-level|=entry_level",
      senior: "senior",
      "lead|principal|staff": "lead|=principal|=staff|=senior",
      "head|director|chief|vp": "director|=executive|=lead|=head|=senior",
      "\\w+": "mid-level|=mid|=middle|=intermediate|=mid level|=mid_level|=regular",
    }),
  },
  {
    knownBy: "category|expense category",
    follows: "merchant|merchant name|vendor|payee|paid to",
    owner: oneOf("expense|expenses|reimbursement"),
    fits: toTexts({
      travel: "SkyBridge|City Inn|Northline Rail|=Hotel Lume|=City Cabs",
      flights: "SkyBridge",
      "accommodation|lodging|hotel|hotels": "Hotel Lume|City Inn",
      "transport|transportation|taxi|ground transport": "City Cabs|Northline Rail|Fuel & Go",
      "meals|food|dining": "The Copper Pan|Café Lume|Little Bistro",
      "office supplies|office|supplies": "Paper & Pen|Desk Depot",
      "software|subscriptions|it": "Northwind Labs|Brightside Cloud",
      "training|education|conference": "Harbour Academy|City Conference Centre",
      "equipment|hardware": "Lakeside Electronics|Copperfield Computers",
    }),
  },
  {
    knownBy: "category|expense category",
    follows: "amount|total|total amount",
    owner: oneOf("expense|expenses|reimbursement"),
    fits: toRanges({
      "travel|accommodation|lodging|hotel": [85, 640, 2],
      "training|education|conference|equipment|hardware": [120, 1400, 2],
      "office supplies|office|supplies": [8, 160, 2],
      "software|it": [12, 240, 2],
    }),
  },
  {
    knownBy: "type|direction|transaction type|entry type",
    follows: "description|details|memo",
    owner: oneOf("transaction|posting|booking|movement"),
    unless: /^merchant(?: name)?$/,
    fits: toTexts({
      "credit|deposit|income|incoming|in":
        "Salary|Refund|Transfer from savings|Interest|Reimbursement of expenses|Rent received",
      "debit|withdrawal|expense|outgoing|out":
        "Groceries|Monthly rent|Electricity bill|Train ticket|Coffee and lunch|Transfer to savings|Gym membership|Phone bill",
      transfer: "Transfer to savings|Monthly rent|Gift for Anna|Shared dinner|Holiday fund",
      "fee|charge": "Account fee|Card fee|Foreign exchange fee",
    }),
  },
  {
    knownBy: "description|details|memo",
    follows: "category|spending category|transaction category",
    owner: oneOf("transaction|posting|booking|movement"),
    unless: /^merchant(?: name)?$/,
    fits: toMentions({
      salary: "Income|=salary|=other",
      interest: "Interest|=income|=other",
      reimbursement: "Reimbursement|=income|=other",
      "rent received": "Rental income|=income|=rent|=other",
      refund: "Shopping|=refund|=income|=other",
      "rent|mortgage": "Rent|=housing|=home",
      "savings|transfer": "Savings|=transfer|=transfers",
      "electricity|phone|water|internet": "Utilities|=bills",
      "train|fuel|taxi|parking": "Transport|=travel|=transportation",
      "coffee|lunch|dinner|restaurant": "Restaurants|=dining|=food|=eating out",
      groceries: "Groceries|=food",
      gym: "Health|=fitness|=subscriptions",
    }),
  },
  {
    knownBy: "loan type|type|loan product|product|product type",
    follows: "purpose|loan purpose|reason for loan|intended use",
    owner: loans,
    fits: toTexts({
      "mortgage|home|home loan|housing":
        "First home|Buying a flat|Refinancing|House with a garden|Holiday home",
      "auto|car|vehicle|car loan|auto loan": "Family car|Electric car|Used van|Motorcycle",
      "student|education|student loan": "Tuition fees|Master's degree|Semester abroad|Living costs",
      "business|small business|business loan|commercial":
        "New equipment|Second shop|Working capital|Delivery van",
      "personal|personal loan|consumer|unsecured":
        "Home improvement|Debt consolidation|Medical expenses|Wedding|Moving costs",
      "home equity|heloc|equity": "New kitchen|Roof renovation|Solar panels",
    }),
  },
  {
    knownBy: loanTypes,
    follows:
      "amount requested|requested amount|principal|loan amount|amount|original amount|original principal|amount financed|principal amount|approved amount",
    owner: loans,
    fits: toRanges({
      "personal|personal loan|wedding|medical expenses|debt consolidation|home improvement": [
        3000, 32_000, -2,
      ],
      "auto|car|car loan|vehicle|auto loan": [8000, 46_000, -2],
      "student|student loan|education": [5000, 58_000, -2],
      "mortgage|home|home loan|housing|home purchase": [140_000, 620_000, -3],
      "business|small business|commercial|business loan": [20_000, 240_000, -3],
      "home equity|heloc|equity": [20_000, 120_000, -3],
    }),
  },
  {
    knownBy: loanTypes,
    follows: "term months|loan term months|term|loan term|number of payments|tenure months|months",
    owner: loans,
    fits: toTexts({
      "personal|personal loan|wedding|medical expenses|debt consolidation|home improvement":
        "12|24|36|48|60",
      "auto|car|car loan|vehicle|auto loan": "36|48|60|72",
      "student|student loan|education": "60|84|120|180",
      "mortgage|home|home loan|housing|home purchase": "180|240|300|360",
      "business|small business|commercial|business loan": "36|60|84|120",
      "home equity|heloc|equity": "60|120|180",
    }),
  },
  {
    knownBy: loanTypes,
    follows: "term years|loan term years|years",
    owner: loans,
    fits: toTexts({
      "personal|personal loan|auto|car|car loan|vehicle|auto loan": "3|4|5|6",
      "student|student loan|education|business|small business": "5|7|10",
      "mortgage|home|home loan|housing|home purchase": "15|20|25|30",
    }),
  },
  {
    knownBy: loanTypes,
    follows: "interest rate|rate|annual rate|annual interest rate",
    owner: loans,
    fits: toRanges({
      "personal|personal loan": [6.9, 14.9, 2],
      "auto|car|car loan|vehicle|auto loan": [4.4, 9.4, 2],
      "student|student loan|education": [3.6, 7.2, 2],
      "mortgage|home|home loan|housing": [3.1, 6.9, 2],
      "business|small business|commercial|business loan": [5.2, 11.8, 2],
    }),
  },
  {
    knownBy: "account code|gl account|gl code|ledger code",
    follows: "account name|ledger account|gl account name|account",
    fits: toTexts({
      "1000": "Cash",
      "1200": "Accounts receivable",
      "2000": "Accounts payable",
      "2200": "VAT payable",
      "4000": "Sales revenue",
      "5100": "Wages expense",
      "6100": "Rent expense",
      "6200": "Office supplies",
      "6800": "Depreciation",
    }),
  },
  {
    knownBy: "movement type|type|transaction type",
    follows: "reason|reason code|note",
    owner: oneOf("stock|inventory|movement"),
    fits: toTexts({
      "receipt|receiving|inbound|in": "Purchase order|Customer return|Production output",
      "issue|outbound|out|pick|shipment": "Sales order|Production|Sample",
      "transfer|move|relocation": "Replenishment|Relocation|Warehouse move",
      "adjustment|count|correction": "Cycle count|Damaged|Found|Expired",
    }),
  },
  {
    knownBy: "name|plan name|title|tier|tier name",
    follows: "cta text|cta|cta label|button text|button label|call to action",
    owner: oneOf("plan|tier|pricingplan|pricingtier|pricing|pricingcard|subscriptionplan"),
    fits: toMentions({
      "free|hobby": "Sign up for free|Get started",
      "enterprise|custom": "Contact sales|Talk to us",
      "starter|basic|plus|pro|premium|team|business|growth|standard|scale|personal|advanced|essential":
        "Start free trial|Choose this plan|Get started",
    }),
  },
  {
    knownBy: "name|plan name|title|tier|tier name",
    follows: "support|support level|support type|support channel",
    owner: oneOf("plan|tier|pricingplan|pricingtier|pricing|pricingcard|subscriptionplan"),
    fits: toMentions({
      "free|hobby": "community|=none|=basic",
      "starter|basic|plus|personal|standard|essential": "email|=standard",
      "pro|premium|team|growth|advanced|scale": "priority email|=priority",
      "business|enterprise|custom": "24/7|=dedicated|=phone",
    }),
  },
  {
    knownBy: "name|plan|plan name|tier",
    follows: "description|summary|tagline|subtitle|about",
    owner: oneOf("plan|tier|pricing|package"),
    fits: toTexts({
      free: "Free for personal projects.|The basics, free for good.",
      "starter|basic|lite|essential|solo|individual": "For one person who is just starting.",
      "plus|standard|growth": "Everything a small team needs.",
      "pro|professional|premium": "For growing teams, with priority support.",
      "team|teams": "Shared workspaces and roles for up to fifty people.",
      "business|advanced": "Audit log, single sign-on and a named contact.",
      "enterprise|ultimate|custom": "Contract, on-premise option and support around the clock.",
    }),
  },
  {
    knownBy:
      "tier|segment|account tier|customer segment|company segment|customer tier|account segment|market segment",
    follows: "employee count|employees|number of employees|headcount|company size|num employees",
    owner: oneOf(
      "account|company|organization|organisation|customer|client|lead|prospect|business|deal",
    ),
    fits: toRanges({
      "smb|small business|small|startup|small and medium business": [6, 95, 0],
      "mid market|midmarket|medium|commercial": [120, 950, 0],
      "enterprise|large|corporate|strategic": [1100, 9800, -1],
    }),
  },
  {
    knownBy: "tier|level|sponsorship level|sponsorship tier|package",
    follows: "amount|contribution|sponsorship amount|fee|price|amount pledged",
    owner: oneOf("sponsor|sponsorship"),
    fits: toRanges({
      "platinum|diamond|headline|title": [20_000, 50_000, -3],
      gold: [10_000, 18_000, -3],
      silver: [5000, 9000, -2],
      "bronze|community|partner": [1000, 4000, -2],
    }),
  },
  {
    knownBy: "size|company size|employee range|headcount range",
    follows: "open positions|open jobs|open roles|job count|open position count",
    owner: oneOf("company|employer|organization|organisation|startup"),
    fits: toRanges({
      "1-10|1–10": [0, 2, 0],
      "11-50|11–50": [0, 6, 0],
      "51-200|51–200": [1, 14, 0],
      "201-500|201-1000|201–500": [4, 35, 0],
      "501-1000|500+|1000+|1001-5000": [12, 90, 0],
    }),
  },
  {
    knownBy: "stage|status|deal stage|pipeline stage|opportunity stage|sales stage",
    follows: "next step|next steps|next action",
    owner: oneOf("deal|opportunity|lead|salesdeal|salesopportunity"),
    fits: toTexts({
      "prospecting|new|lead|lead in|open|discovery":
        "Find the right contact|First call on Monday|Send an introduction",
      "qualification|qualified|qualifying|contacted|needs analysis":
        "Book a discovery call|Clarify budget and timing|Show the product",
      "proposal|proposal sent|quote|quoted|demo|value proposition":
        "Follow up on the proposal|Adjust the offer to two years|Present to the board",
      "negotiation|contract|contract sent|in negotiation|review":
        "Legal reviews the contract|Agree on the discount|Get the signature",
      "closed won|won": "Hand over to onboarding|Kick-off call next week",
      "closed lost|lost|disqualified|unqualified": "Ask again in six months|None, closed",
    }),
  },
];
