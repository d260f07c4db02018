import type { Call } from "../conformance.ts";
import type { BodyPlan, Change } from "./plan-of-operation.ts";

export interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: NonNullable<Call["body"]>;
  /** What the body says, where it is the JSON of something. */
  readonly json?: unknown;
}

/** The body of a request, with what a record of the moment lends it. */
export function toContent(plan: BodyPlan, record: object): Content {
  if (plan.kind === "raw") {
    return { headers: { "content-type": "application/json" }, body: plan.content };
  }
  const json = change(blend(plan.value, record, plan.replaced), plan.change);
  if (plan.encoding === "json" || !isObject(json)) {
    return { headers: { "content-type": plan.media }, body: JSON.stringify(json), json };
  }
  const fields = toFields(json);
  if (plan.encoding === "form") {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return { headers, body: new URLSearchParams(fields).toString() };
  }
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { headers: {}, body: form };
}

/** The record with some of its members as the value has them. */
function blend(value: unknown, record: object, replaced: number | undefined): unknown {
  if (replaced === undefined || !isObject(value)) return value;
  const taken = Object.entries(value).filter((_, index) => (replaced >> (index % 20)) & 1);
  return { ...record, ...Object.fromEntries(taken) };
}

function change(body: unknown, wanted: Change | undefined): unknown {
  if (!wanted || !isObject(body)) return body;
  const names = Object.keys(body);
  const name = names[wanted.at % names.length] ?? "id";
  if (wanted.to === "unknown") return { ...body, nosuch: 1 };
  if (wanted.to === "nested") return { ...body, [name]: { [name]: body[name] } };
  if (wanted.to !== "gone") return { ...body, [name]: wanted.to.value };
  const { [name]: _, ...rest } = body;
  return rest;
}

function toFields(body: object, prefix = ""): [string, string][] {
  return Object.entries(body).flatMap(([name, value]): [string, string][] => {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    if (isObject(value)) return toFields(value, path);
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.map((each) => [path, String(each ?? "")]);
  });
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
