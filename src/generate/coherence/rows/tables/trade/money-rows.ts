import type { RowTables } from "../../row-table.ts";

const shares = `
name/company name/company/security name/instrument/asset name/stock name | symbol/ticker/ticker symbol | asset type/type/asset class/security type/category/instrument type | sector/industry | current price/price/market price/last price/close price/share price
Meridian Group | MRDN | stock/equity/share/Stocks | Industrials | 102-106
Bluebird Studio | BLUE | stock/equity/share/Stocks | Media | 41-43
Northwind Labs | NRTH | stock/equity/share/Stocks | Technology | 218-226
Juniper Health | JNPH | stock/equity/share/Stocks | Health | 76-79
Hearth Energy | HRTH | stock/equity/share/Stocks | Energy | 55-57
Tidewater Logistics | TIDE | stock/equity/share/Stocks | Transport | 33-35
Fernway Foods | FERN | stock/equity/share/Stocks | Consumer goods | 62-64
Lakeside Trading | LKSD | stock/equity/share/Stocks | Retail | 18-19
`;

/** What people put their money into. */
export const moneyRows: RowTables = {
  "holding stockholding portfolioholding stockposition security investment watchlistitem": shares,
  "nft digitalcollectible & collection token_id rarity blockchain contract_address creator minted": `
name/token name | collection/collection name/series | about | category/type/medium | token id/token number/edition/edition number
Paper Fox #{n:12/87/204/331} | Paper Foxes | Folded from one sheet, drawn by hand. | Art/collectible | {n}
Tin Robot #{n:8/41/208/577} | Tin Robots | Each of a thousand robots has its own dents. | Collectible/avatar/pfp/art | {n}
Pixel Garden #{n:7/65/149/402} | Pixel Gardens | A garden of sixty-four pixels that blooms in spring. | Art/generative | {n}
Night Tram #{n:3/29/118/260} | Night Trams | The last tram of a city that does not exist. | Photography/art | {n}
Glass Bird #{n:15/94/173/388} | Glass Birds | Light through a wing, rendered at dawn. | 3d/art/collectible | {n}
Slow Loop #{n:2/18/51/77} | Slow Loops | Eight seconds of music that never quite repeat. | Music/audio | {n}
`,
  "nfttrait nftattribute": `
name/trait type/type/trait | value
Background | {what:Sand/Sky/Midnight/Mint}
Eyes | {what:Round/Sleepy/Laser/Closed}
Hat | {what:None/Beret/Crown/Cap}
Material | {what:Paper/Tin/Glass/Wood}
Mood | {what:Calm/Curious/Bold/Shy}
`,
  "purchaseitem requisitionitem purchaserequestitem procurementitem purchaserequestline requisitionline & unit_price quantity price estimated_cost unit_cost": `
name/description/item/item name/product/product name | category/type | unit price/price/estimated cost/unit cost/estimated price/cost
Laptop, 14 inch | IT equipment/hardware | 1180-1680
Office chair | Furniture | 190-420
Monitor, 27 inch | IT equipment/hardware | 240-460
Software licence, one year | Software/it | 90-480
Standing desk | Furniture | 380-690
Headset with noise cancelling | IT equipment/hardware | 70-190
Printer paper, box of 2,500 sheets | Office supplies/supplies | 24-38
`,
  "wishlistitem giftidea wishitem": `
name/title/product | category/type | price
Cookbook | Books | 24-42
Scented candle | Home | 14-32
Board game | Games | 24-48
Wool scarf | Clothing | 28-64
Teapot | Kitchen | 26-58
Concert ticket | Experiences/events/tickets | 38-90
Headphones | Electronics | 69-180
Yoga mat | Sport/sports | 24-60
`,
  "billreminder recurringbill householdbill & provider auto_pay autopay frequency payee": `
name/bill name/title | provider/payee/company | category/type | amount
Rent | Riverside Apartments | Housing/home | 780-1450
Electricity | City Power | Utilities/energy | 48-130
Internet | Fibrelink | Internet/utilities/telecom | 29-55
Mobile phone | Volta Mobile | Phone/telecom/utilities | 12-45
Water | Northwater Utilities | Utilities/water | 24-60
Car insurance | Harbour Insurance | Insurance | 32-95
Music streaming | Tunebox | Subscriptions/entertainment | 8-15
`,
  "position asset stock instrument & ticker symbol shares": shares,
  "cryptoholding cryptoportfolioholding cryptoposition cryptoasset": `
name/coin/coin name/asset/asset name/token | symbol/ticker/code | current price/price/market price/last price
Bitcoin | BTC | 61800-63900
Ethereum | ETH | 2380-2470
Solana | SOL | 138-146
Cardano | ADA | 1-1
USD Coin | USDC | 1-1
Polkadot | DOT | 6-7
Chainlink | LINK | 14-16
Litecoin | LTC | 82-88
Avalanche | AVAX | 27-30
`,
  "share stockshare": `
name/company name/company/stock name/issuer | symbol/ticker/ticker symbol | sector/category | industry | current price/price/market price/last price/close price/share price
Meridian Group | MRDN | Industrials | Machinery | 102-106
Bluebird Studio | BLUE | Media | Entertainment | 41-43
Northwind Labs | NRTH | Technology | Software | 218-226
Juniper Health | JNPH | Health/healthcare | Medical devices | 76-79
Hearth Energy | HRTH | Energy | Utilities | 55-57
Tidewater Logistics | TIDE | Transport/industrials | Shipping | 33-35
Fernway Foods | FERN | Consumer goods | Food | 62-64
Lakeside Trading | LKSD | Retail | Department stores | 18-19
Copper Field Mining | CPFM | Materials | Mining | 27-29
Kestrel Bank | KSTL | Finance/financials | Banking | 88-92
Alder Insurance | ALDR | Finance/financials | Insurance | 134-139
Saltmarsh Telecom | SLTM | Telecom/communication | Mobile networks | 22-24
Pinecrest Homes | PINE | Real estate | Home building | 47-50
Solace Therapeutics | SLCE | Health/healthcare | Biotechnology | 12-14
Volta Motors | VLTM | Automotive/consumer goods | Cars | 173-181
Halo Semiconductors | HALO | Technology | Chips | 296-308
`,
};
