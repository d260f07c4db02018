import { personOf } from "../../../subject.ts";
import { beside, digits, draw, type TextTable } from "../../text-rule.ts";

/** Stations that send, print, measure or wait for a fire; ports, zoos and guides: what one reads in a town. */
export const townRules: TextTable = {
  // Radio and print
  "name|station name @ radiostation":
    "Radio Harbour|City FM|North Wave|Coast 101|Night Owl Radio|Sunrise Radio|Metro Beat|Green Valley FM|Classic Line|Studio 7|Radio Riverside|Open Air FM",
  "current show|now on air|on air|on air now|current program|current programme|now playing @ radiostation":
    "Morning Coffee|The Long Lunch|Drive Home|After Dark|News at Noon|Record Box|Weekend Mix|Talk of the Town",
  "slogan|tagline|motto @ radiostation":
    "The sound of the city|More music, fewer words|Closer to you|Always on, never loud|Your day starts here|Good company since breakfast",
  "stream url|stream|listen url @ radiostation": digits(
    "https://stream.example.com/live-1##.mp3",
    "https://stream.example.com/live-4##.aac",
  ),
  "cover story|lead story|main story|cover feature|cover line @ magazineissue magazine issue comicissue newspaperissue":
    "The quiet return of the night train|Who owns the river?|Ten small houses, ten big ideas|What the forest remembers|The last shop in the village|A summer without rain|How we learned to share|The people behind the menu",
  "magazine title|magazine|magazine name|publication name":
    "Design Quarterly|Open Kitchen|The Long Read|Field & Garden|City Life|Science Monthly|North Magazine|Good Form",
  "status|state|issue status @ magazineissue newspaperissue comicissue journalissue":
    "published|published|published|archived",
  "bio|about|biography|about me @ journalist reporter columnist correspondent":
    "Writes about people first and numbers second.|Joined the newsroom after ten years at a local paper.|Asks the same question until somebody answers.|Has reported from four continents and one lighthouse.|Began as a photographer and stayed for the words.|Likes long interviews and short sentences.",
  "name|title @ newsdesk newssection":
    "Politics|Business|Culture|Sport|Science|City|Opinion|Investigations|Foreign|Weekend",
  "text|body|note|correction|description|content @ correction newscorrection erratum":
    "An earlier version misspelled the name of the mayor.|The vote was on Tuesday, not on Wednesday.|A caption named the wrong bridge.|The figure is for the whole county, not for the city.|The quote in the third paragraph was from 2019.|The photo showed the old station.",
  "newsletter|list|list name @ newsletterissue newsletteredition newsletter issue & preheader preview_text open_rate":
    "Morning Briefing|The Weekend Read|Inside City Hall|Tech on Tuesday|The Kitchen Table|Sunday Long Read",
  "agency|photo agency|source @ photoasset photo image picture & caption photographer credit":
    "Northlight Pictures|Harbour Press|Blue Hour Images|City Wire|Meridian Photo",
  "publication|outlet|newspaper|magazine|media outlet @ workreview critique critic journalist & critic critic_name headline":
    "The Evening Post|Film Quarterly|City Paper|The Long Read|North Magazine|The Daily Ledger|Screen & Stage",
  "excerpt|quote|pull quote|snippet @ workreview critique & critic critic_name":
    "A quiet film that knows exactly where it is going.|Two great performances in search of a plot.|Funny, warm and twenty minutes too long.|The best surprise of the season.|Beautiful to look at, hard to care about.|It stays with you on the way home.",
  "change summary|change note|change notes|change description|edit note|edit summary|changes|revision note|revision summary|what changed @ revision storyrevision articlerevision pagerevision documentrevision postrevision version":
    "Tightened the opening.|Added a second source.|Updated the figures.|Corrected a name.|New headline.|Shortened by a third.|Added a quote.|Fixed typos.",
  "pen name|by line name @ contributor columnist writer author": draw(
    (scope) => personOf(scope, []).full,
  ),
  "working title|title @ storycommission":
    "The last night train|Who owns the river?|A town without a bank|Ten years after the flood|The price of quiet|Inside the repair shop|What the archive forgot",
  "brief|commission brief @ storycommission":
    "Reported, two voices on each side, no first person.|A portrait with one scene at work and one at home.|An explainer: what changes, for whom and when.|Travel there, and speak to those who stayed.|Start with the numbers, end with a person.",
  // Feedback
  "liked most|liked best|what you liked|what went well|best part":
    "The talks were short and to the point.|Meeting people from other teams.|The workshop in the afternoon.|Good food and enough breaks.|The questions after each talk.",
  "improve|improvements|to improve|what to improve|what could be better|could be better|least liked @ feedbackform feedback eventfeedback surveyresponse sessionfeedback":
    "More time between the talks.|A larger room.|Slides in advance.|Start half an hour later.|Better sound at the back.|Nothing, really.",
  "item title|title|item name|item @ libraryloan bookloan & renewals":
    "The Quiet House|A Field Guide to Rivers|Night Trains of Europe|The Paper Garden|Bread, Slowly|City of Bridges|The Last Lighthouse",
  // Calls for help, votes and services
  "name|station name @ firestation firehouse":
    "Fire Station 1|Fire Station 2|Fire Station 3|Fire Station 4|Fire Station 5|Fire Station 6|Fire Station 7|Fire Station 8|Fire Station 9|Fire Station 10|Fire Station 11|Fire Station 12|Fire Station 14|Fire Station 16|Fire Station 18|Fire Station 21",
  "description|about|summary|details @ election":
    "Polling stations are open from eight to six.|Every registered voter has one vote.|Results are published once all votes are counted.",
  "status|state @ pollingstation pollingplace votinglocation": "open|closed|not yet open",
  "registration number|charity number|registration no|registered number @ charity nonprofit ngo":
    digits("10#####", "11#####"),
  "rank|position|role @ firefighter": "Firefighter|Engineer|Lieutenant|Captain|Battalion chief",
  "certifications|certificates|qualifications|training @ firefighter paramedic emt":
    "First aid|Hazmat technician|Swift water rescue|Fire officer I|Driver and pump operator|Rope rescue",
  "pollster|polling firm|polling company|conducted by|institute @ poll opinionpoll electionpoll":
    "Northern Polling|City Opinion Lab|Meridian Research|Public Pulse|Open Survey Institute",
  "question|title|name @ opinionpoll electionpoll":
    "If the election were held on Sunday, whom would you vote for?|Who would you like to see as mayor?|Which candidate do you trust most?|Who won last week's debate?|Whom would you elect in a second round?|Which candidate has the best plan for housing?",
  "option|choice|answer|selected option @ vote & poll_id voter_name": "Yes|No|Abstain",
  "ministry|ministries|service area|group @ parishioner churchmember & baptism_date baptized":
    "Choir|Youth group|Sunday school|Ushers|Hospitality|Prayer group|Visiting team",
  "threats|main threats|threat @ species endangeredspecies animalspecies":
    "Habitat loss|Poaching|Climate change|Pollution|Overfishing|Invasive species|Road traffic",
  "name|equipment name @ labequipment laboratoryequipment labinstrument":
    "Centrifuge|Fluorescence microscope|PCR machine|Mass spectrometer|Incubator|Analytical balance|Autoclave|Spectrophotometer|Ultra-low freezer|Fume hood|Gel imager|pH meter",
  "location|place|room @ labequipment laboratoryequipment labinstrument":
    "Lab 1|Lab 2|Lab 4|Cold room|Shared instrument room|Prep room",
  // In the air and on the water
  "remarks|notes|comments|remark @ flightlog logbook flightlogentry logbookentry & co_pilot block_time takeoffs landings":
    "Smooth flight, light winds.|Crosswind landing, no problems.|Ten minutes of holding before the approach.|Light turbulence above the clouds.|Instrument approach in low cloud.|Landed five minutes early.",
  "rank|role|position @ astronaut cosmonaut spacemission missioncrew":
    "Commander|Pilot|Mission specialist|Flight engineer|Payload specialist",
  "start location|end location|start point|end point|start place|end place|pickup location|dropoff location @ scooterride bikeride biketrip scootertrip bikerental cartrip carride taxitrip & scooter_id bike_id":
    "Central Station|Market Square|University|Harbour|City Hall|Old Town|Riverside Park|Museum Quarter|Stadium|Hospital|Mill Lane|Library|West Gate|Opera",
  "location|gallery|hall|room|venue @ exhibition & museum_id curator":
    "Main hall|East wing|Gallery 2|Upper gallery|Sculpture court|Lower gallery|Glass hall",
  "rank|position|role @ pilot": "Captain|First officer|Senior first officer|Training captain",
  "license type|licence type|license @ pilot": "ATPL|CPL|ATPL|MPL",
  "departure station|arrival station|origin station|destination station|from station|to station|origin|destination|from|to @ trainschedule trainconnection trainroute trainservice & train_number":
    "Hamburg Central|Berlin Central|Munich Central|Cologne Central|Frankfurt Central|Leipzig Central|Hanover Central|Stuttgart Central|Nuremberg Central|Dresden Central",
  // Animals that are kept
  "health status|health|health condition @ zooanimal zoo & enclosure_id enclosure keeper":
    "healthy|healthy|under observation|recovering|in treatment",
  "food|feed|food type|feed type|diet @ feedingschedule feeding feedinglog & animal_id keeper":
    "Pellets|Mixed feed|Vitamin mix|Daily ration",
  "unit|quantity unit|amount unit @ feedingschedule feeding feedinglog & animal_id keeper": "kg",
  "notes|note|remarks|instructions|special instructions @ feedingschedule feedinglog animalfeeding & keeper":
    beside(
      /^(?:keeper|animal|enclosure|species)/i,
      "Vitamins go into the first piece.|Weigh what is left over.|Hide some of it as enrichment.|Fresh water first.",
    ),
  // Pictures and helpers
  "name @ gallery artgallery":
    "Gallery Nova|Atlas Gallery|White Room|The Print Room|Harbour Gallery|Studio North|Gallery Lindqvist|Canal Street Gallery|The Long Wall|Blue Door Gallery|Kiln & Canvas|Gallery at the Mill",
  "biography|bio|about @ artist painter sculptor": beside(
    /^(?:art_?)?(?:movement|style)$|famous_?works|^medium$|artworks?/i,
    "Painted the same window for thirty years.|Trained as a printmaker, and came late to colour.|Known for large, quiet canvases.|Worked from memory, never from photographs.|Shared a studio by the river with two sculptors.|First shown in a school gymnasium, now in many museums.",
  ),
  "description|about @ gallery artgallery":
    "Painting and prints by artists from the region.|Six shows a year, and an open door on Thursdays.|Young photographers, and those who taught them.|A white room, a long wall and good coffee.|Sculpture in the yard, drawings upstairs.|Small works at fair prices.",
  "status|state @ volunteerevent volunteeropportunity volunteershift volunteeringevent":
    "open|open|full|completed",
  "event name|event title|event|concert name|concert|show name @ concertticket concertbooking gigticket":
    "Nora Kelly in concert|Velvet Rivers live|The Paper Lanterns live|Emil Hansen and band|Harbour Jazz Night|An evening with Priya Shah|Northern Lights Orchestra|Copper Sky on tour",
  "niche|content niche|content category @ influencer creator contentcreator blogger":
    "Travel|Food|Fitness|Fashion|Beauty|Technology|Gaming|Home|Parenting",
  "auction house|auctioneer company|saleroom":
    "Harbour Auctions|Northern Saleroom|Bell & Sons|Meridian Fine Art|Old Bridge Auctions",
  "story|life story @ ancestor genealogyperson familymember & birth_year birthplace birth_place":
    "Left the village young and never came back.|Named after a great-aunt.|Worked at the mill for forty years.|Told stories that nobody wrote down.|Crossed the sea with one trunk.|Kept bees, and a diary of the weather.",
  "origin|destination|origin port|destination port|port of loading|port of discharge @ container shippingcontainer & vessel_name vessel":
    "Rotterdam|Hamburg|Antwerp|Valencia|Genoa|Singapore|Busan|Santos|Los Angeles|Durban|Shanghai|Felixstowe",
  "accepted items|accepted donations|items accepted|accepted goods @ foodbank foodpantry pantry":
    "Tinned food|Pasta and rice|Baby food|Toiletries|Fresh vegetables|Long-life milk|Cereal",
  "storm name|name @ storm stormtracker hurricane cyclone typhoon":
    "Alma|Boris|Celia|Dennis|Elsa|Fabian|Greta|Henri|Isla|Joel|Kara|Luis",
  "direction|heading|movement direction|moving @ storm stormtracker hurricane cyclone typhoon":
    "N|NE|NNW|NW|W|WNW|E|ENE",
  "section|area|zone|row @ parkingspace parkingspot parkingbay": "A|B|C|D|North|South",
  "current vehicle|vehicle|vehicle plate|occupied by @ parkingspace parkingspot parkingbay": digits(
    "KLM 4##",
    "HN 08##",
    "B-TX 3##",
  ),
  "name|marina name @ marina":
    "Bright Bay Marina|Seal Point Marina|Lighthouse Marina|North Pier Marina|Old Harbour Marina|Gull Cove Marina|Sandy Hook Marina|Westwind Marina|Anchor Bay Marina|Heron Quay Marina",
  "location|place|bay @ marina":
    "North Bay|West Harbour|Seal Point|Lighthouse Cove|Old Harbour|East Quay",
  "message|note|personal message|personal note @ invitation eventinvitation weddinginvitation":
    "We would love to have you with us.|Please let us know by the end of the month.|Bring good shoes, we will dance.|It would not be the same without you.|Dinner is at seven, stay as long as you like.|Children are welcome.",
  "name|title|list name @ watchlist & symbols tickers stocks":
    "Tech stocks|Dividend payers|Green energy|Small caps|To buy on a dip|Banks and insurers|Long term|Ideas",
  // Guides, answers and cards
  "title|name|headline @ cityguide travelguide destinationguide":
    "A long weekend on foot|Coffee, corners and culture|48 hours without a plan|The city by tram|Small museums, big views|Where the locals eat|Three days, three quarters|A slow guide for fast visitors|Markets, music and a river|First time in town",
  "summary|description|about|intro|overview|excerpt @ cityguide travelguide destinationguide":
    "Where to stay, what to eat and what to leave out.|Written by people who live there.|Three walks, ten cafés and one good view.|Everything within reach of one ticket.|For a first visit, and better for a second.|The sights in the morning, the rest all day.",
  "body|content|text|answer @ answer & question_id is_accepted":
    "This worked for me: change one thing at a time and check after each step.|The second option is the safer one, for the reason you give yourself.|Short answer: yes. It depends on the version, so look that up first.|I had the same problem last year. A restart helped, and then an update.|Have a look at the official documentation, the last section covers exactly this.|You can do it in one line, but three are easier to read.|Try the smallest example that still fails, and go on from there.|Not directly, but there is a simple way around it.",
  "venue|venue name @ concert gig recital":
    "Blue Note Cellar|Harbour Hall|Riverside Theatre|City Arena|The Old Mill|Garden Pavilion|Concert Hall North|The Boiler House",
};
