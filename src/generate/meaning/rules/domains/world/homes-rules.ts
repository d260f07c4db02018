import { oneOf } from "../../../../one-of.ts";
import { beside, digits, draw, pick, shape, type TextRule, toTextRules } from "../../text-rule.ts";

/** A car by its whole name, where nothing beside it tells its make. */
const wholeCars: TextRule = (context) =>
  context.member.siblings.some((name) => /make|brand|manufacturer/i.test(name))
    ? undefined
    : pick(
        "Volta City|Aurora Cross|Kestrel X4|Northstar S2|Solano Lyra|Meridian Estate|Volta Sprint",
      )(context);

const cars = oneOf("car|vehicle|truck|van|bus|taxi|trailer|driver|fleet|rear|front|vehicles");

/** Homes, vehicles, machines. */
export const homesRules = toTextRules({
  "property type|home type|house type|dwelling type|accommodation type|building type":
    "apartment|house|studio|townhouse|loft|villa",
  "energy class|energy rating|energy label|energy efficiency class|epc": "A+|A|B|C|D|E",
  "furnishing|furnished status": "furnished|part-furnished|unfurnished",
  "orientation|facing|exposure @ property apartment room house solar panel installation roof balcony window":
    "north|south|east|west|south-west",
  "floor|floor level|storey @ apartment property office room building flat":
    "Ground floor|1st floor|2nd floor|3rd floor|Top floor",
  "parking|parking type": "street|garage|underground|none",
  "make|manufacturer|brand|car make|vehicle make @ car vehicle truck motorcycle bike van aircraft auto":
    "Volta|Northstar|Kestrel|Aurora|Meridian|Solano",
  "make|car make|vehicle make": "Volta|Northstar|Kestrel|Aurora|Meridian|Solano",
  "model|vehicle model @ vehicle truck van lorry deliveryvehicle": beside(
    /load|payload|cargo|depot/i,
    "Cargo|Cargo XL|Porter|Hauler 35|Box 12|Carrier|Courier",
  ),
  "model|bike model|model name @ bicycle bike ebike cycle & gears frame_size frame wheel_size bike_type frame_material battery_wh":
    "Wayfarer|Ridge 29|Endurance 105|City Seven|Trail Pro|E-Metro|Dust Road",
  "vehicle model|car model|ev model|vehicle|car @ charging chargingsession chargesession chargingevent ride trip rental carrental testdrive":
    wholeCars,
  "model|car model|vehicle model @ car vehicle truck motorcycle bike van rental auto & make vin license_plate mileage":
    "City|Tourer|Sprint|Estate|Cross|Lyra|S2|X4",
  "make|camera make|camera brand @ camera": "Halden|Norvik|Optera|Lumora",
  "model|model name|model number @ device phone laptop sensor camera printer machine computer appliance router drone equipment":
    shape("M-###", "X##", "Pro ##", "S###", "T-###A"),
  "model|ai model|llm model & prompt completion max_tokens": "small-2|base-3|large-4|embed-1",
  "model|model name|model number": shape("M-###", "X##", "S###"),
  "trim|trim level": "Base|Comfort|Sport|Executive",
  "transmission|gearbox|transmission type": "manual|automatic|dual clutch",
  "fuel|fuel type|engine type|powertrain|propulsion": "electric|hybrid|petrol|diesel",
  "engine|engine name @ car vehicle motorcycle":
    "1.2 TSI|2.0 TDI|Electric 150 kW|1.6 Hybrid|3.0 V6",
  "drivetrain|drive type|drive": "front-wheel|rear-wheel|all-wheel",
  "body style|body type|vehicle type|vehicle class|car type":
    "sedan|hatchback|estate|SUV|van|coupe",
  "license plate|licence plate|number plate|registration plate|plate number|vehicle registration":
    shape("AA ####", "A-AA ###", "AAA ##A"),
  "license plate|plate|registration plate|plate number|number plate|licence plate|vehicle registration|registration @ vehicle car truck taxi driver ride van":
    shape("AA ####", "A-AA ###", "AAA ##A"),
  "vehicle reg|car reg|reg plate|plate no": shape("AA ####", "A-AA ###", "AAA ##A"),
  "registration number|reg number|registration no|reg no|reg @ vehicle car truck van & vin odometer":
    shape("AA ####", "A-AA ###", "AAA ##A"),
  "connector|connector type|plug type": "Type 2|CCS|CHAdeMO|Schuko",
  "condition|item condition|product condition|condition grade @ product listing item car vehicle book auction lot furniture phone card device artwork":
    "new|like new|good|fair|for parts",
  "condition|item condition": "new|like new|good|fair|worn",
  shape: "round|square|oval|rectangular|triangular",
  "pattern @ fabric shirt dress garment clothing wallpaper knitting":
    "plain|striped|checked|floral|dotted",
  "fit @ shirt garment clothing dress": "slim|regular|relaxed|oversized",
  "finish|texture": "matte|gloss|satin|brushed|natural",
  "stone|gemstone|gem": "Sapphire|Emerald|Ruby|Opal|Amethyst|Topaz",
  "metal|metal type": "gold|silver|rose gold|platinum|steel",
  "technique|medium|art medium|materials used @ artwork painting drawing sculpture art print":
    "Oil on canvas|Watercolour|Ink on paper|Bronze|Acrylic|Linocut|Photograph",
  "movement|art movement|art style|style @ artwork painting artist architect artpiece artobject sculpture & medium provenance":
    "Impressionism|Modernism|Expressionism|Minimalism|Baroque|Realism",
  provenance:
    "Private collection, Lisbon|Gift of the artist|Estate of the artist's family|Acquired at auction|Bought from the artist",
  "sensor type|measurement type|quantity kind|reading type|metric @ sensor reading measurement device & device_id device_name sensor_id":
    "temperature|humidity|pressure|light|co2|motion",
  "unit|units|unit of measure|unit of measurement|measurement unit|uom @ reading measurement sensor observation metric datapoint vital":
    "°C|%|hPa|lux|ppm|kWh",
  "unit|unit name @ lab test result analyte": "mg/dL|mmol/L|g/L|U/L",
  "firmware|firmware version": draw(
    (_, chance) => `${chance.between(1, 5)}.${chance.between(0, 14)}.${chance.between(0, 9)}`,
  ),
  "room|room name|zone @ device sensor thermostat lamp light smart home securityalert homealert & device_name device_id":
    "Living room|Kitchen|Bedroom|Hallway|Garage|Office|Bathroom",
  "power source|battery type": "battery|mains|solar|USB",
  "fault|fault code|error code|failure code @ machine device vehicle equipment work order workorder maintenance asset":
    shape("E##", "F###", "P0###"),
  "part|part name|component|spare part":
    "Air filter|Drive belt|Bearing|Seal ring|Control board|Brake pad|Fuse",
  "equipment|gear @ gym workout exercise class fitness training & calories_burned reps muscle":
    "Dumbbells|Yoga mat|Kettlebell|Resistance band|Rower|Bench|Jump rope",
  "tool|tools|equipment":
    "Drill|Hammer|Ladder|Screwdriver set|Tape measure|Spirit level|Pliers|Saw",
  "name|device name|label @ smart & device_type":
    "Hallway light|Bedroom thermostat|Front door lock|Garage camera|Kitchen speaker|Desk lamp|Window blind|Garden camera|Nursery light|Living room speaker",
  "lease term|lease length|rental term|minimum term|contract length|contract term":
    "6 months|12 months|18 months|24 months|open-ended",
  "irrigation|irrigation type|irrigation system|irrigation method":
    "drip|sprinkler|furrow|centre pivot|rain-fed",
  "fertilizer|fertiliser|fertilizer type":
    "NPK 15-15-15|Compost|Urea|Bone meal|Liquid seaweed|None",
  "field name|field|plot name|parcel name @ crop farm field & crop_type soil_type area_hectares hectares soil":
    "North field|River meadow|Hill plot|Long acre|Mill field|South orchard|Barn field|Lower pasture",
  "pest|pests|pest type": "Aphids|Potato beetle|Slugs|Spider mites|None",
  "growth stage|plant stage": "germination|seedling|vegetative|flowering|ripening",
  "tariff|tariff name|energy tariff|rate plan|price plan @ meter reading energy electricity gas water utility & meter meter_number consumption kwh":
    "Standard|Day/Night|Green Fixed|Economy 7|Business Flex",
  "unit|units|unit of measure @ meterreading meter & meter_number meter_type previous_reading consumption":
    "kWh|m³|kWh|l",
  "meter number|meter no|meter id|meter serial": digits("4# ### ###"),
  "billing period|bill period|statement period & consumption meter_number previous_reading amount_due usage":
    "January 2026|February 2026|December 2025|Q4 2025|Q1 2026",
  "os|operating system|platform @ server host instance node machine vm metric & hostname cpu_usage kernel_version":
    "Ubuntu 24.04|Debian 12|Alpine 3.20|Rocky Linux 9|Windows Server 2022",
  "kernel|kernel version": "5.15.0|6.1.0|6.6.12|6.8.4",
  "instance type|machine type|vm size|instance size & hostname cpu_usage region vcpus memory_gb":
    "t3.micro|t3.small|t3.medium|m5.large|m5.xlarge|c5.2xlarge|r5.large",
  "operator|station operator @ station air quality & aqi pm25 pm10":
    "City Environment Office|Regional Air Network|University Lab|Port Authority",
  "category|air quality category|aqi category|quality @ air & aqi pm25":
    "Good|Moderate|Unhealthy for sensitive groups|Unhealthy",
  "dominant pollutant|main pollutant|primary pollutant|pollutant": "PM2.5|PM10|O₃|NO₂|SO₂",
  "found location|location found|where found|found place|lost location|last seen location":
    "Lobby|Platform 4|Gym locker room|Reading room|Bus line 36|Cafeteria|Parking level 2",
  "item name|item|name|title @ lostitem founditem lostproperty & claimed_by found_by found_location":
    "Black umbrella|Blue backpack|Set of keys|Grey scarf|Reading glasses|Silver earring|Water bottle|Child's jacket|Wireless earbuds|Wallet",
  "description|details @ lostitem founditem lostproperty & claimed_by found_by found_location":
    "Left on a bench near the entrance.|Small scratch on one side.|No name inside.|Handed in by a visitor.|Found under a seat in the last row.",
  "category|item category @ lostitem founditem lostproperty & claimed_by found_by found_location":
    "Clothing|Bags|Keys|Electronics|Jewellery|Documents|Other",
  "storage location|stored at @ lostitem founditem & found_at claimed_by":
    "Reception|Security office|Shelf A|Shelf C|Locker 12",
  "amenities|features|facilities @ apartment flat house property listing rental home":
    "Balcony|Dishwasher|Lift|Bike storage|Washing machine|Fitted kitchen|Parking space|Garden|Cellar",
  "renovation|renovation status": "new build|renovated|needs work|original",
  "bed type & room_number task_type housekeeping": "single|double|queen|king|twin",
  "notes|note @ housekeeping cleaning & bed_type housekeeper minibar":
    "Extra towels requested.|Minibar to be refilled.|Guest asked for late cleaning.|Lamp on the desk is broken.|Baby cot in the room.|Do not disturb until noon.",
  "vehicle plate|vehicle plate number": shape("AA ####", "A-AA ###", "AAA ##A"),
  plate: (context) =>
    context.member.words.length === 1 || cars.test(context.role.at(-1) ?? "")
      ? shape("AA ####", "A-AA ###", "AAA ##A")(context)
      : undefined,
});
