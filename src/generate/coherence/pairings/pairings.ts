import { appPairings } from "./apps-and-devices/app-pairings.ts";
import { devicePairings } from "./apps-and-devices/device-pairings.ts";
import { iconPairings } from "./apps-and-devices/icon-pairings.ts";
import { measurePairings } from "./apps-and-devices/measure-pairings.ts";
import { operationsPairings } from "./apps-and-devices/operations-pairings.ts";
import { platformPairings } from "./apps-and-devices/platform-pairings.ts";
import { screenPairings } from "./apps-and-devices/screen-pairings.ts";
import { hearthPairings } from "./home/hearth-pairings.ts";
import { homePairings } from "./home/home-pairings.ts";
import { keepingPairings } from "./home/keeping-pairings.ts";
import { lifePairings } from "./home/life-pairings.ts";
import { roomPairings } from "./home/room-pairings.ts";
import { servicePairings } from "./home/service-pairings.ts";
import { diversionPairings } from "./leisure/diversion-pairings.ts";
import { hobbyPairings } from "./leisure/hobby-pairings.ts";
import { outingPairings } from "./leisure/outing-pairings.ts";
import { pastimePairings } from "./leisure/pastime-pairings.ts";
import { pursuitPairings } from "./leisure/pursuit-pairings.ts";
import { trainingPairings } from "./leisure/training-pairings.ts";
import { bookPairings } from "./media/book-pairings.ts";
import { mediaPairings } from "./media/media-pairings.ts";
import { newsPairings } from "./media/news-pairings.ts";
import { storyPairings } from "./media/story-pairings.ts";
import { titlePairings } from "./media/title-pairings.ts";
import { accountPairings } from "./money-and-trade/account-pairings.ts";
import { auctionPairings } from "./money-and-trade/auction-pairings.ts";
import { businessPairings } from "./money-and-trade/business-pairings.ts";
import { insurancePairings } from "./money-and-trade/insurance-pairings.ts";
import { moneyPairings } from "./money-and-trade/money-pairings.ts";
import { productPairings } from "./money-and-trade/product-pairings.ts";
import { spendingPairings } from "./money-and-trade/spending-pairings.ts";
import { tradePairings } from "./money-and-trade/trade-pairings.ts";
import { fieldPairings } from "./nature-and-science/field-pairings.ts";
import { labPairings } from "./nature-and-science/lab-pairings.ts";
import { learningPairings } from "./nature-and-science/learning-pairings.ts";
import { medicinePairings } from "./nature-and-science/medicine-pairings.ts";
import { plantsPairings } from "./nature-and-science/plants-pairings.ts";
import { sightingPairings } from "./nature-and-science/sighting-pairings.ts";
import { wildlifePairings } from "./nature-and-science/wildlife-pairings.ts";
import { worldPairings } from "./nature-and-science/world-pairings.ts";
import type { Pairing } from "./pairing.ts";
import { claimPairings } from "./work-and-town/claim-pairings.ts";
import { officePairings } from "./work-and-town/office-pairings.ts";
import { plantPairings } from "./work-and-town/plant-pairings.ts";
import { projectPairings } from "./work-and-town/project-pairings.ts";
import { publicPairings } from "./work-and-town/public-pairings.ts";
import { recordPairings } from "./work-and-town/record-pairings.ts";
import { societyPairings } from "./work-and-town/society-pairings.ts";
import { transportPairings } from "./work-and-town/transport-pairings.ts";
import { worksPairings } from "./work-and-town/works-pairings.ts";

export const pairings: readonly Pairing[] = [
  ...iconPairings,
  ...keepingPairings,
  ...accountPairings,
  ...recordPairings,
  ...appPairings,
  ...screenPairings,
  ...plantsPairings,
  ...plantPairings,
  ...worksPairings,
  ...trainingPairings,
  ...wildlifePairings,
  ...sightingPairings,
  ...transportPairings,
  ...bookPairings,
  ...fieldPairings,
  ...labPairings,
  ...operationsPairings,
  ...mediaPairings,
  ...pastimePairings,
  ...diversionPairings,
  ...hobbyPairings,
  ...medicinePairings,
  ...lifePairings,
  ...newsPairings,
  ...pursuitPairings,
  ...claimPairings,
  ...auctionPairings,
  ...tradePairings,
  ...businessPairings,
  ...insurancePairings,
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
  ...hearthPairings,
  ...projectPairings,
  ...societyPairings,
];
