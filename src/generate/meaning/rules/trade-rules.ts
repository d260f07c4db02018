import type { Scope } from "../../draw/scope.ts";
import { fillDigits, places, toAddress, toTown } from "../../facets/place.ts";
import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { withEan, withLuhn, withVinCheck } from "../../phrases/check-digits.ts";
import { toBankCountry, toIbanForm } from "../../phrases/ibans.ts";
import { letters } from "../../phrases/letters.ts";
import { drawStreet } from "../../phrases/streets.ts";
import { companyNames, productNames } from "../../phrases/subjects.ts";
import { showSalaries } from "../shown-values.ts";
import { findSubject } from "../subject.ts";
import { businesses, businessName } from "./business-name.ts";
import {
  checked,
  digits,
  draw,
  english,
  fromPlace,
  pick,
  type TextRule,
  toTextRules,
} from "./text-rule.ts";

/** What is sold is a product, but an album or a book is called as these are, whatever its barcode. */
const sold: TextRule = (context) => {
  const { member, role } = context;
  const subject = findSubject(member, role, member.words.at(-1) === "title");
  const isOther = subject?.kind === "phrases" && subject.phrases !== productNames;
  return isOther ? undefined : english(productNames)(context);
};

/** What goes from one place to another has an origin that is no country. */
const ways = oneOf(
  "trip|journey|route|ride|leg|transfer|transport|commute|delivery|load|cargo|freight|consignment|parcel|package|passenger|vehicle|truck|train|move|relocation|search|quote|lane|arrival|departure|visitor|guest|request",
);

function isOnItsWay({ owner, siblings }: Member): boolean {
  return (
    owner.some((word) => ways.test(word)) ||
    siblings.some((name) =>
      /^(?:destination|arriv|depart|eta$|etd$|carrier|distance|route|waypoint|stops$|tracking)/i.test(
        name,
      ),
    )
  );
}

/** Where a number for VAT begins with the country; companies from elsewhere get one of the EU's own. */
const vatCountries = oneOf("GB|DE|FR|ES|IT|NL|IE|PT|SE|DK|AT|BE|PL|FI|GR|CZ");
const vatNumber: TextRule = draw((scope, chance) => {
  const { countryCode } = scope.facet(places, "");
  return fillDigits(`${vatCountries.test(countryCode) ? countryCode : "EU"}000######`, chance);
});

const bankCountry = (scope: Scope) =>
  scope.draw.library.home?.code ?? toBankCountry(scope.facet(places, "").countryCode);

/** The number of a house stands in a member of its own, or in the street. */
const houseNumber = /^(?:house|building)_?(?:number|no|nr)$|^street_?(?:number|no)$|^hausnummer$/i;
const where = /city|town|locality|zip|post_?al_?code|post_?code|country|state|province|region/i;
const numbered = /^\d+\S*\s+|,?\s+\d+\S*$/;

/** Where things are, and what they cost. */
const soft =
  /^(?:cover|strap|lining|upholstery|outer|inner|upper|fabric|seat|bag|cushion|grip|padding|main|primary|secondary|raw|wall|cladding|clothing|shell|filling|curtain|mattress|bedding|course|teaching|training|study|reading|learning|promotional|marketing|source)s?$/;
/** What a handle, a pot and a tube are made of. */
const hard = "Oak|Steel|Brass|Ceramic|Aluminium|Bamboo|Glass|Ash|Copper";
const goods = "Oak|Linen|Wool|Ceramic|Leather|Cotton|Steel|Bamboo|Glass";

