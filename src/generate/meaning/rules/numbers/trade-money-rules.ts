import { decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** What things cost, where one trade has its own prices. */
export const tradeMoneyRules: Readonly<Record<string, NumberRule>> = {
  "daily budget|budget per day|average daily cost|daily cost|cost per day @ destination trip travel city country itinerary":
    inSteps(5, 45, 240),
  "lifetime giving|lifetime value|lifetime donations|total given|total donated|lifetime spend|lifetime spent|ltv|customer lifetime value|total donations":
    round(60, 8400, 1),
  "largest gift|last gift|average gift|gift amount|donation amount|pledge amount|first gift|smallest gift":
    round(10, 500, 1),
  "amount|value @ insured insurancevalue": round(4000, 240_000, 2),
  "insurance value|insured value|appraised value|appraisal|appraisal value|valuation @ artwork painting exhibit antique jewelry lot object":
    round(1200, 240_000, 2),
  "estimated cost|project cost|construction cost|project value|build cost|total cost|cost @ permit construction building buildingpermit renovation":
    round(8000, 640_000, 3),
  "fee|cost|price|service fee|processing fee @ governmentservice publicservice cityservice municipalservice citizenservice":
    inSteps(5, 10, 120),
  "fee|application fee|passport fee|processing fee @ passport passportapplication visaapplication idcard idcardapplication licenseapplication driverlicense":
    inSteps(5, 35, 160),
  "price|rate|total price|freight rate|freight price|quote|quoted price|cost|total cost @ freightorder freightquote freightshipment freightbooking load & incoterm":
    round(380, 6800, 1),
  "fee paid|fee|permit fee|application fee|fee amount @ permit buildingpermit permitapplication license application":
    round(80, 1800, 1),
  "budget|total budget @ wedding party celebration": round(8000, 48_000, 2),
  "spent|amount spent|cost|total cost @ wedding party celebration & *budget": round(
    2000,
    40_000,
    1,
  ),
  "total price|total|price|amount|cost @ salon spa barber beauty haircut & stylist service_name":
    whole(22, 180),
  "tip|gratuity @ salon spa barber ride taxi restaurant delivery": decimal(1, 12, 1),
  "purchase price|sale price|price|value @ livestock cattle horse animal": round(120, 2400, 1),
  "milk yield|milk yield liters|milk liters|daily milk": decimal(12, 38, 1),
  "monthly spend|monthly bill|average bill|bill amount|monthly charge @ subscriber telecom mobile line":
    money(9, 74),
  "monthly fee|monthly price|price|monthly cost @ mobileplan mobile telecom phoneplan internet broadband tariff":
    decimal(9.99, 59.99, 2),
  "setup fee|activation fee|joining fee|registration fee|connection fee": whole(0, 49),
  "data limit mb|data allowance mb|data mb included|included data mb": inSteps(1000, 2000, 20_000),
  "data used mb|data usage mb|data remaining mb": whole(120, 6400),
  "data allowance gb|data gb|data allowance|data limit gb|data included gb|included data": whole(
    2,
    60,
  ),
  "data used gb|data used|data usage gb|data remaining gb|data left gb|data remaining": decimal(
    0.2,
    24,
    1,
  ),
  "minutes included|included minutes|minutes|call minutes|voice minutes @ mobileplan mobile telecom phoneplan":
    round(100, 1000, 2),
  "sms used|texts used|sms sent|messages used @ line mobileline sim usage subscriber mobile phoneline":
    whole(0, 140),
  "minutes used|call minutes|voice minutes|minutes @ line mobileline sim usage subscriber mobile phoneline":
    whole(12, 780),
  "fine|fine amount|late fee|overdue fee|overdue fine|fines|fines owed @ loan bookloan libraryloan borrow borrowing library patron":
    decimal(0.4, 14, 2),
  "estimated value|value|deal value|potential value|expected value|expected revenue|estimated revenue|opportunity value|pipeline value|amount|deal size @ lead deal opportunity prospect":
    round(1500, 84_000, 2),
  "total cost|estimated cost|weekly cost|cost|total price @ mealplan mealplanner weeklyplan groceries shoppinglist groceryList":
    round(38, 160, 0),
  "minimum order|min order|minimum order amount|min order amount|min order value|minimum order value @ restaurant shop store delivery cafe vendor":
    inSteps(5, 10, 30),
  "sms included|included sms|texts included|sms": round(50, 500, 1),
  "contract length months|contract months|contract length|minimum term months|commitment months|term months @ plan mobileplan telecom contract internet subscription membership":
    inSteps(6, 12, 24),
  "cpc|cost per click": decimal(0.1, 3.4, 2),
  "cpm|cost per mille|price per thousand|cost per thousand|price per mille": decimal(1.2, 14, 2),
  "cpa|cost per acquisition|cost per conversion|cac": decimal(4, 68, 2),
  "ctr|click through rate": decimal(0.4, 6.8, 2),
  "roas|roi|return on ad spend": decimal(0.6, 7.2, 1),
  "budget|total budget|spend|amount spent @ ad adset adcampaign & impressions ctr": round(
    50,
    12_000,
    1,
  ),
  "hourly rate|price per hour @ tutor lesson tutoring sitter cleaner coach": whole(12, 60),
  "entry fee|race fee|entrance fee|admission fee|admission": whole(5, 90),
  "prize|prize money|first prize|purse @ tournament race competition chess esport": round(
    100,
    12_000,
    2,
  ),
  "salary|salary cap|price|cost|player price @ fantasyplayer fantasy": decimal(4, 13, 1),
  "annual premium|yearly premium": money(120, 1400),
  "rent|monthly rent @ storage locker garage": whole(35, 220),
  "unit price|price per unit|unit rate|energy price|price per kwh|tariff rate @ energyreading meterreading energy meter electricity utility gas water & consumption_kwh kwh meter_id":
    decimal(0.12, 0.42, 2),
  "retainer|retainer balance|trust balance|retainer amount": round(500, 12_000, 2),
  "planned|budgeted|forecast|allocated @ budget budgetline budgetitem": round(40, 1600, 1),
  "actual|rollover|rollover amount @ budget budgetline budgetitem": money(40, 1600),
  "customs value|declared value|dutiable value @ customs customsdeclaration declaration": round(
    1200,
    84_000,
    2,
  ),
  "offering|offering total|collection total|tithes": round(120, 4800, 1),
  "earnest money|escrow deposit|good faith deposit|binder": round(2000, 24_000, 3),
  "market value|transfer value|transfer fee @ player playerstat footballer athlete": round(
    400_000,
    48_000_000,
    5,
  ),
  "counter offer|counteroffer|counter price @ realestate estate offer property": round(
    180_000,
    780_000,
    3,
  ),
  "overage rate|overage fee|overage price|out of bundle rate": decimal(0.05, 2.5, 2),
  "price per person|price per head|price per guest|per person price @ catering cateringorder banquet event buffet menu & guests guest_count":
    inSteps(1, 18, 95),
  "price per250g|price per 250g|price per100g|price per500g|price per kg|price @ coffeebean bean roast & roast_level roasted_on":
    decimal(8, 24, 1),
  "price|total|amount @ coffee coffeeorder": decimal(2.8, 7.6, 1),
  "asking price|list price|offer|offer amount|offer price|sale price|price @ realty realtyviewing propertyviewing viewing & property_address bedrooms":
    round(145_000, 980_000, 3),
  "price|asking price|list price & shipping_available": round(5, 480, 0),
  "price|asking price @ ad classifiedad classified smallad": round(5, 480, 0),
  "toll|toll fee|fine amount|fine|penalty amount|penalty": whole(10, 180),
  "pension|monthly pension|benefit amount|allowance amount": whole(240, 2100),
  "aum|assets under management": round(24_000_000, 8_400_000_000, 6),
  "minimum investment|min investment|bidding limit": inSteps(500, 500, 10_000),
  "buyers premium|buyer premium": inSteps(1, 15, 28),
  "starting price|reserve|reserve price|hammer price|sold for @ lot auction": round(80, 4800, 1),
  "max bid|maximum bid|bid|amount|bid amount @ bid": round(100, 5200, 1),
};
