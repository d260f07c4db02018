// Prints how much of the vocabulary of public APIs is read, weighted by how many of them use a name.
import { createJiti } from "jiti";

const jiti = createJiti(import.meta.url, { fsCache: false });
const { readVocabulary, toMemberName } = await jiti.import("../tests/generate/names/vocabulary.ts");
const { findText } = await jiti.import("../src/generate/meaning/find-text.ts");
const { findNumber } = await jiti.import("../src/generate/meaning/find-number.ts");
const { toMember } = await jiti.import("../src/generate/member.ts");

const library = { isEnglish: true };
let [all, read] = [0, 0];
const unread = [];
for (const { name, apis, text, number } of readVocabulary()) {
  const member = toMember(toMemberName(name), { words: ["thing"], path: "", siblings: [] });
  const readings = [
    ...(text ? [["string", findText(member, { type: "string" }, library)]] : []),
    ...(number === undefined ? [] : [["number", findNumber(member, { type: "number" })]]),
  ];
  for (const [type, { because }] of readings) {
    const weight = apis / readings.length;
    all += weight;
    if (because.by === "nothing") unread.push(`${member.name}: ${type}`);
    else read += weight;
  }
}
const share = ((read / all) * 100).toFixed(1);
process.stdout.write(`${share} % of the uses of 3,312 names are read.\n`);
if (unread.length > 0) process.stdout.write(`Not read: ${unread.join(", ")}\n`);
process.exitCode = Number(share) >= 98 ? 0 : 1;
