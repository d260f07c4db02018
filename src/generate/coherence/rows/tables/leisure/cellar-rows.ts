import type { RowTables } from "../../row-table.ts";

/** What is poured: where it comes from, what it tastes of and what goes with it. */
export const cellarRows: RowTables = {
  "wine winebottle winelabel": `
name/wine name/label | winery/producer/vineyard/estate/domaine | type/wine type/color/colour/style/category | grape/grape variety/varietal/grapes/grape varieties | region/appellation/wine region | country/country of origin/origin | vintage/year | alcohol percent/alcohol/abv/alcohol content/alcohol percentage/alcohol by volume | price/bottle price/price per bottle | about/tasting notes/tasting note/notes/flavor profile/flavour profile/aroma | food pairing/food pairings/pairings/pairs with/pairing | body | sweetness
Hill Road Riesling | Weingut Fischer | White/white | Riesling | Mosel | Germany | 2018-2024 | 10.5-12.0 | 11-24 | Green apple, lime and wet slate. | Trout, Goat cheese, Thai curry | light | off-dry/dry/semi-dry
Old Vines Tempranillo | Bodega Santa Clara | Red/red | Tempranillo | Rioja | Spain | 2014-2021 | 13.5-14.5 | 12-32 | Ripe cherry, tobacco and a little vanilla. | Roast lamb, Manchego, Chorizo stew | full/medium | dry
Château Bellevue | Château Bellevue | Red/red | Merlot, Cabernet Franc | Bordeaux | France | 2012-2020 | 13.0-14.0 | 18-58 | Blackcurrant, cedar and firm tannins. | Steak, Duck breast, Hard cheese | full | dry
Domaine Aurore Blanc | Domaine Aurore | White/white | Chardonnay | Burgundy | France | 2017-2023 | 12.5-13.5 | 19-62 | Lemon, hazelnut and fresh butter. | Roast chicken, Scallops, Soft cheese | medium/full | dry
Rosa di Mare | Cantina Belvedere | Rosé/rosé/rose | Sangiovese | Tuscany | Italy | 2022-2025 | 12.0-13.0 | 9-18 | Wild strawberries and orange peel. | Tomato pasta, Grilled prawns, Pizza | light | dry
Poggio Alto Riserva | Cantina Belvedere | Red/red | Sangiovese | Tuscany | Italy | 2013-2020 | 13.5-14.5 | 17-46 | Sour cherry, leather and dried herbs. | Ragù, Wild boar, Pecorino | full | dry
Quinta do Sol Tinto | Quinta do Sol | Red/red | Touriga Nacional | Douro | Portugal | 2015-2022 | 13.5-14.5 | 11-29 | Violets, plum and black pepper. | Pork belly, Grilled sausage, Aged cheese | full | dry
Cloudy Ridge Sauvignon Blanc | Alder Hill Estate | White/white | Sauvignon Blanc | Marlborough | New Zealand | 2021-2025 | 12.5-13.5 | 11-22 | Gooseberry, passion fruit and cut grass. | Oysters, Asparagus, Goat cheese | light | dry
Blanc de Blancs Brut | Maison Clairval | Sparkling/sparkling/champagne | Chardonnay | Champagne | France | 2014-2020 | 12.0-12.5 | 34-78 | Brioche, lemon zest and fine bubbles. | Oysters, Fried chicken, Parmesan | light | dry/brut
Prosecco Colline | Cantina Belvedere | Sparkling/sparkling/prosecco | Glera | Veneto | Italy | 2022-2025 | 11.0-11.5 | 9-17 | Pear, white flowers and a soft mousse. | Antipasti, Melon with ham, Lemon cake | light | off-dry/brut/dry
Riverbend Malbec | Bodega Andina | Red/red | Malbec | Mendoza | Argentina | 2016-2023 | 13.5-14.5 | 10-26 | Blackberry, cocoa and smoke. | Grilled steak, Empanadas, Blue cheese | full | dry
Stone Terrace Grüner | Weingut Steiner | White/white | Grüner Veltliner | Wachau | Austria | 2019-2024 | 12.0-13.0 | 11-27 | White pepper, pear and herbs. | Schnitzel, Sushi, Asparagus | light/medium | dry
Night Harvest Pinot Noir | Copper Creek Vineyards | Red/red | Pinot Noir | Oregon | United States | 2017-2023 | 13.0-14.0 | 21-48 | Raspberry, mushroom and silk. | Salmon, Mushroom risotto, Duck breast | light/medium | dry
Coteau Rosé | Domaine des Pins | Rosé/rosé/rose | Grenache, Cinsault | Provence | France | 2022-2025 | 12.5-13.0 | 12-24 | Peach, herbs and sea salt. | Niçoise salad, Grilled fish, Tapenade | light | dry
Late Harvest Muscat | Weingut Steiner | Dessert/dessert/sweet/fortified | Muscat | Burgenland | Austria | 2015-2022 | 9.5-11.5 | 16-38 | Apricot, honey and orange blossom. | Blue cheese, Fruit tart, Almond cake | full | sweet
`,
  "coffeebean coffee coffeeblend coffeeproduct beancoffee": `
name/coffee name/bean name/blend name | origin/country/origin country/country of origin | region | process/processing/processing method/process method | roast level/roast/roast type/roast profile | flavor notes/tasting notes/flavour notes/flavors/notes/tasting profile | altitude/altitude m/elevation/altitude masl/altitude meters | price per kg/price kg | variety/varietal/cultivar | about | price/bag price/price per bag | acidity | body
Yirgacheffe Kochere | Ethiopia | Yirgacheffe | washed | light | Jasmine, Lemon, Bergamot | 1850-2150 | 32-46 | Heirloom | Floral and bright, best as a filter. | 12-18 | High/bright | Light
Sidamo Natural | Ethiopia | Sidamo | natural | light | Blueberry, Strawberry, Cocoa | 1700-2050 | 30-44 | Heirloom | Fruit first, then chocolate. | 12-18 | Medium | Medium
Huila Supremo | Colombia | Huila | washed | medium | Caramel, Red apple, Cocoa | 1500-1850 | 24-36 | Caturra | Sweet and round, good for every morning. | 10-15 | Medium | Medium
Nyeri AA | Kenya | Nyeri | washed | light | Blackcurrant, Grapefruit, Brown sugar | 1600-1900 | 34-48 | SL28 | Juicy, with a long finish. | 13-19 | High/bright | Full
Antigua Pastores | Guatemala | Antigua | washed | medium | Milk chocolate, Orange, Almond | 1400-1700 | 26-38 | Bourbon | Balanced, with a little spice. | 10-16 | Medium | Medium
Cerrado Dulce | Brazil | Cerrado | natural | dark | Dark chocolate, Hazelnut, Molasses | 900-1200 | 20-30 | Mundo Novo | Low in acid, made for milk. | 9-13 | Low | Full
Kigali Hills | Rwanda | Kigali | washed | light | Cherry, Black tea, Honey | 1650-1950 | 28-40 | Red Bourbon | Clean and sweet, like tea. | 11-16 | High/bright | Light
Tarrazú Honey | Costa Rica | Tarrazú | honey | medium | Honey, Peach, Brown sugar | 1300-1750 | 28-42 | Catuaí | Syrup and stone fruit. | 12-17 | Medium | Medium
Mandheling Grade 1 | Indonesia | Sumatra | wet-hulled/washed/natural | dark | Cedar, Dark chocolate, Spice | 1100-1450 | 24-36 | Typica | Heavy and earthy, for cold mornings. | 11-16 | Low | Full
House Espresso | Brazil | Minas Gerais | natural | dark | Cocoa, Walnut, Caramel | 950-1250 | 19-28 | Catuaí | Thick crema, and forgiving. | 9-13 | Low | Full
Cajamarca Organic | Peru | Cajamarca | washed | medium | Milk chocolate, Plum, Walnut | 1450-1800 | 22-34 | Typica | Soft and nutty. | 10-14 | Medium | Medium
Finca Las Nubes | Honduras | Copán | honey | medium | Vanilla, Red apple, Toffee | 1200-1550 | 22-34 | Pacas | A friendly cup, black or with milk. | 10-14 | Medium | Medium
`,
  "beer craftbeer": `
name/beer name | style/beer style/type/category | abv/alcohol/alcohol percent/alcohol content/alcohol by volume | ibu/bitterness | about/tasting notes/notes/flavor notes | color/colour | price/price per bottle | food pairing/food pairings/pairings/pairs with | hops
Harbour Pale Ale | Pale ale/ale | 4.8-5.4 | 28-38 | Grapefruit and pine, dry at the end. | Amber | 3-5 | Burger, Fish and chips | Cascade
Foggy Morning IPA | IPA/ale | 6.0-7.0 | 55-70 | Mango, orange and a firm bitterness. | Gold | 4-6 | Curry, Tacos | Citra
Night Ferry Stout | Stout/dark/ale | 5.8-7.2 | 35-45 | Coffee, dark chocolate and smoke. | Black | 4-6 | Oysters, Chocolate cake | Fuggle
Old Mill Lager | Lager/pilsner | 4.6-5.0 | 16-24 | Bread crust and a clean finish. | Pale gold | 2-4 | Pretzel, Sausages | Saaz
Field Pilsner | Pilsner/lager | 4.7-5.2 | 32-42 | Crisp, herbal and dry. | Straw | 2-4 | Grilled fish, Salad | Hallertau
Cloud Wheat | Wheat/weissbier/hefeweizen | 4.9-5.5 | 10-16 | Banana, clove and soft foam. | Hazy gold | 3-4 | Weisswurst, Goat cheese | Tettnang
Copper Porter | Porter/dark/ale | 5.2-6.0 | 24-34 | Toffee, cocoa and roasted nuts. | Dark brown | 4-5 | Ribs, Cheddar | East Kent Golding
Orchard Sour | Sour/gose/berliner weisse | 3.8-4.6 | 4-9 | Raspberry, lemon and a pinch of salt. | Pink | 4-6 | Salad, Fruit tart | None
Farmhouse Saison | Saison/farmhouse/ale | 6.0-6.8 | 22-30 | Pepper, hay and orange peel. | Gold | 4-6 | Roast chicken, Mussels | Styrian Golding
Monk's Tripel | Tripel/belgian/ale | 8.0-9.2 | 24-34 | Honey, spice and a warm finish. | Deep gold | 5-7 | Strong cheese, Duck | Saaz
`,
  "cocktail mixeddrink cocktailrecipe": `
name/cocktail name/drink name | base spirit/spirit/base/main spirit/category/type | glass/glass type/glassware | ingredients | garnish | about/notes | instructions/preparation/method/steps/directions | alcohol percent/abv/alcohol content | difficulty | is alcoholic/alcoholic
Negroni | Gin | Rocks glass | Gin, Campari, Red vermouth | Orange slice | Bitter, red and before dinner. | Stir with ice, Strain over fresh ice, Add the garnish | 24-28 | Easy | yes
Old Fashioned | Whiskey/bourbon/whisky | Rocks glass | Bourbon, Sugar cube, Bitters | Orange peel | Three things, stirred for a long time. | Dissolve the sugar in bitters, Add bourbon and ice, Stir slowly | 30-36 | Easy | yes
Margarita | Tequila | Coupe | Tequila, Orange liqueur, Lime juice | Salt rim | Sour, salty and strong. | Salt the rim, Shake with ice, Strain | 22-28 | Easy | yes
Mojito | Rum | Highball | White rum, Mint, Lime juice, Soda water | Mint sprig | Cold, green and long. | Press mint with sugar and lime, Add rum and ice, Top with soda | 10-14 | Medium | yes
Dry Martini | Gin | Martini glass | Gin, Dry vermouth | Olive | Very cold, and nearly nothing else. | Stir with ice, Strain into a cold glass, Add the garnish | 28-33 | Medium | yes
Espresso Martini | Vodka | Martini glass | Vodka, Coffee liqueur, Espresso | Three coffee beans | Wakes you up before it does not. | Brew the espresso, Shake hard with ice, Strain | 18-22 | Medium | yes
Whisky Sour | Whiskey/bourbon/whisky | Rocks glass | Bourbon, Lemon juice, Sugar syrup, Egg white | Cherry | Smooth, with a white top. | Shake without ice, Shake again with ice, Strain | 16-21 | Medium | yes
Aperol Spritz | Aperitif/aperol/wine | Wine glass | Aperol, Prosecco, Soda water | Orange slice | The colour of six in the evening. | Fill a glass with ice, Add prosecco and Aperol, Top with soda | 8-11 | Easy | yes
Daiquiri | Rum | Coupe | White rum, Lime juice, Sugar syrup | Lime wheel | Three parts, nowhere to hide. | Shake with ice, Strain into a cold glass | 18-24 | Easy | yes
Moscow Mule | Vodka | Copper mug | Vodka, Ginger beer, Lime juice | Lime wedge | Ginger, ice and a cold mug. | Fill the mug with ice, Add vodka and lime, Top with ginger beer | 10-13 | Easy | yes
Garden Spritz | Non-alcoholic/none/mocktail | Highball | Cucumber, Elderflower syrup, Lemon juice, Soda water | Cucumber ribbon | Everything but the alcohol. | Press the cucumber, Add syrup and lemon, Top with soda | 0-0 | Easy | no
`,
};
