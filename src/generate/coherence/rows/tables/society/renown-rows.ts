import type { RowTables } from "../../row-table.ts";

/** Whoever invented, and what; each thing is told by either. */
const inventions = `
Johannes Gutenberg | Printing press | 1440-1440 | Germany | German | Books became something that many could own. | Communication/printing
James Watt | Steam engine with a condenser | 1769-1769 | United Kingdom | Scottish | It drove mills, mines and the first railways. | Energy/transport/industry
Alessandro Volta | Electric battery | 1800-1800 | Italy | Italian | Discs of zinc and silver, and salt water between. | Energy/electricity
Louis Braille | Braille | 1824-1824 | France | French | Six dots that fingers can read. | Communication/education
Samuel Morse | Morse code | 1838-1838 | United States | American | Letters as short and long. | Communication
Elisha Otis | Safety lift | 1853-1853 | United States | American | It stays where it is when the rope breaks. | Building/transport
Alfred Nobel | Dynamite | 1867-1867 | Sweden | Swedish | It paid for the prizes that have his name. | Chemistry/industry
Alexander Graham Bell | Telephone | 1876-1876 | United States | Scottish | The first call was to the next room. | Communication
Thomas Edison | Phonograph | 1877-1877 | United States | American | A nursery rhyme was the first recording. | Entertainment/music
Karl Benz | Motor car | 1886-1886 | Germany | German | Three wheels and less than one horsepower. | Transport
Auguste Lumière | Cinematograph | 1895-1895 | France | French | It filmed, printed and showed. | Entertainment/film
László Bíró | Ballpoint pen | 1938-1938 | Hungary | Hungarian | Ink that dries before it smears. | Communication/office
`;

