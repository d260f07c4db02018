import type { RowTables } from "../../row-table.ts";

/** What is poured: where it comes from, what it tastes of and what goes with it. */
export const cellarRows: RowTables = {
  "wine winebottle winelabel winetasting winetastingnote winereview winenote winelog": `
name/wine name/label | winery/producer/vineyard/estate/domaine | type/wine type/color/colour/style/category | grape/grape variety/varietal/grapes/grape varieties | region/appellation/wine region | country/country of origin/origin | vintage/year | alcohol percent/alcohol/abv/alcohol content/alcohol percentage/alcohol by volume | price/bottle price/price per bottle | about/tasting notes/tasting note/notes/flavor profile/flavour profile | food pairing/food pairings/pairings/pairs with/pairing | appearance/color in glass/colour in glass/look | nose/aroma/aromas/bouquet | palate/taste/mouthfeel
Hill Road Riesling | Weingut Fischer | White/white | Riesling | Mosel | Germany | 2018-2024 | 10.5-12.0 | 11-24 | Green apple, lime and wet slate. | Trout, Goat cheese, Thai curry | Pale straw | Lime, white peach and wet slate | Crisp and dry, with a salty edge
Old Vines Tempranillo | Bodega Santa Clara | Red/red | Tempranillo | Rioja | Spain | 2014-2021 | 13.5-14.5 | 12-32 | Ripe cherry, tobacco and a little vanilla. | Roast lamb, Manchego, Chorizo stew | Ruby with a brick rim | Ripe cherry, tobacco and vanilla | Round, with gentle tannins
Château Bellevue | Château Bellevue | Red/red | Merlot, Cabernet Franc | Bordeaux | France | 2012-2020 | 13.0-14.0 | 18-58 | Blackcurrant, cedar and firm tannins. | Steak, Duck breast, Hard cheese | Deep ruby | Blackcurrant, cedar and graphite | Firm tannins, still young
Rosa di Mare | Cantina Belvedere | Rosé/rosé/rose | Sangiovese | Tuscany | Italy | 2022-2025 | 12.0-13.0 | 9-18 | Wild strawberries and orange peel. | Tomato pasta, Grilled prawns, Pizza | Salmon pink | Wild strawberries and orange peel | Fresh and juicy
Quinta do Sol Tinto | Quinta do Sol | Red/red | Touriga Nacional | Douro | Portugal | 2015-2022 | 13.5-14.5 | 11-29 | Violets, plum and black pepper. | Pork belly, Grilled sausage, Aged cheese | Deep purple | Violets, plum and black pepper | Full and warm
Cloudy Ridge Sauvignon Blanc | Alder Hill Estate | White/white | Sauvignon Blanc | Marlborough | New Zealand | 2021-2025 | 12.5-13.5 | 11-22 | Gooseberry, passion fruit and cut grass. | Oysters, Asparagus, Goat cheese | Pale green | Gooseberry, passion fruit and cut grass | Bright and very fresh
Blanc de Blancs Brut | Maison Clairval | Sparkling/sparkling/champagne | Chardonnay | Champagne | France | 2014-2020 | 12.0-12.5 | 34-78 | Brioche, lemon zest and fine bubbles. | Oysters, Fried chicken, Parmesan | Pale gold, fine bubbles | Brioche and lemon zest | Chalky and precise
Prosecco Colline | Cantina Belvedere | Sparkling/sparkling/prosecco | Glera | Veneto | Italy | 2022-2025 | 11.0-11.5 | 9-17 | Pear, white flowers and a soft mousse. | Antipasti, Melon with ham, Lemon cake | Pale straw, lively bubbles | Pear and white flowers | Soft and a little sweet
Riverbend Malbec | Bodega Andina | Red/red | Malbec | Mendoza | Argentina | 2016-2023 | 13.5-14.5 | 10-26 | Blackberry, cocoa and smoke. | Grilled steak, Empanadas, Blue cheese | Inky purple | Blackberry, cocoa and smoke | Velvety and full
Night Harvest Pinot Noir | Copper Creek Vineyards | Red/red | Pinot Noir | Oregon | United States | 2017-2023 | 13.0-14.0 | 21-48 | Raspberry, mushroom and silk. | Salmon, Mushroom risotto, Duck breast | Light garnet | Raspberry, mushroom and leaves | Silky and light on its feet
Coteau Rosé | Domaine des Pins | Rosé/rosé/rose | Grenache, Cinsault | Provence | France | 2022-2025 | 12.5-13.0 | 12-24 | Peach, herbs and sea salt. | Niçoise salad, Grilled fish, Tapenade | Pale pink | Peach, herbs and sea salt | Dry and light
`,
  "coffeebean coffee coffeeblend coffeeproduct beancoffee": `
name/coffee name/bean name/blend name | origin/country/origin country/country of origin | process/processing/processing method/process method | roast level/roast/roast type/roast profile | flavor notes/tasting notes/flavour notes/flavors/notes/tasting profile | altitude/altitude m/elevation/altitude masl/altitude meters | price per kg/price kg | region/growing region/origin region/area | variety/varietal/cultivar
Yirgacheffe Kochere | Ethiopia | washed | light | Jasmine, Lemon, Bergamot | 1850-2150 | 32-46 | Yirgacheffe | Heirloom
Sidamo Natural | Ethiopia | natural | light | Blueberry, Strawberry, Cocoa | 1700-2050 | 30-44 | Sidamo | Heirloom
Huila Supremo | Colombia | washed | medium | Caramel, Red apple, Cocoa | 1500-1850 | 24-36 | Huila | Caturra
Nyeri AA | Kenya | washed | light | Blackcurrant, Grapefruit, Brown sugar | 1600-1900 | 34-48 | Nyeri | SL28
Antigua Pastores | Guatemala | washed | medium | Milk chocolate, Orange, Almond | 1400-1700 | 26-38 | Antigua | Bourbon
Cerrado Dulce | Brazil | natural | dark | Dark chocolate, Hazelnut, Molasses | 900-1200 | 20-30 | Cerrado Mineiro | Mundo Novo
Kigali Hills | Rwanda | washed | light | Cherry, Black tea, Honey | 1650-1950 | 28-40 | Nyamasheke | Red Bourbon
Tarrazú Honey | Costa Rica | honey | medium | Honey, Peach, Brown sugar | 1300-1750 | 28-42 | Tarrazú | Catuaí
Mandheling Grade 1 | Indonesia | wet-hulled/washed/natural | dark | Cedar, Dark chocolate, Spice | 1100-1450 | 24-36 | North Sumatra | Typica
Cajamarca Organic | Peru | washed | medium | Milk chocolate, Plum, Walnut | 1450-1800 | 22-34 | Cajamarca | Catimor
`,
  "cocktail mixeddrink cocktailrecipe drinkrecipe & glass glass_type glassware garnish ingredients base_spirit instructions alcoholic is_alcoholic abv": `
name/cocktail/cocktail name/drink name | glass/glass type/glassware/served in | category/type/kind/style/family | alcoholic/is alcoholic/contains alcohol | ingredients | instructions/preparation/method/directions/how to | garnish | abv/alcohol content/alcohol percentage/alcohol by volume | base spirit/spirit/base/main spirit/base liquor | origin/country of origin/country | about/history
Negroni | Rocks glass/rocks | Aperitif/classic/bitter | yes | Gin, Campari, Sweet vermouth | Stir with ice and strain over a large cube. | Orange peel | 24-26 | Gin | Italy | Bitter, red, and equal parts of three.
Mojito | Highball glass/highball | Long drink/classic/refreshing/tropical | yes | White rum, Lime juice, Sugar, Mint, Soda water | Press the mint with sugar and lime, add rum and ice, top up with soda. | Mint sprig | 10-13 | Rum | Cuba | Mint and lime on a hot evening.
Margarita | Coupe/coupe/cocktail glass | Sour/classic | yes | Tequila, Triple sec, Lime juice | Shake with ice and strain into a glass with a salted rim. | Lime wheel | 22-26 | Tequila | Mexico | Salt first, then lime.
Old Fashioned | Rocks glass/rocks | Classic/stirred/digestif | yes | Bourbon, Sugar, Angostura bitters, Water | Dissolve the sugar in bitters, add bourbon and ice, and stir. | Orange peel | 30-34 | Whiskey | United States | What a cocktail was before there were others.
Espresso Martini | Coupe/martini glass/coupe | Dessert/contemporary/modern/digestif | yes | Vodka, Coffee liqueur, Espresso, Sugar syrup | Shake hard with ice and strain at once. | Three coffee beans | 17-20 | Vodka | United Kingdom | Wakes up, and winds down.
Aperol Spritz | Wine glass/wine | Spritz/aperitif/refreshing | yes | Prosecco, Aperol, Soda water | Fill a glass with ice, pour in all three and stir once. | Orange slice | 8-11 | Aperol | Italy | Three, two, one, and a slice of orange.
Daiquiri | Coupe/coupe/cocktail glass | Sour/classic | yes | White rum, Lime juice, Sugar syrup | Shake with ice and strain. | Lime wheel | 20-23 | Rum | Cuba | Three things, and nowhere to hide.
Virgin Mary | Highball glass/highball | Alcohol-free/mocktail/non-alcoholic/soft | no | Tomato juice, Lemon juice, Worcestershire sauce, Tabasco, Celery salt | Build over ice and stir. | Celery stick | 0-0 | absent | United States | For the morning after.
Garden Spritz | Wine glass/wine | Alcohol-free/mocktail/non-alcoholic/soft | no | Elderflower syrup, Lime juice, Cucumber, Mint, Soda water | Build over ice, top up with soda and stir. | Cucumber ribbon | 0-0 | absent | Austria | A garden after rain.
Dark 'n' Stormy | Highball glass/highball | Long drink/classic/refreshing | yes | Dark rum, Ginger beer, Lime juice | Fill a glass with ice, ginger beer and lime, and float the rum on top. | Lime wedge | 11-14 | Rum | Bermuda | Looks like its name.
`,
};
