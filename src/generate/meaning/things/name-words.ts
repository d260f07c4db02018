const list = (text: string) => text.split("|");

/** The words that the names of things are put together from. */
export const nameWords = {
  adjective: list("Old|Green|Golden|Little|Blue|Hidden|Silver|Quiet|Upper|Bright|Red|Grand"),
  letters: list("IC|RE|EC|TGV|RB|ICE"),
  number: list("2|3|4|5|7|8|11|12|14|16|18|21|24|27|31|36|42|101|108|204|212|305"),
  small: list("1|2|3|4|5|6|7|8|9|10|11|12"),
  letter: list("A|B|C|D|E|F"),
  place: list(
    "Lisbon|Kyoto|Oslo|Porto|Lyon|Dublin|Vienna|Bergen|Seville|Tallinn|Ghent|Bologna|Krakow|Montreal|Oaxaca|Melbourne",
  ),
  way: list("train|bike|night train|tram|car"),
  street: list(
    "Market Street|Harbour Road|Mill Lane|Station Square|Park Avenue|Church Street|Bridge Street|Garden Row|Hill Road",
  ),
  station: list("Old Town|University|City Hall|North Gate|Harbour|Airport|Riverside|Stadium"),
  star: list("Aurora|Polaris|Meridian|Juno|Calypso|Orion|Marina|Selene|Vega|Atlas|Nova"),
  sea: list("North|Seas|Isles|Coast"),
  virtue: list("Hope|Spirit|Endeavour|Fortune|Grace"),
  saint: list("Aurora|Bellevue|Astoria|Sankt Anna|Santa Clara|Saint Martin|Mirador|Castello"),
  house: list("Lodge|House|Rooms|Inn|Court|Residence|Suites"),
  nature: list("Lake|Ridge|Valley|Bay|Forest|Falls|Point|Canyon|Meadows"),
  museum: list("Museum of Modern Art|City Museum|Maritime Museum|History Museum|Design Museum"),
  field: list("Science|Photography|Glass|Natural History|Design|Music|Transport|Ceramics"),
  person: list(
    "Amara Novak|Daniel Okafor|Lena Fischer|Priya Shah|Marco Rossi|Sofia Silva|Emil Hansen|Nora Kelly|Kenji Sato|Carmen Ortiz|Theo Martin|Yara Haddad",
  ),
  surname: list(
    "Novak|Okafor|Fischer|Shah|Rossi|Silva|Hansen|Kelly|Sato|Ortiz|Martin|Haddad|Bennett|Larsen|Gupta|Moretti",
  ),
  company: list(
    "Northwind Labs|Bluebird Studio|Copper & Finch|Fernway Foods|Granite Works|Hearth Energy|Juniper Health|Lakeside Trading|Meridian Group|Oakline Partners|Tidewater Logistics|Kestrel Interactive",
  ),
  team: list("Rovers|United|Athletic|Tigers|Falcons|City|Rangers|Wolves|Hawks|Comets"),
  month: list(
    "January|February|March|April|May|June|July|August|September|October|November|December",
  ),
  season: list("Spring|Summer|Autumn|Winter"),
  year: list("2023|2024|2025|2026"),
  quarter: list("Q1|Q2|Q3|Q4"),
  topic: list(
    "Onboarding|Pricing|Checkout|Search|Billing|Reporting|Mobile|Security|Performance|Accessibility",
  ),
  service: list("billing|search|orders|auth|media|reports|mail|catalog|events|web"),
  env: list("prod|staging|dev|eu|us"),
  colour: list("Red|Green|Blue|Amber|Violet|Silver|Black|White"),
  subject: list(
    "Mathematics|Biology|History|Chemistry|Geography|Physics|Literature|Economics|Philosophy|Computer Science|Spanish|Music Theory",
  ),
  rooms: list("two-room|three-room|four-room|one-bedroom|two-bedroom"),
  part: list("the filter|the pump|the door lock|the boiler|the lift motor|the drive belt"),
  grade: list("1A|2B|3C|4A|5B|6C|7A|8B|9C|10A"),
  animal: list("Fox|Heron|Otter|Badger|Falcon|Hare|Lynx|Owl|Seal|Swan"),
  metal: list("Iron|Bronze|Silver|Golden|Obsidian|Crystal|Shadow|Storm|Ember|Frost"),
  wood: list("Oak|Walnut|Ash|Birch|Bamboo"),
  clay: list("Stoneware|Ceramic|Enamel|Glass"),
  fabric: list("Wool|Cotton|Linen|Canvas|Felt"),
  essay: list(
    "A beginner's guide to|What nobody tells you about|The quiet joy of|In praise of|An honest look at|Notes on",
  ),
  weapon: list("Sword|Bow|Shield|Dagger|Staff|Hammer|Helmet|Amulet|Potion"),
} as const satisfies Readonly<Record<string, readonly string[]>>;
