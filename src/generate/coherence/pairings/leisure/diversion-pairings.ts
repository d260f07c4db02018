import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toTexts } from "../pairing.ts";

const archived = oneOf("historicalrecord|archiverecord|familyrecord|historical|genealogy");

/** What old books hold, and what people are asked before they vote. */
export const diversionPairings: readonly Pairing[] = [
  {
    knownBy: "record type|type|kind",
    follows: "title|name|record title",
    owner: archived,
    fits: toTexts({
      census: "Census of the fifth district|Census of Mill Street",
      birth: "Parish register of St Mary|Register of births, volume 4",
      marriage: "Register of marriages, volume 12|Marriages at Hill Church",
      death: "Burials at Hill Church|Register of deaths, volume 7",
      immigration: "Passenger list of the Aurora|Arrivals at the harbour",
      military: "Muster roll of the third company",
    }),
  },
  {
    knownBy: "record type|type|kind",
    follows: "transcription|transcript|text",
    owner: archived,
    fits: toTexts({
      census: "Wife Maria, four children, one lodger.|Head of the house, cooper, aged 41.",
      birth: "Born on a Tuesday, baptised on the same day.|Second son of the miller.",
      marriage: "Joseph, farmer, and Anna, both of this parish.|Witnessed by both their fathers.",
      death: "Died of a fever, buried by the east wall.|Aged 71, widow of the smith.",
      immigration: "Aged 34, carpenter, one trunk.|Travels with two sisters.",
      military: "Private, six feet tall, brown eyes.",
    }),
  },
  {
    knownBy: "kind|type|plan type|category",
    follows: "name|title|plan name|pass name",
    owner: oneOf("membershippass|coworkingplan|coworkingpass|membership|coworking"),
    fits: toTexts({
      "hot desk|hotdesk|flex": "Hot Desk|Hot Desk Plus|Night Owl",
      "dedicated|dedicated desk": "Own Desk|Own Desk Plus",
      "private office|office": "Small Office|Team Room",
      "day pass|day": "Day Pass|Ten Days",
    }),
  },
  {
    knownBy: "procedure|treatment|procedure name|treatment type",
    follows: "cost|total cost|fee|price|amount",
    owner: oneOf("dental|dentaltreatment|dentalprocedure|tooth"),
    fits: toMentionedRanges({
      "x-ray|exam|check-?up": [35, 90, 0],
      "cleaning|scaling|fluoride|polish|sealant": [60, 140, 0],
      "filling|bonding": [110, 260, 0],
      "root canal|crown|bridge|veneer|denture": [560, 1200, -1],
      implant: [1400, 2600, -1],
      "extraction|wisdom": [120, 380, 0],
      whitening: [220, 460, 0],
    }),
  },
  {
    knownBy: "question",
    follows: "option|choice|answer|name|label",
    owner: oneOf("poll|opinionpoll|electionpoll|survey"),
    fits: toMentions({
      "whom would you|which candidate|who would you|who won":
        "Green Future|Civic Union|Liberal Forum|Workers' Alliance|Undecided",
    }),
  },
];
