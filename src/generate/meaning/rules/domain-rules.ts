import { digits, draw, fromPlace, pick, shape, type TextRule, toTextRules } from "./text-rule.ts";

const flightNumber: TextRule = shape("NA ###", "BA ####", "LH ###", "SK ###", "TP ####");
const lasting: TextRule = pick("15 min|25 min|30 min|45 min|1 h|1 h 30 min|2 h");
const score: TextRule = draw((_, chance) => `${chance.below(5)}:${chance.below(5)}`);

/** What things of one walk of life are called: the model or a neighbour tells which it is. */
export const domainRules = toTextRules({
  // Health
  "diagnosis|primary diagnosis|medical condition|condition|disease|chronic condition|illness|conditions @ patient visit medical health appointment encounter history record consultation trial study research":
    "Hypertension|Type 2 diabetes|Asthma|Migraine|Seasonal allergy|Bronchitis|Iron deficiency|Lower back pain|Eczema|Gastritis",
  "diagnosis|primary diagnosis|disease|illness|chronic conditions":
    "Hypertension|Type 2 diabetes|Asthma|Migraine|Seasonal allergy|Bronchitis|Iron deficiency|Lower back pain|Eczema|Gastritis",
  "symptom|symptoms|complaint|chief complaint|presenting complaint":
    "Headache|Cough|Fever|Back pain|Fatigue|Dizziness|Sore throat|Skin rash|Shortness of breath|Nausea",
  "allergy|allergies|allergen|allergens":
    "Peanuts|Penicillin|Pollen|Lactose|Gluten|Shellfish|Dust mites|Bee stings|Soy",
  "medication|medications|medicine|drug|drug name|medication name|active ingredient|current medication":
    "Ibuprofen|Amoxicillin|Metformin|Lisinopril|Atorvastatin|Salbutamol|Omeprazole|Levothyroxine|Paracetamol|Cetirizine",
  "dosage|dose|strength @ medication prescription drug medicine treatment vaccine":
    "5 mg|10 mg|20 mg|50 mg|200 mg|400 mg|500 mg|2.5 ml",
  "dosage|dose": "5 mg|10 mg|20 mg|50 mg|200 mg|400 mg|500 mg",
  "frequency @ medication prescription dose treatment":
    "once daily|twice daily|three times a day|every 8 hours|as needed|at bedtime",
  "route|route of administration @ medication prescription drug":
    "oral|intravenous|topical|inhaled|subcutaneous",
  "blood pressure": draw((_, chance) => `${chance.between(104, 142)}/${chance.between(64, 92)}`),
  "specialty|speciality|specialization|specialisation|medical specialty @ doctor physician clinic provider practitioner hospital referral":
    "Cardiology|Dermatology|Paediatrics|Orthopaedics|Neurology|General medicine|Gynaecology|Radiology",
  "specialty|speciality|specialization|specialisation|field of expertise|area of expertise|expertise area":
    "Family law|Interior design|Data analysis|Wedding photography|Tax advice|Nutrition|Product strategy",
  "procedure|treatment|service @ dental dentist tooth & tooth dentist":
    "Filling|Root canal|Cleaning|Crown|Extraction|Whitening|X-ray",
  "treatment|therapy|procedure|intervention":
    "Physiotherapy|Antibiotics for seven days|Rest and fluids|Blood pressure medication|Wound dressing|Allergy injections",
  "test name|lab test|test|panel|analyte @ lab result patient":
    "Complete blood count|Lipid panel|HbA1c|Vitamin D|Thyroid panel|Urine analysis",
  "test result|lab result|outcome|findings @ lab test patient visit":
    "Normal|Slightly elevated|Within range|Needs follow-up|Negative|Positive",
  "reference range|normal range": "3.5–5.1|70–100|0.4–4.0|12–16|135–145",
  "vaccine|vaccine name|vaccination": "Influenza|Tetanus|MMR|Hepatitis B|Polio|COVID-19|HPV",
  "insurance|insurance provider|insurer|health insurance|insurance company":
    "Meridian Health|Alder Mutual|Northern Care|Harbour Insurance|Union Life",
  "ward|hospital ward @ patient hospital bed admission nurse":
    "Cardiology|Surgery|Paediatrics|Maternity|Intensive care|Orthopaedics",
  "bed|bed number": shape("A#", "B##", "C##"),
  "body part|muscle|muscle group|target muscle|muscles":
    "Chest|Back|Legs|Shoulders|Core|Arms|Glutes",
  "tooth|teeth": "11|16|21|26|36|46",
  "hospital|clinic|pharmacy":
    "Saint Anna Hospital|City Medical Centre|Harbour Clinic|Green Cross Pharmacy|University Hospital",
  // Travel
  "flight number|flight no|flight": flightNumber,
  "train number|train": shape("IC ###", "RE #", "ICE ###", "TGV ####"),
  "airline|airline name|carrier @ flight ticket itinerary":
    "Northern Air|Blue Atlantic|Meridian Airways|Alpine Air|Coastline|SkyBridge",
  "airline code|iata|iata code|airport code|origin code|destination code|departure airport|arrival airport|from airport|to airport|airport":
    "LIS|OSL|DUB|MUC|KIX|AMS|CDG|JFK|BCN|VIE|CPH|YUL",
  "icao|icao code": "LPPT|ENGM|EIDW|EDDM|RJBB|EHAM",
  "origin|from|departure|departure city|from city|source city|pickup|destination|to|arrival|arrival city|to city|via @ flight trip route ride journey bus train leg segment itinerary shipment travel ticket voyage transfer":
    "Lisbon|Oslo|Dublin|Munich|Osaka|Amsterdam|Paris|New York|Barcelona|Vienna|Copenhagen|Montreal",
  "gate|departure gate|arrival gate|boarding gate @ flight airport boarding": shape(
    "A#",
    "B##",
    "C##",
    "D#",
  ),
  gate: shape("A#", "B##", "C##"),
  "terminal|departure terminal|arrival terminal": "1|2|3|A|B",
  "seat|seat number|seat no|seat label @ flight passenger ticket boarding": draw(
    (_, chance) => `${chance.between(1, 34)}${chance.pick([..."ABCDEF"])}`,
  ),
  "seat|seat number": draw(
    (_, chance) => `${chance.pick([..."ABCDEFGH"])}${chance.between(1, 24)}`,
  ),
  row: "A|B|C|D|E|F|G",
  "cabin|cabin class|travel class|seat class|fare class|booking class @ flight ticket booking passenger seat fare train":
    "economy|premium economy|business|first",
  "cabin|cabin class|travel class|fare class": "economy|premium economy|business|first",
  "aircraft|aircraft type|plane|airplane": "A320|A350|B737|B787|E190|ATR 72",
  "pnr|booking reference|booking code|confirmation code|record locator|confirmation": shape(
    "AAA###",
    "A##AAA",
    "AA##AA",
  ),
  "port|home port|port of call|departure port|arrival port|origin port|destination port|next port|port of loading|port of discharge @ ship vessel voyage cruise boat shipment container yacht cargo ferry port":
    "Rotterdam|Hamburg|Lisbon|Valencia|Gothenburg|Singapore|Oslo|Genoa|Antwerp|Piraeus",
  "home port|port of call|departure port|arrival port|port of loading|port of discharge":
    "Rotterdam|Hamburg|Lisbon|Valencia|Gothenburg|Singapore|Oslo",
  "vessel|ship|ship name|vessel name":
    "MV Aurora|Northern Star|Calypso|Meridian Spirit|Juno|Atlantic Hope",
  "imo|imo number": digits("IMO 9######"),
  "stop name|station|station name|stop|platform name|departure station|arrival station":
    "Central Station|Old Town|University|Harbour|Airport|Market Square|Riverside|City Hall",
  "platform|track @ train departure station arrival stop": "1|2|3|4|5|7|9|11|12a",
  "line|line name|route name|route short name @ bus tram metro stop departure transit train":
    "Line 4|Line 7|U2|S1|Bus 36|Tram 12|M3",
  "number|room number @ room suite desk locker table": digits("1##", "2##", "3##"),
  "imdb id|imdb": digits("tt0######"),
  "health|plant health|health status|condition status": "good|fair|excellent|needs attention",
  "room type|room category": "single|double|twin|suite|family|studio",
  "bed type|beds": "single|double|queen|king|twin|bunk",
  "board|board type|meal plan @ booking hotel room stay":
    "room only|breakfast|half board|full board",
  "view @ room hotel apartment": "sea|garden|city|courtyard|mountain",
  "check in time|checkin time": "14:00|15:00|16:00",
  "check out time|checkout time": "10:00|11:00|12:00",
  "travel style|pace|trip style": "relaxed|active|family|backpacking|luxury",
  continent: "Europe|Asia|Africa|North America|South America|Oceania",
  "continent code": "EU|AS|AF|NA|SA|OC",
  "trail type|surface|terrain": "forest path|gravel|paved|rock|sand|grass",
  "landmark|attraction|sight|highlight":
    "Old Harbour|City Museum|Cathedral Square|Botanical Garden|Castle Hill|Market Hall",
  // Learning
  "subject|subject name|school subject|discipline|major|minor|field of study|academic field|course name|course @ student teacher class lesson course exam grade school assignment tutor book classroom university schedule enrollment professor degree timetable":
    "Mathematics|Biology|History|Chemistry|Geography|Physics|Literature|Economics|Philosophy|Computer Science",
  "major|field of study|study program|study programme":
    "Mathematics|Biology|History|Chemistry|Economics|Physics|Literature|Computer Science",
  "degree|education|education level|qualification|highest degree":
    "Bachelor of Arts|Bachelor of Science|Master of Science|Doctorate|Diploma|High school",
  "grade|letter grade|final grade|mark @ student course exam assignment submission enrollment test result transcript":
    "A|A-|B+|B|B-|C+|C|D",
  "grade|grade level|class @ student pupil classroom": "1A|2B|3C|4A|5B|6C|7A|8B|9C",
  "grade|letter grade": "A|A-|B+|B|B-|C+|C",
  "semester|term|academic term|school term":
    "Spring 2025|Autumn 2025|Spring 2026|Winter 2025|Summer 2025",
  "academic year|school year": "2023/24|2024/25|2025/26",
  "course code|class code|module code|course number": shape("AAA 1##", "AA 2##", "AAA 3##"),
  "school|school name|university|college|institution|alma mater|university name|institution name":
    "Lakeside University|Hill Road School|Saint Martin College|Northern Academy|City University|Riverside High School",
  "syllabus|curriculum|learning outcome|learning objectives|learning outcomes|objectives":
    "Understand the core concepts|Apply the method to a real case|Present results to a group|Compare two approaches",
  // Music, film, books, television
  "key|musical key @ song track album music score sheet chord piece & tempo bpm danceability":
    "C major|A minor|G major|E minor|D major|B minor|F major|F# minor|B♭ major",
  "time signature|meter": "4/4|3/4|6/8|5/4|7/8",
  "genre|genres|music genre|style|subgenre @ song track album artist band playlist concert music festival musician radio":
    "Rock|Jazz|Pop|Electronic|Folk|Classical|Hip-hop|Soul|Indie|Blues",
  "genre|genres @ movie film show series episode documentary programme broadcast tv":
    "Drama|Comedy|Thriller|Documentary|Animation|Science fiction|Romance|Crime",
  "genre|genres @ book novel author library comic manga ebook":
    "Fiction|Mystery|History|Science fiction|Poetry|Biography|Travel|Fantasy",
  "genre|genres @ game videogame": "Strategy|Puzzle|Adventure|Role-playing|Racing|Simulation",
  "genre|genres": "Drama|Comedy|Documentary|Jazz|Fiction|Mystery|Folk|Adventure",
  "instrument|instruments": "Piano|Violin|Guitar|Cello|Drums|Trumpet|Saxophone|Clarinet",
  "artist|artist name|band|performer|singer|album artist|primary artist @ song track album concert playlist music single record festival gig event lineup setlist":
    "The Paper Lanterns|Nora Kelly|Blue Harbour|Velvet Rivers|Emil Hansen|Night Tram|Yara Haddad|The Quiet Hours|Golden Field",
  "band|band name":
    "The Paper Lanterns|Blue Harbour|Velvet Rivers|Night Tram|The Quiet Hours|Golden Field",
  "album|album name|album title|record":
    "Golden Lights|Midnight Rain|Paper Hearts|Slow Rivers|Electric Moon|Velvet Skyline",
  "song|song title|track|track name|track title":
    "Golden Lights|Midnight Rain|Follow the River|Hearts in Stereo|Electric Moon|Hold the Fire",
  "record label|label|music label @ album record artist track single":
    "Harbour Records|Night Owl Music|Copper Sound|Blue Door Recordings",
  isrc: shape("GBAAA#######", "USAAA#######"),
  lyrics:
    "Golden lights along the harbour wall, we were walking home / Nobody was awake at all|Hold the fire, hold the rain, hold the last train home",
  "channel|tv channel|network|broadcaster|station @ program programme show broadcast episode series tv schedule":
    "Channel One|City TV|North 24|Harbour Radio|Kanal 5|Culture Plus",
  "movie|movie title|film|film title|show title|favorite movie":
    "The Long Way Home|Cold Water|Night Train|Two Sisters|The Clockmaker|Harbour Lights",
  "cast|actors|starring|crew":
    "Amara Novak|Daniel Okafor|Lena Fischer|Priya Shah|Marco Rossi|Sofia Silva|Emil Hansen",
  "age rating|content rating|certification|rated|maturity rating|mpaa rating|film rating":
    "G|PG|PG-13|R|12|16",
  "rating @ movie film show game programme program series broadcast": "G|PG|PG-13|R",
  "codec|video codec": "H.264|H.265|AV1|VP9",
  "audio codec|audio format": "AAC|MP3|FLAC|Opus",
  "resolution|video quality|screen resolution @ video stream camera screen image monitor display":
    "720p|1080p|1440p|2160p|480p",
  "subtitle language|audio language|subtitles|original language":
    "English|Spanish|French|German|Portuguese|Japanese",
  "edition|book edition": "1st edition|2nd edition|3rd edition|Revised edition|Collector's edition",
  "binding|cover type|book format": "hardcover|paperback|ebook|audiobook",
  "publisher|publishing house|publisher name|imprint":
    "Lighthouse Press|Harbor & Finch|Northern Books|Copper Leaf|Union House",
  "call number|shelf mark|dewey": shape("8##.## AAA", "5##.# AAA", "9## AAA"),
  "isbn|isbn10|isbn13|isbn 13": digits("978-0-##-######-#"),
  issn: digits("1###-####"),
  doi: draw((_, chance) => `10.${chance.between(1000, 9999)}/backlot.${chance.between(100, 9999)}`),
  "citation|citations|bibliography":
    "Novak, A. (2023). Notes on slow cities. Harbor & Finch.|Fischer, L. (2021). Light and shade. Northern Books.",
  // Food
  "cuisine|cuisine type|food type|cuisines":
    "Italian|Japanese|Mexican|Lebanese|Indian|Ethiopian|Thai|Greek",
  "course|meal|meal type|dish type @ recipe dish menu meal food":
    "starter|main|dessert|side|breakfast|snack",
  "meal type|meal": "breakfast|lunch|dinner|snack",
  "diet|dietary|dietary restrictions|dietary preference|diet type|dietary requirements|diets":
    "vegetarian|vegan|gluten-free|dairy-free|halal|none",
  "spice level|spiciness|heat level": "mild|medium|hot|extra hot",
  "dish|dish name|food|recipe|recipe name|meal name|menu item|favorite food":
    "Roasted salmon with lemon rice|Mushroom curry|Creamy lentil soup|Chickpea salad|Spicy prawn tacos|Aubergine pie",
  "flavor|flavour|taste|tasting notes|flavor notes|notes @ wine coffee tea beer chocolate":
    "Cherry and cocoa|Citrus|Vanilla|Dark chocolate|Hazelnut|Red berries|Honey|Sea salt",
  "flavor|flavour|taste|tasting notes":
    "Vanilla|Lemon|Hazelnut|Dark chocolate|Strawberry|Sea salt caramel|Pistachio",
  "grape|grape variety|varietal|grapes": "Pinot Noir|Riesling|Merlot|Chardonnay|Tempranillo|Syrah",
  "vineyard|winery|wine estate":
    "Hill Road Winery|Green Valley Estate|Quinta Bela Vista|Old Mill Vineyard",
  "brewery|taproom": "Harbour Brewing|Copper Kettle Brewery|North Gate Brewing",
  "roastery|roaster|distillery":
    "Copper Roasters|Old Mill Distillery|Night Owl Coffee|Northern Still",
  "roast|roast level": "light|medium|medium-dark|dark",
  "unit|unit of measure|measure|unit name @ ingredient recipe":
    "tbsp|tsp|cup|piece|pinch|slice|handful",
  "quantity|amount|measurement @ ingredient recipe":
    "200 g|1 tbsp|2 cups|1 pinch|3 cloves|250 ml|1 tsp",
  "step|steps|instruction|instructions|directions|method|cooking steps|preparation @ recipe step dish":
    "Chop the onions and soften them in oil.|Add the tomatoes and simmer for ten minutes.|Season with salt and pepper.|Bake until golden.|Serve with fresh herbs.",
  "table|table number|table name": "Table 1|Table 2|Table 4|Table 7|Table 9|Table 12",
  // Sport, games
  "sport|sports|sport type|discipline @ athlete team league match club event player competition coach":
    "Football|Tennis|Basketball|Swimming|Cycling|Handball|Volleyball|Running",
  "sport|sports": "Football|Tennis|Basketball|Swimming|Cycling|Handball|Volleyball|Running",
  "position|playing position|field position @ player athlete squad roster lineup":
    "Goalkeeper|Defender|Midfielder|Forward|Winger|Striker",
  "home team|away team|team name|team|opponent|winner|loser|winning team|club|club name|current team|from club|to club @ match game player fixture league standing season coach tournament athlete transfer team squad result score":
    "Lisbon Rovers|Oslo Athletic|Dublin Falcons|Lyon United|Vienna Wolves|Ghent Tigers|Porto Hawks|Bergen City",
  "home team|away team|opponent":
    "Lisbon Rovers|Oslo Athletic|Dublin Falcons|Lyon United|Vienna Wolves|Ghent Tigers|Porto Hawks|Bergen City",
  "result|outcome @ chess & opening white_player white moves": "1–0|0–1|½–½",
  "time control @ chess game match": "5+0|10+5|15+10|90+30",
  "score|final score|result|half time score @ match fixture & home_team away_team home_score":
    score,
  "league|league name|competition|tournament|championship|cup":
    "Premier League|Second Division|City Cup|Northern Championship|Summer Open|Champions Cup",
  "service level|delivery speed @ shipment delivery parcel order shipping package":
    "standard|express|economy|overnight",
  "stadium|arena|ground|pitch":
    "Riverside Stadium|City Arena|Harbour Ground|Olympic Park|Mill Lane Court",
  "season|season name @ match league team player standing fixture tournament":
    "2023/24|2024/25|2025/26",
  "round|stage|matchday @ match fixture tournament":
    "Group stage|Round of 16|Quarter-final|Semi-final|Final|Matchday 12",
  "preferred foot|foot|dominant hand|handedness|hand": "right|left|both",
  "event|race|distance name @ athlete swimmer runner result":
    "100 m|400 m|10 km|Half marathon|Marathon|200 m freestyle",
  "finish time|race time|best time|lap time|personal best|time @ race result athlete runner swimmer lap":
    draw(
      (_, chance) =>
        `${chance.between(0, 3)}:${String(chance.between(10, 59))}:${String(chance.between(10, 59))}`,
    ),
  "workout type|exercise type|activity|activity type|activity name|exercise|exercise name|workout":
    "Running|Strength|Yoga|Cycling|Swimming|Rowing|Hiking|Pilates",
  intensity: "low|moderate|high|very high",
  rarity: "common|uncommon|rare|epic|legendary",
  "faction|guild|clan|alliance":
    "Order of the Fox|Iron Company|Blue Lanterns|Northern Watch|Ember Circle",
  "class|character class|job class|role @ character hero player npc fighter":
    "warrior|mage|rogue|healer|ranger|paladin",
  "race|species|ancestry @ character hero npc": "human|elf|dwarf|halfling|gnome",
  "weapon|weapon name": "Iron Sword|Storm Bow|Frost Staff|Bronze Dagger|Ember Hammer",
  "ability|abilities|power|powers|spell|special move":
    "Fireball|Shield Wall|Quick Step|Heal|Shadow Strike|Wind Slash",
  "element|element type @ character card pokemon spell monster":
    "fire|water|earth|air|light|shadow",
  "achievement|badge|badges|award|awards|trophy|honors|honours":
    "Early Bird|Team Player|Gold Member|Perfect Week|Top Contributor|First Place",
  "difficulty @ quest level game puzzle": "easy|normal|hard|expert",
  "game mode|mode @ match game lobby": "solo|co-op|versus|ranked|casual",
  "opening @ chess": "Sicilian Defence|Ruy Lopez|Queen's Gambit|French Defence|Caro-Kann",
  // Homes, vehicles, machines
  "property type|home type|house type|dwelling type|accommodation type|building type":
    "apartment|house|studio|townhouse|loft|villa",
  "heating|heating type|heating system": "gas|district heating|heat pump|electric|oil",
  "energy class|energy rating|energy label|energy efficiency class|epc": "A+|A|B|C|D|E",
  "furnishing|furnished status": "furnished|part-furnished|unfurnished",
  "orientation|facing|exposure @ property apartment room house solar panel installation roof balcony window":
    "north|south|east|west|south-west",
  "floor|floor level|storey @ apartment property office room building flat":
    "Ground floor|1st floor|2nd floor|3rd floor|Top floor",
  "parking|parking type": "street|garage|underground|none",
  "make|manufacturer|brand|car make|vehicle make @ car vehicle truck motorcycle bike van aircraft auto":
    "Volta|Northstar|Kestrel|Aurora|Meridian|Solano",
  "make|car make|vehicle make": "Volta|Northstar|Kestrel|Aurora|Meridian|Solano",
  "model|car model|vehicle model|trim @ car vehicle truck motorcycle bike van rental auto & make vin license_plate mileage":
    "City|Tourer|GT|Estate|Cross|One|S2|X4",
  "model|model name|model number @ device phone laptop sensor camera printer machine computer appliance router drone equipment":
    shape("M-###", "X##", "Pro ##", "S###", "T-###A"),
  "model|ai model|llm model & prompt completion max_tokens": "small-2|base-3|large-4|embed-1",
  "model|model name|model number": shape("M-###", "X##", "S###"),
  "trim|trim level": "Base|Comfort|Sport|Executive",
  "transmission|gearbox|transmission type": "manual|automatic|dual clutch",
  "fuel|fuel type|engine type|powertrain|propulsion": "electric|hybrid|petrol|diesel",
  "engine|engine name|engine @ car vehicle motorcycle":
    "1.2 TSI|2.0 TDI|Electric 150 kW|1.6 Hybrid|3.0 V6",
  "drivetrain|drive type|drive": "front-wheel|rear-wheel|all-wheel",
  "body style|body type|vehicle type|vehicle class|car type":
    "sedan|hatchback|estate|SUV|van|coupe",
  "license plate|licence plate|number plate|registration plate|plate number|vehicle registration":
    shape("AA ####", "A-AA ###", "AAA ##A"),
  "license plate|plate|registration plate|plate number|number plate|licence plate|vehicle registration|registration @ vehicle car truck taxi driver ride van":
    shape("AA ####", "A-AA ###", "AAA ##A"),
  "connector|connector type|plug type": "Type 2|CCS|CHAdeMO|Schuko",
  "condition|item condition|product condition|condition grade @ product listing item car vehicle book auction lot furniture phone card device artwork":
    "new|like new|good|fair|for parts",
  "condition|item condition": "new|like new|good|fair|worn",
  shape: "round|square|oval|rectangular|triangular",
  "pattern @ fabric shirt dress garment clothing wallpaper knitting":
    "plain|striped|checked|floral|dotted",
  "fit @ shirt garment clothing dress": "slim|regular|relaxed|oversized",
  "finish|texture": "matte|gloss|satin|brushed|natural",
  "stone|gemstone|gem": "Sapphire|Emerald|Ruby|Opal|Amethyst|Topaz",
  "metal|metal type": "gold|silver|rose gold|platinum|steel",
  "technique|medium|art medium|materials used @ artwork painting drawing sculpture art print":
    "Oil on canvas|Watercolour|Ink on paper|Bronze|Acrylic|Linocut|Photograph",
  "movement|art movement|art style|style @ artwork painting artist architect":
    "Impressionism|Modernism|Expressionism|Minimalism|Baroque|Realism",
  provenance:
    "Private collection, Lisbon|Gift of the artist|Estate sale, 1987|Acquired at auction, 2004",
  "sensor type|measurement type|quantity kind|reading type|metric @ sensor reading measurement device":
    "temperature|humidity|pressure|light|co2|motion",
  "unit|units|unit of measure|unit of measurement|measurement unit|uom @ reading measurement sensor observation metric datapoint vital":
    "°C|%|hPa|lux|ppm|kWh",
  "unit|unit name @ lab test result analyte": "mg/dL|mmol/L|g/L|U/L",
  "firmware|firmware version": draw(
    (_, chance) => `${chance.between(1, 5)}.${chance.between(0, 14)}.${chance.between(0, 9)}`,
  ),
  "room|room name|zone @ device sensor thermostat lamp light smart home":
    "Living room|Kitchen|Bedroom|Hallway|Garage|Office|Bathroom",
  "power source|battery type": "battery|mains|solar|USB",
  "fault|fault code|error code @ machine device vehicle equipment": shape("E##", "F###", "P0###"),
  "part|part name|component|spare part":
    "Air filter|Drive belt|Bearing|Seal ring|Control board|Brake pad|Fuse",
  "equipment|gear @ gym workout exercise class fitness training & calories_burned reps muscle":
    "Dumbbells|Yoga mat|Kettlebell|Resistance band|Rower|Bench|Jump rope",
  "tool|tools|equipment": "Drill|Torque wrench|Ladder|Multimeter|Forklift|Laser level",
  // Work, law, government
  "leave type|absence type": "vacation|sick leave|parental leave|unpaid leave|training",
  "employment type|contract type|job type|work type|employment status":
    "full-time|part-time|contract|internship|temporary",
  "work mode|workplace type|work location|remote policy|work model": "remote|hybrid|on-site",
  "seniority|seniority level|experience level|career level|job level":
    "junior|mid-level|senior|lead|principal",
  "pay frequency|pay period|salary period|payment frequency|payroll frequency":
    "hourly|weekly|bi-weekly|monthly|yearly",
  "shift|shift type|shift name": "early|late|night|weekend|on call",
  "industry|sector|vertical|business sector|industries|market segment|line of business":
    "Retail|Software|Health care|Logistics|Energy|Food|Finance|Education|Construction|Media",
  "round|last round|funding round|funding stage|stage @ startup investor investment & investors valuation founders":
    "Pre-seed|Seed|Series A|Series B|Growth",
  "range|mountain range @ mountain peak summit":
    "Alps|Andes|Pyrenees|Carpathians|Dolomites|Rockies",
  "action|rule action|policy action @ firewall rule policy acl": "allow|deny|log|reject",
  "fuel policy": "full to full|prepaid|same to same",
  "direction @ wind route road trail traffic compass lane slope": "north|south|east|west",
  "stage|pipeline stage|deal stage|sales stage|funnel stage @ deal opportunity lead pipeline candidate application":
    "prospect|qualified|proposal|negotiation|won|lost",
  "lead source|source|acquisition channel|referral source|utm source|origin channel @ lead customer contact deal candidate prospect signup opportunity subscriber visitor":
    "website|referral|event|newsletter|cold call|partner|social media",
  "lead source|acquisition channel|referral source|utm source":
    "website|referral|event|newsletter|partner|social media",
  "utm medium|medium @ campaign lead visit traffic": "email|social|cpc|organic|referral",
  "utm campaign|campaign|campaign name":
    "Spring launch|Newsletter March|Back to school|Summer sale|Retargeting Q2",
  "segment|customer segment|audience|target audience|cohort|persona":
    "New customers|Small businesses|Students|Families|Enterprise|Returning customers",
  "territory|sales region|market": "North|South|East|West|Central|DACH|Nordics",
  "industry code|sic code|naics|naics code": digits("4###", "5###", "62##"),
  "payment terms|terms|payment term @ invoice order quote contract supplier customer":
    "Net 14|Net 30|Net 60|Due on receipt|Prepaid",
  "payment terms": "Net 14|Net 30|Net 60|Due on receipt|Prepaid",
  "incoterm|incoterms": "EXW|FOB|CIF|DAP|DDP",
  "hs code|customs code|tariff code|tariff number": digits("84##.##", "94##.##", "61##.##"),
  "court|court name|tribunal":
    "District Court|Court of Appeal|Labour Court|Supreme Court|Family Court",
  "case type|case category|matter type|practice area|legal area|area of law":
    "civil|criminal|family|labour|administrative",
  "charge|charges|offense|offence|crime|violation|violation type @ case defendant arrest suspect citation inmate incident":
    "Theft|Fraud|Speeding|Vandalism|Trespassing|Burglary",
  "verdict|ruling|judgment|decision|outcome @ case hearing appeal court lawsuit":
    "guilty|not guilty|dismissed|settled|upheld|overturned",
  "decision|outcome|result|conclusion": "approved|rejected|deferred|withdrawn|passed|inconclusive",
  plea: "guilty|not guilty|no contest",
  jurisdiction: "Federal|State|Municipal|County|International",
  "docket number|case number|case no|file number|docket|matter number @ case court hearing lawsuit filing":
    shape("20##-CV-####", "20##-CR-###", "A-###/2#"),
  "party|political party|party name|affiliation @ candidate politician election member senator voter mayor representative":
    "Civic Union|Green Future|Liberal Forum|Workers' Alliance|Independent",
  "office|elected office|ministry|authority|government body|issuing authority|agency name|public office @ candidate politician permit election official citizen passport license":
    "City Council|Mayor's Office|Ministry of Transport|Planning Office|Department of Health|Tax Office",
  "ministry|authority|issuing authority|agency":
    "City Council|Ministry of Transport|Planning Office|Department of Health|Tax Office",
  "constituency|electoral district|ward|precinct":
    "North Ward|Riverside|Old Town|Harbour|West End|University",
  "permit type|license type|licence type|permit category":
    "building|event|business|parking|environmental",
  "zoning|zone type|land use|zoning code":
    "residential|commercial|mixed use|industrial|green space",
  "visa type|visa category|visa class": "tourist|business|student|work|transit",
  "passport|passport number|document number|id number|national id|identity number": shape(
    "A#######",
    "AA######",
  ),
  "citizenship|ethnicity":
    "American|British|Canadian|French|German|Indian|Irish|Japanese|Kenyan|Mexican",
  "religion|denomination": "Christian|Muslim|Jewish|Buddhist|Hindu|none",
  "priority level|triage level|alert level|threat level|risk level|risk|risk rating|impact|exposure":
    "low|medium|high|critical",
  likelihood: "rare|unlikely|possible|likely|almost certain",
  "policy number|insurance number|member number|membership number|policy no": shape(
    "POL-######",
    "AA-#######",
  ),
  "claim number|claim id|claim no": shape("CLM-#####"),
  "coverage|coverage type|policy type|insurance type":
    "basic|standard|comprehensive|liability|premium",
  "relationship|relation|relation to patient|kinship|relationship type @ contact emergency family person guardian beneficiary dependent parent":
    "mother|father|partner|sister|brother|friend|daughter|son",
  "emergency contact relationship|relationship to patient":
    "mother|father|partner|sister|brother|friend",
  // Nature and science
  "scientific name|latin name|botanical name|binomial":
    "Vulpes vulpes|Tyto alba|Quercus robur|Lavandula angustifolia|Apis mellifera|Salmo salar|Monstera deliciosa|Bubo bubo",
  "common name|species name|vernacular name @ species plant animal bird observation sighting":
    "Red fox|Barn owl|Grey seal|European robin|Atlantic salmon|Honey bee|English oak|Lavender",
  "species|animal|animal type|pet type @ pet animal veterinary adoption shelter":
    "dog|cat|rabbit|parrot|tortoise|hamster",
  "species|fish|fish species @ aquarium fish tank pond":
    "Neon tetra|Guppy|Angelfish|Betta|Corydoras|Clownfish",
  "water type": "freshwater|saltwater|brackish",
  "species @ plant tree garden seed":
    "Lavandula angustifolia|Quercus robur|Monstera deliciosa|Solanum lycopersicum|Ocimum basilicum",
  "species @ sighting observation bird wildlife survey fish catch zoo":
    "Red fox|Barn owl|Grey seal|European robin|Atlantic salmon|Honey bee|Roe deer",
  "breed|breed name @ pet animal dog cat adoption & species vaccinated microchip owner":
    "Border Collie|Tabby|Beagle|Siamese|Labrador|Maine Coon|Terrier",
  "habitat|biome|ecosystem": "forest|wetland|grassland|coast|mountain|river|desert",
  "conservation status|iucn status|conservation":
    "least concern|near threatened|vulnerable|endangered|critically endangered",
  "taxon|family|genus|order|phylum|kingdom|class @ species plant animal bird taxon insect fish":
    "Canidae|Felidae|Rosaceae|Fagaceae|Strigidae|Lamiaceae|Salmonidae",
  "diet|food|feeding @ animal species dinosaur bird fish mammal insect reptile zoo":
    "herbivore|carnivore|omnivore|insectivore",
  "crop|crops|crop type": "Wheat|Barley|Maize|Potatoes|Rapeseed|Sunflower|Apples|Soybeans",
  "soil|soil type": "loam|clay|sand|silt|peat|chalk",
  "sunlight|light|light requirement|sun exposure|light needs @ plant seed flower tree garden crop":
    "full sun|partial shade|shade|bright indirect light",
  "watering|water needs|watering schedule|watering frequency|irrigation":
    "daily|twice a week|weekly|every two weeks",
  "weather|weather condition|conditions|condition|forecast|sky @ weather forecast day observation station":
    "sunny|partly cloudy|overcast|light rain|thunderstorm|snow|fog",
  "weather|weather condition": "sunny|partly cloudy|overcast|light rain|thunderstorm|snow|fog",
  "wind direction|wind|compass direction|heading": "N|NE|E|SE|S|SW|W|NW",
  "moon phase": "new moon|first quarter|full moon|last quarter|waxing crescent",
  "planet|celestial body|star|constellation|galaxy":
    "Mars|Kepler-22b|Orion|Vega|Andromeda|Europa|Titan|Proxima b",
  "spectral type|spectral class": "G2V|M5V|K0III|F8|A1V",
  "orbit|orbit type": "low Earth|geostationary|polar|sun-synchronous",
  "rocket|launch vehicle|spacecraft": "Aurora 3|Meridian Heavy|Pathfinder|Vega Light",
  "launch site|launch pad|launchpad": "Kourou|Cape North|Andøya|Baikonur",
  "formula|chemical formula|molecular formula": "H2O|NaCl|CO2|C2H5OH|NH3|CuSO4|C6H12O6|CaCO3",
  "chemical symbol|symbol @ element chemical atom": "H|He|Li|C|N|O|Na|Fe|Cu|Ag|Au",
  "symbol|gene|gene symbol|gene name @ gene protein variant": "BRCA1|TP53|EGFR|MYC|APOE|CFTR",
  "gene|gene symbol|gene name": "BRCA1|TP53|EGFR|MYC|APOE|CFTR",
  "sequence|dna sequence @ gene sample protein dna genome":
    "ATGCGTACCTGA|GGCTTAACGTAC|TTAGCCGATACG|CCGATTAGGCAT",
  chromosome: "1|2|3|7|11|17|22|X|Y",
  "cas number|cas": digits("7###-##-#", "50-##-#"),
  "hazard|hazard class|hazard statement|hazards": "flammable|corrosive|irritant|toxic|none",
  "state|state of matter|phase @ element chemical substance": "solid|liquid|gas",
  hypothesis:
    "Longer daylight increases growth.|Shorter forms raise completion.|Regular breaks improve recall.",
  "methodology|study design|study type":
    "randomised trial|cohort study|survey|field study|case study",
  "mineral|rock|rock type": "quartz|feldspar|granite|basalt|limestone|slate",
  "era|epoch|period|historical period|century @ excavation dig artefact site artifact dinosaur fossil building artwork museum monument coin":
    "Bronze Age|Roman|Medieval|Renaissance|18th century|Jurassic",
  // Money
  "account type|bank account type": "checking|savings|business|joint|credit",
  "transaction type|txn type|entry type": "payment|refund|transfer|deposit|withdrawal|fee",
  "credit debit indicator|debit credit|direction|entry side @ transaction payment entry transfer":
    "credit|debit",
  "merchant|merchant name|payee|payee name|counterparty|beneficiary|beneficiary name|creditor name|debtor name|store|vendor name|retailer|shop":
    "Corner Bakery|Northwind Labs|City Transport|Green Grocer|Lakeside Trading|Harbour Books|Fernway Foods|Union Energy",
  "bank|bank name|issuing bank|issuer|financial institution|lender":
    "Harbour Savings Bank|Meridian Bank|First Northern Bank|Union Trust|Alder Bank",
  "mcc|merchant category code": digits("5411", "5812", "4111", "5999"),
  "investment type|asset class|security type|instrument|instrument type @ holding portfolio position trade fund investment asset":
    "stock|ETF|bond|fund|cash",
  "exchange|stock exchange @ stock ticker share quote company security":
    "NASDAQ|NYSE|LSE|XETRA|Euronext|TSE",
  isin: shape("US##########", "DE##########", "GB##########"),
  "risk profile|risk tolerance|risk appetite": "conservative|balanced|growth|aggressive",
  "loan type|mortgage type": "fixed rate|variable rate|interest only",
  "purpose|loan purpose|purpose of visit|intended use|use case|usage @ loan visa booking visit trip application grant":
    "Home improvement|Business|Education|Family visit|Holiday|Equipment",
  "funding source|source of funds": "Salary|Savings|Grant|Sponsorship|Donations",
  "funding|funding type|funded by":
    "University grant|City funding|Private donors|Research council|Own funds",
  "utilities|utilities included": "Water|Heating|Electricity|Internet|Waste",
  "flag|flag state @ ship vessel voyage boat yacht cargo":
    "Norway|Malta|Panama|Denmark|Greece|Portugal",
  "cargo|cargo type|goods|freight type|load type|commodity":
    "containers|grain|machinery|cars|timber|chilled goods",
  "milk|milk type": "whole|oat|soy|almond|none",
  "extras|toppings|addons|extra @ coffee drink pizza burger food order dish & drink dish":
    "Extra shot|Oat milk|Caramel|Whipped cream|Cinnamon|No ice",
  "zone|parking zone @ parking": "A|B|C|Blue zone|Residents|P1",
  "spot number|space number|spot|bay number|stall|locker number|table no|pitch number|berth|slip|desk|desk number|booth|booth number|plot|plot number|berth number|station number|bed no":
    shape("B##", "C#", "D##"),
  "unit|unit number|apartment|flat @ lease tenant tenancy apartment property rental building":
    shape("Apt #", "Unit 1#", "#A", "#B"),
  "design|motif|pattern name|artwork idea":
    "Fern leaf|Compass|Small anchor|Mountain line|Koi|Geometric fox",
  "placement|body placement|body location|location on body":
    "Forearm|Shoulder|Ankle|Upper back|Wrist|Calf",
  "tax code|vat code|tax type|tax name|tax class|tax category": "Standard|Reduced|Zero|Exempt",
  "expense category|budget category|spending category":
    "Travel|Meals|Lodging|Equipment|Training|Office|Rent|Groceries",
  "blockchain|chain|network @ wallet token transaction coin nft crypto":
    "Ethereum|Bitcoin|Polygon|Solana",
  "wallet address|tx hash|transaction hash|contract address|block hash": draw(
    (_, chance) => `0x${Array.from({ length: 40 }, () => chance.below(16).toString(16)).join("")}`,
  ),
  // Living together
  "marital status|civil status|family status": "single|married|divorced|widowed",
  "blood type|blood group": "A+|A-|B+|B-|AB+|O+|O-",
  "eye color|eyes": "brown|blue|green|hazel|grey",
  "hair color|hair": "black|brown|blond|red|grey",
  "skin type|skin tone": "normal|dry|oily|combination|sensitive",
  "mood|emotion|feeling|sentiment": "calm|happy|tired|focused|anxious|excited",
  "sentiment @ review comment message feedback ticket mention analysis":
    "positive|neutral|negative",
  "personality|temperament|traits|trait": "friendly|shy|playful|calm|curious|energetic",
  occasion: "birthday|wedding|anniversary|graduation|housewarming",
  "dress code": "casual|smart casual|business|black tie",
  "music preference|favorite music": "Jazz|Rock|Pop|Classical|Electronic",
  "pet name": "Biscuit|Luna|Pepper|Milo|Olive|Ziggy",
  "zodiac|zodiac sign|star sign": "Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio",
  "season|best season|growing season|planting season|harvest season": "spring|summer|autumn|winter",
  "holiday|holiday name|public holiday":
    "New Year's Day|Easter Monday|Labour Day|Midsummer|National Day|Christmas Day",
  "gauge @ knitting pattern yarn crochet": "22 sts / 10 cm|18 sts / 10 cm|28 sts / 10 cm",
  "yarn|fabric|fabric type|textile": "Merino|Linen|Cotton|Alpaca|Silk|Denim",
  "duration|length|runtime|estimated time|reading time|prep time|cook time|total time|preparation time|cooking time|wait time|travel time|lead time|delivery time|processing time|response time|transit time|play time|running time|estimated duration":
    lasting,
  "warranty|warranty period|guarantee": "12 months|24 months|3 years|5 years|none",
  "region|wine region|growing region @ wine coffee tea olive cheese":
    "Douro|Tuscany|Rioja|Mosel|Sidamo|Antioquia|Provence",
  "origin|country of origin|place of origin @ coffee wine product artwork tea cheese chocolate ingredient food fabric":
    fromPlace((found) => found.country),
  "orientation|layout": "portrait|landscape|square",
  direction: "inbound|outbound",
  "side @ trade order position bet": "buy|sell",
  side: "left|right|front|back",
  "handed|alignment": "left|right|center",
});
