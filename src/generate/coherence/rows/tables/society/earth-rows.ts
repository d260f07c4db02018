import type { RowTables } from "../../row-table.ts";

/** What stands in the sky, and what somebody looks at. */
const skyObjects = `
name/object name/target/target name/object/target object | catalog number/catalogue number/catalog id/designation/messier number/catalog | type/object type/category/kind | constellation | right ascension/ra | declination/dec | apparent magnitude/magnitude/visual magnitude | distance light years/distance ly/distance | discovered by/discoverer | discovery year/discovered year/year discovered/discovered | best viewing month/best month/best seen/best viewed in/visible in | about
Andromeda Galaxy | M31 | galaxy | Andromeda | 00h 42m 44s | +41° 16′ | 3.4-3.4 | 2500000-2500000 | Abd al-Rahman al-Sufi | 964-964 | November | The farthest thing that one can see without a telescope.
Orion Nebula | M42 | nebula | Orion | 05h 35m 17s | −05° 23′ | 4.0-4.0 | 1344-1344 | Nicolas-Claude Fabri de Peiresc | 1610-1610 | January | Stars are born below the belt of Orion.
Pleiades | M45 | cluster/star cluster/open cluster | Taurus | 03h 47m 24s | +24° 07′ | 1.6-1.6 | 444-444 | absent | absent or 1610-1610 | December | Seven sisters, of whom most people see six.
Betelgeuse | HIP 27989 | star | Orion | 05h 55m 10s | +07° 24′ | 0.5-0.5 | 548-548 | absent | absent or 1836-1836 | January | A red giant at the hunter's shoulder.
Vega | HIP 91262 | star | Lyra | 18h 36m 56s | +38° 47′ | 0.03-0.03 | 25-25 | absent | absent or 1850-1850 | August | One of three that make the summer triangle.
Crab Nebula | M1 | nebula/supernova remnant | Taurus | 05h 34m 32s | +22° 01′ | 8.4-8.4 | 6500-6500 | John Bevis | 1731-1731 | January | What is left of a star that exploded in 1054.
Ring Nebula | M57 | nebula/planetary nebula | Lyra | 18h 53m 35s | +33° 02′ | 8.8-8.8 | 2300-2300 | Charles Messier | 1779-1779 | August | A smoke ring around a dying star.
Whirlpool Galaxy | M51 | galaxy | Canes Venatici | 13h 29m 53s | +47° 12′ | 8.4-8.4 | 31000000-31000000 | Charles Messier | 1773-1773 | May | Two galaxies that dance.
Hercules Cluster | M13 | cluster/star cluster/globular cluster | Hercules | 16h 41m 41s | +36° 28′ | 5.8-5.8 | 22200-22200 | Edmond Halley | 1714-1714 | July | Some hundred thousand stars in one ball.
Uranus | Sol VII | planet | Taurus | 03h 38m 00s | +19° 06′ | 5.7-5.7 | 0.0003-0.0003 | William Herschel | 1781-1781 | November | Rolls around the sun on its side.
Saturn | Sol VI | planet | Aquarius | 23h 12m 00s | −07° 24′ | 0.7-0.7 | 0.0001-0.0001 | absent | absent or 1610-1610 | September | Its rings show in any small telescope.
Ceres | 1 Ceres | asteroid/dwarf planet | Cetus | 00h 42m 10s | −11° 20′ | 7.6-7.6 | 0.00004-0.00004 | Giuseppe Piazzi | 1801-1801 | October | The largest rock between Mars and Jupiter.
Halley's Comet | 1P | comet | Hydra | 08h 22m 40s | +01° 50′ | 25.4-25.4 | 0.0005-0.0005 | Edmond Halley | 1705-1705 | May | Comes back every 76 years.
`;

