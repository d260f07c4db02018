import { type Mistake, SetupError } from "../../errors.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import { suggest } from "../../suggest.ts";
import { readProject } from "../read-project.ts";
import { type PreparedRecords, prepareRecords } from "./generate-records.ts";
import { referencesOf } from "./record-references.ts";
import { toDay } from "./record-time.ts";

export interface Explanation {
  /** `User.email` */
  readonly member: string;
  /** Which rule makes the value. */
  readonly reason: string;
  /** Values of the first records. */
  readonly examples: readonly Json[];
  /** What to write for another value, the nearest way first. */
  readonly change: readonly string[];
}

export interface ExplainRequest {
  /** `User.email`, `User.address.city` */
  readonly member: string;
  /** Model files; without them, those of the config. */
  readonly models: readonly string[];
  readonly config: string;
}

/** Why a member's value is what it is, and how to change it. */
export async function explainValue(request: ExplainRequest): Promise<Explanation> {
  const [type = "", ...rest] = request.member.split(".");
  const path = rest.join(".");
  const prepared = await prepare(type, request);
  const { explainMember } = await import("../../generate/explain-member.ts");
  const reason = explainMember(path, prepared);
  if (reason === undefined) throw new SetupError([unknownMember(type, path, prepared)]);
  const { generator, resource } = prepared;
  const records = Array.from({ length: 3 }, (_, index) => generator.record(resource, index));
  const examples = records.flatMap((record) => valuesAt(record, path.split("."))).slice(0, 3);
  const place = prepared.settings ? `at the resource ${resource.path}` : "at the resource";
  return {
    member: request.member,
    reason,
    examples,
    change: waysToChange(path, examples[0], place),
  };
}

/** The config's own resource of this model where it has one: its rules and relations count. */
async function prepare(type: string, { models, config }: ExplainRequest): Promise<PreparedRecords> {
  if (models.length > 0) return prepareRecords({ type, models });
  const project = await readProject(config, {});
  const resource = project.resources.find(({ model }) => model === type);
  if (!resource) return prepareRecords({ type, config });
  const [{ createRecordGenerator }, { loadLibrary }] = await Promise.all([
    import("./record-generator.ts"),
    import("../../generate/load-library.ts"),
  ]);
  const now = project.config.now ?? toDay(new Date());
  return {
    resource,
    models: project.resources.map(({ model }) => model),
    definitions: project.models.definitions,
    relations: referencesOf(project),
    settings: project.config.resources.find(({ path }) => path === resource.path),
    library: await loadLibrary(project.config.locale, now, () => {}, false),
    generator: await createRecordGenerator(project, now),
  };
}

function unknownMember(type: string, path: string, { resource }: PreparedRecords): Mistake {
  const names = [...resource.members.keys()];
  const remedy = path === "" ? `Name one: ${type}.${names[0] ?? "member"}.` : suggest(path, names);
  return {
    code: "type-unreadable",
    place: path === "" ? type : `${type}.${path}`,
    message: path === "" ? "a property is missing." : `"${type}" has no such property.`,
    ...(remedy === undefined ? {} : { remedy }),
  };
}

function valuesAt(
  value: Json | JsonObject | undefined,
  [name, ...rest]: readonly string[],
): Json[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    const path = name === undefined ? [] : [name, ...rest];
    return value.flatMap((item: Json) => valuesAt(item, path)).slice(0, 1);
  }
  if (name === undefined) return [value];
  return typeof value === "object" && value !== null
    ? valuesAt((value as JsonObject)[name], rest)
    : [];
}

/** What a rule may look like, by the kind of the value. */
const ruleExamples = {
  string: { values: '["first", "second"]', method: "lorem.words" },
  number: { values: "[10, 20, 30]", method: "number.int" },
  boolean: { values: "true", method: "datatype.boolean" },
} as const;

function waysToChange(path: string, example: Json | undefined, place: string): readonly string[] {
  const kind =
    typeof example === "number" || typeof example === "boolean" ? typeof example : "string";
  const { values, method } = ruleExamples[kind as keyof typeof ruleExamples];
  return [
    `in the config, ${place}: fields: { ${JSON.stringify(path)}: ${values} }`,
    `there too, by a method of Faker or a function: "${method}", ({ faker, index, record }) => …`,
    `in the model, above the property: /** @faker ${method} */`,
  ];
}
