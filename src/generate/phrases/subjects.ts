import { type Phrases, toPhrases } from "./phrases.ts";

const list = (text: string) => text.split("|");

const topics = list(
  "remote teams|small kitchens|city cycling|houseplants|morning routines|home coffee|street photography|open source|slow travel|vegetable gardens|design systems|weekend hikes|film cameras|sourdough|night trains|cold swimming|second-hand furniture|public libraries|handwritten letters|tiny apartments|jazz records|code review|long-distance running|neighbourhood markets|paper maps|wood stoves|user research|accessible websites|board games|rainy weekends",
);

const headlines = toPhrases(
  [
    "A beginner's guide to {topic}",
    "What nobody tells you about {topic}",
    "How {topic} changed the way I {verb}",
    "{number} lessons from a year of {topic}",
    "Why {topic} still {matter}",
    "The quiet joy of {topic}",
    "In praise of {topic}",
    "{number} small ideas for better {topic}",
    "Rethinking {topic} for {year}",
    "The best tools for {topic}, tested",
    "Notes on {topic} and {other}",
    "An honest look at {topic}",
    "{place}: a love letter to {topic}",
    "We asked {some} experts about {topic}",
  ],
  {
    topic: topics,
    other: list("patience|good habits|money|friendship|focus|time|curiosity|silence"),
    verb: list("work|think|spend my weekends|write|see my city|cook|plan my day"),
    number: list("Five|Seven|Nine|Ten|Twelve"),
    some: list("five|seven|nine|ten|twelve"),
    matter: list("matters|works|surprises us|gets it right|divides people|feels new"),
    year: list("a busy year|the long run|beginners|people with little time|the rest of us"),
    place: list("Lisbon|Kyoto|Oslo|Oaxaca|Melbourne|Montreal|Tallinn|Porto"),
  },
);

/** Each thing of what such things are made of: nobody sells a backpack of glass. */
const products = toPhrases(
  [
    "{quality} {fabric} {soft}",
    "{quality} {wood} {hard}",
    "{quality} {clay} {vessel}",
    "{quality} Leather {goods}",
    "{name} {thing}",
    "{fabric} {soft}, {finish}",
    "{clay} {vessel}, {finish}",
  ],
  {
    quality: list("Classic|Everyday|Compact|Handmade|Lightweight|Minimal|Modern|Sturdy"),
    fabric: list("Linen|Wool|Cotton|Canvas|Felt"),
    soft: list("Backpack|Throw Blanket|Cushion|Tote Bag|Travel Pouch"),
    wood: list("Oak|Walnut|Bamboo|Ash|Birch"),
    hard: list(
      "Chair|Side Table|Bookshelf|Wall Clock|Cutting Board|Desk Lamp|Serving Tray|Coat Rack",
    ),
    clay: list("Ceramic|Stoneware|Glass|Enamel"),
    vessel: list("Tea Mug|Serving Bowl|Plant Pot|Vase|Pitcher"),
    goods: list("Wallet|Notebook|Backpack|Travel Pouch|Key Ring"),
    name: list("Alder|Nordby|Haven|Solace|Fjord|Marlow|Juniper|Kinto|Luma|Orla|Tindra|Vale"),
    thing: list(
      "Desk Lamp|Backpack|Tea Mug|Throw Blanket|Notebook|Chair|Side Table|Water Bottle|Wallet|Serving Bowl|Cushion|Wall Clock|Plant Pot|Tote Bag|Cutting Board|Bookshelf|Travel Pouch|Candle Holder",
    ),
    finish: list("natural|charcoal|sand|forest green|off-white|slate blue|terracotta"),
  },
);

const tasks = toPhrases(["{act} the {object}", "{act} {object} for {goal}"], {
  act: list(
    "Review|Update|Draft|Fix|Design|Test|Document|Simplify|Plan|Clean up|Translate|Migrate",
  ),
  object: list(
    "onboarding flow|checkout page|pricing table|release notes|search filters|invoice template|weekly report|sign-up form|empty states|error messages|dark mode|email templates|mobile menu|payment webhook|user interviews|access log",
  ),
  goal: list(
    "the spring release|new customers|the mobile app|the board meeting|the beta|support|the audit",
  ),
});

const projects = toPhrases(["{adjective} {noun}", "{area} {change}"], {
  adjective: list("Blue|Bright|Northern|Quiet|Silver|Open|Rapid|Golden|Second|Clear"),
  noun: list("Harbor|Compass|Lantern|Orchard|Summit|Bridge|Atlas|Meadow|Beacon|River"),
  area: list(
    "Website|Mobile app|Customer portal|Billing|Design system|Data platform|Help centre|Onboarding|Loyalty programme|Intranet",
  ),
  change: list("redesign|relaunch|migration|rollout|pilot|refresh|overhaul|phase two"),
});

