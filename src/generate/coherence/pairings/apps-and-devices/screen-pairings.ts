import { oneOf } from "../../../one-of.ts";
import { type Pairing, toRanges, toTexts } from "../pairing.ts";

/** What is watched, wished for and measured on a screen, by its kind. */
export const screenPairings: readonly Pairing[] = [
  {
    knownBy: "kind|type|media type|content type|title type|format",
    follows: "runtime|runtime minutes|duration minutes|runtime min|length minutes|duration min",
    owner: oneOf(
      "title|streamingtitle|media|content|show|movie|film|watchlist|watchitem|mediaitem",
    ),
    fits: toRanges({
      "series|tv|show|tv show|tv series|anime|miniseries|sitcom": [21, 62, 0],
      documentary: [52, 124, 0],
      "short|short film": [4, 28, 0],
    }),
  },
  ...[
    [
      "weapon|weapon name|main weapon",
      "Iron Sword|Ember Hammer",
      "Frost Staff",
      "Bronze Dagger",
      "Storm Bow",
    ],
    [
      "skills|abilities|spells|talents",
      "Shield wall|Parry|Battle cry|Second wind",
      "Fireball|Healing touch|Herbalism|Frost ward",
      "Stealth|Lockpicking|Persuasion|Quick step",
      "Archery|Tracking|Herbalism|Stealth",
    ],
  ].map(([follows = "", strong = "", wise = "", sly = "", far = ""]) => ({
    knownBy: "class|character class|job class",
    follows,
    owner: oneOf("character|hero|player|gamecharacter"),
    fits: toTexts({
      "warrior|fighter|knight|barbarian|paladin": strong,
      "mage|wizard|sorcerer|warlock|cleric|priest|healer|druid": wise,
      "rogue|thief|assassin|bard": sly,
      "ranger|archer|hunter": far,
    }),
  })),
  {
    knownBy: "type|method type|kind|method|provider",
    follows: "label|nickname|name|display name",
    owner: oneOf("paymentmethod|savedpaymentmethod|method|walletitem|fundingsource"),
    fits: toTexts({
      paypal: "PayPal",
      "apple pay|applepay": "Apple Pay",
      "google pay|googlepay": "Google Pay",
      "bank account|bank|ach|sepa|sepa debit|bank transfer": "Joint account|Everyday account",
    }),
  },
  {
    knownBy: "status|state",
    follows: "ci status|checks status|build status|checks|pipeline status|ci",
    owner: oneOf("request|pullrequest|mergerequest|pull|merge|pr"),
    fits: toTexts({
      merged: "passing|passed|success|successful|green|succeeded",
    }),
  },
  {
    knownBy: "name|title|list name",
    follows: "occasion|event|event type",
    owner: oneOf("wishlist|giftlist|registry|giftregistry"),
    fits: toTexts({
      birthday: "birthday",
      christmas: "holiday",
      "for the new flat": "housewarming",
      kitchen: "housewarming|wedding",
      "favourites|someday|gift ideas": "birthday|anniversary",
    }),
  },
];
