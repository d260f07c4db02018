import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Backlot, OpenApiDocument } from "../../src/index.ts";

export type Part = Readonly<Record<string, unknown>>;

export interface DescribedOperation {
  readonly method: string;
  readonly path: string;
  readonly description: Part;
}

export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
}

/** Headers that mean something to a client: none comes back that the document does not name. */
const telling = [
  "etag",
  "location",
  "link",
  "x-total-count",
  "content-range",
  "www-authenticate",
  "set-cookie",
  "preference-applied",
  "retry-after",
];

export function listOperations(document: OpenApiDocument): DescribedOperation[] {
  return Object.entries(at(document, "paths")).flatMap(([path, item]) =>
    Object.entries(item as Part).map(([method, description]) => ({
      method: method.toUpperCase(),
      path,
      description: description as Part,
    })),
  );
}

/** One for all documents: it would compile the schema of schemas for each anew. */
const ajv = new Ajv2020({ strict: false, logger: false, code: { optimize: false } });
addFormats.default(ajv);
let documents = 0;

/** Calls what a document describes, and says where an answer is not what it describes. */
export function createWitness(backlot: Backlot, document: OpenApiDocument) {
  documents++;
  const key = `openapi-${documents}`;
  ajv.addSchema({ ...document }, key);
  const validators = new Map<string, ValidateFunction>();
  /** By their text: hundreds of answers are the same few, and refer to the document's own schemas. */
  const compiled = new Map<string, ValidateFunction>();
  const seen = new Map<DescribedOperation, Set<string>>();

  return {
    call,
    seen,
    fits,
    resolve,
    read: async (path: string): Promise<unknown> =>
      (await backlot.fetch(new Request(`http://127.0.0.1${path}`))).json(),
  };

  async function call(operation: DescribedOperation, { path, headers = {}, body }: Call) {
    const { method } = operation;
    const init = body === undefined ? { method, headers } : { method, headers, body };
    const response = await backlot.fetch(new Request(`http://127.0.0.1${path}`, init));
    const text = await response.text();
    seen.set(operation, (seen.get(operation) ?? new Set()).add(String(response.status)));
    const fault = findFault(operation, path, response, text);
    return { response, text, faults: fault === undefined ? [] : [`${method} ${path}: ${fault}`] };
  }

  function findFault(
    operation: DescribedOperation,
    path: string,
    response: Response,
    text: string,
  ): string | undefined {
    const responses = at(operation.description, "responses");
    const { target, pointer } = resolve(
      responses[response.status],
      `${pointerOf(operation)}/responses/${response.status}`,
    );
    if (!target) return `${response.status} is not described: ${text}`;
    const headers = Object.keys(at(target, "headers")).map((name) => name.toLowerCase());
    const unsendable = [...response.headers].find(([, value]) => !/^[\t\x20-\x7e]*$/.test(value));
    if (unsendable) return `the header ${unsendable[0]} is no ASCII text`;
    const stray = telling.find((name) => response.headers.has(name) && !headers.includes(name));
    if (stray !== undefined) return `${response.status} has the header ${stray}`;
    if (!("content" in target)) return text === "" ? undefined : "a body where none is described";
    if (text === "" && isMinimal(response)) return undefined;
    const type = response.headers.get("content-type")?.split(";")[0] ?? "";
    if (!Object.hasOwn(at(target, "content"), type)) return `the type ${type} is not described`;
    // The document says of these that they change the shape of an answer.
    if (/[?&]_(?:fields|embed|expand)=/.test(path)) return undefined;
    const schema = `${pointer}/content/${escapePointer(type)}/schema`;
    return fits(schema, JSON.parse(text)) ? undefined : `${response.status} does not fit: ${text}`;
  }

  function fits(pointer: string, value: unknown): boolean {
    const validate = validators.get(pointer) ?? compile(pointer);
    validators.set(pointer, validate);
    return validate(value);
  }

  function compile(pointer: string): ValidateFunction {
    const text = JSON.stringify(partAt(document, pointer));
    const validate = compiled.get(text) ?? ajv.compile({ $ref: `${key}#${encodeURI(pointer)}` });
    compiled.set(text, validate);
    return validate;
  }

  function resolve(part: unknown, pointer: string): { target: Part | undefined; pointer: string } {
    const target = part as Part | undefined;
    const reference = target?.["$ref"];
    if (typeof reference !== "string") return { target, pointer };
    const found = reference
      .slice(2)
      .split("/")
      .reduce<unknown>((inner, name) => (inner as Part)[name], document);
    return { target: found as Part, pointer: reference.slice(1) };
  }
}

export type Witness = ReturnType<typeof createWitness>;

/** What `Prefer` is described to do: RFC 7240, section 4.2. */
function isMinimal({ headers }: Response): boolean {
  return headers.get("preference-applied") === "return=minimal" && !headers.has("content-type");
}

export function pointerOf({ path, method }: DescribedOperation): string {
  return `/paths/${escapePointer(path)}/${method.toLowerCase()}`;
}

export function at(part: Part, name: string): Part {
  return (part[name] ?? {}) as Part;
}

/** RFC 6901, section 3. */
export function escapePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function partAt(document: Part, pointer: string): unknown {
  const names = pointer.split("/").slice(1);
  return names.reduce<unknown>(
    (inner, name) => (inner as Part)[name.replaceAll("~1", "/").replaceAll("~0", "~")],
    document,
  );
}

/**
 * What no schema can say: what there is already or no longer, what the path says, what others keep,
 * and which values can stand in a path.
 */
export function isBeyondSchemas(text: string): boolean {
  return (
    /:error:(?:object-exists|identifier-mismatch|unknown-record)"/.test(text) ||
    /does not exist|is kept by|to be an identifier/.test(text)
  );
}
