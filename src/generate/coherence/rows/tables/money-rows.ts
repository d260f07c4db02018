import type { RowTables } from "../row-table.ts";

const shares = `
name/company name/company/security name/instrument/asset name/stock name | symbol/ticker/ticker symbol | asset type/type/asset class/security type/category/instrument type | sector/industry | current price/price/market price/last price/close price/share price
Meridian Group | MRDN | stock/equity/share/Stocks | Industrials | 102-106
Bluebird Studio | BLUB | stock/equity/share/Stocks | Media | 41-43
Northwind Labs | NWND | stock/equity/share/Stocks | Technology | 218-226
Juniper Health | JNPH | stock/equity/share/Stocks | Health | 76-79
Hearth Energy | HRTH | stock/equity/share/Stocks | Energy | 55-57
Tidewater Logistics | TIDE | stock/equity/share/Stocks | Transport | 33-35
Fernway Foods | FRNW | stock/equity/share/Stocks | Consumer goods | 62-64
Lakeside Trading | LKSD | stock/equity/share/Stocks | Retail | 18-19
World Equity ETF | WEQT | etf/fund/ETFs | Diversified | 112-115
Small Companies ETF | SMCO | etf/fund/ETFs | Diversified | 68-70
Clean Energy ETF | CLNE | etf/fund/ETFs | Energy | 24-25
Government Bond 2034 | GOV34 | bond/fixed income/Bonds | Government | 97-99
Corporate Bond 2031 | CRP31 | bond/fixed income/Bonds | Finance | 101-103
Global Balanced Fund | GBAL | mutual fund/mutual_fund/fund/Funds | Diversified | 142-146
Bitcoin | BTC | crypto/cryptocurrency/Crypto | Digital assets | 61800-63900
Ethereum | ETH | crypto/cryptocurrency/Crypto | Digital assets | 2380-2470
Gold | XAU | commodity/gold/metal/Commodities | Commodities | 2340-2420
`;

/** What people put their money into. */
export const moneyRows: RowTables = {
  "holding stockholding portfolioholding stockposition security investment watchlistitem": shares,
  "position asset stock instrument & ticker symbol shares": shares,
};
