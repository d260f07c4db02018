import type { Mistake } from "../errors.ts";
import type { RecordSettings } from "../schema/field-rule.ts";
import type { Resource } from "../schema/resource.ts";
import type { Json } from "../schema/schema.ts";
import type { Check } from "../schema/validate.ts";

/** Fixed records must be what a client could have sent. */
export async function checkRecords(
  resources: readonly Resource[],
  settings: readonly RecordSettings[],
  checkOf: (resource: Resource) => Check | Promise<Check>,
): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const { place, path, records } of settings) {
    const resource = resources.find((one) => one.path === path);
    if (!resource || records.length === 0) continue;
    const check = await checkOf(resource);
    for (const [index, record] of records.entries()) {
      for (const [member, fault] of Object.entries(check(record) ?? {})) {
        mistakes.push(toMistake(`${place}.records[${index}].${member}`, `${fault}.`));
      }
    }
    mistakes.push(...findRepeated(resource, place, records));
  }
  return mistakes;
}

function findRepeated(
  resource: Resource,
  place: string,
  records: RecordSettings["records"],
): readonly Mistake[] {
  if (resource.shape === "single") {
    if (records.length < 2) return [];
    return [
      toMistake(`${place}.records`, `a single object has one record, not ${records.length}.`),
    ];
  }
  const { name } = resource.identifier;
  const seen = new Map<Json, number>();
  return records.flatMap((record, index) => {
    const id = record[name];
    const first = id === undefined ? undefined : seen.get(id);
    if (id !== undefined && first === undefined) seen.set(id, index);
    if (first === undefined) return [];
    const message = `${JSON.stringify(id)} is already the identifier of records[${first}].`;
    return [toMistake(`${place}.records[${index}].${name}`, message)];
  });
}

function toMistake(place: string, message: string): Mistake {
  return { code: "config-invalid", place, message };
}
