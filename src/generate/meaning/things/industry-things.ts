import { hour, type ThingTable } from "./thing.ts";

/** What goes wrong, is changed and is checked where people make, build and mend things. */
export const industryThings: ThingTable = {
  "nonconformance nonconformity deviation qualityissue ncr capa correctiveaction": {
    name: "Bore diameter out of tolerance|Wrong label on batch|Scratches on the housing|Missing test record|Paint thickness too low|Mixed parts in one box|Seal leaking after assembly",
    status: "open|in analysis|action defined|closed",
    type: "internal|supplier|customer",
    category: "Dimension|Surface|Documentation|Material|Assembly",
    about:
      "Found at the final check, batch set aside.|Twelve of fifty parts affected.|The customer sent photos.|Same fault as in spring, other machine.|Caused by a worn tool.",
    reason: "Worn tool|Wrong setting|Supplier fault|Missing instruction|Handling",
    price: [200, 18_000, -2],
  },
  "changeorder variationorder contractchange": {
    name: "Additional sockets in the offices|Thicker insulation, north front|Move the partition wall|Second entrance door|Different floor covering|Larger drainage pipe|Fire doors on level 2",
    status: "draft|submitted|approved|rejected",
    type: "addition|omission|substitution",
    category: "Scope|Design|Site conditions",
    about:
      "Asked for by the client after the site visit.|The ground is softer than in the report.|Drawings and plan did not agree.|The product is no longer made.",
    reason:
      "Client request|Unforeseen ground conditions|Design error|New regulation|Material not available",
    price: [600, 48_000, -2],
  },
  "downtime downtimeevent stoppage machinestop": {
    status: "open|resolved",
    type: "planned|unplanned",
    category: "Mechanical|Electrical|Changeover|Material|Cleaning|Staff",
    duration: [hour / 6, 6 * hour],
  },
  "edition bookedition": { namedAs: "book" },
};