const companies = toPhrases(["{root} {kind}", "{root} & {second}", "{root} {second} {kind}"], {
  root: list(
    "Northwind|Bluebird|Alder|Brightside|Copper|Fernway|Granite|Hearth|Juniper|Lakeside|Meridian|Oakline|Pinecrest|Redwood|Saltmarsh|Tidewater|Union|Wildflower|Kestrel|Maple",
  ),
  kind: list(
    "Studio|Labs|Group|Works|Foods|Partners|Logistics|Health|Energy|Interactive|Trading|Outfitters",
  ),
  second: list("Finch|Vale|Stone|Harbor|Field|Crane|Moss|Wren"),
});

const events = toPhrases(["{place} {topic} {kind}", "{kind}: {theme}", "{season} {topic} {kind}"], {
  place: list("City|Riverside|Harbour|Northern|Coastal|Downtown|University|Old Town"),
  topic: list("Design|Product|Frontend|Food|Film|Jazz|Running|Book|Startup|Climate"),
  kind: list("Meetup|Workshop|Conference|Festival|Open Day|Roundtable|Summit|Evening"),
  theme: list(
    "Working in Small Teams|Getting Started|The Year Ahead|Lessons Learned|Better Together|Tools We Love",
  ),
  season: list("Spring|Summer|Autumn|Winter|Annual"),
});

export const bookTitles = toPhrases(
  ["The {noun} {of}", "{adjective} {noun}s", "{one} for {who}", "{noun}s and {second}s"],
  {
    noun: list(
      "Lighthouse|Garden|Orchard|Letter|River|Mirror|Harbor|Clockmaker|Island|Lantern|Winter|Cartographer",
    ),
    of: list(
      "of Small Hours|at the End of the Road|Without a Name|of Quiet Things|and the Sea|in the Attic|We Left Behind",
    ),
    adjective: list("Silent|Distant|Borrowed|Paper|Northern|Forgotten|Late"),
    who: list("Strangers|the Living|Elena|Two Cities|Rainy Days"),
    one: list(
      "A Lighthouse|A Garden|An Orchard|A Letter|A River|A Mirror|A Harbor|A Clockmaker|An Island|A Lantern|A Winter|A Cartographer",
    ),
    second: list("Stone|Shadow|Promise|Sparrow|Secret"),
  },
);

const songs = toPhrases(["{adjective} {noun}", "{noun} in {place}", "{verb} the {noun}"], {
  adjective: list("Golden|Midnight|Electric|Paper|Slow|Neon|Lonely|Velvet|Wild"),
  noun: list("Lights|Hearts|Rain|Fire|River|Skyline|Waves|Dancer|Moon|Highway"),
  place: list("Tokyo|July|the Dark|Blue|Slow Motion|Stereo|December"),
  verb: list("Follow|Chase|Hold|Leave|Remember"),
});

const dishes = toPhrases(["{style} {main} with {side}", "{first} and {side} {form}"], {
  style: list("Roasted|Grilled|Creamy|Spicy|Slow-cooked|Crispy|Smoky"),
  main: list("chickpeas|salmon|mushrooms|chicken|tofu|aubergine|lentils|prawns|cauliflower"),
  side: list(
    "lemon rice|herb yoghurt|wild garlic|coconut|black beans|fennel|tomatoes|spring onions",
  ),
  first: list("Chickpea|Salmon|Mushroom|Chicken|Tofu|Aubergine|Lentil|Prawn"),
  form: list("stew|salad|curry|bowl|pie|soup|tacos"),
});

const jobs = toPhrases(["{job}", "{level} {job}"], {
  level: list("Senior|Junior|Lead"),
  job: list(
    "Software Engineer|Frontend Developer|Data Analyst|Product Manager|UX Designer|Marketing Manager|Sales Manager|Account Manager|Operations Coordinator|Finance Analyst|Accountant|HR Specialist|Recruiter|Customer Success Manager|Support Specialist|Content Strategist|Brand Designer|Security Engineer|Project Manager|Legal Counsel|Procurement Specialist|Quality Engineer|Data Engineer|Business Analyst|Graphic Designer|Logistics Coordinator|Payroll Specialist|User Researcher|Copywriter|Backend Developer",
  ),
});

const courses = toPhrases(["{way} {subject}", "{subject} {form}"], {
  way: list("Introduction to|Practical|Advanced|The Basics of|Mastering"),
  subject: list(
    "Photography|Data Analysis|Public Speaking|Typography|Spanish|Web Development|Music Theory|Statistics|Ceramics|Negotiation|Watercolour Painting|Project Management|Machine Learning|Creative Writing|Interior Design|Nutrition|Guitar|Video Editing|Bookkeeping|Urban Gardening",
  ),
  form: list("for Beginners|in Practice|Step by Step|Masterclass|Fundamentals"),
});

const places = toPhrases(["The {adjective} {noun}", "{name} {kind}", "{noun} {kind}"], {
  adjective: list("Old|Green|Golden|Little|Blue|Crooked|Hidden"),
  noun: list("Anchor|Olive Tree|Lantern|Fox|Mill|Harbour|Courtyard|Swan|Fig Tree"),
  name: list("Casa Luna|Hotel Aurora|Marlowe|Bella Vista|Kingsway|Riverside|Elmwood"),
  kind: list("House|Rooms|Kitchen|Café|Lodge|Hall|Garden"),
});

