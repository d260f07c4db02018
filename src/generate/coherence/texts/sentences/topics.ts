/**
 * Fields in which one thing excludes another: what is written about a sink is not written about a
 * fuse. Each topic with the words by which a text shows that it is about it.
 */
export const fields: readonly Readonly<Record<string, string>>[] = [
  {
    plumbing: "plumb\\w*|sink|tap|faucet|pipe|drain|leak\\w*|toilet|shower|seal",
    electrical: "electric\\w*|breaker|socket|outlet|wiring|fuse|light switch",
    heating: "heating|boiler|radiator|furnace|thermostat|hvac",
    carpentry: "carpent\\w*|door|cabinet|shelf|shelves|hinge|drawer",
    painting: "paint\\w*|wall|ceiling|plaster\\w*",
    roofing: "roof\\w*|gutter|chimney",
    gardening: "garden\\w*|lawn|hedge|pruning",
    cleaning: "clean(?:ing)?|carpet|stain",
    appliances: "appliances?|washing machine|dishwasher|fridge|oven|bearings|motor",
    locks: "lock|locksmith|keys?",
  },
  {
    paintings: "painted|canvas|oil on|watercolou?r|brush\\w*",
    sculpture: "carved|bronze|marble|sculpt\\w*|glazed|stone|clay|cast",
    prints: "ink|etching|print|drawing|pencil|woodcut|lithograph\\w*",
    photographs: "photograph\\w*|gelatin|camera",
  },
  {
    ceramics: "vase|porcelain|ceramics?|rim|glaze",
    furniture: "furniture|chairs?|desk|table|sofa|bookshelf|wardrobe|drawers?|upholstery",
    pictures: "paintings|canvas|frame|photographs?",
    books: "books?|edition|pages|binding|dust jacket",
    jewellery: "jewellery|jewelry|brooch|necklace|ring|earrings|diamonds?",
    watches: "watch|watches|movement|strap",
    silverware: "candlesticks?|tea service",
    bikes: "bikes?|bicycle|tyres?|brakes|gears",
    electronics: "electronics|phone|laptop|battery|screen|charger|monitor",
    clothes: "clothes|clothing|jacket|raincoat|dress|shirt|sleeves|shoes|sneakers",
    toys: "toys?|lego|puzzle|doll",
  },
  {
    dogs: "dogs?|puppy|leash|barks?",
    cats: "cats?|kitten|litter box|scratching post",
    rabbits: "rabbits?|hutch|hay",
    birds: "birds?|parrot|cage|perch|feathers",
  },
  {
    rain: "rain\\w*|drizzle|umbrella",
    sun: "sunny|sunshine|clear sky|heatwave",
    snow: "snow\\w*|sledging",
    fog: "fog\\w*|mist\\w*",
    clouds: "overcast|cloudy",
    storm: "storm\\w*|thunder\\w*",
  },
];
