import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** How much and how many it is with those who cut hair, mend, print, let and supply. */
export const localTradesNumberRules: Readonly<Record<string, NumberRule>> = {
  "budget|max budget|maximum budget|price limit @ carbuyer carlead & preferred_make trade_in has_trade_in vehicle_interest desired_model":
    round(6000, 58_000, 3),
  "budget|budget min|min budget @ gig freelancegig freelancejob freelanceproject": round(
    200,
    1800,
    2,
  ),
  "budget max|max budget @ gig freelancegig freelancejob freelanceproject": round(2000, 4800, 2),
  "total desks|desks|desk count|number of desks|total seats|capacity @ coworkingspace coworking":
    whole(24, 160),
  "confidence|confidence level|significance|statistical significance @ abtest experiment splittest":
    decimal(0.71, 0.99, 2),
  "jobs completed|completed jobs|total jobs|finished jobs|jobs done|completed orders|completed rides|completed bookings":
    whole(12, 480),
  "budget|max budget|estimated budget|customer budget @ servicerequest homeservice homerequest repairrequest jobrequest handymanjob homejob quoterequest":
    round(80, 2400, 1),
  "budget|total budget|contract value|project value|estimated cost|contract amount @ constructionproject buildingproject siteproject construction & site_manager general_contractor subcontractors":
    round(240_000, 14_500_000, 4),
  "labor|labour|labor cost|labour cost & parts parts_cost": round(30, 210, 1),
  "parts|parts cost & labor labour": decimal(12, 190, 2),
  "wifi speed|internet speed|wifi mbps|internet mbps|download speed @ coworking coworkingspace workspace office":
    round(100, 1000, 1),
  "tiers|tier count|number of tiers|layers @ cake cakeorder weddingcake": whole(1, 3),
  "total units|units|unit count|number of units @ building property apartmentbuilding residentialbuilding apartmentcomplex residence":
    whole(8, 64),
  "total units|units|unit count|number of units @ storage storagefacility selfstorage": round(
    60,
    480,
    1,
  ),
  "floor|level @ storageunit storage": whole(0, 3),
  "floor from|floor to|from floor|to floor|pickup floor|dropoff floor|origin floor|destination floor":
    whole(0, 6),
  "registered bidders|bidders|bidder count|registered @ auction auctionevent": whole(24, 320),
  "total sales|sales|sales count|items sold|sold count|number of sales @ seller vendor merchant & response_rate response_time member_since":
    whole(3, 840),
  "max length|maximum length|length|max boat length|length meters @ berth mooring slip": whole(
    8,
    24,
  ),
  "max draft|draft|max draught|depth|water depth @ berth mooring slip": decimal(1.4, 4.5, 1),
  "price per night|nightly rate|daily rate @ berth mooring slip": whole(24, 140),
  "engine hours|motor hours @ boat yacht sailboat motorboat": whole(40, 2600),
  "guards required|guards needed|required guards|staff required|guard count|workers needed|crew required":
    whole(1, 8),
  "appraised value|appraisal value|valuation|estimated value|replacement value @ appraisal valuation":
    round(240, 18_000, 1),
  "total weight kg|weight kg|collected kg|total weight|weight collected kg|waste collected kg @ collectionroute route wastecollection collection recyclingpickup recyclingroute wastepickup":
    round(600, 9400, 1),
  "stops|stop count|number of stops|total stops @ collectionroute route wastecollection": whole(
    18,
    96,
  ),
  "estimated cost|estimate|repair cost|quoted price @ repairticket jewelryrepair watchrepair shoerepair":
    whole(18, 240),
  "points per dollar|points per euro|points per unit|earn rate|points per pound|points per purchase":
    whole(1, 10),
  "battery capacity kwh|battery kwh|battery size kwh @ evdriver ev electricvehicle electriccar vehicle car driver":
    whole(38, 98),
  "total sessions|sessions|session count|charging sessions @ evdriver driver": whole(6, 420),
  "total energy kwh|total kwh|energy charged kwh|kwh charged @ evdriver driver": whole(180, 9800),
  "attendees|attendee count|participants|number of people & room_id room meeting_room": whole(
    2,
    12,
  ),
  "machine number|machine no @ machine washer dryer laundrymachine laundry": whole(1, 40),
  "fee|rate @ storycommission": round(180, 1400, 1),
  "kill fee": round(60, 160, 1),
  "fine|late fine|overdue fine|fine amount|fine eur|fine usd @ libraryloan bookloan borrow & renewals":
    decimal(0.5, 12, 1),
  "tax rate|tax rate percent|tax rate pct & assessed_value": decimal(0.4, 2.4, 2),
  "instalments|installments & tax_year": among(1, 2, 4, 4),
  "first response minutes|response minutes|first response time minutes @ slatarget slapolicy sla":
    among(15, 30, 60, 120, 240),
  "resolution minutes|resolution time minutes|resolve minutes @ slatarget slapolicy sla": among(
    480,
    960,
    1440,
    2880,
    4320,
  ),
  "content|venue|speakers|organisation|organization|catering|location @ feedbackform eventfeedback sessionfeedback & would_recommend":
    whole(2, 5),
  "rewatch count|reread count|replay count|times rewatched|rewatches": whole(0, 3),
  "required elo|min elo|minimum elo": round(800, 1900, 2),
  "capacity @ meetingroom": whole(4, 20),
  "capacity|seats @ conferencehall": inSteps(10, 40, 480),
  "capacity|seats @ desk hotdesk coworkingdesk workstation": whole(1, 2),
  "franchise fee|initial fee|entry fee|buy in @ franchise franchisee franchiseagreement": round(
    12_000,
    60_000,
    3,
  ),
  "royalty percent|royalty rate|royalty percentage|royalty|marketing fee percent @ franchise franchisee franchiseagreement":
    decimal(3, 9, 1),
  "employee count|employees|staff count|number of employees @ franchise franchisee branch outlet":
    whole(5, 48),
  "monthly revenue|revenue @ franchise franchisee outlet": round(18_000, 140_000, 2),
  "credit balance|prepaid balance @ subscriber simcard phoneline": decimal(0.5, 64, 2),
  "validity days|validity|valid days @ mobileplan phoneplan dataplan": inSteps(7, 7, 28),
  "sms limit|sms|sms included|texts included @ mobileplan phoneplan dataplan": round(50, 1000, 1),
  "price per stem|stem price|unit price @ flower stem": decimal(0.8, 6.5, 2),
  "stock stems|stems in stock|stems available @ flower": whole(40, 600),
  "quantity|print run|copies ordered @ printorder": inSteps(50, 100, 2500),
  "unit price|price per piece|price per unit|price per copy @ printorder printitem": decimal(
    0.04,
    2.4,
    2,
  ),
  "min quantity|minimum quantity|minimum order|min order quantity @ printproduct": inSteps(
    25,
    25,
    250,
  ),
  "max width mm|width mm|max sheet width mm @ press printer plotter": round(320, 1600, 1),
  "speed pages per hour|sheets per hour|pages per hour|speed|speed sheets per hour @ press": round(
    3000,
    15_000,
    2,
  ),
  "ink level|toner level|ink percent @ press printer": whole(8, 98),
  "hours used|engine hours|operating hours|hours @ tractor farmequipment harvester": whole(
    120,
    6400,
  ),
  "total rides|rides|ride count|trips|total trips @ scooter bike ebike bicycle moped": whole(
    40,
    1900,
  ),
  "price|unit price|cost & medication dosage": decimal(4, 46, 2),
  "total ports|ports|connectors|plugs|total connectors|port count|charging points @ charging chargingstation charger evstation":
    whole(2, 12),
  "quantity|qty|packs & medication medicine drug": ({ member }) =>
    member.siblings.some((name) => /price|cost/i.test(name)) ? whole(1, 3) : undefined,
  "quotes|quote count|quotes received|bids|offers received @ servicerequest homeservice homerequest jobrequest":
    whole(0, 6),
  "cost|charge|price|amount @ usagerecord callrecord mobileusage cdr": decimal(0.05, 4.2, 2),
  "duration seconds|duration sec|seconds @ usagerecord callrecord mobileusage cdr": whole(14, 1900),
};
