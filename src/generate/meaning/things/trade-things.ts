import type { ThingTable } from "./thing.ts";

const minute = 60;
const hour = 3600;
const day = 86_400;

/** What is bought, sold, owed, insured, built and moved. */
export const tradeThings: ThingTable = {
  "lineitem invoiceline invoiceitem billline": {
    name: "Design workshop|Consulting, two days|Hosting, monthly|Support hours|Travel expenses|Training session|Licence, ten users",
    about:
      "Design workshop|Consulting, two days|Hosting, monthly|Support hours|Travel expenses|Training session|Licence, ten users",
    price: [12, 480, 2],
  },
  "product item good merchandise variant sku": {
    status: "active|draft|out of stock|discontinued",
    type: "physical|digital|bundle|gift card",
    category: "Home|Kitchen|Lighting|Office|Outdoor|Textiles|Storage",
    price: [4, 240, 2],
    weight: [0.2, 24],
  },
  "order purchase checkout basket cart": {
    status: "pending|paid|processing|shipped|delivered|cancelled",
    type: "online|in store|phone|subscription",
    about: "Please ring twice.|Gift, no invoice in the parcel.",
    reason:
      "Ordered by mistake|Found a better price|Delivery takes too long|Changed my mind|Wrong size",
    price: [18, 640, 2],
  },
  "invoice bill receipt statement": {
    status: "draft|sent|paid|overdue|void",
    type: "invoice|credit note|deposit|final",
    about: "Consulting services, {month}.|Subscription renewal.|Materials and labour.",
    reason: "Duplicate|Wrong amount|Goodwill",
    price: [40, 4800, 2],
  },
  "payment transaction charge transfer payout deposit withdrawal": {
    status: "pending|completed|failed|refunded",
    type: "payment|refund|transfer|deposit|withdrawal|fee",
    category: "Groceries|Rent|Salary|Transport|Restaurants|Utilities|Shopping|Health",
    about:
      "Card payment at {company}|Monthly rent|Salary {month}|Transfer to savings|Groceries|Electricity bill|Train ticket|Coffee and lunch",
    reason: "Insufficient funds|Card expired|Requested by customer|Duplicate payment",
    price: [3, 940, 2],
  },
  "refund return rma chargeback dispute": {
    status: "requested|approved|received|refunded|rejected",
    type: "full|partial|exchange",
    reason:
      "Wrong size|Damaged on arrival|Not as described|Changed my mind|Late delivery|Wrong item",
    price: [8, 320, 2],
  },
  "subscription plan tier package": {
    status: "trialing|active|past due|paused|cancelled",
    type: "monthly|annual|trial|lifetime",
    about:
      "Everything a small team needs, billed monthly.|For growing teams, with priority support.|Free for personal projects.",
    reason:
      "Too expensive|Missing features|Switching to another tool|No longer needed|Project ended",
    price: [5, 120, 0],
  },
  "coupon discount voucher promotion promo offer": {
    name: "{season} sale|Welcome offer|Free shipping|Two for one|Early bird|Student discount|{company} – new offices|{company} renewal",
    status: "active|scheduled|expired|used|open|won|lost",
    type: "percentage|fixed amount|free shipping",
    about: "Valid on all full-price items.|For first orders only.",
  },
  "quote quotation estimate proposal": {
    name: "{topic} project for {company}|{company}: {topic}",
    status: "draft|sent|accepted|rejected|expired",
    type: "fixed price|time and materials",
    price: [400, 28_000, 0],
  },
  "shipment delivery parcel consignment freight": {
    status: "label created|picked up|in transit|out for delivery|delivered|returned",
    type: "standard|express|overnight|freight",
    about: "Leave with a neighbour.|Fragile, this side up.",
    reason: "Address not found|Nobody home|Damaged|Weather delay",
    weight: [0.3, 32],
    price: [4, 60, 2],
  },
  "container pallet crate": {
    status: "empty|loaded|in transit|at port|customs hold",
    type: "20 ft|40 ft|reefer|open top",
    weight: [2200, 28_000],
  },
  "warehouse depot hub fulfillment": {
    name: "{place} Hub|Warehouse {letter}|{street} Depot|North distribution centre",
    status: "open|full|closed",
    type: "distribution|cold storage|cross-dock",
  },
  "inventory stock shelf bin aisle": {
    status: "in stock|low stock|out of stock|on order|reserved",
    type: "receipt|issue|adjustment|transfer|count",
    reason: "Stock count|Damaged|Customer order|Supplier delivery|Expired",
    name: "Aisle {letter}{small}|Shelf {letter}-{number}|Bin {number}",
  },
  "supplier vendor manufacturer partner": {
    status: "active|on hold|inactive|under review",
    type: "manufacturer|wholesaler|distributor|service",
  },
  "store shop outlet branch": {
    name: "{place} Store|{street}|{place} Central",
    status: "open|closed|opening soon",
    type: "flagship|outlet|pop-up|franchise",
  },
  "property house home apartment flat listing realestate estate condo unit": {
    name: "Bright {rooms} flat near {street}|Modern {rooms} house with garden|Loft in {place}|Sunny apartment on {street}|Renovated {rooms} townhouse|Top-floor flat with balcony",
    status: "for sale|for rent|under offer|sold|let",
    type: "apartment|house|studio|townhouse|loft|villa",
    category: "Residential|Commercial|Land|Holiday home",
    about:
      "Bright living room with large windows, a separate kitchen and a balcony to the courtyard.|Renovated two years ago, close to schools, parks and the tram.|Quiet street, south-facing garden and a cellar.|Top floor with lift, oak floors and city views.",
    price: [148_000, 1_250_000, -3],
  },
  "tenancy lease rental rent tenant": {
    status: "active|ending soon|ended|in arrears",
    type: "fixed term|open-ended|short stay",
    price: [540, 3200, 0],
    reason: "End of contract|Moving away|Buying a home",
    duration: [180 * day, 720 * day],
  },
  "viewing showing inspection": {
    status: "requested|confirmed|completed|cancelled",
    type: "on site|video|open house",
    duration: [15 * minute, 60 * minute],
  },
  "building construction site": {
    name: "{street} {number}|{adjective} House|{place} Tower|Block {letter}",
    status: "planned|under construction|completed",
    type: "residential|office|school|warehouse",
  },
  "maintenance repair workorder": {
    name: "Replace {part}|Check {part}|Repair {part}|Annual service",
    status: "open|scheduled|in progress|completed|on hold",
    type: "preventive|corrective|emergency|inspection",
    category: "Electrical|Plumbing|Heating|Mechanical",
    about:
      "Noise under load, check bearings first.|Replace the seal and test for leaks.|Tenant is home after five.",
    reason: "Wear|Leak|Power failure|Regular service",
    duration: [30 * minute, 6 * hour],
    price: [40, 1800, 0],
  },
  "vehicle car truck van auto automobile": {
    status: "available|in use|in service|sold|reserved",
    type: "sedan|hatchback|estate|SUV|van|coupe",
    category: "Compact|Family|Luxury|Commercial",
    about: "One owner, full service history, new tyres.|Economical, ideal for the city.",
    price: [6800, 58_000, -2],
    weight: [900, 2600],
  },
  "motorcycle bike bicycle scooter": {
    status: "available|in use|charging|in repair",
    type: "city|road|mountain|electric|cargo",
    price: [180, 5200, 0],
    weight: [8, 210],
  },
  fleet: { name: "{place} fleet|Delivery vans|Company cars", status: "active|inactive" },
  "charger charging": {
    name: "{street} {number}",
    status: "available|charging|reserved|out of order",
    type: "AC|DC fast|Type 2|CCS",
  },
  "parking garage lot": {
    name: "{street} Garage|Level {small}",
    status: "free|occupied|reserved",
    type: "standard|disabled|electric",
    price: [1, 28, 2],
  },
  auction: {
    name: "{season} auction {year}|Estate sale {surname}",
    status: "upcoming|live|sold|unsold",
    type: "online|live|sealed bid",
    price: [40, 12_000, -1],
  },
  bid: { status: "leading|outbid|won|lost", price: [40, 12_000, -1] },
  "insurance policy": {
    name: "Home contents|Car comprehensive|Travel|Health plus|Liability|Life",
    status: "active|pending|lapsed|cancelled",
    type: "home|car|travel|health|liability|life",
    about: "Covers theft, fire and water damage.",
    price: [60, 1400, 2],
  },
  claim: {
    status: "submitted|in review|approved|paid|rejected",
    type: "water damage|theft|accident|medical|liability",
    about:
      "Burst pipe in the kitchen, floor damaged.|Rear bumper dented in a car park.|Luggage lost on the way home.",
    reason: "Not covered|Documents missing|Deadline passed",
    price: [120, 9800, 2],
  },
  "account wallet": {
    name: "Main account|Savings|Joint account|Travel fund|Business account",
    status: "active|frozen|closed|pending",
    type: "checking|savings|business|joint|credit",
  },
  bank: { name: "{place} Savings Bank|{star} Bank|First {adjective} Bank|Meridian Trust" },
  "loan mortgage credit": {
    name: "Home loan|Car loan|Student loan|Personal loan",
    status: "applied|approved|active|paid off|in default",
    type: "fixed rate|variable rate|interest only",
    reason: "Home purchase|Car|Renovation|Education",
    price: [4000, 380_000, -3],
    duration: [365 * day, 25 * 365 * day],
  },
  budget: {
    name: "Groceries|Household|Travel {year}|Marketing {quarter}|Office|Savings",
    status: "on track|over budget|under budget",
    type: "monthly|yearly|project",
    category: "Housing|Food|Transport|Leisure|Savings",
  },
  "share security fund etf bond portfolio holding": {
    name: "{company}|{star} Global Equity Fund|{place} Growth Fund|{star} Bond Index",
    status: "open|closed|halted",
    type: "stock|ETF|bond|fund",
    category: "Technology|Energy|Health|Consumer|Industry",
    price: [4, 880, 2],
  },
  trade: { status: "open|filled|partially filled|cancelled", type: "market|limit|stop" },
  "coin crypto cryptocurrency": {
    name: "{star} Coin|{star} Token|Copperleaf",
    status: "active|delisted",
    type: "coin|token|stablecoin",
    price: [0.02, 4200, 2],
  },
  "contract agreement deed": {
    name: "Service agreement {company}|Lease {street}|Supply contract {company}|Non-disclosure agreement {company}",
    status: "draft|in negotiation|signed|active|expired|terminated",
    type: "service|lease|employment|supply|confidentiality",
    about: "Twelve months, renewed automatically.",
    price: [1200, 96_000, -2],
  },
  "deal opportunity": {
    name: "{company} – {topic}|{company} renewal|{topic} rollout for {company}",
    status: "open|won|lost|on hold",
    type: "new business|renewal|upsell|partner",
    about:
      "Met at the spring fair, wants a demo next month.|Budget approved, waiting for legal.|Needs single sign-on and a pilot for ten users.",
    reason: "Price|Chose a competitor|No budget|Timing|Missing feature",
    price: [1500, 95_000, -2],
  },
  "lead prospect": {
    status: "new|contacted|qualified|unqualified|converted",
    type: "inbound|outbound|referral|partner",
    reason: "No budget|Not a fit|No reply",
  },
  "campaign ad advertisement": {
    name: "{season} launch {year}|{topic} awareness|Back to school|Newsletter {month}|Retargeting {quarter}",
    status: "draft|scheduled|active|paused|completed",
    type: "email|social|search|display|print",
    about: "Introduce the new range to existing customers.",
    price: [200, 24_000, -2],
  },
  "customer client contact": {
    status: "active|inactive|new|blocked",
    type: "individual|business|reseller",
    category: "Retail|Wholesale|Online",
  },
  "company organization organisation business": {
    status: "active|inactive|prospect",
    type: "private|public|non-profit|partnership",
    category: "Retail|Software|Health|Logistics|Energy|Food",
  },
  "tax fee": {
    name: "VAT standard|VAT reduced|Service fee|City tax",
    type: "percentage|fixed",
    status: "active|inactive",
  },
  "ticket admission pass": {
    name: "Cannot sign in after update|Invoice shows the wrong address|Export takes too long|Feature request: dark mode|Broken link in the welcome email|Payment failed twice|How do I add a colleague?|App closes when uploading a photo",
    status: "open|in progress|waiting|resolved|closed",
    type: "question|incident|problem|request",
    category: "Billing|Account|Technical|Feature request",
    about:
      "It happens every time since the last update.|Customer needs an answer before Friday.|Tried another browser, same result.",
    reason: "Solved|Duplicate|No reply|Cannot reproduce",
    price: [12, 180, 2],
  },
  "tickettype tickettier admission": {
    name: "Early Bird|General Admission|VIP|Student|Family|Day Pass|Weekend Pass|Backstage|Group of five",
    status: "on sale|sold out|upcoming|closed",
    about:
      "Entry to all rooms.|Includes a drink and a seat in the front rows.|With a valid student card.|Two adults and up to three children.",
    price: [12, 180, 0],
  },
  "event concert festival conference webinar meetup workshop gig": {
    status: "draft|scheduled|live|completed|cancelled|postponed",
    type: "conference|workshop|meetup|concert|webinar|festival",
    category: "Music|Technology|Food|Sport|Art|Business",
    about:
      "An evening of short talks, good food and time to meet people.|Two days of workshops for beginners and old hands.|Live music on three stages, families welcome.",
    reason: "Illness|Low registration|Venue closed|Weather",
    price: [0, 180, 0],
    duration: [hour, 8 * hour],
  },
  "meeting session": {
    name: "Weekly sync|Design review|Planning|Retrospective|One-on-one with {surname}|Budget {quarter}|Kick-off: {topic}|Demo for {company}",
    status: "scheduled|in progress|completed|cancelled",
    type: "video call|in person|phone",
    about: "Go through open points and agree on next steps.|Bring two examples each.",
    duration: [15 * minute, 90 * minute],
  },
  "venue location": {
    status: "open|closed|booked",
    type: "hall|theatre|club|outdoor|conference centre",
    price: [200, 6000, -1],
  },
  "speaker guest attendee participant registration rsvp invitation invite": {
    status: "invited|confirmed|declined|waiting list|checked in",
    type: "regular|VIP|speaker|press|student",
    reason: "Other plans|Illness|Too far away",
  },
  seat: {
    name: "{letter}{small}",
    status: "free|reserved|sold",
    type: "standard|front row|wheelchair",
    price: [12, 140, 0],
  },
  service: {
    name: "Window cleaning|Tax return|Logo design|Dog walking|Bike repair|Piano tuning|Garden care|House painting",
    status: "available|unavailable|operational|degraded",
    type: "one-off|recurring|on request",
    category: "Home|Business|Health|Repair",
    about: "Friendly, on time and insured.",
    price: [20, 480, 0],
    duration: [30 * minute, 4 * hour],
  },
  "tool machine equipment part": {
    name: "Cordless drill|Lathe {number}|Forklift {small}|Conveyor {letter}|Hydraulic pump|Laser cutter|Torque wrench|Bearing {number}|Air filter",
    status: "running|idle|in maintenance|out of order",
    type: "electric|hydraulic|manual|pneumatic",
    category: "Cutting|Lifting|Measuring|Drilling",
    price: [12, 4800, 0],
    weight: [0.4, 480],
  },
  "material fabric": {
    name: "Oak|Linen|Wool|Stainless steel|Leather|Cotton|Bamboo|Glass|Aluminium|Cork",
    type: "wood|textile|metal|composite",
    price: [2, 90, 2],
  },
  "shirt shoe dress jacket clothing garment apparel": {
    name: "Linen Shirt|Wool Coat|Canvas Sneaker|Rain Jacket|Pleated Skirt|Denim Jacket|Merino Sweater",
    status: "in stock|low stock|sold out",
    type: "shirt|trousers|jacket|dress|shoes",
    category: "Women|Men|Kids|Accessories",
    price: [15, 220, 2],
    weight: [0.1, 2],
  },
  "jewelry jewellery ring watch necklace": {
    name: "{star} Ring|Silver Hoop Earrings|{surname} Watch|Pearl Necklace",
    type: "ring|necklace|bracelet|watch|earrings",
    category: "Gold|Silver|Pearl",
    price: [40, 4800, 0],
    weight: [0.005, 0.2],
  },
  "furniture chair table sofa": { price: [49, 1400, 0], weight: [2, 70] },
  "phone laptop computer tablet camera console television": {
    name: "{star} {number}|{star} Pro {small}|{surname} Mini",
    type: "phone|laptop|tablet|camera|headphones",
    price: [120, 2400, 0],
    weight: [0.1, 4],
  },
  "toy puzzle": {
    name: "Wooden Train|Building Blocks|Marble Run|Memory Game|{animal} Puzzle",
    price: [6, 70, 2],
    weight: [0.1, 3],
  },
  "gift wishlist": {
    name: "Ceramic mug|Concert tickets|Cookbook|Wool scarf|Board game",
    status: "wanted|reserved|bought",
    price: [8, 180, 2],
  },
};
