import { type Pairing, type Range, toMentionedRanges } from "../pairing.ts";

/** In centimetres: how wide, how high and how deep things are. */
const sizes: Readonly<Record<string, string>> = {
  "notebook|sketchbook": "14-15 20-22 1-2",
  "fountain pen|key ring": "2-4 8-14 1-2",
  "wallet|travel pouch": "10-22 8-15 2-4",
  "tea mug|candle holder": "8-11 8-12 8-11",
  "water bottle": "7-8 20-27 7-8",
  "plant pot|seagrass basket|vase|pitcher": "14-26 16-32 14-26",
  "serving bowl": "22-30 7-12 22-30",
  "cutting board|serving tray": "24-30 2-4 36-48",
  "watering can|building blocks|storage box": "22-38 18-30 16-28",
  cushion: "40-50 40-50 10-16",
  "tote bag|backpack": "28-40 38-48 10-18",
  "wall clock": "26-36 26-36 3-5",
  "desk lamp": "15-22 38-56 15-22",
  "throw blanket|picnic blanket": "130-150 1-2 170-200",
  "bath mat": "50-60 2-3 75-90",
  "coat rack": "40-60 165-185 40-60",
  "side table": "40-55 45-58 40-55",
  chair: "44-52 78-94 48-56",
  bookshelf: "80-110 170-205 26-34",
  "t-shirt|shirt|blouse|skirt|sweater|jacket|overcoat|coat|dress|trousers": "26-34 4-9 32-40",
};

const sides = ["width", "height", "depth"] as const;

/** How wide, high or deep fits what a thing is called. */
export function sizesAlong(side: (typeof sides)[number]): Pairing["fits"] {
  const at = sides.indexOf(side);
  return toMentionedRanges(
    Object.fromEntries(Object.entries(sizes).map(([things, all]) => [things, toRange(all, at)])),
  );
}

function toRange(all: string, at: number): Range {
  const [least = 0, most = least] = (all.split(" ")[at] ?? "").split("-").map(Number);
  return [least, most, 0];
}
