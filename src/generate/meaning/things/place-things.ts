import { hour, type ThingTable } from "./thing.ts";

/** Where people go: houses, institutions, towns and what was built between them. */
export const placeThings: ThingTable = {
  "cafe coffeehouse coffeeshop coffeebar teahouse teashop": {
    name: "Café {star}|{street} Coffee|The {adjective} Cup|Corner Café|{surname}'s Coffee",
    type: "café|coffee bar|tea room|roastery|bookshop café",
    category: "Coffee|Breakfast|Brunch|Cakes|Vegan",
    status: "open|closed|temporarily closed",
    about:
      "Good coffee, slow Wi-Fi and big windows.|Cakes from the oven next door.|Ten seats inside, twenty in the sun.",
  },
  "bar pub tavern lounge": {
    name: "The {adjective} {animal}|{surname}'s|Bar {star}|The {street} Tap",
    type: "pub|cocktail bar|wine bar|sports bar|beer garden",
    category: "Cocktails|Craft beer|Wine|Live music|Sports",
    status: "open|closed|temporarily closed",
    about:
      "Twelve taps and a quiz on Tuesdays.|Small tables, low light, good drinks.|Live music on Fridays.",
  },
  bakery: {
    name: "{surname} Bakery|{street} Bakery|The {adjective} Oven|Bakery {star}",
    type: "artisan|family|organic|pastry shop|café",
    category: "Bread|Pastries|Cakes|Gluten-free|Café",
    status: "open|closed|temporarily closed",
    about:
      "Sourdough from five in the morning.|Third generation, one oven.|Bread, cakes and a queue on Saturdays.",
  },
  brewery: {
    name: "{adjective} {animal} Brewing|{place} Brewery|{surname} Brewing Co.|{star} Brewhouse",
    type: "craft|regional|brewpub|family|abbey",
    category: "Lager|Ale|Stout|Wheat beer|Seasonal",
    status: "open|closed|under renovation",
    about:
      "Twelve taps, most of them ours.|Brewed in copper kettles since 1987.|Tours on Saturdays, tasting included.",
  },
  "winery vineyard distillery": {
    name: "Château {saint}|{surname} Estate|Quinta {star}|{adjective} Hill Vineyard",
    type: "family estate|cooperative|organic|boutique",
    category: "Red|White|Sparkling|Rosé|Dessert",
    status: "open|closed|by appointment",
    about:
      "Old vines on a south-facing slope.|Tastings by appointment in the old cellar.|Hand-picked, bottled on the estate.",
  },
  "gym fitnesscenter": {
    category: "Strength|Cardio|Climbing|Yoga|Swimming",
    about:
      "Open around the clock, showers included.|Free weights, classes and a small sauna.|Trainers who remember your name.",
  },
  "nailsalon nailstudio nailbar": {
    name: "Nails by {star}|{street} Nail Bar|Polish & Co.|{adjective} Nails",
  },
  "spa dayspa wellness wellnesscenter": {
    name: "Stone & Steam|Quiet Waters Spa|{adjective} Spa|Lavender Day Spa|{star} Baths",
    type: "day spa|thermal bath|hotel spa|sauna",
    status: "open|closed|fully booked",
    about:
      "Sauna, steam and a garden to rest in.|Massages and baths above the lake.|Robes, tea and no telephones.",
  },
  "tattoostudio tattooshop tattooparlor": {
    name: "Black {star} Tattoo|{street} Ink|{surname} Tattoo|Needle & Rose",
  },
  travelagency: {
    name: "{star} Travel|Sunways|{surname} Journeys|Blue Globe Travel|{place} Travel",
  },
  "autoshop autorepair repairshop": {
    name: "{surname} Motors|{street} Auto Repair|{place} Car Service",
  },
  "salon barbershop": {
    name: "{street} Barbers|Studio {star}|The {adjective} Chair|{surname} & Co.|Hair by {star}",
    type: "hair salon|barbershop|nail studio|beauty salon|spa",
    category: "Hair|Nails|Beard|Skin|Make-up",
    status: "open|closed|fully booked",
    about:
      "Walk-ins welcome before noon.|Cuts, colour and a good chat.|Booked weeks ahead for good reason.",
  },
  "hospital clinic practice surgerycenter": {
    about:
      "Emergency room open day and night.|Family doctors and two specialists.|Modern wards beside the park.",
  },
  "pharmacy drugstore": {
    name: "{street} Pharmacy|{star} Pharmacy|Pharmacy at the {station}|{surname} Pharmacy",
    type: "community|hospital|night|online",
    category: "Prescriptions|Family|Skin care|Vaccinations",
    status: "open|closed|on night duty",
    about:
      "Open until ten on weekdays.|Prescriptions ready within an hour.|Advice in four languages.",
  },
  "kindergarten daycare nursery preschool": {
    name: "{adjective} {animal} {It}|Rainbow {It}|Sunflower {It}|{street} {It}|Little {animal}s",
    type: "public|private|Montessori|forest|bilingual",
    category: "Under three|Three to six|All-day|Half-day",
    status: "open|full|closed",
    about:
      "Two groups, one big garden.|Lunch is cooked in the house.|A place outdoors in every weather.",
  },
  "school university college academy": {
    category: "Public|Private|Technical|Arts|Language",
    about:
      "Small classes and a large library.|Known for science and for its choir.|A campus within walking distance of the station.",
  },
  "theater theatre opera": {
    name: "{place} Playhouse|The {adjective} Stage|{saint} Theatre|{street} Theatre",
    type: "drama|opera|musical|puppet|open-air",
    category: "Drama|Comedy|Opera|Dance|Children",
    status: "open|closed|under renovation",
    about: "Three hundred red seats and one ghost.|New plays upstairs, classics in the main hall.",
  },
  "cinema movietheater": {
    name: "{star} Cinema|{place} Filmhouse|The {adjective} Screen|Kino {star}",
    type: "multiplex|arthouse|open-air|drive-in|IMAX",
    category: "Arthouse|Blockbusters|Family|Documentary",
    status: "open|closed|under renovation",
    about: "Four screens and very good popcorn.|Films in their own language, with subtitles.",
  },
  "church temple mosque synagogue chapel cathedral monastery": {
    name: "{place} {It}|{It} of the {adjective} Hill|{saint} {It}|{street} {It}|Old {It} of {place}",
    type: "historic|modern|parish|pilgrimage",
    category: "Historic|Active|Pilgrimage|Community",
    status: "open|closed|under restoration",
    about:
      "Built in 1741 and restored twice since.|Open for visitors between services.|Quiet, cool and full of light.",
  },
  "zoo aquarium safari": {
    name: "{place} {It}|{star} {It}|{adjective} Valley {It}",
    type: "city zoo|aquarium|wildlife park|petting zoo",
    category: "Mammals|Birds|Marine|Reptiles|Family",
    status: "open|closed|winter hours",
    about: "Two hundred species and many shady paths.|Feeding times at eleven and three.",
    price: [8, 34, 0],
  },
  "store shop supermarket boutique market kiosk": {
    category: "Groceries|Fashion|Home|Electronics|Outdoor",
    about:
      "Open until nine, parking behind the house.|Local products and friendly staff.|Two floors in the middle of town.",
  },
  "supermarket grocery": {
    name: "{street} Market|Fresh & {adjective}|{surname} Foods|{star} Market",
  },
  "bookstore bookshop": {
    name: "{street} Books|The {adjective} Page|{surname} & Daughters|Paper {animal}",
    about: "Two floors, creaking stairs, good advice.|Readings on Thursdays, tea always.",
  },
  "florist flowershop": {
    type: "studio|market stall|online|wedding",
    category: "Bouquets|Weddings|Plants|Dried flowers",
    about: "Seasonal flowers, wrapped in paper.|Bouquets for weddings and for no reason at all.",
  },
  "bank creditunion": {
    type: "savings bank|private bank|credit union|online bank|central bank",
    category: "Retail|Business|Private|Investment",
    status: "open|closed",
    about:
      "Branches in every district and a good app.|Free account for students.|Founded by farmers, owned by its members.",
  },
  "embassy consulate": {
    name: "Embassy of Norway|Embassy of Japan|Consulate of Portugal|Embassy of Canada|Consulate of Ireland|Embassy of Chile",
    type: "embassy|consulate|honorary consulate|mission",
    category: "Visas|Passports|Trade|Culture",
    status: "open|closed|by appointment",
    about: "Visa section open on weekday mornings.|Appointments online only.",
  },
  "port harbor harbour marina": {
    name: "Port of {place}|{place} Harbour|{adjective} Bay Marina|{star} Marina",
    type: "container port|ferry port|marina|fishing port",
    category: "Cargo|Passenger|Fishing|Leisure",
    status: "open|closed|restricted",
    about: "Deep water, two container terminals.|Berths for two hundred boats.",
  },
  "airport airfield heliport": {
    type: "international|regional|military|private",
    category: "International|Regional|Cargo",
    status: "open|closed|restricted",
    about: "Two terminals, twenty minutes from the centre.|Short ways and quick checks.",
  },
  "station stop terminal": {
    category: "Train|Bus|Metro|Ferry",
    about: "Step-free access to all platforms.|Lockers, a café and bike parking.",
  },
  "stadium arena": {
    category: "Football|Athletics|Concerts|Tennis",
    about: "Forty thousand seats and no bad ones.|Home of the city's oldest club.",
  },
  "pool swimmingpool sauna": {
    name: "{place} Baths|{adjective} Lagoon|{street} Pool|{star} Spa",
    type: "indoor|outdoor|thermal|children's|diving",
    category: "Sport|Leisure|Family|Wellness",
    status: "open|closed|cleaning",
    about: "Eight lanes, 50 metres, 27 °C.|Heated all year, with a view of the hills.",
    price: [3, 24, 2],
  },
  "choir orchestra ensemble": {
    name: "{place} {It}|{star} {It}|{place} Chamber {It}|{adjective} Hill {It}",
    type: "chamber|symphonic|youth|amateur|professional",
    category: "Classical|Jazz|Folk|Pop|Gospel",
    about:
      "Rehearses every Tuesday, sings everywhere.|Amateurs with professional nerves.|From baroque to film music.",
  },
  "foundation association society union ngo nonprofit": {
    name: "{surname} {It}|{place} {It}|{star} {It}|Open Rivers {It}|{adjective} Futures {It}",
    type: "national|local|international|family",
    category: "Education|Environment|Health|Arts|Housing",
    status: "active|dormant|dissolved",
    about:
      "Run by volunteers, funded by many small gifts.|Helps young people into their first job.|Looks after rivers and those who live by them.",
  },
  "club team squad": {
    about:
      "New members are always welcome.|Meets every Thursday evening.|Small, loud and very loyal.",
  },
  "village town city municipality": {
    name: "{place}|Ashford|Lindenau|Millbrook|Santa Rosa|Kirkwall|Oakham|Bellmare",
    type: "capital|market town|village|port city|suburb",
    category: "Coast|Mountains|Lakes|Historic|Industrial",
    about:
      "Narrow streets, a market square and a castle above.|Known for its harbour and its cheese.|Grown quickly since the railway came.",
  },
  "village hamlet": {
    name: "Lower Ashby|Lindenau|Millbrook|Little Oakham|Kirkby|Fernhill|Saint-Avel|Brookend|Alderton|Westmere",
    about:
      "One street, a church and a baker.|Famous for its apples, and for little else.|Two buses a day, more in summer.",
  },
  "country nation": {
    name: "Portugal|Japan|Norway|Canada|Kenya|Chile|Vietnam|Ireland|Morocco|New Zealand",
    type: "republic|monarchy|federation|island state",
    category: "Europe|Asia|Africa|Americas|Oceania",
    about: "Long coast, high mountains and good trains.|Five languages and one football team.",
  },
  "region province county district neighborhood neighbourhood suburb": {
    name: "Old Town|Riverside|North Harbour|{saint}|Green Hills|Lakeside|Mill Quarter|{adjective} Valley",
    type: "urban|rural|coastal|industrial|residential",
    category: "Centre|North|South|Coast|Hills",
    about: "Quiet streets, small shops and two parks.|Well connected, a little loud at night.",
  },
  "street road highway avenue": {
    name: "{street}|{surname} Street|Route {number}|Old {place} Road",
    type: "residential|main road|motorway|one-way|pedestrian",
    category: "City|Rural|Motorway|Scenic",
    status: "open|closed|under construction",
    about: "Two lanes, a cycle path and old trees.|Closed to cars on Sundays.",
  },
  "bridge tunnel tower dam lighthouse": {
    name: "{place} {It}|{surname} {It}|{adjective} {It}|{star} {It}",
    type: "steel|stone|concrete|suspension|historic",
    category: "Road|Rail|Water|Historic|Pedestrian",
    status: "open|closed|under repair",
    about:
      "Opened in 1932 and repainted ever since.|Best seen from the river at night.|Checked every six years.",
  },
  "castle palace fortress ruin": {
    name: "{place} {It}|{surname} {It}|{adjective} Rock {It}|{saint} {It}",
    type: "medieval|baroque|gothic|renaissance",
    category: "Museum|Private|Ruin|State",
    status: "open|closed|under restoration",
    about:
      "Thick walls, a deep well and a view over the valley.|Built in the 13th century, burned twice.",
  },
  "monument statue memorial": {
    name: "The {adjective} Rider|{place} Memorial|Statue of {surname}|Column of {virtue}",
    type: "statue|memorial|fountain|column|plaque",
    category: "Historic|Modern|War memorial|Landmark",
    status: "open|under restoration|removed",
    about: "Bronze on granite, four metres high.|Meeting point for half the city.",
  },
  "cemetery graveyard": {
    name: "{street} Cemetery|{saint} Cemetery|{adjective} Hill Cemetery",
    type: "municipal|church|military|woodland",
    category: "Historic|Active|Military",
    about: "Old trees, quiet paths and a small chapel.",
  },
  "playground skatepark": {
    name: "{adjective} {animal} Playground|{street} Playground|Pirate Ship Playground",
    type: "adventure|toddler|water|skate|sports",
    category: "Toddlers|Children|Teenagers|All ages",
    status: "open|closed|under repair",
    about: "Swings, sand and a very long slide.|Shade in the afternoon, toilets nearby.",
  },
  "cabin cottage hut chalet": {
    name: "{adjective} Pine {It}|{animal} {It}|Lakeside {It} {small}|{star} {It}",
    type: "log cabin|cottage|chalet|tiny house|mountain hut",
    category: "Lake|Forest|Mountain|Coast",
    status: "available|booked|closed",
    about: "Wood stove, two beds and no reception.|Ten steps from the lake.",
    price: [49, 290, 0],
  },
  "mine quarry well": {
    name: "{adjective} Hope {It}|{surname} {It}|{star} {It} {small}",
    type: "open pit|underground|quarry|drilled",
    category: "Copper|Coal|Gold|Limestone|Water",
    status: "active|closed|suspended",
    about: "Two shafts, the deeper one at 640 metres.|Closed since 1994, open to visitors.",
  },
  reservoir: { name: "{surname} Reservoir|{adjective} Valley Reservoir|Lake {star}" },
  "prison jail": {
    name: "{place} {It}|{adjective} Hill {It}",
    type: "minimum security|medium security|maximum security|open",
    category: "Men|Women|Youth",
    about: "Workshops, a library and a large kitchen.",
  },
  beach: {
    name: "{adjective} Bay Beach|{star} Sands|{saint} Cove|Long Beach {place}",
    type: "sandy|pebble|rocky|dog-friendly|surf",
    category: "Family|Surf|Quiet|Dog-friendly|City",
    about:
      "Shallow water and fine sand.|Windy in the afternoon, good for kites.|Lifeguards from June to September.",
  },
  "island archipelago": {
    name: "Isla {star}|{adjective} Island|{surname} Isle|Saint {star}",
    type: "volcanic|coral|barrier|continental",
    category: "Tropical|Northern|Inhabited|Nature reserve",
    status: "inhabited|uninhabited|protected",
    about: "One village, no cars, many goats.|A ferry twice a day in summer.",
  },
  "forest woodland jungle": {
    name: "{adjective} Forest|{surname} Woods|{star} Grove|{animal} Forest",
    type: "deciduous|coniferous|mixed|rainforest",
    category: "Managed|Protected|Recreation",
    status: "healthy|protected|at risk",
    about: "Old beeches and a stream with trout.|Home to deer, owls and very few people.",
  },
  river: {
    name: "River {surname}|{star} River|{adjective} Creek|Upper {place} Canal",
    type: "mountain|lowland|canal|tidal",
    category: "Navigable|Protected|Recreation",
    about: "Rises in the hills and takes its time.|Good for canoes below the second weir.",
  },
  lake: {
    category: "Bathing|Fishing|Protected|Boating",
    about: "Clear and cold, even in August.|A path of nine kilometres around it.",
  },
  nationalpark: {
    name: "Blue Ridge National Park|Seven Lakes National Park|Redwood Coast National Park|Glacier Valley National Park|Black Fen National Park|Thousand Isles National Park|High Moor National Park|Painted Canyon National Park",
    about:
      "Deep valleys and more lakes than anybody has counted.|Old forest down to the sea, and one road through it.|Best seen from the ridge at sunrise.|Wolves came back in the nineties.",
  },
  park: {
    name: "{street} Park|{surname} Gardens|{adjective} Meadow|{saint} Park",
    type: "city park|botanical garden|square|nature park",
    category: "Family|Sport|Nature|Historic",
    status: "open|closed|partly closed",
    about:
      "Old trees, a pond and a kiosk.|Popular at weekends, quiet before nine.|Dogs welcome on a lead.",
    duration: [hour, 3 * hour],
  },
  "themepark amusementpark": { name: "{star} World|{adjective} Park|Adventure {place}" },
  "university college": {
    name: "University of {place}|{place} Technical University|{surname} College|{place} Arts College",
    type: "public|private|technical|arts",
  },
  college: { name: "{surname} College|{place} College|{saint} College" },
  library: {
    name: "{place} City Library|{street} Library|{surname} Library|{station} Library",
    type: "public|university|school|research|children's",
    category: "Public|University|Research|Children",
    status: "open|closed|under renovation",
    about:
      "Three floors, good light and quiet corners.|Open until eight, on Sundays too.|Home of the city's map collection.",
  },
  "coworkingspace coworkinghub coworking": {
    name: "{station} Works|The {adjective} Desk|{street} Collective|{surname} Works|The {adjective} Loft|Hub {place}",
    about:
      "Two floors of desks, a quiet room and good coffee.|Desks by the day or the month.|Phone booths, fast wifi and a friendly community.",
  },
  "officespace bookablespace meetingroom": {
    name: "Focus Room|Window Desk {small}|Meeting Room Oak|Phone Booth {small}|Studio North|Event Loft|Meeting Room Birch|Team Office {small}",
    type: "hot desk|private office|meeting room|phone booth|event space",
    category: "Meeting|Focus|Events|Team",
    status: "available|occupied|reserved|maintenance",
    about:
      "Quiet side of the house, with a view of the yard.|Screen, whiteboard and good chairs.|Daylight, plants and a door that closes.",
  },
  "farm ranch": {
    about:
      "Forty hectares, ten cows and a farm shop.|Organic since 2004.|Open to visitors on Sundays.",
  },
  "factory mill": {
    about:
      "Two lines, three shifts, two hundred people.|Modernised last year, quieter than before.",
  },
  "warehouse depot": {
    about: "Sixteen docks and a cold room.|Close to the motorway, open around the clock.",
  },
};
