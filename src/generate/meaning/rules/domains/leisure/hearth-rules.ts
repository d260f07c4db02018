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
  "from|to|sender|recipient|sent to|sent by|addressee @ greeting greetingcard letter postcard loveletter lovenote birthdaycard christmascard thankyounote thankyoucard invitationcard penpalletter":
    correspondent,
  "text|message|body|content|greeting|verse|inside text|inside message|note|wish @ greeting greetingcard birthdaycard christmascard":
    "Thinking of you today, and looking forward to seeing you soon.|With our warmest wishes from all of us here.|May the coming year be kind to you.|A little note to say how glad I am to know you.|All the best, today and on every other day.",
  "text|message|body|content|note @ postcard":
    "The sea is warm, the coffee is strong, and we think of you.|Three days of rain and still the best holiday for years.|Found the little square from your photo. It has not changed at all.|We walked until our feet hurt. Home on Sunday!|You would love the market here. I am bringing you something.",
  "text|message|body|content|note @ thankyounote thankyoucard":
    "Thank you for thinking of us, it was just what we needed.|We loved the present, it already has its place in the kitchen.|Thank you for coming all this way. It meant a lot.|What a lovely surprise! We think of you each time we use it.",
  "text|message|body|content @ letter loveletter lovenote penpalletter":
    "I have started this letter three times, so now it simply begins.|Nothing much has happened here, and that is rather nice.|Thank you for your last letter. I read it twice, once on the train.|The garden is at its best, and I wish you could see it.|You asked how I am. Better, since your letter came.",
  "signature|sign off|closing|closing line|signed as|valediction @ greeting greetingcard letter postcard loveletter lovenote birthdaycard thankyounote thankyoucard penpalletter":
    "With love|Warm regards|Yours, as always|All our best|Hugs from all of us|Fondly",
  "salutation|opening|opening line @ letter postcard loveletter greetingcard penpalletter":
    "Dear all,|My dear friend,|Hello from far away,|Dearest,|Dear neighbours,",
  "paper|stationery|paper type @ letter greetingcard loveletter penpalletter":
    "cream laid|airmail|lined pad|handmade cotton|plain white",
  // Dreams
  "emotions|emotion|feeling|feelings|mood|mood on waking @ dream dreamlog dreamentry dreamjournal":
    "curious|uneasy|happy|afraid|calm|amused|sad|relieved",
  "symbols|symbol|motifs|dream signs|dream sign @ dream dreamlog dreamentry dreamjournal":
    "Water|Stairs|A locked door|A train|Falling teeth|A bird|A mirror",
  // The young of a house's animals
  "mother|mother name|dam|dam name|mom|mum|mom name|mother dog|queen @ puppy pup kitten litter puppylitter kittenlitter & litter_id litter_name":
    "Bella|Luna|Daisy|Nala|Willow|Ruby|Hazel",
  "father|father name|sire|sire name|dad|dad name|stud|stud name @ puppy pup kitten litter puppylitter kittenlitter & litter_id litter_name":
    "Max|Rocky|Bruno|Duke|Ozzy|Simba|Oscar",
  "litter|litter name @ puppy pup kitten litter puppylitter kittenlitter & litter_id":
    "A litter|B litter|C litter|Spring litter|Christmas litter",
  "collar|collar color|collar colour|ribbon color|ribbon colour|ribbon @ puppy pup kitten dog cat pet litter & breed":
    "Red|Blue|Green|Yellow|Purple|Orange|Pink",
  // Stamps and albums
  "perforation|perforations|perf|perforation gauge": "14 × 14|13½ × 13|12 × 12½|11|Imperforate",
  "watermark|watermark type @ stamp banknote postagestamp":
    "Crown|None|Posthorn|Multiple stars|Lozenges",
  "album|album name|binder|stock book|stockbook @ stamp postagestamp coin tradingcard sticker banknote":
    "Album 1|Red album|Europe A–F|World 2|Duplicates|Blue stock book",
  // Who takes turns, and where something comes from
  "rotation|turns|turn order|rota|participants @ chore householdchore task cleaningtask housechore":
    "Ella|Jonas|Mum|Dad|Mia|Leo",
  "acquired from|bought from|bought at|purchased from|purchased at|obtained from|sourced from @ plant houseplant indoorplant seed seedling tree flower":
    "Garden centre|A friend's cutting|Weekend market|Fern & Leaf|Grown from seed|Plant swap",
  "acquired from|bought from|bought at|purchased from|purchased at|obtained from|source @ stamp coin vinyl record comic figurine tradingcard antique collectible toy watch instrument lp banknote collectionitem camera":
    "Flea market|Online auction|Collectors' fair|Record Corner|Inherited|Swapped with a friend",
  "modifications|modification|changes made|pattern changes|adjustments|alterations @ knitting knittingproject crochet crochetproject sewing sewingproject recipe quilt quiltproject craft craftproject pattern":
    "Two centimetres longer.|One size up, and narrower sleeves.|Left out the pocket.|None, followed to the letter.|Used what was in the cupboard.",
  // Spices, seeds, cups
  "good with|goes with|pairs with|pairings|pairing|complements|use in|used in @ spice spicejar herb herbjar seasoning condiment sauce":
    "Roast vegetables|Lentils|Chicken|Rice|Tomato sauce|Curries|Grilled fish|Potatoes",
  "origin|country|country of origin|grown in @ spice spicejar herb herbjar seasoning":
    "India|Sri Lanka|Turkey|Vietnam|Spain|Greece|Indonesia",
  "instructions|sowing instructions|planting instructions|growing instructions|sowing notes|growing tips|growing notes @ seed seedpacket seedpack seedling seedvariety":
    "Sow thinly and cover with a finger of soil.|Start indoors six weeks before the last frost.|Sow where they are to stay, and thin out later.|Keep moist until the first leaves show.|Soak overnight, then sow two to a hole.",
  "tasting notes|flavor notes|flavour notes|flavors|flavours|taste|aroma @ coffeebrew coffeelog coffeetasting espresso espressoshot pourover coffeebag coffeeentry coffeecup & dose_grams dose_g dose grind_size roaster":
    "Jasmine|Caramel|Dark chocolate|Red apple|Lemon zest|Hazelnut|Blueberry|Brown sugar",
  "vendor|shop|merchant|supplier|store|bought at|bought from|purchased from|brand|tea house @ tea teacollection teaentry teacollectionentry teaproduct teatasting teastash":
    "Leaf & Kettle|Quiet Leaf|Harbour Tea|Mountain Teas|The Tea Room|Silver Needle House",
  // Animals
  "name|litter name|title @ litter puppylitter kittenlitter":
    "A litter|B litter|C litter|Spring litter|Summer litter|Star litter|Harbour litter",
  "observation|observations|notes|note|remarks|comment @ aquarium aquariumlog tank tanklog fishtank aquariumentry waterlog & ammonia_ppm nitrite_ppm nitrate_ppm ammonia nitrite":
    "All of them eating well.|Some algae on the glass.|Shrimp are moulting.|A little cloudy after feeding.|New plants are rooting.|One snail too many.",
  // Children and parties
  "expected age range|typical age|typical age range|expected age|usual age|age range|age window @ milestone childmilestone babymilestone developmentmilestone":
    "2–4 months|5–7 months|8–10 months|12–15 months|18–24 months",
  "story|memory|what happened|anecdote|details @ milestone childmilestone babymilestone memory familymemory babymemory moment":
    "It happened at breakfast, and nobody had a camera.|Grandma saw it first and shouted for all of us.|We had waited for weeks, and then it came overnight.|Laughed about it more than anybody else.|On the way home, out of the blue.",
  "famous bearers|famous people|notable people|famous namesakes|namesakes @ babyname name nameidea":
    "A Nobel laureate|A film director|A tennis champion|A queen of Denmark|A jazz singer|A polar explorer",
  "title|name|party name|event name|event title @ party partyplan birthdayparty dinnerparty houseparty partyevent":
    "Leo's fortieth birthday|Summer garden party|Housewarming at Mill Lane|New Year's Eve|Farewell for Nina|Dinner for eight|Halloween at ours|Ella turns six",
  "color scheme|colour scheme|colors|colours|wedding colors|palette @ wedding party weddingplan partyplan weddingtheme":
    "Sage and cream|Dusty rose and gold|Navy and blush|Terracotta and white|Forest green and ivory",
  "decorations|decoration|decor|decor items|decoration ideas":
    "Paper lanterns|String lights|Balloons|Bunting|Wild flowers in jars|Candles|Paper garlands",
  "reaction|response|their reaction|recipient reaction @ gift giftidea present":
    "Loved it|Laughed out loud|Wore it at once|Polite smile|Tears of joy",
  "hidden where|hidden in|hiding place|hidden at|hiding spot|where hidden|hidden location":
    "Top of the wardrobe|Behind the winter coats|Under the guest bed|In the garage|At the neighbours'",
  "leftovers|leftover|leftovers for|leftover plan @ meal mealplan mealplanday dinner menu mealplanentry":
    "Two portions of curry|Half a loaf|Soup for tomorrow's lunch|Rice for frying|A bowl of salad",
  // Collections and shelves
  "displayed in|displayed at|displayed on|display location|display spot|on display at @ lego legoset figurine figure collectible model doll trophy modelkit funko collectionitem action diecast":
    "Living room shelf|Glass cabinet|Study|Hallway|Kids' room|Still in its box",
  "review|my review|thoughts|my thoughts|impressions @ book readinglistbook bookentry readingentry readbook film movie novel game show watchlistitem album comic":
    "Beautifully made, a little too long.|The ending stayed with me for days.|Strong characters, thin plot.|Funny and sad at once.|I would start it again tomorrow.|Not for me, but well made.",
  // Patterns and cuts
  "company|brand|publisher|designer|pattern company @ sewingpattern pattern knittingpattern crochetpattern quiltpattern":
    "Stitch & Bow|Nordic Patterns|Linden Street|Paper Thread|Little Bobbin|Field & Fold",
  "garment|garment type|item @ sewingpattern sewingproject pattern":
    "Wrap dress|A-line skirt|Linen shirt|Wide trousers|Raincoat|Pyjamas|Pinafore",
  "size range|sizes|size span|available sizes @ sewingpattern pattern garment knittingpattern":
    "XS–L|34–46|S–XXL|98–128|6–18",
  "views|view|variations|versions @ sewingpattern pattern":
    "A: short sleeves|B: long sleeves|C: sleeveless|D: with collar",
  "part|part name|piece|component|name|board @ cutlist cutlistitem cutpart cutlistpart cut & thickness_mm":
    "Side panel|Shelf|Top|Back panel|Drawer front|Leg|Rail|Divider",
  // Rooms of a house, and of whoever lives there
  "room|room name|which room|in room|from room|to room @ $home & $home":
    "Kitchen|Living room|Bedroom|Bathroom|Hallway|Kids' room|Garage|Home office",
  "born in|died in|married in|buried in|raised in|grew up in|baptized in|baptised in|christened in|lived in":
    ({ member }) =>
    (scope) =>
      scope.facet(places, member.words.join(" ")).city,
  "vaccine|vaccine name|vaccination|vaccinations @ dog puppy pup dogvaccination puppyvaccination":
    "Rabies|Distemper|Parvovirus|Leptospirosis|Kennel cough",
  "vaccine|vaccine name|vaccination|vaccinations @ cat kitten catvaccination kittenvaccination":
    "Rabies|Feline flu|Feline leukaemia|Panleukopenia",
  "centerpiece|centrepiece|centerpieces|centrepieces|table decoration|table decor":
    "Peonies and candles|Olive branches|Wild flowers in jars|White roses|Lanterns and moss|Fruit and ivy",
  "meal|meal choice|menu choice|food choice|dish @ guest tableguest seatingguest seatingtableguest weddingguest":
    "Beef|Fish|Vegetarian|Vegan|Children's menu",
  "saved towards|saved toward|saving for|saving towards|savings goal|saving up for|wants to buy @ allowance pocketmoney child kid piggybank kidsaccount":
    "A new bike|Roller skates|A building set|Football boots|A telescope|A guitar",
  "allowed sites|blocked sites|allowed websites|blocked websites|whitelist|blocklist|allowed domains @ screentime screentimerule parentalcontrol childprofile kidprofile & child_name":
    "kids.example.org|school.example.com|videos.example.com|games.example.net|encyclopedia.example.org",
  "days active|active days|days enabled|runs on|repeat on @ scene automation automationscene alarm routine schedule rule reminder habit":
    "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
  "state|set to|target state|new state @ action sceneaction automationaction routineaction automationsceneaction deviceaction & device device_id brightness":
    "on|off|dimmed|open|closed",
  // What one writes about, and letters again
  "prompt|question|text|title @ journalprompt writingprompt journalingprompt reflectionprompt diaryprompt gratitudeprompt":
    "What made you laugh this week?|Describe a room that you miss.|What would you tell yourself of ten years ago?|Which small thing went right today?|Who taught you something without knowing it?|What are you putting off, and why?|When did you last feel at home?",
  "category|theme|topic @ journalprompt writingprompt journalingprompt reflectionprompt":
    "Gratitude|Memories|Goals|Relationships|Body and mind|Work",
  "answer|response|entry|reply @ journalprompt writingprompt journalingprompt reflectionprompt diaryprompt":
    "More than I expected once I began to write.|My grandmother's kitchen, the smell of floor wax and apples.|The walk home, when the rain stopped.|I keep waiting for the right moment.|My first teacher, and she never knew.",
  "source|from|taken from|inspired by @ journalprompt writingprompt journalingprompt reflectionprompt":
    "Own idea|A friend|Morning pages|Therapy|A podcast",
  "reply to|in reply to|answers|in answer to @ letter loveletter penpalletter postcard":
    "The letter of last spring|The one with the pressed flower|Your card from the coast|The letter before Christmas",
  // What a beer is like
  "aroma|nose|smell @ beer beertasting beerreview beerlog beercheckin homebrew":
    "Citrus and pine|Banana and clove|Roasted malt|Fresh bread|Caramel|Grassy hops",
  "taste|flavor|flavour|palate @ beer beertasting beerreview beerlog beercheckin homebrew":
    "Crisp, with a dry finish|Sweet malt, then bitter|Coffee and dark chocolate|Light and grassy|Orange peel and spice",
  "mouthfeel|body|texture|carbonation @ beer beertasting beerreview beerlog beercheckin homebrew":
    "Light and lively|Creamy|Full and smooth|Thin|Medium, softly carbonated",
  "head retention|head|foam @ beer beertasting beerreview beerlog beercheckin homebrew":
    "short|medium|long|lasting|creamy",
  "venue|location|place|tasted at|where @ beertasting winetasting beerreview beerlog beercheckin tasting teatasting whiskytasting coffeetasting":
    "At home|The Copper Tap|Beer garden by the river|Nora's kitchen|Tasting room|Holiday cabin",
  // Models and figures
  "name|figure|figure name|title @ figurine figure figurinecollectible collectiblefigure actionfigure statue funko":
    "Knight with raised shield|Space captain|Forest witch|Robot no. 7|The last samurai|Dragon hatchling|Masked courier",
  "manufacturer|maker|brand|company @ figurine figure figurinecollectible collectiblefigure actionfigure modelkit diecast miniature":
    "Northstar Figures|Tiny Titans|Kaiyo Works|Studio Griffin|Red Kite Models",
  "manufacturer|maker|brand|company @ modeltrain modelrailway locomotive rollingstock modellocomotive modelcar":
    "Alpenbahn|Liliput & Sons|Tramo|Nordspur|Meridian Models|Kleinbahn Weiss",
  "description|name|model|title @ modeltrain modellocomotive rollingstock":
    "Steam locomotive with tender|Four-axle freight wagon|First-class coach, green|Diesel railcar, two parts|Electric locomotive, red|Tank wagon with brakeman's cab",
  "era|epoch @ modeltrain modellocomotive rollingstock modelrailway": "I|II|III|IV|V|VI",
  "livery|paint scheme":
    "Dark green|Red and cream|Blue and grey|Black with red lining|White with a red stripe",
  "first appearance|first appearance of|debut of|introduces @ comic comicbook issue comicissue":
    "The Paper Fox|Lady Comet|Doctor Ember|The Lamplighter|Nightjar",
});
