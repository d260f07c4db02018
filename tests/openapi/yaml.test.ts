import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { toYaml } from "../../src/openapi/to-yaml.ts";
import { anyText } from "../support/fuzz/hostile.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  anyText(),
  fc
    .array(fc.constantFrom("a", " ", "\n", "#", ": ", "- ", "yes", "1", "é", "\t", "|", "'", '"'), {
      maxLength: 8,
    })
    .map((parts) => parts.join("")),
  fc.constantFrom(
    "null",
    "no",
    "On",
    "~",
    "",
    "0x1",
    "1e3",
    "2024-01-01",
    "=",
    "<<",
    "a: b",
    "---",
  ),
);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(text, tie("value"), { maxKeys: 4 }),
  ),
}));

test.each(["1.1", "1.2"] as const)("YAML %s reads back what was written", (version) => {
  fc.assert(
    fc.property(fc.dictionary(text, value, { maxKeys: 4 }), (data) => {
      const plain: unknown = JSON.parse(JSON.stringify(data));
      expect(parse(toYaml(plain), { version })).toEqual(plain);
    }),
    { numRuns: 500 },
  );
});

test("YAML reads as a person would write it", () => {
  const data = {
    info: { title: "blog mock API", version: "1.0.0", description: "One line.\n\nAnother: line." },
    tags: [{ name: "users", description: "Somebody who writes." }, ["a", []]],
    "/users/{id}": { 200: null, enum: ["yes", "draft", "-id"], minimum: 0.5, items: {} },
  };
  expect(toYaml(data)).toMatchInlineSnapshot(`
    "info:
      title: blog mock API
      version: "1.0.0"
      description: |-
        One line.

        Another: line.
    tags:
      - name: users
        description: Somebody who writes.
      - - a
        - []
    /users/{id}:
      "200": null
      enum:
        - "yes"
        - draft
        - "-id"
      minimum: 0.5
      items: {}
    "
  `);
});
