import { personOf } from "../../../subject.ts";
import { beside, digits, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** What offices, rescuers and those who dig write down. */
export const registersRules = toTextRules({
  "description|physical description|appearance @ suspect offender missingperson wantedperson":
    "Dark jacket, left by bicycle.|About 1.70 m, short hair, glasses.|Red backpack, brown hair.|Slim, grey hooded top, white trainers.|Tattoo on the left forearm.",
  "cross street|nearest cross street|nearest intersection":
    "Mill Lane|Station Road|Harbour Street|Linden Avenue|Church Street|Bridge Road|Park Avenue",
  "item|item name|supply|supplies|needs|items needed|current needs @ shelter supply refugeecamp evacuationcenter & evacuees":
    "Blankets|Bottled water|Camp beds|Hygiene kits|Nappies|First-aid kits|Dry food|Torches",
  "stratum|layer|context|soil layer @ find excavationfind excavation artifact artefact dig burial & trench stratum":
    "Topsoil|Layer 2, dark loam|Layer 3, ash|Floor of beaten clay|Fill of pit 12|Foundation trench",
  "trench @ find excavationfind excavation artifact artefact dig burial & stratum layer context":
    "Trench 1|Trench 2|Trench 3|Trench 4|Test pit 2",
  "cpc codes|cpc code|cpc|ipc codes|ipc code|ipc|patent class|patent classes @ patent & inventors assignee":
    "H01M 10/42|A61M 5/14|B65D 65/46|E05B 15/00|G06F 16/22|B60B 27/00|G01N 33/48",
  // Law and state
  "partners|senior partners|named partners|founding partners|associates|attorneys|lawyers @ lawfirm lawoffice & practice_areas attorney_count":
    somebody,
  "title|role|position|job title @ signedby approvedby signatory signature":
    "Managing Director|Head of Procurement|Chief Financial Officer|General Counsel|Operations Manager|Partner",
  "role|position|office|title @ parliament senator congressman congresswoman representative legislator parliamentarian mp mep & constituency":
    "Party leader|Committee chair|Deputy speaker|Whip|Spokesperson for health|Backbencher",
  "relationship|relation @ taxdependent dependent dependant & tax_year":
    "son|daughter|son|daughter|daughter|stepson",
  "asylum status|immigration status|protection status @ refugee asylum migrant & country_of_origin":
    "pending|granted|under appeal|interview scheduled|granted",
  "option|answer|choice|label|response|name @ pollresult opinionpollresult surveyresult": beside(
    /^(?:percentage|percent|share|votes|count)$/i,
    "Strongly agree|Agree|Neutral|Disagree|No opinion",
  ),
  // Archives and galleries
  "subjects|subject|subject terms|subject headings|index terms @ $archive manuscript & $archive":
    "Family history|Local government|Trade and shipping|Agriculture|Education|Migration",
  "subjects|subject areas|subject terms": "History|Science|Art|Languages|Literature|Economics",
  "collection|fonds|collection name|series|part of @ $archive & $archive":
    "Town Archive|Harbour Authority|Private papers|Oral history|City Theatre|Maps and plans",
  "language|languages|language of material @ $archive & $archive": "English",
  // Churches
  "patron saint|dedicated to|dedication @ parish church congregation chapel cathedral":
    "St. Mary|St. Nicholas|St. Anne|St. Martin|St. Joseph|St. Peter",
  "feast day|name day|feast|patronal feast":
    "6 December|11 November|15 August|19 March|29 June|26 July",
  // Food and shelter
  "location|site|distribution site|pickup location|venue @ $foodaid & $foodaid":
    "Community Centre, Mill Lane|St. Anna Church Hall|Riverside Market Hall",
  "name|item|item name|product|food @ distributionitem $foodaid":
    "Pasta|Rice|Tinned tomatoes|Baby food|Flour|Apples|Potatoes|Cooking oil|Oat flakes|Beans",
  "notes|note|remarks|comments @ $foodaid & $foodaid":
    "Ran out of fresh vegetables at noon...|Bakery gave forty loaves.|Fridge van came late.",
  // The forces
  "name|unit name|title @ $army & $army":
    "3rd Infantry Battalion|12th Engineer Regiment|1st Signal Brigade|7th Logistics Group|5th Coastal Squadron",
  "type|unit type|role|kind|specialty @ $army & $army":
    "Infantry|Engineers|Signals|Logistics|Reconnaissance|Artillery",
  "rank|military rank|grade @ commander commandingofficer militaryofficer & regiment garrison":
    "Colonel|Lieutenant Colonel|Major|Brigadier",
  "garrison|headquarters|home station|base|stationed at @ $army & $army":
    "Fort Harlow|Camp Redwood|Northfield Barracks|Fort Elmstead|Camp Lindon",
  "motto @ $army & $army": "First and last|Always ready|By land and sea|Steady in the storm",
  "nickname|nicknames @ $army & $army":
    "The Ironsides|The Bridge Builders|The Night Owls|The Harbour Dogs",
  // Sites, tides and finds in nature
  "criteria|criterion @ heritagesite unescosite & year_inscribed": "(i)|(ii)|(iii)|(iv)|(v)|(vi)",
  "station|station name|port|tide station|gauge @ tide tidereading tideprediction tidetable tidegauge tidestation":
    "Harbour Point|North Pier|Bristol Avonmouth|Brest|Cuxhaven|Dover",
  "life stage|age class @ observation sighting animal specimen & species common_name":
    "adult|adult|juvenile",
  // Science
  "planets|known planets|exoplanets @ star & constellation spectral_class": digits(
    "HD 1#### b",
    "Kepler-### c",
    "Gliese ### d",
  ),
  "severity @ condition diagnosis symptom allergy sideeffect & diagnosed_on diagnosed_at":
    "mild|moderate|severe",
  // Contests of body and mind
  "title|chess title|fide title @ white black chessplayer & fide_rating": "GM|IM|FM|WGM|CM",
  "games|olympics|olympic games|edition @ olympicresult olympicmedal olympicathlete olympics & medal":
    "Paris 2024|Tokyo 2020|Rio 2016|London 2012|Beijing 2008",
  "motion|resolution|debate topic|topic @ debate & proposition":
    "This house would ban private cars from city centres|This house believes that homework does more harm than good|This house would lower the voting age to sixteen|This house would make public transport free",
  "proposition|opposition|affirmative|negative @ debate & motion moderator": somebody,
  "owner|owned by|licensee @ radiostation tvstation newspaper broadcaster":
    "Harbour Media|Northern Broadcasting|City Radio Group|Coastline Media|Public Radio Trust",
  "atmosphere|atmosphere composition|atmospheric gases @ planet moon exoplanet & orbital_period_days moons":
    "Carbon dioxide|Nitrogen|Oxygen|Methane|Hydrogen|Helium|Argon",
  "preservation|preservative|preservation method|fixative|fixation":
    "Frozen at −80 °C|70 % ethanol|Formalin|Dried|RNAlater",
  "form|poetic form|type @ poem & poet rhyme_scheme": "Sonnet|Free verse|Haiku|Ballad|Ode",
  "rhyme scheme": "ABAB|AABB|ABBA|ABCB",
  "lines|verses|text @ poem & poet rhyme_scheme":
    "The harbour keeps the light of every lamp,|and rain goes softly over slate and stone.|I left the window open for the wind,|it came, and read the letters all alone.|Somewhere a train is counting out the fields,|and morning waits, its hands still cold with dew.",
  "causes|cause @ historicalevent historyevent war revolution battle":
    "Rivalry between neighbours|New inventions|Unrest in the cities|Trade over new routes|A failed harvest",
  "absent|absentees|apologies|excused|not present @ meeting councilmeeting": somebody,
  "title|name|subject @ councilmeeting committeemeeting townmeeting":
    "Regular meeting of the council|Budget session|Planning committee|Special session on housing|Public hearing",
  "printer|printed by|press @ book rarebook bookcopy & printed_in binding":
    "Aldus Press|Plantin Office|Harbour Press|Blackwell & Sons",
  "alerts|alert|current alerts|park alerts @ park nationalpark trail campground":
    "Trail closed after storm damage|High fire danger|Bears seen near the lake|Road open with snow chains only",
  "branch|service branch|branch of service @ soldier servicemember veteran & $army":
    "Army|Navy|Air Force|Marines",
  "medals|decorations|awards @ soldier servicemember veteran & $army":
    "Service Medal|Medal of Merit|Campaign Star|Long Service Cross",
  "repertoire|repertory @ ballet opera theatre balletcompany & dancers artistic_director":
    "Swan Lake|Giselle|The Nutcracker|Romeo and Juliet",
  "measure|ballot measure|proposition @ ballot ballotmeasure & yes_votes":
    "Measure A: Bonds for school repairs|Measure B: Parks levy|Measure C: Term limits|Measure D: Tram extension",
  "cut|gem cut|shape @ gemstone gem diamond & carat": "Round|Oval|Cushion|Emerald|Princess",
  "clarity|clarity grade @ gemstone gem diamond & carat": "VVS1|VVS2|VS1|VS2|SI1",
  "treatment|treatments|enhancement @ gemstone gem diamond & carat": "None|Heated|Oiled|None",
  "dimensions|measurements @ gemstone gem diamond & carat":
    "7.2 × 5.1 × 3.4 mm|6.5 × 6.5 × 4.0 mm|9.1 × 7.0 × 4.8 mm",
  "citing paper|cited paper|citing article|cited article|citing work|cited work":
    "Bird migration under changing winds|Mapping urban heat with low-cost sensors|Grid storage from used batteries|Soil carbon after ten years of cover crops",
  "formatted|formatted citation|citation text @ citation reference & doi":
    "Shah, P., & Kelly, J. (2023). Wind and migration. Open Materials, 12(3), 214–229.|Novak, A. et al. (2024). Urban heat at night. Annals of Field Research, 28(5), 230–243.",
  "boilerplate|about the company":
    "Founded in 1998, the company employs 140 people in three countries.|A family business in its third generation.",
  "appearance @ creature mythicalcreature monster beast spirit & mythology":
    "Half lion, half eagle|A horse with wings of fire|Nine heads on one body|Scales like wet slate|Eyes that glow at night",
  "weaknesses|weakness|vulnerable to @ creature mythicalcreature monster beast spirit villain & mythology":
    "Cold iron|Sunlight|Salt|Its true name|Running water|Mirrors",
  "name|site name @ archaeologicalsite excavationsite & civilization excavation_status":
    "Mill Hill|Old Harbour Fort|River Terrace North|Castle Meadow|Stone Gate",
  "features|structures|remains @ archaeologicalsite excavationsite & civilization excavation_status":
    "Temple foundations|Storage pits|City wall|Burial mounds|Mosaic floor|Kiln",
  "name|company name @ balletcompany dancecompany theatrecompany theatercompany operacompany":
    "Harbour City Ballet|Northern Dance Theatre|Riverside Stage Company|Linden Opera",
});
