import type { RowTables } from "../../row-table.ts";

/** What is made by hand and of what, what is collected, and what is kept in a glass case. */
export const craftRows: RowTables = {
  "craftproject diyproject handicraftproject makerproject handmadeproject": `
name/project name | craft type/craft/type/category/technique/discipline | materials/supplies/materials needed | about
Patchwork quilt | Sewing/Sewing/quilting/textile | Cotton fabric, Batting, Thread | Forty squares out of old shirts.
Knitted scarf | Knitting/Knitting/textile/yarn | Wool yarn, Stitch markers | Plain, warm and very long.
Set of mugs | Pottery/Pottery/ceramics/clay | Stoneware clay, Glaze | Four of them, and no two alike.
Spice rack | Woodworking/Woodworking/wood/diy | Oak boards, Wood glue, Screws | Three shelves for the inside of a door.
Birdhouse | Woodworking/Woodworking/wood/diy | Pine boards, Nails, Exterior paint | Faces east, with a hole for tits.
Macramé plant hanger | Macramé/Macramé/macrame/textile | Cotton cord, Wooden ring | For one pot by the window.
Embroidered cushion | Embroidery/Embroidery/sewing/textile | Linen, Embroidery floss, Cushion pad | Wild flowers along one edge.
Beeswax candles | Candle making/Candle making/candles/diy | Beeswax, Wicks, Tins | They smell of honey before they burn.
Silver ring | Jewelry/Jewelry/jewellery/jewelry making | Silver wire, Solder | Hammered, with one flat side.
`,
  "artifact artefact museumobject exhibit museumitem": `
name/object name | category/type/object type/classification | period/era/age/historical period/epoch | origin/place of origin/provenance/origin country/country of origin/culture | material/materials/medium | year created/year/created year/year made | about
Amphora with {what:dancers/ships/horses} | Pottery/ceramics/vessel/ceramic | Ancient Greece | Greece | Terracotta | -480--420 | Two handles, one of them mended in antiquity.
Bronze oil lamp | Tools/lighting/household/tool | Roman | Italy | Bronze | 40-160 | The handle is a small leaf.
Gold {what:fibula/ring/pendant} | Jewellery/jewelry/ornament | Early medieval | Denmark | Gold | 620-780 | Found in a field by a schoolteacher.
Silver denarius | Coins/coin/numismatics/currency | Roman | Italy | Silver | 98-116 | A portrait on one side, a ship on the other.
Flint {what:arrowhead/hand axe/scraper} | Tools/weapon/tool/weapons | Stone Age | France | Flint | -6200--4800 | Still sharp enough to cut.
Illuminated prayer book | Manuscripts/manuscript/book/document | Medieval | Netherlands | Parchment | 1440-1480 | Small enough for a sleeve, with gold in every margin.
Blue and white {what:vase/bowl/plate} | Pottery/ceramics/porcelain/ceramic | Ming | China | Porcelain | 1520-1600 | Waves around the foot, a dragon above.
Brass astrolabe | Instruments/scientific instrument/instrument/science | Renaissance | Germany | Brass | 1540-1590 | Tells the hour by a star.
Carved ivory chessman | Games/sculpture/toy | Medieval | Norway | Walrus ivory | 1150-1200 | A queen with her hand on her cheek.
Marble head of a {what:woman/youth/goddess} | Sculpture/statue | Roman | Italy | Marble | 110-190 | The nose was lost, and given back in plaster.
`,
  "museum artmuseum": `
name | type/category/focus/museum type/theme | about
{place} Museum of Modern Art | Art/art/modern art/contemporary | Painting since 1900, and a sculpture garden.
{place} Gallery of Fine Arts | Art/art/fine arts/art gallery | Five centuries in a former textile mill.
{place} City Museum | History/history/local history/local | Photographs, letters and a tram to sit in.
National Maritime Museum | History/maritime/technology/transport | Ships in the hall, storms on the wall.
{place} Science Centre | Science/science/technology/interactive | Everything may be touched, and most of it moves.
Planetarium and Space Museum | Science/science/space/astronomy | A dome, a moon rock and the night sky at noon.
Museum of Natural History | Natural history/natural history/nature/science | A whale above the stairs, and beetles by the drawer.
Design Museum | Design/art/applied arts/contemporary | Chairs, posters and the first telephone.
Museum of Transport | Technology/technology/transport/science | Locomotives in steam on the first Sunday.
Children's Museum | Children/interactive/science/family | Made for small hands and loud questions.
`,
  "milestone childmilestone babymilestone developmentmilestone & child_name baby_name child_id baby_id age_in_months age_months": `
name/title/milestone/event | category/type/area/domain | age in months/age months/months | about/notes/note
First smile | Social/emotional/social-emotional | 1-2 | At the lamp first, then at us.
Rolled over | Motor/physical/gross motor/movement | 4-6 | From tummy to back, on the kitchen floor.
First tooth | Teeth/physical/health/other | 5-8 | Bottom left, after two bad nights.
First word | Language/communication/speech | 10-13 | It was "ball".
First steps | Motor/physical/gross motor/movement | 11-14 | Three of them, from the sofa to the table.
Stacked three blocks | Cognitive/fine motor/play/motor | 14-17 | And knocked them over at once.
Two words together | Language/communication/speech | 19-24 | "More milk", of course.
`,
  "coin collectiblecoin collectorcoin coincollection & denomination face_value mint_mark obverse": `
name/title/coin name | country/issuer/country of origin | denomination/face value | year/mint year/year minted/issue year | composition/metal/material | weight/weight grams/weight g | diameter/diameter mm | obverse/obverse design | reverse/reverse design | mint mark | estimated value/market value
Morgan dollar | United States | 1 dollar | 1878-1904 | silver/90% silver | 26.7-26.7 | 38.1-38.1 | Head of Liberty | Eagle with spread wings | S | 45-240
Wheat cent | United States | 1 cent | 1909-1958 | bronze/copper | 3.1-3.1 | 19.1-19.1 | Portrait of Lincoln | Two ears of wheat | D | 1-60
Gold sovereign | United Kingdom | 1 pound | 1887-1925 | gold/22 carat gold | 8.0-8.0 | 22.1-22.1 | Portrait of the monarch | St George and the dragon | absent | 420-720
Twenty francs, Rooster | France | 20 francs | 1899-1914 | gold | 6.5-6.5 | 21.0-21.0 | Head of Marianne | Rooster | A | 340-480
`,
  "knittingproject crochetproject": `
name/project name/title | pattern/pattern name | yarn/yarn name/yarn type/yarn used | needle size/needles | skeins used/skeins/balls used
Christmas sweater | Fisherman's sweater | Highland tweed | 4.5 mm | 8-12
Birthday socks | Striped socks | Sock yarn, petrol | 2.5 mm | 1-2
Cot blanket | Moss stitch blanket | Cotton aran | 5 mm | 7-10
Evening shawl | Lace shawl | Mohair lace | 3.5 mm | 2-4
Winter hat | Ribbed beanie | Merino DK, rust | 4 mm | 1-2
Cardigan for spring | Raglan cardigan | Cotton and linen | 3.75 mm | 6-9
Mittens for the children | Snowflake mittens | Shetland two-ply | 3 mm | 1-2
Long scarf | Brioche scarf | Alpaca, oatmeal | 5.5 mm | 3-5
Toy fox | Amigurumi fox | Cotton, orange and white | 2.5 mm | 1-2
Yoke sweater | Icelandic yoke | Lopi wool, grey | 5.5 mm | 6-8
`,
};
