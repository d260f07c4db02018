import type { RowTables } from "../../row-table.ts";

/** What is tried out, invented, funded and protected. */
export const scienceRows: RowTables = {
  "outbreak diseaseoutbreak epidemic & confirmed_cases cases deaths pathogen": `
disease/name/illness/title | pathogen/agent/cause | transmission/transmission route/spread by/mode of transmission | measures/control measures/interventions/response | vector/source
Measles | Measles virus | Airborne | Vaccination, School exclusion, Contact tracing | Travellers
Cholera | Vibrio cholerae | Contaminated water | Clean water, Oral rehydration, Vaccination | Wells
Dengue fever | Dengue virus | Mosquito bites | Mosquito control, Bed nets, Public information | Mosquitoes
Norovirus | Norovirus | Contact and food | Hand washing, Ward closure, Disinfection | Canteen
Whooping cough | Bordetella pertussis | Droplets | Vaccination, Antibiotics, Isolation | Schools
`,
  "gene geneentry humangene & chromosome symbol gene_symbol organism": `
symbol/gene symbol/name/gene/gene name | full name/name/description/gene name/protein name/protein | chromosome/chr/chromosome number | start position/start/position start | end position/end/position end | strand | organism/species | function/gene function/role/biological function | associated diseases/diseases/disease associations/disease/linked diseases
TP53 | Tumor protein p53 | 17 | 7668421-7668421 | 7687490-7687490 | - | Homo sapiens | Stops damaged cells from dividing | Li-Fraumeni syndrome, Lung cancer
BRCA1 | BRCA1 DNA repair associated | 17 | 43044295-43044295 | 43125364-43125364 | - | Homo sapiens | Repairs broken DNA | Breast cancer, Ovarian cancer
CFTR | CF transmembrane conductance regulator | 7 | 117480025-117480025 | 117668665-117668665 | + | Homo sapiens | Lets chloride through cell membranes | Cystic fibrosis
HBB | Hemoglobin subunit beta | 11 | 5225464-5225464 | 5227071-5227071 | - | Homo sapiens | Carries oxygen in the blood | Sickle cell disease, Beta thalassemia
`,
  "reaction chemicalreaction chemicalequation & equation reactants catalyst": `
name/reaction/reaction name/title | equation/balanced equation/chemical equation | type/reaction type/kind | reactants | products | catalyst | enthalpy kj/enthalpy/delta h/enthalpy change/enthalpy kj mol | reversible/is reversible | temperature c/temperature
Haber process | N2 + 3 H2 ⇌ 2 NH3 | synthesis/combination | N2, H2 | NH3 | Iron | -92--92 | yes | 400-500
Combustion of methane | CH4 + 2 O2 → CO2 + 2 H2O | combustion | CH4, O2 | CO2, H2O | absent | -890--890 | no | 600-1950
Decomposition of hydrogen peroxide | 2 H2O2 → 2 H2O + O2 | decomposition | H2O2 | H2O, O2 | Manganese dioxide | -196--196 | no | 20-35
Zinc in copper sulfate | Zn + CuSO4 → ZnSO4 + Cu | displacement/single displacement/single replacement/redox | Zn, CuSO4 | ZnSO4, Cu | absent | -217--217 | no | 18-25
Neutralisation of hydrochloric acid | HCl + NaOH → NaCl + H2O | neutralization/acid base/double displacement/double replacement | HCl, NaOH | NaCl, H2O | absent | -57--57 | no | 18-25
`,
  "labexperiment experimentlabexperiment scienceexperiment researchexperiment laboratoryexperiment": `
name | hypothesis/research question/objective/aim | conclusion/conclusions/outcome/result/findings | department/field/discipline/category/area | about
Seed growth under red light | Seedlings grow taller under red light. | Taller by a fifth, with weaker stems. | Plant Biology/biology/botany | Three trays, one lamp each, measured every second day.
Corrosion of coated steel | Coated samples corrode more slowly. | No rust after forty days in salt water. | Materials Science/chemistry/engineering/physics | Samples lie in salt water and are weighed once a week.
Sleep and recall of words | More sleep improves recall. | Effect confirmed in the second run. | Psychology/medicine/neuroscience | Two groups learn a list and repeat it in the morning.
Yeast at different temperatures | Fermentation is fastest at thirty degrees. | Fastest at thirty-two, none above forty-five. | Microbiology/biology/chemistry | Gas is measured in twelve flasks.
Solar cells with a new dye | The dye raises efficiency by two percent. | Higher by one percent, within the error. | Physics/engineering/energy/materials | Twenty cells under the same lamp.
Filtering microplastics with sand | Fine sand holds back most particles. | Nine of ten particles stay in the filter. | Environmental Science/environment/chemistry/biology | Water from the harbour runs through three columns.
Reaction of enzymes to acid | Activity falls below a pH of five. | Half of it is lost at a pH of four. | Biochemistry/chemistry/biology | Colour is read every ten minutes.
Pendulum at small angles | The period depends on the length alone. | Confirmed within half a percent. | Physics/mechanics | Timed over fifty swings.
`,
  "species animalspecies wildlifespecies endangeredspecies protectedspecies": `
name/common name/species name | scientific name/latin name/binomial | class/taxonomic class/animal class/type/category/group/taxon | family | habitat/habitats | conservation status/iucn status/status/conservation | diet/diet type | average lifespan/lifespan/lifespan years/average lifespan years | population/population estimate/estimated population | about | region/range/native range/native region/location/distribution
Red fox | Vulpes vulpes | Mammalia/mammal/mammals | Canidae | Forest/woodland/forests | Least concern | Omnivore | 3-6 | 800000-2400000 | Lives at the edge of woods, and more and more in cities. | Europe
Barn owl | Tyto alba | Aves/bird/birds | Tytonidae | Grassland/farmland/grasslands | Least concern | Carnivore | 4-9 | 400000-900000 | Hunts mice at night, and hardly makes a sound. | Europe
Grey seal | Halichoerus grypus | Mammalia/mammal/mammals/marine mammal | Phocidae | Coast/ocean/marine/sea | Least concern | Carnivore | 25-35 | 300000-640000 | Rests on sandbanks between two tides. | North Atlantic
European eel | Anguilla anguilla | Actinopterygii/fish/fishes | Anguillidae | River/freshwater/rivers/wetland | Critically endangered/endangered | Carnivore | 15-30 | 90000-400000 | Crosses an ocean to spawn. | Europe
Snow leopard | Panthera uncia | Mammalia/mammal/mammals | Felidae | Mountain/mountains/alpine | Vulnerable/endangered | Carnivore | 15-18 | 3900-6400 | Lives alone, above the last trees. | Central Asia
Mountain gorilla | Gorilla beringei | Mammalia/mammal/mammals/primate | Hominidae | Rainforest/forest/mountain/tropical forest | Endangered/critically endangered | Herbivore | 35-40 | 980-1060 | Lives in families that an old male leads. | Central Africa
Hawksbill turtle | Eretmochelys imbricata | Reptilia/reptile/reptiles | Cheloniidae | Coral reef/ocean/marine/coast/reef | Critically endangered/endangered | Omnivore | 40-60 | 15000-24000 | Returns to the beach where it hatched. | Tropical oceans
Asian elephant | Elephas maximus | Mammalia/mammal/mammals | Elephantidae | Forest/grassland/savanna/tropical forest | Endangered/vulnerable | Herbivore | 55-65 | 41000-52000 | Herds follow the oldest cow. | South and Southeast Asia
Common kingfisher | Alcedo atthis | Aves/bird/birds | Alcedinidae | River/wetland/freshwater/rivers | Least concern | Carnivore | 5-9 | 600000-1300000 | A blue line above the water. | Europe and Asia
Common frog | Rana temporaria | Amphibia/amphibian/amphibians | Ranidae | Wetland/pond/freshwater/wetlands | Least concern | Insectivore/carnivore | 6-10 | 500000-2000000 | Spawns in ponds as soon as the ice has gone. | Europe
Atlantic puffin | Fratercula arctica | Aves/bird/birds | Alcidae | Coast/ocean/marine/cliffs | Vulnerable/endangered | Carnivore | 18-25 | 7000000-12000000 | Breeds in burrows on steep islands. | North Atlantic
Iberian lynx | Lynx pardinus | Mammalia/mammal/mammals | Felidae | Shrubland/forest/woodland/scrubland | Vulnerable/endangered | Carnivore | 12-15 | 1600-2400 | Came back from fewer than a hundred. | Iberian Peninsula
Red kite | Milvus milvus | Aves/bird/birds | Accipitridae | Woodland/farmland/forest/grassland | Least concern | Carnivore | 10-15 | 60000-70000 | Its forked tail steers like a rudder. | Europe
Honey bee | Apis mellifera | Insecta/insect/insects | Apidae | Grassland/meadow/garden/meadows | Least concern | Herbivore/nectar | 1-1 | 2000000-9000000 | A summer worker lives for six weeks. | Worldwide
`,
  "patent patentapplication invention": `
name | category/field/technology/type/technology area/classification | abstract/about/summary
Sensor for soil moisture | Electronics/agriculture/measurement | A probe that reads the moisture of soil at three depths and needs no cable.
Modular bicycle frame | Mechanical/transport/vehicles/mechanics | A frame of five parts that are joined without welding.
Foldable wheel hub | Mechanical/transport/vehicles/mechanics | A hub whose spokes fold flat, so that a wheel fits into a bag.
Silent window latch | Mechanical/construction/building/mechanics | A latch that closes against a spring and makes no sound.
Method for drying fruit | Chemical/food/process/chemistry | Fruit is dried in two steps at low pressure, which keeps its colour.
Battery with a salt separator | Energy/electronics/chemistry/chemical | A cell in which a layer of salt keeps the electrodes apart.
Biodegradable packaging film | Materials/chemical/chemistry/packaging | A film of plant starch that dissolves within twelve weeks.
Valve for infusion pumps | Medical/medical devices/biotech/healthcare/health | A valve that closes by itself where air enters the line.
Compression of sensor data | Software/computing/electronics/it/information technology | Readings that follow a trend are stored as the trend.
`,
  "grant researchgrant fundinggrant researchfunding fundedproject": `
name/project title/grant name | field/research area/category/discipline/program/area/type | about/abstract
Used batteries as storage for homes | Energy/engineering/technology | Cells from old cars are tested for five more years of use.
Sleep and learning in adolescents | Psychology/medicine/education/health/social science | Two hundred pupils keep a diary for one school year.
Microplastics in river sediments | Environment/environmental science/chemistry/climate | Samples from twelve rivers, four times a year.
Early signs of heart failure | Medicine/health/biomedical/life sciences | A small device at the wrist records what a doctor would listen for.
Letters of a harbour town | Humanities/history/arts/culture/arts and culture | Four thousand letters are scanned, transcribed and put online.
Bees between fields and gardens | Biology/ecology/agriculture/environment/life sciences | Hives at thirty places show where flowers are missing.
Reading help for second languages | Linguistics/education/computer science/social science | Software explains the word that a child stops at.
Heat in the inner city | Geography/climate/environment/urban planning/community | Sensors on lamp posts measure where trees would help most.
`,
  "clinicaltrial trialresearch clinicalstudy": `
name/trial name/study name/trial title | condition/disease/indication/disease area/therapeutic area | intervention/treatment/drug/study drug/drug name | sponsor | about/summary
Walking against back pain | Chronic back pain | Walking three times a week | University Hospital | Adults walk with a coach for twelve weeks.
NOVA-Pain | Migraine | Novatriptan 10 mg | Northern Pharma | Attacks are counted over six months.
HEART-CARE 2 | Heart failure | Cardivan 5 mg | Meridian Therapeutics | Added to the usual treatment, once a day.
SLEEP-WELL | Insomnia | Behavioural therapy online | Institute of Sleep Medicine | Eight sessions, compared with a leaflet.
BREATHE | Asthma | Inhaled Pulmisol | Northern Pharma | Two puffs a day, lung function after four weeks.
VITAL Kids | Vitamin D deficiency | Vitamin D3 drops | Children's Hospital | Children from two to six, one winter.
CALM Study | Anxiety disorder | Serelan 20 mg | Lakeside Biotech | Scores are taken every two weeks.
GLUCO-STEP | Type 2 diabetes | Metaglin 500 mg | Meridian Therapeutics | Blood sugar after six months.
DERMA-1 | Atopic eczema | Dermalis cream | Lakeside Biotech | Twice a day on one arm only.
JOINT-Easy | Osteoarthritis of the knee | Physiotherapy at home | University Hospital | Exercises with an app, twelve weeks.
`,
  "laboratory lab researchlab sciencelab & head_of_lab safety_level equipment department lab_manager room_number principal_investigator research_area": `
name/lab name | department/field/discipline/research area/specialty/focus/type | equipment/instruments/devices | safety level/biosafety level/bsl/bsl level
Genetics Laboratory | Biology/genetics | PCR machine, Centrifuge, Sequencer, Incubator | 2-2
Organic Synthesis Lab | Chemistry/organic chemistry | Fume hood, Rotary evaporator, Balance, Spectrometer | 1-2
Laser and Optics Lab | Physics/optics | Optical table, Laser, Oscilloscope, Spectrometer | 1-1
Microbiology Laboratory | Biology/microbiology | Microscope, Incubator, Autoclave, Biosafety cabinet | 2-3
Materials Testing Lab | Engineering/materials science | Tensile tester, Furnace, Electron microscope | 1-1
Neuroscience Laboratory | Medicine/neuroscience | EEG system, Microscope, Centrifuge | 1-2
Water Analysis Lab | Environmental science/chemistry/environment | pH meter, Mass spectrometer, Fridge | 1-1
Robotics Lab | Engineering/robotics/computer science | 3D printer, Robot arm, Oscilloscope, Soldering station | 1-1
Virology Laboratory | Medicine/virology/biology | Biosafety cabinet, Freezer, PCR machine, Autoclave | 3-3
Plant Science Lab | Biology/botany | Growth chamber, Microscope, Balance | 1-1
`,
  "enclosure animalenclosure zooenclosure exhibit habitat & capacity current_animals animal_count size temperature habitat max_occupancy current_occupancy animals": `
name/enclosure name | type/habitat/habitat type/enclosure type/category/environment | size/area/size m2/area m2/size sqm/area sqm | capacity/max animals/max capacity | temperature/temperature c | humidity
Savanna House | Savanna/savanna/grassland/indoor | 1800-3600 | 12-24 | 19-25 | 35-50
Penguin Cove | Polar/polar/aquatic/marine/outdoor | 320-640 | 20-40 | 6-12 | 60-75
Tropical Dome | Rainforest/rainforest/tropical/indoor/terrarium | 900-1800 | 20-40 | 24-28 | 70-90
Reptile Hall | Terrarium/terrarium/desert/indoor | 240-480 | 12-30 | 26-32 | 30-45
Mountain Ridge | Rocky/rocky/mountain/outdoor | 1200-2400 | 6-14 | 8-18 | 40-60
Otter Creek | Freshwater/freshwater/aquatic/wetland/outdoor | 280-520 | 4-10 | 10-18 | 55-75
Aviary Walk | Aviary/aviary/forest/outdoor | 600-1400 | 30-80 | 12-20 | 45-65
Elephant Park | Grassland/grassland/savanna/outdoor | 6000-14000 | 4-9 | 12-24 | 40-60
Wolf Wood | Forest/forest/woodland/outdoor | 5000-9000 | 5-12 | 6-18 | 50-70
Coral Tank | Aquarium/aquarium/marine/aquatic/indoor | 60-160 | 80-240 | 24-26 | 55-70
`,
};
