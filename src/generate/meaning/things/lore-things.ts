import { minute, type ThingTable } from "./thing.ts";

/** What people know, tell, play and put into words. */
export const loreThings: ThingTable = {
  language: {
    name: "Spanish|Japanese|Portuguese|Swahili|Norwegian|Arabic|Korean|Italian|Welsh|Finnish",
    type: "Romance|Germanic|Slavic|Semitic|Bantu",
    category: "European|Asian|African|Constructed",
    status: "living|endangered|extinct",
    about: "Spoken by eleven million people.|Known for its many cases.|Written from right to left.",
  },
  "word vocabulary": {
    name: "serendipity|meander|luminous|threshold|reluctant|harvest|brittle|wander|resilient|drizzle",
    type: "noun|verb|adjective|adverb",
    category: "Everyday|Academic|Business|Nature",
    status: "new|learning|known",
    about:
      "To walk without a fixed direction.|Happening by a lucky accident.|Strong enough to recover quickly.",
  },
  "idiom proverb phrase": {
    name: "A piece of cake|Once in a blue moon|Break the ice|Hit the road|Under the weather|Bite the bullet|The early bird catches the worm|Call it a day",
    type: "idiom|proverb|saying|expression",
    category: "Food|Weather|Animals|Work|Time",
    about:
      "Said of something that is very easy.|Used when something happens rarely.|Means to stop working for today.",
  },
  "poem haiku": {
    about:
      "Three stanzas about the first frost.|Written on a train, in one go.|A quiet poem about an empty house.",
  },
  "theory theorem hypothesis": {
    name: "Plate Tectonics|Game Theory|Natural Selection|General Relativity|Central Limit Theorem|Germ Theory|Big Bang|Supply and Demand",
    type: "scientific|mathematical|economic|social",
    category: "Physics|Biology|Mathematics|Economics|Geology",
    status: "accepted|disputed|superseded",
    about:
      "Explains why continents move.|Describes how prices find their level.|First published in 1859.",
  },
  algorithm: {
    name: "Quicksort|Dijkstra|PageRank|Binary Search|K-Means|A* Search|Merge Sort|Gradient Descent",
    type: "sorting|search|graph|clustering|optimisation",
    category: "Sorting|Graphs|Machine learning|Strings|Geometry",
    status: "active|experimental|deprecated",
    about:
      "Sorts in place, fast on average.|Finds the shortest way between two nodes.|Groups points around a few centres.",
  },
  "framework programminglanguage": {
    name: "Lantern|Brisk|Fernjs|Quarry|Tideway|Kestrel|Loom|Pebble",
    type: "frontend|backend|mobile|testing|data",
    category: "Web|Mobile|Data|Testing|Tooling",
    status: "stable|beta|deprecated",
    about: "Small core, many plugins.|Typed from end to end.|Made for quick prototypes.",
  },
  "prompt aiprompt": {
    name: "Summarise an email|Polite follow-up|Product blurb|Explain this code|Meeting notes|Title ideas|Translate and shorten",
    type: "system|user|template|few-shot",
    category: "Writing|Code|Support|Marketing|Research",
    status: "draft|published|archived",
    about: "Turns long threads into three sentences.|Keeps the tone friendly and short.",
  },
  "chatbot bot": {
    type: "support|sales|internal|voice|FAQ",
    category: "Support|Sales|HR|IT|Education",
    status: "online|offline|training",
    about: "Answers the twenty most common questions.|Hands over to a person when in doubt.",
  },
  chatbot: { name: "Ada|Pip|Helper|Max|Robin|Nova|Sunny|Quill" },
  "aimodel mlmodel languagemodel": {
    name: "churn-predictor|sentiment-v{small}|{star}-{small}|price-forecast|image-tagger",
    type: "classification|regression|language|vision|forecasting",
    category: "Language|Vision|Tabular|Forecasting",
    status: "training|deployed|retired",
    about: "Predicts which customers will leave.|Fine-tuned on two years of tickets.",
  },
  "chart graph": {
    name: "Revenue by month|Users by country|Orders by hour|Traffic sources|Churn over time|Top ten products",
    type: "bar|line|pie|area|scatter",
    category: "Sales|Users|Finance|Traffic",
    about: "Last twelve months, compared with the year before.|Updated every night.",
  },
  query: {
    name: "Active users by week|Overdue invoices|Orders without payment|Slow requests|Duplicate contacts",
    type: "saved|scheduled|shared|ad hoc",
    category: "Sales|Finance|Support|Operations",
    about: "Runs every Monday at six.|Joins orders with payments.",
  },
  "theme skin": {
    name: "Nord Light|Midnight|Paper|Solar|Forest|High Contrast|Rosewood|Ocean",
    type: "light|dark|high contrast|custom",
    category: "Light|Dark|Colourful|Accessible",
    about: "Soft colours and generous spacing.|Easy on the eyes at night.",
  },
  "extension addin": {
    name: "Tab Keeper|Quick Notes|Dark Reader Plus|Grammar Helper|Colour Picker|Page Saver",
    type: "productivity|developer|privacy|design",
    category: "Productivity|Developer tools|Privacy|Design",
    status: "enabled|disabled|outdated",
    about: "Saves open tabs with one click.|Checks spelling while you type.",
  },
  secret: {
    type: "API key|password|certificate|token",
    category: "Production|Staging|Shared",
    status: "active|rotated|expired",
  },
  roadmap: {
    name: "Product Roadmap {year}|Mobile {quarter}|Platform {year}|Growth {quarter}",
    type: "product|technical|release|strategic",
    category: "Product|Platform|Mobile|Growth",
    status: "draft|shared|archived",
    about: "What we build next, and what we do not.|Reviewed at the end of every quarter.",
  },
  "holiday tradition festivity": {
    name: "Midsummer|New Year's Day|Lantern Festival|Harvest Day|Labour Day|Carnival|Independence Day|Day of the Dead",
    type: "public|religious|regional|observance",
    category: "National|Religious|Seasonal|Local",
    status: "upcoming|past",
    about:
      "Shops are closed, families meet.|Lanterns, music and far too much food.|Celebrated on the first full moon of the year.",
  },
  "god deity goddess": {
    name: "Athena|Thor|Isis|Amaterasu|Ganesha|Freyja|Anubis|Quetzalcoatl",
    type: "sky|sea|war|harvest|underworld",
    category: "Greek|Norse|Egyptian|Japanese|Aztec",
    about: "Guards travellers and sailors.|Often shown with an owl.",
  },
  "myth legend folktale fairytale": {
    name: "The Drowned Bell|The Fox and the Moon|Daughter of the Lake|The Stone Giant|The Seven Ravens|The Ferryman",
    type: "creation|hero|ghost|animal|origin",
    category: "Norse|Greek|Celtic|Slavic|Japanese",
    about: "Told on winter evenings along the coast.|A girl bargains with the sea and wins.",
  },
  "villain monster creature boss enemy": {
    name: "The Hollow King|Cave Troll|Frost Wyrm|Bog Witch|Ash Golem|Shadow Stalker|Marsh Drake|The Pale Rider",
    type: "beast|undead|dragon|demon|giant",
    category: "Forest|Mountain|Swamp|Boss|Night",
    status: "alive|defeated|dormant",
    about: "Weak against fire, strong at night.|Guards the old bridge and asks riddles.",
  },
  "spell ability": {
    name: "Fireball|Healing Light|Stone Skin|Frost Nova|Shadow Step|Chain Lightning|Wind Shield|Silent Walk",
    type: "attack|defence|healing|support|passive",
    category: "Fire|Ice|Nature|Shadow|Light",
    status: "learned|locked|on cooldown",
    about: "Hits all enemies in a small circle.|Restores health over ten seconds.",
  },
  "potion elixir": {
    name: "Minor Healing Potion|Elixir of Strength|Night Vision Draught|Antidote|Potion of Speed|Mana Flask",
    type: "healing|mana|strength|poison|speed",
    category: "Healing|Buffs|Poisons|Rare",
    about: "Tastes of mint and iron.|Works for sixty seconds.",
  },
  "dungeon realm": {
    name: "The Sunken Crypt|{metal} Caverns|Tower of Echoes|{adjective} Mines|Halls of Ash",
    type: "cave|crypt|tower|forest|ruins",
    category: "Beginner|Heroic|Raid|Event",
    status: "open|locked|cleared",
    about: "Three floors, one exit and no light.|For parties of four or more.",
  },
  "tribe civilization": {
    name: "River People|Hill Clans|Sami|Etruscans|Maya|Phoenicians|Polynesians|Minoans",
    type: "nomadic|coastal|agrarian|seafaring",
    category: "Ancient|Modern|Nomadic|Coastal",
    about: "Traded amber and salt across the sea.|Known for woven cloth and tall boats.",
  },
  "army regiment battalion": {
    name: "{number}th Infantry|Royal {animal} Guard|{place} Militia|{adjective} Legion",
    type: "infantry|cavalry|artillery|navy|engineers",
    category: "Infantry|Cavalry|Artillery|Navy",
    status: "active|reserve|disbanded",
  },
  "battle war siege": {
    name: "Battle of {place}|Siege of {place}|{surname}'s War|Battle of {adjective} Hill",
    type: "land|naval|siege|civil",
    category: "Ancient|Medieval|Modern",
    status: "won|lost|undecided",
    about: "Lasted three days and settled little.|Fought in fog on a frozen river.",
  },
  "character hero pirate wizard spy": {
    category: "Heroes|Villains|Allies|Merchants",
    about:
      "Left home at twelve and never looked back.|Quick with words, slower with a sword.|Keeps an old map that nobody can read.",
  },
  "pirate wizard spy": {
    name: "Captain {surname}|Old {surname}|Mira the Quick|Silent {surname}|Aldous Grey|Ravenna",
    type: "captain|apprentice|master|outlaw|veteran",
    status: "active|missing|retired",
  },
  treaty: {
    name: "Treaty of {place}|{place} Convention|{place} Accord",
    type: "peace|trade|climate|border|cultural",
    category: "Trade|Peace|Environment|Rights",
    status: "signed|ratified|in force|expired",
    about: "Settles fishing rights along the coast.|Signed by twelve states.",
  },
  fine: {
    name: "Speeding|Parking without a ticket|Late return|Red light|Littering|Noise at night",
    type: "parking|speeding|library|environment",
    category: "Traffic|Parking|Library|Public order",
    status: "unpaid|paid|appealed|waived",
    about: "Parked in front of a gate for two hours.|Seventy in a zone of fifty.",
    price: [15, 240, 0],
  },
  "giftcard giftvoucher": {
    name: "Birthday Card 25|Thank You 50|Holiday Card 100|Welcome Card 20",
    type: "digital|printed|prepaid",
    category: "Birthday|Holiday|Thank you|Wedding",
    status: "active|redeemed|expired",
    about: "Can be used in every store and online.|Valid for three years.",
  },
  "coupon voucher": {
    name: "Spring Sale|Welcome 10 %|Free Shipping|Birthday Treat|Weekend Deal|Summer Special",
    category: "Fashion|Food|Travel|Home|Electronics",
    status: "active|used|expired",
  },
  "career profession occupation": {
    name: "Nurse|Software Developer|Carpenter|Architect|Teacher|Electrician|Data Analyst|Chef",
    type: "full-time|freelance|apprenticeship|academic",
    category: "Health|Technology|Crafts|Education|Business",
    about:
      "Good prospects and many part-time jobs.|Three years of training, then a choice of many paths.",
  },
  "sport hobby pastime": {
    name: "Climbing|Table Tennis|Rowing|Chess|Archery|Knitting|Badminton|Bouldering",
    type: "indoor|outdoor|team|individual",
    category: "Team|Water|Winter|Mind|Racket",
    about: "Easy to begin, hard to master.|Two players, twenty minutes, good for the back.",
  },
  "meme joke riddle": {
    type: "image|text|video|classic",
    category: "Animals|Work|School|Technology",
    status: "new|trending|archived",
  },
  "song album track": {
    about:
      "Recorded in one night in an old barn.|Slow drums, two voices and a lot of rain.|The quiet one at the end of side B.",
  },
  lecture: { duration: [45 * minute, 90 * minute] },
  skill: {
    name: "TypeScript|Project Management|Public Speaking|Spanish|SQL|Copywriting|UX Design|Negotiation",
    type: "technical|soft|language|tool",
    category: "Technical|Design|Languages|Leadership|Business",
    status: "verified|self-assessed|in training",
    about:
      "Used every day at work.|Learned on the job, certified later.|Enough to explain it to others.",
  },
  "conference summit symposium": {
    name: "{place} Design {It}|Open Data {It} {year}|{place} Science {It}|Frontend {It} {year}|Future of Work {It}",
    type: "in person|online|hybrid",
    category: "Technology|Science|Design|Business|Health",
  },
  "webinar seminar": {
    name: "Getting Started with Photography|Writing for the Web|Budgeting Basics|Data for Beginners|Public Speaking|Better Meetings|Security in Practice",
    type: "live|recorded|series|hybrid",
    category: "Technology|Business|Design|Finance|Marketing",
  },
  musicfestival: {
    name: "{place} Sounds|Lakeside Open Air|{place} Open Air|Northern Lights Festival|Harbour Sounds|Sunset Fields|{season} Sounds|Riverbank Weekender|Echo Valley",
    type: "open air|indoor|city|camping",
    category: "Rock|Electronic|Jazz|Folk|Pop|Hip-hop",
  },
  festival: {
    name: "{place} Film Festival|{season} Jazz Festival|{place} Food Festival|Lantern Festival|{place} Street Art Festival",
    type: "music|film|food|street art|literature",
    category: "Music|Film|Food|Art|Literature",
  },
  concert: {
    type: "classical|rock|jazz|open-air|acoustic",
    category: "Classical|Rock|Jazz|Pop|Folk",
    about:
      "Two hours, one interval, many candles.|The last stop of a long tour.|Standing room in front, seats on the balcony.",
  },
  sculpture: {
    type: "bronze|marble|wood|steel|clay",
    category: "Abstract|Figure|Portrait|Outdoor",
    about:
      "Bronze, cast in three pieces.|Carved from a single block.|Made for the garden it stands in.",
  },
  "photo photograph": {
    type: "portrait|landscape|macro|street|aerial",
    category: "Portrait|Landscape|Street|Nature|Architecture",
  },
};
