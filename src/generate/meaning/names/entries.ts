import { withoutKind } from "./project-words.ts";

/** Items of these are things to buy; a notification item is a notification. */
const wares = new Set(
  "order cart line menu invoice receipt basket wishlist catalog catalogue inventory stock bill sale quote purchase return shipment auction rental checkout estimate shop product store collection lost found loot budget packing registry section category group page tray warehouse pantry closet wardrobe clothing merch archive archival library museum gear equipment food grocery bakery lineup bundle shopping bucket".split(
    " ",
  ),
);

/** Whether the word before `item` says all. */
export function isEntry(words: readonly string[]): boolean {
  const own = withoutKind(words);
  return own.length > 1 && own.at(-1) === "item" && !wares.has(own.at(-2) ?? "");
}
