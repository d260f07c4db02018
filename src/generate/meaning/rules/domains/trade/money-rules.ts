import { companyNames } from "../../../../phrases/subjects.ts";
import {
  aroundAny,
  beside,
  besideAny,
  digits,
  draw,
  english,
  pick,
  shape,
  type TextRule,
  toTextRules,
} from "../../text-rule.ts";

const hexAddress: TextRule = draw(
  (_, chance) => `0x${Array.from({ length: 40 }, () => chance.below(16).toString(16)).join("")}`,
);

const spending =
  "Groceries|Rent|Transport|Dining out|Health|Clothing|Subscriptions|Travel|Gifts|Utilities";

/** Banks, trade, freight. */
/** What a practice bills, and what companies bill each other. */
const ofPets = aroundAny("pet id|pet|pet name|animal id|vet id")(
  "Consultation|Vaccination|Blood test|Dental cleaning|Worming tablet|Wound dressing|X-ray|Nail trim|Microchip|Ear cleaning",
);
const ofPatients = aroundAny("patient id|patient|patient name")(
  "Consultation|Follow-up visit|Blood test|X-ray|ECG|Vaccination|Ultrasound|Wound dressing|Laboratory fee|Physiotherapy, 30 minutes",
);
const services =
  "Design workshop, half day|Website hosting, monthly|Consulting, senior|Support plan, annual|Printing, A2 posters|Photo shoot, one day|Travel expenses|Software licences|Translation, per page|Training, one day|Project management, hours|Data import, one-off|Maintenance, quarterly|Text editing, hours|Installation on site|Additional users";

