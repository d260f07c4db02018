import { phoneOf } from "../../people-rules.ts";
import { besideAny, digits, toTextRules } from "../../text-rule.ts";

/** What is said of those who cut hair, clean, mend, wash, let and carry. */
export const localTradesRules = toTextRules({
  // Who does it
  "skill|skills|specialties|services|expertise @ cleaner housekeeper cleaningstaff maid":
    "Deep cleaning|Ironing|Windows|Ovens|Offices|Carpets|Pet-friendly homes",
  "skill|skills|specialties|expertise|trades|services @ serviceprovider servicepro homepro plumber electrician":
    "Leak repair|Rewiring|Tiling|Drywall|Boiler service|Furniture assembly|Painting|Lighting",
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
  "operator|network|provider|charge point operator @ chargingstation chargestation evstation evcharger charger chargepoint":
    "VoltWay|GreenCharge|City Energy|PlugNorth|Ampero",
  "health status|health|health condition|condition @ livestock cow cattle sheep goat herd farmanimal":
    "healthy|healthy|healthy|under treatment|quarantined|recovering",
  "location|area|site @ machine productionmachine machinetool":
    "Hall 1, line A|Hall 1, line B|Hall 2|Assembly|Packaging area|Tool shop",
  "registration number|registration|registration no|hull number @ boat yacht sailboat vessel motorboat":
    digits("GB-4####", "NL 7####", "FL 2###-AK", "HH-3###"),
  "dock|pier|jetty|pontoon @ berth mooring slip marina":
    "Dock A|Dock B|Dock C|North pier|Visitors' pontoon",
  // Telephone
  "destination|called number|recipient|destination number|dialed number|to number @ usagerecord callrecord mobileusage cdr usage calldetail & data_mb duration_seconds":
    phoneOf,
});
