import { personOf } from "../../../subject.ts";
import { digits, draw, fromPlace, shape, type TextRule, toTextRules } from "../../text-rule.ts";

const score: TextRule = draw((_, chance) => `${chance.below(5)}:${chance.below(5)}`);

const twoDigits = (value: number) => String(value).padStart(2, "0");
const toClock = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;

const teams =
  "Lisbon Rovers|Oslo Athletic|Dublin Falcons|Lyon United|Vienna Wolves|Ghent Tigers|Porto Hawks|Bergen City";

/** Sport and games. */
export const sportRules = toTextRules({
  "event|event name|discipline|race @ swim swimmeet swimming swimmer & heat lane stroke seed_time":
    "100 m freestyle|200 m butterfly|50 m backstroke|400 m medley|100 m breaststroke|1500 m freestyle",
  "seed time|final time|entry time|swim time|heat time|qualifying time|result time @ swim swimmeet swimming heat race & heat lane":
    draw(
      (_, chance) =>
        `${chance.between(0, 2)}:${String(chance.between(10, 59)).padStart(2, "0")}.${String(chance.below(100)).padStart(2, "0")}`,
    ),
  "tournament|tournament name|competition|event @ tennis tennismatch padel badminton squash & surface court":
    "City Open|Harbour Masters|Grass Court Classic|Indoor Championships|Summer Cup|National Open",
  "score|final score|result|sets @ tennis tennismatch padel & surface sets court":
    "6–4, 6–3|7–6, 3–6, 6–2|6–1, 6–4|4–6, 7–5, 6–3|6–2, 6–2",
  "game|game title|title @ esports esportsteam esport":
    "Orion Drift|Arena Five|Rocket Court|Siege Lines|Star Legion",
  "region @ esports esportsteam esport": "Europe|North America|Korea|Brazil|Oceania",
  "chip time|gun time|net time|finish time|race time @ runner race marathon result athlete & bib pace overall_place":
    draw(
      (_, chance) =>
        `${chance.between(0, 4)}:${String(chance.between(18, 59)).padStart(2, "0")}:${String(chance.below(60)).padStart(2, "0")}`,
    ),
  "split5k|split10k|split15k|split20k|split30k|split40k|split half|half split": ({ member }) => {
    const km = Number(/\d+/.exec(member.name)?.[0] ?? 21);
    return (_, chance) => toClock(km * chance.between(260, 400));
  },
  "time|split time|split @ split lap interval": draw(
    (_, chance) => `${chance.between(4, 29)}:${String(chance.below(60)).padStart(2, "0")}`,
  ),
  "age group|age category|division @ runner race athlete marathon swimmer & bib chip_time":
    "18–29|30–39|40–49|50–59|60+",
  "discipline|style|class type|activity|workout type|modality @ gym gymclass fitness yoga workout studio & instructor calories calories_burned":
    "Yoga|Pilates|Spinning|HIIT|Boxing|Strength|Zumba|Barre",
  "sport|sports|sport type|discipline @ athlete team league match club event player competition coach":
    "Football|Tennis|Basketball|Swimming|Cycling|Handball|Volleyball|Running",
  "sport|sports": "Football|Tennis|Basketball|Swimming|Cycling|Handball|Volleyball|Running",
  "squad|team|age group @ clubmember player athlete & jersey_number goals":
    "First team|Reserves|U19|U17|Women|Veterans",
  "position|playing position|field position @ player athlete squad roster lineup clubmember & jersey_number goals assists":
    "Goalkeeper|Defender|Midfielder|Forward|Winger|Striker",
  "home team|away team|team name|team|opponent|winner|loser|winning team|club|club name|current team|from club|to club @ match game player fixture league standing season coach tournament athlete transfer team squad result score":
    teams,
  "home team|away team|opponent": teams,
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
  "short name|abbreviation|tla|short code|code|abbr @ team club & crest mascot stadium":
    shape("AAA"),
  "stage|round name|tournament stage|knockout round @ match fixture tournament competition":
    "Group stage|Round of 16|Quarter-final|Semi-final|Final",
  "round|matchday @ match fixture tournament":
    "Group stage|Round of 16|Quarter-final|Semi-final|Final|Matchday 12",
  "grand prix|gp|gp name|grand prix name|race name @ race & circuit laps circuit_name": fromPlace(
    (found) => `${found.country} Grand Prix`,
  ),
  "circuit|circuit name|race track|racetrack @ race grandprix & laps grand_prix":
    "Harbour Street Circuit|Alder Park Ring|Old Airfield Circuit|Lakeside Raceway|Red Hills Ring|North Bay Circuit|Silver Dunes Raceway|Forest Ring",
  "pole position|pole|pole sitter|pole winner|podium|fastest driver|driver of the day @ race grandprix & circuit laps":
    ({ member }) =>
    (scope, chance) =>
      personOf(scope, [...member.words, String(chance.below(9))]).full,
  "time|lap time|fastest lap|fastest lap time @ fastestlap lap qualifying & circuit laps": digits(
    "1:1#.###",
    "1:2#.###",
    "1:3#.###",
  ),
  "doors|doors open|doors at @ gig concert show": "18:00|18:30|19:00|19:30|20:00",
  "duration|length|match duration @ matchhistory gamematch matchrecord": draw(
    (_, chance) => `${chance.between(14, 42)}:${String(chance.between(0, 59)).padStart(2, "0")}`,
  ),
  "preferred foot|foot|dominant hand|handedness|hand": "right|left|both",
  "event|race|distance name @ athlete swimmer runner result":
    "100 m|400 m|10 km|Half marathon|Marathon|200 m freestyle",
  "finish time|race time|best time|lap time|personal best|time @ race result athlete runner swimmer lap":
    draw(
      (_, chance) =>
        `${chance.between(0, 3)}:${String(chance.between(10, 59))}:${String(chance.between(10, 59))}`,
    ),
  "workout type|exercise type|activity|activity name|exercise|exercise name|workout":
    "Running|Strength|Yoga|Cycling|Swimming|Rowing|Hiking|Pilates",
  intensity: "low|moderate|high|very high",
  rarity: "common|uncommon|rare|epic|legendary",
  "faction|guild|clan|alliance":
    "Order of the Fox|Iron Company|Blue Lanterns|Northern Watch|Ember Circle",
  "class|character class|job class|role @ character hero player npc fighter guild guildmember & realm character_name item_level hit_points":
    "warrior|mage|rogue|healer|ranger|paladin",
  "skills|abilities|spells|talents|perks|feats @ character hero gamecharacter playercharacter npc & hit_points mana dexterity":
    "Stealth|Lockpicking|Archery|Herbalism|Parry|Fireball|Persuasion|Tracking|Healing touch|Shield wall",
  "race|species|ancestry @ character hero npc guild guildmember & realm character_name hit_points":
    "human|elf|dwarf|halfling|gnome",
  "realm|server|shard|world @ guild guildmember character raid & character_name":
    "Stormhold|Ashen Vale|Moonspire|Emberfall|Northmarch",
  "profession|professions|crafts @ guild guildmember character & realm character_name":
    "Alchemy|Blacksmithing|Herbalism|Enchanting|Mining|Tailoring",
  "rank|guild rank @ guild guildmember clan": "Guild Master|Officer|Veteran|Member|Initiate",
  "title|name @ achievement trophy feat":
    "Dragon Slayer|First Blood|Treasure Hunter|Night Owl|Unbroken|Perfect Week|Collector|Early Bird",
  "weapon|weapon name": "Iron Sword|Storm Bow|Frost Staff|Bronze Dagger|Ember Hammer",
  "ability|abilities|powers|spell|special move":
    "Fireball|Shield Wall|Quick Step|Heal|Shadow Strike|Wind Slash",
  "element|element type @ character card pokemon spell monster":
    "fire|water|earth|air|light|shadow",
  "achievement|badges|award|awards|trophy|honors|honours":
    "Early Bird|Team Player|Gold Member|Perfect Week|Top Contributor|First Place",
  "difficulty @ quest level game puzzle": "easy|normal|hard|expert",
  "record|season record|win loss|wins losses @ team hometeam awayteam gameteam matchteam & abbreviation score":
    draw((_, chance) => `${chance.between(4, 38)}-${chance.between(3, 34)}`),
  "time remaining|clock|game clock|time left @ game basketballgame match footballgame hockeygame":
    draw(
      (_, chance) => `${chance.between(0, 11)}:${String(chance.between(0, 59)).padStart(2, "0")}`,
    ),
  "broadcast|broadcaster|tv|channel|network @ game basketballgame footballgame match fixture hockeygame":
    "North 24 Sports|Channel One|City TV|Streamline|Kanal 5",
  "name|title|trophy|competition @ trophy teamtrophy clubtrophy honour":
    "National League|National Cup|Super Cup|Continental Trophy|City Shield",
  "tier|rank tier|rank name|skill tier @ leaderboard leaderboardentry ranking rankedplayer playerrank":
    "Bronze|Silver|Gold|Platinum|Diamond",
  "round|stage|match round @ tennis tennismatch tennistournament":
    "First round|Round of 16|Quarter-final|Semi-final|Final",
  "court|court name|court number @ tennis tennismatch tennislesson":
    "Court 1|Court 2|Court 4|Centre court|Court 7",
  "game mode|mode|playlist @ leaderboard ranking gameseason":
    "ranked|solo|duo|squad|capture the flag",
  "season|season name|current season @ leaderboard ranking battlepass gameseason":
    "Season 3|Season 4|Season 5|Season 6",
  "teams|clubs|participating teams|team names|runner up|runners up|finalist|third place|second place @ tournament cup championship competition league":
    teams,
  "surface|playing surface|pitch surface|pitch|turf @ stadium arena ground pitch":
    "grass|hybrid grass|artificial turf",
  "home team|home club|tenant|resident team|club|team @ stadium arena": fromPlace(
    ({ city }) => `${city} United`,
  ),
  "game mode|mode @ match game lobby": "solo|co-op|versus|ranked|casual",
  "activity type|activity|workout type|sport @ workout fitness training & calories_burned distance_km heart_rate":
    "Running|Strength|Yoga|Cycling|Swimming|Rowing|Hiking|Pilates",
  "pace|average pace|avg pace @ run workout race fitness & distance_km calories_burned heart_rate elevation_gain":
    draw(
      (_, chance) =>
        `${chance.between(4, 7)}:${String(chance.between(0, 59)).padStart(2, "0")} /km`,
    ),
  "name|class name|title @ fitness & trainer calories_estimate":
    "Morning Yoga|Spin 45|HIIT Express|Pilates Core|Boxing Basics|Full Body Strength|Aqua Fit|Stretch & Relax|Bootcamp|Barre",
  "room|studio|location @ fitness & trainer":
    "Studio 1|Studio 2|Main hall|Pool|Cycle room|Roof terrace",
});
