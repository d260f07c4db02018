import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toTexts } from "../pairing.ts";

/** What was reported, broken, lost or done is described as such. */
export const claimPairings: readonly Pairing[] = [
  {
    knownBy: "case type|type|category|case category",
    follows: "verdict|ruling|judgment|decision",
    owner: oneOf("case|courtcase|legalcase|lawsuit|litigation|trial"),
    fits: toTexts({
      criminal: "Guilty|Not guilty|Guilty on one count",
      "civil|commercial|contract|small claims|personal injury|labour|labor|employment|property":
        "Judgment for the plaintiff|Judgment for the defendant|Claim dismissed",
      family: "Petition granted|Joint custody|Settlement approved",
      "administrative|tax": "Decision upheld|Decision overturned",
    }),
  },
  {
    // Nobody reports a stolen car to who insures their life.
    knownBy: "type|policy type|insurance type|product type|product|coverage type|line of business",
    follows: "type|claim type|incident type|loss type|category",
    of: /^polic(?:y|ies)$/,
    owner: oneOf("claim|claims"),
    fits: toTexts({
      "auto|car|motor|vehicle|auto insurance|car insurance":
        "Accident|Theft|Glass|=accident|=collision|=auto|=theft|=vehicle|=car|=vandalism|=glass|=hail|=windshield|=motor",
      "home|property|house|household|renters|home insurance|building|home contents|contents":
        "Water damage|Fire|Burglary|=water_damage|=fire|=theft|=burglary|=home|=property|=storm|=flood|=water|=property_damage|=vandalism|=weather|=storm_damage|=fire_damage",
      "health|medical|dental|health insurance":
        "Medical|=medical|=health|=hospital|=hospitalization|=surgery|=dental|=illness|=injury",
      "life|life insurance":
        "Death benefit|=death|=life|=death_benefit|=illness|=disability|=medical|=critical_illness|=other",
      "travel|travel insurance":
        "Trip cancellation|Lost luggage|=travel|=trip_cancellation|=cancellation|=lost_luggage|=baggage|=medical|=theft|=delay",
      "liability|personal liability":
        "Third-party damage|=liability|=third_party|=property_damage|=injury",
      pet: "Vet treatment|=pet|=vet|=medical|=surgery|=illness",
    }),
  },
  {
    knownBy: "category|type|issue type|report type",
    follows: "summary|title|subject|description",
    owner: oneOf("citizen|civic|city|street|municipal"),
    fits: toTexts({
      "street light|streetlight|lighting|street lighting":
        "Street light out since Monday|Lamp flickers all night",
      "pothole|road|road damage|roads": "Deep pothole in the bike lane|Road surface breaks up",
      "broken bench|park|parks|furniture": "Bench broken in the park|Swing has come loose",
      "illegal dumping|waste|litter|garbage|rubbish":
        "Rubbish dumped behind the school|Bin overflows every weekend",
      "graffiti|vandalism": "Graffiti on the underpass|Bus shelter glass smashed",
      "fallen tree|tree|trees": "Tree branch hangs over the road|Fallen tree blocks the path",
      "water leak|water|flooding|drain": "Water runs out of the kerb|Drain blocked at the crossing",
      noise: "Building noise after ten at night",
    }),
  },
  {
    knownBy: "type|claim type|loss type|incident type",
    follows: "documents|attachments|supporting documents|files",
    owner: oneOf("claim|claims"),
    isOwn: true,
    fits: toTexts({
      "medical|health|hospital|dental|illness|injury":
        "medical-report.pdf|hospital-invoice.pdf|claim-form.pdf|prescription.pdf",
      "theft|burglary|robbery|vandalism":
        "police-report.pdf|receipt.pdf|claim-form.pdf|photos-of-damage.zip",
      "death|life|death benefit": "death-certificate.pdf|claim-form.pdf|identity-card.pdf",
    }),
  },
  {
    knownBy: "offense|offence|charge|charge description",
    follows: "statute|code section|statute section",
    fits: toTexts({
      "burglary|breaking and entering": "Penal Code § 459",
      "speeding|reckless driving": "Vehicle Code § 22350",
      vandalism: "Penal Code § 594",
      "theft|bicycle theft|shoplifting|petty theft": "Penal Code § 484",
      fraud: "Penal Code § 532",
    }),
  },
  {
    knownBy:
      "loss type|cause|cause of loss|peril|type|claim type|incident type|damage type|category",
    follows:
      "narrative|description|loss description|incident description|circumstances|damage description|statement|summary|claim description|details",
    owner: oneOf("claim|claims|loss|accident"),
    fits: toTexts({
      "water damage|water|flood|plumbing|pipe burst":
        "Pipe burst in the bathroom, water ran into the flat below.|Washing machine leaked over night.|Heavy rain flooded the cellar.",
      "storm|storm damage|wind|weather|natural disaster":
        "Storm tore tiles off the roof.|A tree fell on the garage.|Gusts broke two windows.",
      hail: "Hail dented roof and bonnet.|Hail broke the skylight.",
      "fire|fire damage|smoke":
        "Fire in the kitchen, hob and cupboards destroyed.|Short circuit set the meter box on fire.",
      "theft|burglary|robbery|stolen":
        "Laptop stolen from a parked car.|Burglars came in through the terrace door.|Bicycle taken from the cellar.",
      "collision|auto|vehicle|car|accident|traffic accident|motor":
        "Rear-ended at a traffic light, bumper and boot damaged.|Scraped a pillar in the car park.|Slid into the guard rail on ice.",
      "property|home|household|house|contents|homeowners":
        "Pipe burst in the bathroom, water ran into the flat below.|Storm tore tiles off the roof.|A tree fell on the garage.",
      "health|medical": "Hospital stay after a fall on the stairs.|Outpatient surgery on the knee.",
      "vandalism|malicious damage":
        "Paint scratched along both doors.|Front window smashed at night.",
      "liability|third party|personal injury|injury":
        "Visitor slipped on the wet stairs.|Ball went through the neighbour's window.",
      "glass|glass breakage|windshield": "Stone chip spread across the windscreen.",
    }),
  },
  {
    knownBy: "claim type|type|loss type|incident type",
    follows: "description|details|incident description|summary|cause",
    owner: oneOf("claim|loss"),
    fits: toTexts({
      "auto|collision|car|vehicle|motor|accident":
        "Rear-end collision at a traffic light.|Scratched door in a car park.|Windscreen cracked on the motorway.",
      "water|water damage|flood":
        "Burst pipe in the kitchen, floor damaged.|Washing machine leaked into the flat below.",
      "theft|burglary":
        "Bicycle stolen from the courtyard.|Laptop taken from a parked car.|Break-in through the cellar window.",
      "fire|fire damage|smoke":
        "Kitchen fire, cupboards destroyed.|Smoke damage after a candle fell over.",
      "health|medical|hospital":
        "Hospital stay after a fall.|Outpatient surgery on the knee.|Physiotherapy after an accident.",
      vandalism: "Front window smashed at night.|Graffiti on the shop door.",
      "home|property|storm|storm damage|hail|house|household|weather":
        "Roof tiles blown off in the storm.|Garden fence knocked over by a tree.",
      "travel|trip": "Flight cancelled, two extra hotel nights.|Luggage lost on the way home.",
      "liability|third party":
        "Neighbour's window broken while playing ball.|Red wine spilled on a friend's carpet.",
      dental: "Crown after a broken tooth.|Root canal treatment.",
      life: "Benefit to the surviving spouse.",
      glass: "Windscreen cracked on the motorway.|Balcony door broken.",
      pet: "Operation after the dog swallowed a toy.",
    }),
  },
  {
    knownBy: "type|claim type|incident type|cause",
    follows: "description|details|incident description|damage description",
    owner: oneOf("car|auto|vehicle|motor"),
    fits: toTexts({
      theft: "Car stolen from the driveway over night.",
      "weather|storm|hail": "Hail dented roof and bonnet.|A branch fell on the windscreen.",
    }),
  },
  {
    knownBy: "description|details|incident description|summary",
    follows:
      "claimed amount|claim amount|amount claimed|amount|estimated damage|damage|estimated loss|loss amount|repair cost",
    owner: oneOf("claim|incident|loss|damage"),
    fits: toMentionedRanges({
      "scratched|scraped|windscreen|stone chip": [280, 1900, 0],
      "collision|rear-end|rear-ended|guard rail": [1400, 11_000, 0],
      "flight cancelled|luggage|suitcase": [240, 1600, 0],
      "bicycle|laptop|phone|camera": [450, 2400, 0],
      "spilled|window broken|neighbour's window|graffiti|fence": [180, 1500, 0],
      "crown|root canal|tooth|physiotherapy": [350, 2200, 0],
      "roof|burst pipe|leaked|hail": [1200, 14_000, 0],
      "fire|smoke": [2500, 38_000, 0],
      "surgery|hospital": [2200, 16_000, 0],
      "swallowed|operation after the dog": [600, 2800, 0],
    }),
  },
];
