import { productNames } from "../../../../phrases/subjects.ts";
import { aroundAny, besideAny, digits, english, shape, toTextRules } from "../../text-rule.ts";

/** Words of a matter that lawyers bill, of an animal that earns its keep, of a bed of flowers. */
const inLaw = besideAny(
  "matter|matter id|case|case id|attorney|attorney id|lawyer|lawyer id|client matter",
);
const ofBuild = besideAny(
  "project|project id|project name|site|site id|site address|property|property address|contractor|contractor name",
);
const onFarm = besideAny(
  "farm|farm id|tag number|ear tag|ear tag number|herd|herd id|barn|barn id|milk yield|pen|paddock",
);
const inGarden = besideAny("plant|plant id|plants|bed|garden bed|bed id|garden|garden id|plot id");

const gardenTasks =
  "Prune the roses|Water the tomatoes|Mow the lawn|Turn the compost|Sow the lettuce|Weed the herb bed|Clean the greenhouse|Divide the hostas";

/** Insurers, workshops, farms, gardens and law firms. */
export const worksRules = toTextRules({
  "specialty|speciality|specialties|specialization|expertise|line of business @ adjuster claimsadjuster lossadjuster claimadjuster claimhandler":
    "Property|Auto|Liability|Water damage|Catastrophe|Commercial",
  "certification body|certifying body|certifier|certification agency|certified by|control body @ farm farmer producer grower winery field":
    "Soil Trust|Green Seal|EU Organic Control 07|County Organic Board|Alder Certification",
  "garage name|garage|workshop|workshop name|serviced by|service center|service centre|shop name @ maintenancerecord servicerecord vehiclemaintenance maintenancelog servicelog":
    "Old Town Garage|Harbour Motors|North Street Auto|Quick Lane Service|Riverside Car Care",
  "name|location name|branch name|title @ carrentallocation carrentalbranch rentallocation rentalstation":
    "Airport, Terminal 1|Central Station|City Centre|Harbour|North Station|Old Town|Exhibition Centre|Airport, Arrivals|University|West Gate",
  "summary|about|profile|professional summary|bio @ candidate applicant jobseeker":
    "Five years in small teams, at home in front and back end.|Likes clear goals and short meetings.|Moved from sales to product, and stayed.|Has built two teams from scratch and kept them together.|Careful with details, relaxed with people.|Looking for a place to learn from others.|Worked abroad for three years and speaks two languages fluently.",
  "keywords|keyword|query|search term @ jobalert jobsearch savedsearch jobsubscription & min_salary":
    "frontend developer|data analyst|project manager|designer|marketing|remote|react|accountant|teacher|nurse",
  "damage description|damage details|damage notes|damage|damages & vehicle vehicle_id car car_id license_plate":
    "Scratch on the rear bumper|Dent in the left door|Chip in the windscreen|Left mirror cracked|Wheel trim missing|Stain on the back seat",
  "revision|rev|drawing revision|revision level & drawing_number part_number bom bill_of_materials":
    "A|B|C|D|E",
  "tariff|tariff name|tariff plan|rate plan @ member driver customer subscriber & driver_license_number license_verified driver_license driving_license_number":
    "Basic|Flex|Plus|Business|Student",
  "driver license number|drivers license number|driving license number|driving licence number|driver licence number|drivers licence number":
    shape("A########", "AA######"),
  "feeder|feeder name|feeder line|feeder id|circuit @ outage poweroutage outagereport substation transformer grid meter":
    digits("Feeder 1#", "Feeder 2#", "F-3##"),
  "monitoring status @ solar installation solarinstallation solarsystem inverter pvsystem":
    "online|online|online|online|offline|alarm",
  "specialties|specialty|specialization|specialisms|products|lines @ insuranceagent insurancebroker insuranceadvisor & policies_sold active_policies":
    "Auto|Home|Life|Health|Small business|Travel|Retirement",
  // Turbines, dealers and desks
  "name|turbine name|label|turbine @ turbine windturbine":
    "WT-01|WT-02|WT-03|WT-04|WT-05|WT-06|WT-07|WT-08|WT-09",
  "wind farm|windfarm|wind park|wind farm name|site|farm @ turbine windturbine":
    "North Ridge Wind Farm|Coastal Wind Park|Long Hill Wind Farm|Harbour Offshore|Meadow Wind Park",
  "name|dealership name|dealer name @ dealership cardealer cardealership":
    "Novak Motors|Harbour Auto|Lakeside Cars|Alder Automobiles|Ring Road Motors|Meridian Car Centre",
  "brand|brands|makes|makes sold|franchises|brands sold @ dealership cardealer cardealership dealer carrental":
    "Solano|Aurora|Meridian|Kestrel|Volta|Northstar",
  "office|office location|office name @ attorney lawyer solicitor paralegal agent advisor broker consultant":
    "Main office|Downtown|Harbour branch|North office|Old Town|Riverside",
  "preferred store|home store|favorite store|favourite store|nearest store":
    "Downtown|Harbour Street|Lakeside Mall|Station Square|Old Town|North Park",
  "location|position|slot|storage location|current location @ pallet": digits(
    "A-0#-#",
    "B-1#-#",
    "C-2#-#",
    "Dock #",
  ),
  "item|item name|product|product name|item title @ return returnrequest rma exchange refundrequest warrantyclaim":
    english(productNames),
  "occasion|occasions|dress code @ outfit look lookbook capsule":
    "Work|Date night|Weekend|Party|Travel|Wedding guest|Everyday",
  "crop|current crop|plants|crops @ greenhouse":
    "Tomatoes|Cucumbers|Peppers|Lettuce|Strawberries|Basil|Aubergines",
  "message|text @ greenhouse polytunnel irrigation":
    "Temperature above 30 °C.|Humidity below 50 %.|Water tank almost empty.|CO₂ below the target.|A vent does not close.|The pump takes longer than usual.",
  "alerts|alert|warnings|warning @ greenhouse":
    "Temperature above 30 °C|Humidity too low|Vent blocked|Irrigation pressure low|CO2 below target",
  "notes|note|remarks|comments @ stocktake stockcount inventorycount cyclecount stockaudit":
    "Counted twice, same result.|Two boxes stood on the wrong shelf.|Labels missing on one pallet.|Aisle 4 is still open.|Small parts were weighed.",
  "title|name|document name|document title @ legaldocument casedocument courtdocument":
    "Statement of claim|Witness statement|Expert report|Motion to dismiss|Settlement draft|Exhibit A|Court order",
  "name|garage name @ garage": besideAny(
    "services|mechanics|mechanic|bays|specialties|services offered|repair bays|hourly rate",
  )(
    "Novak Garage|Ring Road Auto Repair|Harbour Motors|Old Town Garage|Mill Lane Car Service|Becker & Sons Garage",
  ),
  // Doors and cameras
  "last door|door|door name|access point|entry point|entrance|gate|reader|reader location @ badge accessbadge accesscard keycard accesslog accessevent doorlog entrylog":
    "Main entrance|Server room|Car park gate|Lab 2|Warehouse, door B|Staff entrance|Roof terrace",
  "zone|zones|areas|access zones|access areas|allowed zones|allowed areas @ badge accessbadge accesscard keycard":
    "Lobby|Offices|Server room|Laboratory|Warehouse|Car park|Executive floor",
  // Mines and fishing boats
  "mineral|minerals|commodity|resource|ore|primary mineral|material @ mine pit minesite miningsite":
    "Gold|Copper|Iron ore|Coal|Lithium|Nickel|Zinc|Silver",
  "operator|operating company|owner|company @ mine minesite miningsite":
    "Northgate Mining|Redstone Minerals|Alder Resources|Granite Peak Mining|Southern Ore",
  "species|target species|fish species|catch species|fish|fish type @ fishingtrip fishingvessel fishcatch landing & vessel_name vessel_id quota quota_kg":
    "Cod|Haddock|Mackerel|Herring|Tuna|Sea bass|Hake|Sardine",
  "zone|fishing zone|fishing area|area|fishing ground @ fishingtrip fishingvessel fishcatch":
    "North Sea|Dogger Bank|Bay of Biscay|Skagerrak|Celtic Sea|Norwegian Sea",
  // Building sites
  "permits|permit|required permits|permits required|permits needed @ construction constructionproject constructionsite renovation renovationproject buildingproject buildproject site home house property remodel extension solarinstallation":
    "Building permit|Electrical permit|Plumbing permit|Demolition permit|Road closure permit|Crane permit",
  "issued by|issuing authority|issuer|issuing agency|authority|agency|department|jurisdiction @ permit buildingpermit constructionpermit":
    ofBuild(
      "City Building Department|County Planning Office|Department of Buildings|Municipal Permit Office|Zoning and Permits Office",
    ),
  "findings|finding|violations|issues|deficiencies|defects|issues found @ siteinspection buildinginspection constructioninspection inspection":
    ofBuild(
      "Guard rail missing on the second floor|Junction box without a cover|Fire stop not sealed|Anchor bolts too far apart|Vent pipe not strapped|Step flashing missing",
    ),
  // Works
  "line|production line|assembly line|work center & scrap_count scrap scrap_quantity quantity_produced units_produced quantity_completed":
    "Line 1|Line 2|Line 3|Assembly A|Assembly B|Packaging",
  "product|product name|item name|part name & scrap_count scrap scrap_quantity quantity_produced units_produced units_rejected":
    "Gearbox housing|Pump impeller|Valve body, 3/4 inch|Steel bracket L-80|Drive shaft, 24 mm|Bearing cap|Aluminium heat sink|Control panel cover|Hinge set|Cable harness A12",
  "product|product name|item|item name|part name|finished good @ workorder productionorder manufacturingorder productionrun productionline":
    "Gearbox housing|Pump impeller|Valve body, 3/4 inch|Steel bracket L-80|Drive shaft, 24 mm|Bearing cap|Aluminium heat sink|Control panel cover|Hinge set|Cable harness A12",
  "product|product name|name|title|finished good|assembly @ bom billofmaterial":
    "Desk fan DF-12|LED floor lamp|Garden pump GP-20|Cordless drill CD-18|Electric kettle EK-1|Gearbox G4|Bench grinder|Air purifier AP-3",
  // Insurers
  "policy number|policy no": shape("POL-######"),
  "agency|agency name|brokerage|brokerage name @ insuranceagent broker insurancebroker policy & active_policies":
    "Harbour Insurance|Alder Cover|Northline Brokers|Union Assurance|Lakeside Insurance",
  "file name|filename @ claimdocument insurancedocument policydocument claimattachment":
    "damage-photos.jpg|repair-estimate.pdf|police-report.pdf|claim-form.pdf|receipt.pdf|bank-details.pdf",
  "document type|file kind @ claimdocument insurancedocument":
    "photo|repair estimate|police report|receipt|claim form",
  "company|company name|business name @ subcontractor tradesperson electrician plumber builder":
    "Keller Bau|Stone & Sons|Bright & Partners|Novak Brothers|Harbour Trades|Mill Lane Works",
  "station|station name|stop @ stop halt": aroundAny("train number|coaches|carriages")(
    "Central Station|Riverside|Milton|Ashford|Lakeview|Newport|Oakdale|Harbour Street|University",
  ),
  "name|designation|designator|identifier|number @ runway":
    "09L/27R|09R/27L|04/22|13/31|18/36|07/25",
  "surface|surface type @ runway": "asphalt|asphalt|concrete",
  "shipping line|ocean carrier":
    "Meridian Shipping|Northsea Lines|Harbour Maritime|Blue Anchor Line|Baltic Container Line",
  "package description|parcel contents":
    "Documents|Birthday gift|Laptop|Spare parts|Shoes|House keys",
  "plant|plant name|factory & units_produced downtime_minutes":
    "Plant North|Lyon works|Harbour plant|Plant 2",
  "purpose|trip purpose & fuel_used odometer_start vehicle_id":
    "Client visit|Delivery|Airport transfer|Site visit|Errand",
  "stop reason|end reason @ charging chargingsession chargesession":
    "Battery full|Unplugged by the driver|Stopped in the app|Charge limit reached|Connector fault",
  // Workshops and dealers
  "specialty|speciality|specialization|specialisation|expertise @ mechanic garage autoshop":
    "Brakes|Engines|Electrics|Transmissions|Bodywork|Air conditioning|Diesel",
  "services|services offered|treatments|treatments offered @ salon hairsalon beautysalon barbershop barber nailsalon hairdresser & stylists":
    "Haircut|Colour|Highlights|Blow-dry|Beard trim|Children's cut|Bridal styling|Hair treatment",
  "services|service|services offered|service name @ garage autoshop mechanic carworkshop autorepair repairshop":
    "Oil change|Annual inspection|Brake service|Tyre change|Wheel alignment|Air conditioning service|Diagnostics|Battery replacement|Bodywork",
  "certifications|certification|certificates|qualifications @ mechanic garage autoshop":
    "Master Technician|Hybrid and EV Level 2|Air Conditioning|Brake Systems|Diesel Engines",
  "certifications|certification|certificates|qualifications @ technician electrician plumber installer contractor worker operator":
    "High Voltage|Gas Fitting|Working at Height|First Aid|Welding|Forklift",
  "category|part category|type|part type @ part sparepart carpart autopart vehiclepart":
    "Brakes|Engine|Filters|Electrical|Suspension|Cooling|Exhaust",
  "brand|manufacturer|make|supplier|vendor @ part sparepart carpart autopart vehiclepart":
    "Kessler|Ironline|Voltaro|Alder Parts|Northway|Brandt & Sons",
  "shelf location|shelf|bin location|bin @ part sparepart carpart autopart": digits(
    "A-0#",
    "B-1#",
    "C-0#",
    "D-2#",
  ),
  "compatible models|compatible with|compatible vehicles|fits models|fits|vehicle models|fitment @ part sparepart carpart autopart tire tyre":
    "Aurora Cross|Solano City|Volta Sprint|Northstar Tourer|Aurora S2|Solano Estate",
  "feedback|customer feedback|comments|impression|notes @ testdrive":
    "Liked the seats, wants to compare it with the estate.|Found the boot too small.|Wants an offer with winter tyres.|Loved the quiet ride.|Will decide after the holidays.",
  "complaint|customer complaint|reported problem|reported issue|problem description|issue description|concern|customer concern @ repairorder repairjob serviceorder carrepair vehiclerepair":
    "Squeals when braking.|Does not start in the morning.|Pulls to the left.|Rattles over bumps.|Warning light stays on.|Air conditioning does not cool.",
  "diagnosis|findings|finding|cause|root cause @ repairorder repairjob serviceorder carrepair vehiclerepair":
    "Worn brake pads|Weak battery|Misaligned front axle|Broken stabiliser link|Faulty oxygen sensor|Leaking refrigerant line",
  // Farms and gardens
  "species|animal type|type|animal @ animal": onFarm("cow|sheep|goat|pig|chicken|horse"),
  "unit|unit of measure|yield unit|quantity unit @ harvest harvestrecord crop yield": "t",
  "quality grade|grade|quality|quality class @ harvest harvestrecord crop produce":
    "Class I|Class II|Premium|Feed grade",
  "storage location|storage|stored in|stored at|store @ harvest harvestrecord crop grain hay":
    "Silo 1|Silo 2|Barn north|Cold store|Grain store",
  "title|name|task|task name|task title @ gardentask gardentodo gardeningtask gardenjob gardening":
    gardenTasks,
  "title|name|task name|task title @ task todo chore": inGarden(gardenTasks),
  "title|name|task|task name|task title @ farmtask farmtodo farmjob farmwork fieldtask":
    "Repair the north fence|Move the cows to the lower paddock|Service the tractor|Spray the wheat|Check the irrigation pump|Order seed potatoes|Clean the milking parlour",
  "description|details|instructions|notes @ gardentask gardentodo gardeningtask gardenjob":
    "Early in the morning, before it gets hot.|Use the compost from the second bin.|Cut just above an outward bud.|Twenty centimetres apart.|Wear gloves, they have thorns.",
  "description|details|instructions|notes @ farmtask farmtodo farmjob farmwork fieldtask":
    "Posts and wire are in the barn.|Only if there is no wind.|Before the rain on Thursday.|Ask Tom for the trailer.|Check the oil first.",
  "tools|tool|tools needed|required tools|equipment @ gardentask gardening garden gardenjob plant gardeningtask":
    "Secateurs|Rake|Spade|Watering can|Gloves|Hoe|Wheelbarrow",
  // Law firms
  "title|position|job title|rank|role|seniority @ attorney lawyer solicitor":
    "Partner|Senior Associate|Associate|Of Counsel|Managing Partner",
  "role|side|represents|representing|party|acting for|type @ caseattorney caselawyer casecounsel lawsuitattorney lawsuitlawyer casesolicitor":
    "Counsel for the plaintiff|Counsel for the defendant",
  "firm|law firm|firm name|law firm name|lawfirm @ attorney lawyer solicitor counsel paralegal case lawsuit notary":
    "Hartley & Cole LLP|Brandt Whitfield LLP|Okafor Lane & Partners|Marlow Law Group|Sinclair & Voss|Delgado Pierce LLP|Ashworth Legal|Kessler Dunne & Co.",
  "law school|university|alma mater @ attorney lawyer solicitor":
    "Lakeside School of Law|Northern Law School|Harbour University|St. Anne's College of Law|Redwood School of Law",
  "bio|biography|about|profile @ attorney lawyer solicitor":
    "Advises family businesses on succession and disputes.|Represents employees before the labour court.|Has closed more than forty company sales.|Mediator, and former clerk at the Court of Appeal.|Speaks three languages and teaches contract law.",
  "activity|activity type|task|work type|service|activity code @ timeentry timelog timerecord billableentry":
    inLaw("Research|Drafting|Client call|Court appearance|Correspondence|Document review"),
  "description|narrative|notes|details|work description @ timeentry timelog timerecord billableentry":
    inLaw(
      "Drafted the reply to the opposing counsel.|Call with the client on the settlement.|Reviewed the lease and its annexes.|Prepared the witness for the hearing.|Research on limitation periods.|Attended the hearing.",
    ),
  "file name|filename|file @ legaldocument casedocument courtdocument courtfiling legalfiling matterdocument":
    "motion-to-dismiss.pdf|witness-statement.pdf|settlement-draft.docx|expert-report.pdf|power-of-attorney.pdf",
  "file type|file format|format @ legaldocument casedocument courtdocument courtfiling matterdocument":
    "pdf|docx",
  "version|document version|revision @ legaldocument casedocument contractdocument contract agreement":
    digits("1.#", "2.#", "3.0"),
  "summary|abstract|description @ legaldocument casedocument courtdocument courtfiling matterdocument":
    "Asks the court to dismiss for lack of standing.|Sets out the terms both sides agreed on.|States what the witness saw on the day.|Lists the damages with receipts.|Gives notice of the end of the lease.",
});
