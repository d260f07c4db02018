import type { ResourceInfo } from "../api/answers.ts";
import { api } from "../api/api.ts";
import { idOf } from "../model/columns.ts";
import { createChoices } from "./choices.ts";
import { listKey, toQuery } from "./list-place.ts";
import { complain, tell } from "./notices.ts";
import { type RecordTable, select } from "./record-table.ts";

/** Nobody looks through more, and each has to be read before something is done to it. */
const mostSelected = 10_000;

const selecting = createChoices<boolean>();

/** Whether they are being read: the box is ticked until it is known how many there are. */
export function isSelectingAll({ path }: ResourceInfo): boolean {
  return selecting.pending(path) === true;
}

/** Every record that the search and the filters find, wherever it is in the list. */
export function selectAll(resource: ResourceInfo, table: RecordTable): Promise<void> {
  return selecting.hold(resource.path, true, () => readAll(resource, table));
}

async function readAll(resource: ResourceInfo, table: RecordTable): Promise<void> {
  try {
    const query = { ...toQuery(listKey.value), _start: 0, _end: mostSelected };
    const { records, total } = await api.list(resource.path, query);
    select(
      table,
      records.map((record) => idOf(record, resource)),
    );
    if (total > records.length) {
      tell(`Of ${total} records the first ${records.length} are selected.`);
    }
  } catch (error) {
    complain(error);
  }
}
