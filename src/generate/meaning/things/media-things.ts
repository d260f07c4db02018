import { hour, minute, type ThingTable } from "./thing.ts";

/** What people read, watch, hear, play, write and say to each other. */
export const mediaThings: ThingTable = {
  "song track recording single": {
    status: "released|unreleased|draft",
    type: "single|album track|remix|live|acoustic",
    category: "Rock|Jazz|Pop|Electronic|Folk",
    duration: [125, 340],
    price: [0.69, 1.99, 2],
  },
  "album ep record": {
    status: "released|upcoming|draft",
    type: "album|EP|single|compilation|live",
    category: "Rock|Jazz|Pop|Electronic|Folk|Classical",
    duration: [22 * minute, 70 * minute],
    price: [7, 32, 2],
  },
  playlist: {
    name: "Morning Coffee|Long Drives|Focus|Sunday Kitchen|Rainy Days|Workout Mix|Late Night Jazz|Road Trip|Deep Work",
    status: "public|private",
    type: "user|editorial|generated",
    about: "Slow songs for early hours.|Everything on repeat this month.",
    duration: [40 * minute, 4 * hour],
  },
  "artist band musician singer": {
    type: "solo|band|duo|orchestra",
    about:
      "Two guitars, an old piano and songs from the coast.|Writes songs about trains, weather and home.",
  },
  "movie film documentary": {
    status: "announced|in production|released|archived",
    type: "feature|short|documentary|animation",
    category: "Drama|Comedy|Thriller|Documentary|Animation|Science fiction",
    about:
      "Two sisters return to the island where they grew up and find a letter that changes everything.|A retired clockmaker takes one last job.|When the power goes out for a week, a small town discovers what it misses.|An unlikely friendship on a night train across Europe.",
    duration: [78 * minute, 165 * minute],
    price: [4, 19, 2],
  },
  "show series season": {
    status: "airing|ended|renewed|upcoming|cancelled",
    type: "drama|comedy|documentary|reality|mini-series",
    category: "Drama|Comedy|Crime|Documentary|Reality",
    about:
      "Six strangers share a lighthouse for one winter.|A detective returns to her home town.|Behind the scenes of a small restaurant.",
    duration: [22 * minute, 62 * minute],
  },
  episode: {
    name: "Pilot|The Letter|Cold Water|Homecoming|What Remains|Small Hours|The Long Way|Crossing|Open House|Second Chances|A Quiet Place|The Guest",
    status: "released|upcoming|draft",
    type: "full|trailer|bonus|special",
    about:
      "A visitor brings old stories back to the table.|The team has one night to find out what happened.|An old photograph turns up where nobody expected it.|The storm keeps everybody in the same house.|A promise made years ago comes due.|Two of them know the truth, and neither speaks.|The festival goes on, whatever it takes.|A stranger asks for the one thing they cannot give.",
    duration: [20 * minute, 62 * minute],
  },
  podcast: {
    name: "Small Talk|The Long Answer|Night Shift|Open Tabs|Two Cups|Field Notes|Kitchen Table",
    status: "active|paused|ended",
    type: "episodic|serial",
    category: "Technology|Society|Business|Comedy|History",
    about: "Weekly conversations with people who make things.",
    duration: [18 * minute, 75 * minute],
  },
  "video clip stream broadcast": {
    name: "How to sharpen a knife|A tour of our studio|Five minute desk stretch|Live from {place}|Unboxing the new camera|Behind the scenes: {topic}",
    status: "processing|ready|live|private|failed",
    type: "tutorial|review|vlog|livestream|short",
    category: "How-to|Music|Travel|Gaming|News",
    about: "Step by step, with all materials listed below.|Recorded live at the spring meetup.",
    duration: [45, 1900],
  },
  "book novel publication ebook audiobook": {
    status: "available|checked out|reserved|out of print",
    type: "hardcover|paperback|ebook|audiobook",
    category: "Fiction|History|Science|Travel|Poetry|Biography",
    about:
      "A family story across three generations and two continents.|A quiet novel about a lighthouse keeper and the letters he never sent.|Essays on walking, weather and attention.|A gripping mystery set in a snowed-in mountain hotel.",
    price: [6, 42, 2],
  },
  "examsection testsection papersection": {
    name: "Multiple choice|Short answers|Long answers|Problem solving|True or false",
  },
  "chapter section paragraph": {
    name: "Introduction|Getting Started|First Steps|The Crossing|Methods|Results|A Closer Look|Conclusion",
    status: "draft|in review|published",
    type: "text|appendix|summary",
  },
  borrow: { status: "active|returned|overdue|lost", type: "standard|short|interlibrary" },
  "newspaper magazine journal": {
    name: "The {place} Courier|Morning {star}|{field} Quarterly|The {place} Review",
    type: "daily|weekly|monthly|quarterly",
    price: [2, 14, 2],
  },
  "poem poetry": {
    name: "Small Hours|Harbour Light|After Rain|What the River Said|Winter Apples",
    type: "sonnet|haiku|free verse",
  },
  saying: { type: "book|speech|interview" },
  "post article story blog news page newsletter": {
    status: "draft|in review|scheduled|published|archived",
    type: "article|news|tutorial|interview|opinion",
    category: "Design|Travel|Food|Technology|Music|Culture",
  },
  "comment reply thread discussion forum topic": {
    name: "Which tool do you use for {topic}?|Tips for beginners|Looking for feedback|Introduce yourself|Best of the month|Question about {topic}",
    status: "visible|pending|hidden|spam",
    type: "question|discussion|announcement",
  },
  searchresult: { namedAs: "article" },
  "actionitem actionpoint": { namedAs: "task" },
  "goalmilestone habitmilestone savinggoalmilestone": {
    name: "First step taken|One week done|A quarter of the way|Halfway there|Almost there",
  },
  "museumtour gallerytour castletour": {
    about:
      "The highlights and the stories behind them.|Three rooms that most visitors miss.|For everyone who is here for the first time.|With time to draw what you like best.",
  },
  stayreview: {
    about:
      "Quiet room, friendly staff, great breakfast.|Lovely stay, five minutes from the station.|Clean and comfortable, but the walls are thin.|The view alone is worth it.|Check-in took a while, everything else was perfect.|Good value for a weekend in town.|Small room, very comfortable bed.",
  },
  recipereview: {
    about:
      "Easy to follow, and the whole family asked for more.|Needed ten minutes longer in my oven.|Even better the next day.|Added a little chilli, perfect.|Good, but a bit too sweet for us.|Made it twice this week already.",
  },
  mealreview: {
    about:
      "Full of flavour, and the portions are generous.|We came back the next day.|Fresh, quick and well seasoned.|Nice, though a little salty for me.|The dessert was the best part.|Arrived warm and well packed.|Good for a family dinner.",
  },
  workreview: {
    about:
      "I could not put it down.|A slow start, a wonderful ending.|Clever, warm and funny.|Good idea, a little too long.|I have told all my friends about it.|Better the second time.|Not my kind of story, but well made.",
  },
  servicereview: {
    about:
      "Explained everything clearly and took the time.|Friendly, punctual and well prepared.|Learned more in an hour than in a month before.|Had to wait, but it was worth it.|Would book again at any time.|Patient and very professional.|Good, though a little expensive.",
  },
  "review feedback testimonial rating": {
    status: "published|pending|hidden",
    type: "verified|anonymous",
    reason: "Late delivery|Great service|Wrong size|Good value",
  },
  "message chat conversation dm": {
    name: "Weekend plans|Project {topic}|{surname} family|Book club|Lunch on Friday|Team {topic}",
    status: "sent|delivered|read|failed",
    type: "text|image|file|system|voice",
  },
  "notification alert reminder announcement": {
    status: "unread|read|dismissed|sent",
    type: "comment|mention|reminder|system|invite",
    category: "Activity|Account|Reminder|System",
  },
  "email mail": {
    name: "Welcome to {company}|Your invoice for {month}|{season} news|Meeting notes: {topic}|Password changed",
    status: "draft|queued|sent|delivered|opened|bounced",
    type: "newsletter|transactional|reminder|personal",
  },
  videochannel: {
    name: "Slow Kitchen|Trail & Tent|Plain Code|Workshop Hours|Small Orchestra|Garden Diaries|The Map Room|Night Sky Weekly",
    type: "creator|brand|education|music",
    category: "Cooking|Travel|Technology|DIY|Music|Education|Science",
    status: "active|suspended|inactive",
    about:
      "New videos every Thursday.|Cooking without hurry, one pan at a time.|We take things apart and explain how they work.|Trips on foot, with maps and mistakes.",
  },
  channel: {
    name: "general|random|announcements|design|support|releases|help|introductions|off-topic|jobs",
    status: "active|archived|muted",
    type: "public|private|direct",
    about: "Company-wide news.|Ask anything, answer when you can.",
  },
  "call voicemail": {
    status: "completed|missed|busy|no answer|voicemail",
    type: "inbound|outbound|internal",
    duration: [20, 1900],
    reason: "Billing question|Order status|Technical problem|Callback",
  },
  "photo image picture painting artwork art drawing sculpture auctionlot": {
    name: "Harbour at Dawn|Two Chairs|Winter Field|Portrait of a Neighbour|Still Life with Lemons|Night Tram|Blue Door|Untitled No. {small}",
    status: "published|private|sold|on display",
    type: "photograph|oil painting|watercolour|print|digital",
    category: "Landscape|Portrait|Abstract|Still life|Street",
    about: "Early morning light over the old harbour.|Oil on canvas, signed lower right.",
    price: [90, 6400, -1],
  },
  "game videogame boardgame gaming": {
    name: "Harbour Lights|{metal} {animal}|Rails & Rivers|Moonlit Garden|Tiny Kingdoms|{star} Drift",
    status: "released|early access|upcoming|retired",
    type: "strategy|puzzle|role-playing|party|racing",
    category: "Strategy|Puzzle|Adventure|Party|Racing",
    about:
      "Build a harbour town, one tile at a time.|A cosy puzzle game about letters that were never sent.|Lead a small crew through a storm that lasts a hundred days.|Race hand-built gliders over a drowned city.|Every door remembers who opened it last.|Trade, bluff and bargain your way along the old river.|A detective story in which you only ask the questions.|Grow a forest on a moon that forgot how.",
    price: [0, 69, 2],
    duration: [15 * minute, 3 * hour],
  },
  "quest mission level": {
    name: "The Lost Compass|Into the {metal} Mine|A Favour for {surname}|Bridge of {metal}|The {adjective} Gate|Echoes of the {nature}",
    status: "locked|available|in progress|completed|failed",
    type: "main|side|daily|tutorial|boss",
    about: "Find the compass and bring it to the harbour master.|Clear the mine before nightfall.",
    duration: [5 * minute, 2 * hour],
  },
  "character hero npc avatar": {
    name: "Aldric|Mira|Thorne|Elowen|Kael|Brynn|Isolde|Fenn|Rook|Sable|Orin|Talia",
    status: "alive|fallen|missing|online|offline",
    type: "warrior|mage|rogue|healer|ranger",
  },
  "weapon armor armour loot gear spell skill ability": {
    name: "{metal} {weapon}|{weapon} of the {animal}|{surname}'s {weapon}",
    status: "equipped|stored|broken",
    type: "sword|bow|staff|shield|potion|helmet",
    category: "Weapon|Armour|Potion|Material",
    about: "Forged in the northern mines.|Slightly worn, still sharp.",
    price: [10, 950, 0],
    weight: [0.2, 12],
  },
  "card deck": {
    status: "active|blocked|expired|in deck|discarded",
    type: "debit|credit|virtual|prepaid",
  },
  "guild clan faction": {
    name: "Order of the {animal}|{metal} Company|{adjective} Lanterns",
    status: "recruiting|closed",
    type: "casual|competitive",
  },
  "file document attachment upload asset": {
    status: "uploaded|processing|ready|archived",
    type: "pdf|image|spreadsheet|presentation|text",
    category: "Contracts|Invoices|Reports|Images",
    about: "Signed version.|Draft for comments.",
  },
  "folder directory": {
    name: "Invoices|Contracts|Photos {year}|Archive|Marketing|Shared|Templates|Meeting notes",
  },
  "survey poll questionnaire form": {
    name: "Customer satisfaction {quarter}|Team lunch|{season} event feedback|Onboarding survey|Workplace check-in",
    status: "draft|open|closed|archived",
    type: "anonymous|internal|customer",
    about:
      "Takes about three minutes.|One answer each, results on Friday.|You can change your answer until it closes.|Your answers stay anonymous.|Help us plan the next season.",
  },
  "question forumquestion": {
    type: "single choice|multiple choice|text|rating|yes/no",
    status: "open|answered|closed",
  },
  "tag label keyword hashtag": { type: "topic|system|custom" },
  template: {
    name: "Welcome email|Monthly report|Invoice|Project brief|Meeting notes|Offer letter",
    status: "draft|active|archived",
    type: "email|document|page|report",
  },
  "widget block component banner slide": {
    name: "Hero banner|Newsletter sign-up|Latest posts|Footer links|Contact form|Testimonials",
    status: "active|hidden|draft",
    type: "text|image|list|form|gallery",
  },
  translation: { status: "draft|in review|approved", type: "machine|human" },
};
