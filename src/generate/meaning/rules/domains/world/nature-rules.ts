import { oneOf } from "../../../../one-of.ts";
import { beside, digits, pick, type TextContext, toTextRules } from "../../text-rule.ts";

export const skies = "sunny|partly cloudy|overcast|light rain|thunderstorm|snow|fog";

/** An oven has a temperature, too. */
export function isOfSky({ member: { owner, siblings, words } }: TextContext): boolean {
  const beside =
    /wind|humid|precip|rain|forecast|feels|uv|sunrise|cloud|^(?:city|location|weather|date|day|time|timestamp|icon)$|^(?:temp_?)?(?:high|low)$/i;
  return (
    words.join(" ") === "weather" ||
    owner.some((word) =>
      oneOf("weather|forecast|day|hour|hourly|daily|current|climate").test(word),
    ) ||
    siblings.some((name) => beside.test(name))
  );
}

/** Nature and science. */
export const natureRules = toTextRules({
  "advisory|weather advisory|warning|weather warning|alert @ weather station forecast observation & humidity wind_speed humidity_pct":
    "Strong wind until the evening|Frost overnight|Heat from noon on|Dense fog in the valleys|Thunderstorms possible|Slippery roads in the morning",
  "scientific name|latin name|botanical name|binomial":
    "Vulpes vulpes|Tyto alba|Quercus robur|Lavandula angustifolia|Apis mellifera|Salmo salar|Monstera deliciosa|Bubo bubo",
  "common name|species name|vernacular name @ species animal bird observation sighting":
    "Red fox|Barn owl|Grey seal|European robin|Atlantic salmon|Honey bee|English oak|Lavender",
  "species|animal|animal type|pet type @ pet animal veterinary adoption shelter":
    "dog|cat|rabbit|parrot|tortoise|hamster",
  "species|fish|fish species @ aquarium fish tank pond":
    "Neon tetra|Guppy|Angelfish|Betta|Corydoras|Clownfish",
  "garden name|name @ garden": "Kitchen Garden|Backyard|Balcony|Herb Patch|Front Garden",
  "title|name|event name @ cleanup cleanupevent":
    "Saturday Morning Cleanup|Cleanup After the Storm|Sunrise Cleanup",
  "description @ cleanup cleanupevent":
    "Gloves, bags and hot tea are provided.|Meet at the car park and wear sturdy shoes.|We sort and weigh all that we find.|Children are welcome, two hours are enough.",
  "item|item name|name|type @ cleanupitem litteritem":
    "Plastic bottles|Cigarette ends|Bottle caps|Food wrappers|Fishing line|Cans|Plastic bags",
  "activities|things to do @ nationalpark naturereserve park lake & wildlife trails":
    "Hiking|Birdwatching|Camping|Kayaking|Cycling|Fishing|Stargazing",
  "water type": "freshwater|saltwater|brackish",
  "species|main species|dominant species @ timber logging stand forest woodland woodlot plantation":
    "Norway spruce|Scots pine|Douglas fir|European beech|Sessile oak|Silver birch",
  "wildlife observed|wildlife spotted|wildlife sightings|animals seen":
    "Red fox|Roe deer|Buzzard|Badger|Brown hare|Heron",
  "threats|threat @ reef reefsurvey habitat species wetland":
    "Warm water|Anchor damage|Pollution|Overfishing|Invasive species",
  "cause|suspected cause @ wildfire forestfire bushfire":
    "Lightning|Campfire|Power line|Arson suspected|Under investigation|Debris burning",
  "species @ plant tree garden seed":
    "Lavandula angustifolia|Quercus robur|Monstera deliciosa|Solanum lycopersicum|Ocimum basilicum",
  "species|common name @ whale whalesighting dolphin dolphinsighting marinemammal":
    "Humpback whale|Fin whale|Minke whale|Orca|Common dolphin|Sperm whale",
  "visibility @ sighting observation dive & sea_state": "good|moderate|poor|excellent",
  "species @ sighting observation bird wildlife survey fish catch zoo":
    "Red fox|Barn owl|Grey seal|European robin|Atlantic salmon|Honey bee|Roe deer",
  "breed|breed name @ pet animal dog cat adoption & species vaccinated microchip owner":
    "Border Collie|Tabby|Beagle|Siamese|Labrador|Maine Coon|Terrier",
  "ecosystem|package ecosystem|package manager": beside(
    /package|cve|version|dependenc|repositor/,
    "npm|npm|PyPI|Maven|Go|RubyGems|crates.io|NuGet",
  ),
  "habitat|biome|ecosystem": "forest|wetland|grassland|coast|mountain|river|desert",
  "conservation status|iucn status|conservation":
    "least concern|near threatened|vulnerable|endangered|critically endangered",
  "taxon|family|genus|order|phylum|kingdom|class @ species plant animal bird taxon insect fish":
    "Canidae|Felidae|Rosaceae|Fagaceae|Strigidae|Lamiaceae|Salmonidae",
  "diet|food|feeding @ animal species dinosaur bird fish mammal insect reptile zoo":
    "herbivore|carnivore|omnivore|insectivore",
  "pest|pests|pest issues|pest problems|pest type|diseases|disease issues @ crop cropcycle planting field farm plant garden":
    "Aphids|Slugs|Powdery mildew|Rust|Wireworm|Pigeons|Flea beetle",
  "crop name|crop|name @ crop cropcycle cropplan cropseason planting harvest":
    "Wheat|Barley|Maize|Potatoes|Rapeseed|Sugar beet|Soybeans|Tomatoes",
  "crop|crops|crop type": "Wheat|Barley|Maize|Potatoes|Rapeseed|Sunflower|Apples|Soybeans",
  "soil|soil type": "loam|clay|sand|silt|peat|chalk",
  "sunlight|light|light requirement|sun exposure|light needs @ plant seed flower tree garden crop":
    "full sun|partial shade|shade|bright indirect light",
  "watering|water needs|watering schedule|watering frequency":
    "daily|twice a week|weekly|every two weeks",
  "weather|weather condition|conditions|condition|forecast|sky @ weather forecast day observation station":
    skies,
  "text|label|main|summary @ condition weathercondition": skies,
  "weather|weather condition": skies,
  "description|weather description|forecast text @ weather currentweather forecast weatherforecast weatherreport & humidity wind_speed feels_like cloud_cover":
    "clear sky|few clouds|scattered clouds|broken clouds|overcast clouds|light rain|moderate rain|mist",
  "wind direction|wind dir|wind|compass direction": "N|NE|E|SE|S|SW|W|NW",
  "moon phase": "new moon|first quarter|full moon|last quarter|waxing crescent",
  star: "Vega|Sirius|Altair|Polaris|Betelgeuse|Rigel|Arcturus|Capella|Aldebaran|Deneb",
  galaxy: "Andromeda|Whirlpool|Sombrero|Triangulum|Pinwheel|Milky Way",
  "celestial body": "Mars|Kepler-22b|Orion|Vega|Andromeda|Europa|Titan|Proxima b",
  "spectral type|spectral class": "G2V|M5V|K0III|F8|A1V",
  "orbit|orbit type": "low Earth|geostationary|polar|sun-synchronous",
  "rocket|launch vehicle|spacecraft": "Aurora 3|Meridian Heavy|Pathfinder|Vega Light",
  "launch site|launch pad|launchpad":
    "Kourou|Cape Canaveral|Tanegashima|Baikonur|Andøya|Sriharikota",
  "formula|chemical formula|molecular formula": "H2O|NaCl|CO2|C2H5OH|NH3|CuSO4|C6H12O6|CaCO3",
  "chemical symbol|symbol @ element chemical atom": "H|He|Li|C|N|O|Na|Fe|Cu|Ag|Au",
  "symbol|gene|gene symbol|gene name @ gene protein variant": "BRCA1|TP53|EGFR|MYC|APOE|CFTR",
  "variant type|mutation type & gene chromosome allele":
    "missense|nonsense|insertion|deletion|splice site",
  "associated conditions|associated diseases|phenotypes & gene chromosome":
    "Breast cancer|Cystic fibrosis|Lung cancer|High cholesterol",
  "gene|gene symbol|gene name": "BRCA1|TP53|EGFR|MYC|APOE|CFTR",
  "sequence|dna sequence @ gene sample protein dna genome":
    "ATGCGTACCTGA|GGCTTAACGTAC|TTAGCCGATACG|CCGATTAGGCAT",
  "crop|plant|vegetable|crops @ gardenbed raisedbed vegetablebed vegetablegarden allotment":
    "Tomatoes|Carrots|Lettuce|Beans|Courgettes|Kale|Strawberries|Potatoes",
  chromosome: "1|2|3|7|11|17|22|X|Y",
  "cas number|cas": digits("7###-##-#", "50-##-#"),
  smiles: "CCO|CC(=O)O|CC(=O)C|c1ccccc1|OCC(O)CO",
  "appearance @ compound chemical reagent substance":
    "Clear, colourless|White crystals|White powder|Fine crystals",
  "hazard|hazard class|hazard statement|hazards": "flammable|corrosive|irritant|toxic|none",
  "state|state of matter|phase @ element chemical substance": "solid|liquid|gas",
  hypothesis:
    "Longer daylight increases growth.|Shorter forms raise completion.|Regular breaks improve recall.",
  "methodology|study design|study type":
    "randomised trial|cohort study|survey|field study|case study",
  "mineral|rock|rock type": "quartz|feldspar|granite|basalt|limestone|slate",
  "era|epoch|period|historical period|century @ excavation dig artefact site artifact dinosaur fossil building artwork museum monument coin":
    "Bronze Age|Roman|Medieval|Renaissance|18th century|Jurassic",
  "common name|vernacular name @ tree nurserytree & root_type trunk_circumference planting_season":
    "English oak|Silver birch|Norway maple|Wild cherry|Rowan|Hornbeam|Field maple|Small-leaved lime",
  "common name|name|species name|vernacular name @ plant houseplant nurseryplant & sunlight watering pot_size":
    "Monstera|Lavender|Snake plant|Basil|Peace lily|Fiddle-leaf fig|Rosemary|Spider plant|Aloe vera|Olive tree",
  "scientific name|latin name|botanical name|species @ plant flower tree herb houseplant nurseryplant seed & sunlight watering pot_size":
    "Monstera deliciosa|Lavandula angustifolia|Ocimum basilicum|Ficus lyrata|Salvia rosmarinus|Aloe vera|Olea europaea|Spathiphyllum wallisii",
  "family|plant family @ plant flower tree herb houseplant nurseryplant seed & sunlight watering pot_size scientific_name":
    "Araceae|Lamiaceae|Asparagaceae|Moraceae|Oleaceae|Rosaceae",
  toxicity: "none|mildly toxic|toxic to pets",
  "icon|weather icon|condition icon @ weather forecast hour hourly & condition wind_speed":
    "sun|cloud|cloud-sun|cloud-rain|snowflake|cloud-fog|cloud-lightning",
  "condition|conditions|weather|summary & temp temperature temp_high wind_speed": (context) =>
    isOfSky(context) ? pick(skies)(context) : undefined,
});
