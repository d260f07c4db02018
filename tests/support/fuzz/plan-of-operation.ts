import fc from "fast-check";
import { at, type DescribedOperation, type Part } from "../conformance.ts";
import { wildBody, wildSegment, wildText, wildValue } from "./hostile.ts";
import { queryOf } from "./query-of-operation.ts";
import { type Resolve, valuesOf } from "./values-of-schema.ts";

/** A request but for what only the records of the moment can tell. */
export interface Plan {
  readonly isHead: boolean;
  /** Whether the credential is left out, where one is needed. */
  readonly isAnonymous: boolean;
  /** For each place in the path, which of the records there are, or a text. */
  readonly ids: readonly (number | string)[];
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the record's own version goes along in `If-Match` or `If-None-Match`. */
  readonly isVersioned: boolean;
  readonly body: BodyPlan | undefined;
}

export type BodyPlan =
  | { readonly kind: "raw"; readonly content: Uint8Array<ArrayBuffer> | string }
  | {
      readonly kind: "record";
      readonly media: string;
      /** What the schema of that media type allows. */
      readonly value: unknown;
      /** Which of a record's members these replace, as bits; undefined: the value goes as it is. */
      readonly replaced: number | undefined;
      readonly change: Change | undefined;
      readonly encoding: "json" | "form" | "multipart";
    };

/** What is wrong with one member of a body. */
export interface Change {
  readonly at: number;
  readonly to: { readonly value: unknown } | "gone" | "unknown" | "nested";
}

const maybe = <T>(share: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof(
    { weight: 10 - share, arbitrary: fc.constant(undefined) },
    { weight: share, arbitrary: value },
  );

const seldom = fc.oneof(
  { weight: 12, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);

const id = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 20 }) },
  { weight: 1, arbitrary: wildSegment },
  { weight: 1, arbitrary: fc.constantFrom("1", "0", "no-such-record", "null") },
);

const headers = fc.dictionary(
  fc.constantFrom(
    "if-match",
    "if-none-match",
    "prefer",
    "range",
    "accept",
    "origin",
    "content-type",
  ),
  fc.oneof(
    fc.constantFrom(
      "*",
      '"stale"',
      'W/"x", ,',
      "return=minimal",
      'return="minimal", wait=10',
      "Return=representation; foo",
      "posts=0-24",
      "text/html",
      "http://localhost:5173",
      "http://evil.example",
      ";;;",
    ),
    fc.constantFrom(
      "application/json",
      "application/merge-patch+json",
      "application/json; charset=latin1",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "multipart/form-data; boundary=x",
    ),
    wildText.map((text) => text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, "").trim()),
  ),
  { maxKeys: 2 },
);

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat({ max: 30 }),
  to: fc.oneof<fc.Arbitrary<Change["to"]>[]>(
    wildValue.map((value) => ({ value })),
    fc.constantFrom("gone", "unknown", "nested"),
  ),
});

/** The requests that an operation is put through: most of them nearly right. */
export function planOf(
  operation: DescribedOperation,
  parameters: readonly Part[],
  resolve: Resolve,
): fc.Arbitrary<Plan> {
  const places = operation.path.match(/\{\w+\}/g)?.length ?? 0;
  return fc.record({
    isHead: operation.method === "GET" ? seldom : fc.constant(false),
    isAnonymous: seldom,
    ids: fc.array(id, { minLength: places, maxLength: places }),
    query: queryOf(parameters, resolve),
    headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
    isVersioned: seldom,
    body: bodyOf(operation, resolve),
  });
}

function bodyOf({ description }: DescribedOperation, resolve: Resolve): fc.Arbitrary<Plan["body"]> {
  const raw = wildBody.map((content) => ({ kind: "raw", content }) as const);
  if (!("requestBody" in description)) return fc.constant(undefined);
  const content = at(at(description, "requestBody"), "content");
  const values = Object.entries(content).map(([media, each]) =>
    fc.record({ media: fc.constant(media), value: valuesOf(at(each as Part, "schema"), resolve) }),
  );
  const how = fc.record({
    kind: fc.constant("record" as const),
    replaced: maybe(
      8,
      fc.nat({ max: 2 ** 20 }).map((bits) => bits & (bits >> 1)),
    ),
    change: maybe(4, change),
    encoding: fc.oneof(
      { weight: 10, arbitrary: fc.constant("json" as const) },
      fc.constantFrom("form" as const, "multipart" as const),
    ),
  });
  const record = fc.tuple(how, fc.oneof(...values)).map(([rest, value]) => ({ ...rest, ...value }));
  return fc.oneof({ weight: 9, arbitrary: record }, { weight: 1, arbitrary: raw });
}
