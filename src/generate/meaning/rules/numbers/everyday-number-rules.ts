import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** Numbers of what people keep for themselves, play, visit and pay: goals and gold, snow and seats. */
export const everydayNumberRules: Readonly<Record<string, NumberRule>> = {
  "capacity tons|capacity tonnes|payload tons|max load tons|load capacity tons|payload tonnes @ truck lorry trailer van":
    whole(3, 26),
  "formed in|year formed|formed year|debut year|formed @ artist band musician group": whole(
    1978,
    2022,
  ),
  "albums|album count|albums released|number of albums @ artist band musician": whole(1, 14),
  "crew|crew size|crew count|crew members @ ferry boat": whole(6, 64),
  "speed knots|knots|max speed knots|cruising speed knots|speed @ ferry ship vessel boat yacht":
    whole(12, 34),
  "annual production|bottles per year|annual bottles|production bottles|yearly production @ winery vineyard wine":
    round(12_000, 480_000, 3),
  "level|reminder level @ reminder invoicereminder dunning": whole(1, 3),
  "price|cost|fee|price from|starting price @ barbershopservice barberservice nailsalonservice nailstudioservice tailorservice petgroomerservice groomerservice carwashservice hotelservice hostelservice":
    inSteps(5, 15, 70),
  "price|cost|fee|price from|starting price @ mechanicservice tattooservice tattoostudioservice massagetherapistservice photographerservice photostudioservice plumberservice electricianservice gardenerservice landscaperservice gymservice physiotherapistservice":
    inSteps(10, 40, 220),
  "price|cost|fee|price from|starting price @ lawfirmservice lawyerservice attorneyservice accountantservice accountingfirmservice agencyservice travelagencyservice eventplannerservice weddingplannerservice freelancerservice consultantservice":
    inSteps(50, 150, 1500),
  "duration minutes|duration|minutes|length minutes|estimated minutes @ barbershopservice barberservice nailsalonservice nailstudioservice tailorservice carwashservice hotelservice gymservice":
    inSteps(15, 15, 60),
  "duration minutes|duration|minutes|length minutes|estimated minutes @ mechanicservice tattooservice tattoostudioservice massagetherapistservice photographerservice petgroomerservice groomerservice lawfirmservice lawyerservice accountantservice physiotherapistservice":
    inSteps(30, 30, 120),
  "price|cost|fee @ clinicservice hospitalservice dentalservice medicalservice practiceservice":
    inSteps(5, 30, 240),
  "duration minutes|duration|minutes @ clinicservice hospitalservice dentalservice medicalservice practiceservice":
    inSteps(15, 15, 60),
  "cash|cash balance @ portfolio stockportfolio brokerage": round(200, 12_000, 1),
  "cost|price|amount @ planvendor eventvendor weddingvendor partyvendor": round(280, 4800, 1),
  "guests|covers|party size|diners @ restaurantorder tableorder": whole(1, 8),
  "kwh|energy kwh|consumption kwh @ meterreading smartmeterreading & cost": decimal(0.2, 14, 1),
  "today kwh|kwh today|daily kwh|energy today kwh": decimal(2, 18, 1),
  "month kwh|monthly kwh|kwh this month|energy month kwh": whole(120, 480),
  "member since|customer since|active since": whole(2012, 2025),
  "weeks|duration weeks|program weeks|length weeks|weeks total @ trainingprogram program programme trainingplan workoutplan":
    inSteps(2, 4, 16),
  "opens|open count|emails opened @ subscriber newslettersubscriber contact": whole(0, 64),
  "clicks|click count|links clicked @ subscriber newslettersubscriber contact": whole(0, 22),
  "inbound today|outbound today|shipments today|deliveries today|received today|shipped today @ warehouse depot":
    whole(4, 86),
  "total watch hours|watch hours|hours watched|total hours watched": whole(20, 900),
  "age @ teamplayer squadplayer footballplayer clubplayer athlete": whole(18, 36),
  "since @ coach manager captain teamcoach headcoach": whole(2012, 2025),
  "student count|students|number of students|enrollment|enrolment|total students @ university college":
    round(2400, 48_000, 2),
  "student count|students|number of students|pupils|enrollment|enrolment @ school": round(
    180,
    1400,
    1,
  ),
  "teacher count|teachers|number of teachers|staff count @ school": whole(14, 96),
  "ram gb|memory gb|ram @ requirement requirements systemrequirements": inSteps(8, 8, 32),
  "storage gb|disk gb|disk space gb|storage @ requirement requirements systemrequirements": inSteps(
    5,
    15,
    120,
  ),
  "ticket price|price|standard price|registration fee|ticket cost|regular price @ conference summit convention":
    among(149, 199, 249, 299, 349, 399, 499, 599),
  "capacity|max attendees|seats|max capacity @ conference summit convention": inSteps(
    50,
    150,
    1200,
  ),
  "score @ gamerating rating & votes": decimal(6.1, 9.6, 1),
  "price @ dlc gamedlc expansion": decimal(2.9, 24.9, 1),
  "oxygen level|oxygen|spo2 level|blood oxygen|o2 saturation|o2 level @ vitals vital patient medical":
    whole(94, 100),
  "capacity|seats|max students @ classroom schoolroom schoolclass": whole(18, 36),
  "attendance|attendance rate|attendance percent @ student classroomstudent pupil enrollment enrolment":
    whole(82, 100),
  "distance km|distance|km @ nearbyplace pointofinterest poi nearby": decimal(0.1, 2.8, 1),
  "distance m|distance meters|walking meters @ nearbyplace pointofinterest poi nearby": round(
    80,
    1400,
    1,
  ),
  "screen number|screen|auditorium @ showtime screening show movieshowtime": whole(1, 8),
  "seats|capacity @ screen theaterscreen cinemascreen movietheaterscreen auditorium": round(
    48,
    320,
    0,
  ),
  "price|cost @ concession theaterconcession cinemaconcession snack movietheaterconcession":
    decimal(2.5, 8.9, 1),
  "copies sold|units sold|sales|records sold @ album single record book": round(800, 480_000, 2),
  "no|negative|not helpful|down @ helpful helpfulness feedback votes": whole(0, 24),
  "score|points @ basketballgame gamehometeam gameawayteam & record": whole(82, 124),
  "points @ topscorer scorer leadingscorer": whole(14, 42),
  "assists|rebounds @ topscorer scorer leadingscorer": whole(1, 14),
  "unit price|price per unit|rate @ usageinvoiceline usageline meteredline & usage": decimal(
    0.02,
    0.9,
    2,
  ),
  "experience to next|xp to next|experience to next level|xp to next level|next level xp|xp needed":
    round(200, 9000, 1),
  "quantity|amount|count @ characterinventory playerinventory heroinventory & rarity equipped":
    whole(1, 12),
  "total players|player count|players total|players ranked|participants @ leaderboard ranking":
    round(120, 48_000, 0),
  "co2 kg|carbon kg|emissions kg|co2 emissions kg|carbon footprint kg @ flight flightsearchresult flightoffer":
    whole(60, 840),
  "monthly fee|maintenance fee|account fee|monthly maintenance fee @ account bankaccount": decimal(
    0,
    9.9,
    1,
  ),
  "interest rate|apy|rate @ bankaccount savingsaccount account & iban overdraft_limit available_balance":
    decimal(0.1, 4.2, 2),
  "construction cost|building cost|cost @ stadium arena bridge airport": round(
    40_000_000,
    900_000_000,
    6,
  ),
  "capacity|seating capacity|seats @ stadium arena": round(8000, 78_000, 2),
  "total earned|total earnings|lifetime earnings|earned @ freelancer contractor consultant tutor driver host seller creator":
    round(1200, 84_000, 2),
  "weight grams|weight g|weight @ bakeryproduct bakeryitem bakedgood bread pastry": round(
    60,
    1000,
    1,
  ),
  "baked daily|daily batch|daily production|baked today|made daily @ bakeryproduct bakeryitem bread pastry":
    inSteps(10, 20, 120),
  "sold today|sales today|units sold today @ bakeryproduct bakeryitem bread pastry menuitem product":
    whole(4, 19),
  "loyalty points earned|points earned|loyalty points|reward points earned @ sale receipt order purchase transaction":
    whole(5, 240),
  "session timeout minutes|session timeout|idle timeout minutes|auto logout minutes|timeout minutes":
    inSteps(15, 15, 120),
  "amount @ milestone proposalmilestone paymentmilestone": round(200, 2400, 2),
  "count @ reaction emoji": whole(1, 9),
  "score a|score b|score1|score2|team a score|team b score|team1 score|team2 score|maps won a|maps won b @ esportsmatch esports match series & best_of":
    whole(0, 2),
  "best of|series length @ esportsmatch esports match series": whole(3, 3),
  "capacity kw|installed capacity kw|peak power kw|capacity kwp|kwp @ solarplant solarpark solarfarm powerplant":
    round(600, 24_000, 1),
  "capacity kw|rated power kw|peak power kw|power kw|capacity kwp|kwp @ solarpanel solar panel module":
    decimal(0.3, 0.5, 2),
  "capacity kw|capacity kwp|kwp|peak power kw|system size kw @ solarinstallation solarsystem solararray solarpanelsystem solarpanelarray solarhome pvsystem":
    decimal(3.2, 14.8, 1),
  "current output kw|output kw|current power kw @ solarpanel solar panel module": decimal(
    0.05,
    0.42,
    2,
  ),
  "total energy kwh|lifetime energy kwh|energy produced kwh|total production kwh|lifetime kwh|total yield kwh @ solarpanel solar panel module inverter":
    round(240, 4800, 1),
  "tilt angle|tilt|inclination @ solarpanel solar panel module": inSteps(5, 10, 45),
  "savings|saved|money saved|cost savings @ energyusage energyreading energyday solarreading solarday dailyenergy":
    decimal(0.6, 6.4, 2),
  "rate|tariff|unit rate|price per unit|rate per unit @ electricitybill electricity energybill utilitybill powerbill & units_used kwh_used usage_kwh consumption_kwh energy_charge":
    decimal(0.18, 0.42, 2),
  "units consumed|consumption|usage|kwh used|consumption kwh|units used|kwh @ electricitybill electricity energybill utilitybill powerbill & meter_number current_reading":
    whole(120, 640),
  "serving temperature|serving temp|serve at|serving temperature c @ beer wine tea drink sake":
    whole(6, 14),
  "can size ml|can size|bottle size ml|bottle ml|container ml|volume ml|size ml @ beer drink soda juice cider":
    inSteps(170, 330, 500),
  "max students|max participants|capacity|max class size @ danceclass dancelesson danceschool musicclass swimclass $sportlesson":
    whole(8, 24),
  "enrolled students|enrolled|students @ danceclass dancelesson musicclass swimclass": whole(3, 20),
  "base elevation|bottom elevation|valley elevation|base elevation m|base altitude|bottom altitude|lowest altitude|valley altitude @ skiresort resort skiarea":
    whole(780, 1500),
  "top elevation|summit elevation|peak elevation|top elevation m|summit altitude|top altitude|highest altitude|peak altitude @ skiresort resort skiarea":
    whole(1760, 2900),
  "new snow|fresh snow|snowfall|new snow cm|snow last 24h|overnight snow @ skiresort resort skiarea snowreport":
    whole(0, 28),
  "lift pass price|day pass price|ski pass price|day ticket": whole(34, 92),
  "deposit|security deposit @ boatrental boat yachtcharter charter": round(300, 1500, 2),
  "length minutes|duration minutes|length|duration|runtime minutes|runtime|listening minutes @ audiobook":
    inSteps(5, 215, 980),
  "duration seconds|duration|total seconds|length seconds @ watchhistory watchhistoryentry viewinghistory viewinghistoryentry & watched_seconds":
    inSteps(60, 1260, 7200),
  "kills|deaths|assists|total kills|total deaths|eliminations @ playerprofile playerstats gamerprofile playerstatistics":
    round(180, 9400, 0),
  "times played|play count|plays|number of plays @ boardgame game tabletop": whole(0, 34),
  "sleep score|score|sleep quality score @ sleep sleeprecord sleepsession sleeplog": whole(58, 94),
  "quantity|count|qty @ homeinventory homeinventoryitem householditem homeitem possession": whole(
    1,
    4,
  ),
  "visit count|visits|click count|open count|times visited|times opened|clicks @ bookmark savedlink readinglistitem":
    whole(0, 64),
  "weight grams|weight g|weight @ packingitem packing": round(40, 900, 1),
  "cash|checking|savings|emergency fund & net_worth total_assets total_liabilities": round(
    2000,
    48_000,
    2,
  ),
  "investments|stocks|brokerage|retirement|pension|crypto|bonds & net_worth total_assets total_liabilities":
    round(8000, 160_000, 2),
  "real estate|property|home value|house value & net_worth total_assets total_liabilities": round(
    180_000,
    620_000,
    3,
  ),
  "mortgage|home loan & net_worth total_assets total_liabilities": round(60_000, 340_000, 3),
  "student loans|student loan|car loan|auto loan|personal loans|loans & net_worth total_assets total_liabilities":
    round(2000, 28_000, 2),
  "credit cards|credit card debt|credit card|other debt & net_worth total_assets total_liabilities":
    round(100, 4200, 1),
  "change from previous|monthly change|change|change since last month & net_worth total_assets":
    round(-4200, 7800, 1),
  "staff required|staff needed|staff|servers|waiters|staff count @ catering cateringevent cateringorder banquet":
    whole(2, 14),
  "estimated cost|final cost|estimated price|repair cost|quote|cost & device_type accessories imei":
    whole(40, 320),
};