const groups = toPhrases(["{area}", "{area} {kind}"], {
  area: list(
    "Design|Engineering|Marketing|Sales|Customer Support|Finance|People|Operations|Research|Legal|Product|Data|Security|Growth|Quality",
  ),
  kind: list("Core|Europe|Americas|Enablement|Guild"),
});

const categories = toPhrases(["{word}"], {
  word: list(
    "Design|Travel|Food|Technology|Music|Health|Business|Culture|Photography|Books|Outdoors|Home|Science|Sport|Art|Fashion|Education|Film|Gardening|Finance|Family|Games|History|Nature",
  ),
});

const files = toPhrases(
  [
    "{paper}-{when}.pdf",
    "{paper}-{when}.pdf",
    "{text}-{when}.docx",
    "{sheet}-{when}.xlsx",
    "{drawing}-{when}.png",
    "photo-{when}.jpg",
    "{talk}-{when}.pptx",
  ],
  {
    paper: list("invoice|report|contract|floor-plan|brief|checklist|receipt"),
    text: list("meeting-notes|brief|report|contract|checklist"),
    sheet: list("budget|forecast|price-list|timesheet"),
    drawing: list("logo|floor-plan|wireframe|roadmap"),
    talk: list("presentation|roadmap|pitch"),
    when: list("2025|q1|q2|q3|q4|final|draft|v2|march|june|october"),
  },
);

const notices = toPhrases(["{who} {did}", "Your {thing} {state}"], {
  who: list("Maya|Oscar|Priya|Felix|Nora|The design team|Support"),
  did: list(
    "mentioned you in a comment|assigned you a task|shared a file with you|replied to your message|invited you to a project",
  ),
  thing: list("order|invoice|subscription|password|report|booking"),
  state: list("is on its way|is ready|was updated|will expire soon|has been confirmed"),
});

const plans = toPhrases(["{word}"], {
  word: list("Free|Starter|Basic|Plus|Pro|Team|Business|Enterprise|Student|Family"),
});

const questions = toPhrases(["How do I {act} {thing}?", "Can I {act} {thing}?"], {
  act: list("change|cancel|export|share|restore|download|delete"),
  thing: list("my subscription|my data|an invoice|my password|a project|my account|an order"),
});

const vehicles = toPhrases(["{make} {model}"], {
  make: list("Volta|Northstar|Kestrel|Aurora|Meridian|Solano"),
  model: list("City|Tourer|Sprint|Estate|Cross|Mini|Lyra|S2|X4"),
});

const pets = toPhrases(["{word}"], {
  word: list(
    "Biscuit|Luna|Pepper|Milo|Olive|Ziggy|Clover|Nala|Otis|Pickle|Maple|Rufus|Tilly|Waffles",
  ),
});

const verdicts = toPhrases(["{verdict}", "{verdict}, {but}"], {
  verdict: list(
    "Exactly what I wanted|Better than expected|Good value|A little disappointed|My new favourite|Solid choice|Beautifully made|Does the job|Would buy again|Not for me",
  ),
  but: list(
    "with one small flaw|and fast delivery|even after months|for the price|and so easy to use",
  ),
});

/** What the name or title of a thing is, by the word for the thing. */
export const subjects: ReadonlyMap<string, Phrases> = new Map(
  Object.entries({
    "post article story blog news page newsletter entry": headlines,
    "product item good goods sku variant merchandise listing": products,
    "task todo issue ticket bug subtask card step milestone": tasks,
    "project initiative campaign board sprint repository": projects,
    "company organization organisation business brand vendor supplier manufacturer employer publisher merchant shop store agency partner sponsor workspace startup firm employer client_company":
      companies,
    "event meeting appointment session conference webinar workshop": events,
    "book novel publication audiobook ebook": bookTitles,
    "song track album playlist movie film show episode series video": songs,
    "recipe dish meal menu food": dishes,
    "job position vacancy opening occupation": jobs,
    "course lesson class module lecture training quiz": courses,
    "place venue hotel restaurant location office building room property cafe": places,
    "team department group squad division unit": groups,
    "category tag topic label genre interest skill collection section channel": categories,
    "file document attachment upload asset": files,
    "notification alert message reminder announcement email": notices,
    "plan subscription tier package": plans,
    "question faq survey poll": questions,
    "vehicle car truck bike": vehicles,
    "pet animal dog cat": pets,
    "review feedback testimonial rating": verdicts,
    "checklist option choice subtasks": tasks,
  }).flatMap(([words, phrases]) => words.split(" ").map((word) => [word, phrases] as const)),
);

export const eventNames = events;
export const jobTitles = jobs;
export const companyNames = companies;
export const productNames = products;
export const postHeadlines = headlines;
export const fileNames = files;
export const categoryNames = categories;
export const groupNames = groups;
export const taskTitles = tasks;
