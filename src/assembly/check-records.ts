import { relative } from "node:path";
import type { Mistake } from "../errors.ts";
import type { RecordSettings } from "../schema/field-rule.ts";
import { readId } from "../schema/identifier/identifier.ts";
import type { Resource } from "../schema/resource.ts";
import type { Json } from "../schema/schema.ts";
import { describeMore } from "../schema/validate/fault-words.ts";
import type { Check } from "../schema/validate/validate.ts";

/** What is wrong, and where below the records: `[0].name`. */
type Finding = readonly [below: string, message: string];

/** Fixed records must be what a client could have sent. */
export async function checkRecords(
  resources: readonly Resource[],
  settings: readonly RecordSettings[],
  checkOf: (resource: Resource) => Check | Promise<Check>,
): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const setting of settings) {
    const { path, records } = setting;
    const place = setting.recordsPlace ?? `${setting.place}.records`;
    const resource = resources.find((one) => one.path === path);
    if (!resource || records.length === 0) continue;
    const check = await checkOf(resource);
    const findings = [...findFaults(records, check), ...findRepeated(resource, records)];
    for (const [below, message] of findings) {
      const remedy = toRemedy(setting);
      mistakes.push({ code: "config-invalid", place: `${place}${below}`, message, remedy });
    }
  }
  return mistakes;
}

function toRemedy({ recordsFile }: RecordSettings): string {
  if (recordsFile === undefined) return "Mend the record, or the model.";
  return `Mend it in ${relative(process.cwd(), recordsFile)}.`;
}

function findFaults(records: RecordSettings["records"], check: Check): Finding[] {
  return records.flatMap((record, index) => {
    const { byMember = {}, more = 0 } = check(record) ?? {};
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
