import { places } from "../../../../facets/place.ts";
import { personOf } from "../../../subject.ts";
import { type TextRule, toTextRules } from "../../text-rule.ts";

const correspondent: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** What people write to each other, dream of and collect, and the young of their animals. */
export const hearthRules = toTextRules({
  // Letters and cards
  "from|to|sender|recipient @ greeting card letter postcard loveletter note": correspondent,
  "text|message|body|content|greeting|verse|note|wish @ greeting greetingcard birthdaycard christmascard":
    "Thinking of you today, and looking forward to seeing you soon.|With our warmest wishes from all of us here.|May the coming year be kind to you.|All the best, today and on every other day.",
  "text|message|body|content @ postcard":
    "The sea is warm, the coffee is strong, and we think of you.|Three days of rain and still the best holiday for years.|We walked until our feet hurt. Home on Sunday!|You would love the market here.",
  "text|message|body|content|note @ thankyounote thankyoucard younote":
    "Thank you for thinking of us, it was just what we needed.|We loved the present, it already has its place in the kitchen.|Thank you for coming all this way. It meant a lot.|What a lovely surprise! We think of you each time we use it.",
  "text|message|body|content @ letter loveletter":
    "I have started this letter three times, so now it simply begins.|Nothing much has happened here, and that is rather nice.|Thank you for your last letter. I read it twice, once on the train.|The garden is at its best, and I wish you could see it.",
  "signature|sign off|closing|signed as @ greeting card letter postcard loveletter note":
    "With love|Warm regards|Yours, as always|All our best|Hugs from all of us|Fondly",
  "salutation|opening|opening line @ letter loveletter postcard card":
    "My dear friend,|Hello from far away,|Dearest,|Dear neighbours,",
  // Dreams, and what one asks of a journal
  "emotions|emotion|feeling|feelings|mood @ dream":
    "curious|uneasy|happy|afraid|calm|amused|sad|relieved",
  "symbols|symbol|motifs|dream signs @ dream": "Water|Stairs|A locked door|A train|A bird|A mirror",
  "prompt|question|text|title @ journalprompt writingprompt":
    "What made you laugh this week?|Describe a room that you miss.|Which small thing went right today?|Who taught you something without knowing it?|What are you putting off, and why?",
  "category|theme|topic @ journalprompt writingprompt":
    "Gratitude|Memories|Goals|Relationships|Body and mind",
  "answer|response @ journalprompt writingprompt":
    "My grandmother's kitchen, the smell of floor wax and apples.|The walk home, when the rain stopped.|I keep waiting for the right moment.|My first teacher, and she never knew.",
  "first|second|third|grateful for|thing one|thing two|thing three @ gratitude":
    "The first cup of coffee|A seat on the train|My sister's message|Warm socks|The smell of rain|Dinner that somebody else cooked|A good night's sleep",
  "highlight|best moment|highlight of the day @ gratitude diary journal":
    "Coffee in the sun|A call from an old friend|The walk home|An hour with a book",
  // Animals of a house, and their young
  "mother|mother name|dam|dam name|mom|mum @ puppy kitten litter & litter_id":
    "Bella|Luna|Daisy|Nala|Willow|Ruby|Hazel",
  "father|father name|sire|sire name|dad @ puppy kitten litter & litter_id":
    "Max|Rocky|Bruno|Duke|Ozzy|Simba|Oscar",
  "name|litter name|litter|title @ litter & litter_id":
    "A litter|B litter|C litter|Spring litter|Summer litter|Star litter",
  "collar|collar color|collar colour|ribbon color @ puppy kitten dog cat pet litter & breed":
    "Red|Blue|Green|Yellow|Purple|Orange|Pink",
  "vaccine|vaccine name|vaccination|vaccinations @ dog puppy":
    "Rabies|Distemper|Parvovirus|Leptospirosis|Kennel cough",
  "vaccine|vaccine name|vaccination|vaccinations @ cat kitten":
    "Rabies|Feline flu|Feline leukaemia|Panleukopenia",
  "dogs|pets|cats|met dogs|dog friends @ walk household family owner & dog_name pet_name":
    "Bella|Charlie|Luna|Max|Nala|Rocky|Daisy|Milo",
  "command|cue|skill|exercise|trick & dog_name dog_id puppy_name":
    "Sit|Stay|Come|Down|Heel|Leave it|Roll over",
  "reward|reward used|treat|treats & dog_name dog_id puppy_name":
    "Liver treats|Cheese cubes|Tug toy|Praise|Tennis ball",
  "favorite food|favourite food|favorite treat & breed":
    "Salmon treats|Chicken and rice|Carrots|Dried liver|Tuna",
  "fears|afraid of|scared of & breed": "Thunder|Fireworks|The vacuum cleaner|Strangers|Baths",
  "tricks|commands|known commands & breed": "Sit|Paw|Roll over|Play dead|High five",
  // Plants and what becomes of them
  "species|fruit|tree @ fruittree & rootstock": "Apple|Pear|Plum|Cherry|Quince",
  "bloom month|blossom month @ fruittree & rootstock": "April|May",
  "harvest month @ fruittree & rootstock": "August|September|October",
  "pest problems|pest issues": "Aphids|Codling moth|Scale insects|Fruit fly|Slugs",
  "symptom|symptoms|signs|issue|problem @ plantdiagnosis plantissue planthealth planthealthlog & plant_name plant_id":
    "Yellow leaves|Brown leaf tips|White coating on the leaves|Holes in the leaves|Drooping stems|Leaf drop",
  "affected parts|affected part|affected area & plant_name plant plant_id":
    "Lower leaves|Young shoots|Roots|Stem|Flower buds",
  "cause|suspected cause|probable cause|diagnosis @ plantdiagnosis plantissue & plant_name plant_id":
    "Too much water|Spider mites|Too little light|Powdery mildew|Dry air|Aphids|Root rot",
  "treatment|remedy|action @ plantdiagnosis plantissue & plant_name plant_id":
    "Repotted in fresh soil|Soapy water, twice a week|Moved nearer to the window|Cut off the affected leaves|Neem oil spray",
  "name|title|label @ compost compostbin": "Left bin|Right bin|Leaf heap|Hot box|Bin by the shed",
  "odor|odour": "earthy|sour|none|fresh|musty",
  "instructions|sowing instructions|planting instructions|growing instructions @ seed seedpacket seedling":
    "Sow thinly and cover with a finger of soil.|Start indoors six weeks before the last frost.|Sow where they are to stay, and thin out later.|Keep moist until the first leaves show.",
  "acquired from|bought from|purchased from @ plant seed tree flower":
    "Garden centre|A friend's cutting|Weekend market|Fern & Leaf|Plant swap",
  // Spices and cups
  "good with|goes with|pairs with|use in @ spice herb seasoning sauce":
    "Roast vegetables|Lentils|Chicken|Rice|Tomato sauce|Curries|Grilled fish",
  "origin|country @ spice herb seasoning": "India|Sri Lanka|Turkey|Vietnam|Spain|Greece|Indonesia",
  "tasting notes|flavor notes|flavour notes|flavors|taste @ coffee coffeebrew espresso pourover & dose_grams grind_size roaster":
    "Jasmine|Caramel|Dark chocolate|Red apple|Lemon zest|Hazelnut|Blueberry",
  "vendor|shop|merchant|supplier|store|bought from @ tea":
    "Leaf & Kettle|Quiet Leaf|Harbour Tea|Mountain Teas|The Tea Room",
  "aroma|nose|smell @ beer beertasting":
    "Citrus and pine|Banana and clove|Roasted malt|Fresh bread",
  "taste|flavor|flavour|palate @ beer beertasting":
    "Crisp, with a dry finish|Sweet malt, then bitter|Coffee and dark chocolate|Light and grassy",
  "mouthfeel|body|carbonation @ beer beertasting": "Light and lively|Creamy|Full and smooth|Thin",
  "venue|location|tasted at @ tasting beertasting winetasting":
    "At home|The Copper Tap|Beer garden by the river|Tasting room|Holiday cabin",
  "head retention|head @ beer beertasting": "short|medium|lasting",
  leftovers: "Two portions of curry|Half a loaf|Soup for tomorrow|A bowl of rice",
  // Children
  "expected age range|typical age|expected age|age range @ milestone childmilestone":
    "2–4 months|5–7 months|8–10 months|12–15 months|18–24 months",
  "story|memory|what happened @ milestone childmilestone memory":
    "It happened at breakfast, and nobody had a camera.|Grandma saw it first and shouted for all of us.|We had waited for weeks, and then it came overnight.|On the way home, out of the blue.",
  "famous bearers|famous people|namesakes @ babyname name":
    "A Nobel laureate|A film director|A tennis champion|A queen of Denmark|A jazz singer",
  "saved towards|saved toward|saving for|savings goal @ allowance pocketmoney child kid":
    "A new bike|Roller skates|A building set|Football boots|A telescope",
  "activity|step|name|title @ bedtimeroutine bedtimeroutinestep & lullaby":
    "Bath|Brush teeth|Put on pyjamas|Story|Lullaby|Goodnight kiss",
  "story|favorite story|favourite story|book & lullaby lights_out":
    "The Bear Who Stayed Up|Moon in a Bucket|The Sleepy Train|Goodnight, Little Fox",
  lullaby: "Twinkle, Twinkle|Sleep, Little Star|The Moon Has Risen|Golden Slumbers",
  "note|notes|comment & lullaby lights_out":
    "Asked for a second story.|Asleep before the song was over.|Wanted the door open.|One glass of water, as always.",
  "main|main dish|main course @ lunch lunchbox":
    "Cheese sandwich|Pasta salad|Chicken wrap|Rice with peas|Cold pizza",
  "parent names|parents & baby_gender baby_name": correspondent,
  // Feasts and presents
  "title|name|party name|event name @ party partyplan":
    "Leo's fortieth birthday|Summer garden party|Housewarming at Mill Lane|New Year's Eve|Farewell for Nina|Ella turns six",
  "decorations|decoration|decor":
    "Paper lanterns|String lights|Balloons|Bunting|Wild flowers in jars|Candles",
  "centerpiece|centrepiece|centerpieces":
    "Peonies and candles|Olive branches|Wild flowers in jars|White roses|Fruit and ivy",
  "games|party games|activities @ shower babyshower party partyplan":
    "Guess the flavour|Bingo|Charades|Name the tune|Treasure hunt",
  "color scheme|colour scheme|palette @ wedding party":
    "Sage and cream|Dusty rose and gold|Navy and blush|Forest green and ivory",
  "item|name|gift @ registry registryitem":
    "Muslin cloths|Pram blanket|Linen bedding|Set of glasses|Toaster|Picnic basket",
  "meal @ guest": "Beef|Fish|Vegetarian|Vegan",
  "title|name|activity|item @ weddingtimeline weddingtimelineitem timelineitem weddingschedule & vendors_involved":
    "Hair and make-up|First look|Ceremony|Family photos|Dinner|Speeches|First dance|Cake cutting",
  "vendors involved|vendors|suppliers @ wedding": "Photographer|Band|Caterer|Florist|Hairdresser",
  "match name|matched with & is_super_like compatibility_score icebreaker": correspondent,
  // Rooms of a house, and what is done there
  "room|room name|which room @ $home & $home":
    "Kitchen|Living room|Bedroom|Bathroom|Hallway|Kids' room|Garage|Home office",
  "rotation|turns|rota @ chore": "Ella|Jonas|Mum|Dad|Mia|Leo",
  "days active|active days|repeat on": "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
  "state|set to|target state @ action & device device_id brightness": "on|off|dimmed|open|closed",
  "born in|died in|married in|buried in|raised in|grew up in|baptized in":
    ({ member }) =>
    (scope) =>
      scope.facet(places, member.words.join(" ")).city,
  "relation|relation to head|relationship @ census censusmember":
    "Head|Wife|Son|Daughter|Mother|Lodger|Servant",
  "occupation|profession @ census censusmember":
    "Farm labourer|Weaver|Dressmaker|Scholar|Coal miner|Carpenter|Laundress",
  "inherited from|received from|learned from|learnt from|taught by": correspondent,
  "stored in|kept in|stored at|kept at @ jewelry jewellery document watch wine tool collection":
    "Top drawer|Bedroom safe|Wardrobe|Cellar shelf|Bank safe",
  "item|name|food|contents @ freezer freezeritem":
    "Tomato soup|Bolognese|Bread rolls|Peas|Berries|Lasagne",
  "container @ freezer freezeritem": "Freezer bag|Tub|Glass box",
  "wall|surface|walls & coats hex_code": "North wall|Window wall|Ceiling|All four|Behind the bed",
  "overall impression|impressions|impression":
    "Better than expected.|Worth coming back for.|A slow start, then lovely.|Much as last time.",
  // What is collected and made
  "perforation|perf": "14 × 14|13½ × 13|12 × 12½|11|Imperforate",
  "album|binder|stock book @ stamp coin card sticker banknote":
    "Album 1|Red album|Europe A–F|World 2|Duplicates",
  "displayed in|displayed at|displayed on|display location":
    "Living room shelf|Glass cabinet|Study|Hallway|Still in its box",
  "name|figure|title @ figurine actionfigure figurinecollectible":
    "Knight with raised shield|Space captain|Forest witch|Robot no. 7|Dragon hatchling",
  "manufacturer|maker|brand @ figurine actionfigure figurinecollectible":
    "Northstar Figures|Tiny Titans|Kaiyo Works|Studio Griffin",
  "manufacturer|maker|brand @ modeltrain modelrailway modellocomotive":
    "Alpenbahn|Tramo|Nordspur|Meridian Models|Kleinbahn Weiss",
  "description|name|model @ modeltrain modellocomotive":
    "Steam locomotive with tender|Four-axle freight wagon|First-class coach, green|Diesel railcar, two parts|Electric locomotive, red",
  "era|epoch @ modeltrain modellocomotive modelrailway": "II|III|IV|V|VI",
  "livery|paint scheme": "Dark green|Red and cream|Blue and grey|Black with red lining",
  "review|my review|thoughts @ book readinglistbook movie novel game album":
    "Beautifully made, a little too long.|The ending stayed with me for days.|Strong characters, thin plot.|I would start it again tomorrow.",
  "company|brand|publisher|designer @ sewingpattern pattern":
    "Stitch & Bow|Nordic Patterns|Linden Street|Paper Thread",
  "garment|garment type @ sewing sewingpattern":
    "Wrap dress|A-line skirt|Linen shirt|Wide trousers|Raincoat|Pyjamas",
  "size range|sizes @ sewing pattern garment": "XS–L|34–46|S–XXL|98–128|6–18",
  "part|part name|piece @ cutlist cut & thickness_mm":
    "Side panel|Shelf|Top|Back panel|Drawer front|Leg|Rail",
  "modifications|alterations|mistakes|changes made @ knitting crochet sewing quilt craft woodworking":
    "Two centimetres longer.|Left out the pocket.|None, followed to the letter.|Cut a strip too short.",
});
