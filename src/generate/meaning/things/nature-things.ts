import type { ThingTable } from "./thing.ts";

/** What lives, grows, shines and happens by itself. */
export const natureThings: ThingTable = {
  dog: {
    type: "companion|herding|hunting|guard|toy",
    category: "Small|Medium|Large|Puppy|Senior",
  },
  cat: {
    type: "shorthair|longhair|hairless|mixed",
    category: "Indoor|Outdoor|Kitten|Senior",
    about:
      "Sleeps a lot and purrs loudly.|Shy at first, then never leaves your lap.|Good with other cats.",
    isNoted: true,
  },
  "horse pony": {
    name: "Stella|Apollo|Luna|Copper|Storm|Bella|Duke|Misty|Shadow|Ginger",
    type: "riding|sport|draught|pony|race",
    category: "Mare|Stallion|Gelding|Foal",
    about: "Calm on the road, loves to jump.|A patient teacher for beginners.",
    isNoted: true,
    price: [1200, 18_000, -2],
  },
  "cow cattle sheep goat pig chicken hen duck livestock": {
    name: "Rosie|Clover|Daisy|Bella|Flora|Hazel|Molly|Dotty|Heidi|Pearl",
    type: "breeding|young stock|show|working",
    category: "Young|Adult|Breeding|Pasture",
    status: "healthy|sick|in treatment|sold",
    about: "Calm and a good mother.|Grazes on the upper meadow.|Vaccinated in spring.",
    isNoted: true,
  },
  bird: {
    name: "European Robin|Barn Owl|Grey Heron|Kingfisher|Blue Tit|Peregrine Falcon|White Stork|Puffin",
    type: "songbird|raptor|waterbird|seabird|owl",
    category: "Songbirds|Raptors|Waterbirds|Owls|Seabirds",
    about: "Sings before sunrise.|Nests in holes of old trees.|Common along rivers and lakes.",
  },
  fish: {
    name: "Atlantic Salmon|Clownfish|Rainbow Trout|Sea Bass|Guppy|Pike|Neon Tetra|Mackerel",
    type: "freshwater|saltwater|brackish|tropical",
    category: "Freshwater|Saltwater|Tropical|Cold water",
    about: "Lives in small groups near the surface.|Prefers clear, cold water.",
  },
  "reptile amphibian snake lizard turtle frog": {
    name: "Green Iguana|Corn Snake|Leopard Gecko|Hermann's Tortoise|Tree Frog|Fire Salamander|Grass Snake|Chameleon",
    type: "snake|lizard|turtle|frog|salamander",
    category: "Snakes|Lizards|Turtles|Amphibians",
    status: "least concern|vulnerable|endangered",
    about: "Active at dusk, basks in the morning.|Harmless and rather shy.",
  },
  "insect butterfly bee beetle spider": {
    name: "Honey Bee|Swallowtail|Ladybird|Stag Beetle|Emperor Dragonfly|Red Admiral|Garden Spider|Field Cricket",
    type: "beetle|butterfly|bee|dragonfly|spider",
    category: "Butterflies|Beetles|Bees and wasps|Dragonflies|Spiders",
    about: "Visits flowers from April to September.|Found in gardens and light woods.",
  },
  dinosaur: {
    name: "Triceratops|Velociraptor|Stegosaurus|Brachiosaurus|Allosaurus|Ankylosaurus|Spinosaurus|Iguanodon",
    type: "herbivore|carnivore|omnivore",
    category: "Jurassic|Cretaceous|Triassic",
    status: "extinct",
    about: "Walked on four legs and lived in herds.|Known from two nearly complete skeletons.",
    weight: [15, 45_000],
  },
  "mammal wildlife": {
    name: "Red Fox|Brown Bear|Grey Wolf|European Hare|Red Deer|Otter|Hedgehog|Lynx",
    type: "carnivore|herbivore|omnivore|rodent",
    category: "Forest|Mountain|Water|Grassland",
  },
  "animal zooanimal": { category: "Mammals|Birds|Reptiles|Fish|Insects" },
  tree: {
    name: "English Oak|Silver Birch|Norway Maple|Scots Pine|Olive Tree|Horse Chestnut|Weeping Willow|Cherry Tree",
    type: "deciduous|coniferous|evergreen|fruit",
    category: "Broadleaf|Conifer|Fruit|Ornamental",
    about:
      "Planted in 1962, still growing.|Wide crown, good shade in summer.|Needs a check before the next storm.",
    isNoted: true,
  },
  "flower rose bouquet": {
    name: "Garden Rose|Sunflower|Peony|Lavender|Tulip|Dahlia|Anemone|Sweet Pea",
    type: "annual|perennial|bulb|cut flower",
    category: "Roses|Bulbs|Perennials|Wild flowers|Cut flowers",
    status: "blooming|budding|faded|dormant",
    about:
      "Blooms from June until the first frost.|Likes sun and a little shelter.|Smells best in the evening.",
    price: [2, 45, 2],
  },
  seed: {
    name: "Cherry Tomato|Sweet Basil|Butternut Squash|Sugar Snap Pea|Sunflower Mix|Purple Carrot|Rocket|Nasturtium",
    type: "vegetable|herb|flower|grain",
    category: "Vegetables|Herbs|Flowers|Salads",
    status: "in stock|low stock|sold out",
    about: "Sow in March under glass, plant out in May.|Ready to harvest in sixty days.",
    price: [2, 9, 2],
  },
  "rock stone mineral gem gemstone crystal": {
    name: "Rose Quartz|Amethyst|Basalt|Granite|Malachite|Obsidian|Tiger's Eye|Fluorite|Sapphire",
    type: "igneous|sedimentary|metamorphic|crystal",
    category: "Quartz|Feldspar|Carbonate|Silicate|Gemstones",
    status: "in collection|on loan|sold",
    about:
      "Found in a quarry near the coast.|Glassy, with a light violet shade.|Splits cleanly along one plane.",
    price: [4, 680, 0],
  },
  soil: {
    name: "Field {letter}{small}|North Meadow|Orchard Plot {small}|Terrace {small}",
    type: "clay|loam|sand|silt|peat",
    category: "Arable|Garden|Forest|Pasture",
    about: "Dark, loose and rich in humus.|Drains quickly after rain.",
  },
  "star constellation": {
    type: "red giant|white dwarf|main sequence|supergiant|binary",
    category: "Northern sky|Southern sky|Variable|Double",
    about: "Bright enough to see from a city.|Best seen in the winter sky.",
  },
  "galaxy nebula starcluster": {
    name: "NGC {number}4|Andromeda|Whirlpool Galaxy|Orion Nebula|Messier {number}|Sombrero Galaxy",
    type: "spiral|elliptical|irregular|lenticular|nebula",
    category: "Galaxies|Nebulae|Clusters",
    about: "A faint smudge in binoculars, a spiral in photos.|Twelve million light years away.",
  },
  "comet asteroid meteor meteorite": {
    name: "C/2024 {letter}{small}|{surname}–{surname}|{number}P/{surname}|2019 {letter}{letter}{small}",
    type: "short-period|long-period|near-Earth|main belt",
    category: "Comets|Asteroids|Meteorites",
    status: "observed|predicted|lost",
    about: "Returns every seventy-six years.|Visible low in the west after sunset.",
  },
  planet: {
    category: "Rocky|Gas giant|Ice giant|Dwarf|Exoplanet",
    about: "Two moons, thin air and long days.|A ring that shows in small telescopes.",
  },
  "element chemicalelement": {
    name: "Hydrogen|Carbon|Oxygen|Iron|Copper|Silver|Neon|Sodium|Calcium|Helium",
    type: "metal|nonmetal|noble gas|halogen|transition metal",
    category: "Metals|Nonmetals|Noble gases|Halogens",
    about: "Soft, silvery and quick to react.|A gas at room temperature.",
  },
  "flood wildfire hurricane tornado disaster drought landslide avalanche": {
    name: "{place} {It}|{surname} Ridge {It}|{season} {It} {year}|{star} {It}",
    type: "minor|moderate|major|severe",
    category: "Coast|Mountains|Forest|Valley|Urban",
    status: "active|contained|over|monitored",
    about:
      "Two roads closed, no injuries reported.|Crews are on site, wind from the west.|Water level falls slowly.",
  },
  species: { category: "Birds|Mammals|Insects|Fish|Reptiles" },
  "cow cattle": { type: "dairy|beef|breeding|heifer" },
  "chicken hen duck": { type: "laying|broiler|bantam|show" },
  symptom: {
    name: "Headache|Fever|Cough|Fatigue|Nausea|Dizziness|Sore throat|Back pain",
    category: "Head|Chest|Stomach|Skin|General",
    about: "Worse in the morning.|Comes and goes since last week.|Mild, no fever.",
    isNoted: true,
  },
  allergy: {
    name: "Pollen|Peanuts|House dust mites|Penicillin|Cat hair|Shellfish|Latex|Bee stings",
    type: "food|drug|seasonal|contact|insect",
    category: "Food|Drugs|Environment|Insects",
    about: "Itching and a running nose.|Carries an emergency kit.|Known since childhood.",
    isNoted: true,
  },
  therapy: {
    name: "Physiotherapy|Speech therapy|Cognitive behavioural therapy|Massage therapy|Occupational therapy|Group therapy",
    type: "physical|speech|group|online|behavioural",
    category: "Physical|Mental health|Speech|Family",
    about: "One hour a week for three months.|Exercises for home included.",
    isNoted: true,
  },
};
