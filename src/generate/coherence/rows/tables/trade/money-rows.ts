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

/** With what is no company's: funds, coins and bonds. */
const investments = `${shares.trimEnd()}
World Index Fund | WIDX | ETF/fund/index fund/mutual fund/Funds | Diversified | 88-92
Clean Energy Fund | CNRG | ETF/fund/index fund/mutual fund/Funds | Energy | 27-29
Dividend Leaders | DIVL | ETF/fund/index fund/mutual fund/Funds | Diversified | 54-57
Bitcoin | BTC | Crypto/cryptocurrency/coin | Digital assets | 61000-64000
Ethereum | ETH | Crypto/cryptocurrency/coin | Digital assets | 2900-3200
Ten-year state bond | STB10 | Bond/bonds/government bond/fixed income | Government | 97-101
Harbour Rail bond | HRBD | Bond/bonds/corporate bond/fixed income | Transport | 98-102
`;

/** What people put their money into. */
export const moneyRows: RowTables = {
  "holding portfolioholding security investment investmentholding portfolioitem": investments,
  "stockholding stockposition": shares,
  "watchlistitem & symbol ticker": shares,
  "holding portfolioholding position portfolioitem & company_name company exchange": shares,
  "standingorder directdebit recurringpayment recurringtransfer & payee payee_name creditor creditor_name recipient_name beneficiary_name": `
payee/payee name/creditor/creditor name/recipient name/beneficiary name | reference/purpose/description/payment reference/memo | amount | frequency/interval | category
Harbour Homes | Rent | 780-1650 | monthly | Rent/housing
Union Energy | Electricity | 48-140 | monthly | Utilities
City Gym | Membership | 24-59 | monthly | Fitness/health
Bluebird Telecom | Internet and phone | 29-65 | monthly | Utilities
North Insurance | Home insurance | 38-120 | quarterly/monthly | Insurance
Music School Riverside | Piano lessons | 60-140 | monthly/weekly | Education
City Transport | Season ticket | 49-95 | monthly | Transport
Clean Water Fund | Donation | 10-50 | monthly/quarterly | Donations/charity
`,
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
  "billreminder recurringbill householdbill utilitybill bill & provider auto_pay autopay is_auto_pay frequency payee is_recurring": `
name/bill name/title | provider/payee/company/vendor/biller | category/type/bill type | amount/amount due/cost/price
Rent | Riverside Apartments | Housing/home/rent | 780-1450
Electricity | City Power | Utilities/energy/electricity/utility | 48-130
Gas | Union Energy | Utilities/energy/gas/utility | 38-120
Internet | Fibrelink | Internet/utilities/telecom/phone/phone and internet | 29-55
Mobile phone | Volta Mobile | Phone/telecom/utilities/mobile/phone and internet | 12-45
Water | Northwater Utilities | Utilities/water/utility | 24-60
Waste collection | City Services | Utilities/waste/council/utility/other | 14-32
Car insurance | Harbour Insurance | Insurance/car/transport | 32-95
Home insurance | Meridian Insurance | Insurance/home | 14-38
Music streaming | Tunebox | Subscriptions/entertainment/streaming/subscription | 8-15
Film streaming | Cinebox | Subscriptions/entertainment/streaming/subscription | 9-18
Gym | Fitclub | Health/fitness/subscriptions/membership | 25-59
Nursery | Little Foxes | Childcare/children/education/family | 320-690
Credit card | Alder Bank | Credit card/debt/loan/finance | 90-640
`,
  "debt debtaccount personaldebt liability & lender creditor interest_rate remaining_balance minimum_payment": `
name/debt name/account name/title | type/debt type/category/kind | lender/creditor/bank/lender name | original amount/principal/original balance/initial amount/total amount | interest rate/apr/rate | minimum payment/min payment/monthly minimum
{bank:Alder/Union/Meridian} credit card | Credit card/credit/card | {bank} Bank | 1800-9000 | 15.9-23.9 | 45-220
Store card | Credit card/credit/card/store card | Lakeside Trading | 400-2600 | 18.9-26.9 | 25-80
Student loan | Student loan/student/education/loan | Student Loan Fund | 12000-42000 | 2.9-6.4 | 110-360
Car loan | Car loan/auto loan/auto/car/vehicle/loan | First Northern Bank | 9000-32000 | 4.2-8.4 | 180-520
Mortgage | Mortgage/home loan/home/housing | Harbour Savings Bank | 160000-420000 | 2.8-5.2 | 850-1900
Kitchen loan | Personal loan/personal/loan/consumer loan | Union Trust | 4000-14000 | 6.4-11.9 | 120-340
Hospital bill | Medical/medical bill/medical debt/other | Saint Anna Hospital | 600-4800 | 0.0-2.0 | 50-150
From {who:my brother/my parents/Aunt Clara} | Family/family loan/personal/other/informal | Family | 500-6000 | 0.0-0.0 | 50-200
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
  "share stockshare stockquote shareprice": `
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
