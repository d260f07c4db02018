import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions } from "../pairing.ts";

/** What people answer before they vote. */
export const diversionPairings: readonly Pairing[] = [
  {
    knownBy: "question",
    follows: "option|choice|answer|name|label",
    owner: oneOf("poll|survey"),
    fits: toMentions({
      "whom would you|which candidate|who would you|who won":
        "Green Future|Civic Union|Liberal Forum|Workers' Alliance|Undecided",
    }),
  },
];
