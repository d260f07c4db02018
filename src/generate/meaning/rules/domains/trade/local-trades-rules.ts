import { oneOf } from "../../../../one-of.ts";
import { companyNames } from "../../../../phrases/subjects.ts";
import { phoneOf } from "../../people-rules.ts";
import {
  aroundAny,
  besideAny,
  digits,
  english,
  fromPlace,
  pick,
  toTextRules,
} from "../../text-rule.ts";

/** Reports of an office, which tell of figures. */
const figures = oneOf(
  "sales|financial|finance|expense|annual|monthly|weekly|daily|quarterly|revenue|analytics|marketing|usage|kpi|traffic|performance|custom|saved|business|inventory|tax|status|project|management|bug|crash|error|test|research|lab|medical",
);

/** Beside what only an animal that earns its keep has. */
const onFarm = besideAny(
  "farm|farm id|tag number|ear tag|ear tag number|herd|herd id|barn|barn id|milk yield|pen|paddock",
);

/** What is said of those who cut hair, clean, mend, wash, let and carry. */
export const localTradesRules = toTextRules({
  "notes|note|health notes|remarks|comments @ animal livestock cattle cow sheep goat": onFarm(
    "Eats well, weight stable.|Limps slightly, vet informed.|Moved to the lower paddock.|Calm when handled.|Hooves trimmed last week.|Booster due in spring.|Keep apart from the herd for a few days.",
  ),
  "name|label|nickname|tractor name @ tractor":
    "Tractor 1|Tractor 2|Red tractor|Big green|Yard tractor|Old Faithful|Tractor 3|Orchard tractor",
  "manufacturer|brand|make @ tractor harvester combine": "Northfield|Solano|Granite|Alpina|Kestrel",
  "location|current location|parked at|garage @ tractor harvester combine farmequipment farmmachine":
    "Machine shed|North field|Yard|Workshop|Lower meadow|Barn 2",
  "name|label|register|register name|register number @ cashregister register till posterminal cashdrawer":
    "Register 1|Register 2|Register 3|Express till|Self-checkout 1|Self-checkout 2|Service desk",
  "buyer|buyer name|purchaser|sold to|customer @ harvest cropsale cropyield grainsale":
    "Valley Grain Co-op|Northern Mills|Harbour Produce|Meadow Foods|Alder Trading|County Farmers Market",
  "name|building name|property name|title @ building apartmentbuilding residentialbuilding apartmentcomplex property":
    besideAny("occupied units|vacant units|total units|unit count|units|number of units")(
      "Riverside Apartments|Linden Court|Mill Lane Flats|Garden Terrace|Union House|Harbour View|Oak Street Lofts|Canal House|Station Row|Hillcrest Apartments",
    ),
  "consignee|consignee name|consignor|consignor name|shipper|shipper name|notify party @ shipment consignment waybill billoflading freight load airwaybill":
    english(companyNames),
  "amenity|amenities|features|facilities|building amenities @ building apartmentbuilding residentialbuilding officebuilding apartmentcomplex":
    besideAny("floors|total floors|number of floors|total units|units|manager name|year built")(
      "Lift|Underground parking|Bike storage|Roof terrace|Laundry room|Concierge|Gym|Parcel lockers",
    ),
  "type|layout @ unit apartmentunit rentalunit": besideAny("building id|building|unit number")(
    "1-bedroom|2-bedroom|3-bedroom|loft|maisonette|duplex",
  ),
  "amenity|amenities|features|facilities|services @ chargingstation chargestation evstation chargepoint evcharger":
    "Restrooms|Café|Free wifi|Covered bays|Shop|Playground|Restaurant nearby|Lit at night|Vending machine",
  "cover letter|message|pitch|introduction @ proposal bid": besideAny(
    "freelancer|freelancer id|freelancer name|gig id|bid amount|bid|estimated days|delivery days",
  )(
    "I have built three sites like this one and can start on Monday.|Your brief is clear, and I have done similar work for two shops.|Happy to send samples. I usually answer within an hour.|I would begin with a short call and a first draft by Friday.|Ten years of experience, and good reviews for projects of this size.|I like the idea, and suggest doing it in two steps.",
  ),
  "network|network type|technology @ usagerecord cdr callrecord usage datausage sim simcard roaming mobileline":
    "4G|5G|LTE|3G",
  "name|part|part name|description|item @ part partused parts partsused part_used": aroundAny(
    "car id|vehicle id|car|vehicle|license plate|odometer|mechanic|vin",
  )(
    "Oil filter|Engine oil, 5 l|Front brake pads|Air filter|Spark plugs, set of four|Wiper blades|Cabin filter|Brake discs, front|Battery, 70 Ah",
  ),
  "terminal|terminal id|terminal number|pos terminal @ transaction sale receipt payment": digits(
    "POS-0#",
    "POS-1#",
  ),
  // Who does it
  "specialties|specialty|speciality|signature drinks|drinks|known for @ coffeeshop cafe coffeehouse espressobar":
    "Flat white|Cold brew|Pour-over|Cinnamon buns|Banana bread|Oat milk latte|Single-origin espresso|Carrot cake",
  "special request|special requests|note|notes|message @ bakeryorder cakeorder":
    "Please write Happy Birthday Anna on it.|No nuts, please.|Sliced, please.|Two candles, if possible.|A little less sugar.|Box with a ribbon, please.",
  "amount|quantity|dose @ plantlog houseplantlog wateringlog gardenlog & plant_name":
    "200 ml|half a litre|1 cup|one handful|10 ml in a can of water",
  "skill|skills|specialties|services|expertise @ cleaner housekeeper cleaningstaff maid":
    "Deep cleaning|Ironing|Windows|Ovens|Offices|Carpets|Pet-friendly homes",
  "skill|skills|specialties|expertise|services @ electrician":
    "Rewiring|Fuse boxes|Lighting|EV chargers|Fault finding|Smart home|Safety checks",
  "skill|skills|specialties|expertise|services @ plumber":
    "Leak repair|Boiler service|Bathrooms|Blocked drains|Underfloor heating|Water heaters",
  "skill|skills|specialties|expertise|trades|services @ serviceprovider servicepro homepro":
    "Leak repair|Rewiring|Tiling|Drywall|Boiler service|Furniture assembly|Painting|Lighting",
  "specialization|specializations|specialties|specialty|expertise @ brokeradvisor insuranceadvisor insurancebroker insuranceagent policyadvisor":
    "Car and motorcycle|Home and contents|Life and pensions|Health|Small businesses|Liability",
  "skill|skills|specialties|expertise|specializations @ bikemechanic bicyclemechanic":
    "Wheel building|Brakes|Electric drives|Suspension|Gear tuning|Frame repair|Cargo bikes",
  "part|part name|name|title @ bikepart bicyclepart repairjobpart & frame_number":
    "Inner tube 28 inch|Chain, 11-speed|Brake pads|Tyre 700 x 32|Gear cable|Bottom bracket|Saddle|Rear light|Pedals, pair|Spoke set",
  "problem|issue|fault|complaint @ bikerepair bikejob & frame_number bike bike_id":
    "Gears skip under load|Rear tyre keeps losing air|Front brake squeals|Wheel out of true|Chain worn, slips|Motor cuts out at times|Headlight flickers|Creaking from the bottom bracket",
  "name|title|task|description @ repairjobtask repairtask repairordertask servicejobtask workshoptask":
    "First check and estimate|Take apart and clean|Replace worn parts|Adjust and tighten|Final check|Test run|Lubricate moving parts",
  "skill|skills|specialties|expertise @ mechanic":
    "Brakes|Engine diagnosis|Hybrid and electric|Transmissions|Air conditioning|Bodywork",
  "skill|skills|specialties|expertise @ guard securityguard securityofficer":
    "First aid|Crowd control|CCTV|Fire safety|Access control|De-escalation",
  "specialty|specialization|specialisation|trade|profession @ contractor subcontractor tradesperson tradesman":
    "Electrical|Plumbing|Roofing|Masonry|Carpentry|Painting|Concrete|Landscaping",
  // What was asked of them
  "notes|note|comments|special instructions|instructions|remarks @ laundryorder laundry drycleaning":
    "Please use mild detergent.|No fabric softener.|Red wine on one sleeve.|Shirts on hangers, please.|Delicate, wash cold.",
  "label|name|machine name|display name @ laundrymachine washingmachine":
    "Machine 1|Machine 2|Machine 3|Machine 4|Machine 5|Machine 6|Machine 7|Machine 8|Machine 9|Machine 10|Machine 11|Machine 12",
  "name|service|service name|description|item|work item @ service workitem serviceitem": besideAny(
    "labor|labour|labor cost|parts cost|labor hours",
  )(
    "Oil change|Brake pads, front|Tyre rotation|Battery replacement|Wheel alignment|Air filter|Annual inspection|Spark plugs",
  ),
  "method|payment method @ payment premiumpayment rentpayment billpayment duespayment feepayment":
    "card|bank transfer|direct debit|cash|online",
  "services|extras|add ons|additional services|included services @ movingjob moving move removal relocation":
    "Packing|Furniture assembly|Short-term storage|Piano transport|Disposal|Parking permit",
  "special instructions|instructions|notes|note|special requests|requests|access notes @ movingjob moving move removal relocation movingorder movingbooking":
    "Third floor, no lift.|The piano needs four people.|Parking in front of the house is reserved.|Please bring twenty empty boxes.|The sofa only fits through the balcony door.|Plants go last.",
  "truck|vehicle|truck type|van|lorry @ movingjob moving removal relocation":
    "3.5 t van|7.5 t lorry|12 t lorry|Luton van",
  "message|cake message|inscription|cake text @ cakeorder cake":
    "Happy birthday, Mia!|Congratulations!|Just married|Ten years!|Welcome home|Happy birthday, Grandpa!",
  "unit number|unit|unit code|unit no @ storageunit storage selfstorage": digits(
    "A-1##",
    "B-2##",
    "C-1##",
  ),
  "frame material|material @ eyeglass eyewear sunglass spectacle":
    "Acetate|Titanium|Stainless steel|Horn|Nylon",
  "frame color|frame colour|color|colour|lens color @ eyeglass eyewear sunglass spectacle":
    "Black|Tortoise|Crystal|Gold|Gunmetal|Navy|Havana",
  "gender|for|target gender @ eyeglass eyewear sunglass": "women|men|unisex",
  "location|location name|site|site name|place|station location @ evchargesession chargesession chargingsession evcharge chargingstop & charger_id energy_delivered_kwh energy_kwh connector_type":
    "Market Street Garage|Riverside Mall|Station Car Park|Harbour Square|City Hall Parking|A7 Services North",
  "operator|network|provider|charge point operator @ chargingstation chargestation evstation evcharger charger chargepoint":
    "VoltWay|GreenCharge|City Energy|PlugNorth|Ampero",
  "health status|health|health condition|condition @ livestock cow cattle sheep goat herd farmanimal farmlivestock":
    "healthy|healthy|healthy|under treatment|quarantined|recovering",
  "location|area|site @ machine productionmachine machinetool":
    "Hall 1, line A|Hall 1, line B|Hall 2|Assembly|Packaging area|Tool shop",
  "sail number|sail no": digits("GER ####", "FRA ####", "GBR ####", "NED ###"),
  "hull material|hull|hull type & sail_number keel draft_m draft_ft beam beam_m beam_ft":
    "Fibreglass|Steel|Aluminium|Wood|Carbon",
  "mooring|mooring place|mooring location":
    "Pontoon B|Swinging mooring 14|Inner harbour|Jetty 3|East quay|Buoy 22",
  "products used|product used|products & stylist hair_type color_formula hair_length":
    "Moisture shampoo|Repair mask|Heat spray|Curl cream|Argan oil|Colour toner|Sea salt spray|Styling mousse",
  "alteration instructions|instructions|tailor notes|notes & inseam_cm inseam chest_cm alteration_type":
    "Two centimetres shorter, keep the original hem.|Take in at both side seams.|Leave room for a jumper.|Match the colour of the thread.|Sleeves to the wrist bone.|Keep the old lining if possible.",
  "clinical notes|notes|treatment notes|remarks & tooth_number tooth":
    "No complaints since the last visit.|Sensitive to cold, watch the filling.|Slight bleeding of the gums, showed how to floss.|X-ray shows nothing new.|Numbness wore off within two hours.|Night guard recommended.",
  "anesthesia|anaesthesia|anesthesia type|anaesthesia type|anesthetic":
    "local|none|sedation|general|nitrous oxide",
  "registration number|registration|registration no|hull number @ boat yacht sailboat vessel motorboat":
    digits("GB-4####", "NL 7####", "FL 2###-AK", "HH-3###"),
  "dock|pier|jetty|pontoon @ berth mooring slip marina":
    "Dock A|Dock B|Dock C|North pier|Visitors' pontoon",
  "summary|description|overview|findings|observations @ report": ({ member, ...context }) =>
    member.owner.length > 1 && !figures.test(member.owner[0] ?? "")
      ? pick(
          "All in order, nothing to add.|Completed as planned.|Two points need a follow-up.|Everything was checked twice.|One question is still open.|Details are in the attachments.",
        )({ member, ...context })
      : undefined,
  "rank|position|title|role @ guard securityguard securityofficer":
    "Guard|Senior guard|Shift supervisor|Team leader|Guard",
  "name|part name @ sparepart part aircraftpart component": besideAny(
    "aircraft type|aircraft model|tail number|aircraft id|compatible aircraft",
  )(
    "Hydraulic pump|Fuel filter|Brake assembly|Landing light|Main wheel tyre|Ignition unit|Oxygen generator|Cabin air filter|Pitot tube",
  ),
  "supplier|vendor|manufacturer @ sparepart part aircraftpart component": besideAny(
    "aircraft type|aircraft model|tail number|aircraft id",
  )("Aerolink Parts|Skyline Supply|Falk Aviation|Meridian Aero"),
  "task code|work card|task number|card number @ maintenancetask maintenance": digits(
    "MT-1##",
    "MT-2##",
  ),
  "item description|item name|item|piece|piece name @ appraisal valuation repairticket jewelryrepair jewellryrepair & appraiser repair_type":
    "Gold ring with a small stone|Silver necklace|Wristwatch, steel|Pearl earrings|Charm bracelet|Brooch from the 1920s|Wedding band|Pendant on a chain",
  "theme|box theme @ box subscriptionbox boxshipment":
    "Cosy evenings|Spring cleaning|Made in Portugal|Autumn harvest|Summer picnic",
  // Who has somebody to talk to is a company.
  "client name|customer name|client|customer @ site location contract account branch lease tender":
    besideAny("contact person|contact name|primary contact|site contact|contact")(
      english(companyNames),
    ),
  "operator|network|provider @ station & connectors connector_type connector_types price_per_kwh":
    besideAny("connectors|connector type|connector types|price per kwh|power kw")(
      "VoltWay|GreenCharge|City Energy|PlugNorth|Ampero",
    ),
  "services|service types|service @ laundryorder laundry drycleaning":
    "Wash and fold|Ironing|Dry cleaning|Stain removal|Express wash",
  "tier|name|tier name|level @ tier loyaltytier": besideAny(
    "min points|points required|points needed|minimum points|required points|points threshold",
  )("Bronze|Silver|Gold|Platinum"),
  "product|product name|item|product type @ printorder printjob":
    "Business cards|Flyers, A5|Posters, A2|Brochure, 16 pages|Stickers|Roll-up banner|Letterheads|Postcards",
  "artwork file|print file|artwork|file @ printorder printjob":
    "business-cards-v3.pdf|flyer-spring.pdf|poster-final.pdf|brochure-print.pdf|sticker-sheet.ai|banner-85x200.pdf",
  "name|store name|outlet name @ franchise franchiselocation": fromPlace(
    ({ city }) => `${city} branch`,
  ),
  // Telephone
  "from number|caller number|calling number|source number|number @ call phonecall callrecord calllog sms textmessage":
    phoneOf,
  "destination|called number|recipient|destination number|dialed number|to number @ usagerecord callrecord mobileusage cdr usage calldetail & data_mb duration_seconds":
    phoneOf,
});
