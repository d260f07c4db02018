import type { Chance } from "../../../draw/chance.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const bech32 = "023456789acdefghjklmnpqrstuvwxyz";
const hex = "0123456789abcdef";

/** How an address and a transaction are written on the chains that do not write them as Ethereum does. */
interface Chain {
  readonly names: Matcher;
  readonly address: (chance: Chance) => string;
  readonly hash: (chance: Chance) => string;
}

const chains: readonly Chain[] = [
  { names: oneOf("bitcoin|btc"), address: toText("bc1q", bech32, 38), hash: toText("", hex, 64) },
  { names: oneOf("litecoin|ltc"), address: toText("ltc1q", bech32, 38), hash: toText("", hex, 64) },
  { names: oneOf("solana|sol"), address: toText("", base58, 44), hash: toText("", base58, 88) },
  { names: oneOf("tron|trx"), address: toText("T", base58, 33), hash: toText("", hex, 64) },
  { names: oneOf("cardano|ada"), address: toText("addr1q", bech32, 52), hash: toText("", hex, 64) },
  { names: oneOf("dogecoin|doge"), address: toText("D", base58, 33), hash: toText("", hex, 64) },
  { names: oneOf("ripple|xrp"), address: toText("r", base58, 33), hash: toText("", hex, 64) },
];

function toText(prefix: string, letters: string, length: number): (chance: Chance) => string {
  return (chance) =>
    prefix + Array.from({ length }, () => letters[chance.below(letters.length)] ?? "").join("");
}

/** An address is written as its chain writes them: `bc1q…`, not `0x…`, for bitcoins. */
export const findChainAddresses: FindRules = ({ slots }) => {
  const chain = findNamed(
    slots,
    "network|chain|blockchain|coin|currency|symbol|asset|token|crypto|cryptocurrency",
    ["text", "choice"],
  );
  if (!chain) return [];
  return slots
    .filter(({ kind }) => kind === "text")
    .map((slot) => ({
      reads: [chain],
      writes: [slot],
      apply: (scope) => {
        const before = scope.values[slot.name];
        const known = String(scope.values[chain.name]).toLowerCase();
        const form = chains.find(({ names }) => names.test(known));
        if (!form || typeof before !== "string" || !/^0x[\da-f]{40,64}$/.test(before)) return;
        const toOther = before.length > 50 ? form.hash : form.address;
        write(scope, slot, toOther(chanceFor(scope, slot)));
      },
    }));
};
