import type { RowTables } from "../../row-table.ts";

/** What is made by hand and of what, what is collected, and what is kept in a glass case. */
export const craftRows: RowTables = {
  "knittingpattern crochetpattern pattern knitpattern knittingproject": `
name/pattern name/project name | category/type/garment type/garment/item type | difficulty/skill level/level | yarn weight/yarn/weight/yarn type | needle size/needles/hook size/needle | yardage/yards/yarn length/meters/yarn needed/total yardage/yards required | price/cost | about | sizes/available sizes | gauge
Striped socks | Socks/accessories/socks/accessory | Intermediate/medium | Fingering/sock/light | 2.5 mm | 380-420 | 4-7 | Heel and all, in two colours. | S, M, L | 30 sts × 42 rows
Fisherman's sweater | Sweaters/sweater/clothing/garments/pullover/garment/tops | Advanced/expert/hard/experienced | Worsted/aran/medium | 5 mm | 1200-1650 | 6-10 | Thick cables for cold piers. | XS, S, M, L, XL | 17 sts × 24 rows
Baby blanket | Blankets/blanket/baby/home | Beginner/easy | DK/light/worsted | 4 mm | 700-900 | 3-6 | Garter squares that grow while you watch a film. | One size | 22 sts × 30 rows
Lace shawl | Shawls/shawl/accessories/wrap/accessory | Advanced/expert/hard/experienced | Lace/fingering | 3.5 mm | 650-850 | 5-8 | Leaves along both edges, from the top down. | One size | 20 sts × 28 rows
Ribbed beanie | Hats/hat/accessories/beanie/accessory | Beginner/easy | Worsted/aran/medium | 4.5 mm | 140-200 | 3-5 | Knit in one evening, worn all winter. | S, M, L | 20 sts × 26 rows
Tea cosy | Home/home decor/decor/household | Intermediate/medium | DK/worsted/light | 4 mm | 120-180 | 2-5 | With a leaf on top, for a pot of four cups. | One size | 22 sts × 28 rows
Cable mittens | Mittens/gloves/accessories/mittens/accessory | Intermediate/medium | Worsted/aran/medium | 4 mm | 180-230 | 3-6 | One cable, two thumbs. | S, M, L | 20 sts × 26 rows
Granny square bag | Bags/bag/accessories/tote/accessory | Beginner/easy | Worsted/cotton/medium | 4 mm | 420-520 | 4-6 | Twelve squares and one long strap. | One size | 16 sts × 16 rows
Yoke cardigan | Cardigans/cardigan/clothing/garments/sweater/garment/tops | Advanced/expert/hard/experienced | DK/light/worsted | 3.75 mm | 1100-1500 | 6-10 | Seamless, with a round of birds below the neck. | XS, S, M, L, XL | 22 sts × 30 rows
Amigurumi fox | Toys/toy/amigurumi/baby | Intermediate/medium | DK/light/worsted | 3 mm | 150-220 | 4-6 | Sits on a shelf and looks clever. | One size | 24 sts × 28 rows
Garter scarf | Scarves/scarf/accessories/cowl/accessory | Beginner/easy | Bulky/chunky/worsted | 8 mm | 260-340 | 2-4 | The first thing that everybody finishes. | One size | 11 sts × 18 rows
`,
  "craftproject diyproject handicraftproject makerproject handmadeproject craft": `
name/project name | craft type/craft/type/category/technique/discipline | materials/supplies/materials needed | about | tools/tools needed | estimated hours/estimated time hours/hours estimated | difficulty/skill level/level
Patchwork quilt | Sewing/Sewing/quilting/textile | Cotton fabric, Batting, Thread | Forty squares out of old shirts. | Sewing machine, Rotary cutter | 30-60 | Advanced/hard
Knitted scarf | Knitting/Knitting/textile/yarn | Wool yarn, Stitch markers | Plain, warm and very long. | Needles, Darning needle | 10-20 | Beginner/easy
Canvas tote bag | Sewing/Sewing/textile | Canvas, Cotton webbing, Thread | Two handles and one inner pocket. | Sewing machine, Iron | 3-6 | Beginner/easy
Set of mugs | Pottery/Pottery/ceramics/clay | Stoneware clay, Glaze | Four of them, and no two alike. | Wheel, Kiln | 8-16 | Intermediate/medium
Spice rack | Woodworking/Woodworking/wood/diy | Oak boards, Wood glue, Screws | Three shelves for the inside of a door. | Saw, Drill, Sander | 5-10 | Intermediate/medium
Birdhouse | Woodworking/Woodworking/wood/diy | Pine boards, Nails, Exterior paint | Faces east, with a hole for tits. | Saw, Hammer | 3-5 | Beginner/easy
Macramé plant hanger | Macramé/Macramé/macrame/textile | Cotton cord, Wooden ring | For one pot by the window. | Scissors, Tape measure | 2-4 | Beginner/easy
Embroidered cushion | Embroidery/Embroidery/sewing/textile | Linen, Embroidery floss, Cushion pad | Wild flowers along one edge. | Hoop, Needle | 10-18 | Intermediate/medium
Crochet hat | Crochet/Crochet/yarn/textile | Wool yarn, Pompom | From the top down, in one evening. | Hook, Darning needle | 3-6 | Beginner/easy
Lino print cards | Printmaking/Printmaking/printing/paper/paper craft | Lino, Ink, Card stock | Twelve cards with a heron on them. | Lino cutter, Roller | 4-8 | Intermediate/medium
Beeswax candles | Candle making/Candle making/candles/diy | Beeswax, Wicks, Tins | They smell of honey before they burn. | Pot, Thermometer | 2-3 | Beginner/easy
Silver ring | Jewelry/Jewelry/jewellery/jewelry making/metal | Silver wire, Solder | Hammered, with one flat side. | Torch, Mandrel, Hammer | 4-8 | Advanced/hard
`,
  "yarn yarnskein wool": `
name/yarn name | brand/manufacturer/maker | fiber/fibre/fiber content/material/composition/fibre content | weight/yarn weight/thickness/category/weight category | length meters/length m/meters/metres/meters per skein/length | yardage/yards/yards per skein | grams per skein/grams/weight grams/weight g/skein weight/ball weight/grams per ball | price/price per skein/cost/price per ball | color/colour/colorway/color name/colourway
Harbour Merino | Alba Yarns | 100% merino | DK/light | 210-240 | 230-262 | 100-100 | 9-14 | Slate blue
Meadow Sock | Meadow & Mill | 75% wool, 25% nylon | Fingering/sock/light | 390-425 | 426-465 | 100-100 | 8-13 | Moss
Cloud Alpaca | Northern Fleece | 70% alpaca, 30% wool | Worsted/aran/medium | 160-185 | 175-202 | 100-100 | 11-17 | Oatmeal
Linden Cotton | Casa Hilo | 100% cotton | DK/light | 115-130 | 125-142 | 50-50 | 3-6 | Terracotta
Silk Road | Alba Yarns | 55% silk, 45% merino | Lace/fingering | 380-420 | 415-460 | 50-50 | 16-24 | Ivory
Big Sky | Northern Fleece | 100% wool | Bulky/chunky/super bulky | 70-85 | 76-93 | 100-100 | 8-13 | Charcoal
Field Tweed | Meadow & Mill | 85% wool, 15% silk | Worsted/aran/medium | 165-180 | 180-197 | 100-100 | 10-15 | Heather
Seaside Linen | Casa Hilo | 60% linen, 40% cotton | Sport/light | 150-170 | 164-186 | 50-50 | 5-9 | Sand
Mohair Haze | Atelier Lune | 72% mohair, 28% silk | Lace/fingering | 200-215 | 218-235 | 25-25 | 8-13 | Dusty rose
Rainbow Hand-dyed | Atelier Lune | 100% merino | Fingering/sock/light | 390-405 | 426-443 | 100-100 | 19-27 | Autumn mix
`,
  "artifact artefact museumobject exhibit museumitem historicalobject": `
name/object name | category/type/object type/classification | period/era/age/historical period/epoch | origin/place of origin/provenance/origin country/country of origin/culture/civilization/region | material/materials/medium | year created/year/created year/year made | about | century/dating/date created
Amphora with {what:dancers/ships/horses} | Pottery/ceramics/vessel/ceramic | Ancient Greece | Greece | Terracotta | -480--420 | Two handles, one of them mended in antiquity. | 5th century BC
Bronze oil lamp | Tools/lighting/household/tool | Roman | Italy | Bronze | 40-160 | The handle is a small leaf. | 1st century
Gold {what:fibula/ring/pendant} | Jewellery/jewelry/ornament | Early medieval | Denmark | Gold | 620-780 | Found in a field by a schoolteacher. | 7th century
Silver denarius | Coins/coin/numismatics/currency | Roman | Italy | Silver | 98-116 | A portrait on one side, a ship on the other. | 2nd century
Flint {what:arrowhead/hand axe/scraper} | Tools/weapon/tool/weapons | Stone Age | France | Flint | -6200--4800 | Still sharp enough to cut. | Neolithic
Illuminated prayer book | Manuscripts/manuscript/book/document/books | Medieval | Netherlands | Parchment | 1440-1480 | Small enough for a sleeve, with gold in every margin. | 15th century
Samurai helmet | Armour/armor/weapon/weapons | Edo | Japan | Iron and silk | 1620-1760 | Sixty-two plates, riveted by hand. | 17th century
Blue and white {what:vase/bowl/plate} | Pottery/ceramics/porcelain/ceramic/vessel | Ming | China | Porcelain | 1520-1600 | Waves around the foot, a dragon above. | 16th century
Painted coffin board | Sculpture/funerary/woodwork/wood | Ancient Egypt | Egypt | Wood | -1050--950 | The colours are those of the day it was closed. | 10th century BC
Brass astrolabe | Instruments/scientific instrument/instrument/science/tool | Renaissance | Germany | Brass | 1540-1590 | Tells the hour by a star. | 16th century
Carved ivory chessman | Games/sculpture/toy | Medieval | Norway | Walrus ivory | 1150-1200 | A queen with her hand on her cheek. | 12th century
Feather headdress | Textiles/clothing/textile/costume | 19th century | Brazil | Feathers and cotton | 1840-1890 | Worn on three days of the year. | 19th century
Marble head of a {what:woman/youth/goddess} | Sculpture/statue | Roman | Italy | Marble | 110-190 | The nose was lost, and given back in plaster. | 2nd century
Tapestry with unicorn | Textiles/textile/art/tapestry | Renaissance | Belgium | Wool and silk | 1500-1550 | Took four weavers two years. | 16th century
`,
  "museum artmuseum": `
name | type/category/focus/museum type/theme | about | collection/specialty
{place} Museum of Modern Art | Art/art/modern art/contemporary | Painting since 1900, and a sculpture garden. | Modern painting
{place} Gallery of Fine Arts | Art/art/fine arts/art gallery/gallery | Five centuries in a former textile mill. | Old masters
{place} City Museum | History/history/local history/local/culture/cultural | Photographs, letters and a tram to sit in. | City history
National Maritime Museum | History/maritime/history/technology/transport | Ships in the hall, storms on the wall. | Ships and charts
{place} Science Centre | Science/science/technology/interactive | Everything may be touched, and most of it moves. | Hands-on experiments
Planetarium and Space Museum | Science/science/space/astronomy/technology | A dome, a moon rock and the night sky at noon. | Space flight
Museum of Natural History | Natural history/natural history/nature/science | A whale above the stairs, and beetles by the drawer. | Fossils and animals
Botanical Museum | Natural history/nature/natural history/botany | Pressed leaves, glass flowers and a palm house. | Herbarium
Archaeological Museum | History/archaeology/history/ancient history | From the first fires to the Roman baths. | Finds from the region
Design Museum | Design/art/design/applied arts/contemporary | Chairs, posters and the first telephone. | Product design
Museum of Transport | Technology/technology/transport/science/history | Locomotives in steam on the first Sunday. | Trains and trams
Children's Museum | Children/interactive/science/family/specialty | Made for small hands and loud questions. | Workshops for families
`,
  "coin collectiblecoin coinitem": `
name/title/coin name | country/origin/country of origin/issuing country | denomination/face value | year/year minted/minted year/year of issue/mint year | material/metal/composition | estimated value/value/current value/market value/price | diameter mm/diameter | weight grams/weight/weight g | mint/mint mark | about
Morgan dollar | United States | 1 dollar | 1878-1904 | Silver | 35-240 | 38.1-38.1 | 26.7-26.7 | Carson City | Liberty with a crown of wheat.
Walking Liberty half dollar | United States | 50 cents | 1916-1947 | Silver | 14-120 | 30.6-30.6 | 12.5-12.5 | Philadelphia | She walks towards the sun.
Gold sovereign | United Kingdom | 1 pound | 1887-1925 | Gold | 420-720 | 22.0-22.0 | 8.0-8.0 | London | Saint George and the dragon.
Bun head farthing | United Kingdom | 1 farthing | 1860-1895 | Bronze | 4-28 | 20.0-20.0 | 2.8-2.8 | London | A quarter of a penny, much used.
5 mark, Wilhelm II | Germany | 5 mark | 1891-1908 | Silver | 38-160 | 38.0-38.0 | 27.8-27.8 | Berlin | Eagle on the back, a little worn.
20 francs, Rooster | France | 20 francs | 1899-1914 | Gold | 360-520 | 21.0-21.0 | 6.5-6.5 | Paris | The rooster of the republic.
Krugerrand | South Africa | 1 ounce | 1967-1999 | Gold | 1900-2400 | 32.7-32.7 | 33.9-33.9 | Pretoria | A springbok in full run.
Maple Leaf | Canada | 5 dollars | 1988-2024 | Silver | 32-48 | 38.0-38.0 | 31.1-31.1 | Ottawa | One ounce, one leaf.
Silver denarius | Italy | 1 denarius | 98-117 | Silver | 90-380 | 19.0-19.0 | 3.4-3.4 | Rome | Found in a hoard of two hundred.
100 yen, Olympics | Japan | 100 yen | 1964-1964 | Silver | 6-18 | 22.6-22.6 | 4.8-4.8 | Osaka | The flame and the rings.
`,
  "stamp postagestamp": `
name/title/stamp name | country/origin/country of origin/issuing country | year/year issued/issue year/year of issue | denomination/face value | color/colour | estimated value/value/current value/market value/price/catalog value | about | theme/topic/category/subject
Penny Black | United Kingdom | 1840-1840 | 1d | Black | 90-480 | The first of all, with three margins. | Royalty
Bavarian Black One | Germany | 1849-1849 | 1 kreuzer | Black | 320-1200 | Cut close on one side. | Numerals
Inverted airmail | United States | 1918-1918 | 24 cents | Red and blue | 1200-4800 | A reprint with certificate. | Aviation
Ceres | France | 1849-1850 | 20 centimes | Black | 40-240 | Goddess of the harvest, fine postmark. | Mythology
Basel Dove | Switzerland | 1845-1845 | 2½ rappen | Blue and red | 2800-6400 | Embossed, on a piece of letter. | Birds
Blue Mountain | Japan | 1952-1958 | 10 yen | Blue | 3-14 | Part of a set of four. | Landscapes
Beaver | Canada | 1851-1852 | 3 pence | Red | 180-620 | The first animal on a stamp. | Animals
Kangaroo and Map | Australia | 1913-1914 | 1 penny | Red | 12-90 | Light hinge, full gum. | Animals
Space Race | Hungary | 1961-1966 | 2 forint | Violet | 1-8 | Complete sheet with margin. | Space
Flower show | Netherlands | 1960-1975 | 12 cents | Green | 1-6 | Mint, never hinged. | Flowers
`,
};
