import type { RowTables } from "../../row-table.ts";

/** What a farm drives and pulls. */
const farmMachines = `
name/equipment name | type/category/equipment type | about | brand/manufacturer/make | purchase price/price/cost/value | horsepower/hp/power hp | hours used/engine hours/operating hours/hours
Tractor, 120 hp | Tractor | Four-wheel drive, with front loader. | Northfield | 68000-115000 | 110-130 | 850-6200
Combine harvester | Harvester/combine | Cuts six metres at a time. | Solano | 180000-320000 | 280-380 | 300-2400
Disc plough | Plough/tillage/plow | Five discs, hydraulic turning. | Granite | 9000-18000 | absent or 40-90 | 60-1400
Seed drill, 3 m | Seeder/planter/seeding | Pneumatic, for grain and clover. | Alpina | 22000-42000 | absent or 40-90 | 60-1400
Field sprayer | Sprayer/spraying | Eighteen metres of boom. | Aquila | 26000-48000 | absent or 40-90 | 60-1400
Round baler | Baler/haymaking | Net wrap, bales of up to 1.5 metres. | Northfield | 28000-46000 | absent or 40-90 | 60-1400
Manure spreader | Spreader | Two axles, ten tonnes. | Granite | 24000-39000 | absent or 40-90 | 60-1400
Milking robot | Milking/dairy | For sixty cows, day and night. | Volta | 110000-160000 | absent or 40-90 | 60-1400
Irrigation reel | Irrigation | Four hundred metres of hose. | Aquila | 14000-26000 | absent or 40-90 | 60-1400
Grain trailer, 12 t | Trailer/transport | Tips to three sides. | Solano | 12000-21000 | absent or 40-90 | 60-1400
Quad bike | Vehicle/utility vehicle | For fences and for the far end of the farm. | Kestrel | 7000-12000 | 24-48 | 120-1900
`;

