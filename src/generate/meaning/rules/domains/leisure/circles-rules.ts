import { personOf } from "../../../subject.ts";
import { digits, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** Weddings and gifts, small children, shared flats, clear nights: what a circle of friends keeps. */
export const circlesRules = toTextRules({
  // Weddings, presents, pictures
  "dress code @ wedding weddingevent": "Black tie|Cocktail|Formal|Garden party|Smart casual",
  "group|guest group|party|circle @ weddingguest guest & rsvp rsvp_status plus_one meal_choice":
    "Family|School friends|Work|Neighbours|University|Choir",
  "venue name|venue|location @ wedding weddingevent":
    "Rosewood Barn|Lakeside Manor|Old Mill Estate|Villa Aurora|Orchard House|Harbour Loft",
  "notes|note|comment @ weddingvendor eventvendor":
    "Arrives two hours before the ceremony.|Needs a parking space for the van.|Vegetarian menu included.|Second meeting in spring.|Recommended by Nora.",
  "title|name|item|item name|gift @ giftlist giftlistitem giftitem giftregistry registryitem giftregistryitem weddinggift":
    "Set of six wine glasses|Cast-iron pot|Linen bedding|Picnic basket|Espresso machine|Wool blanket|Board game|Weekend voucher|Salad bowl|Table lamp",
  "store|shop|retailer @ giftlist giftlistitem giftitem giftregistry registryitem giftregistryitem":
    "Nordholm Home|Copper Kitchen|Linen & Light|Harbour Books|Volta Electronics",
  "note|notes|comment @ giftlist giftlistitem giftitem giftregistry registryitem giftregistryitem":
    "In dark blue, please.|Any colour is fine.|Two would be perfect.|Happy to share this one.|For the new kitchen.",
  "gallery url|gallery link|album url|album link|gallery @ photoshoot shoot photosession": digits(
    "https://gallery.example.com/a/####",
  ),
  // News, shows, good causes
  "summary|excerpt|lead|standfirst|teaser|deck|subheadline|description @ newsarticle newsstory newsitem news":
    "It was announced on Wednesday and takes effect next month.|Residents welcome the decision, critics want more.|What it means for the town, and what comes next.|A public meeting is planned for next week.|Officials expect the first results by summer.",
  "original title|original name @ movie film series show tvshow tvseries book":
    "La maison du phare|Der lange Weg|El último tren|Nattens lys|Il mare d'inverno|De stille stad",
  "name|charity|organisation name|organization name @ charity nonprofit ngo charityorganization":
    "Clean Water Now|Red Kite Foundation|Open Shelter|Bright Start|Harbour Hospice|Green Belt Trust|Books for All",
  "mission|mission statement|purpose|description|about @ charity nonprofit ngo charityorganization":
    "Safe water for every village we can reach.|A warm bed for everybody who needs one.|Books and a quiet place to read for all children.|We protect the meadows around our towns.|Care and company in the last months of life.",
  "causes|cause|focus areas|focus area|areas of work @ charity nonprofit ngo charityorganization":
    "Clean water|Education|Animal welfare|Homelessness|Health|Environment|Children",
  // Small children
  "name|group name|group @ kindergartengroup daycaregroup nurserygroup preschoolgroup":
    "Owls|Sunflowers|Bumblebees|Little Foxes|Dolphins|Hedgehogs",
  "room|room name @ kindergartengroup daycaregroup nurserygroup preschoolgroup":
    "Garden room|Room 1|Room 2|Blue room|Upstairs left",
  "age range|age group|ages @ kindergartengroup daycaregroup nurserygroup preschoolgroup":
    "1–2 years|2–3 years|3–4 years|4–6 years",
  "schedule|hours|opening hours @ kindergartengroup daycaregroup nurserygroup preschoolgroup":
    "Mon–Fri 7:30–16:30|Mon–Fri 8–14|Mon–Thu 8–16",
  "medical notes|medical information|medical info|health notes":
    "None known.|Carries an asthma inhaler.|Allergic to penicillin.|Takes blood thinners.|Wears hearing aids.|Diabetic, insulin in the fridge.|Bad knee, no stairs.|Allergic to nuts.",
  "medical notes|medical information|medical info|health notes @ child kid toddler pupil camper":
    "None|Asthma inhaler in the bag|Wears glasses|Carries an adrenaline pen|Sensitive to sun",
  "naps|nap|sleep|nap notes & nap_minutes nap_duration":
    "One nap after lunch|Two short naps|Did not want to sleep|Slept well",
  "meals|meal|eating|food|lunch & nap_minutes naps":
    "Ate everything|Half of the lunch|Two helpings of pasta|Only fruit and bread",
  "mood & nap_minutes naps": "happy|calm|cheerful|tired|a little sad",
  "activities|activity & nap_minutes naps":
    "Painting|Circle time|Playground|Story time|Building blocks|Singing|Sand pit",
  "notes|note|comment|remarks|teacher notes & nap_minutes naps":
    "Played outside all morning.|Please bring spare socks.|Made a new friend today.|Loved the story about the fox.|A little cough, nothing else.",
  "children ages|ages of children|child ages|kids ages|ages @ babysitting babysittingbooking booking & number_of_children":
    "5|3 and 6|2 and 4|7|1, 4 and 8|6 and 9",
  "special requests|special instructions|instructions|notes|note @ babysitting babysittingbooking babysittingjob nannybooking":
    "Bedtime at half past seven.|No screens after dinner.|The dog may stay in the kitchen.|Dinner is in the fridge.|Read one story, not three.",
  // Shared homes
  "name|household name @ household": ({ isEnglish }) =>
    isEnglish ? (scope) => `${personOf(scope, ["household"]).last} family` : undefined,
  "description|details|notes|note|instructions @ chore choretask householdtask housetask hometask familytask":
    "Blue bag for paper, black for the rest.|Do not forget the corners.|Takes longer after the weekend.|Use the vinegar, not the spray.|Best done before breakfast.",
  "description|title|name|what for|item @ sharedexpense groupexpense householdexpense splitexpense & split_between":
    "Weekly groceries|Electricity bill|Pizza night|Cleaning supplies|Internet|New kettle|Train tickets",
  "category @ sharedexpense groupexpense householdexpense splitexpense & split_between":
    "Groceries|Utilities|Eating out|Household|Travel",
  "split between|split with|shared with|participants|shared by|split among & paid_by": somebody,
  "pot type|pot|pot material|planter @ plant houseplant":
    "terracotta|ceramic|plastic|self-watering|hanging",
  "location|place|where|venue @ gameplay boardgameplay playsession gamenight & board_game_id":
    "Kitchen table|Board game café|At Nora's|Club evening|Holiday cabin",
  "comment|notes|note|comments @ gameplay boardgameplay playsession gamenight & board_game_id":
    "Won by a single point.|Rules explained twice, worth it.|Rematch next week.|The dice were not with us.|Best round so far.",
  // Trails and stars
  "description|about|summary @ hike hikingtrail trail trek":
    "A quiet path through beech woods to a wide view.|Steep at first, then level along the ridge.|Well marked, with a hut halfway.|Two streams to cross, dry feet only in summer.|An easy round for the whole family.",
  "end point|finish|finish point|end|endpoint|end location @ hike hikingtrail trail trek":
    "Village square|Lower station|Mountain hut|Lake shore|North car park|Chapel",
  "tags|tag|features|highlights @ hike hikingtrail trail trek":
    "views|forest|lake|dog-friendly|family|summit|waterfall|ridge",
  "conditions|trail conditions|condition|trail condition @ hike hikingtrail trail trek hikereview trailreview":
    "Dry|Muddy in places|Icy patches|Snow above the hut|Well kept",
  "title|headline @ hikereview trailreview":
    "Worth every step|Great views, busy path|Bring good shoes|A perfect autumn day|Longer than it looks",
  "text|comment|body|review|content @ hikereview trailreview":
    "Clear signs all the way and a hut with good soup.|We met nobody for two hours.|The last part is steep, take your time.|Start early, the car park fills up.|The view from the top is worth it.",
  "mount|mount type @ telescope observation": "EQ5|Alt-azimuth|Dobsonian base|Equatorial GoTo",
  "name|title @ telescope": "Skylark 130|Dobson 200|Traveller 80|Observer 150|Night Owl 250",
  "brand|manufacturer|maker @ telescope binoculars eyepiece":
    "Nordlicht Optics|Astra|Meridian Optics|Polaris Instruments",
  // Second hand
  "seller name|seller|seller display name & is_negotiable negotiable": somebody,
  "message|note|comment|text|notes @ realestateoffer propertyoffer":
    "The mortgage is approved, and we are flexible on the date.|Subject to a survey.|Cash, and no chain.|We would like to keep the kitchen.|We love the garden and can sign this month.",
  "preferred areas|preferred locations|preferred neighborhoods|preferred neighbourhoods|areas of interest|preferred area|preferred districts @ realestateclient & budget_min budget_max max_budget":
    "Old Town|Riverside|Harbour|University Quarter|West End|Garden Hill|Station Quarter|Lakeside",
  "notes|note|remarks|requirements @ realestateclient":
    "Wants a garden and good schools nearby.|Flexible on the area, not on the light.|Has a large dog.|Needs to move before summer.|Third floor at most, without a lift.|Works from home, needs a second room.",
  "message|note|comment|text @ listingoffer purchaseoffer priceoffer offer & listing_id buyer_name":
    "Would you take a little less?|I can pick it up tomorrow.|Is it still available?|Cash, and I bring a van.|Could you hold it until Friday?",
});
