import { relative } from "node:path";
import type { Mistake } from "../../errors.ts";
import type { BodyReader, Conformed } from "../../schema/bodies/body-reader.ts";
import type { RecordSettings } from "../../schema/field-rule.ts";
import { readId } from "../../schema/identifier/identifier.ts";
import { toKeptRecords } from "../../schema/records/fixed-records.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Json } from "../../schema/schema.ts";
import { describeMore } from "../../schema/validate/fault-words.ts";
import type { Project } from "../project/project.ts";

/** What is wrong, and where below the records: `[0].name`. */
type Finding = readonly [below: string, message: string];

export interface CheckedRecords<S extends RecordSettings> {
  /** With the records as they are kept. */
  readonly settings: readonly S[];
  readonly mistakes: readonly Mistake[];
}

/** Fixed records must be what a client could have sent, and are read as a client's would be. */
export async function checkRecords<S extends RecordSettings>(
  { resources, relations }: Pick<Project, "resources" | "relations">,
  settings: readonly S[],
  readerOf: (resource: Resource) => BodyReader | Promise<BodyReader>,
): Promise<CheckedRecords<S>> {
  const mistakes: Mistake[] = [];
  const checked: S[] = [];
  for (const setting of settings) {
    const { path } = setting;
    const place = setting.recordsPlace ?? `${setting.place}.records`;
    const resource = resources.find((one) => one.path === path);
    if (!resource || setting.records.length === 0) {
      checked.push(setting);
      continue;
    }
    const kept = toKeptRecords(resource, relations, setting.records);
    const { conform } = await readerOf(resource);
    const conformed = kept.map(conform);
    const records = conformed.map(({ record }, index) => record ?? kept[index] ?? {});
    for (const [below, message] of [...findFaults(conformed), ...findRepeated(resource, records)]) {
      const remedy = toRemedy(setting);
      mistakes.push({ code: "config-invalid", place: `${place}${below}`, message, remedy });
    }
    checked.push({ ...setting, records });
  }
  return { settings: checked, mistakes };
}

function toRemedy({ recordsFile }: RecordSettings): string {
  if (recordsFile === undefined) return "Mend the record, or the model.";
  return `Mend it in ${relative(process.cwd(), recordsFile)}.`;
}

function findFaults(records: readonly Conformed[]): Finding[] {
  return records.flatMap(({ faults }, index) => {
    const { byMember = {}, more = 0 } = faults ?? {};
    const told = Object.entries(byMember).map(
      ([member, fault]): Finding => [`[${index}].${member}`, `${fault}.`],
    );
    const others = describeMore(more).map((words): Finding => [`[${index}]`, `has ${words}.`]);
    return [...told, ...others];
  });
}

function findRepeated(resource: Resource, records: RecordSettings["records"]): Finding[] {
  if (resource.shape === "single") {
    if (records.length < 2) return [];
    return [["", `a single object has one record, not ${records.length}.`]];
  }
  const { identifier } = resource;
  const seen = new Map<Json, number>();
  return records.flatMap((record, index): Finding[] => {
    const id = readId(identifier, record);
    const first = id === undefined ? undefined : seen.get(id);
    if (id !== undefined && first === undefined) seen.set(id, index);
    if (first === undefined) return [];
    const message = `${JSON.stringify(id)} is already the identifier of records[${first}].`;
    return [[`[${index}].${identifier.name}`, message]];
  });
}