/** What bakers, florists, auctioneers and suppliers have on their lists. */
export const counterRows: RowTables = {
  "bakeryproduct bakeryitem bakedgood": `
name/product name | category/type | about | price/unit price | weight grams/weight g/weight | allergens/contains | ingredients
Sourdough loaf | Bread/breads/loaf | Slowly fermented for 24 hours, with a crisp crust. | 5-7 | 750-1000 | Gluten | Wheat flour, Water, Sourdough, Salt
Rye bread | Bread/breads/loaf | Dark and dense, keeps for a week. | 4-6 | 750-1000 | Gluten | Rye flour, Water, Sourdough, Salt
Seeded baguette | Bread/breads/baguette | Sunflower and pumpkin seeds inside and out. | 3-4 | 250-300 | Gluten, Sesame | Wheat flour, Water, Yeast, Seeds
Focaccia | Bread/breads/savoury/flatbread | Olive oil, sea salt and rosemary. | 4-6 | 350-450 | Gluten | Wheat flour, Water, Olive oil, Rosemary
Butter croissant | Pastry/pastries/viennoiserie | Flaky layers and good butter. | 2-3 | 65-80 | Gluten, Milk, Eggs | Wheat flour, Butter, Milk, Yeast
Cinnamon roll | Pastry/pastries/sweet | Soft crumb, sticky centre. | 3-4 | 90-120 | Gluten, Milk, Eggs | Wheat flour, Butter, Sugar, Cinnamon
Ham and cheese baguette | Sandwich/sandwiches/savoury/snack | Freshly filled at noon. | 5-7 | 240-280 | Gluten, Milk | Wheat flour, Ham, Cheese, Butter
Tomato mozzarella panini | Sandwich/sandwiches/savoury/snack | Warm from the press. | 5-7 | 220-260 | Gluten, Milk | Wheat flour, Tomatoes, Mozzarella, Basil
Apple turnover | Pastry/pastries/sweet | Puff pastry around warm apples. | 3-4 | 110-140 | Gluten, Milk | Wheat flour, Butter, Apples, Sugar
Cheese pretzel | Savoury/savory/snack/rolls/pastry | Best still warm. | 3-4 | 110-140 | Gluten, Milk | Wheat flour, Water, Cheese, Salt
Lemon tart | Cake/cakes/tart/tarts/dessert | Sharp lemon on a crumbly base. | 4-6 | 120-150 | Gluten, Milk, Eggs | Wheat flour, Butter, Lemons, Eggs
Carrot cake, slice | Cake/cakes/dessert | With walnuts and a cream cheese topping. | 4-5 | 130-160 | Gluten, Milk, Eggs, Nuts | Wheat flour, Carrots, Eggs, Walnuts
Chocolate cake, whole | Cake/cakes/dessert | For twelve people, or for six. | 32-42 | 1200-1500 | Gluten, Milk, Eggs | Wheat flour, Chocolate, Butter, Eggs
Almond biscotti | Cookie/cookies/biscuits/biscuit | Baked twice, made for coffee. | 3-5 | 150-200 | Gluten, Nuts, Eggs | Wheat flour, Almonds, Sugar, Eggs
Oat cookie | Cookie/cookies/biscuits/biscuit | Crisp outside, chewy inside. | 2-3 | 60-80 | Gluten, Milk | Oats, Butter, Sugar, Wheat flour
`,
  "bouquet flowerarrangement arrangement": `
name/title | color/colour/main color/color palette | about | flowers/flower types/stems/main flowers | occasion/occasions | price
Wild Meadow | Mixed/multicolor/colourful | As if somebody had walked across a field with scissors. | Cornflowers, Daisies, Poppies, Grasses | just because/birthday | 32-49
White Morning | White | White and calm, with eucalyptus. | Roses, Lisianthus, Eucalyptus | wedding/sympathy | 45-72
Blushing Rose | Pink/blush | Soft pinks with a little green, tied by hand. | Roses, Ranunculus, Peonies | anniversary/love/romance | 48-79
Sunny Side | Yellow | A bright bunch for a kitchen table. | Sunflowers, Solidago, Chamomile | get well/birthday | 29-45
Autumn Walk | Orange/autumn | Warm tones, berries and a few seed heads. | Dahlias, Chrysanthemums, Berries | thank you/housewarming | 36-58
Red Letter | Red | A dozen stems and nothing else. | Red roses | anniversary/love/romance/valentine's day | 49-84
Lilac Evening | Purple/lilac/violet | Scent for the whole room. | Lilac, Hydrangea, Lavender | birthday/thank you/mother's day | 38-62
First Tulips | Mixed/pink/multicolor | Straight from the grower, twenty stems. | Tulips | mother's day/just because/birthday | 24-36
Quiet Comfort | White/green | Simple stems, kept together with linen ribbon. | Lilies, Roses, Olive branches | sympathy/funeral | 52-85
Blue Hour | Blue | Deep blues that last for ten days. | Delphinium, Hydrangea, Thistle | graduation/congratulations/birthday | 39-64
`,
  "tariff energytariff electricitytariff energyplan powertariff electricityplan utilityplan": `
name/tariff name/plan name | type/category/tariff type/plan type | about | contract months/contract length months/minimum term months/term months/contract length
Green Fixed 12 | fixed/green/renewable | One price for twelve months, all of it from wind and sun. | 12-12
Family Fixed 24 | fixed | The same price per unit for two years. | 24-24
Basic Power | variable/standard | The local default, can be left within two weeks. | 1-1
Flex Hour | variable/dynamic/flexible/time of use | The price follows the market by the hour. | 1-1
Pure Wind | green/renewable/eco | From wind parks at the coast, and nowhere else. | 12-12
Solar Share | green/renewable/eco | From roofs in the neighbourhood, topped up with hydro. | 12-12
Night Saver | time of use/variable/dynamic | Cheaper between ten and six. | 12-12
Fixed Smart 18 | fixed | Eighteen months without a surprise. | 18-18
`,
  "jewelryitem jewelleryitem jewelry jewellery jewelrypiece jewelryproduct jewelleryproduct": `
name/product name | type/category/jewelry type | about | metal/metal type/material | gemstone/stone/main stone | price
Solitaire ring | Ring/rings/engagement | One stone, six prongs, nothing else. | Platinum | Diamond | 1900-4800
Wedding band, 4 mm | Ring/rings/wedding | with small stones all around. | Yellow gold | Diamond | 480-890
Signet ring | Ring/rings/everyday | Engraved with up to three letters. | Silver | Onyx | 140-290
Pearl necklace | Necklace/necklaces/pearls | Forty-five centimetres, knotted between each pearl. | White gold | Pearl | 690-1900
Pendant with a drop | Necklace/necklaces/pendant/pendants | On a fine chain of adjustable length. | Rose gold | Sapphire | 420-980
Gold chain, 50 cm | Necklace/necklaces/chains/chain | Anchor links and a small stone at the clasp. | Yellow gold | Ruby | 560-1400
Hoop earrings | Earrings/earring/hoops | Two centimetres, light enough for every day. | Silver | Zirconia | 59-140
Stud earrings | Earrings/earring/studs | A quarter of a carat on each side. | White gold | Diamond | 640-1600
Drop earrings | Earrings/earring | Green stones that move when one talks. | Yellow gold | Emerald | 720-1900
Tennis bracelet | Bracelet/bracelets | Thirty-six stones in a row, with a safety clasp. | White gold | Diamond | 1800-4900
Charm bracelet | Bracelet/bracelets/charms | Three charms to begin with. | Silver | Garnet | 89-210
Bangle | Bracelet/bracelets | Hammered by hand, slips over the wrist. | Rose gold | Opal | 320-780
`,
  "subscriptionbox boxplan monthlybox mysterybox": `
name/box name/title | category/type/theme category | about | price per month/monthly price/price/price per box | items per box/item count/items
{what:Morning/Corner} Coffee Club | Coffee/food and drink/beverages | Two bags of beans from small roasters. | 19-29 | 2-3
Bookworm Box | Books/reading | One novel, one tea and one surprise. | 24-34 | 3-4
The Snack Crate | Snacks/food/food and drink | Sweet and salty from a different country each month. | 22-32 | 6-9
Glow Box | Beauty/skincare/cosmetics | Full-size care products, nothing tested on animals. | 25-39 | 4-6
Little Makers | Kids/crafts/children | A craft project with everything that it needs. | 18-28 | 3-5
Paws and Treats | Pets/pet/dogs | Toys and chews for one dog. | 24-34 | 4-6
Green Thumb | Plants/garden/gardening | One plant, its pot and how to keep it alive. | 26-38 | 2-3
Cellar Door | Wine/food and drink/drinks | Three bottles with notes by the grower. | 39-64 | 3-3
Calm Evenings | Wellness/self care/lifestyle | Candles, teas and something to write in. | 27-38 | 4-6
Stationery Post | Stationery/paper/crafts | Cards, pens and washi tape. | 15-22 | 5-7
Spice Route | Cooking/food/food and drink | Three blends and three recipes. | 17-25 | 3-4
`,
  "loyaltyprogram loyaltyprogramme rewardsprogram rewardprogram loyaltyscheme pointsprogram": `
name/program name/title | type/category | about
{what:Harbour/Corner/Union} Rewards | Points/retail/shopping | Points for every purchase, worth money at the till.
Coffee Circle | Stamps/cafe/food and drink | The tenth cup is on us.
Plus Club | Tiered/membership/retail | More points and free delivery from the second level on.
Green Miles | Points/travel/transport | For everybody who leaves the car at home.
Bookmarks | Points/books/retail | One point for each page, or nearly.
Friends of the House | Referral/hospitality/food and drink | For guests who come back, and those whom they bring.
Beauty Insiders | Tiered/beauty/retail | Samples, birthdays and early access.
Family Card | Cashback/grocery/supermarket | One card for everybody in the household.
`,
  "printproduct printservice printitem": `
name/product name | category/type | about | base price/price/price from/starting price | sizes/formats/available sizes | turnaround days/production days
Business cards | Stationery/cards/office | Rounded or straight corners, both sides. | 19-35 | 85 × 55 mm, 90 × 50 mm, 55 × 55 mm | 2-4
Flyers | Marketing/flyers/advertising | From fifty pieces, folded on request. | 24-60 | A6, A5, DL | 2-4
Posters | Large format/posters/marketing | Bright colours that last outdoors. | 12-39 | A3, A2, A1 | 1-3
Brochures | Marketing/brochures/booklets | Stapled or glued, eight pages and more. | 69-180 | A5, A4, 210 × 210 mm | 4-7
Stickers | Labels/stickers | Cut to any shape, on a roll or a sheet. | 15-45 | 50 × 50 mm, 70 × 70 mm, 100 × 50 mm | 3-5
Roll-up banner | Large format/banners/signage | With a stand and a bag. | 59-119 | 85 × 200 cm, 100 × 200 cm | 2-4
Letterheads | Stationery/office | On paper that every printer takes. | 29-65 | A4 | 3-5
Postcards | Cards/stationery/marketing | Thick card, written on with any pen. | 21-49 | A6, DL, 148 × 148 mm | 2-4
Wall calendar | Calendars/gifts/photo | Twelve pictures of yours, spiral bound. | 18-29 | A4, A3 | 4-6
Photo book | Photo/books/gifts | Lies flat, forty pages. | 29-69 | 21 × 21 cm, A4, A4 landscape | 5-8
`,
  "farmequipment farmmachine farmmachinery": farmMachines,
  "equipment equipmentitem machine machinery & farm farm_id farm_name": farmMachines,
  "flower cutflower": `
name/flower name/common name | latin name/botanical name/scientific name | color/colour | season/bloom season/flowering season | meaning/symbolism/symbolizes
Tulip | Tulipa gesneriana | Red | Spring | Perfect love
Peony | Paeonia lactiflora | Pink | Spring | Prosperity and honour
Ranunculus | Ranunculus asiaticus | Peach | Spring | Charm
Rose | Rosa hybrida | White | Summer | Love and respect
Sunflower | Helianthus annuus | Yellow | Summer | Loyalty and joy
Lavender | Lavandula angustifolia | Purple | Summer | Calm and devotion
Sweet Pea | Lathyrus odoratus | Lilac | Summer | Thank you for a lovely time
Dahlia | Dahlia pinnata | Burgundy | Autumn/fall | Commitment and kindness
Chrysanthemum | Chrysanthemum morifolium | Orange | Autumn/fall | Long life
Anemone | Anemone coronaria | Blue | Winter/spring | Anticipation
Amaryllis | Hippeastrum vittatum | Red | Winter | Pride and strength
Hellebore | Helleborus niger | White | Winter | Serenity
`,
  "auction auctionevent": `
name/title | category/type/auction type/department | about
Fine Watches | Watches/jewellery/live | Wristwatches from the 1950s to today, most of them serviced.
{season:Spring/Autumn} Jewellery Sale | Jewellery/jewelry/live | Rings, brooches and pearls from private owners.
Modern Prints and Drawings | Art/prints/timed/online | Works on paper, many of them signed.
Classic Cars | Vehicles/cars/live | Forty cars, driven to the preview by their owners.
Country House Contents | Furniture/estate/antiques/live | From the attic to the wine cellar, without reserve.
Rare Books and Maps | Books/manuscripts/online/timed | First editions, atlases and letters.
Wine from a Private Cellar | Wine/spirits/timed/online | Bordeaux and Burgundy, stored in one place since 1990.
Twentieth Century Design | Design/furniture/live | Chairs, lamps and glass by known names.
Toys and Collectibles | Collectibles/toys/timed/online | Tin cars, dolls and model trains.
Charity Evening | Charity/benefit/live | Every lot was given, and all of it is for the hospice.
`,
  "lot auctionlot auctionitem": `
name/title | category/department/type | about | estimate low/low estimate | estimate high/high estimate | starting bid/starting price/opening bid/start price/reserve price | medium/material/materials/technique | year/year created/year made/circa | dimensions/size/measurements | period/era/epoch | artist/maker/creator/manufacturer
Gold pocket watch | Watches/jewellery/jewelry | Swiss movement, runs well, dent on the lid. | 800-1200 | 1300-1800 | 500-760 | Gold and enamel | 1890-1925 | Ø 5 cm | Belle Époque | Favre & Fils, Geneva
Harbour at Dusk, oil on canvas | Art/paintings/fine art | Signed lower right, original frame. | 1800-2600 | 2800-3900 | 1100-1700 | Oil on canvas | 1905-1948 | 60 × 80 cm | Post-Impressionism/Modern | Lucien Marchand
Porcelain vase, blue and white | Ceramics/porcelain/decorative art | Painted by hand, small chip on the foot. | 300-480 | 520-780 | 180-280 | Porcelain | 1780-1860 | 34 × 18 cm | Qing dynasty | Jingdezhen workshop
Signed first edition | Books/manuscripts | Cloth binding, with the dust jacket. | 400-650 | 700-980 | 240-380 | Cloth binding | 1925-1961 | 21 × 14 cm | Modern | Thornfield Press
Walnut chest of drawers | Furniture/antiques | Five drawers, brass handles, restored in 1988. | 700-980 | 1050-1500 | 420-680 | Walnut and brass | 1840-1890 | 110 × 95 × 52 cm | Victorian | Harcourt & Sons, London
Diamond ring, 0.8 ct | Jewellery/jewelry | Platinum, with a certificate. | 2400-3200 | 3400-4800 | 1500-2300 | Platinum | 1920-1985 | Size 54 | Art Deco | Atelier Rousseau, Paris
Tin toy car, 1950s | Toys/collectibles/vintage | Clockwork works, paint worn at the edges. | 90-140 | 150-220 | 40-80 | Tinplate | 1950-1959 | 24 × 9 × 8 cm | Mid-century | Kestner, Nuremberg
Bordeaux, six bottles | Wine/spirits | From one cellar, levels into the neck. | 480-700 | 740-990 | 280-460 | Red wine | 1982-2005 | 6 × 0.75 l | 20th century | Château Bellerive
Silver tea set | Silver/decorative art/antiques | Four pieces, hallmarked, 1.9 kg in total. | 900-1300 | 1400-1900 | 560-860 | Sterling silver | 1895-1935 | Teapot 22 cm high | Edwardian | Alden & Whitlock, Sheffield
Persian rug, 2 by 3 m | Rugs/textiles/antiques | Wool, natural dyes, even wear. | 1100-1600 | 1700-2400 | 700-1050 | Wool | 1910-1955 | 300 × 200 cm | Qajar/Early 20th century | Kashan workshop
Lounge chair with ottoman | Design/furniture | Leather, first owner, light scratches. | 1600-2200 | 2300-3100 | 980-1500 | Leather and rosewood | 1956-1974 | 84 × 85 × 85 cm | Mid-century modern | Nils Lindqvist
Film camera with two lenses | Cameras/photography/collectibles | Shutter tested, in its leather case. | 260-380 | 400-560 | 150-240 | Metal and glass | 1954-1972 | 14 × 8 × 7 cm | Mid-century | Optik Brandt
`,
};
