import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** How much and how many it is where somebody books an hour, a lane or a tradesperson. */
export const bookableNumberRules: Readonly<Record<string, NumberRule>> = {
  "pitch degrees|roof pitch|pitch|roof pitch degrees|slope degrees|slope @ roof roofinspection roofingjob roofingquote":
    whole(5, 45),
  "leaks found|leaks|cracks found|damages found|leak count": among(0, 0, 1, 1, 2, 3),
  "keys made|keys cut|keys copied|copies cut|keys duplicated": whole(1, 5),
  "eta minutes|eta min|eta mins|arrival in minutes": whole(5, 55),
  "quoted price|quote|quoted amount|price|total price|final price|total @ locksmithjob locksmithcall locksmithrequest lockout":
    round(70, 320, 1),
  "voltage|supply voltage @ electricaljob electricianjob electricalinspection electricalwork":
    among(230, 230, 400),
  "max gradient|gradient|average gradient|steepness|slope angle|max slope|max steepness @ skirun skislope piste slope skitrail":
    whole(12, 55),
  "green fee|greens fee|green fees": whole(28, 140),
  "cart fee|buggy fee|cart rental fee": whole(18, 40),
  "starting hole|start hole|tee off hole|start tee": among(1, 1, 1, 10),
  "games booked|games paid|number of games @ bowlinglane bowling bowlingbooking lane": whole(1, 4),
  "price per game|game price|cost per game": decimal(4.5, 9.5, 1),
  "shoe rental price|shoe rental fee|shoe rental cost": decimal(2.5, 4.5, 1),
  "ph|ph level|water ph @ pool swimmingpool poolservice poolvisit hottub poolmaintenance & chlorine_ppm chlorine chlorine_level":
    decimal(7, 7.8, 1),
  "chlorine ppm|chlorine level|free chlorine ppm": decimal(0.6, 2.8, 1),
  "term fee|course fee|semester fee|term price": round(60, 280, 1),
  "max dancers|max pupils|max climbers|max divers|max riders|max swimmers": whole(6, 20),
  "fee|notary fee|price|cost @ notaryact notarydeed notaryappointment notary notarization": round(
    80,
    1200,
    1,
  ),
  "stamp duty|registration tax|transfer tax": round(120, 9800, 1),
  "price|total|total price|cost @ tailororder tailoringorder bespokeorder tailorjob": round(
    90,
    1400,
    1,
  ),
  "replacement cost|replacement value|replacement price @ eventrentalitem rentalitem partyrental eventrental":
    round(60, 900, 1),
  "quantity owned|total owned|owned quantity|quantity total|stock owned": whole(8, 160),
  "delivery fee|delivery price|setup fee|setup price @ eventrentalitem partyrental eventrental rentalorder":
    round(25, 120, 1),
  "planned hours|booked hours|rental hours|hours booked|hours planned|hours @ bikerental boatrental toolrental scooterrental kayakrental rentalbooking karaokebooking roombooking studiobooking courtbooking":
    whole(1, 5),
  "price per hour|hourly rate|hourly price|rate per hour @ bikerental scooterrental kayakrental":
    whole(3, 14),
  "price per hour|hourly rate|hourly price @ karaokebooking karaokeroom": whole(24, 60),
  "panel watts|panel wattage|watts per panel|module watts": inSteps(5, 320, 450),
  "subsidy|grant amount|rebate @ solarinstallation solarproject heatpump renovation": round(
    500,
    4800,
    2,
  ),
  "price per tire|price per tyre|tire price|tyre price": whole(60, 190),
  "quantity|tires|tyres|tire count @ tireservice tyreservice tirechange tireorder": among(
    2,
    4,
    4,
    4,
  ),
  "parking spots|parking spaces|parking places|parking capacity @ weddingvenue venue eventvenue hotel":
    round(20, 160, 1),
  "capacity standing|standing capacity": round(80, 400, 1),
  "temperature c|temperature|temp c @ sauna saunasession steamroom": whole(60, 95),
  "humidity percent|humidity @ sauna saunasession": whole(8, 35),
  "coats|number of coats|paint coats": among(1, 2, 2, 3),
  "labor days|labour days|work days|days of work @ paintingquote renovationquote quote": whole(
    1,
    9,
  ),
  "material cost|materials cost|material costs @ paintingquote renovationquote": round(
    140,
    1400,
    1,
  ),
  "labor cost|labour cost @ paintingquote renovationquote": round(400, 3600, 1),
  "bed number|bunk number|bed no|bunk no": whole(1, 24),
  "aging days|days aged|aged days|dry aging days|ageing days": whole(7, 35),
  "deck|deck number|deck no @ cruise cabin ship cruisebooking cruisecabin stateroom": whole(3, 14),
  "price|cost|fee|extra price @ addon addons": whole(5, 24),
  "extra minutes|additional minutes|added minutes|extra time minutes": among(10, 15, 20, 30),
  "idle fee|blocking fee": { least: 0, most: 7.2, decimals: 2, among: [0, 0, 0, 2.4, 4.8, 7.2] },
  "shelf life days|shelf life @ bakeryitem bakery bread pastry cake bakeryproduct bakedgood": whole(
    1,
    5,
  ),
  "left today|remaining today|left|remaining|pieces left @ bakeryitem bakery bakeryproduct bakedgood":
    whole(0, 24),
  "pain level allowed|max pain|allowed pain|max pain level|pain limit": whole(1, 4),
  "in stock kg|stock kg|available kg|weight in stock kg": whole(4, 60),
  "battery wh|battery capacity wh|battery size wh": among(400, 500, 625, 750),
  "depth min|min depth|shallow depth|shallow end depth|depth shallow|depth min m|min depth m @ pool swimmingpool":
    decimal(0.6, 1.4, 1),
  "depth max|deep end depth|depth deep|depth max m|max depth m @ pool swimmingpool": decimal(
    1.6,
    3.8,
    1,
  ),
  "appraised value|appraisal|estimated value|value|item value @ pawn pawnticket pawnitem pawnloan":
    round(80, 1800, 1),
  "cabins|cabin count|number of cabins @ boat yacht boatcharter charter sailboat catamaran yachtcharter":
    whole(1, 5),
  "capacity|max guests|max passengers @ boatcharter charterboat yachtcharter charter": whole(6, 12),
  "daily rate|price per day|day rate|rate per day @ toolrental rentaltool tool toolhire": whole(
    8,
    60,
  ),
  "age minimum|minimum player age": whole(8, 16),
  "duration|duration minutes|duration min|duration mins|length minutes|minutes|lesson length @ drivinglesson tutoringsession tutorsession tutoringlesson privatelesson":
    among(45, 60, 60, 90, 90),
};
