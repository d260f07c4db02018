import { oneOf } from "../../../../one-of.ts";
import type { Proportion } from "./proportion.ts";

const market = oneOf(
  "coin|crypto|cryptocurrency|token|stock|share|quote|ticker|asset|security|fund|etf|index|watchlist|watchlistitem",
);
const price = "current price|price usd|last price|price|close|last";

/** What a market tells of a share or a coin, by its price and by how much of it there is. */
export const marketProportions: readonly Proportion[] = [
  {
    follows:
      "total cost|cost basis|total invested|invested|amount invested|invested amount|book value",
    of: "total value|current value|market value|portfolio value",
    times: [0.78, 1.08],
    decimals: 2,
    owner: oneOf("portfolio|account|investment"),
  },
  {
    follows: "traffic|monthly traffic|estimated traffic|organic traffic|visits",
    of: "search volume|volume|monthly searches|searches",
    times: [0.004, 0.28],
    decimals: 0,
    owner: oneOf("keyword|ranking|seo|serp"),
  },
  {
    follows:
      "average cost|avg cost|average price|avg price|purchase price|buy price|cost per share|average buy price|avg buy price|entry price",
    of: "current price|market price|last price|share price",
    times: [0.62, 1.22],
    decimals: 2,
    unless: "cost basis|total cost|total cost basis|invested amount",
    owner: oneOf("holding|position|stock|share|security|investment|asset|crypto|etf"),
  },
  {
    follows: "all time high|ath|ath price|all time high price",
    of: price,
    times: [1.2, 3.4],
    decimals: 2,
    owner: market,
  },
  {
    follows: "all time low|atl|atl price|all time low price",
    of: price,
    times: [0.04, 0.4],
    decimals: 2,
    owner: market,
  },
  {
    follows: "day high|high24h|high 24h|high|daily high",
    of: price,
    times: [1, 1.03],
    decimals: 2,
    owner: market,
  },
  {
    follows: "day low|low24h|low 24h|low|daily low",
    of: price,
    times: [0.96, 0.999],
    decimals: 2,
    owner: market,
  },
  {
    follows: "previous close|prev close",
    of: price,
    times: [0.97, 1.03],
    decimals: 2,
    owner: market,
  },
  {
    follows: "open|open price|day open|opening price",
    of: price,
    times: [0.99, 1],
    decimals: 2,
    owner: market,
  },
  {
    follows: "market cap|market capitalization|market capitalisation",
    of: price,
    times: [30_000_000, 900_000_000],
    decimals: -6,
    owner: oneOf("stock|share|quote|ticker|security"),
    unless: "shares outstanding|outstanding shares|shares|circulating supply|total supply",
  },
  {
    follows: "total amount|gross amount|amount|total",
    of: "shares|share count|quantity|units",
    times: [0.2, 1.6],
    decimals: 2,
    owner: oneOf("dividend|dividendpayment"),
  },
  {
    follows:
      "high52|high 52|week high52|week52 high|fifty two week high|week 52 high|52 week high|high 52 week|high52week|high52 week|high52w|high 52w|year high|yearly high",
    of: price,
    times: [1.04, 1.6],
    decimals: 2,
    owner: market,
  },
  {
    follows:
      "low52|low 52|week low52|week52 low|fifty two week low|week 52 low|52 week low|low 52 week|low52week|low52 week|low52w|low 52w|year low|yearly low",
    of: price,
    times: [0.5, 0.95],
    decimals: 2,
    owner: market,
  },
  {
    follows: "total supply",
    of: "circulating supply",
    times: [1, 1.4],
    decimals: -5,
    owner: market,
  },
  { follows: "max supply", of: "total supply|circulating supply", times: [1, 1.5], decimals: -5 },
  {
    follows: "fully diluted valuation|fdv|fully diluted market cap",
    of: "market cap",
    times: [1, 1.6],
    decimals: -5,
  },
  {
    follows: "volume24h|volume 24h|total volume|trading volume|daily volume",
    of: "market cap",
    times: [0.01, 0.09],
    decimals: -4,
    owner: market,
  },
];
