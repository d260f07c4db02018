import { aroundAny, besideAny, toTextRules } from "../../text-rule.ts";

const cookingSteps =
  "Heat the oil in a large pan.|Chop the onions and soften them in oil.|Add the main ingredients and stir well.|Pour in the stock and bring to the boil.|Simmer gently until everything is tender.|Season with salt and pepper.|Serve with fresh herbs.";

/** What is cooked, served and drunk. */
export const foodRules = toTextRules({
  "vintage|year @ wine winetasting winebottle bottle tasting & grape_variety winery grape":
    "2015|2016|2018|2019|2020|2021|2022",
  "title|name|event name @ winetasting tasting beertasting whiskytasting": besideAny(
    "max guests|host|seats|venue|capacity|price per person",
  )(
    "Reds of the south|Six glasses, six hills|Old vines, young makers|An evening in the cellar|Whites for the summer|Blind tasting for beginners|Wine and cheese|From grape to glass",
  ),
  "wine|wine name|name|title @ wine winetasting winebottle & winery grape_variety vintage grape":
    "Château Bellevue|Quinta do Sol|Old Vines Riesling|Domaine Aurore Brut|Riverstone Shiraz|Casa Verde Reserva|Hill Road Pinot Noir",
  "status|stage|batch status|state @ brewery brewerybatch brew beerbatch & abv ibu":
    "fermenting|conditioning|packaged|brewing|released",
  "menu highlights|highlights|signature dishes|popular dishes|popular items @ foodtruck truck restaurant cafe bistro diner bakery & cuisine":
    "Loaded fries|Pulled pork bun|Halloumi wrap|Kimchi tacos|Sweet potato bowl|Churros|Lemonade",
  "name|title|label @ coffeeextra coffeeaddon teaextra drinkextra drinkaddon latteextra":
    "Oat milk|Extra shot|Vanilla syrup|Whipped cream|Cinnamon|Caramel syrup",
  "name|title|label @ pizzaextra burgerextra dishextra foodextra mealextra restaurantextra menuitemextra menuitemaddon pizzaaddon burgeraddon dishaddon foodaddon mealaddon restaurantaddon sandwichextra":
    "Extra cheese|Avocado|Bacon|Garlic sauce|Side salad|Chili oil|Grilled vegetables|Fried egg",
  "name|title|label @ addon addons extra topping modifier modifieroption option": aroundAny(
    "allergens|calories|is vegan|vegan|is vegetarian|vegetarian|spicy level|spice level|preparation time|prep time|prep time minutes|cuisine|menu id|restaurant id|is gluten free|dish name|is spicy",
  )("Extra cheese|Avocado|Bacon|Garlic sauce|Side salad|Chili oil|Grilled vegetables|Fried egg"),
  "note|notes|comment|comments @ foodlog foodentry foodlogentry meallog mealentry nutritionlog nutritionentry fooddiary meal":
    "Ate out.|Went back for seconds.|Not very hungry today.|Homemade.|A little too salty.|Full for hours.",
  "notes|note|comment|special instructions|instructions|modifications & menu_item menu_item_id menu_item_name dish dish_name":
    "No onions, please.|Sauce on the side.|Extra spicy.|Without nuts.|A little less salt.|Well done.",
  "shift|shift name|shift type|preferred shift|usual shift|shift preference @ waiter waitress barista bartender chef cook sommelier busser restaurantstaff kitchenstaff restaurantemployee":
    "lunch|dinner|dinner|brunch|late",
  "occasion|special occasion|event type|celebration @ reservation tablereservation restaurantreservation tablebooking restaurantbooking & party_size table_id table_number":
    "Birthday|Anniversary|Date night|Business dinner|Graduation|Family dinner",
  "prep notes|prep note|preparation notes|prep instructions|make ahead notes|prep ahead @ mealplan mealplanday meal mealprep recipe plannedmeal menuday":
    "Soak the beans overnight.|Cook double and freeze half.|Chop the vegetables the evening before.|Take the salmon out at noon.|Marinate for two hours.|Nothing to prepare.",
  "kitchen notes|kitchen note|notes to kitchen|chef notes|notes for kitchen":
    "Starters and mains together, please.|One guest is allergic to nuts.|Split the dessert onto two plates.|Children first, please.|Birthday candle on the dessert.",
  "title|name|video title @ cookingvideo cookingshow recipevideo cookingclass cookingtutorial":
    "Shakshuka in 20 minutes|The perfect risotto|Five weeknight pastas|Sourdough for beginners|Crispy roast potatoes|Thai curry from scratch|Knife skills: onions|Pancakes like at home",
  "food item|food|food name|dish eaten|item @ nutrition nutritionlog foodlog meallog mealentry foodentry diary & calories":
    "Porridge with berries|Chicken salad|Greek yoghurt|Lentil soup|Banana|Scrambled eggs|Vegetable curry|Almonds",
  "serving size|portion|portion size|serving @ nutrition nutritionlog food foodlog meal ingredient product recipe & calories":
    "100 g|1 cup|1 bowl|2 slices|150 g|1 piece|250 ml",
  "name|list name|title @ grocerylist shoppinglist grocery":
    "Weekly shop|Barbecue on Saturday|Birthday dinner|Basics|Party snacks|Camping weekend",
  "store|shop|market @ grocerylist shoppinglist grocery groceryitem":
    "Green Grocer|Market Hall|Fernway Foods|Corner Shop|Fresh & Fair",
  "difficulty|difficulty level|skill level @ recipe dish meal cocktail": "easy|easy|medium|hard",
  "cuisine|cuisine type|food type|cuisines":
    "Italian|Japanese|Mexican|Lebanese|Indian|Ethiopian|Thai|Greek",
  "course|meal|meal type|dish type @ recipe dish menu meal food":
    "starter|main|dessert|side|breakfast|snack",
  "meal type|meal": "breakfast|lunch|dinner|snack",
  "diet|dietary|dietary notes|dietary needs|food restrictions|dietary restrictions|dietary preference|diet type|dietary requirements|diets|dietary options|diet options|dietary labels|dietary info|dietary flags|special diets":
    "vegetarian|vegan|gluten-free|dairy-free|halal|none",
  "spice level|spiciness|heat level": "mild|medium|hot|extra hot",
  "note|notes|comment|preparation @ ingredient":
    "finely chopped|to taste|at room temperature|optional|rinsed|plus extra to serve",
  "item|item name @ menu menuitem":
    "Fish tacos|Pulled pork bun|Veggie bowl|Sweet potato fries|Falafel wrap|Iced tea|Cheese empanada",
  "dish|dish name|food|recipe|recipe name|meal name|menu item|favorite food":
    "Roasted salmon with lemon rice|Mushroom curry|Creamy lentil soup|Chickpea salad|Spicy prawn tacos|Aubergine pie",
  "volume|bottle size|bottle volume|size @ wine winebottle bottle champagne":
    "750 ml|750 ml|375 ml|1.5 l",
  "volume|bottle size|can size|serving size|size @ beer cider soda juice drink beverage":
    "330 ml|500 ml|250 ml|1 l",
  "flavor|flavour|taste|tasting notes|flavor notes|notes @ wine coffee tea beer chocolate":
    "Cherry and cocoa|Citrus|Vanilla|Dark chocolate|Hazelnut|Red berries|Honey|Sea salt",
  "tasting notes|flavor notes|flavour notes|taste|notes @ brew homebrew brewlog & abv ibu hops":
    "Citrus and pine, dry finish.|Roasted malt, a hint of coffee.|Banana and clove, cloudy.|Caramel first, then a clean bitterness.|Light and grassy, easy to drink.",
  "name|brew name|beer name|beer|recipe name @ brew homebrew beer brewbatch & abv ibu hops":
    "Harbour Pale Ale|Night Shift Stout|Cloudy Wheat|Copper Lager|Hop Meadow IPA|Winter Porter|Garden Saison",
  "yeast|yeast strain @ beer brew homebrew brewery brewbatch batch & abv ibu hops":
    "American ale|English ale|Bavarian wheat|Pilsner lager|Saison|Kveik",
  "color|colour|wine color|wine type @ wine": "red|red|white|rosé",
  "flavor|flavour|taste|tasting notes":
    "Vanilla|Lemon|Hazelnut|Dark chocolate|Strawberry|Sea salt caramel|Pistachio",
  "varietal|variety|bean variety @ coffee bean coffeebean roast & roast_level roasted_on":
    "Bourbon|Caturra|Heirloom|Gesha|Catuai|SL28|Typica",
  "name|title|blend|blend name @ coffeebean bean roast & roast_level roasted_on cupping_score":
    "Yirgacheffe Kochere|Huila Supremo|Nyeri AA|Antigua Pastores|House Espresso|Sidamo Natural|Cerrado Dulce|Kigali Hills",
  "farm|producer|estate|grower @ coffee bean coffeebean & roast_level roasted_on":
    "Finca La Esperanza|Kochere Washing Station|Hacienda San Pedro|Gatura Estate|Fazenda Boa Vista",
  "altitude|elevation|growing altitude @ coffee bean coffeebean":
    "1,400 m|1,650 m|1,750 m|1,850 m|1,900–2,100 m",
  "grape|grape variety|varietal|grapes": "Pinot Noir|Riesling|Merlot|Chardonnay|Tempranillo|Syrah",
  "vineyard|winery|wine estate":
    "Hill Road Winery|Green Valley Estate|Quinta Bela Vista|Old Mill Vineyard",
  "brewery|taproom": "Harbour Brewing|Copper Kettle Brewery|North Gate Brewing",
  distillery: "Copper Roasters|Old Mill Distillery|Night Owl Coffee|Northern Still",
  "roast|roast level": "light|medium|medium-dark|dark",
  "unit|unit of measure|measure|unit name @ ingredient recipe":
    "tbsp|tsp|cup|piece|pinch|slice|handful",
  "quantity|amount @ shopping shoppinglist grocerylist grocery groceries": "2|1 kg|500 g|1 pack|3",
  "quantity|amount|measurement @ ingredient recipe":
    "200 g|1 tbsp|2 cups|1 pinch|3 cloves|250 ml|1 tsp",
  "step|steps|instruction|instructions|directions|method|cooking steps|preparation @ recipe dish recipestep":
    cookingSteps,
  "table|table number|table name": "Table 1|Table 2|Table 4|Table 7|Table 9|Table 12",
  "food pairing|pairing|pairings|pairs with|serve with|wine pairing":
    "Grilled fish|Hard cheese|Roast lamb|Mushroom risotto|Dark chocolate|Oysters|Tomato pasta|Charcuterie",
  "tasting note|aroma|nose @ wine":
    "Black cherry and cedar|Citrus and white flowers|Ripe plum, soft tannins|Green apple, crisp finish|Honey and apricot|Blackberry, pepper, long finish",
  "meal choice|menu choice|meal preference|entree|entree choice|dinner choice":
    "Beef|Fish|Chicken|Vegetarian|Vegan",
  "special requests|special request|requests|notes|special instructions & party_size table_number":
    "Window table, please.|High chair needed.|One guest is allergic to nuts.|Celebrating a birthday.|Table outside if the weather is good.|Wheelchair access needed.",
  "text|instruction|description|body @ recipestep dishstep cookingstep & recipe_id": cookingSteps,
  "unit|unit of measure|measure @ ingredient recipe shopping grocery & ingredient":
    "g|ml|tbsp|tsp|piece|pack|cup",
  "steep time|brew method|brewing method": "pour over|French press|espresso|cold brew",
  "kitchen notes|chef notes|order notes @ restaurant dish foodorder":
    "No onions.|Sauce on the side.|Extra napkins.|Gluten-free bun.",
});
