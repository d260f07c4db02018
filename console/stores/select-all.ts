import type { ResourceInfo } from "../api/answers.ts";
import { api } from "../api/api.ts";
import { idOf } from "../model/columns.ts";
import { listKey, toQuery } from "./list-place.ts";
import { complain, tell } from "./notices.ts";
import { type RecordTable, select } from "./record-table.ts";

/** Nobody looks through more, and each has to be read before something is done to it. */
const mostSelected = 10_000;

/** Every record that the search and the filters find, wherever it is in the list. */
export async function selectAll(resource: ResourceInfo, table: RecordTable): Promise<void> {
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
