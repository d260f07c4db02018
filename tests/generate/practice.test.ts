import { expect, test } from "vitest";
import { createRecordGenerator } from "../../src/assembly/records/record-generator.ts";
import { toSampleSources } from "../../src/assembly/records/sample-source.ts";

test("what the process of a first start practises on can be made, and refers to each other", async () => {
  const [people] = toSampleSources("en");
  for (const source of toSampleSources("en")) {
    const generator = await createRecordGenerator(source, new Date(0));
    const made = source.resources.map((resource) => generator.record(resource, 2));
    expect(made.map(Object.keys)).toEqual(
      source.resources.map(({ members }) => [...members.keys()]),
    );
  }
  expect(people?.relations.map(({ member, to }) => [member, to.path])).toEqual([
    ["userId", "/User"],
  ]);
});