/** Mountains, rivers, animals: everybody sees where one is, and how high. */
export const earthRows: RowTables = {
  "mountain peak mountainpeak summit & elevation elevation_meters elevation_m height_meters height_m range mountain_range first_ascent first_ascent_year prominence": `
name/mountain/peak/mountain name/peak name | elevation meters/elevation/elevation m/height/height m/height meters/altitude | elevation ft/elevation feet/height ft | range/mountain range | country/countries | continent/region | first ascent year/first ascent/year of first ascent/first climbed/first climbed year | first ascent by/first climbed by/first climber/first climbers | prominence/prominence m/prominence meters/topographic prominence | latitude/lat | longitude/lng/lon | difficulty/climbing difficulty/grade | about
Mount Everest | 8849-8849 | 29032-29032 | Himalayas | Nepal | Asia | 1953-1953 | Edmund Hillary and Tenzing Norgay | 8849-8849 | 27.99-27.99 | 86.93-86.93 | Extreme/hard | The highest there is, and busy in May.
K2 | 8611-8611 | 28251-28251 | Karakoram | Pakistan | Asia | 1954-1954 | Lino Lacedelli and Achille Compagnoni | 4020-4020 | 35.88-35.88 | 76.51-76.51 | Extreme/hard | Climbed in winter only once.
Kilimanjaro | 5895-5895 | 19341-19341 | Eastern Rift mountains | Tanzania | Africa | 1889-1889 | Hans Meyer and Ludwig Purtscheller | 5885-5885 | -3.07--3.07 | 37.35-37.35 | Moderate/medium | From rainforest to ice in five days.
Mont Blanc | 4806-4806 | 15766-15766 | Alps | France | Europe | 1786-1786 | Jacques Balmat and Michel Paccard | 4696-4696 | 45.83-45.83 | 6.86-6.86 | Hard | Where climbing mountains began.
Denali | 6190-6190 | 20310-20310 | Alaska Range | United States | North America | 1913-1913 | Hudson Stuck and Harry Karstens | 6140-6140 | 63.07-63.07 | -151.01--151.01 | Extreme/hard | Cold, high, and far from any road.
Aconcagua | 6961-6961 | 22838-22838 | Andes | Argentina | South America | 1897-1897 | Matthias Zurbriggen | 6961-6961 | -32.65--32.65 | -70.01--70.01 | Hard | The highest outside of Asia.
Matterhorn | 4478-4478 | 14692-14692 | Alps | Switzerland | Europe | 1865-1865 | Edward Whymper | 1042-1042 | 45.98-45.98 | 7.66-7.66 | Hard | Everybody knows its shape from chocolate.
Aoraki / Mount Cook | 3724-3724 | 12218-12218 | Southern Alps | New Zealand | Oceania | 1894-1894 | Tom Fyfe | 3724-3724 | -43.60--43.60 | 170.14-170.14 | Hard | Glaciers down to the forest.
Ben Nevis | 1345-1345 | 4413-4413 | Grampian Mountains | United Kingdom | Europe | 1771-1771 | James Robertson | 1345-1345 | 56.80-56.80 | -5.00--5.00 | Easy | In cloud on most days of the year.
Toubkal | 4167-4167 | 13671-13671 | Atlas | Morocco | Africa | 1923-1923 | Marquis de Segonzac | 3755-3755 | 31.06-31.06 | -7.91--7.91 | Moderate/medium | Snow above the desert.
Galdhøpiggen | 2469-2469 | 8100-8100 | Jotunheimen | Norway | Europe | 1850-1850 | Steinar Sulheim | 2372-2372 | 61.64-61.64 | 8.31-8.31 | Moderate/medium | Over a glacier, on a rope.
Mount Whitney | 4421-4421 | 14505-14505 | Sierra Nevada | United States | North America | 1873-1873 | Charles Begole | 3073-3073 | 36.58-36.58 | -118.29--118.29 | Moderate/medium | One day, if it begins at three.
`,
  "river & mouth tributaries length_km basin_area basin_area_km2 discharge discharge_m3s source": `
name/river/river name | length km/length/length in km | source/source location/origin | mouth/outflow/empties into/flows into/outflow location | countries/country | basin area km2/basin area/drainage area/basin size km2/drainage basin km2 | discharge m3s/discharge/average discharge/avg discharge | tributaries/main tributaries | continent
Danube | 2850-2850 | Black Forest | Black Sea | Germany, Austria, Slovakia, Hungary, Serbia, Romania | 801463-801463 | 6460-6460 | Inn, Drava, Tisza, Sava | Europe
Nile | 6650-6650 | Lake Victoria | Mediterranean Sea | Uganda, South Sudan, Sudan, Egypt | 3254555-3254555 | 2830-2830 | White Nile, Blue Nile, Atbara | Africa
Amazon | 6400-6400 | Andes | Atlantic Ocean | Peru, Colombia, Brazil | 7050000-7050000 | 209000-209000 | Negro, Madeira, Tapajós, Xingu | South America
Rhine | 1233-1233 | Swiss Alps | North Sea | Switzerland, Germany, France, Netherlands | 185000-185000 | 2900-2900 | Neckar, Main, Moselle | Europe
Mississippi | 3766-3766 | Lake Itasca | Gulf of Mexico | United States | 2980000-2980000 | 16790-16790 | Missouri, Ohio, Arkansas | North America
Yangtze | 6300-6300 | Tibetan Plateau | East China Sea | China | 1808500-1808500 | 30166-30166 | Yalong, Min, Han | Asia
Mekong | 4350-4350 | Tibetan Plateau | South China Sea | China, Laos, Thailand, Cambodia, Vietnam | 795000-795000 | 16000-16000 | Nam Ou, Mun, Tonlé Sap | Asia
Thames | 346-346 | Cotswolds | North Sea | United Kingdom | 12935-12935 | 66-66 | Kennet, Lea, Cherwell | Europe
Murray | 2508-2508 | Australian Alps | Southern Ocean | Australia | 1061469-1061469 | 767-767 | Darling, Murrumbidgee | Oceania
Tagus | 1007-1007 | Sierra de Albarracín | Atlantic Ocean | Spain, Portugal | 80100-80100 | 500-500 | Jarama, Alagón, Zêzere | Europe
`,
  "dogbreed breed & temperament breed_group bred_for life_span life_expectancy energy_level shedding origin": `
name/breed/breed name | breed group/group/akc group/category | temperament/personality/traits/characteristics | life span/lifespan/life expectancy | life expectancy years/lifespan years/average lifespan | bred for/purpose/original purpose/role | origin/country of origin/country/origin country | size/size category/size class | weight kg/average weight kg/weight/average weight/weight range kg | height cm/average height cm/height/average height/height range cm | weight/weight range | height/height range | energy level/energy/activity level | trainability/trainability level | shedding/shedding level | sheds/is shedding | hypoallergenic/is hypoallergenic | good with kids/good with children/child friendly/is good with kids/kid friendly | grooming needs/grooming/grooming level | coat/coat type/coat length | about/history
Labrador Retriever | Sporting/Retriever | Friendly, Outgoing, Gentle | 10–12 years | 10-12 | Fetching birds from the water | Canada | Large | 25-36 | 55-62 | 25–36 kg | 55–62 cm | 5-5 | 5-5 | 4-4 | yes | no | yes | Low/moderate | Short | Carries things, and would like to carry more.
Border Collie | Herding | Alert, Energetic, Smart | 12–15 years | 12-15 | Herding sheep | United Kingdom | Medium | 14-20 | 46-56 | 14–20 kg | 46–56 cm | 5-5 | 5-5 | 3-3 | yes | no | yes | Moderate/medium | Medium | Needs work, or will find some.
French Bulldog | Non-Sporting/Companion | Playful, Adaptable, Easygoing | 10–12 years | 10-12 | Keeping company | France | Small | 9-13 | 28-33 | 9–13 kg | 28–33 cm | 3-3 | 3-3 | 3-3 | yes | no | yes | Low | Short | Happy in a flat, and snores.
German Shepherd | Herding | Confident, Loyal, Brave | 9–13 years | 9-13 | Herding and guarding | Germany | Large | 22-40 | 55-65 | 22–40 kg | 55–65 cm | 5-5 | 5-5 | 4-4 | yes | no | yes | Moderate/medium | Medium | At work with police and rescue.
Poodle | Non-Sporting/Companion | Proud, Active, Smart | 12–15 years | 12-15 | Fetching from the water | Germany | Medium | 20-32 | 45-60 | 20–32 kg | 45–60 cm | 4-4 | 5-5 | 1-1 | no | yes | yes | High | Curly | Hardly loses a hair.
Beagle | Hound | Merry, Curious, Friendly | 10–15 years | 10-15 | Hunting rabbits and hares | United Kingdom | Small/medium | 9-11 | 33-41 | 9–11 kg | 33–41 cm | 4-4 | 3-3 | 3-3 | yes | no | yes | Low | Short | Follows its nose.
Chihuahua | Toy | Charming, Sassy, Graceful | 14–16 years | 14-16 | Keeping company | Mexico | Small/toy | 2-3 | 15-23 | 2–3 kg | 15–23 cm | 4-4 | 3-3 | 2-2 | yes | no | no | Low | Short | Small, and does not know it.
Siberian Husky | Working | Outgoing, Mischievous, Loyal | 12–14 years | 12-14 | Pulling sleds | Russia | Large/medium | 16-27 | 51-60 | 16–27 kg | 51–60 cm | 5-5 | 3-3 | 5-5 | yes | no | yes | Moderate/medium | Medium | Sings, digs and runs.
Great Dane | Working | Patient, Dependable, Friendly | 8–10 years | 8-10 | Hunting boar | Germany | Giant/extra large/large | 50-79 | 71-86 | 50–79 kg | 71–86 cm | 3-3 | 3-3 | 3-3 | yes | no | yes | Low | Short | Thinks it is a lap dog.
Dachshund | Hound | Clever, Stubborn, Devoted | 12–16 years | 12-16 | Hunting badgers | Germany | Small | 7-14 | 20-27 | 7–14 kg | 20–27 cm | 3-3 | 3-3 | 2-2 | yes | no | yes | Low | Short | Twice as long as it is high.
Shiba Inu | Non-Sporting/Spitz | Alert, Bold, Faithful | 13–16 years | 13-16 | Hunting small game | Japan | Small/medium | 8-11 | 33-43 | 8–11 kg | 33–43 cm | 3-3 | 3-3 | 4-4 | yes | no | yes | Low | Medium | Clean as a cat, and as stubborn.
`,
  "dinosaur dino prehistoricanimal dinosaurspecies": `
name/dinosaur/dinosaur name/genus | meaning/name meaning/meaning of name | diet/diet type/feeding | period/era/geological period/time period | length meters/length m/length/length in meters | weight tons/weight t/weight in tons/mass tons | weight kg/weight/mass kg | height meters/height m/height | found in/location/region/country/discovered in/fossil location/fossil locations/fossils found in/found | discovered year/discovery year/year discovered/year named/named year/named in/year of discovery/discovered | named by/discovered by/described by/discoverer | fun fact/fact/trivia/about | type/suborder/group/classification/category/family | lived from/lived/lived when/when lived/time range/years ago/lived in
Tyrannosaurus rex | King of the tyrant lizards | carnivore | Late Cretaceous/Cretaceous | 12.3-12.3 | 8.4-8.4 | 8400-8400 | 4.0-4.0 | United States | 1905-1905 | Henry Fairfield Osborn | Its teeth were as long as bananas. | Theropod | 68 million years ago
Triceratops | Three-horned face | herbivore | Late Cretaceous/Cretaceous | 8.5-8.5 | 7.5-7.5 | 7500-7500 | 3.0-3.0 | United States | 1889-1889 | Othniel Charles Marsh | Its skull alone was as long as a small car. | Ceratopsian | 68 million years ago
Velociraptor | Swift thief | carnivore | Late Cretaceous/Cretaceous | 1.9-1.9 | 0.02-0.02 | 15-18 | 0.5-0.5 | Mongolia | 1924-1924 | Henry Fairfield Osborn | It was the size of a turkey, and had feathers. | Theropod | 75 million years ago
Stegosaurus | Roofed lizard | herbivore | Late Jurassic/Jurassic | 9.0-9.0 | 5.0-5.0 | 5000-5000 | 4.0-4.0 | United States | 1877-1877 | Othniel Charles Marsh | Its brain weighed less than a lemon. | Stegosaur | 155 million years ago
Brachiosaurus | Arm lizard | herbivore | Late Jurassic/Jurassic | 22.0-22.0 | 45.0-45.0 | 45000-45000 | 12.0-12.0 | United States | 1903-1903 | Elmer Riggs | It could have looked into a window on the fourth floor. | Sauropod | 154 million years ago
Allosaurus | Different lizard | carnivore | Late Jurassic/Jurassic | 8.5-8.5 | 2.0-2.0 | 2000-2000 | 3.0-3.0 | United States | 1877-1877 | Othniel Charles Marsh | It hunted long before Tyrannosaurus lived. | Theropod | 155 million years ago
Ankylosaurus | Fused lizard | herbivore | Late Cretaceous/Cretaceous | 7.0-7.0 | 5.5-5.5 | 5500-5500 | 1.7-1.7 | Canada | 1908-1908 | Barnum Brown | Its tail ended in a club of bone. | Ankylosaur | 68 million years ago
Spinosaurus | Spine lizard | carnivore/piscivore | Late Cretaceous/Cretaceous | 14.0-14.0 | 7.4-7.4 | 7400-7400 | 4.3-4.3 | Egypt | 1915-1915 | Ernst Stromer | It swam, and ate fish. | Theropod | 99 million years ago
Iguanodon | Iguana tooth | herbivore | Early Cretaceous/Cretaceous | 10.0-10.0 | 3.4-3.4 | 3400-3400 | 2.7-2.7 | England | 1825-1825 | Gideon Mantell | It was one of the first that had a name. | Ornithopod | 126 million years ago
Coelophysis | Hollow form | carnivore | Late Triassic/Triassic | 3.0-3.0 | 0.02-0.02 | 20-25 | 1.0-1.0 | United States | 1889-1889 | Edward Drinker Cope | Hundreds were found in one place. | Theropod | 221 million years ago
Plateosaurus | Broad lizard | herbivore | Late Triassic/Triassic | 8.0-8.0 | 2.0-2.0 | 2000-2000 | 3.0-3.0 | Germany | 1837-1837 | Hermann von Meyer | Football fields of them lie below Swabia. | Sauropodomorph | 214 million years ago
Gallimimus | Chicken mimic | omnivore | Late Cretaceous/Cretaceous | 6.0-6.0 | 0.44-0.44 | 440-440 | 1.9-1.9 | Mongolia | 1972-1972 | Halszka Osmólska | It ran like an ostrich, and looked like one. | Theropod | 70 million years ago
`,
  volcano: `
name/volcano/volcano name | country/location country | type/volcano type/kind | elevation/elevation m/height/height m/elevation meters/height meters/summit elevation/altitude | last eruption/last eruption year/last erupted/year of last eruption | latitude/lat | longitude/lng/lon | region/range/location/mountain range | status/activity/state
Mount Etna | Italy | Stratovolcano | 3403-3403 | 2025-2025 | 37.75-37.75 | 14.99-14.99 | Sicily | active/erupting
Mount Fuji | Japan | Stratovolcano | 3776-3776 | 1707-1707 | 35.36-35.36 | 138.73-138.73 | Honshu | active/dormant
Mauna Loa | United States | Shield/shield volcano | 4169-4169 | 2022-2022 | 19.48-19.48 | -155.60--155.60 | Hawaii | active
Mount Vesuvius | Italy | Stratovolcano | 1281-1281 | 1944-1944 | 40.82-40.82 | 14.43-14.43 | Campania | dormant/active
Cotopaxi | Ecuador | Stratovolcano | 5897-5897 | 2023-2023 | -0.68--0.68 | -78.44--78.44 | Andes | active
Kilimanjaro | Tanzania | Stratovolcano | 5895-5895 | absent | -3.07--3.07 | 37.35-37.35 | Kilimanjaro Region | dormant/inactive
Popocatépetl | Mexico | Stratovolcano | 5426-5426 | 2025-2025 | 19.02-19.02 | -98.62--98.62 | Trans-Mexican Volcanic Belt | active/erupting
Eyjafjallajökull | Iceland | Stratovolcano | 1651-1651 | 2010-2010 | 63.63-63.63 | -19.62--19.62 | Southern Region | active/dormant
Puy de Dôme | France | Lava dome/dome | 1465-1465 | absent | 45.77-45.77 | 2.96-2.96 | Massif Central | extinct/dormant/inactive
Krakatoa | Indonesia | Caldera | 813-813 | 2023-2023 | -6.10--6.10 | 105.42-105.42 | Sunda Strait | active
Mount Rainier | United States | Stratovolcano | 4392-4392 | 1894-1894 | 46.85-46.85 | -121.76--121.76 | Cascades | dormant/active
Teide | Spain | Stratovolcano | 3715-3715 | 1909-1909 | 28.27-28.27 | -16.64--16.64 | Tenerife | dormant/active
`,
  "earthquake quake seismicevent": `
place/location/region/location name/place name/epicenter/epicentre | magnitude/mag/richter | depth km/depth/depth kilometers | latitude/lat | longitude/lng/lon | mag type/magnitude type | tsunami/tsunami warning/is tsunami/has tsunami/tsunami alert | alert/alert level/pager alert | felt/felt reports/felt count/felt by/reports | country
14 km SW of Ridgecrest, California | 3.1-3.9 | 6-11 | 35.53-35.53 | -117.78--117.78 | ml | no | green | 12-160 | United States
48 km E of Namie, Japan | 5.2-5.8 | 42-58 | 37.48-37.48 | 141.54-141.54 | mww | no | green | 90-400 | Japan
62 km NW of Valparaíso, Chile | 5.5-6.1 | 25-40 | -32.65--32.65 | -72.08--72.08 | mww | no | green | 200-700 | Chile
9 km N of Norcia, Italy | 3.4-4.2 | 8-11 | 42.87-42.87 | 13.10-13.10 | ml | no | green | 40-220 | Italy
110 km SSE of Kokopo, Papua New Guinea | 6.6-7.1 | 35-62 | -5.32--5.32 | 152.61-152.61 | mww | yes | yellow | 20-90 | Papua New Guinea
27 km S of Denizli, Turkey | 4.3-5.0 | 7-14 | 37.53-37.53 | 29.10-29.10 | mb | no | green | 60-300 | Turkey
33 km W of Anchorage, Alaska | 2.4-3.2 | 38-52 | 61.20-61.20 | -150.51--150.51 | ml | no | absent | 3-30 | United States
5 km E of Grindavík, Iceland | 2.6-3.4 | 3-6 | 63.84-63.84 | -22.33--22.33 | ml | no | absent | 2-40 | Iceland
71 km WSW of Kathmandu, Nepal | 5.9-6.4 | 10-15 | 27.52-27.52 | 84.65-84.65 | mww | no | orange | 300-900 | Nepal
18 km NE of Oaxaca, Mexico | 4.4-5.1 | 45-62 | 17.18-17.18 | -96.60--96.60 | mb | no | green | 50-260 | Mexico
220 km S of Suva, Fiji | 4.6-5.4 | 520-560 | -20.12--20.12 | 178.31-178.31 | mb | no | absent | 0-0 | Fiji
94 km NNE of Hualien City, Taiwan | 7.2-7.4 | 30-35 | 24.75-24.75 | 121.94-121.94 | mww | yes | red | 700-980 | Taiwan
11 km SSE of Kaikōura, New Zealand | 3.6-4.4 | 12-24 | -42.49--42.49 | 173.73-173.73 | ml | no | green | 30-190 | New Zealand
`,
  "bird birdspecies avianspecies": `
name/common name/bird/species/species name/bird name | scientific name/latin name/binomial name/species | family | order | wingspan cm/wingspan | weight grams/weight g/weight | length cm/length | diet/food | habitat | conservation status/iucn status/status | migratory/is migratory/migrates | call/song/sound | about/fun fact
European robin | Erithacus rubecula | Muscicapidae | Passeriformes | 20-22 | 16-22 | 13-14 | Insects/insectivore/omnivore | Gardens/garden/woodland/forest | LC/least concern | no | A thin, sad song, also in winter | Follows whoever is digging.
Barn swallow | Hirundo rustica | Hirundinidae | Passeriformes | 32-34 | 17-20 | 17-19 | Insects/insectivore | Farmland/grassland/farm | LC/least concern | yes | A fast twitter that ends in a rattle | Comes back to the same barn each year.
Mallard | Anas platyrhynchos | Anatidae | Anseriformes | 81-98 | 900-1200 | 50-60 | Plants and insects/omnivore/herbivore | Wetlands/wetland/lake | LC/least concern | no | The quack that everybody knows | Only the female quacks.
Barn owl | Tyto alba | Tytonidae | Strigiformes | 85-93 | 290-400 | 33-39 | Mice and voles/carnivore | Farmland/grassland/farm | LC/least concern | no | A long hoarse screech | Hears a mouse below snow.
Red kite | Milvus milvus | Accipitridae | Accipitriformes | 175-179 | 800-1300 | 60-66 | Carrion and small animals/carnivore | Woodland/forest/farmland | LC/least concern/NT | yes | A rising and falling whistle | Steers with a forked tail.
Atlantic puffin | Fratercula arctica | Alcidae | Charadriiformes | 47-63 | 320-480 | 26-29 | Fish/carnivore/piscivore | Sea cliffs/coast/ocean | VU/vulnerable | yes | A growl from the burrow | Carries ten fish at once.
Common kingfisher | Alcedo atthis | Alcedinidae | Coraciiformes | 24-26 | 34-46 | 16-17 | Fish/carnivore/piscivore | Rivers/river/wetland | LC/least concern | no | A short high whistle in flight | A blue flash above the stream.
White stork | Ciconia ciconia | Ciconiidae | Ciconiiformes | 155-165 | 2300-4400 | 100-115 | Frogs and insects/carnivore/omnivore | Wetlands/wetland/grassland | LC/least concern | yes | Clatters with its bill | Nests on roofs and chimneys.
House sparrow | Passer domesticus | Passeridae | Passeriformes | 19-25 | 24-38 | 14-16 | Seeds/granivore/omnivore/herbivore | Towns/urban/garden | LC/least concern | no | A chirp, again and again | Lives where people do.
Peregrine falcon | Falco peregrinus | Falconidae | Falconiformes | 80-117 | 600-1300 | 36-49 | Birds/carnivore | Cliffs and towers/mountain/urban | LC/least concern | yes | A harsh kek-kek-kek | Dives at more than 300 km/h.
Eurasian curlew | Numenius arquata | Scolopacidae | Charadriiformes | 80-100 | 500-1000 | 50-60 | Worms and crabs/carnivore | Mudflats/coast/wetland/grassland | NT/near threatened | yes | A rising, bubbling song | Feels for worms with a bill that bends down.
Northern bald ibis | Geronticus eremita | Threskiornithidae | Pelecaniformes | 125-135 | 1000-1300 | 70-80 | Insects and lizards/carnivore/omnivore | Cliffs and meadows/mountain/grassland | EN/endangered | yes | A hoarse grunt | Was taught the way south by people in light aircraft.
Kakapo | Strigops habroptilus | Strigopidae | Psittaciformes | 82-86 | 1500-2500 | 58-64 | Plants/herbivore | Forest | CR/critically endangered | no | A boom that carries for miles | A parrot that cannot fly.
`,
  "glacier glaciermeasurement glaciersurvey glacierrecord glacierreading": `
name/glacier/glacier name | country | region/mountain range/range | length km/length | area km2/area sq km/area | elevation min/min elevation/terminus elevation/lowest point | elevation max/max elevation/highest point
Aletsch Glacier | Switzerland | Bernese Alps | 22.1-22.6 | 78-79 | 1640-1660 | 4160-4190
Pasterze | Austria | High Tauern | 7.8-8.4 | 15-17 | 2080-2110 | 3440-3460
Mer de Glace | France | Mont Blanc | 11.5-12.0 | 30-32 | 1680-1720 | 4100-4200
Perito Moreno | Argentina | Patagonia | 30.0-30.5 | 250-258 | 185-190 | 2900-2950
Nigardsbreen | Norway | Jostedalen | 9.0-9.6 | 44-47 | 330-360 | 1930-1950
Athabasca Glacier | Canada | Rocky Mountains | 5.8-6.1 | 5-6 | 1950-1990 | 3380-3450
Franz Josef Glacier | New Zealand | Southern Alps | 10.5-12.0 | 32-35 | 400-450 | 2950-2990
Morteratsch Glacier | Switzerland | Bernina | 5.9-6.2 | 14-16 | 2050-2120 | 3950-4010
`,
  "cheese cheeseproduct cheesevariety cheesewheel cheesebatch": `
name/cheese/cheese name/variety/cheese type | milk/milk type/milk source/animal | country/origin/country of origin | region | texture/consistency | type/category/style/kind | flavor/flavors/flavour/taste/flavour notes/flavor notes | fat percent/fat/fat content/fat percentage | age months/aging months/ageing months/aged months/aging time months | pairs with/pairing/wine pairing/pairings | price per kg/price | vegetarian/is vegetarian | rind/rind type | about
Brie de Meaux | Cow/cow's milk | France | Île-de-France | Soft/creamy | Soft-ripened/soft | Creamy, Mushroomy, Nutty | 45-45 | 1-2 | Champagne | 22-30 | no | Bloomy | The queen of cheeses, and best when it runs.
Manchego | Sheep/ewe/sheep's milk | Spain | La Mancha | Firm/hard/semi-hard | Hard/semi-hard | Nutty, Sweet, Buttery | 38-38 | 3-12 | Quince paste | 20-32 | no | Natural | The pattern of its rind is from baskets of grass.
Parmigiano Reggiano | Cow/cow's milk | Italy | Emilia-Romagna | Hard/granular | Hard | Salty, Fruity, Nutty | 32-32 | 12-36 | Balsamic vinegar | 24-38 | no | Natural | Crystals crunch in an old one.
Aged Gouda | Cow/cow's milk | Netherlands | South Holland | Hard/firm | Hard/semi-hard | Caramel, Sweet, Salty | 48-48 | 12-24 | Dark beer | 18-28 | yes | Wax | Sweet as toffee after two years.
Feta | Sheep/ewe/sheep's milk | Greece | Macedonia | Crumbly/soft | Brined/fresh/soft | Salty, Tangy | 43-43 | 2-3 | Watermelon | 12-18 | no | None | Kept in brine, and in every summer salad.
Gorgonzola | Cow/cow's milk | Italy | Piedmont | Soft/creamy/crumbly | Blue/blue cheese | Sharp, Salty, Creamy | 48-48 | 2-4 | Pears and honey | 16-24 | no | Natural | Blue veins and a mild heart.
Comté | Cow/cow's milk | France | Franche-Comté | Firm/hard/semi-hard | Hard/semi-hard | Nutty, Fruity, Buttery | 45-45 | 8-24 | Vin jaune | 22-34 | no | Natural | Made in villages of the Jura.
Crottin de Chavignol | Goat/goat's milk | France | Loire | Firm/crumbly/soft | Goat/soft | Tangy, Nutty, Earthy | 45-45 | 1-3 | Sancerre | 26-36 | no | Natural | Small, round, and best when warm.
Sharp Cheddar | Cow/cow's milk | United Kingdom | Somerset | Firm/hard/crumbly | Hard/semi-hard | Sharp, Earthy, Tangy | 33-33 | 9-18 | Apple chutney | 14-22 | yes | Cloth/natural | Turned and stacked in cool cellars.
Mozzarella di Bufala | Buffalo/buffalo's milk | Italy | Campania | Soft/elastic | Fresh/soft | Milky, Mild, Fresh | 52-52 | 0-0 | Tomatoes and basil | 18-26 | yes | None | Eaten on the day it is made.
`,
  "composer classicalcomposer": `
name/full name/composer name | born/birth year/born year/year of birth | died/death year/died year/year of death | birth date/date of birth/born on/born | death date/date of death/died on/died | nationality/country | period/era/style | birthplace/place of birth/birth place | notable works/works/famous works/major works/compositions/best known for | biography/about/bio
Johann Sebastian Bach | 1685-1685 | 1750-1750 | 1685-03-31 | 1750-07-28 | German | Baroque | Eisenach | Brandenburg Concertos, Mass in B minor, Goldberg Variations | Played the organ, raised twenty children and wrote a cantata a week.
Antonio Vivaldi | 1678-1678 | 1741-1741 | 1678-03-04 | 1741-07-28 | Italian | Baroque | Venice | The Four Seasons, Gloria, L'estro armonico | Taught violin to orphans in Venice.
Wolfgang Amadeus Mozart | 1756-1756 | 1791-1791 | 1756-01-27 | 1791-12-05 | Austrian | Classical | Salzburg | The Magic Flute, Requiem, Symphony No. 40 | Wrote his first symphony when he was eight.
Joseph Haydn | 1732-1732 | 1809-1809 | 1732-03-31 | 1809-05-31 | Austrian | Classical | Rohrau | The Creation, Surprise Symphony, Cello Concerto No. 1 | Wrote more than a hundred symphonies.
Ludwig van Beethoven | 1770-1770 | 1827-1827 | 1770-12-17 | 1827-03-26 | German | Classical/Romantic | Bonn | Symphony No. 9, Moonlight Sonata, Fidelio | Wrote on when he could no longer hear.
Clara Schumann | 1819-1819 | 1896-1896 | 1819-09-13 | 1896-05-20 | German | Romantic | Leipzig | Piano Concerto, Piano Trio, Three Romances | Gave more than a thousand concerts.
Frédéric Chopin | 1810-1810 | 1849-1849 | 1810-03-01 | 1849-10-17 | Polish | Romantic | Żelazowa Wola | Nocturnes, Revolutionary Étude, Minute Waltz | Wrote for the piano, and nearly nothing else.
Claude Debussy | 1862-1862 | 1918-1918 | 1862-08-22 | 1918-03-25 | French | Modern/Impressionist | Saint-Germain-en-Laye | Clair de lune, La mer, Prélude à l'après-midi d'un faune | Did not like to be called an impressionist.
Igor Stravinsky | 1882-1882 | 1971-1971 | 1882-06-17 | 1971-04-06 | Russian | Modern/20th century | Lomonosov | The Rite of Spring, The Firebird, Petrushka | His ballet ended in a riot.
Antonín Dvořák | 1841-1841 | 1904-1904 | 1841-09-08 | 1904-05-01 | Czech | Romantic | Nelahozeves | New World Symphony, Slavonic Dances, Rusalka | Kept pigeons and loved trains.
`,
  "city town & country population latitude timezone time_zone country_code lat elevation is_capital": `
name/city/city name/town | country/country name | country code/country iso/iso2 | region/state/province/state province/county | population/inhabitants/population count | latitude/lat | longitude/lng/lon | timezone/time zone/tz | elevation/elevation m/altitude/elevation meters | capital/is capital | founded/founded year/year founded/founding year | area/area km2/area sq km/area in km2 | currency/currency code | language/languages/official language
Copenhagen | Denmark | DK | Capital Region | 650000-670000 | 55.68-55.68 | 12.57-12.57 | Europe/Copenhagen | 5-5 | yes | 1167-1167 | 86-86 | DKK | Danish
Lyon | France | FR | Auvergne-Rhône-Alpes | 518000-525000 | 45.76-45.76 | 4.84-4.84 | Europe/Paris | 173-173 | no | -43--43 | 48-48 | EUR | French
Osaka | Japan | JP | Osaka Prefecture | 2690000-2760000 | 34.69-34.69 | 135.50-135.50 | Asia/Tokyo | 5-5 | no | 645-645 | 225-225 | JPY | Japanese
Portland | United States | US | Oregon | 630000-652000 | 45.52-45.52 | -122.68--122.68 | America/Los_Angeles | 15-15 | no | 1845-1845 | 376-376 | USD | English
Lisbon | Portugal | PT | Lisbon | 545000-567000 | 38.72-38.72 | -9.14--9.14 | Europe/Lisbon | 2-2 | yes | -1200--1200 | 100-100 | EUR | Portuguese
Melbourne | Australia | AU | Victoria | 5030000-5200000 | -37.81--37.81 | 144.96-144.96 | Australia/Melbourne | 31-31 | no | 1835-1835 | 9993-9993 | AUD | English
Nairobi | Kenya | KE | Nairobi County | 4390000-4700000 | -1.29--1.29 | 36.82-36.82 | Africa/Nairobi | 1795-1795 | yes | 1899-1899 | 696-696 | KES | Swahili
Montreal | Canada | CA | Quebec | 1760000-1780000 | 45.50-45.50 | -73.57--73.57 | America/Toronto | 36-36 | no | 1642-1642 | 432-432 | CAD | French
Seville | Spain | ES | Andalusia | 681000-690000 | 37.39-37.39 | -5.98--5.98 | Europe/Madrid | 7-7 | no | -800--800 | 140-140 | EUR | Spanish
Montevideo | Uruguay | UY | Montevideo | 1300000-1320000 | -34.90--34.90 | -56.19--56.19 | America/Montevideo | 43-43 | yes | 1724-1724 | 201-201 | UYU | Spanish
Leipzig | Germany | DE | Saxony | 605000-628000 | 51.34-51.34 | 12.37-12.37 | Europe/Berlin | 113-113 | no | 1015-1015 | 297-297 | EUR | German
Reykjavík | Iceland | IS | Capital Region | 135000-140000 | 64.15-64.15 | -21.94--21.94 | Atlantic/Reykjavik | 15-15 | yes | 874-874 | 244-244 | ISK | Icelandic
Bristol | United Kingdom | GB | England | 465000-480000 | 51.45-51.45 | -2.59--2.59 | Europe/London | 11-11 | no | 1000-1000 | 110-110 | GBP | English
Singapore | Singapore | SG | Central Region | 5640000-6000000 | 1.35-1.35 | 103.82-103.82 | Asia/Singapore | 15-15 | yes | 1819-1819 | 734-734 | SGD | English
`,
  constellation: `
name/constellation | abbreviation/abbr/code/iau code/symbol | meaning/english name/translation | brightest star/main star/alpha star | best month/best visible/best seen/visible month/best viewed in/best viewing month | hemisphere | season/best season | area/area square degrees/area sq deg | number of stars/star count/stars/main stars/main stars count | mythology/myth/about/story
Orion | Ori | The hunter | Rigel | January | both/northern | Winter | 594-594 | 7-7 | A hunter whom a scorpion stung.
Ursa Major | UMa | The great bear | Alioth | April | northern | Spring | 1280-1280 | 20-20 | A nymph who was turned into a bear.
Cassiopeia | Cas | The queen | Schedar | November | northern | Autumn/fall | 598-598 | 5-5 | A queen who boasted of her beauty.
Crux | Cru | The cross | Acrux | May | southern | Autumn/fall | 68-68 | 4-4 | Shows sailors the way south.
Scorpius | Sco | The scorpion | Antares | July | southern/both | Summer | 497-497 | 18-18 | Rises when Orion sets.
Lyra | Lyr | The lyre | Vega | August | northern | Summer | 286-286 | 5-5 | The harp of Orpheus.
Cygnus | Cyg | The swan | Deneb | September | northern | Summer | 804-804 | 9-9 | A swan that flies along the Milky Way.
Leo | Leo | The lion | Regulus | April | both/northern | Spring | 947-947 | 9-9 | The lion that Heracles overcame.
Centaurus | Cen | The centaur | Rigil Kentaurus | May | southern | Autumn/fall | 1060-1060 | 11-11 | The teacher of heroes.
Taurus | Tau | The bull | Aldebaran | January | both/northern | Winter | 797-797 | 19-19 | The bull that carried Europa away.
`,
  "gemstone gem birthstone preciousstone & birth_month month hardness mohs_hardness price_per_carat meaning origin color": `
name/gemstone/gem/stone | birth month/month/birthstone month/birthstone for | color/colour/colors | hardness/mohs hardness/mohs/hardness mohs | origin/country/main source/found in/country of origin | price per carat/price/value per carat | category/type/kind | meaning/symbolism
Garnet | January | Red | 7.0-7.5 | Mozambique | 40-250 | Semi-precious/semiprecious | Friendship and trust
Amethyst | February | Purple | 7.0-7.0 | Brazil | 15-50 | Semi-precious/semiprecious | Calm and clarity
Aquamarine | March | Pale blue | 7.5-8.0 | Brazil | 100-600 | Semi-precious/semiprecious | Courage
Diamond | April | Clear | 10.0-10.0 | Botswana | 2500-12000 | Precious | Everlasting love
Emerald | May | Green | 7.5-8.0 | Colombia | 800-6000 | Precious | Rebirth
Pearl | June | White | 2.5-4.5 | Japan | 30-200 | Organic/semi-precious/semiprecious | Purity
Ruby | July | Red | 9.0-9.0 | Myanmar | 1500-9000 | Precious | Passion
Peridot | August | Olive green | 6.5-7.0 | Pakistan | 50-400 | Semi-precious/semiprecious | Strength
Sapphire | September | Blue | 9.0-9.0 | Sri Lanka | 600-5000 | Precious | Wisdom
Opal | October | Many colours | 5.5-6.5 | Australia | 100-1500 | Semi-precious/semiprecious | Hope
Topaz | November | Yellow | 8.0-8.0 | Brazil | 20-300 | Semi-precious/semiprecious | Affection
Turquoise | December | Turquoise | 5.0-6.0 | Iran | 5-40 | Semi-precious/semiprecious | Good fortune
`,
  "mineral crystal rock gemstone gem & hardness mohs_hardness formula chemical_formula crystal_system luster lustre": `
name/mineral/gemstone | formula/chemical formula/composition | hardness/mohs hardness/mohs | color/colour/colors/colours | crystal system/crystal structure | luster/lustre | found in/locations/location/countries/main sources/where found/origin | specific gravity/density | streak/streak color | gemstone/is gemstone/precious/is precious | category/class/group/type/mineral class | transparency | about
Quartz | SiO2 | 7-7 | Clear, White, Pink | Trigonal | Vitreous | Brazil, Madagascar, Switzerland | 2.65-2.65 | White | yes | Silicate/Silicates | Transparent | Keeps time in most watches.
Fluorite | CaF2 | 4-4 | Purple, Green, Yellow | Cubic | Vitreous | China, Mexico, England | 3.18-3.18 | White | no | Halide/Halides | Transparent | Glows under ultraviolet light.
Pyrite | FeS2 | 6.5-6.5 | Brass yellow | Cubic | Metallic | Spain, Peru, Italy | 5.01-5.01 | Greenish black | no | Sulfide/Sulfides | Opaque | Fool's gold.
Malachite | Cu2CO3(OH)2 | 3.8-3.8 | Green | Monoclinic | Silky | Congo, Russia, Australia | 3.9-3.9 | Light green | yes | Carbonate/Carbonates | Opaque | Green rings as in a tree.
Diamond | C | 10-10 | Colourless, Yellow, Blue | Cubic | Adamantine | Botswana, Russia, Canada | 3.52-3.52 | White | yes | Native element/Native elements | Transparent | Nothing in nature is harder.
Ruby | Al2O3 | 9-9 | Red | Trigonal | Vitreous | Myanmar, Mozambique, Thailand | 4.02-4.02 | White | yes | Oxide/Oxides | Transparent | Red by a trace of chromium.
Halite | NaCl | 2.3-2.3 | Clear, White, Pink | Cubic | Vitreous | Poland, Germany, Pakistan | 2.17-2.17 | White | no | Halide/Halides | Transparent | Table salt, as it grows.
Talc | Mg3Si4O10(OH)2 | 1-1 | White, Pale green | Triclinic | Pearly | India, France, Finland | 2.75-2.75 | White | no | Silicate/Silicates | Translucent | A fingernail scratches it.
Emerald | Be3Al2Si6O18 | 7.8-7.8 | Green | Hexagonal | Vitreous | Colombia, Zambia, Brazil | 2.76-2.76 | White | yes | Silicate/Silicates | Transparent | Nearly all have a flaw.
`,
  "catbreed & origin temperament coat coat_length life_span hypoallergenic is_hypoallergenic": `
name/breed/breed name | origin/country of origin/country | temperament/personality/traits/characteristics | life span/lifespan/life expectancy | life expectancy years/lifespan years | weight kg/average weight kg/weight | coat length/coat/coat type | hypoallergenic/is hypoallergenic | energy level/energy/activity level | shedding/shedding level | about
Siamese | Thailand | Talkative, Social, Smart | 12–20 years | 12-20 | 3-5 | Short | no | 5-5 | 2-2 | Has something to say about everything.
Maine Coon | United States | Gentle, Playful, Friendly | 12–15 years | 12-15 | 5-9 | Long | no | 3-3 | 4-4 | A giant that chirps.
Persian | Iran | Quiet, Sweet, Calm | 12–17 years | 12-17 | 3-6 | Long | no | 1-1 | 4-4 | Needs a sofa and a comb.
Sphynx | Canada | Affectionate, Curious, Energetic | 9–15 years | 9-15 | 3-5 | Hairless | no | 4-4 | 1-1 | Warm as a hot-water bottle.
British Shorthair | United Kingdom | Calm, Easygoing, Loyal | 12–17 years | 12-17 | 4-8 | Short | no | 2-2 | 3-3 | Looks like a teddy bear.
Siberian | Russia | Brave, Playful, Gentle | 12–15 years | 12-15 | 4-8 | Medium/long | yes | 4-4 | 3-3 | Made for snow.
Norwegian Forest Cat | Norway | Patient, Independent, Friendly | 12–16 years | 12-16 | 5-8 | Long/medium | no | 3-3 | 4-4 | Climbs down trees head first.
Bengal | United States | Active, Alert, Curious | 12–16 years | 12-16 | 4-7 | Short | no | 5-5 | 2-2 | A small leopard that likes water.
Russian Blue | Russia | Reserved, Gentle, Smart | 15–20 years | 15-20 | 3-6 | Short | yes | 3-3 | 2-2 | Shy with guests.
`,
  "spell magicspell & school casting_time range components": `
name/spell/spell name | school/school of magic | level/spell level | casting time | range | duration | components | damage | damage type/element | concentration/is concentration/requires concentration | ritual/is ritual | about/effect
Fireball | Evocation | 3-3 | 1 action | 150 feet | Instantaneous | V, S, M | 8d6 | Fire | no | no | A bright streak ends in a blast of flame.
Magic Missile | Evocation | 1-1 | 1 action | 120 feet | Instantaneous | V, S | 3d4+3 | Force | no | no | Three darts that never miss.
Shield | Abjuration | 1-1 | 1 reaction | Self | 1 round | V, S | absent | absent | no | no | An invisible wall turns a blow aside.
Invisibility | Illusion | 2-2 | 1 action | Touch | 1 hour | V, S, M | absent | absent | yes | no | Nobody sees you until you strike.
Cure Wounds | Evocation | 1-1 | 1 action | Touch | Instantaneous | V, S | absent | absent | no | no | A wound closes under your hand.
Ray of Frost | Evocation | 0-0 | 1 action | 60 feet | Instantaneous | V, S | 1d8 | Cold | no | no | Slows whoever it hits.
Fly | Transmutation | 3-3 | 1 action | Touch | 10 minutes | V, S, M | absent | absent | yes | no | Lasts until it does not.
Detect Magic | Divination | 1-1 | 1 action | Self | 10 minutes | V, S | absent | absent | yes | yes | What is enchanted glows.
Lightning Bolt | Evocation | 3-3 | 1 action | 100 feet | Instantaneous | V, S, M | 8d6 | Lightning | no | no | In a line, through everything.
Sleep | Enchantment | 1-1 | 1 action | 90 feet | 1 minute | V, S, M | absent | absent | no | no | The weakest fall asleep first.
`,
  programminglanguage: `
name/language | creator/designer/designed by/author/created by/developer | first appeared/year/release year/created year/year created/first released | paradigm/paradigms | typing/type system/typing discipline | extension/file extension/file extensions/extensions | website/homepage/official site | latest version/stable version/version/current version | license/licence | about
Python | Guido van Rossum | 1991-1991 | object-oriented, functional, imperative | dynamic | .py | https://www.python.org | 3.14.0 | PSF | Indentation is part of it.
JavaScript | Brendan Eich | 1995-1995 | event-driven, functional, object-oriented | dynamic | .js | https://developer.mozilla.org | ES2025 | Ecma | Written in ten days, and everywhere since.
TypeScript | Anders Hejlsberg | 2012-2012 | object-oriented, functional | static | .ts | https://www.typescriptlang.org | 5.9.3 | Apache-2.0 | JavaScript that is checked.
Rust | Graydon Hoare | 2015-2015 | imperative, functional, concurrent | static | .rs | https://www.rust-lang.org | 1.91.0 | MIT | The compiler says what is wrong, and why.
Go | Robert Griesemer | 2009-2009 | concurrent, imperative | static | .go | https://go.dev | 1.25.4 | BSD-3-Clause | Small, quick, and says if err != nil.
Java | James Gosling | 1995-1995 | object-oriented, imperative | static | .java | https://dev.java | 25 | GPL-2.0 | Runs in most banks.
Kotlin | Andrey Breslav | 2011-2011 | object-oriented, functional | static | .kt | https://kotlinlang.org | 2.2.21 | Apache-2.0 | What apps for Android are written in.
Ruby | Yukihiro Matsumoto | 1995-1995 | object-oriented, functional | dynamic | .rb | https://www.ruby-lang.org | 3.4.7 | BSD-2-Clause | Made to be a pleasure.
Haskell | Simon Peyton Jones | 1990-1990 | functional, lazy | static | .hs | https://www.haskell.org | 9.12.2 | BSD-3-Clause | Pure, and taught for it.
C | Dennis Ritchie | 1972-1972 | imperative, structured | static | .c | https://www.open-std.org | C23 | ISO | What most others are written in.
`,
  "celestialobject deepskyobject astronomicalobject skyobject celestialbody": skyObjects,
  "observation observationlog observingsession skyobservation exposure & right_ascension declination constellation airmass telescope telescope_id telescope_name":
    skyObjects,
};
