import { draw, toTextRules } from "../../text-rule.ts";

const played = ["W", "D", "L", "W", "W"];

/** Games, leagues and what is streamed. */
export const arcadeRules = toTextRules({
  "bio|biography|about|description|artist bio @ artist festivalact act band dj singer performer & monthly_listeners top_songs stage":
    "Four friends from the harbour who never agreed on a genre.|Started in a garage, ended up on the main stage.|Quiet voice, loud guitars.|Writes on trains and records at night.|Two albums, one long tour and a van.",
  "bio|biography|about|author bio|short bio @ author writer novelist poet":
    "Writes about small towns and the people who leave them.|Came to writing after ten years as a nurse.|Lives by the sea with two dogs and too many books.|Born in a lighthouse, or so the family says.|Has published in six languages and speaks two.|Teaches creative writing on Mondays.",
  "name|award|title|prize @ authoraward bookaward writeraward poetaward novelaward":
    "Northern Book Prize|Harbour Novel Award|Golden Quill|First Book Award|Readers' Prize",
  "name|title|group name @ socialgroup communitygroup facebookgroup hobbygroup":
    "Trail Runners North|Plant Swap Club|New Parents Meet|Film Photography Friends|Vegan Home Cooks|City Cyclists|Second-hand Finds|Weekend Hikers|Board Game Nights",
  "description|about @ socialgroup communitygroup facebookgroup hobbygroup":
    "Share tips, ask questions, meet up.|For everyone who likes to do this together.|Friendly, active and open to beginners.|News, photos and a meet-up every month.",
  "rule|rules|guidelines|group rules @ socialgroup communitygroup facebookgroup hobbygroup forum community subreddit board":
    "Be kind and stay on topic|No advertising|No spoilers without a warning|Credit the photos of others|Use the search before you ask",
  "topic|topics|tags @ socialgroup communitygroup facebookgroup hobbygroup":
    "meet-ups|tips|beginners|photos|questions|local|events",
  "role|title @ admin admins moderator moderators": "Admin|Moderator|Founder|Admin|Moderator",
  "note|notes|comment @ checkin checkins goalcheckin progressentry goalentry":
    "Felt strong today.|Slow week, back on track.|Missed two days.|New personal best.|Slept badly, kept it light.|Better than expected.",
  "platform|network|name|service|site @ social socials sociallink socialmedia":
    "Instagram|YouTube|TikTok|Discord|Bluesky|Mastodon",
  "teams|team|squad|squads @ clubmember sportsmember & membership_type membership_number":
    "First team|Second team|U18|Seniors|Veterans|Women's team",
  "position held|club role|office|board position @ clubmember member & membership_type membership_number":
    "Treasurer|Chairperson|Secretary|Youth coach|Groundskeeper",
  "last seen location|last seen|last known location|seen at @ lostpet lostpetpost missingpet pet":
    "Near the park entrance|Mill Lane, by the bakery|Behind the station|On the riverside path|Close to the school",
  "comment|comments|note|notes|details @ sighting sightings":
    "Ran off towards the river.|Looked tired but fine.|Sat under a parked car.|Would not let me come close.|Wore no collar.",
  "tag|tags @ moviereview filmreview bookreview albumreview gamereview":
    "slow burn|twist ending|worth a second time|great soundtrack|based on a true story|debut",
  "featuring|feat|featured artist|guest artist @ track tracklist song":
    "The Paper Lanterns|Nora Kelly|Blue Harbour|Yara Haddad|Emil Hansen",
  "description|about|summary @ trainingplan runningplan workoutplan & sessions_per_week race_date":
    "Three easy weeks, one hard one, and a day off after each.|For everyone who can run half an hour without a break.|Short sessions, clear goals, no equipment.|Builds up slowly and ends with a test.",
  "moving time|elapsed time|riding time|time taken|escape time|solve time|completion time": draw(
    (_, chance) => `${chance.between(24, 58)}:${String(chance.between(0, 59)).padStart(2, "0")}`,
  ),
  "name|squad name|title @ squad squads swimsquad":
    "Minis|Juniors|Under 12|Under 15|Performance|Masters",
  "age range|age group|ages @ squad squads": "6–8|8–10|10–12|12–15|15–18|18+",
  "achievement|achievements|honours|honors|trophies @ club swimclub sportsclub team":
    "City champions 2024|Promoted in 2023|Cup finalists|Best youth work|Three national records",
  "team name|team|group name @ escape escaperoombooking quiz quiznight trivia pubquiz relay bowling":
    "The Quizards|Lost and Found|Five Guesses|Night Owls|Red Herrings|The Usual Suspects",
  "room|room name @ escaperoombooking escaperoom":
    "The Lost Library|Submarine 7|The Clockmaker|Temple of Sand|Heist at Midnight",
  "name|title|segment @ ridesegment runsegment cyclingsegment":
    "Harbour Climb|Bridge Sprint|Mill Lane Descent|Forest Straight|Castle Hill",
  "name|title|ride name @ cyclingride bikeride & kudos moving_time":
    "Morning ride|Lunch loop|Coffee ride|Hill repeats|Sunday long ride|Gravel to the lake|Home from work",
  "airs on|airs|air day|broadcast days @ show radioshow tvshow program programme":
    "Monday to Friday|Saturdays|Sundays|Wednesdays|Weekdays",
  "description|about|summary @ radioshow radioprogram radioprogramme":
    "Two hours of music and the people behind it.|News, traffic and a guest at ten past.|Requests, stories and the odd mistake.|Old records, new interviews.",
  "service|services|services offered @ library":
    "Computers and printing|Study rooms|Home delivery|Interlibrary loan|Homework help|Museum passes",
  "agenda|agenda items|outline @ webinar workshop talk seminar meetup":
    "Welcome|Introduction|Live demo|Two case studies|Questions and answers|Wrap-up",
  "accessibility|accessibility info|accessibility features|accessibility notes":
    "Step-free access|Wheelchair accessible|Hearing loop|Large-print guide|Lift to all floors|Quiet hour on Sundays",
  "highlight|highlights @ museumtour gallerytour exhibitiontour":
    "The Blue Door|Winter Field|The glass hall|Portraits of the founders|The restoration studio",
  "storage tip|storage tips|storage|how to store|storage advice @ ingredient":
    "Keep in a cool, dark place.|Wrap well and keep in the fridge.|Freeze in small portions.|Store in an airtight jar.|Use within three days of opening.",
  "substitute|substitutes|alternatives|alternative|replace with @ ingredient":
    "Lime juice|Vegetable oil|Dried herbs|Oat cream|Brown sugar|Shallots|Pecorino",
  "favorite genre|favourite genre|preferred genre @ reader readingchallenge readinggoal & books_read currently_reading":
    "Mystery|Fantasy|Historical fiction|Biography|Science fiction|Poetry",
  "acquired from|bought from|purchased from @ collector collectible collectoritem collectionitem coin stamp vinyl comic":
    "Flea market|Online auction|A fellow collector|Estate sale|Antique shop|Gift",
  "goal|goals @ dietitianappointment dietitian nutritionist nutrition diet":
    "Lose five kilos|Eat less sugar|More energy|Lower cholesterol|Cook more at home",
  "text|body|instruction|instructions|description|details @ tutorialstep guidestep howtostep step":
    "Gather everything you need before you begin.|Work slowly and check twice.|Compare it with the picture.|Let it rest before you go on.|Repeat on the other side.|Clean up, and keep the leftovers.",
  "heading|title|name @ tutorialstep guidestep howtostep":
    "Get ready|Start with the base|Put the parts together|Check your work|Finishing touches",
  "summary|description|about @ tutorial howto":
    "From the first cut to the last coat, in one afternoon.|What you need, what to avoid and what it costs.|A weekend project for patient beginners.|Every step with a picture.",
  "box office|budget|gross|worldwide gross|opening weekend|revenue @ film movie": draw(
    (_, chance) => `$${chance.between(2, 240)} million`,
  ),
  "season open|season opens|season start|open from|opens in @ campsite campground park resort pool beach":
    "1 March|1 April|15 April|1 May|15 May",
  "season close|season closes|season end|open until|closes in @ campsite campground park resort pool beach":
    "15 September|30 September|15 October|31 October",
  "description|about|summary @ cookingclass cookingcourse cookingworkshop":
    "We cook four courses together and eat them at one long table.|Knife skills, sauces and a glass of wine.|From the market to the plate in an evening.|Small group, one chef, all recipes to take home.",
  "what to bring|bring|please bring @ cookingclass cookingcourse cookingworkshop":
    "An apron|A container for leftovers|Closed shoes|A good appetite",
  "place type|type of place|venue type @ travelreview placereview review":
    "Hotel|Restaurant|Museum|Guesthouse|Viewpoint|Café",
  "trip type|travel type|traveled with|travelled with @ travelreview hotelreview placereview trip":
    "Couple|Family|Solo|Business|Friends",
  "motto|slogan @ school academy college university":
    "Learn today, lead tomorrow|Curious minds, kind hearts|Every child, every day|Knowledge and courage|Together we grow",
  "attachment|attachments|files|materials|handouts @ homework assignment lesson lecture course schoolwork":
    "worksheet-3.pdf|reading-list.pdf|exercise-sheet.docx|slides-week-4.pdf|map.png|template.docx",
  "award|awards|honors @ author writer book novel poet":
    "Northern Book Prize|Harbour Novel Award|Golden Quill|First Book Award|Readers' Prize",
  "award|awards|honors @ movie film series show documentary":
    "Best Picture, Harbour Film Festival|Audience Award|Best Director, Northern Film Days|Golden Lantern|Best Screenplay",
  "form|recent form|last five|last 5|form guide @ standing leaguetable tablerow team club": ({
    member,
  }) =>
    member.isItem
      ? (_, chance) => chance.pick(played)
      : (_, chance) => Array.from({ length: 5 }, () => chance.pick(played)).join(""),
  "name|league name|title @ league":
    "Premier League|National League|First Division|Super League|Champions Series|Northern Conference",
  "name|guild name @ guild clan":
    "Iron Wolves|Dawn Wardens|Silver Ravens|The Lost Lanterns|Storm Keepers|Night Foxes|Ember Guard|Frostborn",
  "tag|guild tag|clan tag @ guild clan": "WOLF|DAWN|RAVN|LOST|STRM|FOX|EMBR|FRST",
  "description|about|motto @ guild clan":
    "We raid on Tuesdays and laugh on all other days.|Casual, friendly, no drama.|Top fifty or nothing.|New players welcome, bring snacks.|Old friends, new world.",
  "name|item name|title @ gameitem lootitem & max_durability required_level max_stack":
    "Iron Sword|Healing Potion|Dragonhide Vest|Storm Bow|Moonstone|Frost Staff|Oak Shield|Ember Ring|Silver Ore|Elixir of Speed",
  "description|lore|flavor text @ gameitem lootitem & max_durability required_level max_stack":
    "Forged in the northern mines.|Smells of herbs and old stories.|Glows when danger is near.|Lighter than it looks.|Found only by those who do not search.",
  "cpu|processor @ systemrequirement requirement minimumrequirement recommendedrequirement":
    "Quad-core 3.0 GHz|Six-core 3.4 GHz|Octa-core 3.6 GHz",
  "gpu|graphics|graphics card|video card @ systemrequirement requirement minimumrequirement recommendedrequirement":
    "4 GB graphics card|8 GB graphics card|12 GB graphics card",
  "title|name @ dlc gamedlc expansion":
    "The Lost Coast|Winter Pack|Original Soundtrack|Founders' Pack|Deep Mines|Beyond the Wall",
  "description|text|name|title|task @ questobjective gameobjective missionobjective":
    "Collect wolf pelts|Talk to the harbour master|Defeat the bandits|Find the hidden door|Deliver the letters|Light the beacons",
  "season|season name @ leaderboard leaderboardentry ranking ladder":
    "Season 7|Season 8|Season 9|Season 10",
  "server|region|game server @ gamematch game matchroom gamesession":
    "eu-west|eu-north|us-east|us-west|asia-south",
  "name|home name @ smarthome":
    "Lake House|Family home|City flat|Grandma's house|Weekend cabin|Garden house",
  "name|automation name|title|rule name @ automation smartautomation":
    "Good morning lights|Away mode|Evening blinds|Heating at six|Movie night|Night lock|Welcome home",
  "description|about|details @ automation smartautomation":
    "Turns the lights down when the film starts.|Locks all doors after eleven.|Warms the bathroom before the alarm.|Closes the blinds at sunset.|Switches everything off when the last person leaves.",
});
