import type { ErrorObject, ValidateFunction } from "ajv";
import { type BodyKind, toBodySchema } from "./body-schema.ts";
import type { Resource } from "./resource.ts";
import type { Definitions } from "./schema.ts";

/** A fault by member, dotted: `{ "address.zip": "is missing" }`. */
export type Faults = Readonly<Record<string, string>>;

export type Validate = (resource: Resource, kind: BodyKind, body: unknown) => Promise<Faults>;

/** Checks bodies against the schema that made the records; ajv is loaded and compiles on first use. */
export function createValidate(definitions: Definitions): Validate {
  const compiled = new Map<string, ValidateFunction>();
  return async (resource, kind, body) => {
    const key = `${kind} ${resource.path}`;
    const check = compiled.get(key) ?? (await compile(resource, kind, definitions));
    compiled.set(key, check);
    return check(body) ? {} : toFaults(check.errors ?? []);
  };
}

async function compile(
  resource: Resource,
  kind: BodyKind,
  definitions: Definitions,
): Promise<ValidateFunction> {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const { default: addFormats } = await import("ajv-formats");
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true });
  addFormats.default(ajv);
  return ajv.compile({ ...toBodySchema(resource, kind), components: { schemas: definitions } });
}

function toFaults(errors: readonly ErrorObject[]): Faults {
  const faults: Record<string, string> = {};
  for (const error of errors) {
    const path = error.instancePath.split("/").slice(1).map(unescapePointer);
    const member = error.params["missingProperty"] ?? error.params["additionalProperty"];
    if (typeof member === "string") path.push(member);
    faults[path.join(".") || "body"] ??= toWords(error);
  }
  return faults;
}

function unescapePointer(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

function toWords(error: ErrorObject): string {
  switch (error.keyword) {
    case "required":
      return "is missing";
    case "additionalProperties":
      return "is not a member of the model";
    case "type":
      return `must be ${article(String(error.params["type"]))}`;
    case "enum":
      return `must be one of: ${error.params["allowedValues"].join(", ")}`;
    case "format":
      return `must be in the format ${error.params["format"]}`;
    default:
      return error.message ?? "is not valid";
  }
}

function article(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}
