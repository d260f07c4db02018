import type { ThingTable } from "./thing.ts";

/** What people eat and drink. */
export const foodThings: ThingTable = {
  "burger sandwich wrap hotdog toast": {
    name: "Classic {It}|Smoky Bean {It}|Crispy Chicken {It}|Halloumi {It}|Mushroom {It}|Spicy {It}|Tuna {It}|House {It}",
    type: "beef|chicken|vegetarian|vegan|fish",
    category: "Classics|Chicken|Vegetarian|Specials|Kids",
    status: "available|sold out|seasonal",
    about:
      "Toasted brioche, pickles and our own sauce.|Comes with fries or a small salad.|Crisp, messy and worth it.",
    price: [6, 15, 2],
  },
  pizza: {
    type: "classic|vegetarian|vegan|white|folded",
    category: "Classics|Vegetarian|Specials|Meat|Seafood",
    status: "available|sold out|seasonal",
    about:
      "Thin base, tomato, mozzarella and basil.|Baked for ninety seconds in a wood-fired oven.|Our house favourite since the first day.",
    price: [8, 17, 2],
  },
  salad: {
    name: "Caesar Salad|Greek Salad|Quinoa Bowl|Warm Goat Cheese|Niçoise|Roasted Beet Salad|Green Lentil Salad|Caprese",
    type: "green|grain|pasta|warm|protein",
    category: "Green|Grains|Vegan|Warm|Seasonal",
    status: "available|sold out|seasonal",
    about:
      "Crisp leaves, toasted seeds and a lemon dressing.|Filling enough for lunch.|Everything from the market this morning.",
    price: [6, 14, 2],
  },
  "soup stew broth": {
    name: "Tomato and Basil|Chicken Noodle|Roasted Pumpkin|Miso with Tofu|French Onion|Red Lentil|Minestrone|Leek and Potato",
    type: "cream|clear|chilled|stew|vegan",
    category: "Classics|Vegan|Hearty|Light|Seasonal",
    status: "available|sold out|seasonal",
    about: "Slowly simmered, served with bread.|Warming, with a little ginger.|Good for cold days.",
    price: [4, 11, 2],
  },
  "dessert pastry sweet": {
    name: "Lemon Tart|Chocolate Fudge Cake|Apple Crumble|Tiramisu|Carrot Cake|Oatmeal Cookie|Panna Cotta|Cherry Pie|Almond Croissant",
    type: "cake|tart|cookie|cream|frozen",
    category: "Cakes|Cookies|Tarts|Frozen|Seasonal",
    status: "available|sold out|seasonal",
    about:
      "Soft inside, crisp outside.|Not too sweet, best with coffee.|An old family recipe with less sugar.",
    price: [2, 9, 2],
  },
  "pasta noodle": {
    name: "Spaghetti Carbonara|Penne all'Arrabbiata|Mushroom Tagliatelle|Lasagne|Pesto Trofie|Cacio e Pepe|Pad Thai|Ravioli with Ricotta",
    type: "fresh|dried|filled|gluten-free|wholegrain",
    category: "Classics|Vegetarian|Seafood|Baked|Fresh",
    about: "Made by hand every morning.|Al dente, with plenty of parmesan.|Ten minutes, one pan.",
    price: [7, 16, 2],
  },
  "sauce dip dressing condiment": {
    name: "Smoky Barbecue|Basil Pesto|Garlic Aioli|Sweet Chilli|Hummus|Honey Mustard|Tzatziki|Chipotle Salsa",
    type: "hot|mild|creamy|sweet|herb",
    category: "Dips|Dressings|Hot sauces|Pasta sauces|Relishes",
    about: "A spoonful goes a long way.|Creamy, with a little heat.|Goes with nearly everything.",
    price: [2, 8, 2],
  },
  "snack candy chocolate": {
    name: "Sea Salt Crisps|Roasted Almonds|Dark Chocolate 70 %|Trail Mix|Rice Crackers|Dried Mango|Popcorn|Oat Bar",
    type: "salty|sweet|nuts|dried fruit|bar",
    category: "Crisps|Nuts|Chocolate|Bars|Dried fruit",
    about: "Crunchy and lightly salted.|A small pack for the road.|No added sugar.",
    price: [1, 5, 2],
  },
  "fruit berry": {
    name: "Granny Smith Apple|Conference Pear|Strawberry|Blood Orange|Mango|Blueberry|White Peach|Banana",
    type: "citrus|berry|stone fruit|tropical|pome",
    category: "Citrus|Berries|Tropical|Apples and pears|Stone fruit",
    status: "in season|available|out of season",
    about:
      "Sweet, with a little acidity.|Ripens within two days at room temperature.|Best eaten cold.",
    price: [1, 7, 2],
  },
  vegetable: {
    name: "Cherry Tomato|Courgette|Red Pepper|Sweet Potato|Broccoli|Baby Spinach|Fennel|Aubergine",
    type: "root|leafy|fruit|bulb|legume",
    category: "Roots|Leafy greens|Peppers and tomatoes|Cabbages|Onions",
    status: "in season|available|out of season",
    about: "Harvested this week.|Good raw and even better roasted.|Keeps for a week in the fridge.",
    price: [1, 6, 2],
  },
  "herb spice seasoning": {
    name: "Basil|Smoked Paprika|Rosemary|Cumin|Thyme|Turmeric|Black Pepper|Coriander",
    type: "fresh|dried|ground|whole|blend",
    category: "Herbs|Spices|Blends|Peppers|Seeds",
    about:
      "Warm and slightly bitter.|Add at the end, it loses its scent when cooked.|A pinch is enough.",
    price: [1, 6, 2],
  },
  cheese: {
    name: "Aged Gouda|Brie de Meaux|Manchego|Gorgonzola|Feta|Comté|Mozzarella di Bufala|Sharp Cheddar",
    type: "soft|hard|blue|fresh|washed rind",
    category: "Soft|Hard|Blue|Goat|Fresh",
    about: "Nutty, with a long finish.|Creamy and mild.|Matured for eighteen months.",
    price: [3, 19, 2],
  },
  "juice smoothie lemonade soda": {
    name: "Orange and Carrot|Green Apple|Berry Smoothie|Ginger Lemonade|Pineapple Mint|Pink Grapefruit|Beetroot Boost|Elderflower",
    type: "cold-pressed|fresh|smoothie|sparkling",
    category: "Fresh juices|Smoothies|Lemonades|Shots|Seasonal",
    about: "Pressed to order, no sugar added.|Fresh and a little sharp.|Served over ice.",
    price: [2, 8, 2],
  },
  "cocktail mocktail": {
    name: "Negroni|Espresso Martini|Garden Gimlet|Old Fashioned|Paloma|Basil Smash|Mojito|Aperol Spritz",
    type: "classic|sour|highball|alcohol-free|tiki",
    category: "Classics|Signatures|Sours|Alcohol-free|Spritz",
    about:
      "Bitter, sweet and very cold.|Fresh basil, lemon and gin.|Stirred, with a twist of orange.",
    price: [7, 16, 2],
  },
  coffee: {
    name: "Espresso|Flat White|Cappuccino|Oat Latte|Cold Brew|Filter Ethiopia|Cortado|Mocha",
    type: "espresso|filter|milk|iced|decaf",
    category: "Espresso|With milk|Filter|Iced|Beans",
    about:
      "Chocolate and hazelnut, low acidity.|Floral, with a hint of citrus.|Double shot, silky milk.",
    isNoted: true,
    price: [2, 6, 2],
  },
  tea: {
    type: "green|black|herbal|oolong|white",
    category: "Green|Black|Herbal|Oolong|Fruit",
    about: "Steep for three minutes at 80 °C.|Smoky and full-bodied.|Light, floral and calming.",
    isNoted: true,
    price: [3, 14, 2],
  },
  beer: { category: "Lagers|Ales|Stouts|Wheat beers|Seasonal" },
  "bread loaf": {
    name: "Sourdough Loaf|Rye Bread|Baguette|Focaccia|Multigrain|Ciabatta|Brioche|Spelt Bread",
    type: "sourdough|rye|white|wholegrain|flatbread",
    category: "Sourdough|Wholegrain|White|Rolls|Gluten-free",
    price: [2, 7, 2],
  },
  "menu mealplan diet": {
    about:
      "Changes with the season.|Three courses with two to choose from each.|Light, with many vegetables.",
  },
  ingredient: {
    about: "Fresh, from the market.|Keep in a cool, dry place.|Can be replaced by a similar one.",
    isNoted: true,
  },
  "cake cookie pie donut pudding muffin cupcake tart": {
    name: "Lemon {It}|Chocolate {It}|Almond {It}|Cherry {It}|Apple {It}|Vanilla {It}|Hazelnut {It}|Carrot {It}",
    type: "classic|vegan|gluten-free|filled|seasonal",
    category: "Classics|Chocolate|Fruit|Nut|Seasonal",
    status: "available|sold out|seasonal",
    about:
      "Soft inside, crisp outside.|Not too sweet, best with coffee.|An old family recipe with less sugar.",
    price: [2, 9, 2],
  },
};
