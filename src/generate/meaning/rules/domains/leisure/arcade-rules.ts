import { draw, toTextRules } from "../../text-rule.ts";

const played = ["W", "D", "L", "W", "W"];

/** Games, leagues and what is streamed. */
export const arcadeRules = toTextRules({
  "bio|biography|about|description|artist bio @ artist festivalact act band dj singer performer & monthly_listeners top_songs":
    "Songs from the harbour, written at the kitchen table.|Started in a garage, ended up on the main stage.|Quiet voice, loud guitars.|Writes on trains and records at night.|Two albums, one long tour and a van.",
  "bio|biography|about|author bio|short bio @ author writer novelist poet":
    "Writes about small towns and the people who leave them.|Came to writing after ten years as a nurse.|Lives by the sea with two dogs and too many books.|Born in a lighthouse, or so the family says.|Has published in six languages and speaks two.|Teaches creative writing on Mondays.",
  "name|award|title|prize @ authoraward bookaward writeraward poetaward novelaward":
    "Northern Book Prize|Harbour Novel Award|Golden Quill|First Book Award|Readers' Prize",
  "name|title|group name @ socialgroup communitygroup facebookgroup hobbygroup & moderators online_members members_online moderator_ids":
    "Trail Runners North|Plant Swap Club|New Parents Meet|Film Photography Friends|Vegan Home Cooks|City Cyclists|Second-hand Finds|Weekend Hikers|Board Game Nights",
  "description|about @ socialgroup communitygroup facebookgroup hobbygroup & moderators online_members members_online moderator_ids":
    "Share tips, ask questions, meet up.|For everyone who likes to do this together.|Friendly, active and open to beginners.|News, photos and a meet-up every month.",
  "rule|rules|guidelines|group rules @ socialgroup communitygroup facebookgroup hobbygroup forum community subreddit board":
    "Be kind and stay on topic|No advertising|No spoilers without a warning|Credit the photos of others|Use the search before you ask",
  "platform|network|name|service|site @ social socials sociallink socialmedia":
    "Instagram|YouTube|TikTok|Discord|Bluesky|Mastodon",
  "featuring|feat|featured artist|guest artist @ track tracklist song":
    "Mara Vale|The Low Tides|Juno Park|Kite & Anchor|Sol Okoye|DJ Lantern",
  "moving time|elapsed time|riding time|time taken|escape time|solve time|completion time": draw(
    (_, chance) => `${chance.between(24, 58)}:${String(chance.between(0, 59)).padStart(2, "0")}`,
  ),
  "team name|team|group name @ escape escaperoom escaperoombooking escaperoomgame escapegame escapesession escaperoomsession quiz quiznight trivia pubquiz relay bowling":
    "The Quizards|Lost and Found|Five Guesses|Night Owls|Red Herrings|The Usual Suspects",
  "name|title|ride name @ cyclingride bikeride & kudos moving_time":
    "Morning ride|Lunch loop|Coffee ride|Hill repeats|Sunday long ride|Gravel to the lake|Home from work",
  "agenda|agenda items|outline @ webinar workshop talk seminar meetup":
    "Welcome|Introduction|Live demo|Two case studies|Questions and answers|Wrap-up",
  accessibility:
    "Step-free access|Wheelchair accessible|Hearing loop|Large-print guide|Lift to all floors|Quiet hour on Sundays",
  "text|body|instruction|instructions|description|details @ tutorialstep guidestep howtostep step":
    "Gather everything you need before you begin.|Work slowly and check twice.|Compare it with the picture.|Let it rest before you go on.|Repeat on the other side.|Clean up, and keep the leftovers.",
  "box office|budget|gross|worldwide gross|opening weekend|revenue @ film movie": draw(
    (_, chance) => `$${chance.between(2, 240)} million`,
  ),
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
  "item rewards|reward items|loot|drops|item reward @ quest mission":
    "Silver Key|Healing Potion|Wolfskin Cloak|Bronze Dagger|Moon Pendant|Bag of Gems",
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
