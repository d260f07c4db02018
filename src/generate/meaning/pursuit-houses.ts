import { hash } from "../draw/chance.ts";
import { dealOnce } from "../draw/deal.ts";
import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";
import type { TextSource } from "../values/compile-text.ts";
import { nameOf, toTitle } from "./neutral.ts";

/** Where something is taught, sold or done: such a house is not called as what is done there. */
const houses = oneOf("studio|school|academy|shop|store|center|centre|hall|alley|gym|venue|club");
const pursuits =
  /^(?:dance|ballet|yoga|pilates|tattoo|photo|photography|pottery|ceramics?|craft|art|painting|cooking|riding|horse|swim|swimming|music|piano|guitar|ski|surf|surfing|dive|diving|climbing|pet|toy|game|games|flower|wine|plant|garden|driving|language|karate|judo|martial|arts|boxing|sewing|knitting|sailing|cycling|escape|room|bowling|arcade|grooming|golf|tennis|rowing|squash|archery|fencing|shooting)$/;
/** What only means a house where it says where it is. */
const ambiguous = oneOf("spa|aquarium");
const placed = /^(?:address|street|opening_?hours|phone|phone_?number|email|website|city)$/i;

const said = [
  "Small, friendly and well kept.",
  "Run by the same family for twenty years.",
  "Open to beginners and old hands alike.",
  "Recently renovated, and already popular.",
  "Known for taking time with everybody.",
  "A bright room, five minutes from the station.",
];

/** The name of a dance school, and what is said of it: `Riverside Dance School`. */
export function findHouseText({ owner, words, siblings, isTop }: Member): TextSource | undefined {
  const [last = "", before = ""] = owner.toReversed();
  const isHouse = before === "" ? ambiguous.test(last) : houses.test(last) && pursuits.test(before);
  if (!isTop || !isHouse || words.length > 1) return undefined;
  if (siblings.filter((name) => placed.test(name)).length < 2) return undefined;
  if (words[0] === "name") return nameOf(toTitle(owner), isTop);
  if (!oneOf("description|about|overview").test(words[0] ?? "")) return undefined;
  const key = hash(last);
  return (scope, chance) => said[dealOnce(scope, chance, said.length, key)] ?? "";
}
