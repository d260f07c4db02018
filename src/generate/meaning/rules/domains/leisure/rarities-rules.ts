import { personOf } from "../../../subject.ts";
import { shape, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** What is said of what few keep records of: pipes and buoys, falcons, glaciers and loans of pictures. */
export const raritiesRules = toTextRules({
  // Museums and digs
  "lender|lending institution|lending museum|borrower|borrowing institution|borrowing museum & exhibition exhibition_title object_title artwork_title condition_on_arrival":
    "City Museum|Harbour Museum|National Gallery|Museum of Applied Arts|University Collection|Castle Museum",
  "object title|object name|artwork title|item title|title of object & lender borrower accession_number loan_number exhibition":
    "Portrait of a Weaver|Blue Glass Vase|Silver Tankard|View of the Harbour|Carved Oak Chest|Still Life with Pears",
  "condition on arrival|condition on departure|condition on loan|arrival condition|return condition|outgoing condition|condition before|condition after":
    "Good, no changes|Small scratch on the frame|Stable|Light dust, cleaned|Very good",
  "period|era|epoch|culture @ find archaeologicalfind sitefind excavationfind & trench stratum find_number":
    "Bronze Age|Iron Age|Roman|Medieval|Early modern",
  "excavator|finder|found by|excavated by|dug by @ find archaeologicalfind artifact artefact dig excavation trench & trench stratum find_number":
    somebody,
  "storage box|find box|box|crate|bag @ find archaeologicalfind artifact artefact & trench stratum find_number":
    shape("Box ##", "Box 1##"),
  // Glaciers, buoys and turbines
  "station name|station|site|site name @ glacier ice snowpack":
    "Upper Basin|Icefall|Lower Tongue|East Moraine|Firn Line|Glacier Gate",
  "light characteristic|characteristic|light pattern @ lighthouse beacon light buoy":
    "Fl W 5s|Fl(2) W 10s|Oc WRG 6s|Iso W 4s|LFl W 15s|Fl(3) W 20s",
  "glacier|glacier name":
    "Aletsch Glacier|Pasterze|Perito Moreno|Nigardsbreen|Athabasca Glacier|Mer de Glace",
  "method|survey method|measurement method @ glacier glaciermeasurement snow snowpack ice icecore":
    "GPS survey|drone survey|ablation stakes|ground radar|satellite image|lidar",
  "name|buoy name|station name @ buoy weatherbuoy wavebuoy oceanbuoy":
    "North Bank|Cape Point|Outer Shoal|Harbour Approach|West Channel|East Dogger",
  "operator|operated by|owner|agency @ buoy weatherbuoy wavebuoy tidegauge":
    "Met Office|Coast Guard|Port Authority|Marine Institute|Hydrographic Service",
  "model|turbine model|turbine type @ turbine windturbine":
    "WT-136/4.2|WT-149/4.5|HX-117/3.4|HX-90/2.0",
  // Birds of prey
  "species|breed|bird @ falcon hawk raptor birdofprey":
    "Peregrine falcon|Harris's hawk|Saker falcon|Gyrfalcon|Merlin|Goshawk|Kestrel",
  "name|bird name|nickname @ falcon hawk raptor birdofprey owl":
    "Aria|Storm|Freya|Sable|Zephyr|Odin|Mistral",
  "diet|food|feed @ falcon hawk raptor birdofprey owl":
    "Day-old chicks|Quail|Mice|Rabbit and quail",
  "telemetry frequency|transmitter frequency|collar frequency|tag frequency|beacon frequency":
    shape("216.### MHz", "173.### MHz"),
  // Organs
  "stop|stop name|organ stop|rank|rank name @ organ organpipe pipe pipeorgan organstop & windchest":
    "Principal|Bourdon|Trumpet|Gedackt|Salicional|Mixture|Oboe",
  "pitch|pitch length|foot length @ organ organpipe pipe pipeorgan organstop":
    "16'|8'|4'|2 2/3'|2'",
  "division @ organ organpipe pipe pipeorgan organstop": "Great|Swell|Choir|Pedal|Positive",
  "material @ organpipe pipe pipeorgan organstop": "tin|lead|spotted metal|oak|pine|zinc",
  // Rescuers and permits
  "last seen location|last known location|last seen|last seen near|last known position @ missingperson missing searchandrescue rescue & missing_person missing_person_name search_area":
    "North ridge path|Trailhead car park|Lake shore, east side|Forest road 12|Summit hut",
  "type|mission type|incident type @ mission searchandrescuemission searchandrescue rescuemission & missing_person missing_person_name missing_persons":
    "missing hiker|lost child|night search|missing senior|avalanche search",
  "outcome|result @ mission searchandrescuemission searchandrescue rescuemission & missing_person missing_person_name missing_persons":
    "Found safe|Found injured, flown out|Came home alone|Search suspended",
  "permit type|type|permit category @ parkingpermit residentpermit":
    "resident|visitor|disabled|business|carer",
  "vehicle reg|car reg|reg number|reg plate|vehicle reg no|registration mark|car registration|plate no & vehicle_make vehicle_model car_make make zone permit_type permit_no":
    shape("AA## AAA", "AAA ###"),
  // Cheese and subtitles
  "rind type|rind @ cheese cheesewheel": "natural|washed|bloomy|waxed|cloth-bound",
  "format|file format|subtitle format @ subtitle subtitlejob subtitletrack caption":
    "SRT|VTT|ASS|TTML|STL",
  // Runs, parties and children
  "distance|race distance|distance category & bib_number bib race_name tshirt_size shirt_size start_wave":
    "5 km|10 km|Half marathon|Marathon",
  "start wave|wave|starting wave|start group|corral|start corral": "Wave A|Wave B|Wave C|Wave D",
  "saving for|saving up for|saves for|what for":
    "New bike|Lego castle|Football boots|Telescope|Skateboard|Trip to the zoo",
  "utensils needed|serving utensil|serving utensils|utensils|utensil":
    "Serving spoon|Tongs|Ladle|Cake server|None",
  "skills|skills covered|skills taught|focus @ swimlesson swimclass swimming swim":
    "Floating on the back|Breathing to the side|Kicking with a board|Diving for rings|Treading water",
  // Markets and repairs
  "produce|produce sold|crops sold|fruit and vegetables|seasonal produce":
    "Tomatoes|Apples|Carrots|Honey|Eggs|Potatoes|Strawberries|Salad",
  "stall number|stall no|booth no": shape("A#", "B1#", "C#"),
  "vendor|vendor name|seller|stallholder|grower & produce stall_number market_day stall_fee":
    "Hillside Farm|Orchard Lane Growers|Bennett & Daughter|Meadow Dairy|Green Gate Farm",
  "issue|problem|fault|defect|problem description|issue description|damage @ phonerepair devicerepair tabletrepair screenrepair & imei":
    "Cracked screen|Battery drains quickly|Does not charge|Water damage|Speaker crackles|Camera blurry",
  "part needed|part|parts|parts needed|parts used|replacement part|part name @ phonerepair devicerepair tabletrepair screenrepair & imei":
    "Screen|Battery|Charging port|Camera module|Back glass|Speaker",
});
