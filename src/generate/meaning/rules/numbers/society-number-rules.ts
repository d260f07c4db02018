import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** What courts charge, how many come to help, and what is measured where nothing is sold. */
export const societyNumberRules: Readonly<Record<string, NumberRule>> = {
  "elected in|written in|inscribed in|crowned in|ordained in|signed in year|ratified in|enacted in|joined in|admitted in|listed in|retired in|debuted in|drafted in|abolished in|first elected in":
    whole(1984, 2024),
  "year inscribed|inscription year|inscribed year|date inscribed|inscribed @ heritagesite worldheritagesite unescosite site":
    whole(1978, 2023),
  "born in|birth year|died in|reign start|reign end|reign from|reign to|reign began|reign ended|coronation year @ monarch king queen emperor dynasty ruler & reign_start reign_end dynasty":
    whole(1100, 1900),
  "first used|first recorded|first attested|first known use @ word wordentry term dictionaryentry & part_of_speech etymology":
    whole(1250, 1910),
  "listeners weekly|weekly listeners|weekly reach|listeners @ radiostation radio": round(
    4000,
    640_000,
    3,
  ),
  "power kw|transmitter power kw @ radiostation radio transmitter": among(1, 3, 5, 10, 25, 50, 100),
  "age at event|age at games|age at competition|age at win|age at record": whole(17, 38),
  "efficacy|efficacy percent|effectiveness @ vaccine": whole(62, 97),
  "days between doses|dose interval days|interval days @ vaccine vaccination": among(
    21,
    28,
    28,
    56,
    180,
  ),
  "minimum age|min age @ vaccine": among(0, 1, 6, 12, 16, 18),
  "majority|majority votes|winning margin|margin @ parliament mp member legislator constituency election & constituency":
    whole(312, 21_400),
  "age @ taxdependent dependent dependant": whole(0, 19),
  "households served|families served|households|families @ $foodaid & $foodaid": whole(45, 380),
  "individuals served|people served|clients served|persons served @ $foodaid & $foodaid": whole(
    110,
    1100,
  ),
  "pounds distributed|lbs distributed|kg distributed|weight distributed|pounds of food @ $foodaid":
    round(1800, 14_000, 2),
  "volunteers|volunteer count|helpers @ $foodaid": whole(6, 42),
  "strength|personnel|troop strength|troops|headcount|size @ $army & $army": round(320, 4200, 1),
  "gdp per capita|gdp per capita usd|income per capita": round(900, 68_000, 2),
  "estimated value|value|appraised value|price @ rarebook rarebookcopy manuscript incunabulum & printed_in binding":
    round(120, 18_000, 1),
  "period start|era start|dated from @ archaeologicalsite dig excavation site civilization & civilization excavation_status":
    whole(-900, 200),
  "period end|era end|dated to @ archaeologicalsite dig excavation site civilization & civilization excavation_status":
    whole(220, 1200),
  "mass jupiter|jupiter masses|mass mj": decimal(0.01, 9, 2),
  "wave period|wave period s|wave period seconds|dominant wave period": decimal(3, 14, 1),
  "confirmed cases|cases|total cases|case count @ outbreak diseaseoutbreak epidemic & deaths":
    round(120, 48_000, 1),
  "vei|volcanic explosivity index|explosivity index": whole(0, 6),
  "retainer fee|retainer|legal fee|attorney fee|lawyer fee|fixed fee|flat fee @ case legalcase matter client contract courtcase engagement":
    round(800, 12_000, 2),
  "damages sought|damages|damages claimed|damages amount|claimed damages|claim amount|amount claimed|amount in controversy|disputed amount|amount sought|compensation sought|settlement amount|settlement|settlement offer|award amount|awarded amount @ case legalcase courtcase lawsuit litigation matter dispute hearing":
    round(4000, 480_000, 3),
  "unit price|list price|price|cover price|price per copy @ royalty royaltystatement royaltypayment":
    decimal(7.99, 29.99, 2),
  "units sold|copies sold|units|copies|sales @ royalty royaltystatement royaltypayment": whole(
    40,
    4800,
  ),
  "royalty rate|rate @ royalty royaltystatement royaltypayment": whole(5, 15),
  "bail amount|bail|bond amount|bond @ arrest inmate case suspect defendant detention booking":
    round(500, 25_000, 2),
  "hours|hours logged|hours worked|hours served|hours contributed|hours volunteered|logged hours & volunteer volunteer_id volunteer_name":
    inSteps(0.5, 1.5, 6),
  "heart rate|pulse|heart rate bpm @ vetvisit vetappointment petvisit": whole(78, 168),
  "temperature|storage temperature|temperature c|storage temp @ sample labsample specimen aliquot":
    whole(-80, 4),
  "average time minutes|average completion time|average time|avg time minutes|estimated time @ survey questionnaire form poll quiz":
    whole(2, 12),
  "firefighters|firefighter count|staff|staff count|personnel|crew @ firestation station": whole(
    8,
    42,
  ),
  "budget millions|cost millions|budget in millions|budget m|budget usd millions|cost in millions":
    inSteps(5, 40, 2400),
  "deployments|deployment count|tours|missions @ soldier servicemember veteran": whole(0, 5),
  "capacity liters|capacity litres|volume liters|volume|capacity @ collectionpoint recyclingpoint recyclingcontainer wastebin binlocation":
    inSteps(120, 240, 3000),
  "salinity|salinity psu": decimal(31, 38, 1),
  "spots total|total spots|spots|slots|volunteers needed|capacity|places|max volunteers @ volunteershift volunteeringshift volunteeropportunity volunteerevent":
    whole(4, 24),
  "cases won|wins|won cases @ lawyer attorney": whole(24, 180),
  "cases lost|losses|lost cases @ lawyer attorney": whole(3, 40),
  "total days in space|days in space|time in space days|total days @ astronaut cosmonaut": whole(
    12,
    640,
  ),
  "spacewalks|spacewalk count|evas @ astronaut cosmonaut": whole(0, 9),
  "entrance fee|entry fee|admission fee|entry price|admission @ nationalpark park reserve": inSteps(
    5,
    0,
    35,
  ),
  "established year|year established|founded year|established|founded @ nationalpark reserve naturereserve":
    whole(1895, 1996),
  "weight kg|weight|estimated weight kg @ recyclingpickup wastepickup garbagepickup wastecollection":
    whole(40, 620),
  "frequency hz|grid frequency|frequency @ gridzone grid powergrid gridstation": decimal(
    49.9,
    50.1,
    2,
  ),
  "age million years|age my|age ma|million years|age millions": whole(2, 480),
  "reserve fund|reserves|reserve balance": round(8000, 240_000, 3),
  "units count|units|number of units|apartments|homes @ housingassociation association cooperative housingcooperative hoa":
    whole(12, 240),
  "h index|hindex @ researcher physicist scientist chemist biologist academic professor": whole(
    4,
    38,
  ),
  "publications|publication count|papers @ researcher physicist scientist chemist biologist academic":
    whole(40, 220),
  "filing fee|court fee|court fees": inSteps(5, 60, 435),
  "crew size|crew count|crew capacity @ emergencyunit fireengine firetruck ambulance rescueunit unit":
    whole(2, 6),
};
