import type { RowTables } from "../../row-table.ts";

/** What swims, grows and is eaten, as an encyclopedia has it. */
export const livingRows: RowTables = {
  "fish fishspecies aquariumfish tropicalfish freshwaterfish saltwaterfish marinefish & scientific_name latin_name habitat max_size max_size_cm water_type tank_size min_tank_size temperament diet": `
name/common name | scientific name/latin name/binomial name | family | habitat/origin/native to/region | max size cm/size cm/max size/adult size/length cm/max length cm/size/length/max length | diet/feeding | temperament/behavior/behaviour | water type/water/type/category | min tank size/tank size/tank size liters/min tank size liters/minimum tank size | care level/difficulty | color/colour
Ocellaris clownfish | Amphiprion ocellaris | Pomacentridae | Coral reefs of Southeast Asia | 8-11 | Omnivore | Peaceful | Saltwater/marine/tropical | 75-115 | Easy | Orange
Neon tetra | Paracheirodon innesi | Characidae | Amazon basin | 3-4 | Omnivore | Peaceful | Freshwater/tropical | 40-60 | Easy | Blue
Betta | Betta splendens | Osphronemidae | Thailand | 5-7 | Carnivore | Aggressive | Freshwater/tropical | 20-40 | Easy | Red
Guppy | Poecilia reticulata | Poeciliidae | Northern South America | 3-6 | Omnivore | Peaceful | Freshwater/tropical | 40-60 | Easy | Blue
Angelfish | Pterophyllum scalare | Cichlidae | Amazon basin | 12-15 | Omnivore | Semi-aggressive/aggressive | Freshwater/tropical | 110-200 | Medium/moderate | Silver
Goldfish | Carassius auratus | Cyprinidae | East Asia | 15-30 | Omnivore | Peaceful | Freshwater/coldwater | 100-150 | Easy | Gold
Blue tang | Paracanthurus hepatus | Acanthuridae | Reefs of the Indo-Pacific | 25-31 | Omnivore | Semi-aggressive/aggressive | Saltwater/marine/tropical | 380-700 | Hard/difficult | Blue
Zebrafish | Danio rerio | Danionidae | South Asia | 3-5 | Omnivore | Peaceful | Freshwater/tropical | 40-60 | Easy | Silver
Discus | Symphysodon aequifasciatus | Cichlidae | Amazon basin | 15-20 | Omnivore | Peaceful | Freshwater/tropical | 200-300 | Hard/difficult | Turquoise
Rainbow trout | Oncorhynchus mykiss | Salmonidae | Rivers of western North America | 50-75 | Carnivore | Active | Freshwater/coldwater | 2000-4000 | Hard/difficult | Silver
Royal gramma | Gramma loreto | Grammatidae | Caribbean reefs | 6-8 | Carnivore | Peaceful | Saltwater/marine/tropical | 110-150 | Easy | Purple
Corydoras | Corydoras paleatus | Callichthyidae | Rivers of South America | 5-7 | Omnivore | Peaceful | Freshwater/tropical | 60-80 | Easy | Olive
`,
  "fruit & family genus order sugar calories carbohydrates carbs vitamin_c nutritions nutrition fiber": `
name/fruit/fruit name | family | genus | order | color/colour | calories/kcal/calories per 100g/energy kcal | sugar/sugars/sugar g | carbohydrates/carbs/carbs g | protein/protein g | fat/fat g | vitamin c/vitamin c mg | fiber/fibre/fiber g | season/seasons | origin/native to | about
Apple | Rosaceae | Malus | Rosales | Red | 52-52 | 10.4-10.4 | 13.8-13.8 | 0.3-0.3 | 0.2-0.2 | 4.6-4.6 | 2.4-2.4 | Autumn/fall | Central Asia | Keeps for months in a cool cellar.
Banana | Musaceae | Musa | Zingiberales | Yellow | 89-89 | 12.2-12.2 | 22.8-22.8 | 1.1-1.1 | 0.3-0.3 | 8.7-8.7 | 2.6-2.6 | All year/summer | Southeast Asia | Brings its own wrapping.
Strawberry | Rosaceae | Fragaria | Rosales | Red | 32-32 | 4.9-4.9 | 7.7-7.7 | 0.7-0.7 | 0.3-0.3 | 58.8-58.8 | 2.0-2.0 | Summer/spring | Europe | Each of its seeds is a fruit of its own.
Orange | Rutaceae | Citrus | Sapindales | Orange | 47-47 | 9.4-9.4 | 11.8-11.8 | 0.9-0.9 | 0.1-0.1 | 53.2-53.2 | 2.4-2.4 | Winter | China | A cross of pomelo and mandarin.
Mango | Anacardiaceae | Mangifera | Sapindales | Orange | 60-60 | 13.7-13.7 | 15.0-15.0 | 0.8-0.8 | 0.4-0.4 | 36.4-36.4 | 1.6-1.6 | Summer | South Asia | Related to the cashew.
Pineapple | Bromeliaceae | Ananas | Poales | Yellow | 50-50 | 9.9-9.9 | 13.1-13.1 | 0.5-0.5 | 0.1-0.1 | 47.8-47.8 | 1.4-1.4 | Spring | South America | Takes two years to bear one fruit.
Kiwi | Actinidiaceae | Actinidia | Ericales | Green | 61-61 | 9.0-9.0 | 14.7-14.7 | 1.1-1.1 | 0.5-0.5 | 92.7-92.7 | 3.0-3.0 | Winter | China | Named after the bird of New Zealand.
Blueberry | Ericaceae | Vaccinium | Ericales | Blue | 57-57 | 10.0-10.0 | 14.5-14.5 | 0.7-0.7 | 0.3-0.3 | 9.7-9.7 | 2.4-2.4 | Summer | North America | Blue because of a thin layer of wax.
Watermelon | Cucurbitaceae | Citrullus | Cucurbitales | Green | 30-30 | 6.2-6.2 | 7.6-7.6 | 0.6-0.6 | 0.2-0.2 | 8.1-8.1 | 0.4-0.4 | Summer | Northeast Africa | More than nine tenths of it are water.
Lemon | Rutaceae | Citrus | Sapindales | Yellow | 29-29 | 2.5-2.5 | 9.3-9.3 | 1.1-1.1 | 0.3-0.3 | 53.0-53.0 | 2.8-2.8 | Winter | South Asia | A tree bears flowers and fruit at once.
Pear | Rosaceae | Pyrus | Rosales | Green | 57-57 | 9.8-9.8 | 15.2-15.2 | 0.4-0.4 | 0.1-0.1 | 4.3-4.3 | 3.1-3.1 | Autumn/fall | Europe and western Asia | Ripens best after it was picked.
Cherry | Rosaceae | Prunus | Rosales | Red | 63-63 | 12.8-12.8 | 16.0-16.0 | 1.1-1.1 | 0.2-0.2 | 7.0-7.0 | 2.1-2.1 | Summer | Western Asia | Blossoms before it has leaves.
`,
  "vegetable veggie & family color colour season calories calories_per100g scientific_name vitamins": `
name/vegetable/vegetable name | scientific name/latin name | family | color/colour | season/seasons/growing season | calories/kcal/calories per 100g/calories per100g | type/category
Carrot | Daucus carota | Apiaceae | Orange | Autumn/fall | 41-41 | Root/root
Broccoli | Brassica oleracea | Brassicaceae | Green | Summer/autumn | 34-34 | Flower/cruciferous
Tomato | Solanum lycopersicum | Solanaceae | Red | Summer | 18-18 | Fruit/fruiting
Spinach | Spinacia oleracea | Amaranthaceae | Green | Spring | 23-23 | Leafy/leaf/leafy green
Potato | Solanum tuberosum | Solanaceae | Yellow | Autumn/fall | 77-77 | Tuber/root
Onion | Allium cepa | Amaryllidaceae | White | Summer | 40-40 | Bulb/allium
Bell pepper | Capsicum annuum | Solanaceae | Red | Summer | 31-31 | Fruit/fruiting
Cucumber | Cucumis sativus | Cucurbitaceae | Green | Summer | 15-15 | Fruit/fruiting
Pumpkin | Cucurbita pepo | Cucurbitaceae | Orange | Autumn/fall | 26-26 | Fruit/fruiting/squash
Aubergine | Solanum melongena | Solanaceae | Purple | Summer | 25-25 | Fruit/fruiting
Pea | Pisum sativum | Fabaceae | Green | Spring | 81-81 | Legume/pod
Beetroot | Beta vulgaris | Amaranthaceae | Purple | Autumn/winter | 43-43 | Root/root
`,
  "tree treespecies & scientific_name latin_name lifespan leaf_type max_height height species": `
name/common name | scientific name/latin name/botanical name/species | family | height/height m/max height/max height m/height meters/max height meters | lifespan/lifespan years/age/max age | type/category/kind | leaf type/leaves/leaf shape | origin/native region/native to/region
English oak | Quercus robur | Fagaceae | 20-38 | 500-900 | Deciduous/broadleaf | Lobed | Europe
Scots pine | Pinus sylvestris | Pinaceae | 25-35 | 150-400 | Evergreen/conifer/coniferous | Needle | Europe and Asia
Silver birch | Betula pendula | Betulaceae | 15-25 | 60-100 | Deciduous/broadleaf | Triangular | Europe
Norway spruce | Picea abies | Pinaceae | 35-55 | 200-400 | Evergreen/conifer/coniferous | Needle | Northern Europe
European beech | Fagus sylvatica | Fagaceae | 25-40 | 150-300 | Deciduous/broadleaf | Oval | Europe
Sugar maple | Acer saccharum | Sapindaceae | 25-35 | 200-400 | Deciduous/broadleaf | Palmate | North America
Ginkgo | Ginkgo biloba | Ginkgoaceae | 20-35 | 800-2500 | Deciduous | Fan-shaped | China
Giant sequoia | Sequoiadendron giganteum | Cupressaceae | 50-85 | 2000-3200 | Evergreen/conifer/coniferous | Scale | California
Small-leaved lime | Tilia cordata | Malvaceae | 20-38 | 300-800 | Deciduous/broadleaf | Heart-shaped | Europe
Olive | Olea europaea | Oleaceae | 8-15 | 500-2000 | Evergreen/fruit | Lanceolate | Mediterranean
Weeping willow | Salix babylonica | Salicaceae | 12-20 | 40-75 | Deciduous/broadleaf | Lanceolate | China
Horse chestnut | Aesculus hippocastanum | Sapindaceae | 20-36 | 150-300 | Deciduous/broadleaf | Palmate | The Balkans
`,
  "spice & origin flavor flavour uses flavor_profile taste": `
name/spice/spice name | origin/country/native to/region | flavor/flavour/flavor profile/taste | uses/used in/best for/pairs with | color/colour | about
Cumin | Eastern Mediterranean | Earthy and warm | Curries, Chili, Hummus | Brown | Ground or whole, and best when toasted.
Turmeric | India | Bitter and earthy | Curries, Rice, Golden milk | Yellow | It colours all that it touches.
Cinnamon | Sri Lanka | Sweet and woody | Cakes, Porridge, Tagines | Brown | The inner bark of a tree, rolled as it dries.
Saffron | Iran | Floral and honeyed | Paella, Risotto, Bouillabaisse | Red | A gram takes some 150 flowers.
Cardamom | India | Sweet and citrusy | Chai, Buns, Rice | Green | Open the pods just before use.
Smoked paprika | Spain | Smoky and sweet | Stews, Chorizo, Potatoes | Red | Dried over oak for two weeks.
Black pepper | India | Sharp and woody | Steaks, Soups, Pasta | Black | The unripe berries of a vine.
Star anise | China | Sweet, like liquorice | Pho, Duck, Mulled wine | Brown | One star is enough for a pot.
Nutmeg | Indonesia | Warm and nutty | Mashed potatoes, Béchamel, Eggnog | Brown | Grate it over the finished dish.
Cloves | Indonesia | Strong and sweet | Ham, Mulled wine, Pickles | Brown | Dried buds of a flower.
Ginger | Southeast Asia | Hot and fresh | Stir-fries, Tea, Biscuits | Beige | Fresh it is hot, dried it is warm.
Sumac | Middle East | Sour and fruity | Fattoush, Kebabs, Onions | Red | Used where others use lemon.
`,
  "vitamin mineralnutrient nutrient & benefits sources food_sources daily_intake function deficiency": `
name/vitamin/vitamin name | benefits/benefit/function/functions/role | sources/food sources/found in | daily intake/recommended intake/rda/daily value/recommended daily intake | deficiency/deficiency symptoms/deficiency disease | type/category
Vitamin A | Healthy eyes and skin | Carrots, Sweet potatoes, Liver, Eggs | 800 µg | Night blindness | Fat-soluble/fat soluble/vitamin
Vitamin B12 | Nerves and blood cells | Fish, Meat, Eggs, Milk | 2.5 µg | Anaemia | Water-soluble/water soluble/vitamin
Vitamin C | Immune system and collagen | Oranges, Kiwis, Peppers, Strawberries | 80 mg | Scurvy | Water-soluble/water soluble/vitamin
Vitamin D | Strong bones | Salmon, Egg yolk, Mushrooms | 5 µg | Rickets | Fat-soluble/fat soluble/vitamin
Vitamin E | Protects cells | Almonds, Sunflower seeds, Olive oil | 12 mg | Nerve damage | Fat-soluble/fat soluble/vitamin
Vitamin K | Blood clotting | Kale, Spinach, Broccoli | 75 µg | Bleeding | Fat-soluble/fat soluble/vitamin
Folate | Growth of cells | Lentils, Spinach, Oranges | 200 µg | Anaemia | Water-soluble/water soluble/vitamin
Thiamine | Energy from food | Whole grains, Pork, Beans | 1.1 mg | Beriberi | Water-soluble/water soluble/vitamin
Niacin | Energy and healthy skin | Chicken, Tuna, Peanuts | 16 mg | Pellagra | Water-soluble/water soluble/vitamin
`,
  "animal animalspecies mammal wildanimal & scientific_name latin_name class lifespan conservation_status top_speed fun_fact kingdom phylum": `
name/common name/animal/animal name | scientific name/latin name/binomial name/species | class/animal class/type/group/category | order | family | habitat/habitats | diet/feeding | lifespan/lifespan years/average lifespan | weight/weight kg/average weight/weight in kg | top speed/speed/max speed/top speed kmh/speed kmh | conservation status/status/iucn status | continent/region/location/found in/range/distribution | fun fact/fact/about
African elephant | Loxodonta africana | Mammal/mammalia/mammals | Proboscidea | Elephantidae | Savanna/grassland/savannah | Herbivore | 60-70 | 4000-6000 | 40-40 | Endangered | Africa | It can hear with its feet.
Emperor penguin | Aptenodytes forsteri | Bird/aves/birds | Sphenisciformes | Spheniscidae | Sea ice/polar/ocean/arctic/tundra | Carnivore | 18-22 | 25-40 | 9-9 | Near threatened | Antarctica | The male keeps the egg warm on his feet.
Red fox | Vulpes vulpes | Mammal/mammalia/mammals | Carnivora | Canidae | Forest/woodland/temperate forest | Omnivore | 4-8 | 5-9 | 48-48 | Least concern | Europe | It hears a mouse under the snow.
Green sea turtle | Chelonia mydas | Reptile/reptilia/reptiles | Testudines | Cheloniidae | Ocean/marine/coast/sea | Herbivore | 60-80 | 110-180 | 35-35 | Endangered | Oceania | It comes back to the beach where it hatched.
Giant panda | Ailuropoda melanoleuca | Mammal/mammalia/mammals | Carnivora | Ursidae | Mountain forest/forest/bamboo forest/mountain | Herbivore | 18-22 | 80-120 | 32-32 | Vulnerable | Asia | It eats for twelve hours a day.
Bald eagle | Haliaeetus leucocephalus | Bird/aves/birds | Accipitriformes | Accipitridae | Lakes and rivers/wetland/river/forest | Carnivore | 20-30 | 3-6 | 160-160 | Least concern | North America | Its nest can weigh a ton.
Bengal tiger | Panthera tigris tigris | Mammal/mammalia/mammals | Carnivora | Felidae | Rainforest/jungle/forest | Carnivore | 10-15 | 140-220 | 60-60 | Endangered | Asia | No two have the same stripes.
Red kangaroo | Osphranter rufus | Mammal/mammalia/mammals | Diprotodontia | Macropodidae | Grassland/desert/savanna | Herbivore | 12-20 | 35-85 | 60-60 | Least concern | Australia | It cannot walk backwards.
Blue whale | Balaenoptera musculus | Mammal/mammalia/mammals | Artiodactyla | Balaenopteridae | Ocean/marine/sea | Carnivore | 80-90 | 110000-150000 | 46-46 | Endangered | All oceans/Oceania | Its heart is as large as a small car.
Komodo dragon | Varanus komodoensis | Reptile/reptilia/reptiles | Squamata | Varanidae | Dry grassland/savanna/grassland/island | Carnivore | 25-30 | 60-90 | 20-20 | Endangered | Asia | It smells a meal four kilometres away.
Common frog | Rana temporaria | Amphibian/amphibia/amphibians | Anura | Ranidae | Ponds and meadows/wetland/freshwater/pond | Insectivore/carnivore | 5-8 | 0.02-0.03 | 8-8 | Least concern | Europe | It breathes through its skin in winter.
Cheetah | Acinonyx jubatus | Mammal/mammalia/mammals | Carnivora | Felidae | Savanna/grassland/savannah | Carnivore | 10-12 | 35-65 | 104-104 | Vulnerable | Africa | It purrs, and cannot roar.
`,
  "insect insectspecies bug butterfly & scientific_name latin_name wingspan order wingspan_mm": `
name/common name | scientific name/latin name/species | order | family | wingspan/wingspan mm/wing span/wing span mm | habitat/habitats | diet/feeding | color/colour
Peacock butterfly | Aglais io | Lepidoptera | Nymphalidae | 50-55 | Gardens and meadows/meadow/garden | Nectar/herbivore | Red
Honey bee | Apis mellifera | Hymenoptera | Apidae | 18-20 | Meadows and orchards/meadow/garden | Nectar/herbivore | Brown
Seven-spot ladybird | Coccinella septempunctata | Coleoptera | Coccinellidae | 12-16 | Gardens and fields/garden/meadow | Aphids/carnivore | Red
Stag beetle | Lucanus cervus | Coleoptera | Lucanidae | 70-100 | Oak woods/forest/woodland | Sap/herbivore | Black
Emperor dragonfly | Anax imperator | Odonata | Aeshnidae | 95-110 | Ponds and lakes/pond/wetland | Insects/carnivore | Blue
Monarch | Danaus plexippus | Lepidoptera | Nymphalidae | 89-102 | Prairies and gardens/meadow/grassland | Nectar/herbivore | Orange
Great green bush-cricket | Tettigonia viridissima | Orthoptera | Tettigoniidae | 60-80 | Meadows and hedges/meadow/grassland | Insects/omnivore | Green
European mantis | Mantis religiosa | Mantodea | Mantidae | 60-80 | Dry grassland/grassland/meadow | Insects/carnivore | Green
Swallowtail | Papilio machaon | Lepidoptera | Papilionidae | 65-86 | Meadows and fens/meadow/wetland | Nectar/herbivore | Yellow
Buff-tailed bumblebee | Bombus terrestris | Hymenoptera | Apidae | 30-40 | Gardens and fields/garden/meadow | Nectar/herbivore | Black
`,
  "mushroom mushroomspecies fungus fungi": `
name/common name | scientific name/latin name/species | family | edible/is edible | poisonous/is poisonous/toxic/is toxic | edibility/toxicity | season | habitat/found in/where to find | color/colour/cap color | about | spore print/spore color/spore print color | lookalikes/look alikes/confused with/similar species | cap diameter cm/cap diameter/cap width cm | stem height cm/stem height/stem length cm
Porcini | Boletus edulis | Boletaceae | yes | no | Edible/edible/choice | Autumn/fall | Under spruce and beech/forest/woodland | Brown | Nutty, and good to dry. | Olive brown | Bitter bolete | 8-25 | 8-20
Chanterelle | Cantharellus cibarius | Cantharellaceae | yes | no | Edible/edible/choice | Summer | Mossy conifer forest/forest/woodland | Yellow | Smells of apricots. | Pale yellow | False chanterelle, Jack-o'-lantern | 3-10 | 4-8
Fly agaric | Amanita muscaria | Amanitaceae | no | yes | Poisonous/poisonous/toxic | Autumn/fall | Under birch/forest/woodland | Red | Red with white spots, as in every picture book. | White | Grisette, Caesar's mushroom | 8-20 | 10-20
Death cap | Amanita phalloides | Amanitaceae | no | yes | Deadly/deadly/poisonous | Autumn/fall | Under oak/forest/woodland | Green | Half a cap can kill. | White | Paddy straw mushroom, Green brittlegill | 5-15 | 8-15
Field mushroom | Agaricus campestris | Agaricaceae | yes | no | Edible/edible | Autumn/fall | Meadows/meadow/grassland | White | Grows in rings after rain. | Dark brown | Yellow stainer, Destroying angel | 5-10 | 4-8
Parasol | Macrolepiota procera | Agaricaceae | yes | no | Edible/edible | Autumn/fall | Clearings/grassland/meadow | Brown | As wide as a plate, and fried like one. | White | Green-spored parasol | 10-30 | 15-35
Morel | Morchella esculenta | Morchellaceae | yes | no | Edible when cooked/edible/choice | Spring | Riverside woods/forest/woodland | Brown | Never eat it raw. | Cream | False morel | 4-8 | 4-9
Oyster mushroom | Pleurotus ostreatus | Pleurotaceae | yes | no | Edible/edible | Winter | On dead beech/forest/woodland | Grey | It grows on straw, too. | Lilac grey | Angel wings | 5-20 | 1-4
Shaggy ink cap | Coprinus comatus | Agaricaceae | yes | no | Edible when young/edible | Autumn/fall | Lawns and roadsides/grassland/urban | White | Turns to ink within a day. | Black | Common ink cap | 3-6 | 10-25
Bitter bolete | Tylopilus felleus | Boletaceae | no | no | Inedible/inedible/bitter | Summer | Pine woods/forest/woodland | Brown | One spoils the whole pan. | Pink | Porcini | 5-12 | 6-12
Panther cap | Amanita pantherina | Amanitaceae | no | yes | Poisonous/poisonous/toxic | Summer | Mixed forest/forest/woodland | Brown | Easily taken for the blusher. | White | Blusher, Grey spotted amanita | 5-11 | 6-12
`,
  "disease illness medicalcondition & symptoms cause causes treatment contagious is_contagious transmission prevention icd_code icd10": `
name/disease/disease name/condition | symptoms/common symptoms | cause/causes | treatment/treatments | contagious/is contagious/infectious | category/type/kind | transmission/spread by | prevention | icd code/icd10/icd10 code/code | about
Influenza | Fever, Cough, Headache, Muscle pain | Influenza virus | Rest, fluids and antivirals | yes | Infectious/viral/respiratory | Droplets | Yearly vaccination | J11 | Comes every winter.
Type 2 diabetes | Thirst, Fatigue, Blurred vision | Insulin resistance | Metformin and a change of diet | no | Chronic/metabolic/endocrine | None | Weight and exercise | E11 | The body uses sugar badly.
Asthma | Wheezing, Cough, Shortness of breath | Inflamed airways | Inhaled steroids | no | Chronic/respiratory | None | Avoiding triggers | J45 | Airways that close too easily.
Measles | Rash, Fever, Cough, Red eyes | Measles virus | Rest and vitamin A | yes | Infectious/viral | Droplets | Vaccination | B05 | One of the most contagious of all.
Migraine | Headache, Nausea, Sensitivity to light | Not fully known | Triptans and rest | no | Neurological/chronic | None | Regular sleep | G43 | More than a headache.
Hypertension | Headache, Dizziness | Age, salt and heredity | ACE inhibitors | no | Cardiovascular/chronic/heart | None | Less salt, more exercise | I10 | Mostly nobody feels it.
Malaria | Fever, Chills, Sweating | Plasmodium parasites | Artemisinin | yes | Infectious/parasitic/tropical | Mosquito bites | Nets and prophylaxis | B54 | Bites at night.
Tuberculosis | Cough, Night sweats, Weight loss | Mycobacterium tuberculosis | Antibiotics for six months | yes | Infectious/bacterial/respiratory | Droplets | BCG vaccination | A15 | Old, and not gone.
Osteoarthritis | Joint pain, Stiffness | Worn cartilage | Exercise and painkillers | no | Chronic/musculoskeletal | None | Healthy weight | M19 | Knees, hips and hands.
Chickenpox | Itchy rash, Fever | Varicella zoster virus | Calamine and rest | yes | Infectious/viral | Droplets and contact | Vaccination | B01 | Mostly once in a life.
`,
};
