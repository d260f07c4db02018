import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const happenings = oneOf("event|happening|gathering");
const events = {
  concert: "Northern Lights Live|Harbour Jazz Night|Quiet Fires Tour|Songs Without Words",
  conference: "Product Summit|Frontend Days|Clean Energy Forum|Data Conference North",
  sports: "City Marathon|Harbour Regatta|Regional Cup Final|Night Run",
  "theater|theatre": "The Long Summer|A Winter's Letter|Three Chairs|The Lighthouse Keeper",
  workshop:
    "Screen Printing Workshop|Bread Baking for Beginners|Public Speaking Workshop|Pottery Evening",
  festival: "Riverside Festival|Spring Food Festival|Lantern Festival|Short Film Festival",
  exhibition: "Paper and Light|New Ceramics|Street Photography 2026|Maps of the Sea",
  meetup: "Frontend Meetup|Board Game Evening|Startup Breakfast|Language Exchange",
  webinar: "Getting More from Your Data|Remote Teams That Work|Accessibility in Practice",
  party: "Summer Rooftop Party|New Year's Party|Garden Party|Eighties Night",
  networking: "Founders' Breakfast|Women in Tech Evening|Alumni Evening",
  comedy: "Late Laughs|Open Mic Night|Stand-up Sunday",
} as const;

