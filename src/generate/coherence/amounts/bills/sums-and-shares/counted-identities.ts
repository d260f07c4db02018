import { oneOf } from "../../../../one-of.ts";
import type { Identity } from "./identity.ts";

/** Of whom and of what a whole is made up: guests, voters, respondents, costs of one journey. */
export const countedIdentities: readonly Identity[] = [
  {
    result: "highest point m|highest point|max elevation|max altitude|summit elevation",
    plus: [
      "lowest point m|lowest point|min elevation|min altitude",
      "elevation gain m|elevation gain|ascent m|ascent|total ascent",
    ],
  },
  {
    result: "responses|total responses|response count|respondents",
    plus: ["promoters", "passives", "detractors"],
  },
  {
    result:
      "puppies|kittens|puppy count|kitten count|pups|litter size|number of puppies|number of kittens|total puppies|total kittens|total|size",
    plus: ["male|males|boys|male count", "female|females|girls|female count"],
    least: 2,
    owner: oneOf("litter|puppylitter|kittenlitter|whelping"),
  },
  {
    result: "total|total population|population|headcount|total count",
    plus: ["male|men|males", "female|women|females", "other|diverse|non binary"],
    least: 2,
  },
  {
    result: "total|total students|total count",
    plus: ["present|present count", "absent|absent count", "late|late count", "excused"],
    least: 2,
    owner: oneOf("attendance|register|rollcall|attendancerecord"),
  },
  {
    result: "total|total amount|total cost|total expenses|grand total",
    plus: [
      "materials|material",
      "labor|labour",
      "travel",
      "equipment",
      "meals|food",
      "lodging|accommodation|hotel",
      "transport|transportation",
    ],
    least: 3,
  },
  {
    result: "total|total kg|total emissions|total co2",
    plus: ["transport", "travel", "energy", "food", "waste", "shopping", "flights"].map(
      (of) => `${of}|${of} kg|${of} emissions|${of} co2`,
    ),
    least: 2,
    owner: oneOf("carbon|footprint|emission"),
  },
  {
    result: "total votes|votes|vote count|votes cast|total",
    plus: [
      "upvotes|yes votes|votes for|yes|for|ayes",
      "downvotes|no votes|votes against|no|against|nays|noes",
      "abstentions|abstain|abstained",
    ],
    least: 2,
  },
  {
    result: "guests|passengers|party size|travelers|travellers|total guests|number of guests|guest",
    plus: ["adults|adult", "children|kids|child", "infants|infant"],
    least: 2,
  },
];
