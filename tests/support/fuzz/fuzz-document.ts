import fc from "fast-check";
import type { Backlot } from "../../../src/index.ts";
import {
  type Call,
  createWitness,
  type DescribedOperation,
  isBeyondSchemas,
  listOperations,
  type Part,
  pointerOf,
} from "../conformance.ts";
import { type Plan, planOf } from "./plan-of-operation.ts";
import {
  type Credential,
  createSurroundings,
  type PlannedCall,
  type Surroundings,
} from "./surroundings.ts";

export interface Fuzzing {
  readonly seed: number;
  readonly cases: number;
  /** Makes no further batch after this moment. */
  readonly isOver?: () => boolean;
  /** What a guarded route wants to see: asked again whenever the records are made anew. */
  readonly authorize?: () => Promise<Credential>;
}

export interface Outcome {
  readonly cases: number;
  readonly faults: readonly string[];
  /** How often each status was met. */
  readonly statuses: Readonly<Record<string, number>>;
}

const batchSize = 250;
const enough = 20;

/** Puts a server through requests made from its own document, and says where it breaks it. */
export async function fuzzDocument(backlot: Backlot, fuzzing: Fuzzing): Promise<Outcome> {
  const { seed, cases, isOver = () => false, authorize } = fuzzing;
  const document = await backlot.document();
  const witness = createWitness(backlot, document);
  const resolve = (reference: string) => witness.resolve({ $ref: reference }, "").target ?? {};
  const operations = listOperations(document);
  const request = fc.oneof(
    ...operations.map((operation) =>
      planOf(operation, parametersOf(operation), resolve).map((plan) => ({ operation, plan })),
    ),
  );
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  let done = 0;
  while (done < cases && faults.length < enough && !isOver()) await runBatch();
  return { cases: done, faults, statuses };

  async function runBatch(): Promise<void> {
    const surroundings = createSurroundings(backlot, await authorize?.());
    const numRuns = Math.min(batchSize, cases - done);
    const batch = fc.sample(request, { seed: seed + done, numRuns });
    for (const { operation, plan } of batch) {
      done += 1;
      const found = await run(operation, plan, surroundings);
      faults.push(...found.map((fault) => `case ${done}: ${fault}`));
    }
    faults.push(...(await checkLists(surroundings)));
    await backlot.reset();
  }

  async function run(
    operation: DescribedOperation,
    plan: Plan,
    surroundings: Surroundings,
  ): Promise<readonly string[]> {
    const call = await surroundings.toCall(operation, plan);
    if (!isAbout(operation, call)) return survive(operation, call);
    const { response, text, faults: found } = await witness.call(operation, call);
    const { status } = response;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const more = [
      plan.isHead ? await compareHead(call, status) : undefined,
      status === 201 ? await follow(response, surroundings) : undefined,
      findDisagreement(operation, call, status, text),
    ];
    const all = [...found, ...more.filter((fault) => fault !== undefined)];
    return all.map((fault) => `${fault}\n  ${describe(operation, call)}`);
  }

  /** Where the path is another's after all, all that can be said is that nothing fails. */
  async function survive(
    { method }: DescribedOperation,
    { path, headers, body }: Call,
  ): Promise<readonly string[]> {
    const init = { method, headers: headers ?? {}, ...(body === undefined ? {} : { body }) };
    const { status } = await backlot.fetch(new Request(`http://127.0.0.1${path}`, init));
    return status < 500 ? [] : [`${method} ${path}: ${status}`];
  }

  async function compareHead({ path, headers = {} }: Call, status: number) {
    const request = new Request(`http://127.0.0.1${path}`, { method: "HEAD", headers });
    const head = await backlot.fetch(request);
    if ((await head.text()) !== "") return "HEAD has a body";
    return head.status === status ? undefined : `HEAD is ${head.status}, GET ${status}`;
  }

  /** What was created is where the answer says that it is. */
  async function follow({ headers }: Response, { get }: Surroundings) {
    const location = headers.get("location");
    if (location === null) return undefined;
    const { status } = await get(location);
    return status === 200 || status === 405 ? undefined : `${location} is ${status} when followed`;
  }

  /**
   * A whole record that the document allows is not refused for its shape. What a part of one makes of
   * the record that it changes, no schema can say.
   */
  function findDisagreement(
    operation: DescribedOperation,
    { headers, json }: PlannedCall,
    status: number,
    text: string,
  ) {
    const media = headers?.["content-type"];
    if (status !== 422 || json === undefined || media !== "application/json") return undefined;
    if (operation.method === "PATCH" || isBeyondSchemas(text)) return undefined;
    const schema = `${pointerOf(operation)}/requestBody/content/application~1json/schema`;
    return witness.fits(schema, json) ? `refused what its schema allows: ${text}` : undefined;
  }

  /** However it came about: what is kept fits its model. */
  async function checkLists({ get }: Surroundings): Promise<string[]> {
    const lists = operations.filter(
      ({ method, path }) => method === "GET" && !path.includes("{") && !path.includes("/auth/"),
    );
    const found: string[] = [];
    for (const operation of lists) {
      const response = await get(operation.path);
      if (!response.ok) continue;
      const schema = `${pointerOf(operation)}/responses/200/content/application~1json/schema`;
      const text = await response.text();
      if (witness.fits(schema, JSON.parse(text))) continue;
      found.push(`after case ${done}: ${operation.path} holds ${text}`);
    }
    return found;
  }

  function parametersOf({ description }: DescribedOperation): readonly Part[] {
    const parameters = (description["parameters"] ?? []) as readonly Part[];
    return parameters.map((parameter) => witness.resolve(parameter, "").target ?? {});
  }
}

/** Dots and empty texts make another path of the one that they stand in. */
function isAbout({ path: template }: DescribedOperation, { path }: Call): boolean {
  const segments = new URL(path, "http://127.0.0.1").pathname.split("/");
  return segments.length === template.split("/").length && !segments.slice(1).includes("");
}

function describe({ method }: DescribedOperation, { path, headers, body }: Call): string {
  const content = body instanceof FormData ? [...body] : body;
  return JSON.stringify({ method, path, headers, body: content }).slice(0, 2000);
}