export const tradeRules = toTextRules({
  // Places
  "street|street address|address line1|address line 1|line1|line 1|address1|address 1|street name|street line1|street1|street 1|address line|address street":
    (context) => {
      const isApart = context.member.siblings.some((name) => houseNumber.test(name));
      const read = (street: string) => (isApart ? street.replace(numbered, "") : street);
      const isAnywhere =
        context.isEnglish && !context.member.siblings.some((name) => where.test(name));
      return isAnywhere
        ? draw((_, chance) => read(drawStreet("", chance)))(context)
        : fromPlace((found) => read(found.street))(context);
    },
  "address line2|address line 2|line2|line 2|address2|address 2|apartment|apt|suite|apartment number|street2|street 2|address addition|complement|line3|line 3|address3|address 3|address line3|address line 3|line4|line 4|address4|address 4|address line4|address line 4":
    fromPlace((found) => found.unit),
  "address|location address|shipping address|billing address|delivery address|full address|mailing address|postal address|formatted address|registered office|receiver address|home address|work address|formatted|addresses":
    fromPlace(toAddress),
  "city|town|locality|municipality|hometown|city name|town name|address city|address locality|cities|capital|customer city|host city|post town":
    fromPlace((found) => found.city),
  "state|region & city county zip zip_code postal_code postcode street country address line1 zipcode":
    fromPlace((found) => found.state),
  "province|region|state province|county|state or province|address state|address region|billing state|country sub division|sub region|state name|region name|shipping state|administrative area|regions|county name|territory name":
    fromPlace((found) => found.state),
  "license state|issuing state": fromPlace((found) => found.state),
  "state code|province code|region code": fromPlace((found) => found.stateCode),
  "zip|zip code|zipcode|postal code|postcode|postalcode|post code|address zip|po box|postal":
    fromPlace((found) => found.zip),
  "country|country name|nation|country of origin|address country|billing country|shipping country|countries|home country|birth country|country of birth|residence country":
    fromPlace((found) => found.country),
  "country code|iso country|country iso|country codes|billing country code|countrycode|country short|nat":
    fromPlace((found) => found.countryCode),
  "venue|venue name|event venue":
    "The Old Mill|City Hall|Harbour Hall|Riverside Theatre|Garden Pavilion|Studio 12|Central Library",
  "location|shelf location|storage location|bin location @ inventory stock item warehouse part asset equipment tool bin":
    "Aisle 3, shelf B|Warehouse A|Aisle 7, shelf D|Cold store|Workshop|Room 204",
  "location|where|place @ interview jobinterview":
    "Meeting room North|Video call|Room 204|Head office, 2nd floor|Phone",
  "location|meeting location|meeting place|where @ meeting lesson class session appointment exam lecture standup":
    "Room 204|Meeting room North|Online|Main hall|Studio 2|Library, 1st floor",
  "location|place|room|area|where @ printer copier scanner photocopier":
    "Head office, floor 2|Reception|Floor 1, copy room|Meeting room B|Accounts, floor 3|Open space, floor 4|Library",
  "location|place|room|area|zone @ sensor device camera thermostat lamp plant":
    "Living room|Kitchen|Greenhouse|Hallway|Garage|Office|Roof terrace",
  // What is on its way comes from a town, all else from a country.
  origin: (context) =>
    fromPlace(isOnItsWay(context.member) ? toTown : (found) => found.country)(context),
  "location|headquarters|place|area|destination|pickup location|dropoff location|return location|drop location|pickup|dropoff|locations|pickup point|meeting point|current location|home|where":
    fromPlace(toTown),
  "timezone|time zone|tz|time zone id|timezone name|iana timezone|default timezone": fromPlace(
    (found) => found.timeZone,
  ),
  "latitude|lat": fromPlace((found) => String(found.latitude)),
  "longitude|lng|lon|long": fromPlace((found) => String(found.longitude)),
  "center & radius zoom bounds map": fromPlace((found) => `${found.latitude},${found.longitude}`),
  "coordinates|geo|lat lng|geo coordinates|centroid|bounds|bbox|geometry": fromPlace(
    (found) => `${found.latitude},${found.longitude}`,
  ),
  "neighborhood|neighbourhood|district|quarter name|borough|suburb|area name|ward name":
    "Old Town|Riverside|Northside|Harbour District|West End|University Quarter|Garden District",
  "classroom|group|room|class|class name @ child toddler daycare childcare nursery preschool kindergarten & nap_time potty_trained guardians":
    "Sunflowers|Little Bears|Ladybirds|Butterflies|Rainbow Room|Busy Bees",
  "room|room number|classroom|office number|lecture hall": digits("1##", "2##", "3##"),
  "house number|street number|building number|street no": digits("7", "1#", "4#", "1##", "2#"),
  "floor|floor name": "Ground floor|1st floor|2nd floor|3rd floor",
  "building|building name|block": "North Building|The Mill|Block A|Block B|Harbour House",
  // Commerce and money
  "name|title|item name @ product shopitem storeitem catalogitem inventoryitem stockitem merchandise & sku upc barcode ean units_sold":
    sold,
  "product|product name|product title|item|items|products|item title|article name|sku name|line item":
    english(productNames),
  brand: "Luma|Solace|Orla|Haven|Tindra|Marlow|Nordby|Kestrel|Alba|Fjord",
  [`business name|store name|shop name|practice name @ ${businesses}`]: businessName,
  "company|company name|organization|organisation|organization name|employer|business name|vendor|supplier|manufacturer|seller name|shop name|store name|brand name|client company|agency|carrier company|organisation name|legal name|trading name|account name business|partner|partner name|vendor name|supplier name|organizations|companies|brands|vendors|contractor name|provider company|developer|business|operator name|insurer name|issuer name|customer company":
    english(companyNames),
  "sku|product code|item code|article number|part number|skus|variant code|stock code": draw(
    (_, chance) => `${letters(chance).slice(0, 3).toUpperCase()}-${fillDigits("####", chance)}`,
  ),
  "barcode|ean|gtin|ean13|gtin13": checked(withEan, "400#########?"),
  "upc|upc code": checked(withEan, "0##########?"),
  "currency|currency code|price currency|default currency|base currency|source currency|target currency|purchase currency|currencies|order currency code|settlement currency|from currency|to currency|quote currency":
    fromPlace((found) => found.currency),
  "currency symbol": "$|€|£",
  "material|main material": ({ role, ...context }) =>
    pick(role.length > 0 && !soft.test(role.at(-1) ?? "") ? hard : goods)({ role, ...context }),
  // What one thing is made of, and what many people work with.
  materials: ({ member, ...context }) =>
    pick(
      member.siblings.some((name) => /price|sku|brand|stock|colou?r|dimensions|weight/i.test(name))
        ? goods
        : "Paper|Scissors|Glue|Pens|Cardboard|Tape|String|Ruler",
    )({ member, ...context }),
  "size|clothing size|shirt size|dress size|sizes @ shirt shoe dress jacket clothing garment apparel product item uniform tshirt & =sku":
    "XS|S|M|L|XL|XXL",
  "size @ variant": "S|M|L|XL",
  "size|file size @ file document attachment image upload asset backup": draw(
    (_, chance) => `${chance.between(1, 48)}.${chance.below(10)} MB`,
  ),
  "paper size|paper format|sheet size|print size": "A4|A3|A5|Letter|Legal",
  "shirt size|clothing size|dress size|t shirt size": "XS|S|M|L|XL|XXL",
  "zone name|zone label|area label|section name": "Zone A|Zone B|North|South|Centre",
  "bottle size|bottle volume|can size|pour size": "750 ml|375 ml|500 ml|1.5 l",
  "box size|pack size|bag size|package size|room size|group size|tank size|lot size|plot size|screen size|parcel size":
    "small|medium|large",
  "size|sizes|portion|portion size|instance size|company size label": "small|medium|large",
  "shoe size": "38|39|40|41|42|43|44",
  "company size|team size|employees|number of employees|headcount":
    "1–10|11–50|51–200|201–500|500+",
  "weight unit|mass unit": "kg|g|lb",
  "dimension unit|dimensions unit|size unit|package unit": "cm|cm|in",
  "distance unit|length unit": "km|m|cm|mi",
  "temperature unit": "celsius|fahrenheit",
  "unit|unit of measure|uom @ inventoryitem stockitem product warehouseitem stocklevel & sku barcode":
    "piece|piece|piece|pack|box|set",
  "unit|unit of measure|uom|units|unit label|measurement unit|unit of measurement|quantity unit|sales unit":
    "piece|box|pack|set|piece",
  "payment processor|payment gateway|payment service": "Stripe|PayPal|Adyen|Square|Worldpay",
  "method @ donation pledge contribution tip membershipfee": "card|bank transfer|direct debit|cash",
  "payment method|payment type|payment option|paid with @ order onlineorder webshoporder shoporder foodorder food meal pizza ride ridebooking taxi donation ticket ticketorder ticketpurchase tip parking cart checkout customer shopper":
    "card|paypal|apple pay|google pay",
  "payment method|payment type|paid with @ transaction banktransaction accounttransaction cardtransaction & merchant running_balance balance_after":
    "debit card|credit card|debit card|apple pay|google pay",
  "payment method|payment type|method of payment|payment option|payment mode|payment provider|gateway name|preferred payment method":
    "card|paypal|bank transfer|apple pay|invoice",
  "card type|card brand": "Visa|Mastercard|American Express",
  "card number|credit card|credit card number|cc number": checked(withLuhn, "4000 0000 0000 ###?"),
  "last4|last 4|card last4|last four": digits("####"),
  "cvv|cvc": digits("###"),
  // Check digits of 00 are nobody's.
  iban: draw((scope, chance) => fillDigits(toIbanForm(bankCountry(scope)), chance)),
  "bic|swift|swift code|bic code": draw(
    (scope, chance) => `HRBK${bankCountry(scope)}${chance.pick(["2L", "22", "3A"])}`,
  ),
  "from account|to account|source account|destination account|recipient account|beneficiary account|account|account number & beneficiary beneficiary_name recipient_name payee_name":
    digits("00######"),
  "account number|bank account|bank account number|bank code|iban number": digits("00######"),
  "sort code": digits("00####"),
  "ssn|social security number": digits("000-##-####"),
  "routing number": digits("0000#####"),
  "vat|vat number|vat id|vat registration number": vatNumber,
  "tin|federal tax id|taxpayer id": digits("##-#######"),
  "tax id|tax number|ein|tax identifier|national insurance number|drivers license|identification|identification number":
    digits("00-0######"),
  "price range|price level|price category": "$|$$|$$$|$$$$",
  "salary range|pay range|compensation range|salary": draw((scope, chance) => {
    const least = 1000 * chance.between(28, 96);
    const most = 1000 * Math.round((least / 1000) * (1.15 + chance.next() * 0.3));
    return showSalaries(least, most, scope.draw.library);
  }),
  "coupon|coupon code|promo code|discount code|voucher|voucher code":
    "WELCOME10|SPRING15|FREESHIP|SUMMER20|THANKYOU5|VIP25",
  "tracking number|tracking code|tracking id": digits("1Z 999 ### ### ###"),
  "service|service level|service type|service name|shipping service level @ shipment parcel package consignment shipping & tracking_number carrier weight_kg":
    "Standard|Express|Next day|Economy|Two-day|Priority",
  "courier @ shipment parcel package consignment shipping & tracking_number carrier weight_kg weight":
    "DHL|UPS|FedEx|Royal Mail|GLS",
  "carrier|shipping carrier|carrier name|shipping company|shipping service|delivery service":
    "DHL|UPS|FedEx|Royal Mail|GLS",
  "shipping method|delivery method|shipping|delivery type|delivery option|shipping type|fulfillment method|shipping option":
    "standard|express|pickup|overnight",
  // Where a car was made, what it is, a check digit, and its number in the series; never an I, O or Q.
  "vin|vehicle identification number|chassis number": checked(
    withVinCheck,
    "WVWZZZ1K?KW######",
    "WBS8E1C5?JK######",
    "1HGCM826?LA######",
    "JTDKB20U?M3######",
    "KMHCT4TE?NU######",
    "VF1RFB00?PC######",
  ),
  "weekly plan|week plan|weekly program|weekly programme @ kindergarten kindergartengroup daycare daycaregroup nursery nurserygroup preschool preschoolgroup":
    "Forest morning|Painting and crafts|Music and singing|Gymnastics in the hall|Baking together|Library visit|Water play|Circle time and stories",
  "weather plan|rain plan|bad weather plan|backup plan|plan b|fallback plan":
    "Moves under the roof of the hall.|Takes place in any weather.|Postponed by a week if it storms.|Called off by eight in the morning at the latest.",
  "plan|plan name|tier|subscription|membership|subscription plan|pricing plan|plans|membership level|membership tier|membership type|subscription tier|billing plan|service level|package|bundle":
    "Free|Starter|Plus|Pro|Team|Business",
});
