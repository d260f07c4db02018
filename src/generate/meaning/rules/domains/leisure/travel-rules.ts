import { type Place, places } from "../../../../facets/place.ts";
import { toAirportName, toPilotCode } from "../../../../phrases/airports.ts";
import {
  besideAny,
  digits,
  draw,
  fromPlace,
  shape,
  type TextRule,
  toTextRules,
} from "../../text-rule.ts";

const flightNumber: TextRule = shape("NA ###", "BA ####", "LH ###", "SK ###", "TP ####");

/** Where a journey begins or ends: the city, the airport and the country of one end agree. */
const endpoint =
  (read: (found: Place) => string): TextRule =>
  ({ member }) => {
    const end = member.words.filter((word) => word !== "code").join(" ");
    return (scope) => read(scope.facet(places, end));
  };

const seaports =
  "Rotterdam|Hamburg|Lisbon|Valencia|Gothenburg|Singapore|Oslo|Genoa|Antwerp|Piraeus";

const halls = /^(?:section|block|venue|concert|event|show|movie|film|screening|match|performance)/i;

/** Journeys, and where one stays. */
export const travelRules = toTextRules({
  "brand|hotel brand|chain|hotel chain|group|chain name @ hotel resort hostel & star_rating check_in_time price_per_night":
    "Meridian Hotels|Lumen Stays|Northern Inns|Grand Union|Aster Collection|independent",
  "delivery time|delivery estimate|estimated delivery time|eta @ restaurant foodplace takeaway diner pizzeria":
    "15–25 min|20–30 min|25–35 min|30–45 min|40–55 min",
  "user type|rider type|member type|customer type @ bikesharetrip biketrip scootertrip sharetrip":
    "subscriber|casual|day pass",
  "preferences|ride preferences|rules @ carpoolride carpool rideshare ride":
    "No smoking|Music welcome|Pets allowed|Quiet ride|Small luggage only|Chatty",
  "status|rental status|state @ carrental vehiclerental bikerental rentalbooking & pickup_date daily_rate":
    "reserved|active|returned|cancelled",
  "registration|tail number|registration number|aircraft registration @ aircraft plane airplane jet helicopter":
    shape("D-AAAA", "G-AAAA", "F-AAAA", "N###AA", "EI-AAA", "LN-AAA", "CS-AAA", "SE-AAA"),
  "model|aircraft model|type|aircraft type @ aircraft plane airplane jet":
    "A320neo|737-800|E190|A350-900|ATR 72-600|A220-300|787-9",
  "manufacturer|maker|make @ aircraft plane airplane jet": "Airbus|Boeing|Embraer|ATR|Bombardier",
  "itinerary|itinerary name|cruise name|title|name @ cruise voyage cruisebooking & ship_name cabins_available":
    "Norwegian Fjords|Western Mediterranean|Baltic Capitals|Canary Islands|Greek Islands|Northern Lights",
  "name|route name|title|line name @ busroute bus tramline busline transitroute & first_bus last_bus route_number headsign":
    "Central Station – Airport|Harbour – University|Old Town loop|Riverside – Hospital|Market Square – Stadium",
  "origin|destination|from|to|start|end|terminus @ busroute busline tramline transitroute & first_bus last_bus headsign":
    "Central Station|Airport|University|Harbour|Hospital|Stadium|Market Square|North Gate",
  "first bus|first tram|first train|first departure|first service|first ferry":
    "04:50|05:15|05:30|05:45|06:00",
  "last bus|last tram|last train|last departure|last service|last ferry":
    "22:40|23:15|23:45|00:10|00:30",
  "location|area|fishing area|fishing spot|waters @ fishing fishingtrip charter":
    "Harbour bay|North reef|River mouth|Lighthouse bank|Outer islands",
  "airport|airport name|from airport|to airport & iata iata_code =code icao": fromPlace(
    ({ airport }) => toAirportName(airport),
  ),
  "from|to|origin|destination|from airport|to airport @ flight flightsegment flightleg & flight_number airline":
    endpoint((found) => found.airport),
  "name|title|city @ destination traveldestination tripdestination": fromPlace(({ city }) => city),
  "best time to visit|when to go|best months to visit|travel season":
    "April to June|September and October|May and September|All year round|December to February",
  "description|about|summary|overview @ destination traveldestination":
    "Old harbour, good food and long evenings.|Museums in the morning, parks in the afternoon.|Best explored on foot, with time for markets.|A compact centre, and mountains an hour away.",
  "route|line @ ferry ferryline ferryroute":
    "Harbour – North Island|Old Port – Lighthouse Point|City Pier – Green Isle|South Bay – Castle Rock",
  "title|name|heading|theme @ itinerary itineraryitem": besideAny("day|day number|day no")(
    "Arrival and first walk|Old town and market|Museums and cafés|Day trip to the coast|Slow morning, long lunch|Hills and viewpoints|Last shopping and departure",
  ),
  "description|summary|details|text|notes @ itinerary itineraryitem itineraryday tripday":
    besideAny("day|day number|day no")(
      "Guided walk in the morning, free time in the afternoon.|Breakfast at the hotel, then out until the evening.|A slow morning, a long lunch and a view at sunset.|Two short visits, with time for coffee in between.|On foot all day, with a picnic on the way.|A local host shows the way and where to eat.",
    ),
  "title|name|heading @ itineraryday tripday & day_number":
    "Arrival and first walk|Old town and market|Museums and cafés|Day trip to the coast|Slow morning, long lunch|Hills and viewpoints|Last shopping and departure",
  "activity|activities|plan|what @ itinerary day tripday stop & start_time day location":
    "Walking tour of the old town|Museum visit|Boat trip|Free afternoon|Cooking class|Day hike|Dinner by the harbour|Market visit|Check-in and rest",
  "activities|planned activities|things to do @ trip vacation travelplan citytrip & destination destinations destination_city destination_id":
    "City walking tour|Museum visit|Food tour|Cooking class|Bike tour|Day hike|Local market|Concert evening|Photo walk|Wine tasting|Gallery visit|Picnic in the park",
  "number|no @ flight flightleg flightsegment": flightNumber,
  "flight number|flight no|flight": flightNumber,
  "train number|train": shape("IC 1##", "IC 6##", "RE 2#", "EX 4##", "IR 3##"),
  "airline|airline name|carrier @ flight ticket itinerary":
    "Northern Air|Blue Atlantic|Meridian Airways|Alpine Air|Coastline|SkyBridge",
  "airline code|airline iata": "NA|BA|LH|SK|TP",
  "iata|iata code|code|designator @ airline carrier": shape("AA"),
  "alliance|airline alliance @ airline carrier": "Star Alliance|oneworld|SkyTeam",
  "icao|icao code @ airline carrier": shape("AAA"),
  "callsign|call sign|radio callsign @ airline carrier flight":
    "NORTHSTAR|BLUEJAY|MERIDIAN|ALPINE|COASTER|SKYBRIDGE|SUNBIRD|HARRIER",
  "registered in|country of registration|registration country|registered country": fromPlace(
    ({ country }) => country,
  ),
  "pickup location|pickup point|meeting point|pickup|departure point @ tourbooking tour excursion activitybooking tourreservation":
    "Hotel lobby|Central station, main entrance|Old harbour, pier 3|Market square, by the fountain|Tourist office|Opera house steps",
  "tour name|tour|tour title|activity name|excursion @ tourbooking excursionbooking activitybooking tourreservation & tour_date adults participants guests customer_name pickup_location":
    "Old town on foot|Harbour by boat|Street food and markets|Castle and gardens|Day trip to the islands|Sunset kayak tour|Wine villages by bus|Bike tour along the river",
  "note|notes|remarks @ trip travelplan vacation itinerary":
    "Passports are valid until next summer.|Ask the hotel for a late check-out.|Train tickets still to be booked.|Leave one day free for the coast.|Adapter for the sockets, and rain jackets.|Friends join us for the last two days.|Museum closes on Mondays.|Split the hotel bill at the end.",
  "hub|main hub|hubs|base|home airport|focus city @ airline carrier": fromPlace(
    (found) => found.airport,
  ),
  "airport code|airport|airport iata|iata|iata code": fromPlace((found) => found.airport),
  "code|short code @ airport": fromPlace((found) => found.airport),
  "origin code|destination code|from code|to code @ flight trip route leg segment itinerary ticket":
    endpoint((found) => found.airport),
  "icao|icao code|airport icao": fromPlace((found) => toPilotCode(found.airport)),
  "name|airport name|full name @ airport": fromPlace(({ airport }) => toAirportName(airport)),
  "layovers|layover|stopovers|stopover @ flight flightoffer trip":
    "FRA|AMS|LHR|CDG|MAD|IST|JFK|ORD|DFW|DXB",
  "origin|from|departure|destination|to|arrival|via|pickup @ flight trip route ride journey bus train leg segment itinerary shipment travel ticket voyage transfer":
    endpoint((found) => found.city),
  "gate|departure gate|arrival gate|boarding gate": draw(
    (_, chance) => `${chance.pick([..."ABCD"])}${chance.between(1, 48)}`,
  ),
  "baggage|luggage|bags included|checked baggage":
    "Cabin bag only|1 × 23 kg|2 × 23 kg|Cabin bag and 1 × 23 kg|1 × 32 kg",
  "terminal|departure terminal|arrival terminal": "1|2|3|A|B",
  // In a hall the row comes first.
  "seat|seat number|seat no|seat label @ flight passenger ticket boarding": ({ member }) =>
    member.siblings.some((name) => halls.test(name))
      ? undefined
      : (_, chance) => `${chance.between(1, 34)}${chance.pick([..."ABCDEF"])}`,
  "seat|seat number": draw(
    (_, chance) => `${chance.pick([..."ABCDEFGH"])}${chance.between(1, 24)}`,
  ),
  row: "A|B|C|D|E|F|G",
  "cabin|cabin class|travel class|seat class|fare class|booking class @ flight ticket booking passenger seat fare train":
    "economy|premium economy|business|first",
  "cabin|cabin class|travel class|fare class": "economy|premium economy|business|first",
  "aircraft|aircraft type|plane|airplane": "A320|A350|B737|B787|E190|ATR 72",
  "pnr|booking reference|booking code|confirmation code|record locator": shape(
    "AAA###",
    "A##AAA",
    "AA##AA",
  ),
  "port|home port|port of call|departure port|arrival port|origin port|destination port|next port|port of loading|port of discharge @ ship vessel voyage cruise boat shipment container yacht cargo ferry port":
    seaports,
  "destination|origin|current port|last port|next port|departure port|from|to @ vessel ship voyage tanker containership & imo gross_tonnage":
    seaports,
  "owner|ship owner|registered owner|operator|manager|shipping company|shipping line @ vessel ship tanker containership ferry & imo gross_tonnage":
    "Meridian Shipping|Northsea Lines|Harbour Maritime|Blue Anchor Line|Falk Tankers",
  "navigation status|nav status|navigational status|ais status @ vessel ship voyage & imo mmsi":
    "under way using engine|at anchor|moored|under way using engine|restricted manoeuvrability",
  "home port|port of call|arrival port":
    "Rotterdam|Hamburg|Lisbon|Valencia|Gothenburg|Singapore|Oslo",
  "vessel|ship|ship name|vessel name":
    "MV Aurora|Northern Star|Calypso|Meridian Spirit|Juno|Atlantic Hope",
  "imo|imo number": digits("IMO 9######"),
  "mmsi|mmsi number": digits("2########"),
  "stop name|station|station name|stop|departure station|arrival station":
    "Central Station|Old Town|University|Harbour|Airport|Market Square|Riverside|City Hall",
  "platform|track|departure platform|arrival platform @ train departure station arrival stop rail railservice & train_number carriages coaches":
    "1|2|3|4|5|7|9|11|12a",
  "line|line name|route name|route short name @ bus tram metro stop departure transit train":
    "Line 4|Line 7|U2|S1|Bus 36|Tram 12|M3",
  "number|room number @ room suite desk locker table": digits("1##", "2##", "3##"),
  "imdb id|imdb": digits("tt0######"),
  "imdb id|imdb @ actor actress director filmmaker performer": digits("nm0######"),
  "health|plant health|health status|condition status": "good|fair|excellent|needs attention",
  "room type|room category": "single|double|twin|suite|family|studio",
  "bed type|beds": "single|double|queen|king|twin|bunk",
  "board|board type|meal plan @ booking hotel room stay":
    "room only|breakfast|half board|full board",
  "view @ room hotel apartment": "sea|garden|city|courtyard|mountain",
  "check in time|checkin time|drop off time|dropoff time|arrival time @ child daycare daycarechild childcare attendance & nap_minutes allergies":
    "07:30|07:45|08:00|08:15|08:30|08:50",
  "check out time|checkout time|pick up time|pickup time @ child daycare daycarechild childcare attendance & nap_minutes allergies":
    "14:45|15:15|15:30|16:00|16:30|17:00",
  "check in time|checkin time": "14:00|15:00|16:00",
  "check out time|checkout time": "10:00|11:00|12:00",
  "travel style|trip style": "relaxed|active|family|backpacking|luxury",
  continent: "Europe|Asia|Africa|North America|South America|Oceania",
  "continent code": "EU|AS|AF|NA|SA|OC",
  "route type|trail type|loop type @ trail hike trek route walk run ride & elevation_gain trailhead":
    "loop|out and back|point to point",
  "duration|estimated time|estimated duration|hiking time|walking time @ trail hike trek":
    "1 h 15 min|2 h|2 h 30 min|3 h 30 min|4 h|5 h 15 min",
  "name @ trailhead": "Forest car park|Mill bridge|Lake shore car park|Chapel lane|Valley station",
  "name|label @ waypoint checkpoint":
    "Meadow gate|Lookout rock|Old bridge|Waterfall|Summit cross|Mountain hut|Lake shore|Spring",
  "trail type|surface|terrain": "forest path|gravel|paved|rock|sand|grass",
  "landmark|attraction|sight|highlight":
    "Old Harbour|City Museum|Cathedral Square|Botanical Garden|Castle Hill|Market Hall",
  "reason|why|motivation|inspiration @ bucketitem bucketlistitem bucketlist travelwish travelgoal & best_time_to_visit must_see bucket_list_id":
    "Seen in a film once and never forgotten|Old friends live there|For the food alone|To see the northern lights|My grandparents met there|For the trains",
  "highlights|highlight|sights|attractions|places visited|stops|must see|must sees|must do|must visit|things to do|things to see @ tourpackage travelpackage holidaypackage tour trip excursion itinerary journey cruise destination travel bucket city cityguide guide":
    "Old harbour|Cathedral square|Market hall|Castle hill|Botanical garden|Hidden courtyards|Riverside walk|City museum",
  "included|inclusions|whats included|includes|price includes|services included @ travelpackage holidaypackage tourpackage holiday & duration_days duration_nights number_of_days length_days itinerary number_of_nights":
    "Local guide|Breakfast every day|Hotel in double rooms|Airport transfers|Entrance fees|Luggage transfer|All train tickets|Welcome dinner",
  "included|inclusions|whats included|includes @ tour trip excursion package activity":
    "Local guide|Entrance fees|Lunch|Hotel pickup|Headphones|Bottled water|Bike rental",
  "excluded|exclusions|not included|excludes|whats not included|price excludes|not includes @ tour trip excursion package activity travelpackage tourpackage holiday cruise":
    "Tips|Drinks|Travel insurance|Flights",
  "meeting point|meeting place|start point|departure point|pickup point @ tour excursion trip activity walk hike":
    "Main entrance of the city hall|Fountain on the market square|Tourist office, platform side|Harbour pier 3|In front of the cathedral",
  "difficulty|difficulty level|physical demand @ tour hike trail excursion walk trek route":
    "easy|moderate|challenging",
  "room rules": "No smoking|Quiet after 22:00|No pets|No parties",
  "tail number|aircraft registration|registration mark|tail no|registration & aircraft_type tail_number flight_number aircraft":
    shape("D-AAAA", "G-AAAA", "EC-AAA", "N###AA"),
  "station|maintenance base|base @ aircraft flight airline aviation crew": fromPlace(
    (found) => found.airport,
  ),
  "task|task description|work description|description|work performed & tail_number flight_hours":
    "Replace the nose wheel tyre|A-check, 600 flight hours|Inspect the landing gear|Replace a cabin reading light|Borescope inspection of engine 2|Lubricate the flap tracks",
  "work order|wo number": digits("WO-2####"),
  "deck|cabin number": shape("5##", "6##", "8##"),
  "rental type|car class|car category|vehicle category": "economy|compact|SUV|estate|van|premium",
  "bike type|bicycle type|scooter type": "city|electric|road|mountain|cargo",
  "driver license|drivers license|driver licence|driving licence number|driver license number|license no|license number|license @ carrental vehiclerental rental carbooking carhire & customer_name vehicle renter pickup_date driver_name car_model":
    shape("A########", "AA######"),
  "visa status": "not required|applied|granted|expired",
  "engine size|engine|displacement @ carlisting carad usedcar vehiclelisting & gearbox transmission horsepower fuel_type":
    "1.0 l|1.2 l|1.4 l|1.6 l|2.0 l|2.5 l",
  "carry on|carry on bag|carry on baggage|carry on allowance|cabin bag|cabin baggage|hand luggage|hand baggage|cabin allowance":
    "1 × 8 kg|1 × 10 kg|1 × 7 kg|1 × 12 kg",
  "review label|rating label|score label|rating text|review score label|rating word|score word|review word|review score word @ hotel property accommodation stay restaurant hostel resort & review_score review_count reviews_count":
    "Good|Very good",
  "baggage allowance|luggage allowance": "23 kg|2 × 23 kg|hand luggage only|32 kg",
});
