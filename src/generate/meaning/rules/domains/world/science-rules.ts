import { digits, draw, toTextRules } from "../../text-rule.ts";

/** What is observed, measured, grown and tested. */
export const scienceRules = toTextRules({
  // Weather
  "sensors|sensor|instruments|instrument @ weather weatherstation station meteorological buoy":
    "Thermometer|Anemometer|Rain gauge|Barometer|Hygrometer|Pyranometer",
  "station name|name|station @ weatherstation weather meteorological":
    "Harbour Mole|Hill Observatory|Airfield North|River Bridge|Botanical Garden|Cape Lighthouse|Mountain Hut",
  "headline|title @ weather weatheralert storm warning":
    "Expected this evening in the lowlands|Remain indoors until noon|Second warning this week|Conditions ease by tomorrow",
  "alert type|warning type|event type|hazard|event @ weather weatheralert storm warning forecast":
    "Storm warning|Heavy rain|Black ice|Heatwave|Dense fog|Flood watch",
  "instructions|instruction|advice|safety advice|guidance @ weather weatheralert storm warning":
    "Stay indoors and away from windows.|Avoid travel unless it is necessary.|Move to higher ground.|Secure what is loose outside.|Drink enough and stay in the shade.",
  "issued by|issuer|sender|agency|source @ weather weatheralert storm warning":
    "National Weather Service|Regional Weather Centre|Storm Warning Centre|Flood Forecasting Office",
  "certainty|probability level|confidence level @ weatheralert alert warning forecast":
    "observed|likely|possible|unlikely",
  "severity|alert severity|warning level @ weather weatheralert storm warning flood earthquake":
    "minor|moderate|severe|extreme",
  "high tide|high water|next high tide|first high tide":
    "05:42|06:31|07:18|08:05|11:54|12:47|13:33",
  "low tide|low water|next low tide|first low tide": "00:21|01:08|11:52|14:16|17:58|18:51|19:40",
  "tide|tide type|tide state": "high|low|rising|falling",
  "sea state|wave direction|swell direction": "calm|slight|moderate|rough",
  "pollen|pollen type|pollen level": "birch|grass|hazel|ragweed",
  // Sky
  "common name|name|star name|proper name @ star & spectral_type constellation apparent_magnitude":
    "Vega|Altair|Deneb|Sirius|Rigel|Betelgeuse|Capella|Arcturus|Aldebaran|Spica|Procyon|Antares",
  "constellation|constellations":
    "Orion|Lyra|Cygnus|Cassiopeia|Ursa Major|Scorpius|Taurus|Leo|Perseus",
  "catalogue id|catalog id|catalogue name|designation|hip number|hd number @ star galaxy nebula asteroid comet planet exoplanet":
    digits("HIP #####", "HD 1#####", "NGC ####", "M##"),
  "right ascension|ra": draw(
    (_, chance) =>
      `${two(chance.between(0, 23))}h ${two(chance.between(0, 59))}m ${two(chance.between(0, 59))}s`,
  ),
  "declination|dec": draw(
    (_, chance) =>
      `${chance.pick(["+", "−"])}${two(chance.between(0, 80))}° ${two(chance.between(0, 59))}′`,
  ),
  "source|sample source|origin|source organism @ sample specimen labsample biosample aliquot":
    "Patient|Healthy volunteer|Biobank|Cell culture|Outpatient clinic|Animal model",
  "notes|note|remarks|comments @ sample specimen labsample biosample aliquot":
    "Split into three aliquots.|Arrived on dry ice.|Thawed once.|Low volume, repeat if possible.|Label replaced.|Clear, no sediment.",
  "instrument|instrument name|detector|camera|spectrograph & telescope telescope_id telescope_name":
    "CCD camera|Echelle spectrograph|Wide-field imager|Near-infrared camera|Photometer",
  "telescope|telescope name|instrument|scope @ observation observationlog star sky astronomy observatory observingsession exposure":
    "Newtonian 200/1000|Refractor 80 mm|Dobsonian 250|Schmidt-Cassegrain 8″|Robotic 0.6 m",
  "seeing|sky conditions|transparency": "excellent|good|average|poor",
  "filter|filters|filter band|band|filter used & telescope telescope_id airmass exposure_seconds exposure_time right_ascension":
    "U|B|V|R|I|H-alpha|OIII",
  "filter|filters|filter used @ observationlog exposure telescope imaging astronomy":
    "L|R|G|B|H-alpha|OIII|UV/IR cut",
  "notes|observation notes|remarks|comments @ observationlog & telescope seeing star_id":
    "Steady air after midnight.|Thin clouds towards the end.|Companion clearly split.|Focus drifted with the temperature.|Best view this year.",
  "site|observing site|observatory|location @ observationlog telescope & telescope star_id":
    "Hill Observatory|Dark Sky Reserve North|Backyard|Cape Point|Alpine Station",
  "object type|type|class @ celestial astronomy deepsky galaxy nebula & right_ascension":
    "galaxy|nebula|open cluster|globular cluster|double star",
  "planet|host planet|parent planet|orbits": "Mars|Jupiter|Saturn|Neptune|Venus|Mercury|Uranus",
  "discovery method|detection method": "transit|radial velocity|direct imaging|microlensing",
  "mission name|mission|name @ mission & launch_vehicle launch_site rocket spacecraft":
    "Aurora 4|Pathfinder II|Meridian Explorer|Selene Lander|Halo Relay|Orbiter North",
  "agency|space agency|operator|organization & rocket launch_site spacecraft launch_vehicle":
    "ESA|NASA|JAXA|ISRO|CSA",
  "rocket|launch vehicle|rocket name|vehicle @ mission launch spacemission":
    "Meridian Heavy|Northstar 5|Ariadne 6|Vega Light|Condor Block 2",
  "destination|target|target body|orbit @ mission spacemission spacecraft probe & rocket crew launch_site launch_date spacecraft":
    "Moon|Mars|Low Earth orbit|Lunar south pole|Asteroid Ryoko|Venus|Sun–Earth L2",
  "objectives|objective|goals|mission objectives @ mission spacemission spacecraft probe & rocket crew launch_site launch_date spacecraft":
    "Map the surface in detail|Bring back rock samples|Test a new docking system|Study the magnetic field|Measure water ice below the ground|Relay signals from the far side",
  "payload|payload type|instruments @ mission launch satellite rocket spacecraft":
    "Earth observation camera|Communications relay|Magnetometer|Seismometer|Cubesats",
  // Earth
  "fault line|fault|tectonic plate|plate @ earthquake seismic volcano":
    "North Ridge Fault|Coastal Fault|Eurasian plate|Pacific plate",
  "eruption type|volcano type|type @ volcano eruption": "stratovolcano|shield|caldera|cinder cone",
  "mountain|peak|summit|mountain name":
    "Mount Alder|Grey Horn|Silver Peak|Mount Sato|Northern Tooth",
  "rock|rock name|rock type|lithology|mineral @ sample geology core drill":
    "Granite|Basalt|Limestone|Shale|Sandstone|Gneiss",
  "lake|lake name|reservoir": "Grey Lake|Lake Selene|Alder Reservoir|Mill Pond|Heron Lake",
  "river|river name|water body|waterbody":
    "River Alder|Grey Lake|River Finch|Lake Selene|Mill Brook",
  "water quality|quality class|bathing quality": "excellent|good|sufficient|poor",
  // Fields and gardens
  "name|field name @ cropfield":
    "North Field|Lower Meadow|Mill Field|Long Acre|Church Field|Hill Top|River Strip|Orchard Side|Home Field|East Forty",
  "variety|cultivar|crop variety|plant variety @ field crop plant seed harvest vegetable orchard & crop soil_type planted_on":
    "Golden Harvest|Early Sunrise|Red Baron|Winter Star|Northern Gold|Morning Glow",
  "crop rotation|previous crop|next crop|cover crop": "Clover|Rye|Wheat|Legumes|Mustard|Fallow",
  "growth stage|stage|phenological stage @ crop plant field":
    "germination|seedling|flowering|ripening|harvested",
  "hardiness zone|growing zone|usda zone|climate zone @ plant nurseryplant tree flower seed":
    "5a|6b|7a|8b|9a",
  "care tips|care tip|tips|care notes @ plant nurseryplant houseplant flower tree herb":
    "Water when the top is dry.|Turn it once a week.|Feed monthly in summer.|Prune after flowering.|Keep away from cold draughts.",
  "native to|native region|origin|natural habitat @ plant nurseryplant flower tree herb houseplant":
    "Mediterranean|South Africa|Central America|Himalaya|Japan|Western Europe",
  "irrigation zone|zone|plot|bed|bed name @ garden plant irrigation planting":
    "Bed 1|Bed 3|Greenhouse|Herb corner|South wall|Raised bed B",
  "companion plants|grows well with|companions @ plant crop herb vegetable seed companion":
    "Basil|Carrots|Marigold|Onions|Beans|Dill",
  "tool used|machine|implement|tractor @ field fieldwork farm":
    "Seed drill|Plough|Sprayer|Combine harvester|Cultivator",
  "barn|stable|shed|paddock|pasture|pen @ livestock animal cattle herd farm horse":
    "North barn|Barn 2|Lower pasture|Calf pen|Milking parlour|South paddock",
  "feed|feed type|ration @ livestock animal cattle herd farm horse":
    "Hay|Silage|Mixed grain|Pellets|Grass",
  // Laboratories
  "department|lab department|laboratory|section @ labtest labresult labsample labreport specimen labrequest laborder & specimen_type sample_type test_name":
    "Haematology|Clinical chemistry|Microbiology|Immunology|Pathology|Molecular diagnostics",
  "sample type|specimen|specimen type|sample @ lab sample test specimen biobank assay":
    "blood|serum|urine|saliva|tissue|soil|water",
  "sample id|sample code|specimen id|accession|barcode @ lab sample specimen assay": digits(
    "S-26-####",
    "LAB-#####",
  ),
  "assay|assay type|method|technique|protocol|analysis method @ lab sample test experiment assay analysis":
    "PCR|ELISA|HPLC|Mass spectrometry|Western blot|Titration|Microscopy",
  "reagent|chemical|chemical name|substance|solvent|name @ reagent chemical labinventory & cas_number hazard molar_mass":
    "Ethanol|Acetone|Sodium chloride|Hydrochloric acid|Methanol|Copper sulfate|Acetic acid|Glucose",
  "storage condition|storage conditions|storage temperature|store at|storage requirements @ medicine drug vaccine reagent chemical sample food lab medication":
    "Below 25 °C|2–8 °C|−20 °C|Room temperature|Cool and dry",
  "concentration|stock concentration & formula cas_number molar_mass molarity compound volume_ml":
    "0.1 mol/L|1 mol/L|0.5 mol/L|25 mmol/L|10 mg/mL|2 % w/v",
  "equipment|instrument|apparatus @ lab experiment":
    "Centrifuge 2|Microscope A|Spectrometer|Fume hood 1|Incubator",
  "control group": "Untreated|Placebo|Water only|Standard diet",
  "variable @ result & unit": "Height|Mass|Absorbance|Yield|pH",
  "cohort|arm|study arm|treatment arm|group|trial arm @ trial study participant subject clinical":
    "Control|Treatment A|Treatment B|Placebo",
  "phase|trial phase|study phase @ trial clinical study": "Phase I|Phase II|Phase III|Phase IV",
  "adverse event|event term|adverse events":
    "Mild headache|Nausea|Injection site pain|Fatigue|None",
  "principal investigator|investigator|pi":
    "Dr. Lena Fischer|Dr. Daniel Okafor|Prof. Amara Novak|Dr. Kenji Sato",
  "reference allele|ref|alternate allele|alt allele|ref allele|alt|reference base|alternate base @ gene genome variant sample sequencing snp":
    "A|C|G|T",
  "organism|species|reference genome|host organism @ genome variant sequencing sequencingrun dna":
    "Homo sapiens|Mus musculus|Danio rerio|Arabidopsis thaliana",
  "mutation|variant name|variant|genotype|allele @ gene genome sample sequencing":
    "c.68_69delAG|p.V600E|rs1801133|A/G|T/T|Δ508",
  "significance|clinical significance":
    "benign|likely benign|uncertain|likely pathogenic|pathogenic",
  "organism|species|model organism|strain @ sample experiment gene sequence culture lab":
    "Mus musculus|E. coli K-12|S. cerevisiae|D. melanogaster|A. thaliana",
  "conclusion|result summary|key finding|finding|findings @ study experiment research paper":
    "No significant difference between groups.|Effect confirmed in the second run.|Yield rose by a fifth.|More samples are needed.",
  "abstract|summary|description @ study research paper publication experiment thesis":
    "We compare two methods over twelve months and report where they differ.|A field study with 240 participants in four cities.|We describe a simple setup that others can repeat.",
  "journal|journal name|published in @ paper publication citation article research":
    "Journal of Applied Methods|Northern Science Letters|Annals of Field Research|Open Materials",
  "citation|reference|cite @ paper publication":
    "Novak et al., 2024|Shah & Kelly, 2023|Fischer, 2025",
  // Medicines
  "brand name|trade name|brand @ medicine medication drug pharmacy pharmaceutical":
    "Doloren|Glucora|Cardivas|Lipostat|Airovent|Gastrol|Thyronex|Allergin|Amoxil|Calmexa",
  "generic name|generic|active ingredient|active substance|inn @ medicine medication drug pharmacy pharmaceutical":
    "Ibuprofen|Metformin|Lisinopril|Atorvastatin|Salbutamol|Omeprazole|Levothyroxine|Cetirizine|Amoxicillin|Sertraline",
  "manufacturer|producer|maker|pharma company @ medicine medication drug vaccine pharmacy":
    "Alder Pharma|Northern Biologics|Meridian Labs|Helix Care|Oakline Pharma",
  "batch number|lot number|batch|lot @ medicine vaccine drug medication reagent food production":
    digits("AA####", "B2####", "L-#####"),
  "target|object|object name|target name @ observation observationlog telescope star astronomy & constellation right_ascension":
    "Andromeda Galaxy|Orion Nebula|Pleiades|Ring Nebula|Hercules Cluster|Whirlpool Galaxy|Dumbbell Nebula",
  "catalog id|catalogue id|catalog number|messier|ngc|designation & constellation right_ascension":
    "M31|M42|M45|M57|M13|M51|M27",
  "eyepiece|ocular": "25 mm Plössl|10 mm Plössl|13 mm wide field|32 mm|6 mm orthoscopic",
  "contraindications|contraindication|not suitable for|precautions":
    "Pregnancy|Open wounds|Fever|High blood pressure|Recent surgery|Heart condition|Skin infection",
  "interaction|interactions|drug interactions|contraindications|warnings @ medicine medication drug prescription":
    "Alcohol|Grapefruit juice|Pregnancy|Blood thinners|None known",
  "injection site|site @ vaccine vaccination injection": "left arm|right arm|thigh",
  "therapy goal|treatment goal|goals|goal @ therapy treatment careplan physiotherapy session":
    "Walk without pain|Sleep through the night|Return to sport|Reduce anxiety",
  "exercise|exercises|home exercises @ physiotherapy therapy rehab treatment session":
    "Heel raises, 3 × 12|Shoulder rolls|Bridge hold, 30 s|Wall squats",
  "lens|frame|frame model|prescription type @ glasses eyewear optician eye":
    "single vision|progressive|Round Acetate 48|Slim Titan 52",
});

function two(number: number): string {
  return String(number).padStart(2, "0");
}