/** People, works and buildings that everybody knows. */
export const renownRows: RowTables = {
  "inventor & invention inventions famous_invention known_for year_invented": `
name/inventor/inventor name | invention/famous invention/inventions/known for/notable invention | year/year invented/invention year/invented in | country | nationality | about | field/category${inventions}`,
  "invention & inventor year_invented invented_by year country": `
inventor/invented by/inventor name | name/invention/title/invention name | year/year invented/invention year/invented in | country/country of origin/origin | nationality | description/about/details/impact | category/field/type${inventions}`,
  "scientist physicist chemist & birth_year death_year known_for born died discovery discoveries contributions achievements field": `
name/scientist | field/discipline/field of study/specialization/fields | nationality | country/birth country/born in | birth year/born/year of birth | death year/died/year of death | known for/discovery/discoveries/contribution/contributions/famous for/achievements/notable work/achievement | awards/prizes/honors | about
Marie Curie | Physics/Chemistry | Polish | Poland | 1867-1867 | 1934-1934 | Radioactivity, Polonium and radium | Nobel Prize in Physics, Nobel Prize in Chemistry | The first to be given two Nobel Prizes.
Albert Einstein | Physics | German | Germany | 1879-1879 | 1955-1955 | Theory of relativity, Photoelectric effect | Nobel Prize in Physics, Copley Medal | He worked at a patent office when he wrote it.
Isaac Newton | Physics/Mathematics | British | England | 1643-1643 | 1727-1727 | Laws of motion, Law of gravity | Knighthood | An apple was part of it.
Charles Darwin | Biology | British | England | 1809-1809 | 1882-1882 | Evolution by natural selection, Origin of species | Copley Medal, Royal Medal | Five years on a ship gave him the idea.
Ada Lovelace | Mathematics/Computer science | British | England | 1815-1815 | 1852-1852 | First published program, Notes on the Analytical Engine | absent | She saw that numbers could stand for music.
Rosalind Franklin | Chemistry/Biology | British | England | 1920-1920 | 1958-1958 | X-ray images of DNA, Structure of viruses | absent | Photograph 51 showed the double helix.
Galileo Galilei | Astronomy/Physics | Italian | Italy | 1564-1564 | 1642-1642 | Moons of Jupiter, Law of falling bodies | absent | He turned a telescope to the sky.
Dmitri Mendeleev | Chemistry | Russian | Russia | 1834-1834 | 1907-1907 | Periodic table, Predicted elements | Davy Medal, Copley Medal | He left gaps for what nobody had found.
Niels Bohr | Physics | Danish | Denmark | 1885-1885 | 1962-1962 | Model of the atom, Complementarity | Nobel Prize in Physics | He played in goal for Copenhagen.
Louis Pasteur | Biology/Chemistry | French | France | 1822-1822 | 1895-1895 | Pasteurisation, Vaccine against rabies | Copley Medal, Leeuwenhoek Medal | Milk keeps because of him.
Alan Turing | Computer science/Mathematics | British | England | 1912-1912 | 1954-1954 | Turing machine, Breaking of Enigma | OBE | He asked whether machines can think.
Barbara McClintock | Genetics/Biology | American | United States | 1902-1902 | 1992-1992 | Jumping genes, Maps of maize chromosomes | Nobel Prize in Physiology or Medicine | It took thirty years until she was believed.
`,
  "monarch king queen emperor sovereign ruler & reign_start reign_end reign dynasty kingdom predecessor successor house coronation": `
name/monarch/regnal name/full name | title/style | dynasty/house/royal house | kingdom/realm/country/empire/ruled/state | birth year/born/born in | death year/died/died in | reign start/reign from/start of reign/reign began/crowned/coronation year | reign end/reign to/end of reign/reign ended | predecessor/preceded by | successor/succeeded by | consorts/consort/spouse/spouses/queen consort | nickname/epithet/known as
Elizabeth I | Queen of England and Ireland | Tudor | England | 1533-1533 | 1603-1603 | 1558-1558 | 1603-1603 | Mary I | James I | absent | Gloriana
Louis XIV | King of France | Bourbon | France | 1638-1638 | 1715-1715 | 1643-1643 | 1715-1715 | Louis XIII | Louis XV | Maria Theresa of Spain | The Sun King
Catherine II | Empress of Russia | Romanov | Russia | 1729-1729 | 1796-1796 | 1762-1762 | 1796-1796 | Peter III | Paul I | Peter III | Catherine the Great
Maria Theresa | Archduchess of Austria | Habsburg | Austria | 1717-1717 | 1780-1780 | 1740-1740 | 1780-1780 | Charles VI | Joseph II | Francis I | The Empress
Suleiman I | Sultan of the Ottoman Empire | Osman | Ottoman Empire | 1494-1494 | 1566-1566 | 1520-1520 | 1566-1566 | Selim I | Selim II | Hürrem Sultan | The Magnificent
Victoria | Queen of the United Kingdom | Hanover | United Kingdom | 1819-1819 | 1901-1901 | 1837-1837 | 1901-1901 | William IV | Edward VII | Albert of Saxe-Coburg | absent
`,
  "philosopher thinker & era period school main_ideas ideas notable_work notable_works born birth_year": `
name/philosopher | era/period | school/school of thought/tradition/movement | main ideas/ideas/key ideas/main interests/notable ideas/concepts | nationality | notable work/notable works/famous work/main work/works | birth year/born/born in | death year/died/died in | country | influenced by/influences | quote/famous quote/best known quote
Plato | Ancient | Platonism | Theory of forms, Philosopher kings | Greek | The Republic | -428--428 | -348--348 | Greece | Socrates, Parmenides | The measure of a man is what he does with power.
Aristotle | Ancient | Aristotelianism | Virtue ethics, Syllogism | Greek | Nicomachean Ethics | -384--384 | -322--322 | Greece | Plato, Democritus | Hope is a waking dream.
Confucius | Ancient | Confucianism | Golden rule, Filial piety | Chinese | Analects | -551--551 | -479--479 | China | Duke of Zhou | Study the past if you would divine the future.
Marcus Aurelius | Ancient | Stoicism | Self-mastery, Acceptance | Roman | Meditations | 121-121 | 180-180 | Italy | Epictetus, Seneca | The soul becomes dyed with the colour of its thoughts.
René Descartes | Early modern | Rationalism | Methodic doubt, Mind and body | French | Meditations on First Philosophy | 1596-1596 | 1650-1650 | France | Augustine, Francisco Suárez | I think, therefore I am.
John Locke | Early modern | Empiricism | Tabula rasa, Natural rights | English | An Essay Concerning Human Understanding | 1632-1632 | 1704-1704 | England | Robert Boyle, Descartes | No man's knowledge can go beyond his experience.
David Hume | Enlightenment | Empiricism | Problem of induction, Is and ought | Scottish | A Treatise of Human Nature | 1711-1711 | 1776-1776 | Scotland | John Locke, George Berkeley | A wise man proportions his belief to the evidence.
Immanuel Kant | Enlightenment | Idealism | Categorical imperative, Things in themselves | German | Critique of Pure Reason | 1724-1724 | 1804-1804 | Germany | David Hume, Rousseau | Dare to know!
Mary Wollstonecraft | Enlightenment | Liberalism | Rights of women, Education for all | English | A Vindication of the Rights of Woman | 1759-1759 | 1797-1797 | England | Catharine Macaulay, John Locke | I do not wish women to have power over men, but over themselves.
Friedrich Nietzsche | 19th century/modern | Existentialism | Will to power, Eternal return | German | Thus Spoke Zarathustra | 1844-1844 | 1900-1900 | Germany | Schopenhauer, Heraclitus | What does not kill me makes me stronger.
Hannah Arendt | 20th century/contemporary | Political philosophy | Banality of evil, Natality | German | The Human Condition | 1906-1906 | 1975-1975 | Germany | Martin Heidegger, Karl Jaspers | Forgiveness is the key to action and freedom.
Simone de Beauvoir | 20th century/contemporary | Existentialism | The other, Ethics of ambiguity | French | The Second Sex | 1908-1908 | 1986-1986 | France | Sartre, Hegel | One is not born, but rather becomes, a woman.
`,
  "nationalpark natlpark & country established area area_km2 state annual_visitors": `
name/park name/park | country | state/region/location/province | established/established year/founded/year established | area/area km2/area sq km/size km2/size | about | annual visitors/visitors/visitors per year
Yellowstone | United States/US | Wyoming | 1872-1872 | 8983-8983 | Geysers, bison and the first park of its kind. | 3800000-4800000
Banff | Canada/CA | Alberta | 1885-1885 | 6641-6641 | Glaciers above lakes of turquoise. | 3900000-4300000
Serengeti | Tanzania/TZ | Mara | 1951-1951 | 14763-14763 | A million wildebeest walk in a circle each year. | 320000-590000
Plitvice Lakes | Croatia/HR | Lika | 1949-1949 | 297-297 | Sixteen lakes, one above the other. | 900000-1700000
Torres del Paine | Chile/CL | Magallanes | 1959-1959 | 1814-1814 | Three towers of granite, and much wind. | 250000-310000
Fiordland | New Zealand/NZ | Southland | 1952-1952 | 12607-12607 | Fiords, rain and four hundred waterfalls. | 500000-900000
Swiss National Park | Switzerland/CH | Graubünden | 1914-1914 | 170-170 | Nothing is mown, felled or hunted. | 120000-150000
Kruger | South Africa/ZA | Limpopo | 1926-1926 | 19485-19485 | Lions, elephants and good roads. | 1300000-1900000
Vatnajökull | Iceland/IS | Southern Region | 2008-2008 | 14141-14141 | A glacier with volcanoes below. | 700000-1000000
Yosemite | United States/US | California | 1890-1890 | 3083-3083 | Granite walls, and waterfalls in May. | 3600000-4500000
Saxon Switzerland | Germany/DE | Saxony | 1990-1990 | 93-93 | Sandstone towers above the Elbe. | 1700000-2900000
`,
  "skyscraper tower highrise & height floors height_m height_meters year_completed completed architect": `
name/building/building name | city | country | height/height m/height meters/height in meters/height metres | floors/floor count/number of floors/stories/storeys | year completed/completed/year built/built/year/completion year/opened | architect/architects
Burj Khalifa | Dubai | United Arab Emirates/AE | 828-828 | 163-163 | 2010-2010 | Adrian Smith
Shanghai Tower | Shanghai | China/CN | 632-632 | 128-128 | 2015-2015 | Gensler
One World Trade Center | New York | United States/US | 541-541 | 104-104 | 2014-2014 | David Childs
Taipei 101 | Taipei | Taiwan/TW | 508-508 | 101-101 | 2004-2004 | C. Y. Lee
Petronas Towers | Kuala Lumpur | Malaysia/MY | 452-452 | 88-88 | 1998-1998 | César Pelli
Willis Tower | Chicago | United States/US | 442-442 | 108-108 | 1974-1974 | Bruce Graham
Empire State Building | New York | United States/US | 381-381 | 102-102 | 1931-1931 | William F. Lamb
Chrysler Building | New York | United States/US | 319-319 | 77-77 | 1930-1930 | William Van Alen
The Shard | London | United Kingdom/GB | 310-310 | 72-72 | 2012-2012 | Renzo Piano
Commerzbank Tower | Frankfurt | Germany/DE | 259-259 | 56-56 | 1997-1997 | Norman Foster
Turning Torso | Malmö | Sweden/SE | 190-190 | 54-54 | 2005-2005 | Santiago Calatrava
`,
  "bridge & crosses span length_m length_meters opened opened_year year_built total_length": `
name/bridge name/bridge | location/city/place | country | length/length m/length meters/total length/total length m/length metres | type/bridge type/design/structure type | opened/opened year/year opened/year built/built/completed/year/opening year | crosses/spans/over/river
Golden Gate Bridge | San Francisco | United States/US | 2737-2737 | Suspension | 1937-1937 | Golden Gate
Brooklyn Bridge | New York | United States/US | 1833-1833 | Suspension | 1883-1883 | East River
Tower Bridge | London | United Kingdom/GB | 244-244 | Bascule/bascule/suspension | 1894-1894 | Thames
Øresund Bridge | Malmö | Sweden/SE | 7845-7845 | Cable-stayed/cable stayed | 2000-2000 | Øresund
Millau Viaduct | Millau | France/FR | 2460-2460 | Cable-stayed/cable stayed | 2004-2004 | Tarn
Sydney Harbour Bridge | Sydney | Australia/AU | 1149-1149 | Arch | 1932-1932 | Sydney Harbour
Charles Bridge | Prague | Czechia/CZ | 516-516 | Arch | 1402-1402 | Vltava
Akashi Kaikyō Bridge | Kobe | Japan/JP | 3911-3911 | Suspension | 1998-1998 | Akashi Strait
Ponte 25 de Abril | Lisbon | Portugal/PT | 2277-2277 | Suspension | 1966-1966 | Tagus
Forth Bridge | Edinburgh | United Kingdom/GB | 2467-2467 | Cantilever | 1890-1890 | Firth of Forth
`,
  desert: `
name/desert name | continent | countries/country/location | area/area km2/size/size km2/area sq km | type/climate/kind/category | max temperature/highest temperature/max temp/temperature | about
Sahara | Africa | Algeria, Egypt, Libya | 9200000-9200000 | Hot/subtropical | 47-51 | A quarter of it is sand, the rest is rock.
Gobi | Asia | Mongolia, China | 1295000-1295000 | Cold | 40-45 | Bones of dinosaurs, and snow in winter.
Kalahari | Africa | Botswana, Namibia, South Africa | 930000-930000 | Hot/semi-arid | 40-45 | Red dunes with grass on them.
Atacama | South America | Chile | 105000-105000 | Coastal/cool coastal/cold | 30-35 | In places nobody has ever seen rain.
Antarctic Desert | Antarctica | absent or Antarctica | 14200000-14200000 | Polar/cold | 15-18 | The largest and the coldest of all.
Arabian Desert | Asia | Saudi Arabia, Oman, Yemen | 2330000-2330000 | Hot/subtropical | 50-53 | Dunes as high as towers.
Mojave | North America | United States | 124000-124000 | Hot/rain shadow | 54-56 | Death Valley is a part of it.
Namib | Africa | Namibia, Angola | 81000-81000 | Coastal/cool coastal | 40-45 | Fog from the sea is all that it drinks.
Great Victoria Desert | Australia/Oceania | Australia | 348750-348750 | Hot/subtropical | 40-44 | Sandhills, salt lakes and acacias.
`,
  "ocean & max_depth average_depth area area_km2 deepest_point": `
name/ocean name | area/area km2/size/size km2/area sq km | max depth/maximum depth/max depth m/deepest point m/deepest | average depth/avg depth/mean depth/average depth m | deepest point/deepest place | about
Pacific Ocean | 165250000-165250000 | 10935-10935 | 4280-4280 | Challenger Deep | Larger than all the land together.
Atlantic Ocean | 106460000-106460000 | 8376-8376 | 3646-3646 | Milwaukee Deep | It grows by some centimetres a year.
Indian Ocean | 70560000-70560000 | 7290-7290 | 3741-3741 | Java Trench | The warmest of them.
Southern Ocean | 21960000-21960000 | 7432-7432 | 3270-3270 | South Sandwich Trench | It flows around a whole continent.
Arctic Ocean | 15558000-15558000 | 5550-5550 | 1205-1205 | Molloy Deep | Ice covers half of it in summer.
`,
  "waterfall & country height height_m height_meters river": `
name/waterfall name/waterfall | country/countries/location | height/height m/height meters/height metres/total height/drop | river | about
Angel Falls | Venezuela | 979-979 | Churún | Most of the water is mist before it lands.
Niagara Falls | Canada | 57-57 | Niagara | Two countries, and boats below.
Victoria Falls | Zambia | 108-108 | Zambezi | The smoke that thunders.
Iguazu Falls | Argentina | 82-82 | Iguazu | Two hundred and seventy-five of them.
Gullfoss | Iceland | 32-32 | Hvítá | Two steps into a canyon.
Yosemite Falls | United States | 739-739 | Yosemite Creek | Dry in late summer.
Rhine Falls | Switzerland | 23-23 | Rhine | Wide rather than high.
Sutherland Falls | New Zealand | 580-580 | Arthur | Three leaps from a mountain lake.
Krimml Falls | Austria | 380-380 | Krimmler Ache | A path leads up beside it.
Kaieteur Falls | Guyana | 226-226 | Potaro | One drop, in the middle of a rainforest.
`,
  "heritagesite worldheritagesite unescosite unescoheritagesite worldheritage": `
name/site/site name | country/state party | category/type/heritage type/kind | year inscribed/inscription year/inscribed/year/inscribed in/year of inscription | area hectares/area ha/area/area in hectares | latitude/lat | longitude/lng/lon | in danger/is in danger/endangered/at risk | region/continent | criteria/criterion/inscription criteria | about | annual visitors/visitors per year/visitors/yearly visitors
Old Town of Segovia and its Aqueduct | Spain | Cultural | 1985-1985 | 134-134 | 40.95-40.95 | -4.12--4.12 | no | Europe | (i)/(iii)/(iv) | Roman arches that carried water for nineteen centuries. | 900000-1300000
Galápagos Islands | Ecuador | Natural | 1978-1978 | 14066514-14066514 | -0.69--0.69 | -90.50--90.50 | no | South America | (vii)/(viii)/(ix)/(x) | Where finches gave Darwin an idea. | 220000-330000
Historic Sanctuary of Machu Picchu | Peru | Mixed | 1983-1983 | 38161-38161 | -13.16--13.16 | -72.55--72.55 | no | South America | (i)/(iii)/(vii)/(ix) | A town above the clouds. | 1000000-1500000
Everglades National Park | United States | Natural | 1979-1979 | 592920-592920 | 25.55-25.55 | -81.00--81.00 | yes | North America | (viii)/(ix)/(x) | A river of grass. | 800000-1100000
Tassili n'Ajjer | Algeria | Mixed | 1982-1982 | 7200000-7200000 | 25.50-25.50 | 9.00-9.00 | no | Africa | (i)/(iii)/(vii)/(viii) | Fifteen thousand drawings on rock. | 4000-15000
`,
  "wonder worldwonder ancientwonder": `
name/wonder | location/city/place | country | built year/year built/built/year/built in/construction year | about | type/category/kind
Great Wall of China | Beijing, China | China | -220--220 | More than twenty thousand kilometres of it. | Wall/fortification/new
Petra | Ma'an, Jordan | Jordan | -312--312 | A city cut into red rock. | City/archaeological site/new
Colosseum | Rome, Italy | Italy | 80-80 | Fifty thousand people sat here. | Amphitheatre/monument/new
Chichén Itzá | Yucatán, Mexico | Mexico | 600-600 | A pyramid that counts the days of the year. | City/archaeological site/new
Machu Picchu | Cusco, Peru | Peru | 1450-1450 | A town above the clouds. | City/archaeological site/new
Taj Mahal | Agra, India | India | 1653-1653 | White marble for a wife. | Mausoleum/monument/new
Christ the Redeemer | Rio de Janeiro, Brazil | Brazil | 1931-1931 | Arms as wide as a street is long. | Statue/monument/new
Great Pyramid of Giza | Giza, Egypt | Egypt | -2560--2560 | The only one of the old seven that stands. | Pyramid/monument/ancient
`,
  "masterpiece famouspainting & artist painter year museum movement style": masterpieces(),
  "painting & museum movement art_movement": masterpieces(),
  "painter & movement famous_work famous_works famous_painting notable_works art_movement": `
name/painter | nationality | country | born/birth year/year of birth | died/death year/year of death | movement/art movement/style | famous work/famous painting/notable work/masterpiece/best known work | famous works/notable works/famous paintings/paintings/works
Leonardo da Vinci | Italian | Italy | 1452-1452 | 1519-1519 | Renaissance | Mona Lisa | Mona Lisa, The Last Supper
Vincent van Gogh | Dutch | Netherlands | 1853-1853 | 1890-1890 | Post-Impressionism | The Starry Night | The Starry Night, Sunflowers
Rembrandt van Rijn | Dutch | Netherlands | 1606-1606 | 1669-1669 | Baroque | The Night Watch | The Night Watch, The Jewish Bride
Johannes Vermeer | Dutch | Netherlands | 1632-1632 | 1675-1675 | Baroque | Girl with a Pearl Earring | Girl with a Pearl Earring, The Milkmaid
Sandro Botticelli | Italian | Italy | 1445-1445 | 1510-1510 | Renaissance | The Birth of Venus | The Birth of Venus, Primavera
Edvard Munch | Norwegian | Norway | 1863-1863 | 1944-1944 | Expressionism | The Scream | The Scream, Madonna
Claude Monet | French | France | 1840-1840 | 1926-1926 | Impressionism | Impression Sunrise | Impression Sunrise, Water Lilies
Gustav Klimt | Austrian | Austria | 1862-1862 | 1918-1918 | Art Nouveau | The Kiss | The Kiss, Judith
Frida Kahlo | Mexican | Mexico | 1907-1907 | 1954-1954 | Surrealism | The Two Fridas | The Two Fridas, The Broken Column
Caspar David Friedrich | German | Germany | 1774-1774 | 1840-1840 | Romanticism | Wanderer above the Sea of Fog | Wanderer above the Sea of Fog, The Monk by the Sea
Katsushika Hokusai | Japanese | Japan | 1760-1760 | 1849-1849 | Ukiyo-e | The Great Wave off Kanagawa | The Great Wave off Kanagawa, Red Fuji
Artemisia Gentileschi | Italian | Italy | 1593-1593 | 1656-1656 | Baroque | Judith Slaying Holofernes | Judith Slaying Holofernes, Susanna and the Elders
`,
  "sport & players_per_team team_size equipment origin olympic is_olympic origin_country players": `
name/sport/sport name | origin/origin country/country of origin/country | players per team/team size/players/number of players | equipment/gear | is olympic/olympic/is olympic sport/olympic sport | category/type/kind | is team sport/team sport
Football | England | 11-11 | Ball, Boots, Shin guards, Goals | yes | Team/ball/outdoor | yes
Basketball | United States | 5-5 | Ball, Hoop, Shoes | yes | Team/ball/indoor | yes
Tennis | England | 1-1 | Racket, Balls, Net | yes | Racket/individual/ball | no
Volleyball | United States | 6-6 | Ball, Net, Knee pads | yes | Team/ball/indoor | yes
Ice hockey | Canada | 6-6 | Stick, Puck, Skates, Helmet | yes | Team/winter | yes
Judo | Japan | 1-1 | Judogi, Belt, Mat | yes | Combat/individual/martial arts | no
Cricket | England | 11-11 | Bat, Ball, Pads, Wickets | yes | Team/ball/outdoor | yes
Handball | Denmark | 7-7 | Ball, Goals, Shoes | yes | Team/ball/indoor | yes
Fencing | Spain | 1-1 | Foil, Mask, Glove | yes | Combat/individual/indoor | no
Rugby | England | 15-15 | Ball, Mouthguard, Boots | yes | Team/ball/outdoor | yes
Badminton | India | 1-1 | Racket, Shuttlecock, Net | yes | Racket/individual/indoor | no
Squash | England | 1-1 | Racket, Ball, Goggles | yes | Racket/individual/indoor | no
`,
  "holiday publicholiday bankholiday nationalholiday & date local_name type country country_code": `
name/holiday name/holiday/local name | type/types/category/kind
New Year's Day | Public/public/national/bank
Epiphany | Religious/regional/observance
Valentine's Day | Observance/observance/optional
Labour Day | Public/public/national/bank
Midsummer | Regional/observance/optional
Assumption Day | Religious/regional/bank
Halloween | Observance/observance/optional
All Saints' Day | Religious/public/bank
Christmas Eve | Optional/bank/observance
Christmas Day | Public/public/national/religious
New Year's Eve | Optional/bank/observance
`,
  "color colour namedcolor colorname & hex rgb hsl hex_code": `
name/color/color name/colour | hex/hex code/hex value/code/value | rgb/rgb value/rgb code | hsl | category/family/type/group
Coral | #ff7f50 | rgb(255, 127, 80) | hsl(16, 100%, 66%) | Warm/orange
Navy | #000080 | rgb(0, 0, 128) | hsl(240, 100%, 25%) | Cool/blue
Teal | #008080 | rgb(0, 128, 128) | hsl(180, 100%, 25%) | Cool/green
Crimson | #dc143c | rgb(220, 20, 60) | hsl(348, 83%, 47%) | Warm/red
Gold | #ffd700 | rgb(255, 215, 0) | hsl(51, 100%, 50%) | Warm/yellow
Lavender | #e6e6fa | rgb(230, 230, 250) | hsl(240, 67%, 94%) | Cool/purple
Salmon | #fa8072 | rgb(250, 128, 114) | hsl(6, 93%, 71%) | Warm/pink
Turquoise | #40e0d0 | rgb(64, 224, 208) | hsl(174, 72%, 56%) | Cool/blue
Indigo | #4b0082 | rgb(75, 0, 130) | hsl(275, 100%, 25%) | Cool/purple
Olive | #808000 | rgb(128, 128, 0) | hsl(60, 100%, 25%) | Neutral/green
Slate grey | #708090 | rgb(112, 128, 144) | hsl(210, 13%, 50%) | Neutral/gray/grey
Tomato | #ff6347 | rgb(255, 99, 71) | hsl(9, 100%, 64%) | Warm/red
`,
  "emoji emoticon & name unicode category code shortcode slug": `
name/title/emoji name | emoji/character/symbol/char/glyph | category/group | unicode/codepoint/code point/code/unicode code/unified | shortcode/short name/alias/short code/slug
Grinning face | 😀 | Smileys & Emotion/smileys | U+1F600 | :grinning:
Red heart | ❤️ | Smileys & Emotion/smileys | U+2764 | :heart:
Thumbs up | 👍 | People & Body/people | U+1F44D | :thumbsup:
Party popper | 🎉 | Activities | U+1F389 | :tada:
Fire | 🔥 | Travel & Places/nature | U+1F525 | :fire:
Dog face | 🐶 | Animals & Nature/animals/nature | U+1F436 | :dog:
Pizza | 🍕 | Food & Drink/food | U+1F355 | :pizza:
Rocket | 🚀 | Travel & Places/travel | U+1F680 | :rocket:
Light bulb | 💡 | Objects | U+1F4A1 | :bulb:
Check mark button | ✅ | Symbols | U+2705 | :white_check_mark:
Rainbow flag | 🏳️‍🌈 | Flags | U+1F3F3 | :rainbow_flag:
Soccer ball | ⚽ | Activities | U+26BD | :soccer:
`,
};

