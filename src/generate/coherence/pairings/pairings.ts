import { lifePairings } from "./life-pairings.ts";
import type { Pairing } from "./pairing.ts";
import { tradePairings } from "./trade-pairings.ts";
import { worldPairings } from "./world-pairings.ts";

export const pairings: readonly Pairing[] = [...lifePairings, ...tradePairings, ...worldPairings];
