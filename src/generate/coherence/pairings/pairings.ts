import { bookPairings } from "./book-pairings.ts";
import { homePairings } from "./home-pairings.ts";
import { labPairings } from "./lab-pairings.ts";
import { lifePairings } from "./life-pairings.ts";
import { measurePairings } from "./measure-pairings.ts";
import { medicinePairings } from "./medicine-pairings.ts";
import { newsPairings } from "./news-pairings.ts";
import { officePairings } from "./office-pairings.ts";
import type { Pairing } from "./pairing.ts";
import { productPairings } from "./product-pairings.ts";
import { pursuitPairings } from "./pursuit-pairings.ts";
import { roomPairings } from "./room-pairings.ts";
import { storyPairings } from "./story-pairings.ts";
import { titlePairings } from "./title-pairings.ts";
import { tradePairings } from "./trade-pairings.ts";
import { worldPairings } from "./world-pairings.ts";

export const pairings: readonly Pairing[] = [
  ...bookPairings,
  ...labPairings,
  ...lifePairings,
  ...newsPairings,
  ...pursuitPairings,
  ...tradePairings,
  ...roomPairings,
  ...storyPairings,
  ...productPairings,
  ...titlePairings,
  ...worldPairings,
  ...measurePairings,
  ...medicinePairings,
  ...officePairings,
  ...homePairings,
];
