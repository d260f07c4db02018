import { accountPairings } from "./account-pairings.ts";
import { appPairings } from "./app-pairings.ts";
import { auctionPairings } from "./auction-pairings.ts";
import { bookPairings } from "./book-pairings.ts";
import { businessPairings } from "./business-pairings.ts";
import { claimPairings } from "./claim-pairings.ts";
import { devicePairings } from "./device-pairings.ts";
import { hobbyPairings } from "./hobby-pairings.ts";
import { homePairings } from "./home-pairings.ts";
import { keepingPairings } from "./keeping-pairings.ts";
import { labPairings } from "./lab-pairings.ts";
import { learningPairings } from "./learning-pairings.ts";
import { lifePairings } from "./life-pairings.ts";
import { measurePairings } from "./measure-pairings.ts";
import { mediaPairings } from "./media-pairings.ts";
import { medicinePairings } from "./medicine-pairings.ts";
import { moneyPairings } from "./money-pairings.ts";
import { newsPairings } from "./news-pairings.ts";
import { officePairings } from "./office-pairings.ts";
import { operationsPairings } from "./operations-pairings.ts";
import { outingPairings } from "./outing-pairings.ts";
import type { Pairing } from "./pairing.ts";
import { pastimePairings } from "./pastime-pairings.ts";
import { plantsPairings } from "./plants-pairings.ts";
import { platformPairings } from "./platform-pairings.ts";
import { productPairings } from "./product-pairings.ts";
import { projectPairings } from "./project-pairings.ts";
import { publicPairings } from "./public-pairings.ts";
import { pursuitPairings } from "./pursuit-pairings.ts";
import { recordPairings } from "./record-pairings.ts";
import { roomPairings } from "./room-pairings.ts";
import { servicePairings } from "./service-pairings.ts";
import { spendingPairings } from "./spending-pairings.ts";
import { storyPairings } from "./story-pairings.ts";
import { titlePairings } from "./title-pairings.ts";
import { trainingPairings } from "./training-pairings.ts";
import { wildlifePairings } from "./wildlife-pairings.ts";
import { worksPairings } from "./works-pairings.ts";
import { worldPairings } from "./world-pairings.ts";

export const pairings: readonly Pairing[] = [
  ...keepingPairings,
  ...accountPairings,
  ...recordPairings,
  ...appPairings,
  ...plantsPairings,
  ...worksPairings,
  ...trainingPairings,
  ...wildlifePairings,
  ...bookPairings,
  ...labPairings,
  ...operationsPairings,
  ...mediaPairings,
  ...pastimePairings,
  ...hobbyPairings,
  ...medicinePairings,
  ...lifePairings,
  ...newsPairings,
  ...pursuitPairings,
  ...claimPairings,
  ...auctionPairings,
  ...businessPairings,
  ...moneyPairings,
  ...spendingPairings,
  ...learningPairings,
  ...devicePairings,
  ...servicePairings,
  ...platformPairings,
  ...publicPairings,
  ...roomPairings,
  ...outingPairings,
  ...storyPairings,
  ...productPairings,
  ...titlePairings,
  ...worldPairings,
  ...measurePairings,
  ...officePairings,
  ...homePairings,
  ...projectPairings,
];
