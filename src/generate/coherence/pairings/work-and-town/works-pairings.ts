import { type Pairing, toMentions } from "../pairing.ts";

const lawful = /^(?:matter|case|legal|lawsuit|attorney)$/;
const papers = /^(?:document|filing|legal)$/;

/** What is broken, what is fought over, what grows: the one word for it decides the other. */
export const worksPairings: readonly Pairing[] = [
  {
    knownBy: "name|part name|title|description",
    follows: "category|part category|part type|type",
    owner: /^(?:part|spare|sparepart|carpart|autopart)$/,
    fits: toMentions({
      "brake|pad|disc|caliper": "Brakes|=brakes",
      filter: "Filters|=filters|=engine",
      "spark plug|timing belt|belt|gasket|seal|piston|oil": "Engine|=engine",
      "battery|alternator|bulb|headlight|sensor|fuse|starter": "Electrical|=electrical",
      "shock|spring|bearing|strut|link|absorber|joint": "Suspension|=suspension",
      "radiator|thermostat|water pump|coolant|hose": "Cooling|=cooling|=engine",
      "exhaust|muffler|catalytic": "Exhaust|=exhaust",
      "wiper|mirror|bumper|windscreen|door": "Body|=body",
    }),
  },
  {
    knownBy:
      "complaint|customer complaint|reported problem|reported issue|problem description|issue description|concern|customer concern",
    follows: "diagnosis|findings|finding|cause|root cause",
    owner: /^(?:repair|service|job|vehicle|car|work)$/,
    fits: toMentions({
      "brak(?:e|es|ing)": "Worn brake pads|Warped front discs",
      "start|starting": "Weak battery|Faulty starter motor",
      "pulls|steering|vibrates": "Misaligned front axle|Worn tie rod end",
      "rattle|bump|knocking": "Broken stabiliser link|Worn shock absorbers",
      "warning light|check engine": "Faulty oxygen sensor|Loose ignition coil",
      "air conditioning|cool|heating": "Leaking refrigerant line|Clogged cabin filter",
      "oil|leak|smoke": "Leaking valve cover gasket",
    }),
  },
  {
    knownBy: "title|name|subject|matter name|case name|description",
    follows: "practice area|area of law|area|case type|matter type|category",
    owner: lawful,
    fits: toMentions({
      "trade ?mark|patent|copyright|licen[cs]e": "Intellectual property|=ip",
      "estate of|inheritance|will|probate": "Inheritance law|=probate|=estate",
      "lease|landlord|tenant|purchase of|boundary|property": "Real estate|=real estate|=property",
      "dismissal|employee|employment|wage|severance": "Employment law|=employment|=labor|=labour",
      "divorce|custody|adoption": "Family law|=family",
      "merger|shareholder|company|incorporation|acquisition": "Corporate law|=corporate",
      "accident|injury|malpractice": "Personal injury|=injury|=personal injury",
      "contract|supplier|delivery|debt|warranty": "Contract law|=contract|=civil",
    }),
  },
  {
    knownBy: "name|title|file name|document name",
    follows: "type|document type|kind|category",
    owner: /^(?:document|documents|attachment|attachments|paper|papers|evidence)$/,
    fits: toMentions({
      "photo|picture|image": "photo|=photo|=image",
      "receipt|proof of purchase|invoice|bill": "receipt|=receipt|=invoice",
      "doctor|medical|diagnosis|discharge": "medical report|=medical|=medical_report",
      "estimate|quote|offer": "estimate|=estimate|=quote",
      "police|statement|witness": "statement|=statement|=police_report",
      "bank|account": "bank details|=bank|=other",
      "passport|identity|licence|license": "identification|=id|=identity",
      "contract|lease|agreement": "contract|=contract|=agreement",
      "claim form|form|application": "form|=form|=claim_form",
    }),
  },
  {
    knownBy: "title|document title",
    follows: "document type|type|category",
    owner: papers,
    fits: toMentions({
      "motion|dismiss": "motion|=motion",
      "exhibit|photo": "exhibit|=exhibit|=evidence",
      order: "court order|=order",
      "report|opinion": "expert report|=report|=evidence",
      "settlement|agreement|contract|lease": "contract|=contract|=agreement",
      "witness|statement of claim|affidavit": "pleading|=pleading|=statement",
    }),
  },
  {
    knownBy: "common name|name|plant name|species",
    follows: "plant type|type|category|kind",
    owner: /^(?:plant|plants|houseplant)$/,
    fits: toMentions({
      "monstera|snake plant|peace lily|fiddle-leaf fig|spider plant|pothos":
        "indoor|=houseplant|=indoor|=foliage",
      "aloe vera|cactus|echeveria": "succulent|=indoor",
      "lavender|rosemary|basil|thyme|mint|sage": "herb|=herb|=perennial",
      "tree|oak|maple|apple": "tree",
      "rose|hydrangea": "shrub|=flower",
      "tomato|carrot|lettuce|pepper|bean": "vegetable",
      "tulip|dahlia|sunflower|peony": "flower",
    }),
  },
];
