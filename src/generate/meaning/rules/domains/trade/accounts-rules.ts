import { besideAny, digits, draw, shape, toTextRules } from "../../text-rule.ts";

const issueKeys = ["WEB-##", "APP-1##", "OPS-##", "PAY-1##"] as const;

/** What shops, banks, agencies and offices keep of those who come to them. */
export const accountsRules = toTextRules({
  "account|account name @ trade stockorder tradeorder brokerageorder stocktrade":
    "Brokerage account|Individual account|Retirement account|Joint account",
  "fiat currency|fiat @ wallet cryptowallet holding cryptoholding exchangerate & coin blockchain network fiat_value":
    "USD|EUR|GBP|CHF",
  "market cap|market capitalization|market capitalisation|mkt cap": draw(
    (_, chance) => `${chance.between(1, 940)}.${chance.below(10)}${chance.pick(["B", "B", "M"])}`,
  ),
  "label|address label|nickname|type @ address": "Home|Home|Work|Parents|Holiday home|Office",
  "reason details|return details|details|customer comment|description|reason text @ return returnrequest rma":
    "The zip broke after the second use.|Looks smaller than in the pictures.|Arrived with a dent in one corner.|I ordered the wrong size.|The colour is darker than shown.|A part was missing from the box.",
  "applicable categories|eligible categories|excluded categories|categories @ coupon voucher promotion discount promocode":
    "Home|Kitchen|Outdoor|Shoes|Accessories|Electronics|Garden|Toys",
  "code|coupon code|promo code|voucher code @ coupon promotion promocode discountcode":
    "WELCOME10|SUMMER20|FREESHIP|SPRING15|VIP25|THANKYOU5|WEEKEND10|NEWHOME|BLACK30|HELLO5",
  "period|billing period|invoice period @ invoice bill": besideAny(
    "period start|billing period start",
  )("January 2026|March 2026|May 2026|July 2026|September 2026|October 2026"),
  "allowed aids|permitted aids|allowed materials|permitted materials|aids":
    "Calculator|Formula sheet|Dictionary|One page of notes|Ruler and compass",
  "boarding group|boarding zone": "1|2|3|4|5",
  "music title|song title|song|title @ music soundtrack backgroundmusic":
    "Golden Hour|Slow Tide|Paper Planes|Northbound|Afterglow|City Lights",
  "req id|req no|req number|requisition id|requisition number|job req id @ jobopening opening vacancy requisition job position jobposting jobrequisition":
    digits("REQ-1###", "REQ-2###"),
  "code|department code|short code @ department": "FIN|ENG|OPS|HR|MKT|SAL|LEG|DES|SUP|DAT",
  "office room|office|office number|office location|room @ teacher professor instructor lecturer faculty":
    shape("B2##", "A1##", "C3##"),
  "name|competency|competency name|skill @ competency competencyrating reviewrating performancerating":
    "Communication|Teamwork|Problem solving|Ownership|Planning|Customer focus|Technical skill|Leadership",
  "bio|about|biography @ teacher professor instructor tutor lecturer":
    "Teaches with experiments first and formulas second.|Twelve years in the classroom, coaches the debating club.|Runs the school garden and the science fair.|Came to teaching after ten years in a laboratory.|Believes that every pupil has a favourite book somewhere.",
  "bio|about|biography|description @ realtor estateagent realestateagent":
    "Twelve years of selling family homes in the old town.|Knows every street of the quarter and most of its neighbours.|Specialises in first-time buyers and patient explanations.|Former architect with an eye for floor plans.|Born here, sells here.",
  "specialties|specialty|specialization|specialisms|areas of expertise|focus @ realtor estateagent realestateagent":
    "First-time buyers|Luxury homes|Rentals|New developments|Investment property|Family homes",
  "agency|agency name|brokerage @ realtor estateagent listing":
    "Harbour & Oak Realty|Keystone Homes|Old Town Estates|Meridian Property|Lindgren & Partners|Blue Door Realty",
  "bio|about|biography|short bio|speaker bio @ speaker eventspeaker conferencespeaker keynotespeaker panelist":
    "Speaks about what worked, and more about what did not.|Fifteen years in the field, ten of them in small teams.|Writes, teaches and builds in equal parts.|Leads a team of nine and still does the work.|Organises a local meetup every other month.",
  "topic|talk|talk title|session title|session|presentation @ speaker eventspeaker conferencespeaker":
    "Designing for trust|What slow teams get right|Data without fear|Building for bad networks|Ten years of the same code|Small steps, big releases|Listening to users",
  "caption|alt|alt text|title|label @ apartmentphoto apartmentimage listingphoto listingimage housephoto roomphoto homephoto flatphoto":
    "Living room|Kitchen|Bedroom|Bathroom|Balcony|View from the window|Entrance",
  "type|category|kind @ nearbyplace apartmentnearbyplace pointofinterest poi nearby":
    "supermarket|school|park|tram stop|pharmacy|café",
  "name|title @ nearbyplace pointofinterest poi nearby":
    "Green Grocer|Hill Road School|City Park|Station Square|Market Pharmacy|Café Lume",
  "service|product|resource|item|name|description @ usageinvoiceline usageline usagerecord meteredline cloudinvoiceline":
    "Object storage|Compute hours|API requests|Outbound traffic|Database hours|Message queue",
  "unit|units @ usageinvoiceline usageline usagerecord meteredline cloudinvoiceline":
    "GB|hours|1,000 requests|GB-hours",
  "period|billing period|month @ usageinvoice invoice statement bill":
    "January 2026|February 2026|March 2026|Q1 2026",
  "status|state|event @ ordertimeline orderhistory ordertimelineentry orderevent orderstatushistory":
    "placed|paid|packed|shipped|delivered",
  "note|notes|comment|message|description @ ordertimeline orderhistory ordertimelineentry orderevent orderstatushistory":
    "Payment received.|Packed in two boxes.|Handed to the carrier.|Customer asked for a later delivery.|Left with a neighbour.",
  "method|shipping method|service @ auctionshipping ordershipping lotshipping":
    "standard|express|pickup",
  "type|kind|method @ paymentmethod savedpayment": "card|paypal|bank account|apple pay",
  "status|state @ paymentmethod savedpayment": "active|active|expired|needs verification",
  "nickname|label|name @ paymentmethod savedpayment":
    "Everyday card|Business card|Travel card|Joint account",
  "department|team|queue @ helpticket supportticket helpdeskticket":
    "Billing|Technical support|Sales|Customer service|Returns",
  "alt|alt text|caption|image alt @ productimage productphoto productmedia variantimage itemimage":
    "Front view|Side view|Detail of the material|In use|Packaging|View from above",
  "caption|alt|alt text|photo caption|title @ propertyphoto propertyimage listingphoto listingimage homephoto":
    "Living room|Kitchen|Main bedroom|Bathroom|View from the balcony|Front of the house|Garden|Hallway",
  "notes|note|internal notes|agent notes @ viewing houseviewing propertyviewing showing":
    "Keys at the front desk.|Comes with a partner and a dog.|Wants to see the cellar.|Call ten minutes before.|Second viewing.",
  "currency|currency code @ plan pricingplan subscriptionplan pricingtier": "USD",
  "accessibility features|accessibility options|accessible features":
    "Step-free entrance|Wheelchair spaces|Accessible toilets|Hearing loop|Lift to all floors|Assistance dogs welcome",
  "text answer|written answer|essay answer|student answer|submission text|answer text|text @ submission studentsubmission":
    "Photosynthesis turns light into sugar, mostly in the leaves.|The experiment shows that the reaction doubles every ten degrees.|Both poems speak of the sea, but only one of them fears it.|The treaty ended the war and created the next conflict.|I solved for x first and checked the result by drawing the graph.",
  "reference|reference number|payment reference|ref @ payment invoicepayment customerpayment billpayment paymentrecord":
    besideAny("invoice id|order id|booking id|subscription id|bill id")(
      digits("PAY-26####", "PAY-25####"),
    ),
  "purpose|reference text|remittance|payment reference|remittance information|payment purpose|memo|reference @ standingorder directdebit scheduledpayment recurringpayment transfer banktransfer payment wiretransfer moneytransfer":
    "Rent|Savings plan|Electricity|Shared flat|Gym|Insurance|Pocket money",
  "purpose|payment purpose|reference text|remittance|remittance information @ transaction banktransaction accounttransaction booking accountentry":
    besideAny(
      "iban|counterparty iban|counterparty name|counterparty|value date|booking date|direction",
    )(
      "Rent|Invoice 26-0418|Electricity, monthly|Salary|Card payment|Gym membership|Shared dinner|Insurance premium|Refund|Monthly savings",
    ),
  "product name|product|account product|product type @ account bankaccount": besideAny(
    "iban|bic|account number|overdraft limit|interest rate",
  )(
    "Everyday Account|Plus Account|Easy Saver|Joint Account|Student Account|Premium Account|Fixed Saver|Basic Account",
  ),
  "tax residency|tax residence|country of tax residence|tax country":
    "Germany|United Kingdom|Ireland|France|Spain|Netherlands|Austria|Canada",
  "channel|transaction channel @ transaction banktransaction accounttransaction cardtransaction":
    besideAny("merchant|balance after|running balance|account number|account id")(
      "card|online banking|mobile app|ATM|branch",
    ),
  "reason|credit reason @ creditnote creditmemo":
    "Billed twice|Downgrade within the month|Service outage|Discount applied late|Cancelled within the trial|Wrong quantity",
  "unit|unit of measure @ energymeter electricitymeter powermeter": "kWh",
  "nickname|account nickname|account name|alias|label @ account bankaccount":
    "Everyday account|Holiday fund|Household|Rainy day|Emergency fund|Joint account",
  "instructions|delivery instructions|delivery notes|notes @ address useraddress shippingaddress deliveryaddress savedaddress customeraddress":
    "Please ring twice.|Use the side entrance.|Leave it with the neighbour.|Third floor, no lift.|The code is on the bell.",
  "applies to|applicable to|valid for|scope|applicable products @ coupon voucher promotion promocode discount discountcode":
    "all products|full-price items|accessories|kitchen|lighting|textiles|gift sets",
  "label|name|key|attribute|spec @ productspec productspecs productspecification productspecifications productattribute productattributes":
    "Material|Colour|Dimensions|Weight|Care|Made in|Warranty",
  "nickname|alias|label @ payee beneficiary recipient":
    "Landlord|Flatmate|Piano lessons|Football club|Parents|Cleaner",
  "failure code|decline code|error code|failure reason code @ payment charge transaction paymentattempt refund payout":
    "card_declined|insufficient_funds|expired_card|incorrect_cvc|processing_error",
  "failure message|failure reason|error message|decline reason|failure @ payment charge paymentattempt refund payout":
    "The card was declined.|The account has insufficient funds.|The card has expired.|The bank asked for authentication.",
  "field|field name|changed field @ activitylog activity auditlog change":
    "status|priority|due date|assignee|title|estimate",
  "description|narrative|details|notes|note @ timeentry worklog": besideAny(
    "matter|matter id|matter name|attorney|attorney id|lawyer|lawyer id|case number|case id",
  )(
    "Call with the client|Reviewed the documents|Drafted the reply|Research on the notice period|Prepared the hearing|Letter to the other side",
  ),
  "description|details|note|notes|summary @ timeentry timelog worklog timesheetentry":
    "Fixed the failing import|Call with the client|Reviewed two pull requests|Wrote the release notes|Prepared the workshop|Updated the designs|Planned the next sprint|Answered support questions|Wrote tests for the form|Cleaned up old data|Interviewed two users|Weekly meeting",
  "description|details|notes @ performancegoal":
    "Agreed with the manager in January.|Measured at the end of each quarter.|Together with the platform team.|First results expected in spring.|Depends on the new hire.",
  "content|text|body|message|caption @ socialpost tweet statusupdate & hashtags shares_count liked_by_me retweets_count reposts_count retweet_count repost_count":
    "Morning run along the river, legs of lead but what a light.|New record on the turntable and nowhere to be.|Three years of this little garden today.|Can anybody recommend a good book for a long train ride?|Finally finished the bookshelf. It is almost straight.|Best soup of the year, and it was an accident.|First snow, last coffee.|The view was worth every one of the 412 steps.|Back to school, and who cried at the gate? Me.|Small win of the week: the tomatoes survived.|Sunday plans: none, and proud of it.|We got the keys!",
  "arrival|arrival time|arrived|arrived at|time in @ attendance classattendance studentattendance":
    "08:02|08:05|07:55|08:10|07:58|08:14",
  "blocked reason|block reason|freeze reason|frozen reason & cardholder_name card_number card_holder masked_number last4 expiry_date daily_limit account_id":
    "Reported lost|Reported stolen|Suspicious payment|Blocked by the owner|Wrong PIN three times",
  "blocked reason|block reason|blocker|blocked by reason @ task issue ticket story card":
    "Waiting for the client|Needs design|Waiting for access|Depends on the API|Open legal question",
  "blocked reason|block reason @ bankcard creditcard debitcard card":
    "Reported lost|Reported stolen|Suspicious payment|Blocked by the owner|Wrong PIN three times",
  "key|task key|issue key @ task issue story ticket": digits(...issueKeys),
  "code @ task issue story": digits(...issueKeys),
  "description|details @ project":
    "New look and structure, launched in three steps.|Replaces the old system without a day of downtime.|A pilot with two teams, then for everybody.|Fewer clicks from the first page to the order.|One place for all figures of the company.|Faster, clearer, and usable on a phone.|Planned in three phases, with a review after each.|Has a fixed budget and a fixed date.|To be finished before the busy season.|First step of a larger programme.|Agreed with all departments in spring.",
});
