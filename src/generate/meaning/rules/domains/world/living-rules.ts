import { personOf } from "../../../subject.ts";
import { fromPlace, pick, type TextRule, toTextRules } from "../../text-rule.ts";

const lasting: TextRule = pick("15 min|25 min|30 min|45 min|1 h|1 h 30 min|2 h");

/** People among themselves. */
export const livingRules = toTextRules({
  "title|headline|subject @ neighborhoodpost neighbourhoodpost communitypost noticeboardpost":
    "Has anybody seen a grey cat?|Street party on Saturday|Bike for sale|Water off on Tuesday morning|Looking for a babysitter|Free moving boxes",
  "body|text|content|message|description @ neighborhoodpost neighbourhoodpost communitypost noticeboardpost":
    "She answers to Mimi and is very shy. Please call if you see her.|Bring a chair and something to share. We start at four.|In good shape, new tyres. Pick up near the park.|The works should be done by noon, says the company.|Two evenings a week, our children are four and six.|About twenty, all clean. First come, first served.",
  "marital status|civil status|family status": "single|married|divorced|widowed",
  "blood type|blood group": "O+|O+|O+|O+|A+|A+|A+|A-|B+|O-|AB+|B-",
  "eye color|eyes": "brown|blue|green|hazel|grey",
  "hair color|hair": "black|brown|blond|red|grey",
  "skin type|skin tone": "normal|dry|oily|combination|sensitive",
  "mood|emotion|feeling|sentiment": "calm|happy|tired|focused|anxious|excited",
  "sentiment @ review comment message feedback ticket mention analysis":
    "positive|neutral|negative",
  "personality|temperament|traits|trait": "friendly|shy|playful|calm|curious|energetic",
  occasion: "birthday|wedding|anniversary|graduation|housewarming",
  "dress code": "casual|smart casual|business|black tie",
  "music preference|favorite music": "Jazz|Rock|Pop|Classical|Electronic",
  "pet name": "Biscuit|Luna|Pepper|Milo|Olive|Ziggy",
  "zodiac|zodiac sign|star sign":
    "Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces",
  "season|best season|growing season|planting season|harvest season": "spring|summer|autumn|winter",
  "holiday|holiday name|public holiday":
    "New Year's Day|Easter Monday|Labour Day|Midsummer|National Day|Christmas Day",
  "gauge @ knitting pattern yarn crochet": "22 sts / 10 cm|18 sts / 10 cm|28 sts / 10 cm",
  "yarn|fabric|fabric type|textile": "Merino|Linen|Cotton|Alpaca|Silk|Denim",
  "duration|length|timeline|project length|estimated duration @ project gig freelance contract internship placement program campaign vacancy course bootcamp sabbatical phase & proposals_count budget skills":
    "1 week|2 weeks|1 month|1 to 3 months|3 to 6 months|6 months",
  "reading time|read time|time to read":
    "3 min read|4 min read|5 min read|6 min read|8 min read|12 min read",
  "duration|length|estimated time|prep time|cook time|total time|preparation time|cooking time|wait time|travel time|lead time|delivery time|processing time|response time|transit time|play time|running time|estimated duration":
    lasting,
  "warranty information|warranty info|warranty details|warranty text|guarantee information":
    "1 year warranty|2 year warranty|3 year warranty|6 months warranty|5 year warranty|Lifetime warranty",
  "shipping information|delivery information|delivery info":
    "Ships in 1–2 business days|Ships in 3–5 business days|Ships within a week|Ships overnight|Ships in 2 weeks",
  "availability status|stock availability @ product item variant article sku":
    "In stock|In stock|In stock|Low stock",
  "skills|skills practiced|skills practised|maneuvers|manoeuvres|exercises|topics @ drivinglesson drivingclass":
    "parallel parking|roundabouts|lane changes|hill starts|motorway driving|reversing|emergency stop",
  "location|pickup location|meeting point|pickup point|start location @ drivinglesson drivingclass":
    "Central Station|Town hall|School car park|Mill Lane 12|Shopping centre, entrance B|Library",
  "warranty|warranty period|guarantee": "12 months|24 months|3 years|5 years|none",
  "region|wine region|growing region|appellation @ wine winery vineyard olive cheese":
    "Douro|Tuscany|Rioja|Mosel|Provence|Burgundy|Piedmont",
  "region|growing region|origin region @ coffee bean roast":
    "Sidamo|Antioquia|Yirgacheffe|Huila|Minas Gerais|Nyeri",
  "origin|country of origin|place of origin @ coffee wine product artwork tea cheese chocolate ingredient food fabric":
    fromPlace((found) => found.country),
  "made in|manufactured in|produced in|assembled in|grown in|printed in": fromPlace(
    (found) => found.country,
  ),
  "paid with|pays with|paid using|paid via|pay with":
    "Card|Cash|Mobile payment|Voucher|Bank transfer",
  "harvest window|sowing window|planting window|flowering window|bloom window|growing window":
    "March–May|April–June|May–July|June–August|July–September|August–October",
  "cut|haircut|haircut type|hair cut & barber stylist hairdresser":
    "Skin fade|Scissor cut|Buzz cut|Crew cut|Classic side part|Taper with fringe",
  "weapon used|weapon|weapon type & offense precinct suspects arrests officer":
    "Knife|Crowbar|Handgun|Broken bottle|Hammer",
  "deferral reason|reason deferred|deferred reason & blood_type donations last_donation hemoglobin":
    "Low haemoglobin|Recent travel|Cold or fever|New tattoo|Medication",
  "liquid|fluid|liquid type|fluid type|stored liquid":
    "Water|Diesel|Sunflower oil|Ethanol|Glycol|Milk",
  "orientation|sexual orientation @ user person profile member single dating datingprofile match & gender looking_for pronouns interested_in":
    "straight|straight|gay|lesbian|bisexual|pansexual",
  orientation: "portrait|landscape|square",
  direction: "inbound|outbound",
  "side @ trade order position bet": "buy|sell",
  side: "left|right|front|back",
  "handed|alignment": "left|right|center",
  "looking for|seeking|relationship goal|dating goal @ dating datingprofile profile user member person single":
    "Long-term relationship|Something casual|New friends|Not sure yet",
  "smoking habits|drinks|smokes": "never|socially|often",
  "plus one|plus one name|plus1|guest of|companion|companion name":
    ({ role }) =>
    (scope) =>
      personOf(scope, ["companion", ...role]).full,
  "gift|gift received|gift name|present":
    "Espresso machine|Cookbook|Voucher|Set of glasses|Picnic blanket|Board game",
  "invited to|events invited|invitations @ guest wedding party": "Ceremony|Dinner|Party|Brunch",
  "relation|relationship @ guest wedding": "family|friend|colleague|neighbour|cousin",
  "baby name|child name|kid name":
    ({ role }) =>
    (scope) =>
      personOf(scope, ["child", ...role]).first,
  "notes|note @ baby babylog feedinglog feeding diaper sleep & baby_name":
    "Fell asleep quickly.|A little fussy.|Finished the whole bottle.|Woke up once.|Slept through.|Burped well.",
  "side @ baby feeding nursing": "left|right",
  "topic|channel topic|room topic|subject @ room chat channel conversation":
    "Planning the summer release|Questions and answers|Links worth reading|Lunch plans|Weekly updates|Off topic",
  "name|room name|channel name|title @ chat & last_message online_count unread_count pinned_messages":
    "general|design|random|frontend|support|announcements|book-club|running|coffee-break|help",
});
