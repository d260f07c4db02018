import { besideAny, digits, shape, toTextRules } from "../../text-rule.ts";

/** Words of a matter that lawyers bill, of an animal that earns its keep, of a bed of flowers. */
const inLaw = besideAny("matter|matter id|attorney|attorney id|lawyer|lawyer id|client matter");
const onFarm = besideAny(
  "farm|farm id|tag number|ear tag|ear tag number|herd|herd id|barn|barn id|milk yield|pen|paddock",
);
const inGarden = besideAny("plant|plant id|plants|bed|garden bed|bed id|garden|garden id|plot id");

const gardenTasks =
  "Prune the roses|Water the tomatoes|Mow the lawn|Turn the compost|Sow the lettuce|Weed the herb bed|Clean the greenhouse|Divide the hostas";

/** Insurers, workshops, farms, gardens and law firms. */
export const worksRules = toTextRules({
  // Insurers
  "policy number|policy no": shape("POL-######"),
  "agency|agency name|brokerage|brokerage name @ insuranceagent broker insurancebroker policy & active_policies":
    "Harbour Insurance|Alder Cover|Northline Brokers|Union Assurance|Lakeside Insurance",
  "file name|filename @ claimdocument insurancedocument policydocument claimattachment":
    "damage-photos.jpg|repair-estimate.pdf|police-report.pdf|claim-form.pdf|receipt.pdf|bank-details.pdf",
  "document type|file kind @ claimdocument insurancedocument":
    "photo|repair estimate|police report|receipt|claim form",
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
    "Aurora Cross|Solano City|Volta GT|Northstar Tourer|Aurora S2|Solano Estate",
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
