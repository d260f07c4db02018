import { expect, test } from "vitest";
import { createGenerator } from "../../../src/generate/create-generator.ts";
import { explainMember } from "../../../src/generate/explain-member.ts";
import { loadLibrary } from "../../../src/generate/load-library.ts";
import type { SingleObject } from "../../../src/schema/resource.ts";
import type { Json } from "../../../src/schema/schema.ts";
import { toSingle } from "../support.ts";
import { kindOf } from "./value-kinds.ts";
import { readVocabulary, toMemberName } from "./vocabulary.ts";

const vocabulary = readVocabulary();

interface Case {
  readonly name: string;
  readonly member: string;
  readonly type: "string" | "number";
  readonly claim: string;
  readonly resource: SingleObject;
}

/** Each name alone in a model that says nothing: what the name says by itself. */
const cases: readonly Case[] = vocabulary.flatMap(({ name, text, number }) => [
  ...(text ? [toCase(name, "string", text.join("|"))] : []),
  ...(number === undefined ? [] : [toCase(name, "number", number)]),
]);

function toCase(name: string, type: "string" | "number", claim: string): Case {
  const member = toMemberName(name);
  const properties = { [member]: { type } as const };
  const single = toSingle({
    type: "object",
    properties,
    required: [member],
    additionalProperties: false,
  });
  return { name, member, type, claim, resource: { ...single, path: `/${type}/${member}` } };
}

function fits(value: Json | undefined, claim: string): boolean {
  if (typeof value === "string") return claim.split("|").includes(kindOf(value));
  if (typeof value !== "number") return false;
  // From 2015 to 2030 or a birth, in milliseconds or in seconds.
  if (claim === "epoch") return value > -1e12 && value < 1.9e12 && Number.isInteger(value);
  const [least = 0, most = 0] = claim.split("..").map(Number);
  return value >= least && value <= most;
}

const now = new Date("2026-03-01");
const settings = { locale: "en", now, definitions: {}, relations: [], settings: [] } as const;

test("every name of the vocabulary has values of the kind and in the range that the table claims", async () => {
  const resources = cases.map(({ resource }) => resource);
  const generator = await createGenerator({ ...settings, seed: 4, resources });
  const wrong = cases.flatMap(({ resource, member, claim, type }) => {
    const values = Array.from(
      { length: 8 },
      (_, index) => generator.record(resource, index)[member],
    );
    const bad = values.find((value) => !fits(value, claim));
    return bad === undefined ? [] : [`${member}: ${type}, ${claim}: ${JSON.stringify(bad)}`];
  });
  expect(wrong).toEqual([]);
});

test("no name falls to the last resort where the table says more", async () => {
  const library = await loadLibrary("en", now, () => {}, false);
  const unread = cases.filter(({ member, resource, claim }) => {
    const input = {
      resource,
      models: [],
      definitions: {},
      relations: [],
      settings: undefined,
      library,
    };
    const isUnread = explainMember(member, input)?.startsWith("Nothing is known") ?? true;
    return isUnread && claim !== "label|neutral";
  });
  expect(unread.map(({ member, type }) => `${member}: ${type}`)).toEqual([]);
});

test("the table has every name that at least three of the APIs use", () => {
  expect(vocabulary).toHaveLength(3312);
  expect(new Set(vocabulary.map(({ name }) => name)).size).toBe(3312);
  expect(Math.min(...vocabulary.map(({ apis }) => apis))).toBeGreaterThanOrEqual(3);
});
