import type { RowTables } from "../row-table.ts";

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
name/title | category/department/type | about | estimate low/low estimate | estimate high/high estimate | starting bid/starting price/opening bid/start price/reserve price
Gold pocket watch | Watches/jewellery/jewelry | Swiss movement, runs well, dent on the lid. | 800-1200 | 1300-1800 | 500-760
Harbour at Dusk, oil on canvas | Art/paintings/fine art | Signed lower right, original frame. | 1800-2600 | 2800-3900 | 1100-1700
Porcelain vase, blue and white | Ceramics/porcelain/decorative art | Painted by hand, small chip on the foot. | 300-480 | 520-780 | 180-280
Signed first edition | Books/manuscripts | Cloth binding, with the dust jacket. | 400-650 | 700-980 | 240-380
Walnut chest of drawers | Furniture/antiques | Five drawers, brass handles, restored in 1988. | 700-980 | 1050-1500 | 420-680
Diamond ring, 0.8 ct | Jewellery/jewelry | Platinum, with a certificate. | 2400-3200 | 3400-4800 | 1500-2300
Tin toy car, 1950s | Toys/collectibles/vintage | Clockwork works, paint worn at the edges. | 90-140 | 150-220 | 40-80
Bordeaux, six bottles | Wine/spirits | From one cellar, levels into the neck. | 480-700 | 740-990 | 280-460
Silver tea set | Silver/decorative art/antiques | Four pieces, hallmarked, 1.9 kg in total. | 900-1300 | 1400-1900 | 560-860
Persian rug, 2 by 3 m | Rugs/textiles/antiques | Wool, natural dyes, even wear. | 1100-1600 | 1700-2400 | 700-1050
Lounge chair with ottoman | Design/furniture | Leather, first owner, light scratches. | 1600-2200 | 2300-3100 | 980-1500
Film camera with two lenses | Cameras/photography/collectibles | Shutter tested, in its leather case. | 260-380 | 400-560 | 150-240
`,
};
