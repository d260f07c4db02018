import { personOf } from "../../../subject.ts";
import { besideAny, digits, draw, toTextRules } from "../../text-rule.ts";

/** What is said where somebody books an hour, a lane or a tradesperson. */
export const bookableRules = toTextRules({
  "fixture|fixtures|affected fixtures @ plumbing plumber bathroom plumbingcall plumbingjob & plumber assigned_plumber":
    "Kitchen tap|Toilet|Shower|Bathroom sink|Water heater|Dishwasher|Bathtub",
  "part|parts|parts used|materials|materials used @ plumbingcall plumbingjob plumbingrepair plumber & plumber assigned_plumber":
    "Tap cartridge|Rubber seal|Trap|Fill valve|Copper pipe 15 mm|PTFE tape|Flexible hose",
  "resolution|solution|work done|outcome @ plumbing locksmith roofing electrician repairvisit & plumber assigned_plumber electrician locksmith":
    "Part replaced and tested.|Sealed and dry.|Adjusted, works again.|Temporary fix, second visit agreed.",
  "bio|about|biography|instructor bio @ yogaclass yogainstructor yogateacher fitnessclass fitnessinstructor gymclass pilatesclass danceclass danceinstructor swimmingclass swiminstructor":
    besideAny("name|full name|avatar url|avatar|photo|photo url|image|first name|certifications")(
      "Teaches since 2014, calm and exact.|Came to it after a back injury.|Trained in Lisbon and London.|Known for her playlists.|Former competitive swimmer, patient with beginners.",
    ),
  "contents|contents description|content description|stored items|what is stored|goods stored @ storageunit selfstorage storagerental storagelocker":
    "Furniture from a two-room flat|Winter tyres and skis|Boxes with files|Garden furniture|Market stall equipment|Household goods during a move",
  "access|access instructions|entry instructions|how to get in|key instructions|access notes|entry notes @ cleaning cleaningjob cleaningbooking housecleaning cleaner dogwalk petsitting housesitting":
    "Key is in the lockbox, code 4471|Ring the neighbour on the left|Someone will be at home|Key under the second pot|Front desk has a key card|Code at the door, then second floor",
  "task|task name|item|name|title|label @ cleaningjobchecklist housecleaning":
    "Vacuum the carpets|Mop the floor|Dust the shelves|Wipe the surfaces|Clean the windows|Empty the bin|Change the linen",
  "fun fact|did you know|trivia|interesting fact|fact @ animal zooanimal zoo species aquarium & enclosure conservation_status":
    "Knows its keeper by voice.|Sleeps longest after feeding time.|Was born here, like its mother.|Prefers the shady corner.|Weighed every first Monday of the month.|Opened a latch once, and remembers how.",
  "relationship|relation|relation to resident @ nursinghomeresident resident nursinghome carehomeresident carehome":
    "daughter|son|niece|nephew|sister|grandson|wife",
  "precautions|precaution|warnings|cautions @ physioexercise rehabexercise exercise physio physiotherapy":
    "Stop if it hurts|Not in the first two weeks after surgery|Hold on to a chair|Keep breathing|Avoid with dizziness",
  "damage reported|damage|damages|damage notes @ toolrental equipmentrental rentaltool toolhire":
    "Handle cracked|Cord frayed|Blade blunt|Housing scratched|Guard missing",
  "role|party role @ notaryactparty deedparty contractparty notaryact deed":
    "seller|buyer|grantor|heir|witness|representative",
  "ski model|skis|ski|model @ skirental skihire skiset":
    "All Mountain 82|Carve 74|Powder 104|Race SL|Easy Rider 70|Twin Tip 90",
  "name|species|common name|fish @ aquariumtankspecies aquariumspecies tankspecies aquariumtankfish aquarium aquariumtank fishtank":
    besideAny("count|quantity|number|population|amount")(
      "Neon tetra|Clownfish|Guppy|Angelfish|Blue tang|Cherry shrimp|Seahorse|Corydoras|Moon jelly",
    ),
  "feeding schedule|feeding plan|feeding @ aquarium aquariumtank fishtank fish tank":
    "Flakes, twice a day|Frozen brine shrimp at noon|Pellets, morning and evening|Algae wafers on Sundays",
  "alert|alerts|warnings|issues @ aquarium aquariumtank fishtank":
    "Temperature above limit|Filter due|Nitrate high|Water change due|pH drifting",
  "garment|item|piece|garment type @ tailororder tailoringorder bespokeorder tailorjob alterationorder":
    "Two-piece suit|Wedding dress|Wool trousers|Winter coat|Silk blouse|Waistcoat|Evening gown|Blazer",
  "dress code|what to wear|clothing|attire @ danceclass dance yogaclass fitnessclass class lesson workshop":
    "Comfortable clothes|Soft shoes|Ballet shoes, hair tied back|Barefoot or socks|Heels or leather soles",
  "route|test route|drive route @ testdrive":
    "Town and ring road|Motorway loop, 20 km|Hills behind the dealership|Country road to the lake",
  "tire size|tyre size|tire dimension|tyre dimension @ tireservice tyreservice tirechange tire tyre car vehicle & license_plate tread_depth_mm price_per_tire":
    "205/55 R16|225/45 R17|195/65 R15|235/60 R18|185/60 R15",
  "arena|ring|paddock|arena name @ ridinglesson ridingclass horseriding":
    "Indoor arena|Outdoor arena|Round pen|Dressage ring|Jumping paddock",
  "damage notes|damage|damages|damage reported @ bikerental skirental scooterrental kayakrental":
    "Brake lever bent|Scratched frame|Flat rear tyre|Chain off, put back|Bell missing",
  "title|song|song title|name @ songrequest karaokerequest songrequests":
    "Midnight Tram|Paper Lanterns|Golden Hour|Stay a While|Harbour Lights|Runaway Summer|One More Chorus",
  "name|room|room name|area @ room roomquote paintingquoteroom renovationquoteroom": besideAny(
    "wall area sqm|wall area|coats|paint color|floor area sqm|ceiling height|ceiling height m",
  )("Living room|Bedroom|Kitchen|Hallway|Bathroom|Home office|Stairwell|Children's room"),
  "room name|room|karaoke room @ karaokebooking karaokeroom":
    "Neon Room|Tokyo|Studio 54|The Duet|Red Velvet|Backstage",
  "aufguss master|sauna master|ceremony master|riding master|pit master|ballet master|stable master|toastmaster|master of ceremonies":
    draw((scope) => personOf(scope, ["master"]).full),
  "safety certificate|compliance certificate|gas certificate|electrical certificate|inspection certificate|certificate of compliance":
    digits("EIC-2####", "SC-10####"),
  "location|job location|service location|where @ locksmithjob locksmithcall lockout plumbingcall callout":
    "Front door, Mill Lane 4|Flat 12, Harbour Street 9|Office, Station Road 21|Garage, Park Avenue 33|Cellar, Bridge Street 7|Shop, Market Square 2",
  "lock brand|lock make|cylinder brand": "Alba|Tindra|Nordlock|Haven|Sterling",
  "lift access|lifts|served by|access lift|lift|reached by @ skirun skislope piste skitrail":
    "Panorama gondola|Eagle chair|Forest T-bar|Glacier lift|Sunny chair|Valley cable car",
  "tag|tags|keywords|features|characteristics|style|styles @ climbingroute boulder boulderproblem climbingproblem":
    "crimpy|slab|overhang|dynamic|technical|juggy|balance|endurance",
  "holds|hold type|hold types @ climbingroute boulder boulderproblem climbingproblem":
    "crimps|jugs|slopers|pinches|pockets|volumes",
  "party name|group name|booking name|party|group @ bowlinglane lane bowling bowlingbooking karaokeroom lasertag escapebooking table waitlistentry":
    "The Pin Pals|Okafor birthday|Team Harbour|Spare Time|Friday regulars|Novak family|Office night out",
  "description|details|fault|comment|remark @ drivinglessonfault drivingtestfault drivinglesson drivingtest":
    besideAny("type|severity|category|kind|minor|serious|count|at")(
      "Late mirror check|Stalled at the lights|Too close to parked cars|Missed a speed sign|Wide left turn|Rolled back on a hill|Hesitated at the roundabout",
    ),
  "name|title|label|add on|addon|extra|description @ addon addons extra extras upgrade upsell add_on":
    besideAny(
      "price|cost|fee|price per day|extra price|amount|extra minutes|duration|duration minutes|minutes|selected|included",
    )(
      "Express service|Extra half hour|Gift wrapping|Early start|Home delivery|Premium materials|Photo package|Late pick-up",
    ),
});
