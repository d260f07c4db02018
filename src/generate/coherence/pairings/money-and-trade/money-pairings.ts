import { oneOf } from "../../../one-of.ts";
import { coinPrices } from "../../amounts/coin-prices.ts";
import { type Pairing, toRanges, toTexts } from "../pairing.ts";

const coins = toTexts({
  BTC: "Bitcoin",
  ETH: "Ethereum",
  SOL: "Solana",
  ADA: "Cardano",
  USDC: "USD Coin",
  USDT: "Tether",
  DOT: "Polkadot",
  MATIC: "Polygon",
  XRP: "XRP",
  DOGE: "Dogecoin",
  LTC: "Litecoin",
  AVAX: "Avalanche",
  LINK: "Chainlink",
});

/** Coins, shares, loans, plans and what was paid for. */
export const moneyPairings: readonly Pairing[] = [
  {
    knownBy: "name|title|budget name",
    follows: "category|budget category",
    owner: oneOf("budget"),
    fits: toTexts({
      groceries: "Groceries|=food",
      "dining out|eating out|restaurants": "Dining out|=food|=restaurants",
      subscriptions: "Subscriptions|=entertainment|=bills",
      transport: "Transport|=travel",
      "rent|housing": "Housing|=rent|=home",
      utilities: "Utilities|=bills",
      entertainment: "Entertainment|=leisure",
      "clothing|clothes": "Clothing|=shopping",
      "health|fitness": "Health",
      travel: "Travel",
    }),
  },
  {
    knownBy: "name|title|goal name|goal",
    follows: "target amount|target|goal amount|goal",
    owner: oneOf("goal|savings|saving|pot"),
    fits: toRanges({
      "new bike": [600, 2400, -2],
      laptop: [900, 2600, -2],
      "piano lessons": [600, 1800, -2],
      "summer holiday": [1500, 4500, -2],
      "emergency fund": [4000, 15000, -2],
      "deposit for a flat": [15000, 60000, -2],
      wedding: [8000, 30000, -2],
    }),
  },
  {
    knownBy: "decision|status|outcome",
    follows: "reason|decision reason|decision note",
    owner: oneOf("loan|credit|mortgage"),
    fits: toTexts({
      "approved|accepted": "Income verified|Strong credit history|Enough collateral",
      "rejected|declined|denied":
        "Debt too high for the income|Incomplete documents|Employment too short",
    }),
  },
  {
    knownBy: "status|application status|decision|loan status",
    follows: "credit score|fico score|fico",
    owner: oneOf("loan|mortgage|credit|application"),
    fits: toRanges({
      "approved|conditionally approved|funded|active|closed|disbursed|accepted|current": [
        664, 815, 0,
      ],
      "declined|denied|rejected|defaulted": [482, 612, 0],
    }),
  },
  {
    knownBy: "symbol|token symbol|coin symbol|asset symbol|asset|coin|ticker",
    follows: "quantity|amount|balance|holdings|units|amount held",
    owner: oneOf("coin|token|crypto|cryptocurrency|wallet|asset|holding|position"),
    fits: toRanges({
      BTC: [0.02, 1.8, 4],
      ETH: [0.2, 14, 3],
      "USDC|USDT": [120, 9000, 2],
      "SOL|LTC|AVAX": [2, 90, 2],
    }),
  },
  {
    knownBy: "symbol|token symbol|coin symbol|ticker|asset symbol|currency symbol|asset|coin",
    follows: "name|token name|coin name|asset name|currency name|full name",
    owner: oneOf("coin|token|crypto|cryptocurrency|asset|wallet|holding|transfer|transaction"),
    fits: coins,
  },
  {
    knownBy: "symbol|token symbol|coin symbol|ticker|asset symbol|asset|coin",
    follows: "price|price usd|current price|price eur|price per coin|coin price",
    owner: oneOf("coin|token|crypto|cryptocurrency|asset|wallet|holding|transfer|transaction"),
    fits: toRanges(
      Object.fromEntries(
        Object.entries(coinPrices).map(([coin, [least, most]]) => [coin, [least, most, 2]]),
      ),
    ),
  },
  {
    knownBy: "symbol|ticker|stock symbol|ticker symbol",
    follows: "company name|company|name|security name|issuer|asset|asset name|security|stock name",
    fits: toTexts({
      ACME: "Acme Industries",
      NRTH: "Northwind Labs",
      BLUE: "Bluebird Studio",
      OAKL: "Oakline Partners",
      MRDN: "Meridian Group",
      FERN: "Fernway Foods",
      JNPH: "Juniper Health",
      HRTH: "Hearth Energy",
      TIDE: "Tidewater Logistics",
      LKSD: "Lakeside Trading",
      KSTL: "Kestrel Bank",
      ALDR: "Alder Insurance",
      VLTM: "Volta Motors",
      HALO: "Halo Semiconductors",
      PINE: "Pinecrest Homes",
    }),
  },
  {
    knownBy: "symbol|ticker|stock symbol|ticker symbol",
    follows:
      "current price|price|market price|last price|close price|share price|last|filled price|fill price|limit price|stop price|execution price|executed price|price per share",
    owner: oneOf(
      "stock|share|quote|stockquote|holding|position|trade|alert|pricealert|watchlist|watchlistitem|asset|equity|security",
    ),
    fits: toRanges({
      ACME: [146, 151, 2],
      NRTH: [218, 226, 2],
      BLUE: [41, 43, 2],
      OAKL: [67, 70, 2],
      MRDN: [102, 106, 2],
      FERN: [62, 64, 2],
      JNPH: [76, 79, 2],
      HRTH: [55, 57, 2],
      TIDE: [33, 35, 2],
      LKSD: [18, 19, 2],
      KSTL: [88, 92, 2],
      ALDR: [134, 139, 2],
      VLTM: [173, 181, 2],
      HALO: [296, 308, 2],
      PINE: [47, 50, 2],
    }),
  },
  {
    knownBy: "exchange|market|stock exchange|exchange name",
    follows: "currency|currency code|trading currency",
    fits: toTexts({
      "NYSE|NASDAQ|AMEX|New York Stock Exchange": "USD",
      "LSE|London Stock Exchange": "GBP",
      "TSE|TYO|Tokyo Stock Exchange": "JPY",
      "XETRA|FWB|Euronext|Euronext Paris|Euronext Amsterdam": "EUR",
      "TSX|Toronto Stock Exchange": "CAD",
      ASX: "AUD",
      "SIX|SIX Swiss Exchange": "CHF",
    }),
  },
  {
    knownBy: "currency|currency code",
    follows: "currency symbol|symbol",
    isOwn: true,
    // What is traded has a symbol of its own.
    unless: oneOf(
      "company|company name|shares|ex date|exchange|isin|asset|asset name|target price|current price|last price|market cap|volume|day change",
    ),
    fits: toTexts({
      USD: "$",
      EUR: "€",
      GBP: "£",
      CAD: "C$",
      AUD: "A$",
      NZD: "NZ$",
      DKK: "kr",
      SEK: "kr",
      NOK: "kr",
      CHF: "CHF",
      JPY: "¥",
    }),
  },
  {
    knownBy: "plan|plan name|tier|tariff",
    follows: "data limit|data limit gb|data allowance gb|data allowance|included data gb|data gb",
    unless: / mb$/,
    fits: toRanges({
      "s|small|basic|starter|lite": [5, 5, 0],
      "m|medium|standard|plus": [15, 15, 0],
      "l|large|pro|premium": [40, 40, 0],
      xl: [80, 80, 0],
      unlimited: [200, 200, 0],
    }),
  },
  {
    knownBy: "plan|plan name|tier|name",
    follows: "price|monthly price|monthly fee|price monthly|amount|price per month",
    owner: oneOf("plan|subscription|tier|pricing"),
    fits: toRanges({
      free: [0, 0, 0],
      "starter|basic|student": [5, 12, 0],
      "plus|family": [12, 24, 0],
      "pro|professional": [24, 49, 0],
      team: [49, 79, 0],
      business: [79, 149, 0],
      enterprise: [199, 499, 0],
    }),
  },
  {
    knownBy: "merchant name|merchant|payee",
    follows: "merchant category|category|spending category",
    owner: oneOf("transaction|card|payment|purchase"),
    fits: toTexts({
      "Harbour Books": "Books|Shopping",
      "City Transport": "Transport",
      "Fernway Foods|Green Grocer|Corner Bakery": "Groceries",
      "Lakeside Trading|Northwind Labs": "Shopping",
      "Union Energy": "Utilities",
    }),
  },
  {
    knownBy: "merchant name|merchant|payee",
    follows: "title|name",
    owner: oneOf("transaction|expense|payment|purchase|spending"),
    fits: toTexts({
      "Harbour Books": "Two novels|Birthday present|Cookbook",
      "City Transport": "Train ticket|Monthly ticket|Airport bus",
      "Fernway Foods|Green Grocer|Corner Bakery":
        "Weekly shopping|Fruit and vegetables|Bread and milk|Groceries",
      "Lakeside Trading|Northwind Labs": "Online order|Winter jacket|Desk lamp",
      "Union Energy": "Electricity bill|Gas and water",
    }),
  },
  {
    knownBy: "merchant name|merchant|payee",
    follows: "amount|total|price",
    owner: oneOf("transaction|expense|payment|purchase|spending"),
    fits: toRanges({
      "Harbour Books": [8, 70, 2],
      "City Transport": [3, 90, 2],
      "Fernway Foods|Green Grocer|Corner Bakery": [4, 140, 2],
      "Lakeside Trading|Northwind Labs": [15, 320, 2],
      "Union Energy": [40, 190, 2],
    }),
  },
  {
    knownBy: "type|direction|kind|transaction type",
    follows: "title|name",
    owner: oneOf("transaction|spending"),
    fits: toTexts({
      "income|credit|deposit": "Salary|Freelance project|Tax refund|Interest|Sold the old bike",
    }),
  },
];
