import { among, decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Sums of money. */
export const moneyRules: Readonly<Record<string, NumberRule>> = {
  "amount|total|subtotal|sub total|grand total|total amount|line total|balance|net|gross|sum|payment|paid|due amount|amount due|net amount|gross amount|base amount|order total|cart total|invoice total|total cost|total paid|amount paid|payment amount|transaction amount|refund amount|purchase amount|charge|charges|spend|spent|total spent|expenses|expense|bill|outstanding|remaining balance|fees paid|costs|transfer|debit|deposit amount|maximum amount|minimum amount|amount from|amount to|freight|total tax|total discount":
    money(10, 1200),
  "total & page limit offset per_page page_size items results data count pages total_pages cursor next":
    whole(12, 480),
  "total @ page pagination meta paging summary statistic stat count response result list": whole(
    12,
    480,
  ),
  "current balance|available balance|account balance|starting balance|available funds|opening balance|closing balance|credit balance|savings|wallet balance":
    money(120, 18_400),
  "limit|card limit|total limit @ creditcard creditaccount & available_credit min_payment minimum_payment":
    round(1500, 16_000, 2),
  "credit limit|credit line|overdraft|overdraft limit|arranged overdraft|overdraft amount": round(
    500,
    12_000,
    2,
  ),
  "balance|current balance|ledger balance @ account bankaccount wallet savingsaccount & account_number iban routing_number available_balance overdraft_limit":
    money(120, 18_400),
  "amount|requested amount|amount requested @ loanapplication loanrequest creditapplication": round(
    2000,
    48_000,
    2,
  ),
  "amount|balance|principal|loan amount|remaining balance & interest_rate apr monthly_payment lender installment":
    round(4000, 380_000, 3),
  "amount|value|deal value|deal size|contract value|expected revenue @ deal opportunity lead contract pipeline":
    round(1500, 95_000, 2),
  "amount|pledge|donation @ donation pledge donor": among(
    ...[5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 120, 150, 200, 250, 500],
  ),
  "amount @ salary payroll payslip": money(1800, 7400),
  "purchases|payments|total purchases|payments made|new charges|payments received|new purchases @ creditcardstatement cardstatement creditstatement":
    money(120, 1900),
  "interest|interest charged|interest charges|fees|fees charged|late fees @ creditcardstatement cardstatement creditstatement":
    money(4, 62),
  "transport fee|bus fee|transportation fee|hostel fee|library fee|lab fee|exam fee|activity fee @ feeinvoice feepayment schoolfee feestructure tuitioninvoice":
    round(40, 420, 1),
  "transfer limit|daily transfer limit|payment limit|daily limit|transaction limit": round(
    500,
    10_000,
    2,
  ),
  "cost per unit|unit cost|unit price|price per unit|unit rate|rate per unit|price per kwh|rate @ energymeter electricitymeter powermeter smartmeter energybill electricitybill powerbill":
    decimal(0.18, 0.42, 3),
  "late fee|penalty|late charge @ rentpayment rentinvoice feepayment tuitionpayment": among(
    0,
    0,
    0,
    25,
    50,
  ),
  "amount due|rent due|rent amount|amount|amount paid|paid amount @ rentpayment rentinvoice rentreceipt rentcharge":
    round(640, 2600, 1),
  "amount|quantity @ ingredient": whole(1, 4),
  "amount & ingredient ingredient_id": whole(1, 4),
  "quantity & ingredient ingredient_id": whole(1, 4),
  "delivery fee|delivery charge|estimated delivery fee": decimal(1.5, 6.9, 1),
  "insurance cost|insurance price|insurance total|insurance premium @ rental carrental carbooking vehiclerental bikerental boatrental equipmentrental":
    whole(18, 95),
  "tax|vat|fee|shipping|shipping estimate|estimated shipping|shipping cost|discount amount|deposit|tax amount|shipping price|shipping amount|fee amount|service fee|vat amount|surcharge|delivery cost|handling fee|late fee|reward|adjustment|credit cost|processing fee|taxes|fees|delivery|insurance fee|booking fee|cleaning fee|base fee":
    money(1, 40),
  "deposit|security deposit @ lease rental tenancy tenant resident property apartment": whole(
    400,
    4800,
  ),
  "fine|penalty @ violation citation offense offence parking": whole(20, 320),
  "discount percent|discount percentage @ quote invoice contract order deal proposal estimate bill":
    inSteps(5, 0, 20),
  "discount percent|discount percentage": inSteps(5, 5, 40),
  "discount|markup|margin|profit margin|discounts|tax percent": whole(5, 40),
  "tax rate|vat rate|tax percentage|vat percent|sales tax|vat percentage": among(
    ...[7, 8, 10, 19, 20, 20, 21],
  ),
  "salary|annual salary|income|wage|base salary|annual income|yearly salary|salary min|salary max|salary from|salary to|compensation|salary expectation|salary expectations|expected salary|desired salary|salary requirement|current salary":
    round(32_000, 145_000, 2),
  "wages|gross wages|total wages & employer_name federal_tax_withheld tax_year": round(
    32_000,
    145_000,
    2,
  ),
  "earnings today|today earnings|earned today|revenue today|today revenue|tips today|daily earnings":
    round(40, 320, 0),
  "earnings this week|weekly earnings|week earnings|earned this week": round(280, 1600, 1),
  "budget|revenue|turnover|valuation|profit|funding|annual revenue|total revenue|sales|market cap|earnings|net worth|assets|liabilities|equity|goal amount|target amount|funding goal|raised|amount raised|prize|prize money|prize pool|purse|box office|gross revenue|total sales|monthly revenue|arr|mrr":
    round(10_000, 900_000, 2),
  "box office|budget|gross|revenue @ movie film": round(1_000_000, 240_000_000, 5),
  "circulating supply|total supply|max supply|maximum supply": round(21_000_000, 980_000_000, 5),
  "price|current price|last price|share price|close|closing price @ stock ticker quote security etf & pe_ratio dividend_yield":
    decimal(14, 420, 2),
  "market cap|volume|trading volume|volume 24h|shares outstanding @ stock company coin crypto asset share token ticker quote":
    round(1_000_000, 90_000_000, 4),
  "premium|monthly premium": money(14, 240),
  "advance & royalty_rate": round(2000, 60_000, 2),
  "insurance value": round(500, 48_000, 2),
  "coverage|coverage amount|sum insured|insured value": round(500, 250_000, 2),
  deductible: round(200, 2500, 2),
  "bid|current bid|highest bid|starting bid|reserve price|bid amount|winning bid|buyout": round(
    40,
    12_000,
    1,
  ),
  "open|close|high|low|adj close|previous close|ask|last price|strike|day high|day low & open close high low volume ticker symbol":
    money(18, 420),
  "close|adj close|closing price|opening price": money(18, 420),
  "amount per share|dividend per share|per share|dividend amount @ dividend dividendpayment":
    decimal(0.08, 2.4, 2),
  "dividend|dividend yield|eps": decimal(0.2, 6, 2),
  "tuition|tuition fee": round(900, 24_000, 2),
  "fare|base fare|total fare": money(4, 320),
  "bonus|allowance|stipend|refund|cashback|tips": round(50, 4000, 1),
  "debt|mortgage|loan amount": round(4000, 380_000, 3),
  "exchange rate|currency rate|fx rate|conversion": decimal(0.5, 1.8, 4),
  "interest rate|apr|apy|yield|inflation|mortgage rate": decimal(0.5, 9, 2),
  "rate @ exchange currency conversion": decimal(0.5, 1.8, 4),
  "rate @ tax vat": whole(5, 25),
  "rate|unit rate @ invoice quote estimate proposal invoiceline": inSteps(5, 55, 160),
  "rate @ interest loan mortgage": decimal(0.5, 9, 2),
  "rate @ room hotel stay": whole(62, 420),
  "rate @ freelancer consultant contractor tutor lawyer service sitter worker developer": whole(
    18,
    160,
  ),
  "word rate|rate word|price word": decimal(0.06, 0.24, 2),
  "income|total income|monthly income|net income|expected income|total expenses|expenses|left budget|unbudgeted|unallocated @ budget monthlybudget budgetmonth householdbudget monthlysummary monthlyreport monthlyoverview cashflow spendingsummary financialsummary budgetsummary":
    round(1800, 6800, 1),
  "interest earned|interest paid|interest charged|accrued interest|interest accrued|total interest|interest to date":
    money(12, 1800),
  "payout|payouts|pending payout|available payout|last payout|next payout|payout total": money(
    80,
    4800,
  ),
  "total return|total gain loss|absolute return @ portfolio investment account": money(
    -2400,
    18_400,
  ),
  "daily sales target|sales target|daily target|sales today|sales yesterday @ store shop branch outlet":
    round(800, 6400, 1),
  "revenue generated|attributed revenue @ promotion coupon discount offer": round(400, 42_000, 1),
  "cash sales|card sales|cash refunds|card refunds|expected cash|counted cash|actual cash": money(
    240,
    2400,
  ),
  "opening float|starting float|cash float|float|opening cash|starting cash @ drawer cashdrawer register till shift":
    inSteps(50, 100, 300),
  "sales count|number of sales|total sales count|items sold": whole(3, 4200),
  "lifetime sales|lifetime revenue|sales to date|gross merchandise value|gmv": round(
    2000,
    240_000,
    1,
  ),
  "burn rate|monthly burn": round(8000, 240_000, 2),
  "mrr|arr @ subscription customer account": money(20, 900),
  "hit rate|churn|growth|utilization|occupancy|vacancy": decimal(0.5, 96, 1),
  "frame rate|framerate|frames per second": among(24, 25, 30, 50, 60),
  fps: whole(24, 60),
  "sample rate|sampling rate": round(22_000, 48_000, 2),
  "birth rate|death rate|crime rate|infection rate|rate": decimal(1, 24, 1),
  respiration: whole(12, 22),
  "estimated damage|damage|damages|estimated amount|estimated cost|estimated value|reserve amount|reserve|claimed amount|claim amount|amount claimed|amount approved|loss amount|repair cost|estimated loss|damage estimate|approved amount|payout|payout amount|settlement amount @ claim insurance incident accident damage":
    round(200, 18_000, 1),
  "deductible|excess|copay amount @ claim insurance policy & claim_type policy_number claim_number":
    round(100, 1000, 2),
  "copay|co pay|copayment": inSteps(5, 10, 50),
  "fine|late fee|overdue fee @ loan library borrow book & borrower book_title isbn": decimal(
    0,
    12,
    1,
  ),
  "balance after|running balance|new balance|balance before|opening balance|closing balance|ending balance|available balance|account balance @ transaction account bank banktransaction statement ledger wallet":
    money(180, 9_800),
  "hourly rate|rate|price per hour|hour price|rate per hour|tariff|hourly price|rate hourly|cost per hour @ parking & license_plate spot zone entered_at":
    among(1, 1.5, 2, 2.5, 3, 3.5, 4, 5),
  "price|cost|amount|total|total price|total amount|fee|amount paid|paid amount @ parkingreservation parkingbooking parkingsession parkingticket parkingpayment parkingtransaction":
    decimal(2, 24, 2),
  "service fee|booking fee|convenience fee @ parkingreservation parkingbooking parkingsession parkingticket":
    decimal(0.3, 1.9, 2),
  "amount due|amount|total|fee|cost|total cost @ parking & license_plate spot_number hourly_rate":
    money(1.5, 38),
  "hourly rate|billing rate @ case legal lawyer attorney law & lead_attorney billable_hours": round(
    140,
    420,
    1,
  ),
  "base salary|base pay|gross pay|net pay|gross|net|total earnings|take home pay|basic salary|regular pay @ payslip payroll paycheck paystub & pay_period_start pay_date":
    money(1800, 7400),
  "federal tax|state tax|income tax|tax withheld|social security|pension|pension contribution|retirement contribution|health insurance|medicare|withholding|national insurance @ payslip payroll paycheck & gross_pay net_pay":
    money(40, 620),
  "ytd gross|ytd|year to date|ytd net|ytd earnings|ytd total": money(6000, 68_000),
  "total|total price|total amount|subtotal|amount|grand total|order total @ foodorder mealorder pizzaorder takeawayorder":
    decimal(14, 68, 1),
  "delivery fee|delivery|shipping|delivery cost @ food foodorder restaurant meal": decimal(1, 6, 1),
  "tip|gratuity|tip amount @ food foodorder restaurant meal ride taxi": decimal(0, 9, 1),
  "fee|application fee|permit fee|permit cost @ permit license licence passport visa application":
    round(20, 400, 1),
  "fare|ticket price|single fare|adult fare|price @ busroute busline bus tram metro transitroute subway":
    decimal(1.8, 4.9, 1),
  "base|base price|distance|time|mileage|waiting|wait|minimum|tolls @ fare farebreakdown faredetails ridefare pricebreakdown":
    money(2, 18),
  "distance fare|time fare|distance charge|time charge|distance cost|time cost|distance price|time price|mileage charge|waiting charge|per minute charge|per km charge":
    money(2, 18),
  "unlock fee|start fee|starting fee|unlock price|unlock cost|activation fee @ scooter bike bikerental scooterrental ride trip rental escooter":
    among(0.5, 0.99, 1, 1.5),
  "base fare|base price|base charge & distance_fare time_fare distance_charge time_charge distance_cost time_cost per_km_rate price_per_km":
    money(2, 7),
  "fare|total fare|base fare @ taxi ride trip train": money(4, 58),
  "goal|goal amount|target amount|funding goal @ campaign crowdfunding fundraiser donation & backers_count pledged donors donor_count":
    round(2000, 80_000, 2),
  "raised|pledged|amount raised|pledged amount|raised amount|total raised @ campaign crowdfunding fundraiser donation & backers_count donors donor_count":
    round(400, 76_000, 1),
  "min pledge|minimum pledge|pledge": whole(5, 250),
  "funds raised|amount fundraised": round(8000, 480_000, 2),
  "starting bid|current bid|estimate low|estimate high|winning bid|bid amount|low estimate|high estimate @ auction lot":
    round(80, 4800, 1),
  "price estimate|cost estimate|price quote|quoted price|quoted amount @ vendor weddingvendor supplier caterer florist photographer contractor mover":
    round(250, 6500, 1),
  "bid increment|minimum increment": inSteps(5, 5, 25),
  "initial balance|current balance|balance|remaining balance|value|original balance|amount|initial amount|initial value|original amount|face value|remaining amount|remaining value @ gift giftcard voucher giftvoucher":
    round(10, 200, 1),
  "gain|loss|gain loss|unrealized gain|profit loss|pnl|unrealized pnl|total gain|daily gain|return amount":
    money(-900, 2400),
  "gain percent|gain loss percent|return percent|change percent|percent change|change24h|price change|daily change|change 24h|price change 24h|day change percent|change 7d|roi percent":
    decimal(-9, 14, 2),
  "pe ratio|p e ratio|price earnings|pe": decimal(6, 42, 1),
  "beta & ticker market_cap symbol pe_ratio": decimal(0.4, 1.9, 2),
  "budgeted|allocated|planned amount|monthly budget|budget limit|budget amount @ budget category envelope & spent remaining":
    round(50, 1200, 1),
  "gas fee|network fee|miner fee": decimal(0.2, 14, 2),
  "tariff per kwh|kwh tariff|cost per kilowatt hour|price per kilowatt hour|energy rate|energy tariff":
    decimal(0.19, 0.79, 2),
  "price per kwh|cost per kwh|rate per kwh|kwh price|kwh rate @ charger charging chargingsession chargingstation chargepoint evcharger":
    decimal(0.29, 0.69, 2),
  "rate per unit|unit rate|price per kwh|cost per kwh|tariff rate|rate per kwh|kwh price|kwh rate|energy price":
    decimal(0.12, 0.46, 2),
  "daily rate|day rate|day price|price per day @ car vehicle rental": whole(28, 140),
  "hourly rate|price per hour|hour price @ desk room meetingroom space office coworking court locker studio":
    whole(4, 45),
  "weekly rate|week rate|week price|weekly price|weekly fee": whole(90, 900),
  "monthly rate|month rate": whole(120, 1400),
  "person price|price per person|price person @ tour excursion trip activity": whole(15, 120),
  "cost|price|fare|total cost|amount & bike_id bike_type start_station scooter_id": money(1, 12),
  "monthly fee|membership fee|monthly price @ gym member membership fitness club": money(19, 89),
  "dues|membership dues|annual dues": whole(20, 240),
  "price|ticket price & seat_number seat_type movie_title showtime": money(8, 19),
  "amount|quantity & asset tx_hash gas_fee": decimal(0.01, 12, 4),
  "amount|quantity|balance & price_usd value_usd": decimal(0.05, 40, 3),
  "price usd|price|current price & change24h market_cap value_usd": money(0.4, 3200),
  "min price|max price|average price|price min|price max|average check @ restaurant cafe bar":
    whole(8, 64),
  "total value|portfolio value|total value usd|net value": money(400, 48_000),
  "price|service price|cost|total & stylist hair_color barber": whole(18, 140),
  "deposit|deposit amount & stylist client_name service": whole(10, 40),
  "ticket price": whole(5, 45),
  "price|extra price|cost|amount|price delta|additional price|fee @ topping modifier modifieroption":
    decimal(0.5, 3, 1),
  "price|extra price|cost|amount|price delta|additional price|fee @ coffeeextra coffeeaddon teaextra drinkextra drinkaddon latteextra pizzaextra burgerextra dishextra foodextra mealextra restaurantextra menuitemextra menuitemaddon pizzaaddon burgeraddon dishaddon foodaddon mealaddon restaurantaddon sandwichextra":
    decimal(0.4, 2.9, 1),
  "price|extra price|cost|amount|price delta|additional price|fee @ addon extra upgrade": decimal(
    2,
    24,
    1,
  ),
  "interest|interest percent @ loan mortgage credit bankloan personalloan homeloan carloan studentloan savingsaccount deposit savings & loan_amount loan_type duration_months term_months":
    decimal(2.4, 9.8, 1),
  "price|item price @ menu": decimal(3, 16, 1),
  "amount requested|requested amount|award amount|amount awarded|amount @ scholarship scholarshipapplication bursary":
    round(500, 18_000, 2),
  "ticket price|price @ raffle lottery tombola draw": whole(1, 10),
  "prize value|value of prize|prize worth": round(30, 900, 1),
  "annual fee|yearly fee|annual rent @ plot garden allotment club society": whole(20, 140),
  "price|walk price|fee|cost @ walk dogwalk petsitting dogwalking": whole(12, 38),
  "tip|gratuity|tip amount": whole(1, 12),
  "unit cost|unit price|cost|price|part cost @ part sparepart & part_number part_no": money(4, 240),
  "deposit|deposit amount @ appointment booking reservation order session": round(20, 150, 1),
  "unit price|price|price per item & garment": decimal(2, 18, 1),
};