export const moneyRules = toTextRules({
  "category|expense category|type @ expenseclaim expensereport reimbursement & incurred_on reimbursed_amount":
    "Travel|Meals|Accommodation|Office supplies|Software|Training|Taxi",
  "name|title|goal|goal name @ savingsgoal savinggoal savings saving":
    "New bike|Summer holiday|Emergency fund|Laptop|Deposit for a flat|Wedding|Piano lessons",
  "brand|network|card brand|card network|scheme @ creditcard debitcard paymentcard bankcard & last4 card_last4":
    "Visa|Mastercard|American Express|Maestro",
  "expiry|expiration|expires|expiry date|valid thru|card expiry @ creditcard debitcard paymentcard bankcard & last4 cvv cardholder_name card_holder cardholder":
    draw(
      (_, chance) => `${String(chance.between(1, 12)).padStart(2, "0")}/${chance.between(27, 31)}`,
    ),
  "status|state @ mortgageapplication loanapplication creditapplication":
    "submitted|under review|approved|declined|documents missing",
  "employment status|employment|occupation status @ mortgageapplication loanapplication creditapplication rentalapplication & annual_income":
    "employed|self-employed|employed part-time|retired|contractor",
  "period|pay period|month|pay month @ payslip paystub salaryslip payrollrun payrun payroll paycycle":
    "January 2026|March 2026|May 2026|July 2026|September 2026|October 2026",
  "year|leave year|calendar year @ leavebalance leaveallowance leaveentitlement": "2025|2026|2026",
  "description|item @ line invoiceline orderline billingline": (context) =>
    ofPets(context) ?? ofPatients(context) ?? pick(services)(context),
  po: digits("PO-#####"),
  "account type|bank account type": "checking|savings|business|joint|credit",
  "transaction type|txn type|entry type": "payment|refund|transfer|deposit|withdrawal|fee",
  "credit debit indicator|debit credit|direction|entry side @ transaction payment entry transfer":
    "credit|debit",
  "store|shop|store name|supermarket|buy at @ shoppinglist shoppinglistitem shoppingitem grocery groceryitem groceries grocerylist pantry pantryitem":
    "Green Grocer|Corner Bakery|Fernway Foods|Market Hall|Harbour Supermarket",
  "title|name|label @ transaction spending income":
    "Weekly shopping|Monthly rent|Train ticket|Electricity bill|Lunch with colleagues|Streaming subscription|Gym membership|Birthday present|Coffee and cake|Phone bill|Fuel|Cinema tickets|Winter jacket|Dentist",
  "subtitle|sub title|secondary text @ transaction payment spending income":
    "Card payment|Bank transfer|Direct debit|Online payment",
  "note|notes|memo|comment|remarks|reference|message @ transfer moneytransfer cryptotransfer cryptotransaction wallettransfer wallettransaction & from_wallet to_wallet wallet_id wallet_address from_account to_account":
    "Between own accounts.|As agreed.|Monthly savings.|Shared costs.|Part of the regular plan.|Sent to the usual address.",
  "note|notes|memo|comment|remarks @ expensereport expenseclaim expenseitem businessexpense reimbursement & receipt_url reimbursed_at reimbursed employee reimbursable":
    "Receipt attached.|Client visit.|Agreed with my manager.|Shared with two colleagues.|Part of the offsite.|Needed before the trip.",
  "note|notes|memo|comment @ transaction expense spending purchase": besideAny(
    "title|name|merchant|payee|description|vendor",
  )(
    "Split with Anna.|Keep the receipt.|Paid back on Friday.|For the holidays.|Shared with the flatmates.|Only this month.|Reimbursed by work.|Cheaper than last time.",
  ),
  "note|notes|memo|comment|remarks @ transaction banktransaction accounttransaction & $bank":
    "Split with Anna.|Keep the receipt.|Paid back on Friday.|Shared costs.|Monthly plan.|For the tax return.",
  "merchant|merchant name|payee|payee name|counterparty|counterparty name|beneficiary|beneficiary name|creditor name|debtor name|store|shop":
    "Corner Bakery|Northwind Labs|City Transport|Green Grocer|Lakeside Trading|Harbour Books|Fernway Foods|Union Energy",
  "issuer|issued by|buyer @ tender rfp rfq procurement":
    "City of Westbrook|Harbour Authority|Regional Hospital Group|Department of Transport",
  "awarded to|winner|winning bidder @ tender rfp rfq procurement": english(companyNames),
  "bank|bank name|issuing bank|issuer|financial institution":
    "Harbour Savings Bank|Meridian Bank|First Northern Bank|Union Trust|Alder Bank",
  "mcc|merchant category code": digits("5411", "5812", "4111", "5999"),
  "investment type|asset class|security type|instrument|instrument type @ holding portfolio position trade fund investment asset":
    "stock|ETF|bond|fund|cash",
  "exchange|stock exchange @ stock ticker share quote company security":
    "NASDAQ|NYSE|LSE|XETRA|Euronext|TSE",
  isin: shape("US##########", "DE##########", "GB##########"),
  "risk profile|risk tolerance|risk appetite": "conservative|balanced|growth|aggressive",
  "loan type|mortgage type": "fixed rate|variable rate|interest only",
  "purpose|loan purpose|loan reason @ loan loanapplication credit mortgage":
    "Home improvement|Debt consolidation|Car|Education|Small business|Medical expenses|Wedding",
  "reason|decision reason|decision note @ loan loanapplication creditapplication":
    "Income verified|Strong credit history|Debt too high for the income|Incomplete documents|Employment too short",
  "risks|risks and challenges|challenges|risk & pledged pledged_amount backers backers_count percent_funded":
    "Deliveries may take a month longer than planned.|Prices of material could rise before we order.|We depend on one permit, which has been promised for spring.|Bad weather may delay the work.|If we miss the goal, we will start with a smaller part.",
  "tagline|blurb|subtitle|one liner & pledged pledged_amount backers backers_count percent_funded":
    "Every contribution counts.|Help us over the last hurdle.|Small gifts, one big step.|Planned for years, possible with you.|Made by many, for many.",
  "purpose|loan purpose|purpose of visit|intended use|use case|usage @ loan visa booking visit trip application grant":
    "Home improvement|Business|Education|Family visit|Holiday|Equipment",
  "source of funds": "Salary|Savings|Grant|Sponsorship|Donations",
  "funding|funding stage|funding round|last funding round|stage @ startup techstartup & valuation investors":
    "Pre-seed|Seed|Series A|Series B|Series C|Bootstrapped",
  "funding|funding type": "University grant|City funding|Private donors|Research council|Own funds",
  "utilities|utilities included": "Water|Heating|Electricity|Internet|Waste",
  "flag|flag state @ ship vessel voyage boat yacht cargo":
    "Norway|Malta|Panama|Denmark|Greece|Portugal",
  "cargo type|goods|freight type|load type|commodity":
    "containers|grain|machinery|cars|timber|chilled goods",
  "extras|toppings|addons|extra @ coffee drink pizza burger food order dish & drink dish":
    "Extra shot|Oat milk|Caramel|Whipped cream|Cinnamon|No ice",
  "parking zone @ parking": "A|B|C|Blue zone|Residents|P1",
  "site number|campsite number|site no|kennel number|cage number|enclosure number|stand number|spot number|space number|bay number|stall|locker number|table no|pitch number|berth|slip|desk|desk number|booth|booth number|plot number|berth number|station number|bed no":
    shape("B##", "C#", "D##"),
  "unit|unit number|apartment|flat @ lease tenant tenancy apartment property rental building":
    digits("Apt #", "Unit 1#", "#A", "#B"),
  "design|motif|pattern name|artwork idea":
    "Fern leaf|Compass|Small anchor|Mountain line|Koi|Geometric fox",
  "body placement|body location|location on body": "Forearm|Shoulder|Ankle|Upper back|Wrist|Calf",
  "tax code|vat code|tax type|tax name|tax class|tax category": "Standard|Reduced|Zero|Exempt",
  "expense category|budget category|spending category":
    "Travel|Meals|Lodging|Equipment|Training|Office|Rent|Groceries",
  "blockchain|chain|network @ wallet token transaction coin nft crypto":
    "Ethereum|Bitcoin|Polygon|Solana",
  "wallet address|contract address": draw(
    (_, chance) => `0x${Array.from({ length: 40 }, () => chance.below(16).toString(16)).join("")}`,
  ),
  "address|wallet address|from address|to address|sender address|recipient address|deposit address|public address @ wallet crypto blockchain nft token coin & tx_hash gas_fee blockchain block_number":
    hexAddress,
  "asset|coin|token|token symbol|symbol|coin symbol|ticker @ wallet crypto coin token blockchain & tx_hash gas_fee block_number price_usd value_usd change24h":
    "BTC|ETH|SOL|USDC|MATIC|ADA|DOT",
  "name|coin name|token name|asset name & price_usd value_usd change24h":
    "Bitcoin|Ethereum|Solana|USD Coin|Polygon|Cardano|Polkadot",
  "label|wallet name|nickname|account label @ wallet account":
    "Main|Savings|Trading|Cold storage|Holiday fund",
  "campaign|campaign name|cause|appeal|fund|designation @ donation donor charity pledge gift & donor_name donor":
    "Clean water|School books|Winter shelter|Reforestation|Animal rescue|Emergency relief",
  "message|note|comment|dedication @ donation donor pledge & donor_name donor is_anonymous":
    "Keep up the good work!|In memory of my grandmother.|Happy to help.|For the children.|Every bit counts.",
  "message|note|gift message|card message|personal message & purchaser_name =gift redeemed_at":
    "Happy birthday!|Thank you for everything.|Enjoy, you deserve it.|Congratulations on the new home!|Merry Christmas from all of us.",
  "design|card design|theme|template @ gift card giftcard & initial_balance":
    "Birthday|Thank you|Celebration|Classic|Winter|Flowers",
  "title|name|reward title|reward name|tier name @ reward perk & min_pledge pledge =claimed":
    "Thank-you card|Early bird|Signed first edition|Founder's pack|Two tickets to the launch|Limited print",
  "description|details @ reward perk & min_pledge pledge =claimed":
    "A hand-written card from the team.|The product, shipped before everyone else.|A signed copy with your name in the credits.|Everything above and a print by the artist.",
  "category|project category @ campaign crowdfunding & backers_count pledged_amount goal_amount pledged":
    "Games|Design|Film|Music|Food|Technology|Publishing|Art",
  "title|name|campaign title|campaign name|campaign @ donationcampaign donation charity fundraiser fundraising charitycampaign fundraisingcampaign cause & donors_count donor_count beneficiary":
    "Warm meals for the winter|A new roof for the village school|Clean water for three villages|Rebuild the animal shelter|Books for the mobile library|A wheelchair-friendly playground|Blankets and tents after the flood|Trees for the school yard|Therapy dogs for the clinic|Summer camp for every child",
  "title|name|campaign title|project name & backers_count pledged_amount percent_funded":
    "A board game about tides|The pocket darkroom|Bread for a small town|Field guide to night skies|An album recorded in a lighthouse|Repairable headphones|A documentary about ferries|The one-pan cookbook",
  "story|description|about|pitch & backers_count pledged_amount percent_funded":
    "We have built three prototypes and need your help for the first production run.|Two years of work, one last step: printing.|Every contribution goes straight into the first hundred pieces.",
  "description|title|label|note|reason @ pointstransaction loyaltytransaction pointsactivity & points_earned points_redeemed balance_after points":
    besideAny("points balance|points earned|points redeemed|points")(
      "Purchase in store|Online order|Birthday bonus|Reward redeemed|Welcome bonus|Friend referred|Double points weekend",
    ),
  "badge|badges|label|labels|ribbon @ product catalogproduct productcard listing & sku sale_price compare_at_price in_stock on_sale":
    "New|Bestseller|Sale|Limited edition|Last chance|Eco-friendly|Staff pick",
  "variant|variant name|variant title|selected variant|option & sku product_id product_name":
    "Black / M|Sand / L|Natural|Small|Large|Navy / S|Set of two",
  "account name|paid from|pay from & payee autopay autopay_enabled due_day last_paid_date balance_after merchant":
    "Everyday account|Joint account|Household|Savings|Business account",
  "name|portfolio name|title @ portfolio": besideAny(
    "holdings|risk profile|allocation|total value",
  )("Retirement|Growth|Dividend income|Children's education|Balanced|House deposit|Long term"),
  "tier|min tier|minimum tier|required tier|tier required|member tier @ reward loyaltyreward perk loyalty":
    "Bronze|Silver|Gold|Platinum",
  "nickname|label|card name|card nickname @ creditcard debitcard paymentcard bankcard":
    "Everyday card|Travel card|Groceries|Online shopping|Business expenses|Backup card",
  "shipping policy|shipping info|delivery policy|shipping details":
    "Ships within 2 working days|Free shipping over 50|Dispatched every Monday and Thursday|Tracked delivery, 3 to 5 days",
  "name|title|list name @ wishlist giftlist registry": besideAny("items|products|item count")(
    "Birthday|Christmas|For the new flat|Favourites|Someday|Gift ideas|Kitchen",
  ),
  "name|label|title @ option productoption variation": besideAny("values|choices")(
    "Size|Color|Material|Style",
  ),
  "asset|asset name|security|security name @ holding position investment": besideAny(
    "ticker|symbol|stock symbol",
  )(english(companyNames)),
  "category|category name @ bycategory categorybreakdown categoryspending spendingcategory expensecategory":
    aroundAny(
      "income|total income|expenses|total expenses|total spent|spending|total spending|savings|monthly spending",
    )(spending),
  "name|title|budget name @ budget monthlybudget": beside(
    /^categories$/,
    "Household|Everyday spending|Family budget|Flat share|Holiday plans|Lean month",
  ),
  "name|budget name|category name|category @ budget & budgeted": spending,
  "category|category name|label @ category budgetcategory envelope & planned":
    besideAny("planned|spent")(spending),
  "box name|box|box title @ box subscription":
    "The Cook's Box|Coffee Discovery|Book & Tea|Little Makers|Snack Atlas|Plant of the Month|Wellness Box",
  "theme|box theme @ box subscription & box_name":
    "Autumn harvest|Mediterranean|Cosy evenings|Spring cleaning|Street food|Made in Portugal",
  "plan|subscription plan & box_name next_ship_date boxes":
    "monthly|quarterly|6 months prepaid|yearly",
  "preferences|preference|tastes|flavour preferences & box_name subscriber_name allergies":
    "no nuts|vegetarian|dark roast|surprise me|extra spicy|no alcohol",
  "service|treatment|service name|treatment name & stylist hair_color barber salon":
    "Haircut|Colour and cut|Blow-dry|Highlights|Beard trim|Balayage|Children's cut",
  "notes|note & stylist hair_color barber salon":
    "Prefers a short fringe.|Allergic to ammonia, use the mild colour.|Same as last time.|Bring photos of the colour.|Running ten minutes late.",
  "condition|condition report|item condition @ auction lot & starting_bid lot_number":
    "excellent|very good|good|some wear|restored",
  "installment plan": "3 instalments|6 instalments|12 instalments",
  "gift message|gift note|card message|greeting text":
    "Happy birthday!|With love from all of us.|Enjoy, you have earned it.|A little thank-you.|Get well soon!",
  "preferences|preference|likes @ subscriptionbox box beauty & skin_type":
    "fragrance-free|vegan|full-size products|no nail polish|surprise me|warm colours",
  "category|expense category|expense type & receipt_url reimbursable billable":
    "Travel|Meals|Lodging|Transport|Office supplies|Training|Software",
  "merchant category|spending type": "Groceries|Transport|Dining|Health|Entertainment|Bills",
  collateral: "Property|Vehicle|Savings account|None",
  "card number|library card|library card number|card no|member card @ library librarymember librarycard loan borrower member reader patron & borrower book book_title isbn":
    digits("LIB-######"),
});
