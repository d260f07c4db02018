import { hour, minute, type ThingTable } from "./thing.ts";

/** Sport, food and drink. */
export const leisureThings: ThingTable = {
  "fitnessclass gymclass yogaclass workoutclass pilatesclass groupclass danceclass": {
    status: "scheduled|full|in progress|completed|cancelled",
    type: "group|small group|open level|online",
    category: "Yoga|Strength|Cardio|Cycling|Mind & Body|Dance",
    about:
      "All levels welcome, mats are provided.|Short intervals, loud music, full effort.|Slow and steady, with a long stretch at the end.|Bring water and a towel, we will sweat.|Small group, so the coach can correct your form.|A good start for everyone who is new here.",
    reason: "Instructor ill|Too few bookings|Studio closed",
    price: [8, 28, 0],
    duration: [45 * minute, 75 * minute],
  },
  "workout exercise routine activity": {
    name: "Morning run|Bench press|Pull-ups|Deadlift|Yoga flow|Interval ride|Plank|Squats|Evening swim|Kettlebell circuit|Rowing",
    status: "planned|in progress|completed|skipped",
    type: "strength|cardio|flexibility|balance|endurance",
    category: "Strength|Cardio|Mobility|Core",
    about:
      "Warm up for five minutes, then keep a steady pace.|Three sets with a minute of rest between.",
    isNoted: true,
    duration: [10 * minute, 95 * minute],
  },
  "gym studio": {
    name: "{street} Gym|{adjective} Studio|Fit {place}",
    status: "open|closed",
    type: "gym|yoga|climbing|pool",
  },
  "membership subscriber": {
    name: "Monthly|Annual|Student|Family|Ten-visit pass",
    status: "active|trial|paused|expired|cancelled",
    type: "monthly|annual|student|family",
    price: [19, 89, 2],
    reason: "Too expensive|Moving away|Not using it enough|Switching provider",
  },
  "footrace runningrace trailrun cityrun runningevent": {
    name: "Harbour Run|Forest Trail Run|Riverside Race|City Night Run|Bridge to Bridge|Lakeside Run|Vineyard Trail|Castle Hill Run|Midsummer Run|New Year's Run|{place} Run",
    status: "open|full|closed|finished",
    type: "road|trail|track|charity",
    category: "Road|Trail|Charity|Relay",
    price: [15, 90, 0],
  },
  "match fixture race tournament competition": {
    name: "{place} Open|{season} Cup {year}|{place} Invitational|{adjective} {animal} Trophy",
    status: "scheduled|live|finished|postponed|cancelled",
    type: "league|cup|friendly|final|qualifier",
    category: "Men|Women|Mixed|Youth",
    duration: [45 * minute, 3 * hour],
    price: [12, 140, 0],
  },
  "league division championship": {
    name: "{adjective} League|{place} Premier League|Second Division",
    status: "upcoming|in season|finished",
    type: "professional|amateur|youth",
  },
  "club side": {
    name: "{place} {team}",
    status: "active|inactive",
    type: "professional|amateur|youth",
  },
  matchgoal: { type: "open play|penalty|free kick|header|own goal" },
  "stadium arena pitch field": {
    name: "{star} Arena|{street} Ground|{adjective} Stadium",
    status: "open|closed|under renovation",
    type: "indoor|outdoor|grass|clay",
  },
  "player athlete": { status: "fit|injured|suspended|on loan", type: "starter|substitute|academy" },
  injury: {
    name: "Hamstring strain|Ankle sprain|Concussion|Knee ligament tear|Bruised rib",
    status: "recovering|recovered|season over",
    type: "muscle|ligament|bone|head",
  },
  recipe: {
    namedAs: "dish",
    status: "draft|published|archived",
    type: "starter|main|dessert|side|breakfast|snack",
    category: "Starters|Mains|Desserts|Salads|Soups|Breakfast",
    about:
      "A weeknight favourite that needs little more than one pan.|Ready in no time and even better the next day.|Bright, lemony and good for a crowd.|Slow-cooked comfort food for cold evenings.|A lighter take on a classic, full of herbs.|My grandmother's version, with a little more spice.|Easy to prepare ahead and simple to double.|Great for using up what the market had this week.",
    isNoted: true,
    duration: [10 * minute, 95 * minute],
  },
  "dish meal menuitem menuentry fooditem food": {
    namedAs: "dish",
    status: "available|sold out|seasonal|draft",
    type: "starter|main|dessert|side|breakfast|snack",
    category: "Starters|Mains|Desserts|Drinks|Salads|Soups",
    about:
      "With herbs, lemon and good olive oil.|Served warm with fresh bread.|Rich, smoky and a little spicy.|Made fresh every morning.|A favourite of the house.|Light, crisp and full of flavour.",
    price: [6, 34, 2],
    duration: [10 * minute, 95 * minute],
  },
  "menusection menucategory": {
    name: "Starters|Mains|Desserts|Drinks|Salads|Soups|Sides|From the grill",
    category: "Starters|Mains|Desserts|Drinks|Salads|Soups|Sides|From the grill",
  },
  menu: {
    name: "Lunch|Dinner|Brunch|Drinks|Seasonal menu|Children's menu|Tasting menu",
    status: "active|draft|archived",
    type: "lunch|dinner|brunch|drinks",
  },
  "restaurant cafe bar bakery kitchen eatery": {
    name: "The {adjective} {animal}|Casa {surname}|{surname}'s Kitchen|Café {star}|{adjective} Spoon",
    status: "open|closed|temporarily closed",
    type: "restaurant|café|bar|bakery|food truck",
    category: "Italian|Japanese|Mexican|Vegetarian|Seafood|Bakery",
    about:
      "Small menu that changes with the season, open kitchen.|Neighbourhood place with a shady courtyard.|Everything made from scratch, long wine list, no reservations.|Family-run since 1998, known for its generous portions.|A few tables, friendly service and a blackboard with the dishes of the day.",
  },
  ingredient: {
    name: "Olive oil|Garlic|Chickpeas|Lemon|Basil|Tomatoes|Rice|Ginger|Spinach|Coconut milk|Flour|Butter|Eggs|Parmesan",
    type: "vegetable|spice|dairy|grain|oil",
    category: "Vegetables|Spices|Dairy|Grains",
  },
  "wine bottle": {
    name: "{adjective} {nature} Riesling|Estate Pinot Noir {year}|{surname} Merlot|{adjective} {nature} Chardonnay|Old Vines Syrah",
    status: "available|sold out|cellared",
    type: "red|white|rosé|sparkling|dessert",
    category: "Red|White|Rosé|Sparkling",
    about: "Notes of cherry, cocoa and orange peel.|Crisp and dry, best served cold.",
    isNoted: true,
    price: [8, 140, 2],
  },
  beer: {
    name: "{surname} Pale Ale|{place} Lager|{adjective} {animal} Stout|Harvest Wheat",
    status: "available|sold out|seasonal",
    type: "lager|pale ale|stout|wheat|porter",
    about: "Fresh and citrusy.|Dark, with a hint of coffee.",
    isNoted: true,
    price: [2, 14, 2],
  },
  "coffee tea drink beverage cocktail": {
    name: "Flat White|Cappuccino|Single Origin {place}|Negroni|Earl Grey|Espresso|House Blend|Oat Latte|Ginger Lemonade",
    status: "available|sold out|seasonal",
    type: "hot|cold|espresso|filter|herbal",
    category: "Coffee|Tea|Cocktails|Soft drinks",
    about: "Notes of cherry, cocoa and orange peel.|Served with a slice of lemon.",
    isNoted: true,
    price: [3, 14, 2],
  },
};