function masterpieces(): string {
  return `
name/title/painting | artist/painter/artist name | year/year painted/year created/created year/date painted | movement/art movement/style/period | museum/location/current location/gallery/held at | medium/technique | dimensions/size | country/origin
Mona Lisa | Leonardo da Vinci | 1503-1503 | Renaissance | Louvre, Paris | Oil on panel | 77 × 53 cm | Italy
The Starry Night | Vincent van Gogh | 1889-1889 | Post-Impressionism | Museum of Modern Art, New York | Oil on canvas | 74 × 92 cm | Netherlands
The Night Watch | Rembrandt van Rijn | 1642-1642 | Baroque | Rijksmuseum, Amsterdam | Oil on canvas | 363 × 437 cm | Netherlands
Girl with a Pearl Earring | Johannes Vermeer | 1665-1665 | Baroque | Mauritshuis, The Hague | Oil on canvas | 44 × 39 cm | Netherlands
The Birth of Venus | Sandro Botticelli | 1485-1485 | Renaissance | Uffizi, Florence | Tempera on canvas | 172 × 278 cm | Italy
The Scream | Edvard Munch | 1893-1893 | Expressionism | National Museum, Oslo | Tempera on cardboard | 91 × 73 cm | Norway
Guernica | Pablo Picasso | 1937-1937 | Cubism | Museo Reina Sofía, Madrid | Oil on canvas | 349 × 777 cm | Spain
Las Meninas | Diego Velázquez | 1656-1656 | Baroque | Museo del Prado, Madrid | Oil on canvas | 318 × 276 cm | Spain
Impression, Sunrise | Claude Monet | 1872-1872 | Impressionism | Musée Marmottan Monet, Paris | Oil on canvas | 48 × 63 cm | France
The Kiss | Gustav Klimt | 1908-1908 | Art Nouveau | Belvedere, Vienna | Oil and gold leaf on canvas | 180 × 180 cm | Austria
American Gothic | Grant Wood | 1930-1930 | Regionalism | Art Institute of Chicago | Oil on board | 78 × 65 cm | United States
The Great Wave off Kanagawa | Katsushika Hokusai | 1831-1831 | Ukiyo-e | Metropolitan Museum of Art, New York | Woodblock print | 26 × 38 cm | Japan
Wanderer above the Sea of Fog | Caspar David Friedrich | 1818-1818 | Romanticism | Hamburger Kunsthalle | Oil on canvas | 95 × 75 cm | Germany
`;
}
