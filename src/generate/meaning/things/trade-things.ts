import { hour, minute, type ThingTable } from "./thing.ts";

const billedWork =
  "Design workshop|Consulting, two days|Hosting, monthly|Support hours|Travel expenses|Training session|Licence, ten users";

/** What is sold, ordered, sent and stored, and by whom. */
export const tradeThings: ThingTable = {
  "lineitem invoiceline invoiceitem billline": {
    name: billedWork,
    about: billedWork,
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
    note: "Please ring twice.|Gift, no invoice in the parcel.",
    reason:
      "Ordered by mistake|Found a better price|Delivery takes too long|Changed my mind|Wrong size",
    price: [18, 640, 2],
  },
  "invoice bill receipt statement": {
    status: "draft|sent|paid|overdue|void",
    type: "invoice|credit note|deposit|final",
    about: "Consulting services, {month}.|Subscription renewal.|Materials and labour.",
    note: "Thank you for your business.|Please quote the number when paying.|By bank transfer only.|Sent by email, no paper copy.|Address updated.|Copy to the bookkeeping.",
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
    about:
      "The parcel never arrived.|The colour is not the one in the picture.|Charged twice for one order.|The item arrived broken.|It was sent back two weeks ago.|The seller does not answer.",
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
  "coupon discount voucher promotion promo": {
    name: "{season} sale|Welcome offer|Free shipping|Two for one|Early bird|Student discount|Weekend deal",
    status: "active|scheduled|expired|used",
    type: "percentage|fixed amount|free shipping",
    about: "Valid on all full-price items.|For first orders only.",
  },
  offer: {
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
  "trackingevent checkpoint": {
    name: "Picked up|Arrived at sorting centre|Departed sorting centre|In customs|Out for delivery|Delivered",
    status: "picked up|in transit|at sorting centre|at local depot|out for delivery|delivered",
    type: "pickup|departure|arrival|customs|delivery",
    about:
      "Picked up by the carrier.|Arrived at the sorting centre.|Left the sorting centre.|Arrived at the local depot.|Out for delivery.|Handed to the recipient.",
  },
  "shipment delivery parcel consignment freight": {
    status: "label created|picked up|in transit|out for delivery|delivered|returned",
    type: "standard|express|overnight|freight",
    note: "Leave with a neighbour.|Fragile, this side up.",
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
  "rentallocation pickuplocation dropofflocation rentalstation rentalbranch pickupstation": {
    name: "{place} Airport|{place} Central Station|Downtown {place}|{place} Harbour|{street} Branch",
    type: "airport|city|station|hotel",
    status: "open|closed|by appointment",
    about:
      "Opposite the arrivals hall.|Key box outside opening hours.|Five minutes from the station.",
  },
  "storelocation shoplocation branchlocation retaillocation": {
    name: "{place}|{street} Store|{place} Central|{place} West",
    type: "flagship|standard|outlet",
    status: "open|closed|opening soon",
    about: "Two floors, parking behind the house.|Click and collect until eight.",
  },
  "gardenbed raisedbed flowerbed vegetablebed": {
    type: "raised bed|border|container|in-ground",
    status: "planted|resting|ready to plant",
    about: "Full sun until four.|New compost this spring.|Shaded by the apple tree.",
    isNoted: true,
  },
  "weddingtask partytask eventtask familytask movingtask triptask traveltask campingtask churchtask clubtask communitytask volunteertask holidaytask personaltask planningtask":
    {
      name: "Confirm the date|Compare three offers|Pay the deposit|Write the list|Send the reminders|Pick up the order|Ask who can help|Return what was borrowed|Check the budget|Print the plan",
      status: "to do|in progress|done",
      category: "Planning|Errands|Phone calls|Shopping|Paperwork",
      about:
        "Should not take longer than an hour.|Ask two people first.|Best done together.|Better in the morning.|Keep the receipt.",
      price: [20, 900, 0],
    },
  "gardentask gardeningtask gardenchore gardenjob": {
    type: "watering|weeding|pruning|planting|feeding|harvest",
    status: "to do|done|skipped",
  },
  "store shop outlet branch": {
    name: "{place} Store|{street}|{place} Central",
    status: "open|closed|opening soon",
    type: "flagship|outlet|pop-up|franchise",
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
      "Licences for two teams, with onboarding.|Yearly plan with support in the first month.|A pilot first, then all sites.|Replaces a tool that was built in house.|Two years, with a review after six months.",
    note: "Met at the spring fair, wants a demo next month.|Budget approved, waiting for legal.|Needs single sign-on and a pilot for ten users.|Compares us with two others.|Decision in the second week of the month.|Would start with one team of twelve.|Asks for a discount on two years.|Contract ends in autumn, good moment to talk.|New head of IT, meet again.|Has tested the trial and likes the reports.",
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
  "servicerequest serviceorder servicecall servicejob servicebooking": {
    status: "requested|scheduled|in progress|completed|cancelled",
    type: "repair|installation|inspection|maintenance",
    category: "Plumbing|Electrical|Heating|Appliances|Garden",
  },
  service: {
    name: "Window cleaning|Tax return|Logo design|Dog walking|Bike repair|Piano tuning|Garden care|House painting",
    status: "available|unavailable|operational|degraded",
    type: "one-off|recurring|on request",
    category: "Home|Business|Health|Repair",
    about:
      "Friendly, on time and insured.|Price includes travel within the city.|Done in one visit, and tidied up after.|By appointment, evenings too.",
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
