/** What a coin costs in dollars, at least and at most. */
export const coinPrices = {
  BTC: [58_000, 104_000],
  ETH: [1800, 4200],
  SOL: [90, 240],
  ADA: [0.3, 1.1],
  USDC: [1, 1],
  USDT: [1, 1],
  DOT: [3, 9],
  MATIC: [0.3, 0.9],
  POL: [0.3, 0.9],
  XRP: [0.5, 2.4],
  DOGE: [0.1, 0.4],
  LTC: [60, 120],
  AVAX: [15, 44],
  LINK: [9, 24],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;
