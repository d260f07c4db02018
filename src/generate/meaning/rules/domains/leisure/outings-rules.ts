import { drawLandscape } from "../../../../facets/picture.ts";
import { personOf } from "../../../subject.ts";
import { type TextRule, toTextRules } from "../../text-rule.ts";

/** In whose name a table is kept. */
const guest: TextRule = ({ role }) =>
  role.length > 0 ? undefined : (scope) => personOf(scope, []).full;

/** Where the row stands beside it, a seat is a number. */
const seatInRow: TextRule = ({ member }) =>
  member.siblings.some((name) => /^row/i.test(name))
    ? (_, chance) => String(chance.between(1, 34))
    : undefined;

/** One of several, who has a name of their own. */
const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

const landscape: TextRule = () => (_, chance) => drawLandscape(chance);

/** Tables, halls and evenings out. */
export const outingsRules = toTextRules({
  // Whom one might meet
  "headline|tagline|intro|one liner @ dating datingprofile matchprofile & looking_for interested_in relationship_goal zodiac_sign":
    "Looking for somebody to share dumplings with.|Will swap playlists for restaurant tips.|Two left feet, but I dance anyway.|Ask me about my sourdough.|Weekend hiker, weekday reader.|Let's find the best coffee in town.|Probably petting your dog first.|Here for long walks and bad puns.",
  "prompt|question @ dating datingprofile profile & answer":
    "My ideal Sunday|The way to win me over|I am weirdly good at|Two truths and a lie|A small thing that makes me happy",
  // Animals that wait for a home
  "story|backstory|about|background|history @ petlisting pet adoption shelteranimal & adoption_fee":
    "Found near the harbour, now loves cushions.|Given up when the family moved abroad.|Shy at first, then never leaves your side.|Came in with a litter of five and grew up in foster care.|Would like a quiet home with a garden.|A retired companion who still loves to play.|Gets on well with everybody who brings snacks.|Still learning that the vacuum cleaner is no enemy.",
  // Gardens
  "note|notes|observation|comment @ plant garden gardenplant houseplant seedling bed planting":
    "New leaves since last week.|Moved to a bigger pot.|Cut back after flowering.|Looked a little dry, watered twice.|Needs a stake before the autumn storms.|First buds are showing.|Slug traps put out.|Fed with compost tea.",
  "pest|pests|common pests|known pests @ plant garden gardenplant houseplant":
    "Aphids|Slugs|Spider mites|Whitefly|Vine weevil|Scale insects|Caterpillars",
  "disease|diseases @ plant garden gardenplant houseplant":
    "Powdery mildew|Root rot|Rust|Black spot|Leaf spot",
  "bloom season|flowering season|bloom time|flowering time|blooms|bloom period":
    "spring|early summer|summer|late summer|autumn",
  // Clothes
  "name|title|product name|garment name @ garment clothing apparel outfititem wardrobeitem clothingitem fashionitem shirt dress jacket shoe sneaker & fit care_instructions fabric":
    "Linen Shirt|Wool Overcoat|Canvas Sneakers|Rain Jacket|Pleated Midi Skirt|Denim Jacket|Merino Sweater|Wide-Leg Trousers|Striped T-Shirt|Quilted Vest|Silk Blouse|Corduroy Overshirt",
  "brand|label|designer|brand name @ garment clothing apparel clothingitem fashionitem wardrobeitem outfit shirt dress jacket shoe sneaker":
    "Northfold|Atelier Lune|Harbour & Hide|Mila Costa|Field Office|Studio Norr|Wren & Daughters|Plainweave",
  "fibre|fiber|fabric|material|fiber name|fibre name @ composition":
    "Cotton|Wool|Linen|Elastane|Polyester|Silk|Viscose",
  "care instructions|care|washing instructions|care label|care guide @ garment clothing apparel shirt dress jacket clothingitem fashionitem wardrobeitem knitwear":
    "Machine wash at 30 °C, hang to dry.|Hand wash cold, dry flat.|Dry clean only.|Wash inside out with similar colours.|Cool iron, do not tumble dry.",
  "title|name|look|look name @ outfit look lookbook capsule":
    "Rainy Day Layers|Weekend in Linen|City Break Capsule|Garden Party|Monday Meeting|Autumn Market|First Date|Cold Morning Commute|Beach to Dinner|Gallery Opening",
  "note|notes|styling notes|stylist notes|styling tip|styling tips @ outfit look lookbook":
    "Roll up the sleeves and add a belt.|Works with boots as well.|Swap the coat for a blazer indoors.|Keep the jewellery simple.|Leave the jacket open.|Tuck in the front only.",
  // Films, series and games
  "players|player count|number of players|multiplayer @ game videogame boardgame":
    "1|1–2|1–4|2–4|2–8|Online, up to 16",
  "engine|game engine @ game videogame": "Unity|Unreal Engine 5|Godot|In-house engine|GameMaker",
  "developer|studio|developed by|game studio @ game videogame":
    "Lantern Forge|Tidepool Games|Northlight Interactive|Paper Moon Studio|Copper Fox Games|Studio Drift|Hollow Pine|Second Breakfast",
  "publisher|published by @ game videogame":
    "Union Interactive|Lighthouse Games|Meridian Play|Copper Leaf Entertainment|Northern Arcade",
  "platform|console|device|system @ playsession gamesession gamingsession & achievements_unlocked":
    "PC|Console|Handheld|Mobile",
  "achievement|achievements|achievements unlocked|trophies|trophy|unlocked achievements @ playsession gamesession player game videogame save":
    "First Blood|Untouchable|Treasure Hunter|Speed Runner|Master Builder|Night Owl|Hundred Wins|Pacifist",
  "network|channel|broadcaster|tv network @ tvshow tvseries tvprogram show series":
    "Channel North|Meridian TV|Culture Plus|Harbour One|Streamline|North 24",
  "guest star|guest stars|guest cast|special guest|special guests|co star|co stars": somebody,
  "still|still url|still image|episode still": landscape,

  "name|reservation name @ tablereservation tablebooking waitlistentry & party_size covers seating_preference":
    guest,
  "dress code @ restaurant bar cafe club hotel dining":
    "casual|casual|smart casual|smart casual|formal",
  "seat|seat number|seat no @ ticket & row": seatInRow,
  "name @ concertvenue showvenue gigvenue performancevenue festivalvenue":
    "Harbour Arena|The Old Foundry|Riverside Hall|Union Theatre|Paradiso Club|Northern Quarter Ballroom|City Philharmonic|Tram Depot 5|Palace Theatre|The Warehouse",
});
