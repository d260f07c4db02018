import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

/** What somebody asks for, at work or at the town hall, fits the kind of request. */
export const officePairings: readonly Pairing[] = [
  {
    // With whom nobody has spoken yet, of them little is known.
    knownBy: "stage|status|lead status|pipeline stage",
    follows: "notes|note|remarks",
    owner: oneOf("lead|saleslead"),
    isOwn: true,
    fits: toTexts({
      new: "Came in through the website.|Asked for a price list.|Met at the trade fair.|Not called yet.",
    }),
  },
  {
    knownBy: "status|decision",
    follows:
      "reviewer comment|approver comment|manager comment|manager note|approver note|reviewer note",
    owner: oneOf("leave|absence|vacation|pto|timeoff"),
    fits: toTexts({
      "approved|confirmed":
        "Enjoy your time off.|Please hand over open tasks first.|Cover is arranged.|Fine with me.",
      "rejected|declined|denied":
        "Two colleagues are away that week.|Falls into the release week.|Please choose other dates.|Too short notice.",
    }),
  },
  {
    knownBy: "question|title",
    follows: "answer|response|reply",
    owner: /^faqs?$/,
    fits: toMentions({
      "change my plan": "Yes, at any time in the settings.",
      "delivery take": "Usually two to three working days.",
      "can i pay": "We accept cards, PayPal and bank transfer.",
      "reset my password": "Choose “Forgot password” on the sign-in page and follow the link.",
      "return an order": "Yes, within 30 days and free of charge.",
      invoice: "All of them are in your account, under Billing.",
    }),
  },
  {
    knownBy: "question|title",
    follows: "category|topic|section",
    owner: /^faqs?$/,
    fits: toMentions({
      "change my plan|can i pay|invoice": "Billing",
      "delivery take": "Delivery|=shipping",
      "reset my password": "Account|=security",
      "return an order": "Returns|=orders",
    }),
  },
  {
    knownBy: "name|asset name|asset|item",
    follows: "category|type|asset type",
    owner: oneOf("asset"),
    fits: toMentions({
      monitor: "IT equipment|=monitor|=hardware|=it|=electronics",
      tablet: "IT equipment|=tablet|=phone|=hardware|=it|=electronics",
      "laptop|projector|printer": "IT equipment|=laptop|=hardware|=it|=electronics",
      "chair|desk": "Furniture",
      phone: "Phones|=phone|=hardware|=mobile|=it|=electronics",
    }),
  },
  {
    knownBy: "message|error|title",
    follows: "type|error type|exception type|name",
    owner: oneOf("error|exception|crash"),
    fits: toMentions({
      "properties of undefined": "TypeError",
      "timed out": "TimeoutError",
      "unexpected token": "SyntaxError",
      "connection refused|too many requests": "NetworkError",
      "permission denied": "PermissionError",
    }),
  },
  {
    knownBy: "title|exam title|name|assignment title",
    follows: "subject|course|course name|subject name",
    owner: oneOf("exam|quiz|assignment|test|homework"),
    fits: toMentions(
      Object.fromEntries(
        "Mathematics|Biology|Chemistry|Physics|History|Geography|Economics|Literature|Philosophy|Computer Science|English|Art|Music"
          .split("|")
          .map((subject) => [subject.toLowerCase(), subject]),
      ),
    ),
  },
  {
    knownBy: "type|leave type|absence type|category|kind|request type",
    follows: "reason|note|notes|description",
    owner: oneOf("leave|absence|vacation|holiday|pto"),
    fits: toTexts({
      "vacation|annual|annual leave|holiday|pto|paid|paid leave|paid time off":
        "Family holiday|Two weeks by the sea|Trip with friends|Visiting relatives abroad|Hiking trip",
      "sick|sick leave|medical|illness|medical leave":
        "Recovering from flu|Medical appointment|Dental surgery|Back pain|Migraine",
      "parental|parental leave|maternity|paternity|maternity leave|paternity leave":
        "Birth of a child|First months with the baby|Second half of parental leave",
      "unpaid|unpaid leave|personal|personal leave":
        "Moving house|Study trip|Renovation at home|Volunteering abroad",
      "sabbatical|sabbatical leave":
        "Sabbatical in South America|Writing a book|Long-distance walk",
      "bereavement|compassionate|bereavement leave": "Funeral in the family",
      "study|training|education|study leave": "Training course|Exam week|Language course",
      "jury duty": "Called for jury duty",
      "remote|home office|work from home|wfh": "Tradespeople at home|Waiting for a delivery",
      "wedding|marriage": "Wedding",
      "family|childcare|family leave|caregiver": "Childcare|School holidays|Caring for a parent",
    }),
  },
  {
    knownBy: "permit type|type|category|application type|work type",
    follows:
      "description|details|work description|project description|scope|scope of work|purpose|summary",
    owner: oneOf("permit|building|planning|construction|application|license|licence"),
    fits: toTexts({
      "new build|new construction|building|residential":
        "Single-family house with a carport.|Semi-detached house on the vacant lot.|Garden house of 24 m².",
      "extension|addition":
        "Two-storey extension at the rear with a green roof.|Conservatory on the south side.|Dormer above the stairwell.",
      "renovation|remodel|alteration|remodelling":
        "Conversion of the attic into two rooms.|New bathroom and removal of one wall.|Renewal of all windows.",
      demolition:
        "Demolition of the old garage, new garden wall.|Removal of a derelict barn.|Demolition of the shed in the yard.",
      "change of use": "Shop on the ground floor becomes a café.|Office becomes two flats.",
      "roof and facade|roof|roofing|facade":
        "Replacement of windows and facade insulation.|New roof tiles and insulation.|Solar panels on the south roof.",
      "electrical|electric": "Rewiring of the ground floor.|Charging point in the garage.",
      plumbing: "New supply pipes in the basement.|Second bathroom on the upper floor.",
      "fence|wall": "Fence of 1.8 m along the street.",
      "sign|signage|advertising": "Illuminated sign above the shop window.",
      "event|street event|special event|festival|street party|public event":
        "Street party with music until ten.|Christmas market on the square, twelve stalls.|Charity run along the river, two roads closed.",
      "parking|residential parking|resident parking":
        "Resident's permit for one car.|Loading bay for a move, two days.|Disabled parking space in front of the house.",
      "business|trade|commercial|food|alcohol":
        "Opening of a café with ten tables outside.|Bicycle workshop in the rear building.|Weekly food stall at the market.",
      "tree|landscaping": "Felling of a damaged birch in the front garden.",
    }),
  },
  {
    knownBy: "stage|deal stage|pipeline stage|status",
    follows: "probability|win probability|close probability|likelihood",
    owner: oneOf("deal|opportunity|lead|prospect"),
    fits: toRanges({
      "lead|new|prospect|prospecting|contacted": [5, 15, 0],
      "qualified|qualification|discovery|demo": [20, 35, 0],
      "proposal|quote|evaluation|proposal sent": [40, 60, 0],
      "negotiation|contract|contract sent|verbal": [65, 90, 0],
    }),
  },
  {
    knownBy: "category|merchant category|expense category",
    follows: "amount|transaction amount|total",
    owner: oneOf("transaction|expense|purchase|spending"),
    fits: toRanges({
      "groceries|grocery|food": [8, 140, 2],
      "transport|transportation|transit|taxi": [2, 60, 2],
      "dining|restaurants|restaurant|eating out|coffee|food & drink|meals": [4, 95, 2],
      "utilities|energy|bills|phone|internet": [25, 240, 2],
      "shopping|clothing|electronics": [12, 320, 2],
      "entertainment|leisure|culture": [5, 80, 2],
      "health|pharmacy|fitness": [8, 180, 2],
      "rent|housing|mortgage": [700, 2200, 0],
      "subscriptions|subscription|streaming|software": [4, 40, 2],
      "travel|hotel|flights|lodging": [45, 900, 2],
      "salary|income|payroll|wages": [1800, 5400, 2],
      insurance: [20, 210, 2],
      "fuel|gas": [25, 95, 2],
    }),
  },
  {
    // What was bought says more than what it is sorted under.
    knownBy: "description|memo|title",
    follows: "amount|transaction amount|total",
    owner: oneOf("transaction|expense|purchase|spending"),
    fits: toMentionedRanges({
      coffee: [3, 9, 2],
      lunch: [9, 28, 2],
      dinner: [32, 95, 2],
      "cinema|museum": [9, 32, 2],
      "concert|theatre": [28, 90, 2],
      "monthly ticket": [49, 89, 2],
      taxi: [9, 42, 2],
      streaming: [9, 18, 2],
      bread: [4, 16, 2],
      fruit: [8, 42, 2],
      "weekly shopping": [48, 140, 2],
    }),
  },
  {
    knownBy: "name|sensor name|device name|label",
    follows: "room|location|area|zone",
    owner: oneOf("sensor|device|smart|thermostat|camera|lock|light|plug|blind"),
    fits: toMentions({
      greenhouse: "Greenhouse",
      cellar: "Cellar",
      "cold room": "Cold room",
      "cold store": "Cold store|Cold store 2",
      "loading bay": "Loading bay",
      roof: "Roof",
      "server room": "Server room",
      "meeting room": "Meeting room",
      "living room": "Living room",
      bedroom: "Bedroom",
      bathroom: "Bathroom",
      kitchen: "Kitchen",
      nursery: "Nursery",
      archive: "Archive",
      "hall [a-d]": "Hall A|Hall B",
      "hallway|hall": "Hallway",
      stairs: "Stairs",
      "entrance|front door": "Entrance",
      "back door": "Back door",
      classroom: "Classroom",
      "office|desk": "Office",
      garage: "Garage",
      "garden|lawn": "Garden",
      balcony: "Balcony",
      attic: "Attic",
      boiler: "Boiler room",
      "gateway|hub|bridge|router": "Hallway|Office|Living room|=Utility room|=Server room",
    }),
  },
  {
    knownBy: "interest|interest level",
    follows: "feedback|notes|comment|comments",
    owner: oneOf("viewing|showing"),
    fits: toTexts({
      "high|very interested": "Would like a second viewing.|Loved the light and the kitchen.",
      "medium|maybe": "Loved the light, kitchen too small.|Perfect size, asked about the heating.",
      "low|not interested|none": "Too close to the road.|Too small for a family.",
    }),
  },
  {
    knownBy: "level|seniority|seniority level|experience level|job level",
    follows: "employment type|contract type|employment|job type|type",
    owner: oneOf("employee|staff|worker|staffmember|teammember|job|position|vacancy"),
    fits: toTexts({
      "senior|lead|principal|staff|manager|director|executive|head|vp|c-level":
        "=full-time|=part-time|=contractor|=contract|=freelance|=freelancer|=permanent|=temporary|=fixed-term|=consultant",
    }),
  },
];
