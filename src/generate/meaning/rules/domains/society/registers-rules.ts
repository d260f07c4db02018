import { personOf } from "../../../subject.ts";
import { beside, digits, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** What offices, rescuers and those who dig write down. */
export const registersRules = toTextRules({
  "description|physical description|appearance @ suspect offender missingperson wantedperson":
    "Dark jacket, left by bicycle.|About 1.70 m, short hair, glasses.|Red backpack, brown hair.|Slim, grey hooded top, white trainers.|Tattoo on the left forearm.|Limps slightly, speaks with an accent.",
  "cross street|nearest cross street|cross road|intersecting street|nearest intersection @ $state call dispatch dispatchcall emergency incident pothole crash accident address & caller_phone":
    "Mill Lane|Station Road|Harbour Street|Linden Avenue|Church Street|Bridge Road|Park Avenue",
  "notes|note|comments|comment|remarks|dispatcher notes|dispatch notes @ dispatch dispatchcall emergencycall emergencydispatch firecall cadcall & units_assigned dispatched_at cleared_at responding_units assigned_units":
    "Caller waits at the gate.|Access through the back yard.|Second caller confirms.|Dog on the premises.|Patient is conscious and breathing.|Road blocked on the north side.|Lift out of order, third floor.",
  "item|item name|supply|supplies|needed|needs|items needed|needed items|urgent needs|current needs @ shelter emergencyshelter homelessshelter reliefsupply supply refugeecamp evacuationcenter & pets_allowed wheelchair_accessible evacuees":
    "Blankets|Bottled water|Camp beds|Hygiene kits|Nappies|First-aid kits|Dry food|Torches",
  "stratum|layer|context|soil layer|stratigraphic unit|stratigraphy @ find excavationfind excavation archaeologicalfind artifact artefact dig burial & trench stratum":
    "Topsoil|Layer 2, dark loam|Layer 3, ash|Floor of beaten clay|Fill of pit 12|Foundation trench",
  "trench|test pit|excavation unit @ find excavationfind excavation archaeologicalfind artifact artefact dig burial & stratum layer context":
    "Trench 1|Trench 2|Trench 3|Trench 4|Test pit 2",
  "cpc codes|cpc code|cpc|ipc codes|ipc code|ipc|ipc classes|ipc class|patent class|patent classes|classifications @ patent patentapplication & inventors assignee":
    "H01M 10/42|A61M 5/14|B65D 65/46|E05B 15/00|G06F 16/22|B60B 27/00|F24D 19/10|G01N 33/48",
  // Law and state
  "partners|senior partners|named partners|founding partners|associates|attorneys|lawyers @ lawfirm lawoffice & practice_areas attorney_count":
    somebody,
  "title|role|position|job title @ signedby approvedby signatory signatories signature & signed_at signed_on":
    "Managing Director|Head of Procurement|Chief Financial Officer|General Counsel|Operations Manager|Partner",
  "role|position|office|title @ parliament senator congressman congresswoman representative legislator parliamentarian mp mep & constituency":
    "Party leader|Committee chair|Deputy speaker|Whip|Spokesperson for health|Spokesperson for transport|Backbencher",
  "relationship|relation @ taxdependent dependent dependant & tax_year":
    "son|daughter|son|daughter|daughter|stepson",
  "asylum status|immigration status|protection status|claim status|legal status @ refugee asylumseeker asylum migrant & country_of_origin":
    "pending|granted|under appeal|interview scheduled|granted",
  "commissioned by|client|sponsor|paid for by|commissioner @ poll opinionpoll survey & pollster margin_of_error":
    "The Morning Courier|Channel 5 News|Harbour Radio|City Council|Institute for Public Policy|Northern Gazette",
  "option|answer|choice|label|response|name @ pollresult pollresults polloption & percentage pollster":
    beside(
      /^(?:percentage|percent|share|votes|count)$/i,
      "Strongly agree|Agree|Neutral|Disagree|No opinion",
    ),
  // Archives and galleries
  "subjects|subject|subject terms|subject headings|index terms @ archive archiverecord archivalrecord archiveitem finding fonds manuscript collection record document museum & reference_code scope_and_content extent digitized":
    "Family history|Local government|Trade and shipping|Agriculture|Education|Theatre|Photography|Migration",
  "subjects|subject areas|subject terms":
    "History|Science|Art|Languages|Geography|Literature|Politics|Economics",
  "collection|fonds|collection name|series|part of @ archive archiverecord archivalrecord archiveitem & reference_code scope_and_content extent":
    "Town Archive|Harbour Authority|Private papers|Oral history|City Theatre|Maps and plans",
  "language|languages|language of material @ archive archiverecord archivalrecord archiveitem & reference_code scope_and_content extent":
    "English",
  "edition|edition number|edition size|print run @ artwork print sculpture photograph art & medium artist":
    "Unique|1 of 5|3 of 12|8 of 25|12 of 30|2 of 8 + 2 AP",
  // Churches
  "patron saint|patron|dedicated to|dedication @ parish church congregation diocese chapel cathedral school town & feast_day denomination":
    "St. Mary|St. Nicholas|St. Anne|St. Martin|St. Joseph|St. Peter|St. Catherine|St. Francis",
  "feast day|name day|feast|patronal feast":
    "6 December|11 November|15 August|19 March|29 June|26 July|4 October|25 November",
  "language|languages @ masstime mass worshipservice churchservice service sermon worship & denomination":
    "English|English|English|Spanish|Polish|Latin",
  // Food and shelter
  "location|site|distribution site|pickup location|venue @ fooddistribution foodbankdistribution foodbank foodpantry fooddrive soupkitchen & households_served individuals_served families_served":
    "Community Centre, Mill Lane|St. Anna Church Hall|Harbour School gym|Northside Library|Riverside Market Hall",
  "name|item|item name|product|food @ distributionitem fooddistributionitem foodbankdistributionitem foodbankdistribution fooddistribution foodbank foodpantry & households_served individuals_served":
    "Pasta|Rice|Tinned tomatoes|Baby food|Flour|Apples|Potatoes|Cooking oil|Oat flakes|Beans",
  "notes|note|remarks|comments @ fooddistribution foodbankdistribution fooddrive foodpantry foodbank & households_served individuals_served families_served":
    "Ran out of fresh vegetables at noon.|More nappies needed next week.|Two new families registered.|Bakery gave forty loaves.|Fridge van came late.|Enough volunteers this time.",
  // The forces
  "name|unit name|title @ militaryunit armyunit regiment battalion brigade squadron & garrison commander":
    "3rd Infantry Battalion|12th Engineer Regiment|1st Signal Brigade|7th Logistics Group|5th Coastal Squadron|2nd Mountain Regiment",
  "type|unit type|role|kind|specialty @ militaryunit armyunit regiment battalion brigade squadron & garrison commander":
    "Infantry|Engineers|Signals|Logistics|Reconnaissance|Artillery",
  "rank|military rank|grade @ commander commandingofficer militaryofficer & regiment garrison":
    "Colonel|Lieutenant Colonel|Major|Brigadier",
  "garrison|headquarters|home station|base|stationed at @ militaryunit armyunit regiment battalion brigade squadron & commander":
    "Fort Harlow|Camp Redwood|Northfield Barracks|Fort Elmstead|Camp Lindon",
  "motto @ militaryunit armyunit regiment battalion brigade squadron & garrison commander":
    "First and last|Always ready|By land and sea|Steady in the storm|We find the way",
  "nickname|nicknames @ militaryunit armyunit regiment battalion brigade squadron & garrison commander":
    "The Ironsides|The Bridge Builders|The Night Owls|The Harbour Dogs|The Ravens",
  // Sites, tides and finds in nature
  "criteria|criterion|inscription criteria|unesco criteria @ heritagesite worldheritagesite unescosite heritage unesco & year_inscribed inscribed":
    "(i)|(ii)|(iii)|(iv)|(v)|(vi)",
  "station|station name|port|location|tide station|gauge|harbor|harbour @ tide tidereading tideprediction tidetable tidegauge tidestation":
    "Harbour Point|North Pier|Bristol Avonmouth|Brest|Cuxhaven|Dover|Saint-Malo|Hook of Holland",
  "life stage|stage|age class @ observation wildlifeobservation sighting wildlifesighting birdsighting insectobservation animal specimen & species common_name":
    "adult|adult|juvenile",
  // Science
  "uses|applications|common uses @ element chemicalelement & atomic_number":
    "Alloys|Electronics|Glass|Fertilisers|Lighting|Medicine|Batteries|Pigments",
  "planets|known planets|exoplanets @ star & constellation spectral_class": digits(
    "HD 1#### b",
    "Kepler-### c",
    "Gliese ### d",
  ),
  "discovered by|discoverer @ star & constellation spectral_class":
    "Known since antiquity|Tycho Brahe|Johann Bayer|Friedrich Bessel",
  "disciplines|discipline|fields|research fields|subject areas @ grant researchgrant fellowship researcher & funder":
    "Ecology|Linguistics|Materials science|Public health|Archaeology|Computer science|Economics",
  "severity @ condition diagnosis symptom allergy sideeffect & diagnosed_on diagnosed_at":
    "mild|moderate|severe",
  // Contests of body and mind
  "title|chess title|fide title @ white black chessplayer & rating elo fide_rating":
    "GM|IM|FM|WGM|CM",
  "games|olympics|olympic games|edition @ olympicresult olympicmedal olympicathlete olympics & medal":
    "Paris 2024|Tokyo 2020|Rio 2016|London 2012|Beijing 2008",
  "motion|resolution|proposition text|debate topic|topic @ debate debatematch debateround & proposition moderator":
    "This house would ban private cars from city centres|This house believes that homework does more harm than good|This house would lower the voting age to sixteen|This house regrets the rise of tourism|This house would make public transport free",
  "proposition|opposition|for team|against team|speakers|proposition speakers|opposition speakers|affirmative|negative @ debate & motion moderator":
    somebody,
  "owner|owned by|operator|licensee|parent company @ radiostation tvstation newspaper broadcaster & call_sign stream_url":
    "Harbour Media|Northern Broadcasting|City Radio Group|Coastline Media|Public Radio Trust",
});