/** Shops, bookings, schools, banks: what one member of a record says of another. */
export const accountPairings: readonly Pairing[] = [
  {
    knownBy: "type|account type|kind",
    follows: "type|card type|kind",
    owner: /card$/,
    of: /^(?:bank)?account$/,
    isOwn: true,
    fits: toTexts({
      "credit|credit card": "credit",
      "checking|current|savings|debit|joint|business|everyday": "debit",
    }),
  },
  {
    knownBy: "type|account type|kind",
    follows: "interest rate|apy|apr|annual rate|rate",
    owner: /^(?:(?:bank|savings|financial)?account)$/,
    isOwn: true,
    fits: toRanges({
      "checking|current|everyday|debit|business|business checking": [0, 0.25, 2],
      "savings|saving|money market|isa|term deposit|fixed deposit|cd": [1.4, 4.6, 2],
      "credit|credit card": [17.9, 27.9, 2],
      "loan|personal loan": [6.4, 13.9, 2],
      mortgage: [3.1, 6.9, 2],
    }),
  },
  {
    knownBy: "tier|loyalty tier|membership tier|member tier|loyalty level",
    follows: "loyalty points|points|points balance|reward points",
    owner: oneOf("customer|member|loyalty|shopper|guest"),
    unless: oneOf("balance after|new balance|points balance after"),
    isOwn: true,
    fits: toRanges({
      "bronze|basic|standard": [20, 480, -1],
      silver: [500, 1980, -1],
      gold: [2000, 4900, -1],
      "platinum|diamond|vip": [5000, 14_000, -2],
    }),
  },
  {
    knownBy: "question",
    follows: "answer",
    owner: oneOf("faq|faqs|service"),
    fits: toTexts({
      "How long does it take?": "Usually two weeks.",
      "Can somebody else collect it for me?":
        "Yes, with a signed letter and a copy of your identity card.",
      "Do I need an appointment?": "No, come during office hours.",
      "How can I pay the fee?": "By card or in cash at the counter.",
    }),
  },
  {
    knownBy: "name|title",
    follows: "type|category|kind",
    owner: oneOf("nearby|place|poi|interest"),
    fits: toTexts({
      "Green Grocer": "supermarket",
      "Hill Road School": "school",
      "City Park|Botanical Garden": "park",
      "Station Square": "tram stop",
      "Market Pharmacy": "pharmacy",
      "Café Lume": "café",
    }),
  },
  {
    knownBy: "service|product|resource|name",
    follows: "unit|units",
    owner: oneOf("line|usage|metered|record"),
    fits: toTexts({
      "Object storage|Outbound traffic": "GB",
      "Compute hours|Database hours": "hours",
      "API requests|Message queue": "1,000 requests",
    }),
  },
  {
    knownBy: "category|type|event type|kind",
    follows: "title|name|event name",
    owner: happenings,
    isOwn: true,
    fits: toTexts(events),
  },
  {
    knownBy: "category|type|event type|kind",
    follows: "description|summary|about",
    owner: happenings,
    isOwn: true,
    fits: toTexts({
      concert: "Two hours, one interval, many candles.|The last stop of a long tour.",
      conference:
        "Two days of talks, three tracks, one long dinner.|Speakers from ten countries, and time to meet them.",
      sports:
        "Starts at the town hall, ends at the harbour.|Cheer from the bridge, the finish is in the stadium.",
      "theater|theatre":
        "A family, a house and a letter that comes too late.|One room, three actors, no interval.",
      workshop:
        "Small group, all materials included.|Hands-on from the first minute, no experience needed.",
      festival:
        "Three days, four stages and a market by the river.|Food from thirty kitchens and music until midnight.",
      webinar: "One hour with examples and time for questions.|Live demo, recording for everyone.",
      meetup: "Two short talks, then drinks.|Bring a friend and a question.",
      comedy:
        "Five comedians, ten minutes each, and a host who keeps time.|New jokes, tried out on you first.",
    }),
  },
  {
    knownBy: "category|type|event type|kind",
    follows: "lineup|performers|speakers|headliners|acts|artists",
    owner: happenings,
    isOwn: true,
    fits: toTexts({
      conference: "Dr. Amara Costa|Theo Santos|Elena Ali|Jonas Weber|Mira Wood",
      workshop: "Lena Martin|Tomas Rossi|Ines Duarte",
      sports: "Harbour Rowing Club|City Runners|Northside United|Old Town Athletics",
      "theater|theatre|comedy|stand-up|dance": "Ruth Garcia|Kwame Santos|Nina Ferrari|Adam Patel",
    }),
  },
  {
    knownBy: "category|type|event type|kind",
    follows: "tags|keywords",
    owner: happenings,
    isOwn: true,
    fits: toTexts({
      concert: "live music|indie|jazz|acoustic|open air",
      conference: "technology|business|design|networking|keynotes",
      sports: "running|outdoor|family|charity|championship",
      "theater|theatre": "drama|comedy|premiere|classic",
      workshop: "hands-on|beginners|small group|crafts",
      festival: "open air|food|family|weekend|music",
    }),
  },
  {
    knownBy: "name|tier|ticket type|type|tier name",
    follows: "description|details|includes",
    owner: oneOf("ticket|tier|pass|admission"),
    isOwn: true,
    fits: toMentions({
      student: "With a valid student card.",
      family: "Two adults and up to three children.",
      group: "For five people who arrive together.",
      "vip|premium|gold": "Includes a drink and a seat in the front rows.",
      "weekend|day pass|festival pass": "Entry on all days, with re-entry.",
      "early bird": "Entry to all rooms, while this price lasts.",
      "balcony|seated": "Numbered seat with a good view.",
      "general|standard|regular": "Entry to all rooms.",
    }),
  },
  {
    knownBy: "name|tier|ticket type|tier name",
    follows: "price|base price|amount",
    owner: oneOf("ticket|tier|admission"),
    isOwn: true,
    fits: toMentionedRanges({
      student: [15, 30, 0],
      "early bird": [25, 45, 0],
      "vip|backstage|premium": [120, 240, 0],
      "weekend|festival pass": [80, 150, 0],
      group: [140, 240, 0],
      family: [60, 110, 0],
      "general|standard|regular|day pass": [35, 65, 0],
    }),
  },
  {
    knownBy: "status|order status",
    follows: "payment status",
    owner: oneOf("order|purchase"),
    isOwn: true,
    fits: toTexts({
      "pending|created|new|draft|awaiting payment|pending payment":
        "pending|=pending|=unpaid|=awaiting payment|=authorized",
      "paid|processing|packed|shipped|delivered|completed|fulfilled|confirmed|out for delivery":
        "paid|=paid|=captured|=completed|=succeeded",
      "cancelled|canceled": "refunded|=refunded|=void|=voided|=cancelled|=failed",
      "refunded|returned": "refunded|=refunded",
    }),
  },
  {
    knownBy: "type|assignment type|kind",
    follows: "title|name",
    owner: oneOf("assignment|homework|coursework|assessment"),
    isOwn: true,
    fits: toTexts({
      homework: "Exercises: chapter 3|Problem set 4|Reading: chapter 5|Worksheet: fractions",
      quiz: "Quiz 2: key terms|Quiz: chapters 1 to 3|Pop quiz: verbs",
      "exam|test": "Midterm exam|Final exam|Unit test 2",
      project:
        "Group project: a small exhibition|Science fair project|Project: interview a neighbour",
      essay:
        "Essay: a turning point in history|Essay: the narrator's voice|Essay: science in daily life",
      lab: "Lab report: density|Lab report: pendulum|Lab: acids and bases",
      presentation: "Presentation: a city of your choice|Short talk: renewable energy",
    }),
  },
  {
    knownBy: "type|assignment type|kind",
    follows: "description|instructions|details",
    owner: oneOf("assignment|homework|coursework|assessment"),
    isOwn: true,
    fits: toTexts({
      homework: "Show your working for every step.|Hand in on paper or as a scan.",
      quiz: "Ten short questions, open for a week.|Multiple choice, two attempts.",
      "exam|test": "No notes, a simple calculator is allowed.|Three questions, choose two.",
      project:
        "In groups of three, with a short talk at the end.|Bring your plan to the next class.",
      essay: "Two pages, with at least three sources.|Hand in as a PDF, about 800 words.",
      lab: "Report with measurements, a graph and a conclusion.|Work in pairs, safety goggles on.",
      presentation: "Five minutes, at most six slides.|Bring one picture and one question.",
    }),
  },
  {
    knownBy: "name|department name|title",
    follows: "code|department code|short code|abbreviation",
    owner: oneOf("department|division"),
    isOwn: true,
    fits: toMentions({
      finance: "FIN",
      "engineering|platform": "ENG",
      operations: "OPS",
      "people|human resources|hr": "HR",
      marketing: "MKT",
      sales: "SAL",
      legal: "LEG",
      design: "DES",
      "support|customer success": "SUP",
      data: "DAT",
      "it|information technology": "IT",
      "facilities|facility management": "FAC",
      procurement: "PRC",
      "customer service|customer care": "CS",
      logistics: "LOG",
      production: "PRO",
      quality: "QA",
      "product|growth": "PRD",
      security: "SEC",
      research: "RES",
    }),
  },
  {
    knownBy: "role|team role|member role",
    follows: "title|job title|position",
    owner: oneOf("member|teammate|user|collaborator|staff"),
    isOwn: true,
    fits: toTexts({
      developer: "Frontend Developer|Senior Software Engineer|Backend Developer|Platform Engineer",
      designer: "Product Designer|Senior UX Designer|Brand Designer",
      "manager|project manager": "Project Manager|Engineering Manager|Product Manager",
      tester: "QA Engineer|Test Lead",
      analyst: "Business Analyst|Data Analyst",
    }),
  },
  {
    knownBy: "type|discount type|coupon type|kind",
    follows: "value|discount value|amount",
    owner: oneOf("coupon|discount|voucher|promotion|promo|code"),
    isOwn: true,
    fits: toRanges({
      "free_shipping|free shipping|freeshipping|shipping": [0, 0, 0],
    }),
  },
  {
    knownBy: "type|discount type|coupon type|kind",
    follows: "title|name",
    owner: oneOf("coupon|discount|voucher|promotion|promo"),
    isOwn: true,
    fits: toTexts({
      "free shipping|shipping": "Free Shipping|Shipping on us",
      "percentage|percent|fixed|fixed amount":
        "Summer Special|Birthday Treat|Weekend Deal|Welcome Offer|Spring Sale",
    }),
  },
  {
    knownBy: "decline code|failure code|error code|failure reason code",
    follows: "failure message|failure reason|error message|decline reason",
    owner: oneOf("payment|charge|transaction|attempt|paymentattempt|refund|payout"),
    isOwn: true,
    fits: toTexts({
      "card declined|declined|do not honor": "The card was declined.",
      "insufficient funds": "The account has insufficient funds.",
      "expired card": "The card has expired.",
      "incorrect cvc|incorrect number": "The security code is not correct.",
      "processing error": "The bank could not be reached. Try again later.",
    }),
  },
  {
    knownBy: "account type|type|kind",
    follows: "product name|product|account product",
    owner: oneOf("account|bankaccount"),
    isOwn: true,
    fits: toTexts({
      "current|checking|everyday": "Everyday Account|Plus Account|Premium Account|Basic Account",
      "savings|saving|deposit": "Easy Saver|Fixed Saver|Bonus Saver",
      joint: "Joint Account|Joint Plus Account",
      "youth|student|young|kids|junior": "Student Account|Young Saver|First Account",
      "business|corporate": "Business Account|Business Plus",
      "credit|credit card": "Classic Credit Card|Travel Credit Card",
      "investment|brokerage": "Investment Account|Share Dealing Account",
    }),
  },
  {
    knownBy: "type|kind|transaction type|txn type",
    follows: "title|name|label|subject",
    owner: oneOf("transaction|movement|wallettransaction|banktransaction"),
    unless: oneOf("merchant|merchant name|payee|counterparty|direction"),
    isOwn: true,
    fits: toTexts({
      "withdrawal|withdraw|cash withdrawal|atm": "Cash withdrawal|Cash machine at the station",
      "deposit|top up|topup": "Salary|Cash deposit|Transfer from savings|Freelance project",
      transfer: "Transfer to savings|Transfer to a friend|Transfer to the joint account",
      refund: "Refund of an online order|Refund of a train ticket",
      "fee|charge": "Account fee|Card fee|Foreign exchange fee",
      interest: "Interest on savings",
    }),
  },
  {
    knownBy: "type|kind|transaction type|txn type",
    follows: "subtitle|sub title|sub label|secondary text",
    owner: oneOf("transaction|movement|wallettransaction|banktransaction"),
    isOwn: true,
    fits: toTexts({
      "withdrawal|withdraw|cash withdrawal|atm": "Cash machine",
      "deposit|top up|topup|income|credit": "Bank transfer",
      transfer: "Between accounts|Bank transfer",
      "payment|purchase|expense|debit": "Card payment|Online payment|Direct debit",
      refund: "Back to your card",
      "fee|charge": "Charged by the bank",
    }),
  },
  {
    knownBy: "reason|return reason|reason code",
    follows:
      "comment|comments|customer comment|customer comments|customer note|customer notes|details|description|note|notes|message|explanation",
    owner: oneOf("return|rma|refund|exchange"),
    fits: toTexts({
      "damaged|damaged on arrival|arrived damaged|damaged in transit|damaged item":
        "The box was open when it arrived.|One corner is broken off.",
      "wrong item|wrong product|wrong item received|wrong item sent":
        "I ordered another one.|The label is right, the content is not.",
      "defective|faulty|not working|broken|defect|quality|quality issue|poor quality":
        "It stopped working on the second day.|It does not turn on.",
      "not as described": "Colour differs from the picture.|Smaller than I expected.",
      "changed mind|changed my mind|no longer needed|no longer wanted|unwanted|ordered by mistake|other":
        "Not opened, just no longer needed.|Bought another one in the meantime.",
      "wrong size|size|does not fit|doesnt fit|wrong fit|size issue|too small":
        "Please send a larger size.",
      "too large|too big": "Please send a smaller size.",
      "better price|found a better price|cheaper elsewhere": "I found it for less in another shop.",
      "late delivery|arrived late|arrived too late|delivery takes too long":
        "It came after the day that I needed it for.",
      duplicate: "Charged twice for one order.|Ordered twice by mistake.",
      fraudulent: "The owner of the card did not place the order.",
      "requested by customer|customer request": "The customer asked for it by email.",
      "product not received|not received|item not received|never arrived|lost in transit":
        "The parcel never arrived.",
      "missing parts|incomplete": "Two screws and the manual are missing.",
    }),
  },
  {
    knownBy: "type|discount type|coupon type|kind",
    follows: "description|details",
    owner: oneOf("coupon|discount|voucher|promotion|promo"),
    isOwn: true,
    fits: toTexts({
      "free_shipping|free shipping|freeshipping|shipping":
        "Free shipping on every order.|No shipping costs this week.",
      "percentage|percent":
        "Valid on all full-price items.|For first orders only.|On everything in the sale.",
      "fixed|fixed_amount|amount":
        "Off your next order.|For friends of the house.|Taken off at the checkout.",
    }),
  },
  {
    knownBy: "name|title|promotion name|campaign name",
    follows: "code|promo code|coupon code|promotion code",
    owner: oneOf("promotion|promo|offer|deal"),
    isOwn: true,
    fits: toMentions({
      spring: "SPRING10|SPRING15|SPRING20",
      summer: "SUMMER10|SUMMER15|SUMMER20",
      "autumn|fall": "AUTUMN10|AUTUMN15",
      "winter|holiday|christmas": "WINTER10|WINTER15|WINTER20",
      weekend: "WEEKEND10|WEEKEND15",
      "black friday|cyber monday": "BLACK20|BLACK25",
      "welcome|first order|new customer": "WELCOME10|HELLO15",
      "free shipping|free delivery": "FREESHIP|SHIPFREE|FREEDELIVERY|NOSHIPPING|SHIP4FREE",
      "clearance|last chance": "LAST20|LAST30",
      "back to school|student": "SCHOOL10|SCHOOL15",
      "loyalty|thank you|member": "THANKYOU10|MEMBER15",
    }),
  },
];
