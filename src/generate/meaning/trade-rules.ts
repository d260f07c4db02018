import { fillDigits } from "../facets/place.ts";
import { letters } from "../phrases/letters.ts";
import { categoryNames, companyNames, productNames } from "../phrases/subjects.ts";
import { toRules } from "./read-name.ts";
import { code, digits, draw, english, fromPlace, pick, type TextRule } from "./text-rule.ts";

/** Where things are, and what they cost. */
export const tradeRules: ReadonlyMap<string, TextRule> = toRules<TextRule>({
  // Places
  "street|street address|address line1|address line 1|line1|line 1|address1|address 1|street name|street line1":
    fromPlace((found) => found.street),
  "address line2|address line 2|line2|line 2|address2|address 2|apartment|apt|suite|unit number":
    fromPlace((found) => found.unit),
  "address|location address|shipping address|billing address|delivery address|full address":
    fromPlace((found) => `${found.street}, ${found.city} ${found.zip}`),
  "city|town|locality|municipality|hometown|birthplace|birth place": fromPlace(
    (found) => found.city,
  ),
  "state|province|region|state province|county": fromPlace((found) => found.state),
  "state code|province code|region code": fromPlace((found) => found.stateCode),
  "zip|zip code|zipcode|postal code|postcode|postal|postalcode": fromPlace((found) => found.zip),
  "country|country name|nation|country of origin|origin country": fromPlace(
    (found) => found.country,
  ),
  "country code|iso country|country iso": fromPlace((found) => found.countryCode),
  "location|headquarters|place|venue|area|destination|origin": fromPlace(
    (found) => `${found.city}, ${found.country}`,
  ),
  "timezone|time zone|tz": fromPlace((found) => found.timeZone),
  "latitude|lat": fromPlace((found) => String(found.latitude)),
  "longitude|lng|lon|long": fromPlace((found) => String(found.longitude)),
  "coordinates|geo|lat lng": fromPlace((found) => `${found.latitude},${found.longitude}`),
  "neighborhood|neighbourhood|district": pick(
    "Old Town|Riverside|Northside|Harbour District|West End|University Quarter|Garden District",
  ),
  "room|room number": digits("1##", "2##", "3##"),
  floor: pick("Ground floor|1st floor|2nd floor|3rd floor"),
  building: pick("North Building|The Mill|Block A|Block B|Harbour House"),
  // Commerce and money
  "product|product name|item name|product title|item": english(productNames),
  "company|company name|organization|organisation|organization name|employer|business name|vendor|supplier|manufacturer|publisher|merchant|seller name|shop name|store name|brand|brand name|client company|agency|carrier company":
    english(companyNames),
  "sku|product code|item code|article number|part number": draw(
    (_, chance) => `${letters(chance).slice(0, 3).toUpperCase()}-${fillDigits("####", chance)}`,
  ),
  "barcode|ean|gtin|upc": digits("400#########"),
  isbn: digits("978-0-##-######-#"),
  "currency|currency code": fromPlace((found) => found.currency),
  "currency symbol": pick("$|€|£"),
  "category|category name|genre|topic|subject area|section": english(categoryNames),
  material: pick("Oak|Linen|Wool|Ceramic|Leather|Cotton|Steel|Bamboo|Glass"),
  "size|clothing size": pick("XS|S|M|L|XL|XXL"),
  "unit|unit of measure|uom": pick("piece|box|kg|litre|pack|metre"),
  "payment method|payment type": pick("card|paypal|bank transfer|apple pay|invoice"),
  "card type|card brand": pick("Visa|Mastercard|American Express"),
  "card number|credit card|credit card number|cc number": digits("4000 0000 0000 ####"),
  "last4|last 4|card last4|last four": digits("####"),
  "cvv|cvc": digits("###"),
  iban: digits("GB00 MOCK 0000 00## #### ##"),
  "bic|swift": pick("MOCKGB2L|MOCKDEFF|MOCKFRPP|MOCKUS33"),
  "account number|bank account": digits("00######"),
  "routing number": digits("0000#####"),
  "vat|vat number|vat id|tax id|tax number|ein|ssn": digits("00-0######"),
  "price|amount|cost|total|subtotal": draw(
    (_, chance) => `${chance.between(4, 240)}.${chance.pick(["00", "50", "90", "95", "99"])}`,
  ),
  "order number|invoice number|order no|invoice no|po number|ticket number|case number|reference number|booking reference|confirmation number|serial number|receipt number|number|reference":
    draw((_, chance) => `${chance.pick(["A", "B", "C"])}-${fillDigits("1#####", chance)}`),
  "coupon|coupon code|promo code|discount code|voucher|voucher code": pick(
    "WELCOME10|SPRING15|FREESHIP|SUMMER20|THANKYOU5|VIP25",
  ),
  "tracking number|tracking code|tracking id": digits("1Z 999 ### ### ###"),
  "carrier|shipping carrier": pick("DHL|UPS|FedEx|Royal Mail|GLS"),
  "shipping method|delivery method": pick("standard|express|pickup|overnight"),
  "license plate|plate|registration number|plate number": draw(
    (_, chance) => `${letters(chance).slice(0, 2).toUpperCase()} ${fillDigits("####", chance)}`,
  ),
  vin: code("1", 16),
  "plan|plan name|tier": pick("Free|Starter|Plus|Pro|Team|Business"),
});
