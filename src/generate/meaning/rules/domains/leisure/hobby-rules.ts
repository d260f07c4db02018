import { besideAny, toTextRules } from "../../text-rule.ts";

/** Small clubs and crafts: story hours and shoots, cellars and boards, children and ancestors. */
export const hobbyRules = toTextRules({
  // Books for children, and who looks after them
  "title|name|session title @ storyhour storytime readinghour readingcircle":
    "Bears and Blankets|Tales from the Sea|Rhymes for Little Ones|Stories under the Lamp|Dragons and Dumplings|Around the World in a Book",
  "description|about|summary @ storyhour storytime readinghour readingcircle":
    "We read, sing and paint together.|Bring a blanket and a favourite toy.|Two picture books and a song at the end.|For small listeners and their grown-ups.",
  "branch|library branch|library & storyteller book_title isbn shelf_location":
    "Central Library|North Branch|Harbour Branch|Mill Lane Library|Old Town Branch",
  "notes|note|comment|condition notes @ bookborrow borrow bookloan libraryloan borrowing & borrowed_at":
    "Returned at the harbour branch.|Cover slightly worn.|Reminder sent by email.|Renewed by phone.|Collected by a family member.",
  "notes|note|summary|comment|teacher notes & diaper_changes nap_start nap_end naps child_id":
    "Played outside for an hour.|Slept well after lunch.|A little tired today.|Loved the water table.|Needs spare clothes tomorrow.",
  "mood|mood today & diaper_changes nap_start nap_end naps child_id":
    "happy|cheerful|calm|tired|fussy|curious",
  "activities|activity|todays activities & diaper_changes nap_start nap_end naps child_id":
    "Painting|Story circle|Sandpit|Singing|Building blocks|Walk in the park",
  "food|foods|dish|item|what @ meal snack & eaten amount_eaten":
    "Porridge|Pasta with peas|Vegetable soup|Apple slices|Yoghurt with fruit|Rice and carrots",
  "nap schedule|nap time|nap times|nap":
    "12:00–13:30|12:30–14:00|After lunch, one hour|No nap any more",
  "favorite toy|favourite toy|toy|comfort object|favorite object @ child kid baby toddler":
    "Teddy bear|Toy train|Building blocks|Cloth rabbit|Dinosaur|Picture book",
  "daily routine|routine|day plan @ daycaregroup kindergartengroup nurserygroup preschoolgroup daycare":
    "Morning circle|Free play|Outdoor time|Lunch|Nap|Story time|Pick-up",
  "theme|monthly theme|current theme|weekly theme|project theme|topic @ daycaregroup kindergartengroup nurserygroup preschoolgroup daycare":
    "Animals in the forest|Colours and shapes|My body|The sea|Seasons|Vehicles",
  // Ancestors
  "source|sources|source citation|citation|record source @ marriage familyevent lifeevent ancestor genealogy & husband_id wife_id mother_id":
    "Parish register|Census of 1911|Civil registry|Family Bible|Ship's passenger list|Newspaper notice",
  "notes|note|comment|description @ marriage familyevent lifeevent & husband_id wife_id":
    "Date taken from the parish register.|Photograph in the blue album.|Spelling of the name varies.|Told by a cousin, not yet confirmed.",
  // Pictures
  "title|name|shoot name|session name @ photoshoot photosession shoot":
    "Autumn family portraits|Engagement by the lake|Spring collection|Headshots for the team|A morning in the studio|Newborn at home",
  "shot list|shots|must have shots|shot|key shots":
    "Group portrait|Close-up of the hands|Golden hour by the water|Details of the table|Walking towards the camera|Wide view of the room",
  "equipment|gear|kit|cameras|camera gear @ photographer photoshoot photostudio videographer":
    "Full-frame camera|35 mm lens|85 mm lens|Softbox|Tripod|Drone",
  "license|licence|usage rights|license type @ photo image picture stockphoto":
    "CC BY 4.0|All rights reserved|CC0|CC BY-NC 4.0|Royalty-free",
  // In the glass and in the cup
  "palate|taste|mouthfeel|on the palate @ tasting tastingnote winetasting wine beer whisky coffee":
    "Ripe cherry and soft tannins|Fresh, with green apple|Round and full|Dry, with a hint of pepper|Crisp and mineral",
  "finish|aftertaste @ tasting tastingnote wine winetasting beer whisky coffee":
    "Long and smooth|Short and clean|Slightly bitter|Warm, with spice|Lingering fruit",
  "color|colour|appearance @ tasting tastingnote winetasting wine":
    "Deep ruby|Pale straw|Golden|Garnet|Salmon pink|Purple",
  "comment|comments|notes|note|verdict|impression|summary @ tasting tastingnote winetasting brewlog brew":
    "Better after an hour in the glass.|Would go well with roast lamb.|A touch too warm.|Best one this month.|Try again with a finer grind.",
  "name|winery|producer|estate|winery name @ winery":
    "Quinta do Vale|Weingut Brandt|Château Bellevue|Tenuta San Marco|Bodega Los Olmos|Old Mill Estate|Stone Ridge Cellars",
  // On the board
  "title|chess title|fide title @ player chessplayer": besideAny(
    "rating|elo|fide id|blitz rating|rapid rating",
  )("GM|IM|FM|CM|NM|WFM"),
  "title|name|puzzle name @ puzzle chesspuzzle problem": besideAny("fen|solution|pgn")(
    "Mate in two|Win the queen|Knight fork|Back-rank trick|Quiet move|Save the draw|Open the h-file",
  ),
  // In the sky
  "description|about|summary @ celestialobject celestial star planet galaxy nebula constellation comet & constellation right_ascension":
    "Best seen on clear winter evenings.|Easy to find with binoculars.|Faint, but worth a dark site.|High in the south around midnight.|A favourite of every first night out.",
  // Cars for everybody
  "location|pickup location|parking location|station|parked at @ sharedcar carshare carsharing":
    "Station car park|Market Square|Harbour garage|Old Town, level 1|University east",
  "damage report|damages|damage|damage notes|reported damage @ trip cartrip rental carrental sharedcar booking":
    "Scratch on the rear bumper.|Small dent in the left door.|Stone chip in the windscreen.|Hubcap missing.",
  // Helping
  "description|about|summary|details @ volunteeropportunity volunteerposition volunteerrole volunteering":
    "Help us sort and hand out food once a week.|Keep older people company over a cup of tea.|No experience needed, we show you everything.|Bring gloves and good shoes, we bring the rest.",
  "skills required|skills|required skills|requirements|skills needed @ volunteeropportunity volunteerposition volunteerrole volunteering":
    "Patience|First aid|Driving licence|Good with children|Basic cooking|A second language",
  // Learning words
  "league|league name|division & total_xp xp lessons_completed current_streak":
    "Bronze|Silver|Gold|Sapphire|Ruby|Diamond",
});
