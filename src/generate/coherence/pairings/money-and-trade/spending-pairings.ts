import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

/** What money is spent on decides what the bank writes beside it, and in which direction it goes. */
export const spendingPairings: readonly Pairing[] = [
  {
    knownBy: "name|item|item name|product|product name|title|idea",
    follows: "store|shop|retailer|store name|seller",
    owner: oneOf("wishlist|wishlistitem|wish|gift|giftidea|pricealert|deal"),
    fits: toMentions({
      "jumper|coat|dress|blouse|shirt|scarf|jeans|jacket|boots|sneakers|socks|skirt|hat|cardigan|trousers":
        "Linden & Loom|Mode Harbour",
      "headphones|camera|keyboard|speaker|charger|phone|watch|monitor|tablet|laptop|mouse":
        "Volta Electronics|Signal & Sound",
      "book|cookbook|novel": "Harbour Books",
      "lamp|chair|desk|blanket|cushion|mug|vase|table|candle|teapot|rug|board|clock|grinder":
        "Nordholm Home|Halden Living",
      "tent|backpack|bottle|boot|bike|mat|hiking": "Trailhead Outdoor",
      "puzzle|game|bricks|toy": "Little Fox Kids",
    }),
  },
  {
    knownBy: "description|memo|narrative|title|name",
    follows: "amount|transaction amount",
    owner: oneOf("transaction|posting|movement|expense|spending"),
    unless: /^(?:(?:spending |transaction |merchant )?category|merchant(?: name)?)$/,
    fits: toMentionedRanges({
      "rent|mortgage": [640, 1900, 0],
      "salary|freelance": [1800, 5400, 2],
      interest: [1, 48, 2],
      "transfer|savings": [50, 900, -1],
      "refund|reimbursement": [8, 240, 2],
      "groceries|bread|fruit|shopping": [8, 140, 2],
      "train|ticket|taxi": [3, 80, 2],
      "coffee|lunch|dinner|cinema|streaming": [4, 70, 2],
      "electricity|water|internet|phone|gym|fuel|jacket|dentist|present": [18, 190, 2],
      fee: [1, 15, 2],
    }),
  },
  {
    knownBy: "category|category name|name|label",
    follows: "planned|budgeted|limit|monthly limit|budget|allocated|assigned|planned amount",
    owner: oneOf("budget|envelope|category"),
    fits: toRanges({
      "rent|housing|mortgage|home": [700, 1800, -1],
      "groceries|food|household": [220, 620, -1],
      "transport|transportation|car": [60, 240, -1],
      "dining out|restaurants|dining|eating out": [60, 280, -1],
      "utilities|bills|insurance": [90, 290, -1],
      "health|clothing|shopping|leisure|entertainment|education": [40, 220, -1],
      "subscriptions|gifts|phone|pets": [20, 120, -1],
      "travel|savings": [100, 700, -1],
    }),
  },
  {
    knownBy: "description|memo|narrative",
    follows: "counterparty|counterparty name|payee",
    owner: oneOf("transaction|payment|posting"),
    fits: toMentions({
      "water|electricity|internet|phone": "Union Energy|City Waterworks|Bluebird Telecom",
      "dinner|lunch|coffee": "The Copper Pan|Café Lume|Little Bistro",
      "train|taxi|ticket": "City Transport|Northline Rail",
      "groceries|bread|fruit|weekly shopping": "Green Grocer|Fernway Foods|Corner Bakery",
      "transfer (?:from|to) savings": "Own savings account",
      rent: "Oakline Property|Harbour Homes",
      salary: "Northwind Labs|Lakeside Trading",
      gym: "City Fitness",
      "pharmacy|dentist": "Market Pharmacy|Dr. Weber, dentist",
    }),
  },
  {
    knownBy: "category|spending category|transaction category",
    follows: "counterparty|counterparty name",
    owner: oneOf("transaction|payment|posting"),
    isOwn: true,
    fits: toTexts({
      "groceries|food": "Green Grocer|Fernway Foods|Corner Bakery",
      "transport|transportation|travel": "City Transport|Northline Rail",
      "utilities|bills": "Union Energy|City Waterworks|Bluebird Telecom",
      "dining|dining out|restaurants|restaurant": "The Copper Pan|Café Lume|Little Bistro",
      "rent|housing": "Oakline Property|Harbour Homes",
      "salary|income": "Northwind Labs|Lakeside Trading",
      "health|healthcare": "Market Pharmacy|Dr. Weber, dentist",
      "entertainment|leisure": "Harbour Cinema|Union Concert Hall",
      insurance: "Meridian Insurance|Alder Mutual",
    }),
  },
  {
    knownBy: "category|spending category|transaction category",
    follows: "purpose|payment purpose|remittance|remittance information|reference text",
    owner: oneOf("transaction|payment|posting"),
    isOwn: true,
    fits: toTexts({
      "groceries|food|dining|dining out|restaurants|restaurant|transport|transportation|travel|entertainment|leisure|health|healthcare|shopping":
        "Card payment|Card payment, contactless|Purchase, thank you",
      "utilities|bills": "Electricity, monthly|Water bill, third quarter|Internet, monthly",
      "rent|housing": "Rent|Rent and utilities",
      "salary|income": "Salary|Monthly salary",
      insurance: "Insurance premium|Household insurance",
      "transfer|transfers|savings": "Monthly savings|Shared dinner|To savings",
    }),
  },
  {
    knownBy: "category|spending category|transaction category",
    follows: "description|memo|narrative|title",
    owner: oneOf("transaction|payment|purchase"),
    isOwn: true,
    fits: toTexts({
      groceries: "Weekly shopping|Fruit and vegetables|Bread and milk",
      "rent|housing": "Rent",
      "salary|income": "Monthly salary",
      "transport|transportation|travel": "Monthly ticket|Taxi to the station|Train ticket",
      "entertainment|leisure": "Cinema tickets|Concert|Streaming subscription",
      "utilities|bills": "Electricity|Water bill|Internet",
      "transfer|transfers": "Transfer to savings|Shared dinner|Monthly transfer",
      "dining|dining out|restaurants|restaurant|food": "Lunch|Dinner for two|Coffee",
      "health|healthcare": "Pharmacy|Dentist",
      shopping: "Online order|Shoes|Birthday present",
    }),
  },
  {
    knownBy: "category|spending category|transaction category",
    follows: "merchant category code|mcc",
    owner: oneOf("transaction|payment|purchase"),
    isOwn: true,
    fits: toTexts({
      groceries: "5411|5422",
      "rent|housing": "6513",
      "transport|transportation|travel": "4111|4121",
      "entertainment|leisure": "7832|7922",
      "utilities|bills": "4900|4814",
      "dining|restaurants|food": "5812|5814",
      "health|healthcare": "5912|8021",
      shopping: "5311|5942",
    }),
  },
  {
    knownBy: "category|spending category|transaction category",
    follows: "type|direction|transaction type",
    owner: oneOf("transaction"),
    isOwn: true,
    fits: toTexts({
      "salary|income|interest": "=credit|=income|=deposit|=in",
      "groceries|rent|housing|transport|transportation|travel|entertainment|leisure|utilities|bills|dining|restaurants|food|health|shopping|education|subscriptions":
        "=debit|=expense|=withdrawal|=purchase|=out|=payment",
    }),
  },
];
